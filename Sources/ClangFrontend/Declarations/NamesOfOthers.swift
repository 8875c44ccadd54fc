import CClang
import Facts

// Names of other files that a file mentions although they stand for no entity: see `Relation.names`.

extension UnitReader {
  /// States the mention at `cursor` of a declaration, if it is one of those that `Relation.names` lists.
  func stateName(_ declaration: CXCursor, at cursor: CXCursor) {
    guard let kind = nameKind(of: declaration), let location = location(of: cursor) else { return }
    stateName(declaration, kind, at: location)
  }

  /// States the macros that an `#if` asks for and that another file defines in a branch that is not taken: `HAVE_KQUEUE`, which a header defines on a Mac.
  func stateNamesInConditions() {
    let branches = project.branches(of: extraction.filesRead)
    let asking = branches.filter { reports($0.key) }
    var asked: [String: [SourceLocation]] = [:]
    for path in asking.keys.sorted() {
      let text = texts.bytes(of: project.root + "/" + path)
      for branch in asking[path]! where branch.directive.upperBound <= text.count {
        var directive = TextScanner(Array(text[branch.directive]), at: 0)
        for name in directive.remainingWords() where asked[name]?.last?.path != path {
          asked[name, default: []].append(SourceLocation(path, line: branch.lines.lowerBound - 1))
        }
      }
    }
    guard !asked.isEmpty else { return }
    for path in branches.keys.sorted() {
      let macros = project.macroLines.macros(in: path) { texts.bytes(of: project.root + "/" + path) }.filter { asked[$0.name] != nil }
      guard !macros.isEmpty else { continue }
      let skipped = parsed.skippedLines(of: project.root + "/" + path)
      for macro in macros where skipped.contains(where: { $0.contains(macro.line) }) {
        for place in asked[macro.name]! where place.path != path && named.insert(NameKey(file: place.path, header: path, name: macro.name)).inserted {
          state(Fact(EntityID(place.path), .names, EntityID(path), at: place, .init(member: macro.name, access: "macro", flags: .inactive)))
        }
      }
    }
  }

  /// States the mention of a method by its selector alone, if only one type of the project is seen to declare it: its header may be needed.
  func stateSelector(_ selector: String, at cursor: CXCursor) {
    guard let declaration = methodsBySelector[selector], !declaration.isNull, let location = location(of: cursor) else { return }
    stateName(declaration, "method", at: location)
  }

  /// By selector the method or property of the project that is declared in the unit; null if several types declare one. O(the project's declarations in the unit).
  func readMethodsBySelector() -> [String: CXCursor] {
    var found: [String: (owner: String, declaration: CXCursor)] = [:]
    func add(_ selector: String, _ owner: String, _ declaration: CXCursor) {
      guard let known = found[selector] else { return found[selector] = (owner, declaration) }
      if known.owner != owner { found[selector] = ("", .null) }
    }
    parsed.cursor.forEachChild { scope in
      let owner: String
      switch scope.kind {
      case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl, CXCursor_ObjCImplementationDecl: owner = scope.spelling
      case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl: owner = extendedClassName(scope) ?? ""
      default: return
      }
      guard path(of: scope) != nil else { return }
      scope.forEachChild { member in
        switch member.kind {
        case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl: add(member.spelling, owner, member)
        case CXCursor_ObjCPropertyDecl: add(member.spelling, owner, member)
        default: break
        }
      }
    }
    return found.mapValues(\.declaration)
  }

  /// States every name that a declaration mentions, types and functions included, where no entity speaks for the declaration.
  func stateNames(in cursor: CXCursor) {
    cursor.forEachChild { child in
      // Types declared inside are read on their own.
      guard !child.isRecord, child.kind != CXCursor_EnumDecl else { return }
      if clang.clang_isReference(child.kind) != 0 || clang.clang_isExpression(child.kind) != 0 { stateAnyName(child.referenced, at: child) }
      stateNames(in: child)
    }
  }

