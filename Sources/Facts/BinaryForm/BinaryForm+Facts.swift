// The values that workers are sent and send back.

extension Extraction {
  package var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(entities) { $0.write($1) }
    writer.write(facts) { $0.write($1) }
    writer.write(methods) { $0.write($1) }
    writer.write(code)
    writer.write(problems) { $0.write($1) }
    for number in coverage.numbers { writer.write(number) }
    writer.write(filesRead.sorted()) { $0.write($1) }
    writer.write(filesInPart.sorted()) { $0.write($1) }
    writer.write(gaps) { $0.write($1) }
    writer.write(bytes: unresolved)
    return writer.bytes
  }

  package init(binaryForm bytes: [UInt8]) throws(BinaryReader.Damaged) {
    var reader = BinaryReader(bytes)
    self.init()
    entities = try reader.list { (reader) throws(BinaryReader.Damaged) in try Entity(&reader) }
    facts = try reader.list { (reader) throws(BinaryReader.Damaged) in try Fact(&reader) }
    methods = try reader.list { (reader) throws(BinaryReader.Damaged) in try Method(&reader) }
    code = try Code(&reader)
    problems = try reader.list { (reader) throws(BinaryReader.Damaged) in try Problem(&reader) }
    var numbers: [Int] = []
    for _ in coverage.numbers { numbers.append(try reader.number()) }
    coverage = Coverage(numbers: numbers)
    filesRead = Set(try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() })
    filesInPart = Set(try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() })
    gaps = try reader.list { (reader) throws(BinaryReader.Damaged) in try Gap(&reader) }
    unresolved = try reader.rawBytes()
  }
}

extension ProjectContext {
  package var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(root)
    writer.write(files) { $0.write($1) }
    for names in [declared.classes, declared.protocols, declared.types, declared.macros] {
      writer.write(names.sorted()) { $0.write($1) }
    }
    writer.write(declared.ambiguous.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value) { $0.write($1) }
    }
    writer.write(sdk != nil)
    if let sdk { for text in [sdk.path, sdk.name, sdk.target] { writer.write(text) } }
    writer.write(specialFiles) { $0.write($1) }
    writer.write(mentionedMembers != nil)
    if let mentionedMembers { writer.write(mentionedMembers.sorted()) { $0.write($1) } }
    writer.write(targetModules) { $0.write($1) }
    writer.write(generatedHeaders.sorted { $0.key.byteOrder(to: $1.key) < 0 }) {
      $0.write($1.key); $0.write($1.value)
    }
    return writer.bytes
  }

  package init(binaryForm bytes: [UInt8]) throws(BinaryReader.Damaged) {
    var reader = BinaryReader(bytes)
    let root = try reader.text()
    let files = try reader.list { (reader) throws(BinaryReader.Damaged) in
      SourceFile(
        path: try reader.text(), language: try reader.choice(Language.self), isHeader: try reader.flag(),
        isExternal: try reader.flag(), module: try reader.optionalText(), lines: try reader.number(),
        branches: try reader.list { (reader) throws(BinaryReader.Damaged) in try ConditionalBranch(&reader) },
        bridgingHeaders: try reader.flag() ? try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() } : nil,
        targets: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.number() })
    }
    self.init(root: root, files: files)
    func names(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) -> Set<String> {
      Set(try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() })
    }
    declared.classes = try names(&reader)
    declared.protocols = try names(&reader)
    declared.types = try names(&reader)
    declared.macros = try names(&reader)
    let ambiguous = try reader.list { (reader) throws(BinaryReader.Damaged) in
      (try reader.text(), try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() })
    }
    declared.ambiguous = Dictionary(ambiguous, uniquingKeysWith: { first, _ in first })
    if try reader.flag() { sdk = AppleSDK(path: try reader.text(), name: try reader.text(), target: try reader.text()) }
    specialFiles = try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() }
    if try reader.flag() { mentionedMembers = try names(&reader) }
    targetModules = try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() }
    let headers = try reader.list { (reader) throws(BinaryReader.Damaged) in (try reader.text(), try reader.text()) }
    generatedHeaders = Dictionary(headers, uniquingKeysWith: { first, _ in first })
  }
}

