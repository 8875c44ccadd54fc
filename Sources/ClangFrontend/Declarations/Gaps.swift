import CClang
import Facts
import Platform

/// Finds the gaps of a unit: what depends on made-up declarations, and what was not understood at all. It walks the tree a second time if there is something to find.
/// Made-up names are found through the references in the tree, so that no name is reported that was resolved.
struct GapFinder {
  private let reader: UnitReader
  private let reported: Set<String>
  private let madeUp: StandIns
  private var tally = GapTally()

  private init(_ reader: UnitReader) {
    self.reader = reader
    reported = Set([reader.unit.path] + reader.unit.headers)
    madeUp = reader.parsed.standIns
  }

  /// The gaps in the files that the unit reports, once its facts are read; missing headers are reported for all files that it reached.
  static func gaps(_ reader: UnitReader, _ coverage: Coverage) -> [Gap] {
    var finder = GapFinder(reader)
    let isWalkNeeded = !finder.madeUp.isEmpty || coverage.messagesUnresolved > 0 || coverage.memberTypesUnknown > 0
    reader.parsed.cursor.forEachChild { child in
      switch child.kind {
      case CXCursor_InclusionDirective: finder.noteHeader(child)
      case CXCursor_MacroDefinition, CXCursor_MacroExpansion: break
      default:
        if isWalkNeeded, let path = reader.path(of: child), finder.reported.contains(path) { finder.walk(child) }
      }
    }
    finder.noteNames()
    finder.noteErrors()
    return finder.tally.all
  }

  private mutating func walk(_ cursor: CXCursor) {
    switch cursor.kind {
    case CXCursor_ObjCMessageExpr: noteMessage(cursor)
    case CXCursor_ObjCPropertyDecl, CXCursor_ObjCIvarDecl, CXCursor_FieldDecl:
      noteMember(cursor)
      noteReferences(in: cursor)
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCCategoryDecl, CXCursor_ObjCProtocolDecl, CXCursor_CXXBaseSpecifier, CXCursor_VarDecl:
      noteReferences(in: cursor)
    default: break
    }
    cursor.forEachChild { walk($0) }
  }

  private func place(of cursor: CXCursor) -> SourceLocation? {
    guard let location = reader.location(of: cursor), reported.contains(location.path) else { return nil }
    return location
  }

  private mutating func note(_ kind: Gap.Kind, _ name: String, at location: SourceLocation, isPlatforms: Bool = false) {
    tally.note(Gap(kind, name, at: location, isPlatforms: isPlatforms))
  }

  // MARK: What was made up

  private mutating func noteHeader(_ directive: CXCursor) {
    guard let location = reader.location(of: directive) else { return }
    let spelling = directive.spelling
    if let file = clang.clang_getIncludedFile(directive) {
      guard case .memory = reader.place(of: file), madeUp.headers[spelling] == "" else { return }
    }
    // Stand-ins replace the platform's headers; with the machine's headers or an SDK, a header that is not found is missing.
    let isPlatforms = Platform.isHeader(spelling)
    if isPlatforms, reader.unit.sdk == .appleStubs { return }
    note(.missingHeader, spelling, at: location, isPlatforms: isPlatforms)
  }

  /// Notes the made-up names in the declaration of a member, a variable, or a list of superclasses and protocols: each is part of a fact. Names that only bodies and
  /// signatures mention cost no facts but their messages.
  private mutating func noteReferences(in declaration: CXCursor) {
    var seen: Set<String> = []
    declaration.forEachChild { reference in
      switch reference.kind {
      case CXCursor_TypeRef, CXCursor_ObjCClassRef, CXCursor_ObjCSuperClassRef, CXCursor_ObjCProtocolRef: break
      default: return
      }
      let target = reference.referenced
      guard !target.isNull, reader.isMadeUp(target), case let name = target.spelling, seen.insert(name).inserted,
        let kind = kind(of: name), let location = place(of: reference)
      else { return }
      note(kind, name, at: location, isPlatforms: isPlatforms(name))
    }
  }

  /// The kind of thing that a name was made up as. Nil if the project declares the name somewhere: then it is only not visible here.
  private func kind(of name: String) -> Gap.Kind? {
    if madeUp.classes[name] != nil { return madeUp.isDeclaredClass(name) ? nil : .unknownClass }
    if madeUp.protocols.contains(name) { return madeUp.isDeclaredProtocol(name) ? nil : .unknownProtocol }
    if madeUp.types[name] != nil { return madeUp.isDeclaredType(name) ? nil : .unknownType }
    return nil
  }

