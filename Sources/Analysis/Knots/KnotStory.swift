package import Facts
package import Graphs

/// The content of a finding about a knot: what to cut, a shortest cycle through the first cut, and who depends on whom.
package struct KnotStory {
  private let knot: [Int]
  private let prices: CutPrices
  private let names: [Int: String]
  private let arcs: [FeedbackArcs.Arc]
  private let cycle: [View.Edge]
  private let pairs: Set<GroupPair>

  /// `names` are the names of the knot's groups. `cuts` leave no cycle; the first one is the location of the finding. Costs as much as `shortestCycle`.
  package init(of knot: [Int], _ prices: CutPrices, names: [Int: String], cuts: [FeedbackArcs.Arc]) {
    self.knot = knot
    self.prices = prices
    self.names = names
    arcs = cuts
    pairs = Set(cuts.map { GroupPair($0.source, $0.target) })
    cycle = prices.folded.view.shortestCycle(among: knot, beginningWith: cuts[0])
  }

  private var first: FeedbackArcs.Arc { arcs[0] }

  package var location: SourceLocation { location(of: prices.lines(first)[0]) }
  /// Why the cut at `location` is cheap, and what to do instead.
  package var reason: String { prices.reason(first, names, besides: pairs) }
  /// The number of lines to remove, the one at `location` included.
  package var cutCount: Int { arcs.reduce(0) { $0 + prices.lines($1).count } }

  /// Longer lists of notes are cut off: a knot of thousands must not fill the screen.
  private static let limit = 12

  /// All cuts, ordered by their gain for their price.
  package var cuts: [Finding.Cut] {
    arcs.flatMap { arc in
      let reason = prices.reason(arc, names, besides: pairs)
      var cuts = prices.lines(arc).map { Finding.Cut(source: names[arc.source]!, target: names[arc.target]!, at: location(of: $0), reason: reason) }
      if cuts.count < arc.edges.count { cuts[0].lines = arc.edges.map { location(of: $0.fact) } }
      return cuts
    }
  }

  /// The changes that break the knot without a decision; empty if some cut takes one.
  package var remedies: [Remedy] {
    var all: [Remedy] = []
    for arc in arcs {
      guard let remedies = prices.remedies(arc, besides: pairs) else { return [] }
      all += remedies
    }
    return all
  }

  /// The cycle, edge by edge; `noun` is the word for an edge.
  package func notes(_ noun: String, _ words: (View.Edge) -> String) -> [Finding.Note] {
    let notes = cycle.prefix(Self.limit).map { Finding.Note(words($0), at: location(of: $0.fact)) }
    guard let last = notes.last, cycle.count > notes.count else { return notes }
    return notes + [Finding.Note(.andSoOn(cycle.count - notes.count, noun), at: last.location)]
  }

  /// The whole cycle, for a picture.
  package var way: [Finding.Step] {
    cycle.map { edge in
      Finding.Step(
        names[edge.source]!, names[edge.target]!, at: location(of: edge.fact), isCut: edge.source == first.source && edge.target == first.target)
    }
  }

  /// All edges among the groups of the knot, one for each pair; `id` gives the stable id of a group.
  package func edges(_ id: (Int) -> EntityID, _ words: (View.Edge) -> String) -> [Finding.Edge] {
    let members = Set(knot)
    return knot.flatMap { source in
      var seen: Set<Int> = []
      return prices.folded.view.edges(from: source).filter { members.contains($0.target) && seen.insert($0.target).inserted }.map { edge in
        Finding.Edge(id(source), id(edge.target), words(edge), at: location(of: edge.fact))
      }
    }
  }

  private func location(of fact: Int) -> SourceLocation { prices.graph.facts[fact].location }
}

extension String {
  fileprivate static func andSoOn(_ count: Int, _ noun: String) -> Self { "and so on, \(counted(count, noun)) more until the cycle closes" }
}
