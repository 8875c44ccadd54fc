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

  func readLocalVariable(_ node: RawVariableDeclSyntax) {
    for binding in node.bindings.elements(RawPatternBindingSyntax.self) {
      if let type = binding.typeAnnotation { walk(type) }
      let names = variableNames(binding.pattern)
      let isSingle = names.count == 1
      if let initial = binding.initializer {
        // What the call notes is asked for below.
        if isSingle { arguments[initial.value.raw.id] = [] }
        walk(initial.value)
      }
      for name in names {
        let local = declare(name, type: isSingle ? binding.typeAnnotation.map { TypeReader.type($0.type) } : nil, initial: isSingle ? binding.initializer.map { expression($0.value) } : nil)
        if isSingle { place(resultOf: binding.initializer?.value, in: .local(local)) }
      }
      if let accessors = binding.accessorBlock { inBlock { walk(accessors.accessors) } }
    }
    walk(node.attributes)
  }

  func readBinding(_ node: RawOptionalBindingConditionSyntax) {
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

  func readLoop(_ node: RawForStmtSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    walk(node.sequence)
    inLoop {
      inBlock {
        if let name = RawIdentifierPatternSyntax(node.pattern)?.identifier.plain {
          declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: expression(node.sequence), isElement: true)
        } else {
          walk(node.pattern)
        }
        if let condition = node.whereClause { walk(condition) }
        walk(node.body)
      }
    }
  }

  // MARK: Chains

  func readChain(_ node: RawSyntax) {
    let chain = Chain(node)
    let member = assignments.isEmpty ? nil : assignments.removeValue(forKey: node.id)
    let made = made.isEmpty ? nil : made.removeValue(forKey: node.id)
    var own: [Argument] = []
    let root = root(of: chain, depth: 0)
    let whole = value(of: chain.steps[...], from: root)
    mention(whole, at: node)
    // A chain too long to follow still says whose it is.
    if case .unknown = whole { mention(root, at: node) }
    // What is no name is read by itself: `(a ?? b).c`, `[1, 2].map { … }`.
    switch chain.root?.kind {
    case nil, .declReferenceExpr, .superExpr: break
    case .genericSpecializationExpr: mention(root, at: chain.root!)
    default: walk(chain.root!)
    }
    var (callee, reached) = (chain.steps.count <= Self.longestChain ? root : .unknown, 0)
    for (index, step) in chain.steps.enumerated() {
      switch step {
      case .member, .same: break
      case .subscripted(let access): walk(access.arguments)
      case .call(let call):
        callee = chain.steps[reached..<index].reduce(callee) { $0.followed(by: $1) }
        reached = index
        let isLast = index == chain.steps.count - 1
        // What the arguments of the calls before are read for is their own.
        assigned = member
        noteActions(call)
        keepClosures(of: chain, at: index, root: root, call, made: made)
        noteKept(chain, at: index, root: root)
        keepTarget(of: chain, at: index, root: root, call.arguments, node)
        let (placements, closures) = (summary.placements.count, summary.closures.count)
        noteTaking(of: chain, at: index, root: root, call.arguments)
        noteArguments(call, of: chain, at: index, root: root, callee, made: isLast ? made : nil)
        own += (placements..<summary.placements.count).map(Argument.placement)
        walk(call.arguments)
        if let trailing = call.trailingClosure { walk(trailing) }
        for other in call.additionalTrailingClosures.elements(RawMultipleTrailingClosureElementSyntax.self) { walk(other.closure) }
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
    if !own.isEmpty, self.arguments[node.id] != nil { self.arguments[node.id] = own }
  }

  /// Notes what a call takes out of a collection, or ends.
  private func noteTaking(of chain: Chain, at index: Int, root: Expression, _ arguments: RawLabeledExprListSyntax) {
    guard !functions.isEmpty, index > 0, case .member(let called) = chain.steps[index - 1] else { return }
    if Self.clearing.contains(called) { take(from: value(of: chain.steps[..<(index - 1)], from: root)) }
    if called == "removeObserver", let argument = arguments.elements(RawLabeledExprSyntax.self).first { take(from: expression(argument.expression)) }
  }

  /// Notes what a call is handed: objects that have a name.
  private func noteArguments(
    _ call: RawFunctionCallExprSyntax, of chain: Chain, at index: Int, root: Expression, _ callee: Expression, made: Expression?
  ) {
    var fills: Expression?
    if !functions.isEmpty, index > 0, case .member(let called) = chain.steps[index - 1], called == "append" || called == "insert" || called == "updateValue" {
      fills = value(of: chain.steps[..<(index - 1)], from: root)
    }
    let isKnown = if case .unknown = callee { false } else { true }
    let arguments = call.arguments.elements(RawLabeledExprSyntax.self)
    // Most calls are handed nothing that has a name.
    guard fills != nil || isKnown && arguments.contains(where: { $0.expression.raw.kind.mayName }) else { return }
    for (number, argument) in arguments.enumerated() {
      let isFilling = fills != nil && number == 0
      guard isFilling || argument.expression.raw.kind.mayName else { continue }
      let value = expression(argument.expression)
      if let fills, isFilling {
        place(value, in: .member(fills))
        if argument.expression.raw.kind == .functionCallExpr { self.made[argument.expression.raw.id] = fills }
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
        arms: arms(of: value)))
    }
  }

  /// Calls after which the object that they are made on holds less than before, or is over.
  private static let clearing: Set<String> = [
    "invalidate", "invalidateAndCancel", "finishTasksAndInvalidate", "cancel", "dispose", "removeAll", "remove", "removeValue", "removeFirst", "removeLast",
    "popFirst", "popLast", "removeSubrange",
  ]

  /// `timer = Timer.scheduledTimer(…, target: self, …)`: the member keeps what the timer keeps.
  private func keepTarget(of chain: Chain, at index: Int, root: Expression, _ arguments: RawLabeledExprListSyntax, _ node: RawSyntax) {
    guard let assigned, index == chain.steps.count - 1, case .name(let type) = root, ["Timer", "CADisplayLink", "URLSession"].contains(type), !firesOnce(arguments),
      arguments.elements(RawLabeledExprSyntax.self).contains(where: { ["target", "delegate"].contains($0.label?.plain ?? "") && expression($0.expression) == .selfObject })
    else { return }
    summary.closures.append(FileSummary.StoredClosure(
      scope: scope, place: place(of: node), keeper: .own(member: assigned), selfCapture: nil, capturesSelf: true, bareNames: [], others: [],
      body: functions.last?.body ?? 0, isTarget: true))
  }

  /// A timer lets go of what it keeps once it has fired: `repeats: false`.
  private func firesOnce(_ arguments: RawLabeledExprListSyntax) -> Bool {
    arguments.elements(RawLabeledExprSyntax.self).contains {
      $0.label?.tokenText == "repeats" && RawBooleanLiteralExprSyntax($0.expression)?.literal.isKeyword("false") ?? false
    }
  }

  /// Says of the closures among the arguments of a call where they may be kept.
  private func keepClosures(of chain: Chain, at index: Int, root: Expression, _ call: RawFunctionCallExprSyntax, made: Expression?) {
    guard call.hasClosure else { return }
    var called = ""
    if index > 0, case .member(let name) = chain.steps[index - 1] { called = name } else if case .name(let name) = root { called = name }
    guard !Self.neverKeeping.contains(called) else { return }
    let callee = value(of: chain.steps[..<index], from: root)
    if called == "scheduledTimer", firesOnce(call.arguments) { return }
    let isLast = index == chain.steps.count - 1
    func keep(_ closure: RawSyntax, label: String, isTrailing: Bool) {
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
    for argument in call.arguments.elements(RawLabeledExprSyntax.self) where argument.expression.raw.kind == .closureExpr {
      keep(argument.expression.raw, label: argument.label?.plain ?? "", isTrailing: false)
    }
    if let trailing = call.trailingClosure { keep(trailing.raw, label: "", isTrailing: true) }
    for other in call.additionalTrailingClosures.elements(RawMultipleTrailingClosureElementSyntax.self) { keep(other.closure.raw, label: other.label.plain, isTrailing: false) }
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
  private func isEmptyNew(_ value: RawSyntax) -> Bool {
    if let array = RawArrayExprSyntax(value) { return array.elements.raw.children.isEmpty }
    if let dictionary = RawDictionaryExprSyntax(value) { return dictionary.content.kind == .token }
    guard let call = RawFunctionCallExprSyntax(value) else { return false }
    return call.arguments.raw.children.isEmpty && call.trailingClosure == nil
  }

  /// A parameter that a member keeps, or that a closure captures which may be kept itself.
  func noteKept(_ local: Int, in member: String, closure: Int? = nil, isElement: Bool = false) {
    guard let context = functions.last, let index = context.index, let parameter = context.parameters.first(where: { $0.local == local }) else { return }
    let isLast = local == context.parameters.last?.local
    summary.functions[index].keeps.append(
      FileSummary.Function.Kept(label: parameter.label, member: member, closure: closure, isLast: isLast, local: local, isElement: isElement))
  }

  // MARK: What is handed on

  private func noteHanding(_ right: RawSyntax, to target: Expression) {
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
      FileSummary.Handing(scope: scope, place: place(of: right), value: value, target: member, arms: arms(of: value)))
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

  func readAssignment(_ node: RawSequenceExprSyntax) {
    noteAction(node)
    let elements = node.elements.raw.children
    guard elements.count >= 3, let left = elements[0], elements[1]?.kind == .assignmentExpr, let right = elements[2] else { return }
    let isAlone = elements.count == 3
    let target = expression(left)
    if right.kind == .closureExpr {
      switch target {
      case .name(let name), .member(.selfObject, let name), .subscripted(.name(let name)), .subscripted(.member(.selfObject, let name)):
        keepers[right.id] = .own(member: name)
      case .member(let object, let name): keepers[right.id] = .member(of: object, name: name)
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
    if right.kind == .functionCallExpr, let member = memberName(target) { assignments[right.id] = member }
    if case .local(let index) = target, summary.locals.indices.contains(index) { summary.locals[index].isReassigned = true }
    guard isAlone else { return }
    if right.kind == .nilLiteralExpr { return take(from: target) }
    replace(target)
    if right.kind != .closureExpr {
      if isEmptyNew(right), functions.last?.name != "init" { take(from: target, isReplaced: true) }
      place(expression(right), in: .member(target))
      if right.kind == .functionCallExpr { made[right.id] = target }
    }
  }

  // MARK: Closures

  func readClosure(_ node: RawClosureExprSyntax) {
    let keeper = keepers.isEmpty ? nil : keepers.removeValue(forKey: node.raw.id)
    // What stands in the capture list is looked up outside.
    let captures = node.signature?.capture.map { Array($0.items.elements(RawClosureCaptureSyntax.self)) } ?? []
    for item in captures {
      if let initial = item.initializer { walk(initial.value) } else { mention(captured(item), at: item) }
    }
    let firstOwn = summary.locals.count
    returns.append(returning.removeValue(forKey: node.raw.id))
    // What a closure around it refers to weakly, it refers to weakly itself.
    let own = captures.first { $0.initializer == nil && captured($0) == .selfObject }
    selfCaptures.append(own.map { reference($0.specifier) } ?? selfCaptures[selfCaptures.count - 1])
    defer {
      returns.removeLast()
      selfCaptures.removeLast()
    }
    inBlock {
      if let keeper { begin(keeper, at: node, captures, firstOwn: firstOwn) }
      for item in captures where !item.name.isSelf {
        let value = item.initializer.map { expression($0.value) } ?? captured(item)
        declare(item.name.plain, initial: value)
      }
      readSignature(node.signature)
      walk(node.statements)
      if keeper != nil { stored.removeLast() }
    }
  }

  private func captured(_ item: RawClosureCaptureSyntax) -> Expression {
    if item.name.isSelf { return .selfObject }
    return local(named: item.name.plain).map(Expression.local) ?? .name(item.name.plain)
  }

  private func begin(_ keeper: FileSummary.StoredClosure.Keeper, at node: RawClosureExprSyntax, _ captures: [RawClosureCaptureSyntax], firstOwn: Int) {
    var closure = FileSummary.StoredClosure(
      scope: scope, place: place(of: node), keeper: keeper, selfCapture: selfCaptures[selfCaptures.count - 1], capturesSelf: false, bareNames: [], others: [],
      body: functions.last?.body ?? 0, mayEnd: ending.remove(node.raw.id) != nil)
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

  private func reference(_ specifier: RawClosureCaptureSpecifierSyntax?) -> FileSummary.Property.Reference? {
    switch specifier?.specifier.tokenText {
    case "weak": .weak
    case "unowned": specifier?.detail?.tokenText == "unsafe" ? .unsafe : .unowned
    default: nil
    }
  }

  private func readSignature(_ signature: RawClosureSignatureSyntax?) {
    guard let signature else { return }
    if let clause = signature.parameterClause.flatMap({ RawClosureParameterClauseSyntax($0) }) {
      for parameter in clause.parameters.elements(RawClosureParameterSyntax.self) {
        if let type = parameter.type { walk(type) }
        declare((parameter.secondName ?? parameter.firstName).plain, type: parameter.type.map { TypeReader.type($0) })
      }
    } else if let names = signature.parameterClause.flatMap({ RawClosureShorthandParameterListSyntax($0) }) {
      for name in names.elements(RawClosureShorthandParameterSyntax.self) { declare(name.name.plain) }
    }
    if let result = signature.returnClause { walk(result) }
  }
}
