import Facts
import Graphs
import Testing

@Suite struct CouplingTests {
  @Test("a header that only speaks of pointers")
  func pointer() throws {
    let found = try #require(
      coupling(
        """
        A uses B @A.h:3
        A holds B weak b @A.h:4
        """))
    #expect(found.strength == .pointer)
    #expect(found.lineCount == 2)
    #expect(found.entities.count == 1)
  }

  @Test("messages, superclasses and values need more")
  func more() throws {
    #expect(coupling("A uses B @A.m:3")?.strength == .use)
    #expect(coupling("A creates B @A.h:3")?.strength == .use)
    #expect(coupling("A inherits B @A.h:3")?.strength == .whole)
    #expect(coupling("A holds B value b @A.h:3")?.strength == .whole)
    #expect(coupling("A holds B raw b @A.h:3")?.strength == .pointer)
    #expect(coupling("A holds B strong b narrows @A.h:3")?.strength == .whole)
    #expect(coupling("A uses B narrows @A.h:3")?.strength == .whole)
  }

  @Test("a class that two targets have is needed where it is imported")
  func manifold() {
    #expect(
      coupling(
        """
        B.h contains B @B.h:1
        Other/B.h contains B @Other/B.h:1
        A uses B @A.m:3
        """)?.strength == .use)
  }

  @Test("a member's type is mentioned in its line: said once")
  func members() {
    #expect(
      coupling(
        """
        A holds B weak b @A.m:3
        A uses B @A.m:3
        """)?.strength == .pointer)
  }

  @Test("what the file of another component says does not count, whoever it is about")
  func elsewhere() {
    #expect(coupling("A uses B @C.m:3") == nil)
  }

  @Test("by the edges of a folded graph, whoever's file a fact is in")
  func edges() {
    let graph = textGraph("class A in A.h\nclass B in B.h\nclass C in C.h\nA uses B @C.m:3\nA uses B @C.m:4\nB holds A weak a @B.h:1")
    let folded = graph.folded(graph.view(.types), to: .component)
    func group(_ name: String) -> Int { folded.names.firstIndex(of: name)! }
    let couplings = graph.couplings(byEdgesOf: folded) { $0.source == group("A") }
    #expect(couplings.count == 1)
    #expect(couplings[GroupPair(group("A"), group("B"))]?.lineCount == 2)
  }

  private func coupling(_ text: String) -> Coupling? {
    let graph = textGraph("class A in A.h\nclass B in B.h\nA.m imports A.h\nA.h imports B.h\nfile C.m\n" + text)
    let folded = graph.folded(graph.view(.imports), to: .component)
    let pair = GroupPair(folded.names.firstIndex(of: "A")!, folded.names.firstIndex(of: "B")!)
    return graph.couplings(in: folded) { $0 == pair }[pair]
  }
}
