/// One effect in a row of the summary tables, as written. The meaning of its operands depends on the name that it is applied to.
enum SummaryEffect {
  case keeps(Keeping)
  case adds([String])
  case removes
  case ends(String)
  case runs(String, withElements: Bool)
  case returns(String)

  struct Keeping {
    var keepers: [String]
    var things: [(role: String, operand: String)] = []
    var how: LibrarySummary.How
    var until: LibrarySummary.Until = .owner
    var firesUnless: String?
    var endings: [String] = []
    var exceptions: [String] = []
  }

  /// Nil if the words are no valid effect.
  init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch first {
    case "adds":
      guard !rest.isEmpty else { return nil }
      self = .adds(rest.map { String($0) })
    case "removes":
      guard rest.isEmpty else { return nil }
      self = .removes
    case "ends":
      guard rest.count == 1, let operand = rest.first else { return nil }
      self = .ends(String(operand))
    case "runs":
      guard let operand = rest.first, rest.count == 1 || (rest.count == 2 && rest.last == "elements") else { return nil }
      self = .runs(String(operand), withElements: rest.count == 2)
    case "returns":
      guard rest.count == 1, let what = rest.first else { return nil }
      self = .returns(String(what))
    default:
      guard let keeping = Self.keeping(words) else { return nil }
      self = .keeps(keeping)
    }
  }

  private static func keeping(_ words: ArraySlice<Substring>) -> Keeping? {
    var words = words
    var keepers = ["receiver"]
    var how = words.first.flatMap { self.how($0) }
    if how == nil, let first = words.popFirst() {
      keepers = first.pieces(between: "+").map { String($0) }
      how = words.first.flatMap { self.how($0) }
    }
    guard let how else { return nil }
    words.removeFirst()
    var keeping = Keeping(keepers: keepers, how: how)
    while let word = words.popFirst() {
      if let until = LibrarySummary.Until(rawValue: String(word)) {
        keeping.until = until
      } else if word == "unless" {
        guard let argument = words.popFirst() else { return nil }
        keeping.firesUnless = String(argument)
      } else if word == "except" {
        guard let classes = words.popFirst() else { return nil }
        keeping.exceptions = classes.pieces(between: "/").map { String($0) }
      } else if word == "ends" {
        guard !words.isEmpty else { return nil }
        keeping.endings = words.flatMap { self.endings($0) }
        words = []
      } else {
        let parts = word.pieces(between: ":")
        guard let role = parts.first, let operand = parts.last, parts.count <= 2 else { return nil }
        keeping.things.append((String(role), String(operand)))
      }
    }
    return keeping
  }

  private static func how(_ word: Substring) -> LibrarySummary.How? {
    switch word {
    case "keeps": .strong
    case "copies": .copy
    case "weak": .weak
    case "unsafe": .unsafe
    default: nil
    }
  }

  private static func endings(_ word: Substring) -> [String] {
    let colons = word.utf8.filter { $0 == UInt8(ascii: ":") }.count
    if word.utf8.contains(where: { "(+-".utf8.contains($0) }) || colons > 1 { return [String(word)] }
    return colons == 1 ? ["-\(word)", "\(word.dropLast())(_:)"] : ["-\(word)", "\(word)()"]
  }

  /// Adds the effect to a summary. False if the name lacks a parameter that an operand refers to.
  func apply(to summary: inout LibrarySummary, name: SummaryName, variant: SummaryName.Variant) -> Bool {
    var isRight = true
    func operand(_ word: String) -> LibrarySummary.Operand? {
      switch Self.operand(word, name, variant) {
      case .some(let found): return found
      case .none:
        isRight = false
        return nil
      }
    }
    switch self {
    case .adds(let words):
      let operands = words.compactMap(operand)
      if !operands.isEmpty { summary.effects.append(.adds(operands)) }
    case .removes: summary.effects.append(.removes)
    case .ends(let word): if let operand = operand(word) { summary.effects.append(.ends(operand)) }
    case .runs(let word, let withElements):
      if let operand = operand(word) { summary.effects.append(.runs(operand, withElements: withElements)) }
    case .returns(let what):
      switch what {
      case "receiver": summary.result = .receiver
      case "element": summary.result = .element
      case "elements": summary.result = .sameElements
      default:
        guard Int(what) != nil else {
          summary.result = .new(what)
          break
        }
        if case .argument(let position)? = operand(what) { summary.result = .argument(position) }
      }
    case .keeps(let keeping):
      let firesUnless = keeping.firesUnless.flatMap(operand)
      let things = keeping.things.isEmpty && name.kind == .property ? [(role: name.base, operand: "value")] : keeping.things
      if things.isEmpty { isRight = false }
      for word in keeping.keepers {
        guard let keeper = operand(word) else { continue }
        for thing in things {
          guard let kept = operand(thing.operand) else { continue }
          summary.effects.append(
            .keeps(
              .init(
                keeper: keeper, kept: kept, how: keeping.how, until: keeping.until, firesUnless: firesUnless, endings: keeping.endings,
                role: thing.role, exceptions: keeping.exceptions)))
        }
      }
    }
    return isRight
  }

  /// The operand of a word for a variant of a name. Nil if the word is invalid; nil inside if the variant leaves out the parameter.
  private static func operand(_ word: String, _ name: SummaryName, _ variant: SummaryName.Variant) -> LibrarySummary.Operand?? {
    switch word {
    case "receiver": return .some(.receiver)
    case "result": return .some(.result)
    case "closure": return .some(.closure)
    case "value" where name.kind == .property: return .some(variant.isSetter ? .value : .argument(0))
    default: break
    }
    if word.utf8.first == UInt8(ascii: "@") {
      return .some(.root(String(word.dropFirst().map { $0 == "-" ? " " : $0 })))
    }
    guard let parameters = name.parameters else { return Int(word).map { .some(.argument($0)) } }
    guard let index = Int(word) ?? parameters.firstIndex(where: { $0.label == word }), parameters.indices.contains(index) else { return nil }
    guard let position = variant.positions[index] else { return .some(nil) }
    return .some(.argument(position))
  }
}
