import CClang
import Facts

// Messages of Objective-C.

extension BodyLowering {
  func message(_ cursor: CXCursor) -> Code.ValueID {
    let parts = Message(cursor, reader)
    let selector = parts.selector
    if let made = making(parts) { return made }
    if parts.arguments.isEmpty, let receiver = parts.receiver, isTransparent(parts, receiver) { return value(of: receiver) }
    if parts.arguments.isEmpty, selector == "class" {
      if let type = receivingClass(parts) ?? (parts.receiver.map { peeled($0).kind == CXCursor_ObjCSelfExpr } == true ? function.owner : nil) {
        return add(.type(Code.TypeName(.object, type)), at: cursor)
      }
      if let receiver = parts.receiver { return plain([receiver], at: cursor) }
    }
    if let receiver = parts.receiver, let accessed = access(parts, receiver) { return accessed }
    return send(parts)
  }

  /// A message, split into its parts.
  struct Message {
    let cursor: CXCursor
    let selector: String
    /// The object; nil if the receiver is a named class or `super`.
    let receiver: CXCursor?
    let arguments: [CXCursor]
    /// The cursor that names the class.
    let classReference: CXCursor?
    let method: CXCursor
    /// The type of the result; nil if clang took it from a method of another class.
    let result: CXType?

    init(_ cursor: CXCursor, _ reader: UnitReader) {
      self.cursor = cursor
      let said = cursor.spelling
      let parts = cursor.children()
      let expressions = parts.filter { clang.clang_isExpression($0.kind) != 0 }
      let isToClass = parts.first.map { clang.clang_isExpression($0.kind) == 0 } ?? false
      // For an undeclared method, only the text has the selector.
      selector = said.isEmpty ? reader.writtenSelector(of: cursor, isToClass ? expressions : Array(expressions.dropFirst())) : said
      let colons = selector.utf8.count { $0 == UInt8(ascii: ":") }
      // `super` has no cursor: then the expressions are all arguments.
      let isToObject = parts.first.map { clang.clang_isExpression($0.kind) != 0 } ?? false && expressions.count > colons
      receiver = isToObject ? expressions[0] : nil
      arguments = Array(expressions.dropFirst(isToObject ? 1 : 0))
      classReference = isToObject ? nil : parts.first { $0.kind == CXCursor_ObjCClassRef || $0.kind == CXCursor_TypeRef }
      method = reader.calledMethod(cursor)
      result = method.isNull && !cursor.referenced.isNull ? nil : cursor.type
    }
  }

  // MARK: Receivers

  /// The class that a message is sent to, if it is known: `[Log shared]`, `[[self class] shared]`.
  private func receivingClass(_ message: Message) -> EntityID? {
    if let reference = message.classReference {
      if reference.kind == CXCursor_ObjCClassRef { return reader.entity(for: reference.referenced) ?? reader.classNamed(reference.spelling) }
      return names.typeName(of: reference.type)?.id
    }
    guard let receiver = message.receiver else { return nil }
    if isOwnClass(receiver) { return function.owner }
    let inner = peeled(receiver)
    // `self.class`
    if inner.kind == CXCursor_MemberRefExpr, inner.spelling == "class", inner.expressions().first.map({ peeled($0).kind == CXCursor_ObjCSelfExpr }) == true {
      return function.owner
    }
    // `[Log class]`
    guard inner.kind == CXCursor_ObjCMessageExpr, inner.spelling == "class", let reference = inner.firstChild, reference.kind == CXCursor_ObjCClassRef
    else { return nil }
    return reader.entity(for: reference.referenced) ?? reader.classNamed(reference.spelling)
  }

  private func isOfProject(_ method: CXCursor) -> Bool { !method.isNull && reader.location(of: method) != nil }

  /// Whether the type of the receiver is unknown: then the method that clang found is just any with this selector.
  private func isUntyped(_ message: Message) -> Bool {
    guard message.receiver != nil else { return false }
    let type = clang.clang_Cursor_getReceiverType(message.cursor)
    guard let known = names.typeName(of: type) else { return true }
    return known.form == .object && known.id == nil
  }

  // MARK: New objects

  private func making(_ message: Message) -> Code.ValueID? {
    let isAllocation = message.selector == "alloc" || message.selector == "allocWithZone:"
    guard isAllocation || message.selector == "new", !isOfProject(message.method) else { return nil }
    let type: Code.TypeName
    if let known = receivingClass(message) {
      type = Code.TypeName(.object, known)
    } else if let receiver = message.receiver {
      // The class is in a variable.
      evaluate(receiver)
      type = Code.TypeName(.object)
    } else {
      type = Code.TypeName(.object, function.owner)
    }
    let made = add(.new(type), at: message.cursor)
    guard !isAllocation else { return made }
    return add(.call(Code.Call(.function("init", []), on: made, result: type, traits: .isInitialization)), at: message.cursor)
  }

