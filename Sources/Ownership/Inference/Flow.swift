import Facts
import Platform

/// Where the values of a program come from, through variables, captures and results of libraries, regardless of control flow. Answers are cached; each value is analysed once.
final class Flow {
  typealias FunctionID = Program.FunctionID
  typealias NodeID = Int

  let program: Program
  /// For each closure, the function that makes it, and the capture list.
  private(set) var outer: [(function: FunctionID, captures: [Code.Capture])?]
  /// The values that are stored in each variable.
  private var stores: [[Value]]
  /// The values that each function returns.
  private var returns: [[Value]]
  /// The values that are added to each collection that a body creates.
  private(set) var contents: [NodeID: [Value]] = [:]

  private(set) var nodes: [Node] = []
  /// The nodes of `self`, members and elements by origin. Those of values, parameters and variables are in the arrays below.
  private var numbers: [Node.Origin: NodeID] = [:]
  private var sources: [[NodeID]?]
  private var typesOfValues: [[EntityID]?]
  private var looking: [Bool]
  /// Where the values and the variables of each function begin in the arrays.
  private let firstValue: [Int]
  private let firstLocal: [Int]
  /// One more than the node of each value, each parameter and each variable; 0 for none.
  private var nodesOfValues: [Int32]
  private var nodesOfParameters: [Int32]
  private var nodesOfVariables: [Int32]

  /// A value of a function.
  struct Value: Hashable {
    var function: FunctionID
    var id: Code.ValueID
  }

  /// A variable or parameter of a function.
  struct Variable: Hashable {
    var function: FunctionID
    var local: Code.LocalID
  }

  /// A place that outlives a function body: a member of a type, a global variable.
  struct Place: Hashable {
    var member: Member
    /// The type that declares the member, if that is not the owner.
    var declarer: EntityID?
    var isStatic = false

    /// The types whose facts are about it.
    var owners: [EntityID] { declarer.map { [$0, member.owner] } ?? [member.owner] }
  }

  /// An object, identified by where a body first gets it from.
  struct Node {
    enum Origin: Hashable {
      case me(FunctionID)
      case parameter(FunctionID, Int)
      /// A variable that is given several values: not a particular object.
      case variable(Variable)
      /// What is created here: a new object, a collection, a closure, the result of a call.
      case value(Value)
      /// In a member of a node; the holder is -1 if it is not a known object.
      case member(NodeID, Place)
      case element(NodeID)
    }

    var origin: Origin
    var depth = 0

    var place: Place? { if case .member(_, let place) = origin { place } else { nil } }
  }

  private static let mostSources = 8
  private static let deepestWay = 5
  /// A longer chain from a variable to its value is not followed.
  private static let deepest = 100

  init(_ program: Program) {
    self.program = program
    var (values, locals) = (0, 0)
    var (firstValue, firstLocal): ([Int], [Int]) = ([], [])
    for number in program.functions.indices {
      firstValue.append(values)
      firstLocal.append(locals)
      values += program.functions[number].values.count
      locals += program.functions[number].locals.count
    }
    (self.firstValue, self.firstLocal) = (firstValue, firstLocal)
    outer = Array(repeating: nil, count: program.functions.count)
    stores = Array(repeating: [], count: locals)
    returns = Array(repeating: [], count: program.functions.count)
    sources = Array(repeating: nil, count: values)
    typesOfValues = Array(repeating: nil, count: values)
    looking = Array(repeating: false, count: values)
    nodesOfValues = Array(repeating: 0, count: values)
    nodesOfParameters = Array(repeating: 0, count: locals)
    nodesOfVariables = nodesOfParameters
    for number in program.functions.indices {
      for case .closure(let id, let captures) in program.functions[number].values {
        if let closure = program.function(id) { outer[closure] = (number, captures) }
      }
    }
    for number in program.functions.indices { noteStores(program.functions[number].body, number) }
  }

