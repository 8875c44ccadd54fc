/// The articulation points, bridges and blocks of a graph, whatever the direction of its edges.
package struct Biconnectivity: Sendable {
  /// The nodes whose removal splits a connected component, ascending.
  package let articulationPoints: [Digraph.Node]
  /// The numbers of the edges whose removal splits a connected component, ascending.
  package let bridges: [Int]
  /// For each edge its block: two edges are in one block when a cycle goes through both. -1 for an edge from a node to itself.
  package let blocks: [Int32]
  package let blockCount: Int
}

extension Digraph {
  /// Hopcroft and Tarjan, "Algorithm 447: efficient algorithms for graph manipulation", Communications of the ACM 16 (1973), without
  /// recursion. Parallel edges count as two ways between their ends, and so do two opposite edges. O(n + e).
  package func biconnectivity() -> Biconnectivity {
    let turned = numbersOfTurnedEdges()
    var found = [Int32](repeating: 0, count: nodeCount)
    var low = found
    var next = found
    var edgeInto = [Int32](repeating: -1, count: nodeCount)
    var isArticulation = [Bool](repeating: false, count: nodeCount)
    var blocks = [Int32](repeating: -1, count: edgeCount)
    var blockCount: Int32 = 0
    var bridges: [Int] = []
    var time: Int32 = 0
    var path: [Int] = []
    var open: [Int32] = []

    for root in 0..<nodeCount where found[root] == 0 {
      var rootBlocks = 0
      time += 1
      (found[root], low[root]) = (time, time)
      path.append(root)
      search: while let node = path.last {
        let (outCount, inCount) = (outDegree(node), inDegree(node))
        while Int(next[node]) < outCount + inCount {
          let place = Int(next[node])
          next[node] += 1
          let isOut = place < outCount
          let row = isOut ? Int(outStart[node]) + place : Int(inStart[node]) + place - outCount
          let edge = isOut ? Int32(row) : turned[row]
          let other = Int(isOut ? outTarget[row] : inSource[row])
          guard edge != edgeInto[node], other != node else { continue }
          if found[other] == 0 {
            time += 1
            (found[other], low[other]) = (time, time)
            edgeInto[other] = edge
            open.append(edge)
            path.append(other)
            continue search
          }
          // A back edge to an ancestor. Seen from the ancestor, the same edge leads to a later node and is skipped.
          if found[other] < found[node] {
            open.append(edge)
            low[node] = min(low[node], found[other])
          }
        }
        path.removeLast()
        guard let above = path.last else { break }
        low[above] = min(low[above], low[node])
        guard low[node] >= found[above] else { continue }
        if low[node] > found[above] { bridges.append(Int(edgeInto[node])) }
        if above == root { rootBlocks += 1 } else { isArticulation[above] = true }
        while let edge = open.popLast() {
          blocks[Int(edge)] = blockCount
          if edge == edgeInto[node] { break }
        }
        blockCount += 1
      }
      if rootBlocks > 1 { isArticulation[root] = true }
    }
    return Biconnectivity(
      articulationPoints: (0..<nodeCount).filter { isArticulation[$0] }, bridges: bridges.sorted(), blocks: blocks, blockCount: Int(blockCount))
  }
}
