import Facts

/// The imports of the project that a compiler would not find by itself, made ready to be asked for unit after unit.
///
/// Spellings are numbers in byte order, so that the list of a unit costs what it holds.
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

  /// Those below the files that a unit reaches, in the order of their spellings. Where two files mean different headers by one
  /// spelling, the one nearest to the unit's folder stands for both: a spelling can lead to one place only.
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
