import Facts

extension [Method] {
  /// The same methods with the steps of their bodies, and with `onlyRaises` if they only raise. Getter, setter and observers of a Swift property are one method.
  ///
  /// Uses `code` and declared facts only, for all languages. A method without a body in `code` stays as it is.
  /// O(code + entities + facts), and a logarithm for sorting.
  package func withSteps(of code: Code, entities: [Entity], facts: [Fact]) -> [Method] {
    guard !isEmpty, !code.functions.isEmpty else { return self }
    let bodies = MethodBodies(self, code.functions)
    let reader = StepReader(code, Types(entities, facts, code.syntheses))
    return zip(indices, self).map { index, method in
      let own = bodies.functions(of: index)
      guard !own.isEmpty else { return method }
      var method = method
      method.steps = reader.steps(of: own)
      // A property raises when its getter does.
      if let first = own.first(where: { code.functions[$0].kind.isRead }), code.functions[first].onlyRaises { method.traits.insert(.onlyRaises) }
      return method
    }
  }
}

/// Matches functions of the code with methods, by position.
private struct MethodBodies {
  private var functions: [Int: [Int]] = [:]

  /// The key for a function whose position is not that of a method: an accessor is located behind the name of its property.
  private struct Name: Hashable {
    var path: String
    var name: Substring
  }

  init(_ methods: [Method], _ all: [Code.Function]) {
    var atPlace: [SourceLocation: [Int]] = [:]
    var byName: [Name: [Int]] = [:]
    for (index, method) in methods.enumerated() where method.traits.contains(.isDefined) {
      atPlace[method.location, default: []].append(index)
      byName[Name(path: method.location.path, name: plain(method.name)), default: []].append(index)
    }
    for name in byName.keys { byName[name]!.sort { methods[$0].location < methods[$1].location } }
    for (number, function) in all.enumerated() where function.kind.isOfMethod {
      let place = SourceLocation(function.path, line: Int(function.position.line), column: Int(function.position.column))
      let name = plain(function.name)
      if let found = atPlace[place] {
        // All methods that a macro expands to have the same position.
        for index in found where found.count == 1 || plain(methods[index].name) == name { functions[index, default: []].append(number) }
      } else if function.kind.isAccessor, let candidates = byName[Name(path: function.path, name: name)] {
        let end = candidates.partition { methods[$0].location > place }
        if end > 0 { functions[candidates[end - 1], default: []].append(number) }
      }
    }
    func place(_ number: Int) -> (Int32, Int32) { (all[number].position.line, all[number].position.column) }
    for index in functions.keys { functions[index]!.sort { place($0) < place($1) } }
  }

  /// In source order.
  func functions(of method: Int) -> [Int] { functions[method] ?? [] }
}

/// A name without labels and parameters.
private func plain(_ name: String) -> Substring { name.prefix { $0 != "(" } }

extension [Int] {
  /// The first index whose element is `behind`; all later elements must be, too. O(log n).
  fileprivate func partition(_ behind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if behind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Code.Function.Kind {
  fileprivate var isAccessor: Bool {
    switch self {
    case .getter, .setter, .willSet, .didSet: true
    case .function, .method, .initializer, .deinitializer, .closure, .initialValue: false
    }
  }

  /// False for closures and initial values.
  fileprivate var isOfMethod: Bool {
    switch self {
    case .function, .method, .initializer, .deinitializer, .getter, .setter, .willSet, .didSet: true
    case .closure, .initialValue: false
    }
  }

  fileprivate var isRead: Bool { isOfMethod && (!isAccessor || self == .getter) }
}
