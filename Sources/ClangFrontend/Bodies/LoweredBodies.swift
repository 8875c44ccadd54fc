import CClang
import Facts

/// A body that is lowered at the end of the unit, because only then it is known how the unit counts references.
struct WaitingBody {
  let cursor: CXCursor
  let subject: EntityID
  let owner: EntityID?
  let traits: Method.Traits
}

extension UnitReader {
  /// Notes a function, method, field or variable that has something to lower.
  func wait(_ cursor: CXCursor, subject: EntityID, owner: EntityID?, _ method: Method?) {
    // An instance of a template is not lowered: the template is.
    guard clang.clang_getSpecializedCursorTemplate(cursor).isNull else { return }
    waiting.append(WaitingBody(cursor: cursor, subject: subject, owner: owner, traits: method?.traits ?? []))
  }

  /// Lowers the bodies of the unit. Entities that only bodies mention are not described, so that lowering changes no facts.
  func lowerBodies() {
    isDescribing = false
    defer { isDescribing = true }
    let names = CodeNames(self)
    for body in waiting {
      guard let location = location(of: body.cursor), isShown(location), let header = header(of: body, at: location, names) else { continue }
      let lowering = BodyLowering(header, names: names, subject: body.subject, method: body.cursor)
      let isWorth = header.kind == .initialValue ? lowering.lowerInitialValue(body.cursor) : lowering.lowerFunction(body.cursor)
      if isWorth { extraction.code.functions += lowering.finish() }
    }
    waiting = []
  }

  /// The id of a function in `Code`: the one in facts if there is one, else its USR.
  func codeID(of cursor: CXCursor) -> EntityID? {
    if let id = functionID(cursor) { return id }
    guard cursor.isMethod else { return nil }
    let template = clang.clang_getSpecializedCursorTemplate(cursor)
    let usr = (template.isNull ? cursor : template).usr
    return usr.isEmpty ? nil : EntityID(usr)
  }

  private func header(of body: WaitingBody, at location: SourceLocation, _ names: CodeNames) -> Code.Function? {
    let cursor = body.cursor
    let name = cursor.spelling
    let language = unit.language
    var function: Code.Function
    if cursor.kind == CXCursor_FieldDecl || cursor.kind == CXCursor_VarDecl {
      guard !names.isNumber(cursor.type) else { return nil }
      let id = cursor.kind == CXCursor_VarDecl && !cursor.semanticParent.isRecord ? body.subject : EntityID(cursor.usr)
      function = Code.Function(
        EntityID(id.text + ".initial"), .initialValue, of: body.owner, name: name, language: language, path: location.path,
        position: Code.Position(location.line, location.column))
      if cursor.kind == CXCursor_VarDecl { function.traits.insert(.isStatic) }
    } else {
      guard let id = codeID(of: cursor) else { return nil }
      function = Code.Function(
        id, kind(of: cursor, name, body.traits), of: body.owner ?? ownerOfMemberTemplate(cursor, names), name: name, language: language, path: location.path,
        position: Code.Position(location.line, location.column))
      function.result = names.typeName(of: cursor.resultType)
      if body.traits.contains(.isStatic) || cursor.kind == CXCursor_ObjCClassMethodDecl { function.traits.insert(.isStatic) }
      if body.traits.contains(.overrides) { function.traits.insert(.overrides) }
      if body.traits.contains(.isPrivate) || cursor.isFunction && cursor.storageClass == CX_SC_Static { function.traits.insert(.isPrivate) }
      if body.traits.contains(.isAction) { function.traits.insert(.isAction) }
      if cursor.isObjCMethod { function.traits.insert(.isDynamic) }
      if !function.traits.contains(.isPrivate), isDeclaredInHeader(cursor) { function.traits.insert(.isPublic) }
    }
    if language.isObjectiveC, countsByHand { function.traits.insert(.countsByHand) }
    if isOfOtherBranch { function.traits.insert(.isInactive) }
    return function
  }

  /// The class of a template of member functions, which facts take for a function.
  private func ownerOfMemberTemplate(_ cursor: CXCursor, _ names: CodeNames) -> EntityID? {
    cursor.kind == CXCursor_FunctionTemplate && cursor.semanticParent.isRecord ? names.owner(of: cursor) : nil
  }

  private func kind(of cursor: CXCursor, _ name: String, _ traits: Method.Traits) -> Code.Function.Kind {
    switch cursor.kind {
    case CXCursor_Constructor: .initializer
    case CXCursor_Destructor: .deinitializer
    case CXCursor_ObjCInstanceMethodDecl: name == "dealloc" ? .deinitializer : traits.contains(.isInitializer) ? .initializer : .method
    case CXCursor_ObjCClassMethodDecl, CXCursor_CXXMethod, CXCursor_ConversionFunction: .method
    default: cursor.semanticParent.isRecord ? .method : .function
    }
  }

  private func isDeclaredInHeader(_ cursor: CXCursor) -> Bool {
    guard let path = location(of: clang.clang_getCanonicalCursor(cursor))?.path else { return false }
    return project.files[path]?.isHeader ?? false
  }

  /// States how an `@implementation` stores its properties, as `readStorage` found it.
  func stateSyntheses(
    of id: EntityID, _ ivars: [String: String], dynamic: Set<String>, written: Set<String>, at location: SourceLocation
  ) {
    guard isShown(location) else { return }
    for (property, ivar) in ivars.sorted(by: { $0.key < $1.key }) { extraction.code.syntheses.append(Code.Synthesis(id, property, ivar: ivar)) }
    let declared = Set((interfaces[id]?.stored ?? []).map(\.spelling))
    for name in properties(of: id).union(dynamic).sorted() where ivars[name] == nil {
      // A property that neither `@synthesize` nor the compiler stores has accessors that somebody wrote.
      let isWritten = written.contains(name) || written.contains("is" + name.prefix(1).uppercased() + name.dropFirst())
      if dynamic.contains(name) || declared.contains(name) || isWritten { extraction.code.syntheses.append(Code.Synthesis(id, name, ivar: nil)) }
    }
  }
}

extension BodyLowering {
  func lowerFunction(_ cursor: CXCursor) -> Bool {
    let children = cursor.children()
    for child in children where child.kind == CXCursor_ParmDecl { parameter(child) }
    if cursor.kind == CXCursor_Constructor { initializers(children) }
    for child in children where clang.clang_isStatement(child.kind) != 0 { statement(child) }
    return true
  }

  /// Lowers an initial value. Returns false if there is none, or none of interest.
  func lowerInitialValue(_ cursor: CXCursor) -> Bool {
    guard let initial = cursor.expressions().last, clang.clang_getArrayElementType(cursor.type.canonical).isValid == false || initial.kind == CXCursor_InitListExpr
    else { return false }
    let stored = value(of: initial)
    if statements.isEmpty {
      switch function.values[Int(stored)] {
      case .null, .literal: return false
      default: break
      }
    }
    if cursor.kind == CXCursor_FieldDecl {
      emit(.store(stored, .member(add(.selfObject, at: cursor), names.field(cursor)), position(of: cursor)))
    } else {
      let (id, name) = names.variable(cursor, in: subject)
      emit(.store(stored, .variable(id, name), position(of: cursor)))
    }
    flush()
    return true
  }
}
