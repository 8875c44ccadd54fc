import Driver
import Foundation

import Testing
import TestSupport

@Suite struct RulesTests {
  @Test("every example behaves as its comments say", arguments: RuleCase.all)
  func example(_ test: RuleCase) throws {
    #expect(try check(test) == [], "\(test.example.file):\(test.example.line)")
  }

  @Test("a rule flags the same with the line ends of Windows", arguments: RuleCase.varied)
  func lineEnds(_ test: RuleCase) throws {
    #expect(try check(test, .carriageReturns) == [], "\(test.example.file):\(test.example.line)")
  }

  @Test("a comment silences what a rule flags", arguments: RuleCase.varied)
  func silenced(_ test: RuleCase) throws {
    #expect(try check(test, .silenced) == [], "\(test.example.file):\(test.example.line)")
  }

  @Test("nobody flags what is a comment")
  func comments() throws {
    #expect(try findingsInComments() == [])
  }

  @Test("every rule shows what it flags and what it leaves alone", arguments: allRules.map(\.id))
  func examples(_ id: String) throws {
    let descriptor = try #require(allRules.first { $0.id == id }.map { type(of: $0).descriptor })
    let flags = descriptor.examples.map { $0.source.contains("expect: \(id)") || $0.source.contains(": \(id)") }
    #expect(flags.contains(true))
    #expect(flags.contains(false))
  }

  @Test("a finding about edges has them as a picture", arguments: ["forbidden-dependency", "heavy-import", "layer-violation", "unstable-dependency"])
  func pictures(_ id: String) throws {
    let findings = try RuleCase.all.filter { $0.rule.id == id }.flatMap { test in
      let optIn = type(of: test.rule).descriptor.level == nil ? "\n//- .arborist.yml\nopt_in_rules: [\(id)]" : ""
      return try report(of: test.example.source + (test.example.source.contains(".arborist.yml") ? "" : optIn)).findings.map(\.finding).filter {
        $0.rule == id && $0.names.count == 2 && $0.location.path != ".arborist.yml"
      }
    }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.way.first?.source == finding.names[0] && finding.way.last?.target == finding.names[1], "\(finding.message)")
      #expect(finding.way.map(\.isCut) == (finding.way.count == 1 ? [true] : finding.way.map { _ in false }), "\(finding.message)")
    }
  }

  @Test("ids are unique, sorted, and the kebab-case of the type's name")
  func ids() {
    #expect(allRules.map(\.id) == Set(allRules.map(\.id)).sorted())
    for rule in allRules { #expect(rule.id == kebabCase("\(type(of: rule))")) }
  }

  @Test("every file in Rules is a rule in the list, and so is every folder, by the file of its name")
  func files() throws {
    let folder = checkout.appendingPathComponent("Rules")
    let others: Set<String> = ["AllRules.swift", "Readme.swift", "README.md", "Triage.md"]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !others.contains($0) }
    #expect(names.map { $0.replacing(".swift", with: "") }.sorted() == allRules.map { "\(type(of: $0))" }.sorted())
    for name in names where !name.hasSuffix(".swift") {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/\(name).swift").path))
    }
  }

  @Test("summaries and options are documented in the house's form", arguments: allRules.map(\.id))
  func documented(_ id: String) throws {
    let rule = try #require(allRules.first { $0.id == id })
    let descriptor = type(of: rule).descriptor
    #expect(!descriptor.summary.hasSuffix("."))
    #expect(descriptor.rationale.count > 80)
    let data = try JSONEncoder().encode(rule)
    let options = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]).keys.sorted()
    #expect(descriptor.options.map(\.name).sorted() == options)
  }

  @Test("Rules/README.md says what the rules say")
  func readme() {
    #expect(differenceFromGolden(rulesReadme(), at: "Rules/README.md") == "")
  }
}

private func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { text, character in
    if character.isUppercase && !text.isEmpty { text += "-" }
    text += character.lowercased()
  }
}
