internal import Facts
package import Graphs

/// Which layer everything of a graph belongs to.
package struct LayerPlaces {
  /// The layers that something is in, the outermost first.
  package typealias Place = [Step]

  package struct Step: Equatable {
    /// Its number among the layers of the same list.
    package let layer: Int
    /// What of the layer's selectors selects it, as messages say it: a pattern, or the folder that `(*)` stands for.
    package let entry: String
    /// What the marks stand for.
    package let captures: [String]
  }

  private let layers: [Layer]
  private let selection: Selection
  private var places: [Place?]

  package subscript(node: Graph.Node) -> Place? { places[node] }

  /// A thing that no layer selects stands where its file stands, and a file that no layer selects where the types that are declared in it
  /// stand, if all stand in one place. O(n) for each selector.
  package init(_ layers: [Layer], in graph: Graph) {
    self.layers = layers
    selection = Selection(graph)
    let roots = Entries(layers, [])
    var places: [Place?] = []
    for node in graph.entities.indices { places.append(roots.place(of: node, selection)) }

    for file in graph.entities.indices where graph.entities[file].kind == .file && places[file] == nil {
      let declared = graph.edges.edges(from: file).filter { graph.edges.relation(of: $0) == .contains }.map { places[graph.edges.target(of: $0)] }
      if let first = declared.first, declared.allSatisfy({ $0 == first }) { places[file] = first }
    }
    for node in graph.entities.indices where places[node] == nil {
      if let file = graph.path(of: node).flatMap({ graph.file(at: $0) }) { places[node] = places[file] }
    }
    self.places = places
  }

  /// The selectors that select nothing and are not marked optional, in the order of the layers. Paths are not looked at, which is done before
  /// the sources are read.
  package func idle(in graph: Graph) -> [(layer: Layer, entry: String)] {
    Layer.all(in: layers).flatMap { layer in
      layer.entries().filter { entry in
        // What `$1` stands for depends on the folder.
        entry.selector.paths.isEmpty && !layer.optional && !entry.words.contains("$")
          && !graph.entities.indices.contains { selection.means(entry.selector, $0) }
      }.map { (layer, $0.words) }
    }
  }
}

extension Layer {
  /// These and all inside of them, each before those inside of it.
  fileprivate static func all(in layers: [Layer]) -> [Layer] { layers.flatMap { [$0] + all(in: $0.layers) } }
}

/// The selectors of a list of layers, ready to be asked many times.
private final class Entries {
  private let layers: [Layer]
  private let entries: [[(words: String, selector: Selector)]]
  private let captures: [String]
  /// The lists inside of each layer, for each folder that its marks stand for.
  private var inside: [[[String]: Entries]]

  init(_ layers: [Layer], _ captures: [String]) {
    self.layers = layers
    self.captures = captures
    entries = layers.map { $0.entries(filledWith: captures) }
    inside = Array(repeating: [:], count: layers.count)
  }

  func place(of node: Graph.Node, _ selection: Selection) -> LayerPlaces.Place? {
    for (layer, entries) in entries.enumerated() {
      for entry in entries {
        guard let found = selection.captures(entry.selector, node) else { continue }
        let step = LayerPlaces.Step(layer: layer, entry: Capture.place(entry.words, found), captures: found)
        guard !layers[layer].layers.isEmpty else { return [step] }
        let list = inside[layer][found] ?? Entries(layers[layer].layers, captures + found)
        inside[layer][found] = list
        return [step] + (list.place(of: node, selection) ?? [])
      }
    }
    return nil
  }
}
