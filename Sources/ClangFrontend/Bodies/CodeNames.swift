import CClang
import Facts

/// The names that `Code` has for types, members, functions and variables of one unit. libclang is asked once for each.
final class CodeNames {
  let reader: UnitReader
  private let types = Memo<TypeKey, Code.TypeName?>()
  private let ownerships = Memo<TypeKey, Ownership>()
  private let fields = Memo<CursorKey, Code.Field>()
  private let functions = Memo<CursorKey, [EntityID]>()
  private let ownFunctions = Memo<CursorKey, Bool>()
  private let variables = Memo<CursorKey, (EntityID, String)>()
  private let accessorsByType = Memo<CursorKey, [String: Accessor]>()

  init(_ reader: UnitReader) { self.reader = reader }

  // MARK: Members

  /// The field for a property, an ivar or a C++ field.
  func field(_ declaration: CXCursor) -> Code.Field {
    fields.answer(CursorKey(declaration)) { Code.Field(declaration.spelling, of: owner(of: declaration), isDirect: declaration.kind != CXCursor_ObjCPropertyDecl) }
  }

  /// The type that declares a member.
  func owner(of declaration: CXCursor) -> EntityID? {
    var parent = declaration.semanticParent
    // Members of an unnamed struct are members of the type around it.
    while parent.isRecord, parent.isAnonymous, parent.semanticParent.isRecord { parent = parent.semanticParent }
    switch parent.kind {
    case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl: return reader.extendedClassName(parent).map(reader.classNamed)
    case CXCursor_ObjCProtocolDecl: return reader.protocolNamed(parent.spelling)
    default: return parent.isAnonymous ? nil : reader.entity(for: parent)
    }
  }

  /// The property that a method is an accessor of.
  struct Accessor {
    let property: CXCursor
    let isSetter: Bool
  }

  /// The instance property that a declared method gets or sets.
  func accessor(_ method: CXCursor, _ selector: String) -> Accessor? {
    guard !method.isNull else { return nil }
    let type = method.semanticParent
    return accessorsByType.answer(CursorKey(type)) { findAccessors(of: type) }[selector]
  }

  private func findAccessors(of type: CXCursor) -> [String: Accessor] {
    var found: [String: Accessor] = [:]
    type.forEachChild { property in
      guard property.kind == CXCursor_ObjCPropertyDecl, !ObjCPropertyAttributes(property).isOfClass else { return }
      found[text(clang.clang_Cursor_getObjCPropertyGetterName(property))] = Accessor(property: property, isSetter: false)
      let setter = text(clang.clang_Cursor_getObjCPropertySetterName(property))
      if !setter.isEmpty { found[setter] = Accessor(property: property, isSetter: true) }
    }
    return found
  }

  /// Whether a member is `first` or `second` of a pair of the standard library, which counts as an element.
  func isPart(_ declaration: CXCursor) -> Bool {
    guard declaration.kind == CXCursor_FieldDecl, reader.isStandardLibrary(declaration.semanticParent) else { return false }
    return declaration.spelling == "second" || declaration.spelling == "first"
  }

  // MARK: Functions and variables

  /// Whether a function belongs to the project: neither to the platform nor to the standard library, wherever that is.
  func isOwn(_ function: CXCursor) -> Bool {
    !function.isNull && ownFunctions.answer(CursorKey(function)) { findWhetherOwn(function) }
  }

  private func findWhetherOwn(_ function: CXCursor) -> Bool {
    guard reader.path(of: function) != nil else { return false }
    // The location of an implicit declaration is that of the call.
    if function.kind == CXCursor_FunctionDecl, reader.isImplicit(function) { return false }
    guard function.kind != CXCursor_ObjCInstanceMethodDecl, function.kind != CXCursor_ObjCClassMethodDecl else { return true }
    let scope = function.semanticParent
    return !reader.isStandardLibrary(scope.isRecord ? scope : function)
  }

  /// The id of a function of the project; empty for functions of the platform.
  func candidates(_ declaration: CXCursor) -> [EntityID] {
    guard !declaration.isNull else { return [] }
    return functions.answer(CursorKey(declaration)) { isOwn(declaration) ? reader.codeID(of: declaration).map { [$0] } ?? [] : [] }
  }