  /// States a mention of anything that is named outside of functions. A reference to an overload set counts for each overload.
  func stateAnyName(_ declaration: CXCursor, at cursor: CXCursor) {
    if declaration.kind == CXCursor_OverloadedDeclRef {
      for number in 0..<clang.clang_getNumOverloadedDecls(declaration) {
        stateAnyName(clang.clang_getOverloadedDecl(declaration, number), at: cursor)
      }
      return
    }
    guard !declaration.isNull, let location = location(of: cursor) else { return }
    let kind: String? =
      switch declaration.kind {
      case CXCursor_EnumConstantDecl: "constant"
      case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: "function"
      case CXCursor_VarDecl: declaration.isLocal ? nil : "variable"
      case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl, CXCursor_EnumDecl: "type"
      default: declaration.isRecord ? "type" : nameKind(of: declaration)
      }
    if let kind { stateName(declaration, kind, at: location) }
  }

  /// States the names in the texts of macros. They are resolved only where the macro is used, but the file that defines the macro has to make sure
  /// that they are declared.
  func stateNames(inMacros definitions: [CXCursor]) {
    var wanted: [String: [SourceLocation]] = [:]
    for definition in definitions {
      guard let location = location(of: definition) else { continue }
      if isSetting(definition) {
        state(Fact(EntityID(location.path), .names, EntityID(location.path), at: location, .init(member: definition.spelling, access: "setting")))
      }
      for name in namesInText(ofMacro: definition) where wanted[name]?.contains(where: { $0.path == location.path }) != true {
        wanted[name, default: []].append(location)
      }
    }
    guard !wanted.isEmpty else { return }
    func look(at declaration: CXCursor, _ kind: String) {
      guard path(of: declaration) != nil, let places = wanted[declaration.spelling] else { return }
      for place in places { stateName(declaration, kind, at: place) }
    }
    parsed.cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_MacroDefinition: look(at: child, "macro")
      case CXCursor_FunctionDecl: look(at: child, "function")
      case CXCursor_VarDecl: look(at: child, "variable")
      case CXCursor_TypedefDecl, CXCursor_TypeAliasDecl, CXCursor_ObjCProtocolDecl: look(at: child, "type")
      case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl: if child.isDefinition { look(at: child, "type") }
      case CXCursor_ObjCInterfaceDecl: if !isForward(child) { look(at: child, "type") }
      case CXCursor_EnumDecl:
        guard path(of: child) != nil else { break }
        look(at: child, "type")
        child.forEachChild { look(at: $0, "constant") }
      default: break
      }
    }
  }

  /// In a file with errors, states the types and functions of imported headers whose names are among its words: the tree lacks what the parser did not understand.
  func stateNamesBesideErrors() {
    let path = project.root + "/" + unit.path
    guard parsed.errors.contains(where: { $0.file == path && !$0.message.hasPrefix("use of '@import'") }) else { return }
    let imported = Set(extraction.facts.lazy.filter { $0.relation == .imports && $0.subject.text == self.unit.path }.map(\.object.text))
    var words: [String: SourceLocation] = [:]
    var text = TextScanner(texts.bytes(of: path), at: 0)
    var (line, counted) = (1, 0)
    text.forEachRemainingWord { word, start, bytes in
      guard words[word] == nil else { return }
      line += bytes[counted..<start].count { $0 == UInt8(ascii: "\n") }
      counted = start
      words[word] = SourceLocation(unit.path, line: line)
    }
    func look(at declaration: CXCursor) {
      switch declaration.kind {
      case CXCursor_Namespace, CXCursor_LinkageSpec, CXCursor_UnexposedDecl: declaration.forEachChild(look)
      case CXCursor_FunctionDecl, CXCursor_FunctionTemplate, CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_ClassTemplate, CXCursor_UnionDecl, CXCursor_TypedefDecl,
        CXCursor_TypeAliasDecl, CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl:
        guard !isForward(declaration), declaration.isDefinition || !declaration.isRecord, let place = words[declaration.spelling], let header = self.path(of: declaration), imported.contains(header)
        else { return }
        stateName(declaration, declaration.kind == CXCursor_FunctionDecl || declaration.kind == CXCursor_FunctionTemplate ? "function" : "type", at: place)
      default: break
      }
    }
    parsed.cursor.forEachChild(look)
  }

  private func stateName(_ declaration: CXCursor, _ kind: String, at location: SourceLocation) {
    if declaration.kind == CXCursor_FunctionDecl, isImplicit(declaration) { return }
    guard isShown(location), let target = path(of: declaration), target != location.path,
      case let name = declaration.spelling, !name.isEmpty, named.insert(NameKey(file: location.path, header: target, name: name)).inserted
    else { return }
    // A source tells the headers that it includes something by a macro; they don't need the source.
    if kind == "macro", project.files[target]?.isHeader == false, project.files[location.path]?.isHeader == true { return }
    state(Fact(EntityID(location.path), .names, EntityID(target), at: location, .init(member: name, access: kind)))
  }

  /// Whether a macro is a setting for the compiler or the headers of the system, such as `_GNU_SOURCE`: no file of the project has to name it.
  private func isSetting(_ macro: CXCursor) -> Bool {
    let name = macro.spelling.utf8
    guard name.first == UInt8(ascii: "_"), let second = name.dropFirst().first, second == UInt8(ascii: "_") || (65...90).contains(second) else { return false }
    // An include guard is named after its header.
    return !["_H", "_H_", "_H__", "_HPP", "_HPP_", "_HPP__", "_INCLUDED"].contains { macro.spelling.uppercased().hasSuffix($0) }
  }

  /// The kind of a declaration that is no entity, or whose entity is defined elsewhere; nil for others.
  private func nameKind(of declaration: CXCursor) -> String? {
    switch declaration.kind {
    case CXCursor_MacroDefinition: "macro"
    case CXCursor_TypedefDecl, CXCursor_TypeAliasDecl, CXCursor_TypeAliasTemplateDecl: "type"
    case CXCursor_EnumConstantDecl: declaration.semanticParent.isAnonymous ? "constant" : nil
    // A function that is defined here is an entity of this file.
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: declaration.semanticParent.isFileScope && !declaration.isDefinition ? "function" : nil
    case CXCursor_VarDecl: declaration.semanticParent.isFileScope && !declaration.isLocal && !declaration.isDefinition ? "variable" : nil
    default: nil
    }
  }

  /// The words of a macro's text without its own name and its parameters.
  private func namesInText(ofMacro definition: CXCursor) -> Set<String> {
    var text = TextScanner(Array(source(of: definition)), at: 0)
    var own: Set<String> = [text.identifier()]
    // The parenthesis of the parameters follows the name without a space.
    if text.next == UInt8(ascii: "(") {
      let start = text.position
      text.skipBracketed("(", ")")
      var parameters = TextScanner(Array(text.bytes[start..<text.position]), at: 0)
      own.formUnion(parameters.remainingWords())
    }
    var names: Set<String> = []
    text.forEachRemainingWord { word, start, bytes in
      // `self.state` and `node->state` ask for a member.
      if !isMember(at: start, bytes) { names.insert(word) }
    }
    return names.subtracting(own)
  }

  private func isMember(at start: Int, _ bytes: [UInt8]) -> Bool {
    var before = start - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
    guard before >= 0 else { return false }
    if bytes[before] == UInt8(ascii: ".") { return before == 0 || bytes[before - 1] != UInt8(ascii: ".") }
    return bytes[before] == UInt8(ascii: ">") && before > 0 && bytes[before - 1] == UInt8(ascii: "-")
  }
}

/// The key of a `names` fact: one fact for each pair of files and each name is enough.
struct NameKey: Hashable {
  let file: String
  let header: String
  let name: String
}

extension TextScanner {
  /// The words from here to the end, without numbers, literals and comments.
  fileprivate mutating func remainingWords() -> Set<String> {
    var found: Set<String> = []
    forEachRemainingWord { word, _, _ in found.insert(word) }
    return found
  }

  /// The same, each with where it begins, and all bytes.
  fileprivate mutating func forEachRemainingWord(_ body: (String, Int, [UInt8]) -> Void) {
    while true {
      skipSpace()
      guard let byte = next else { return }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        skipLiteral(endingIn: byte)
        continue
      }
      let start = position
      let word = identifier()
      if word.isEmpty { position += 1 } else if !("0"..."9").contains(word.first!) { body(word, start, bytes) }
    }
  }

  private mutating func skipLiteral(endingIn quote: UInt8) {
    position += 1
    while let byte = next, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position += 1
  }
}
