import CClang
import Facts

// New objects of C++, and brace-enclosed lists.

extension BodyLowering {
  /// A call of a constructor: a new object that it initialises, or the argument itself if the constructor only wraps, copies or moves it.
  func construct(_ cursor: CXCursor, _ constructor: CXCursor, as form: Code.TypeName.Form) -> Code.ValueID {
    let type = cursor.type.canonical
    let written = cursor.arguments
    if clang.clang_getArrayElementType(type).isValid { return add(.collection([]), at: cursor) }
    let made = names.typeName(of: type)
    let isOwn = names.isOwn(constructor) && !constructor.semanticParent.isAnonymous
    if let first = written.first, written.count == 1, isCopy(first, of: constructor) { return value(of: first) }
    if !isOwn {
      if names.isStandardPointer(type) || made?.form == .closure {
        guard let first = written.first else { return add(.null, at: cursor) }
        return value(of: first)
      }
      if made?.form == .collection {
        if written.isEmpty { return add(.collection([]), at: cursor) }
        if written.count <= 2, let list = written.first.map(peeled), list.kind == CXCursor_InitListExpr {
          return add(.collection(list.expressions().map { value(of: $0) }), at: cursor)
        }
        if ["pair", "tuple"].contains(constructor.spelling) { return add(.collection(written.map { value(of: $0) }), at: cursor) }
        return unknown(written, type, at: cursor)
      }
      // Texts, dates, paths.
      if made?.id == nil { return plain(written, at: cursor) }
    }
    let fresh = Code.TypeName(form, made?.id)
    let object = add(.new(fresh), at: cursor)
    let call = Code.Call(
      .function(constructor.spelling, names.candidates(constructor)), on: object, arguments(written), result: fresh, traits: .isInitialization)
    return add(.call(call), at: cursor)
  }

  /// Whether an argument has the type that is constructed: a copy or a move.
  private func isCopy(_ argument: CXCursor, of constructor: CXCursor) -> Bool {
    var type = argument.type.canonical
    if type.kind == CXType_LValueReference || type.kind == CXType_RValueReference { type = type.pointee.canonical }
    guard type.kind == CXType_Record else { return false }
    return CursorKey(type.declaration) == CursorKey(constructor.semanticParent)
  }

  /// `new Part(…)`
  func new(_ cursor: CXCursor) -> Code.ValueID {
    let parts = cursor.expressions()
    if let construction = parts.last(where: { $0.kind == CXCursor_CallExpr && $0.referenced.kind == CXCursor_Constructor }) {
      return construct(construction, construction.referenced, as: .object)
    }
    parts.forEach { if $0.kind != CXCursor_InitListExpr { evaluate($0) } }
    let type = names.typeName(of: cursor.type.pointee)
    guard let id = type?.id else { return add(.literal, at: cursor) }
    let made = Code.TypeName(.object, id)
    guard let list = parts.last, list.kind == CXCursor_InitListExpr else { return add(.new(made), at: cursor) }
    return aggregate(list, made)
  }

  // MARK: Braces

  /// `{a, b}`: an array, a struct member by member, or the single value in it.
  func list(_ cursor: CXCursor) -> Code.ValueID {
    let type = cursor.type.canonical
    if clang.clang_getArrayElementType(type).isValid { return add(.collection(cursor.expressions().map { value(of: $0) }), at: cursor) }
    guard type.kind == CXType_Record else {
      let parts = cursor.expressions()
      if parts.isEmpty, names.isPointer(type) { return add(.null, at: cursor) }
      guard parts.count == 1 else { return plain(parts, at: cursor) }
      return value(of: parts[0])
    }
    if names.isStandardPointer(type) { return cursor.expressions().first.map { value(of: $0) } ?? add(.null, at: cursor) }
    if names.typeName(of: type)?.form == .collection { return add(.collection(cursor.expressions().map { value(of: $0) }), at: cursor) }
    return aggregate(cursor, Code.TypeName(.value, names.typeName(of: type)?.id))
  }

  /// A struct whose members are given in order or by name.
  private func aggregate(_ list: CXCursor, _ type: Code.TypeName) -> Code.ValueID {
    let parts = list.expressions()
    guard type.id != nil else { return plain(parts, at: list) }
    var declaration = list.type.canonical.declaration
    if declaration.definition.isNull == false { declaration = declaration.definition }
    let fields = declaration.children().filter { $0.kind == CXCursor_FieldDecl }
    var given: [(field: CXCursor, source: CXCursor)] = []
    for (index, part) in parts.enumerated() {
      let named = part.kind == CXCursor_UnexposedExpr ? part.firstChild { $0.kind == CXCursor_MemberRef }?.referenced : nil
      guard let field = named ?? (index < fields.count ? fields[index] : nil), let source = named == nil ? part : part.expressions().last else { continue }
      if names.isNumber(field.type) { evaluate(source) } else { given.append((field, source)) }
    }
    if given.isEmpty { return add(.new(type), at: list) }
    let local = function.add(Code.Local("", type, type.form == .value ? .value : .strong))
    let place = position(of: list)
    emit(.store(add(.new(type), at: list), .local(local), place))
    for (field, source) in given {
      let stored = value(of: source)
      emit(.store(stored, .member(add(.local(local), at: list), names.field(field)), position(of: source)))
    }
    return add(.local(local), at: list)
  }

  // MARK: Constructors

  /// `Part(…) : Base(…), member_(…)`, before the body.
  func initializers(_ children: [CXCursor]) {
    var named: CXCursor?
    for child in children {
      if child.kind == CXCursor_MemberRef {
        named = child
      } else if clang.clang_isExpression(child.kind) != 0 {
        initialise(named?.referenced, with: child, at: named ?? child)
        named = nil
      }
    }
    flush()
  }

  private func initialise(_ member: CXCursor?, with cursor: CXCursor, at place: CXCursor) {
    guard let member else {
      // A base class, or another constructor of the same class.
      let call = peeled(cursor)
      guard call.kind == CXCursor_CallExpr, call.referenced.kind == CXCursor_Constructor else { return evaluate(cursor) }
      let constructor = call.referenced
      guard names.isOwn(constructor) else { return call.arguments.forEach(evaluate) }
      let receiver = selfValue(at: call)
      let isOwn = names.owner(of: constructor) == function.owner
      let made = Code.Call(
        .function(constructor.spelling, names.candidates(constructor)), on: receiver, arguments(call.arguments), traits: isOwn ? [] : .isSuper)
      return emit(.evaluate(add(.call(made), at: call)))
    }
    // A member whose class has an unknown constructor may do anything with a pointer: `timer(this)`.
    if names.isPointer(peeled(cursor).type), !names.isPointer(member.type), !names.isStandardPointer(member.type) { return evaluate(cursor) }
    let stored = value(of: cursor)
    emit(.store(stored, .member(selfValue(at: place), names.field(member)), position(of: place)))
  }
}
