import CClang

// libclang's C functions as properties.

extension CXCursor {
  static var null: CXCursor { CXCursor(kind: CXCursor_InvalidFile, xdata: 0, data: (nil, nil, nil)) }

  var kind: CXCursorKind { clang.clang_getCursorKind(self) }
  var spelling: String { text(clang.clang_getCursorSpelling(self)) }
  var usr: String { text(clang.clang_getCursorUSR(self)) }
  var type: CXType { clang.clang_getCursorType(self) }
  var resultType: CXType { clang.clang_getCursorResultType(self) }
  var isNull: Bool { clang.clang_Cursor_isNull(self) != 0 || clang.clang_isInvalid(kind) != 0 }
  var isDefinition: Bool { clang.clang_isCursorDefinition(self) != 0 }
  var isAnonymous: Bool { clang.clang_Cursor_isAnonymous(self) != 0 }
  var referenced: CXCursor { clang.clang_getCursorReferenced(self) }
  var definition: CXCursor { clang.clang_getCursorDefinition(self) }
  var semanticParent: CXCursor { clang.clang_getCursorSemanticParent(self) }
  var storageClass: CX_StorageClass { clang.clang_Cursor_getStorageClass(self) }

  /// Calls `body` for each direct child, in order.
  func forEachChild(_ body: (CXCursor) -> Void) {
    withoutActuallyEscaping(body) { escapable in
      var call = escapable
      withUnsafeMutablePointer(to: &call) { pointer in
        _ = clang.clang_visitChildren(
          self,
          { child, _, context in
            context!.assumingMemoryBound(to: ((CXCursor) -> Void).self).pointee(child)
            return CXChildVisit_Continue
          }, pointer)
      }
    }
  }

  func children() -> [CXCursor] {
    var found: [CXCursor] = []
    forEachChild { found.append($0) }
    return found
  }

  /// The first child that matches. Later children are not visited, which may be all the methods of a class.
  func firstChild(where isWanted: (CXCursor) -> Bool) -> CXCursor? {
    withoutActuallyEscaping(isWanted) { escapable in
      var search = (isWanted: escapable, found: CXCursor?.none)
      withUnsafeMutablePointer(to: &search) { pointer in
        _ = clang.clang_visitChildren(
          self,
          { child, _, context in
            let search = context!.assumingMemoryBound(to: (isWanted: (CXCursor) -> Bool, found: CXCursor?).self)
            guard search.pointee.isWanted(child) else { return CXChildVisit_Continue }
            search.pointee.found = child
            return CXChildVisit_Break
          }, pointer)
      }
      return search.found
    }
  }

  var firstChild: CXCursor? { firstChild { _ in true } }

  /// The children that are expressions.
  func expressions() -> [CXCursor] { children().filter { clang.clang_isExpression($0.kind) != 0 } }

  /// Whether a variable belongs to a function, method, block or lambda, static or not.
  var isLocal: Bool { clang.clang_getCursorLinkage(self) == CXLinkage_NoLinkage }

  /// The receiver of an Objective-C message; nil if it is a named class or `super`.
  var receiver: CXCursor? { receiver(among: children()) }

  private func receiver(among parts: [CXCursor]) -> CXCursor? {
    guard let first = parts.first, clang.clang_isExpression(first.kind) != 0 else { return nil }
    // `super` has no cursor: then the expressions are all arguments.
    let colons = spelling.utf8.count { $0 == UInt8(ascii: ":") }
    return parts.count(where: { clang.clang_isExpression($0.kind) != 0 }) > colons ? first : nil
  }

  /// The arguments of a call, a construction or a message; the parameters of a function.
  var arguments: [CXCursor] {
    if kind == CXCursor_ObjCMessageExpr {
      let parts = children()
      let isSent = receiver(among: parts) != nil
      return Array(parts.filter { clang.clang_isExpression($0.kind) != 0 }.dropFirst(isSent ? 1 : 0))
    }
    let count = clang.clang_Cursor_getNumArguments(self)
    guard count > 0 else { return [] }
    return (0..<UInt32(count)).map { clang.clang_Cursor_getArgument(self, $0) }
  }

