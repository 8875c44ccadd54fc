internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// The order of the parts that types play in an application: controllers know views and models, coordinators know controllers, and none of them the other
/// way round.
struct RoleOrder {
  private let graph: Graph
  private let components: FoldedGraph
  private let family: Family

  init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
    family = Family(graph)
  }

  fileprivate enum Breach {
    case modelKnowsInterface(isView: Bool)
    case viewCreatesController
    case controllerHoldsCoordinator
  }

  /// O(facts). One finding for each pair of components.
  func findings(rule: String) -> [Finding] {
    let isModel = components.members.indices.map(isModel)
    var facts: [GroupPair: [(fact: Int, breach: Breach)]] = [:]
    for index in graph.facts.indices {
      guard let pair = pair(of: index), let breach = breach(index, isModel: isModel[pair.source]) else { continue }
      facts[pair, default: []].append((index, breach))
    }
    return facts.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { finding(rule, $0, facts[$0]!) }
  }

  /// The components that a fact leads from and to, if the source of the one states it of itself.
  private func pair(of index: Int) -> GroupPair? {
    let fact = graph.facts[index]
    guard [.holds, .creates, .uses, .inherits].contains(fact.relation),
      fact.details.flags.isDisjoint(with: [.inferred, .inactive, .implicit]), !isTestCode(fact.location.path), !isSampleCode(fact.location.path),
      let file = graph.file(at: fact.location.path), !graph.entities[file].isExternal, let source = components.group(of: file)
    else { return nil }
    let target = graph.target(of: index)
    guard graph.entities[target].kind.isType || graph.entities[target].isExternal else { return nil }
    let group = components.group(of: target)
    return group == source ? nil : GroupPair(source, group ?? -1)
  }

  /// A component of the project in a folder of models, with no part of the interface in it.
  private func isModel(_ group: Int) -> Bool {
    let members = components.members[group]
    return members.contains { graph.entities[$0].kind == .file && !graph.entities[$0].isExternal && FolderRole(ofFileAt: graph.entities[$0].id.text) == .model }
      && members.allSatisfy { !graph.entities[$0].kind.isType || family.roles(of: $0).isDisjoint(with: Self.interface) }
  }

  private static let interface: Set<Role> = [.view, .layer, .window, .viewController, .windowController, .controller, .container, .coordinator, .application]

  private func breach(_ index: Int, isModel: Bool) -> Breach? {
    let target = graph.target(of: index)
    let roles = family.roles(of: target)
    let isOwn = !graph.entities[target].isExternal
    if isModel {
      guard isOwn, !roles.isDisjoint(with: [.view, .viewController, .windowController]) else { return nil }
      return .modelKnowsInterface(isView: roles.isDisjoint(with: [.viewController, .windowController]))
    }
    let source = family.type(of: graph.source(of: index))
    switch graph.facts[index].relation {
    case .creates where roles.contains(.viewController):
      return isView(source) && !Self.hosts.contains(graph.entities[target].name) ? .viewCreatesController : nil
    case .holds where isOwn && roles.contains(.coordinator) && graph.entities[target].kind == .class:
      guard graph.entities[source].kind == .class, !graph.facts[index].details.flags.contains(.promised) else { return nil }
      let own = family.roles(of: source)
      return own.contains(.viewController) && own.isDisjoint(with: [.coordinator, .container]) && conductsControllers(target) ? .controllerHoldsCoordinator : nil
    default: return nil
    }
  }

  /// They bring views of SwiftUI into those of UIKit and AppKit, and show no screen.
  private static let hosts: Set<String> = ["UIHostingController", "NSHostingController"]

  private func isView(_ node: Graph.Node) -> Bool {
    let roles = family.roles(of: node)
    return graph.entities[node].kind == .class && roles.contains(.view) && roles.isDisjoint(with: [.window, .viewController])
  }

  /// A coordinator of screens; others coordinate files, or tasks.
  private func conductsControllers(_ coordinator: Graph.Node) -> Bool {
    graph.edges.edges(from: coordinator).contains { edge in
      [.creates, .holds, .uses].contains(graph.edges.relation(of: edge)) && family.roles(of: graph.edges.target(of: edge)).contains(.viewController)
    }
  }

  private func finding(_ rule: String, _ pair: GroupPair, _ breaches: [(fact: Int, breach: Breach)]) -> Finding {
    // What is held or created tells more than a mention.
    func weight(_ fact: Int) -> Int {
      switch graph.facts[fact].relation {
      case .holds: 0
      case .creates: 1
      case .inherits: 2
      default: 3
      }
    }
    let sorted = breaches.sorted { a, b in
      weight(a.fact) == weight(b.fact) ? graph.facts[a.fact].location < graph.facts[b.fact].location : weight(a.fact) < weight(b.fact)
    }
    let first = sorted[0]
    var lines: Set<SourceLocation> = []
    func line(_ fact: Int) -> SourceLocation { SourceLocation(graph.facts[fact].location.path, line: graph.facts[fact].location.line) }
    lines.insert(line(first.fact))
    let notes = sorted.dropFirst().filter { lines.insert(line($0.fact)).inserted }.prefix(5).map { other in
      Finding.Note(graph.statement(of: other.fact), at: graph.facts[other.fact].location)
    }
    let fact = graph.facts[first.fact]
    let (source, target) = (name(ofSource: first.fact), graph.entities[graph.target(of: first.fact)].name)
    let other = pair.target < 0 ? graph.entities[graph.target(of: first.fact)].id : components.representative(of: pair.target, graph)
    return Finding(
      rule: rule, message: .breach(first.breach, source, fact.relation, target), location: fact.location,
      subjects: [components.representative(of: pair.source, graph), other], names: [source, target], notes: Array(notes), confidence: .likely,
      way: [.init(source, target, at: fact.location, isCut: true)])
  }

  /// The type that states a fact; the file, where a function does.
  private func name(ofSource fact: Int) -> String {
    let entity = graph.entities[family.type(of: graph.source(of: fact))]
    return entity.kind.isType ? entity.name : fileName(graph.facts[fact].location.path)
  }
}

extension String {
  fileprivate static func breach(_ breach: RoleOrder.Breach, _ source: String, _ relation: Relation, _ target: String) -> Self {
    let verb = relation == .holds ? "holds" : relation == .creates ? "creates" : relation == .inherits ? "inherits from" : "mentions"
    return switch breach {
    case .modelKnowsInterface(let isView): "the model '\(source)' \(verb) the \(isView ? "view" : "controller") '\(target)'; let '\(target)' read the model instead"
    case .viewCreatesController: "the view '\(source)' creates the controller '\(target)'; tell a delegate what was chosen, and let a controller show it"
    case .controllerHoldsCoordinator: "the controller '\(source)' holds the coordinator '\(target)' by its class; hold a delegate that '\(target)' implements"
    }
  }
}
