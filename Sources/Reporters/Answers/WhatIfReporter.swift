package import Analysis
internal import Facts

/// What `arborist whatif --format` offers.
package let whatIfFormats: [AnswerFormat<WhatIf>] = [
  AnswerFormat("text") { answer, style in answer.text(style) },
  AnswerFormat("markdown") { answer, style in answer.markdown(style) },
  AnswerFormat("json") { answer, _ in answer.json.document("whatif") },
]

extension WhatIf {
  private static let mostPlaces = 8

  fileprivate func text(_ style: ReportStyle) -> String {
    var text = ""
    for change in made {
      text += "if \(visible(change.words)) (\(change.amount)):\n"
      for place in change.places.prefix(Self.mostPlaces) { text += "  \(place.answerWords)\n" + style.quoted(place) }
      if change.places.count > Self.mostPlaces { text += "  and \(counted(change.places.count - Self.mostPlaces, "more line"))\n" }
    }
    // The lines of the changed graph are those of now.
    return text + comparison.differenceText(style)
  }

  fileprivate func markdown(_ style: ReportStyle) -> String {
    var text = "## Arborist: what if\n\n"
    for change in made {
      text += "- \(Reporters.markdown(change.words)): \(change.amount)"
      let places = change.places.prefix(Self.mostPlaces).map { markdownCode(style.hosted($0.path) + ($0.line == 0 ? "" : ":\($0.line)")) }
      text += ", \(places.joined(separator: ", "))\(change.places.count > places.count ? " and more" : "")\n"
    }
    return text + "\n" + comparison.differenceMarkdown(style)
  }

  fileprivate var json: JSON {
    let changes = JSON.list(made.map { .members(["message": .text($0.words), "places": .list($0.places.map(\.json))]) })
    guard case .object(let members) = comparison.json else { return changes }
    return .object([JSON.Member(key: "changes", value: changes)] + members.filter { !["from", "to", "files", "affected"].contains($0.key) })
  }
}

extension ChangeMade {
  /// `3 lines to change`; a file as a whole has no line.
  fileprivate var amount: String {
    places.contains { $0.line > 0 } ? "\(counted(places.count, "line")) to change" : "\(counted(places.count, "file")) to move"
  }
}
