package import Facts

/// One broken rule at one place. Its level depends on the configuration and is stored in the report.
package struct Finding: Sendable, Equatable, Codable {
  /// The id of the rule.
  package var rule: String
  /// One sentence that says what is wrong, with names in quotes and figures; no full stop.
  package var message: String
  /// The line that the reader will edit.
  package var location: SourceLocation
  /// The entities that the finding is about. Their ids are its identity: the fingerprint is made of the rule and these ids, never of lines.
  package var subjects: [EntityID]
  /// The names of those entities, in the order that suits a reader; it may differ from that of `subjects`. May be empty.
  package var names: [String]
  /// Further places that explain the finding, in order.
  package var notes: [Note]
  /// The edges whose removal fixes it, cheapest first.
  package var cuts: [Cut]
  package var confidence: Confidence?
  /// For a finding about a cycle: all edges among its members, sorted by source and target. Empty for every other finding.
  package var cycle: [Edge]
  /// The edges of a picture. For a finding about a cycle, a shortest cycle whose last step leads back to the first. Empty if there is nothing to draw.
  package var way: [Step]
  /// The changes that together fix it. Empty if fixing it takes a decision.
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

  /// One edge of a cycle, the place that proves it, and its wording: `'A.h' imports 'B.h'`.
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

    /// Stays the same when a file moves.
    package var identity: String { "\(source.withoutFolders) -> \(target.withoutFolders)" }
  }

  /// One edge of a picture: its two ends, its label, and whether it is the one to cut.
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

    /// A step whose label is its file and line.
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
    /// All lines that state the same dependency, if there are more than the cuts name. A comment on one cut suppresses all of them.
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

  /// Sixteen hexadecimal digits, made of the rule and the sorted ids of the subjects without folders. Survives moved lines and files, and another order of discovery.
  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
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
