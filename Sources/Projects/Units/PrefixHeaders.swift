import Facts

/// Finds the prefix header (`*.pch`) of each unit.
///
/// An own Objective-C unit gets the nearest one in or above its folder, else the only one in the project, unless that belongs to tests or examples. An external unit
/// gets that of its module: CocoaPods writes `<pod>/<pod>-prefix.pch`, formerly `Pods-<pod>-prefix.pch`. One without imports and declared names counts as none.
struct PrefixHeaders {
  private var own: [Candidate] = []
  private var external: [Candidate] = []

  struct Candidate {
    var file: Int
    var path: String
    var module: String?
  }

  mutating func add(_ candidate: Candidate, isExternal: Bool) {
    if isExternal { external.append(candidate) } else { own.append(candidate) }
  }

  func file(for path: String, _ language: Language, isExternal: Bool, module: String?) -> Int? {
    guard language.isObjectiveC else { return nil }
    if isExternal { return externalFile(path, module) }
    if let above = nearestAbove(path, own) { return above }
    guard own.count == 1, !components(of: folder(of: own[0].path)).contains(where: Self.isAside) else { return nil }
    return own[0].file
  }

  private func externalFile(_ path: String, _ module: String?) -> Int? {
    guard let module else { return nil }
    if let above = nearestAbove(path, external.filter { $0.module == module }) { return above }
    let named = external.filter { candidate in
      let stem = stem(of: candidate.path)
      guard stem.lowercased().hasSuffix("-prefix") else { return false }
      let pod = String(stem.dropLast("-prefix".count))
      return pod == module || pod.hasSuffix("-" + module)
    }
    return named.min { ($0.path.utf8.count, PathOrder($0.path)) < ($1.path.utf8.count, PathOrder($1.path)) }?.file
  }

  private func nearestAbove(_ path: String, _ candidates: [Candidate]) -> Int? {
    let above = candidates.filter { candidate in
      let home = folder(of: candidate.path)
      return home.isEmpty || path.utf8.starts(with: (home + "/").utf8)
    }
    return above.max { (folder(of: $0.path).utf8.count, PathOrder($1.path)) < (folder(of: $1.path).utf8.count, PathOrder($0.path)) }?.file
  }

  private static func isAside(_ folder: String) -> Bool {
    ["test", "example", "sample", "demo"].contains { folder.lowercased().contains($0) }
  }
}

/// A path in a tuple that is compared.
private struct PathOrder: Comparable {
  var path: String
  init(_ path: String) { self.path = path }
  static func == (a: Self, b: Self) -> Bool { isSamePath(a.path, b.path) }
  static func < (a: Self, b: Self) -> Bool { isBefore(a.path, b.path) }
}
