import CClang
import Facts

// Blocks and lambdas are functions of their own. Here their captures are found.

/// A capture of a closure that is still being lowered.
struct PendingCapture {
  enum Source {
    case selfObject
    case local(Code.LocalID, isVariable: Bool)
    /// `[x = …]`: the expression, which is evaluated where the closure is created.
    case expression(CXCursor)
  }

  let source: Source
  let target: Code.LocalID?
  let ownership: Ownership
  let position: Code.Position
}

/// The capture list `[…]` of a lambda.
struct CaptureList {
  var holdsThis = false
  var holdsCopy = false
  var takesAllByReference = false
  var references: Set<String> = []
  var values: Set<String> = []

  init(_ source: ArraySlice<UInt8>) {
    // The list ends at the matching bracket; initial values may have brackets of their own.
    var depth = 0
    let inside = source.prefix { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return depth > 0
    }
    for item in String(decoding: inside.dropFirst(), as: UTF8.self).split(separator: ",") {
      let text = String(item).trimmingSpaces()
      switch text {
      case "this": holdsThis = true
      case "*this": holdsCopy = true
      case "=": break
      case "&": takesAllByReference = true
      case _ where text.hasPrefix("&"): references.insert(String(text.dropFirst().prefix { $0 != " " && $0 != "=" && $0 != "{" }))
      default: values.insert(String(text.prefix { $0 != " " && $0 != "=" && $0 != "{" }))
      }
    }
  }

  func isReference(_ name: String) -> Bool { references.contains(name) || takesAllByReference && !values.contains(name) }
}

extension BodyLowering {
  func closure(_ cursor: CXCursor) -> Code.ValueID {
    closureCount += 1
    var inner = Code.Function(
      EntityID("\(function.id.text)#\(closureCount)"), .closure, of: function.owner,
      traits: function.traits.intersection([.isStatic, .countsByHand, .isInactive]), language: function.language, path: function.path,
      position: position(of: cursor))
    let list = cursor.kind == CXCursor_LambdaExpr ? CaptureList(reader.source(of: cursor)) : nil
    inner.result = list == nil ? names.typeName(of: clang.clang_getResultType(cursor.type.canonical.pointee)) : nil
    let lowering = BodyLowering(inner, in: self, list, names: names, subject: subject, method: method)
    lowering.depth = depth
    lowering.repeats = repeats
    if list != nil { lowering.lowerLambda(cursor) } else { lowering.lowerBlock(cursor) }
    closures += lowering.finish()
    let captures = lowering.captures.map { capture in
      let source: Code.Capture.Source =
        switch capture.source {
        case .selfObject: .value(add(.selfObject, at: cursor))
        case .local(let local, isVariable: true): .variable(local)
        case .local(let local, isVariable: false): .value(add(.local(local), at: cursor))
        case .expression(let expression): .value(value(of: expression))
        }
      return Code.Capture(source, as: capture.target, capture.ownership, at: capture.position)
    }
    return add(.closure(inner.id, captures), at: cursor)
  }

  private func lowerBlock(_ cursor: CXCursor) {
    // libclang may put the declaration of the block in between.
    let children = cursor.children()
    lowerCallable(children.count == 1 && children[0].kind != CXCursor_CompoundStmt ? children[0].children() : children)
  }

  private func lowerLambda(_ cursor: CXCursor) {
    let children = cursor.children()
    let place = position(of: cursor)
    let expressions = children.filter { clang.clang_isExpression($0.kind) != 0 }
    if captureList?.holdsThis == true || captureList?.holdsCopy == true { noteSelf(cursor) }
    for reference in children where reference.kind == CXCursor_VariableRef {
      let variable = reference.referenced
      let start = reader.scanner(at: reference).position
      guard variable.kind == CXCursor_VarDecl, reader.scanner(at: variable).position == start || RawPlace(clang.clang_getCursorLocation(variable)).offset == start
      else {
        if variable.kind == CXCursor_VarDecl || variable.kind == CXCursor_ParmDecl {
          if !isStored(variable), !names.isNumber(variable.type) { _ = local(of: variable, at: reference) }
        } else {
          noteSelf(reference)
        }
        continue
      }
      // `[x = …]` declares a variable that belongs to the lambda.
      guard !names.isNumber(variable.type) else { continue }
      let isReference = captureList?.references.contains(variable.spelling) ?? false
      let target = function.add(Code.Local(variable.spelling, names.typeName(of: variable.type), isReference ? .reference : names.ownership(of: variable.type)))
      locals[CursorKey(variable)] = target
      guard let initial = expressions.first(where: { reader.scanner(at: $0).position > start }) else { continue }
      captures.append(
        PendingCapture(
          source: .expression(initial), target: target, ownership: function.locals[Int(target)].ownership, position: outer?.position(of: reference) ?? place))
    }
    lowerCallable(children)
  }

  /// Parameters and body of a closure.
  private func lowerCallable(_ children: [CXCursor]) {
    for child in children where child.kind == CXCursor_ParmDecl { parameter(child) }
    for child in children where child.kind == CXCursor_CompoundStmt { statement(child) }
  }

