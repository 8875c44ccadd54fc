import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import Testing

@Suite struct ReportersTests {
  /// A format with a choice, and the name of its golden file.
  struct Case: Sendable {
    let file: String
    let reporter: any GraphReporter
    let choice: GraphChoice

    init(_ file: String, _ reporter: any GraphReporter, _ change: (inout GraphChoice) -> Void = { _ in }) {
      var choice = GraphChoice()
      change(&choice)
      (self.file, self.reporter, self.choice) = (file, reporter, choice)
    }

    func text(_ report: Report) -> String { reporter.text(report, choice) }
  }

  static let cases = [
    Case("graph-json", GraphJSONReporter()),
    Case("graph-json-components", GraphJSONReporter()) { ($0.view, $0.level) = (.imports, .component) },
    Case("graphml", GraphMLReporter()),
    Case("mermaid", MermaidReporter()),
    Case("mermaid-objects", MermaidReporter()) { $0.view = .objects },
    Case("csv", CSVReporter()) { $0.level = .file },
    Case("dot-dependencies", DotReporter()),
    Case("dot-dependencies-external", DotReporter()) { $0.includesExternal = true },
    Case("dot-objects", DotReporter()) { $0.view = .objects },
    Case("dot-types", DotReporter()) { $0.view = .types },
    Case("dot-inheritance", DotReporter()) { ($0.view, $0.includesExternal) = (.inheritance, true) },
    Case("dot-folders", DotReporter()) { $0.level = .folder },
    Case("dot-files", DotReporter()) { $0.level = .file },
  ]

  // MARK: Golden files

  @Test(arguments: cases.indices) func ordinary(index: Int) throws {
    let (file, reporter) = (Self.cases[index].file, Self.cases[index])
    expectGolden(reporter.text(ordinaryReport), file)
  }

  @Test(arguments: cases.indices) func hostile(index: Int) throws {
    let (file, reporter) = (Self.cases[index].file, Self.cases[index])
    // The other pictures take the same way.
    if (file.hasPrefix("dot") && file != "dot-dependencies" && file != "dot-types") || file.hasSuffix("-components") || file.hasSuffix("-objects") { return }
    expectGolden(reporter.text(hostileReport), file + "-hostile")
  }

  @Test(arguments: cases.indices) func nothingAtAll(index: Int) throws {
    let (file, reporter) = (Self.cases[index].file, Self.cases[index])
    if (file.hasPrefix("dot") && file != "dot-dependencies") || file.hasSuffix("-components") || file.hasSuffix("-objects") { return }
    expectGolden(reporter.text(emptyReport), file + "-empty")
  }