  private func noteStores(_ statements: [Code.Statement], _ function: FunctionID) {
    for statement in statements {
      switch statement {
      case .store(let value, .local(let local), _):
        stores[index(root(Variable(function: function, local: local)))].append(Value(function: function, id: value))
      case .return(let value?, _): returns[function].append(Value(function: function, id: value))
      default: break
      }
      for block in statement.blocks { noteStores(block, function) }
    }
  }

  /// Forgets the answers from before the collections were filled.
  func forget() {
    sources = Array(repeating: nil, count: sources.count)
    typesOfValues = Array(repeating: nil, count: typesOfValues.count)
  }

  private func index(_ value: Value) -> Int { firstValue[value.function] + Int(value.id) }
  private func index(_ variable: Variable) -> Int { firstLocal[variable.function] + Int(variable.local) }

  func function(_ value: Value) -> Code.Function { program.functions[value.function] }
  func content(_ value: Value) -> Code.Value { program.functions[value.function].values[Int(value.id)] }
  func location(_ value: Value) -> SourceLocation { location(function(value).positions[Int(value.id)], in: value.function) }

  func location(_ position: Code.Position, in function: FunctionID) -> SourceLocation {
    SourceLocation(program.functions[function].path, line: Int(position.line), column: Int(position.column))
  }

  /// The outermost function around a closure. Code inside closures refers to the same objects.
  func body(_ function: FunctionID) -> FunctionID {
    var function = function
    var steps = 0
    while let around = outer[function], steps < 100 {
      function = around.function
      steps += 1
    }
    return function
  }

  // MARK: Variables

  /// The variable of the outer function that a closure shares.
  private func root(_ variable: Variable) -> Variable {
    var variable = variable
    for _ in 0..<100 {
      guard let around = outer[variable.function], let capture = around.captures.first(where: { $0.target == variable.local }),
        case .variable(let local) = capture.source
      else { return variable }
      variable = Variable(function: around.function, local: local)
    }
    return variable
  }

  private func declaration(_ variable: Variable) -> Code.Local? {
    let locals = program.functions[variable.function].locals
    return locals.indices.contains(Int(variable.local)) ? locals[Int(variable.local)] : nil
  }

  /// The value that a closure captured by copy for one of its variables.
  private func captured(_ variable: Variable) -> Value? {
    guard let around = outer[variable.function], let capture = around.captures.first(where: { $0.target == variable.local }),
      case .value(let value) = capture.source
    else { return nil }
    return Value(function: around.function, id: value)
  }

  /// All values that a variable is given.
  private func given(_ variable: Variable) -> [Value] { (captured(variable).map { [$0] } ?? []) + stores[index(variable)] }

  private func isParameter(_ variable: Variable) -> Bool {
    Int(variable.local) < program.functions[variable.function].parameters.count
  }

  /// The only value of the variable that a value refers to; nil for parameters, and for variables with several values.
  func onlyValue(of value: Value) -> Value? {
    guard case .local(let local) = content(value) else { return nil }
    let variable = root(Variable(function: value.function, local: local))
    let given = given(variable)
    return given.count == 1 && !isParameter(variable) ? given[0] : nil
  }

  /// The variable that a value refers to.
  func variable(_ value: Value) -> Variable? {
    guard case .local(let local) = content(value) else { return nil }
    return variable(local, in: value.function)
  }

  func variable(_ local: Code.LocalID, in function: FunctionID) -> Variable? { root(Variable(function: function, local: local)) }

  /// What is known about a variable that a closure shares.
  func about(_ local: Code.LocalID, in function: FunctionID) -> (types: [EntityID], form: Code.TypeName.Form, objects: [NodeID], object: NodeID?) {
    let variable = root(Variable(function: function, local: local))
    let given = given(variable)
    let type = declaration(variable)?.type
    let own = isParameter(variable) ? [node(.parameter(variable.function, Int(variable.local)))] : []
    let form = type?.form ?? given.first.map { self.form($0) } ?? .unknown
    let object = given.isEmpty ? own.first : given.count == 1 && own.isEmpty ? self.object(given[0]) : node(.variable(variable))
    return (type?.id.map { [$0] } ?? given.flatMap { types($0) }, form, own + given.flatMap { objects($0) }, object)
  }

