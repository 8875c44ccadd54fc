/// The dominators of a node are the nodes that every way from the roots to it passes. The nearest is its immediate dominator; these make a tree.
///
/// Several roots hang below a virtual root: a node that two of them reach by ways that share no other node has no dominator.
/// With the graph reversed and its sinks as roots, this is the tree of post-dominators.
package struct DominatorTree: Sendable {
  package typealias Node = Digraph.Node

  /// The nodes that can be reached from the roots, each after its dominators (preorder of the search).
  package let order: [Int32]
  /// For each node its immediate dominator; -1 for roots, nodes without dominators and nodes that cannot be reached.
  private let parents: [Int32]
  private let reached: [Bool]

  package func isReached(_ node: Node) -> Bool { reached[node] }
  /// Nil for what has none: roots, nodes that several roots share, nodes that cannot be reached.
  package func immediateDominator(of node: Node) -> Node? { parents[node] < 0 ? nil : Int(parents[node]) }

  /// The node's dominators except itself, nearest first. O(depth).
  package func dominators(of node: Node) -> [Node] {
    Array(sequence(first: node) { self.immediateDominator(of: $0) }.dropFirst())
  }

  /// For each node the weight of its subtree: of what could not be reached without it. 0 if it cannot be reached. O(n).
  package func weights(_ weight: (Node) -> Int = { _ in 1 }) -> [Int] {
    var weights = [Int](repeating: 0, count: parents.count)
    for node in order.reversed() {
      weights[Int(node)] += weight(Int(node))
      if parents[Int(node)] >= 0 { weights[Int(parents[Int(node)])] += weights[Int(node)] }
    }
    return weights
  }

  /// For each node how many dominators it has; -1 if it cannot be reached. O(n).
  package var depths: [Int] {
    var depths = [Int](repeating: -1, count: parents.count)
    for node in order { depths[Int(node)] = parents[Int(node)] < 0 ? 0 : depths[Int(parents[Int(node)])] + 1 }
    return depths
  }

  /// The children of each node, ascending, and the reached nodes without a parent (`tops`). O(n).
  package func children() -> (tops: [Node], of: [[Node]]) {
    var children = [[Node]](repeating: [], count: parents.count)
    var tops: [Node] = []
    for node in parents.indices where reached[node] {
      if parents[node] < 0 { tops.append(node) } else { children[Int(parents[node])].append(node) }
    }
    return (tops, children)
  }

  fileprivate init(order: [Int32], parents: [Int32], reached: [Bool]) {
    self.order = order
    self.parents = parents
    self.reached = reached
  }
}

extension Digraph {
  /// The tree of dominators of what can be reached from some nodes.
  ///
  /// Semi-NCA: semidominators by path compression, then a climb from each node's parent in the search to its dominator. Georgiadis, Tarjan and
  /// Werneck, "Finding dominators in practice", Journal of Graph Algorithms and Applications 10 (2006); the semidominators are those of Lengauer
  /// and Tarjan, ACM TOPLAS 1 (1979). O(e log n) but for the climb, which is O(n²) at worst and short in practice. No recursion; 29 bytes a node.
  /// It is long because it is the published algorithm in one function: the pointers to its arrays stay valid throughout.
  package func dominatorTree(from roots: [Node]) -> DominatorTree {
    let search = Preorder(self, from: roots)
    let count = search.count
    /// A node of the search tree after path compression: the ancestor that it is linked to, and the least semidominator of the node itself
    /// and of the nodes between it and that ancestor.
    struct Link {
      var ancestor: Int32
      var least: Int32
    }
    var links = [Link](unsafeUninitializedCapacity: count + 1) { buffer, initializedCount in
      for number in 0...count { buffer.initializeElement(at: number, to: Link(ancestor: search.parent[number], least: Int32(truncatingIfNeeded: number))) }
      initializedCount = count + 1
    }
    // The search may have met a root from another node, but its semidominator is the virtual root.
    var semidominator = search.parent
    for root in roots { semidominator[Int(search.number[root])] = 0 }
    var path = [Int32](repeating: 0, count: count + 1)
    var dominator = search.parent
    var parents = [Int32](repeating: -1, count: nodeCount)
    links.withUnsafeMutableBufferPointer { links in
      semidominator.withUnsafeMutableBufferPointer { semidominator in
        path.withUnsafeMutableBufferPointer { path in
          search.number.withUnsafeBufferPointer { number in
            search.node.withUnsafeBufferPointer { node in
              inStart.withUnsafeBufferPointer { inStart in
                inSource.withUnsafeBufferPointer { inSource in
                  for current in stride(from: count, through: 1, by: -1) {
                    var least = semidominator[current]
                    let original = Int(node[current])
                    for edge in Int(inStart[original])..<Int(inStart[original + 1]) {
                      let from = number[Int(inSource[edge])]
                      guard from != 0 else { continue }
                      // A number up to the current one stands for itself. From a higher one, follow the ancestors that are higher, too, and compress that path.
                      if Int(from) > current {
                        var top = Int(from)
                        var depth = 0
                        while Int(links[top].ancestor) > current {
                          path[depth] = Int32(truncatingIfNeeded: top)
                          depth += 1
                          top = Int(links[top].ancestor)
                        }
                        var upper = links[top]
                        while depth > 0 {
                          depth -= 1
                          let lower = Int(path[depth])
                          upper.least = min(upper.least, links[lower].least)
                          links[lower] = upper
                        }
                        least = min(least, links[Int(from)].least)
                      } else if from < least {
                        least = from
                      }
                    }
                    semidominator[current] = least
                    links[current].least = least
                  }
                }
              }
              dominator.withUnsafeMutableBufferPointer { dominator in
                for current in 0..<count {
                  let current = current + 1
                  var above = dominator[current]
                  while above > semidominator[current] { above = dominator[Int(above)] }
                  dominator[current] = above
                  parents[Int(node[current])] = above == 0 ? -1 : node[Int(above)]
                }
              }
            }
          }
        }
      }
    }
    return DominatorTree(order: Array(search.node[1..<(count + 1)]), parents: parents, reached: search.number.map { $0 > 0 })
  }