  /// Whether the message returns its receiver.
  private func isTransparent(_ message: Message, _ receiver: CXCursor) -> Bool {
    switch message.selector {
    case "retain", "autorelease", "self": break
    case "copy":
      // A copy of a collection is a new collection.
      if names.typeName(of: peeled(receiver).kind == CXCursor_MemberRefExpr ? peeled(receiver).referenced.type : receiver.type)?.form == .collection {
        return false
      }
    default: return false
    }
    return !isOfProject(message.method) && !isOwnClass(receiver)
  }

  // MARK: Properties

  private func access(_ message: Message, _ receiver: CXCursor) -> Code.ValueID? {
    guard message.arguments.count < 2, let accessor = names.accessor(message.method, message.selector) else { return nil }
    var field = names.field(accessor.property)
    if isUntyped(message) { field.owner = nil }
    guard accessor.isSetter else {
      guard message.arguments.isEmpty else { return nil }
      return add(.member(value(of: receiver), field), at: message.cursor)
    }
    guard message.arguments.count == 1 else { return nil }
    let stored = value(of: message.arguments[0])
    if function.values[Int(stored)] == .literal, peeled(message.arguments[0]).kind == CXCursor_IntegerLiteral, names.isPointer(accessor.property.type) {
      function.values[Int(stored)] = .null
    }
    emit(.store(stored, .member(value(of: receiver), field), position(of: message.cursor)))
    return add(.literal, at: message.cursor)
  }

  // MARK: Sending

  private func send(_ message: Message) -> Code.ValueID {
    var call = Code.Call(.function(calledName(message), isUntyped(message) ? [] : names.candidates(message.method)))
    if message.classReference != nil || message.receiver.map(isOwnClass) ?? false, let type = receivingClass(message) {
      if let receiver = message.receiver, peeled(receiver).kind == CXCursor_ObjCMessageExpr { noteSelf(message.cursor) }
      call.receiver = add(.type(Code.TypeName(.object, type)), at: message.cursor)
    } else if let receiver = message.receiver {
      call.receiver = value(of: receiver)
    } else {
      call.receiver = selfValue(at: message.cursor)
      call.traits.insert(.isSuper)
    }
    var made: Code.TypeName?
    if let receiver = call.receiver, case .new(let type) = function.values[Int(receiver)], message.selector.hasPrefix("init") {
      call.traits.insert(.isInitialization)
      made = type
    }
    call.arguments = message.arguments.map { Code.Argument(value(of: $0)) }
    call.result = message.result.map { names.typeName(of: $0) } ?? Code.TypeName(.object)
    if made != nil, call.result?.id == nil { call.result = made }
    return add(.call(call), at: message.cursor)
  }

  // MARK: Counting by hand

  /// `[x retain];`, `[x release];` as statements.
  func lowerCounting(_ cursor: CXCursor) -> Bool {
    switch cursor.spelling {
    case "retain", "release", "autorelease": break
    default: return false
    }
    let message = Message(cursor, reader)
    guard let receiver = message.receiver, message.arguments.isEmpty, !isOfProject(message.method) else { return false }
    let counted = value(of: receiver)
    let place = position(of: cursor)
    emit(message.selector == "retain" ? .retain(counted, place) : .release(counted, place))
    return true
  }
}

extension UnitReader {
  /// The selector of a message, read from the text: the words before the colons that precede the arguments.
  func writtenSelector(of message: CXCursor, _ arguments: [CXCursor]) -> String {
    let all = scanner(at: message).bytes
    let source = source(of: message)
    func wordEnding(at end: Int) -> String? {
      var end = end
      while end > source.startIndex, all[end - 1] <= 0x20 { end -= 1 }
      let word = all[source.startIndex..<end].reversed().prefix { isIdentifierByte($0) }
      return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
    }
    guard !source.isEmpty, source.last == UInt8(ascii: "]") else { return "" }
    if arguments.isEmpty { return wordEnding(at: source.endIndex - 1) ?? "" }
    var selector = ""
    for argument in arguments {
      var start = scanner(at: argument).position
      guard start > source.startIndex, start <= source.endIndex else { return selector }
      while start > source.startIndex, all[start - 1] <= 0x20 { start -= 1 }
      // Further arguments of a variadic list come after commas.
      guard start > source.startIndex, all[start - 1] == UInt8(ascii: ":") else { continue }
      selector += (wordEnding(at: start - 1) ?? "") + ":"
    }
    return selector
  }
}
