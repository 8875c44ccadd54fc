import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The answers in each of their forms: goldens, and what they make of hostile names.
@Suite struct AnswerTests {
  // MARK: Answers about two reports

  private static let graph = ordinaryReport.graph
  private static let lines = ReportStyle(lines: SourceLines { path in path == "main.m" ? ["#import <Foundation/Foundation.h>", "", "#import \"ICModel.h\""] : nil })

  private static func named(_ text: String, in graph: Graph, _ kinds: Named.Kind...) throws -> Named { try NameLookup(graph).named(text, preferring: kinds) }

  private static func why(_ a: String, _ b: String, _ way: Why.Way = .dependencies, limit: Int = 1) throws -> Why {
    let kinds = Graph.kinds(for: way)
    return graph.why(try NameLookup(graph).named(a, preferring: kinds), try NameLookup(graph).named(b, preferring: kinds), by: way, limit: limit)
  }

  /// Without the import that closes the cycle, the finding about it, and an owner.
  private static let earlier: Report = {
    var report = ordinaryReport
    report.findings.removeAll { $0.finding.rule == "import-cycle" }
    report.findings.append(
      Report.Judged(
        Finding(
          rule: "hub", message: "'ICModel' is known to all", location: Facts.SourceLocation("Model/ICModel.h", line: 6), subjects: ["ICModel"], names: ["ICModel"]), .warning))
    let facts = graph.facts.filter {
      !($0.relation == .imports && $0.subject == "View/ICView.h") && $0.details.member != "front" && $0.details.member != "views"
    }
    report.graph = Graph(
      entities: graph.entities, facts: facts + [Fact("main.m", .imports, "View/ICView.h", at: Facts.SourceLocation("main.m", line: 4), .init(form: .quoted))])
    return report
  }()

  private static let comparison = Comparison(
    old: earlier, named: "main (0123abcd)", new: ordinaryReport, named: "the work tree",
    changed: [
      ChangedFile(path: "README.md", oldPath: nil, kind: .modified), ChangedFile(path: "View/ICView.h", oldPath: nil, kind: .modified),
      ChangedFile(path: "Model/ICModel.h", oldPath: nil, kind: .modified),
    ])

  private static let trend = Trend([
    Trend.Row(name: "v1.0", commit: String(repeating: "a", count: 40), date: "2024-01-31", subject: "First", vitals: Vitals(earlier)),
    Trend.Row(name: "v1.1", commit: String(repeating: "b", count: 40), date: "2024-02-29", subject: "Second", vitals: nil, failure: "none of the 3 source files could be read"),
    Trend.Row(name: "v1.2", commit: String(repeating: "c", count: 40), date: "2024-03-31", subject: "Third", vitals: Vitals(ordinaryReport)),
  ])

  @Test("why", arguments: whyFormats.map(\.name))
  func why(format: String) throws {
    let format = try #require(whyFormats.first { $0.name == format })
    expectGolden(format.text(try Self.why("main", "ICView", limit: 3), Self.lines), "why-\(format.name)")
    expectGolden(format.text(try Self.why("ICView", "main"), Self.lines), "why-back-\(format.name)")
    expectGolden(format.text(try Self.why("ICModel", "ICView", .owns)), "why-owns-\(format.name)")
  }

  @Test("weight", arguments: weightFormats.map(\.name))
  func weight(format: String) throws {
    let format = try #require(weightFormats.first { $0.name == format })
    expectGolden(format.text(Self.graph.weight(of: try Self.named("main", in: Self.graph)), Self.lines), "weight-\(format.name)")
    expectGolden(format.text(Self.graph.weight(of: try Self.named("Foundation", in: Self.graph))), "weight-external-\(format.name)")
  }

  @Test("owners", arguments: ownersFormats.map(\.name))
  func owners(format: String) throws {
    let format = try #require(ownersFormats.first { $0.name == format })
    expectGolden(format.text(Self.graph.owners(of: try Self.named("ICView", in: Self.graph, .type))), "owners-\(format.name)")
    expectGolden(format.text(Self.graph.owners(of: try Self.named("ICModel", in: Self.graph, .type))), "owners-root-\(format.name)")
  }

