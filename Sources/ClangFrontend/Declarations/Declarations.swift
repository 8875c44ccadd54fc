import CClang
import Facts

/// What the declarations being read are inside of.
struct Container {
  /// The type, category or function that facts are about.
  let entity: EntityID
  /// The owner of stored members: for a category the class that it extends.
  let owner: EntityID
  /// Whether properties declared here are promised and not stored: in protocols and named categories.
  let promises: Bool

  init(_ entity: EntityID, owner: EntityID? = nil, promises: Bool = false) {
    self.entity = entity
    self.owner = owner ?? entity
    self.promises = promises
  }

  /// The owner of methods declared here: for a class extension the class itself.
  var speaker: EntityID { entity.isObjectiveCExtension ? owner : entity }
}

extension UnitReader {
  /// States the facts of one declaration and of the declarations inside it.
  func declare(_ cursor: CXCursor, in container: Container?) {
    switch cursor.kind {
    case CXCursor_Namespace, CXCursor_LinkageSpec, CXCursor_UnexposedDecl:
      cursor.forEachChild { declare($0, in: container) }
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl: declareObjCType(cursor)
    case CXCursor_ObjCCategoryDecl: declareCategory(cursor)
    case CXCursor_ObjCImplementationDecl, CXCursor_ObjCCategoryImplDecl: declareImplementation(cursor)
    case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl, CXCursor_ClassTemplate, CXCursor_ClassTemplatePartialSpecialization:
      declareRecord(cursor, in: container)
    case CXCursor_EnumDecl:
      guard cursor.isDefinition else { break }
      _ = entity(for: cursor)
      stateNames(in: cursor)
    case CXCursor_TypedefDecl, CXCursor_TypeAliasDecl, CXCursor_TypeAliasTemplateDecl, CXCursor_UsingDeclaration, CXCursor_StaticAssert: stateNames(in: cursor)
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: declareFunction(cursor)
    case CXCursor_CXXMethod, CXCursor_Constructor, CXCursor_Destructor, CXCursor_ConversionFunction: declareMethod(cursor, in: container)
    case CXCursor_VarDecl: declareVariable(cursor, in: container)
    default: break
    }
  }

  // MARK: Objective-C

