package import Analysis
internal import Facts

/// SARIF 2.1.0, for GitHub's code scanning and for other readers of SARIF.
///
/// A result stands at the first place of a finding; the other places are `relatedLocations` that the message links to. Places are one line
/// each, since a pull request shows only findings whose lines are all in it. `partialFingerprints` holds the hash by which GitHub knows an alert, when
/// the source is at hand, and as `arboristFinding/v1` the fingerprint by which a baseline knows it. What GitHub would refuse is left out, and a notification says so.
///
/// https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
package struct SARIFReporter: FindingReporter {
  package static let name = "sarif"
  package static let summary = "SARIF 2.1.0, for GitHub code scanning and other viewers"

  /// GitHub rejects a file as a whole if a run has more results, or a result has more locations.
  package var mostResults = 25_000
  package var mostLocations = 1_000

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    let rules = describedRules(report)
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = report.gravest(mostResults)
    var fingerprints = Fingerprints(style.lines)
    var bytes = Bytes()
    bytes.append("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n  \"runs\": [\n    {\n      \"tool\": ")
    bytes.appendPretty(
      .members([
        "driver": .members([
          "name": "arborist", "semanticVersion": .text(arboristVersion), "rules": .list(rules.map(json)),
        ])
      ]), indent: 6)
    bytes.append(",\n      \"invocations\": ")
    bytes.appendPretty(
      .list([
        .members([
          "executionSuccessful": true, "toolExecutionNotifications": .list(notifications(report, results, style)),
        ])
      ]), indent: 6)
    bytes.append(",\n      \"columnKind\": \"utf16CodeUnits\",\n      \"results\": [")
    for (index, judged) in results.enumerated() {
      bytes.append(index == 0 ? "\n        " : ",\n        ")
      bytes.appendPretty(json(judged, numbers, style, &fingerprints), indent: 8)
      bytes.flush(to: &output)
    }
    bytes.append(results.isEmpty ? "]\n    }\n  ]\n}\n" : "\n      ]\n    }\n  ]\n}\n")
    bytes.finish(to: &output)
  }

  private func json(_ rule: RuleDescriptor) -> JSON {
    let level = rule.usual.level.rawValue
    return .members([
      "id": .text(rule.id), "name": .text(rule.id),
      "shortDescription": .members(["text": .text(rule.summary)]),
      "fullDescription": .members(["text": .text(rule.shortRationale)]),
      "help": .members(["text": .text(rule.plainHelp), "markdown": .text(rule.markdownHelp)]),
      "defaultConfiguration": .members(["level": .text(level)]),
      "properties": .members(["tags": .list(["maintainability"]), "problem.severity": .text(level)]),
    ])
  }

  private func json(_ judged: Report.Judged, _ rules: [String: Int], _ style: ReportStyle, _ fingerprints: inout Fingerprints) -> JSON {
    let finding = judged.finding
    let story = finding.story.prefix(mostLocations)
    let links = story.enumerated().map { "\n[\(linkText($1.message))](\($0 + 1))" }
    return .members([
      "ruleId": .text(finding.rule), "ruleIndex": rules[finding.rule].map(JSON.int), "level": .text(judged.level.rawValue),
      "message": .members(["text": .text(plainText(finding.message) + (links.isEmpty ? "" : ".") + links.joined())]),
      "locations": .list([.members(["physicalLocation": place(finding.location, style, isWhole: true)])]),
      "relatedLocations": story.isEmpty
        ? nil
        : .list(
          story.enumerated().map { index, note in
            .members([
              "id": .int(index + 1), "physicalLocation": place(note.location, style, isWhole: false),
              "message": .members(["text": .text(plainText(note.message))]),
            ])
          }),
      "partialFingerprints": fingerprints.json(of: finding),
      "properties": finding.confidence.map { .members(["confidence": .text($0.rawValue)]) },
    ])
  }

  /// The line of a location. With `isWhole` it has columns, too: from the location's column to the end of the line, or only that column where the source is not at hand.
  private func place(_ location: SourceLocation, _ style: ReportStyle, isWhole: Bool) -> JSON {
    let line = max(location.line, 1)
    var region: KeyValuePairs<String, JSON?> = ["startLine": .int(line)]
    if isWhole {
      let columns = style.lines.line(at: location)?.columns ?? max(location.column, 1)..<max(location.column, 1) + 1
      region = [
        "startLine": .int(line), "startColumn": .int(columns.lowerBound), "endLine": .int(line), "endColumn": .int(columns.upperBound),
      ]
    }
    return .members(["artifactLocation": artifact(location.path, style), "region": .members(region)])
  }

  private func artifact(_ path: String, _ style: ReportStyle) -> JSON { .members(["uri": .text(uri(style.hosted(path)))]) }

  private func notifications(_ report: Report, _ results: [Report.Judged], _ style: ReportStyle) -> [JSON] {
    var notifications: [JSON] = []
    func add(_ id: String, _ message: String, at path: String? = nil) {
      notifications.append(
        .members([
          "level": "warning", "descriptor": .members(["id": .text(id)]), "message": .members(["text": .text(plainText(message))]),
          "locations": path.map { .list([.members(["physicalLocation": .members(["artifactLocation": artifact($0, style)])])]) },
        ]))
    }
    let left = report.findings.count - results.count
    if left > 0 { add("left-out", "\(counted(left, "finding")) left out, as a run may have \(mostResults) results; 'arborist lint --format json' has all") }
    let cut = results.count { $0.finding.story.count > mostLocations }
    if cut > 0 { add("cut-short", "\(counted(cut, "finding")) with notes left out, as a result may have \(mostLocations) locations; 'arborist lint --format json' has all") }
    for problem in report.problems { add(problem.kind.rawValue, problem.message, at: problem.path) }
    return notifications
  }
}

/// Text in which no viewer sees a link: in SARIF `[words](target)` is one even in plain text.
private func plainText(_ text: String) -> String {
  var plain = ""
  for scalar in visible(text).unicodeScalars {
    if scalar == "(", plain.utf8.last == UInt8(ascii: "]") { plain += " " }
    plain.unicodeScalars.append(scalar)
  }
  return plain
}

/// The words of a link, with brackets and backslashes escaped.
private func linkText(_ text: String) -> String { plainText(text).escaping(["\\": "\\\\", "[": "\\[", "]": "\\]"]) }

/// A path as a reference relative to the root of the repository. All but slashes and the unreserved characters of RFC 3986 is percent-encoded.
private func uri(_ path: String) -> String {
  var bytes = Bytes()
  if path.hasPrefix("/") { bytes.append("file://") }
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(Unicode.Scalar(byte))
    default: bytes.append("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
    }
  }
  return String(decoding: bytes.content, as: UTF8.self)
}

/// The fingerprints of results. Findings of one file follow each other, so its hashes are made once.
private struct Fingerprints {
  private let lines: SourceLines
  private var occurrences = Occurrences()
  private var path: String?
  private var hashes: [String] = []

  init(_ lines: SourceLines) { self.lines = lines }

  mutating func json(of finding: Finding) -> JSON {
    let location = finding.location
    if path.map({ !$0.utf8.elementsEqual(location.path.utf8) }) ?? true {
      path = location.path
      hashes = lines.all(of: location.path).map(lineHashes) ?? []
    }
    let line = max(location.line, 1)
    return .members([
      "primaryLocationLineHash": line <= hashes.count ? .text(hashes[line - 1]) : nil,
      "arboristFinding/v1": .text(occurrences.name(finding.fingerprint)),
    ])
  }
}
