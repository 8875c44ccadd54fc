internal import Facts

/// Facts in their total order, found by comparing numbers: each text is compared with others once, when the different texts are
/// ranked, and not each time that two facts meet.
struct FactOrder {
  /// Each fact once, ascending.
  private(set) var facts: [Fact] = []
  /// For each fact the numbers of its subject and object, by the ids' ranks.
  private(set) var endpoints: [Graph.Endpoints] = []

  /// What a fact is compared by; equal only for equal facts.
  private struct Key {
    let subject: Int32
    let relation: UInt8
    let object: Int32
    let path: Int32
    let details: Int32
    let line: Int
    let column: Int
    let index: Int

    func isSame(as other: Key) -> Bool { compare(other) == 0 }

    func compare(_ other: Key) -> Int {
      if relation != other.relation { return relation < other.relation ? -1 : 1 }
      if object != other.object { return object < other.object ? -1 : 1 }
      if path != other.path { return path < other.path ? -1 : 1 }
      if line != other.line { return line < other.line ? -1 : 1 }
      if column != other.column { return column < other.column ? -1 : 1 }
      return details == other.details ? 0 : details < other.details ? -1 : 1
    }
  }

  /// `subjects` and `objects` are the ranks of the facts' ids among `nodeCount` ids. O(n + f log d) for f facts, d of one subject.
  init(_ stated: [Fact], subjects: [Int32], objects: [Int32], nodeCount: Int) {
    var paths = TextTable()
    var details = DetailsTable()
    var last: (path: String, number: Int32)?
    var pathNumbers: [Int32] = []
    var detailsNumbers: [Int32] = []
    pathNumbers.reserveCapacity(stated.count)
    detailsNumbers.reserveCapacity(stated.count)
    // Reads field by field, here and below: to copy a fact would retain all its texts.
    for index in stated.indices {
      let path = stated[index].location.path
      // Facts of one file come together mostly.
      if last == nil || last!.path.byteOrder(to: path) != 0 { last = (path, paths.number(of: path)) }
      pathNumbers.append(last!.number)
      detailsNumbers.append(details.number(of: stated[index].details))
    }
    let pathRanks = paths.ranks()
    let detailsRanks = details.ranks()

    // A counting sort by subject, then a sort by the rest within each subject.
    var start = [Int](repeating: 0, count: nodeCount + 1)
    for subject in subjects { start[Int(subject) + 1] += 1 }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    var next = start
    var order = [Int32](repeating: 0, count: stated.count)
    for index in stated.indices {
      order[next[Int(subjects[index])]] = Int32(index)
      next[Int(subjects[index])] += 1
    }
    facts.reserveCapacity(stated.count)
    endpoints.reserveCapacity(stated.count)
    for node in 0..<nodeCount where start[node] < start[node + 1] {
      var keys = order[start[node]..<start[node + 1]].map { index in
        let index = Int(index)
        return Key(
          subject: subjects[index], relation: stated[index].relation.order, object: objects[index], path: pathRanks[Int(pathNumbers[index])],
          details: detailsRanks[Int(detailsNumbers[index])], line: stated[index].location.line, column: stated[index].location.column,
          index: index)
      }
      keys.sort { $0.compare($1) < 0 }
      for (place, key) in keys.enumerated() where place == 0 || !key.isSame(as: keys[place - 1]) {
        facts.append(stated[key.index])
        endpoints.append(Graph.Endpoints(source: key.subject, target: key.object))
      }
    }
  }
}

/// The different details of facts, numbered and ranked. Most facts have none, and few projects have more than some thousand.
private struct DetailsTable {
  private var numbers: [Key: Int32] = [:]
  private var keys: [Key] = []

  /// Texts as bytes: two members that differ in Unicode normal form only are two.
  private struct Key: Hashable {
    let texts: [EntityID?]
    let flags: UInt32
  }

  /// By flags alone, for the many that say nothing else.
  private var plain: [UInt32: Int32] = [:]

  mutating func number(of details: Fact.Details) -> Int32 {
    let isPlain = details.member == nil && details.ownership == nil && details.form == nil && details.condition == nil && details.access == nil
    if isPlain, let number = plain[details.flags.rawValue] { return number }
    let number = numberOfKey(details)
    if isPlain { plain[details.flags.rawValue] = number }
    return number
  }

  private mutating func numberOfKey(_ details: Fact.Details) -> Int32 {
    let texts = [details.member, details.ownership?.rawValue, details.form?.rawValue, details.condition, details.access]
    let key = Key(texts: texts.map { $0.map(EntityID.init) }, flags: details.flags.rawValue)
    if let number = numbers[key] { return number }
    let number = Int32(keys.count)
    numbers[key] = number
    keys.append(key)
    return number
  }

  func ranks() -> [Int32] {
    func isBefore(_ a: Key, _ b: Key) -> Bool {
      for (x, y) in zip(a.texts, b.texts) where x != y {
        guard let x, let y else { return x == nil }
        return x < y
      }
      return String(a.flags) < String(b.flags)
    }
    let order = keys.indices.sorted { isBefore(keys[$0], keys[$1]) }
    var ranks = [Int32](repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = Int32(rank) }
    return ranks
  }
}
