import Facts

/// The pods of each target in a `Podfile`, read from its text: Ruby is not run. A target has the pods of the surrounding blocks, and of the functions that these call.
struct Podfile {
  /// By the names of targets, each pod once, in the order of the text.
  private(set) var podsOfTarget: [String: [String]] = [:]

  private enum Block {
    case target(String?)
    case function(String)
    case other
  }

  init(_ text: [UInt8]) {
    var open: [Block] = []
    /// The pods of each open block, and those at the top level.
    var pods: [[String]] = [[]]
    var functions: [String: [String]] = [:]
    for statement in RubyTokens(String(decoding: text, as: UTF8.self)).statements {
      let words = statement.compactMap { if case .word(let word) = $0 { word } else { nil } }
      let texts = statement.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard let head = words.first else { continue }
      if head == "end" {
        guard let block = open.popLast(), let inside = pods.popLast() else { continue }
        switch block {
        case .target(let name?): add(pods.joined() + inside, to: name)
        // An `abstract_target` only applies to the targets in it, which are closed already.
        case .target(nil): break
        case .function(let name): functions[name] = inside
        case .other: pods[pods.count - 1] += inside
        }
      } else if head == "def", words.count > 1 {
        open.append(.function(words[1]))
        pods.append([])
      } else if words.contains("do") || ["if", "unless", "case", "begin", "while", "until"].contains(head) {
        open.append(head == "target" ? .target(texts.first) : head == "abstract_target" ? .target(nil) : .other)
        pods.append([])
      } else if head == "pod" {
        if let name = texts.first { pods[pods.count - 1].append(name) }
      } else if words.count == 1, let known = functions[head] {
        pods[pods.count - 1] += known
      }
    }
  }

  private mutating func add(_ pods: [String], to target: String) {
    for pod in pods where podsOfTarget[target]?.contains(pod) != true { podsOfTarget[target, default: []].append(pod) }
  }
}
