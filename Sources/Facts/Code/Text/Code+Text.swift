extension Code {
  /// The code in the form that `CodeText` describes and `Code(text:)` reads.
  package var text: String {
    let nesting = ClosureNesting(functions)
    var text = ""
    var path: String?
    var language: Language?
    for synthesis in syntheses {
      text += "synthesize \(quoted(synthesis.owner.text)).\(quotedMember(synthesis.property))"
      text += (synthesis.ivar.map { " = " + quotedMember($0) } ?? "") + "\n"
    }
    for (index, function) in functions.enumerated() where !nesting.isInPlace(index) {
      if !text.isEmpty { text += "\n" }
      if function.path != path || function.language != language {
        text += "file \(quoted(function.path)) \(function.language.rawValue)\n\n"
        (path, language) = (function.path, function.language)
      }
      text += FunctionPrinter(function, nesting).wholeText
    }
    return text
  }

  /// The functions of one file in the order of the text, each followed by the closures inside it.
  package func functions(ofFile path: String) -> Code {
    var inClosures: [EntityID: [Function]] = [:]
    var order: [Function] = []
    let own = functions.filter { $0.path == path }
    let known = Set(own.map(\.id))
    for function in own {
      if function.kind == .closure, let hash = function.id.text.lastIndex(of: "#"), known.contains(EntityID(String(function.id.text[..<hash]))) {
        inClosures[EntityID(String(function.id.text[..<hash])), default: []].append(function)
      } else {
        order.append(function)
      }
    }
    order.sort { ($0.position.line, $0.position.column, $0.id) < ($1.position.line, $1.position.column, $1.id) }
    var code = Code()
    var rest = Array(order.reversed())
    while let function = rest.popLast() {
      code.functions.append(function)
      var numbers: [EntityID: Int] = [:]
      for (number, value) in function.values.enumerated() {
        if case .closure(let id, _) = value { numbers[id] = number }
      }
      // Closures follow in the order of the values that create them.
      rest += (inClosures[function.id] ?? []).sorted { (numbers[$0.id] ?? .max, $0.id) > (numbers[$1.id] ?? .max, $1.id) }
    }
    return code
  }
}

extension Code.Function {
  package var text: String { FunctionPrinter(self, ClosureNesting([self])).wholeText }
}

/// Decides which closures are printed where they are created: those that would get the same place in `functions` when the text is read.
struct ClosureNesting {
  let functions: [Code.Function]
  private var numbers: [EntityID: Int] = [:]
  private var inPlace: [Bool]

  init(_ functions: [Code.Function]) {
    self.functions = functions
    inPlace = functions.map { _ in false }
    var uses: [EntityID: Int] = [:]
    for (index, function) in functions.enumerated() {
      // If two functions have the same id, neither is printed in place.
      numbers[function.id] = numbers[function.id] == nil ? index : -1
      for case .closure(let id, _) in function.values { uses[id, default: 0] += 1 }
    }
    var next = 0
    while next < functions.count { visit(&next, uses, depth: 0) }
  }

  func isInPlace(_ index: Int) -> Bool { inPlace[index] }

  /// The closure with this id, if it is printed in place.
  func closureInPlace(_ id: EntityID) -> Code.Function? {
    guard let number = numbers[id], number >= 0, inPlace[number] else { return nil }
    return functions[number]
  }

  private mutating func visit(_ next: inout Int, _ uses: [EntityID: Int], depth: Int) {
    let function = functions[next]
    next += 1
    let depth = depth + function.textDepth
    for case .closure(let id, _) in function.values {
      guard next < functions.count, numbers[id] == next, uses[id] == 1 else { continue }
      let closure = functions[next]
      guard closure.kind == .closure, closure.name.isEmpty, closure.owner == function.owner, closure.path == function.path,
        closure.language == function.language, depth + closure.textDepth < CodeParser.deepestNesting
      else { continue }
      inPlace[next] = true
      visit(&next, uses, depth: depth)
    }
  }
}

extension Code.Function {
  /// An upper bound of how deep the text is nested.
  fileprivate var textDepth: Int {
    var depths: [Int] = []
    for (number, value) in values.enumerated() {
      depths.append(1 + (value.operands.map { $0 >= 0 && $0 < number ? depths[Int($0)] : 0 }.max() ?? 0))
    }
    let deepest = min(FunctionPrinter.deepestExpression, depths.max() ?? 0)
    return 2 + deepest + Code.Function.depth(of: body, 0)
  }

  private static func depth(of statements: [Code.Statement], _ depth: Int) -> Int {
    guard depth < Code.deepestNesting else { return depth }
    return statements.flatMap(\.blocks).map { Self.depth(of: $0, depth + 1) }.max() ?? depth
  }
}

// MARK: Names

/// The name without quotes if it is a word that begins nothing else.
func quoted(_ name: String) -> String {
  CodeWords.isWord(name) && !CodeWords.reserved.contains(name) ? name : inQuotes(name)
}

func quotedInDeclaration(_ name: String) -> String {
  CodeWords.isWord(name) && !CodeWords.quotedInDeclarations.contains(name) ? name : inQuotes(name)
}

func quotedMember(_ name: String) -> String { CodeWords.isWord(name) ? name : inQuotes(name) }

func quotedFunction(_ name: String) -> String { CodeWords.isSelector(name) ? name : inQuotes(name) }

private func inQuotes(_ name: String) -> String {
  var text: [UInt8] = [UInt8(ascii: "\"")]
  for byte in name.utf8 {
    switch byte {
    case 0x0a: text += Array("\\n".utf8)
    case 0x0d: text += Array("\\r".utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
    default: text.append(byte)
    }
  }
  text.append(UInt8(ascii: "\""))
  return String(decoding: text, as: UTF8.self)
}
