internal import Foundation

/// How many other parts each part of a system needs, directly or not. Lakos, "Large-Scale C++ Software Design" (1996).
package struct LakosMetrics: Sendable, Equatable, Codable {
  package let nodeCount: Int
  /// CCD, cumulative component dependency: for each component how many are needed to test it, itself included; the sum of these.
  package let cumulativeDependency: Int
  /// Whether it was counted, and not estimated from a part of a large graph.
  package let isExact: Bool

  /// ACD, average component dependency: CCD / n.
  package var averageDependency: Double { nodeCount == 0 ? 0 : Double(cumulativeDependency) / Double(nodeCount) }

  /// NCCD, normalized: CCD divided by that of a balanced binary tree of as many components, (n + 1) log2(n + 1) - n. Above 1 the system is less
  /// tree-like than that; well above 1 it has cycles in most cases.
  package var normalizedDependency: Double {
    let count = Double(nodeCount)
    return nodeCount == 0 ? 0 : Double(cumulativeDependency) / ((count + 1) * log2(count + 1) - count)
  }

  /// The part of all components that a change to one reaches on average: CCD / n². MacCormack, Rusnak and Baldwin, "Exploring the structure of complex
  /// software designs", Management Science 52 (2006): the density of the visibility matrix, its diagonal included.
  package var propagationCost: Double { nodeCount == 0 ? 0 : averageDependency / Double(nodeCount) }
}

extension Digraph {
  /// O(n e / 512), see `reachCounts`.
  package func lakosMetrics() -> LakosMetrics {
    let (counts, isExact) = reachCounts()
    return LakosMetrics(nodeCount: nodeCount, cumulativeDependency: counts.reduce(0, +), isExact: isExact)
  }
}
