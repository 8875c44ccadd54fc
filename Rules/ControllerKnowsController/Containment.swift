internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// Which methods put controllers into others, and which show one after the other.
struct Containment {
  /// The controllers that add children or are asked for pages: what they make need not be what comes next.
  let parents: Set<Graph.Node>
  private let graph: Graph
  private let family: Family
  /// The methods that extend the platform's controllers, or that a controller inherits, and add the child that they are given.
  private let helpers: [String: [Graph.Node]]

  init(_ graph: Graph, _ family: Family) {
    self.graph = graph
    self.family = family
    var helpers: [String: [Graph.Node]] = [:]
    for method in graph.methods.all where method.name.contains(":") && !method.traits.contains(.overrides) && method.steps.contains(where: Containment.addsChild) {
      if let owner = graph.node(method.owner).map(family.type), family.roles(of: owner).contains(.viewController) { helpers[method.name, default: []].append(owner) }
    }
    self.helpers = helpers
    var parents: Set<Graph.Node> = []
    for owner in graph.entities.indices where !family.protocolNames(of: owner).isDisjoint(with: Containment.pageProtocols) { parents.insert(owner) }
    for method in graph.methods.all {
      guard let owner = graph.node(method.owner).map(family.type) else { continue }
      // A type that adds children to another controller is not their parent.
      if method.steps.contains(where: { Containment.addsChild($0) && ($0.object.flatMap(graph.node).map(family.type) ?? owner) == owner || Containment.calls(helpers, $0, from: owner, family) }) {
        parents.insert(owner)
      }
    }
    self.parents = parents
  }

  /// Whether a method shows another screen, or sets one up that a segue is about to show.
  func navigates(_ method: Method) -> Bool {
    if method.name == "prepare(for:sender:)" || method.name == "prepareForSegue:sender:" { return true }
    return method.steps.contains { step in Navigation(step)?.isBack == false && !places(step, in: method) }
  }

  /// Whether what a method makes is contained in something.
  func contains(_ method: Method) -> Bool {
    if isAskedForChildren(method) { return true }
    guard let owner = graph.node(method.owner).map(family.type) else { return false }
    return method.steps.contains { step in
      Containment.addsChild(step) || Containment.placesView(step) && !navigates(method) || Containment.calls(helpers, step, from: owner, family) || places(step, in: method)
    }
  }

  private static let pageProtocols: Set<String> = ["UIPageViewControllerDataSource", "NSPageControllerDelegate"]

  private static let additions: Set<String> = [
    "addChildViewController:", "addChild(_:)", "addChildViewController(_:)", "insertChildViewController:atIndex:", "insertChild(_:at:)",
    "insertChildViewController(_:at:)", "addSplitViewItem:", "addSplitViewItem(_:)", "insertSplitViewItem:atIndex:", "insertSplitViewItem(_:at:)",
    "addTabViewItem:", "addTabViewItem(_:)", "insertTabViewItem:atIndex:", "insertTabViewItem(_:at:)",
  ]

  private static func addsChild(_ step: Method.Step) -> Bool {
    step.kind == .calls ? additions.contains(step.name) : ["childViewControllers", "children", "splitViewItems", "tabViewItems"].contains(step.name)
  }

  /// Whether a step puts a view into another, perhaps that of a controller: `alert.accessoryView = picker.view`.
  private static func placesView(_ step: Method.Step) -> Bool {
    step.kind == .calls ? ["addSubview(_:)", "addSubview:", "addArrangedSubview(_:)", "addArrangedSubview:"].contains(step.name) : step.name == "accessoryView"
  }

  /// Whether a step calls a helper that its caller has or inherits: every controller has those that extend the platform's class.
  private static func calls(_ helpers: [String: [Graph.Node]], _ step: Method.Step, from owner: Graph.Node, _ family: Family) -> Bool {
    guard step.kind == .calls, let owners = helpers[step.name] else { return false }
    return owners.contains { $0 == owner || family.superclasses(of: owner).contains($0) }
  }

  /// Whether a step gives a tab bar, a split view or a page controller what it shows side by side: `tabs.viewControllers = […]`. A navigation
  /// controller shows one after the other.
  private func places(_ step: Method.Step, in method: Method) -> Bool {
    let base = step.name.prefix { $0 != "(" && $0 != ":" }
    guard base == "viewControllers" && [.changes, .assigns].contains(step.kind) || (base == "setViewControllers" || base == "setViewController") && step.kind == .calls
    else { return false }
    let names = (step.kind == .assigns ? method.owner : step.object).flatMap(graph.node).map { node in
      family.superclassNames(of: node).union([graph.entities[family.type(of: node)].name])
    }
    guard let names else { return step.name.contains("direction:") }
    return !names.isDisjoint(with: ["UITabBarController", "UISplitViewController", "UIPageViewController", "NSTabViewController"])
  }

  /// `pageViewController(_:viewControllerBefore:)`, `viewControllers(for:)`: a container asks for what it is to hold.
  private func isAskedForChildren(_ method: Method) -> Bool {
    let base = method.name.prefix { $0 != "(" && $0 != ":" }
    if base == "viewControllers" || base == "childViewControllers" || base.hasPrefix("childViewControllersFor") { return method.name != String(base) }
    return ["viewControllerBefore", "viewControllerAfter", "viewControllerAt", "viewControllerForIdentifier"].contains { word in
      method.name.contains(":\(word)") || method.name.contains("(\(word)")
    }
  }
}
