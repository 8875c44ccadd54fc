package import Analysis
internal import Facts
internal import Graphs

/// What `arborist diff --format` offers. SARIF has the new findings only.
package let diffFormats: [AnswerFormat<Comparison>] = [
  AnswerFormat("text") { comparison, style in comparison.text(style) },
  AnswerFormat("markdown") { comparison, style in comparison.markdown(style) },
  AnswerFormat("json") { comparison, _ in comparison.json.document("diff") },
  AnswerFormat("sarif") { comparison, style in
    var report = comparison.new
    report.findings = comparison.difference.newFindings
    return SARIFReporter().text(report, style)
  },
]

extension ReportDifference {
  func change(_ name: Vitals.Name) -> String {
    let change = "\(decimal(before[name])) -> \(decimal(after[name]))"
    return name.isBetterWhenLess.map { change + (($0 == (after[name] < before[name])) ? ", better" : ", worse") } ?? change
  }
}

extension GraphDifference.KnotChange {
  /// `a knot of 3 grew to 4: with 'D'`.
  func words(_ noun: String) -> String {
    func sizes(_ knots: [[String]]) -> String { knots.map { String($0.count) }.sorted().joined(separator: " and ") }
    func names(_ names: [String]) -> String { listed(names.map(visible), limit: 8) }
    let (old, new) = (Set(before.joined()), Set(after.joined()))
    let (came, went) = (new.subtracting(old).sorted(), old.subtracting(new).sorted())
    switch kind {
    case .appeared: return "opened: \(counted(new.count, noun)) need each other, \(names(after[0]))"
    case .dissolved: return "closed: \(counted(old.count, noun)) no longer need each other, \(names(before[0]))"
    case .grew: return "grew from \(sizes(before)) to \(sizes(after)) \(noun)s, by \(names(came))"
    case .shrank: return "shrank from \(sizes(before)) to \(sizes(after)) \(noun)s, by \(names(went))"
    case .changed:
      let parts = [came.isEmpty ? nil : "with \(names(came))", went.isEmpty ? nil : "without \(names(went))"].compactMap { $0 }
      return "changed from \(sizes(before)) to \(sizes(after)) \(noun)s" + (parts.isEmpty ? "" : ", " + parts.joined(separator: ", "))
    }
  }

  fileprivate var json: JSON {
    .members([
      "change": .text(kind.rawValue), "before": .list(before.map { .list($0.map(JSON.text)) }), "after": .list(after.map { .list($0.map(JSON.text)) }),
    ])
  }
}

extension Comparison {
  private static let mostLines = 30

  // MARK: Text

  fileprivate func text(_ style: ReportStyle) -> String {
    var text = "\(visible(oldName)) -> \(visible(newName)): \(counted(changed.count, "source file")) \(changed.count == 1 ? "differs" : "differ")\n"
    text += differenceText(style)
    return text + affectedText
  }

  /// What differs in the findings, the graph and the numbers.
  func differenceText(_ style: ReportStyle) -> String {
    var text = difference.isEmpty ? "the graph and the findings are the same\n" : ""
    text += section(
      "new findings: \(findingCounts(difference.newFindings))",
      difference.newFindings.map { judged in
        "  \(judged.finding.location.compilerWords): \(judged.level.rawValue): \(visible(judged.finding.message)) [\(visible(judged.finding.rule))]\n"
          + style.quoted(judged.finding.location)
      })
    text += section(
      "findings that are gone: \(findingCounts(difference.goneFindings))",
      difference.goneFindings.map { judged in
        "  \(judged.finding.location.answerWords): \(judged.level.rawValue): \(visible(judged.finding.message)) [\(visible(judged.finding.rule))]\n"
      })
    text += section("knots of components:", difference.knots.map { "  \($0.words("component"))\n" })
    text += section("knots of types that own each other:", difference.ownershipKnots.map { "  \($0.words("type"))\n" })
    text += section("new components: \(difference.componentsAdded.count)", difference.componentsAdded.map { "  \(inQuotes($0))\n" })
    text += section("components that are gone: \(difference.componentsRemoved.count)", difference.componentsRemoved.map { "  \(inQuotes($0))\n" })
    text += section("new dependencies: \(difference.edgesAdded.count)", difference.edgesAdded.map { $0.text("->", style) })
    text += section("dependencies that are gone: \(difference.edgesRemoved.count)", difference.edgesRemoved.map { $0.text("->", .init()) })
    text += section("new owners: \(difference.ownersAdded.count)", difference.ownersAdded.map { $0.text("owns", style) })
    text += section("owners that are gone: \(difference.ownersRemoved.count)", difference.ownersRemoved.map { $0.text("owned", .init()) })
    text += section("numbers:", difference.changedNumbers.map { "  \($0.words): \(difference.change($0))\n" })
    return text
  }

  private var affectedText: String {
    guard !affected.changed.isEmpty else { return "" }
    let all = affected.direct.count + affected.indirect.count
    guard all > 0 else { return "affected: nothing else needs the \(counted(affected.changed.count, "component")) that changed\n" }
    return "affected: \(all) of \(counted(affected.count, "component")) \(all == 1 ? "needs" : "need") one of the \(affected.changed.count) that changed, \(affected.direct.count) directly\n"
      + nameList(affected.direct, limit: Self.mostLines, indent: "  ")
  }

  private func findingCounts(_ findings: [Report.Judged]) -> String { "\(findings.count) (\(counted(findings.count { $0.level == .error }, "error")))" }

