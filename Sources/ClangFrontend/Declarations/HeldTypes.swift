import CClang
import Facts

/// One type that a member holds, with how it holds it. A member may hold several: `id<A, B>`, `std::map<Key, Value>`.
struct HeldType {
  let entity: EntityID
  var ownership: Ownership
  var flags: Fact.Flags = []

  init(_ entity: EntityID, _ ownership: Ownership, _ flags: Fact.Flags = []) {
    self.entity = entity
    self.ownership = ownership
    self.flags = flags
  }

  func details(member: String, _ more: Fact.Flags) -> Fact.Details {
    Fact.Details(ownership: ownership, member: member, flags: flags.union(more))
  }
}

extension UnitReader {
  /// What a member, variable or capture of this type holds; empty when the type depends on a template parameter or is unknown.
  func heldTypes(_ type: CXType) -> [HeldType] {
    let key = TypeKey(type)
    if let known = knownTypes[key] { return known }
    let held = readTypes(type)
    knownTypes[key] = held
    return held
  }

  private func readTypes(_ type: CXType) -> [HeldType] {
    // The canonical type shows the qualifier, wherever in the sugar it was written.
    let spelling = type.canonical.spelling
    let isWeak = spelling.hasSuffix("__weak") || spelling.hasPrefix("__weak ") || spelling.containsBytes("(^__weak)")
    var type = type
    var flags: Fact.Flags = []
    // Strips the sugar from the outside in. A typedef of a plain value keeps its name: `NSTimeInterval` says more than `double`.
    while true {
      switch type.kind {
      case CXType_Attributed:
        if clang.clang_Type_getNullability(type) == CXTypeNullability_Nullable { flags.insert(.optional) }
        type = clang.clang_Type_getModifiedType(type)
        continue
      case CXType_Elaborated:
        type = clang.clang_Type_getNamedType(type)
        continue
      case CXType_Typedef:
        let canonical = type.canonical
        if isPlain(canonical) || isOpaquePointer(canonical) {
          let name = type.declaration.spelling
          return [HeldType(plainType(name), canonical.kind == CXType_Pointer ? .raw : .value, flags)]
        }
        let underlying = clang.clang_getTypedefDeclUnderlyingType(type.declaration)
        type = underlying.isValid ? underlying : canonical
        continue
      case CXType_Auto, CXType_Unexposed:
        let canonical = type.canonical
        if canonical.kind == type.kind { break }
        type = canonical
        continue
      default: break
      }
      break
    }
    return heldTypes(unsugared: type).map {
      HeldType($0.entity, isWeak && $0.ownership == .strong ? .weak : $0.ownership, $0.flags.union(flags))
    }
  }

  private func heldTypes(unsugared type: CXType) -> [HeldType] {
    switch type.kind {
    case CXType_ObjCObjectPointer:
      return heldObject(type.pointee)
    case CXType_ObjCId: return [HeldType(plainType("id"), .strong)]
    case CXType_ObjCClass: return [HeldType(plainType("Class"), .value)]
    case CXType_ObjCSel: return [HeldType(plainType("SEL"), .value)]
    case CXType_BlockPointer: return [HeldType(plainType("block"), .strong)]
    case CXType_Pointer:
      let pointee = type.pointee
      if pointee.canonical.kind == CXType_FunctionProto || pointee.canonical.kind == CXType_FunctionNoProto {
        return [HeldType(plainType("function"), .raw)]
      }
      return heldTypes(pointee).map { HeldType($0.entity, .raw, $0.flags) }
    case CXType_MemberPointer:
      // A pointer to a member doesn't point to an object: it selects a member or a function.
      let isFunction = type.pointee.canonical.kind == CXType_FunctionProto
      return [isFunction ? HeldType(plainType("function"), .raw) : HeldType(plainType(unqualified(type.spelling)), .value)]
    case CXType_Atomic:
      return heldTypes(clang.clang_Type_getValueType(type))
    case CXType_LValueReference, CXType_RValueReference:
      return heldTypes(type.pointee).map { HeldType($0.entity, .reference, $0.flags) }
    case CXType_ConstantArray, CXType_IncompleteArray, CXType_VariableArray, CXType_DependentSizedArray:
      return heldTypes(clang.clang_getArrayElementType(type)).map { HeldType($0.entity, $0.ownership, $0.flags.union(.many)) }
    case CXType_Record, CXType_Unexposed: return heldRecord(type)
    case CXType_Enum:
      let declaration = type.declaration
      if declaration.isAnonymous { return [HeldType(plainType("enum"), .value)] }
      return entity(for: declaration).map { [HeldType($0, .value)] } ?? []
    case CXType_FunctionProto, CXType_FunctionNoProto: return [HeldType(plainType("function"), .value)]
    default:
      return isPlain(type) ? [HeldType(plainType(unqualified(type.spelling)), .value)] : []
    }
  }

  // MARK: Objective-C

  private func heldObject(_ object: CXType) -> [HeldType] {
    let ownership = Ownership.strong
    let base = object.kind == CXType_ObjCObject ? clang.clang_Type_getObjCObjectBaseType(object) : object
    var held: [HeldType] = []
    // `typedef NSString HTTPVerb;`: the written name is an alias of the class.
    let declaration = base.canonical.declaration
    if declaration.kind == CXCursor_ObjCInterfaceDecl || declaration.kind == CXCursor_ObjCImplementationDecl {
      if let id = entity(for: declaration) { held.append(HeldType(id, ownership)) }
    }
    for conformed in object.objCProtocols { held.append(HeldType(protocolNamed(conformed.spelling), ownership)) }
    for argument in object.objCTypeArguments {
      for element in heldTypes(argument) { held.append(HeldType(element.entity, element.ownership, element.flags.union(.many))) }
    }
    return held.isEmpty ? [HeldType(plainType("id"), ownership)] : held
  }

