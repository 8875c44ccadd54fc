import CClang
import Facts
import Platform
import Foundation

/// Reads the facts of one parsed unit. Holds the state that the walks share, and tells the identity of declarations.
final class UnitReader {
  let parsed: ParsedUnit
  let unit: TranslationUnit
  let project: ProjectFiles
  let texts: SourceTexts
  var extraction = Extraction()

  /// The files whose declarations this unit reports, relative to the root.
  private let reported: Set<String>
  /// When other branches of `#if` are read, the lines that are new; nil when all lines are read.
  private let shown: ShownBranches?
  private var places: [CXFile: FilePlace] = [:]
  private var bytes: [CXFile: [UInt8]] = [:]
  /// A cache of `heldTypes`.
  var knownTypes: [TypeKey: [HeldType]] = [:]
  private var described: [EntityID: Bool] = [:]
  private var stated: Set<Fact> = []
  /// The `names` facts stated so far.
  var named: Set<NameKey> = []
  /// The bodies that `lowerBodies` will lower.
  var waiting: [WaitingBody] = []
  /// Whether entities that are asked for are added to the extraction.
  var isDescribing = true
  var seesCounting = false
  var filesAskingForARC: [String: Bool] = [:]
  /// The selectors that controls and gestures are told to call, by the class of the code that tells them.
  var actions: [EntityID: Set<String>] = [:]
  /// The methods of the unit. They are stated after all bodies are walked.
  var methods: [Method] = []
  /// What the unit sees of the project's classes.
  private(set) lazy var interfaces = readInterfaces()
  /// The declared types of properties, by the USR of their Objective-C class or protocol and by name.
  var declaredTypes: [String: [String: [CXType]]] = [:]
  var calledMethods = CalledMethods()
  /// The protocols that categories and extensions adopt, by the name of the class.
  private(set) lazy var methodsBySelector = readMethodsBySelector()
  private(set) lazy var protocolsOfCategories = readProtocolsOfCategories()
  /// The types to which the declaration being read narrows the inherited types.
  var narrowed: Set<EntityID> = []
  /// The Swift classes that generated headers declare.
  private(set) lazy var generatedClasses: Set<String> = {
    var found: Set<String> = []
    guard !unit.generated.isEmpty else { return found }
    parsed.cursor.forEachChild { if $0.kind == CXCursor_ObjCInterfaceDecl, isOfGeneratedHeader($0) { found.insert($0.spelling) } }
    return found
  }()
  /// The USRs of the categories whose `@interface` the unit shows.
  private(set) lazy var declaredCategories: Set<String> = {
    var found: Set<String> = []
    parsed.cursor.forEachChild { if $0.kind == CXCursor_ObjCCategoryDecl { found.insert($0.usr) } }
    return found
  }()

  /// For classes and protocols that several files declare, the file whose declaration this unit sees, by USR.
  private lazy var visibleDeclarations: [String: String] = {
    var found: [String: String] = [:]
    parsed.cursor.forEachChild { child in
      let isDeclaration = child.kind == CXCursor_ObjCInterfaceDecl ? !isForward(child) : child.kind == CXCursor_ObjCProtocolDecl && child.isDefinition
      guard isDeclaration, case let usr = child.usr, project.declared.ambiguous[usr] != nil, let path = location(of: child)?.path else { return }
      found[usr] = path
    }
    return found
  }()

  init(_ parsed: ParsedUnit, unit: TranslationUnit, project: ProjectFiles, texts: SourceTexts, shown: ShownBranches? = nil) {
    self.parsed = parsed
    self.unit = unit
    self.project = project
    self.texts = texts
    self.reported = Set([unit.path] + unit.headers)
    self.shown = shown
  }

