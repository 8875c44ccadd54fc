package import Facts
package import Graphs

/// The findings that remain, and the effect of the comments that suppress some.
package struct Judgement: Sendable, Codable {
  /// Sorted.
  package var findings: [Report.Judged] = []
  /// Where comments suppress findings.
  package var hidden: [SourceLocation] = []
  /// The lines that are suppressed by a comment on another line, because both state the same dependency. Sorted.
  package var accepted: [SourceLocation] = []
}

/// The suppressing comments, for the rules that check them.
package struct SuppressionReview: Sendable {
  /// Comments that suppress nothing although their rule is on.
  package var unused: [Suppression]
  /// Regions that are open to the end of the file and suppress something on the next line: maybe only that line was meant.
  package var open: [Suppression]
  package var mistakes: [Suppressions.Mistake]
}

extension Graph {
  /// The findings of the rules with their levels, without those that comments suppress. The order of the rules does not matter.
  ///
  /// A rule with two thresholds occurs twice, once for each level: a finding at both levels gets the higher one.
  package func judged(by rules: [RuleRun], suppressions: Suppressions = .none) -> Judgement {
    var judgement = Judgement()
    var used: Set<Suppression> = []
    var found: [(Finding, Level)] = []
    var graver: Set<String> = []
    var accepted: Set<Line> = []
    var silent: Set<Line> = []
    for run in rules {
      let silenced = Silenced(run, self, suppressions.of(run.rule.id))
      found += silenced.findings.map { ($0, run.severity.level(of: $0)) }
      // A warning that duplicates an error is suppressed with the error.
      graver.formUnion(silenced.hidden.filter { run.severity.level(of: $0) == .error }.map(\.fingerprint))
      judgement.hidden += silenced.hidden.map(\.location)
      accepted.formUnion(silenced.accepted)
      silent.formUnion(silenced.hidden.map { Line($0.location) })
      used.formUnion(silenced.used)
    }
    let ids = Set(rules.map(\.rule.id))
    let review = SuppressionReview(
      // In a file that was not read in full, it is unknown what a comment suppresses.
      unused: suppressions.all.filter { ids.contains($0.rule) && !used.contains($0) && !isIncomplete($0.location.path) },
      open: suppressions.all.filter { comment in
        comment.isOpen && used.contains(comment) && (comment.nextLine.map { silent.contains(Line(comment.location.path, $0)) } ?? false)
      },
      mistakes: suppressions.mistakes)
    for run in rules { found += run.rule.check(review).filter { run.isFor($0.location.path) }.map { ($0, run.severity.level(of: $0)) } }

    judgement.accepted = accepted.map { SourceLocation($0.path, line: $0.number) }.sorted()
    graver.formUnion(found.filter { $0.1 == .error }.map(\.0.fingerprint))
    judgement.findings =
      found
      .filter { $0.1 == .error || !graver.contains($0.0.fingerprint) }
      .map { Report.Judged($0.0, $0.1) }
      .sorted { ($0.finding, $1.level) < ($1.finding, $0.level) }
    return judgement
  }
}

/// One rule on one graph, with the comments that suppress its findings.
private struct Silenced {
  private(set) var findings: [Finding] = []
  /// The suppressed findings.
  private(set) var hidden: [Finding] = []
  private(set) var used: Set<Suppression> = []
  private(set) var accepted: Set<Line> = []

  init(_ run: RuleRun, _ graph: Graph, _ suppressions: [Suppression]) {
    func isOwn(_ finding: Finding) -> Bool { run.isFor(finding.location.path) }
    let whole = run.rule.check(graph)
    guard !suppressions.isEmpty else {
      findings = whole.filter(isOwn)
      return
    }
    let edges = SilencedEdges(run.rule, graph, suppressions, whole: whole)
    let rest = edges.rest.filter(isOwn)
    for finding in rest {
      let hiding = suppressions.filter { $0.covers(finding.location) }
      if hiding.isEmpty { findings.append(finding) } else { hidden.append(finding) }
      used.formUnion(hiding)
    }
    used.formUnion(edges.used)
    accepted = edges.accepted
    hideWhatMoved(from: whole, suppressions)
    // A cycle that comments break is suppressed; one that they make smaller is not.
    let gone = whole.filter { finding in isOwn(finding) && !rest.contains { $0.fingerprint == finding.fingerprint } }
    let smaller = findings.count { finding in !whole.contains { $0.fingerprint == finding.fingerprint } }
    hidden = gone.dropFirst(smaller) + hidden.filter { finding in whole.contains { $0.fingerprint == finding.fingerprint } }
  }
}

extension Silenced {
  /// Without the lines that a comment covers, the rest of a suppressed cycle would be reported at the next dependency to cut, or the same objects with other evidence.
  /// It is the same problem, so it is suppressed as well.
  private mutating func hideWhatMoved(from whole: [Finding], _ suppressions: [Suppression]) {
    func isSilenced(_ finding: Finding) -> Bool { suppressions.contains { $0.covers(finding.location) } }
    let silenced = whole.filter(isSilenced)
    guard !silenced.isEmpty else { return }
    let moved = findings.filter { finding in
      !whole.contains { $0.fingerprint == finding.fingerprint && $0.location == finding.location } && silenced.contains { finding.isPart(of: $0) }
    }
    hidden += moved
    findings.removeAll(where: moved.contains)
  }
}

/// The findings of a cycle rule when comments suppress some edges.
///
/// A finding names the dependency to cut with all its lines. A comment on one of these lines covers the whole dependency; otherwise the finding would move to the next line.
private struct SilencedEdges {
  /// The findings without the suppressed edges.
  private(set) var rest: [Finding]
  /// The comments that have an effect.
  private(set) var used: Set<Suppression> = []
  /// The lines of the suppressed dependencies.
  private(set) var accepted: Set<Line> = []