  // MARK: Nodes

  private func node(_ origin: Node.Origin, depth: Int = 0) -> NodeID {
    func add(_ known: inout Int32) -> NodeID {
      if known > 0 { return NodeID(known) - 1 }
      nodes.append(Node(origin: origin, depth: depth))
      known = Int32(nodes.count)
      return nodes.count - 1
    }
    switch origin {
    case .value(let value): return add(&nodesOfValues[index(value)])
    case .parameter(let function, let local): return add(&nodesOfParameters[firstLocal[function] + local])
    case .variable(let variable): return add(&nodesOfVariables[index(variable)])
    case .me, .member, .element:
      if let known = numbers[origin] { return known }
      numbers[origin] = nodes.count
      nodes.append(Node(origin: origin, depth: depth))
      return nodes.count - 1
    }
  }

  func add(_ value: Value, to node: NodeID) { contents[node, default: []].append(value) }

  /// The objects that a value may be, `mostSources` at most.
  func objects(_ value: Value) -> [NodeID] {
    let index = index(value)
    if let known = sources[index] { return known }
    guard !looking[index] else { return [] }
    looking[index] = true
    let found = distinct(find(value))
    looking[index] = false
    sources[index] = found
    return found
  }

  /// The first elements without duplicates, `mostSources` at most.
  private func distinct<Element: Equatable>(_ list: [Element]) -> [Element] {
    guard list.count > 1 else { return list }
    var found: [Element] = []
    for element in list where !found.contains(element) {
      if found.count == Self.mostSources { break }
      found.append(element)
    }
    return found
  }

  /// The single object that a value is, from the view of its body. A variable with several values counts as an object of its own. Nil if it may be several objects.
  func object(_ value: Value) -> NodeID? { object(value, 0) }

  private func object(_ value: Value, _ depth: Int) -> NodeID? {
    // A variable that is assigned from itself or its own members is not a particular object: `x = (T *)x`, `x = x.next`.
    guard depth < Self.deepest else { return nil }
    var value = value
    for _ in 0..<8 {
      guard case .local(let local) = content(value) else { break }
      let variable = root(Variable(function: value.function, local: local))
      let given = given(variable)
      if given.isEmpty { break }
      guard given.count == 1, !isParameter(variable) else { return node(.variable(variable)) }
      value = given[0]
    }
    // For a variable that a closure shares, this may be a value of the outer function.
    let function = value.function
    func inner(_ id: Code.ValueID) -> NodeID? { object(Value(function: function, id: id), depth + 1) }
    switch content(value) {
    case .member(let base, let field):
      guard let base = inner(base), let place = place(value, field) else { return nil }
      return node(.member(base, place), depth: nodes[base].depth + 1)
    case .element(let base), .cast(let base, _): return inner(base)
    default:
      let objects = objects(value)
      guard objects.count == 1 else { return nil }
      // Another function makes a new object at each call, so the call stands for it.
      if case .value(let made) = nodes[objects[0]].origin, body(made.function) != body(value.function) { return node(.value(value)) }
      return objects[0]
    }
  }

