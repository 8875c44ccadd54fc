import Facts

/// Assigns each header to the unit that reports its declarations: exactly one for each header that some unit can read.
///
/// The unit must understand the header's language. The order of preference is: a unit that reads the header whatever the `#if`s say; a unit of the same name (`View.m`
/// for `View.h`) in the nearest folder; a unit of exactly the same language; a unit of the same module and the same side of "own or external"; the first by path.
struct HeaderOwnership {
  private let paths: [String]
  private let files: [File]
  private(set) var owners: [Int?]
  private var claims: [Claim?]

  /// Names are numbers, because every header of every unit is compared.
  private struct File {
    var stem: Int
    /// Own or external, and the module.
    var side: Int
    var language: Language
    var evidence: LanguageEvidence
  }

  init(_ resolved: ResolvedSources) {
    let sources = resolved.sources
    paths = sources.paths
    var stems: [PathKey: Int] = [:]
    var sides: [Provenance: Int] = [:]
    files = paths.indices.map { file in
      let name = PathKey(stem(of: sources.paths[file]))
      let stem = stems[name] ?? stems.count
      stems[name] = stem
      let side = sides[sources.provenances[file]] ?? sides.count
      sides[sources.provenances[file]] = side
      return File(stem: stem, side: side, language: resolved.languages[file], evidence: sources.scans[file].evidence)
    }
    owners = [Int?](repeating: nil, count: paths.count)
    claims = [Claim?](repeating: nil, count: paths.count)
  }

  /// Units must be offered in the order of their paths: of two equal ones the first stays.
  mutating func offer(_ header: IncludeClosure.Reached, to unit: Int) {
    let file = files[header.file]
    let reader = files[unit]
    guard Self.canRead(file.language, reader.language) else { return }
    let hasSameStem = file.stem == reader.stem
    let claim = Claim(
      isUncertain: header.isUncertain ? 1 : 0, isOtherStem: hasSameStem ? 0 : 1,
      distance: hasSameStem ? -nearness(of: paths[header.file], to: folder(of: paths[unit])).shared : 0,
      languagePenalty: Self.penalty(file, reader.language),
      isElsewhere: file.side == reader.side ? 0 : 1)
    if let best = claims[header.file], !(claim < best) { return }
    claims[header.file] = claim
    owners[header.file] = unit
  }

  private struct Claim: Comparable {
    var isUncertain: Int
    var isOtherStem: Int
    var distance: Int
    var languagePenalty: Int
    var isElsewhere: Int

    static func < (a: Self, b: Self) -> Bool {
      (a.isUncertain, a.isOtherStem, a.distance, a.languagePenalty, a.isElsewhere)
        < (b.isUncertain, b.isOtherStem, b.distance, b.languagePenalty, b.isElsewhere)
    }
  }

  private static func canRead(_ header: Language, _ unit: Language) -> Bool {
    switch header {
    case .c: true
    case .cxx: unit.isCxx
    case .objectiveC: unit.isObjectiveC
    case .objectiveCxx: unit == .objectiveCxx
    default: false
    }
  }

  /// How much of the header the unit would not see, or would see as another language than its own.
  private static func penalty(_ header: File, _ unit: Language) -> Int {
    let wantsObjectiveC = header.language.isObjectiveC || header.evidence.contains(.guardedObjectiveC)
    let wantsCxx = header.language.isCxx || header.evidence.contains(.guardedCxx)
    return (wantsObjectiveC == unit.isObjectiveC ? 0 : wantsObjectiveC ? 2 : 1) + (wantsCxx == unit.isCxx ? 0 : wantsCxx ? 2 : 1)
  }
}