  /// If there are more comments than this, the others are assumed to have an effect.
  private static let mostProbes = 50

  init(_ rule: any Rule, _ graph: Graph, _ suppressions: [Suppression], whole: [Finding]) {
    rest = whole
    let relations = if case .edges(let relations) = type(of: rule).descriptor.suppression { relations } else { [Relation]() }
    let edges = suppressions.filter { graph.hasEdge(relations, at: $0) }
    guard !edges.isEmpty else { return }
    // A smaller cycle may have another dependency to cut, with comments of its own.
    for _ in 0..<Self.mostProbes {
      let cuts = rest.flatMap { $0.acceptedCuts(by: edges) }
      guard !cuts.isEmpty else { break }
      used.formUnion(cuts.map(\.comment))
      accepted.formUnion(cuts.flatMap(\.lines))
      rest = rule.check(graph.without(edges: [], accepted, relations))
    }
    // Comments on lines that no finding names, and other lines in a region.
    let found = rest
    func check(_ edges: [Suppression]) -> [Finding] { rule.check(graph.without(edges: edges, accepted, relations)) }
    rest = check(edges)
    if rest != found {
      // Finds the comments that made the difference: those without which the findings change. Each check runs the rule once.
      let others = edges.filter { !used.contains($0) }
      for edge in others.prefix(Self.mostProbes) where check(edges.filter { $0 != edge }) != rest { used.insert(edge) }
      used.formUnion(others.dropFirst(Self.mostProbes))
    }
    rest = rest.map { $0.saying(whole, edges) }
  }
}

/// A line of a file.
private struct Line: Hashable {
  let path: String
  let number: Int

  init(_ path: String, _ number: Int) { (self.path, self.number) = (path, number) }
  init(_ location: SourceLocation) { self.init(location.path, location.line) }
}

extension Finding {
  /// Whether it is about the same entities, or about a cycle within the other's.
  fileprivate func isPart(of other: Finding) -> Bool {
    fingerprint == other.fingerprint || !cycle.isEmpty && Set(cycle.map(\.identity)).isSubset(of: other.cycle.map(\.identity))
  }

  /// The dependencies to cut that comments cover, each with all its lines.
  fileprivate func acceptedCuts(by comments: [Suppression]) -> [(comment: Suppression, lines: [Line])] {
    cuts.flatMap { cut in
      comments.filter { $0.covers(cut.location) }.map { comment in
        (comment, cuts.filter { $0.source == cut.source && $0.target == cut.target }.flatMap { [$0.location] + $0.lines }.map(Line.init))
      }
    }
  }

  /// If the cycle is the rest of a larger one, adds what made it smaller.
  fileprivate func saying(_ whole: [Finding], _ comments: [Suppression]) -> Finding {
    guard !cycle.isEmpty, !whole.contains(where: { $0.fingerprint == fingerprint }) else { return self }
    let edges = Set(cycle.map(\.identity))
    guard let larger = whole.first(where: { edges.isSubset(of: $0.cycle.map(\.identity)) }),
      let comment = comments.first(where: { comment in larger.cycle.contains { comment.covers($0.location) } || larger.cuts.contains { comment.covers($0.location) } })
    else { return self }
    var finding = self
    finding.notes.append(Note("the comment here takes an edge out of a cycle of \(larger.names.count); this is the rest of it", at: comment.location))
    return finding
  }
}

extension Graph {
  fileprivate func hasEdge(_ relations: [Relation], at suppression: Suppression) -> Bool {
    facts.contains { relations.contains($0.relation) && suppression.covers($0.location) }
  }

  /// The graph with the imports marked that comments suppress, for rules that only look at imports. Counts, plans and pictures made after the rules then agree with the
  /// findings. O(i s) for i imports and s such comments.
  package func accepting(_ suppressions: Suppressions, _ rules: [any Rule], _ judgement: Judgement) -> Graph {
    let ids = rules.filter { if case .edges([.imports]) = type(of: $0).descriptor.suppression { true } else { false } }.map(\.id)
    let comments = suppressions.all.filter { ids.contains($0.rule) }
    guard !comments.isEmpty else { return self }
    let lines = Set(judgement.accepted.map { Line($0) })
    func isAccepted(_ location: SourceLocation) -> Bool { comments.contains { $0.covers(location) } || lines.contains(Line(location)) }
    return accepting(Set(facts.lazy.filter { $0.relation == .imports && isAccepted($0.location) }.map(\.location)))
  }

  /// The graph without the edges that these lines prove.
  fileprivate func without(edges comments: [Suppression], _ lines: Set<Line>, _ relations: [Relation]) -> Graph {
    guard !comments.isEmpty || !lines.isEmpty else { return self }
    func isHidden(_ location: SourceLocation) -> Bool { lines.contains(Line(location)) || comments.contains { $0.covers(location) } }
    var hidden: Set<Member> = []
    let kept = facts.filter { fact in
      guard relations.contains(fact.relation), isHidden(fact.location) else { return true }
      if fact.relation == .holds, let name = fact.details.member { hidden.insert(Member(owner: fact.subject, name: name)) }
      return false
    }
    var lives = lives
    if relations.contains(.holds) || relations.contains(.captures) {
      lives.loops.removeAll { $0.links.contains { isHidden($0.location) || hidden.contains(Member(owner: $0.owner, name: $0.member)) } }
    }
    let possible = possibleUses.filter { !relations.contains($0.relation) || !isHidden($0.location) }
    return Graph(entities: entities, facts: kept, possibleUses: possible, methods: methods.all, handovers: handovers, lives: lives).declaring(declared)
  }
}
