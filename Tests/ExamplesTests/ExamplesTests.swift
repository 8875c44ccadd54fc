import Driver
import Foundation
import Testing
import TestSupport

/// Every folder in Examples with the report that is expected of it.
@Suite struct ExamplesTests {
  static let names = ["PhotoShare", "PhotoShareCoordinated"]

  @Test("every example has its expected report", arguments: names)
  func expectedReport(_ name: String) throws {
    let report = try analyze(Request([checkout.appendingPathComponent("Examples/\(name)").path], workers: .inProcess))
    #expect(report.problems == [])
    let text = report.findings.isEmpty ? "no findings\n" : TextReporter().text(report, reportStyle(for: report))
    #expect(differenceFromGolden(text, at: "Examples/\(name)/expected-report.txt") == "")
  }

  @Test("every folder in Examples is tested")
  func complete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("Examples").path)
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == Self.names)
  }

  @Test("the first example is full of findings, and the same app put right has none")
  func beforeAndAfter() throws {
    func rules(_ name: String) throws -> Set<String> {
      Set(try analyze(Request([checkout.appendingPathComponent("Examples/\(name)").path], workers: .inProcess)).findings.map(\.finding.rule))
    }
    #expect(
      try rules("PhotoShare") == [
        "import-cycle", "deep-inheritance", "category-sprawl", "layer-violation", "prefix-header-import", "controller-knows-controller",
        "template-method", "retain-cycle",
      ])
    #expect(try rules("PhotoShareCoordinated") == [])
  }
}