extension TranslationUnit {
  package var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(path)
    writer.write(language.rawValue)
    writer.write(sdk.rawValue)
    writer.write(arguments) { $0.write($1) }
    writer.write(prefixHeader)
    writer.write(forwards)
    writer.write(missing) { $0.write($1) }
    writer.write(sharedHeaders) { $0.write($1) }
    writer.write(beginning != nil)
    if let beginning {
      writer.write(beginning.folder)
      writer.write(beginning.directives) { $0.write($1) }
      writer.write(beginning.forwards)
    }
    writer.write(broughtHeaders) { $0.write($1) }
    writer.write(headers) { $0.write($1) }
    writer.write(counting.rawValue)
    writer.write(generated) {
      $0.write($1.spelling); $0.write($1.module); $0.write($1.digest)
    }
    return writer.bytes
  }

  package init(binaryForm bytes: [UInt8]) throws(BinaryReader.Damaged) {
    var reader = BinaryReader(bytes)
    self.init(
      path: try reader.text(), language: try reader.choice(Language.self), sdk: try reader.choice(SDK.self),
      arguments: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() },
      prefixHeader: try reader.optionalText(),
      forwards: try reader.forwards(),
      missing: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() },
      sharedHeaders: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() },
      beginning: try reader.flag()
        ? UnitBeginning(
          folder: try reader.optionalText(), directives: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() }, forwards: try reader.forwards())
        : nil,
      broughtHeaders: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() },
      headers: try reader.list { (reader) throws(BinaryReader.Damaged) in try reader.text() },
      counting: try reader.choice(ReferenceCounting.self))
    generated = try reader.list { (reader) throws(BinaryReader.Damaged) in
      GeneratedHeader(spelling: try reader.text(), module: try reader.text(), digest: try reader.digest())
    }
  }
}

extension BinaryReader {
  fileprivate mutating func forwards() throws(Damaged) -> [HeaderForward] {
    try list { (reader) throws(BinaryReader.Damaged) in HeaderForward(spelling: try reader.text(), path: try reader.text()) }
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ forwards: [HeaderForward]) {
    write(forwards) {
      $0.write($1.spelling); $0.write($1.path)
    }
  }

  package mutating func write(_ location: SourceLocation) {
    write(location.path)
    write(location.line)
    write(location.column)
  }

  package mutating func write(_ entity: Entity) {
    write(entity.id.text)
    write(entity.kind.rawValue)
    write(entity.name)
    write(entity.language?.rawValue)
    write(entity.location != nil)
    if let location = entity.location { write(location) }
    write(entity.isDefinition)
    write(entity.isExternal)
    write(entity.module)
    write(entity.lines)
    write(entity.isIncomplete)
    write(entity.isGeneric)
  }

  package mutating func write(_ fact: Fact) {
    write(fact.subject.text)
    write(fact.relation.rawValue)
    write(fact.object.text)
    write(fact.location)
    write(fact.details.ownership?.rawValue)
    write(fact.details.member)
    write(fact.details.form?.rawValue)
    write(fact.details.condition)
    write(fact.details.access)
    write(Int(fact.details.flags.rawValue))
  }
}

extension BinaryWriter {
  package mutating func write(_ file: SourceFile) {
    write(file.path)
    write(file.language.rawValue)
    write(file.isHeader)
    write(file.isExternal)
    write(file.module)
    write(file.lines)
    write(file.branches) { $0.write($1) }
    write(file.bridgingHeaders != nil)
    if let headers = file.bridgingHeaders { write(headers) { $0.write($1) } }
    write(file.targets) { $0.write($1) }
  }

  fileprivate mutating func write(_ branch: ConditionalBranch) {
    write(branch.group)
    write((branch.parent ?? -1) + 1)
    for number in [branch.lines.lowerBound, branch.lines.upperBound, branch.directive.lowerBound, branch.directive.upperBound] { write(number) }
    write(branch.condition)
    write(branch.content.rawValue)
    write(branch.isOptional)
  }
}

