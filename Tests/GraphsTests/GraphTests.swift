import Facts
import Graphs
import Testing

@Suite struct GraphTests {
  @Test("the same graph, whatever the order of entities and facts")
  func shuffled() {
    let text = """
      file A.h
      class A in A.h
      A.h imports B.h
      B.h imports A.h
      A inherits B @A.h:3
      A holds B strong b mutable @A.h:4
      A holds B strong b @B.h:4
      A uses B @A.m:5
      A uses B @A.m:6
      """
    let graph = textGraph(text)
    #expect(graph.facts == graph.facts.sorted())
    for seed in 0..<50 {
      let other = textGraph(text, shuffledBy: seed)
      #expect(other.facts == graph.facts)
      #expect(other.entities == graph.entities)
    }
  }

  @Test("members that differ in Unicode normal form only are two, in the same order from any order")
  func normalForms() {
    let facts = ["nai\u{308}ve", "na\u{ef}ve", "z", "a"].map { name in
      Fact(EntityID("A"), .holds, EntityID("B"), at: SourceLocation("A.h", line: 1), Fact.Details(ownership: .strong, member: name))
    }
    let graph = Graph(entities: [], facts: facts)
    #expect(graph.facts.count == 4)
    for seed in 0..<20 {
      var random = SplitMix64(seed: seed)
      let other = Graph(entities: [], facts: facts.shuffled(using: &random))
      #expect(other.facts.map { Array($0.details.member!.utf8) } == graph.facts.map { Array($0.details.member!.utf8) })
    }
  }

  @Test("random facts come out sorted and once, as comparing them one by one has it")
  func againstComparing() {
    for seed in 0..<300 {
      let facts = randomFacts(seed)
      let graph = Graph(entities: [], facts: facts)
      #expect(graph.facts == Set(facts).sorted(), "seed \(seed)")
      #expect(graph.entities.map(\.id) == Set(facts.flatMap { [$0.subject, $0.object] }).sorted(), "seed \(seed)")
      for (node, entity) in graph.entities.enumerated() { #expect(graph.node(entity.id) == node) }
      #expect(graph.node(EntityID("nobody")) == nil)
    }
  }

  @Test("an edge for each subject, relation and object, with the facts that prove it, from both ends")
  func edges() {
    for seed in 0..<300 {
      let graph = Graph(entities: [], facts: randomFacts(seed))
      var proven: [Int] = []
      var incoming: [Int: [Int]] = [:]
      for node in graph.entities.indices {
        for edge in graph.edges.edges(from: node) {
          incoming[graph.edges.target(of: edge), default: []].append(edge)
          for fact in graph.edges.facts(of: edge) {
            #expect(graph.source(of: fact) == node && graph.target(of: fact) == graph.edges.target(of: edge), "seed \(seed)")
            #expect(graph.facts[fact].relation == graph.edges.relation(of: edge), "seed \(seed)")
          }
          proven += graph.edges.facts(of: edge)
        }
      }
      #expect(proven == Array(graph.facts.indices), "seed \(seed)")
      #expect(graph.edges.digraph.edgeCount == Set(graph.facts.map { "\($0.subject) \($0.relation) \($0.object)" }).count, "seed \(seed)")
      for node in graph.entities.indices { #expect(Array(graph.edges.edges(to: node)) == incoming[node, default: []], "seed \(seed)") }
    }
  }

  @Test("at most 40 bytes an edge and 100 a node, without names and evidence")
  func size() {
    for (nodes, facts) in [(1000, 0), (1000, 1000), (1025, 5000), (2, 1), (100, 20_000)] {
      let entities = (0..<nodes).map { Entity(EntityID("entity \($0)"), kind: .class, name: "E\($0)") }
      let graph = Graph(entities: entities, facts: randomFacts(nodes, nodes: nodes, count: facts))
      let edges = graph.edges.digraph.edgeCount
      // Each fact counts as an edge here: its two numbers are stored for it.
      #expect(graph.storageBytes <= 40 * max(edges, graph.facts.count) + 100 * graph.entities.count + 64, "\(graph.storageBytes) for \(nodes), \(edges)")
    }
  }

  private func randomFacts(_ seed: Int, nodes: Int = 6, count: Int = 40) -> [Fact] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      // `holds` would be merged.
      let relation = Relation.allCases.filter { $0 != .holds }.randomElement(using: &random)!
      let ends = (0..<2).map { _ in EntityID("entity \(Int.random(in: 0..<nodes, using: &random))") }
      let path = ["b.h", "a.h", "c.m"].randomElement(using: &random)!
      return Fact(
        ends[0], relation, ends[1],
        at: SourceLocation(path, line: Int.random(in: 1...3, using: &random), column: Int.random(in: 0...1, using: &random)),
        Fact.Details(member: [nil, "x", "y"].randomElement(using: &random)!, flags: Bool.random(using: &random) ? .many : []))
    }
  }

