import CClang
import Facts

extension UnitReader {
  /// States what a signature and a body mention, create and capture. `owner` is the class of `self`; `method` is what is known of the method before its body is read, if it is
  /// one.
  func readCode(_ cursor: CXCursor, subject: EntityID, owner: EntityID?, method: Method? = nil) {
    let reader = CodeReader(reader: self, subject: subject, owner: owner)
    var hasBody = false
    cursor.forEachChild { child in
      if child.kind == CXCursor_CompoundStmt || child.kind == CXCursor_CXXTryStmt { hasBody = true }
      reader.read(child)
    }
    if cursor.kind == CXCursor_FieldDecl || cursor.kind == CXCursor_VarDecl, !cursor.expressions().isEmpty { hasBody = true }
    if hasBody { wait(cursor, subject: subject, owner: owner, method) }
    if let method { methods.append(method) }
  }
}

/// Walks the expressions of one function, method or initialiser. It recurses, so the thread needs a big stack.
struct CodeReader {
  let reader: UnitReader
  let subject: EntityID
  let owner: EntityID?

  func read(_ cursor: CXCursor) {
    switch cursor.kind {
    case CXCursor_TypeRef, CXCursor_TemplateRef, CXCursor_ObjCClassRef, CXCursor_ObjCProtocolRef, CXCursor_ObjCProtocolExpr,
      CXCursor_DeclRefExpr, CXCursor_MemberRefExpr, CXCursor_MemberRef, CXCursor_OverloadedDeclRef:
      mention(cursor.referenced, at: cursor)
      if cursor.kind == CXCursor_MemberRefExpr { mentionReceiver(ofDot: cursor) }
    case CXCursor_ObjCMessageExpr:
      readMessage(cursor)
    case CXCursor_ObjCSelectorExpr: if let name = reader.selectorName(of: cursor) { reader.stateSelector(name, at: cursor) }
    case CXCursor_CallExpr: readCall(cursor)
    case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl:
      // A local type, with bases, members and methods of its own.
      guard cursor.isDefinition, !cursor.isAnonymous else { break }
      reader.declare(cursor, in: nil)
      return
    case CXCursor_CXXNewExpr:
      if let created = createdType(cursor.type.pointee) { state(.creates, created, at: cursor) }
    case CXCursor_VarDecl:
      readLocal(cursor)
      // `Point p{1}`: an aggregate is made without a constructor.
      if let value = cursor.firstChild(where: { $0.kind == CXCursor_InitListExpr }), cursor.type.canonical.kind == CXType_Record,
        let created = createdType(cursor.type)
      {
        state(.creates, created, at: value)
      }
    default: break
    }
    cursor.forEachChild(read)
  }

  // MARK: What is mentioned

  private func mention(_ declaration: CXCursor, at cursor: CXCursor) {
    if declaration.kind == CXCursor_OverloadedDeclRef { return reader.stateAnyName(declaration, at: cursor) }
    reader.stateName(declaration, at: cursor)
    for target in mentioned(by: declaration) { state(.uses, target, at: cursor, .init(flags: reader.narrowed.contains(target) ? .narrows : [])) }
  }

  /// `self.cell.frame`: the class of `cell` has to be declared, even if `frame` is a superclass's.
  private func mentionReceiver(ofDot cursor: CXCursor) {
    switch cursor.referenced.kind {
    case CXCursor_ObjCClassMethodDecl: mentionClass(before: cursor)
    case CXCursor_ObjCPropertyDecl, CXCursor_ObjCInstanceMethodDecl:
      guard let receiver = cursor.firstChild.map(peeled) else { return }
      // clang gives no type to a property that is read.
      let property = receiver.kind == CXCursor_MemberRefExpr && receiver.referenced.kind == CXCursor_ObjCPropertyDecl ? receiver.referenced : nil
      let type = (property ?? receiver).type
      for target in mentioned(byType: type) { state(.uses, target, at: cursor) }
      mentionCategory(of: cursor.referenced, for: type, at: cursor)
    default: break
    }
  }