extension ConditionalBranch {
  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    func range() throws(BinaryReader.Damaged) -> Range<Int> {
      let (low, high) = (try reader.number(), try reader.number())
      guard low <= high else { throw BinaryReader.Damaged() }
      return low..<high
    }
    let group = try reader.number()
    let parent = try reader.number()
    self.init(
      group: group, parent: parent == 0 ? nil : parent - 1, lines: try range(), directive: try range(), condition: try reader.text(),
      content: try reader.choice(Content.self), isOptional: try reader.flag())
  }
}

extension BinaryWriter {
  package mutating func write(_ gap: Gap) {
    write(gap.kind.rawValue)
    write(gap.name)
    write(gap.location)
    write(gap.count)
    write(gap.isPlatforms)
  }
}

extension Gap {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init(
      try reader.choice(Kind.self), try reader.text(), at: try SourceLocation(&reader), count: try reader.number(),
      isPlatforms: try reader.flag())
  }
}

extension BinaryWriter {
  package mutating func write(_ method: Method) {
    write(method.owner.text)
    write(method.name)
    write(method.location)
    write(Int(method.traits.rawValue))
  }
}

extension Method {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let owner = EntityID(try reader.text())
    let name = try reader.text()
    let location = try SourceLocation(&reader)
    guard let traits = UInt16(exactly: try reader.number()) else { throw BinaryReader.Damaged() }
    self.init(owner, name, at: location, Traits(rawValue: traits))
  }
}

extension SourceLocation {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init(try reader.text(), line: try reader.number(), column: try reader.number())
  }
}

extension Entity {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init(
      EntityID(try reader.text()), kind: try reader.choice(Kind.self), name: try reader.text(),
      language: try reader.flag() ? try reader.choice(Language.self) : nil,
      location: try reader.flag() ? try SourceLocation(&reader) : nil,
      isDefinition: try reader.flag(), isExternal: try reader.flag(), module: try reader.optionalText(), lines: try reader.number(),
      isIncomplete: try reader.flag(), isGeneric: try reader.flag())
  }
}

extension Fact {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let subject = EntityID(try reader.text())
    let relation = try reader.choice(Relation.self)
    let object = EntityID(try reader.text())
    let location = try SourceLocation(&reader)
    var details = Details()
    if try reader.flag() { details.ownership = try reader.choice(Ownership.self) }
    details.member = try reader.optionalText()
    if try reader.flag() { details.form = try reader.choice(Form.self) }
    details.condition = try reader.optionalText()
    details.access = try reader.optionalText()
    guard let flags = UInt32(exactly: try reader.number()) else { throw BinaryReader.Damaged() }
    details.flags = Flags(rawValue: flags)
    self.init(subject, relation, object, at: location, details)
  }
}

extension BinaryWriter {
  package mutating func write(_ problem: Problem) {
    write(problem.kind.rawValue)
    write(problem.path)
    write(problem.message)
  }
}

extension Problem {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init(try reader.choice(Kind.self), try reader.text(), try reader.text())
  }
}

extension Coverage {
  fileprivate var numbers: [Int] {
    [
      filesFound, filesParsed, filesParsedWithStubs, filesFailed, importsResolved, importsExternal, importsUnresolved,
      memberTypesResolved, memberTypesInferred, memberTypesUnknown, messagesResolved, messagesUnresolved,
    ]
  }

  fileprivate init(numbers: [Int]) {
    self.init()
    (filesFound, filesParsed, filesParsedWithStubs, filesFailed) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (importsResolved, importsExternal, importsUnresolved) = (numbers[4], numbers[5], numbers[6])
    (memberTypesResolved, memberTypesInferred, memberTypesUnknown) = (numbers[7], numbers[8], numbers[9])
    (messagesResolved, messagesUnresolved) = (numbers[10], numbers[11])
  }
}
