import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import Testing

/// What every reporter of findings writes, by golden files, and what each promises.
@Suite struct FindingReportersTests {
  static let styles: [(file: String, reporter: any FindingReporter, style: ReportStyle)] =
    findingReporters.map { ($0.name, $0, ReportStyle(place: "ios/App", lines: ordinaryLines)) } + [
      ("text-ansi", TextReporter(), ReportStyle(ansi: true, lines: ordinaryLines)),
      ("text-metrics", TextReporter(), ReportStyle(showsMetrics: true)),
    ]

  @Test(arguments: styles.indices) func ordinary(index: Int) {
    let (file, reporter, style) = Self.styles[index]
    expectGolden(reporter.text(describedReport, style), file)
  }

  @Test(arguments: styles.indices) func nothingAtAll(index: Int) {
    let (file, reporter, style) = Self.styles[index]
    expectGolden(reporter.text(emptyReport, style), file + "-empty")
  }

  @Test(arguments: styles.indices) func hostile(index: Int) {
    let (file, reporter, style) = Self.styles[index]
    // What the others make of hostile names is parsed again in `HostileNamesTests`.
    if file.hasPrefix("text") || file == "json" { expectGolden(reporter.text(hostileReport, style), file + "-hostile") }
  }

  @Test(arguments: styles.indices) func theSameBytesHoweverTheyAreTaken(index: Int) {
    let (_, reporter, style) = Self.styles[index]
    var pieces = Pieces()
    reporter.write(hostileReport, style, to: &pieces)
    #expect(pieces.text.utf8.elementsEqual(reporter.text(hostileReport, style).utf8))
  }

  @Test(arguments: styles.indices) func bigReportsComeInPieces(index: Int) {
    let (_, reporter, style) = Self.styles[index]
    let finding = ordinaryReport.findings[0]
    var pieces = Pieces()
    reporter.write(Report(graph: emptyReport.graph, findings: Array(repeating: finding, count: 2_000)), style, to: &pieces)
    #expect(pieces.longest < 100_000)
  }

  @Test func namesAreUniqueAndSummariesShort() {
    #expect(Set(findingReporters.map(\.name)).count == findingReporters.count)
    for reporter in findingReporters { #expect((1...90).contains(type(of: reporter).summary.count)) }
  }

  // MARK: The source line

  private func shown(_ source: String, column: Int) -> [Substring] {
    let finding = Finding(rule: "hub", message: "m", location: Facts.SourceLocation("a.m", line: 1, column: column), subjects: [], names: [])
    let report = Report(graph: emptyReport.graph, findings: [Report.Judged(finding, .warning)])
    let lines = SourceLines { _ in SourceLines.split(source) }
    return TextReporter().text(report, ReportStyle(lines: lines)).split(separator: "\n").dropFirst().map { $0 }
  }

  @Test func aCaretBelowTheColumn() {
    #expect(shown("#import \"b.h\"\nint x;", column: 9) == ["       1 | #import \"b.h\"", "         |         ^"])
    #expect(shown("\t  int x;", column: 8) == ["       1 | int x;", "         |     ^"])
    // An indent that is pointed into, a column that is not known, one that is not there, a blank line.
    #expect(shown("    int x;", column: 2) == ["       1 | int x;", "         | ^"])
    #expect(shown("int x;", column: 0) == ["       1 | int x;"])
    #expect(shown("int x;", column: 90) == ["       1 | int x;"])
    #expect(shown("  \t ", column: 1) == [])
  }

  @Test func widthIsWhatATerminalShows() {
    // Columns count bytes: 図 has three, and takes two columns; a combining accent none.
    #expect(shown("図 x", column: 5) == ["       1 | 図 x", "         |    ^"])
    #expect(shown("e\u{301} x", column: 5) == ["       1 | e\u{301} x", "         |   ^"])
    #expect(shown("a\tb", column: 3) == ["       1 | a\\tb", "         |    ^"])
    #expect(shown("a\u{202E}b", column: 5) == ["       1 | a\\u{202E}b", "         |          ^"])
  }

  @Test func aLongLineIsCutAroundTheColumn() {
    let lines = shown(String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000), column: 5_001)
    #expect(lines.count == 2 && lines[0].count < 125)
    #expect(lines[0].hasPrefix("       1 | ...aaa") && lines[0].hasSuffix("bbb..."))
    #expect(zip(lines[0], lines[1]).contains { $0 == ("X", "^") })
  }

  @Test func noLineWhereThereIsNone() {
    let finding = Finding(rule: "hub", message: "m", location: Facts.SourceLocation("a.m", line: 9), subjects: [], names: [])
    let report = Report(graph: emptyReport.graph, findings: [Report.Judged(finding, .warning)])
    let style = ReportStyle(lines: SourceLines { _ in ["one line"] })
    #expect(TextReporter().text(report, style) == "a.m:9:1: warning: m [hub]\n")
  }