  /// `@interface Post (Parsing) <Parsed>`: the category has to be imported for what its protocol declares.
  private func mentionCategory(of member: CXCursor, for receiver: CXType, at cursor: CXCursor) {
    guard !member.isNull, let category = reader.categoryAdopting(protocolOf: member, for: receiver) else { return }
    for target in mentioned(byMemberOf: category) { state(.uses, target, at: cursor) }
  }

  /// `PSCell.class`: the tree refers to the method, which a superclass may declare, but not to the class before the dot.
  private func mentionClass(before dot: CXCursor) {
    var text = reader.scanner(at: dot)
    let name = text.identifier()
    guard reader.project.declared.classes.contains(name) || reader.generatedClasses.contains(name) else { return }
    state(.uses, reader.classNamed(name), at: dot)
    if ["alloc", "new"].contains(dot.spelling) { state(.creates, reader.classNamed(name), at: dot) }
  }

  /// The entities that a reference to `declaration` mentions.
  private func mentioned(by declaration: CXCursor) -> [EntityID] {
    guard !declaration.isNull else { return [] }
    switch declaration.kind {
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCImplementationDecl, CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl,
      CXCursor_ClassTemplate, CXCursor_ClassTemplatePartialSpecialization, CXCursor_EnumDecl:
      return declaration.isAnonymous ? [] : one(reader.entity(for: declaration))
    case CXCursor_ObjCProtocolDecl:
      return [reader.protocolNamed(declaration.spelling)]
    case CXCursor_TypedefDecl, CXCursor_TypeAliasDecl:
      return mentioned(byType: clang.clang_getTypedefDeclUnderlyingType(declaration))
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate, CXCursor_VarDecl:
      if declaration.semanticParent.isRecord { return one(reader.entity(for: declaration.semanticParent)) }
      // Locals are no entities, and functions of the C library are of no interest.
      guard declaration.semanticParent.isFileScope, declaration.kind != CXCursor_VarDecl || !declaration.isLocal, reader.location(of: declaration) != nil else { return [] }
      return one(reader.entity(for: declaration))
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl, CXCursor_ObjCPropertyDecl, CXCursor_ObjCIvarDecl:
      return mentioned(byMemberOf: declaration.semanticParent)
    case CXCursor_CXXMethod, CXCursor_Constructor, CXCursor_Destructor, CXCursor_ConversionFunction, CXCursor_FieldDecl, CXCursor_EnumConstantDecl:
      let parent = declaration.semanticParent
      return parent.isAnonymous ? [] : one(reader.entity(for: parent))
    default:
      return []
    }
  }

  private func mentioned(byMemberOf parent: CXCursor) -> [EntityID] {
    switch parent.kind {
    case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl:
      // A method of a category mentions the class, and the category that has to be imported for it.
      let owner = reader.extendedClassName(parent).map(reader.classNamed)
      let isNamed = reader.location(of: parent) != nil && !parent.spelling.isEmpty
      return one(isNamed ? reader.entity(for: parent) : nil) + one(owner)
    case CXCursor_ObjCProtocolDecl: return [reader.protocolNamed(parent.spelling)]
    default: return one(reader.entity(for: parent))
    }
  }

  private func mentioned(byType type: CXType) -> [EntityID] {
    reader.heldTypes(type).map(\.entity).filter { !$0.isPlainType }
  }

  private func one(_ id: EntityID?) -> [EntityID] { id.map { [$0] } ?? [] }

  // MARK: Messages and calls

