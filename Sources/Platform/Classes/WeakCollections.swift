/// A platform collection that does not keep all its elements.
package enum WeakCollection: Sendable, Equatable {
  case keys, values, both

  /// The kind of a collection, by the Objective-C or Swift name of the message that makes it; nil if the collection keeps its elements. `arguments` are as in the source.
  package init?(selector: String, arguments: [String]) {
    func isWeak(_ index: Int) -> Bool {
      index < arguments.count && ["WeakMemory", "ZeroingWeak", "CopyInWeak"].contains { arguments[index].contains($0) }
    }
    switch selector {
    case "weakObjectsHashTable", "weakObjectsPointerArray", "weakToWeakObjectsMapTable", "hashTableWithWeakObjects", "pointerArrayWithWeakObjects",
      "mapTableWithWeakToWeakObjects", "weakObjects()", "weakToWeakObjects()":
      self = .both
    case "weakToStrongObjectsMapTable", "mapTableWithWeakToStrongObjects", "weakToStrongObjects()": self = .keys
    case "strongToWeakObjectsMapTable", "mapTableWithStrongToWeakObjects", "strongToWeakObjects()": self = .values
    case "hashTableWithOptions:", "pointerArrayWithOptions:", "initWithOptions:capacity:", "initWithOptions:":
      guard isWeak(0) else { return nil }
      self = .both
    case "mapTableWithKeyOptions:valueOptions:", "initWithKeyOptions:valueOptions:capacity:":
      switch (isWeak(0), isWeak(1)) {
      case (true, true): self = .both
      case (true, false): self = .keys
      case (false, true): self = .values
      case (false, false): return nil
      }
    default: return nil
    }
  }

  /// Whether it does not keep its values; for a set or a list, its elements.
  package var letsGoOfElements: Bool { self != .keys }

  /// A message without arguments that makes such a collection.
  package var selector: String {
    switch self {
    case .both: "weakToWeakObjectsMapTable"
    case .keys: "weakToStrongObjectsMapTable"
    case .values: "strongToWeakObjectsMapTable"
    }
  }
}

extension Platform {
  /// Whether a function releases a reference that its caller owns: `CFRelease`, `CGImageRelease`.
  package static func isReleaseFunction(_ name: String) -> Bool {
    name.hasSuffix("Release") && ["CF", "CG", "CV", "CM", "Sec", "AX", "IO", "DA", "SC", "MD", "VT", "AB", "CT"].contains { name.hasPrefix($0) }
      || name == "dispatch_release"
  }
}