  @Test func linesEndInThreeWays() {
    #expect(SourceLines.split("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
    #expect(SourceLines.split("a\n") == ["a", ""])
    #expect(SourceLines.split("") == [""])
    #expect(SourceLines.split("\r\n\u{301}x\n") == ["", "\u{301}x", ""])
  }

  // MARK: JSON

  @Test func theContractOfFindings() throws {
    let report = try parsed(JSONReporter().text(ordinaryReport))
    #expect(Set(report.keys) == ["schema", "tool", "version", "summary", "coverage", "metrics", "findings", "problems"])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let always: Set = ["rule", "level", "message", "path", "line", "column", "entities", "notes", "fingerprint"]
    #expect(Set(findings[0].keys) == always.union(["confidence", "cuts"]))
    #expect(Set(findings[1].keys) == always)
    #expect(findings[2]["line"] is NSNull)
    #expect((report["problems"] as? [[String: String]])?.first == ["kind": "crashed", "path": "View/Deep.m", "message": "the parser died on it"])
  }

  // MARK: SARIF

  /// What upload-sarif's own tests expect of the same texts.
  @Test func hashesOfLinesAreThoseOfTheUpload() {
    #expect(lineHashes(of: SourceLines.split("")) == ["c129715d7a2bc9a3:1"])
    let expected = ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    #expect(lineHashes(of: SourceLines.split(" a\nb\n  \t\tc\n d")) == expected)
    #expect(lineHashes(of: SourceLines.split(" a\r\nb\r  \t\tc\n d")) == expected)
  }

  @Test func alertsStayTheSameWhenLinesMove() throws {
    func fingerprints(_ source: String, line: Int) throws -> [String: String] {
      let finding = Finding(rule: "hub", message: "m", location: Facts.SourceLocation("a.m", line: line), subjects: ["a"], names: [])
      let report = Report(graph: emptyReport.graph, findings: [Report.Judged(finding, .warning)])
      let style = ReportStyle(lines: SourceLines { _ in SourceLines.split(source) })
      return try #require(try results(SARIFReporter().text(report, style))[0]["partialFingerprints"] as? [String: String])
    }
    let first = try fingerprints("int a;\nint b;\n", line: 2)
    #expect(first.count == 2)
    #expect(try fingerprints("int other;\nint a;\n  int b;\n", line: 3) == first)
    #expect(try fingerprints("int a;\nint c;\n", line: 2)["primaryLocationLineHash"] != first["primaryLocationLineHash"])
  }

