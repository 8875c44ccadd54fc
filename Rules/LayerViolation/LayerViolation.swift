package import Analysis
package import Facts
package import Graphs

/// Flags what goes against the layers that the project declares. If it declares none, flags what goes against the order of its folders and of the roles
/// that types play.
package struct LayerViolation: Rule {
  package static let descriptor = RuleDescriptor(
    id: "layer-violation",
    summary: "a dependency against the layers of the project, declared or plain to see",
    rationale: """
      Layers say which part of a project may know which: each may use itself and what stands below it. As long as that holds, the lower \
      layers can be understood, tested and moved to another target without the upper ones. One edge upward and this is over: values bubble \
      up to the screens, screens are dragged down into the model.

      Layers are listed from the top down under `layers:` in `.arborist.yml`, each with a `name` and with `paths`, `modules`, `names`, `superclass`, \
      `protocol` or `role`, any of which selects what belongs to it (`kinds` and `not` leave out the rest); the first layer that selects something \
      has it. In a layer that is `independent`, what different entries select may not know each other, nor may the folders that one `(*)` stands \
      for; a layer that is `closed` may not be skipped. A layer may have `layers` inside; with `(*)` in its path the same ones in each folder, which they \
      call `$1`.

      Imports count, and so does whatever is mentioned without one; conditional imports count too. There is one finding for each pair of \
      components, at the import. What has to stay for now goes into `exceptions`, with the reason; one that is not needed any more is a finding, and so \
      is a selector that selects nothing in a layer that is not `optional`.

      Where no layers are declared, two orders stand in for them, and their findings are warnings. *Roles*: a type in a folder of models (`Model`, \
      `Entities`, `Domain`) knows no view and no controller; a view creates no controller; a controller holds no coordinator by its \
      class, but a delegate. *Folders*: where one folder uses another in ten places or more and is used by it in one or two, those few are said; names such as \
      `Views` and `Model` speak for an order or against it. Only what a component's own source says counts. `arborist init` drafts layers to declare.
      """,
    level: .error,
    unproven: .warning,
    options: [
      .init("exceptions", "What may stay, each with `from`, `to` (paths, or selectors as in `custom_rules`) and `because`."),
      .init("exhaustive", "Whether it is an error that a file belongs to no layer."),
      .init("layers", "The layers from the top down; written under the key `layers:` at the top of the file."),
      .init("undeclared", "Whether roles and folders count where no layers are declared."),
      .init("relations", "The relations that count: " + counted.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."),
    ],
    examples: examplesOfDeclaredLayers + examplesWithoutLayers + examplesOfFolders)

  /// From the top down.
  package var layers: [Layer] = []
  /// What may stay.
  package var exceptions: [LayerException] = []
  /// Whether it is an error that a file belongs to no layer.
  package var exhaustive = false
  /// Whether roles and folders count where no layers are declared.
  package var undeclared = true
  /// The relations that count.
  package var relations = Self.counted

  private static let counted: [Relation] = [.imports, .inherits, .conforms, .extends, .holds, .captures, .creates, .uses]

  package init() {}

  package init(layers: [Layer], exceptions: [LayerException] = [], exhaustive: Bool = false) {
    self.layers = layers
    self.exceptions = exceptions
    self.exhaustive = exhaustive
  }

  package func check(_ graph: Graph) -> [Finding] {
    guard !layers.isEmpty else { return undeclared ? undeclaredFindings(graph) : [] }
    let places = LayerPlaces(layers, in: graph)
    let components = graph.folded(graph.view(.imports), to: .component)
    var broken = edges(against: places, components, graph)
    let stale = leaveOutExceptions(of: &broken, graph)

    let violations = Dictionary(grouping: broken, by: \.pair)
    let couplings = graph.couplings(in: components) { violations[$0] != nil }
    let pairs = violations.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let needed = NeededHeaders(graph)
    return pairs.map { finding(violations[$0]!, $0, couplings[$0], components, needed, graph) } + stale + idle(places, graph)
      + (exhaustive ? strays(places, graph) : [])
  }

  private func undeclaredFindings(_ graph: Graph) -> [Finding] {
    let components = graph.folded(graph.view(.imports), to: .component)
    let roles = RoleOrder(graph, components).findings(rule: id)
    // What both orders report is reported once, by the roles, which know more.
    let said = Set(roles.map { SourceLocation($0.location.path, line: $0.location.line) })
    return roles + FolderOrder(graph, components).findings(rule: id).filter { !said.contains(SourceLocation($0.location.path, line: $0.location.line)) }
  }

  /// The edges against the layers, grouped by the component that they lead from, with the files at both ends. In the order of the components.
  package func brokenEdges(in graph: Graph) -> [BrokenEdges] {
    let components = graph.folded(graph.view(.imports), to: .component)
    let broken = Dictionary(grouping: edges(against: LayerPlaces(layers, in: graph), components, graph), by: \.pair.source)
    return broken.keys.sorted().map { source in
      let facts = broken[source]!.map(\.fact)
      return BrokenEdges(
        from: Set(facts.map { graph.facts[$0].location.path }).sorted(), to: Set(facts.compactMap { graph.path(of: graph.target(of: $0)) }).sorted(),
        count: Set(facts.map { SourceLocation(graph.facts[$0].location.path, line: graph.facts[$0].location.line) }).count)
    }
  }

  package struct BrokenEdges: Sendable, Equatable {
    package let from: [String]
    package let to: [String]
    /// How many lines say so.
    package let count: Int
  }

  // MARK: Edges

  private struct Edge {
    let fact: Int
    let pair: GroupPair
    let breach: Breach
  }

  private func edges(against places: LayerPlaces, _ components: FoldedGraph, _ graph: Graph) -> [Edge] {
    let manifold = graph.filesOfManifold()
    return graph.facts.indices.compactMap { index in
      let fact = graph.facts[index]
      // No line of a file states what its prefix header imports.
      guard relations.contains(fact.relation), !fact.details.flags.contains(.implicit),
        let file = graph.file(at: fact.location.path), !graph.entities[file].isExternal,
        let from = components.group(of: file), let to = components.group(of: graph.target(of: index)), from != to,
        let source = place(of: index, in: file, places, graph), let target = places[graph.target(of: index)],
        let breach = breach(from: source, to: target),
        // One name in several files: whose it is, is not known, so all of them must be out of bounds.
        manifold[graph.target(of: index), default: []].allSatisfy({ file in places[file].flatMap { self.breach(from: source, to: $0) } != nil })
      else { return nil }
      return Edge(fact: index, pair: GroupPair(from, to), breach: breach)
    }
  }

  /// The place that a fact counts for. In the file that declares its source, that is the source's place, which may differ from the file's. In another file
  /// it is that file's place.
  private func place(of fact: Int, in file: Graph.Node, _ places: LayerPlaces, _ graph: Graph) -> LayerPlaces.Place? {
    let source = graph.source(of: fact)
    let isAtHome = graph.path(of: source).flatMap { graph.file(at: $0) } == file
    return isAtHome ? places[source] ?? places[file] : places[file] ?? places[source]
  }

  private func breach(from source: LayerPlaces.Place, to target: LayerPlaces.Place) -> Breach? {
    var layers = layers
    var container: String?
    for (source, target) in zip(source, target) {
      let (from, to) = (layers[source.layer], layers[target.layer])
      if target.layer < source.layer { return Breach(.upward(from: from.name, to: to.name), in: container) }
      if target.layer > source.layer {
        let skipped = layers[(source.layer + 1)..<target.layer].first(where: \.closed)
        return skipped.map { Breach(.past($0.name, from: from.name, to: to.name), in: container) }
      }
      if from.independent, source.entry != target.entry { return Breach(.sideways(from: source.entry, to: target.entry), in: from.name) }
      // The layers inside are those of one folder.
      guard source.captures == target.captures else { return nil }
      layers = from.layers
      container = source.captures.isEmpty ? from.name : source.entry
    }
    return nil
  }

  fileprivate struct Breach {
    let kind: Kind
    /// The layer, or the folder, that both are in; nil when the layers are those of the whole project.
    let container: String?

    init(_ kind: Kind, in container: String?) {
      self.kind = kind
      self.container = container
    }

    enum Kind {
      case upward(from: String, to: String)
      case sideways(from: String, to: String)
      case past(String, from: String, to: String)
    }
  }

  // MARK: Exceptions, and what selects nothing

  /// Takes out what exceptions allow, and says which exceptions allow nothing.
  private func leaveOutExceptions(of broken: inout [Edge], _ graph: Graph) -> [Finding] {
    guard !exceptions.isEmpty else { return [] }
    let selection = Selection(graph)
    var isUsed = exceptions.map { _ in false }
    broken.removeAll { edge in
      let ends = [graph.source(of: edge.fact)] + (graph.file(at: graph.facts[edge.fact].location.path).map { [$0] } ?? [])
      let allowing = exceptions.indices.filter { index in
        ends.contains { selection.means(exceptions[index].from, $0) } && selection.means(exceptions[index].to, graph.target(of: edge.fact))
      }
      for index in allowing { isUsed[index] = true }
      return !allowing.isEmpty
    }
    return exceptions.indices.filter { !isUsed[$0] && isJudged(exceptions[$0].from, selection, graph) }.map { index in
      stale(exceptions[index])
    }
  }

  /// Whether what an exception is for was looked at: in a run over a part of the project the rest is not.
  private func isJudged(_ from: Selector, _ selection: Selection, _ graph: Graph) -> Bool {
    let meant = graph.entities.indices.filter { selection.means(from, $0) }
    // What was not read may be the very file that needs the exception.
    if meant.contains(where: { node in graph.entities[node].location.map { graph.isIncomplete($0.path) } ?? false }) { return false }
    return meant.isEmpty || meant.contains { !graph.entities[$0].isExternal }
  }

  private func stale(_ exception: LayerException) -> Finding {
    let (from, to) = (exception.from.words, exception.to.words)
    return Finding(
      rule: id, message: .notNeeded(from, to), location: exception.location, subjects: [EntityID("exception"), EntityID(from), EntityID(to)], names: [from, to])
  }

  private func idle(_ places: LayerPlaces, _ graph: Graph) -> [Finding] {
    places.idle(in: graph).map { layer, entry in
      Finding(
        rule: id, message: .selectsNothing(entry, layer.name), location: layer.location, subjects: [EntityID("layer"), EntityID(layer.name), EntityID(entry)],
        names: [layer.name, entry])
    }
  }

  // MARK: Findings

  private func finding(_ edges: [Edge], _ pair: GroupPair, _ coupling: Coupling?, _ components: FoldedGraph, _ needed: NeededHeaders, _ graph: Graph) -> Finding {
    let lines = graph.tellingLines(edges.map(\.fact))
    let breach = edges.first { $0.fact == lines[0] }!.breach
    let location = graph.facts[lines[0]].location
    let (source, target) = (fileName(components.names[pair.source]), fileName(components.names[pair.target]))
    return Finding(
      rule: id,
      message: .breach(breach, graph.statement(of: lines[0]), advice(breach, coupling, nothingUsed: .nothingUsed(needed.missed(without: pair, in: components)), graph)),
      location: location,
      subjects: [components.representative(of: pair.source, graph), components.representative(of: pair.target, graph)],
      names: [source, target],
      notes: lines.dropFirst().prefix(5).map { Finding.Note(graph.statement(of: $0), at: graph.facts[$0].location) },
      way: [.init(source, target, at: location, isCut: true)])
  }

  /// The shortest way to obey, from what is really needed.
  private func advice(_ breach: Breach, _ coupling: Coupling?, nothingUsed: @autoclosure () -> String, _ graph: Graph) -> String {
    switch breach.kind {
    case .past(let skipped, _, _): return .goThrough(skipped)
    case .sideways: return coupling == nil ? nothingUsed() : .moveBelowBoth
    case .upward(let from, let to):
      guard let coupling else { return nothingUsed() }
      if graph.haveIdentity(coupling.entities) { return .invert(from, to) }
      return .moveDown(coupling.entities.map { graph.entities[$0].name } + coupling.names.map(\.text), coupling.kindOfNames, to: from)
    }
  }

  // MARK: Exhaustive

  private func strays(_ places: LayerPlaces, _ graph: Graph) -> [Finding] {
    struct Stray: Hashable {
      let folder: String
      /// The layer that has layers inside, but none of them for the file; nil if the file is in no layer at all.
      let layer: String?
    }
    var files: [Stray: [String]] = [:]
    for (node, entity) in graph.entities.enumerated() where entity.kind == .file && !entity.isExternal {
      let end = end(of: places[node])
      guard !end.isComplete else { continue }
      let folder = entity.id.text.split(separator: "/").dropLast().joined(separator: "/")
      files[Stray(folder: folder.isEmpty ? "." : folder, layer: end.layer), default: []].append(entity.id.text)
    }
    return files.keys.sorted { ($0.folder, $0.layer ?? "") < ($1.folder, $1.layer ?? "") }.map { stray in
      let files = files[stray]!
      return Finding(
        rule: id, message: .inNoLayer(files.map(fileName), stray.folder, of: stray.layer), location: SourceLocation(files[0]),
        subjects: [EntityID(stray.folder)], names: [stray.folder])
    }
  }

  /// The innermost layer of a place, nil for none at all; complete when no more layers are inside.
  private func end(of place: LayerPlaces.Place?) -> (layer: String?, isComplete: Bool) {
    var layers = layers
    var name: String?
    for step in place ?? [] {
      name = step.captures.isEmpty ? layers[step.layer].name : step.entry
      layers = layers[step.layer].layers
    }
    return (name, layers.isEmpty)
  }
}

extension String {
  fileprivate static func breach(_ breach: LayerViolation.Breach, _ statement: String, _ advice: String) -> Self {
    let rule =
      switch breach.kind {
      case .upward(let from, let to): "'\(from)' may not know '\(to)' above it"
      case .sideways(let from, let to): "'\(from)' may not know '\(to)' beside it"
      case .past(let skipped, let from, let to): "'\(from)' may not reach past '\(skipped)' to '\(to)'"
      }
    return "\(rule)\(breach.container.map { " in '\($0)'" } ?? ""): \(statement); \(advice)"
  }

  fileprivate static func goThrough(_ layer: String) -> Self { "go through '\(layer)'" }
  fileprivate static var moveBelowBoth: Self { "move what both need to a layer below" }

  fileprivate static func inNoLayer(_ files: [String], _ folder: String, of layer: String?) -> Self {
    let whose = layer.map { " of those in '\($0)'" } ?? ""
    return "\(counted(files.count, "file")) in '\(folder)' \(files.count == 1 ? "belongs" : "belong") to no layer\(whose): \(listed(files))"
  }

  fileprivate static func notNeeded(_ from: String, _ to: String) -> Self { "the exception from \(from) to \(to) is not needed any more; delete it" }

  fileprivate static func selectsNothing(_ entry: String, _ layer: String) -> Self {
    "nothing is selected by '\(entry)' of the layer '\(layer)'; mend it, or mark the layer 'optional: true'"
  }
}
