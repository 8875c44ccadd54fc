/// Nodes and directed edges, nothing else: numbers from 0, no names, no evidence. Every algorithm runs on it.
///
/// Compressed sparse rows in both directions: 8 bytes a node and 8 an edge. The number of an edge is its place among all
/// edges, which are grouped by source. Parallel edges and edges from a node to itself are kept.
package struct Digraph: Sendable {
  package typealias Node = Int

  package struct Edge: Sendable, Hashable {
    package let source: Int32
    package let target: Int32

    package init(_ source: Int, _ target: Int) {
      self.source = Int32(source)
      self.target = Int32(target)
    }
  }

  /// The edges from `node` are `outStart[node]..<outStart[node + 1]`, and likewise for the edges to it: those come in the order of their numbers.
  let outStart: [Int32]
  let outTarget: [Int32]
  let inStart: [Int32]
  let inSource: [Int32]

  package var nodeCount: Int { outStart.count - 1 }
  package var edgeCount: Int { outTarget.count }

  /// The graph of a list of edges, the same whatever their order: rows ascend by target, and those of the other direction by source.
  ///
  /// Counting sort by either end (a radix sort with two digits), then once more for the other direction. O(n + e) time; 12 bytes a node
  /// and nothing an edge beside the graph itself.
  package init(nodeCount: Int, edges: [Edge]) {
    var outStart = [Int32](repeating: 0, count: nodeCount + 1)
    var inStart = outStart
    edges.withUnsafeBufferPointer { edges in
      outStart.withUnsafeMutableBufferPointer { outStart in
        inStart.withUnsafeMutableBufferPointer { inStart in
          for edge in edges {
            precondition(edge.source >= 0 && edge.source < nodeCount && edge.target >= 0 && edge.target < nodeCount, "an edge leads out of the graph")
            outStart[Int(edge.source) + 1] &+= 1
            inStart[Int(edge.target) + 1] &+= 1
          }
          for node in 0..<nodeCount {
            outStart[node + 1] &+= outStart[node]
            inStart[node + 1] &+= inStart[node]
          }
        }
      }
    }
    var outTarget = filled(count: edges.count) { column in
      var next = outStart
      next.withUnsafeMutableBufferPointer { next in
        edges.withUnsafeBufferPointer { edges in
          for edge in edges {
            let place = next[Int(edge.source)]
            next[Int(edge.source)] = place &+ 1
            column[Int(place)] = edge.target
          }
        }
      }
    }
    let inSource = Digraph.transposed(outStart, outTarget, into: inStart)
    // The rows of the transposed graph ascend whatever the order before, so transposing twice sorts.
    outTarget = Digraph.transposed(inStart, inSource, into: outStart)
    self.init(outStart: outStart, outTarget: outTarget, inStart: inStart, inSource: inSource)
  }

  /// The graph of rows that are grouped by source already; their order within a row is kept. O(n + e).
  init(outStart: [Int32], outTarget: [Int32]) {
    var inStart = [Int32](repeating: 0, count: outStart.count)
    for target in outTarget { inStart[Int(target) + 1] += 1 }
    for node in 0..<outStart.count - 1 { inStart[node + 1] += inStart[node] }
    self.init(
      outStart: outStart, outTarget: outTarget, inStart: inStart, inSource: Digraph.transposed(outStart, outTarget, into: inStart))
  }

  private init(outStart: [Int32], outTarget: [Int32], inStart: [Int32], inSource: [Int32]) {
    self.outStart = outStart
    self.outTarget = outTarget
    self.inStart = inStart
    self.inSource = inSource
    // Debug builds only, as tests are.
    assert(brokenInvariant == nil, brokenInvariant!)
  }

  /// The same graph with every edge turned. Edges are numbered anew, and the rows of both directions ascend. O(n + e).
  package var reversed: Digraph { Digraph(outStart: inStart, outTarget: inSource) }

  package func successors(_ node: Node) -> Neighbours { Neighbours(values: outTarget[edges(from: node)]) }
  package func predecessors(_ node: Node) -> Neighbours { Neighbours(values: inSource[Int(inStart[node])..<Int(inStart[node + 1])]) }
  package func outDegree(_ node: Node) -> Int { Int(outStart[node + 1] - outStart[node]) }
  package func inDegree(_ node: Node) -> Int { Int(inStart[node + 1] - inStart[node]) }

  /// The numbers of the edges from a node.
  package func edges(from node: Node) -> Range<Int> { Int(outStart[node])..<Int(outStart[node + 1]) }
  package func target(of edge: Int) -> Node { Int(outTarget[edge]) }
  /// O(log n).
  package func source(of edge: Int) -> Node {
    var range = 0..<nodeCount
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = Int(outStart[middle]) <= edge ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The nodes at the other ends of a node's edges, one entry an edge. No allocation.
  package struct Neighbours: RandomAccessCollection, Sendable {
    fileprivate let values: ArraySlice<Int32>
    package var startIndex: Int { values.startIndex }
    package var endIndex: Int { values.endIndex }
    package subscript(index: Int) -> Node { Int(values[index]) }
  }

  /// For each edge of `reversed` its number in this graph. O(n + e).
  func numbersOfTurnedEdges() -> [Int32] {
    var next = inStart
    return filled(count: edgeCount) { numbers in
      for (edge, target) in outTarget.enumerated() {
        numbers[Int(next[Int(target)])] = Int32(edge)
        next[Int(target)] += 1
      }
    }
  }

  /// How many bytes the rows take.
  package var storageBytes: Int {
    (outStart.count + outTarget.count + inStart.count + inSource.count) * MemoryLayout<Int32>.stride
  }

  /// The column of the transposed graph, whose rows start at `otherStart`. Its rows ascend.
  private static func transposed(_ start: [Int32], _ column: [Int32], into otherStart: [Int32]) -> [Int32] {
    filled(count: column.count) { other in
      var next = otherStart
      next.withUnsafeMutableBufferPointer { next in
        start.withUnsafeBufferPointer { start in
          column.withUnsafeBufferPointer { column in
            for node in 0..<start.count - 1 {
              for edge in Int(start[node])..<Int(start[node + 1]) {
                let row = Int(column[edge])
                other[Int(next[row])] = Int32(truncatingIfNeeded: node)
                next[row] &+= 1
              }
            }
          }
        }
      }
    }
  }
}

/// An array of which every element is written by `fill`.
private func filled(count: Int, _ fill: (UnsafeMutableBufferPointer<Int32>) -> Void) -> [Int32] {
  [Int32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    initializedCount = count
  }
}

extension Digraph {
  /// What is wrong with the rows; nil for every graph that can be made. O(n + e).
  var brokenInvariant: String? {
    guard let last = outStart.last, outStart.first == 0, Int(last) == outTarget.count else { return "rows do not cover the edges" }
    guard inStart.count == outStart.count, inStart.first == 0, inStart.last == last, inSource.count == outTarget.count else {
      return "the two directions differ in size"
    }
    guard zip(outStart, outStart.dropFirst()).allSatisfy(<=), zip(inStart, inStart.dropFirst()).allSatisfy(<=) else { return "a row ends before it starts" }
    // Each edge is hashed. If both directions have the same edges, their sums are equal; otherwise they differ with overwhelming probability.
    func mixed(_ source: Int, _ target: Int) -> UInt64 {
      var value = UInt64(truncatingIfNeeded: source) &* 0x9e37_79b9_7f4a_7c15 ^ (UInt64(truncatingIfNeeded: target) &+ 0x632b_e593)
      value = (value ^ value >> 29) &* 0xbf58_476d_1ce4_e5b9
      return value ^ value >> 32
    }
    var difference: UInt64 = 0
    for node in 0..<nodeCount {
      for edge in Int(outStart[node])..<Int(outStart[node + 1]) {
        guard outTarget[edge] >= 0, outTarget[edge] < nodeCount else { return "an edge leads out of the graph" }
        difference &+= mixed(node, Int(outTarget[edge]))
      }
      let sources = inSource[Int(inStart[node])..<Int(inStart[node + 1])]
      guard zip(sources, sources.dropFirst()).allSatisfy(<=) else { return "edges to a node are out of order" }
      for edge in Int(inStart[node])..<Int(inStart[node + 1]) { difference &-= mixed(Int(inSource[edge]), node) }
    }
    return difference == 0 ? nil : "the two directions have different edges"
  }
}
