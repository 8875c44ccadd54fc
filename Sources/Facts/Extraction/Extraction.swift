/// What a front-end understood of one or more translation units, and what it did not.
package struct Extraction: Sendable {
  package var entities: [Entity] = []
  package var facts: [Fact] = []
  /// The methods of types, as rules ask for them.
  package var methods: [Method] = []
  /// What the bodies do, lowered.
  package var code = Code()
  /// Objects that come to stand in a second place; made of the code when every unit is read, so that no worker sends any.
  package var handovers: [Handover] = []
  /// What bodies may use of types and extensions elsewhere: `uses` with the name of the member, which may be that of something else.
  package var possibleUses: [Fact] = []
  /// What files that are no sources say; their names are looked up when every unit is read.
  package var described: [Fact] = []
  package var problems: [Problem] = []
  package var coverage = Coverage()
  /// The project's files that the parse entered: a header that its unit never reached is somebody else's to report.
  package var filesRead: Set<String> = []
  /// Those of them that the unit reports without the bodies of their functions.
  package var filesInPart: Set<String> = []
  /// What was not understood, one for each kind, name and file.
  package var gaps: [Gap] = []
  /// What the front-end understood and can't make facts of before it has seen the whole project, in a form of its own.
  package var unresolved: [UInt8] = []

  package init() {}
}

/// How much was read and how much of it was understood. Printed with every report: a recall of 1.0 over 60 % is not 1.0.
package struct Coverage: Sendable, Equatable, Codable {
  package var filesFound = 0
  package var filesParsed = 0
  /// Not parsed, because only what their text says was asked for: imports, types, superclasses and categories.
  package var filesOutlined = 0
  /// Not parsed, because nothing of the project can ask for what they declare: other people's C and C++.
  package var filesUnneeded = 0
  /// Parsed, but only with declarations that were made up for missing headers.
  package var filesParsedWithStubs = 0
  package var filesFailed = 0
  /// Found and not looked at: no text, too long, not readable. Not among `filesFound`.
  package var filesSkipped = 0
  /// Parsed, and the parser objected to something: declarations may be lost. Counted like `madeUp`.
  package var filesWithErrors = 0
  package var importsResolved = 0
  package var importsExternal = 0
  package var importsUnresolved = 0
  /// Those of `importsUnresolved` that stand in branches of `#if` that no parse took.
  package var importsUntaken = 0
  package var memberTypesResolved = 0
  package var memberTypesInferred = 0
  package var memberTypesUnknown = 0
  package var messagesResolved = 0
  package var messagesUnresolved = 0
  /// Counted over the whole project, when all units are there.
  package var madeUp = MadeUp()
  /// Of the project's own bodies, when all units are there.
  package var lowering = LoweringCoverage()
  /// The most frequent reasons why something in the project's own files was not understood, at most `mostCauses`.
  package var causes: [Cause] = []

  package static let mostCauses = 10

  package init() {}

  /// Adds what single units know.
  package static func += (a: inout Self, b: Self) {
    a.filesFound += b.filesFound
    a.filesParsed += b.filesParsed
    a.filesOutlined += b.filesOutlined
    a.filesUnneeded += b.filesUnneeded
    a.filesParsedWithStubs += b.filesParsedWithStubs
    a.filesFailed += b.filesFailed
    a.filesSkipped += b.filesSkipped
    a.importsResolved += b.importsResolved
    a.importsExternal += b.importsExternal
    a.importsUnresolved += b.importsUnresolved
    a.importsUntaken += b.importsUntaken
    a.memberTypesResolved += b.memberTypesResolved
    a.memberTypesInferred += b.memberTypesInferred
    a.memberTypesUnknown += b.memberTypesUnknown
    a.messagesResolved += b.messagesResolved
    a.messagesUnresolved += b.messagesUnresolved
  }
}
