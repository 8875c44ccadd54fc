/// The members of the stub header's classes and protocols, each with the names that it mentions.
struct StubMembers: Sendable {
  /// A method, a property or an ivar block.
  struct Member: Sendable {
    let text: String
    let mentions: [Int]
  }

  /// One for each class of the stub, and for each protocol.
  let ofClasses: [[Member]]
  let ofProtocols: [[Member]]
  let adoptedProtocols: [[String]]
  /// For each class or protocol number, whether it is mentioned before its definition.
  let mentioned: [Bool]

  init(_ wanted: Set<String>?, stub: Stub = Platform.stub) {
    let hashes = wanted.map { Set($0.map { TextWords.hash($0.utf8) }) }
    let blocks = StubText.memberBlocks(memberTables) { line in hashes?.contains(TextWords.hash(line.key)) ?? true }
    func members(_ block: StubText.MemberBlock?) -> [Member] {
      (block?.members ?? []).map { text in
        Member(text: text, mentions: StubText.identifiers(of: text).compactMap { stub.numbers[$0] })
      }
    }
    ofClasses = stub.classes.map { members(blocks.classes[$0.name]) }
    ofProtocols = stub.protocols.map { members(blocks.protocols[$0.name]) }
    adoptedProtocols = stub.classes.map { blocks.classes[$0.name]?.protocols ?? [] }
    var mentioned = stub.mentioned
    for member in (ofClasses + ofProtocols).joined() { for number in member.mentions { mentioned[number] = true } }
    for name in adoptedProtocols.joined() { if let number = stub.numbers[name] { mentioned[number] = true } }
    self.mentioned = mentioned
  }
}
