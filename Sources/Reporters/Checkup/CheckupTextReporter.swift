package import Analysis
internal import Facts

/// For people: a line for each thing that is used and for each count, the top causes, and what to do about them.
package struct CheckupTextReporter: CheckupReporter {
  package static let name = "text"

  package init() {}

  package func write<Target: TextOutputStream>(_ checkup: Checkup, to output: inout Target) {
    for (label, text) in lines(checkup) {
      output.write(label.padded(to: 10) + visible(text) + "\n")
    }
    writeMissing(checkup.setup.missing, to: &output)
    let rows = rows(checkup.causes)
    writeCauses(rows, checkup, to: &output)
    let missing = Set(checkup.setup.missing.map(\.kind))
    let first = ProjectSetup.Missing.Kind.allCases.filter(missing.contains).map(\.step)
    let steps = first + advice(on: rows.flatMap(\.causes), checkup).map(\.text).filter { !first.contains($0) }
    if !steps.isEmpty { output.write("\nwhat to do\n") }
    for step in steps { output.write("  - " + visible(step) + "\n") }
  }

  private static let mostMissing = 12

  private func writeMissing<Target: TextOutputStream>(_ missing: [ProjectSetup.Missing], to output: inout Target) {
    guard !missing.isEmpty else { return }
    output.write("\nnot there, though the project lists it\n")
    let rows = missingRows(missing)
    for row in rows.prefix(Self.mostMissing) { output.write("  " + visible(row) + "\n") }
    if rows.count > Self.mostMissing { output.write("  and \(rows.count - Self.mostMissing) more; '--format json' has all\n") }
  }

  private func lines(_ checkup: Checkup) -> [(String, String)] {
    let coverage = checkup.coverage
    var lines = [("parser", words(checkup.parser)), ("flags", words(checkup.setup.database))]
    if let dropped = droppedWords(checkup.setup.database) { lines.append(("dropped", dropped)) }
    if let sdk = checkup.sdk {
      lines.append(("SDK", "\(sdk.name), read for \(sdk.target) (\(sdk.path))"))
    } else if checkup.usesStandIns {
      lines.append(("SDK", "none, so stand-ins for Apple's frameworks"))
    }
    if let cache = checkup.cache {
      lines.append(("cache", "\(cache.path), \(counted(cache.entries, "entry", "entries")), \(cache.bytes < 1_000_000 ? "under 1" : String(cache.bytes / 1_000_000)) MB"))
    }
    if !checkup.prefixHeaders.isEmpty {
      lines.append(("prefix", shortened(checkup.prefixHeaders.map { "\($0.path) (\(counted($0.units, "unit")))" })))
    }
    let folders = checkup.setup.externalFolders.map { "\($0.path) (\(counted($0.files, "file")))" }
    if !folders.isEmpty { lines.append(("external", shortened(folders) + ": read, not judged")) }
    if !checkup.setup.copiedFiles.isEmpty { lines.append(("copied", shortened(checkup.setup.copiedFiles) + ": by other authors, so read, not judged")) }
    if checkup.setup.generatedFiles > 0 { lines.append(("generated", counted(checkup.setup.generatedFiles, "file") + ": read, not judged")) }
    lines.append(("files", words(of: checkup)))
    lines.append(("targets", targetWords(checkup.setup)))
    let workspaces = checkup.setup.workspaces.map { "\($0.path) (\($0.found) of \(counted($0.projects, "project")) there)" }
    if !workspaces.isEmpty { lines.append(("workspace", shortened(workspaces))) }
    if checkup.setup.targetFiles.isEmpty, checkup.setup.filesInModules > 0 {
      lines.append(("modules", "no project file tells them; folders stand in for them"))
    } else if checkup.setup.filesInModules > 0 {
      lines.append(("modules", "known for \(checkup.setup.filesInModules) of \(counted(checkup.setup.ownFiles, "file"))"))
    } else if checkup.languages.contains(where: { $0.language == .swift }) {
      lines.append(("modules", "not known: what one file calls another by name is looked up in all of them"))
    }
    if !checkup.setup.unbuilt.isEmpty {
      lines.append(("unbuilt", shortened(checkup.setup.unbuilt) + ": no target has them, so they are read, not judged"))
    }
    if coverage.importsResolved + coverage.importsExternal + coverage.importsUnresolved > 0 {
      var text = "\(coverage.importsResolved) resolved, \(coverage.importsExternal) external, \(coverage.importsUnresolved) unresolved"
      if coverage.importsUntaken > 0 { text += " (\(coverage.importsUntaken) of them in branches of #if that were not taken)" }
      lines.append(("imports", text))
    }
    if coverage.memberTypesResolved + coverage.memberTypesInferred + coverage.memberTypesUnknown > 0 {
      lines.append(("members", "types of \(coverage.memberTypesResolved) resolved, \(coverage.memberTypesInferred) inferred, \(coverage.memberTypesUnknown) unknown"))
    }
    if coverage.messagesResolved + coverage.messagesUnresolved > 0 {
      lines.append(("messages", "\(coverage.messagesResolved) resolved, \(coverage.messagesUnresolved) not"))
    }
    if coverage.lowering.lowered + coverage.lowering.unlowered > 0 { lines.append(("bodies", words(coverage.lowering))) }
    if coverage.madeUp.total > 0 { lines.append(("made up", words(coverage.madeUp, checkup.mostMadeUp))) }
    return lines
  }

  // MARK: What is used

  private func words(_ parser: Checkup.Parser) -> String {
    // The version ends with where it was built from, in parentheses.
    let version = parser.version.split(separator: "(").first.map { $0.split(separator: " ").joined(separator: " ") } ?? parser.version
    return "\(version), \(parser.path), \(parser.resourceDirectory.map { "headers in \($0)" } ?? "no headers of its own")"
  }

  private func words(_ database: ProjectSetup.Database?) -> String {
    guard let database else { return "no compile database; flags are found from the files" }
    return "\(database.path) has those of \(database.covered) of \(counted(database.sources, "source"))"
  }

  /// The files that tell the targets, where they are not understood, and the build files that are not read for targets.
  private func targetWords(_ setup: ProjectSetup) -> String {
    let read = shortened(setup.targetFiles.map { "\($0.path) (\($0.targets))" })
    let names = Set(setup.targetFiles.map(\.path) + setup.podfiles + setup.unclearLines.map(\.path))
    let unread = setup.buildFiles.filter { file in !names.contains { $0 == file || $0.hasPrefix(file + "/") } }
    let unclear = setup.unclearLines.map { "\($0.path):\($0.line)" }
    let pods = setup.podfiles.isEmpty ? "" : "; their pods: " + shortened(setup.podfiles)
    return (read.isEmpty ? "no file tells them" : read) + pods + (unclear.isEmpty ? "" : "; understood in part: " + shortened(unclear))
      + (unread.isEmpty ? "" : "; not read for them: " + shortened(unread))
  }

  private func droppedWords(_ database: ProjectSetup.Database?) -> String? {
    guard let dropped = database?.dropped, !dropped.isEmpty else { return nil }
    let sorted = dropped.filter(\.isMeaningful) + dropped.filter { !$0.isMeaningful }
    return shortened(sorted.map { "\($0.name) (\($0.count))" }, limit: 8)
  }

  private func words(of checkup: Checkup) -> String {
    let coverage = checkup.coverage
    var parts = ["\(coverage.filesFound) found", "\(coverage.filesParsed) parsed"]
    if coverage.filesOutlined > 0 { parts.append("\(coverage.filesOutlined) read by text alone") }
    if coverage.filesParsedWithStubs > 0 { parts[1] += " (\(coverage.filesParsedWithStubs) with made-up declarations)" }
    if coverage.filesUnneeded > 0 { parts.append("\(coverage.filesUnneeded) of libraries not needed") }
    if coverage.filesWithErrors > 0 { parts.append("\(coverage.filesWithErrors) with errors left") }
    if coverage.filesFailed > 0 { parts.append("\(coverage.filesFailed) failed") }
    if coverage.filesSkipped > 0 { parts.append("\(coverage.filesSkipped) skipped") }
    return parts.joined(separator: ", ") + ": " + checkup.languages.map { "\($0.files) \($0.language.rawValue)" }.joined(separator: ", ")
  }

  private func words(_ lowering: LoweringCoverage) -> String {
    let whole = counted(lowering.lowered + lowering.unlowered, "expression and statement", "expressions and statements")
    guard lowering.unlowered > 0 else { return "\(whole), all understood" }
    let constructs = lowering.constructs.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
    return "\(percent(lowering.lowered, of: lowering.lowered + lowering.unlowered)) of \(whole) understood; most of the rest is \(constructs)"
  }

  private func words(_ madeUp: MadeUp, _ files: [Checkup.MadeUpFor]) -> String {
    let parts = [
      (madeUp.headers, "header", nil), (madeUp.classes, "class", "classes"), (madeUp.protocols, "protocol", nil), (madeUp.types, "type", nil),
      (madeUp.macros, "macro", nil), (madeUp.constants, "constant", nil), (madeUp.functions, "function", nil as String?),
    ]
    return parts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }.joined(separator: ", ")
      + (files.isEmpty ? "" : "; most for \(files[0].path) (\(files[0].names))")
  }

  // MARK: Causes

  /// One line of the list: a cause, or all that are alike.
  private struct Row {
    var causes: [Cause]
    var count: Int { causes.reduce(0) { $0 + $1.count } }
  }

  /// The causes, with messages to classes of the platform in one row: they have one reason.
  private func rows(_ causes: [Cause]) -> [Row] {
    func isAlike(_ cause: Cause) -> Bool { cause.kind == .undeclaredMessage && cause.isPlatforms }
    let alike = causes.filter(isAlike)
    var rows = causes.filter { !isAlike($0) }.map { Row(causes: [$0]) }
    if !alike.isEmpty {
      let row = Row(causes: alike)
      rows.insert(row, at: rows.firstIndex { $0.count < row.count } ?? rows.endIndex)
    }
    return Array(rows.prefix(Coverage.mostCauses))
  }

  private func words(_ row: Row) -> String {
    guard row.causes.count > 1 else { return cut(visible(row.causes[0].sentence)) }
    return cut(visible("messages to \(row.causes.count) classes of Apple's, such as '\(row.causes[0].name)' (\(row.causes[0].count))"))
  }

  private func writeCauses<Target: TextOutputStream>(_ rows: [Row], _ checkup: Checkup, to output: inout Target) {
    guard !rows.isEmpty else { return }
    let lines = rows.map { row in
      let place = row.causes[0].location
      return (count: String(row.count), text: words(row), place: visible(place.line == 0 ? place.path : "\(place.path):\(place.line)"))
    }
    let counts = lines.map(\.count.count).max() ?? 0
    let texts = lines.map(\.text.count).max() ?? 0
    let shown = rows.reduce(0) { $0 + $1.causes.count }
    let more = [(checkup.causeCount - shown, "more"), (checkup.externalCauseCount, "in external code")].filter { $0.0 > 0 }
    let rest = more.isEmpty ? "" : " (and " + more.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + ")"
    output.write("\nnot understood, most frequent first\(rest)\n")
    for line in lines {
      output.write("  " + String(repeating: " ", count: counts - line.count.count) + "\(line.count)  \(line.text.padded(to: texts))  \(line.place)\n")
    }
  }

  private func cut(_ text: String) -> String { text.count <= 72 ? text : text.prefix(69) + "..." }

}

extension Cause {
  /// What is missing, in words; how often stands before it.
  fileprivate var sentence: String {
    switch kind {
    case .missingHeader: "missing header '\(name)'"
    case .untakenHeader: "missing header '\(name)', in branches that were not taken"
    case .missingModule: "missing module '\(name)'"
    case .unknownClass: "unknown class '\(name)'"
    case .unknownProtocol: "unknown protocol '\(name)'"
    case .unknownType: "unknown type '\(name)'"
    case .unknownMacro: "unknown macro '\(name)'"
    case .unknownConstant: "unknown constant '\(name)'"
    case .unknownFunction: "unknown function '\(name)'"
    case .unknownMemberType: "members of type '\(name)', which could not be read"
    case .undeclaredMessage: "messages to '\(name)' that nothing declares"
    case .parseError: "\(name)"
    case .consequentError: "errors that follow from what is missing"
    case .brokenSDK: "'\(name)' of the SDK does not parse"
    case .failedFile: "the parser failed on it, or read it in part"
    case .skippedFile: "not read: it is no text, too large or not readable"
    }
  }
}

extension String {
  func padded(to width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
}
