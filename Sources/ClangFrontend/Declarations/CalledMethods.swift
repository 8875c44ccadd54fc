import CClang

// Which method a message calls. Where the class of the receiver declares none of that selector, or the unit has no more of the class than its name, the parser takes any
// method of the selector that some class has: that is good enough for a call, and nothing to state.

extension UnitReader {
  /// The method that a message calls, as far as the unit sees it; a null cursor where it sees none that the receiver has.
  func calledMethod(_ message: CXCursor) -> CXCursor {
    let method = message.referenced
    return method.isNull || has(method, message) ? method : .null
  }

  /// Whether the receiver of a message may have the method that the parser took.
  private func has(_ method: CXCursor, _ message: CXCursor) -> Bool {
    let key = CursorKey(message)
    if let known = calledMethods.isOfReceiver[key] { return known }
    let found = findWhether(message, calls: method)
    calledMethods.isOfReceiver[key] = found
    return found
  }

  private func findWhether(_ message: CXCursor, calls method: CXCursor) -> Bool {
    // What Swift declares is taken for a method of `id` by chance: other classes are not known to have none.
    guard let receiver = receivingType(of: message) else { return !isOfGeneratedHeader(method) }
    guard knowsReceiver(of: message) else { return false }
    // Of `Feed<Loading> *` the parser takes what the class or the protocols have.
    guard receiver.protocols.isEmpty else { return true }
    if isThere(method.semanticParent, for: receiver.declaration) { return true }
    // `__kindof UIViewController *` may have what a subclass has.
    return clang.clang_Cursor_getReceiverType(message).canonical.spelling.hasPrefix("__kindof") && isThere(receiver.declaration, for: method.semanticParent)
  }

  /// Whether the receiver of a message is what its type says: not the answer of a method that is another class's.
  func knowsReceiver(of message: CXCursor) -> Bool {
    guard let inner = message.receiver.map(peeled), inner.kind == CXCursor_ObjCMessageExpr, !inner.referenced.isNull, calledMethod(inner).isNull,
      let receiver = receivingType(of: message)
    else { return true }
    // What makes an object answers one of the class that it is sent to.
    return receivingType(of: inner)?.declaration.spelling == receiver.declaration.spelling
  }

  /// The class of the object or the class that a message is sent to, and the protocols that are written behind it; nil for `id` and for what is no object.
  private func receivingType(of message: CXCursor) -> (declaration: CXCursor, protocols: [CXCursor])? {
    let type = clang.clang_Cursor_getReceiverType(message).canonical
    guard type.isValid else { return nil }
    let object = type.kind == CXType_ObjCObjectPointer ? type.pointee : type
    let base = object.kind == CXType_ObjCObject ? clang.clang_Type_getObjCObjectBaseType(object) : object
    let declaration = base.canonical.declaration
    guard declaration.kind == CXCursor_ObjCInterfaceDecl else { return nil }
    return (declaration, object.objCProtocols)
  }

  /// Whether a class has what stands in `scope`, a class, category or protocol. What nobody sees of a class may descend from `NSObject`.
  private func isThere(_ scope: CXCursor, for type: CXCursor) -> Bool {
    let isProtocol = scope.kind == CXCursor_ObjCProtocolDecl
    let isCategory = scope.kind == CXCursor_ObjCCategoryDecl || scope.kind == CXCursor_ObjCCategoryImplDecl
    guard let owner = isCategory ? extendedClassName(scope) : scope.spelling else { return true }
    if owner == "NSObject" { return true }
    let above = namesAbove(type)
    return isProtocol ? above.protocols.contains(owner) : above.classes.contains(owner)
  }

  private func namesAbove(_ type: CXCursor) -> CalledMethods.Names {
    let name = type.spelling
    if let known = calledMethods.above[name] { return known }
    var found = CalledMethods.Names()
    var waiting = [type]
    while let declaration = waiting.popLast() {
      let name = declaration.spelling
      let isProtocol = declaration.kind == CXCursor_ObjCProtocolDecl
      guard isProtocol ? found.protocols.insert(name).inserted : found.classes.insert(name).inserted else { continue }
      waiting += declarationsAbove(declaration)
      if !isProtocol { waiting += protocolsOfCategories[name] ?? [] }
    }
    calledMethods.above[name] = found
    return found
  }

  func readProtocolsOfCategories() -> [String: [CXCursor]] {
    var found: [String: [CXCursor]] = [:]
    parsed.cursor.forEachChild { category in
      guard category.kind == CXCursor_ObjCCategoryDecl, let name = extendedClassName(category) else { return }
      let protocols = declarationsAbove(category).filter { $0.kind == CXCursor_ObjCProtocolDecl }
      if !protocols.isEmpty { found[name, default: []] += protocols }
    }
    return found
  }
}

/// What is known of the methods that messages call.
struct CalledMethods {
  /// Whether the receiver of a message has the method that the parser took.
  fileprivate var isOfReceiver: [CursorKey: Bool] = [:]
  /// What a class has all methods of, itself among it, by its name.
  fileprivate var above: [String: Names] = [:]

  fileprivate struct Names {
    var classes: Set<String> = []
    var protocols: Set<String> = []
  }
}