  /// The id and the name of a global, a static member or a static local; its USR where no entity is known.
  func variable(_ declaration: CXCursor, in subject: EntityID) -> (EntityID, String) {
    variables.answer(CursorKey(declaration)) {
      let id: EntityID? =
        if declaration.semanticParent.isRecord { reader.entity(for: declaration.semanticParent) } else if declaration.isLocal { reader.staticLocal(declaration, in: subject) } else {
          reader.entity(for: declaration)
        }
      return (id ?? EntityID(declaration.usr), declaration.spelling)
    }
  }

  // MARK: Types

  /// Nil for `void` and for invalid types.
  func typeName(of type: CXType) -> Code.TypeName? {
    types.answer(TypeKey(type)) { read(type, steps: 8) }
  }

  private func read(_ type: CXType, steps: Int) -> Code.TypeName? {
    guard steps > 0 else { return Code.TypeName(.unknown) }
    let canonical = type.canonical
    switch canonical.kind {
    case CXType_Invalid, CXType_Void: return nil
    case CXType_BlockPointer, CXType_FunctionProto, CXType_FunctionNoProto: return Code.TypeName(.closure)
    case CXType_ObjCObjectPointer, CXType_ObjCId, CXType_ObjCInterface: return readObject(type)
    case CXType_ObjCClass, CXType_ObjCSel: return Code.TypeName(.value)
    case CXType_Pointer:
      let pointee = canonical.pointee
      switch pointee.kind {
      case CXType_FunctionProto, CXType_FunctionNoProto: return Code.TypeName(.closure)
      case CXType_Record: return Code.TypeName(.object, nominal(reader.heldTypes(type)))
      default: return Code.TypeName(isPlain(pointee) && pointee.kind != CXType_Void ? .value : .unknown)
      }
    case CXType_LValueReference, CXType_RValueReference:
      let referred = read(canonical.pointee, steps: steps - 1)
      return referred?.form == .value && referred?.id != nil ? Code.TypeName(.object, referred?.id) : referred
    case CXType_Record: return readRecord(canonical)
    case CXType_ConstantArray, CXType_IncompleteArray, CXType_VariableArray, CXType_DependentSizedArray:
      return Code.TypeName(.collection, nominal(reader.heldTypes(clang.clang_getArrayElementType(canonical))))
    case CXType_Atomic: return read(clang.clang_Type_getValueType(canonical), steps: steps - 1)
    default: return Code.TypeName(isPlain(canonical) ? .value : .unknown)
    }
  }

  private func readObject(_ type: CXType) -> Code.TypeName {
    let held = reader.heldTypes(type)
    if held.first?.entity == .plainType("Class") { return Code.TypeName(.value) }
    guard let first = held.first(where: { !$0.flags.contains(.many) && !$0.isPlain })?.entity else { return Code.TypeName(.object) }
    guard let name = first.objectiveCClassName, collections.contains(String(name)) else { return Code.TypeName(.object, first) }
    return Code.TypeName(.collection, held.last { $0.flags.contains(.many) && !$0.isPlain }?.entity)
  }

  private func readRecord(_ type: CXType) -> Code.TypeName {
    let declaration = type.declaration
    if declaration.isAnonymous { return Code.TypeName(.closure) }
    guard reader.isStandardLibrary(declaration) else { return Code.TypeName(.value, nominal(reader.heldTypes(type))) }
    switch declaration.spelling {
    case "function", "move_only_function", "copyable_function": return Code.TypeName(.closure)
    case _ where standardPointers.contains(declaration.spelling):
      let held = reader.heldTypes(type)
      return held.contains { $0.entity.isFunctionType }
        ? Code.TypeName(.closure)
        : Code.TypeName(.object, nominal(held))
    case _ where standardContainers.contains(declaration.spelling):
      return Code.TypeName(.collection, reader.heldTypes(type).last { !$0.isPlain }?.entity)
    default: return Code.TypeName(.value, nominal(reader.heldTypes(type)))
    }
  }

