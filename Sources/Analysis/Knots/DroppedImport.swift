/// What is missed if a group drops its imports of another group: by itself, and by the files that import it.
package struct DroppedImport: Sendable, Equatable {
  /// The headers of the project that the group uses and only gets through these imports, ascending.
  package let headers: [String]
  /// Those of the headers from which imports lead back to the group: without another cut, importing them ties it again.
  package let leadingBack: [String]
  /// The headers of libraries that the group only gets through these imports, ascending. Whether it uses them is unknown.
  package let libraries: [String]
  /// The files that use what is imported here, and only get it by importing the group; ascending.
  package let users: [String]
  /// The files that use only what comes with that, and only get it by importing the group; ascending.
  package let heirs: [String]

  package var isMissedByNobody: Bool { headers.isEmpty && libraries.isEmpty && users.isEmpty && heirs.isEmpty }

  /// The headers of libraries, or that there are many.
  package var librariesInWords: String { libraries.count > 3 ? "the \(libraries.count) headers of libraries that it brings" : listed(libraries, limit: 3) }

  /// What to import besides, and where else, as the end of a sentence about what to do; empty if nobody misses anything.
  package var remainder: String {
    if headers.isEmpty { return (libraries.isEmpty ? "" : "; also import \(librariesInWords) if that is needed") + remainderElsewhere }
    return (free.isEmpty ? "" : "; also import \(listed(free, limit: 3))") + wayBack + remainderElsewhere
  }

  /// The headers that can be imported instead without tying the knot again.
  package var free: [String] { headers.filter { !leadingBack.contains($0) } }

  /// What does not end the knot by itself, as the end of a sentence; empty if nothing leads back.
  package var wayBack: String {
    if leadingBack.isEmpty { return "" }
    return "; \(listed(leadingBack, limit: 3)) \(leadingBack.count == 1 ? "is" : "are") needed as well and \(leadingBack.count == 1 ? "leads" : "lead") back here"
  }

  /// The same for the files that import the group.
  package var remainderElsewhere: String {
    func which(_ files: [String]) -> String { "\(listed(files, limit: 1)), which \(files.count == 1 ? "gets" : "get") it from here" }
    if !users.isEmpty { return "; import it in \(which(users))" }
    return heirs.isEmpty ? "" : "; import what it brings in \(which(heirs))"
  }

  /// What to do if the group uses nothing of what it imports; begins with a verb.
  package var advice: String {
    if !headers.isEmpty { return (free.isEmpty ? "import what is needed in its place" : "import \(listed(free, limit: 3)) in its place") + wayBack + remainderElsewhere }
    if !users.isEmpty { return "import it in \(listed(users, limit: 3)) instead, where it is used" }
    if !heirs.isEmpty { return "import what it brings in \(listed(heirs, limit: 3)) instead, where that is used" }
    if !libraries.isEmpty { return "import \(librariesInWords) in its place, if that is needed" }
    return "delete it"
  }
}
