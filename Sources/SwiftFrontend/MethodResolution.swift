import Facts

/// Makes the methods of the graph out of those of the summaries: whose they are, and what the steps of their bodies mean.
struct MethodResolution {
  let names: ProjectNames
  let evaluation: Evaluation
  /// The functions that controls, menus and gestures are told to call, by the number of the type; with labels or without.
  private let actions: [Int: Set<String>]

  /// Looks through the actions of all files.
  init(_ names: ProjectNames, _ evaluation: Evaluation) {
    self.names = names
    self.evaluation = evaluation
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

  /// The methods of a file; `subject` is the entity that a scope speaks for.
  func methods(of file: Int, subject: (Int) -> EntityID) -> [Method] {
    let path = names.files[file].path
    return names.files[file].methods.compactMap { own in
      guard let type = names.typeOfScope[file][own.scope] else { return nil }
      let body = Body(file: file, scope: own.bodyScope, type: type, isStatic: own.traits.contains(.isStatic))
      var traits = own.traits
      if actions[type]?.contains(own.baseName) ?? false { traits.insert(.isAction) }
      if !traits.contains(.isDynamic), isDynamic(own, of: type, in: file) { traits.insert(.isDynamic) }
      if own.place.condition != nil { traits.insert(.isConditional) }
      if let call = own.onlyCall, neverReturns(call, in: body.place) { traits.insert(.onlyRaises) }
      return Method(
        subject(own.scope), own.name, at: SourceLocation(path, line: own.place.line, column: own.place.column), traits,
        steps: own.steps.compactMap { step($0, in: body, path) })
    }
  }

  private struct Body {
    var file: Int
    var scope: Int
    var type: Int
    var isStatic: Bool
    var place: ScopePlace { ScopePlace(file: file, scope: scope) }
  }

  // MARK: Traits

  /// What overrides a method that Objective-C declares is seen there too, and every member of an `@objcMembers` class.
  private func isDynamic(_ method: FileSummary.Method, of type: Int, in file: Int) -> Bool {
    let known = names.types[type]
    guard known.isObjectiveC, !method.traits.contains(.isPrivate), known.kind == .class else { return false }
    if let home = known.home, names.scope(home).objectiveC.showsMembers, names.files[file].scopes[method.scope].kind == .extension { return true }
    guard method.traits.contains(.overrides) else { return false }
    var next = known.superclass
    var seen = 0
    while let above = next, seen < 200 {
      // One of Swift's own says itself how it is seen; nobody has to know for a rule to be right.
      if names.types[above].isDeclaredInSwift, names.types[above].functions[method.baseName] != nil || names.types[above].properties[method.baseName] != nil { return false }
      next = names.types[above].superclass
      seen += 1
    }
    return true
  }

  private func neverReturns(_ function: Expression, in place: ScopePlace) -> Bool {
    guard case .functions(let places, _) = evaluation.value(function, in: place) else { return false }
    return places.allSatisfy { names.files[$0.file].functions[$0.function].result == .named("Never") }
  }

  // MARK: Steps

  private func step(_ step: FileSummary.Step, in body: Body, _ path: String) -> Method.Step? {
    let location = SourceLocation(path, line: step.line, column: step.column)
    func made(_ kind: Method.Step.Kind, _ name: String, _ object: EntityID?) -> Method.Step {
      Method.Step(kind, name, of: object, at: location, block: step.block)
    }
    guard let kind = step.kind.assignment else {
      if let member = mutated(step.target, in: body) { return made(.assigns, member, nil) }
      return receiver(of: step.target, in: body).map { made(.calls, step.target.lastName + step.labels, $0.type) }
    }
    switch assigned(step.target, in: body) {
    case .own(let member, let isWhole): return made(isWhole ? kind : .assigns, member, nil)
    case .other(let object, let member): return made(.changes, member, object.map { names.types[$0].id })
    case nil: return nil
    }
  }

  private enum Assigned {
    /// A stored member of the object itself, or a part of the value in it.
    case own(String, isWhole: Bool)
    case other(Int?, String)
  }

  private func assigned(_ target: Expression, in body: Body) -> Assigned? {
    switch target {
    case .name(let name): return ownMember(name, isBare: true, in: body)
    case .subscripted(let base):
      guard case .own(let member, _)? = assigned(base, in: body) else { return nil }
      return .own(member, isWhole: false)
    case .member(let base, let name):
      if isSelf(base, in: body.file) { return ownMember(name, isBare: false, in: body) }
      let shape = evaluation.shape(of: base, in: body.place)
      // A part of a value is a part of who holds it.
      if isValue(shape), case .own(let member, _)? = assigned(base, in: body) { return .own(member, isWhole: false) }
      // What nobody else sees is no change.
      if isValue(shape), case .local = base.root { return nil }
      return .other(nominal(shape), name)
    default: return nil
    }
  }

  private func ownMember(_ name: String, isBare: Bool, in body: Body) -> Assigned? {
    if let member = evaluation.memberKind(name, of: body.type) {
      switch member {
      case .stored: return body.isStatic ? nil : .own(name, isWhole: true)
      case .ofType: return nil
      case .computed: return .other(body.type, name)
      }
    }
    // What the platform's classes declare, as far as no global variable has the name.
    guard hasForeignSuperclass(body.type) else { return nil }
    if isBare, case .variable = evaluation.value(.name(name), in: body.place) { return nil }
    return .other(body.type, name)
  }

  /// `rows.append(row)`: the own member that a call of the library changes in place.
  private func mutated(_ callee: Expression, in body: Body) -> String? {
    guard case .member(let base, let name) = callee, Self.mutating.contains(name), isValue(evaluation.shape(of: base, in: body.place)),
      case .own(let member, _)? = assigned(base, in: body)
    else { return nil }
    return member
  }

  private static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "updateValue",
    "popFirst", "popLast", "merge", "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "update", "toggle", "sort", "reverse",
    "shuffle", "swapAt", "negate",
  ]