  private func find(_ value: Value) -> [NodeID] {
    func inner(_ id: Code.ValueID) -> [NodeID] { objects(Value(function: value.function, id: id)) }
    switch content(value) {
    case .selfObject: return function(value).traits.contains(.isStatic) ? [] : [node(.me(body(value.function)))]
    case .local(let local):
      let variable = root(Variable(function: value.function, local: local))
      let own = isParameter(variable) ? [node(.parameter(variable.function, Int(variable.local)))] : []
      return own + given(variable).flatMap { objects($0) }
    case .member(let base, let field):
      guard let place = place(value, field) else { return [] }
      if !field.isDirect, let getter = getter(place, field), program.functions[getter].kind == .getter, getter != value.function {
        let results = results(of: getter, inner(base), [:])
        return results.isEmpty ? [node(.value(value))] : results
      }
      return members(place, of: inner(base))
    case .element(let base):
      return inner(base).flatMap { holder -> [NodeID] in
        let elements = (contents[holder] ?? []).flatMap { objects($0) }
        return elements.isEmpty ? [node(.element(holder), depth: nodes[holder].depth + 1)] : elements
      }
    case .variable(let id, let name): return [node(.member(-1, place(id, name)))]
    case .associated(let base, let key):
      guard let holder = types(Value(function: value.function, id: base)).first else { return [] }
      return members(Place(member: Member(owner: holder, name: key)), of: inner(base))
    case .collection(let elements):
      let collection = node(.value(value))
      if contents[collection] == nil { contents[collection] = elements.map { Value(function: value.function, id: $0) } }
      return [collection]
    case .call(let call):
      if call.traits.contains(.isInitialization), let receiver = call.receiver { return inner(receiver) }
      switch library(call, value)?.result {
      case .receiver: return call.receiver.map(inner) ?? []
      case .argument(let index) where call.arguments.indices.contains(index): return inner(call.arguments[index].value)
      case .element:
        return (call.receiver.map(inner) ?? []).flatMap { holder -> [NodeID] in
          let elements = (contents[holder] ?? []).flatMap { objects($0) }
          return elements.isEmpty ? [node(.element(holder), depth: nodes[holder].depth + 1)] : elements
        }
      case .sameElements:
        let copy = node(.value(value))
        if contents[copy] == nil { contents[copy] = (call.receiver.map(inner) ?? []).flatMap { contents[$0] ?? [] } }
        return [copy]
      default:
        let results = results(of: call, value)
        return results.isEmpty ? [node(.value(value))] : results
      }
    case .new, .closure, .boundMethod, .unknown: return [node(.value(value))]
    case .either(let values): return values.flatMap(inner)
    case .cast(let operand, _): return inner(operand)
    case .type, .null, .literal, .text, .enumCase, .boolean, .name: return []
    }
  }

  /// What a call of a project function returns, in terms of the caller's objects.
  private func results(of call: Code.Call, _ value: Value) -> [NodeID] {
    guard case .function(let name, let candidates) = call.callee else { return [] }
    let targets = program.targets(of: name, candidates, call, receiverType(call, value).map { [$0] } ?? [], isOfType: isOfType(call, value))
    return targets.flatMap { target -> [NodeID] in
      guard !returns[target].isEmpty else { return [] }
      let places = program.parameters(for: call.arguments, from: value.function, of: target)
      var arguments: [Int: Value] = [:]
      for (argument, place) in zip(call.arguments, places) { if let place { arguments[place] = Value(function: value.function, id: argument.value) } }
      return results(of: target, call.receiver.map { objects(Value(function: value.function, id: $0)) } ?? [], arguments)
    }
  }

  private func results(of function: FunctionID, _ receivers: [NodeID], _ arguments: [Int: Value]) -> [NodeID] {
    returns[function].flatMap { objects($0) }.flatMap { object -> [NodeID] in
      switch nodes[object].origin {
      case .me: return receivers
      case .parameter(function, let index): return arguments[index].map { objects($0) } ?? []
      case .parameter, .variable: return []
      case .member(let holder, _) where holder >= 0: return receivers.isEmpty ? [object] : receivers.map { seen(object, by: $0) ?? object }
      case .value, .member, .element: return [object]
      }
    }
  }

  private func members(_ place: Place, of holders: [NodeID]) -> [NodeID] {
    let named = holders.filter { nodes[$0].depth < Self.deepestWay }
    if named.isEmpty { return [node(.member(-1, place))] }
    return named.map { node(.member($0, place), depth: nodes[$0].depth + 1) }
  }

