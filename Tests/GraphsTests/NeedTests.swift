import Facts
import Graphs
import Testing

@Suite struct NeedTests {
  @Test("a header that only speaks of pointers")
  func pointer() throws {
    let found = try #require(
      need(
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
    #expect(need("A uses B @A.m:3")?.strength == .use)
    #expect(need("A creates B @A.h:3")?.strength == .use)
    #expect(need("A inherits B @A.h:3")?.strength == .whole)
    #expect(need("A holds B value b @A.h:3")?.strength == .whole)
    #expect(need("A holds B raw b @A.h:3")?.strength == .pointer)
    #expect(need("A holds B strong b narrows @A.h:3")?.strength == .whole)
    #expect(need("A uses B narrows @A.h:3")?.strength == .whole)
  }

  @Test("a class that two targets have is needed where it is imported")
  func manifold() {
    #expect(
      need(
        """
        B.h contains B @B.h:1
        Other/B.h contains B @Other/B.h:1
        A uses B @A.m:3
        """)?.strength == .use)
  }

  @Test("a member's type is mentioned in its line: said once")
  func members() {
    #expect(
      need(
        """
        A holds B weak b @A.m:3
        A uses B @A.m:3
        """)?.strength == .pointer)
  }

  @Test("what the file of another component says does not count, whoever it is about")
  func elsewhere() {
    #expect(need("A uses B @C.m:3") == nil)
  }

  @Test("by the edges of a folded graph, whoever's file a fact is in")
  func edges() {
    let graph = textGraph("class A in A.h\nclass B in B.h\nclass C in C.h\nA uses B @C.m:3\nA uses B @C.m:4\nB holds A weak a @B.h:1")
    let folded = graph.folded(graph.view(.types), to: .component)
    func group(_ name: String) -> Int { folded.names.firstIndex(of: name)! }
    let needs = graph.needs(byEdgesOf: folded) { $0.source == group("A") }
    #expect(needs.count == 1)
    #expect(needs[GroupPair(group("A"), group("B"))]?.lineCount == 2)
  }

  private func need(_ text: String) -> Need? {
    let graph = textGraph("class A in A.h\nclass B in B.h\nA.m imports A.h\nA.h imports B.h\nfile C.m\n" + text)
    let folded = graph.folded(graph.view(.imports), to: .component)
    let pair = GroupPair(folded.names.firstIndex(of: "A")!, folded.names.firstIndex(of: "B")!)
    return graph.needs(in: folded) { $0 == pair }[pair]
  }
}
