import CClang
import Facts

/// What a block or lambda keeps, as far as it is known here.
struct Captures {
  struct Capture {
    let entity: EntityID
    let ownership: Ownership
    let cursor: CXCursor
    /// Whether it is `self` or `this` itself.
    var isSelf = false
  }

  private(set) var objects: [Capture] = []
  /// The parameters of the enclosing function that are blocks or objects and are captured.
  private(set) var parameters: [CXCursor] = []

  private var seen: Set<CursorKey> = []

  /// Whether this is the first time that the block is looked into.
  mutating func enter(_ callable: CXCursor) -> Bool { seen.insert(CursorKey(callable)).inserted }

  mutating func add(_ entity: EntityID?, _ ownership: Ownership, _ cursor: CXCursor, isSelf: Bool = false) {
    guard let entity, !objects.contains(where: { $0.entity == entity && $0.ownership == ownership && $0.isSelf == isSelf }) else { return }
    objects.append(Capture(entity: entity, ownership: ownership, cursor: cursor, isSelf: isSelf))
  }

  mutating func add(parameter: CXCursor) {
    guard !parameters.contains(where: { CursorKey($0) == CursorKey(parameter) }) else { return }
    parameters.append(parameter)
  }
}

extension Expressions {
  /// What a block, a lambda or a call of `std::bind` captures, with the blocks that it captures in turn.
  func captures(of callable: CXCursor) -> Captures {
    var found = Captures()
    collect(callable, into: &found)
    return found
  }

  private func collect(_ callable: CXCursor, into found: inout Captures) {
    guard found.enter(callable) else { return }
    if callable.kind == CXCursor_CallExpr { return collectArguments(of: callable, into: &found) }
    let extent = clang.clang_getCursorExtent(callable)
    let start = RawPlace(clang.clang_getRangeStart(extent))
    let end = RawPlace(clang.clang_getRangeEnd(extent)).offset
    let isLambda = callable.kind == CXCursor_LambdaExpr
    let list = isLambda ? captureList(of: callable) : CaptureList()

    func isInside(_ declaration: CXCursor) -> Bool {
      let place = RawPlace(clang.clang_getCursorLocation(declaration))
      return place.file == start.file && (start.offset..<end).contains(place.offset)
    }

    func capture(_ variable: CXCursor, _ isReference: Bool, at cursor: CXCursor) {
      if variable.kind == CXCursor_ParmDecl { found.add(parameter: variable) }
      let held = reader.heldTypes(variable.type)
      if held.contains(where: { $0.entity.text == "type:block" }) || variable.type.canonical.declaration.isAnonymous {
        for inner in localVariable(variable).flatMap(initializer).map(blocks) ?? [] { collect(inner, into: &found) }
      }
      for type in held where !type.flags.contains(.many) {
        let ownership = isReference ? .reference : isUnretained(variable) ? .unsafe : type.ownership
        if type.entity.text == "type:id" {
          // `__weak id weakSelf = self`
          if clang.clang_getCursorKind(variable) == CXCursor_VarDecl, let first = initializer(of: variable) {
            for entity in types(of: first) { found.add(entity, ownership, cursor) }
          }
        } else if !type.entity.text.hasPrefix("type:") {
          found.add(type.entity, ownership, cursor)
        }
      }
    }

    func search(_ cursor: CXCursor) {
      switch cursor.kind {
      case CXCursor_MemberRefExpr where isLambda && list.hasDefault
        && cursor.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) == nil && isOfInstance(cursor.referenced):
        found.add(owner, list.holdsCopy ? .value : .raw, cursor)
      case CXCursor_CXXThisExpr:
        if !isLambda || list.hasDefault { found.add(owner, list.holdsCopy ? .value : .raw, cursor) }
      case CXCursor_ObjCSelfExpr:
        // ivars and the receiver of a message may stand without a place of their own.
        found.add(owner, list.takesAllByReference ? .reference : .strong, reader.location(of: cursor) == nil ? callable : cursor, isSelf: true)
      case CXCursor_DeclRefExpr, CXCursor_VariableRef:
        let variable = cursor.referenced
        if variable.kind == CXCursor_ParmDecl || localVariable(variable) != nil, !isInside(variable) {
          capture(variable, list.isReference(cursor.spelling), at: cursor)
        }
      default: break
      }
      searchParts(of: cursor)
    }

