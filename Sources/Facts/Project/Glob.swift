/// A pattern of paths, as in `.gitignore`: `*` and `?` stay inside one name, `**` crosses folders, `[a-z]` is one of a set.
///
/// A pattern without a slash matches a name at any depth, one with a slash starts at the root. A pattern that matches a
/// folder matches everything in it. Matching takes time proportional to pattern × path, whatever the pattern.
package struct Glob: Sendable {
  package let text: String
  private let tokens: [Token]

  private enum Token {
    case byte(UInt8)
    case anyInName
    case starInName
    case star
    /// `**/`: nothing, or whole folders.
    case folders
    case oneOf([ClosedRange<UInt8>], negated: Bool)
  }

  package init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2) }
    if bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    var tokens: [Token] = []
    if bytes.first == UInt8(ascii: "/") {
      bytes = bytes.dropFirst()
    } else if !bytes.contains(UInt8(ascii: "/")) {
      tokens.append(.folders)
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "?"): tokens.append(.anyInName)
      case UInt8(ascii: "*"):
        guard bytes.first == UInt8(ascii: "*") else { tokens.append(.starInName); continue }
        while bytes.first == UInt8(ascii: "*") { bytes.removeFirst() }
        if bytes.first == UInt8(ascii: "/") {
          bytes.removeFirst()
          tokens.append(.folders)
        } else {
          tokens.append(.star)
        }
      case UInt8(ascii: "["):
        if let set = Self.set(from: &bytes) { tokens.append(set) } else { tokens.append(.byte(byte)) }
      case UInt8(ascii: "\\"):
        tokens.append(.byte(bytes.popFirst() ?? byte))
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// Reads `a-z]`, with `!` or `^` in front for "none of"; nil, and nothing read, when the bracket does not close.
  private static func set(from bytes: inout ArraySlice<UInt8>) -> Token? {
    guard let close = bytes.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    var inner = bytes[..<close]
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner = inner.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let low = inner.popFirst() {
      if inner.count >= 2, inner.first == UInt8(ascii: "-") {
        inner.removeFirst()
        let high = inner.removeFirst()
        ranges.append(min(low, high)...max(low, high))
      } else {
        ranges.append(low...low)
      }
    }
    bytes = bytes[(close + 1)...]
    return .oneOf(ranges, negated: isNegated)
  }

  /// Whether it matches the path or a folder above it.
  package func matches(_ path: String) -> Bool {
    guard !tokens.isEmpty else { return false }
    // The places in the pattern that the bytes so far can have reached, all at once: no backtracking.
    var places = [Bool](repeating: false, count: tokens.count + 1)
    func reach(_ place: Int, _ set: inout [Bool]) {
      guard !set[place] else { return }
      set[place] = true
      guard place < tokens.count else { return }
      switch tokens[place] {
      case .starInName, .star, .folders: reach(place + 1, &set)
      case .byte, .anyInName, .oneOf: break
      }
    }
    reach(0, &places)
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isSlash && places[tokens.count] { return true }
      var next = [Bool](repeating: false, count: tokens.count + 1)
      for (place, token) in tokens.enumerated() where places[place] {
        switch token {
        case .byte(let expected): if byte == expected { reach(place + 1, &next) }
        case .anyInName: if !isSlash { reach(place + 1, &next) }
        case .starInName: if !isSlash { reach(place, &next) }
        case .star: reach(place, &next)
        case .folders:
          // Stays here without offering the rest of the pattern until a folder ends.
          if isSlash { reach(place, &next) } else { next[place] = true }
        case .oneOf(let ranges, let isNegated):
          if !isSlash && ranges.contains(where: { $0.contains(byte) }) != isNegated { reach(place + 1, &next) }
        }
      }
      places = next
    }
    return places[tokens.count]
  }
}
