internal import Facts
package import Graphs

/// What is left of the findings, and what became of the comments that silence some.
package struct Judgement: Sendable, Codable {
  /// Sorted.
  package var findings: [Report.Judged] = []
  /// How many findings a comment hides.
  package var suppressed = 0
}

/// The comments that silence rules, as the rules about them see them.
package struct SuppressionReview: Sendable {
  /// Those that silence nothing, though their rule is on.
  package var unused: [Suppression]
  package var mistakes: [Suppressions.Mistake]
}

extension Graph {
  /// What the rules find, each with its level, but for what comments silence. The order of the rules does not matter.
  ///
  /// A rule may stand there twice, once a level, with two thresholds: what it finds at both levels counts as the graver.
  package func judged(by rules: [RuleRun], suppressions: Suppressions = .none) -> Judgement {
    var judgement = Judgement()
    var used: Set<Suppression> = []
    var found: [(Finding, Level)] = []
    for run in rules {
      let silenced = Silenced(run, self, suppressions.of(run.rule.id))
      found += silenced.findings.map { ($0, run.severity.level(of: $0)) }
      judgement.suppressed += silenced.hidden
      used.formUnion(silenced.used)
    }
    let ids = Set(rules.map(\.rule.id))
    let review = SuppressionReview(
      // Of a file that was not read in full it is not known what there is to silence.
      unused: suppressions.all.filter { ids.contains($0.rule) && !used.contains($0) && !isIncomplete($0.location.path) }, mistakes: suppressions.mistakes)
    for run in rules { found += run.rule.check(review).filter { run.isFor($0.location.path) }.map { ($0, run.severity.level(of: $0)) } }

    let graver = Set(found.filter { $0.1 == .error }.map(\.0.fingerprint))
    judgement.findings = found
      .filter { $0.1 == .error || !graver.contains($0.0.fingerprint) }
      .map { Report.Judged($0.0, $0.1) }
      .sorted { ($0.finding, $1.level) < ($1.finding, $0.level) }
    return judgement
  }
}

/// One rule on one graph, with the comments that silence it.
private struct Silenced {
  private(set) var findings: [Finding]
  private(set) var hidden = 0
  private(set) var used: Set<Suppression> = []

  init(_ run: RuleRun, _ graph: Graph, _ suppressions: [Suppression]) {
    let rule = run.rule
    func check(_ graph: Graph) -> [Finding] { rule.check(graph).filter { run.isFor($0.location.path) } }
    guard !suppressions.isEmpty else {
      findings = check(graph)
      return
    }
    let relations = if case .edges(let relations) = type(of: rule).descriptor.suppression { relations } else { [Relation]() }
    let edges = suppressions.filter { graph.hasEdge(relations, at: $0) }
    let all = check(graph.without(edges, relations))
    findings = []
    for finding in all {
      let hiding = suppressions.filter { $0.covers(finding.location) }
      if hiding.isEmpty { findings.append(finding) } else { hidden += 1 }
      used.formUnion(hiding)
    }
    guard !edges.isEmpty else { return }
    let withEdges = check(graph)
    hidden += max(0, withEdges.count - all.count)
    guard withEdges != all else { return }
    // Which of them made the difference: those without which something else is found. Each costs a run of the rule.
    for edge in edges.prefix(Silenced.mostProbes) where check(graph.without(edges.filter { $0 != edge }, relations)) != all { used.insert(edge) }
    used.formUnion(edges.dropFirst(Silenced.mostProbes))
  }

  /// Beyond so many, the comments are taken to be of use.
  private static let mostProbes = 50
}

extension Graph {
  fileprivate func hasEdge(_ relations: [Relation], at suppression: Suppression) -> Bool {
    facts.contains { relations.contains($0.relation) && suppression.covers($0.location) }
  }

  /// The graph that knows the imports which comments let stand, for rules that look at nothing but imports. What is counted, planned and drawn after
  /// the rules ran agrees with what they found. O(i s) for i imports and s such comments.
  package func accepting(_ suppressions: Suppressions, _ rules: [any Rule]) -> Graph {
    let ids = rules.filter { if case .edges([.imports]) = type(of: $0).descriptor.suppression { true } else { false } }.map(\.id)
    let comments = suppressions.all.filter { ids.contains($0.rule) }
    guard !comments.isEmpty else { return self }
    return accepting(Set(facts.lazy.filter { fact in fact.relation == .imports && comments.contains { $0.covers(fact.location) } }.map(\.location)))
  }

  /// The graph without the edges that these lines prove.
  fileprivate func without(_ suppressions: [Suppression], _ relations: [Relation]) -> Graph {
    guard !suppressions.isEmpty else { return self }
    func isHidden(_ location: SourceLocation) -> Bool { suppressions.contains { $0.covers(location) } }
    var hidden: Set<Member> = []
    let kept = facts.filter { fact in
      guard relations.contains(fact.relation), isHidden(fact.location) else { return true }
      if fact.relation == .holds, let name = fact.details.member { hidden.insert(Member(owner: fact.subject, name: name)) }
      return false
    }
    let keptLoops = relations.contains(.holds) || relations.contains(.captures)
      ? loops.filter { !$0.links.contains { isHidden($0.location) || hidden.contains(Member(owner: $0.owner, name: $0.member)) } } : loops
    return Graph(entities: entities, facts: kept, methods: methods.all, handovers: handovers, lives: ObjectLives(loops: keptLoops, lasting: lasting)).declaring(declared)
  }
}
