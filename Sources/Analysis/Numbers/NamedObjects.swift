internal import Facts
internal import Graphs

/// The object graph as a person would draw it (`OwnershipPolicy.objects`), with a name for each node. If several have the same name, the file is added:
/// `Context@Layout/Layout.mm`.
struct NamedObjects {
  let graph: ObjectGraph
  let names: [String]

  init(_ source: Graph) {
    let graph = source.objectGraph(.objects)
    self.graph = graph
    var names = graph.nodes.indices.map { graph.name(of: $0, in: source) }
    var counts: [EntityID: Int] = [:]
    for name in names { counts[EntityID(name), default: 0] += 1 }
    for node in names.indices where counts[EntityID(names[node])]! > 1 {
      if let path = source.path(of: graph.nodes[node].entity) { names[node] += "@" + path }
    }
    self.names = names
  }

  /// The first fact for each way in which objects of one node keep objects of another.
  func facts(from source: Int, to target: Int) -> [Int] { graph.edges.filter { $0.source == source && $0.target == target }.map(\.fact) }
}