  @Test func whatTheHostWouldRefuseIsLeftOutAndSaid() throws {
    func finding(_ number: Int, notes: Int) -> Finding {
      let notes = (0..<notes).map { Finding.Note("n\($0)", at: Facts.SourceLocation("a.m", line: 1)) }
      return Finding(rule: "hub", message: "m\(number)", location: Facts.SourceLocation("a.m", line: number), subjects: [], names: [], notes: notes)
    }
    let report = Report(graph: emptyReport.graph, findings: (1...5).map { Report.Judged(finding($0, notes: $0), $0 == 5 ? .error : .warning) })
    var reporter = SARIFReporter()
    #expect(reporter.mostResults == 25_000 && reporter.mostLocations == 1_000)
    (reporter.mostResults, reporter.mostLocations) = (3, 4)
    let text = reporter.text(report)
    let kept = try results(text)
    #expect(kept.map { $0["level"] as? String } == ["error", "warning", "warning"])
    #expect(kept.map { ($0["relatedLocations"] as? [Any])?.count } == [4, 1, 2])
    let run = try #require((try parsed(text)["runs"] as? [[String: Any]])?.first)
    let notifications = (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]] ?? []
    #expect(
      notifications.map { ($0["message"] as? [String: String])?["text"] } == [
        "2 findings left out, as a run may have 3 results; 'arborist lint --format json' has all",
        "1 finding with notes left out, as a result may have 4 locations; 'arborist lint --format json' has all",
      ])
  }

  @Test func whatGitHubRequires() throws {
    let log = try parsed(SARIFReporter().text(describedReport, ReportStyle(lines: ordinaryLines)))
    #expect(log["version"] as? String == "2.1.0" && log["$schema"] is String)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(!text.isEmpty && (key == "help" || text.count <= 1024))
      }
    }
    for result in try results(SARIFReporter().text(describedReport)) {
      #expect(rules[result["ruleIndex"] as! Int]["id"] as? String == result["ruleId"] as? String)
      let place = try #require(((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
      let region = try #require(place["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"] && region.values.allSatisfy { $0 > 0 })
      #expect(region["endLine"] == region["startLine"] && region["endColumn"]! > region["startColumn"]!)
    }
  }

  // MARK: GitHub

  @Test func aStepShowsTenOfALevelAndTheRestIsInTheLog() {
    func finding(_ number: Int) -> Finding {
      Finding(rule: "hub", message: "m\(number)", location: Facts.SourceLocation("a.m", line: number), subjects: [], names: [])
    }
    let report = Report(graph: emptyReport.graph, findings: (1...30).map { Report.Judged(finding($0), $0 > 18 ? .error : .warning) })
    let lines = GitHubReporter().text(report).split(separator: "\n")
    #expect(lines.count == 31)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error file=a.m,") } && lines[0].contains("line=19,"))
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning file=a.m,") })
    #expect(lines[20] == "a.m:29:1: error: m29 [hub]")
    #expect(lines[22] == "a.m:11:1: warning: m11 [hub]")
    #expect(lines.last == "::notice title=arborist::10 more findings in the log of this step")
  }

  // MARK: Others

  @Test func issuesWithOneFingerprintAreSeveral() throws {
    let judged = ordinaryReport.findings[1]
    let report = Report(graph: emptyReport.graph, findings: [judged, judged, judged])
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(GitLabReporter().text(report).utf8)) as? [[String: Any]])
    #expect(Set(issues.map { $0["fingerprint"] as! String }).count == 3)
    #expect(issues[0]["fingerprint"] as? String == judged.finding.fingerprint)
  }

  @Test func aCommentHoldsSoMuch() {
    var reporter = MarkdownReporter()
    #expect(reporter.mostBytes < 65_536)
    reporter.mostBytes = 200
    let text = reporter.text(ordinaryReport)
    #expect(text.contains("| error |"))
    #expect(text.contains("and 1 more finding; `arborist lint` lists all"))
  }

  @Test(arguments: [
    ("'A.h' imports 'B.h'", "`A.h` imports `B.h`"), ("don't say 'it''s'", "don't say `it` `s`"), ("a 'b|c' 'd'", "a 'b&#124;c' `d`"),
    ("use '@class A;' not @import", "use `@class A;` not `@`import"), ("fix #12, @me", "fix `#`12, `@`me"), ("'A'@b", "`A` `@`b"),
    ("<b> *x* _y_ [z](u)", "&#60;b&#62; &#42;x&#42; &#95;y&#95; &#91;z&#93;(u)"), ("see http://a.b: :key:", "see http&#58;//a.b: &#58;key:"),
    ("www.a.b", "www&#46;a.b"), ("'", "'"), ("''", "''"), ("' a '", "' a '"),
  ])
  func sentencesInMarkdown(text: String, expected: String) {
    let finding = Finding(rule: "hub", message: text, location: Facts.SourceLocation("a.m", line: 1), subjects: [], names: [])
    let table = MarkdownReporter().text(Report(graph: emptyReport.graph, findings: [Report.Judged(finding, .warning)]))
    #expect(table.contains("| warning | `a.m:1` | \(expected) | `hub` |\n"))
  }

  @Test func wholePathsForXcode() {
    var report = ordinaryReport
    report.root = "/Users/me/App"
    let lines = XcodeReporter().text(report).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("/Users/me/App/") })
    #expect(lines[0] == "/Users/me/App/Model/ICModel.h:2:9: error: 2 files import each other: 'ICModel.h', 'ICView.h' [import-cycle]")
    #expect(lines.last == "/Users/me/App/main.m:1:1: note: as a whole")
  }
}

func results(_ text: String) throws -> [[String: Any]] {
  let run = try #require((try parsed(text)["runs"] as? [[String: Any]])?.first)
  return try #require(run["results"] as? [[String: Any]])
}

/// The ordinary report with what one of its rules says of itself.
let describedReport: Report = {
  var report = ordinaryReport
  report.root = "/home/me/App"
  report.rules = [
    RuleDescriptor(
      id: "import-cycle", summary: "files that import each other", rationale: "Whoever wants one gets all.\n\nCut the cheapest import.", level: .error,
      suppression: .edges([.imports]), options: [.init("unit", "What may not import each other: `file` or `folder`.")],
      examples: [Example("Two headers", "//- a.h\n#import \"b.h\"  // expect: import-cycle\n//- b.h\n#import \"a.h\"\n")]),
    RuleDescriptor(id: "type-cycle", summary: "types that know each other", rationale: "The same for types.", level: nil, examples: []),
  ]
  return report
}()

private let ordinaryLines = SourceLines { path in
  switch path {
  case "Model/ICModel.h": ["#import <Foundation/Foundation.h>", "#import \"View/ICView.h\"  // for the front", "", "", "", "  @interface ICModel : NSObject"]
  case "View/ICView.h": ["#import \"ICModel.h\""]
  default: nil
  }
}
