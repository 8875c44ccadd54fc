package import Analysis
internal import Facts
internal import Graphs

/// What `arborist weight --format` offers.
package let weightFormats: [AnswerFormat<Weight>] = [
  AnswerFormat("text") { weight, style in weight.text(style) },
  AnswerFormat("json") { weight, _ in weight.json.document("weight") },
]

extension Weight {
  private static let mostNames = 10
  private static let mostDependencies = 20

  private var unit: String { level == .file ? "file" : "component" }

  fileprivate func text(_ style: ReportStyle) -> String {
    guard own.files > 0 else { return "\(inQuotes(subject.name)) is \(subject.isExternal ? "other people's" : "in no file of the project"): nothing is known of what it drags in\n" }
    var text = "\(inQuotes(subject.name)): \(own.words(unit))\n"
    text += needed.parts == 0 ? "needs nothing else of the project\n" : "needs \(needed.words(unit)), directly or not\n"
    if !externals.isEmpty { text += "and of other people's code \(listed(externals.map(visible), limit: 8))\n" }
    text +=
      users.parts == 0
      ? "is needed by nothing\n" : "is needed by \(counted(users.parts, unit)), \(directUsers.parts) of them directly\n"
    if only.parts > 0 {
      text += "only it needs \(only.words(unit)), which go when it goes:\n" + nameList(onlyNames, limit: Self.mostNames, indent: "  ")
    } else if needed.parts > 0 {
      text += "everything that it needs is needed by others too\n"
    }
    guard !dependencies.isEmpty else { return text }
    text += "what it needs itself, the dearest first:\n"
    for dependency in dependencies.prefix(Self.mostDependencies) { text += dependency.text(unit, style) }
    return text + (dependencies.count > Self.mostDependencies ? "  and \(dependencies.count - Self.mostDependencies) more; '--format json' has all\n" : "")
  }

  fileprivate var json: JSON {
    .members([
      "subject": subject.json, "level": .text(level.rawValue), "own": own.json(unit), "needs_in_all": needed.json(unit),
      "needed_by": .members(["direct": directUsers.json(unit), "all": users.json(unit)]), "goes_with_it": only.json(unit),
      "goes_with_it_names": .list(onlyNames.map(JSON.text)), "external": .list(externals.map(JSON.text)),
      "needs": .list(
        dependencies.map { dependency in
          .members([
            "target": .text(dependency.target), "lines": .int(dependency.placeCount), "places": .list(dependency.places.map(\.json)), "mentions": .int(dependency.mentions),
            "goes_from_here": dependency.here.json(unit), "goes_for_good": dependency.forGood.json(unit),
          ])
        }),
    ])
  }
}

extension Weight.Dependency {
  fileprivate func text(_ unit: String, _ style: ReportStyle) -> String {
    var text = "  \(inQuotes(target)): "
    if here.files == 0 {
      text += "nothing goes without it, others lead there too"
    } else {
      text += "without it \(here.words(unit)) go from here"
      text += forGood.files == 0 ? ", none for good" : forGood == here ? ", and for good" : ", for good \(forGood.words(unit))"
    }
    text += "; \(mentions == 0 ? "nothing of it is mentioned" : "mentioned on \(counted(mentions, "line"))")\n"
    for (number, place) in places.enumerated() {
      text += "    \(place.answerWords)\n"
      if number == 0 { text += style.quoted(place) }
    }
    return text + (placeCount > places.count ? "    and \(counted(placeCount - places.count, "more line"))\n" : "")
  }
}
