import Facts

/// A real object while the reference machine runs.
final class Instance {
  enum Kind: Equatable {
    /// Of a class of the program; nil when nobody knows of which.
    case object(String?)
    /// With the function that it runs; nil for one that came from outside and does nothing.
    case closure(Int?)
    case collection
    /// A variable that closures share.
    case box
    /// All global variables.
    case globals
  }

  enum Slot: Hashable {
    case member(String)
    case element
    case content
    /// For which of the closure's locals; nil for its `self`.
    case capture(Code.LocalID?)
    case associated(String)
    case variable(EntityID, String)
  }

  struct Reference {
    var target: Instance
    var isStrong: Bool
  }

  let number: Int
  let kind: Kind
  /// Of a collection that was there before: what its elements are.
  let elementType: String?
  /// How many slots lie between it and what the entry was given. What is not nil has slots that nobody has looked at: each holds a new object.
  let depth: Int?
  var slots: [Slot: [Reference]] = [:]
  var isFreed = false

  init(_ number: Int, _ kind: Kind, depth: Int? = nil, elementType: String? = nil) {
    self.number = number
    self.kind = kind
    self.depth = depth
    self.elementType = elementType
  }

  var typeName: String? { if case .object(let name) = kind { name } else { nil } }
}

/// All objects of one run.
final class Heap {
  private(set) var instances: [Instance] = []
  let globals = Instance(-1, .globals, depth: 0)

  func make(_ kind: Instance.Kind, depth: Int? = nil, elementType: String? = nil) -> Instance {
    instances.append(Instance(instances.count, kind, depth: depth, elementType: elementType))
    return instances[instances.count - 1]
  }

  var live: [Instance] { instances.filter { !$0.isFreed } }

  // MARK: Freeing

  /// Frees what nobody keeps, by counting references, until nothing changes. `deinitialize` runs the deinitialisers of an object, and says if there are any.
  func free(_ deinitialize: (Instance) throws -> Bool) rethrows {
    var counts = references()
    var unkept = instances.filter { !$0.isFreed && counts[$0.number] == 0 }
    while let instance = unkept.popLast() {
      guard !instance.isFreed else { continue }
      let changed = try deinitialize(instance)
      instance.isFreed = true
      let slots = instance.slots
      instance.slots = [:]
      if changed {
        counts = references()
        unkept = instances.filter { !$0.isFreed && counts[$0.number] == 0 }
        continue
      }
      for list in slots.values {
        for reference in list where reference.isStrong && reference.target.number >= 0 {
          counts[reference.target.number] -= 1
          if counts[reference.target.number] == 0 { unkept.append(reference.target) }
        }
      }
    }
  }

  /// How many strong references there are to each.
  private func references() -> [Int] {
    var counts = Array(repeating: 0, count: instances.count)
    func count(_ instance: Instance) {
      for list in instance.slots.values {
        for reference in list where reference.isStrong && reference.target.number >= 0 { counts[reference.target.number] += 1 }
      }
    }
    count(globals)
    for instance in instances where !instance.isFreed { count(instance) }
    return counts
  }

  // MARK: What is left over

  private struct Edge {
    var source: Int
    var target: Int
    /// `Type.member` where an object of the program begins the link.
    var key: String?
  }

  /// The loops that keep themselves alive: of each knot of strong links the `Type.member` keys of the objects in it, sorted. Closures, collections and
  /// boxes are parts of links. With `keys`, of objects only links of these count.
  func knots(of keys: Set<String>? = nil) -> [[String]] {
    let edges = strongLinks(keys)
    guard !edges.isEmpty else { return [] }
    let reached = reachability(edges)
    var knots: [[String]] = []
    var isSeen = Array(repeating: false, count: instances.count)
    for start in instances.indices where !isSeen[start] && reached[start][start] {
      var knot: Set<String> = []
      for edge in edges where reached[start][edge.source] && reached[edge.target][start] {
        isSeen[edge.source] = true
        if let key = edge.key { knot.insert(key) }
      }
      if !knot.isEmpty { knots.append(knot.sorted()) }
    }
    return knots
  }

  /// Of each link between objects in a knot the keys of a shortest loop that it is in.
  func shortestLoops() -> Set<[String]> {
    let edges = strongLinks(nil)
    var found: Set<[String]> = []
    for edge in edges where edge.key != nil {
      if let way = way(from: edge.target, to: edge.source, edges) { found.insert(Set((way + [edge]).compactMap(\.key)).sorted()) }
    }
    return found
  }

  private func way(from start: Int, to end: Int, _ edges: [Edge]) -> [Edge]? {
    if start == end { return [] }
    var into: [Int: Edge] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      for edge in edges where edge.source == queue[head] && edge.target != start && into[edge.target] == nil {
        into[edge.target] = edge
        queue.append(edge.target)
      }
      head += 1
    }
    guard var last = into[end] else { return nil }
    var way = [last]
    while last.source != start, let before = into[last.source] {
      way.append(before)
      last = before
    }
    return way
  }

  /// Between objects that no global variable keeps.
  private func strongLinks(_ keys: Set<String>?) -> [Edge] {
    var isKept = Array(repeating: false, count: instances.count)
    var waiting = [globals]
    while let next = waiting.popLast() {
      for reference in next.slots.values.joined() where reference.isStrong && reference.target.number >= 0 && !isKept[reference.target.number] {
        isKept[reference.target.number] = true
        waiting.append(reference.target)
      }
    }
    var edges: [Edge] = []
    guard instances.contains(where: { !$0.isFreed }) else { return [] }
    for instance in instances where !instance.isFreed && !isKept[instance.number] {
      for (slot, references) in instance.slots {
        let key = key(of: instance, slot)
        if let key, let keys, !keys.contains(key) { continue }
        for reference in references where reference.isStrong && reference.target.number >= 0 {
          edges.append(Edge(source: instance.number, target: reference.target.number, key: key))
        }
      }
    }
    return edges.sorted { ($0.source, $0.target, $0.key ?? "") < ($1.source, $1.target, $1.key ?? "") }
  }

  private func key(of instance: Instance, _ slot: Instance.Slot) -> String? {
    guard case .object(let type?) = instance.kind else { return nil }
    switch slot {
    case .member(let name), .associated(let name): return type + "." + name
    default: return nil
    }
  }

  /// Which instance leads to which, over one link or more.
  private func reachability(_ edges: [Edge]) -> [[Bool]] {
    var reached = Array(repeating: Array(repeating: false, count: instances.count), count: instances.count)
    var targets: [Int: [Int]] = [:]
    for edge in edges { targets[edge.source, default: []].append(edge.target) }
    for start in targets.keys {
      var waiting = [start]
      while let next = waiting.popLast() {
        for target in targets[next] ?? [] where !reached[start][target] {
          reached[start][target] = true
          waiting.append(target)
        }
      }
    }
    return reached
  }
}
