package import Analysis
internal import Facts
internal import Graphs

/// What `arborist owners --format` offers.
package let ownersFormats: [AnswerFormat<Owners>] = [
  AnswerFormat("text") { owners, style in owners.text(style) },
  AnswerFormat("json") { owners, _ in owners.json.document("owners") },
]

extension Owners {
  private static let mostChains = 5
  private static let mostNames = 15

  fileprivate func text(_ style: ReportStyle) -> String {
    let name = inQuotes(subject.name)
    if subject.isExternal { return "\(name) is other people's; the object graph has the project's own types\n" }
    var text = ownersText(name, style)
    text += section("may be kept where its superclass or protocol is:", mayOwn, style)
    text += section("referred to, but not kept, by", weak, style)
    if !chains.isEmpty {
      text += "\(counted(chains.count, "root")) \(chains.count == 1 ? "leads" : "lead") to \(owners.contains { !names.contains($0.owner) } ? "it" : "what it may be kept as"):\n"
      for chain in chains.prefix(Self.mostChains) { text += chain.ownershipText }
      if chains.count > Self.mostChains { text += "  and \(chains.count - Self.mostChains) more; '--format json' has all\n" }
    }
    if let decider = deciders.first {
      text += "\(inQuotes(decider)) decides its life: every way to it from a root passes there"
      text += deciders.count > 1 ? ", before it \(listed(deciders.dropFirst().map(visible)))\n" : "\n"
    } else if !isRoot, !chains.isEmpty {
      text += "no single object decides its life\n"
    }
    if isLasting { text += "as far as is seen here, its objects live as long as the program\n" }
    text += dying.isEmpty ? "nothing else goes with it\n" : "with it \(dying.count == 1 ? "goes" : "go") \(counted(dying.count, "type")):\n" + nameList(dying, limit: Self.mostNames, indent: "  ")
    text += loopText
    return text
  }

  private func ownersText(_ name: String, _ style: ReportStyle) -> String {
    var text = ""
    let (others, itself) = (owners.filter { !names.contains($0.owner) }, owners.filter { names.contains($0.owner) })
    if others.isEmpty {
      text += "no member keeps \(name)\(mayOwn.isEmpty ? names.isEmpty ? "" : ": it is a root of the object graph" : " as what it is")\n"
    } else {
      let count = Set(others.map(\.owner)).count
      let bearers = names.filter { $0 != subject.name }
      text += "\(name)\(bearers.isEmpty || subject.kind != .type ? "" : ", a part of \(listed(bearers.map(visible))),") is kept by \(counted(count, "owner")):\n"
      for owner in others { text += owner.text(style) }
    }
    text += section("objects of it keep each other, or themselves, by", itself, style)
    guard !creators.isEmpty else { return text }
    text += "made by\n"
    for creator in creators.prefix(Self.mostChains) { text += "  \(creator.location.answerWords): \(visible(creator.words))\n" }
    return text + (creators.count > Self.mostChains ? "  and on \(counted(creators.count - Self.mostChains, "more line"))\n" : "")
  }

  private func section(_ head: String, _ links: [Link], _ style: ReportStyle) -> String {
    guard !links.isEmpty else { return "" }
    let most = 2 * Self.mostChains
    return head + "\n" + links.prefix(most).map { $0.text(.init()) }.joined() + (links.count > most ? "  and \(links.count - most) more\n" : "")
  }

  private var loopText: String {
    var text = ""
    for loop in loops {
      text += "in a loop of objects (\(loop.certainty.rawValue)):\n"
      for link in loop.links { text += "  \(link.location.answerWords): \(visible(link.words))\n" }
    }
    if knot.count > 1 { text += "in a knot of \(knot.count) types that own each other: \(listed(knot.map(visible), limit: 8))\n" }
    return text
  }

  fileprivate var json: JSON {
    .members([
      "subject": subject.json, "nodes": .list(names.map(JSON.text)), "root": .bool(isRoot), "lasting": .bool(isLasting), "owners": .list(owners.map(\.json)),
      "may_own": .list(mayOwn.map(\.json)), "weak": .list(weak.map(\.json)), "chains": .list(chains.map(\.json)),
      "deciders": .list(deciders.map(JSON.text)), "goes_with_it": .list(dying.map(JSON.text)), "creators": .list(creators.map(\.json)),
      "loops": .list(
        loops.map { loop in
          .members([
            "certainty": .text(loop.certainty.rawValue),
            "links": .list(loop.links.map { .members(["message": .text($0.words), "path": .text($0.location.path), "line": .position($0.location.line)]) }),
          ])
        }),
      "knot": .list(knot.map(JSON.text)),
    ])
  }
}

extension Owners.Link {
  fileprivate func text(_ style: ReportStyle) -> String {
    let kept = [ownership?.rawValue, isCapture ? "through what the member has" : nil, type.map { "declared as '\($0)'" }].compactMap { $0 }.joined(separator: ", ")
    let isWhole = member.isEmpty || owner == member || owner.hasSuffix("." + member)
    let words = isWhole ? inQuotes(owner) : owner.contains("@") ? "\(inQuotes(member)) of \(inQuotes(owner))" : inQuotes(owner + "." + member)
    return "  \(location.answerWords): \(words) (\(visible(kept)))\n" + style.quoted(location)
  }

  fileprivate var json: JSON {
    .members([
      "owner": .text(owner), "member": .text(member), "ownership": ownership.map { .text($0.rawValue) } ?? .null, "declared_as": type.map(JSON.text),
      "captured": .bool(isCapture), "path": .text(location.path), "line": .position(location.line),
    ])
  }
}

extension Why.Chain {
  /// `'App' -> 'Store' (store) -> 'Photo' (photos)`, on one line.
  fileprivate var ownershipText: String {
    guard let first = steps.first else { return "" }
    return steps.reduce("  " + inQuotes(first.source)) { text, step in
      let member = step.proofs.first?.member.map { " (\(visible($0)))" } ?? ""
      return text + " -> " + inQuotes(step.target) + member
    } + "\n"
  }
}
