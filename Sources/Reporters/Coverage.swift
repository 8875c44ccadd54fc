internal import Analysis
internal import Facts

extension Coverage {
  /// The coverage as every JSON report carries it.
  var json: JSON {
    .members([
      "files_found": .int(filesFound),
      "files_parsed": .int(filesParsed),
      "files_parsed_with_stubs": .int(filesParsedWithStubs),
      "files_failed": .int(filesFailed),
      "imports_resolved": .int(importsResolved),
      "imports_external": .int(importsExternal),
      "imports_unresolved": .int(importsUnresolved),
      "member_types_resolved": .int(memberTypesResolved),
      "member_types_inferred": .int(memberTypesInferred),
      "member_types_unknown": .int(memberTypesUnknown),
      "messages_resolved": .int(messagesResolved),
      "messages_unresolved": .int(messagesUnresolved),
    ])
  }

  /// How much was understood, in words: `46 of 48 files parsed (12 with stand-ins), 97 % of imports resolved`.
  /// What there was none of is left out.
  var words: String {
    var parts = ["\(filesParsed) of \(counted(filesFound, "file")) parsed"]
    if filesParsedWithStubs > 0 { parts[0] += " (\(filesParsedWithStubs) with stand-ins)" }
    func part(_ known: Int, _ unknown: Int, _ words: String) {
      if known + unknown > 0 { parts.append("\(percent(known, of: known + unknown)) of \(words)") }
    }
    part(importsResolved + importsExternal, importsUnresolved, "imports resolved")
    part(memberTypesResolved + memberTypesInferred, memberTypesUnknown, "member types known")
    part(messagesResolved, messagesUnresolved, "messages resolved")
    return parts.joined(separator: ", ")
  }
}

/// Rounded down, so that only everything is 100 %.
private func percent(_ part: Int, of whole: Int) -> String { "\(part * 100 / whole) %" }
