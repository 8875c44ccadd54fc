import Driver
import Foundation

import Testing
import TestSupport

@Suite struct RulesTests {
  @Test("every example behaves as its comments say", arguments: RuleCase.all)
  func example(_ test: RuleCase) throws {
    #expect(try check(test) == [], "\(test.example.file):\(test.example.line)")
  }

  @Test("every rule shows what it flags and what it leaves alone", arguments: allRules.map(\.id))
  func examples(_ id: String) throws {
    let descriptor = try #require(allRules.first { $0.id == id }.map { type(of: $0).descriptor })
    let flags = descriptor.examples.map { $0.source.contains("expect: \(id)") || $0.source.contains(": \(id)") }
    #expect(flags.contains(true))
    #expect(flags.contains(false))
  }

  @Test("ids are unique, sorted, and the kebab-case of the type's name")
  func ids() {
    #expect(allRules.map(\.id) == Set(allRules.map(\.id)).sorted())
    for rule in allRules { #expect(rule.id == kebabCase("\(type(of: rule))")) }
  }

  @Test("every file in Rules is a rule in the list")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("Rules").path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    let rules = Set(allRules.map { "\(type(of: $0))" })
    let helpers: Set<String> = ["AllRules", "Readme"]
    #expect(rules.isSubset(of: names))
    for name in names where !helpers.contains(name) && !rules.contains(name) {
      // A file that is no rule must say what it serves, and be named for it.
      #expect(rules.contains { name.hasPrefix($0 + "+") }, "'\(name).swift' is in Rules and not in allRules")
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