    /// Operands of `typeof`, `decltype` and `sizeof` are looked at and not evaluated.
    func searchParts(of cursor: CXCursor) {
      var mayNameExpression = false
      switch cursor.kind {
      case CXCursor_VarDecl: mayNameExpression = namesExpression(cursor.type)
      case CXCursor_CStyleCastExpr, CXCursor_CXXStaticCastExpr: mayNameExpression = cursor.expressions().count > 1
      default: break
      }
      cursor.forEachChild { child in
        if mayNameExpression, clang.clang_isExpression(child.kind) != 0 {
          mayNameExpression = false
          return
        }
        search(child)
      }
    }

    guard isLambda else { return searchParts(of: callable) }
    if list.holdsThis { found.add(owner, .raw, callable) }
    if list.holdsCopy { found.add(owner, .value, callable) }
    var isInBody = false
    callable.forEachChild { child in
      if child.kind == CXCursor_CompoundStmt { isInBody = true }
      if isInBody { return search(child) }
      guard child.kind == CXCursor_VariableRef else { return }
      // An init capture is a variable of the lambda itself; what it is made from is not captured.
      capture(child.referenced, list.isReference(child.spelling), at: child)
    }
  }

  private func collectArguments(of binding: CXCursor, into found: inout Captures) {
    for argument in binding.arguments.dropFirst() {
      let value = peeled(argument)
      if value.kind == CXCursor_CXXThisExpr {
        found.add(owner, .raw, value)
      } else if value.kind == CXCursor_DeclRefExpr, value.referenced.kind == CXCursor_VarDecl || value.referenced.kind == CXCursor_ParmDecl {
        for held in reader.heldTypes(value.referenced.type) where !held.entity.text.hasPrefix("type:") && !held.flags.contains(.many) {
          found.add(held.entity, held.ownership, value)
        }
      }
    }
  }

  /// Whether a member named alone means `this->member`.
  private func isOfInstance(_ member: CXCursor) -> Bool {
    member.kind == CXCursor_FieldDecl || (member.kind == CXCursor_CXXMethod && member.storageClass != CX_SC_Static)
  }

  private func isUnretained(_ variable: CXCursor) -> Bool {
    let text = String(decoding: reader.source(of: variable), as: UTF8.self)
    if text.containsBytes("__unsafe_unretained") { return true }
    return reader.isBlockVariable(variable) && (reader.countsByHand || reader.isMadeForEitherCounting(variable))
  }

  private func captureList(of lambda: CXCursor) -> CaptureList {
    var list = CaptureList()
    let source = reader.source(of: lambda)
    guard let close = source.firstIndex(of: UInt8(ascii: "]")) else { return list }
    for item in String(decoding: source[source.startIndex..<close].dropFirst(), as: UTF8.self).split(separator: ",") {
      let text = String(item).trimmingSpaces()
      switch text {
      case "this": list.holdsThis = true
      case "*this": list.holdsCopy = true
      case "=": list.hasDefault = true
      case "&":
        list.hasDefault = true
        list.takesAllByReference = true
      case _ where text.hasPrefix("&"): list.references.insert(String(text.dropFirst().prefix { $0 != " " && $0 != "=" }))
      default: list.values.insert(String(text.prefix { $0 != " " && $0 != "=" && $0 != "{" }))
      }
    }
    return list
  }

  /// What stands in a lambda's `[…]`.
  private struct CaptureList {
    var holdsThis = false
    var holdsCopy = false
    var hasDefault = false
    var takesAllByReference = false
    var references: Set<String> = []
    var values: Set<String> = []
    func isReference(_ name: String) -> Bool { references.contains(name) || (takesAllByReference && !values.contains(name)) }
  }
}

extension UnitReader {
  /// Counting by hand, a block does not retain what a `__block` variable points to. The attribute is written in no file: `__block` is clang's own macro.
  func isBlockVariable(_ variable: CXCursor) -> Bool {
    variable.firstChild { $0.kind == CXCursor_UnexposedAttr && RawPlace(spelling: clang.clang_getCursorLocation($0)).file == nil } != nil
  }

  /// What `weakify(self)` declares where a library has it both with ARC and without: we read what it has without, and projects that use ARC have the other.
  func isMadeForEitherCounting(_ variable: CXCursor) -> Bool {
    let place = RawPlace(clang.clang_getCursorLocation(variable))
    return variable.firstChild {
      let location = clang.clang_getCursorLocation($0)
      let spelled = RawPlace(spelling: location)
      guard let file = spelled.file, file != place.file || spelled.offset != RawPlace(location).offset else { return false }
      return asksForARC(text(clang.clang_getFileName(file)))
    } != nil
  }
}
