import ArgumentParser
import Facts
import Foundation
import Graphs

/// Times the graph engine on random layered graphs.
struct GraphBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Times the graph's algorithms on random layered graphs.",
    discussion: "Prints, for each size and step, the quickest of several runs and the most memory that the process had while at it.")

  @Option(parsing: .upToNextOption, help: "How many nodes.") var nodes = [10_000, 100_000, 1_000_000]
  @Option(help: "How many edges to each node.") var degree = 5
  @Option(help: "How many layers.") var layers = 100
  @Option(help: "How many edges lead back, for each 10,000 nodes.") var back = 1
  @Option(help: "How many runs of each step.") var runs = 3
  @Option(help: "Another number makes another graph.") var seed = 1
  @Option(parsing: .upToNextOption, help: "Only these steps, and only of the layered graphs.") var only: [String] = []
  @Option(help: "Also write the (last) graph, one edge a line, as two numbers.") var write: String?

  func validate() throws {
    guard nodes.allSatisfy({ $0 > 1 && $0 < 200_000_000 }), degree > 0, layers > 0, back >= 0, runs > 0 else {
      throw ValidationError("sizes must be positive, and there must be two nodes at least")
    }
    // The engine counts edges in 32 bits.
    guard nodes.allSatisfy({ $0 * degree + $0 / 10_000 * back < Int(Int32.max) }) else { throw ValidationError("too many edges") }
  }

  func run() throws {
    for count in nodes { try measureLayers(of: count) }
    guard only.isEmpty else { return }
    measureFacts()
    measureKnots()
    measurePath()
    measureCompleteGraph()
  }

  private func measureLayers(of count: Int) throws {
    let edges = layeredEdges(nodes: count, degree: degree, layers: layers, backEdges: count * back / 10_000, seed: seed)
    print("\(count) nodes, \(edges.count) edges")
    if let write { try self.write(edges, to: write) }

    let graph = Digraph(nodeCount: count, edges: edges)
    measure("build") {
      Digraph(nodeCount: count, edges: edges)
    } say: {
      "\($0.storageBytes / 1_000_000) MB"
    }
    measure("components") {
      graph.knots()
    } say: {
      "\($0.count) knots, the largest of \($0.map(\.count).max() ?? 0) nodes"
    }
    measure("dominators") {
      graph.dominatorTree(from: [0])
    } say: {
      "\($0.order.count) nodes reached"
    }
    measure("levels") {
      graph.levels()
    } say: {
      "\($0.max() ?? 0) levels"
    }
    measure("cut set") {
      graph.feedbackEdges()
    } say: {
      "\($0.edges.count) edges to cut, \($0.lowerBound) at least"
    }
  }

  /// A path that would overflow the call stack of anything that recurses.
  private func measurePath() {
    let length = 2_000_000
    let path = Digraph(nodeCount: length, edges: (1..<length).map { Digraph.Edge($0 - 1, $0) })
    print("a path of \(length) nodes")
    measure("components") {
      path.knots()
    } say: {
      "\($0.count) knots"
    }
    measure("dominators") {
      path.dominatorTree(from: [0])
    } say: {
      "\($0.depths.max() ?? 0) dominators above the last"
    }
    measure("levels") {
      path.levels()
    } say: {
      "\($0.max() ?? 0) levels"
    }
    measure("bridges") {
      path.biconnectivity()
    } say: {
      "\($0.bridges.count) bridges"
    }
    measure("cut set") {
      path.feedbackEdges()
    } say: {
      "\($0.edges.count) edges to cut"
    }
  }

  private func measureCompleteGraph() {
    let size = 2_000
    let pairs = (0..<size * size).filter { $0 / size != $0 % size }
    let complete = View(nodeCount: size, edges: pairs.map { View.Edge(source: $0 / size, target: $0 % size, fact: $0) })
    print("a complete graph of \(size) nodes")
    measure("cycle") {
      complete.shortestCycle(among: Array(0..<size))
    } say: {
      "a shortest cycle of \($0.count) edges"
    }
    measure("cut set") {
      complete.feedbackArcs(among: Array(0..<size))
    } say: {
      "\($0.arcs.count) edges to cut, \($0.lowerBound) at least"
    }
  }

  private func measureFacts() {
    let (entities, facts) = madeUpFacts(nodes: 100_000, degree: degree, seed: seed)
    print("\(entities.count) entities, \(facts.count) facts")
    measure("from facts") {
      Graph(entities: entities, facts: facts)
    } say: {
      "\($0.edges.digraph.edgeCount) edges, \($0.storageBytes / 1_000_000) MB without names and evidence"
    }
    var random = SplitMix64(seed: seed)
    let shuffled = facts.shuffled(using: &random)
    measure("shuffled") {
      Graph(entities: entities, facts: shuffled)
    } say: {
      "\($0.edges.digraph.edgeCount) edges"
    }
  }

  private func measureKnots() {
    for degree in [2, 3, 5] {
      for seed in 1...3 {
        let count = 200
        var random = SplitMix64(seed: seed)
        let edges = (0..<count * degree).map { _ in Digraph.Edge(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)) }
        let graph = Digraph(nodeCount: count, edges: edges)
        print("a random knot of \(count) nodes, \(edges.count) edges")
        measure("cut set") {
          graph.feedbackEdges()
        } say: {
          "\($0.edges.count) edges to cut, \($0.lowerBound) at least"
        }
      }
    }
  }

  private func measure<Result>(_ name: String, _ work: () -> Result, say: (Result) -> String) {
    guard only.isEmpty || only.contains(name) else { return }
    let (result, measured) = Measurement.of(runs: runs, work)
    let step = name.padding(toLength: 14, withPad: " ", startingAt: 0)
    print("  \(step)\(String(format: "%8.3f s %6d MB", measured.seconds, measured.peakMegabytes))   \(say(result))")
  }

  private func write(_ edges: [Digraph.Edge], to path: String) throws {
    var text: [UInt8] = []
    text.reserveCapacity(edges.count * 14)
    for edge in edges {
      text.append(contentsOf: "\(edge.source) \(edge.target)\n".utf8)
    }
    try Data(text).write(to: URL(fileURLWithPath: path))
  }
}
