import CClang
import Facts

// Which object an expression stands for, as one body knows it. Two expressions with the same name are the same object, as long as nobody
// assigns another in between.

extension Expressions {
  /// The names of the objects that an expression may come to; empty when it is nobody that the body has a name for. What lies in a member
  /// is said as well: `self.child` lies in `child` of `self`.
  func objects(of expression: CXCursor) -> [String] { objects(of: expression, depth: 4) }

  private func objects(of expression: CXCursor, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    // A variable that is given several values, as in a loop, is none of them all the time.
    if case let variable = peeled(expression), variable.kind == CXCursor_DeclRefExpr || variable.kind == CXCursor_VariableRef,
      let local = localVariable(variable.referenced) {
      let same = onlyValue(of: local).map { objects(of: $0, depth: depth - 1) } ?? []
      return same.isEmpty ? objects(ofSource: variable, depth) : same
    }
    var found: [String] = []
    for source in sources(of: expression).prefix(8) {
      for name in objects(ofSource: source, depth) where !found.contains(name) { found.append(name) }
    }
    return found
  }

  private func objects(ofSource source: CXCursor, _ depth: Int) -> [String] {
    switch source.kind {
    case CXCursor_ObjCSelfExpr: return isOwnClass(source) ? [] : ["self"]
    case CXCursor_CXXThisExpr: return ["self"]
    case CXCursor_MemberRefExpr: return members(source, depth)
    case CXCursor_ObjCMessageExpr:
      // `[[X alloc] init]` is one object, made here.
      return [made(at: source)]
    case CXCursor_CXXNewExpr:
      return [made(at: source.firstChild { $0.kind == CXCursor_CallExpr } ?? source)]
    case CXCursor_CallExpr:
      switch source.spelling {
      case "shared_from_this": return ["self"]
      case "operator->", "operator*": return source.arguments.first.map { objects(of: $0, depth: depth - 1) } ?? []
      case "get", "lock": return source.expressions().first?.expressions().first.map { objects(of: $0, depth: depth - 1) } ?? []
      default: return [made(at: source)]
      }
    case CXCursor_UnaryOperator:
      // `*this`, `&child`
      return source.expressions().first.map { objects(of: $0, depth: depth - 1) } ?? []
    case CXCursor_DeclRefExpr, CXCursor_VariableRef:
      let variable = source.referenced
      guard variable.kind == CXCursor_ParmDecl || localVariable(variable) != nil else { return [] }
      return ["\(variable.spelling)@\(RawPlace(clang.clang_getCursorLocation(variable)).offset)"]
    default: return []
    }
  }

  private func made(at cursor: CXCursor) -> String {
    let (use, text) = (RawPlace(clang.clang_getCursorLocation(cursor)), RawPlace(spelling: clang.clang_getCursorLocation(cursor)))
    return "\(cursor.spelling)@\(use.offset)" + (use.offset == text.offset ? "" : "@\(text.offset)")
  }

  private func members(_ member: CXCursor, _ depth: Int) -> [String] {
    switch member.referenced.kind {
    case CXCursor_ObjCPropertyDecl, CXCursor_ObjCIvarDecl, CXCursor_FieldDecl: break
    default: return []
    }
    guard let place = places(of: member).first else { return [] }
    return place.objects.map { holder in
      let name = holder + "." + place.member
      for owner in place.owners {
        reader.place(Placement(body, .finds, holder: holder, .member(Member(owner: owner, name: place.member)), name))
      }
      return name
    }
  }