  @Test("of several descriptions the project's own, then the definition, then the one with a place wins, in either order")
  func descriptions() {
    let id = EntityID("A")
    let a = Entity(id, kind: .class, name: "A", location: SourceLocation("A.h", line: 3), isDefinition: true)
    let worse = [
      Entity(id, kind: .class, name: "A", isExternal: true),
      Entity(id, kind: .class, name: "A"),
      Entity(id, kind: .class, name: "A", location: SourceLocation("A.h", line: 1)),
      Entity(id, kind: .class, name: "A", location: SourceLocation("B.h", line: 3), isDefinition: true),
      Entity(id, kind: .struct, name: "A", location: SourceLocation("A.h", line: 3), isDefinition: true),
    ]
    for other in worse {
      #expect(Graph(entities: [a, other], facts: []).entities == [a])
      #expect(Graph(entities: [other, a], facts: []).entities == [a])
    }
  }

  @Test("a library's definition wins over a mention that takes the type for the project's, and a declaration of the project over the library's definition")
  func descriptionsOfOthers() {
    let id = EntityID("A")
    let library = Entity(id, kind: .class, name: "A", location: SourceLocation("Kit.framework/A.h", line: 3), isDefinition: true, isExternal: true)
    let mention = Entity(id, kind: .class, name: "A")
    let own = Entity(id, kind: .class, name: "A", location: SourceLocation("A.h", line: 3))
    for (winner, other) in [(library, mention), (own, library), (own, mention)] {
      #expect(Graph(entities: [winner, other], facts: []).entities == [winner])
      #expect(Graph(entities: [other, winner], facts: []).entities == [winner])
    }
    #expect(Graph(entities: [mention, library, own], facts: []).entities == Graph(entities: [own, mention, library], facts: []).entities)
  }

  @Test func whatOnlyFactsMentionIsExternal() throws {
    let graph = Graph(entities: [], facts: [Fact(EntityID("A"), .uses, EntityID("B"), at: SourceLocation("A.m"))])
    #expect(graph.entities.map(\.isExternal) == [true, true])
  }

  @Test("a property made read-write in a class extension is one member")
  func redeclared() {
    #expect(
      held(
        """
        A holds B strong b @A.h:4
        A holds B strong b mutable @A.m:8
        """) == ["A.m:8 strong mutable"])
  }

  @Test("what the read-only declaration says of the ownership is kept")
  func ownership() {
    #expect(
      held(
        """
        A holds B copy b explicit @A.h:4
        A holds B strong b mutable @A.m:8
        """) == ["A.m:8 copy mutable explicit"])
    #expect(
      held(
        """
        A holds B strong b mutable @A.h:4
        A holds B weak b explicit @A.m:8
        """) == ["A.h:4 weak mutable explicit"])
  }

  @Test("a promise gives way to the property that keeps it; two promises are one")
  func promised() {
    #expect(
      held(
        """
        A holds B strong b explicit mutable promised @A+C.h:2
        A holds B strong b @A.h:4
        """) == ["A.h:4 strong explicit"])
    #expect(
      held(
        """
        A holds B strong b promised @A+C.h:2
        A holds B strong b promised @A+D.h:2
        """) == ["A+C.h:2 strong promised"])
  }

  @Test("other members, class properties and facts of one line are no redeclarations")
  func apart() {
    #expect(
      held(
        """
        A holds B strong a @A.h:4
        A holds B strong b mutable @A.h:5
        A holds B strong b static @A.h:6
        """
      ).count == 3)
    #expect(
      held(
        """
        A holds B value pairs many @A.h:4
        A holds B raw pairs many mutable @A.h:4
        """
      ).count == 2)
  }

  @Test func everyUseIsKept() {
    let graph = textGraph(
      """
      A uses B @A.m:5
      A uses B @A.m:6
      A uses B @A.m:6
      A creates B @A.m:6
      """)
    #expect(graph.facts.count == 3)
  }

  private func held(_ text: String) -> [String] {
    let graph = textGraph(text)
    #expect(graph.facts == textGraph(text, shuffledBy: 7).facts)
    return graph.facts.map { fact in
      let flags: [(Fact.Flags, String)] = [(.mutable, " mutable"), (.explicit, " explicit"), (.promised, " promised")]
      return "\(fact.location) \(fact.details.ownership!.rawValue)" + flags.filter { fact.details.flags.contains($0.0) }.map(\.1).joined()
    }
  }
}
