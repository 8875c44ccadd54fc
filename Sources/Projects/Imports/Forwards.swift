import Facts

/// The project's imports that a compiler would not find by itself, prepared for one query per unit.
///
/// Spellings are numbered in byte order, so that the cost of a unit's list depends on its length only.
struct Forwards {
  private let spellings: [String]
  private let paths: [String]
  private let ofFile: [[Forward]]
  private var targets: [Int]
  private var stamps: [Int]
  private var stamp = 0

  private struct Forward: Hashable {
    var spelling: Int
    var target: Int
    var guards: UInt8
  }

  init(_ resolved: ResolvedSources) {
    paths = resolved.sources.paths
    let scans = resolved.sources.scans
    var known: Set<PathKey> = []
    for (scan, resolutions) in zip(scans, resolved.resolutions) {
      for (found, resolution) in zip(scan.imports, resolutions) {
        if case .guessed = resolution { known.insert(PathKey(found.spelling)) }
      }
    }
    spellings = known.map(\.text).sorted(by: isBefore)
    let numbers = Dictionary(uniqueKeysWithValues: zip(spellings.map(PathKey.init), spellings.indices))
    ofFile = zip(scans, resolved.resolutions).map { scan, resolutions in
      var seen: Set<Forward> = []
      return zip(scan.imports, resolutions).compactMap { found, resolution in
        guard case .guessed(let target) = resolution, let number = numbers[PathKey(found.spelling)] else { return nil }
        let forward = Forward(spelling: number, target: target, guards: found.guards.rawValue)
        return seen.insert(forward).inserted ? forward : nil
      }
    }
    targets = [Int](repeating: 0, count: spellings.count)
    stamps = [Int](repeating: 0, count: spellings.count)
  }

  /// The forwarded headers of the files that a unit reaches, sorted by spelling. If one spelling means different headers in two files, the header nearest to the unit's
  /// folder is used for both, since a spelling can only lead to one file.
  mutating func list(of reached: [IncludeClosure.Reached], _ language: Language, home: String) -> [HeaderForward] {
    stamp += 1
    var found: [Int] = []
    for file in reached {
      for forward in ofFile[file.file] where language.satisfies(LanguageGuards(rawValue: forward.guards)) {
        let spelling = forward.spelling
        if stamps[spelling] != stamp {
          stamps[spelling] = stamp
          targets[spelling] = forward.target
          found.append(spelling)
        } else if targets[spelling] != forward.target, isNearer(forward.target, than: targets[spelling], to: home) {
          targets[spelling] = forward.target
        }
      }
    }
    found.sort()
    return found.map { HeaderForward(spelling: spellings[$0], path: paths[targets[$0]]) }
  }

  private func isNearer(_ file: Int, than other: Int, to home: String) -> Bool {
    let (a, b) = (nearness(of: paths[file], to: home), nearness(of: paths[other], to: home))
    return a.shared != b.shared ? a.shared > b.shared : a.components != b.components ? a.components < b.components : file < other
  }
}
