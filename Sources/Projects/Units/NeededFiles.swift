import Facts

/// Which files of other people's C and C++ the project can have something to do with. A folder of libraries holds far more than an application uses: the
/// thousand files of C++ behind one that is written in Objective-C.
///
/// A file is needed where an own file leads to it by its includes; a source file where one leads to any file of its module, whose headers declare what it
/// defines. What names no module is needed. A header of other people's C++ that no unit includes is not.
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
      for target in resolved.resolutions[file].compactMap(\.file) where !isReached[target] {
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
    // What asks for a type of another language need not import anything.
    default: return true
    }
  }

  /// Whether a header is needed that no unit includes.
  func contains(loneHeader file: Int) -> Bool {
    contains(file) && !(resolved.sources.provenances[file].isExternal && resolved.languages[file] == .cxx)
  }
}
