import Analysis
import ArgumentParser
import Facts
import Foundation
import Graphs
import Reporters

/// Writes the audit of a made-up project, and says how large the page is and how long it took to make the audit and the page.
struct AuditBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Writes the audit page of a made-up project, to be opened in a browser.")

  @Option(help: "How many components.")
  var components = 5_000

  @Option(help: "How many imports each has.")
  var degree = 7

  @Option(name: .shortAndLong, help: "Where to write the page.")
  var output = "audit.html"

  func run() throws {
    let graph = madeUpProject()
    let (audit, making) = Measurement.of(runs: 1) { Audit(Report(graph: graph)) }
    let (page, writing) = Measurement.of(runs: 1) { AuditPage().text(audit, AuditStyle(name: "Made up")) }
    try page.write(toFile: output, atomically: true, encoding: .utf8)
    let edges = audit.components.dependencies.count
    print(
      "\(components) components, \(edges) dependencies, \(audit.plan.steps.count) cuts: audit \(shown(making.seconds)) s, page \(shown(writing.seconds)) s, "
        + "\(page.utf8.count) bytes, \(shown(Double(page.utf8.count) / Double(max(edges, 1)))) an edge")
  }

  private func shown(_ number: Double) -> String { String(format: "%.2f", number) }

  /// Headers in folders of some thirty, and these in folders of some ten. Imports are layered; one in five hundred leads back. Each header has a class, which
  /// holds some of the classes whose headers it imports.
  private func madeUpProject() -> Graph {
    let edges = layeredEdges(nodes: components, degree: degree, layers: 24, backEdges: components * degree / 500, seed: 1)
    func path(_ number: Int32) -> String { "Sources/Area\(number / 300)/Part\(number / 30)/Component\(number).h" }
    func type(_ number: Int32) -> EntityID { .objectiveCClass("Class\(number)") }
    let numbers = 0..<Int32(components)
    let entities = numbers.flatMap { number in
      [
        Entity(EntityID(path(number)), kind: .file, name: path(number), language: .objectiveC, location: SourceLocation(path(number)), lines: 40 + Int(number % 97) * 5),
        Entity(type(number), kind: .class, name: "Class\(number)", language: .objectiveC, location: SourceLocation(path(number), line: 20), isDefinition: true),
      ]
    }
    let facts = edges.enumerated().flatMap { line, edge -> [Fact] in
      let at = SourceLocation(path(edge.source), line: line % 60 + 1)
      let imports = Fact(EntityID(path(edge.source)), .imports, EntityID(path(edge.target)), at: at, .init(form: .quoted))
      guard line.isMultiple(of: 6) else { return [imports] }
      return [imports, Fact(type(edge.source), .holds, type(edge.target), at: at, .init(ownership: .strong, member: "part\(line % 10)"))]
    }
    return Graph(entities: entities, facts: facts)
  }
}
