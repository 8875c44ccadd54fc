import Facts
import Graphs
import Testing

@Suite struct GraphDifferenceTests {
  @Test func nothingChanged() {
    #expect(difference("a -> b\nb -> a", "b -> a\na -> b").isEmpty)
  }

  @Test func whatCameAndWent() {
    let change = difference("a -> b\nb -> c", "a -> b\nb -> d\na -> d")
    #expect(change.nodesAdded == ["d"] && change.nodesRemoved == ["c"])
    #expect(change.edgesAdded == [.init("a", "d"), .init("b", "d")] && change.edgesRemoved == [.init("b", "c")])
    #expect(change.knots == [])
  }

  @Test(
    "knots appear, dissolve, grow, shrink and change",
    arguments: [
      ("a -> b", "a -> b\nb -> a", GraphDifference.KnotChange.Kind.appeared),
      ("a -> b\nb -> a", "a -> b", .dissolved),
      ("a -> b\nb -> a\nb -> c", "a -> b\nb -> a\nb -> c\nc -> a", .grew),
      ("a -> b\nb -> a\nb -> c\nc -> a", "a -> b\nb -> a\nb -> c", .shrank),
      ("a -> b\nb -> a\nc -> d\nd -> c", "a -> b\nb -> a\nc -> d\nd -> c\nb -> c\nd -> a", .changed),
      ("a -> b\nb -> a\nc", "a -> c\nc -> a\nb", .changed),
    ])
  func knots(_ old: String, _ new: String, _ kind: GraphDifference.KnotChange.Kind) {
    #expect(difference(old, new).knots.map(\.kind) == [kind])
    // The other way round it is the opposite.
    let opposite: GraphDifference.KnotChange.Kind =
      switch kind {
      case .appeared: .dissolved
      case .dissolved: .appeared
      case .grew: .shrank
      case .shrank: .grew
      case .changed: .changed
      }
    #expect(difference(new, old).knots.map(\.kind) == [opposite])
  }

  @Test("names apart, a graph differs from another in just the edges that one of them has, on random graphs")
  func againstSets() {
    for seed in 0..<500 {
      let (old, new) = (randomDigraph(seed, nodes: 4...8), randomDigraph(seed + 1000, nodes: 4...8))
      let names = "hgfedcba".map(String.init)
      let change = new.difference(named: Array(names[..<new.nodeCount]), from: old, named: Array(names[..<old.nodeCount]))
      func edges(_ graph: Digraph) -> Set<[String]> { Set(graph.pairs.map { [names[$0[0]], names[$0[1]]] }) }
      #expect(Set(change.edgesAdded.map { [$0.source, $0.target] }) == edges(new).subtracting(edges(old)), "seed \(seed)")
      #expect(Set(change.edgesRemoved.map { [$0.source, $0.target] }) == edges(old).subtracting(edges(new)), "seed \(seed)")
      func knots(_ graph: Digraph) -> Set<[String]> { Set(graph.knots().map { $0.map { names[$0] }.sorted() }) }
      #expect(Set(change.knots.flatMap(\.before)).isSubset(of: knots(old)) && Set(change.knots.flatMap(\.after)).isSubset(of: knots(new)), "seed \(seed)")
      #expect(knots(new).subtracting(knots(old)).isSubset(of: change.knots.flatMap(\.after)), "seed \(seed)")
      #expect(knots(old).subtracting(knots(new)).isSubset(of: change.knots.flatMap(\.before)), "seed \(seed)")
    }
  }

  @Test("a file that moved with what it declares is no change")
  func renamed() {
    let old = textGraph(
      """
      file A.h
      file B.h
      class A in A.h
      class A2 in A.h
      class B in B.h
      A.h imports B.h
      """)
    let new = textGraph(
      """
      file Sources/Renamed.h
      file B.h
      class A in Sources/Renamed.h
      class A2 in Sources/Renamed.h
      class B in B.h
      Sources/Renamed.h imports B.h
      """)
    #expect(new.renamedFiles(since: old) == [EntityID("A.h"): EntityID("Sources/Renamed.h")])
    let (before, after) = (old.folded(old.view(.imports), to: .file), new.folded(new.view(.imports), to: .file))
    #expect(!after.difference(from: before).isEmpty)
    #expect(after.difference(from: before, renamed: new.renamedFiles(since: old)).isEmpty)
  }

  @Test("a file that declares nothing is known by its name, if only one has it")
  func renamedEmpty() {
    let old = textGraph("file A/all.h\nfile A/b.h")
    #expect(textGraph("file B/all.h\nfile A/b.h").renamedFiles(since: old) == [EntityID("A/all.h"): EntityID("B/all.h")])
    #expect(textGraph("file B/all.h\nfile C/all.h\nfile A/b.h").renamedFiles(since: old) == [:])
  }

  @Test("a file of another name that took over less than half is another file")
  func notRenamed() {
    let old = textGraph("file A.h\nclass A in A.h\nclass B in A.h\nclass C in A.h")
    let new = textGraph("file Z.h\nclass A in Z.h\nclass X in Z.h\nclass Y in Z.h")
    #expect(new.renamedFiles(since: old) == [:])
  }

  private func difference(_ old: String, _ new: String) -> GraphDifference {
    let (old, new) = (TextGraph(old), TextGraph(new))
    return new.view.digraph.difference(named: new.names, from: old.view.digraph, named: old.names)
  }
}
