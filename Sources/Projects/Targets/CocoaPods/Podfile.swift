import Facts

/// The pods of each target in a `Podfile`, read from its text: Ruby is not run. A target has the pods of the surrounding blocks, wherever they stand there, and of the
/// functions that these call.
struct Podfile {
  /// By the names of targets, each pod once, the pods of outer blocks first.
  private(set) var podsOfTarget: [String: [String]] = [:]
  /// The line of the first text that never ends.
  let openLine: Int?

  private struct Block {
    enum Kind {
      /// Several if it is in a loop over names.
      case targets([String])
      case function(String)
      case loop
      /// The file, and an `abstract_target`.
      case abstract
      case other
    }

    var kind: Kind
    /// The variable of a loop and its values.
    var variable = ""
    var values: [String] = []
    var pods: [String] = []
    /// All targets inside, which have its pods too.
    var inner: [String] = []
  }

  init(_ text: [UInt8]) {
    var open = [Block(kind: .abstract)]
    var functions: [String: [String]] = [:]
    var lists: [String: [String]] = [:]
    let tokens = RubyTokens(String(decoding: text, as: UTF8.self))
    openLine = tokens.openLine
    for statement in tokens.statements {
      let words = statement.compactMap { if case .word(let word) = $0 { word } else { nil } }
      let texts = statement.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard let head = words.first else { continue }
      if head == "end" {
        if open.count > 1 { close(&open, &functions) }
      } else if head == "def", words.count > 1 {
        open.append(Block(kind: .function(words[1])))
      } else if let place = words.firstIndex(of: "do"), head == "target" || head == "abstract_target" || place > 0 && words[place - 1].hasSuffix(".each") {
        switch head {
        case "target": open.append(Block(kind: .targets(Self.names(statement, open))))
        case "abstract_target": open.append(Block(kind: .abstract))
        default: open.append(Block(kind: .loop, variable: words.indices.contains(place + 1) ? words[place + 1] : "", values: texts.isEmpty ? lists[String(head.dropLast(5))] ?? [] : texts))
        }
      } else if words.contains("do") || ["if", "unless", "case", "begin", "while", "until"].contains(head) {
        open.append(Block(kind: .other))
      } else if head == "target" {
        // A target without a block.
        open.append(Block(kind: .targets(Self.names(statement, open))))
        close(&open, &functions)
      } else if head == "pod" {
        if let name = texts.first { open[open.count - 1].pods.append(name) }
      } else if words.count == 1, let known = functions[head] {
        open[open.count - 1].pods += known
      } else if statement.contains(.sign("=")) {
        lists[head] = texts
      }
    }
    // A block without an end tells nothing about its targets.
    inherit(open[0].pods, open[0].inner)
  }

  private mutating func close(_ open: inout [Block], _ functions: inout [String: [String]]) {
    let block = open.removeLast()
    switch block.kind {
    case .targets(let names):
      for name in names where podsOfTarget[name] == nil { podsOfTarget[name] = [] }
      inherit(block.pods, names + block.inner)
      open[open.count - 1].inner += names + block.inner
    case .abstract:
      inherit(block.pods, block.inner)
      open[open.count - 1].inner += block.inner
    case .function(let name): functions[name] = block.pods
    case .loop, .other:
      open[open.count - 1].pods += block.pods
      open[open.count - 1].inner += block.inner
    }
  }

  /// Puts the pods of a block before those that the targets in it have already.
  private mutating func inherit(_ pods: [String], _ targets: [String]) {
    for target in Set(targets) {
      var all: [String] = []
      for pod in pods + (podsOfTarget[target] ?? []) where !all.contains(pod) { all.append(pod) }
      podsOfTarget[target] = all.isEmpty ? nil : all
    }
  }

  /// The names in `target 'App'`, `target name` and `target "#{name}Tests"`, with the values of loops around.
  private static func names(_ statement: [RubyToken], _ open: [Block]) -> [String] {
    guard statement.count > 1 else { return [] }
    for block in open.reversed() where !block.variable.isEmpty {
      if statement[1] == .word(block.variable) { return block.values }
      if case .text(let text) = statement[1], text.contains("#{\(block.variable)}") { return block.values.map { text.replacing("#{\(block.variable)}", with: $0) } }
    }
    if case .text(let name) = statement[1] { return [name] }
    return []
  }
}
