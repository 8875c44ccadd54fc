import CClang
import Facts

extension UnitReader {
  /// The id of a function or method in `Code`.
  func functionID(_ cursor: CXCursor) -> EntityID? {
    switch cursor.kind {
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl, CXCursor_CXXMethod, CXCursor_Constructor:
      let template = clang.clang_getSpecializedCursorTemplate(cursor)
      let usr = (template.isNull ? cursor : template).usr
      return usr.isEmpty ? nil : EntityID(usr)
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: return entity(for: cursor)
    default: return nil
    }
  }

  // MARK: Counting by hand

  /// Notes a message that only code without ARC may send. It proves nothing in a file that asks whether ARC is on, since we parse without it.
  func noteCounting(_ message: CXCursor, _ selector: String) {
    guard !seesCounting, ["retain", "release", "autorelease", "dealloc"].contains(selector), location(of: message) != nil else { return }
    let place = RawPlace(clang.clang_getCursorLocation(message))
    let spelled = RawPlace(spelling: clang.clang_getCursorLocation(message))
    guard let file = place.file, spelled.file == file, spelled.offset == place.offset else {
      // The message comes from a macro, which may expand to something else with ARC. GNUstep's RELEASE does, but its projects count by hand unless they say otherwise.
      if unit.sdk == .gnu { seesCounting = true }
      if let file = spelled.file, !asksForARC(text(clang.clang_getFileName(file))) { seesCounting = true }
      return
    }
    if !asksForARC(text(clang.clang_getFileName(file))) { seesCounting = true }
  }

  func asksForARC(_ path: String) -> Bool {
    if let known = filesAskingForARC[path] { return known }
    let asks = texts.bytes(of: path).contains(text: "objc_arc")
    filesAskingForARC[path] = asks
    return asks
  }

  /// Whether the unit counts references by hand, judging by its target, its flags and its code.
  var countsByHand: Bool {
    if unit.arguments.contains("-fobjc-arc") { return false }
    return unit.counting == .byHand || unit.arguments.contains("-fno-objc-arc") || seesCounting
  }

  /// Without ARC, a block does not retain what a `__block` variable points to. The attribute is spelled in no file: `__block` is a macro built into clang.
  func isBlockVariable(_ variable: CXCursor) -> Bool {
    variable.firstChild { $0.kind == CXCursor_UnexposedAttr && RawPlace(spelling: clang.clang_getCursorLocation($0)).file == nil } != nil
  }

  /// Whether a variable comes from a macro like `weakify(self)` in a library that has one version for ARC and one without. We parse without ARC and see the
  /// latter; projects with ARC use the former.
  func isMadeForEitherCounting(_ variable: CXCursor) -> Bool {
    let place = RawPlace(clang.clang_getCursorLocation(variable))
    return variable.firstChild {
      let location = clang.clang_getCursorLocation($0)
      let spelled = RawPlace(spelling: location)
      guard let file = spelled.file, file != place.file || spelled.offset != RawPlace(location).offset else { return false }
      return asksForARC(text(clang.clang_getFileName(file)))
    } != nil
  }

  // MARK: Properties

  /// The names of the properties that a class, its extensions and its categories declare, as far as the unit shows them.
  func properties(of owner: EntityID?) -> Set<String> {
    guard let owner else { return [] }
    return interfaces[owner]?.names ?? []
  }

  /// Reads how an `@implementation` stores properties.
  func readStorage(_ implementation: CXCursor, of id: EntityID) {
    guard let location = location(of: implementation) else { return }
    var dynamic: Set<String> = []
    var methods: Set<String> = []
    var synthesized: [CXCursor] = []
    var ivars: [String: String] = [:]
    implementation.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCSynthesizeDecl:
        let property = child.spelling
        let ivar = child.firstChild { $0.kind == CXCursor_MemberRef }?.spelling ?? property
        ivars[property] = ivar
        synthesized.append(child.referenced)
        readSynthesis(child, of: id, className: implementation.spelling)
      case CXCursor_ObjCDynamicDecl: dynamic.insert(child.spelling)
      case CXCursor_ObjCInstanceMethodDecl: methods.insert(child.spelling)
      default: break
      }
    }
    stateSyntheses(of: id, ivars, dynamic: dynamic, written: methods, at: location)
    for property in (interfaces[id]?.stored ?? []) + synthesized where property.kind == CXCursor_ObjCPropertyDecl && !dynamic.contains(property.spelling) {
      stateAccessors(of: property, owner: id, .isDefined, except: methods)
    }
  }

  /// Reads a `@synthesize` of a property that a protocol or a superclass declares: it is stored here.
  private func readSynthesis(_ synthesis: CXCursor, of id: EntityID, className: String) {
    let property = synthesis.referenced
    guard property.kind == CXCursor_ObjCPropertyDecl, location(of: synthesis) != nil else { return }
    switch property.semanticParent.kind {
    case CXCursor_ObjCProtocolDecl: break
    case CXCursor_ObjCInterfaceDecl where property.semanticParent.spelling != className: break
    case CXCursor_ObjCCategoryDecl where extendedClassName(property.semanticParent) != className: break
    default: return
    }
    let attributes = ObjCPropertyAttributes(property)
    for type in heldTypes(property.type) {
      var details = Fact.Details(member: property.spelling)
      (details.ownership, details.flags) = attributes.ownership(of: type)
      state(id, .holds, type.entity, at: synthesis, details)
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` occur in these. O(n · m).
  func contains(text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, count >= pattern.count else { return false }
    var place = startIndex
    while let next = self[place...].firstIndex(of: first), next + pattern.count <= count {
      if self[next..<next + pattern.count].elementsEqual(pattern) { return true }
      place = next + 1
    }
    return false
  }
}
