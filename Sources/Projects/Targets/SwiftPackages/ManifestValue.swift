import SwiftSyntax

/// The value of an expression in a manifest.
indirect enum ManifestValue: Equatable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case nothing
  case list([ManifestValue])
  case pairs([Pair])
  /// `.iOS`, `.product(name: "Log")`, a structure or a case of the manifest, a tuple.
  case record(Record)
  /// A package or a target, which all share that mention it.
  case object(ManifestObject)
  case function(ManifestFunction)
  case unknown(Unknown)

  struct Pair: Equatable {
    var key: ManifestValue
    var value: ManifestValue
  }

  struct Record: Equatable {
    /// The type that declares it; empty for what the package manager declares.
    var type = ""
    /// Of the case or the type; `()` for tuples.
    var name: String
    var arguments = Arguments()

    /// `.core` without a type may be the same as `Module.core`.
    static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.arguments == b.arguments }
  }

  struct Arguments: Equatable {
    var list: [Argument] = []

    subscript(label: String) -> ManifestValue? {
      get { list.last { $0.label == label }?.value }
      set {
        if let place = list.lastIndex(where: { $0.label == label }), let newValue { return list[place].value = newValue }
        list.removeAll { $0.label == label }
        if let newValue { list.append(Argument(label: label, value: newValue)) }
      }
    }

    var unlabelled: ManifestValue? { list.first { $0.label == nil }?.value }
  }

  struct Argument: Equatable {
    var label: String?
    var value: ManifestValue
  }

  struct Unknown: Equatable {
    /// Where it was given up.
    var offset: Int
    /// Whether only the machine knows it, such as a variable of the environment.
    var isOfMachine = false
  }

  static func tuple(_ parts: [(String?, ManifestValue)]) -> Self { .record(.init(name: "()", arguments: .init(list: parts.map { .init(label: $0, value: $1) }))) }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
  /// The elements of a list; empty for anything else.
  var elements: [ManifestValue] { if case .list(let list) = self { list } else { [] } }

  /// The name and the arguments of a record or an object.
  var call: (name: String, arguments: Arguments)? {
    switch self {
    case .record(let record): (record.name, record.arguments)
    case .object(let object): (object.name, object.arguments)
    default: nil
    }
  }

  /// The parts of a tuple; the value itself if it is none.
  var parts: [ManifestValue] {
    if case .record(let record) = self, record.name == "()" { return record.arguments.list.map(\.value) }
    return [self]
  }

  /// What a loop visits; nil if that is not known.
  var sequence: [ManifestValue]? {
    switch self {
    case .list(let list): list
    case .pairs(let pairs): pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .text(let text): text.count < 1000 ? text.map { .text(String($0)) } : nil
    default: nil
    }
  }

  /// Interpolated: cases have their name.
  var interpolated: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .record(let record) where record.arguments.list.isEmpty: record.name
    default: nil
    }
  }

  /// The type whose extensions apply; empty if it is not known.
  var type: String {
    switch self {
    case .text: "String"
    case .number: "Int"
    case .flag: "Bool"
    case .list: "Array"
    case .pairs: "Dictionary"
    case .record(let record): record.type
    case .object(let object): object.name == "Package" ? "Package" : "Target"
    case .nothing, .function, .unknown: ""
    }
  }

  /// Whether something unknown is in it, itself or as an element.
  var isUncertain: Bool {
    switch self {
    case .unknown: true
    case .list(let list): list.contains { $0.unknown != nil }
    default: false
    }
  }

  /// What both of two branches may have made: the elements of both lists, or the first value that is known.
  func merged(with other: Self) -> Self {
    switch (self, other) {
    case (.unknown, _), (.nothing, _): other
    case (_, .unknown), (_, .nothing): self
    case (.list(let a), .list(let b)): .list(a + b.filter { !a.contains($0) })
    case (.pairs(let a), .pairs(let b)): .pairs(a + b.filter { pair in !a.contains { $0.key == pair.key } })
    case (.flag(let a), .flag(let b)) where a != b: .unknown(Unknown(offset: 0, isOfMachine: true))
    default: self
    }
  }

  /// The number of values in it, at most about `limit`, and how deep they are nested.
  func size(limit: Int) -> (count: Int, height: Int) {
    let inner: [ManifestValue]
    switch self {
    case .list(let list): inner = list
    case .pairs(let pairs): inner = pairs.flatMap { [$0.key, $0.value] }
    case .record(let record): inner = record.arguments.list.map(\.value)
    case .object(let object): return (1, object.height + 1)
    default: return (1, 0)
    }
    var (count, height) = (1, 0)
    for value in inner where count < limit {
      let size = value.size(limit: limit - count)
      (count, height) = (count + size.count, max(height, size.height))
    }
    return (count, height + 1)
  }
}

