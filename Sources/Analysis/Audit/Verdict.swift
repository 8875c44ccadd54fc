internal import Facts
internal import Graphs

/// The result of an audit as numbers, each with its healthy range, and as two sentences.
package struct Verdict: Sendable {
  package struct Number: Sendable {
    package let name: String
    package let value: Double
    /// `39 %`
    package let words: String
    /// What it means, in a sentence.
    package let sentence: String
    package let healthy: ClosedRange<Double>
    /// `up to 20 %`
    package let healthyWords: String
    /// From zero to the worst value that the scale shows.
    package let scale: ClosedRange<Double>

    package enum Grade: String, Sendable { case good, fair, poor }

    package var grade: Grade { Self.grade(of: value, healthy: healthy, scale: scale) }

    /// Poor means: further from the healthy range than a quarter of the scale.
    package static func grade(of value: Double, healthy: ClosedRange<Double>, scale: ClosedRange<Double>) -> Grade {
      if healthy.contains(value) { return .good }
      let distance = value > healthy.upperBound ? value - healthy.upperBound : healthy.lowerBound - value
      return distance > (scale.upperBound - scale.lowerBound) / 4 ? .poor : .fair
    }
  }

  package let title: String
  package let lead: String
  package let numbers: [Number]
}

extension Audit {
  /// The healthy ranges of reach, NCCD, owners and depth are those of the better quarter of 37 open-source projects in Swift, Objective-C, C and C++ (28 to 2,400
  /// components). There should be no knots and loops. The share of upward dependencies was not measured: a twentieth is a rule of thumb.
  package var verdict: Verdict { Verdict(title: title, lead: lead, numbers: numbers) }

  private var numbers: [Verdict.Number] {
    let count = max(components.components.count, 1)
    let likeness = objects.likeness
    let knotted = Double(plan.before.componentsInKnots) / Double(count)
    let upward = folders.crossing == 0 ? 0 : Double(folders.upward) / Double(folders.crossing)
    let leaks = provenLeaks
    let depth = inheritance.depth
    func percent(_ share: Double) -> String { share > 0 && share < 0.01 ? "under 1 %" : "\(Int((100 * share).rounded())) %" }
    func tenths(_ number: Double) -> String {
      let tenths = Int((number * 10).rounded())
      return tenths >= 100 ? "\(Int(number.rounded()))" : "\(tenths / 10).\(tenths % 10)"
    }
    return [
      .init(
        name: "Components in knots", value: knotted, words: percent(knotted),
        sentence: plan.before.componentsInKnots == 0
          ? "No component reaches itself: each can be read, tested and moved alone."
          : "\(plan.before.componentsInKnots) of \(components.components.count) reach themselves: they can't be read, tested or moved one by one.",
        healthy: 0...0, healthyWords: "none", scale: 0...1),
      .init(
        name: "Reach", value: lakos.propagationCost, words: percent(lakos.propagationCost),
        sentence: "The part of all components that one needs on average, directly or through others.", healthy: 0...0.2, healthyWords: "up to 20 %", scale: 0...1),
      .init(
        name: "Dependency, cumulated", value: lakos.normalizedDependency, words: tenths(lakos.normalizedDependency),
        sentence: "Times what a balanced tree of the same size would need (NCCD).", healthy: 0...4, healthyWords: "up to 4",
        scale: 0...max(16, lakos.normalizedDependency)),
      .init(
        name: "Dependencies upwards", value: upward, words: percent(upward),
        sentence: folders.crossing == 0
          ? "There is one folder only." : "\(folders.upward) of \(folders.crossing) between folders go against the best order of folders that there is.",
        healthy: 0...0.05, healthyWords: "up to 5 %", scale: 0...0.5),
      .init(
        name: "Owned once", value: likeness.ratio, words: percent(likeness.ratio),
        sentence: likeness.ownedCount == 0
          ? "No type of the project owns another." : "\(likeness.singlyOwnedCount) of \(likeness.ownedCount) owned types have one owner; the rest are shared.",
        healthy: 0.75...1, healthyWords: "from 75 %", scale: 0...1),
      .init(
        name: "Loops of objects", value: Double(leaks), words: "\(leaks)",
        sentence: leaks == 0 ? "No loop of objects is proven to leak." : "\(leaks == 1 ? "One loop" : "\(leaks) loops") of objects keep themselves alive: what is in one is never freed.",
        healthy: 0...0, healthyWords: "none", scale: 0...max(8, Double(leaks))),
      .init(
        name: "Deepest inheritance", value: Double(depth?.count ?? 0), words: "\(depth?.count ?? 0)",
        sentence: depth.map { "'\($0.name)' has \(counted($0.count, "ancestor")) of the project's own." } ?? "No class inherits from a class of the project.",
        healthy: 0...2, healthyWords: "up to 2", scale: 0...max(8, Double(depth?.count ?? 0))),
    ]
  }

  /// The number of errors that are proven leaks.
  package var provenLeaks: Int { report.findings.count(where: isLeak) }

  private var title: String {
    let count = components.components.count
    guard let largest = components.knots.first else {
      return provenLeaks > 0
        ? "No dependency runs in a cycle, but \(counted(provenLeaks, "loop")) of objects \(provenLeaks == 1 ? "leaks" : "leak")."
        : "No dependency runs in a cycle among \(counted(count, "component"))."
    }
    let head = components.knots.count == 1 ? "One knot ties" : "The largest of \(components.knots.count) knots ties"
    var text = "\(head) \(largest.count) of \(counted(count, "component")) together"
    if let first = plan.steps.first, first.after.largestKnot > 1, plan.before.largestKnot - first.after.largestKnot > plan.before.largestKnot / 4, plan.before.largestKnot > 7 {
      text += ", and one edge joins its halves"
    }
    return text + "."
  }

  private var lead: String {
    var sentences: [String] = []
    if let first = plan.steps.first {
      if first.after.largestKnot < plan.before.largestKnot {
        sentences.append("Without '\(first.sourceName)' needing '\(first.targetName)' the largest knot shrinks from \(plan.before.largestKnot) to \(first.after.largestKnot).")
      } else {
        sentences.append("Begin with what '\(first.sourceName)' needs of '\(first.targetName)'.")
      }
      sentences.append(
        "\(counted(plan.steps.count, "cut")) on \(counted(plan.lineCount, "line")) \(plan.steps.count == 1 ? "leaves" : "leave") no knot"
          + (halfway.map { "; \($0) of them \($0 == 1 ? "brings" : "bring") two thirds of the gain" } ?? "") + ".")
    }
    let leaks = provenLeaks
    sentences.append(leaks == 0 ? "Nothing is proven to leak." : "\(counted(leaks, "loop")) of objects \(leaks == 1 ? "is" : "are") proven to leak.")
    return sentences.joined(separator: " ")
  }

  /// The number of steps that bring two thirds of the gain in reach; nil if that is more than half of the steps, or if there are few steps.
  package var halfway: Int? { plan.steps.count >= 6 && plan.stepsToTwoThirds * 2 <= plan.steps.count ? plan.stepsToTwoThirds : nil }
}
