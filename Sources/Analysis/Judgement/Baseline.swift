internal import Facts
import Foundation

/// The accepted findings of a project: known, counted, and not allowed to increase.
///
/// A finding is recognised by its rule and its entities, never by a line or a folder, so that moving code changes nothing. A cycle is recognised by its edges: each new
/// edge in a known cycle is one new finding.
package struct Baseline: Sendable, Equatable {
  /// Sorted.
  package private(set) var entries: [Entry]

  package static let fileName = ".arborist-baseline.json"

  package struct Entry: Sendable, Hashable, Codable {
    package var rule: String
    package var fingerprint: String
    /// The number of findings with this fingerprint.
    package var count: Int
    /// For people who read the file.
    package var entities: [String]
    /// For a cycle: its edges, each `source -> target`, sorted.
    package var edges: [String]?
  }

  package init() { entries = [] }

  package init(of findings: [Finding]) {
    var entries: [String: Entry] = [:]
    for finding in findings {
      let key = finding.rule + " " + finding.fingerprint
      let edges = finding.cycle.map(\.identity)
      if var known = entries[key] {
        known.count += 1
        known.edges = known.edges.map { Set($0 + edges).sorted() }
        entries[key] = known
      } else {
        entries[key] = Entry(
          rule: finding.rule, fingerprint: finding.fingerprint, count: 1, entities: finding.names, edges: edges.isEmpty ? nil : Set(edges).sorted())
      }
    }
    self.entries = entries.values.sorted()
  }

  // MARK: Comparing

  package struct Sifted: Sendable, Equatable {
    /// In the given order. For a known cycle that has grown, one for each new edge, at the level of the cycle.
    package var new: [Report.Judged]
    package var hidden: Int
    /// The entries that match no finding any more, in whole or in part.
    package var stale: [Entry]

    package init(new: [Report.Judged] = [], hidden: Int = 0, stale: [Entry] = []) {
      self.new = new
      self.hidden = hidden
      self.stale = stale
    }
  }

  /// Separates new findings from known ones. `rules` are those that ran; entries of other rules stay in the baseline.
  package func sift(_ findings: [Report.Judged], rules: Set<String>) -> Sifted { sift(findings, rules: rules, knownBy: "that the baseline knows") }

  /// The same; `knownBy` says in the message of a grown cycle where the cycle is known from.
  func sift(_ findings: [Report.Judged], rules: Set<String>, knownBy: String) -> Sifted {
    var sifted = Sifted()
    var left = Dictionary(entries.filter { $0.edges == nil }.map { ($0.rule + " " + $0.fingerprint, $0.count) }, uniquingKeysWith: +)
    var knownEdges: [String: Set<String>] = [:]
    for entry in entries { knownEdges[entry.rule, default: []].formUnion(entry.edges ?? []) }
    var foundEdges: [String: Set<String>] = [:]

    for judged in findings {
      let finding = judged.finding
      if finding.cycle.isEmpty {
        let key = finding.rule + " " + finding.fingerprint
        if let count = left[key], count > 0 {
          left[key] = count - 1
          sifted.hidden += 1
        } else {
          sifted.new.append(judged)
        }
        continue
      }
      let known = knownEdges[finding.rule] ?? []
      foundEdges[finding.rule, default: []].formUnion(finding.cycle.map(\.identity))
      let added = finding.cycle.filter { !known.contains($0.identity) }
      if added.count == finding.cycle.count {
        sifted.new.append(judged)
      } else if added.isEmpty {
        sifted.hidden += 1
      } else {
        sifted.new += added.map { Report.Judged(finding.grown(by: $0, knownBy), judged.level) }
      }
    }
    sifted.stale = entries.filter { entry in
      guard rules.contains(entry.rule) else { return false }
      if let edges = entry.edges { return !foundEdges[entry.rule, default: []].isSuperset(of: edges) }
      return (left[entry.rule + " " + entry.fingerprint] ?? 0) > 0
    }
    return sifted
  }

  /// The part of this baseline that is still found. Entries of rules that did not run are kept.
  package func shrunk(to findings: [Finding], rules: Set<String>) -> Baseline {
    let now = Baseline(of: findings)
    let counts = Dictionary(now.entries.map { ($0.rule + " " + $0.fingerprint, $0.count) }, uniquingKeysWith: +)
    var edges: [String: Set<String>] = [:]
    for entry in now.entries { edges[entry.rule, default: []].formUnion(entry.edges ?? []) }
    var smaller = Baseline()
    smaller.entries = entries.compactMap { entry in
      guard rules.contains(entry.rule) else { return entry }
      var entry = entry
      if let known = entry.edges {
        entry.edges = known.filter(edges[entry.rule, default: []].contains)
        return entry.edges!.isEmpty ? nil : entry
      }
      entry.count = min(entry.count, counts[entry.rule + " " + entry.fingerprint] ?? 0)
      return entry.count > 0 ? entry : nil
    }
    return smaller
  }

  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  // MARK: On disk

  /// JSON, one entry per line, sorted, so that changes are easy to read in a diff and to merge.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.map { entry in String(decoding: (try? encoder.encode(entry)) ?? Data(), as: UTF8.self) }
    return "{\"schema\": 1, \"tool\": \"arborist\", \"findings\": [\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
  }

  /// An error in a baseline file. `description` is lower case, without a full stop.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  package init(bytes: [UInt8]) throws(Unreadable) {
    struct File: Decodable {
      var schema: Int
      var findings: [Entry]
    }
    guard bytes.count <= 100_000_000 else { throw Unreadable(description: "longer than 100 MB") }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch DecodingError.keyNotFound(let key, _) {
      throw Unreadable(description: "the key '\(key.stringValue)' is missing")
    } catch {
      throw Unreadable(description: "not the JSON of a baseline")
    }
    guard file.schema == 1 else { throw Unreadable(description: "written by another version, schema \(file.schema)") }
    entries = file.findings.sorted()
  }
}

extension Baseline.Entry: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.rule != b.rule { return a.rule < b.rule }
    if a.entities != b.entities { return a.entities.lexicographicallyPrecedes(b.entities) }
    return a.fingerprint < b.fingerprint
  }

  /// `import-cycle of 'A', 'B' and 'C'`.
  package var words: String { entities.isEmpty ? rule : "\(rule) of \(listed(entities))" }
}

extension Finding {
  /// The finding for one new edge in a known cycle.
  fileprivate func grown(by edge: Edge, _ knownBy: String) -> Finding {
    Finding(
      rule: rule, message: "\(edge.words), one more edge in a cycle of \(names.count) \(knownBy)", location: edge.location,
      subjects: [edge.source, edge.target], names: [], confidence: confidence)
  }
}
