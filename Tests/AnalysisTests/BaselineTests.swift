import Analysis
import Facts
import Testing

extension Baseline {
  fileprivate func sift(_ findings: [Finding], rules: Set<String>, as level: Level = .error) -> Sifted {
    sift(findings.map { Report.Judged($0, level) }, rules: rules)
  }
}

@Suite struct BaselineTests {
  private let rules: Set = ["import-cycle", "deep-inheritance"]

  private func plain(_ subject: String, line: Int = 1) -> Finding {
    Finding(rule: "deep-inheritance", message: "deep", location: SourceLocation("a.h", line: line), subjects: [EntityID(subject)], names: [subject])
  }

  /// `a/A.h b/B.h` stands for the edge between them.
  private func circle(_ edges: String...) -> Finding {
    let edges = edges.enumerated().map { number, text in
      let ends = text.split(separator: " ").map { EntityID(String($0)) }
      return Finding.Edge(ends[0], ends[1], "'\(ends[0])' imports '\(ends[1])'", at: SourceLocation(ends[0].text, line: number + 1))
    }
    let subjects = Set(edges.map(\.source)).sorted()
    return Finding(
      rule: "import-cycle", message: "circle", location: edges[0].location, subjects: subjects, names: subjects.map(\.text), cycle: edges)
  }

  @Test func whatIsKnownIsHidden() {
    let findings = [plain("c:objc(cs)A"), circle("A.h B.h", "B.h A.h")]
    let sifted = Baseline(of: findings).sift(findings, rules: rules)
    #expect(sifted == Baseline.Sifted(new: [], hidden: 2, stale: []))
  }

  @Test func movedLinesAndFoldersChangeNothing() {
    let before = Baseline(of: [plain("c:objc(cs)A@old/A.h"), circle("old/A.h B.h", "B.h old/A.h")])
    let now = [plain("c:objc(cs)A@new/place/A.h", line: 80), circle("new/place/A.h sub/B.h", "sub/B.h new/place/A.h")]
    #expect(before.sift(now, rules: rules) == Baseline.Sifted(new: [], hidden: 2, stale: []))
  }

  @Test func aThirdOfTwoKnownOnesIsNew() {
    let twin = plain("c:objc(cs)A")
    let sifted = Baseline(of: [twin, twin]).sift([twin, twin, twin], rules: rules)
    #expect(sifted.hidden == 2)
    #expect(sifted.new == [Report.Judged(twin, .error)])
  }

  @Test func oneMoreEdgeInAKnownCircleIsOneFinding() {
    let before = Baseline(of: [circle("A.h B.h", "B.h A.h")])
    let sifted = before.sift([circle("A.h B.h", "B.h A.h", "B.h C.h", "C.h A.h")], rules: rules)
    #expect(
      sifted.new.map(\.finding.message) == [
        "'B.h' imports 'C.h', one more edge in a cycle of 3 that the baseline knows",
        "'C.h' imports 'A.h', one more edge in a cycle of 3 that the baseline knows",
      ])
    #expect(sifted.new.map { "\($0.finding.location)" } == ["B.h:3", "C.h:4"])
    #expect(sifted.stale == [])
    // As grave as the cycle is, whatever else the rule found.
    #expect(before.sift([circle("A.h B.h", "B.h A.h", "B.h C.h", "C.h A.h")], rules: rules, as: .warning).new.map(\.level) == [.warning, .warning])
  }

  @Test func twoCirclesThatGrowTogetherAreOneEdgeMore() {
    let before = Baseline(of: [circle("A.h B.h", "B.h A.h"), circle("C.h D.h", "D.h C.h")])
    let sifted = before.sift([circle("A.h B.h", "B.h A.h", "B.h C.h", "C.h D.h", "D.h A.h", "D.h C.h")], rules: rules)
    #expect(sifted.new.count == 2)
  }

  @Test func anotherCircleIsNewAsAWhole() {
    let before = Baseline(of: [circle("A.h B.h", "B.h A.h")])
    let other = circle("X.h Y.h", "Y.h X.h")
    let sifted = before.sift([other], rules: rules)
    #expect(sifted.new == [Report.Judged(other, .error)])
    #expect(sifted.stale.map(\.words) == ["import-cycle of 'A.h' and 'B.h'"])
  }

  @Test func whatIsGoneIsStaleAndShrinks() {
    let before = Baseline(of: [plain("c:objc(cs)A"), plain("c:objc(cs)B"), plain("c:objc(cs)B"), circle("A.h B.h", "B.h A.h", "A.h C.h", "C.h A.h")])
    let now = [plain("c:objc(cs)B"), circle("A.h B.h", "B.h A.h")]
    #expect(before.sift(now, rules: rules).stale.count == 3)
    #expect(before.sift(now, rules: rules).hidden == 2)
    #expect(before.shrunk(to: now, rules: rules).sift(now, rules: rules) == Baseline.Sifted(new: [], hidden: 2, stale: []))
    #expect(before.shrunk(to: [], rules: []) == before)
    #expect(before.sift([], rules: []).stale == [])
  }

  @Test func isOneSortedEntryALineAndReadsBack() throws {
    let baseline = Baseline(of: [circle("B.h A.h", "A.h B.h"), plain("c:objc(cs)A"), plain("c:objc(cs)A")])
    #expect(
      baseline.text == """
        {"schema": 1, "tool": "arborist", "findings": [
        {"count":2,"entities":["c:objc(cs)A"],"fingerprint":"\(plain("c:objc(cs)A").fingerprint)","rule":"deep-inheritance"},
        {"count":1,"edges":["A.h -> B.h","B.h -> A.h"],"entities":["A.h","B.h"],"fingerprint":"\(circle("A.h B.h", "B.h A.h").fingerprint)","rule":"import-cycle"}
        ]}

        """)
    #expect(try Baseline(bytes: Array(baseline.text.utf8)) == baseline)
    #expect(try Baseline(bytes: Array(Baseline().text.utf8)) == Baseline())
  }

  @Test(arguments: [
    ("", "not the JSON of a baseline"), ("[]", "not the JSON of a baseline"), (#"{"schema": 1}"#, "the key 'findings' is missing"),
    (#"{"schema": 2, "findings": []}"#, "written by another version, schema 2"),
    (#"{"schema": 1, "findings": [{"rule": "x"}]}"#, "the key 'fingerprint' is missing"),
  ])
  func refusesWhatIsNoBaseline(text: String, message: String) {
    let error = #expect(throws: Baseline.Unreadable.self) { try Baseline(bytes: Array(text.utf8)) }
    #expect(error?.description == message)
  }
}
