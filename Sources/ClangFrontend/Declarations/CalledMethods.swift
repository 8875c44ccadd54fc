import CClang

// Which method a message calls. If the class of the receiver declares no method with the selector, or only its name is known, clang takes the method of any class that has one.
// That guess is good enough for clang to type the call, but no fact may come from it.

extension UnitReader {
  /// The method that a message calls; a null cursor if the unit shows none that the receiver has.
  func calledMethod(_ message: CXCursor) -> CXCursor {
    let method = message.referenced
    return method.isNull || has(method, message) ? method : .null
  }

  /// Whether the receiver of a message may have the method that clang chose.
  private func has(_ method: CXCursor, _ message: CXCursor) -> Bool {
    let key = CursorKey(message)
    if let known = calledMethods.isOfReceiver[key] { return known }
    let found = findWhether(message, calls: method)
    calledMethods.isOfReceiver[key] = found
    return found
  }

  private func findWhether(_ message: CXCursor, calls method: CXCursor) -> Bool {
    // For a receiver of type `id`, a method of a generated Swift header is only a chance match: other classes may have it, too.
    guard let receiver = receivingType(of: message) else { return !isOfGeneratedHeader(method) }
    guard knowsReceiver(of: message) else { return false }
    // For `Feed<Loading> *` clang looks in the class and in the protocols.
    guard receiver.protocols.isEmpty else { return true }
    if isThere(method.semanticParent, for: receiver.declaration) { return true }
    // `__kindof UIViewController *` may have what a subclass has.
    return clang.clang_Cursor_getReceiverType(message).canonical.spelling.hasPrefix("__kindof") && isThere(receiver.declaration, for: method.semanticParent)
  }

  /// Whether the type of a receiver can be trusted. It can't if the receiver is the result of a message whose method is a guess.
  func knowsReceiver(of message: CXCursor) -> Bool {
    guard let inner = message.receiver.map(peeled), inner.kind == CXCursor_ObjCMessageExpr, !inner.referenced.isNull, calledMethod(inner).isNull,
      let receiver = receivingType(of: message)
    else { return true }
    // A method such as `alloc` or `init` returns an object of the class that the message is sent to.
    return receivingType(of: inner)?.declaration.spelling == receiver.declaration.spelling
  }

  /// The class that a message is sent to, or whose object it is sent to, with the protocols written behind it; nil for `id` and for other types.
  private func receivingType(of message: CXCursor) -> (declaration: CXCursor, protocols: [CXCursor])? {
    objectType(clang.clang_Cursor_getReceiverType(message))
  }

  /// The class in a type, with the protocols written behind it; nil for `id` and for other types.
  private func objectType(_ type: CXType) -> (declaration: CXCursor, protocols: [CXCursor])? {
    let type = type.canonical
    guard type.isValid else { return nil }
    let object = type.kind == CXType_ObjCObjectPointer ? type.pointee : type
    let base = object.kind == CXType_ObjCObject ? clang.clang_Type_getObjCObjectBaseType(object) : object
    let declaration = base.canonical.declaration
    guard declaration.kind == CXCursor_ObjCInterfaceDecl else { return nil }
    return (declaration, object.objCProtocols)
  }

  /// Whether a class has the members of `scope`, a class, category or protocol. Any class may descend from `NSObject`, even if the unit doesn't show it.
  private func isThere(_ scope: CXCursor, for type: CXCursor) -> Bool {
    let isProtocol = scope.kind == CXCursor_ObjCProtocolDecl
    let isCategory = scope.kind == CXCursor_ObjCCategoryDecl || scope.kind == CXCursor_ObjCCategoryImplDecl
    guard let owner = isCategory ? extendedClassName(scope) : scope.spelling else { return true }
    if owner == "NSObject" { return true }
    let above = namesAbove(type)
    return isProtocol ? above.protocols.contains(owner) : above.classes.contains(owner)
  }

  /// The category by which alone a receiver of some type has a member of a protocol, if there is one: whoever asks for the member needs its header.
  func categoryAdopting(protocolOf member: CXCursor, for receiver: CXType) -> CXCursor? {
    guard member.semanticParent.kind == CXCursor_ObjCProtocolDecl, let receiver = objectType(receiver), receiver.protocols.isEmpty else { return nil }
    return namesAbove(receiver.declaration).categories[member.semanticParent.spelling]
  }

  private func namesAbove(_ type: CXCursor) -> CalledMethods.Names {
    let name = type.spelling
    if let known = calledMethods.above[name] { return known }
    var found = CalledMethods.Names()
    var ofCategories: [(adopted: CXCursor, category: CXCursor)] = []
    var waiting = [type]
    while let declaration = waiting.popLast() {
      let name = declaration.spelling
      let isProtocol = declaration.kind == CXCursor_ObjCProtocolDecl
      guard isProtocol ? found.protocols.insert(name).inserted : found.classes.insert(name).inserted else { continue }
      waiting += declarationsAbove(declaration)
      guard !isProtocol else { continue }
      for (category, protocols) in protocolsOfCategories[name] ?? [] { ofCategories += protocols.map { ($0, category) } }
    }
    while let (adopted, category) = ofCategories.popLast() {
      guard found.protocols.insert(adopted.spelling).inserted else { continue }
      found.categories[adopted.spelling] = category
      ofCategories += declarationsAbove(adopted).map { ($0, category) }
    }
    calledMethods.above[name] = found
    return found
  }

  /// By the name of a class: its categories that adopt protocols.
  func readProtocolsOfCategories() -> [String: [(category: CXCursor, protocols: [CXCursor])]] {
    var found: [String: [(category: CXCursor, protocols: [CXCursor])]] = [:]
    parsed.cursor.forEachChild { category in
      guard category.kind == CXCursor_ObjCCategoryDecl, let name = extendedClassName(category) else { return }
      let protocols = declarationsAbove(category).filter { $0.kind == CXCursor_ObjCProtocolDecl }
      if !protocols.isEmpty { found[name, default: []].append((category, protocols)) }
    }
    return found
  }
}

/// A cache of what is known of called methods.
struct CalledMethods {
  /// Whether the receiver of a message has the method that clang chose.
  fileprivate var isOfReceiver: [CursorKey: Bool] = [:]
  /// By the name of a class: the classes and protocols that it has all methods of, itself included.
  fileprivate var above: [String: Names] = [:]

  fileprivate struct Names {
    var classes: Set<String> = []
    var protocols: Set<String> = []
    /// The protocols that a category alone adopts, and the category.
    var categories: [String: CXCursor] = [:]
  }
}