  /// Notes the other made-up names: those in a file that another unit reports, and those without a reference in the tree.
  private mutating func noteNames() {
    let unit = SourceLocation(reader.unit.path)
    func all(_ kind: Gap.Kind, _ names: [String]) -> [Gap] {
      names.map { Gap(kind, $0, at: unit, count: 0, isPlatforms: isPlatforms($0)) }
    }
    let gaps =
      all(.unknownClass, madeUp.classes.keys.filter { !madeUp.isDeclaredClass($0) })
      + all(.unknownProtocol, madeUp.protocols.filter { !madeUp.isDeclaredProtocol($0) })
      + all(.unknownType, madeUp.types.keys.filter { !madeUp.isDeclaredType($0) })
      + all(.unknownMacro, Array(madeUp.macros.keys)) + all(.unknownConstant, Array(madeUp.constants.union(madeUp.variables)))
      + all(.unknownFunction, Array(madeUp.functions))
    for gap in gaps { tally.note(gap) }
  }

  /// Whether a name has a prefix of Apple's frameworks, in a unit that is read with stand-ins for them.
  private func isPlatforms(_ name: String) -> Bool {
    guard reader.unit.sdk == .appleStubs else { return false }
    return applePrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  // MARK: What was not understood

  private mutating func noteMessage(_ message: CXCursor) {
    guard reader.calledMethod(message).isNull, let location = place(of: message) else { return }
    let name = receiver(of: message)
    // If the project implements Foundation itself, no SDK would know its classes better.
    let isOwn = reader.unit.sdk == .gnu || reader.project.declared.classes.contains(name)
    note(.undeclaredMessage, name, at: location, isPlatforms: !isOwn && Platform.platformClass(named: name) != nil)
  }

  /// The class of the receiver; `id` when it is not known.
  private func receiver(of message: CXCursor) -> String {
    if let receiver = message.firstChild, receiver.kind == CXCursor_ObjCClassRef { return receiver.spelling }
    let type = clang.clang_Cursor_getReceiverType(message).canonical
    guard type.isValid else { return "id" }
    let object = type.kind == CXType_ObjCObjectPointer ? type.pointee : type
    let base = object.kind == CXType_ObjCObject ? clang.clang_Type_getObjCObjectBaseType(object) : object
    let declaration = base.canonical.declaration
    return declaration.isNull || declaration.spelling.isEmpty ? "id" : declaration.spelling
  }

  private mutating func noteMember(_ cursor: CXCursor) {
    let type = cursor.type
    let isUnnamed = type.canonical.declaration.isAnonymous && type.canonical.declaration.isRecord
    guard !isUnnamed, !type.canonical.spelling.containsBytes("type-parameter-"), reader.heldTypes(type).isEmpty, let location = place(of: cursor)
    else { return }
    note(.unknownMemberType, type.spelling, at: location)
  }

  /// Notes the errors that remain in the unit's own files; the parser may have skipped a declaration after each. If a header is missing or a name was made up, the errors
  /// count as consequences of that.
  private mutating func noteErrors() {
    let isExplained = !madeUp.isEmpty || tally.all.contains { $0.kind == .missingHeader }
    for diagnosis in reader.parsed.errors {
      guard case .project(let path) = reader.project.place(of: diagnosis.file), reported.contains(path) else { continue }
      // Imports of modules are read from the text anyway.
      guard !diagnosis.message.hasPrefix("use of '@import'") else { continue }
      let location = SourceLocation(path, line: diagnosis.line)
      if isExplained {
        note(.consequentError, "", at: location)
      } else {
        // An error about types may be the fault of the stand-ins; a syntax error is not.
        let isOfTypes = reader.unit.sdk == .appleStubs && !diagnosis.message.hasPrefix("expected")
        note(.parseError, String(diagnosis.message.prefix(120)), at: location, isPlatforms: isOfTypes)
      }
    }
  }
}

/// Common prefixes of Apple's frameworks.
private let applePrefixes = [
  "NS", "UI", "CA", "CG", "CF", "CI", "CL", "CM", "CN", "CT", "CV", "AB", "AL", "AS", "AU", "AV", "AVAudio", "BG", "CB", "CK", "EK", "GC", "GK", "GL", "HK",
  "HM", "IN", "JS", "LA", "LP", "MC", "MF", "MK", "MP", "MTK", "MTL", "MX", "NE", "NK", "OS", "PDF", "PH", "PK", "QL", "RP", "SC", "SCN", "SF", "SK",
  "SL", "UN", "UT", "VN", "WC", "WK", "XC", "os_", "dispatch_", "Sec",
]
