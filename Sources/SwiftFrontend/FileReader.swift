import SwiftSyntax

/// Walks the tree of one file and gathers its summary: the state that the walk shares, scopes and names.
final class FileReader: SyntaxVisitor {
  var summary = FileSummary()
  private let lines: LineTable
  /// Of the last place that was asked for: most are asked for in the order of the file.
  private var lastLine = 0
  private var conditions: [String] = [] { didSet { condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ") } }
  private var condition: String?

  /// The innermost scope of the summary.
  var scope = 0
  /// The variables that are seen, by name.
  private var variables: [String: Int] = [:]
  /// What each name meant before it was declared, in order of the declarations.
  private var hidden: [(name: String, before: Int?)] = []
  /// How many loops stand around the walk.
  private(set) var loopDepth = 0
  /// How many stood around each variable where it was declared.
  private(set) var loopDepths: [Int] = []
  /// Of each block around, how many of `hidden` are older.
  private var blocks: [Int] = []
  var functions: [FunctionContext] = []
  /// Closures being read that outlive their call.
  var stored: [ClosureContext] = []
  /// What keeps the closures that the walk is about to meet.
  var keepers: [SyntaxIdentifier: FileSummary.StoredClosure.Keeper] = [:]

  /// The closures among them that are let go of when something is over.
  var ending: Set<SyntaxIdentifier> = []

  /// The members that calls are assigned to: what keeps what the call returns.
  var assignments: [SyntaxIdentifier: String] = [:]
  /// The member that the chain being read is assigned to.
  var assigned: String?

  /// What the objects are put into that calls make.
  var made: [SyntaxIdentifier: Expression] = [:]
  /// The placements and closures that are arguments of a call, for what is known of it afterwards.
  var arguments: [SyntaxIdentifier: [Argument]] = [:]
  /// The members that what closures return is put into, innermost closure last.
  var returns: [String?] = []
  var returning: [SyntaxIdentifier: String] = [:]
  /// How the closures around the walk refer to `self`, innermost last; nil where it is the object itself.
  var selfCaptures: [FileSummary.Property.Reference?] = [nil]
  /// The closures of the subscriptions that local variables hold.
  var subscriptions: [Int: [Int]] = [:]
  private var bodyCount = 0

  enum Argument {
    case placement(Int)
    case closure(Int)
  }

  /// The method of a type whose body is being read.
  var method: MethodContext?

  struct MethodContext {
    /// Its place in `summary.methods`.
    var index: Int
    /// The blocks around the walk, innermost last, and how many there are so far.
    var open = [0]
    var count = 1
    /// How many statements were met that leave their block early.
    var exits = 0
    /// `exits` at the beginning of the statements around the walk.
    var before: [Int] = []
  }

  /// A function whose body is being read.
  struct FunctionContext {
    var name: String
    /// Whether it has a scope of its own in the summary.
    var hasScope: Bool
    /// Its place in `summary.functions`; nil for what nobody calls by name.
    var index: Int?
    /// Its parameters in order: the local, and the label.
    var parameters: [(local: Int, label: String)] = []
    var body = 0
    /// What it has taken from members so far: the placement, and the lists of statements around it.
    var taken: [(placement: Int, member: Expression, lists: Set<SyntaxIdentifier>)] = []
  }

  /// The number of a body that begins: inside another it is the same.
  func beginBody() -> Int {
    if let outer = functions.last { return outer.body }
    bodyCount += 1
    return bodyCount
  }

  struct ClosureContext {
    var index: Int
    /// Variables from this one on are its own.
    var firstOwn: Int
    /// What it names so far, to say each once.
    var seen: Set<Expression> = []
    var seenNames: Set<String> = []
  }

  init(path: String, lines: LineTable) {
    self.lines = lines
    summary.path = path
    summary.scopes = [FileSummary.Scope(kind: .file, name: "", parent: 0, place: FileSummary.Place(line: 0, column: 0, condition: nil))]
    // A line mentions something, more often than not.
    summary.mentions.reserveCapacity(lines.count)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Places

  func place(of node: some SyntaxProtocol) -> FileSummary.Place {
    let (line, column) = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset, near: lastLine)
    lastLine = line
    return FileSummary.Place(line: line, column: column, condition: condition)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var before: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { spaced(trimmedText(of: $0)) }
      let negated = before.map { "!" + ($0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : "(\($0))") }
      let all = negated + (own.map { [negated.isEmpty ? $0 : parenthesised($0)] } ?? [])
      conditions.append(all.joined(separator: " && "))
      if let elements = clause.elements { inBraces { walk(elements) } }
      conditions.removeLast()
      if let own { before.append(own) }
    }
    return .skipChildren
  }

  /// What `trimmedDescription` says, which makes a tree of its own for it.
  private func trimmedText(of node: ExprSyntax) -> String {
    String(decoding: node.description.utf8.dropFirst(node.leadingTriviaLength.utf8Length).dropLast(node.trailingTriviaLength.utf8Length), as: UTF8.self)
  }

  private func parenthesised(_ condition: String) -> String { condition.contains("||") ? "(\(condition))" : condition }

  /// A condition of several lines in one.
  private func spaced(_ text: String) -> String { text.split { $0 == "\n" || $0 == "\r" || $0 == "\t" || $0 == " " }.joined(separator: " ") }

  // MARK: What is visited

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { readImport(node); return .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { readType(node, .class, node.genericParameterClause); return .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { readType(node, .struct, node.genericParameterClause); return .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { readType(node, .enum, node.genericParameterClause); return .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { readType(node, .actor, node.genericParameterClause); return .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { readType(node, .protocol, nil); return .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { readExtension(node); return .skipChildren }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { readAlias(node); return .skipChildren }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { readAssociatedType(node); return .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { readVariable(node); return .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { readCase(node); return .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { readFunction(node); return .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { readInitializer(node); return .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { readSubscript(node); return .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { readDeinitializer(node); return .skipChildren }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { readAttribute(node); return .skipChildren }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { mention(TypeReader.type(TypeSyntax(node)), at: node); return .skipChildren }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { mention(TypeReader.type(TypeSyntax(node)), at: node); return .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { readChain(ExprSyntax(node)); return .skipChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { readChain(ExprSyntax(node)); return .skipChildren }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { readChain(ExprSyntax(node)); return .skipChildren }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { readChain(ExprSyntax(node)); return .skipChildren }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { readChain(ExprSyntax(node)); return .skipChildren }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { mention(expression(ExprSyntax(node)), at: node); return .skipChildren }
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { mention(.superObject, at: node); return .skipChildren }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind { mention(expression(ExprSyntax(node)), at: node); return .skipChildren }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { readAssignment(node); return .visitChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { inCodeOfItsOwn { readClosure(node) }; return .skipChildren }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { inBraces { inBlock { walk(node.statements) } }; return .skipChildren }
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { beginStatement(); return .visitChildren }
  override func visitPost(_ node: CodeBlockItemSyntax) { endStatement() }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    noteExit()
    if let member = returns.last ?? nil, let value = node.expression { place(expression(value), in: .member(.member(.selfObject, member))) }
    return .visitChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { noteExit(); return .visitChildren }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { noteExit(); return .skipChildren }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { noteExit(); return .skipChildren }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { noteExit(); return .skipChildren }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { noteExit() }
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { readLoop(node); return .skipChildren }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind { readBinding(node); return .skipChildren }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier.plain); return .skipChildren }
  // What a condition binds is seen in the block, and gone after it.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { beginBlock(); return .visitChildren }
  override func visitPost(_ node: IfExprSyntax) { endBlock() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { beginLoop(); beginBlock(); return .visitChildren }
  override func visitPost(_ node: WhileStmtSyntax) { endBlock(); endLoop() }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { beginLoop(); return .visitChildren }
  override func visitPost(_ node: RepeatStmtSyntax) { endLoop() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { beginBlock(); openBraces(); return .visitChildren }
  override func visitPost(_ node: SwitchCaseSyntax) { closeBraces(); endBlock() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    beginBlock()
    declare("error")
    return .visitChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { endBlock() }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind { walk(node.expression); return .skipChildren }

  // Nothing below these is read: made of tokens alone. Each is one more tree that the walk doesn't have to build.
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DiscardAssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: WildcardPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Scopes

  func inScope(_ new: FileSummary.Scope, _ body: () -> Void) {
    let outer = scope
    summary.scopes.append(new)
    scope = summary.scopes.count - 1
    if new.kind == .function || new.kind == .variable {
      inBlock(body)
    } else {
      // Inside a type, the variables of a function around it are not seen.
      let outside = (variables, hidden, blocks, selfCaptures)
      (variables, hidden, blocks, selfCaptures) = ([:], [], [], [nil])
      body()
      (variables, hidden, blocks, selfCaptures) = outside
    }
    scope = outer
  }

  var isInFunction: Bool { !functions.isEmpty }

  /// A type declared in a function needs the function in its name: tests declare a `Fake` in each.
  func giveFunctionScope(at node: some SyntaxProtocol) {
    guard let last = functions.indices.last, !functions[last].hasScope else { return }
    functions[last].hasScope = true
    summary.scopes.append(FileSummary.Scope(kind: .function, name: functions[last].name, parent: scope, place: place(of: node)))
    scope = summary.scopes.count - 1
  }

  // MARK: Variables

  func inBlock(_ body: () -> Void) {
    beginBlock()
    body()
    endBlock()
  }

  func beginLoop() { loopDepth += 1 }

  func endLoop() { loopDepth -= 1 }

  private func beginBlock() { blocks.append(hidden.count) }

  private func endBlock() {
    for _ in blocks.removeLast()..<hidden.count {
      let (name, before) = hidden.removeLast()
      variables[name] = before
    }
  }

  @discardableResult
  func declare(_ name: String, type: TypeName? = nil, initial: Expression? = nil, isElement: Bool = false) -> Int {
    summary.locals.append(FileSummary.Local(scope: scope, type: type, initial: initial, isElement: isElement))
    loopDepths.append(loopDepth)
    let index = summary.locals.count - 1
    hidden.append((name, variables.updateValue(index, forKey: name)))
    return index
  }

  func local(named name: String) -> Int? { variables.isEmpty ? nil : variables[name] }

  // MARK: Mentions

  func mention(_ type: TypeName, at node: some SyntaxProtocol) {
    summary.mentions.append(FileSummary.Mention(scope: scope, place: place(of: node), what: .type(type)))
  }

  /// States that an expression is used, and tells the closures around it what they capture.
  func mention(_ value: Expression, at node: some SyntaxProtocol) {
    if !stored.isEmpty { capture(value.root) }
    switch value {
    // Their types are mentioned where they are declared.
    case .unknown, .local, .selfObject, .superObject, .literal: return
    default: summary.mentions.append(FileSummary.Mention(scope: scope, place: place(of: node), what: .expression(value)))
    }
  }

  // MARK: Single objects

  /// Notes that a value is put somewhere in the body that is being read.
  func place(_ value: Expression?, in target: FileSummary.Placement.Target) {
    guard let body = functions.last?.body else { return }
    summary.placements.append(FileSummary.Placement(scope: scope, body: body, target: target, value: value))
  }

  /// Notes that something is taken from a member; `isReplaced` where a new one of its kind is put there.
  func take(from member: Expression, at node: some SyntaxProtocol, isReplaced: Bool = false) {
    guard let last = functions.indices.last, functions[last].name != "deinit" else { return }
    place(isReplaced ? .unknown : nil, in: .taken(member))
    functions[last].taken.append((summary.placements.count - 1, member, Set(lists(around: node))))
  }

  /// What is put into a member whichever way the code takes makes up for what was taken before: `timer?.invalidate(); timer = …`.
  func replace(_ member: Expression, at node: some SyntaxProtocol) {
    guard let last = functions.indices.last, !functions[last].taken.isEmpty, let list = lists(around: node).first else { return }
    let name = memberName(member)
    for taken in functions[last].taken
    where (taken.member == member || name != nil && memberName(taken.member) == name) && taken.lists.contains(list) {
      summary.placements[taken.placement].target = .taken(.unknown)
    }
  }

  private func lists(around node: some SyntaxProtocol) -> [SyntaxIdentifier] {
    var lists: [SyntaxIdentifier] = []
    var next = Syntax(node).parent
    while let current = next, !current.is(FunctionDeclSyntax.self), !current.is(ClassDeclSyntax.self) {
      if current.is(CodeBlockItemListSyntax.self) { lists.append(current.id) }
      next = current.parent
    }
    return lists
  }

  /// Says afterwards of a call that has been read what its result is put into.
  func place(resultOf call: ExprSyntax?, in target: Expression) {
    guard let call, let noted = arguments.removeValue(forKey: call.id) else { return }
    for argument in noted {
      switch argument {
      case .placement(let index):
        if case .argument(let callee, let label, nil) = summary.placements[index].target {
          summary.placements[index].target = .argument(callee, label: label, made: target)
        }
      case .closure(let index):
        summary.closures[index].made = target
        if case .local(let local) = target, summary.closures[index].keeper == .nobody { subscriptions[local, default: []].append(index) }
      }
    }
  }

  func capture(_ root: Expression) {
    for index in stored.indices {
      switch root {
      case .selfObject, .superObject: summary.closures[stored[index].index].capturesSelf = true
      case .name(let name):
        if stored[index].seenNames.insert(name).inserted { summary.closures[stored[index].index].bareNames.append(name) }
      case .local(let local) where local < stored[index].firstOwn:
        if stored[index].seen.insert(root).inserted {
          summary.closures[stored[index].index].others.append(FileSummary.StoredClosure.Other(value: root, reference: nil))
          noteKept(local, in: "", closure: stored[index].index)
        }
      default: break
      }
    }
  }
}

extension Expression {
  /// What a chain of members and calls starts from.
  var root: Expression {
    var next = self
    while true {
      switch next {
      case .member(let base, _), .call(let base), .subscripted(let base), .optional(let base): next = base
      default: return next
      }
    }
  }
}

/// Where lines begin.
struct LineTable {
  private var starts: [Int] = [0]

  var count: Int { starts.count }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let newline = UInt8(ascii: "\n")
    starts.reserveCapacity(bytes.count / 32)
    for index in bytes.indices {
      let byte = bytes[index]
      // The line ends of old Mac files too.
      guard byte == newline || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == newline) else { continue }
      starts.append(index + 1)
    }
  }

  /// Line and column in bytes, from 1, of an offset. O(log lines), and O(1) on the line `near` or the one after it.
  func place(of offset: Int, near line: Int = 0) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    if line > 0, line < starts.count, starts[line - 1] <= offset {
      if offset < starts[line] { return (line, offset - starts[line - 1] + 1) }
      low = line
      if line + 1 < starts.count, offset < starts[line + 1] { high = line + 1 }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
