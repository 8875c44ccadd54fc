package import Facts

/// One rule that a comment suppresses on some lines of a file, with the stated reason.
///
///     // arborist:disable:next import-cycle - generated, and nobody edits it
///     // arborist:disable:this import-cycle, heavy-import - generated
///     // arborist:disable retain-cycle - torn down in -stop       … to the end of the file, or to
///     // arborist:enable retain-cycle
///
/// `/* */` works as well. `next` is the next line with code. `disable` without a word always opens a region, also on a line of its own; if only the next line was
/// meant, `unused-suppression` says so.
package struct Suppression: Sendable, Hashable {
  package var rule: String
  package var lines: ClosedRange<Int>
  package var reason: String
  /// The place of the comment.
  package var location: SourceLocation
  /// Whether it opens a region that is never closed.
  package var isOpen = false
  /// The next line with code; nil if there is none.
  package var nextLine: Int?

  package func covers(_ place: SourceLocation) -> Bool {
    place.path == location.path && lines.contains(place.line)
  }
}

/// All suppressions, and the comments that have no effect because of a mistake.
package struct Suppressions: Sendable {
  /// In the order of the comments.
  package private(set) var all: [Suppression] = []
  package private(set) var mistakes: [Mistake] = []

  package struct Mistake: Sendable, Equatable {
    package var location: SourceLocation
    /// Lower case, no full stop; says what to do.
    package var message: String
  }

  package static let none = Suppressions([], rules: [])

  /// `remarks` must be sorted by place; `rules` are the ids of all rules.
  package init(_ remarks: [Remark], rules: [String]) {
    /// The open regions: indices in `all`, by file and rule.
    var open: [String: [String: Int]] = [:]
    for remark in remarks {
      do throws(Directive.Refused) {
        let directive = try Directive(remark.text, rules: rules)
        for rule in directive.rules { try add(rule, directive, remark, &open) }
      } catch {
        mistakes.append(Mistake(location: remark.location, message: error.message))
      }
    }
  }

  /// The suppressions after files have moved: old path to new path.
  package func moved(_ paths: [EntityID: EntityID]) -> Suppressions {
    guard !paths.isEmpty else { return self }
    func move(_ location: inout SourceLocation) { location.path = paths[EntityID(location.path)]?.text ?? location.path }
    var suppressions = self
    for index in all.indices { move(&suppressions.all[index].location) }
    for index in mistakes.indices { move(&suppressions.mistakes[index].location) }
    return suppressions
  }

  private mutating func add(
    _ rule: String, _ directive: Directive, _ remark: Remark, _ open: inout [String: [String: Int]]
  ) throws(Directive.Refused) {
    let (path, line) = (remark.location.path, remark.location.line)
    let lines: ClosedRange<Int>
    switch directive.scope {
    case .enable:
      guard let index = open[path]?.removeValue(forKey: rule) else { throw .init(message: "'\(rule)' is not disabled here") }
      all[index].lines = all[index].lines.lowerBound...max(all[index].lines.lowerBound, line - 1)
      all[index].isOpen = false
      return
    case .region:
      guard open[path]?[rule] == nil else { throw .init(message: "'\(rule)' is disabled already") }
      open[path, default: [:]][rule] = all.count
      lines = line...Int.max
    case .this: lines = line...line
    case .next:
      guard let next = remark.nextLine else { throw .init(message: "there is no next line") }
      lines = next...next
    }
    all.append(
      Suppression(
        rule: rule, lines: lines, reason: directive.reason, location: remark.location, isOpen: directive.scope == .region, nextLine: remark.nextLine))
  }

  package func of(_ rule: String) -> [Suppression] { all.filter { $0.rule == rule } }
}

/// The content of one comment: a word, rules, and a reason after ` - `.
private struct Directive {
  let scope: Scope
  let rules: [String]
  let reason: String

  enum Scope: String, CaseIterable {
    case next = "disable:next"
    case this = "disable:this"
    case region = "disable"
    case enable
  }

  struct Refused: Error {
    let message: String
  }

  init(_ text: String, rules known: [String]) throws(Refused) {
    var words = text.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
    let first = words.isEmpty ? "" : words.removeFirst()
    guard let scope = Scope(rawValue: first) else {
      let scopes = Scope.allCases.map(\.rawValue)
      throw Refused(message: "unknown word '\(first)'" + (nearest(to: first, in: scopes).map { ", did you mean '\($0)'" } ?? "; known are \(quotedList(scopes))"))
    }
    let named = words.prefix { $0 != "-" }
    guard !named.isEmpty else { throw Refused(message: "name the rule, as in 'arborist:\(first) import-cycle - why'") }
    for name in named where !known.contains(name) {
      throw Refused(message: "unknown rule '\(name)'" + (nearest(to: name, in: known).map { ", did you mean '\($0)'" } ?? ""))
    }
    let reason = words.dropFirst(named.count + 1).joined(separator: " ")
    guard !reason.isEmpty || scope == .enable else { throw Refused(message: "give the reason after ' - '") }
    (self.scope, self.rules, self.reason) = (scope, Array(named), reason)
  }
}
