internal import Facts
package import Graphs

/// The layer of every entity of a graph.
package struct LayerPlaces {
  /// The layers that contain something, the outermost first.
  package typealias Place = [Step]

  package struct Step: Equatable {
    /// Its index among the layers of the same list.
    package let layer: Int
    /// The selector entry that selects it, as messages name it: a pattern, or the folder that `(*)` matches.
    package let entry: String
    /// What the marks match.
    package let captures: [String]
  }

  private let layers: [Layer]
  private let selection: Selection
  private var places: [Place?]

  package subscript(node: Graph.Node) -> Place? { places[node] }

  /// An entity that no layer selects belongs to the layer of its file. A file that no layer selects belongs to the layer of the types declared in it, if all of these
  /// have the same. O(n) for each selector.
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

  /// The selectors that select nothing and are not marked optional, in the order of the layers. Paths are left out: they are checked before the sources are read.
  package func idle(in graph: Graph) -> [(layer: Layer, entry: String)] {
    Layer.all(in: layers).flatMap { layer in
      layer.entries().filter { entry in
        // What `$1` matches depends on the folder.
        entry.selector.paths.isEmpty && !layer.optional && !entry.words.contains("$")
          && !graph.entities.indices.contains { selection.means(entry.selector, $0) }
      }.map { (layer, $0.words) }
    }
  }
}

extension Layer {
  /// These layers and all inner ones, outer layers first.
  fileprivate static func all(in layers: [Layer]) -> [Layer] { layers.flatMap { [$0] + all(in: $0.layers) } }
}

/// The selectors of a list of layers, prepared for many look-ups.
private final class Entries {
  private let layers: [Layer]
  private let entries: [[(words: String, selector: Selector)]]
  private let captures: [String]
  /// The inner lists of each layer, by what the layer's marks match.
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
