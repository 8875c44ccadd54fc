package import Analysis
internal import Facts

/// What `arborist trend --format` offers.
package let trendFormats: [AnswerFormat<Trend>] = [
  AnswerFormat("text") { trend, _ in trend.text },
  AnswerFormat("markdown") { trend, _ in trend.markdown },
  AnswerFormat("csv") { trend, _ in trend.csv },
  AnswerFormat("json") { trend, _ in trend.json.document("trend") },
  AnswerFormat("svg") { trend, _ in TrendChart(trend).svg },
]

extension Vitals.Name {
  /// The head of a column.
  var head: String {
    switch self {
    case .files: "files"
    case .lines: "lines"
    case .types: "types"
    case .components: "components"
    case .dependencies: "edges"
    case .knots: "knots"
    case .knotted: "knotted"
    case .largestKnot: "largest"
    case .ccd: "CCD"
    case .acd: "ACD"
    case .reach: "reach %"
    case .singlyOwned: "one owner %"
    case .crossing: "crossing"
    case .ownershipKnots: "own. knots"
    case .retainCycles: "retain cycles"
    case .errors: "errors"
    case .warnings: "warnings"
    }
  }

  /// Those that a table for people shows; the others are in CSV and JSON.
  static let shown: [Vitals.Name] = [.lines, .types, .components, .dependencies, .knots, .knotted, .largestKnot, .acd, .singlyOwned, .retainCycles, .errors, .warnings]
}

/// `1234.5` of 1234.4967: tables need no more than one digit after the point.
func tenths(_ number: Double) -> String { decimal((number * 10).rounded() / 10) }

extension Trend {
  // MARK: Text

  fileprivate var text: String {
    let heads = ["revision", "date"] + Vitals.Name.shown.map(\.head)
    var table = [heads]
    for row in rows {
      table.append([leading(row.name), visible(row.date)] + (row.vitals.map { vitals in Vitals.Name.shown.map { tenths(vitals[$0]) } } ?? []))
    }
    let widths = heads.indices.map { column in table.map { column < $0.count ? $0[column].count : 0 }.max()! }
    func line(_ cells: [String]) -> String {
      cells.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }
    var text = line(table[0]) + "\n"
    for (row, cells) in zip(rows, table.dropFirst()) {
      text += line(cells) + (row.failure.map { "  not analysed: \(visible($0))" } ?? "") + "\n"
    }
    guard rows.count > 1 else { return text }
    text += "\n"
    let width = Vitals.Name.shown.map(\.words.count).max()!
    for name in Vitals.Name.shown {
      let known = values(name).compactMap { $0 }
      guard let first = known.first, let last = known.last else { continue }
      text += name.words + String(repeating: " ", count: width - name.words.count) + "  \(sparkline(values(name)))  \(tenths(first)) -> \(tenths(last))\n"
    }
    return text
  }

  // MARK: Tables for others

  fileprivate var markdown: String {
    let names = Vitals.Name.shown
    var text = "| revision | date | \(names.map(\.head).joined(separator: " | ")) |\n| --- | --- |\(String(repeating: " ---: |", count: names.count))\n"
    for row in rows {
      text += "| \(markdownCode(row.name)) | \(Reporters.markdown(row.date)) | "
      if let vitals = row.vitals {
        text += names.map { tenths(vitals[$0]) }.joined(separator: " | ") + " |\n"
      } else {
        text += "not analysed: \(Reporters.markdown(row.failure ?? ""))" + String(repeating: " |", count: names.count) + "\n"
      }
    }
    return text
  }

  fileprivate var csv: String {
    var text = (["revision", "commit", "date"] + Vitals.Name.allCases.map(\.rawValue) + ["failure"]).joined(separator: ",") + "\n"
    for row in rows {
      let numbers = Vitals.Name.allCases.map { name in row.vitals.map { decimal($0[name]) } ?? "" }
      text += ([csvField(leading(row.name)), csvField(row.commit), csvField(row.date)] + numbers + [csvField(row.failure ?? "")]).joined(separator: ",") + "\n"
    }
    return text
  }

  fileprivate var json: JSON {
    .members([
      "rows": .list(
        rows.map { row in
          .members([
            "revision": .text(row.name), "commit": .text(row.commit), "date": .text(row.date), "subject": .text(row.subject),
            "numbers": row.vitals.map { vitals in .object(Vitals.Name.allCases.map { .init(key: $0.rawValue, value: .decimal(vitals[$0])) }) } ?? .null,
            "failure": .optional(row.failure),
          ])
        })
    ])
  }
}

/// A character for each value, the least at the bottom; a blank for what is not known.
func sparkline(_ values: [Double?]) -> String {
  let bars = Array("▁▂▃▄▅▆▇█")
  let known = values.compactMap { $0 }
  guard let least = known.min(), let most = known.max() else { return "" }
  return String(
    values.map { value in
      guard let value else { return " " }
      return most == least ? bars[3] : bars[Int(((value - least) / (most - least) * Double(bars.count - 1)).rounded())]
    })
}

/// In quotes where CSV needs them, and with an apostrophe before what a spreadsheet would take for a formula.
private func csvField(_ text: String) -> String {
  var text = visible(text)
  if let first = text.first, "=+-@".contains(first) { text = "'" + text }
  return text.contains { ",\"\n\r".contains($0) } ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
}