  /// An object of the called body, in terms of a caller that calls it on `receiver`. Nil if only the called body can refer to it.
  func seen(_ object: NodeID, by receiver: NodeID) -> NodeID? {
    switch nodes[object].origin {
    case .me: return receiver
    case .member(let holder, let place) where holder >= 0 && nodes[receiver].depth < Self.deepestWay:
      guard let outer = seen(holder, by: receiver), nodes[outer].depth < Self.deepestWay else { return nil }
      return node(.member(outer, place), depth: nodes[outer].depth + 1)
    default: return nil
    }
  }

  // MARK: Places

  /// The place that a member value reads.
  private func place(_ value: Value, _ field: Code.Field) -> Place? {
    guard case .member(let base, _) = content(value) else { return nil }
    return place(of: field, of: Value(function: value.function, id: base))
  }

  /// The place of a field of an object, under the name that facts use.
  func place(of field: Code.Field, of base: Value) -> Place? {
    guard let holder = types(base).first ?? field.owner else { return nil }
    let type = program.types.type(holder) ?? program.types.type(field.owner)
    let name = program.types.canonicalName(field.name, of: type)
    let member = type.flatMap { program.types.member(name, of: $0) }
    let declarer = member.map { program.types.ids[$0.owner] } ?? field.owner
    return Place(member: Member(owner: holder, name: name), declarer: declarer == holder ? nil : declarer, isStatic: member?.isStatic ?? false)
  }

  func place(_ variable: EntityID, _ name: String) -> Place { Place(member: Member(owner: variable, name: name), isStatic: true) }

  func getter(_ place: Place, _ field: Code.Field) -> FunctionID? {
    program.types.type(place.member.owner).flatMap { program.accessor(.getter, place.member.name, of: $0) }
  }

  // MARK: Types

  /// The types that a value may have, by declarations and by the expressions that make objects. For a collection, the types of its elements.
  func types(_ value: Value) -> [EntityID] {
    let index = index(value)
    if let known = typesOfValues[index] { return known }
    typesOfValues[index] = []
    let found = distinct(findTypes(value))
    typesOfValues[index] = found
    return found
  }

  private func findTypes(_ value: Value) -> [EntityID] {
    func inner(_ id: Code.ValueID) -> [EntityID] { types(Value(function: value.function, id: id)) }
    switch content(value) {
    case .selfObject: return function(value).owner.map { [$0] } ?? []
    case .local(let local):
      let own = Variable(function: value.function, local: local)
      let variable = root(own)
      if let written = declaration(variable)?.type?.id ?? declaration(own)?.type?.id { return [written] }
      return given(variable).flatMap { types($0) }
    case .member(_, let field):
      guard let place = place(value, field) else { return [] }
      if !field.isDirect, let getter = getter(place, field), let said = program.functions[getter].result?.id { return [said] }
      return declaredTypes(of: place)
    case .element(let base): return inner(base)
    case .variable(let id, let name): return declaredTypes(of: place(id, name))
    case .associated(let base, let key):
      return inner(base).first.map { declaredTypes(of: Place(member: Member(owner: $0, name: key))) } ?? []
    case .new(let type): return type.id.map { [$0] } ?? []
    case .collection(let elements): return elements.flatMap(inner)
    case .call(let call):
      if call.traits.contains(.isInitialization), let receiver = call.receiver { return inner(receiver) }
      if let said = call.result?.id { return [said] }
      if case .function(_, let candidates) = call.callee, let said = candidates.lazy.compactMap({ self.program.function($0) }).first {
        return program.functions[said].result?.id.map { [$0] } ?? []
      }
      switch library(call, value)?.result {
      case .receiver, .element, .sameElements: return call.receiver.map(inner) ?? []
      case .argument(let index) where call.arguments.indices.contains(index): return inner(call.arguments[index].value)
      case .new(let name): return [program.libraryClass(name)]
      default: return []
      }
    case .either(let values): return values.flatMap(inner)
    case .cast(let operand, let type): return type.id.map { [$0] } ?? inner(operand)
    case .unknown(_, let type): return type?.id.map { [$0] } ?? []
    case .closure, .boundMethod, .type, .null, .literal, .text, .enumCase, .boolean, .name: return []
    }
  }

