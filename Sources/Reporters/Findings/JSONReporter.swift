package import Analysis
internal import Facts
internal import Graphs

/// The findings for other programs. Its keys are a contract: a change of meaning is a new `schema`.
///
/// Nothing is ever left out. A `line` or `column` that is not known is null; `confidence` and `cuts` stand only where a rule states them.
package struct JSONReporter: FindingReporter {
  package static let name = "json"
  package static let summary = "the findings for other programs"
  static let schema = 1

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    var bytes = Bytes()
    bytes.append("{\n  \"schema\": ")
    bytes.append(Self.schema)
    bytes.append(",\n  \"tool\": \"arborist\",\n  \"version\": ")
    bytes.appendQuoted(arboristVersion)
    bytes.append(",\n  \"summary\": ")
    bytes.appendPretty(numbers(of: report), indent: 2)
    bytes.append(",\n  \"coverage\": ")
    bytes.appendPretty(report.coverage.json, indent: 2)
    bytes.append(",\n  \"metrics\": ")
    bytes.appendPretty(report.metrics.json, indent: 2)
    bytes.append(",\n  \"findings\": ")
    write(report.findings, to: &output, through: &bytes) { $0.json }
    bytes.append(",\n  \"problems\": ")
    write(report.problems, to: &output, through: &bytes) { $0.json }
    bytes.append("\n}\n")
    bytes.finish(to: &output)
  }

  private func numbers(of report: Report) -> JSON {
    .members([
      "findings": .int(report.findings.count),
      "errors": .int(report.count(.error)),
      "warnings": .int(report.count(.warning)),
      "suppressed": .int(report.suppressed),
      "baseline": report.baseline.map { .members(["hidden": .int($0.hidden), "stale": .int($0.stale.count)]) },
      "files": .int(report.coverage.filesFound),
      "entities": .int(report.graph.entities.count),
      "facts": .int(report.graph.facts.count),
      "problems": .int(report.problems.count),
    ])
  }

  private func write<Element, Target: TextOutputStream>(
    _ elements: [Element], to output: inout Target, through bytes: inout Bytes, _ json: (Element) -> JSON
  ) {
    if elements.isEmpty {
      bytes.append("[]")
      return
    }
    bytes.append("[")
    for (index, element) in elements.enumerated() {
      index == 0 ? bytes.append("\n    ") : bytes.append(",\n    ")
      bytes.appendPretty(json(element), indent: 4)
      bytes.flush(to: &output)
    }
    bytes.append("\n  ]")
  }
}

extension Report.Judged {
  /// A finding as every JSON answer has it.
  var json: JSON {
    .members([
      "rule": .text(finding.rule),
      "level": .text(level.rawValue),
      "message": .text(finding.message),
      "path": .text(finding.location.path),
      "line": .position(finding.location.line),
      "column": .position(finding.location.column),
      "entities": .list(finding.names.map(JSON.text)),
      "notes": .list(finding.notes.map(\.json)),
      "fingerprint": .text(finding.fingerprint),
      "confidence": finding.confidence.map { .text($0.rawValue) },
      "cuts": finding.cuts.isEmpty ? nil : .list(finding.cuts.map(\.json)),
    ])
  }
}

extension Finding.Note {
  fileprivate var json: JSON {
    .members(["message": .text(message), "path": .text(location.path), "line": .position(location.line)])
  }
}

extension Finding.Cut {
  fileprivate var json: JSON {
    .members([
      "source": .text(source), "target": .text(target), "path": .text(location.path), "line": .position(location.line),
      "reason": .text(reason),
    ])
  }
}

extension Problem {
  fileprivate var json: JSON {
    .members(["kind": .text(kind.rawValue), "path": .text(path), "message": .text(message)])
  }
}
