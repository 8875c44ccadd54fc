internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// Categories on classes of the platform that know screens, views or coordinators of the application: each object of the class then knows them, wherever it
/// is used.
struct Baggage {
  private let graph: Graph
  private let family: Family
  private let isApplication: Bool

  init(_ graph: Graph, _ family: Family) {
    self.graph = graph
    self.family = family
    // A library extends classes for others, which is its purpose. Only applications are judged.
    isApplication = graph.entities.indices.contains { node in
      let entity = graph.entities[node]
      guard entity.kind.isType, !entity.isExternal, let path = entity.location?.path, !graph.isTest(path), !isSampleCode(path) else { return false }
      return family.roles(of: node).contains(.application)
    }
  }

  /// One finding for each category. O(facts).
  func findings(rule: String) -> [Finding] {
    guard isApplication else { return [] }
    let conformances = graph.linesOfConformances()
    let components = graph.folded(graph.view(.imports), to: .component)
    let methods = MethodLines(graph, family)
    var found: [Graph.Node: [Int]] = [:]
    for index in graph.facts.indices where [.creates, .uses, .holds].contains(graph.facts[index].relation) {
      let source = graph.source(of: index)
      guard isCategory(source), brings(index, conformances, components), !methods.areFree(of: graph.facts[index].location, in: source) else { continue }
      found[source, default: []].append(index)
    }
    return found.keys.sorted().compactMap { category in
      let lines = withoutInherited(found[category]!, of: category)
      return lines.isEmpty ? nil : finding(rule, category, lines)
    }
  }

  /// Without what is mentioned only because a class that the category names as well inherits a member of it.
  private func withoutInherited(_ lines: [Int], of category: Graph.Node) -> [Int] {
    let named = Set(graph.edges.edges(from: category).map(graph.edges.target(of:)))
    let above = named.reduce(into: Set<Graph.Node>()) { $0.formUnion(family.superclasses(of: $1)) }
    return lines.filter { !above.contains(graph.target(of: $0)) }
  }

  private func isCategory(_ node: Graph.Node) -> Bool { [.category, .extension].contains(graph.entities[node].kind) }

  private func brings(_ index: Int, _ conformances: Set<SourceLocation>, _ components: FoldedGraph) -> Bool {
    let (category, target) = (graph.source(of: index), graph.target(of: index))
    let (entity, other) = (graph.entities[category], graph.entities[target])
    let type = graph.entities[family.type(of: category)]
    guard type.isExternal, type.kind == .class, type.isNamedLikePlatformClass, !entity.isExternal, let place = entity.location,
      !graph.isTest(place.path), !isSampleCode(place.path), !conformances.contains(SourceLocation(place.path, line: place.line)),
      other.kind == .class, !other.isExternal, !family.roles(of: target).isDisjoint(with: Self.interface), graph.facts[index].details.flags.isDisjoint(with: [.inferred, .inactive])
    else { return false }
    // A type in the component of the category is a part of it.
    return components.group(of: target) != graph.file(at: graph.facts[index].location.path).flatMap(components.group(of:))
      && components.group(of: target) != components.group(of: category)
  }

  private static let interface: Set<Role> = [.view, .window, .viewController, .windowController, .coordinator, .application]

  private func finding(_ rule: String, _ category: Graph.Node, _ facts: [Int]) -> Finding {
    let entity = graph.entities[category]
    let type = graph.entities[family.type(of: category)].name
    func order(_ fact: Int) -> (SourceLocation, EntityID) { (graph.facts[fact].location, graph.facts[fact].object) }
    var known: Set<Graph.Node> = []
    let lines = facts.sorted { order($0) < order($1) }.filter { known.insert(graph.target(of: $0)).inserted }
    let names = lines.map { graph.entities[graph.target(of: $0)].name }
    return Finding(
      rule: rule, message: .brings(entity.name, names, to: type), location: graph.facts[lines[0]].location,
      subjects: [entity.id] + known.map { graph.entities[$0].id }.sorted(), names: [entity.name] + names,
      notes: lines.dropFirst().prefix(5).map { Finding.Note("'\(graph.entities[graph.target(of: $0)].name)'", at: graph.facts[$0].location) })
  }
}

/// The method around a line, and what it is for objects of the class.
private struct MethodLines {
  private let family: Family
  /// The methods of each file, ascending by line.
  private let methods: [String: [Method]]
  /// The project's classes that have a method of each name.
  private let classes: [String: [Graph.Node]]

  /// O(m log m) for m methods.
  init(_ graph: Graph, _ family: Family) {
    self.family = family
    methods = Dictionary(grouping: graph.methods.all) { $0.location.path }.mapValues { $0.sorted { $0.location.line < $1.location.line } }
    var classes: [String: [Graph.Node]] = [:]
    for node in graph.entities.indices where graph.entities[node].kind == .class && !graph.entities[node].isExternal {
      for method in graph.methods.methods(of: node) { classes[method.name, default: []].append(node) }
    }
    self.classes = classes
  }

  /// Whether objects of a class do not get what a line of a category has: it is of a class method, or of a method that subclasses override, so that the one of the object at hand is meant.
  func areFree(of place: SourceLocation, in category: Graph.Node) -> Bool {
    guard let method = methods[place.path]?.last(where: { $0.location.line <= place.line }) else { return false }
    if method.traits.contains(.isStatic) { return true }
    let type = family.type(of: category)
    return (classes[method.name] ?? []).contains { family.superclasses(of: $0).contains(type) }
  }
}

extension String {
  fileprivate static func brings(_ category: String, _ names: [String], to type: String) -> Self {
    "'\(category)' brings \(listed(names, limit: 3)) to every '\(type)'; make it a method of \(names.count == 1 ? "'\(names[0])'" : "theirs") that takes the '\(type)'"
  }
}
