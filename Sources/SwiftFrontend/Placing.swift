import Facts

extension Resolver {
  /// Joins what the bodies of a file do with single objects to what the bodies of the C family say of theirs.
  func readPlacements(_ file: Int) {
    for placement in names.files[file].placements {
      let objects = SingleObjects(self, ScopePlace(file: file, scope: placement.scope), body(placement.body, file))
      switch placement.target {
      case .member(let expression):
        guard let (holder, member) = objects.member(expression) else { continue }
        placements.insert(Placement(objects.body, .puts, holder: holder, .member(member), objects.name(of: placement.value)))
      case .argument(let callee, let label, let made):
        let kept = evaluation.keeper(of: callee, label: label, isTrailing: false, in: objects.place)
        guard let kept, let member = objects.member(kept.member, of: kept.type), let object = objects.name(of: placement.value) else { continue }
        placements.insert(Placement(objects.body, .puts, holder: objects.receiver(of: callee, made), .member(member), object))
      case .taken(let expression):
        guard let (_, member) = objects.member(expression) else { continue }
        // A new object in place of another is still an object; a new list in place of a list of closures is none of them.
        if placement.value == .unknown { emptied.insert(member) } else { cleared.insert(member) }
      }
    }
  }

  func body(_ number: Int, _ file: Int) -> EntityID { EntityID("\(names.files[file].path)#\(number)") }

  /// States which objects a closure that is kept keeps alive.
  func notePlacement(of closure: FileSummary.StoredClosure, in keeper: Member, capturing captured: [(value: Expression, type: EntityID)], _ file: Int) {
    let objects = SingleObjects(self, ScopePlace(file: file, scope: closure.scope), body(closure.body, file))
    let holder =
      switch closure.keeper {
      case .own: objects.name(of: .selfObject)
      case .member(let object, _): objects.name(of: object)
      case .call(let callee, _, _): objects.receiver(of: callee, closure.made)
      }
    guard let holder else { return }
    for one in captured {
      guard let object = objects.name(of: one.value) else { continue }
      placements.insert(Placement(objects.body, .captures, holder: holder, .member(keeper), object, of: one.type, at: location(closure.place, file)))
    }
  }
}

/// Which object an expression stands for, as one body knows it.
private struct SingleObjects {
  let resolver: Resolver
  let place: ScopePlace
  let body: EntityID

  init(_ resolver: Resolver, _ place: ScopePlace, _ body: EntityID) {
    self.resolver = resolver
    self.place = place
    self.body = body
  }

  private var names: ProjectNames { resolver.names }

  /// The name of the object that an expression gives; nil for what the body has no name for, and for values, which are copied.
  func name(of expression: Expression?) -> String? { expression.flatMap { name(of: $0, depth: 6) } }

  private func name(of expression: Expression, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    switch expression {
    case .selfObject:
      guard let owner = names.enclosingType(of: place), !names.types[owner].kind.isValue else { return nil }
      return "self"
    case .local(let index):
      guard names.files[place.file].locals.indices.contains(index) else { return nil }
      let local = names.files[place.file].locals[index]
      if !local.isReassigned, let initial = local.initial, let same = name(of: initial, depth: depth - 1) { return same }
      return "local \(index)"
    case .name, .member:
      guard let (holder, member) = self.member(expression, depth: depth - 1), let holder else { return nil }
      let name = holder + "." + member.name
      resolver.placements.insert(Placement(body, .finds, holder: holder, .member(member), name))
      return name
    case .optional(let inner), .subscripted(let inner), .array(let inner): return name(of: inner, depth: depth - 1)
    case .call(.member(let base, let called)) where ["first", "last", "reversed", "values"].contains(called): return name(of: base, depth: depth - 1)
    default: return nil
    }
  }

  /// The member that an expression names, and the object that it is a member of.
  func member(_ expression: Expression) -> (holder: String?, member: Member)? { member(expression, depth: 6) }

  private func member(_ expression: Expression, depth: Int) -> (holder: String?, member: Member)? {
    switch expression {
    case .subscripted(let inner), .optional(let inner): return depth > 0 ? member(inner, depth: depth - 1) : nil
    case .name(let name):
      guard let owner = names.enclosingType(of: place), let member = member(name, of: owner) else { return nil }
      return (self.name(of: .selfObject, depth: 1), member)
    case .member(let base, let name):
      guard let type = nominal(resolver.evaluation.shape(of: base, in: place)), let member = member(name, of: type) else { return nil }
      return (self.name(of: base, depth: depth - 1), member)
    default: return nil
    }
  }

  /// The member as facts speak of it: of the class that declares it.
  func member(_ name: String, of type: Int) -> Member? {
    var next: Int? = type
    var steps = 0
    while let current = next, steps < 100 {
      if let place = names.types[current].properties[name] {
        guard names.files[place.file].properties[place.property].traits.isDisjoint(with: [.isStatic, .payload, .computed]) else { return nil }
        return Member(owner: resolver.id(of: current), name: name)
      }
      next = names.types[current].superclass
      steps += 1
    }
    return nil
  }

  /// The object that a call runs in; `made` names the one that an initialiser makes.
  func receiver(of callee: Expression, _ made: Expression?) -> String? {
    switch callee {
    case .name(let called): called.first?.isUppercase ?? false ? name(of: made) : name(of: .selfObject)
    case .member(_, "init"), .type: name(of: made)
    case .member(let base, let called): called.first?.isUppercase ?? false ? name(of: made) : name(of: base)
    default: nil
    }
  }

  private func nominal(_ shape: Shape) -> Int? {
    switch shape {
    case .type(let type, _): type
    case .optional(let inner): nominal(inner)
    case .parameter(_, let bound?): nominal(bound)
    case .composition(let parts): parts.lazy.compactMap(nominal).first
    case .collection(let parts): parts.last.flatMap(nominal)
    default: nil
    }
  }
}
