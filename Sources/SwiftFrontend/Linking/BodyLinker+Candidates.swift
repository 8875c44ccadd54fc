import Facts

extension BodyLinker {
  /// A function that a call may mean.
  struct Fit {
    var function: CodeLinker.Declared
    /// The parameter that each argument goes to.
    var parameters: [Int?]
    var score = 0

    func shape(of argument: Int) -> Shape? { parameters[argument].map { function.types[$0] } }
  }

  /// The functions of this name that fit the call, from the nearest type that has any: the type itself, then its superclasses and protocols.
  func candidates(_ name: String, in type: Int, _ arguments: [Code.Argument], isStatic: Bool? = nil) -> [Fit] {
    var found: [Fit] = []
    linker.forEachLevel(of: type) { level in
      guard let places = names.types[level].functions[name] else { return true }
      let known = places.lazy.compactMap { [linker] in linker.declared($0) }.filter { isStatic == nil || $0.isInitializer || $0.isStatic == isStatic }
      found = fitting(known, arguments)
      return found.isEmpty
    }
    return found
  }

  /// No more overloads than this are considered; only generated code has so many of one name.
  private static let mostFits = 40

  /// The functions that accept these arguments; only those with the best score when the types tell them apart.
  func fitting(_ functions: some Sequence<CodeLinker.Declared>, _ arguments: [Code.Argument]) -> [Fit] {
    var fits: [Fit] = []
    for function in functions where isVisible(function) {
      guard let fit = fit(function, arguments) else { continue }
      fits.append(fit)
      if fits.count == Self.mostFits { break }
    }
    guard fits.count > 1, let best = fits.map(\.score).max() else { return fits }
    var ids: Set<EntityID> = []
    return fits.filter { $0.score == best && ids.insert($0.function.id).inserted }
  }

  /// A private function is visible in its own file only, any other one where `Visibility` says so.
  func isVisible(_ function: CodeLinker.Declared) -> Bool {
    if function.file == place.file { return true }
    if function.isPrivate { return false }
    return names.visibility.sees(place.file, function.file)
  }

