import Facts

/// Turns the methods of the summaries into those of the graph. It finds their owners and which of them are actions or visible to Objective-C.
struct MethodResolution {
  let names: ProjectNames
  /// The functions that controls, menus and gestures are told to call, by the index of the type; with labels or without.
  private let actions: [Int: Set<String>]

  /// Collects the actions of all files.
  init(_ names: ProjectNames, _ evaluation: Evaluation) {
    self.names = names
    var actions: [Int: Set<String>] = [:]
    for file in names.files.indices {
      for action in names.files[file].actions {
        let place = ScopePlace(file: file, scope: action.scope)
        switch action.function {
        case .name(let name): if let type = names.enclosingType(of: place) { actions[type, default: []].insert(name) }
        case .member(let base, let name): if let type = nominal(evaluation.shape(of: base, in: place)) { actions[type, default: []].insert(name) }
        default: break
        }
      }
    }
    self.actions = actions
  }

  /// The methods of a file; `subject` gives the entity of a scope.
  func methods(of file: Int, subject: (Int) -> EntityID) -> [Method] {
    let path = names.files[file].path
    return names.files[file].methods.compactMap { own in
      guard let type = names.typeOfScope[file][own.scope] else { return nil }
      var traits = own.traits
      if actions[type]?.contains(own.baseName) ?? false { traits.insert(.isAction) }
      if !traits.contains(.isDynamic), isDynamic(own, of: type, in: file) { traits.insert(.isDynamic) }
      if own.place.condition != nil { traits.insert(.isConditional) }
      return Method(subject(own.scope), own.name, at: SourceLocation(path, line: own.place.line, column: own.place.column), traits)
    }
  }

  // MARK: Traits

  /// Whether Objective-C sees a method: it overrides one that Objective-C declares, or is in an extension of an `@objcMembers` class.
  private func isDynamic(_ method: FileSummary.Method, of type: Int, in file: Int) -> Bool {
    let known = names.types[type]
    guard known.isObjectiveC, !method.traits.contains(.isPrivate), known.kind == .class else { return false }
    if let home = known.home, names.scope(home).objectiveC.showsMembers, names.files[file].scopes[method.scope].kind == .extension { return true }
    guard method.traits.contains(.overrides) else { return false }
    var next = known.superclass
    var seen = 0
    while let above = next, seen < mostAbove {
      // If a Swift superclass declares it, that declaration tells whether it is visible. No rule depends on it.
      if names.types[above].isDeclaredInSwift, names.types[above].functions[method.baseName] != nil || names.types[above].properties[method.baseName] != nil { return false }
      next = names.types[above].superclass
      seen += 1
    }
    return true
  }
}

/// The nominal type whose members a value has, be the value an object or the type itself.
private func nominal(_ shape: Shape) -> Int? {
  switch shape {
  case .type(let type, _): type
  case .optional(let inner), .metatype(let inner): nominal(inner)
  case .parameter(_, let bound?): nominal(bound)
  case .composition(let parts): parts.lazy.compactMap { nominal($0) }.first
  default: nil
  }
}

extension FileSummary.Method {
  /// Without labels.
  fileprivate var baseName: String { String(name.prefix { $0 != "(" }) }
}