  /// The objects that a member is named of: `self` when nothing stands before it.
  func holders(of member: CXCursor) -> [String] {
    guard let base = member.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) else { return ["self"] }
    return objects(of: base)
  }

  /// The object that a method runs in, or that an initialiser or constructor makes.
  func receivers(of call: CXCursor) -> [String] {
    if call.kind == CXCursor_ObjCMessageExpr {
      guard let receiver = call.receiver else { return call.firstChild?.kind == CXCursor_ObjCClassRef ? [] : ["self"] }
      return call.spelling.hasPrefix("init") && peeled(receiver).kind == CXCursor_ObjCMessageExpr ? objects(of: call) : objects(of: receiver)
    }
    if call.referenced.kind == CXCursor_Constructor { return [made(at: call)] }
    guard call.referenced.kind == CXCursor_CXXMethod, let callee = call.expressions().first.map(peeled), callee.kind == CXCursor_MemberRefExpr
    else { return [] }
    return holders(of: callee)
  }
}

extension StoreReader {
  /// States that the value is put into the place, of whichever objects the body knows by name.
  func note(_ value: CXCursor, at place: Expressions.Place) {
    let objects = expressions.objects(of: value)
    for holder in place.objects.isEmpty ? [nil] : place.objects.map(Optional.some) {
      for object in objects.isEmpty ? [nil] : objects.map(Optional.some) {
        for owner in place.owners {
          reader.place(Placement(expressions.body, .puts, holder: holder, .member(Member(owner: owner, name: place.member)), object))
        }
      }
    }
  }

  /// States what a block that is put there keeps alive.
  func note(_ captures: Captures, at target: Placement.Target, of holders: [String]) {
    for capture in captures.objects where capture.ownership.isOwning {
      for object in capture.isSelf ? ["self"] : expressions.objects(of: capture.cursor) {
        for holder in holders {
          reader.place(Placement(expressions.body, .captures, holder: holder, target, object, of: capture.entity, at: reader.location(of: capture.cursor)))
        }
      }
    }
  }

  /// What a body takes away, unless it puts something else there as surely: `[_timer invalidate]; _timer = …`.
  func noteClearing() {
    guard !isDeallocation else { return }
    for (place, cursor) in notes.cleared {
      let puts = notes.given[Member(owner: place.holder, name: place.member)] ?? []
      if !puts.contains(where: { follows($0, cursor) }) { state(.cleared, place, at: cursor) }
    }
  }

  /// Whether what stands at an offset comes after the cursor, whichever way the code takes: in the same braces, or in those around them.
  private func follows(_ offset: Int, _ cursor: CXCursor) -> Bool {
    let scanner = reader.scanner(at: cursor)
    guard scanner.position < offset, offset <= scanner.bytes.count else { return false }
    var (depth, lowest) = (0, 0)
    for byte in scanner.bytes[scanner.position..<offset] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      lowest = min(lowest, depth)
    }
    return depth == lowest
  }

  private var isDeallocation: Bool { cursor.kind == CXCursor_Destructor || cursor.spelling == "dealloc" }

  /// Whether a value is nothing: `nil`, `nullptr`.
  func isNothing(_ value: CXCursor) -> Bool {
    let sources = expressions.sources(of: value)
    return !sources.isEmpty && sources.allSatisfy {
      $0.kind == CXCursor_IntegerLiteral || $0.kind == CXCursor_GNUNullExpr || $0.kind == CXCursor_CXXNullPtrLiteralExpr || $0.spelling == "nil"
    }
  }

  /// Messages after which the receiver holds less than before, or is over.
  static let clearingSelectors: Set<String> = [
    "invalidate", "invalidateAndCancel", "finishTasksAndInvalidate", "cancel", "removeAllObjects", "removeObject:", "removeObjectAtIndex:",
    "removeObjectForKey:", "removeLastObject", "removeObjectsForKeys:", "removeObjectsInArray:", "removeObjectIdenticalTo:",
  ]
}

extension UnitReader {
  func place(_ placement: Placement) {
    guard placed.insert(placement).inserted else { return }
    extraction.placements.append(placement)
  }
}

extension Expressions.Place {
  /// The types that facts about the member may be stated of: the one that declares it, and the one that it is known to be a member of.
  var owners: [EntityID] { declarer.map { $0 == holder ? [holder] : [$0, holder] } ?? [holder] }
}
