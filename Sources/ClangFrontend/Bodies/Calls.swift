import CClang
import Facts
import Platform

// Calls of functions of C and C++, and calls of values: blocks, function pointers and function objects.

extension BodyLowering {
  func call(_ cursor: CXCursor) -> Code.ValueID {
    let callee = cursor.referenced
    switch callee.kind {
    case CXCursor_Constructor: return construct(cursor, callee, as: .value)
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: return callFunction(cursor, callee)
    case CXCursor_CXXMethod, CXCursor_ConversionFunction, CXCursor_Destructor: return callMethod(cursor, callee)
    default: return callValue(cursor)
    }
  }

  /// Lowers the arguments that are written in the source; default arguments are left out.
  func arguments(_ cursors: some Sequence<CXCursor>) -> [Code.Argument] {
    cursors.filter { RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent($0))).file != nil }.map { Code.Argument(value(of: $0)) }
  }

  // MARK: Functions

  private func callFunction(_ cursor: CXCursor, _ callee: CXCursor) -> Code.ValueID {
    let name = callee.spelling
    let written = cursor.arguments
    if !names.isOwn(callee), let known = callKnown(name, cursor, written) { return known }
    // This includes operators outside of classes and friends.
    let call = Code.Call(.function(name, names.candidates(callee)), arguments(written), result: names.typeName(of: cursor.type))
    return add(.call(call), at: cursor)
  }

  /// Library functions that return their argument, and those that `Code` has a form for.
  private func callKnown(_ name: String, _ cursor: CXCursor, _ written: [CXCursor]) -> Code.ValueID? {
    switch name {
    case "move", "forward", "as_const", "addressof", "ref", "cref", "_Block_copy", "Block_copy", "CFBridgingRetain", "CFBridgingRelease", "CFAutorelease",
      "objc_retainAutorelease", "objc_autorelease", "__builtin_expect", "static_pointer_cast", "dynamic_pointer_cast", "const_pointer_cast",
      "reinterpret_pointer_cast", "launder", "any_cast", "get_if":
      guard let first = written.first else { return nil }
      if name.hasSuffix("_pointer_cast"), let type = names.typeName(of: cursor.type), type.id != nil {
        return add(.cast(value(of: first), type), at: cursor)
      }
      return value(of: first)
    case "CFRetain", "dispatch_retain", "objc_retain", "os_retain":
      guard let first = written.first else { return nil }
      // The value is the retained object itself; the place that it is stored in tells who keeps it.
      return value(of: first)
    case "make_shared", "make_unique", "allocate_shared": return makeShared(name, cursor, written)
    case "make_pair", "make_tuple", "tie", "forward_as_tuple", "initializer_list":
      return add(.collection(written.map { value(of: $0) }), at: cursor)
    case "bind", "bind_front": return bind(cursor, written)
    case "objc_setAssociatedObject" where written.count == 4: return associate(cursor, written)
    case "objc_getAssociatedObject" where written.count == 2:
      return add(.associated(value(of: written[0]), associationKey(written[1])), at: cursor)
    case _ where written.count == 1 && (Platform.isReleaseFunction(name) || ["_Block_release", "objc_release", "os_release"].contains(name)):
      let released = value(of: written[0])
      emit(.release(released, position(of: cursor)))
      return add(.literal, at: cursor)
    default:
      // Such operators of the standard library compare or print.
      return name.hasPrefix("operator") && names.isNumber(cursor.type) ? plain(written, at: cursor) : nil
    }
  }

  /// `std::make_shared<Part>(…)`: a new object, and a call of the constructor with that number of parameters.
  private func makeShared(_ name: String, _ cursor: CXCursor, _ written: [CXCursor]) -> Code.ValueID? {
    guard let type = cursor.type.canonical.templateArguments.first, let made = names.typeName(of: type) else { return nil }
    guard made.form == .value, made.id != nil else { return made.form == .collection ? add(.collection([]), at: cursor) : nil }
    let handed = written.dropFirst(name == "allocate_shared" ? 1 : 0)
    let declaration = type.canonical.declaration.definition
    let constructors = declaration.isNull ? [] : declaration.children().filter { $0.kind == CXCursor_Constructor && $0.arguments.count == handed.count }
    let object = Code.TypeName(.object, made.id)
    let fresh = add(.new(object), at: cursor)
    let call = Code.Call(
      .function(declaration.spelling, constructors.flatMap(names.candidates)), on: fresh, arguments(handed), result: object, traits: .isInitialization)
    return add(.call(call), at: cursor)
  }

  /// `std::bind(&Part::run, part, …)`: a bound method. For other functions, a closure that holds the arguments.
  private func bind(_ cursor: CXCursor, _ written: [CXCursor]) -> Code.ValueID? {
    guard let first = written.first else { return nil }
    let named = peeled(first)
    let target = named.kind == CXCursor_UnaryOperator ? named.expressions().first.map(peeled) ?? named : named
    let method = target.referenced
    if target.kind == CXCursor_DeclRefExpr, method.kind == CXCursor_CXXMethod, written.count > 1, clang.clang_CXXMethod_isStatic(method) == 0 {
      let object = value(of: written[1])
      _ = working(written.dropFirst(2)).map { emit(.evaluate($0)) }
      return add(.boundMethod(object, .function(method.spelling, names.candidates(method))), at: cursor)
    }
    // What a plain pointer points to is not kept.
    let parts = written.map { (value: value(of: $0), isPlain: $0.type.canonical.kind == CXType_Pointer) }
    for part in parts where part.isPlain { emit(.evaluate(part.value)) }
    return add(.unknown(parts.filter { !$0.isPlain }.map(\.value), Code.TypeName(.closure)), at: cursor)
  }

  // MARK: Methods

  private func callMethod(_ cursor: CXCursor, _ method: CXCursor) -> Code.ValueID {
    let name = method.spelling
    let isOperator = name.hasPrefix("operator") && method.kind == CXCursor_CXXMethod
    let isOwn = names.isOwn(method)
    // The object of an operator is its first argument, unless the operator is called by name.
    let written = cursor.arguments
    let first = cursor.expressions().first.map(peeled)
    let isNamed = first?.kind == CXCursor_MemberRefExpr && first.map { CursorKey($0.referenced) == CursorKey(method) } ?? false
    let parts = isOperator && !isNamed ? Array(written.dropFirst()) : written
    let object: CXCursor? = isOperator && !isNamed ? written.first : first?.expressions().first
    if clang.clang_CXXMethod_isStatic(method) != 0 {
      return callStatic(cursor, method, name, written)
    }
    if name == "operator=", let object, let source = parts.first {
      return store(source, to: object, at: cursor, isUsed: true) ?? add(.literal, at: cursor)
    }
    if !isOwn || method.semanticParent.isAnonymous, let known = callStandard(name, cursor, method, object, parts) { return known }
    let receiver = object.map { value(of: $0) } ?? selfValue(at: cursor)
    var call = Code.Call(.function(name, names.candidates(method)), on: receiver, arguments(parts), result: names.typeName(of: cursor.type))
    // `Base::run()`
    if let first, object == nil, first.firstChild?.kind == CXCursor_TypeRef { call.traits.insert(.isSuper) }
    return add(.call(call), at: cursor)
  }

  private func callStatic(_ cursor: CXCursor, _ method: CXCursor, _ name: String, _ written: [CXCursor]) -> Code.ValueID {
    let type = names.owner(of: method).map { Code.TypeName(.object, $0) }
    let receiver = type.map { add(.type($0), at: cursor) }
    let call = Code.Call(.function(name, names.candidates(method)), on: receiver, arguments(written), result: names.typeName(of: cursor.type))
    return add(.call(call), at: cursor)
  }

  /// Methods of the standard library whose result stands for the object itself or an element of it, or that store a value.
  private func callStandard(_ name: String, _ cursor: CXCursor, _ method: CXCursor, _ object: CXCursor?, _ written: [CXCursor]) -> Code.ValueID? {
    switch name {
    case "operator->", "operator*": return object.map { value(of: $0) }
    case "get", "lock", "value", "release":
      guard let object, names.isStandardPointer(peeled(object).type) else { return nil }
      return value(of: object)
    case "shared_from_this", "weak_from_this": return object.map { value(of: $0) } ?? selfValue(at: cursor)
    case "operator()":
      guard let object else { return nil }
      let callee = value(of: object)
      return add(.call(Code.Call(.value(callee), arguments(written), result: names.typeName(of: cursor.type))), at: cursor)
    case "operator[]", "at", "front", "back", "top", "find", "begin", "cbegin", "rbegin", "end", "cend", "rend", "data":
      // An iterator stands for an element.
      guard let object, names.typeName(of: peeled(object).type)?.form == .collection else { return nil }
      written.forEach(evaluate)
      return add(.element(value(of: object)), at: cursor)
    case "reset":
      guard lowerStandardAssignment(cursor) else { return nil }
      return add(.literal, at: cursor)
    default:
      if method.kind == CXCursor_ConversionFunction {
        guard let object else { return nil }
        return names.isNumber(cursor.type) ? plain([object], at: cursor) : value(of: object)
      }
      return name.hasPrefix("operator") && names.isNumber(cursor.type) ? plain((object.map { [$0] } ?? []) + written, at: cursor) : nil
    }
  }

  // MARK: What variables have

  /// A call of a block, a function pointer, or something that depends on a template parameter.
  private func callValue(_ cursor: CXCursor) -> Code.ValueID {
    var parts = cursor.expressions()
    guard !parts.isEmpty else { return lost(cursor, []) }
    let first = parts.removeFirst()
    let callee = peeled(first)
    let result = names.typeName(of: cursor.type)
    if callee.kind == CXCursor_MemberRefExpr, callee.referenced.isNull || callee.referenced.kind == CXCursor_OverloadedDeclRef, let name = lastWord(of: callee) {
      // A method whose class is known only when the template is instantiated, or one of the class's own overloads.
      let receiver = callee.expressions().first.map { value(of: $0) } ?? selfValue(at: callee)
      return add(.call(Code.Call(.function(name, []), on: receiver, arguments(parts), result: result)), at: cursor)
    }
    if callee.kind == CXCursor_DeclRefExpr, callee.referenced.kind == CXCursor_OverloadedDeclRef || callee.referenced.isNull {
      let spelling = callee.referenced.spelling
      let name = spelling.isEmpty ? lastWord(of: callee) ?? "" : spelling
      // In a template, which overload is meant may be open.
      if reader.source(of: callee).starts(with: "std::".utf8), let known = callKnown(name, cursor, parts) { return known }
      return add(.call(Code.Call(.function(name, []), arguments(parts), result: result)), at: cursor)
    }
    if callee.kind == CXCursor_BinaryOperator, case let sides = callee.expressions(), sides.count == 2, reader.binaryOperator(callee, sides) == .member {
      // `(object->*method)(…)`
      return add(.unknown(sides.map { value(of: $0) } + parts.map { value(of: $0) }, result), at: cursor)
    }
    let called = value(of: first)
    return add(.call(Code.Call(.value(called), arguments(parts), result: result)), at: cursor)
  }

  // MARK: Associated objects

  private func associate(_ cursor: CXCursor, _ written: [CXCursor]) -> Code.ValueID {
    let policy = String(decoding: reader.source(of: written[3]), as: UTF8.self)
    let ownership: Ownership = policy.contains("RETAIN") ? .strong : policy.contains("COPY") ? .copy : .unsafe
    let key = associationKey(written[1])
    let stored = value(of: written[2])
    let object = value(of: written[0])
    emit(.store(stored, .associated(object, key, ownership), position(of: cursor)))
    return add(.literal, at: cursor)
  }

  private func associationKey(_ key: CXCursor) -> String { reader.associationKey(key, in: method, of: function.owner) }
}

extension UnitReader {
  /// The name of an association: the property if the body is its accessor, else what the key says.
  func associationKey(_ expression: CXCursor, in method: CXCursor, of owner: EntityID?) -> String {
    if method.isObjCMethod {
      let selector = method.spelling
      var names = [selector]
      if let property = propertyName(ofSetter: selector) { names = [property, String(selector.dropFirst(3).dropLast())] }
      if let property = names.first(where: { properties(of: owner).contains($0) }) { return property }
    }
    var key = peeled(expression)
    while key.kind == CXCursor_UnaryOperator || key.kind == CXCursor_ObjCBridgedCastExpr, let operand = key.expressions().last { key = peeled(operand) }
    var text = key.spelling
    if text.isEmpty { text = String(decoding: source(of: key), as: UTF8.self) }
    if text == "_cmd" { text = method.spelling }
    if text.hasPrefix("@selector("), text.hasSuffix(")") { text = String(text.dropFirst("@selector(".count).dropLast()) }
    return propertyName(ofSetter: text) ?? text
  }

  private func propertyName(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), case let name = selector.dropFirst(3).dropLast(), !name.isEmpty else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
