package import Facts
import Foundation

extension Audit {
  /// One of the things to do first, with its cost and its gain.
  package struct Job: Sendable {
    package enum Subject: Sendable {
      case finding(Finding)
      /// The index of a step of the plan.
      case cut(Int)
    }

    package let subject: Subject
    package let title: String
    /// What to do.
    package let advice: String
    package let location: SourceLocation?
    /// The number of lines to change; nil if unknown.
    package let lineCount: Int?
    package let gain: String
    /// By how many percentage points the average reach of components falls.
    package let reachGain: Double
    package let isLeak: Bool
  }

  /// Proven leaks first, then cuts by their gain for their price, then other errors.
  package func jobs(limit: Int = 10) -> [Job] {
    let leaks = report.findings.filter(isLeak).prefix(4).map { job($0.finding, lineCount: max(1, $0.finding.cuts.count), gain: "a leak less", isLeak: true) }
    var cuts: [Job] = []
    var before = plan.before
    let all = Double(max(1, components.components.count * components.components.count))
    for (number, step) in plan.steps.prefix(limit - leaks.count).enumerated() {
      let freed = before.componentsInKnots - step.after.componentsInKnots
      let gain =
        step.after.largestKnot < before.largestKnot
        ? "knot \(before.largestKnot) → \(step.after.largestKnot)"
        : freed > 0 ? "\(freed) \(freed == 1 ? "goes" : "go") free" : plan.payoffs[number] == number ? "opens cycles" : "pays off with \(plan.payoffs[number] + 1 + leaks.count)"
      cuts.append(
        Job(
          subject: .cut(number), title: "\(step.sourceName) → \(step.targetName)", advice: step.reason, location: step.lines.first, lineCount: step.lines.count, gain: gain,
          reachGain: 100 * Double(before.reach - step.after.reach) / all, isLeak: false))
      before = step.after
    }
    // The cuts already cover the errors about dependency cycles.
    let others = report.findings.filter { $0.level == .error && !isLeak($0) && $0.finding.cycle.isEmpty }.prefix(limit - leaks.count - cuts.count)
      .map { job($0.finding, lineCount: nil, gain: "an error less") }
    return leaks + cuts + others
  }

  private func job(_ finding: Finding, lineCount: Int?, gain: String, isLeak: Bool = false) -> Job {
    Job(
      subject: .finding(finding), title: finding.names.prefix(2).joined(separator: " and "), advice: finding.advice, location: finding.location, lineCount: lineCount, gain: gain,
      reachGain: 0, isLeak: isLeak)
  }
}

extension Finding {
  /// What to do: the text after the semicolon of the message, else the whole message.
  package var advice: String {
    guard let semicolon = message.range(of: "; ") else { return message }
    return String(message[semicolon.upperBound...])
  }
}
