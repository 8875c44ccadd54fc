import Facts

/// Functions that code of the other language calls by another name: Objective-C's by selectors, Swift's by names and labels.
struct AcrossLanguages {
  typealias Key = Program.MethodKey

  /// The methods of Swift by owner and selector.
  private var ofSwift: [Key: Program.FunctionID] = [:]
  /// The methods of Objective-C by owner and the first word of the selector.
  private var ofObjectiveC: [Key: [(selector: [Substring], function: Program.FunctionID)]] = [:]

  init(_ functions: [Code.Function], _ types: Types) {
    for (number, function) in functions.enumerated() {
      guard function.kind == .method || function.kind == .initializer, let owner = types.type(function.owner) else { continue }
      let kind: Key.Kind = function.traits.contains(.isStatic) ? .ofType : .method
      if function.language == .swift {
        guard types.isOfObjectiveC(owner) else { continue }
        let method = Method(types.ids[owner], function.name, at: function.location, .isDynamic)
        if let selector = method.selector { ofSwift[Key(owner: owner, name: selector, kind: kind)] = number }
      } else if function.language.isObjectiveC {
        let selector = function.name.split(separator: ":")
        guard let first = selector.first else { continue }
        ofObjectiveC[Key(owner: owner, name: Self.firstWord(first), kind: kind), default: []].append((selector, number))
      }
    }
  }

  /// The method of a type itself that a name of the other language means; nil when there is none. O(methods with one first word).
  func method(_ name: String, _ kind: Key.Kind, of type: Types.TypeID) -> Program.FunctionID? {
    guard let open = name.firstIndex(of: "(") else { return ofSwift[Key(owner: type, name: name, kind: kind)] }
    let base = name[..<open]
    guard let found = ofObjectiveC[Key(owner: type, name: Self.firstWord(base), kind: kind)] else { return nil }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : $0 }
    return found.filter { Self.isNamed($0.selector, base, labels) }.min { ($0.selector.count, $0.function) < ($1.selector.count, $1.function) }?.function
  }

  /// Whether Swift calls a selector so. Of closures at the end the labels are not written.
  private static func isNamed(_ selector: [Substring], _ base: Substring, _ labels: [Substring]) -> Bool {
    guard selector.count >= max(labels.count, 1), selector.dropFirst().prefix(max(labels.count - 1, 0)).elementsEqual(labels.dropFirst()) else { return false }
    let rest = selector[0].dropFirst(base.count)
    guard selector[0].hasPrefix(base), rest.first?.isLowercase != true else { return false }
    guard let label = labels.first, !label.isEmpty else { return true }
    return rest.lowercased().hasSuffix(label.lowercased())
  }

  /// `load` of `loadItem` and of `load`.
  private static func firstWord(_ name: Substring) -> String { String(decoding: name.utf8.prefix { !(65...90).contains($0) }, as: UTF8.self) }
}
