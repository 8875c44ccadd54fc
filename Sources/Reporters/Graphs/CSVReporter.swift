internal import Analysis
internal import Facts
internal import Graphs

/// The adjacency matrix as CSV (RFC 4180, with plain line ends): a row depends on a column, and a cell says by how many facts.
///
/// What depends on nothing comes first, so that a design without knots has numbers below the diagonal only, and a knot is a square on it. A name that
/// a spreadsheet would take for a formula has an apostrophe before it.
package struct CSVReporter: GraphReporter {
  package static let name = "csv"
  package static let summary = "the adjacency matrix, for spreadsheets and scripts"
  package static let form = GraphForm.picture

  package init() {}

  package func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target) {
    let digraph = Digraph(nodeCount: shown.nodes.count, edges: shown.edges.map { Digraph.Edge($0.source, $0.target) })
    let levels = digraph.levels()
    let order = shown.nodes.indices.sorted { a, b in
      (levels[a], shown.nodes[a].knot ?? -1, a) < (levels[b], shown.nodes[b].knot ?? -1, b)
    }
    var rows = [[Int: Int]](repeating: [:], count: shown.nodes.count)
    for edge in shown.edges { rows[edge.source][edge.target, default: 0] += 1 }
    let names = order.map { cell(shown.nodes[$0].name) }
    var bytes = Bytes()
    bytes.append("\"\(shown.view?.rawValue ?? "everything")\"")
    for name in names {
      bytes.append(",")
      bytes.append(name)
      bytes.flush(to: &output)
    }
    bytes.append("\n")
    for (place, node) in order.enumerated() {
      bytes.append(names[place])
      for other in order {
        bytes.append(",")
        if let count = rows[node][other] { bytes.append(count) }
      }
      bytes.append("\n")
      bytes.flush(to: &output)
    }
    bytes.finish(to: &output)
  }
}

private func cell(_ name: String) -> String {
  let text = visible(name)
  let isFormula = text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
  return "\"" + (isFormula ? "'" : "") + text.escaping(["\"": "\"\""]) + "\""
}