  private struct Receiver {
    /// Nil when it is not known.
    var type: EntityID?
  }

  /// What a method is called on; nil when no method is called, or one of a plain value.
  private func receiver(of callee: Expression, in body: Body) -> Receiver? {
    let own = names.types[body.type].id
    switch callee {
    case .name(let name):
      if names.types[body.type].functions[name] != nil { return Receiver(type: own) }
      switch evaluation.value(callee, in: body.place) {
      case .functions(_, let owner?): return Receiver(type: nominal(owner).map { names.types[$0].id })
      case .instance: return Receiver(type: own)
      case .unknown: return hasForeignSuperclass(body.type) && !Self.library.contains(name) ? Receiver(type: own) : nil
      case .functions, .type, .variable, .foreign, .module: return nil
      }
    case .member(let base, _):
      if isSelf(base, in: body.file) { return Receiver(type: own) }
      switch evaluation.value(base, in: body.place) {
      case .module: return nil
      case .unknown, .foreign, .functions: return Receiver(type: nil)
      case .instance(let shape), .type(let shape): return receiver(shape)
      case .variable(let property): return receiver(evaluation.shape(of: property))
      }
    default: return nil
    }
  }

  private func receiver(_ shape: Shape) -> Receiver? {
    if case .unknown = shape { return Receiver(type: nil) }
    guard let type = nominal(shape), names.types[type].kind != .value else { return nil }
    return Receiver(type: names.types[type].id)
  }

  /// Functions that stand beside no type; nobody declares them here.
  private static let library: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "abort", "exit", "min", "max",
    "abs", "type", "zip", "stride", "sequence", "repeatElement", "swap", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "autoreleasepool",
    "withUnsafePointer", "withUnsafeMutablePointer", "withAnimation", "withExtendedLifetime", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "arc4random_uniform", "unsafeBitCast", "unsafeDowncast", "os_log", "strongify",
  ]

  // MARK: Values

  /// `self`, or what is another name for it: `guard let strongSelf = self`.
  private func isSelf(_ expression: Expression, in file: Int) -> Bool {
    switch expression {
    case .selfObject: true
    case .local(let index):
      names.files[file].locals.indices.contains(index) && names.files[file].locals[index].initial == .selfObject
        && names.files[file].locals[index].type == nil
    default: false
    }
  }

  private func isValue(_ shape: Shape) -> Bool {
    switch shape {
    case .type(let type, _): names.types[type].kind.isValue
    case .optional(let inner): isValue(inner)
    case .collection, .tuple: true
    case .parameter, .function, .composition, .metatype, .plain, .unknown: false
    }
  }

  /// Whether there are members above that no source here declares.
  private func hasForeignSuperclass(_ type: Int) -> Bool {
    var next: Int? = type
    var seen = 0
    while let above = next, seen < 200 {
      if !names.types[above].isDeclaredInSwift { return names.types[above].kind == .class || names.types[above].kind == .unknown }
      next = names.types[above].superclass
      seen += 1
    }
    return false
  }
}

/// The type whose members a value has, be it an object or the type itself.
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

extension FileSummary.Step.Kind {
  /// Nil for a call.
  fileprivate var assignment: Method.Step.Kind? {
    switch self {
    case .clears: .clears
    case .turnsOn: .turnsOn
    case .turnsOff: .turnsOff
    case .assigns: .assigns
    case .calls: nil
    }
  }
}

extension Expression {
  /// The name of a member or a variable.
  fileprivate var lastName: String {
    switch self {
    case .name(let name), .member(_, let name): name
    default: ""
    }
  }
}
