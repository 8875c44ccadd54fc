extension Digraph {
  /// For each node how many nodes it reaches, itself included, and whether the counts are exact. Up to `limit` components they are. In a larger
  /// graph the nodes in knots are counted, but of the others only a sample of `limit` that are spread evenly, the same in every run; their count
  /// is scaled up.
  ///
  /// Passes bit sets of 512 targets at a time through the condensation, from its lowest component up. O(n e / 512).
  package func reachCounts(limit: Int = 100_000) -> (counts: [Int], isExact: Bool) {
    let (numbers, count) = componentNumbers()
    let graph = quotient(by: numbers, count: count)
    var sizes = [Int](repeating: 0, count: count)
    for number in numbers { sizes[Int(number)] += 1 }
    let singles = (0..<count).filter { sizes[$0] == 1 }
    let looked = count <= limit ? singles : (0..<min(limit, singles.count)).map { $0 * singles.count / min(limit, singles.count) }.map { singles[$0] }
    let targets = (looked + (0..<count).filter { sizes[$0] > 1 }).sorted()

    // How many single nodes are reached, and how many in knots.
    var alone = [Int](repeating: 0, count: count)
    var knotted = alone
    var sets = [SIMD8<UInt64>](repeating: .zero, count: count)
    for start in stride(from: 0, to: targets.count, by: 512) {
      let chunk = targets[start..<min(targets.count, start + 512)]
      let knots = chunk.indices.filter { sizes[targets[$0]] > 1 }
      let lowest = chunk[start]
      var next = start
      for component in lowest..<count {
        var set = SIMD8<UInt64>.zero
        if next < chunk.endIndex, targets[next] == component {
          set[(next - start) >> 6] |= 1 << UInt64((next - start) & 63)
          next += 1
        }
        // What has a lower number reaches none of these.
        for target in graph.successors(component) where target >= lowest { set |= sets[target] }
        sets[component] = set
        guard set != .zero else { continue }
        for word in 0..<8 { alone[component] += set[word].nonzeroBitCount }
        for knot in knots where set[(knot - start) >> 6] >> UInt64((knot - start) & 63) & 1 == 1 {
          alone[component] -= 1
          knotted[component] += sizes[targets[knot]]
        }
      }
    }
    let isExact = looked.count == singles.count
    if !isExact { alone = alone.map { $0 * singles.count / looked.count } }
    return (numbers.map { alone[Int($0)] + knotted[Int($0)] }, isExact)
  }
}
