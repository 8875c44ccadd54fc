import Analysis
import Facts
import Foundation
import Graphs
@testable import Reporters
import Testing

@Suite struct AuditTests {
  private let style = AuditStyle(name: "Photo Share", date: "2026-11-22", lines: SourceLines { path in (1...90).map { "line \($0) of <\(path)>" } })

  private var history: ChangeHistory {
    ChangeHistory(
      changes: ["Model/ICModel.h": .init(commits: 7, added: 60, removed: 12), "Model/ICModel.m": .init(commits: 9, added: 200, removed: 40)], commits: 30,
      since: "2026-01-02", until: "2026-11-20")
  }

  // MARK: Golden

  @Test func markdown() {
    expectGolden(AuditMarkdown().text(Audit(ordinaryReport), style), "audit-markdown")
    expectGolden(AuditMarkdown().text(Audit(emptyReport), style), "audit-markdown-empty")
    expectGolden(AuditMarkdown().text(Audit(hostileReport), style), "audit-markdown-hostile")
  }

  @Test func overview() {
    expectGolden(AuditOverview(Audit(ordinaryReport), style, ordinaryReport.findings).text, "audit-overview")
    expectGolden(AuditOverview(Audit(emptyReport), style, []).text, "audit-overview-empty")
  }

  @Test func data() {
    var bytes = Bytes()
    bytes.appendPretty(AuditData(Audit(ordinaryReport, history: history), findings: ordinaryReport.findings, name: "Photo Share", style.lines).json)
    expectGolden(String(decoding: bytes.content, as: UTF8.self) + "\n", "audit-data")
  }

  // MARK: What may act

  private func page(_ report: Report, history: ChangeHistory? = nil) -> String { AuditPage().text(Audit(report, history: history), style) }

  private func between(_ start: String, _ end: String, in text: String, from: String.Index? = nil) throws -> Substring {
    let first = try #require(text.range(of: start, options: .literal, range: (from ?? text.startIndex)..<text.endIndex))
    let last = try #require(text.range(of: end, options: .literal, range: first.upperBound..<text.endIndex))
    return text[first.upperBound..<last.lowerBound]
  }

  /// The policy names the style and the two scripts by what they hash to, and nothing else may act or be loaded.
  @Test func policyNamesWhatThereIs() throws {
    let page = page(ordinaryReport)
    let policy = try between("Content-Security-Policy\" content=\"", "\">", in: page)
    func source(_ text: some StringProtocol) -> String { "'sha256-" + Data(sha256(Array(text.utf8))).base64EncodedString() + "'" }
    let (css, first) = (try between("<style>", "</style>", in: page), try between("<script>", "</script>", in: page))
    let last = try between("<script>\n(() =>", "</script>", in: page)
    #expect(
      String(policy)
        == "default-src 'none'; style-src \(source(css)); script-src \(source("\n(() =>" + last)) \(source(first)); base-uri 'none'; form-action 'none'")
  }

  /// FIPS 180-4 and NIST's examples.
  @Test func sha256OfKnownTexts() {
    func hex(_ text: String) -> String { sha256(Array(text.utf8)).map { String(Int($0) + 0x100, radix: 16).suffix(2) }.joined() }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hex(String(repeating: "a", count: 1_000_000)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func nothingOfThePageAddressesTheWorld() {
    let page = page(ordinaryReport, history: history)
    // The name of SVG's elements is no address to load from.
    let text = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("url(\"") && !text.contains("@import") && !text.contains("innerHTML"))
  }

  /// Whatever strangers call their files and types: the page has the tags and attributes that it was written with.
  @Test func hostileNamesAreText() throws {
    let names = HostileNamesTests.names
    let at = names.map { Facts.SourceLocation("Sources/\($0)/\($0).m", line: 1) }
    let findings = names.indices.map { index in
      var finding = Finding(
        rule: "hub", message: names[index], location: at[index], subjects: [EntityID(names[index])], names: [names[index]], notes: [.init(names[index], at: at[index])],
        cuts: [.init(source: names[index], target: names[index], at: at[index], reason: names[index])])
      finding.way = [.init(names[index], names[index], names[index], isCut: true)]
      return Report.Judged(finding, .error)
    }
    var report = hostileReport
    report.findings = findings
    let page = AuditPage().text(Audit(report), AuditStyle(name: names[0] + "</title><script>", date: "<b>", lines: SourceLines { path in [Substring(path)] }))
    let plain = AuditPage().text(Audit(ordinaryReport, history: history), style)

    func tags(_ page: String) throws -> [String: Int] {
      let body = try between("<body>", "<script type=\"application/json\"", in: page)
      var counts: [String: Int] = [:]
      // By scalars, as a parser reads: a `>` with an accent on it ends a tag.
      for piece in body.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
        // A `>` in a name is escaped, so the tag ends at the first one.
        let tag = Substring(piece.prefix { $0 != ">" })
        #expect(tag.unicodeScalars.count < piece.count)
        let attributes = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        counts[attributes.joined(separator: "\"\""), default: 0] += 1
      }
      return counts
    }
    let (hostile, known) = (try tags(page), try tags(plain))
    #expect(Set(hostile.keys).subtracting(known.keys).isEmpty)
    #expect(page.components(separatedBy: "<script").count == 4 && page.components(separatedBy: "</script>").count == 4)

    let data = try between("<script type=\"application/json\" id=\"data\">", "</script>", in: page)
    #expect(!data.contains("<"))
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let told = try #require(parsed["findings"] as? [[String: Any]])
    #expect(told.count == names.count)
    for (finding, name) in zip(told, names) { #expect((finding["names"] as? [String])?.first.map { Array($0.utf8) } == Array(visible(name).utf8)) }
    for scalar in page.unicodeScalars where scalar != "\n" { #expect(![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)) }
  }

  // MARK: Packed numbers

  @Test func packedNumbers() {
    #expect(packed([0, -1, 1, 63, 64, -65]) == .text(Data([0, 1, 2, 126, 0x80, 1, 0x81, 1]).base64EncodedString()))
    #expect(packedSums([5, 5, 7]) == packed([5, 0, 2]))
    #expect(packed([]) == "")
  }
}
