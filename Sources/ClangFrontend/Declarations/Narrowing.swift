import CClang
import Facts

// Declarations of Objective-C that give what they inherit a narrower type. A pointer to a class can be written down with `@class` alone, but whether a
// class is one of the superclass's kind only its `@interface` tells.

extension UnitReader {
  /// The types that a property has and its namesakes in the class's own interface, its superclasses and its protocols have not.
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

  /// The types that the result and the parameters of a declared method have, and those of the methods that it overrides have not.
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

  /// The superclass and the protocols; of a category or extension its class and its protocols.
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

  /// The class and the protocols of a pointer to an object; none of `id`, and of what is no such pointer.
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

  /// Whether a pointer says what it points to; `id` may be anything, and so nothing is narrower.
  private func isObject(_ type: CXType) -> Bool { !objectTypes(type).isEmpty }

  private func entities(_ types: Set<ObjectType>) -> Set<EntityID> {
    Set(types.map { $0.isProtocol ? protocolNamed($0.name) : classNamed($0.name) })
  }
}