  /// The tree of post-dominators: the nodes that every way from a node to the ends passes. By default the ends are the sinks, the nodes
  /// without edges to others. A node that reaches no end is not in the tree.
  package func postDominatorTree(to ends: [Node]? = nil) -> DominatorTree {
    reversed.dominatorTree(from: ends ?? (0..<nodeCount).filter { outDegree($0) == 0 })
  }
}

/// The nodes that a depth-first search from some nodes meets, numbered from 1 in preorder. O(n + e), without recursion.
private struct Preorder {
  /// How many nodes were met.
  private(set) var count = 0
  /// For each node its number; 0 for a node that was not met.
  private(set) var number: [Int32]
  /// For each number its node; entry 0 stands for nothing.
  private(set) var node: [Int32]
  /// For each number the number of the node from which it was met; 0 where the search began.
  private(set) var parent: [Int32]

  init(_ graph: Digraph, from roots: [Digraph.Node]) {
    number = Array(repeating: 0, count: graph.nodeCount)
    node = Array(repeating: -1, count: graph.nodeCount + 1)
    parent = Array(repeating: 0, count: graph.nodeCount + 1)
    var nextEdge = parent
    var count: Int32 = 0
    number.withUnsafeMutableBufferPointer { number in
      node.withUnsafeMutableBufferPointer { node in
        parent.withUnsafeMutableBufferPointer { parent in
          nextEdge.withUnsafeMutableBufferPointer { nextEdge in
            graph.outStart.withUnsafeBufferPointer { outStart in
              graph.outTarget.withUnsafeBufferPointer { outTarget in
                for root in roots where number[root] == 0 {
                  count += 1
                  number[root] = count
                  node[Int(count)] = Int32(root)
                  nextEdge[Int(count)] = outStart[root]
                  var current = count
                  search: while current != 0 {
                    let end = outStart[Int(node[Int(current)]) + 1]
                    var edge = nextEdge[Int(current)]
                    while edge < end {
                      let target = Int(outTarget[Int(edge)])
                      edge += 1
                      guard number[target] == 0 else { continue }
                      nextEdge[Int(current)] = edge
                      count += 1
                      number[target] = count
                      node[Int(count)] = Int32(truncatingIfNeeded: target)
                      parent[Int(count)] = current
                      nextEdge[Int(count)] = outStart[target]
                      current = count
                      continue search
                    }
                    current = parent[Int(current)]
                  }
                }
              }
            }
          }
        }
      }
    }
    self.count = Int(count)
    node.removeLast(graph.nodeCount - self.count)
    parent.removeLast(graph.nodeCount - self.count)
  }
}
