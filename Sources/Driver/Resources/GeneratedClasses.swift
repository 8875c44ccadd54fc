import Facts

extension Extraction {
  /// Adds the classes that a build generates from data models, so that names in sources refer to them. A class that C-family source declares is used instead.
  mutating func addGeneratedClasses(of project: Project) {
    let generated = project.resources.flatMap(\.generated)
    guard !generated.isEmpty else { return }
    let declared = Set(entities.lazy.filter { !$0.isExternal && $0.isDefinition }.map(\.id))
    var made: Set<EntityID> = []
    for new in generated {
      let id = EntityID.objectiveCClass(new.name)
      guard !declared.contains(id), made.insert(id).inserted else { continue }
      entities.append(Entity(id, kind: .class, name: new.name, language: new.language, location: new.location, isDefinition: true))
      guard let superclass = new.superclass else { continue }
      let above = EntityID.objectiveCClass(superclass.name)
      entities.append(Entity(above, kind: .class, name: superclass.name, isExternal: true))
      facts.append(Fact(id, .inherits, above, at: new.location))
    }
  }
}