  private func declareObjCType(_ cursor: CXCursor) {
    let isProtocol = cursor.kind == CXCursor_ObjCProtocolDecl
    // `@class A, B;` and `@protocol A, B;` are forward declarations.
    guard isProtocol ? cursor.isDefinition : !isForward(cursor) else { return }
    guard let id = entity(for: cursor) else { return }
    var superclass: (EntityID, CXCursor)?
    var protocols: [(EntityID, CXCursor)] = []
    cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCSuperClassRef: superclass = (entity(for: child.referenced) ?? classNamed(child.spelling), child)
      case CXCursor_ObjCProtocolRef: protocols.append((protocolNamed(child.spelling), child))
      default: break
      }
    }
    let header = ObjCHeader(of: cursor.spelling, scanner(at: cursor))
    if header.hasTypeArguments { protocols.removeAll { named in !header.protocols.contains { protocolNamed($0) == named.0 } } }
    if superclass == nil, let name = header.superclass { superclass = (classNamed(name), cursor) }
    let seen = Set(protocols.map(\.0))
    for name in header.protocols where !isOnlyType(name) && !seen.contains(protocolNamed(name)) { protocols.append((protocolNamed(name), cursor)) }

    if let (id: base, at) = superclass.map({ (id: $0.0, at: $0.1) }), base != id { state(id, .inherits, base, at: at) }
    for (refined, at) in protocols where refined != id { state(id, isProtocol ? .inherits : .conforms, refined, at: at) }
    readMembers(of: cursor, in: Container(id, promises: isProtocol))
  }

  private func declareCategory(_ cursor: CXCursor) {
    guard let id = entity(for: cursor), let name = extendedClassName(cursor) else { return }
    let owner = cursor.firstChild { $0.kind == CXCursor_ObjCClassRef }.flatMap { entity(for: $0.referenced) } ?? classNamed(name)
    state(id, .extends, owner, at: cursor)
    var seen: Set<EntityID> = []
    cursor.forEachChild { child in
      guard child.kind == CXCursor_ObjCProtocolRef else { return }
      let conformed = protocolNamed(child.spelling)
      seen.insert(conformed)
      state(owner, .conforms, conformed, at: child)
    }
    for name in ObjCHeader(of: name, scanner(at: cursor)).protocols where !isOnlyType(name) && !seen.contains(protocolNamed(name)) {
      state(owner, .conforms, protocolNamed(name), at: cursor)
    }
    readMembers(of: cursor, in: Container(id, owner: owner, promises: !id.isObjectiveCExtension))
  }

  /// Whether the project knows the name as a class or another type and not as a protocol: then it is a type argument.
  private func isOnlyType(_ name: String) -> Bool {
    let declared = project.declared
    return !declared.protocols.contains(name) && (declared.classes.contains(name) || declared.types.contains(name))
  }

  private func declareImplementation(_ cursor: CXCursor) {
    if cursor.kind == CXCursor_ObjCCategoryImplDecl {
      guard let name = extendedClassName(cursor), let id = entity(for: cursor) else { return }
      let owner = cursor.firstChild { $0.kind == CXCursor_ObjCClassRef }.flatMap { entity(for: $0.referenced) } ?? classNamed(name)
      if !declaredCategories.contains(cursor.usr) { state(id, .extends, owner, at: cursor) }
      readMembers(of: cursor, in: Container(id, owner: owner))
      return
    }
    guard let id = entity(for: cursor) else { return }
    // A class without an `@interface` may name its superclass here.
    if let name = ObjCHeader(of: cursor.spelling, scanner(at: cursor)).superclass, !name.isEmpty { state(id, .inherits, classNamed(name), at: cursor) }
    readStorage(cursor, of: id)
    readMembers(of: cursor, in: Container(id))
  }

  private func readMembers(of cursor: CXCursor, in container: Container) {
    cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCPropertyDecl: readProperty(child, in: container, of: cursor)
      case CXCursor_ObjCIvarDecl: readIvar(child, in: container)
      case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl:
        let method = objCMethod(child, of: container.speaker, isDefined: cursor.kind == CXCursor_ObjCImplementationDecl || cursor.kind == CXCursor_ObjCCategoryImplDecl)
        narrowed = narrowedTypes(ofMethod: child)
        readCode(child, subject: container.entity, owner: container.owner, method: method)
        narrowed = []
      case CXCursor_StructDecl, CXCursor_UnionDecl, CXCursor_EnumDecl, CXCursor_FunctionDecl, CXCursor_VarDecl, CXCursor_TypedefDecl: declare(child, in: nil)
      default: break
      }
    }
  }

  private func readProperty(_ cursor: CXCursor, in container: Container, of declaration: CXCursor) {
    narrowed = narrowedTypes(ofProperty: cursor, in: declaration)
    defer { narrowed = [] }
    let attributes = ObjCPropertyAttributes(cursor)
    var types = heldTypes(cursor.type)
    if let name = lostTypeName(cursor, types) { types = [HeldType(classNamed(name), .strong)] }
    countMember(types)
    for type in types {
      var details = Fact.Details(member: cursor.spelling)
      (details.ownership, details.flags) = attributes.ownership(of: type)
      if container.promises || details.flags.contains(.isStatic) { details.flags.insert(.promised) }
      if narrowed.contains(type.entity) { details.flags.insert(.narrows) }
      state(container.owner, .holds, type.entity, at: cursor, details)
    }
    stateAccessors(of: cursor, owner: container.speaker)
    readCode(cursor, subject: container.entity, owner: container.owner)
  }

  private func readIvar(_ cursor: CXCursor, in container: Container) {
    var types = heldTypes(cursor.type)
    if let name = lostTypeName(cursor, types) { types = [HeldType(classNamed(name), .strong)] }
    countMember(types)
    for type in withWrittenOwnership(types, of: cursor) { state(container.owner, .holds, type.entity, at: cursor, type.details(member: cursor.spelling, .mutable)) }
    readCode(cursor, subject: container.entity, owner: container.owner)
  }

  /// The types of a member, which keeps nothing if it is written with `__unsafe_unretained`: no type shows that.
  private func withWrittenOwnership(_ types: [HeldType], of cursor: CXCursor) -> [HeldType] {
    guard types.contains(where: { $0.ownership == .strong }), contains("__unsafe_unretained", source(of: cursor)) else { return types }
    return types.map { type in
      var type = type
      if type.ownership == .strong { type.ownership = .unsafe }
      return type
    }
  }

  /// The written name of a member's type, if clang did not know the type and took `int` for it.
  private func lostTypeName(_ cursor: CXCursor, _ types: [HeldType]) -> String? {
    guard types.count == 1, types[0].entity == .plainType("int") else { return nil }
    var scanner = scanner(at: cursor)
    if cursor.kind == CXCursor_ObjCPropertyDecl {
      guard scanner.take("@") else { return nil }
      _ = scanner.identifier()
      scanner.skipBracketed("(", ")")
    }
    var name = scanner.identifier()
    while ["const", "volatile", "nullable", "nonnull", "IBOutlet", "__weak", "__strong", "__block", "_Nullable", "_Nonnull"].contains(name) { name = scanner.identifier() }
    guard !["int", "signed", ""].contains(name), project.declared.classes.contains(name) else { return nil }
    return name
  }

  // MARK: C and C++

  private func declareRecord(_ cursor: CXCursor, in container: Container?) {
    guard cursor.isDefinition else { return }
    // Members of an unnamed struct are members of the type around it.
    let isUnnamed = cursor.isAnonymous
    if isUnnamed, container == nil { return }
    guard let id = isUnnamed ? container?.entity : entity(for: cursor) else { return }
    if let container, !isUnnamed { state(container.entity, .contains, id, at: cursor) }
    let inside = isUnnamed ? container! : Container(id)
    cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_CXXBaseSpecifier: readBase(child, of: id)
      case CXCursor_FieldDecl: readField(child, in: inside)
      default: declare(child, in: inside)
      }
    }
  }

  private func readBase(_ cursor: CXCursor, of id: EntityID) {
    let base = cursor.type.canonical.declaration
    var target = base.isNull ? nil : entity(for: base)
    if target == nil {
      // A base that depends on a template parameter: `Base<T>` still names the template.
      target = cursor.firstChild { $0.kind == CXCursor_TemplateRef }.flatMap { entity(for: $0.referenced) }
    }
    guard let target, target != id else { return }
    var details = Fact.Details(access: accessName(clang.clang_getCXXAccessSpecifier(cursor)))
    if clang.clang_isVirtualBase(cursor) != 0 { details.flags.insert(.virtual) }
    state(id, .inherits, target, at: cursor, details)
    mentionTemplateArguments(of: cursor.type, by: id, at: cursor)
  }

  private func readField(_ cursor: CXCursor, in container: Container) {
    let type = cursor.type
    if type.canonical.declaration.isAnonymous, type.canonical.declaration.isRecord { return }
    // `int : 2;` is padding.
    if cursor.spelling.isEmpty { return }
    let types = heldTypes(type)
    // A member whose type depends on a template parameter is not unknown: its type comes with the instantiation.
    if types.isEmpty, type.canonical.spelling.containsBytes("type-parameter-") { extraction.coverage.memberTypesResolved += 1 } else { countMember(types) }
    let flags: Fact.Flags = clang.clang_isConstQualifiedType(type) != 0 ? [] : .mutable
    for held in withWrittenOwnership(types, of: cursor) { state(container.owner, .holds, held.entity, at: cursor, held.details(member: cursor.spelling, flags)) }
    mentionTemplateArguments(of: type, by: container.entity, at: cursor)
    readCode(cursor, subject: container.entity, owner: container.owner)
  }

  private func declareFunction(_ cursor: CXCursor) {
    guard let id = entity(for: cursor) else { return }
    readCode(cursor, subject: id, owner: nil)
  }

  /// A method, inside its class or defined outside of it.
  private func declareMethod(_ cursor: CXCursor, in container: Container?) {
    guard let id = container?.entity ?? entity(for: cursor.semanticParent) else { return }
    readCode(cursor, subject: id, owner: id, method: cxxMethod(cursor, of: id))
  }

  private func declareVariable(_ cursor: CXCursor, in container: Container?) {
    let types = heldTypes(cursor.type)
    var flags: Fact.Flags = .isStatic
    if clang.clang_isConstQualifiedType(cursor.type) == 0 { flags.insert(.mutable) }
    if let container {
      // A static member: the type holds it, once for all its instances.
      countMember(types)
      for held in types { state(container.owner, .holds, held.entity, at: cursor, held.details(member: cursor.spelling, flags)) }
      readCode(cursor, subject: container.entity, owner: container.owner)
      return
    }
    if cursor.semanticParent.isRecord, let owner = entity(for: cursor.semanticParent) {
      readCode(cursor, subject: owner, owner: owner)
      return
    }
    // `extern` only declares the variable; the definition tells what it holds.
    guard cursor.storageClass != CX_SC_Extern || hasInitializer(cursor), let id = entity(for: cursor) else { return }
    for held in types { state(id, .holds, held.entity, at: cursor, held.details(member: cursor.spelling, flags)) }
    readCode(cursor, subject: id, owner: nil)
  }

  private func hasInitializer(_ cursor: CXCursor) -> Bool {
    cursor.firstChild { clang.clang_isExpression($0.kind) != 0 } != nil
  }

  func mentionTemplateArguments(of type: CXType, by subject: EntityID, at cursor: CXCursor) {
    for argument in type.canonical.templateArguments {
      let declaration = argument.canonical.declaration
      // Arguments from outside of the project, such as `std::allocator`, are mostly defaults that nobody chose.
      guard !declaration.isNull, location(of: declaration) != nil, let id = entity(for: declaration), id != subject else { continue }
      state(subject, .uses, id, at: cursor)
    }
  }

  // MARK: Coverage

  private func countMember(_ types: [HeldType]) {
    if types.isEmpty { extraction.coverage.memberTypesUnknown += 1 } else { extraction.coverage.memberTypesResolved += 1 }
  }
}

