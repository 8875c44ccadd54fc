package import Facts

/// The methods of a graph, by the type, category or extension that they stand in.
package struct MethodTable: Sendable {
  /// Sorted by owner, name and place. One entry a method: what is declared in a header and defined elsewhere is one.
  package let all: [Method]
  /// The methods of a node are `all[start[node]..<start[node + 1]]`.
  private let start: [Int32]

  /// The methods that a node declares or defines itself: of a class not those of its categories, of a category not those of its class.
  package func methods(of node: Graph.Node) -> ArraySlice<Method> {
    node + 1 < start.count ? all[Int(start[node])..<Int(start[node + 1])] : []
  }

  /// Methods whose owner is no node are left out. O(m log m).
  init(_ stated: [Method], nodeCount: Int, node: (EntityID) -> Graph.Node?) {
    let placed = stated.compactMap { method in node(method.owner).map { (node: $0, method: method) } }
      .sorted { ($0.node, $0.method) < ($1.node, $1.method) }
    var all: [Method] = []
    var start = [Int32](repeating: 0, count: nodeCount + 1)
    for (node, method) in placed {
      if let last = all.last, last.isSame(as: method) {
        all[all.count - 1] = last.merged(with: method)
        continue
      }
      all.append(method)
      start[node + 1] += 1
    }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    self.all = all
    self.start = start
  }
}

extension Method {
  fileprivate func isSame(as other: Method) -> Bool {
    owner == other.owner && name.utf8.elementsEqual(other.name.utf8) && traits.contains(.isStatic) == other.traits.contains(.isStatic)
  }

  /// Of a declaration and a definition, the definition gives the place and the steps; the traits of both count. Of two definitions, as the
  /// branches of an `#if` may have, the first active one gives them.
  fileprivate func merged(with other: Method) -> Method {
    var (first, second) = (self, other)
    func rank(_ method: Method) -> Int { (method.traits.contains(.isDefined) ? 2 : 0) + (method.traits.contains(.isInactive) ? 0 : 1) }
    if rank(other) > rank(self) { swap(&first, &second) }
    // Whether a method only raises, and whether it is conditional, is a matter of the body that counts.
    let (own, borrowed) = (first.traits, second.traits.subtracting(first.traits.contains(.isDefined) ? [.onlyRaises, .isConditional] : []))
    first.traits.formUnion(borrowed)
    if !own.isSuperset(of: .isInactive) { first.traits.remove(.isInactive) }
    return first
  }
}