final class ManifestObject: Equatable {
  let name: String
  var arguments: ManifestValue.Arguments
  /// How many unknown conditions stood around the place that made it.
  let doubt: Int
  /// How deep the values in it are nested, at most.
  var height = 0

  init(_ name: String, _ arguments: ManifestValue.Arguments, doubt: Int) {
    self.name = name
    self.arguments = arguments
    self.doubt = doubt
  }

  static func == (a: ManifestObject, b: ManifestObject) -> Bool { a === b }
}

/// A value that can be called.
final class ManifestFunction: Equatable {
  enum Code {
    case declaration(FunctionDeclSyntax, type: String)
    case closure(ClosureExprSyntax)
    case path([String])
    /// A function of the package manager's: its type, its name and the labels of its arguments.
    case library(String, String, [String?])
    case plus
  }

  let code: Code
  let scope: ManifestScope
  let receiver: ManifestValue?

  init(_ code: Code, in scope: ManifestScope, receiver: ManifestValue? = nil) {
    self.code = code
    self.scope = scope
    self.receiver = receiver
  }

  static func == (a: ManifestFunction, b: ManifestFunction) -> Bool { a === b }
}

/// The variables of a block; those of the blocks around it are in `outer`.
final class ManifestScope {
  let outer: ManifestScope?
  /// How many unknown conditions stand around it.
  let doubt: Int
  /// What `Self` means; empty outside of types.
  let type: String
  var values: [String: ManifestValue] = [:]
  /// The declared types of variables.
  var types: [String: String] = [:]

  init(in outer: ManifestScope?, doubt: Int = 0, type: String? = nil) {
    self.outer = outer
    self.doubt = doubt
    self.type = type ?? outer?.type ?? ""
  }
}

/// What the manifest declares of a type, in its declaration and in extensions.
struct ManifestType {
  enum Kind { case structure, enumeration }

  /// Nil if there are only extensions.
  var kind: Kind?
  /// The protocols, and the type of raw values.
  var inherited: [String] = []
  var functions: [String: [FunctionDeclSyntax]] = [:]
  var initializers: [InitializerDeclSyntax] = []
  var computed: [String: (body: CodeBlockItemListSyntax, type: String)] = [:]
  var statics: [String: (value: ExprSyntax, type: String)] = [:]
  var stored: [(name: String, type: String, value: ExprSyntax?)] = []
  var cases: [(name: String, raw: ExprSyntax?)] = []

  /// The type's name without optional signs and the like; lists are `[Element]`.
  static func plain(_ type: some SyntaxProtocol) -> String { plain(type.trimmedDescription) }

  private static func plain(_ text: String) -> String {
    var text = text.replacing("PackageDescription.", with: "")
    for word in ["inout ", "any ", "some ", "@escaping ", "@autoclosure "] where text.hasPrefix(word) { text.removeFirst(word.count) }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    for list in ["Array<", "Set<"] where text.hasPrefix(list) && text.hasSuffix(">") { text = "[" + text.dropFirst(list.count).dropLast() + "]" }
    return text
  }

  /// `Target` for `[Target]` and for `Target` itself; of a dictionary the type of its values.
  static func element(of type: String) -> String {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return type }
    let inner = type.dropFirst().dropLast()
    guard let colon = inner.firstRange(of: ": ") else { return plain(String(inner)) }
    return plain(String(inner[colon.upperBound...]))
  }
}
