import Facts

// The format in which a worker returns a summary. Writer and reader are the same executable.

typealias Damaged = BinaryReader.Damaged

extension FileSummary {
  /// All parts in the order in which `init(binaryForm:)` reads them. Long because there are many parts: each takes a line. O(parts).
  var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(path)
    writer.write(imports) {
      $0.write($1.module); $0.write($1.access?.rawValue); $0.write($1.place)
    }
    writer.write(scopes) { writer, scope in
      writer.write(scope.kind.rawValue)
      writer.write(scope.name)
      writer.write(scope.parent)
      writer.write(scope.place)
      writer.write(scope.isPrivate)
      writer.write(scope.isPublic)
      writer.write(scope.generics) {
        $0.write($1.name); $0.write($1.bound)
      }
      writer.write(scope.inherited) {
        $0.write($1.type); $0.write($1.place)
      }
      writer.write(scope.extended)
      writer.write(scope.objectiveC.isWritten)
      writer.write(scope.objectiveC.name)
      writer.write(scope.objectiveC.showsMembers)
      writer.write(scope.isPropertyWrapper)
    }
    writer.write(aliases) { writer, alias in
      writer.write(alias.scope)
      writer.write(alias.name)
      writer.write(alias.generics) { $0.write($1) }
      writer.write(alias.type)
      writer.write(alias.isAssociatedType)
      writer.write(alias.isPrivate)
      writer.write(alias.isPublic)
    }
    writer.write(properties) { writer, property in
      writer.write(property.scope)
      writer.write(property.name)
      writer.write(property.place)
      writer.write(property.type)
      writer.write(property.initial)
      writer.write(property.traits.rawValue)
      writer.write(property.reference?.rawValue)
      writer.write(property.wrappers) { $0.write($1) }
      writer.write(property.wrapperArgument)
    }
    writer.write(functions) { writer, function in
      writer.write(function.scope)
      writer.write(function.name)
      writer.write(function.result)
      writer.write(function.generics) { $0.write($1) }
      writer.write(function.isStatic)
      writer.write(function.ownScope)
      writer.write(function.isPrivate)
    }
    writer.write(locals) {
      $0.write($1.scope); $0.write($1.type); $0.write($1.initial); $0.write($1.isElement)
    }
    writer.write(mentions) { writer, mention in
      writer.write(mention.scope)
      writer.write(mention.place)
      switch mention.what {
      case .type(let type): writer.write(true); writer.write(type)
      case .expression(let expression): writer.write(false); writer.write(expression)
      }
    }
    writer.write(methods) { $0.write($1) }
    writer.write(actions) {
      $0.write($1.scope); $0.write($1.function)
    }
    writer.write(bodies) { $0.write($1) }
    return writer.bytes
  }

  init(binaryForm bytes: [UInt8]) throws(Damaged) {
    var reader = BinaryReader(bytes)
    path = try reader.text()
    imports = try reader.list { (reader) throws(Damaged) in
      Import(module: try reader.text(), access: try reader.optionalText().flatMap(Import.Access.init), place: try reader.place())
    }
    scopes = try reader.list { (reader) throws(Damaged) in
      var scope = Scope(kind: try reader.choice(Scope.Kind.self), name: try reader.text(), parent: try reader.number(), place: try reader.place())
      scope.isPrivate = try reader.flag()
      scope.isPublic = try reader.flag()
      scope.generics = try reader.list { (reader) throws(Damaged) in GenericParameter(name: try reader.text(), bound: try reader.optionalType()) }
      scope.inherited = try reader.list { (reader) throws(Damaged) in Inherited(type: try reader.type(), place: try reader.place()) }
      scope.extended = try reader.optionalType()
      scope.objectiveC = ObjectiveCFace(isWritten: try reader.flag(), name: try reader.optionalText(), showsMembers: try reader.flag())
      scope.isPropertyWrapper = try reader.flag()
      return scope
    }
    aliases = try reader.list { (reader) throws(Damaged) in
      Alias(
        scope: try reader.number(), name: try reader.text(), generics: try reader.texts(), type: try reader.optionalType(),
        isAssociatedType: try reader.flag(), isPrivate: try reader.flag(), isPublic: try reader.flag())
    }
    properties = try reader.list { (reader) throws(Damaged) in
      Property(
        scope: try reader.number(), name: try reader.text(), place: try reader.place(), type: try reader.optionalType(),
        initial: try reader.optionalExpression(), traits: Property.Traits(rawValue: try reader.number()), reference: try reader.reference(),
        wrappers: try reader.types(), wrapperArgument: try reader.optionalType())
    }
    functions = try reader.list { (reader) throws(Damaged) in
      Function(
        scope: try reader.number(), name: try reader.text(), result: try reader.optionalType(),
        generics: try reader.texts(), isStatic: try reader.flag(), ownScope: try reader.number(), isPrivate: try reader.flag())
    }
    locals = try reader.list { (reader) throws(Damaged) in
      Local(
        scope: try reader.number(), type: try reader.optionalType(), initial: try reader.optionalExpression(), isElement: try reader.flag())
    }
    mentions = try reader.list { (reader) throws(Damaged) in
      Mention(
        scope: try reader.number(), place: try reader.place(),
        what: try reader.flag() ? .type(try reader.type()) : .expression(try reader.expression()))
    }
    methods = try reader.list { (reader) throws(Damaged) in try reader.method() }
    actions = try reader.list { (reader) throws(Damaged) in Action(scope: try reader.number(), function: try reader.expression()) }
    bodies = try reader.list { (reader) throws(Damaged) in try reader.body() }
    guard isSound else { throw Damaged() }
  }

  /// Whether every index is valid and every scope comes after the one around it.
  private var isSound: Bool {
    guard scopes.first?.kind == .file else { return false }
    func isScope(_ index: Int) -> Bool { scopes.indices.contains(index) }
    return scopes.indices.dropFirst().allSatisfy { scopes[$0].parent < $0 }
      && aliases.allSatisfy { isScope($0.scope) } && properties.allSatisfy { isScope($0.scope) }
      && functions.allSatisfy { isScope($0.scope) && isScope($0.ownScope) } && locals.allSatisfy { isScope($0.scope) }
      && mentions.allSatisfy { isScope($0.scope) }
      && methods.allSatisfy { isScope($0.scope) } && actions.allSatisfy { isScope($0.scope) }
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ place: FileSummary.Place) {
    write(place.line)
    write(place.column)
    write(place.condition)
  }

  mutating func write(_ type: TypeName?) {
    write(type != nil)
    if let type { write(type) }
  }

  mutating func write(_ type: TypeName) {
    switch type {
    case .unknown: write(0)
    case .named(let components):
      write(1)
      write(components) { writer, component in
        writer.write(component.name)
        writer.write(component.arguments) { $0.write($1) }
      }
    case .optional(let type): write(2); write(type)
    case .array(let type): write(3); write(type)
    case .dictionary(let key, let value): write(4); write(key); write(value)
    case .tuple(let types): write(5); write(types) { $0.write($1) }
    case .function(let parameters, let result): write(6); write(parameters) { $0.write($1) }; write(result)
    case .composition(let types): write(7); write(types) { $0.write($1) }
    case .constrained(let type): write(8); write(type)
    case .metatype(let type): write(9); write(type)
    }
  }

  fileprivate mutating func write(_ expression: Expression?) {
    write(expression != nil)
    if let expression { write(expression) }
  }

  fileprivate mutating func write(_ expression: Expression) {
    switch expression {
    case .unknown: write(0)
    case .name(let name): write(1); write(name)
    case .local(let index): write(2); write(index)
    case .selfObject: write(3)
    case .superObject: write(4)
    case .type(let type): write(5); write(type)
    case .member(let base, let name): write(6); write(base); write(name)
    case .call(let callee): write(7); write(callee)
    case .subscripted(let base): write(8); write(base)
    case .array(let element): write(9); write(element)
    case .dictionary(let key, let value): write(10); write(key); write(value)
    case .tuple(let elements): write(11); write(elements) { $0.write($1) }
    case .closure(let result): write(12); write(result)
    case .literal(let type): write(13); write(type)
    case .optional(let value): write(14); write(value)
    case .instance(let type): write(15); write(type)
    }
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ method: FileSummary.Method) {
    write(method.scope)
    write(method.name)
    write(method.place)
    write(Int(method.traits.rawValue))
  }
}

