import Facts
import Platform

/// A text that is passed to a call as the name of something.
package struct NamedInText: Hashable, Sendable {
  package let name: String
  package let meaning: Platform.NameInText
  /// The function that contains the text; for a constant the one that reads it.
  package let function: EntityID
  /// The type that the function belongs to; nil for a free function or a global variable.
  package let owner: EntityID?
  package let location: SourceLocation
}

/// The texts that reach calls which look something up by name: directly as an argument, through variables, members, lists, parameters and results, or as parts of a
/// text that is composed.
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
  /// The most texts that one composed text may be.
  private static let mostComposed = 50
  /// The deepest nesting of closures, and of composed texts, that is followed.
  private static let deepestClosure = 100
  private static let deepestText = 4

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
        guard case .function(let name, _) = call.callee, let meaning = Platform.nameInText(givenTo: name), let named = named(by: call, name, in: function) else { continue }
        for text in texts(reaching: Node(function: number, value: named)) {
          let reader = code.functions[text.reader.function]
          let position = reader.positions[Int(text.reader.value)]
          let named = NamedInText(
            name: text.text, meaning: meaning, function: reader.id, owner: reader.owner,
            location: SourceLocation(reader.path, line: Int(position.line), column: Int(position.column)))
          if known.insert(named).inserted { found.append(named) }
        }
      }
    }
    return found
  }

  /// The value whose text a call looks up. A controller's own nib is no nib that the call loads.
  private func named(by call: Code.Call, _ name: String, in function: Code.Function) -> Code.ValueID? {
    if name.hasPrefix("instantiateInitial") { return call.receiver }
    if name == "init(nibName:bundle:)" {
      guard let receiver = call.receiver, case .new(let type) = function.values[Int(receiver)], ["UINib", "NSNib"].contains(type.id?.lastName) else { return nil }
    }
    return call.arguments.first?.value
  }

  /// A text that a value may have, and where: the value that is the text, or for a constant the value that reads the constant.
  private struct Found {
    let text: String
    let reader: Node
  }

  private mutating func texts(reaching start: Node, depth: Int = 0) -> [Found] {
    var texts: [Found] = []
    var readers: [Node: Node] = [start: start]
    var waiting = [start]
    while let node = waiting.popLast(), readers.count < Self.mostValues {
      let function = code.functions[node.function]
      let reader = function.kind == .initialValue ? readers[node]! : node
      if let text = text(function.values[Int(node.value)], in: function) {
        texts.append(Found(text: text, reader: reader))
      } else if let parts = parts(of: node), depth < Self.deepestText {
        texts += composed(parts, depth: depth + 1).map { Found(text: $0, reader: reader) }
      } else {
        for next in sources(of: node) where readers[next] == nil {
          readers[next] = reader
          waiting.append(next)
        }
      }
    }
    func place(_ found: Found) -> SourceLocation {
      let function = code.functions[found.reader.function]
      let position = function.positions[Int(found.reader.value)]
      return SourceLocation(function.path, line: Int(position.line), column: Int(position.column))
    }
    return texts.map { (place($0), $0) }.sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1.text.byteOrder(to: $1.1.text) < 0 }.map(\.1)
  }

  /// A part of a composed text.
  private enum Part {
    case text(String)
    case value(Node)
  }

  /// The parts of a text that a format, an interpolation or a concatenation makes, in order; nil for another value.
  private mutating func parts(of node: Node) -> [Part]? {
    let function = code.functions[node.function]
    func here(_ value: Code.ValueID) -> Part { .value(Node(function: node.function, value: value)) }
    switch function.values[Int(node.value)] {
    case .unknown(let operands, _) where !operands.isEmpty: return operands.map(here)
    case .call(let call):
      guard case .function(let name, let candidates) = call.callee, candidates.isEmpty, let first = call.arguments.first?.value else { return nil }
      if ["stringByAppendingString:", "appending(_:)"].contains(name), let receiver = call.receiver { return [here(receiver), here(first)] }
      guard ["stringWithFormat:", "initWithFormat:", "init(format:)"].contains(name), case .text(let format) = function.values[Int(first)] else { return nil }
      var parts: [Part] = []
      var rest = call.arguments.dropFirst().map(\.value)[...]
      for (number, piece) in format.split(separator: "%@", omittingEmptySubsequences: false).enumerated() {
        if number > 0 { rest.popFirst().map { parts.append(here($0)) } }
        parts.append(.text(String(piece)))
      }
      return parts
    default: return nil
    }
  }

  /// The texts that the parts make together. A part that is unknown is left out.
  private mutating func composed(_ parts: [Part], depth: Int) -> Set<String> {
    var all: Set<String> = [""]
    for part in parts {
      switch part {
      case .text(let text): all = Set(all.map { $0 + text })
      case .value(let node):
        let texts = Set(self.texts(reaching: node, depth: depth).map(\.text))
        guard !texts.isEmpty, texts.count * all.count <= Self.mostComposed else { continue }
        all = Set(all.flatMap { head in texts.map { head + $0 } })
      }
    }
    return all.subtracting([""])
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
      if Platform.answersStoryboard(name), let argument = call.arguments.first { return here([argument.value]) }
      if Self.collecting.contains(where: name.hasPrefix) { return here(call.arguments.map(\.value)) }
      // An element or a copy of the receiver. A text that is composed of others is not followed.
      guard let receiver = call.receiver, !Self.composing.contains(where: name.lowercased().contains) else { return [] }
      return here([receiver])
    case .selfObject, .associated, .new, .closure, .boundMethod, .type, .null, .literal, .text, .enumCase, .boolean, .name, .unknown: return []
    }
  }

  /// The beginnings of the names of functions that call a closure with each element.
  private static let visiting = ["forEach(", "map(", "compactMap(", "flatMap(", "filter(", "first(", "contains(", "enumerateObjects", "enumerateKeysAndObjects"]
  /// The beginnings of the names of methods that make a collection of their arguments.
  private static let collecting = ["arrayWith", "initWithArray", "initWithObjects", "setWith", "initWithSet", "orderedSetWith", "dictionaryWith", "initWithDictionary"]
  private static let composing = ["append", "format", "replac", "substring", "prefix", "suffix", "string"]

  /// What callers pass for a parameter, and what a closure captures for a variable.
  private mutating func given(to local: Code.LocalID, of number: Int, depth: Int = 0) -> [Node] {
    let function = code.functions[number]
    guard depth < Self.deepestClosure else { return [] }
    if Int(local) < function.parameters.count {
      // The elements of the collection that a closure is called with.
      if let call = index.receiver(of: function.id), case .call(let called) = code.functions[call.function].values[Int(call.value)], let receiver = called.receiver {
        return [Node(function: call.function, value: receiver)]
      }
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
    private var receivers: [EntityID: Node] = [:]

    init(_ code: Code) {
      for (number, function) in code.functions.enumerated() {
        for (value, content) in function.values.enumerated() {
          let node = Node(function: number, value: Code.ValueID(value))
          if case .call(let call) = content, case .function(_, let candidates) = call.callee { for id in candidates { callers[id, default: []].append(node) } }
          if case .closure(let id, _) = content { makers[id] = node }
          // `names.forEach { … }`
          if case .call(let call) = content, case .function(let name, let candidates) = call.callee, candidates.isEmpty, TextFlow.visiting.contains(where: name.hasPrefix) {
            for argument in call.arguments { if case .closure(let id, _) = function.values[Int(argument.value)] { receivers[id] = node } }
          }
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
    /// The call to which a closure is passed that it visits the elements of the receiver with.
    func receiver(of closure: EntityID) -> Node? { receivers[closure] }
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
