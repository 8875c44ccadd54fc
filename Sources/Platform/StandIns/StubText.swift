/// Reads the tables of the stub header.
enum StubText {
  struct RawLine {
    let names: [String]
    /// The part shared with its neighbours: `typedef NSString ` for `typedef NSString *A, *B;`.
    let lead: String
    let text: String
  }

  struct MemberBlock {
    var protocols: [String]
    var members: [String]

    mutating func append(_ other: MemberBlock) {
      protocols += other.protocols
      members += other.members
    }
  }

  /// Types, functions and constants: one declaration per line, or names indented under their shared part.
  static func lines(_ table: String) -> [RawLine] {
    var read: [RawLine] = []
    var lead = ""
    var pointer = ""
    for line in table.pieces(between: "\n") {
      let indentation = line.indentation
      let text = Substring(line.utf8.dropFirst(indentation))
      if indentation > 2 {
        for name in line.words {
          read.append(RawLine(names: [name], lead: lead, text: pointer + name))
        }
      } else if text.hasSuffix(";") {
        read.append(RawLine(names: declaredNames(String(text)), lead: "", text: String(text)))
      } else {
        // A star belongs to each name: `NSString *A, *B`.
        let star = text.firstIndex(of: "*") ?? text.endIndex
        lead = text[..<star] + (star == text.endIndex ? " " : "")
        pointer = text[star...] + (text.hasSuffix("const") ? " " : "")
      }
    }
    return read
  }

  /// Macros, `#if` and the like. A macro that the compiler may have defined already is guarded.
  static func macros(_ table: String) -> [RawLine] {
    var read: [RawLine] = []
    var pending = ""
    for line in table.pieces(between: "\n") {
      let text = pending + Substring(line.utf8.dropFirst(line.indentation))
      if text.hasSuffix("\\") {
        pending = String(text.dropLast())
        continue
      }
      pending = ""
      guard text.hasPrefix("#define ") else {
        read.append(RawLine(names: [], lead: "", text: text))
        continue
      }
      let name = identifiers(of: String(text.dropFirst("#define ".count))).first ?? ""
      let mayBeThere =
        name.hasPrefix("TARGET_") || name.hasPrefix("IB") || name.contains("OS_VERSION_M") || name.contains("OS_X_VERSION_M")
      read.append(RawLine(names: [name], lead: "", text: mayBeThere ? "#ifndef \(name)\n\(text)\n#endif" : text))
    }
    return read
  }

  /// The members of classes and protocols, one declaration each: those that `isWanted` accepts, and lines without a name.
  static func memberBlocks(_ tables: [String], where isWanted: (MemberLine) -> Bool = { _ in true }) -> (classes: [String: MemberBlock], protocols: [String: MemberBlock]) {
    var classes: [String: MemberBlock] = [:]
    var protocols: [String: MemberBlock] = [:]
    var owner: (name: String, isClass: Bool)?
    var block = MemberBlock(protocols: [], members: [])
    func close() {
      guard let owner else { return }
      if owner.isClass {
        classes[owner.name, default: MemberBlock(protocols: [], members: [])].append(block)
      } else {
        protocols[owner.name, default: MemberBlock(protocols: [], members: [])].append(block)
      }
    }
    MemberLine.forEach(in: tables) { line in
      switch line.form {
      case .owner:
        close()
        let words = identifiers(of: line.declaration)
        owner = (words[1], words[0] == "interface")
        block = MemberBlock(protocols: Array(words.dropFirst(2)), members: [])
      case .other: block.members.append(line.declaration)
      case .method, .property: if isWanted(line) { block.members.append(line.declaration) }
      }
    }
    close()
    return (classes, protocols)
  }

  /// The identifiers in a line of C, in order, without numbers and strings.
  static func identifiers(of text: String) -> [String] {
    var words: [String] = []
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
        if index > start, !(48...57).contains(bytes[start]) {
          words.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        index += 1
      }
    }
    return words
  }

  /// The names that a declaration declares: P and Q for `typedef struct P { int x; } P, *Q;`; for a function its name.
  private static func declaredNames(_ text: String) -> [String] {
    if text.hasPrefix("typedef") || text.hasPrefix("extern") {
      // A function or block pointer has its name inside the first parentheses.
      for mark in ["(^", "(*"] {
        if let start = text.firstRange(of: mark)?.upperBound {
          return Array(identifiers(of: String(text[start...])).prefix(1))
        }
      }
      let end = text.lastIndex(of: "}").map { text.index(after: $0) }
      var declarators = end.map { String(text[$0...]) } ?? text
      if let attribute = declarators.firstRange(of: " __attribute__") {
        declarators = String(declarators[..<attribute.lowerBound])
      }
      if let parameters = declarators.firstIndex(of: "(") { declarators = String(declarators[..<parameters]) }
      var names = declarators.split(separator: ",").compactMap { part in
        identifiers(of: String(part.prefix(while: { $0 != "[" }))).last
      }
      let words = identifiers(of: text)
      if end != nil, words.count > 2, text.hasPrefix("typedef \(words[1]) \(words[2]) {"), !names.contains(words[2]) {
        names.insert(words[2], at: 0)
      }
      return names
    }
    if text.hasPrefix("struct"), text.contains("{") { return [identifiers(of: text)[1]] }
    let head = text.prefix(while: { $0 != "(" })
    return identifiers(of: String(head)).suffix(1)
  }
}