  func parameter(_ cursor: CXCursor) {
    var local = Code.Local(cursor.spelling, names.typeName(of: cursor.type), names.ownership(of: cursor.type))
    var parameter = Code.Parameter()
    if local.type?.form == .closure, reader.isWrittenNoEscape(cursor) { parameter.traits.insert(.doesNotEscape) }
    if reader.isWrittenUnretained(cursor) { local.ownership = .unsafe }
    function.parameters.append(parameter)
    // Parameter `i` is in local `i`.
    locals[CursorKey(cursor)] = function.add(local)
  }

  // MARK: What is captured

  /// The local of a variable in this function. A closure captures it from the function around if need be.
  func local(of variable: CXCursor, at cursor: CXCursor) -> Code.LocalID {
    let key = CursorKey(variable)
    if let known = locals[key] { return known }
    guard let outer, outer.knows(key) else { return addLocal(variable, variable.children()) }
    let source = outer.local(of: variable, at: cursor)
    let isReference = captureList?.isReference(variable.spelling) ?? false
    if isReference { outer.function.locals[Int(source)].isShared = true }
    var copy = outer.function.locals[Int(source)]
    if !isReference, captureList != nil {
      copy.isShared = false
      // Capturing a reference by value copies what it refers to.
      if copy.ownership == .reference { copy.ownership = names.ownership(of: variable.type.canonical.pointee) }
    }
    let target = function.add(copy)
    locals[key] = target
    captures.append(
      PendingCapture(
        source: .local(source, isVariable: copy.isShared), target: target, ownership: isReference ? .reference : copy.ownership, position: position(of: cursor)))
    return target
  }

  private func knows(_ variable: CursorKey) -> Bool { locals[variable] != nil || outer?.knows(variable) ?? false }

  /// Notes that the code uses `self` or `this`, so that this closure and those around it capture it.
  func noteSelf(_ cursor: CXCursor) {
    guard let outer, !capturesSelf else { return }
    capturesSelf = true
    outer.noteSelf(cursor)
    let isObject = outer.isObjectiveC
    let ownership: Ownership =
      if let captureList { captureList.holdsCopy ? .value : !isObject ? .raw : captureList.takesAllByReference ? .reference : .strong } else { isObject ? .strong : .raw }
    // An ivar may be written without `self`, so there may be no place for it.
    let place = RawPlace(clang.clang_getCursorLocation(cursor))
    captures.append(
      PendingCapture(
        source: .selfObject, target: nil, ownership: ownership,
        position: cursor.kind == CXCursor_ObjCSelfExpr && place.line == 0 ? function.position : position(of: cursor)))
  }

  /// Whether `self` is an object of Objective-C.
  private var isObjectiveC: Bool { function.owner?.isObjectiveC ?? false }
}

extension UnitReader {
  /// Whether a parameter says `NS_NOESCAPE`. Without an SDK the macro expands to nothing, so only the text has it.
  func isWrittenNoEscape(_ parameter: CXCursor) -> Bool {
    let end = RawPlace(clang.clang_getRangeEnd(clang.clang_getCursorExtent(parameter))).offset
    let scanner = scanner(at: parameter)
    guard scanner.position <= end, end <= scanner.bytes.count else { return false }
    // Attributes may come before the type, after the parenthesis.
    let start = scanner.bytes[max(0, scanner.position - 64)..<scanner.position].lastIndex { [":", ",", ";", "}", "{"].contains(Unicode.Scalar($0)) }
    let written = Array(scanner.bytes[(start ?? scanner.position)..<end])
    return written.contains(text: "NS_NOESCAPE") || written.contains(text: "noescape")
  }

  /// Whether `__strong` is written before `typeof(…)` in the declaration of a variable, or in the macro that declares it.
  func isWrittenStrong(_ variable: CXCursor) -> Bool {
    // `__strong` is a macro built into clang and has no place in a file; the operand of `typeof` has one.
    guard let operand = variable.expressions().first else { return false }
    let place = RawPlace(spelling: clang.clang_getRangeStart(clang.clang_getCursorExtent(operand)))
    guard let file = place.file else { return false }
    let all = texts.bytes(of: text(clang.clang_getFileName(file)))
    guard place.offset <= all.count else { return false }
    let before = all[max(0, place.offset - 48)..<place.offset]
    let start = before.lastIndex { [";", "{", "}", "="].contains(Unicode.Scalar($0)) } ?? before.startIndex
    return Array(all[start..<place.offset]).contains(text: "__strong")
  }

  /// Whether a variable says `__unsafe_unretained`. Without ARC no type shows it.
  func isWrittenUnretained(_ variable: CXCursor) -> Bool {
    guard unit.language.isObjectiveC else { return false }
    let end = RawPlace(clang.clang_getCursorLocation(variable)).offset
    let scanner = scanner(at: variable)
    guard scanner.position < end, end <= scanner.bytes.count, end - scanner.position < 400 else { return false }
    return Array(scanner.bytes[scanner.position..<end]).contains(text: "__unsafe_unretained")
  }
}
