@_spi(RawSyntax) import SwiftSyntax

extension SyntaxKind {
  /// Whether an expression of this kind may name an object by itself.
  fileprivate var mayName: Bool {
    switch self {
    case .declReferenceExpr, .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr, .inOutExpr, .tupleExpr, .tryExpr, .awaitExpr: true
    default: false
    }
  }
}

extension FileReader {
  // MARK: Variables

  func readLocalVariable(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      if let type = binding.typeAnnotation { walk(type) }
      if let initial = binding.initializer { walk(initial.value) }
      let names = variableNames(binding.pattern)
      let isSingle = names.count == 1
      for name in names {
        let local = declare(name, type: isSingle ? binding.typeAnnotation.map { TypeReader.type($0.type) } : nil, initial: isSingle ? binding.initializer.map { expression($0.value) } : nil)
        if isSingle { place(resultOf: binding.initializer?.value, in: .local(local)) }
      }
      if let accessors = binding.accessorBlock { inBlock { walk(accessors.accessors) } }
    }
    for attribute in node.attributes { walk(attribute) }
  }

  func readBinding(_ node: OptionalBindingConditionSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    if let initial = node.initializer { walk(initial.value) }
    guard let name = variableNames(node.pattern).first else { return walk(node.pattern) }
    // `if let self`: it stays what it is.
    if name == "self" {
      capture(.selfObject)
      selfCaptures[selfCaptures.count - 1] = nil
      return
    }
    let short: Expression = local(named: name).map(Expression.local) ?? .name(name)
    if node.initializer == nil { mention(short, at: node) }
    declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: node.initializer.map { expression($0.value) } ?? short)
  }

  func readLoop(_ node: ForStmtSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    walk(node.sequence)
    beginLoop()
    defer { endLoop() }
    inBlock {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain {
        declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: expression(node.sequence), isElement: true)
      } else {
        walk(node.pattern)
      }
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
  }

  // MARK: Chains

  func readChain(_ node: ExprSyntax) {
    let chain = Chain(node.raw)
    let member = assignments.isEmpty ? nil : assignments.removeValue(forKey: node.id)
    let made = made.isEmpty ? nil : made.removeValue(forKey: node.id)
    var own: [Argument] = []
    let root = root(of: chain, depth: 0)
    let whole = value(of: chain.steps[...], from: root)
    mention(whole, at: node)
    // A chain too long to follow still says whose it is.
    if case .unknown = whole { mention(root, at: node) }
    // What is no name is read by itself: `(a ?? b).c`, `[1, 2].map { … }`.
    let readsRoot = chain.root.map { $0.kind != .declReferenceExpr && $0.kind != .superExpr } ?? false
    let calls = calls(of: chain, node, withRoot: readsRoot)
    if readsRoot, let base = calls.root {
      if base.is(GenericSpecializationExprSyntax.self) { mention(root, at: base) } else { walk(base) }
    }
    var (callee, reached) = (chain.steps.count <= Self.longestChain ? root : .unknown, 0)
    for (index, call) in calls.calls.reversed() {
      if let access = call.as(SubscriptCallExprSyntax.self) {
        walk(access.arguments)
      } else if let call = call.as(FunctionCallExprSyntax.self), case .call(let raw) = chain.steps[index] {
        callee = chain.steps[reached..<index].reduce(callee) { $0.followed(by: $1) }
        reached = index
        let isLast = index == chain.steps.count - 1
        // What the arguments of the calls before are read for is their own.
        assigned = member
        noteCall(call, raw, of: callee)
        keepClosures(of: chain, at: index, root: root, call, made: made)
        noteKept(chain, at: index, root: root)
        keepTarget(of: chain, at: index, root: root, call.arguments, node)
        let (placements, closures) = (summary.placements.count, summary.closures.count)
        noteTaking(of: chain, at: index, root: root, call.arguments)
        noteArguments(call, raw, of: chain, at: index, root: root, callee, made: isLast ? made : nil)
        own += (placements..<summary.placements.count).map(Argument.placement)
        walk(call.arguments)
        if let trailing = call.trailingClosure { walk(trailing) }
        for other in call.additionalTrailingClosures { walk(other.closure) }
        guard isLast else { continue }
        for closure in closures..<summary.closures.count {
          if case .call = summary.closures[closure].keeper {
            summary.closures[closure].made = made
            own.append(.closure(closure))
          }
        }
      }
    }
    // Asked for again where the result of the call is put somewhere.
    if !functions.isEmpty, !own.isEmpty, node.parent?.kind == .initializerClause { self.arguments[node.id] = own }
  }

  /// Notes what a call takes out of a collection, or ends.
  private func noteTaking(of chain: Chain, at index: Int, root: Expression, _ arguments: LabeledExprListSyntax) {
    guard !functions.isEmpty, index > 0, case .member(let called) = chain.steps[index - 1] else { return }
    if Self.clearing.contains(called) { take(from: value(of: chain.steps[..<(index - 1)], from: root), at: arguments) }
    if called == "removeObserver", let argument = arguments.first { take(from: expression(argument.expression), at: arguments) }
  }

  /// Notes what a call is handed: objects that have a name.
  private func noteArguments(
    _ call: FunctionCallExprSyntax, _ raw: RawFunctionCallExprSyntax, of chain: Chain, at index: Int, root: Expression, _ callee: Expression,
    made: Expression?
  ) {
    var fills: Expression?
    if !functions.isEmpty, index > 0, case .member(let called) = chain.steps[index - 1], called == "append" || called == "insert" || called == "updateValue" {
      fills = value(of: chain.steps[..<(index - 1)], from: root)
    }
    let isKnown = if case .unknown = callee { false } else { true }
    let arguments = raw.arguments.raw.elements.lazy.map { RawLabeledExprSyntax($0!)! }
    // Most calls are handed nothing that has a name.
    guard fills != nil || isKnown && arguments.contains(where: { $0.expression.raw.kind.mayName }) else { return }
    for (number, argument) in call.arguments.enumerated() {
      let isFilling = fills != nil && number == 0
      guard isFilling || argument.expression.raw.kind.mayName else { continue }
      let value = expression(argument.expression)
      if let fills, isFilling {
        place(value, in: .member(fills))
        if let call = argument.expression.as(FunctionCallExprSyntax.self) { self.made[call.id] = fills }
      }
      guard isKnown else { continue }
      if fills == nil, !functions.isEmpty {
        switch value {
        case .selfObject, .local, .name, .member: place(value, in: .argument(callee, label: argument.label?.plain ?? "", made: made))
        default: break
        }
      }
      guard isPlace(value) else { continue }
      summary.handings.append(FileSummary.Handing(
        scope: scope, place: place(of: argument), value: value,
        target: .argument(callee, label: argument.label?.plain ?? "", labels: arguments.map { $0.label?.plain ?? "" }),
        arms: arms(around: argument, of: value)))
    }
  }

  /// Calls after which the object that they are made on holds less than before, or is over.
  private static let clearing: Set<String> = [
    "invalidate", "invalidateAndCancel", "finishTasksAndInvalidate", "cancel", "dispose", "removeAll", "remove", "removeValue", "removeFirst", "removeLast",
    "popFirst", "popLast", "removeSubrange",
  ]

  /// `timer = Timer.scheduledTimer(…, target: self, …)`: the member keeps what the timer keeps.
  private func keepTarget(of chain: Chain, at index: Int, root: Expression, _ arguments: LabeledExprListSyntax, _ node: ExprSyntax) {
    guard let assigned, index == chain.steps.count - 1, case .name(let type) = root, ["Timer", "CADisplayLink", "URLSession"].contains(type), !firesOnce(arguments),
      arguments.contains(where: { ["target", "delegate"].contains($0.label?.plain ?? "") && expression($0.expression) == .selfObject })
    else { return }
    summary.closures.append(FileSummary.StoredClosure(
      scope: scope, place: place(of: node), keeper: .own(member: assigned), selfCapture: nil, capturesSelf: true, bareNames: [], others: [],
      body: functions.last?.body ?? 0))
  }

  /// A timer lets go of what it keeps once it has fired: `repeats: false`.
  private func firesOnce(_ arguments: LabeledExprListSyntax) -> Bool {
    arguments.contains { $0.label?.plain == "repeats" && $0.expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) }
  }

  /// The calls and subscripts of a chain, last to first, each with its place among the steps; and the root when it is asked for.
  private func calls(of chain: Chain, _ node: ExprSyntax, withRoot: Bool) -> (calls: [(index: Int, node: ExprSyntax)], root: ExprSyntax?) {
    let first = chain.steps.firstIndex { if case .call = $0 { true } else if case .subscripted = $0 { true } else { false } } ?? chain.steps.count
    var calls: [(index: Int, node: ExprSyntax)] = []
    var next: ExprSyntax? = node
    for index in stride(from: chain.steps.count - 1, through: withRoot ? 0 : first, by: -1) {
      guard let current = next else { break }
      switch chain.steps[index] {
      case .call:
        calls.append((index, current))
        next = current.as(FunctionCallExprSyntax.self)?.calledExpression
      case .subscripted:
        calls.append((index, current))
        next = current.as(SubscriptCallExprSyntax.self)?.calledExpression
      case .member, .same:
        if let access = current.as(MemberAccessExprSyntax.self) {
          next = access.base
        } else if let optional = current.as(OptionalChainingExprSyntax.self) {
          next = optional.expression
        } else {
          next = current.as(ForceUnwrapExprSyntax.self)?.expression
        }
      }
    }
    return (calls, withRoot ? next : nil)
  }

  /// Says of the closures among the arguments of a call where they may be kept.
  private func keepClosures(of chain: Chain, at index: Int, root: Expression, _ call: FunctionCallExprSyntax, made: Expression?) {
    guard case .call(let raw) = chain.steps[index], raw.hasClosure else { return }
    var called = ""
    if index > 0, case .member(let name) = chain.steps[index - 1] { called = name } else if case .name(let name) = root { called = name }
    guard !Self.neverKeeping.contains(called) else { return }
    let callee = value(of: chain.steps[..<index], from: root)
    if called == "scheduledTimer", firesOnce(call.arguments) { return }
    let isLast = index == chain.steps.count - 1
    func keep(_ closure: ClosureExprSyntax, label: String, isTrailing: Bool) {
      // What the platform hands out to end the keeping stands for it.
      if let assigned, isLast, ["scheduledTimer", "addObserver", "addPeriodicTimeObserver", "Timer"].contains(called) {
        keepers[closure.id] = .own(member: assigned)
        return
      }
      guard called == "sink" else { return keepers[closure.id] = .call(callee, label: label, isTrailing: isTrailing) }
      if mayEnd(chain, before: index, root) { ending.insert(closure.id) }
      // A subscription that is put nowhere is over at once.
      keepers[closure.id] = keptSubscription(chain, after: index, made: made).map { .own(member: $0) } ?? .nobody
    }
    for argument in call.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) { keep(closure, label: argument.label?.plain ?? "", isTrailing: false) }
    }
    if let trailing = call.trailingClosure { keep(trailing, label: "", isTrailing: true) }
    for other in call.additionalTrailingClosures { keep(other.closure, label: other.label.plain, isTrailing: false) }
  }

  /// Calls that are over before their caller goes on, or that let go of what they are given when they are done.
  private static let neverKeeping: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "sort", "contains", "first", "firstIndex", "allSatisfy", "min", "max",
    "removeAll", "prefix", "drop", "animate", "async", "asyncAfter", "sync", "withLock", "Task", "perform", "performBatchUpdates",
  ]

  /// Whether a subscription may be over by itself: to what a method hands out, as `api.load().sink { … }`, or to the first values of it.
  private func mayEnd(_ chain: Chain, before index: Int, _ root: Expression) -> Bool {
    var isSource = true
    for step in chain.steps.indices.prefix(index) {
      guard case .call = chain.steps[step] else { continue }
      var called = ""
      if step > 0, case .member(let name) = chain.steps[step - 1] { called = name } else if case .name(let name) = root { called = name }
      if Self.ending.contains(called) { return true }
      if isSource, !Self.operators.contains(called), called.first?.isLowercase ?? false { return true }
      isSource = false
    }
    return false
  }

  /// Publishers and operators of Combine after a few values of which a subscription is over.
  private static let ending: Set<String> = ["Just", "Future", "Fail", "Empty", "first", "prefix", "dataTaskPublisher"]

  /// Those that go on for as long as what they are called on, and the publishers of the platform that never end.
  private static let operators: Set<String> = [
    "publisher", "publish", "receive", "subscribe", "map", "tryMap", "mapError", "compactMap", "tryCompactMap", "flatMap", "filter", "tryFilter", "removeDuplicates",
    "debounce", "throttle", "delay", "dropFirst", "drop", "merge", "combineLatest", "zip", "scan", "tryScan", "share", "handleEvents", "eraseToAnyPublisher", "print",
    "replaceError", "replaceNil", "replaceEmpty", "setFailureType", "assertNoFailure", "catch", "tryCatch", "collect", "switchToLatest", "multicast", "autoconnect",
    "buffer", "breakpoint", "retry", "timeout", "encode", "decode", "prepend", "append", "measureInterval",
  ]

  /// `.sink { … }.store(in: &cancellables)`: the member that keeps the subscription.
  private func keptSubscription(_ chain: Chain, after index: Int, made: Expression?) -> String? {
    for (place, step) in chain.steps.enumerated().dropFirst(index + 1) {
      guard case .call(let call) = step, case .member("store") = chain.steps[place - 1], let argument = call.firstArgument else { continue }
      return memberName(expression(argument, depth: 0))
    }
    return assigned ?? made.flatMap { memberName($0) }
  }

  /// `let token = subject.sink { … }` and then `tokens.append(token)`: a subscription that a member keeps in the end.
  private func keepSubscriptions(of local: Int, in member: String) {
    for closure in subscriptions.removeValue(forKey: local) ?? [] { summary.closures[closure].keeper = .own(member: member) }
  }

  /// `handlers.append(handler)`: a parameter that a member of the object keeps.
  private func noteKept(_ chain: Chain, at index: Int, root: Expression) {
    guard !functions.isEmpty, index > 0, case .member(let called) = chain.steps[index - 1] else { return }
    if called == "store", case .call(let call) = chain.steps[index], let argument = call.firstArgument,
      case .local(let local) = value(of: chain.steps[..<(index - 1)], from: root), let member = memberName(expression(argument, depth: 0)) {
      return keepSubscriptions(of: local, in: member)
    }
    guard called == "append" || called == "insert" || called == "updateValue", index > 1 || root != .selfObject, case .call(let call) = chain.steps[index],
      let argument = call.firstArgument, case .local(let local) = expression(argument, depth: 0), let member = memberName(value(of: chain.steps[..<(index - 1)], from: root))
    else { return }
    keepSubscriptions(of: local, in: member)
    noteKept(local, in: member, isElement: true)
  }

  /// `[]`, `[:]`, `Bag()`: what was there before is gone.
  private func isEmptyNew(_ value: ExprSyntax) -> Bool {
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    if let dictionary = value.as(DictionaryExprSyntax.self) { return dictionary.content.is(TokenSyntax.self) }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
  }

  /// A parameter that a member keeps, or that a closure captures which may be kept itself.
  func noteKept(_ local: Int, in member: String, closure: Int? = nil, isElement: Bool = false) {
    guard let context = functions.last, let index = context.index, let parameter = context.parameters.first(where: { $0.local == local }) else { return }
    let isLast = local == context.parameters.last?.local
    summary.functions[index].keeps.append(
      FileSummary.Function.Kept(label: parameter.label, member: member, closure: closure, isLast: isLast, local: local, isElement: isElement))
  }

  // MARK: What is handed on

  private func noteHanding(_ right: ExprSyntax, to target: Expression) {
    guard isInFunction else { return }
    let value = expression(right)
    guard isPlace(value) else { return }
    let member: FileSummary.Handing.Target
    switch target {
    case .name(let name): member = .member(of: .selfObject, name: name)
    case .member(let object, let name): member = .member(of: object, name: name)
    default: return
    }
    summary.handings.append(
      FileSummary.Handing(scope: scope, place: place(of: right), value: value, target: member, arms: arms(around: right, of: value)))
  }

  /// Whether an expression names something that may hold an object: a variable, or a member of one.
  private func isPlace(_ value: Expression) -> Bool {
    func isVariable(_ name: String) -> Bool { name.unicodeScalars.first.map { !$0.properties.isUppercase } ?? false }
    var value = value
    while case .member(let base, let name) = value {
      guard isVariable(name) else { return false }
      if base == .selfObject { return true }
      value = base
    }
    switch value {
    case .name(let name): return isVariable(name)
    case .local(let local):
      if case .literal? = summary.locals[local].initial { return false }
      return !summary.locals[local].isElement
    default: return false
    }
  }

  /// The member of `self` that an expression names: `x` of `x`, `self.x` and `self.x[key]`.
  func memberName(_ value: Expression) -> String? {
    switch value {
    case .name(let name), .member(.selfObject, let name): name
    case .subscripted(let base): memberName(base)
    default: nil
    }
  }

  // MARK: Assignments

  func readAssignment(_ node: SequenceExprSyntax) {
    noteAssignment(node)
    var elements = node.elements.makeIterator()
    guard let left = elements.next(), let second = elements.next(), second.is(AssignmentExprSyntax.self), let right = elements.next() else { return }
    let isAlone = elements.next() == nil
    let target = expression(left)
    if let closure = right.as(ClosureExprSyntax.self) {
      switch target {
      case .name(let name), .member(.selfObject, let name), .subscripted(.name(let name)), .subscripted(.member(.selfObject, let name)):
        keepers[closure.id] = .own(member: name)
      case .member(let object, let name): keepers[closure.id] = .member(of: object, name: name)
      default: break
      }
    } else if isAlone {
      if case .local(let local) = expression(right), let member = memberName(target) {
        var isElement = false
        if case .subscripted = target { isElement = true }
        keepSubscriptions(of: local, in: member)
        noteKept(local, in: member, isElement: isElement)
      }
      noteHanding(right, to: target)
    }
    if let member = memberName(target), let call = right.as(FunctionCallExprSyntax.self) { assignments[call.id] = member }
    if case .local(let index) = target, summary.locals.indices.contains(index) { summary.locals[index].isReassigned = true }
    guard isAlone else { return }
    if right.is(NilLiteralExprSyntax.self) { return take(from: target, at: node) }
    replace(target, at: node)
    if !right.is(ClosureExprSyntax.self) {
      if isEmptyNew(right), functions.last?.name != "init" { take(from: target, at: node, isReplaced: true) }
      place(expression(right), in: .member(target))
      if let call = right.as(FunctionCallExprSyntax.self) { made[call.id] = target }
    }
  }

  // MARK: Closures

  func readClosure(_ node: ClosureExprSyntax) {
    let keeper = keepers.isEmpty ? nil : keepers.removeValue(forKey: node.id)
    // What stands in the capture list is looked up outside.
    let captures = node.signature?.capture?.items.map { $0 } ?? []
    for item in captures {
      if let initial = item.initializer { walk(initial.value) } else { mention(captured(item), at: item) }
    }
    let firstOwn = summary.locals.count
    returns.append(returning.removeValue(forKey: node.id))
    // What a closure around it refers to weakly, it refers to weakly itself.
    let own = captures.first { $0.initializer == nil && captured($0) == .selfObject }
    selfCaptures.append(own.map { reference($0.specifier) } ?? selfCaptures[selfCaptures.count - 1])
    defer {
      returns.removeLast()
      selfCaptures.removeLast()
    }
    inBlock {
      if let keeper { begin(keeper, at: node, captures, firstOwn: firstOwn) }
      for item in captures where item.name.tokenKind != .keyword(.self) {
        let value = item.initializer.map { expression($0.value) } ?? captured(item)
        declare(item.name.plain, initial: value)
      }
      readSignature(node.signature)
      walk(node.statements)
      if keeper != nil { stored.removeLast() }
    }
  }

  private func captured(_ item: ClosureCaptureSyntax) -> Expression {
    if item.name.tokenKind == .keyword(.self) { return .selfObject }
    return local(named: item.name.plain).map(Expression.local) ?? .name(item.name.plain)
  }

  private func begin(_ keeper: FileSummary.StoredClosure.Keeper, at node: ClosureExprSyntax, _ captures: [ClosureCaptureSyntax], firstOwn: Int) {
    var closure = FileSummary.StoredClosure(
      scope: scope, place: place(of: node), keeper: keeper, selfCapture: selfCaptures[selfCaptures.count - 1], capturesSelf: false, bareNames: [], others: [],
      body: functions.last?.body ?? 0, mayEnd: ending.remove(node.id) != nil)
    for item in captures {
      let reference = reference(item.specifier)
      // `[weak owner = self]` is a capture of self by another name.
      let value = item.initializer.map { expression($0.value) } ?? captured(item)
      if value == .selfObject {
        closure.capturesSelf = true
        closure.selfCapture = reference
      } else {
        closure.others.append(FileSummary.StoredClosure.Other(value: value, reference: reference))
      }
    }
    summary.closures.append(closure)
    var context = ClosureContext(index: summary.closures.count - 1, firstOwn: firstOwn)
    context.seen = Set(closure.others.map(\.value))
    stored.append(context)
  }

  private func reference(_ specifier: ClosureCaptureSpecifierSyntax?) -> FileSummary.Property.Reference? {
    switch specifier?.specifier.tokenKind {
    case .keyword(.weak): .weak
    case .keyword(.unowned): specifier?.detail?.text == "unsafe" ? .unsafe : .unowned
    default: nil
    }
  }

  private func readSignature(_ signature: ClosureSignatureSyntax?) {
    guard let signature else { return }
    switch signature.parameterClause {
    case nil: break
    case .simpleInput(let names): for name in names { declare(name.name.plain) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        if let type = parameter.type { walk(type) }
        declare((parameter.secondName ?? parameter.firstName).plain, type: parameter.type.map { TypeReader.type($0) })
      }
    }
    if let result = signature.returnClause { walk(result) }
  }
}