  /// Whether C++ calls it a record: `struct`, `class`, `union` and templates of them.
  var isRecord: Bool {
    switch kind {
    case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl, CXCursor_ClassTemplate,
      CXCursor_ClassTemplatePartialSpecialization:
      true
    default: false
    }
  }

  var isFunction: Bool { kind == CXCursor_FunctionDecl || kind == CXCursor_FunctionTemplate }

  var isMethod: Bool {
    switch kind {
    case CXCursor_CXXMethod, CXCursor_Constructor, CXCursor_Destructor, CXCursor_ConversionFunction: true
    default: false
    }
  }

  var isObjCMethod: Bool { kind == CXCursor_ObjCInstanceMethodDecl || kind == CXCursor_ObjCClassMethodDecl }

  /// Whether names declared directly in it belong to the file or the namespace and not to a function or type.
  var isFileScope: Bool {
    switch kind {
    case CXCursor_Namespace, CXCursor_LinkageSpec, CXCursor_UnexposedDecl: true
    default: clang.clang_isTranslationUnit(kind) != 0
    }
  }
}

extension CXType {
  var spelling: String { text(clang.clang_getTypeSpelling(self)) }
  var canonical: CXType { clang.clang_getCanonicalType(self) }
  var declaration: CXCursor { clang.clang_getTypeDeclaration(self) }
  var pointee: CXType { clang.clang_getPointeeType(self) }
  var isValid: Bool { kind != CXType_Invalid }

  var templateArguments: [CXType] {
    let count = clang.clang_Type_getNumTemplateArguments(self)
    guard count > 0 else { return [] }
    return (0..<UInt32(count)).map { clang.clang_Type_getTemplateArgumentAsType(self, $0) }
  }

  var objCTypeArguments: [CXType] {
    (0..<clang.clang_Type_getNumObjCTypeArgs(self)).map { clang.clang_Type_getObjCTypeArg(self, $0) }
  }

  var objCProtocols: [CXCursor] {
    (0..<clang.clang_Type_getNumObjCProtocolRefs(self)).map { clang.clang_Type_getObjCProtocolDecl(self, $0) }
  }
}

/// A location as libclang gives it. The file is a handle, so that no string is made.
struct RawPlace {
  let file: CXFile?
  let line: Int
  let column: Int
  let offset: Int

  /// The place in the file that is compiled: for a macro its use, not its definition.
  init(_ location: CXSourceLocation) { self.init(location, by: clang.clang_getExpansionLocation) }

  /// The place where the token is written: inside the definition of a macro if it comes from there.
  init(spelling location: CXSourceLocation) { self.init(location, by: clang.clang_getSpellingLocation) }

  /// Only the file of the expansion. Line and column would need a search in the file's text.
  static func file(of location: CXSourceLocation) -> CXFile? {
    var file: CXFile?
    clang.clang_getExpansionLocation(location, &file, nil, nil, nil)
    return file
  }

  private init(
    _ location: CXSourceLocation,
    by locate: (CXSourceLocation, UnsafeMutablePointer<CXFile?>?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
  ) {
    var file: CXFile?
    var line: UInt32 = 0
    var column: UInt32 = 0
    var offset: UInt32 = 0
    locate(location, &file, &line, &column, &offset)
    self.file = file
    self.line = Int(line)
    self.column = Int(column)
    self.offset = Int(offset)
  }
}

/// A type as a key, including sugar and qualifiers. libclang has one pointer for each.
struct TypeKey: Hashable {
  private let kind: UInt32
  private let pointer: UnsafeMutableRawPointer?
  init(_ type: CXType) { (kind, pointer) = (type.kind.rawValue, type.data.0) }
}

/// A cursor as a key; libclang decides which cursors are equal.
struct CursorKey: Hashable {
  let cursor: CXCursor
  init(_ cursor: CXCursor) { self.cursor = cursor }
  static func == (a: Self, b: Self) -> Bool { clang.clang_equalCursors(a.cursor, b.cursor) != 0 }
  func hash(into hasher: inout Hasher) { hasher.combine(clang.clang_hashCursor(cursor)) }
}
