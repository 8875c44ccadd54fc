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
  /// The files whose code is judged.
  private let isMeant: [Bool]

  init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
    family = Family(graph)
    isMeant = graph.entities.map { $0.kind == .file && !$0.isExternal && !graph.isTest($0.id.text) && !isSampleCode($0.id.text) }
  }

  fileprivate enum Breach: CaseIterable {
    case modelKnowsInterface, viewCreatesController, controllerHoldsCoordinator
  }

  /// O(facts). One finding for each component and kind of breach, and for each coordinator that many controllers hold: to let go of that is one decision.
  func findings(rule: String) -> [Finding] {
    let isModel = components.members.indices.map(isModel)
    // What a signature mentions, a protocol may ask for.
    let signatures = isModel.contains(true) ? Set(graph.methods.all.map { SourceLocation($0.location.path, line: $0.location.line) }) : []
    var files = FilesOfFacts(graph)
    var facts: [Breach: [GroupPair: [Int]]] = [:]
    for index in graph.facts.indices {
      guard let file = files.file(of: index), isMeant[file], let pair = pair(of: index, in: file),
        let breach = breach(index, isModel: isModel[pair.source], signatures)
      else { continue }
      facts[breach, default: [:]][breach == .controllerHoldsCoordinator ? pair : GroupPair(pair.source, -1), default: []].append(index)
    }
    // Whoever shows a controller also makes the container around it, so containers are reported only if a view creates nothing else.
    facts[.viewCreatesController] = facts[.viewCreatesController]?.mapValues { all in
      let screens = all.filter { !family.roles(of: graph.target(of: $0)).contains(.container) }
      return screens.isEmpty ? all : screens
    }
    return Breach.allCases.flatMap { breach in
      var found = facts[breach] ?? [:]
      var shared: [Finding] = []
      if breach == .controllerHoldsCoordinator {
        let holders = Dictionary(grouping: found.keys) { $0.target }.filter { $0.value.count >= Self.manyHolders }
        shared = holders.keys.sorted().map { coordinator in finding(rule, holding: coordinator, holders[coordinator]!.map { ($0.source, found.removeValue(forKey: $0)!) }) }
      }
      return shared + found.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { finding(rule, breach, from: $0.source, found[$0]!) }
    }
  }

  private static let manyHolders = 3

  /// The finding of a coordinator that many controllers hold, each with the facts that say so.
  private func finding(_ rule: String, holding coordinator: Int, _ holders: [(controller: Int, facts: [Int])]) -> Finding {
    let sorted = holders.map { holder in (controller: holder.controller, fact: holder.facts.min { graph.facts[$0].location < graph.facts[$1].location }!) }
      .sorted { graph.facts[$0.fact].location < graph.facts[$1.fact].location }
    let (first, name) = (graph.facts[sorted[0].fact], graph.entities[graph.target(of: sorted[0].fact)].name)
    var notes = sorted.dropFirst().prefix(Self.mostNotes).map { Finding.Note("'\(self.name(ofSource: $0.fact))' holds it", at: graph.facts[$0.fact].location) }
    let more = sorted.count - 1 - notes.count
    if more > 0 { notes.append(Finding.Note("and \(more) more", at: graph.facts[sorted[notes.count + 1].fact].location)) }
    return Finding(
      rule: rule,
      message: "\(sorted.count) controllers hold the coordinator '\(name)' by its class; let each hold a delegate that '\(name)' implements",
      location: first.location,
      subjects: ([coordinator] + sorted.map(\.controller)).map { components.representative(of: $0, graph) },
      names: [name] + sorted.map { self.name(ofSource: $0.fact) }, notes: notes, confidence: .likely,
      way: [.init(self.name(ofSource: sorted[0].fact), name, at: first.location, isCut: true)])
  }

  private static let mostNotes = 8

  /// The components that a fact leads from and to; nil for a fact that does not count, such as an inferred one.
  private func pair(of index: Int, in file: Graph.Node) -> GroupPair? {
    let fact = graph.facts[index]
    guard [.holds, .creates, .uses, .inherits].contains(fact.relation),
      fact.details.flags.isDisjoint(with: [.inferred, .inactive, .implicit]), !fact.isForDebugging, let source = components.group(of: file)
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
      && members.allSatisfy { member in
        let isOfType = graph.entities[member].kind.isType || [.category, .extension].contains(graph.entities[member].kind)
        return !isOfType
          || family.roles(of: member).isDisjoint(with: Self.interface) && !isPartOfPlatform(family.type(of: member)) && !extendsViews(member) && !holdsInterface(member)
            && !doesWorkOfInterface(family.type(of: member))
      }
  }

  /// Whether a type has views or controllers of the platform: it helps a screen, whatever the folder is called.
  private func holdsInterface(_ member: Graph.Node) -> Bool {
    graph.edges.edges(from: member).contains { edge in
      graph.edges.relation(of: edge) == .holds && graph.entities[graph.edges.target(of: edge)].isExternal
        && !family.roles(of: graph.edges.target(of: edge)).isDisjoint(with: [.view, .viewController, .window])
    }
  }

  /// Whether a type is no model, whatever the folder is called: by its name it leads from screen to screen or makes what a view shows, or it conforms to a
  /// protocol of the platform for screens, such as `UITableViewDataSource`.
  private func doesWorkOfInterface(_ type: Graph.Node) -> Bool {
    Self.conductors.contains(where: graph.entities[type].name.hasSuffix)
      || family.protocols(of: type).contains { asked in graph.entities[asked].isExternal && Self.askedOfScreens.contains(where: graph.entities[asked].name.hasPrefix) }
  }

  private static let conductors = ["Mediator", "Transition", "Animator", "Presenter", "Router", "Wireframe", "Navigator", "Launcher", "ViewModelFactory", "ViewModel"]
  private static let askedOfScreens = [
    "UIViewController", "UITableView", "UICollectionView", "UIScrollView", "UIPageView", "UINavigation", "UITabBar", "UIPickerView", "UIPopover", "UIGesture", "NSTableView", "NSOutlineView",
    "NSCollectionView", "NSWindow", "NSViewController",
  ]

  /// Whether an extension gives something to all views of SwiftUI.
  private func extendsViews(_ member: Graph.Node) -> Bool {
    let type = graph.entities[family.type(of: member)]
    return graph.entities[member].kind == .extension && type.isExternal && Platform.role(ofConformingTo: type.name) == .view
  }

  /// Whether a type descends from a class of the platform that is more than an object with values: what lays out text or makes up a menu does the interface's work.
  private func isPartOfPlatform(_ type: Graph.Node) -> Bool {
    family.superclasses(of: type).contains { above in
      guard graph.entities[above].isExternal, !["NSObject", "NSProxy"].contains(graph.entities[above].name) else { return false }
      return family.roles(of: above).isDisjoint(with: [.model, .value, .collection, .mutableCollection, .operation])
    }
  }

  private static let interface: Set<Role> = [.view, .layer, .window, .viewController, .windowController, .controller, .container, .coordinator, .application]

  private func breach(_ index: Int, isModel: Bool, _ signatures: Set<SourceLocation>) -> Breach? {
    let target = graph.target(of: index)
    let roles = family.roles(of: target)
    let isOwn = !graph.entities[target].isExternal
    if isModel {
      guard graph.facts[index].relation != .uses || !signatures.contains(SourceLocation(graph.facts[index].location.path, line: graph.facts[index].location.line)) else { return nil }
      guard isOwn, isInterfaceAtHome(target), roles.contains(.view) || !roles.isDisjoint(with: Self.controllers) else { return nil }
      // A mention of a window may only read the size of the screen.
      if graph.facts[index].relation == .uses, roles.contains(.window) { return nil }
      return .modelKnowsInterface
    }
    let source = family.type(of: graph.source(of: index))
    switch graph.facts[index].relation {
    case .creates where roles.contains(.viewController):
      return isView(source) && !isWrapper(target) ? .viewCreatesController : nil
    case .holds where isOwn && roles.contains(.coordinator) && graph.entities[target].kind == .class:
      guard graph.entities[source].kind == .class, !graph.facts[index].details.flags.contains(.promised) else { return nil }
      let own = family.roles(of: source)
      return own.contains(.viewController) && own.isDisjoint(with: [.coordinator, .container]) && conductsControllers(target) && !creates(source, target) ? .controllerHoldsCoordinator : nil
    default: return nil
    }
  }

  /// Whether it is a class, or a value that its own file makes a view. A value that only another file makes a view is none by itself.
  private func isInterfaceAtHome(_ node: Graph.Node) -> Bool {
    guard graph.entities[node].kind != .class, let home = graph.entities[node].location?.path else { return true }
    return graph.edges.edges(from: node).contains { edge in
      graph.edges.relation(of: edge) == .conforms && graph.edges.facts(of: edge).contains { graph.facts[$0].location.path == home }
        && Platform.role(ofConformingTo: graph.entities[graph.edges.target(of: edge)].name) == .view
    }
  }

  /// Controllers that are no screens of the project: they bring views of SwiftUI into those of UIKit and AppKit, or stand where the platform asks for one.
  private static let plain: Set<String> = ["UIHostingController", "NSHostingController", "UIViewController", "NSViewController", "NSCollectionViewItem"]

  /// Whether a controller only wraps views: one of the platform's, or a class of the project that hosts whatever view of SwiftUI it is given.
  private func isWrapper(_ node: Graph.Node) -> Bool {
    let own = graph.entities[node]
    return Self.plain.contains(own.name) || own.isGeneric && family.superclasses(of: node).contains { Self.hosts.contains(graph.entities[$0].name) }
  }

  private static let hosts: Set<String> = ["UIHostingController", "NSHostingController"]

  private func isView(_ node: Graph.Node) -> Bool {
    let roles = family.roles(of: node)
    return graph.entities[node].kind == .class && roles.contains(.view) && roles.isDisjoint(with: [.window, .viewController])
  }

  /// Whoever creates a coordinator is its parent, also where an extension does it.
  private func creates(_ node: Graph.Node, _ target: Graph.Node) -> Bool {
    graph.edges.edges(to: target).contains { edge in
      graph.edges.relation(of: edge) == .creates && graph.edges.facts(of: edge).first.map { family.type(of: graph.source(of: $0)) == node } ?? false
    }
  }

  /// A coordinator of screens; others coordinate files, or tasks.
  private func conductsControllers(_ coordinator: Graph.Node) -> Bool {
    graph.edges.edges(from: coordinator).contains { edge in
      [.creates, .holds, .uses].contains(graph.edges.relation(of: edge)) && family.roles(of: graph.edges.target(of: edge)).contains(.viewController)
    }
  }

  private func finding(_ rule: String, _ breach: Breach, from component: Int, _ facts: [Int]) -> Finding {
    // What is held or created tells more than a mention.
    func weight(_ fact: Int) -> Int {
      switch graph.facts[fact].relation {
      case .holds: 0
      case .creates: 1
      case .inherits: 2
      default: 3
      }
    }
    func key(_ fact: Int) -> (Int, Int) { (weight(fact), isController(graph.target(of: fact)) ? 0 : 1) }
    let sorted = facts.sorted { a, b in key(a) == key(b) ? graph.facts[a].location < graph.facts[b].location : key(a) < key(b) }
    var lines: Set<SourceLocation> = []
    let telling = sorted.filter { lines.insert(SourceLocation(graph.facts[$0].location.path, line: graph.facts[$0].location.line)).inserted }
    let first = graph.facts[telling[0]]
    // All that the message can say with one verb and one noun.
    var targets: [Graph.Node] = []
    for fact in telling where graph.facts[fact].relation == first.relation && isController(graph.target(of: fact)) == isController(graph.target(of: telling[0])) {
      if !targets.contains(graph.target(of: fact)) { targets.append(graph.target(of: fact)) }
    }
    let (source, names) = (name(ofSource: telling[0]), targets.map { graph.entities[$0].name })
    return Finding(
      rule: rule,
      message: .breach(
        breach, source, first.relation, names, areViews: !isController(targets[0]), areCommon: targets.contains { isCommon($0, besides: component) }),
      location: first.location,
      subjects: [components.representative(of: component, graph)] + Set(facts.map { id(of: graph.target(of: $0)) }).sorted(),
      names: [source] + names,
      notes: telling.dropFirst().prefix(5).map { Finding.Note(graph.statement(of: $0), at: graph.facts[$0].location) }, confidence: .likely,
      way: [.init(source, names[0], at: first.location, isCut: true)])
  }

  private static let controllers: Set<Role> = [.viewController, .windowController]

  private func isController(_ node: Graph.Node) -> Bool { !family.roles(of: node).isDisjoint(with: Self.controllers) }

  /// Whether two other components or more know a type: a view that many use, such as a spinner, is not to read one model.
  private func isCommon(_ node: Graph.Node, besides component: Int) -> Bool {
    let users = graph.edges.edges(to: node).compactMap { graph.edges.facts(of: $0).first.flatMap { components.group(of: graph.source(of: $0)) } }
    return Set(users).subtracting([component, components.group(of: node) ?? -1]).count >= 2
  }

  private func id(of target: Graph.Node) -> EntityID { components.group(of: target).map { components.representative(of: $0, graph) } ?? graph.entities[target].id }

  /// The type that states a fact; the file, where a function does.
  private func name(ofSource fact: Int) -> String {
    let entity = graph.entities[family.type(of: graph.source(of: fact))]
    return entity.kind.isType ? entity.name : fileName(graph.facts[fact].location.path)
  }
}

extension String {
  fileprivate static func breach(_ breach: RoleOrder.Breach, _ source: String, _ relation: Relation, _ targets: [String], areViews: Bool, areCommon: Bool) -> Self {
    let verb = relation == .holds ? "holds" : relation == .creates ? "creates" : relation == .inherits ? "inherits from" : "mentions"
    let names = listed(targets, limit: 3)
    let s = targets.count == 1 ? "" : "s"
    switch breach {
    case .modelKnowsInterface:
      let advice =
        relation == .creates
        ? "let a controller do that" : !areViews ? "tell a delegate, and let that know \(names)" : areCommon ? "tell a delegate what to show" : "let \(names) read the model instead"
      return "the model '\(source)' \(verb) the \(areViews ? "view" : "controller")\(s) \(names); \(advice)"
    case .viewCreatesController: return "the view '\(source)' creates the controller\(s) \(names); tell a delegate what was chosen, and let a controller show it"
    case .controllerHoldsCoordinator: return "the controller '\(source)' holds the coordinator \(names) by its class; hold a delegate that \(names) implements"
    }
  }
}