  // MARK: C++

  private func heldRecord(_ type: CXType) -> [HeldType] {
    let declaration = type.declaration
    guard !declaration.isNull else { return [] }
    let arguments = type.canonical.templateArguments
    if !arguments.isEmpty, isStandardLibrary(declaration), let wrapper = StandardWrapper(declaration.spelling) {
      let elements = arguments.prefix(wrapper.elementCount).flatMap { heldTypes($0) }
      guard !elements.isEmpty else { return [] }
      return elements.map {
        HeldType($0.entity, wrapper.ownership ?? $0.ownership, $0.flags.union(wrapper.flags))
      }
    }
    return entity(for: declaration).map { [HeldType($0, .value)] } ?? []
  }

  func isStandardLibrary(_ declaration: CXCursor) -> Bool {
    var parent = declaration.semanticParent
    var outermost = ""
    while !parent.isNull, parent.kind == CXCursor_Namespace {
      outermost = parent.spelling
      parent = parent.semanticParent
    }
    return outermost == "std" || outermost == "boost"
  }

  // MARK: Plain values

  private func isPlain(_ type: CXType) -> Bool {
    (CXType_FirstBuiltin.rawValue...CXType_LastBuiltin.rawValue).contains(type.kind.rawValue)
      && ![CXType_ObjCId, CXType_ObjCClass, CXType_ObjCSel, CXType_Dependent, CXType_Overload].contains(type.kind)
      || type.kind == CXType_Vector || type.kind == CXType_ExtVector || type.kind == CXType_Complex
  }

  /// `CFStringRef` and the like: a typedef of a pointer to an opaque struct.
  private func isOpaquePointer(_ type: CXType) -> Bool {
    guard type.kind == CXType_Pointer else { return false }
    let pointee = type.pointee.canonical
    if pointee.kind == CXType_Void { return true }
    return pointee.kind == CXType_Record && pointee.declaration.definition.isNull && location(of: pointee.declaration) == nil
  }

  private func unqualified(_ spelling: String) -> String {
    spelling.split(separator: " ").filter { $0 != "const" && $0 != "volatile" }.joined(separator: " ")
  }
}

/// A template of the C++ standard library (or of the same name in Boost) whose arguments are what is held.
private struct StandardWrapper {
  /// How many of its arguments are held.
  let elementCount: Int
  /// Nil if an element is held as it would be by itself.
  let ownership: Ownership?
  let flags: Fact.Flags

  init?(_ name: String) {
    switch name {
    case "unique_ptr", "scoped_ptr": (elementCount, ownership, flags) = (1, .unique, [])
    case "shared_ptr", "intrusive_ptr": (elementCount, ownership, flags) = (1, .shared, [])
    case "weak_ptr": (elementCount, ownership, flags) = (1, .weak, [])
    case "reference_wrapper": (elementCount, ownership, flags) = (1, .reference, [])
    case "optional": (elementCount, ownership, flags) = (1, nil, .optional)
    case "atomic": (elementCount, ownership, flags) = (1, nil, [])
    case "pair": (elementCount, ownership, flags) = (2, nil, [])
    case "tuple", "variant": (elementCount, ownership, flags) = (.max, nil, [])
    case "vector", "deque", "list", "forward_list", "array", "set", "multiset", "unordered_set", "unordered_multiset", "stack",
      "queue", "priority_queue", "initializer_list":
      (elementCount, ownership, flags) = (1, nil, .many)
    case "span": (elementCount, ownership, flags) = (1, .raw, .many)
    case "map", "multimap", "unordered_map", "unordered_multimap": (elementCount, ownership, flags) = (2, nil, .many)
    default: return nil
    }
  }
}

/// The attributes between the parentheses of `@property (…)`.
struct ObjCPropertyAttributes {
  private let bits: UInt32

  init(_ property: CXCursor) { bits = clang.clang_Cursor_getObjCPropertyAttributes(property, 0) }

  var isReadOnly: Bool { has(CXObjCPropertyAttr_readonly) }
  /// Whether it is a class property.
  var isOfClass: Bool { has(CXObjCPropertyAttr_class) }

  private func has(_ kind: CXObjCPropertyAttrKind) -> Bool { bits & kind.rawValue != 0 }

  /// The written ownership, else the default: strong for objects and blocks, a value for everything else.
  func ownership(of type: HeldType) -> (Ownership, Fact.Flags) {
    var flags = type.flags
    if !has(CXObjCPropertyAttr_readonly) { flags.insert(.mutable) }
    if has(CXObjCPropertyAttr_class) { flags.insert(.isStatic) }
    let isObject = type.ownership == .strong || type.ownership == .weak
    // A collection keeps its elements, whatever the property does with the collection itself.
    if flags.contains(.many) {
      let isKept = !has(CXObjCPropertyAttr_weak) && !has(CXObjCPropertyAttr_assign) && !has(CXObjCPropertyAttr_unsafe_unretained)
      return (isKept || !isObject ? type.ownership : has(CXObjCPropertyAttr_weak) ? .weak : .unsafe, flags)
    }
    let written: Ownership? =
      if has(CXObjCPropertyAttr_weak) { .weak } else if has(CXObjCPropertyAttr_copy) { .copy } else if has(CXObjCPropertyAttr_strong) || has(CXObjCPropertyAttr_retain) {
        .strong
      } else if has(CXObjCPropertyAttr_assign) || has(CXObjCPropertyAttr_unsafe_unretained) { isObject ? .unsafe : type.ownership } else { nil }
    if written != nil { flags.insert(.explicit) }
    return (written ?? type.ownership, flags)
  }
}