  func read() -> Extraction {
    extraction.filesRead.insert(unit.path)
    if let prefix = unit.prefixHeader, prefix != unit.path {
      extraction.filesRead.insert(prefix)
      // A header that is parsed on its own only borrows the prefix header.
      if project.files[unit.path]?.isHeader != true {
        let details = Fact.Details(form: .quoted, flags: .implicit)
        state(Fact(EntityID(unit.path), .imports, EntityID(prefix), at: SourceLocation(unit.path), details))
      }
    }
    var macros: [CXCursor] = []
    parsed.cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_InclusionDirective: readImport(child)
      case CXCursor_MacroDefinition: if isReported(child) { macros.append(child) }
      case CXCursor_MacroExpansion: if isReported(child) { stateName(child.referenced, at: child) }
      default:
        if isReported(child) { declare(child, in: nil) }
      }
    }
    stateNames(inMacros: macros)
    if shown == nil {
      stateNamesInConditions()
      stateNamesBesideErrors()
    }
    methods.forEach(state)
    lowerBodies()
    return extraction
  }

  // MARK: Facts

  func state(_ fact: Fact) {
    var fact = fact
    if let shown {
      guard shown.contains(fact.location) else { return }
      fact.details.flags.insert(.inactive)
    }
    guard stated.insert(fact).inserted else { return }
    extraction.facts.append(fact)
  }

  func state(_ subject: EntityID, _ relation: Relation, _ object: EntityID, at cursor: CXCursor, _ details: Fact.Details = .init()) {
    guard let location = location(of: cursor) else { return }
    state(Fact(subject, relation, object, at: location, details))
  }

  /// Must not be called before all bodies of the unit are walked, because they tell the actions.
  func state(_ method: Method) {
    var method = method
    if method.traits.contains(.isDynamic), actions[method.owner]?.contains(method.name) == true { method.traits.insert(.isAction) }
    if let shown {
      guard shown.contains(method.location) else { return }
      method.traits.insert(.isInactive)
    }
    extraction.methods.append(method)
  }

  /// Whether the unit is read for branches of `#if` that an earlier parse skipped.
  var isOfOtherBranch: Bool { shown != nil }

  /// Whether the code at this place is new in this reading.
  func isShown(_ location: SourceLocation) -> Bool { shown?.contains(location) ?? true }

  // MARK: Places

  enum FilePlace {
    /// A file of the project, relative to the root.
    case project(String)
    /// A file that exists only in memory.
    case memory(String)
    /// Any other file of the machine; the path is absolute.
    case outside(String)
  }

  func place(of file: CXFile) -> FilePlace {
    if let known = places[file] { return known }
    let found = project.place(of: text(clang.clang_getFileName(file)))
    places[file] = found
    return found
  }

  /// Whether a declaration was made up for a name that nothing declares.
  func isMadeUp(_ declaration: CXCursor) -> Bool {
    guard let file = RawPlace.file(of: clang.clang_getCursorLocation(declaration)), case .memory(Invocation.standIns) = place(of: file) else { return false }
    return true
  }

  /// Whether a declaration is in a header that a build generates from Swift code.
  func isOfGeneratedHeader(_ declaration: CXCursor) -> Bool {
    guard let file = RawPlace.file(of: clang.clang_getCursorLocation(declaration)), case .memory(let path) = place(of: file) else { return false }
    return path.hasPrefix(Invocation.headers + "/")
  }

  /// The location of a cursor; nil outside of the project.
  func location(of cursor: CXCursor) -> SourceLocation? {
    let raw = RawPlace(clang.clang_getCursorLocation(cursor))
    guard let file = raw.file, case .project(let path) = place(of: file) else { return nil }
    return SourceLocation(path, line: raw.line, column: raw.column)
  }

  /// The project's file that a cursor is in; nil elsewhere. Cheaper than `location(of:)`.
  func path(of cursor: CXCursor) -> String? {
    guard let file = RawPlace.file(of: clang.clang_getCursorLocation(cursor)), case .project(let path) = place(of: file) else { return nil }
    return path
  }

  /// Whether the unit reports the declarations of a file.
  func reports(_ path: String) -> Bool { reported.contains(path) }

  private func isReported(_ cursor: CXCursor) -> Bool {
    guard let path = path(of: cursor), reported.contains(path) else { return false }
    guard let shown else { return true }
    let extent = clang.clang_getCursorExtent(cursor)
    let (start, end) = (RawPlace(clang.clang_getRangeStart(extent)).line, RawPlace(clang.clang_getRangeEnd(extent)).line)
    return shown.touches(path, start...max(start, end))
  }

  /// The text that a cursor covers, as a slice of its file.
  func source(of cursor: CXCursor) -> ArraySlice<UInt8> {
    let extent = clang.clang_getCursorExtent(cursor)
    let start = RawPlace(clang.clang_getRangeStart(extent))
    let end = RawPlace(clang.clang_getRangeEnd(extent))
    guard let file = start.file, start.file == end.file, start.offset <= end.offset else { return [] }
    let bytes = bytes(of: file)
    guard end.offset <= bytes.count else { return [] }
    return bytes[start.offset..<end.offset]
  }

  func scanner(at cursor: CXCursor) -> TextScanner {
    let start = RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent(cursor)))
    guard let file = start.file else { return TextScanner([], at: 0) }
    return TextScanner(bytes(of: file), at: start.offset)
  }

  /// The selector of `@selector(save:)`, read from the text because libclang doesn't give it. Nil if a macro writes it.
  func selectorName(of cursor: CXCursor) -> String? {
    var text = scanner(at: cursor)
    guard text.take("@"), text.identifier() == "selector", text.take("(") else { return nil }
    text.skipSpace()
    return String(decoding: text.bytes[text.position...].prefix { $0 != UInt8(ascii: ")") && $0 > 0x20 }, as: UTF8.self)
  }

  private func bytes(of file: CXFile) -> [UInt8] {
    if let known = bytes[file] { return known }
    let found = texts.bytes(of: text(clang.clang_getFileName(file)))
    bytes[file] = found
    return found
  }

  // MARK: Entities

  /// The entity of a declaration, which is also described so that the graph knows its kind and name; nil for locals, parameters,
  /// typedefs and other declarations that are no entities.
  func entity(for declaration: CXCursor) -> EntityID? {
    guard let (kind, cursor) = entityKind(of: declaration) else { return nil }
    guard let id = identity(of: cursor, kind: kind) else { return nil }
    describe(id, as: kind, cursor)
    return id
  }

  private func entityKind(of cursor: CXCursor) -> (Entity.Kind, CXCursor)? {
    switch cursor.kind {
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCImplementationDecl: return (.class, cursor)
    case CXCursor_ObjCProtocolDecl: return (.protocol, cursor)
    case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl: return (.category, cursor)
    case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl, CXCursor_ClassTemplate, CXCursor_ClassTemplatePartialSpecialization:
      // A specialisation counts as its template: `Box<int>` and `Box<float>` are one entity.
      let template = clang.clang_getSpecializedCursorTemplate(cursor)
      let subject = template.isNull ? cursor : template
      let tag = subject.kind == CXCursor_ClassTemplate ? clang.clang_getTemplateCursorKind(subject) : subject.kind
      return (tag == CXCursor_StructDecl ? .struct : tag == CXCursor_UnionDecl ? .union : .class, subject)
    case CXCursor_EnumDecl: return (.enum, cursor)
    case CXCursor_FunctionDecl where isImplicit(cursor): return nil
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate:
      let template = clang.clang_getSpecializedCursorTemplate(cursor)
      return (.function, template.isNull ? cursor : template)
    case CXCursor_VarDecl: return (.variable, cursor)
    default: return nil
    }
  }

  /// Whether the compiler declared the function implicitly at its first call: then it has no text, or only the name in that call.
  func isImplicit(_ function: CXCursor) -> Bool {
    let extent = clang.clang_getCursorExtent(function)
    let start = RawPlace(spelling: clang.clang_getRangeStart(extent))
    guard start.file != nil else { return true }
    let name = RawPlace(spelling: clang.clang_getCursorLocation(function))
    guard !function.isDefinition, start.file == name.file, start.offset == name.offset else { return false }
    // If a macro makes the call, the range ends with the use of the macro.
    let (end, use) = (RawPlace(clang.clang_getRangeEnd(extent)), RawPlace(clang.clang_getCursorLocation(function)))
    return use.file != name.file || use.offset != name.offset || end.offset == name.offset + function.spelling.utf8.count
  }

  private func identity(of cursor: CXCursor, kind: Entity.Kind) -> EntityID? {
    let usr = cursor.usr
    guard !usr.isEmpty else { return nil }
    let id = EntityID(usr)
    if kind == .category, id.isObjectiveCExtension || cursor.spelling.isEmpty {
      guard let name = extendedClassName(cursor), let path = location(of: cursor)?.path else { return nil }
      return .objectiveCExtension(of: name).at(path)
    }
    if id.isObjectiveCCategory { return disambiguated(id, by: .objectiveCClass(extendedClassName(cursor) ?? "")) }
    return id.isObjectiveC ? disambiguated(id, by: id) : qualified(id, at: cursor)
  }

  /// If several files declare a class of this name, the id is that of the declaration that this unit sees, else of the nearest one.
  private func disambiguated(_ id: EntityID, by declared: EntityID) -> EntityID {
    guard let files = project.declared.ambiguous[declared.text] else { return id }
    return id.at(visibleDeclarations[declared.text] ?? nearestFile(files, to: unit.path))
  }

  /// The USR of what is private to a file holds only the last component of the file's path, but two folders may each have a `util.c`.
  private func qualified(_ id: EntityID, at cursor: CXCursor) -> EntityID {
    let rest = id.text.dropFirst(2)
    guard let end = rest.firstIndex(of: "@"), end > rest.startIndex, rest[..<end].utf8.contains(UInt8(ascii: ".")), let path = location(of: cursor)?.path
    else { return id }
    let isOwn = path == rest[..<end] || path.hasSuffix("/" + rest[..<end])
    return isOwn ? .c(withoutOffset(rest[end...]), privateTo: path) : id
  }

  /// What is local to a function is identified by the function and not by its offset in the file: `@108@F@run#@S@State`.
  private func withoutOffset(_ rest: Substring) -> Substring {
    let digits = rest.dropFirst().prefix { $0.isNumber }
    let after = rest.dropFirst(1 + digits.count)
    return !digits.isEmpty && String(after).containsBytes("@F@") ? after : rest
  }

  private func describe(_ id: EntityID, as kind: Entity.Kind, _ cursor: CXCursor) {
    guard isDescribing else { return }
    let isDefinition = isDefining(cursor, kind)
    // A definition may follow a mention; a mention after a definition adds nothing.
    if let known = described[id], known || !isDefinition { return }
    described[id] = isDefinition
    let name = displayName(of: cursor, kind)
    let location = location(of: cursor)
    let file = location.flatMap { project.files[$0.path] }
    let isType = kind.isType
    if isType, !isDefinition {
      // `@class Foo;` doesn't say where the class is.
      // A library's header may give a class of the platform a second name, `@compatibility_alias`, which declares nothing.
      let isOwn = project.declares(cursor.spelling) && Platform.platformClass(named: cursor.spelling) == nil
      extraction.entities.append(Entity(id, kind: kind, name: name, language: isOwn ? file?.language : nil, isExternal: !isOwn))
      return
    }
    extraction.entities.append(
      Entity(
        id, kind: kind, name: name, language: file?.language, location: location, isDefinition: isDefinition && location != nil,
        isExternal: file?.isExternal ?? true, module: file?.module))
    if isDefinition, let location { state(Fact(EntityID(location.path), .contains, id, at: location)) }
  }

  private func isDefining(_ cursor: CXCursor, _ kind: Entity.Kind) -> Bool {
    switch cursor.kind {
    case CXCursor_ObjCInterfaceDecl: !isForward(cursor)
    case CXCursor_ObjCCategoryDecl: true
    case CXCursor_ObjCImplementationDecl, CXCursor_ObjCCategoryImplDecl: false
    default: cursor.isDefinition
    }
  }

  /// `@class Foo;`: the tree gives it the same kind as an `@interface`.
  func isForward(_ interface: CXCursor) -> Bool {
    var scanner = scanner(at: interface)
    return scanner.take("@") && scanner.identifier() == "class"
  }

  private func displayName(of cursor: CXCursor, _ kind: Entity.Kind) -> String {
    if kind == .category {
      let name = cursor.spelling
      let owner = extendedClassName(cursor) ?? "?"
      return name.hasPrefix(owner + "(") ? name : "\(owner)(\(name))"
    }
    var names = [cursor.isAnonymous ? "(anonymous)" : cursor.spelling]
    var parent = cursor.semanticParent
    // What is local to a function has no qualified name.
    while !parent.isNull, clang.clang_isTranslationUnit(parent.kind) == 0, !parent.isFunction, !parent.isMethod {
      let isScope = parent.kind == CXCursor_Namespace || parent.isRecord
      let name = isScope && !parent.isAnonymous ? parent.spelling : ""
      // Inline namespaces of standard libraries (`std::__1`) are left out.
      if !name.isEmpty, !name.hasPrefix("__") { names.append(name) }
      parent = parent.semanticParent
    }
    return names.reversed().joined(separator: "::")
  }

  /// The class of a category or class extension: from the tree, else from the text if the class is unknown.
  func extendedClassName(_ category: CXCursor) -> String? {
    if let reference = category.firstChild(where: { $0.kind == CXCursor_ObjCClassRef }) { return reference.spelling }
    var scanner = scanner(at: category)
    guard scanner.take("@") else { return nil }
    _ = scanner.identifier()
    let name = scanner.identifier()
    return name.isEmpty ? nil : name
  }

  // MARK: Entities that are only known by name

  /// A class by its name alone. Objective-C has a single namespace for classes, so the name identifies the class if the tree has no reference.
  func classNamed(_ name: String) -> EntityID {
    let declared = EntityID.objectiveCClass(name)
    let id = disambiguated(declared, by: declared)
    mention(id, .class, name, isOwn: project.declared.classes.contains(name) && Platform.platformClass(named: name) == nil)
    return id
  }

  /// The class before a message or a dot: `[Log shared]`, `Log.shared`; nil if it is an object.
  func classNamed(in access: CXCursor) -> EntityID? {
    guard let first = access.firstChild, first.kind == CXCursor_ObjCClassRef else { return nil }
    return entity(for: first.referenced) ?? classNamed(first.spelling)
  }

  func protocolNamed(_ name: String) -> EntityID {
    let declared = EntityID.objectiveCProtocol(name)
    let id = disambiguated(declared, by: declared)
    mention(id, .protocol, name, isOwn: project.declared.protocols.contains(name))
    return id
  }

  /// A type that no declaration stands for: `int`, `NSInteger`, `id`, `block`.
  func plainType(_ name: String) -> EntityID {
    let id = EntityID.plainType(name)
    mention(id, .struct, name, isOwn: false)
    return id
  }

  private func mention(_ id: EntityID, _ kind: Entity.Kind, _ name: String, isOwn: Bool) {
    guard isDescribing, described[id] == nil else { return }
    described[id] = false
    extraction.entities.append(Entity(id, kind: kind, name: name, isExternal: !isOwn))
  }

  func describeExternalHeader(_ spelling: String) -> EntityID {
    let id = EntityID.externalHeader(spelling)
    if described[id] == nil {
      described[id] = true
      extraction.entities.append(Entity(id, kind: .file, name: spelling, isExternal: true))
    }
    return id
  }
}
