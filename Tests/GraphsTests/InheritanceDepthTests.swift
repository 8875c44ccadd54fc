import Facts
import Graphs
import Testing

@Suite struct InheritanceDepthTests {
  @Test func ancestorsNearestFirst() {
    let text = """
      class NSObject external
      class A in A.h
      A inherits NSObject
      class B in B.h
      B inherits A
      class C in C.h
      C inherits B
      """
    #expect(ancestors("C", text) == "B A NSObject")
    #expect(depth("C", text) == [2, 3])
    #expect(depth("A", text) == [0, 1])
  }

  @Test("of several superclasses the longest chain of the project's own, then the longest, then the first in the source")
  func multiple() {
    #expect(
      ancestors(
        "D",
        """
        D inherits B @D.h:1
        D inherits C @D.h:2
        C inherits A
        """) == "C A")
    #expect(
      ancestors(
        "D",
        """
        class X1 external
        class X2 external
        class X3 external
        D inherits X1
        X1 inherits X2
        X2 inherits X3
        D inherits A
        """) == "A")
    #expect(
      ancestors(
        "D",
        """
        D inherits A @D.h:2
        D inherits B @D.h:1
        """) == "B")
  }

  @Test("a root class of Objective-C is counted as little when the project declares it as when the platform does")
  func rootClass() {
    #expect(
      depth(
        "c:objc(cs)Leaf",
        """
        class c:objc(cs)Root in Root.h
        class c:objc(cs)Base in Base.h
        class c:objc(cs)Leaf in Leaf.h
        c:objc(cs)Base inherits c:objc(cs)Root
        c:objc(cs)Leaf inherits c:objc(cs)Base
        """) == [1, 2])
  }

  @Test func protocolsAreNoClasses() {
    #expect(
      ancestors(
        "P",
        """
        protocol P in P.h
        protocol Q in P.h
        P inherits Q
        """) == "")
  }

  @Test("broken input: a loop ends, what hangs from it has a chain")
  func loops() {
    let text = """
      A inherits B
      B inherits A
      C inherits B
      """
    #expect(ancestors("C", text) == "B")
    #expect(ancestors("A", text) == "")
    #expect(ancestors("A", "A inherits A") == "")
  }

  @Test("as deep as recursion finds, on random hierarchies")
  func againstRecursion() {
    for seed in 0..<1000 {
      let view = randomView(seed, nodes: 1...9, edgesPerNode: 0...2)
      let edges = view.edges.filter { $0.source > $0.target }
      let entities = (0..<view.nodeCount).map { Entity(EntityID(String($0)), kind: .class, name: "", isExternal: $0 % 3 == 0) }
      let graph = Graph(
        entities: entities,
        facts: edges.map {
          Fact(entities[$0.source].id, .inherits, entities[$0.target].id, at: SourceLocation("main.m", line: $0.fact))
        })
      func deepest(_ node: Int) -> [Int] {
        edges.filter { $0.source == node }.map { edge -> [Int] in
          let above = deepest(edge.target)
          return [above[0] + (edge.target % 3 == 0 ? 0 : 1), above[1] + 1]
        }.max { $0.lexicographicallyPrecedes($1) } ?? [0, 0]
      }
      let depth = graph.inheritanceDepth()
      for node in 0..<view.nodeCount {
        #expect([depth.projectAncestorCount(of: node), depth.ancestorCount(of: node)] == deepest(node), "seed \(seed)")
        let chain = depth.ancestors(of: node)
        #expect(chain.count == depth.ancestorCount(of: node) && chain.count { $0 % 3 != 0 } == depth.projectAncestorCount(of: node), "seed \(seed)")
      }
    }
  }

  @Test func depthCostsNoCallStack() {
    let entities = (0..<50_000).map { Entity(EntityID(String(100_000 + $0)), kind: .class, name: "") }
    let facts = (1..<50_000).map { Fact(entities[$0].id, .inherits, entities[$0 - 1].id, at: SourceLocation("main.m", line: $0)) }
    #expect(Graph(entities: entities, facts: facts).inheritanceDepth().ancestorCount(of: 49_999) == 49_999)
  }

  private func ancestors(_ name: String, _ text: String) -> String {
    let graph = textGraph(text)
    return graph.inheritanceDepth().ancestors(of: graph.node(EntityID(name))!).map { graph.entities[$0].name }.joined(separator: " ")
  }

  private func depth(_ name: String, _ text: String) -> [Int] {
    let graph = textGraph(text)
    let depth = graph.inheritanceDepth()
    let node = graph.node(EntityID(name))!
    return [depth.projectAncestorCount(of: node), depth.ancestorCount(of: node)]
  }
}
