// What files say that are no sources, as a part of what a run is known by. Nobody reads it again.

extension BinaryWriter {
  package mutating func write(_ resource: Resource) {
    write(resource.path)
    write(resource.lines)
    write(resource.isExternal)
    write(resource.facts) { writer, fact in
      writer.write(fact.subject)
      writer.write(fact.object)
      // The rest is written like any other fact, with ends that are empty.
      writer.write(Fact(EntityID(""), fact.relation, EntityID(""), at: fact.location, fact.details))
    }
    write(resource.generated) { writer, made in
      writer.write(made.name)
      writer.write(made.language.rawValue)
      writer.write(made.superclass != nil)
      if let superclass = made.superclass { writer.write(superclass) }
      writer.write(made.location)
    }
    write(resource.screens) { writer, screen in
      writer.write(screen.identifier)
      writer.write(screen.name)
    }
    write(resource.beginnings) { $0.write($1) }
  }

  private mutating func write(_ end: NamedFact.End) {
    switch end {
    case .file: write(0)
    case .type(let name):
      write(1)
      write(name)
    case .responders(let selector):
      write(2)
      write(selector)
    }
  }

  private mutating func write(_ name: ClassName) {
    write(name.name)
    write(name.module)
    write(name.isOfTarget)
  }
}