  private func declaredTypes(of place: Place) -> [EntityID] {
    for owner in [place.member.owner] + (place.declarer.map { [$0] } ?? []) {
      guard let type = program.types.type(owner), let member = program.types.member(place.member.name, of: type) else { continue }
      return member.types.map { program.types.ids[$0] }.filter { !$0.isPlainType }
    }
    return []
  }

  /// The ownership of the variable that a value refers to; `strong` for all other values.
  func ownership(_ value: Value) -> Ownership { variable(value).flatMap(declaration)?.ownership ?? .strong }

  // MARK: Forms

  /// The form of a value: object, closure, collection or plain value.
  func form(_ value: Value) -> Code.TypeName.Form { form(value, 0) }

  private func form(_ value: Value, _ depth: Int) -> Code.TypeName.Form {
    guard depth < 8 else { return .unknown }
    func inner(_ id: Code.ValueID) -> Code.TypeName.Form { form(Value(function: value.function, id: id), depth + 1) }
    switch content(value) {
    case .selfObject: return function(value).traits.contains(.isOfValue) ? .value : .object
    case .local(let local):
      let own = Variable(function: value.function, local: local)
      let variable = root(own)
      if let written = declaration(variable)?.type ?? declaration(own)?.type, written.form != .unknown { return written.form }
      return given(variable).first.map { form($0, depth + 1) } ?? .unknown
    case .member(_, let field):
      guard let place = place(value, field), let type = program.types.type(place.member.owner), let member = program.types.member(place.member.name, of: type)
      else { return .unknown }
      return member.isMany ? .collection : member.types.allSatisfy { program.types.ids[$0].isFunctionType } ? .closure : .object
    case .new(let type), .cast(_, let type): return type.form
    case .collection: return .collection
    case .closure, .boundMethod: return .closure
    case .call(let call): return call.traits.contains(.isInitialization) ? call.receiver.map(inner) ?? .unknown : call.result?.form ?? .unknown
    case .either(let values): return values.lazy.map(inner).first { $0 != .unknown } ?? .unknown
    case .unknown(_, let type): return type?.form ?? .unknown
    case .literal, .text, .enumCase, .boolean: return .value
    case .element, .variable, .associated, .type, .null, .name: return .unknown
    }
  }

  // MARK: Libraries

  /// The library summary for a call; nil for functions of the project, and if nothing is known.
  func library(_ call: Code.Call, _ value: Value) -> LibrarySummary? {
    guard case .function(let name, let candidates) = call.callee, !candidates.contains(where: { program.function($0) != nil }) else { return nil }
    let receiver = receiverType(call, value)
    if let receiver, let type = program.types.type(receiver), !program.methods(name, isOfType(call, value) ? .ofType : .method, in: type).isEmpty { return nil }
    if let found = program.summaries(program.called(name).summaries, receiver: receiver).first { return found }
    return program.isOwn(receiver) ? nil : program.guess(ofCall: name, call.arguments)
  }

  /// The class of a call's receiver, or the class that the call is sent to.
  func receiverType(_ call: Code.Call, _ value: Value) -> EntityID? {
    guard let receiver = call.receiver else { return nil }
    switch content(Value(function: value.function, id: receiver)) {
    case .type(let type), .new(let type): return type.id
    default: return types(Value(function: value.function, id: receiver)).first
    }
  }

  func isOfType(_ call: Code.Call, _ value: Value) -> Bool {
    guard let receiver = call.receiver else { return false }
    switch content(Value(function: value.function, id: receiver)) {
    case .type: return true
    case .selfObject: return function(value).traits.contains(.isStatic)
    default: return false
    }
  }
}
