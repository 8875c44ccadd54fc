package import Analysis
internal import Facts

/// A plan, and how much of it is shown to people: nil for all.
package struct ShownPlan: Sendable {
  package let plan: CutPlan
  package let limit: Int?

  package init(_ plan: CutPlan, limit: Int?) {
    self.plan = plan
    self.limit = limit
  }
}

/// What `arborist plan --format` offers. JSON has all steps.
package let planFormats: [AnswerFormat<ShownPlan>] = [
  AnswerFormat("text") { shown, style in shown.text(style) },
  AnswerFormat("markdown") { shown, style in shown.markdown(style) },
  AnswerFormat("json") { shown, _ in shown.plan.json.document("plan") },
]

extension ShownPlan {
  private var shownCount: Int { min(limit ?? .max, plan.steps.count) }

  fileprivate func text(_ style: ReportStyle) -> String {
    guard !plan.steps.isEmpty else { return "\(plan.nothing)\n" }
    let pen = Pen(ansi: style.ansi)
    var text = "\(plan.beginning)\n\n"
    let width = String(plan.steps.count).count
    for (index, step) in plan.steps.prefix(shownCount).enumerated() {
      let number = String(index + 1)
      let indent = String(repeating: " ", count: width + 2)
      let head = String(repeating: " ", count: width - number.count) + number + ". "
      text += "\(pen.styled(head + step.edge, .bold)): \(visible(step.reason))\n"
      for line in step.lines {
        text += "\(indent)\(pen.styled(line.answerWords, .cyan))\n" + style.quoted(line)
      }
      text += "\(indent)\(pen.styled(plan.gain(of: index), .green))\n"
    }
    if shownCount < plan.steps.count { text += "and \(counted(plan.steps.count - shownCount, "more step")); '--limit 0' shows all\n" }
    return text + "\n\(plan.end)\n"
  }

  fileprivate func markdown(_ style: ReportStyle) -> String {
    guard !plan.steps.isEmpty else { return "## Arborist: \(plan.nothing)\n" }
    var text = "## Arborist: \(plan.title)\n\n\(Reporters.markdown(plan.beginning)).\n\n| | cut | lines | why | then |\n| ---: | --- | --- | --- | --- |\n"
    for (index, step) in plan.steps.prefix(shownCount).enumerated() {
      let lines = step.lines.map { markdownCode("\(style.hosted($0.path)):\($0.line)") }.joined(separator: " ")
      text += "| \(index + 1) | \(markdownCode(step.sourceName)) to \(markdownCode(step.targetName)) | \(lines) | \(Reporters.markdown(step.reason)) | \(plan.gain(of: index)) |\n"
    }
    if shownCount < plan.steps.count { text += "\nand \(counted(plan.steps.count - shownCount, "more step"))\n" }
    return text + "\n\(Reporters.markdown(plan.end)).\n"
  }
}

extension CutPlan {
  fileprivate var title: String { "\(counted(steps.count, "step")) to break \(counted(before.knots.count, "knot"))" }

  fileprivate var nothing: String { "no \(unit.rawValue) needs itself in a cycle, there is nothing to cut" }

  /// Where steps only delete imports they say so.
  private var verb: String { steps.allSatisfy { $0.kind == .cutImports } ? "to delete" : "to change" }

  fileprivate var beginning: String {
    "\(counted(before.componentsInKnots, unit.rawValue)) \(before.componentsInKnots == 1 ? "lies" : "lie") in \(counted(before.knots.count, "knot"))"
      + (before.knots.count > 1 ? ", the largest of \(before.largestKnot)" : "") + "; CCD \(before.reach)"
  }

  /// What a step improves, or with which later step it does.
  fileprivate func gain(of index: Int) -> String {
    let payoff = payoffs[index]
    if payoff != index { return "gains nothing alone, but with step \(payoff + 1)" }
    let (state, last) = (steps[index].after, index == 0 ? before : steps[index - 1].after)
    var text = state.knots.isEmpty ? "no knot is left" : "\(counted(state.componentsInKnots, unit.rawValue)) in knots"
    if state.componentsInKnots < last.componentsInKnots, !state.knots.isEmpty { text += " (\(last.componentsInKnots - state.componentsInKnots) fewer)" }
    if !state.knots.isEmpty { text += ", the largest \(state.largestKnot)" }
    if state.knots.count > last.knots.count { text += " of \(state.knots.count)" }
    return text + "; CCD \(state.reach)" + (state.reach < last.reach ? " (-\(last.reach - state.reach))" : "")
  }

  fileprivate var end: String {
    "\(counted(steps.count, "step")), \(counted(lineCount, "line")) \(verb); "
      + (stepsToTwoThirds < steps.count ? "two thirds of what CCD loses go with the first \(stepsToTwoThirds == 1 ? "step" : String(stepsToTwoThirds)); " : "")
      + (lineCount == lowerBound ? "no plan takes fewer lines" : "no plan takes fewer than \(counted(lowerBound, "line"))")
  }

  fileprivate var json: JSON {
    .members([
      "unit": .text(unit.rawValue), "before": before.json,
      "steps": .list(
        steps.enumerated().map { index, step in
          .members([
            "number": .int(index + 1), "kind": .text(step.kind.rawValue), "source": .text(step.source), "target": .text(step.target),
            "lines": .list(step.lines.map(\.json)), "price": .int(step.price), "reason": .text(step.reason), "pays_with": .int(payoffs[index] + 1),
            "after": step.after.json,
          ])
        }),
      "lines": .int(lineCount), "price": .int(price), "lower_bound": .int(lowerBound), "steps_to_two_thirds": .int(stepsToTwoThirds),
    ])
  }
}

extension CutPlan.Step {
  fileprivate var edge: String { "cut \(inQuotes(sourceName)) -> \(inQuotes(targetName))" }
}

extension CutPlan.State {
  fileprivate var json: JSON {
    .members([
      "in_knots": .int(componentsInKnots), "largest_knot": .int(largestKnot), "knots": .list(knots.map(JSON.int)), "pairs": .int(pairs), "ccd": .int(reach),
    ])
  }
}
