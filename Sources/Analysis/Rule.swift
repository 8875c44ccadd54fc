package import Facts
package import Graphs

/// Flags one kind of defect in a graph. A value: its stored properties are its options, with their defaults.
///
/// Options arrive through `Codable`: the configuration merges the user's keys into the encoded defaults.
package protocol Rule: Sendable, Codable {
  static var descriptor: RuleDescriptor { get }
  init()
  /// Pure: no files, no clock, no other rule. The order of the findings does not matter, they are sorted later.
  func check(_ graph: Graph) -> [Finding]
  /// Findings about the comments that suppress rules. Empty for almost every rule.
  func check(_ review: SuppressionReview) -> [Finding]
}

extension Rule {
  package var id: String { Self.descriptor.id }
  package func check(_ review: SuppressionReview) -> [Finding] { [] }
}

/// Everything that is said about a rule. Help, documentation, SARIF metadata and tests are generated from it.
package struct RuleDescriptor: Sendable {
  /// Names the defect, so that "allow import-cycle" reads well. Once released it keeps its meaning.
  package let id: String
  /// A line without a full stop: what it flags.
  package let summary: String
  /// Why that is bad, and what to do instead.
  package let rationale: String
  /// The level of its findings unless the configuration says otherwise; nil for rules that are off by default.
  package let level: Level?
  /// The level of findings that are marked as not proven; nil if all findings have the same level.
  package let unproven: Level?
  /// The effect of a suppression on a line: it hides the findings there, or removes the edges that the line proves from the rule's graph.
  package let suppression: SuppressionKind
  /// A sentence for each option, by its name.
  package let options: [Option]
  package let examples: [Example]
  /// Whether its errors mean that objects are never freed.
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

/// The levels of a rule's findings. A level in the configuration applies to all of them.
package struct Severity: Sendable, Equatable {
  package let level: Level
  /// The level of findings that are not proven; nil if it is the same.
  package let unproven: Level?

  package init(_ level: Level, unproven: Level? = nil) {
    self.level = level
    self.unproven = unproven
  }

  /// A finding without a confidence counts as proven.
  package func level(of finding: Finding) -> Level {
    guard let unproven, let confidence = finding.confidence, confidence != .proven else { return level }
    return unproven
  }
}

extension RuleDescriptor {
  /// The default severity. A rule that is off by default warns once it is enabled.
  package var usual: Severity { Severity(level ?? .warning, unproven: unproven) }
}

/// A small project in one string, and the findings that the rule must report. Every example is a test.
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