  private func nominal(_ held: [HeldType]) -> EntityID? { held.first { !$0.isPlain }?.entity }

  /// How a variable of the type refers to its value.
  func ownership(of type: CXType) -> Ownership {
    ownerships.answer(TypeKey(type)) { readOwnership(type) }
  }

  private func readOwnership(_ type: CXType) -> Ownership {
    let canonical = type.canonical
    switch canonical.kind {
    case CXType_LValueReference, CXType_RValueReference: return .reference
    case CXType_ObjCObjectPointer, CXType_ObjCId, CXType_BlockPointer: return reader.heldTypes(type).first?.ownership == .weak ? .weak : .strong
    case CXType_Pointer:
      let pointee = canonical.pointee.kind
      return pointee == CXType_FunctionProto || pointee == CXType_FunctionNoProto ? .strong : .raw
    case CXType_Record:
      guard typeName(of: type)?.form != .value else { return .value }
      guard canonical.declaration.spelling != "weak_ptr" else { return .weak }
      return canonical.declaration.spelling == "reference_wrapper" ? .reference : .strong
    default: return .strong
    }
  }

  /// Whether values of the type are numbers or other values that can't hold an object.
  func isNumber(_ type: CXType) -> Bool {
    let canonical = type.canonical
    return canonical.kind != CXType_Void && isPlain(canonical)
  }

  private func isPlain(_ type: CXType) -> Bool {
    switch type.kind {
    case CXType_NullPtr, CXType_Overload, CXType_Dependent, CXType_ObjCId, CXType_ObjCClass: false
    case CXType_Enum, CXType_Vector, CXType_ExtVector, CXType_Complex, CXType_MemberPointer, CXType_ObjCSel: true
    default: (CXType_FirstBuiltin.rawValue...CXType_LastBuiltin.rawValue).contains(type.kind.rawValue)
    }
  }

  /// Whether values of the type are pointers of any kind.
  func isPointer(_ type: CXType) -> Bool {
    switch type.canonical.kind {
    case CXType_Pointer, CXType_BlockPointer, CXType_ObjCObjectPointer, CXType_ObjCId, CXType_NullPtr: true
    default: false
    }
  }

  /// Whether a type is a smart pointer of the standard library or `std::function`: its values stand for what they point to.
  func isStandardPointer(_ type: CXType) -> Bool {
    var canonical = type.canonical
    if canonical.kind == CXType_LValueReference || canonical.kind == CXType_RValueReference { canonical = canonical.pointee.canonical }
    guard canonical.kind == CXType_Record, case let declaration = canonical.declaration, reader.isStandardLibrary(declaration) else { return false }
    let name = String(declaration.spelling.drop { $0 == "_" })
    return standardPointers.contains(name) || name.hasSuffix("function")
  }
}

/// A cache. It is a class, so that finding one answer may ask for others.
private final class Memo<Key: Hashable, Answer> {
  private var answers: [Key: Answer] = [:]

  /// The cached answer, or the one that `find` gives now.
  func answer(_ key: Key, orFind find: () -> Answer) -> Answer {
    if let known = answers[key] { return known }
    let found = find()
    answers[key] = found
    return found
  }
}

extension HeldType {
  /// Whether no declaration stands for it: `int`, `id`, `block`.
  fileprivate var isPlain: Bool { entity.isPlainType }
}

private let collections: Set<String> = [
  "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSDictionary", "NSMutableDictionary",
  "NSHashTable", "NSMapTable", "NSPointerArray", "NSCache",
]

private let standardPointers: Set<String> = [
  "shared_ptr", "unique_ptr", "weak_ptr", "intrusive_ptr", "scoped_ptr", "reference_wrapper", "optional", "atomic",
]

private let standardContainers: Set<String> = [
  "vector", "deque", "list", "forward_list", "array", "set", "multiset", "unordered_set", "unordered_multiset", "stack", "queue", "priority_queue",
  "initializer_list", "span", "map", "multimap", "unordered_map", "unordered_multimap", "pair", "tuple", "variant",
]
