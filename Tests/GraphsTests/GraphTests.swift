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

  @Test func whatOnlyFactsMentionIsExternal() throws {
    let graph = Graph(entities: [], facts: [Fact(EntityID("A"), .uses, EntityID("B"), at: SourceLocation("A.m"))])
    #expect(graph.entities.map(\.isExternal) == [true, true])
  }

  @Test("a property made read-write in a class extension is one member")
  func redeclared() {
    #expect(held("""
      A holds B strong b @A.h:4
      A holds B strong b mutable @A.m:8
      """) == ["A.m:8 strong mutable"])
  }

  @Test("what the read-only declaration says of the ownership is kept")
  func ownership() {
    #expect(held("""
      A holds B copy b explicit @A.h:4
      A holds B strong b mutable @A.m:8
      """) == ["A.m:8 copy mutable explicit"])
    #expect(held("""
      A holds B strong b mutable @A.h:4
      A holds B weak b explicit @A.m:8
      """) == ["A.h:4 weak mutable explicit"])
  }

  @Test("a promise gives way to the property that keeps it; two promises are one")
  func promised() {
    #expect(held("""
      A holds B strong b explicit mutable promised @A+C.h:2
      A holds B strong b @A.h:4
      """) == ["A.h:4 strong explicit"])
    #expect(held("""
      A holds B strong b promised @A+C.h:2
      A holds B strong b promised @A+D.h:2
      """) == ["A+C.h:2 strong promised"])
  }

  @Test("other members, class properties and facts of one line are no redeclarations")
  func apart() {
    #expect(held("""
      A holds B strong a @A.h:4
      A holds B strong b mutable @A.h:5
      A holds B strong b static @A.h:6
      """).count == 3)
    #expect(held("""
      A holds B value pairs many @A.h:4
      A holds B raw pairs many mutable @A.h:4
      """).count == 2)
  }

  @Test func everyUseIsKept() {
    let graph = textGraph("""
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
