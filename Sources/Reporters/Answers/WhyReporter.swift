package import Analysis
internal import Facts
internal import Graphs

/// What `arborist why --format` offers.
package let whyFormats: [AnswerFormat<Why>] = [
  AnswerFormat("text") { why, style in why.text(style) },
  AnswerFormat("json") { why, _ in why.json.document("why") },
]

extension Why {
  fileprivate func text(_ style: ReportStyle) -> String {
    let (from, to) = (inQuotes(source.name), inQuotes(target.name))
    guard !chains.isEmpty else { return nothing(from, to) }
    var text = "\(from) \(relation.verb) \(to)"
    text += chains.count == 1 ? " \(lengthWords(chains[0]))\n" : ": \(isCut ? "the \(chains.count) shortest chains of more" : "\(chains.count) chains")\n"
    if isHidden { text += "only by prefix headers or branches of an #if that are not taken\n" }
    for (number, chain) in chains.enumerated() {
      if chains.count > 1 { text += "\(number + 1). \(lengthWords(chain))\n" }
      for step in chain.steps { text += step.text(style) }
    }
    if isCut, chains.count == 1 { text += "there are other chains; '--all' shows them\n" }
    return text
  }

  private func lengthWords(_ chain: Chain) -> String { chain.steps.count == 1 ? "directly" : "over \(counted(chain.steps.count, "step"))" }

  private func nothing(_ from: String, _ to: String) -> String {
    if isSame { return "\(from) and \(to) are in part the same\n" }
    let verb = relation == .dependencies ? "depend on" : relation == .inherits ? "inherit from" : String(relation.verb.dropLast())
    let text = "\(from) does not \(verb) \(to)"
    guard let back else { return text + ", nor the other way round\n" }
    return text + "; the other way round it does, \(lengthWords(back)):\n" + back.steps.map { $0.text(.init()) }.joined()
  }

  fileprivate var json: JSON {
    .members([
      "from": source.json, "to": target.json, "relation": .text(relation.rawValue), "level": .text(level.rawValue), "reaches": .bool(!chains.isEmpty),
      "hidden": .bool(isHidden), "complete": .bool(!isCut), "chains": .list(chains.map(\.json)), "back": back?.json ?? .null,
    ])
  }
}

extension Why.Chain {
  var json: JSON { .list(steps.map(\.json)) }
}

extension Why.Step {
  /// The lines that prove it, the first one quoted.
  func text(_ style: ReportStyle) -> String {
    var text = "  \(inQuotes(source)) -> \(inQuotes(target))\n"
    for (number, proof) in proofs.enumerated() {
      text += "    \(proof.location.answerWords): \(visible(proof.words))\(proof.condition.map { " #if \(visible($0))" } ?? "")\n"
      if number == 0 { text += style.quoted(proof.location) }
    }
    return text + (count > proofs.count ? "    and \(counted(count - proofs.count, "more line"))\n" : "")
  }

  var json: JSON {
    .members(["source": .text(source), "target": .text(target), "lines": .int(count), "proofs": .list(proofs.map(\.json))])
  }
}

extension Why.Proof {
  var json: JSON {
    .members([
      "message": .text(words), "relation": .text(relation.rawValue), "path": .text(location.path), "line": .position(location.line),
      "ownership": ownership.map { .text($0.rawValue) }, "member": member.map(JSON.text), "condition": condition.map(JSON.text),
    ])
  }
}