  private func readMessage(_ message: CXCursor) {
    let method = reader.calledMethod(message)
    let selector = message.spelling
    reader.noteCounting(message, selector)
    noteAction(message, selector)
    if method.isNull {
      reader.extraction.coverage.messagesUnresolved += 1
      reader.stateSelector(selector.isEmpty ? reader.writtenSelector(of: message, message.arguments) : selector, at: message)
    } else {
      reader.extraction.coverage.messagesResolved += 1
    }
    for target in mentioned(by: method) { state(.uses, target, at: message) }
    mentionCategory(of: method, for: clang.clang_Cursor_getReceiverType(message), at: message)

    if let receiver = message.firstChild, receiver.kind == CXCursor_ObjCClassRef {
      let created = reader.entity(for: receiver.referenced) ?? reader.classNamed(receiver.spelling)
      // A class whose superclass is missing has no declared `alloc`, and the selector of an undeclared method is only in the text.
      let sent = selector.isEmpty ? reader.writtenSelector(of: message, message.arguments) : selector
      if ["alloc", "new", "allocWithZone:"].contains(sent) { state(.creates, created, at: message) }
      return
    }
    // `[[self alloc] init]`, `[[self class] new]`: a class that makes objects of its own type.
    if ["alloc", "new"].contains(selector), let owner, let receiver = message.receiver,
      isOwnClass(receiver)
    {
      state(.creates, owner, at: message)
    }
    let type = clang.clang_Cursor_getReceiverType(message)
    guard type.isValid, reader.knowsReceiver(of: message) else { return }
    for target in mentioned(byType: type) { state(.uses, target, at: message) }
  }

  /// `addTarget:self action:@selector(save:)`: the method that a control or a gesture calls.
  private func noteAction(_ message: CXCursor, _ selector: String) {
    guard let owner, selector.containsBytes("ction:") else { return }
    let labels = selector.split(separator: ":").map { $0.lowercased() }
    for (label, argument) in zip(labels, message.arguments) where label.hasSuffix("action") {
      let named = peeled(argument)
      guard named.kind == CXCursor_ObjCSelectorExpr else { continue }
      if let name = reader.selectorName(of: named) { reader.actions[owner, default: []].insert(name) }
    }
  }

  private func readCall(_ call: CXCursor) {
    let callee = call.referenced
    if callee.kind == CXCursor_Constructor, let created = reader.entity(for: callee.semanticParent) {
      state(.creates, created, at: call)
      return
    }
    let name = callee.spelling
    // `std::make_unique<Part>(…)`
    if ["make_unique", "make_shared", "allocate_shared"].contains(name), reader.location(of: callee) == nil {
      for held in reader.heldTypes(call.type) where !held.entity.isPlainType { state(.creates, held.entity, at: call) }
      return
    }
  }

  private func createdType(_ type: CXType) -> EntityID? {
    let declaration = type.canonical.declaration
    return declaration.isNull ? nil : reader.entity(for: declaration)
  }

  // MARK: Static locals

  /// `static Foo *shared;` in a method lives as long as a global: it is a root of the object graph.
  private func readLocal(_ variable: CXCursor) {
    guard variable.storageClass == CX_SC_Static, let location = reader.location(of: variable) else { return }
    // Counters and `static dispatch_once_t once` hold no objects.
    let types = reader.heldTypes(variable.type)
    guard types.contains(where: { !$0.entity.isPlainType || $0.ownership != .value }) else { return }
    let name = variable.spelling
    let id = reader.staticLocal(variable, in: subject)
    let file = reader.project.files[location.path]
    reader.extraction.entities.append(
      Entity(
        id, kind: .variable, name: name, language: file?.language, location: location, isDefinition: true,
        isExternal: file?.isExternal ?? true, module: file?.module))
    reader.state(Fact(EntityID(location.path), .contains, id, at: location))
    var flags: Fact.Flags = .isStatic
    if clang.clang_isConstQualifiedType(variable.type) == 0 { flags.insert(.mutable) }
    for held in types { reader.state(id, .holds, held.entity, at: variable, held.details(member: name, flags)) }
    state(.uses, id, at: variable)
  }

  // MARK: Stating

  private func state(_ relation: Relation, _ object: EntityID, at cursor: CXCursor, _ details: Fact.Details = .init()) {
    // A type that uses itself is no news; one that creates itself is a factory or a singleton.
    if object == subject || object == owner, relation == .uses { return }
    reader.state(subject, relation, object, at: cursor, details)
  }
}

extension UnitReader {
  /// The id of a static local of a function or method.
  func staticLocal(_ variable: CXCursor, in subject: EntityID) -> EntityID { EntityID("\(subject.text)@static@\(variable.spelling)") }
}
