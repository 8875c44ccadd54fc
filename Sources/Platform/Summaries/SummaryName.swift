/// One name in a row of the summary tables: its parameters, and the keys under which it is looked up.
struct SummaryName {
  private(set) var base: String
  /// Nil if the name doesn't tell the number of parameters, as for C functions.
  private(set) var parameters: [Parameter]?
  private(set) var kind: Kind

  enum Kind { case property, selector, swift, plain }

  struct Parameter {
    var label: String
    var hasDefault = false
    var isClosure = false
  }

  /// The keys of a call with some of the parameters, and the position of each parameter of the full name among the arguments: nil for those that are left out. All keys
  /// have the same arguments.
  struct Variant {
    var keys: [String]
    var positions: [Int?]
    /// Whether a property is assigned, so that there are no arguments.
    var isSetter = false
  }

  init(_ word: Substring) {
    let bytes = word.utf8
    if bytes.first == UInt8(ascii: ".") {
      kind = .property
      base = String(word.dropFirst())
    } else if let open = bytes.firstIndex(of: UInt8(ascii: "(")) {
      kind = .swift
      base = String(word[..<open])
      parameters = word[bytes.index(after: open)...].pieces(between: ":").compactMap { piece in
        var label = piece
        if label.utf8.first == UInt8(ascii: ")") { return nil }
        var parameter = Parameter(label: "")
        while let last = label.utf8.last {
          if last == UInt8(ascii: "^") { parameter.isClosure = true } else if last == UInt8(ascii: "?") { parameter.hasDefault = true } else { break }
          label = label.dropLast()
        }
        parameter.label = String(label)
        return parameter
      }
    } else if bytes.last == UInt8(ascii: ":") {
      kind = .selector
      base = String(word)
      parameters = word.pieces(between: ":").map { Parameter(label: String($0)) }
    } else {
      kind = .plain
      base = String(word)
    }
  }

  /// Swift's `init`, which every type has.
  var isInitializer: Bool { kind == .swift && base == "init" }

  /// The names by which a call may be written, those with the most labels first.
  func variants() -> [Variant] {
    guard kind == .swift, let parameters else {
      let positions = (parameters ?? []).indices.map { Optional($0) }
      guard kind == .property else { return [Variant(keys: [base], positions: positions)] }
      let setter = "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
      return [Variant(keys: [base], positions: [], isSetter: true), Variant(keys: [setter], positions: [0])]
    }
    // A property, or an Objective-C method without arguments, is written without parentheses.
    if parameters.isEmpty { return [Variant(keys: [base + "()", base], positions: [])] }
    var found: [Variant] = []
    let defaults = parameters.indices.filter { parameters[$0].hasDefault }.prefix(5)
    for mask in 0..<(1 << defaults.count) {
      var positions: [Int?] = Array(repeating: nil, count: parameters.count)
      var written = 0
      var key = base + "("
      // The key without labels for closures at the end, and those with one more label each.
      var keys: [String] = []
      for (index, parameter) in parameters.enumerated() {
        if mask != 0, let bit = defaults.firstIndex(of: index), mask & (1 << bit) != 0 { continue }
        positions[index] = written
        written += 1
        if parameter.isClosure { keys.append(key + ")") } else { keys.removeAll() }
        key += parameter.label
        key += ":"
      }
      keys.append(key + ")")
      found.append(Variant(keys: keys.reversed(), positions: positions))
    }
    return found
  }
}
