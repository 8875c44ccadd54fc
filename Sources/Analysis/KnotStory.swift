package import Facts
package import Graphs

/// What a finding about a knot tells: the cheapest arcs to cut, a shortest circle through the first of them, and who depends on whom.
package struct KnotStory {
  private let knot: [Int]
  private let prices: CutPrices
  private let names: [Int: String]
  private let arcs: [FeedbackArcs.Arc]
  private let circle: [View.Edge]
  /// The cut that its reader is sent to, one on the circle that the notes tell of.
  private let first: FeedbackArcs.Arc

  /// `names` are what the groups of the knot are called. As much work as `feedbackArcs` and `shortestCycle`.
  package init(of knot: [Int], _ prices: CutPrices, names: [Int: String]) {
    let best = prices.folded.view.feedbackArcs(among: knot) { prices.price($0) }
    let circle = prices.folded.view.shortestCycle(among: knot, through: best.arcs)
    self.knot = knot
    self.prices = prices
    self.names = names
    self.circle = circle
    arcs = best.arcs
    first = best.arcs.first { $0.source == circle[0].source && $0.target == circle[0].target } ?? best.arcs[0]
  }

  package var location: SourceLocation { location(of: prices.lines(first)[0]) }
  /// Why the cut at `location` is cheap, and what to do instead.
  package var reason: String { prices.reason(first, names) }
  /// How many lines have to go, the one at `location` among them.
  package var cutCount: Int { arcs.reduce(0) { $0 + prices.lines($1).count } }

  /// Longer lists of cuts and notes are cut off: nobody reads on, and a knot of thousands must not fill the screen.
  private static let limit = 12

  /// Cheapest first.
  package var cuts: [Finding.Cut] {
    let cuts = arcs.lazy.flatMap { arc in
      prices.lines(arc).map { fact in
        Finding.Cut(source: names[arc.source]!, target: names[arc.target]!, at: location(of: fact), reason: prices.reason(arc, names))
      }
    }
    return Array(cuts.prefix(Self.limit))
  }

  /// The circle, edge by edge; `noun` is what an edge is called.
  package func notes(_ noun: String, _ words: (View.Edge) -> String) -> [Finding.Note] {
    let notes = circle.prefix(Self.limit).map { Finding.Note(words($0), at: location(of: $0.fact)) }
    guard let last = notes.last, circle.count > notes.count else { return notes }
    return notes + [Finding.Note(.andSoOn(circle.count - notes.count, noun), at: last.location)]
  }

  /// All edges among the groups of the knot, one for each two; `id` is what a group is known by for ever.
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
  fileprivate static func andSoOn(_ count: Int, _ noun: String) -> Self { "and so on, \(counted(count, noun)) more until the circle closes" }
}
