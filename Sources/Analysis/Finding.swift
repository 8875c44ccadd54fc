package import Facts

/// One broken rule at one place. How grave it is, is the configuration's business and stands in the report.
package struct Finding: Sendable, Equatable, Codable {
  /// The id of the rule.
  package var rule: String
  /// One sentence: what is wrong, with names in quotes and figures; no full stop.
  package var message: String
  /// The line that its reader will edit.
  package var location: SourceLocation
  /// The entities that make it what it is. Their ids are its identity: the fingerprint is made of the rule and these, never of lines.
  package var subjects: [EntityID]
  /// The names of those entities, in the order of the story.
  package var names: [String]
  /// The rest of the story, in order.
  package var notes: [Note]
  /// The edges whose removal mends it, cheapest first.
  package var cuts: [Cut]
  package var confidence: Confidence?
  /// Of a finding about a cycle: all edges among its members, sorted by source and target. Empty for every other finding.
  package var cycle: [Edge]
  /// For pictures: from one thing to the next. Of a finding about a cycle a shortest way round, the last step leading back to the first. Empty where there is
  /// nothing to draw.
  package var way: [Step]
  /// What mends it, all of it together. Empty where that takes a decision.
  package var remedies: [Remedy]

  package init(
    rule: String, message: String, location: SourceLocation, subjects: [EntityID], names: [String], notes: [Note] = [],
    cuts: [Cut] = [], confidence: Confidence? = nil, cycle: [Edge] = [], way: [Step] = [],
    remedies: [Remedy] = []
  ) {
    self.rule = rule
    self.message = message
    self.location = location
    self.subjects = subjects
    self.names = names
    self.notes = notes
    self.cuts = cuts
    self.confidence = confidence
    self.cycle = cycle
    self.way = way
    self.remedies = remedies
  }

  /// One edge of a cycle, where it is proved, and how it is said: `'A.h' imports 'B.h'`.
  package struct Edge: Sendable, Equatable, Codable {
    package var source: EntityID
    package var target: EntityID
    package var words: String
    package var location: SourceLocation

    package init(_ source: EntityID, _ target: EntityID, _ words: String, at location: SourceLocation) {
      self.source = source
      self.target = target
      self.words = words
      self.location = location
    }

    /// The same when a file moves.
    package var identity: String { "\(source.withoutFolders) -> \(target.withoutFolders)" }
  }

  /// One edge of a picture: what is at its ends, what to write beside it, and whether it is the one to cut.
  package struct Step: Sendable, Equatable, Codable {
    package var source: String
    package var target: String
    package var label: String
    package var isCut: Bool

    package init(_ source: String, _ target: String, _ label: String, isCut: Bool) {
      self.source = source
      self.target = target
      self.label = label
      self.isCut = isCut
    }

    /// One with its line beside it.
    package init(_ source: String, _ target: String, at location: SourceLocation, isCut: Bool) {
      self.init(source, target, "\(fileName(location.path)):\(location.line)", isCut: isCut)
    }
  }

  /// Whether the picture is a cycle.
  package var isLoop: Bool { way.first.map { $0.source == way[way.count - 1].target } ?? false }

  package struct Note: Sendable, Equatable, Codable {
    package var message: String
    package var location: SourceLocation
    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  /// An edge to remove, and why that one.
  package struct Cut: Sendable, Equatable, Codable {
    package var source: String
    package var target: String
    package var location: SourceLocation
    package var reason: String
    /// All lines that state the same dependency, where it is more than its cuts name. A comment on a cut lets the whole of it stand.
    package var lines: [SourceLocation]
    package init(source: String, target: String, at location: SourceLocation, reason: String, lines: [SourceLocation] = []) {
      self.source = source
      self.target = target
      self.location = location
      self.reason = reason
      self.lines = lines
    }
  }

  package enum Confidence: String, Sendable, Codable {
    case proven, likely, possible
  }

  /// Sixteen hexadecimal digits made of the rule and the ids of the subjects in sorted order, folders left out: survives moved lines and
  /// files, and another order of discovery. FNV-1a, 64 bits (Fowler, Noll, Vo).
  package var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    mix(rule)
    for id in subjects.map(\.withoutFolders).sorted() { mix(id) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding: Comparable {
  /// By place, then rule, then message: the order in which reports list them.
  package static func < (a: Self, b: Self) -> Bool {
    if a.location != b.location { return a.location < b.location }
    return (a.rule, a.message, a.fingerprint) < (b.rule, b.message, b.fingerprint)
  }
}
