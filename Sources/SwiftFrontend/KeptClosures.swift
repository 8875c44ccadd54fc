import Facts

/// A closure of a summary.
struct ClosurePlace: Hashable {
  var file: Int
  var closure: Int
}

extension Evaluation {
  /// A closure is followed from function to function so many times at most.
  private static let longestWay = 16

  /// Who keeps a closure that is handed to a call, and in which member: a function of the project that stores its parameter or captures it in a
  /// closure that is kept, a timer, the notification center. Nil when the callee is not known to keep it.
  func keeper(of callee: Expression, label: String, isTrailing: Bool, in place: ScopePlace) -> (type: Int, member: String)? {
    var way: Set<ClosurePlace> = []
    return keeper(of: callee, label: label, isTrailing: isTrailing, in: place, &way)
  }

  private func keeper(
    of callee: Expression, label: String, isTrailing: Bool, in place: ScopePlace, _ way: inout Set<ClosurePlace>
  ) -> (type: Int, member: String)? {
    switch value(callee, in: place) {
    case .functions(let functions, let owner):
      if let type = owner.flatMap(nominal), let kept = kept(functions, label, isTrailing) { return (type, kept) }
      if let keeper = keeperOfCapturing(functions, label, isTrailing, &way) { return keeper }
      guard owner == nil else { return nil }
    case .type(let shape):
      guard let type = nominal(shape) else { return nil }
      if names.types[type].id.text == "c:objc(cs)NSTimer" { return (type, "init") }
      let initialisers = names.types[type].functions["init"] ?? []
      if let kept = kept(initialisers, label, isTrailing) { return (type, kept) }
      // The initialiser that a struct has without one being written.
      guard initialisers.isEmpty, names.types[type].kind == .struct, names.types[type].properties[label] != nil else { return nil }
      return (type, label)
    default: break
    }
    // The platform's own that keep what they are given until they are told to let go.
    guard case .member(let receiver, let name) = callee, name == "scheduledTimer" || name == "addObserver" else { return nil }
    let type: Int?
    switch value(receiver, in: place) {
    case .type(let shape), .instance(let shape): type = nominal(shape)
    case .variable(let property): type = nominal(shape(of: property))
    default: type = nil
    }
    guard let type, ["c:objc(cs)NSTimer", "c:objc(cs)NSNotificationCenter"].contains(names.types[type].id.text) else { return nil }
    return (type, name)
  }

  private func kept(_ functions: [FunctionPlace], _ label: String, _ isTrailing: Bool) -> String? {
    for place in functions {
      for kept in names.files[place.file].functions[place.function].keeps
      where kept.closure == nil && (isTrailing ? kept.isLast : kept.label == label) { return kept.member }
    }
    return nil
  }

  /// Who keeps a closure in which one of the functions captures its parameter: what is called from there lives as long.
  private func keeperOfCapturing(
    _ functions: [FunctionPlace], _ label: String, _ isTrailing: Bool, _ way: inout Set<ClosurePlace>
  ) -> (type: Int, member: String)? {
    for place in functions {
      for kept in names.files[place.file].functions[place.function].keeps where isTrailing ? kept.isLast : kept.label == label {
        guard let index = kept.closure, way.count < Self.longestWay, way.insert(ClosurePlace(file: place.file, closure: index)).inserted else { continue }
        let closure = names.files[place.file].closures[index]
        if let keeper = keeper(of: closure, in: ScopePlace(file: place.file, scope: closure.scope), &way) { return keeper }
      }
    }
    return nil
  }

  private func keeper(of closure: FileSummary.StoredClosure, in place: ScopePlace, _ way: inout Set<ClosurePlace>) -> (type: Int, member: String)? {
    switch closure.keeper {
    case .own(let member): return names.enclosingType(of: place).map { ($0, member) }
    case .member(let object, let name): return nominal(shape(of: object, in: place)).map { ($0, name) }
    case .call(let callee, let label, let isTrailing): return keeper(of: callee, label: label, isTrailing: isTrailing, in: place, &way)
    }
  }

  private func nominal(_ shape: Shape) -> Int? {
    switch shape {
    case .type(let type, _): type
    case .optional(let inner): nominal(inner)
    case .parameter(_, let bound?): nominal(bound)
    default: nil
    }
  }

  enum MemberKind { case stored, computed, ofType }

  /// What a name means as a property of a type, its superclasses and protocols; nil when none of them is known to have it.
  func memberKind(_ name: String, of type: Int) -> MemberKind? {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let known = names.types[next]
      if let place = known.properties[name] {
        let traits = names.files[place.file].properties[place.property].traits
        if !traits.isDisjoint(with: [.isStatic, .payload]) { return .ofType }
        return traits.contains(.computed) || known.kind == .protocol ? .computed : .stored
      }
      if known.foreignMembers[name] != nil { return .stored }
      waiting += known.protocols.reversed()
      if let superclass = known.superclass { waiting.append(superclass) }
    }
    return nil
  }

  /// Whether a bare name means a member of the type's instances.
  func isMember(_ name: String, of type: Int) -> Bool {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let known = names.types[next]
      if let place = known.properties[name] {
        return names.files[place.file].properties[place.property].traits.isDisjoint(with: [.isStatic, .payload])
      }
      if let places = known.functions[name] { return places.contains { !names.files[$0.file].functions[$0.function].isStatic } }
      if known.foreignMembers[name] != nil { return true }
      waiting += known.protocols.reversed()
      if let superclass = known.superclass { waiting.append(superclass) }
    }
    return false
  }
}
