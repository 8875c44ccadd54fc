/// What a front-end understood of one or more translation units, and what it did not.
package struct Extraction: Sendable {
  package var entities: [Entity] = []
  package var facts: [Fact] = []
  /// What bodies teach about members that another unit may have declared; joined to the facts when every unit is read.
  package var evidence: [Evidence] = []
  package var problems: [Problem] = []
  package var coverage = Coverage()
  /// The project's files that the parse entered: a header that its unit never reached is somebody else's to report.
  package var filesRead: Set<String> = []

  package init() {}
}

/// How much was read and how much of it was understood. Printed with every report: a recall of 1.0 over 60 % is not 1.0.
package struct Coverage: Sendable, Equatable {
  package var filesFound = 0
  package var filesParsed = 0
  /// Parsed, but only with declarations that were made up for missing headers.
  package var filesParsedWithStubs = 0
  package var filesFailed = 0
  package var importsResolved = 0
  package var importsExternal = 0
  package var importsUnresolved = 0
  package var memberTypesResolved = 0
  package var memberTypesInferred = 0
  package var memberTypesUnknown = 0
  package var messagesResolved = 0
  package var messagesUnresolved = 0

  package init() {}

  package static func += (a: inout Self, b: Self) {
    a.filesFound += b.filesFound
    a.filesParsed += b.filesParsed
    a.filesParsedWithStubs += b.filesParsedWithStubs
    a.filesFailed += b.filesFailed
    a.importsResolved += b.importsResolved
    a.importsExternal += b.importsExternal
    a.importsUnresolved += b.importsUnresolved
    a.memberTypesResolved += b.memberTypesResolved
    a.memberTypesInferred += b.memberTypesInferred
    a.memberTypesUnknown += b.memberTypesUnknown
    a.messagesResolved += b.messagesResolved
    a.messagesUnresolved += b.messagesUnresolved
  }
}
