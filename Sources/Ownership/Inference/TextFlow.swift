import Facts
import Platform

/// A text that is passed to a call as the name of something.
package struct NamedInText: Hashable, Sendable {
  package let name: String
  package let meaning: Platform.NameInText
  /// The function that contains the text.
  package let function: EntityID
  /// The type that the function belongs to; nil for a free function or a global variable.
  package let owner: EntityID?
  package let location: SourceLocation
}

/// The texts that reach calls which look something up by name: directly as an argument, or through variables, members, lists, parameters and results.
///
/// A flow-insensitive backward slice from each such call: a variable may have any value that is stored in it anywhere. O(values), and for each call the values that
/// lead to it, `TextFlow.mostValues` at most. The result is in source order.
package func textsThatName(in code: Code) -> [NamedInText] {
  var flow = TextFlow(code)
  return flow.found()
}

private struct TextFlow {
  private let code: Code
  private let functions: [EntityID: Int]
  private lazy var index = Index(code)

  static let mostValues = 2_000
  /// The deepest nesting of closures that is followed.
  private static let deepestClosure = 100

  /// A value of a function.
  private struct Node: Hashable {
    let function: Int
    let value: Code.ValueID
  }

  init(_ code: Code) {
    self.code = code
    functions = Dictionary(code.functions.indices.map { (code.functions[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func found() -> [NamedInText] {
    var found: [NamedInText] = []
    var known: Set<NamedInText> = []
    for (number, function) in code.functions.enumerated() {
      for case .call(let call) in function.values {
        guard case .function(let name, _) = call.callee, let meaning = Platform.nameInText(givenTo: name), let argument = call.arguments.first else { continue }
        for text in texts(reaching: Node(function: number, value: argument.value), meaning) where known.insert(text).inserted { found.append(text) }
      }
    }
    return found
  }

  private mutating func texts(reaching start: Node, _ meaning: Platform.NameInText) -> [NamedInText] {
    var texts: [NamedInText] = []
    var seen: Set<Node> = [start]
    var waiting = [start]
    while let node = waiting.popLast(), seen.count < Self.mostValues {
      let function = code.functions[node.function]
      if let text = text(function.values[Int(node.value)], in: function) {
        let position = function.positions[Int(node.value)]
        texts.append(
          NamedInText(
            name: text, meaning: meaning, function: function.id, owner: function.owner,
            location: SourceLocation(function.path, line: Int(position.line), column: Int(position.column))))
      } else {
        for next in sources(of: node) where seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return texts.sorted { $0.location != $1.location ? $0.location < $1.location : $0.name.byteOrder(to: $1.name) < 0 }
  }

  /// The text that a value is by itself.
  private func text(_ value: Code.Value, in function: Code.Function) -> String? {
    switch value {
    case .text(let text): return text
    case .call(let call):
      guard case .function(let name, _) = call.callee, Platform.answersNameOfType(name), let argument = call.arguments.first,
        case .type(let type) = function.values[Int(argument.value)], let id = type.id
      else { return nil }
      return id.lastName
    default: return nil
    }
  }

  /// The values that a value may be copied or extracted from.
  private mutating func sources(of node: Node) -> [Node] {
    let function = code.functions[node.function]
    func here(_ values: [Code.ValueID]) -> [Node] { values.map { Node(function: node.function, value: $0) } }
    switch function.values[Int(node.value)] {
    case .either(let values), .collection(let values): return here(values)
    case .cast(let value, _), .element(let value): return here([value])
    case .local(let local): return index.stored(in: .local(node.function, local)) + given(to: local, of: node.function)
    case .variable(let id, let name): return index.stored(in: .variable(id, name))
    case .member(_, let field): return index.stored(in: .member(field.owner, field.name))
    case .call(let call):
      guard case .function(let name, let candidates) = call.callee else { return [] }
      if !candidates.isEmpty { return candidates.compactMap { functions[$0] }.flatMap { index.returned(by: $0) } }
      // An element or a copy of the receiver. A text that is composed of others is not followed.
      guard let receiver = call.receiver, !Self.composing.contains(where: name.lowercased().contains) else { return [] }
      return here([receiver])
    case .selfObject, .associated, .new, .closure, .boundMethod, .type, .null, .literal, .text, .enumCase, .boolean, .name, .unknown: return []
    }
  }

  private static let composing = ["append", "format", "replac", "substring", "prefix", "suffix", "string"]

  /// What callers pass for a parameter, and what a closure captures for a variable.
  private mutating func given(to local: Code.LocalID, of number: Int, depth: Int = 0) -> [Node] {
    let function = code.functions[number]
    guard depth < Self.deepestClosure else { return [] }
    if Int(local) < function.parameters.count {
      return index.calls(of: function.id).compactMap { caller in
        guard case .call(let call) = code.functions[caller.function].values[Int(caller.value)], let argument = call.argument(for: Int(local), of: function.parameters) else { return nil }
        return Node(function: caller.function, value: argument)
      }
    }
    guard function.kind == .closure, let made = index.maker(of: function.id), case .closure(_, let captures) = code.functions[made.function].values[Int(made.value)] else { return [] }
    return captures.filter { $0.target == local }.flatMap { capture -> [Node] in
      switch capture.source {
      case .value(let value): [Node(function: made.function, value: value)]
      case .variable(let outer): index.stored(in: .local(made.function, outer)) + given(to: outer, of: made.function, depth: depth + 1)
      }
    }
  }

  /// The stores by place, the callers and results of functions, and the makers of closures. O(values and statements).
  private struct Index {
    enum Place: Hashable {
      case local(Int, Code.LocalID)
      case variable(EntityID, String)
      case member(EntityID?, String)
    }

    private var stores: [Place: [Node]] = [:]
    private var returns: [Int: [Node]] = [:]
    private var callers: [EntityID: [Node]] = [:]
    private var makers: [EntityID: Node] = [:]

    init(_ code: Code) {
      for (number, function) in code.functions.enumerated() {
        for (value, content) in function.values.enumerated() {
          let node = Node(function: number, value: Code.ValueID(value))
          if case .call(let call) = content, case .function(_, let candidates) = call.callee { for id in candidates { callers[id, default: []].append(node) } }
          if case .closure(let id, _) = content { makers[id] = node }
        }
        add(function.body, number)
      }
    }

    private mutating func add(_ statements: [Code.Statement], _ number: Int) {
      var waiting = [statements]
      while let list = waiting.popLast() {
        for statement in list {
          switch statement {
          case .store(let value, let place, _):
            let node = Node(function: number, value: value)
            switch place {
            case .local(let local): stores[.local(number, local), default: []].append(node)
            case .variable(let id, let name): stores[.variable(id, name), default: []].append(node)
            case .member(_, let field): stores[.member(field.owner, field.name), default: []].append(node)
            case .element, .associated, .name: break
            }
          case .return(let value?, _): returns[number, default: []].append(Node(function: number, value: value))
          default: waiting += statement.blocks
          }
        }
      }
    }

    func stored(in place: Place) -> [Node] { stores[place] ?? [] }
    func returned(by function: Int) -> [Node] { returns[function] ?? [] }
    func calls(of id: EntityID) -> [Node] { callers[id] ?? [] }
    func maker(of closure: EntityID) -> Node? { makers[closure] }
  }
}

extension Code.Call {
  /// The argument for a parameter: by label if the call has labels, else by position.
  fileprivate func argument(for number: Int, of parameters: [Code.Parameter]) -> Code.ValueID? {
    let label = parameters[number].label
    if !label.isEmpty, let named = arguments.first(where: { $0.label == label }) { return named.value }
    return arguments.indices.contains(number) && (label.isEmpty || arguments[number].label.isEmpty) ? arguments[number].value : nil
  }
}

extension EntityID {
  /// `Feed` of `s:App.Feed` and `c:objc(cs)Feed`.
  fileprivate var lastName: String {
    let end = text.lastIndex { $0 == "." || $0 == ")" || $0 == ":" || $0 == "@" }
    return String(end.map { text[text.index(after: $0)...] } ?? text[...])
  }
}