  private func fit(_ function: CodeLinker.Declared, _ arguments: [Code.Argument]) -> Fit? {
    let parameters = function.parameters
    var taken: [Int?] = []
    var next = 0
    var score = 0
    func skips(_ index: Int) -> Bool { !parameters[index].traits.isDisjoint(with: [.hasDefault, .isVariadic]) }
    for argument in arguments where !argument.isTrailing {
      // A further argument of a variadic parameter.
      if argument.label.isEmpty, next > 0, parameters[next - 1].traits.contains(.isVariadic), next >= parameters.count || !parameters[next].label.isEmpty {
        taken.append(next - 1)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label, skips(next) { next += 1 }
      guard next < parameters.count, parameters[next].label == argument.label, let points = compare(argument, function.types[next], parameters[next]) else { return nil }
      score += points
      taken.append(next)
      next += 1
    }
    for argument in arguments where argument.isTrailing {
      if !argument.label.isEmpty {
        while next < parameters.count, parameters[next].label != argument.label, skips(next) { next += 1 }
      } else {
        // A single trailing closure goes to the first required parameter that may be a closure, else to the last optional one.
        // With several trailing closures, the one without a label goes to the first parameter that may be a closure.
        let able = parameters.indices.dropFirst(next).filter { mayBeClosure(function.types[$0], parameters[$0]) }
        guard let first = able.first else { return nil }
        let required = able.first { !skips($0) }
        let chosen = arguments.filter(\.isTrailing).count == 1 ? required ?? able.last ?? first : first
        guard parameters[next..<chosen].indices.allSatisfy({ skips($0) }) else { return nil }
        next = chosen
      }
      guard next < parameters.count, let points = closureScore(function.types[next], parameters[next]) else { return nil }
      score += points
      taken.append(next)
      next += 1
    }
    while next < parameters.count {
      guard skips(next) else { return nil }
      next += 1
    }
    return Fit(function: function, parameters: taken, score: score)
  }

  private func closureScore(_ shape: Shape, _ parameter: Code.Parameter) -> Int? {
    if parameter.traits.contains(.isAutoclosure) { return mayBeClosure(shape, parameter) ? 0 : nil }
    if case .function = Self.plain(shape) { return 3 }
    return mayBeClosure(shape, parameter) ? 0 : nil
  }

  private func mayBeClosure(_ shape: Shape, _ parameter: Code.Parameter) -> Bool {
    var shape = Self.plain(shape)
    // The argument of an autoclosure is the expression that the closure returns.
    if parameter.traits.contains(.isAutoclosure), case .function(_, let result) = shape { shape = Self.plain(result) }
    return mayBeClosure(plain: shape, parameter)
  }

  private func mayBeClosure(plain shape: Shape, _ parameter: Code.Parameter) -> Bool {
    switch shape {
    case .function, .parameter, .unknown, .plain: true
    case .type(let type, _): !names.types[type].isDeclaredInSwift && names.types[type].kind == .unknown
    case .collection(let parts): parameter.traits.contains(.isVariadic) && parts.count == 1
    default: false
    }
  }

  /// A score for how well an argument fits a parameter; nil when it can't be passed.
  private func compare(_ argument: Code.Argument, _ wanted: Shape, _ parameter: Code.Parameter) -> Int? {
    var wanted = Self.plain(wanted)
    if parameter.traits.contains(.isVariadic), case .collection(let parts) = wanted { wanted = parts.first ?? .unknown }
    if parameter.traits.contains(.isAutoclosure), case .function(_, let result) = wanted { wanted = Self.plain(result) }
    switch state.linked.indices.contains(Int(argument.value)) ? state.linked[Int(argument.value)] : .nothing {
    case .literal(.literal):
      if case .function = wanted { return nil }
      if case .type(let type, _) = wanted, names.types[type].isDeclaredInSwift, names.types[type].kind == .class { return nil }
      return 0
    case .value(let value, let shape):
      if case .closure = state.new.values[Int(value)], parameter.traits.contains(.isAutoclosure) { return 0 }
      if case .closure = state.new.values[Int(value)] { return closureScore(wanted, parameter) }
      switch (Self.plain(shape), wanted) {
      case (.unknown, _), (_, .unknown), (_, .parameter), (_, .plain), (.parameter, _): return 0
      case (.type(let a, _), .type(let b, _)):
        if a == b { return 3 }
        if linker.inherits(a, from: b) { return 2 }
        // All superclasses and protocols of types that are declared here are known.
        if names.types[a].isDeclaredInSwift, names.types[b].isDeclaredInSwift { return nil }
        return 0
      case (.function, .function): return 1
      case (.type(let a, _), .function): return names.types[a].isDeclaredInSwift ? nil : 0
      case (.collection, .function), (.tuple, .function): return nil
      case (.function, .type(let b, _)): return names.types[b].isDeclaredInSwift ? nil : 0
      case (.collection, .collection): return 1
      case (.collection, .type(let b, _)): return names.types[b].isDeclaredInSwift && names.types[b].kind != .protocol ? nil : 0
      case (.type(let a, _), .collection): return names.types[a].isDeclaredInSwift ? nil : 0
      default: return 0
      }
    default: return 0
    }
  }

  /// The type of the parameter that an argument goes to, guessed from its label before the call is linked.
  func parameterShape(of call: Code.Call, _ index: Int) -> Shape {
    guard case .function(let written, _) = call.callee else { return .unknown }
    let (_, name, _) = Self.parts(written)
    var types: [Int] = []
    var base = name
    var free: [FunctionPlace] = []
    if let receiver = call.receiver {
      guard state.linked.indices.contains(Int(receiver)) else { return .unknown }
      switch state.linked[Int(receiver)] {
      case .type(let shape): types = nominals(shape)
      case .value(_, let shape): types = nominals(Self.plain(shape))
      default: return .unknown
      }
    } else {
      switch meaning(of: name) {
      case .type(let shape): (types, base) = (nominals(shape), "init")
      case .member(let home, _): types = [home.type]
      case .functions(let places): free = places
      default: return .unknown
      }
    }
    let label = call.arguments[index].label
    for type in types {
      if let inner = names.types[type].memberTypes[base], base != "init" { types = [inner] }
      var found: Shape?
      linker.forEachLevel(of: type) { level in
        free = names.types[level].functions[base] ?? []
        found = shape(labelled: label, index, in: free)
        return found == nil
      }
      if let found { return found }
      if base == "init", let place = names.types[type].properties[label] { return evaluation.shape(of: place) }
    }
    return shape(labelled: label, index, in: free) ?? .unknown
  }

  private func shape(labelled label: String, _ index: Int, in places: [FunctionPlace]) -> Shape? {
    for place in places {
      guard let function = linker.declared(place) else { continue }
      if label.isEmpty {
        if function.parameters.indices.contains(index), function.parameters[index].label.isEmpty { return function.types[index] }
      } else if let found = function.parameters.firstIndex(where: { $0.label == label }) {
        return function.types[found]
      }
    }
    return nil
  }

  // MARK: Types

  func nominal(_ shape: Shape) -> Int? { nominals(Self.plain(shape)).first }

  /// The nominal types whose members a value of this shape has.
  func nominals(_ shape: Shape) -> [Int] {
    switch shape {
    case .type(let type, _): [type]
    case .optional(let inner): nominals(inner)
    case .parameter(_, let bound?): nominals(bound)
    case .composition(let parts): parts.flatMap(nominals)
    case .collection(let parts): [names.external(parts.count == 2 ? "Dictionary" : "Array")]
    default: []
    }
  }
}
