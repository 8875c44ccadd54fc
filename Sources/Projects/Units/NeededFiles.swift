import Facts

/// The external C and C++ files that the project may use. A folder of libraries often contains far more than an application needs, such as the thousand C++ files
/// behind one that is written in Objective-C.
///
/// A file is needed if includes lead from an own file to it. A source file is also needed if they lead to any file of its module, whose headers declare what it
/// defines. Files without a module are needed. An external C++ header that no unit includes is not.
struct NeededFiles {
  private let resolved: ResolvedSources
  private var isReached: [Bool]
  private var modules: Set<String> = []

  /// O(imports).
  init(_ resolved: ResolvedSources) {
    self.resolved = resolved
    let provenances = resolved.sources.provenances
    isReached = provenances.indices.map { resolved.isKept[$0] && !provenances[$0].isExternal }
    var waiting = isReached.indices.filter { isReached[$0] }
    while let file = waiting.popLast() {
      for target in resolved.resolutions[file].compactMap(\.file) + resolved.brought[file].map(\.header) where !isReached[target] {
        isReached[target] = true
        waiting.append(target)
      }
    }
    for file in isReached.indices where isReached[file] && provenances[file].isExternal { if let module = provenances[file].module { modules.insert(module) } }
  }

  func contains(_ file: Int) -> Bool {
    let provenance = resolved.sources.provenances[file]
    guard provenance.isExternal, let module = provenance.module, !isReached[file] else { return true }
    switch resolved.languages[file] {
    case .c, .cxx: return resolved.sources.kinds[file].isSource && modules.contains(module)
    // Files of other languages may be used without an import.
    default: return true
    }
  }

  /// Whether a header that no unit includes is needed.
  func contains(loneHeader file: Int) -> Bool {
    contains(file) && !(resolved.sources.provenances[file].isExternal && resolved.languages[file] == .cxx)
  }
}
