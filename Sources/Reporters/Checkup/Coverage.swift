internal import Analysis
internal import Facts

extension Coverage {
  /// The coverage as every JSON report carries it.
  var json: JSON {
    .members([
      "files_found": .int(filesFound),
      "files_parsed": .int(filesParsed),
      "files_outlined": .int(filesOutlined),
      "files_not_needed": .int(filesUnneeded),
      "files_parsed_with_stubs": .int(filesParsedWithStubs),
      "files_with_errors": .int(filesWithErrors),
      "files_failed": .int(filesFailed),
      "files_skipped": .int(filesSkipped),
      "imports_resolved": .int(importsResolved),
      "imports_external": .int(importsExternal),
      "imports_unresolved": .int(importsUnresolved),
      "imports_unresolved_untaken": .int(importsUntaken),
      "member_types_resolved": .int(memberTypesResolved),
      "member_types_inferred": .int(memberTypesInferred),
      "member_types_unknown": .int(memberTypesUnknown),
      "messages_resolved": .int(messagesResolved),
      "messages_unresolved": .int(messagesUnresolved),
      "made_up": madeUp.json,
      "causes": .list(causes.map(\.json)),
    ])
  }

  /// How much was understood, in words: `46 of 48 files parsed (12 with stand-ins), 97 % of imports resolved`.
  /// What there was none of is left out.
  var words: String {
    var parts = ["\(filesParsed) of \(counted(filesFound, "file")) parsed"]
    if filesOutlined > 0 {
      let outlined = "\(filesParsed == 0 ? counted(filesOutlined, "file") : "\(filesOutlined)") read by text alone"
      parts = filesParsed == 0 ? [outlined] : [parts[0] + ", " + outlined]
    }
    if filesParsedWithStubs > 0 { parts[0] += " (\(filesParsedWithStubs) with stand-ins)" }
    if filesUnneeded > 0, filesOutlined == 0 { parts[0] += ", \(filesUnneeded) of libraries not needed" }
    func part(_ known: Int, _ unknown: Int, _ words: String) {
      if known + unknown > 0 { parts.append("\(percent(known, of: known + unknown)) of \(words)") }
    }
    part(importsResolved + importsExternal, importsUnresolved, "imports resolved")
    part(memberTypesResolved + memberTypesInferred, memberTypesUnknown, "member types known")
    part(messagesResolved, messagesUnresolved, "messages resolved")
    return parts.joined(separator: ", ")
  }
}

extension MadeUp {
  fileprivate var json: JSON {
    .members([
      "headers": .int(headers), "classes": .int(classes), "protocols": .int(protocols), "types": .int(types), "macros": .int(macros),
      "constants": .int(constants), "functions": .int(functions),
    ])
  }
}

extension Cause {
  fileprivate var json: JSON {
    .members([
      "kind": .text(kind.rawValue), "name": .text(name), "count": .int(count), "path": .text(location.path), "line": .position(location.line),
    ])
  }
}

/// Rounded down, so that only everything is 100 %.
func percent(_ part: Int, of whole: Int) -> String { "\(part * 100 / whole) %" }
