extension Digraph {
  /// For each node its level: 1 for what depends on nothing, else one more than the highest level that it depends on. All nodes of a knot
  /// have the level of the knot.
  ///
  /// Lakos, "Large-Scale C++ Software Design" (1996), level numbers; cyclic dependencies by way of the condensation. O(n + e).
  package func levels() -> [Int32] {
    let (numbers, count) = componentNumbers()
    // Components are numbered so that what one depends on has lower numbers; this sorts the nodes by component.
    var start = [Int32](repeating: 0, count: count + 1)
    for number in numbers { start[Int(number) + 1] += 1 }
    for number in 0..<count { start[number + 1] += start[number] }
    var order = [Int32](repeating: 0, count: nodeCount)
    for node in 0..<nodeCount {
      order[Int(start[Int(numbers[node])])] = Int32(node)
      start[Int(numbers[node])] += 1
    }
    var levels = [Int32](repeating: 1, count: count)
    levels.withUnsafeMutableBufferPointer { levels in
      numbers.withUnsafeBufferPointer { numbers in
        outStart.withUnsafeBufferPointer { outStart in
          outTarget.withUnsafeBufferPointer { outTarget in
            for node in order {
              let own = numbers[Int(node)]
              var level = levels[Int(own)]
              for edge in Int(outStart[Int(node)])..<Int(outStart[Int(node) + 1]) {
                let other = numbers[Int(outTarget[edge])]
                if other != own { level = max(level, levels[Int(other)] + 1) }
              }
              levels[Int(own)] = level
            }
          }
        }
      }
    }
    return numbers.map { levels[Int($0)] }
  }
}
