internal import Analysis

/// A trend as small line charts, one a number, each with its own scale: an SVG file that needs nothing else.
struct TrendChart {
  private let trend: Trend
  private static let size = (width: 420.0, height: 150.0)
  private static let columns = 2
  private static let left = 56.0
  private static let top = 30.0

  init(_ trend: Trend) { self.trend = trend }

  var svg: String {
    let names = Vitals.Name.shown.filter { trend.values($0).contains { $0 != nil } }
    let rows = (names.count + Self.columns - 1) / Self.columns
    let (width, height) = (Double(Self.columns) * Self.size.width, Double(rows) * Self.size.height + 24)
    var bytes = Bytes()
    bytes.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(decimal(width))" height="\(decimal(height))" viewBox="0 0 \(decimal(width)) \(decimal(height))" role="img">
      <title>\(xml("\(trend.rows.count) revisions, \(trend.rows.first?.name ?? "") to \(trend.rows.last?.name ?? "")"))</title>
      <style>
      text { font: 12px system-ui, sans-serif; fill: #333 } .name { font-weight: 600 } .axis { stroke: #ccc } .line { fill: none; stroke: #2f6db3; stroke-width: 2 }
      circle { fill: #2f6db3 } .small { font-size: 10px; fill: #666 }
      @media (prefers-color-scheme: dark) { text { fill: #ddd } .small { fill: #aaa } .axis { stroke: #555 } .line { stroke: #7fb2ea } circle { fill: #7fb2ea } }
      </style>

      """)
    for (number, name) in names.enumerated() {
      let x = Double(number % Self.columns) * Self.size.width
      let y = Double(number / Self.columns) * Self.size.height
      bytes.append("<g transform=\"translate(\(decimal(x)) \(decimal(y)))\">\n" + chart(name) + "</g>\n")
    }
    let span = "\(trend.rows.first.map { "\($0.name) (\($0.date))" } ?? "") to \(trend.rows.last.map { "\($0.name) (\($0.date))" } ?? "")"
    bytes.append("<text class=\"small\" x=\"\(decimal(Self.left))\" y=\"\(decimal(height - 8))\">\(xml(span))</text>\n</svg>\n")
    return String(decoding: bytes.content, as: UTF8.self)
  }

  private func chart(_ name: Vitals.Name) -> String {
    let values = trend.values(name)
    let known = values.compactMap { $0 }
    let (least, most) = (known.min()!, known.max()!)
    let (width, height) = (Self.size.width - Self.left - 16, Self.size.height - Self.top - 24)
    func x(_ index: Int) -> Double { Self.left + (values.count < 2 ? width / 2 : width * Double(index) / Double(values.count - 1)) }
    func y(_ value: Double) -> Double { Self.top + (most == least ? height / 2 : height * (most - value) / (most - least)) }
    var text = "<text class=\"name\" x=\"\(decimal(Self.left))\" y=\"18\">\(xml(name.words))</text>\n"
    for value in most == least ? [most] : [most, least] {
      text += "<line class=\"axis\" x1=\"\(decimal(Self.left))\" x2=\"\(decimal(Self.left + width))\" y1=\"\(decimal(y(value)))\" y2=\"\(decimal(y(value)))\"/>"
      text += "<text class=\"small\" text-anchor=\"end\" x=\"\(decimal(Self.left - 6))\" y=\"\(decimal(y(value) + 4))\">\(tenths(value))</text>\n"
    }
    // A revision without numbers leaves a gap.
    var points: [String] = []
    func close() -> String {
      defer { points = [] }
      return points.count > 1 ? "<polyline class=\"line\" points=\"\(points.joined(separator: " "))\"/>\n" : ""
    }
    var dots = ""
    for (index, value) in values.enumerated() {
      guard let value else {
        text += close()
        continue
      }
      points.append("\(decimal(x(index))),\(decimal(y(value)))")
      let row = trend.rows[index]
      dots += "<circle cx=\"\(decimal(x(index)))\" cy=\"\(decimal(y(value)))\" r=\"3\"><title>\(xml("\(row.name), \(row.date): \(tenths(value))"))</title></circle>\n"
    }
    return text + close() + dots
  }

  private func xml(_ text: String) -> String {
    var bytes = Bytes()
    bytes.append(escaped: visible(text))
    return String(decoding: bytes.content, as: UTF8.self)
  }
}
