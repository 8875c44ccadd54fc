import Facts

/// Finds functions that code of the other language calls by another name: by selectors in Objective-C, by names and labels in Swift.
final class AcrossLanguages {
  private let types: Types
  private let functions: [Code.Function]
  /// The Swift methods of types that Objective-C can see, by owner.
  private var ofSwift: [Types.TypeID: [Program.FunctionID]] = [:]
  /// The same by owner and selector; filled when a type is first asked for a selector.
  private var selectors: [Types.TypeID: [Key: Program.FunctionID]] = [:]
  /// The Objective-C methods by owner, then by the first word of the selector.
  private var ofObjectiveC: [Types.TypeID: [Key: [(selector: [Substring], function: Program.FunctionID)]]] = [:]

  private struct Key: Hashable {
    var name: String
    var kind: Program.Kind
  }

  init(_ functions: [Code.Function], _ owners: [Types.TypeID?], _ types: Types) {
    self.types = types
    self.functions = functions
    for number in functions.indices where functions[number].kind == .method || functions[number].kind == .initializer {
      guard let owner = owners[number] else { continue }
      if functions[number].language == .swift {
        if types.isOfObjectiveC(owner) { ofSwift[owner, default: []].append(number) }
      } else if functions[number].language.isObjectiveC {
        let selector = functions[number].name.split(separator: ":")
        guard let first = selector.first else { continue }
        ofObjectiveC[owner, default: [:]][Key(name: Self.firstWord(first), kind: kind(number)), default: []].append((selector, number))
      }
    }
  }

  private func kind(_ function: Program.FunctionID) -> Program.Kind { functions[function].traits.contains(.isStatic) ? .ofType : .method }

  /// The method that a type itself declares for a name of the other language; nil if there is none. O(methods with the same first word).
  func method(_ name: String, _ kind: Program.Kind, of type: Types.TypeID) -> Program.FunctionID? {
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      guard !ofSwift.isEmpty, let own = ofSwift[type] else { return nil }
      return selectors(of: type, own)[Key(name: name, kind: kind)]
    }
    guard !ofObjectiveC.isEmpty, let own = ofObjectiveC[type] else { return nil }
    let base = name[..<open]
    guard let found = own[Key(name: Self.firstWord(base), kind: kind)] else { return nil }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : $0 }
    return found.filter { Self.isNamed($0.selector, base, labels) }.min { ($0.selector.count, $0.function) < ($1.selector.count, $1.function) }?.function
  }

  private func selectors(of type: Types.TypeID, _ own: [Program.FunctionID]) -> [Key: Program.FunctionID] {
    if let known = selectors[type] { return known }
    var found: [Key: Program.FunctionID] = [:]
    for number in own {
      let method = Method(types.ids[type], functions[number].name, at: functions[number].location, .isDynamic)
      if let selector = method.selector { found[Key(name: selector, kind: kind(number))] = number }
    }
    selectors[type] = found
    return found
  }

  /// Whether Swift imports a selector under this base name and these labels. A call leaves out the labels of trailing closures.
  private static func isNamed(_ selector: [Substring], _ base: Substring, _ labels: [Substring]) -> Bool {
    guard selector.count >= max(labels.count, 1), selector.dropFirst().prefix(max(labels.count - 1, 0)).elementsEqual(labels.dropFirst()) else { return false }
    let rest = selector[0].dropFirst(base.count)
    guard selector[0].hasPrefix(base), rest.first?.isLowercase != true else { return false }
    guard let label = labels.first, !label.isEmpty else { return true }
    return rest.lowercased().hasSuffix(label.lowercased())
  }

  /// The leading part without capitals: `load` for `loadItem` and for `load`.
  private static func firstWord(_ name: Substring) -> String { String(decoding: name.utf8.prefix { !(65...90).contains($0) }, as: UTF8.self) }
}
