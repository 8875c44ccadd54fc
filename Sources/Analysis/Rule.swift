package import Facts
package import Graphs

/// Flags one kind of defect in a graph. A value: its stored properties are its options, with their defaults.
///
/// `Codable` is how options come in: the configuration lays the user's keys over the encoded defaults.
package protocol Rule: Sendable, Codable {
  static var descriptor: RuleDescriptor { get }
  init()
  /// Pure: no files, no clock, no other rule. The order of the findings does not matter, they are sorted later.
  func check(_ graph: Graph) -> [Finding]
  /// What there is to say of the comments that silence rules. Nothing, for nearly every rule.
  func check(_ review: SuppressionReview) -> [Finding]
}

extension Rule {
  package var id: String { Self.descriptor.id }
  package func check(_ review: SuppressionReview) -> [Finding] { [] }
}

/// Everything that is said about a rule: help, documentation, SARIF metadata and tests are made from it.
package struct RuleDescriptor: Sendable {
  /// Named after the defect, read as "allow import-cycle". Once released it keeps its meaning.
  package let id: String
  /// A line without a full stop: what it flags.
  package let summary: String
  /// Why that is bad, and what to do instead.
  package let rationale: String
  /// How grave a finding is unless the configuration says otherwise; nil for rules that are off until asked for.
  package let level: Level?
  /// The same for a finding that says of itself that it is not proven; nil when all findings of the rule are alike.
  package let unproven: Level?
  /// What a suppression on a line does: hide the findings there, or take the edges that the line proves out of the rule's graph.
  package let suppression: SuppressionKind
  /// A sentence for each option, by its name.
  package let options: [Option]
  package let examples: [Example]
  /// Whether its errors say that objects are never freed.
  package let provesLeaks: Bool

  package init(
    id: String, summary: String, rationale: String, level: Level?, unproven: Level? = nil, suppression: SuppressionKind = .findings, options: [Option] = [],
    provesLeaks: Bool = false, examples: [Example]
  ) {
    self.provesLeaks = provesLeaks
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.level = level
    self.unproven = unproven
    self.suppression = suppression
    self.options = options
    self.examples = examples
  }

  package struct Option: Sendable {
    package let name: String
    package let sentence: String
    package init(_ name: String, _ sentence: String) {
      self.name = name
      self.sentence = sentence
    }
  }
}

package enum SuppressionKind: Sendable {
  case findings
  /// For rules about cycles, which have no line of their own: each edge of these relations has one.
  case edges([Relation])
}

package enum Level: String, Sendable, CaseIterable, Comparable {
  case warning, error
  package static func < (a: Self, b: Self) -> Bool { a == .warning && b == .error }
}

/// How grave the findings of a rule are. A configuration that names a level means all of them.
package struct Severity: Sendable, Equatable {
  package let level: Level
  /// Of findings that are not proven; nil when they are as grave as the others.
  package let unproven: Level?

  package init(_ level: Level, unproven: Level? = nil) {
    self.level = level
    self.unproven = unproven
  }

  /// A rule whose findings do not speak of their confidence is sure of them.
  package func level(of finding: Finding) -> Level {
    guard let unproven, let confidence = finding.confidence, confidence != .proven else { return level }
    return unproven
  }
}

extension RuleDescriptor {
  /// What counts unless the configuration says otherwise; a rule that is off warns when it is asked for.
  package var usual: Severity { Severity(level ?? .warning, unproven: unproven) }
}

/// A small project in one string, and what the rule says of it. Every example is a test.
///
///     //- path/File.m                 starts a file; text before the first one is `main.m`
///     code  // expect: rule-id        the rule flags this line
///     // expect@+1: rule-id "words"   ... the next line, and the message contains these words
///     // note: "words"                a note of the finding lands on this line
///
/// A file named `.arborist.yml` is the configuration.
package struct Example: Sendable {
  package let title: String
  package let source: String
  package let file: StaticString
  package let line: UInt

  package init(_ title: String, _ source: String, file: StaticString = #filePath, line: UInt = #line) {
    self.title = title
    self.source = source
    self.file = file
    self.line = line
  }
}
