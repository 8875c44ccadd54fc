import Facts

/// Finds the class that a resource file means by a name: that of the stated module, else that of a target with the file, else the nearest.
struct ClassNames {
  private var classes: [String: [Entity]] = [:]
  /// The targets of each resource, property list and manifest.
  private var targets: [EntityID: [Target]] = [:]
  private var known: [Question: EntityID?] = [:]

  private struct Question: Hashable {
    let name: ClassName
    let path: EntityID
  }

  /// O(entities and files of targets).
  init(_ entities: [Entity], _ targets: [Target]) {
    var best: [EntityID: Entity] = [:]
    for entity in entities where entity.kind == .class && (entity.language == .swift || entity.id.isObjectiveCClass || entity.id.isSwift) {
      if let other = best[entity.id], !other.isExternal && entity.isExternal || other.isDefinition && !entity.isDefinition { continue }
      best[entity.id] = entity
    }
    for entity in best.values.sorted(by: { $0.id < $1.id }) {
      for name in Set([entity.name, entity.id.runtimeName].compactMap { $0 }) { classes[name, default: []].append(entity) }
    }
    for target in targets {
      for path in target.resources + [target.settings.infoPlist, target.manifest].compactMap({ $0 }) { self.targets[EntityID(path), default: []].append(target) }
    }
  }

  /// Nil for a class that is neither declared nor mentioned.
  mutating func find(_ name: ClassName, in path: String) -> EntityID? {
    let question = Question(name: name, path: EntityID(path))
    if let answer = known[question] { return answer }
    let answer = look(for: name, question.path)
    known[question] = answer
    return answer
  }

  private func look(for name: ClassName, _ path: EntityID) -> EntityID? {
    guard var candidates = classes[name.name] else { return nil }
    func keep(_ isGood: (Entity) -> Bool) {
      let good = candidates.filter(isGood)
      if !good.isEmpty { candidates = good }
    }
    let builders = targets[path] ?? []
    keep { !$0.isExternal }
    var modules = Set([name.module].compactMap { $0 })
    if name.isOfTarget, !builders.isEmpty { modules = Set(builders.map(\.module)) }
    keep { $0.module.map(modules.contains) ?? false }
    guard candidates.count > 1 else { return candidates.first?.id }
    if !builders.isEmpty {
      let sources = Set(builders.flatMap { $0.sources + $0.headers }.map(EntityID.init))
      keep { $0.location.map { sources.contains(EntityID($0.path)) } ?? false }
    }
    let nearest = nearestFile(candidates.compactMap { $0.location?.path }, to: path.text)
    return (candidates.first { $0.location.map { EntityID($0.path) } == EntityID(nearest) } ?? candidates.first)?.id
  }
}

extension EntityID {
  /// The name of an Objective-C class in the runtime.
  fileprivate var runtimeName: String? { objectiveCClassName.map { String($0.prefix { $0 != "@" }) } }
}
