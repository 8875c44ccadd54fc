import CClang
import Facts

// Names and traits of methods. What their bodies do is in `Code`.

extension UnitReader {
  /// A method of Objective-C; nil for what a stand-in declares.
  func objCMethod(_ cursor: CXCursor, of owner: EntityID, isDefined: Bool) -> Method? {
    guard let location = location(of: cursor) else { return nil }
    var method = Method(owner, cursor.spelling, at: location, .isDynamic)
    if cursor.kind == CXCursor_ObjCClassMethodDecl { method.traits.insert(.isStatic) }
    if isDefined { method.traits.insert(.isDefined) }
    if overridesMethod(cursor) { method.traits.insert(.overrides) }
    if !method.traits.contains(.isStatic), isInitializer(method.name) { method.traits.insert(.isInitializer) }
    var text = scanner(at: cursor)
    if text.take("-") || text.take("+"), text.take("("), text.identifier() == "IBAction" { method.traits.insert(.isAction) }
    if isUnavailable(cursor, text) { method.traits.insert(.isUnavailable) }
    return method
  }

  /// A member function of C++; nil for what a stand-in declares and for instances of a template.
  func cxxMethod(_ cursor: CXCursor, of owner: EntityID) -> Method? {
    guard let location = location(of: cursor), clang.clang_getSpecializedCursorTemplate(cursor).isNull else { return nil }
    let isConst = clang.clang_CXXMethod_isConst(cursor) != 0
    var method = Method(owner, text(clang.clang_getCursorDisplayName(cursor)) + (isConst ? " const" : ""), at: location)
    if clang.clang_CXXMethod_isStatic(cursor) != 0 { method.traits.insert(.isStatic) }
    if clang.clang_CXXMethod_isPureVirtual(cursor) != 0 { method.traits.insert(.isAbstract) }
    if cursor.kind == CXCursor_Constructor { method.traits.insert(.isInitializer) }
    if clang.clang_getCXXAccessSpecifier(cursor) == CX_CXXPrivate { method.traits.insert(.isPrivate) }
    if overridesMethod(cursor) { method.traits.insert(.overrides) }
    if clang.clang_getCursorAvailability(cursor) == CXAvailability_NotAvailable {
      method.traits.insert(.isUnavailable)
    } else if cursor.isDefinition {
      method.traits.insert(.isDefined)
    }
    return method
  }

  /// States the getter of a property and, unless it is read-only, its setter.
  func stateAccessors(of property: CXCursor, owner: EntityID, _ traits: Method.Traits = [], except written: Set<String> = []) {
    guard let location = location(of: property) else { return }
    let attributes = ObjCPropertyAttributes(property)
    // Nothing is synthesized for a class property.
    if attributes.isOfClass, traits.contains(.isDefined) { return }
    var names = [text(clang.clang_Cursor_getObjCPropertyGetterName(property))]
    if !attributes.isReadOnly { names.append(text(clang.clang_Cursor_getObjCPropertySetterName(property))) }
    for name in names where !name.isEmpty && !written.contains(name) {
      methods.append(Method(owner, name, at: location, traits.union(attributes.isOfClass ? [.isDynamic, .isStatic] : .isDynamic)))
    }
  }

  /// Whether a method of a superclass is overridden, as far as the unit shows it; requirements of protocols don't count.
  private func overridesMethod(_ cursor: CXCursor) -> Bool {
    var overridden: UnsafeMutablePointer<CXCursor>?
    var count: UInt32 = 0
    clang.clang_getOverriddenCursors(cursor, &overridden, &count)
    guard let overridden else { return false }
    defer { clang.clang_disposeOverriddenCursors(overridden) }
    return (0..<Int(count)).contains { overridden[$0].semanticParent.kind != CXCursor_ObjCProtocolDecl }
  }

  /// `init`, `initWithFrame:`, but not `initialize` or `initialValue`.
  private func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    return selector.utf8.dropFirst(4).first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }

  /// `NS_UNAVAILABLE` and the like. Without an SDK these macros expand to nothing, so they are also looked for in the text.
  private func isUnavailable(_ cursor: CXCursor, _ text: TextScanner) -> Bool {
    if clang.clang_getCursorAvailability(cursor) == CXAvailability_NotAvailable { return true }
    var text = text
    while let byte = text.next, byte != UInt8(ascii: ";"), byte != UInt8(ascii: "{") {
      guard isIdentifierByte(byte) else {
        text.position += 1
        continue
      }
      if ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "unavailable"].contains(text.identifier()) { return true }
    }
    return false
  }
}

// MARK: Failures

extension UnitReader {
  /// Functions that never return.
  static let aborting: Set<String> = [
    "abort", "terminate", "__builtin_trap", "__builtin_unreachable", "__assert_fail", "__assert_rtn", "_exit", "exit", "objc_exception_throw",
  ]

  /// `NSAssert(NO, …)`, `assert(!"never")`, `SUBCLASS_MUST_OVERRIDE`: read from the text, because the expansion depends on the headers and flags in use.
  func isFailingMacro(_ statement: CXCursor) -> Bool {
    var text = scanner(at: statement)
    let name = text.identifier()
    if isFailure(name) { return true }
    guard name.lowercased().containsBytes("assert"), text.take("(") else { return false }
    while text.take("(") {}
    if text.take("!") { return text.take("\"") || text.take("@") }
    guard ["NO", "false", "FALSE", "0", "nil", "NULL", "nullptr"].contains(text.identifier()) else { return false }
    text.skipSpace()
    return text.next.map { UInt8(ascii: ",") == $0 || UInt8(ascii: ")") == $0 || UInt8(ascii: "&") == $0 } ?? false
  }

  /// Whether the name of a function, macro or method says that it must not be reached.
  func isFailure(_ name: String) -> Bool {
    guard name.utf8.count >= 10 else { return false }
    let words = String(decoding: name.utf8.lazy.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self).lowercased()
    return failures.contains { words.containsBytes($0) }
  }
}

private let failures: [StaticString] = [
  "subclassresponsibility", "subclassmustoverride", "subclassesmustoverride", "mustoverride", "mustbeoverridden", "shouldnotimplement",
  "notimplemented", "unimplemented", "requestconcreteimplementation", "abstractmethod", "unreachable", "failassert", "assertfail",
  "assertnotreached", "notreached", "handlefailureinmethod", "handlefailureinfunction", "notdesignatedinitializer",
]

// MARK: Interfaces

/// What a unit sees of a class of the project.
struct SeenInterface {
  /// The names of the properties, including those of categories.
  var names: Set<String> = []
  /// The properties of the class and its extensions, which an `@implementation` stores by default.
  var stored: [CXCursor] = []
}

extension UnitReader {
  func readInterfaces() -> [EntityID: SeenInterface] {
    var found: [EntityID: SeenInterface] = [:]
    parsed.cursor.forEachChild { child in
      let id: EntityID?
      var isCategory = false
      switch child.kind {
      case CXCursor_ObjCInterfaceDecl:
        id = location(of: child) == nil || isForward(child) ? nil : entity(for: child)
        if let id { found[id] = found[id] ?? SeenInterface() }
      case CXCursor_ObjCCategoryDecl:
        id = location(of: child) == nil ? nil : extendedClassName(child).map(classNamed)
        isCategory = !child.spelling.isEmpty
      default: return
      }
      guard let id else { return }
      child.forEachChild { property in
        guard property.kind == CXCursor_ObjCPropertyDecl else { return }
        found[id, default: SeenInterface()].names.insert(property.spelling)
        if !isCategory { found[id]!.stored.append(property) }
      }
    }
    return found
  }
}