  private func section(_ head: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return head + "\n" + items.prefix(Self.mostLines).joined()
      + (items.count > Self.mostLines ? "  and \(items.count - Self.mostLines) more; '--format json' has all\n" : "")
  }

  // MARK: Markdown

  fileprivate func markdown(_ style: ReportStyle) -> String {
    let new = difference.newFindings
    let errors = new.count { $0.level == .error }
    var text = "## Arborist: \(new.isEmpty ? "no new findings" : "\(counted(new.count, "new finding")) (\(counted(errors, "error")))")\n\n"
    text += "\(markdownCode(oldName)) to \(markdownCode(newName)), \(counted(changed.count, "source file")) changed\n\n"
    text += differenceMarkdown(style)
    let all = affected.direct.count + affected.indirect.count
    if all > 0 {
      text += "\(all) of \(counted(affected.count, "component")) \(all == 1 ? "needs" : "need") what changed, \(affected.direct.count) directly.\n"
    }
    return text
  }

  /// What differs in the findings, the graph and the numbers.
  func differenceMarkdown(_ style: ReportStyle) -> String {
    let new = difference.newFindings
    var text = difference.isEmpty ? "The graph and the findings are the same.\n\n" : ""
    func place(_ location: SourceLocation) -> String {
      let path = style.hosted(location.path)
      return markdownCode(location.line == 0 ? path : "\(path):\(location.line)")
    }
    func findings(_ head: String, _ findings: [Report.Judged]) {
      list(head, findings.map { "\($0.level.rawValue) \(place($0.finding.location)) \(Reporters.markdown($0.finding.message)) (\(markdownCode($0.finding.rule)))" }, &text)
    }
    func edges(_ head: String, _ edges: [ReportDifference.Edge], _ verb: String) {
      list(head, edges.map { "\(markdownCode($0.source)) \(verb) \(markdownCode($0.target))" + ($0.places.first.map { ": " + place($0) } ?? "") }, &text)
    }
    findings("New findings", new)
    list("Knots of components", difference.knots.map { Reporters.markdown($0.words("component")) }, &text)
    list("Knots of types that own each other", difference.ownershipKnots.map { Reporters.markdown($0.words("type")) }, &text)
    edges("New dependencies", difference.edgesAdded, "needs")
    edges("Dependencies that are gone", difference.edgesRemoved, "needed")
    edges("New owners", difference.ownersAdded, "owns")
    edges("Owners that are gone", difference.ownersRemoved, "owned")
    findings("Findings that are gone", difference.goneFindings)
    if !difference.changedNumbers.isEmpty {
      text += "| number | before | after |\n| --- | ---: | ---: |\n"
      for name in difference.changedNumbers { text += "| \(name.words) | \(decimal(difference.before[name])) | \(decimal(difference.after[name])) |\n" }
      text += "\n"
    }
    return text
  }

  private func list(_ head: String, _ items: [String], _ text: inout String) {
    guard !items.isEmpty else { return }
    text += "**\(head): \(items.count)**\n\n"
    for item in items.prefix(Self.mostLines) { text += "- \(item)\n" }
    if items.count > Self.mostLines { text += "- and \(items.count - Self.mostLines) more\n" }
    text += "\n"
  }

  // MARK: JSON

  var json: JSON {
    func findings(_ findings: [Report.Judged]) -> JSON { .list(findings.map(\.json)) }
    func edges(_ edges: [ReportDifference.Edge]) -> JSON { .list(edges.map(\.json)) }
    return .members([
      "from": .text(oldName), "to": .text(newName),
      "files": .list(changed.map { .members(["path": .text($0.path), "change": .text($0.kind.rawValue), "was": $0.oldPath.map(JSON.text)]) }),
      "findings": .members(["new": findings(difference.newFindings), "gone": findings(difference.goneFindings)]),
      "components": .members(["new": .list(difference.componentsAdded.map(JSON.text)), "gone": .list(difference.componentsRemoved.map(JSON.text))]),
      "dependencies": .members(["new": edges(difference.edgesAdded), "gone": edges(difference.edgesRemoved), "knots": .list(difference.knots.map(\.json))]),
      "owners": .members(["new": edges(difference.ownersAdded), "gone": edges(difference.ownersRemoved), "knots": .list(difference.ownershipKnots.map(\.json))]),
      "numbers": .list(
        Vitals.Name.allCases.map { name in
          .members(["name": .text(name.rawValue), "before": .decimal(difference.before[name]), "after": .decimal(difference.after[name])])
        }),
      "affected": .members([
        "changed": .list(affected.changed.map(JSON.text)), "direct": .list(affected.direct.map(JSON.text)), "indirect": .list(affected.indirect.map(JSON.text)),
        "components": .int(affected.count),
      ]),
      "renamed": .list(difference.renamed.sorted { $0.key < $1.key }.map { .members(["from": .text($0.key.text), "to": .text($0.value.text)]) }),
    ])
  }
}

extension ReportDifference.Edge {
  fileprivate func text(_ verb: String, _ style: ReportStyle) -> String {
    var text = "  \(inQuotes(source)) \(verb) \(inQuotes(target))"
    if let place = places.first { text += ": \(visible(place.description))" }
    if count > 1 { text += " and \(counted(count - 1, "more line"))" }
    if isInactive { text += ", in a branch that is not taken" }
    return text + "\n" + (places.first.map(style.quoted) ?? "")
  }

  fileprivate var json: JSON {
    .members(["source": .text(source), "target": .text(target), "lines": .int(count), "inactive": .bool(isInactive), "places": .list(places.map(\.json))])
  }
}