private func accessName(_ access: CX_CXXAccessSpecifier) -> String? {
  switch access {
  case CX_CXXPublic: "public"
  case CX_CXXProtected: "protected"
  case CX_CXXPrivate: "private"
  default: nil
  }
}

private func contains(_ word: String, _ text: ArraySlice<UInt8>) -> Bool {
  String(decoding: text, as: UTF8.self).contains(word)
}

/// The head of `@interface Name<T> : Super <P, Q>`, `@interface Name (Category) <P>` or `@protocol Name <P>`, read from the text: clang drops the parts whose names
/// it doesn't know.
private struct ObjCHeader {
  var superclass: String?
  var protocols: [String] = []
  /// Whether the superclass has type arguments: protocols among them are not protocols of the class.
  var hasTypeArguments = false

  /// Empty if the text here does not declare `name`: then a macro made the declaration.
  init(of name: String, _ scanner: TextScanner) {
    var scanner = scanner
    // Attributes and macros may stand before the keyword; the cursor then begins at them.
    while let byte = scanner.next, byte != UInt8(ascii: "@") { scanner.position += 1 }
    guard scanner.take("@") else { return }
    let keyword = scanner.identifier()
    guard keyword == "interface" || keyword == "protocol" || keyword == "implementation", scanner.identifier() == name else { return }
    if keyword == "implementation" {
      if scanner.take(":") { superclass = scanner.identifier() }
      return
    }
    let first = scanner.angledNames()
    if scanner.take("(") {
      while let byte = scanner.next, byte != UInt8(ascii: ")") { scanner.position += 1 }
      _ = scanner.take(")")
      protocols = scanner.angledNames()
    } else if scanner.take(":") {
      let name = scanner.identifier()
      superclass = name.isEmpty ? nil : name
      let start = scanner.position
      let second = scanner.angledNames()
      let hasPointer = scanner.bytes[start..<scanner.position].contains(UInt8(ascii: "*"))
      // `: Super<Arg *> <P>` has two lists: type arguments and protocols. A single list holds the superclass's type arguments if it contains
      // a pointer or a type parameter of the class itself.
      let third = scanner.angledNames()
      let isArguments = hasPointer || second.contains { $0 == "id" || first.contains($0) }
      hasTypeArguments = isArguments || !third.isEmpty
      protocols = third.isEmpty ? (isArguments ? [] : second) : third
    } else {
      protocols = first
    }
  }
}
