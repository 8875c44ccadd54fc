internal import Facts

/// Which file each fact is written in. Facts of one subject stand together, and mostly in one file: that is looked up once.
package struct FilesOfFacts {
  private let graph: Graph
  private var path = ""
  private var node: Graph.Node?

  package init(_ graph: Graph) { self.graph = graph }

  /// Nil where the file is none of the graph's.
  package mutating func file(of fact: Int) -> Graph.Node? {
    let path = graph.facts[fact].location.path
    if path.byteOrder(to: self.path) != 0 { (self.path, node) = (path, graph.file(at: path)) }
    return node
  }
}