  @Test func facts() {
    expectGolden(FactsReporter().text(ordinaryReport), "facts")
    expectGolden(FactsReporter().text(hostileReport), "facts-hostile")
    expectGolden(FactsReporter().text(emptyReport), "facts-empty")
    for scalar in FactsReporter().text(hostileReport).unicodeScalars where scalar != "\n" { #expect(visible(String(scalar)) == String(scalar)) }
  }

  @Test(arguments: checkupReporters.indices) func checkups(index: Int) throws {
    let reporter = checkupReporters[index]
    expectGolden(reporter.text(ordinaryCheckup), "doctor-\(reporter.name)")
    expectGolden(reporter.text(healthyCheckup), "doctor-\(reporter.name)-healthy")
    let hostile = reporter.text(hostileCheckup)
    for scalar in hostile.unicodeScalars where scalar != "\n" { #expect(visible(String(scalar)) == String(scalar)) }
    if reporter is CheckupJSONReporter {
      let causes = (try parsed(hostile)["coverage"] as? [String: Any])?["causes"] as? [[String: Any]] ?? []
      for (cause, name) in zip(causes, hostileNames) { #expect(same(cause["name"], name)) }
      #expect(causes.count == hostileNames.count)
    }
  }

  @Test func aHintWhereMuchIsMissing() {
    #expect(hint(for: ordinaryReport) != nil)
    #expect(hint(for: emptyReport) == nil)
    var report = emptyReport
    (report.coverage.importsResolved, report.coverage.importsUnresolved) = (95, 5)
    #expect(hint(for: report) == nil)
    report.coverage.importsUnresolved = 6
    #expect(hint(for: report) != nil)
    report.coverage.importsUntaken = 1
    #expect(hint(for: report) == nil)
  }

  @Test func factsOfOneFile() {
    #expect(
      FactsReporter(path: "View/ICView.h").text(ordinaryReport) == """
        View/ICView.h  file View/ICView.h (objective-c, 12 lines)
        View/ICView.h:1  View/ICView.h imports Model/ICModel.h (quoted)
        View/ICView.h:4  class ICView (objective-c)
        View/ICView.h:5  ICView holds ICModel (weak, optional, member 'model')
        View/ICView.h:6  ICView holds ICViewDelegate (unsafe, explicit, member 'delegate')
        View/ICView.h:7  ICView uses ICModel (inferred)
        View/ICView.h:10  protocol ICViewDelegate (objective-c)

        """)
  }

  @Test func methodsAreFacts() {
    let card = Entity("c:objc(cs)Card", kind: .class, name: "Card", language: .objectiveC, location: Facts.SourceLocation("Card.m", line: 1), isDefinition: true)
    let shape = Entity("c:@S@Shape", kind: .class, name: "Shape", language: .cxx, location: Facts.SourceLocation("Card.m", line: 9), isDefinition: true)
    func at(_ line: Int) -> Facts.SourceLocation { Facts.SourceLocation("Card.m", line: line) }
    let methods = [
      Method(
        card.id, "reset:", at: at(2), [.isDefined, .isDynamic, .isAction],
        steps: [
          .init(.clears, "title", at: at(3), block: 0), .init(.turnsOff, "isOpen", at: at(4), block: 0),
          .init(.calls, "draw", of: shape.id, at: at(5), block: 1), .init(.changes, "x", of: "c:unknown", at: at(6), block: 1),
        ]),
      Method(card.id, "card", at: at(7), [.isStatic, .isDynamic]),
      Method(shape.id, "draw()", at: at(10), [.isAbstract, .isStatic]),
    ]
    let report = Report(graph: Graph(entities: [card, shape], facts: [], methods: methods), findings: [], problems: [], coverage: Coverage())
    #expect(
      FactsReporter(path: "Card.m").text(report) == """
        Card.m:1  class Card (objective-c)
        Card.m:2  method -[Card reset:] (defined, action): clears 'title', turns off 'isOpen' | calls Shape 'draw', changes c:unknown 'x'
        Card.m:7  method +[Card card]
        Card.m:9  class Shape (c++)
        Card.m:10  method Shape::draw() (static, abstract)

        """)
  }

  // MARK: The summary

  @Test func graphsSayNothingOfFindings() {
    #expect(
      summaryWithoutFindings(of: ordinaryReport) == """
        4 files; 11 entities, 15 facts; 3 of 4 files parsed (2 with stand-ins), 80 % of imports resolved, 100 % of member types known; 1 problem
        """)
  }

