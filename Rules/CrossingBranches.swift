package import Analysis
internal import Facts
package import Graphs

/// Flags two branches of the object graph that reach into each other.
package struct CrossingBranches: Rule {
  package static let descriptor = RuleDescriptor(
    id: "crossing-branches",
    summary: "two branches of the object graph whose insides know each other",
    rationale: """
      The branches of your object tree don't touch. What an object owns is its own business: others ask the owner. Where something inside one \
      branch speaks to something inside another, and the other back, neither can be changed, tested or taken out without the other, and the owner that \
      stands between them is passed over. Let the two heads speak to each other through the one that owns them both: with values, or with a \
      protocol that belongs to neither.

      A branch is a type with everything that only it owns, directly or not. What counts is a use, a creation or a reference, owning or not, of a type \
      strictly inside the other branch, in both directions. To speak to the head of a branch is how it should be; values, and types that several \
      branches own, belong to no branch.
      """,
    level: nil,
    options: [.init("crossings", "How many uses there must be in each direction.")],
    examples: examples)

  /// How many uses there must be in each direction.
  package var crossings = 1

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let objects = graph.objectGraph(.objects)
    let tree = Branches(objects)
    /// For each pair of heads the facts by which the first branch reaches into the second.
    var reaches: [Pair: [Int]] = [:]
    for fact in graph.facts.indices {
      switch graph.facts[fact].relation {
      case .uses, .creates, .holds, .captures: break
      default: continue
      }
      // What tests reach into is no design, and what a nib connects is no doing of the branch.
      guard !graph.facts[fact].details.flags.contains(.described), graph.entities[graph.source(of: fact)].kind != .variable, !graph.isTest(graph.facts[fact].location.path),
        let source = objects.node(of: graph.source(of: fact)),
        let target = objects.node(of: graph.target(of: fact)), let (from, into) = tree.heads(source, target), into != target
      else { continue }
      reaches[Pair(from: from, into: into), default: []].append(fact)
    }
    return reaches.keys.filter { $0.from < $0.into }.sorted { ($0.from, $0.into) < ($1.from, $1.into) }.compactMap { pair in
      let there = reaches[pair]!
      guard let back = reaches[Pair(from: pair.into, into: pair.from)], there.count >= crossings, back.count >= crossings else { return nil }
      return finding(pair, first(there, graph), first(back, graph), tree, objects, graph)
    }
  }

  private func first(_ facts: [Int], _ graph: Graph) -> Int { facts.min { graph.facts[$0].location < graph.facts[$1].location }! }

  private func finding(
    _ pair: Pair, _ there: Int, _ back: Int, _ tree: Branches, _ objects: ObjectGraph, _ graph: Graph
  ) -> Finding {
    var (there, back, heads) = (there, back, [pair.from, pair.into])
    if graph.facts[back].location < graph.facts[there].location { (there, back, heads) = (back, there, heads.reversed()) }
    func words(_ fact: Int) -> String { .uses(graph.entities[Int(objects.types[graph.source(of: fact)])].name, graph.entities[graph.target(of: fact)].name) }
    let names = heads.map { objects.name(of: $0, in: graph) }
    let owner = tree.owner(of: pair.from).map { objects.name(of: $0, in: graph) }
    return Finding(
      rule: id, message: .cross(names.sorted(), words(there), words(back), owner), location: graph.facts[there].location,
      subjects: heads.map { graph.entities[objects.nodes[$0].entity].id }, names: names,
      notes: [Finding.Note(words(back) + ", which '\(names[0])' owns", at: graph.facts[back].location)])
  }
}

private struct Pair: Hashable {
  let from: ObjectGraph.Node
  let into: ObjectGraph.Node
}

/// The dominator tree of the object graph: who owns what alone.
private struct Branches {
  private let tree: DominatorTree
  private let depths: [Int]

  init(_ objects: ObjectGraph) {
    tree = objects.digraph.dominatorTree(from: objects.digraph.ownershipRoots())
    depths = tree.depths
  }

  func owner(of node: ObjectGraph.Node) -> ObjectGraph.Node? { tree.immediateDominator(of: node) }

  /// The heads of the branches that two nodes lie in: the children of the nearest node that owns both, or the tops if none does. Nil if one owns the
  /// other or is not reached. O(depth).
  func heads(_ a: ObjectGraph.Node, _ b: ObjectGraph.Node) -> (ObjectGraph.Node, ObjectGraph.Node)? {
    var (a, b) = (a, b)
    guard depths[a] >= 0, depths[b] >= 0 else { return nil }
    while depths[a] > depths[b] { a = owner(of: a)! }
    while depths[b] > depths[a] { b = owner(of: b)! }
    if a == b { return nil }
    while let above = owner(of: a), let other = owner(of: b), above != other { (a, b) = (above, other) }
    return (a, b)
  }
}

extension String {
  fileprivate static func uses(_ a: String, _ b: String) -> Self { "'\(a)' uses '\(b)'" }

  fileprivate static func cross(_ heads: [String], _ there: String, _ back: String, _ owner: String?) -> Self {
    "the branches of '\(heads[0])' and '\(heads[1])' reach into each other: \(there), and \(back); "
      + (owner.map { "let '\($0)', which owns both, stand between them" } ?? "let one stand between them that owns both")
  }
}

// MARK: Examples

extension CrossingBranches {
  private static let examples: [Example] = [
    Example(
      "the insides of a player and of a library",
      """
      #import <Foundation/Foundation.h>
      @class PSIndex, PSQueue;
      @interface PSQueue : NSObject
      - (void)fillFrom:(PSIndex *)index;  // expect: crossing-branches "the branches of 'PSLibrary' and 'PSPlayer' reach into each other: 'PSQueue' uses 'PSIndex', and 'PSIndex' uses 'PSQueue'; let 'PSApp', which owns both, stand between them"
      @end
      @interface PSIndex : NSObject
      - (void)enqueueIn:(PSQueue *)queue;  // note: "'PSIndex' uses 'PSQueue', which 'PSPlayer' owns"
      @end
      @interface PSPlayer : NSObject
      @property (nonatomic, strong) PSQueue *queue;
      @end
      @interface PSLibrary : NSObject
      @property (nonatomic, strong) PSIndex *index;
      @end
      @interface PSApp : NSObject
      @property (nonatomic, strong) PSPlayer *player;
      @property (nonatomic, strong) PSLibrary *library;
      @end
      """),
    Example(
      "the insides of a player and of a library",
      """
      //- App.swift
      final class Queue { func fill(from index: Index) {} }  // expect: crossing-branches
      final class Index { func enqueue(in queue: Queue) {} }  // note: "'Index' uses 'Queue', which 'Player' owns"
      final class Player { let queue = Queue() }
      final class Library { let index = Index() }
      final class App { let player = Player(); let library = Library() }
      """),
    Example(
      "one way, to the head of a branch, and to what both own",
      """
      //- App.swift
      final class Log { func say(_ text: String) {} }
      final class Queue {
        let log: Log
        init(log: Log) { self.log = log }
        func fill(from library: Library) {}
      }
      final class Index {
        let log: Log
        init(log: Log) { self.log = log }
        func enqueue(in queue: Queue) {}
      }
      final class Player { let queue: Queue; init(queue: Queue) { self.queue = queue } }
      final class Library { let index: Index; init(index: Index) { self.index = index } }
      final class App { var player: Player?; var library: Library? }
      """),
  ]
}
