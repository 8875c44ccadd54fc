import Facts

/// Tells which objects are handed from one place to another, over the whole project.
struct Handing {
  private let names: ProjectNames
  private let evaluation: Evaluation
  private let holding: Holding
  /// The labels and members by which functions of the project might keep something; what is handed to others needs no second look.
  private let functionNames: Set<String>

  init(_ names: ProjectNames, _ evaluation: Evaluation, _ holding: Holding) {
    self.names = names
    self.evaluation = evaluation
    self.holding = holding
    functionNames = Set(names.files.flatMap { file in file.functions.filter { !$0.parameters.isEmpty }.map(\.name) })
  }

  func handovers() -> [Handover] {
    var found: [Handover] = []
    for file in names.files.indices {
      for function in names.files[file].functions {
        guard let type = names.typeOfScope[file][function.scope] else { continue }
        for kept in function.keeps where kept.closure == nil {
          let (parameter, member) = (local(kept.local, file), Handover.Place(.member, names.types[type].id, kept.member))
          let location = location(function.place, file)
          found.append(Handover(parameter, member, at: location))
          if !kept.isElement { found.append(Handover(member, parameter, at: location)) }
        }
      }
      for handing in names.files[file].handings { add(handing, file, to: &found) }
    }
    return found
  }

  private func location(_ place: FileSummary.Place, _ file: Int) -> SourceLocation {
    SourceLocation(names.files[file].path, line: place.line, column: place.column)
  }

  private func local(_ number: Int, _ file: Int) -> Handover.Place {
    Handover.Place(.local, EntityID("\(names.files[file].path):\(number)"), "")
  }

  private func add(_ handing: FileSummary.Handing, _ file: Int, to found: inout [Handover]) {
    let place = ScopePlace(file: file, scope: handing.scope)
    // Cheap questions first: most calls are to nobody here.
    if case .argument(let callee, _, _) = handing.target, !mayBeOwn(callee) { return }
    guard let target = target(handing.target, place), isObject(handing.value, place), let source = source(handing.value, place, 5), source != target
    else { return }
    let location = location(handing.place, file)
    let giver = names.enclosingType(of: place).map { names.types[$0].id }
    let arms = handing.arms.map { Arm(of: self.location($0.choice, file), $0.number) }.sorted()
    found.append(Handover(source, target, by: giver, arms: arms, at: location))
    if target.kind == .member, source.kind == .local { found.append(Handover(target, source, arms: arms, at: location)) }
  }

  private func mayBeOwn(_ callee: Expression) -> Bool {
    switch callee {
    case .name(let name), .member(_, let name):
      return functionNames.contains(name) || name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    case .type: return true
    default: return false
    }
  }

  // MARK: Where a value stands

  /// Whether a value is an object of the project, or a collection of such.
  private func isObject(_ value: Expression, _ place: ScopePlace) -> Bool {
    holding.held(evaluation.shape(of: value, in: place)).contains { held in
      guard case .type(let number) = held.object else { return false }
      let type = names.types[number]
      return !type.isExternal && (type.kind == .class || type.kind == .protocol)
    }
  }

  /// `steps`: how many variables that are other names are looked through.
  private func source(_ value: Expression, _ place: ScopePlace, _ steps: Int) -> Handover.Place? {
    guard steps > 0 else { return nil }
    switch value {
    case .local(let number):
      guard names.files[place.file].locals.indices.contains(number) else { return nil }
      let known = names.files[place.file].locals[number]
      guard !known.isElement else { return nil }
      guard let initial = known.initial else { return local(number, place.file) }
      let own = ScopePlace(file: place.file, scope: known.scope)
      // What was just made is nobody else's yet; another call may give anything.
      if case .call(let callee) = initial {
        if case .type = evaluation.value(callee, in: own) { return local(number, place.file) }
        return nil
      }
      return source(initial, own, steps - 1)
    case .name(let name):
      guard let type = names.enclosingType(of: place) else { return nil }
      return member(name, of: type)
    case .member(.selfObject, let name):
      guard let type = names.enclosingType(of: place) else { return nil }
      return member(name, of: type)
    case .member(let object, let name):
      guard let type = nominal(evaluation.shape(of: object, in: place)) else { return nil }
      return member(name, of: type)
    default: return nil
    }
  }

  /// A stored member of a type's objects.
  private func member(_ name: String, of type: Int) -> Handover.Place? {
    var seen: Set<Int> = []
    var next: Int? = type
    while let number = next, seen.insert(number).inserted {
      if let place = names.types[number].properties[name] {
        let traits = names.files[place.file].properties[place.property].traits
        return traits.isDisjoint(with: [.isStatic, .payload, .computed]) ? Handover.Place(.member, names.types[type].id, name) : nil
      }
      if names.types[number].foreignMembers[name] != nil { return Handover.Place(.member, names.types[type].id, name) }
      next = names.types[number].superclass
    }
    return nil
  }

  // MARK: Where it goes

  private func target(_ target: FileSummary.Handing.Target, _ place: ScopePlace) -> Handover.Place? {
    switch target {
    case .member(.selfObject, let name): return names.enclosingType(of: place).flatMap { member(name, of: $0) }
    case .member(let object, let name): return nominal(evaluation.shape(of: object, in: place)).flatMap { member(name, of: $0) }
    case .argument(let callee, let label, let labels):
      switch evaluation.value(callee, in: place) {
      case .functions(let functions, _): return parameter(label, labels, of: functions)
      case .type(let shape):
        guard let type = nominal(shape) else { return nil }
        let (initialisers, isOwn) = initialisers(of: type)
        if !initialisers.isEmpty { return parameter(label, labels, of: initialisers) }
        // The initialiser that a struct has without one being written.
        return isOwn && names.types[type].kind == .struct ? member(label, of: type) : nil
      default: return nil
      }
    }
  }

  private func initialisers(of type: Int) -> (functions: [FunctionPlace], isOwn: Bool) {
    var seen: Set<Int> = []
    var next: Int? = type
    while let number = next, seen.insert(number).inserted {
      if let functions = names.types[number].functions["init"] { return (functions, number == type) }
      next = names.types[number].superclass
    }
    return ([], true)
  }

  /// The parameter that a label means, of the first function that has all labels of the call.
  private func parameter(_ label: String, _ labels: [String], of functions: [FunctionPlace]) -> Handover.Place? {
    for place in functions {
      let parameters = names.files[place.file].functions[place.function].parameters
      guard parameters.count >= labels.count, labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else { continue }
      // Several without a label can't be told apart by it.
      let meant = parameters.filter { $0.label == label }
      guard meant.count == 1 else { return nil }
      return local(meant[0].local, place.file)
    }
    return nil
  }

  private func nominal(_ shape: Shape) -> Int? {
    switch shape {
    case .type(let type, _): type
    case .optional(let inner): nominal(inner)
    case .parameter(_, let bound?): nominal(bound)
    default: nil
    }
  }
}
