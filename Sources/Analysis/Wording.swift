package import Facts

// Phrases that messages share.

/// `'a', 'b' and 'c'` in the order given; above `limit` names, `'a', 'b', 'c', 'd' and 8 more`.
package func listed(_ names: [String], limit: Int = 5) -> String {
  guard names.count > limit else { return joined(names.map { "'\($0)'" }) }
  let shown = max(1, limit - 1)
  return names.prefix(shown).map { "'\($0)'" }.joined(separator: ", ") + " and \(names.count - shown) more"
}

/// `1 import`, `3 imports`; the plural is the singular with an `s` unless it is given.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension Relation {
  /// The verb between two names: `'A' inherits from 'B'`.
  package var verb: String {
    switch self {
    case .imports: "imports"
    case .contains: "contains"
    case .inherits: "inherits from"
    case .conforms: "conforms to"
    case .extends: "extends"
    case .holds: "holds"
    case .captures: "captures"
    case .creates: "creates"
    case .uses: "uses"
    case .names: "uses names of"
    }
  }
}

private func joined(_ words: [String]) -> String {
  guard words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " and " + words.last!
}

/// `'a', 'b' and 'c'`, sorted.
func quotedList(_ names: [String], _ conjunction: String = "and") -> String {
  let quoted = names.sorted().map { "'\($0)'" }
  guard quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + quoted.last!
}

/// The last part of a path; the whole name for a file known by name only, such as `<UIKit/UIKit.h>`.
package func fileName(_ path: String) -> String {
  path.hasPrefix("<") ? path : path.split(separator: "/").last.map(String.init) ?? path
}
