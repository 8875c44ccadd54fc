/// Counts gaps, one entry for each kind, name and file.
package struct GapTally: Sendable {
  private var gaps: [Key: Gap] = [:]

  private struct Key: Hashable {
    let kind: Gap.Kind
    // As ids, because they compare byte by byte.
    let name: EntityID
    let path: EntityID

    init(_ kind: Gap.Kind, _ name: String, _ path: String) {
      self.kind = kind
      self.name = EntityID(name)
      self.path = EntityID(path)
    }
  }

  package init() {}

  /// Adds to the count of a gap; its first place in the file is kept.
  package mutating func note(_ gap: Gap) {
    let key = Key(gap.kind, gap.name, gap.location.path)
    let sum = (gaps[key]?.count ?? 0) + gap.count
    var first = gaps[key].map { Self.earlier($0, gap) } ?? gap
    first.count = sum
    gaps[key] = first
  }

  /// Adds the gaps of another unit. Where several units count one gap in one file, the highest count is right.
  package mutating func merge(_ others: [Gap]) {
    for gap in others {
      let key = Key(gap.kind, gap.name, gap.location.path)
      guard var first = gaps[key].map({ Self.earlier($0, gap) }) else {
        gaps[key] = gap
        continue
      }
      first.count = max(gap.count, gaps[key]?.count ?? 0)
      gaps[key] = first
    }
  }

  package func contains(_ kind: Gap.Kind, _ name: String, in path: String) -> Bool { gaps[Key(kind, name, path)] != nil }

  /// Sorted by kind, name and path.
  package var all: [Gap] {
    gaps.values.sorted { a, b in
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      let order = a.name.byteOrder(to: b.name)
      return order != 0 ? order < 0 : a.location < b.location
    }
  }

  /// Everything that cost facts in the files that are counted, by name: the most frequent first, then in the order of the names.
  package func causes(where isCounted: (String) -> Bool) -> [Cause] {
    var causes: [Cause] = []
    for gap in all where gap.kind.costsFacts && gap.count > 0 && isCounted(gap.location.path) {
      let count = gap.kind.isCountedByFile ? 1 : gap.count
      if let last = causes.last, last.kind == gap.kind, last.name.byteOrder(to: gap.name) == 0 {
        causes[causes.count - 1] = Cause(
          gap.kind, gap.name, count: last.count + count, at: last.location, isPlatforms: last.isPlatforms || gap.isPlatforms)
      } else {
        causes.append(Cause(gap.kind, gap.name, count: count, at: gap.location, isPlatforms: gap.isPlatforms))
      }
    }
    return causes.sorted { a, b in
      if a.count != b.count { return a.count > b.count }
      let order = a.name.byteOrder(to: b.name)
      return order != 0 ? order < 0 : a.kind.rawValue < b.kind.rawValue
    }
  }

  package var madeUp: MadeUp {
    var madeUp = MadeUp()
    var last: Gap?
    for gap in all {
      defer { last = gap }
      if let last, last.kind == gap.kind, last.name.byteOrder(to: gap.name) == 0 { continue }
      switch gap.kind {
      case .missingHeader: madeUp.headers += 1
      case .unknownClass: madeUp.classes += 1
      case .unknownProtocol: madeUp.protocols += 1
      case .unknownType: madeUp.types += 1
      case .unknownMacro: madeUp.macros += 1
      case .unknownConstant: madeUp.constants += 1
      case .unknownFunction: madeUp.functions += 1
      default: break
      }
    }
    return madeUp
  }

  /// The files for which most names were made up, at most `limit`.
  package func filesWithMostMadeUp(_ limit: Int) -> [(path: String, names: Int)] {
    var files: [(path: String, names: Int)] = []
    for gap in all.filter(\.kind.isMadeUpName).sorted(by: { $0.location < $1.location }) {
      if let last = files.last, last.path.byteOrder(to: gap.location.path) == 0 {
        files[files.count - 1].names += 1
      } else {
        files.append((gap.location.path, 1))
      }
    }
    return Array(files.sorted { a, b in a.names != b.names ? a.names > b.names : a.path.byteOrder(to: b.path) < 0 }.prefix(limit))
  }

  /// How many files the parser found errors in.
  package var filesWithErrors: Int {
    Set(gaps.values.filter { $0.kind == .parseError || $0.kind == .consequentError }.map { EntityID($0.location.path) }).count
  }

  private static func earlier(_ a: Gap, _ b: Gap) -> Gap {
    // A gap without a place of its own in the file is no example.
    if (a.count > 0) != (b.count > 0) { return a.count > 0 ? a : b }
    return b.location < a.location ? b : a
  }
}
