/// How stable and how abstract a group of types is. Martin, "OO design quality metrics: an analysis of dependencies" (1994).
package struct MartinMetrics: Sendable, Equatable, Codable {
  /// Ca: how many types outside the group depend on types in it.
  package let afferent: Int
  /// Ce: how many types in the group depend on types outside it.
  package let efferent: Int
  package let abstractCount: Int
  package let typeCount: Int

  /// I = Ce / (Ca + Ce): 0 when others depend on it and it depends on none, 1 the other way round; 0 when there is neither.
  package var instability: Double { afferent + efferent == 0 ? 0 : Double(efferent) / Double(afferent + efferent) }
  /// A: the part of its types that are abstract.
  package var abstractness: Double { typeCount == 0 ? 0 : Double(abstractCount) / Double(typeCount) }
  /// D = |A + I - 1|, the distance from the main sequence: 0 when it is as abstract as it is stable.
  package var distance: Double { abs(abstractness + instability - 1) }
}

extension Digraph {
  /// For each group its metrics. `groups` has for each node its group, -1 for none; what is in no group does not count. O(n + e).
  package func martinMetrics(groups: [Int32], count: Int, isAbstract: (Node) -> Bool) -> [MartinMetrics] {
    var afferent = [Int](repeating: 0, count: count)
    var efferent = afferent
    var abstracts = afferent
    var types = afferent
    var seenFor = [Int](repeating: -1, count: count)
    for node in 0..<nodeCount where groups[node] >= 0 {
      let own = Int(groups[node])
      types[own] += 1
      if isAbstract(node) { abstracts[own] += 1 }
      var leaves = false
      for target in successors(node) where groups[target] >= 0 && groups[target] != groups[node] {
        leaves = true
        let group = Int(groups[target])
        guard seenFor[group] != node else { continue }
        seenFor[group] = node
        afferent[group] += 1
      }
      if leaves { efferent[own] += 1 }
    }
    return (0..<count).map { MartinMetrics(afferent: afferent[$0], efferent: efferent[$0], abstractCount: abstracts[$0], typeCount: types[$0]) }
  }
}
