import CClang
import Facts

// Declarations of Objective-C that narrow the type of what they inherit. A `@class` is enough to declare a pointer to a class, but only the `@interface` tells whether the
// class descends from the inherited type.

extension UnitReader {
  /// The types of a property that the property of the same name in the class's own interface, its superclasses and its protocols doesn't have.
  func narrowedTypes(ofProperty property: CXCursor, in declaration: CXCursor) -> Set<EntityID> {
    let own = objectTypes(property.type)
    guard !own.isEmpty else { return [] }
    let name = property.spelling
    var seen: Set<String> = [declaration.usr]
    var waiting = declarationsAbove(declaration)
    while let above = waiting.popLast() {
      let usr = above.usr
      guard seen.insert(usr).inserted else { continue }
      for type in typesOfProperties(above, usr)[name] ?? [] {
        let narrowed = own.subtracting(objectTypes(type))
        if !narrowed.isEmpty, isObject(type) { return entities(narrowed) }
      }
      waiting += declarationsAbove(above)
    }
    return []
  }

  /// The types in the signature of a declared method that the methods it overrides don't have.
  func narrowedTypes(ofMethod method: CXCursor) -> Set<EntityID> {
    guard !method.isDefinition else { return [] }
    let own = signature(method)
    guard own.contains(where: { !objectTypes($0).isEmpty }) else { return [] }
    var overridden: UnsafeMutablePointer<CXCursor>?
    var count: UInt32 = 0
    clang.clang_getOverriddenCursors(method, &overridden, &count)
    guard let overridden else { return [] }
    defer { clang.clang_disposeOverriddenCursors(overridden) }
    var found: Set<ObjectType> = []
    for index in 0..<Int(count) {
      for (mine, theirs) in zip(own, signature(overridden[index])) where isObject(theirs) { found.formUnion(objectTypes(mine).subtracting(objectTypes(theirs))) }
    }
    return entities(found)
  }

  private func signature(_ method: CXCursor) -> [CXType] { [method.resultType] + method.arguments.map(\.type) }

  /// The superclass and the protocols; for a category or extension its class and its protocols.
  func declarationsAbove(_ declaration: CXCursor) -> [CXCursor] {
    var above: [CXCursor] = []
    declaration.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCSuperClassRef, CXCursor_ObjCProtocolRef, CXCursor_ObjCClassRef:
        let referenced = child.referenced
        guard !referenced.isNull else { return }
        let definition = referenced.definition
        above.append(definition.isNull ? referenced : definition)
      default: break
      }
    }
    return above
  }

  private func typesOfProperties(_ declaration: CXCursor, _ usr: String) -> [String: [CXType]] {
    if let known = declaredTypes[usr] { return known }
    var types: [String: [CXType]] = [:]
    declaration.forEachChild { if $0.kind == CXCursor_ObjCPropertyDecl { types[$0.spelling, default: []].append($0.type) } }
    declaredTypes[usr] = types
    return types
  }

  private struct ObjectType: Hashable {
    let name: String
    let isProtocol: Bool
  }

  /// The class and the protocols of a pointer to an object; empty for `id` and for other types.
  private func objectTypes(_ type: CXType) -> Set<ObjectType> {
    let pointer = type.canonical
    guard pointer.kind == CXType_ObjCObjectPointer else { return [] }
    let object = pointer.pointee
    var types = Set(object.objCProtocols.map { ObjectType(name: $0.spelling, isProtocol: true) })
    let base = object.kind == CXType_ObjCObject ? clang.clang_Type_getObjCObjectBaseType(object) : object
    let declaration = base.canonical.declaration
    if declaration.kind == CXCursor_ObjCInterfaceDecl { types.insert(ObjectType(name: declaration.spelling, isProtocol: false)) }
    return types
  }

  /// Whether a pointer names a class or a protocol. Nothing is narrower than `id`, which may be anything.
  private func isObject(_ type: CXType) -> Bool { !objectTypes(type).isEmpty }

  private func entities(_ types: Set<ObjectType>) -> Set<EntityID> {
    Set(types.map { $0.isProtocol ? protocolNamed($0.name) : classNamed($0.name) })
  }
}