  @Test("diff", arguments: diffFormats.map(\.name))
  func diff(format: String) throws {
    let format = try #require(diffFormats.first { $0.name == format })
    expectGolden(format.text(Self.comparison, ReportStyle(place: "ios")), "diff-\(format.name)")
    let same = Comparison(old: ordinaryReport, named: "a", new: ordinaryReport, named: "b", changed: [])
    expectGolden(format.text(same), "diff-same-\(format.name)")
  }

  @Test("trend", arguments: trendFormats.map(\.name))
  func trend(format: String) throws {
    expectGolden(try #require(trendFormats.first { $0.name == format }).text(Self.trend), "trend-\(format)")
  }

  // MARK: Hostile names

  private static let hostile = hostileReport.graph
  private static let hostileTexts: [(name: String, text: String)] = {
    let types = hostile.entities.indices.filter { hostile.entities[$0].kind == .class }
    func texts<Answer>(_ what: String, _ formats: [AnswerFormat<Answer>], _ answer: Answer) -> [(String, String)] {
      formats.map { ("\(what) \($0.name)", $0.text(answer)) }
    }
    var all: [(String, String)] = []
    for name in hostileNames {
      guard let type = try? NameLookup(hostile).named("c:" + name), let other = try? NameLookup(hostile).named("c:" + hostileNames[0]) else { continue }
      all += texts("why", whyFormats, hostile.why(type, other, by: .holds)) + texts("owners", ownersFormats, hostile.owners(of: type))
      all += texts("weight", weightFormats, hostile.weight(of: type))
    }
    precondition(types.count > 30 && all.count > 100)
    let rows = hostileNames.map { Trend.Row(name: $0, commit: $0, date: "2024-01-31", subject: $0, vitals: nil, failure: $0) }
    let known = hostileNames.map { Trend.Row(name: $0, commit: "c", date: "2024-01-31", subject: $0, vitals: Vitals(emptyReport)) }
    all += texts("trend", trendFormats, Trend(rows + known))
    let changed = hostile.entities.filter { $0.kind == .file }.map { ChangedFile(path: $0.id.text, oldPath: nil, kind: .added) }
    all += texts("diff", diffFormats, Comparison(old: emptyReport, named: hostileNames[0], new: hostileReport, named: hostileNames[8], changed: changed))
    all += texts("diff back", diffFormats, Comparison(old: hostileReport, named: hostileNames[1], new: emptyReport, named: hostileNames[2], changed: []))
    return all
  }()

  @Test("no name acts on a terminal or a build host")
  func terminal() {
    for (name, text) in Self.hostileTexts {
      for scalar in text.unicodeScalars where scalar != "\n" {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: Issue.record("\(name): \(scalar.value)")
        default: break
        }
      }
      if name.hasSuffix(" text") { #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(name)") }
    }
  }

  @Test("JSON, SVG and Markdown hold every name whole and nothing but names")
  func formats() throws {
    for (name, text) in Self.hostileTexts {
      if name.hasSuffix(" json") || name.hasSuffix(" sarif") { #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: Data(text.utf8)) } }
      if name.hasSuffix(" svg") {
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse(), "\(name)")
        #expect(!text.contains("<script") && !text.contains("<img"))
      }
      if name.hasSuffix(" markdown") {
        // In code a tag is only seen.
        let plain = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
        #expect(!plain.contains("<script") && !plain.contains("<img") && !plain.contains("<!--"), "\(name)")
      }
    }
    let json = try #require(Self.hostileTexts.first { $0.name == "diff json" }).text
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let new = try #require((object["findings"] as? [String: Any])?["new"] as? [[String: Any]])
    #expect(Set(new.compactMap { $0["message"] as? String }.map { Array($0.utf8) }) == Set(hostileNames.map { Array($0.utf8) }))
  }
}
