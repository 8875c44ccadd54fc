package import Facts

extension Graph {
  /// The files that were renamed or moved since an older graph: old path to new path.
  ///
  /// Two files are taken for one if they share the ids of at least half of the declarations of either. Otherwise they are taken for one if one of them
  /// declares nothing, and they are the only two of their name that are gone and new (`Feed.m`, in another folder). Ids of declarations do not depend
  /// on paths, except for what is private to a file. O(n log n).
  package func renamedFiles(since old: Graph) -> [EntityID: EntityID] {
    let (gone, came) = (old.files(missingIn: self), files(missingIn: old))
    guard !gone.isEmpty, !came.isEmpty else { return [:] }
    let (goneDeclared, cameDeclared) = (old.declarationCounts(), declarationCounts())

    struct Pair: Hashable {
      let old: EntityID
      let new: EntityID
    }
    var common: [Pair: Int] = [:]
    for entity in entities where entity.kind != .file {
      guard let path = entity.location?.path, came.contains(EntityID(path)), let other = old.node(entity.id),
        let oldPath = old.entities[other].location?.path, gone.contains(EntityID(oldPath))
      else { continue }
      common[Pair(old: EntityID(oldPath), new: EntityID(path)), default: 0] += 1
    }
    var renamed: [EntityID: EntityID] = [:]
    var taken: Set<EntityID> = []
    func take(_ pair: Pair) {
      guard renamed[pair.old] == nil, taken.insert(pair.new).inserted else { return }
      renamed[pair.old] = pair.new
    }
    let byCount = common.sorted { a, b in
      if a.value != b.value { return a.value > b.value }
      return a.key.old != b.key.old ? a.key.old < b.key.old : a.key.new < b.key.new
    }
    for (pair, count) in byCount where 2 * count >= max(goneDeclared[pair.old] ?? 0, cameDeclared[pair.new] ?? 0) { take(pair) }

    func byName(_ files: Set<EntityID>) -> [EntityID: [EntityID]] {
      Dictionary(grouping: files.sorted()) { EntityID(String(decoding: $0.text.utf8.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)) }
    }
    let names = byName(gone.filter { renamed[$0] == nil })
    let newNames = byName(came.subtracting(taken))
    for (name, files) in names.sorted(by: { $0.key < $1.key }) where files.count == 1 {
      guard let others = newNames[name], others.count == 1, (goneDeclared[files[0]] ?? 0) == 0 || (cameDeclared[others[0]] ?? 0) == 0 else { continue }
      take(Pair(old: files[0], new: others[0]))
    }
    return renamed
  }

  private func files(missingIn other: Graph) -> Set<EntityID> {
    Set(entities.filter { $0.kind == .file && !$0.isExternal && other.node($0.id) == nil }.map(\.id))
  }

  private func declarationCounts() -> [EntityID: Int] {
    var counts: [EntityID: Int] = [:]
    for entity in entities where entity.kind != .file {
      if let path = entity.location?.path { counts[EntityID(path), default: 0] += 1 }
    }
    return counts
  }
}