  @Test func summaries() {
    #expect(
      summary(of: ordinaryReport) == """
        3 findings (1 error) in 4 files; 11 entities, 15 facts; 3 of 4 files parsed (2 with stand-ins), 80 % of imports resolved, \
        100 % of member types known; 1 problem
        """)
    #expect(summary(of: emptyReport) == "no findings in 0 files; 0 entities, 0 facts; 0 of 0 files parsed")
    var report = emptyReport
    func words(_ missing: ProjectSetup.Missing...) -> String {
      report.missing = missing
      return summary(of: report).split(separator: "; ").last.map(String.init) ?? ""
    }
    #expect(words(.init(.submodules, in: ".gitmodules", ["a", "b"])) == "2 submodules are not there: run 'arborist doctor'")
    #expect(words(.init(.sources, in: "project.yml", targets: ["A"], ["a.swift"])) == "1 source is not there: run 'arborist doctor'")
    #expect(
      words(.init(.pods, in: "Podfile"), .init(.sources, in: "p", targets: ["A"], ["a.swift"]), .init(.sources, in: "q", targets: ["A"], ["a.swift"]), .init(.settings, in: "p", ["a", "b"]))
        == "the pods, 1 source and 2 settings files are not there: run 'arborist doctor'")
  }

  // MARK: What no output may contain

  @Test(arguments: cases.indices) func nothingActsOnATerminal(index: Int) {
    let reporter = Self.cases[index]
    for scalar in reporter.text(hostileReport).unicodeScalars where scalar != "\n" {
      #expect(visible(String(scalar)) == String(scalar))
    }
  }

  @Test func theSameBytesHoweverTheyAreTaken() {
    for tried in Self.cases {
      var pieces = Pieces()
      tried.reporter.write(ShownGraph(hostileReport, tried.choice, as: type(of: tried.reporter).form), to: &pieces)
      #expect(pieces.text.utf8.elementsEqual(tried.text(hostileReport).utf8))
    }
  }

  @Test(arguments: cases.indices) func bigReportsComeInPieces(index: Int) {
    let reporter = Self.cases[index]
    let facts = (0..<3_000).map { number in
      Fact(EntityID("f\(number)"), .imports, EntityID("f\(number / 2)"), at: Facts.SourceLocation("f\(number)", line: 1))
    }
    let entities = (0..<3_000).map { Entity(EntityID("f\($0)"), kind: .file, name: "f\($0)", location: Facts.SourceLocation("f\($0)")) }
    var pieces = Pieces()
    let report = Report(graph: Graph(entities: entities, facts: facts))
    reporter.reporter.write(ShownGraph(report, reporter.choice, as: type(of: reporter.reporter).form), to: &pieces)
    #expect(pieces.longest < 100_000)
  }

  // MARK: JSON

  @Test func theContractOfGraphs() throws {
    let graph = try parsed(GraphJSONReporter().text(ordinaryReport))
    #expect(graph["directed"] as? Bool == true && graph["multigraph"] as? Bool == true)
    #expect((graph["graph"] as? [String: Any])?["schema"] as? Int == 1)
    let nodes = try #require(graph["nodes"] as? [[String: Any]])
    let edges = try #require(graph["edges"] as? [[String: Any]])
    let always: Set = ["id", "kind", "name", "language", "path", "line", "external", "module"]
    for node in nodes { #expect(Set(node.keys) == (node["kind"] as? String == "file" ? always.union(["lines"]) : always)) }
    #expect(nodes.map { $0["id"] as! String } == ordinaryReport.graph.entities.map(\.id.text))
    let ids = Set(nodes.map { $0["id"] as! String })
    for edge in edges { #expect(ids.contains(edge["source"] as! String) && ids.contains(edge["target"] as! String)) }
    #expect(Set(edges[0].keys).isSuperset(of: ["source", "target", "kind", "path", "line"]))
  }

  @Test func graphsSurviveJSON() throws {
    let graph = try parsed(GraphJSONReporter().text(hostileReport))
    let nodes = try #require(graph["nodes"] as? [[String: Any]])
    for (node, entity) in zip(nodes, hostileReport.graph.entities) {
      #expect(same(node["id"], entity.id.text) && same(node["name"], entity.name))
    }
    let edges = try #require(graph["edges"] as? [[String: Any]])
    for (edge, fact) in zip(edges, hostileReport.graph.facts) {
      #expect(same(edge["source"], fact.subject.text) && same(edge["path"], fact.location.path))
    }
  }

  // MARK: DOT

  @Test(.enabled(if: dotPath != nil, "Graphviz is not installed"), arguments: cases.indices)
  func graphvizReadsIt(index: Int) throws {
    let (file, reporter) = (Self.cases[index].file, Self.cases[index])
    guard file.hasPrefix("dot") else { return }
    for report in [ordinaryReport, hostileReport, emptyReport] {
      let run = try dot("-Tcanon", reporter.text(report))
      #expect(run.status == 0 && run.errors == "")
    }
  }

  @Test(.enabled(if: dotPath != nil, "Graphviz is not installed"))
  func graphvizDrawsTheNamesAndNothingElse() throws {
    let svg = try dot("-Tsvg", Case("", DotReporter()) { $0.level = .file }.text(hostileReport)).output
    #expect(!svg.contains("<script") && !svg.contains("<img") && !svg.contains("href"))
    #expect(XMLCheck.isWellFormed(svg))
    // Backslashes, entities and quotes stand there as they are in the name.
    for drawn in ["\\N\\G\\L\\l.m", "&amp;lt;b&amp;gt; &amp; &amp;amp;.m", "back\\slash.m", "\\u{202E}"] { #expect(svg.contains(drawn)) }
  }
}

// MARK: -

/// A target that keeps the text as it comes.
struct Pieces: TextOutputStream {
  var text = ""
  var longest = 0
  mutating func write(_ string: String) {
    text += string
    longest = max(longest, string.utf8.count)
  }
}

func parsed(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

/// Byte by byte.
func same(_ value: Any?, _ text: String) -> Bool { (value as? String)?.utf8.elementsEqual(text.utf8) ?? false }

private let dotPath = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first(where: FileManager.default.isExecutableFile)

private func dot(_ format: String, _ text: String) throws -> (status: Int32, output: String, errors: String) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (input, output, errors) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
  try Data(text.utf8).write(to: input)
  _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: dotPath!)
  process.arguments = [format, "-o", output.path, input.path]
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  func read(_ file: URL) -> String { (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
  return (process.terminationStatus, read(output), read(errors))
}

/// Enough of XML to see that no name broke out of its place: no control character, and tags that close in order.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }) else { return false }
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst() {
      guard !part.hasPrefix("?"), !part.hasPrefix("!") else { continue }
      guard let end = part.firstIndex(of: ">") else { continue }
      let tag = part[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst().prefix(while: { !$0.isWhitespace }) else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { !$0.isWhitespace })
      }
    }
    return open.isEmpty
  }
}
