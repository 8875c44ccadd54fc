import SwiftSyntax

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
    if name == "self" { return capture(.selfObject) }
    let short: Expression = local(named: name).map(Expression.local) ?? .name(name)
    if node.initializer == nil { mention(short, at: node) }
    declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: node.initializer.map { expression($0.value) } ?? short)
  }

  func readLoop(_ node: ForStmtSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    walk(node.sequence)
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
    let chain = Chain(node)
    assigned = assignments.removeValue(forKey: node.id)
    let made = made.removeValue(forKey: node.id)
    var own: [Argument] = []
    let root = root(of: chain, depth: 0)
    let whole = value(of: chain.steps[...], from: root)
    mention(whole, at: node)
    // A chain too long to follow still says whose it is.
    if whole == .unknown { mention(root, at: node) }
    // What is no name is read by itself: `(a ?? b).c`, `[1, 2].map { … }`.
    if let base = chain.root, !base.is(DeclReferenceExprSyntax.self), !base.is(SuperExprSyntax.self) {
      if base.is(GenericSpecializationExprSyntax.self) { mention(root, at: base) } else { walk(base) }
    }
    for (index, step) in chain.steps.enumerated() {
      switch step {
      case .member, .same: break
      case .subscripted(let arguments): walk(arguments)
      case .call(let arguments, let trailing, let more):
        keepClosures(of: chain, at: index, root: root, arguments, trailing, more)
        noteKept(chain, at: index, root: root, arguments)
        keepTarget(of: chain, at: index, root: root, arguments, node)
        let first = summary.placements.count
        noteArguments(of: chain, at: index, root: root, arguments, made: index == chain.steps.count - 1 ? made : nil)
        own += (first..<summary.placements.count).map(Argument.placement)
        let closures = summary.closures.count
        for argument in arguments { walk(argument.expression) }
        if let trailing { walk(trailing) }
        for other in more { walk(other.closure) }
        guard index == chain.steps.count - 1 else { continue }
        for closure in closures..<summary.closures.count {
          if case .call = summary.closures[closure].keeper {
            summary.closures[closure].made = made
            own.append(.closure(closure))
          }
        }
      }
    }
    if functions.isEmpty == false, !own.isEmpty { self.arguments[node.id] = own }
  }

  /// Notes what a call is handed, and what it takes out of a collection or ends.
  private func noteArguments(of chain: Chain, at index: Int, root: Expression, _ arguments: LabeledExprListSyntax, made: Expression?) {
    guard !functions.isEmpty else { return }
    if index > 0, case .member(let called) = chain.steps[index - 1] {
      let base = value(of: chain.steps[..<(index - 1)], from: root)
      if Self.clearing.contains(called) { take(from: base, at: arguments) }
      if called == "removeObserver", let argument = arguments.first { take(from: expression(argument.expression), at: arguments) }
      if ["append", "insert", "updateValue"].contains(called), let argument = arguments.first {
        place(expression(argument.expression), in: .member(base))
        if let call = argument.expression.as(FunctionCallExprSyntax.self) { self.made[call.id] = base }
        return
      }
    }
    let callee = value(of: chain.steps[..<index], from: root)
    guard callee != .unknown else { return }
    for argument in arguments {
      let value = expression(argument.expression)
      switch value {
      case .selfObject, .local, .name, .member: place(value, in: .argument(callee, label: argument.label?.plain ?? "", made: made))
      default: break
      }
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

  /// Says of the closures among the arguments of a call where they may be kept.
  private func keepClosures(
    of chain: Chain, at index: Int, root: Expression, _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) {
    var called = ""
    if index > 0, case .member(let name) = chain.steps[index - 1] { called = name } else if case .name(let name) = root { called = name }
    guard !Self.neverKeeping.contains(called) else { return }
    let callee = value(of: chain.steps[..<index], from: root)
    if called == "scheduledTimer", firesOnce(arguments) { return }
    let isLast = index == chain.steps.count - 1
    func keep(_ closure: ClosureExprSyntax, label: String, isTrailing: Bool) {
      // What the platform hands out to end the keeping stands for it.
      if let assigned, isLast, ["scheduledTimer", "addObserver", "addPeriodicTimeObserver", "Timer"].contains(called) {
        keepers[closure.id] = .own(member: assigned)
        return
      }
      keepers[closure.id] = called == "sink" ? .own(member: keptSubscription(chain, after: index) ?? "sink") : .call(callee, label: label, isTrailing: isTrailing)
    }
    for argument in arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) { keep(closure, label: argument.label?.plain ?? "", isTrailing: false) }
    }
    if let trailing { keep(trailing, label: "", isTrailing: true) }
    for other in more { keep(other.closure, label: other.label.plain, isTrailing: false) }
  }

  /// Calls that are over before their caller goes on, or that let go of what they are given when they are done.
  private static let neverKeeping: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "sort", "contains", "first", "firstIndex", "allSatisfy", "min", "max",
    "removeAll", "prefix", "drop", "animate", "async", "asyncAfter", "sync", "withLock", "Task", "perform", "performBatchUpdates",
  ]

  /// `.sink { … }.store(in: &cancellables)`: the member that keeps the subscription.
  private func keptSubscription(_ chain: Chain, after index: Int) -> String? {
    for (place, step) in chain.steps.enumerated().dropFirst(index + 1) {
      guard case .call(let arguments, _, _) = step, case .member("store") = chain.steps[place - 1], let argument = arguments.first?.expression
      else { continue }
      return memberName(expression(argument))
    }
    return assigned
  }

  /// `handlers.append(handler)`: a parameter that a member of the object keeps.
  private func noteKept(_ chain: Chain, at index: Int, root: Expression, _ arguments: LabeledExprListSyntax) {
    guard !functions.isEmpty, index > 1 || index == 1 && root != .selfObject, case .member(let called) = chain.steps[index - 1],
      ["append", "insert", "updateValue"].contains(called), let argument = arguments.first,
      case .local(let local) = expression(argument.expression), let member = memberName(value(of: chain.steps[..<(index - 1)], from: root))
    else { return }
    noteKept(local, in: member)
  }

  /// `[]`, `[:]`, `Bag()`: what was there before is gone.
  private func isEmptyNew(_ value: ExprSyntax) -> Bool {
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    if let dictionary = value.as(DictionaryExprSyntax.self) { return dictionary.content.is(TokenSyntax.self) }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
  }

  private func noteKept(_ local: Int, in member: String) {
    guard let context = functions.last, let index = context.index, let label = context.parameters[local] else { return }
    summary.functions[index].keeps.append(FileSummary.Function.Kept(label: label, member: member, isLast: local == context.lastParameter))
  }

  /// The member of `self` that an expression names: `x` of `x`, `self.x` and `self.x[key]`.
  private func memberName(_ value: Expression) -> String? {
    switch value {
    case .name(let name), .member(.selfObject, let name): name
    case .subscripted(let base): memberName(base)
    default: nil
    }
  }

  // MARK: Assignments

  func readAssignment(_ node: SequenceExprSyntax) {
    let elements = node.elements
    guard elements.count >= 3, let second = elements.dropFirst().first, second.is(AssignmentExprSyntax.self), let left = elements.first,
      let right = elements.dropFirst(2).first
    else { return }
    let target = expression(left)
    if let closure = right.as(ClosureExprSyntax.self) {
      switch target {
      case .name(let name), .member(.selfObject, let name), .subscripted(.name(let name)), .subscripted(.member(.selfObject, let name)):
        keepers[closure.id] = .own(member: name)
      case .member(let object, let name): keepers[closure.id] = .member(of: object, name: name)
      default: break
      }
    } else if elements.count == 3, case .local(let local) = expression(right), let member = memberName(target) {
      noteKept(local, in: member)
    }
    if let member = memberName(target), let call = right.as(FunctionCallExprSyntax.self) { assignments[call.id] = member }
    if case .local(let index) = target, summary.locals.indices.contains(index) { summary.locals[index].isReassigned = true }
    guard elements.count == 3 else { return }
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
    let keeper = keepers.removeValue(forKey: node.id)
    // What stands in the capture list is looked up outside.
    let captures = node.signature?.capture?.items.map { $0 } ?? []
    for item in captures {
      if let initial = item.initializer { walk(initial.value) } else { mention(captured(item), at: item) }
    }
    let firstOwn = summary.locals.count
    returns.append(returning.removeValue(forKey: node.id))
    defer { returns.removeLast() }
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
      scope: scope, place: place(of: node), keeper: keeper, selfCapture: nil, capturesSelf: false, bareNames: [], others: [],
      body: functions.last?.body ?? 0)
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
