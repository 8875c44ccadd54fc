// What only a whole project tells, as it is kept between runs.

extension BinaryWriter {
  package mutating func write(_ lives: ObjectLives) {
    write(lives.loops) { $0.write($1) }
    write(lives.lasting.sorted()) { $0.write($1.text) }
    write(lives.mayLast.sorted()) { $0.write($1.text) }
    write(lives.emptied.sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }) { writer, member in
      writer.write(member.owner.text)
      writer.write(member.name)
    }
  }

  private mutating func write(_ loop: ObjectLoop) {
    write(loop.links) { writer, link in
      for text in [link.source.text, link.target.text, link.member, link.owner.text, link.kind.rawValue, link.role, link.variable, link.content.rawValue] { writer.write(text) }
      writer.write(link.location)
      writer.write(link.calls) { $0.write($1) }
      writer.write(link.captured?.text)
      writer.write(link.valueMember?.owner.text)
      if let member = link.valueMember { writer.write(member.name) }
      writer.write(link.isAlone)
      writer.write(link.otherKeepers) { writer, members in
        writer.write(members) {
          $0.write($1.owner.text)
          $0.write($1.name)
        }
      }
      writer.write(link.isOnlyKeeperOfOthers)
      writer.write(link.countsByHand)
    }
    write(loop.certainty.rawValue)
    write(loop.doubts) { $0.write($1.rawValue) }
    write(loop.endings) { writer, ending in
      writer.write(ending.function)
      writer.write(ending.location)
      writer.write(ending.kind.rawValue)
    }
  }

  package mutating func write(_ handover: Handover) {
    write(handover.source)
    write(handover.target)
    write(handover.giver?.text)
    write(handover.arms) {
      $0.write($1.choice); $0.write($1.number)
    }
    write(handover.location)
  }

  /// A method with its steps, which no worker knows.
  package mutating func write(whole method: Method) {
    write(method)
    write(method.steps) { writer, step in
      writer.write(step.kind.rawValue)
      writer.write(step.name)
      writer.write(step.object?.text)
      writer.write(step.location)
      writer.write(step.block)
    }
  }

  private mutating func write(_ place: Handover.Place) {
    write(Int(place.kind.rawValue))
    write(place.owner.text)
    write(place.name)
  }
}

extension ObjectLives {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init(
      loops: try reader.list { (reader) throws(BinaryReader.Damaged) in try ObjectLoop(&reader) },
      lasting: Set(try reader.list { (reader) throws(BinaryReader.Damaged) in EntityID(try reader.text()) }),
      mayLast: Set(try reader.list { (reader) throws(BinaryReader.Damaged) in EntityID(try reader.text()) }),
      emptied: Set(try reader.list { (reader) throws(BinaryReader.Damaged) in Member(owner: EntityID(try reader.text()), name: try reader.text()) }))
  }
}

extension ObjectLoop {
  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let links = try reader.list { (reader) throws(BinaryReader.Damaged) in try Link(&reader) }
    let certainty = try reader.choice(Certainty.self)
    let doubts = try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.choice(Doubt.self) }
    let endings = try reader.list { (reader) throws(BinaryReader.Damaged) in
      Ending(try reader.text(), at: try SourceLocation(&reader), try reader.choice(Ending.Kind.self))
    }
    self.init(links: links, certainty: certainty, endings: endings, doubts: doubts)
  }
}

extension ObjectLoop.Link {
  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let (source, target) = (EntityID(try reader.text()), EntityID(try reader.text()))
    let (member, owner, kind) = (try reader.text(), EntityID(try reader.text()), try reader.choice(Kind.self))
    let (role, variable, content) = (try reader.text(), try reader.text(), try reader.choice(Content.self))
    let location = try SourceLocation(&reader)
    let calls = try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() }
    let captured = try reader.optionalText().map(EntityID.init)
    var valueMember: ValueMember?
    if let owner = try reader.optionalText() { valueMember = ValueMember(EntityID(owner), try reader.text()) }
    self.init(
      source, target, member: member, of: owner, kind, at: location, role: role, calls: calls, variable: variable, captured: captured, content: content, valueMember: valueMember,
      isAlone: try reader.flag(),
      otherKeepers: try reader.list { (reader) throws(BinaryReader.Damaged) in
        try reader.list { (reader) throws(BinaryReader.Damaged) in ValueMember(EntityID(try reader.text()), try reader.text()) }
      }, isOnlyKeeperOfOthers: try reader.flag(), countsByHand: try reader.flag())
  }
}

extension Method {
  package init(whole reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    try self.init(&reader)
    steps = try reader.list { (reader) throws(BinaryReader.Damaged) in
      let (kind, name) = (try reader.choice(Step.Kind.self), try reader.text())
      return Step(kind, name, of: try reader.optionalText().map(EntityID.init), at: try SourceLocation(&reader), block: try reader.number())
    }
  }
}

extension Handover {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let (source, target) = (try Place(&reader), try Place(&reader))
    let giver = try reader.optionalText().map(EntityID.init)
    let arms = try reader.list { (reader) throws(BinaryReader.Damaged) in Arm(of: try SourceLocation(&reader), try reader.number()) }
    self.init(source, target, by: giver, arms: arms, at: try SourceLocation(&reader))
  }
}

extension Handover.Place {
  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    guard let kind = UInt8(exactly: try reader.number()).flatMap(Kind.init) else { throw BinaryReader.Damaged() }
    self.init(kind, EntityID(try reader.text()), try reader.text())
  }
}
