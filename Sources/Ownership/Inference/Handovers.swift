import Facts

extension Inference {
  /// The single objects that go from one member, variable or parameter to another.
  func handovers() -> [Handover] {
    var found: Set<Handover> = []
    for delivery in reader.deliveries {
      guard let way = delivery.way, delivery.manner == .stored, isShared(delivery.value), let (source, isNew) = source(of: delivery.value),
        let target = target(of: delivery.target), source != target
      else { continue }
      let origin = flow.variable(delivery.value).flatMap { reader.declarations[$0] }
      let arms = reader.ways.arms(way, from: origin)
      let own = program.functions[flow.body(delivery.value.function)]
      let keepsOwn = source.kind == .parameter && target.kind == .member
      let location = flow.location(delivery.value)
      found.insert(Handover(source, target, by: keepsOwn ? nil : own.owner, arms: arms, at: location))
      if target.kind == .member, !delivery.isElement, isNew || source.kind == .parameter { found.insert(Handover(target, source, arms: arms, at: location)) }
    }
    return found.sorted()
  }

  /// Whether a value is an object of the project, or a collection of such objects. Swift values are copied instead.
  private func isShared(_ value: Flow.Value) -> Bool {
    flow.types(value).contains { id in
      guard let type = program.types.type(id), let entity = program.types.entities[type], !entity.isExternal else { return false }
      return entity.language != .swift || entity.kind == .class || entity.kind == .protocol
    }
  }

  /// The place of the single object that a value is; nil if it may be one of several objects.
  private func source(of value: Flow.Value) -> (place: Handover.Place, isNew: Bool)? {
    let objects = flow.objects(value)
    guard objects.count == 1, flow.object(value) == objects[0] || isElement(value) == false else { return nil }
    switch flow.nodes[objects[0]].origin {
    case .member(_, let place):
      if place.isStatic, !program.types.isStaticMember(place.member) { return nil }
      return isElement(value) ? nil : (Handover.Place(.member, place.member.owner, place.member.name), false)
    case .parameter(let function, let index): return (Handover.Place(.parameter, program.functions[function].id, String(index)), false)
    case .value(let made):
      // A new object in a local variable belongs to nobody else yet. The result of another call may be any object.
      guard case .new = flow.content(made), flow.variable(value) != nil, flow.body(made.function) == flow.body(value.function) else { return nil }
      return (Handover.Place(.local, EntityID("\(flow.location(made))"), ""), true)
    case .me, .variable, .element: return nil
    }
  }

  private func isElement(_ value: Flow.Value) -> Bool {
    if case .element = flow.content(value) { return true }
    return flow.onlyValue(of: value).map(isElement) ?? false
  }

  private func target(of target: Delivery.Target) -> Handover.Place? {
    switch target {
    case .place(let place): Handover.Place(.member, place.member.owner, place.member.name)
    case .parameter(let function, let index): Handover.Place(.parameter, program.functions[function].id, String(index))
    }
  }
}
