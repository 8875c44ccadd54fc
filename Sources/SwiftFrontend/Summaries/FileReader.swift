import Foundation
@_spi(RawSyntax) import SwiftSyntax

/// Walks the tree of one file and fills its summary. Holds the state of the walk, the scopes and the variables.
///
/// It walks the raw tree, which the parser has made anyway and which is cheap to read: nodes with parents and positions would be created, and reference
/// counted, during the walk. The raw tree lives as long as any node of the other tree.
final class FileReader {
  var summary = FileSummary()
  private let lines: LineTable
  /// The bytes that the tokens of the tree are made of.
  private let source: UnsafePointer<UInt8>?
  private let sourceLength: Int
  /// The line of the last place that was asked for: most are asked for in the order of the file.
  private var lastLine = 0
  private var conditions: [String] = [] { didSet { condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ") } }
  private var condition: String?

  /// The innermost scope of the summary.
  var scope = 0
  /// The visible variables, by name.
  private var variables: [String: Int] = [:]
  /// What each declared name meant before, in the order of the declarations.
  private var hidden: [(name: String, before: Int?)] = []
  /// For each open block, the size of `hidden` at its begin.
  private var blocks: [Int] = []
  var functions: [FunctionContext] = []
  /// Classes whose members are stored in a database: SwiftData's `@Model`.
  var models: Set<Int> = []

  /// A function whose body is being read.
  struct FunctionContext {
    var name: String
    /// Whether it has a scope of its own in the summary.
    var hasScope: Bool
  }

  /// The reader of a file whose tree is `tree`, which must outlive it.
  init(path: String, lines: LineTable, tree: RawSyntax) {
    self.lines = lines
    source = tree.firstToken.flatMap { token in token.rawText.baseAddress.map { $0 - token.leadingTriviaByteLength } }
    sourceLength = tree.byteLength
    summary.path = path
    summary.scopes = [FileSummary.Scope(kind: .file, name: "", parent: 0, place: FileSummary.Place(line: 0, column: 0, condition: nil))]
    // There is about one mention a line.
    summary.mentions.reserveCapacity(lines.count)
  }

  // MARK: Places

  /// Where a node begins. For a node that is missing in the source, the last line of the walk.
  func place(of node: some RawSyntaxNodeProtocol) -> FileSummary.Place {
    let (line, column) = lineAndColumn(of: node.raw)
    return FileSummary.Place(line: line, column: column, condition: condition)
  }

  func lineAndColumn(of raw: RawSyntax) -> (line: Int, column: Int) {
    guard let offset = offset(of: raw) else { return (lastLine, 1) }
    let place = lines.place(of: offset, near: lastLine)
    lastLine = place.line
    return place
  }

  /// The raw tree has no positions, but the texts of its tokens point into the source.
  private func offset(of raw: RawSyntax) -> Int? {
    guard let source, let text = raw.firstToken?.rawText.baseAddress else { return nil }
    let offset = text - source
    return offset >= 0 && offset <= sourceLength ? offset : nil
  }

  // MARK: The walk

  func walk(_ node: some RawSyntaxNodeProtocol) { walk(node.raw) }

  /// Reads a node and the nodes below it. Long because there are many kinds of nodes: each takes a line or two.
  func walk(_ raw: RawSyntax) {
    switch raw.kind {
    // These consist of tokens only.
    case .token, .operatorDecl, .precedenceGroupDecl, .declModifierList, .binaryOperatorExpr, .assignmentExpr, .discardAssignmentExpr, .integerLiteralExpr,
      .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringSegment, .simpleStringLiteralExpr, .regexLiteralExpr, .wildcardPattern,
      .availabilityCondition:
      break

    case .importDecl: readImport(RawImportDeclSyntax(raw)!)
    case .classDecl:
      let node = RawClassDeclSyntax(raw)!
      readType(node, .class, node.genericParameterClause)
    case .structDecl:
      let node = RawStructDeclSyntax(raw)!
      readType(node, .struct, node.genericParameterClause)
    case .enumDecl:
      let node = RawEnumDeclSyntax(raw)!
      readType(node, .enum, node.genericParameterClause)
    case .actorDecl:
      let node = RawActorDeclSyntax(raw)!
      readType(node, .actor, node.genericParameterClause)
    case .protocolDecl: readType(RawProtocolDeclSyntax(raw)!, .protocol, nil)
    case .extensionDecl: readExtension(RawExtensionDeclSyntax(raw)!)
    case .typeAliasDecl: readAlias(RawTypeAliasDeclSyntax(raw)!)
    case .associatedTypeDecl: readAssociatedType(RawAssociatedTypeDeclSyntax(raw)!)
    case .variableDecl: readVariable(RawVariableDeclSyntax(raw)!)
    case .enumCaseDecl: readCase(RawEnumCaseDeclSyntax(raw)!)
    case .functionDecl: readFunction(RawFunctionDeclSyntax(raw)!)
    case .initializerDecl: readInitializer(RawInitializerDeclSyntax(raw)!)
    case .subscriptDecl: readSubscript(RawSubscriptDeclSyntax(raw)!)
    case .deinitializerDecl: readDeinitializer(RawDeinitializerDeclSyntax(raw)!)
    case .attribute: readAttribute(RawAttributeSyntax(raw)!)
    case .ifConfigDecl: readConditions(RawIfConfigDeclSyntax(raw)!)

    case .identifierType, .memberType: mention(TypeReader.type(raw, depth: 0), at: raw)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr: readChain(raw)
    case .declReferenceExpr: mention(expression(raw), at: raw)
    case .genericSpecializationExpr:
      mention(expression(raw), at: raw)
      walkArguments(of: raw)
    case .superExpr: mention(.superObject, at: raw)
    case .sequenceExpr:
      noteAction(RawSequenceExprSyntax(raw)!)
      walkChildren(of: raw)
    case .macroExpansionDecl: readExpansion(named: RawMacroExpansionDeclSyntax(raw)!.macroName.plain, raw)
    case .macroExpansionExpr:
      let node = RawMacroExpansionExprSyntax(raw)!
      readMacro(node)
      readExpansion(named: node.macroName.plain, raw)
    case .closureExpr: readClosure(RawClosureExprSyntax(raw)!)
    case .labeledExpr: walk(RawLabeledExprSyntax(raw)!.expression)

    case .codeBlock: inBlock { walk(RawCodeBlockSyntax(raw)!.statements) }
    case .forStmt: readLoop(RawForStmtSyntax(raw)!)
    case .optionalBindingCondition: readBinding(RawOptionalBindingConditionSyntax(raw)!)
    case .identifierPattern: declare(RawIdentifierPatternSyntax(raw)!.identifier.plain)
    // Variables that a condition binds are visible in the block, but not after it.
    case .ifExpr: inBlock { walkChildren(of: raw) }
    case .whileStmt: inBlock { walkChildren(of: raw) }
    case .switchCase: inBlock { walkChildren(of: raw) }
    case .catchClause:
      inBlock {
        declare("error")
        walkChildren(of: raw)
      }

    default: walkChildren(of: raw)
    }
  }

  private func walkChildren(of raw: RawSyntax) {
    // Half of all nodes are tokens, which need no reading.
    for case let child? in raw.children where !child.isToken { walk(child) }
  }

  /// `#Preview { … }`: its content is code, as in a function.
  /// What the arguments of a macro declare is local: `#Preview { let model = Model(); Screen(model) }`.
  private func readExpansion(named name: String, _ raw: RawSyntax) {
    if isInFunction { return walkChildren(of: raw) }
    // A release build leaves previews out.
    if name == "Preview" { conditions.append("DEBUG") }
    inLocalScope(named: "#" + name) { walkChildren(of: raw) }
    if name == "Preview" { conditions.removeLast() }
  }

  /// Reads code at the top of a file as if it were in a function.
  func inLocalScope(named name: String, _ body: () -> Void) {
    let outer = scope
    functions.append(FunctionContext(name: name, hasScope: false))
    inBlock(body)
    functions.removeLast()
    scope = outer
  }

  private func readConditions(_ node: RawIfConfigDeclSyntax) {
    var before: [String] = []
    for clause in node.compiledClauses {
      let own = clause.condition.map { spaced(trimmedText(of: $0.raw)) }
      let negated = before.map { "!" + ($0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : "(\($0))") }
      let all = negated + (own.map { [negated.isEmpty ? $0 : parenthesised($0)] } ?? [])
      conditions.append(all.joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
      if let own { before.append(own) }
    }
  }

  private func trimmedText(of raw: RawSyntax) -> String {
    String(decoding: raw.syntaxTextBytes.dropFirst(raw.leadingTriviaByteLength).dropLast(raw.trailingTriviaByteLength), as: UTF8.self)
  }

  private func parenthesised(_ condition: String) -> String { condition.contains("||") ? "(\(condition))" : condition }

  /// Joins a condition of several lines to one line.
  private func spaced(_ text: String) -> String { text.split { $0 == "\n" || $0 == "\r" || $0 == "\t" || $0 == " " }.joined(separator: " ") }

  // MARK: Scopes

  func inScope(_ new: FileSummary.Scope, _ body: () -> Void) {
    let outer = scope
    summary.scopes.append(new)
    scope = summary.scopes.count - 1
    if new.kind == .function || new.kind == .variable {
      inBlock(body)
    } else {
      // Inside a local type, the variables of the function around it are not visible.
      let outside = (variables, hidden, blocks)
      (variables, hidden, blocks) = ([:], [], [])
      body()
      (variables, hidden, blocks) = outside
    }
    scope = outer
  }

  var isInFunction: Bool { !functions.isEmpty }

  /// Gives the function a scope of its own, because a local type needs the function in its name: tests often declare a `Fake` each.
  func giveFunctionScope(at node: some RawSyntaxNodeProtocol) {
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
    let index = summary.locals.count - 1
    hidden.append((name, variables.updateValue(index, forKey: name)))
    return index
  }

  func local(named name: String) -> Int? { variables.isEmpty ? nil : variables[name] }

  // MARK: Mentions

  func mention(_ type: TypeName, at node: some RawSyntaxNodeProtocol) {
    summary.mentions.append(FileSummary.Mention(scope: scope, place: place(of: node), what: .type(type)))
  }

  /// Adds a mention of an expression.
  func mention(_ value: Expression, at node: some RawSyntaxNodeProtocol) {
    switch value {
    // Their types are mentioned where they are declared.
    case .unknown, .local, .selfObject, .superObject, .literal: return
    default: summary.mentions.append(FileSummary.Mention(scope: scope, place: place(of: node), what: .expression(value)))
    }
  }
}

/// The offsets at which lines begin.
struct LineTable {
  private var starts: [Int] = [0]

  var count: Int { starts.count }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(bytes.count / 32)
    guard let first = bytes.baseAddress else { return }
    let newline = UInt8(ascii: "\n")
    // Line ends of old Mac files, which hardly any file has.
    let hasReturns = memchr(first, 0x0D, bytes.count) != nil
    if hasReturns {
      for index in bytes.indices where bytes[index] == newline || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == newline) {
        starts.append(index + 1)
      }
    } else {
      var position = 0
      while let end = memchr(first + position, Int32(newline), bytes.count - position) {
        position = UnsafeRawPointer(end) - UnsafeRawPointer(first) + 1
        starts.append(position)
      }
    }
  }

  /// Line and column (in bytes) of an offset, from 1. O(log lines), but O(1) on the line `near` and the next one.
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