extension BinaryReader {
  fileprivate mutating func method() throws(Damaged) -> FileSummary.Method {
    let (scope, name, place) = (try number(), try text(), try place())
    guard let traits = UInt16(exactly: try number()) else { throw Damaged() }
    return FileSummary.Method(scope: scope, name: name, place: place, traits: Method.Traits(rawValue: traits))
  }
}

extension BinaryReader {
  fileprivate mutating func place() throws(Damaged) -> FileSummary.Place {
    FileSummary.Place(line: try number(), column: try number(), condition: try optionalText())
  }

  fileprivate mutating func texts() throws(Damaged) -> [String] {
    try list { (reader) throws(Damaged) in try reader.text() }
  }

  mutating func types() throws(Damaged) -> [TypeName] {
    try list { (reader) throws(Damaged) in try reader.type() }
  }

  fileprivate mutating func optionalType() throws(Damaged) -> TypeName? { try flag() ? try type() : nil }

  // Both recursions go as deep as the written values, whose depth the reader of the source bounds.
  mutating func type() throws(Damaged) -> TypeName {
    switch try number() {
    case 0: return .unknown
    case 1:
      return .named(try list { (reader) throws(Damaged) in TypeName.Component(name: try reader.text(), arguments: try reader.types()) })
    case 2: return .optional(try type())
    case 3: return .array(try type())
    case 4: return .dictionary(try type(), try type())
    case 5: return .tuple(try types())
    case 6: return .function(try types(), try type())
    case 7: return .composition(try types())
    case 8: return .constrained(try type())
    case 9: return .metatype(try type())
    default: throw Damaged()
    }
  }

  fileprivate mutating func optionalExpression() throws(Damaged) -> Expression? { try flag() ? try expression() : nil }

  fileprivate mutating func expression() throws(Damaged) -> Expression {
    switch try number() {
    case 0: return .unknown
    case 1: return .name(try text())
    case 2: return .local(try number())
    case 3: return .selfObject
    case 4: return .superObject
    case 5: return .type(try type())
    case 6: return .member(try expression(), try text())
    case 7: return .call(try expression())
    case 8: return .subscripted(try expression())
    case 9: return .array(try expression())
    case 10: return .dictionary(try expression(), try expression())
    case 11: return .tuple(try list { (reader) throws(Damaged) in try reader.expression() })
    case 12: return .closure(try expression())
    case 13: return .literal(try text())
    case 14: return .optional(try expression())
    case 15: return .instance(try type())
    default: throw Damaged()
    }
  }

  fileprivate mutating func reference() throws(Damaged) -> FileSummary.Property.Reference? {
    try flag() ? try choice(FileSummary.Property.Reference.self) : nil
  }
}
