import Facts

/// The files that a unit reaches through the imports in the text, also through those whose condition only a preprocessor can decide.
///
/// Built once per project and queried for every unit: the marks are reused, so a query only costs as much as it reaches.
struct IncludeClosure {
  private let edges: [[Edge]]
  private var stamps: [Int]
  private var stamp = 0

  struct Edge {
    var target: Int
    var guards: LanguageGuards
    /// Whether it is under a condition that only a preprocessor can decide.
    var isUncertain: Bool
  }

  struct Reached {
    var file: Int
    /// Whether every path to it goes through an `#if` that may be inactive.
    var isUncertain: Bool
  }

  init(edges: [[Edge]]) {
    self.edges = edges
    stamps = [Int](repeating: 0, count: edges.count)
  }

  /// The starts and all files that they reach, each once, in an order that depends on nothing else. Imports under a guard such as `#ifdef __cplusplus` are not followed
  /// if the language rules them out.
  mutating func reach(from starts: [Int], _ language: Language) -> [Reached] {
    stamp += 1
    var reached: [Reached] = []
    for start in starts { mark(start, false, &reached) }
    var uncertain: [Int] = []
    var next = 0
    while next < reached.count {
      for edge in edges[reached[next].file] where language.satisfies(edge.guards) {
        if edge.isUncertain { uncertain.append(edge.target) } else { mark(edge.target, false, &reached) }
      }
      next += 1
    }
    for target in uncertain { mark(target, true, &reached) }
    while next < reached.count {
      for edge in edges[reached[next].file] where language.satisfies(edge.guards) { mark(edge.target, true, &reached) }
      next += 1
    }
    return reached
  }

  private mutating func mark(_ file: Int, _ isUncertain: Bool, _ reached: inout [Reached]) {
    guard stamps[file] != stamp else { return }
    stamps[file] = stamp
    reached.append(Reached(file: file, isUncertain: isUncertain))
  }
}

extension Language {
  /// Whether code under these guards is compiled in this language.
  func satisfies(_ guards: LanguageGuards) -> Bool {
    guards.isEmpty
      || !(guards.contains(isObjectiveC ? .notObjectiveC : .objectiveC) || guards.contains(isCxx ? .notCxx : .cxx))
  }
}
