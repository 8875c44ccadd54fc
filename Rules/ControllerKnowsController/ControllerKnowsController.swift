package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags a view controller that decides which view controller comes next.
package struct ControllerKnowsController: Rule {
  package static let descriptor = RuleDescriptor(
    id: "controller-knows-controller",
    summary: "a view controller that creates or configures the screens that come after it",
    rationale: """
      A screen that makes the next screen knows what that one needs, how it is shown and what comes of it. It can't be shown anywhere else, \
      it can't be tested alone, and the flow of the app is written nowhere: each screen has a piece of it. Let the screen tell a delegate what \
      happened, and let a coordinator, an object that is no screen itself, make the next one, hand it what it needs and show it.

      A view or a cell that presents a screen, and a category of a class of the platform that does, hide the flow even better: they are flagged as well, \
      where the method that makes the screen shows it.

      A container is there to hold other controllers and may know them: a navigation, tab bar, split or page controller, \
      and whatever the configuration gives the role `container` or `coordinator`. Any controller may make what it contains: children that it adds, pages, tabs, \
      columns of a split view, items of a collection. Not flagged are also alerts; a controller and its child, which one of them \
      stores; a controller and its superclass; two in one file; the methods that another screen's delegate protocol asks for; tests, examples and demos. \
      A mention counts like a creation when more than one line of a method that changes the screen or prepares a segue makes it: that is how the \
      destination of a segue and a controller from a storyboard look.
      """,
    level: .warning,
    examples: examplesOfFlow)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let flow = Screens(graph, family).flow()
    return flow.keys.sorted().compactMap { screen in
      let siblings = flow[screen]!.sorted { graph.facts[$0.value[0]].location < graph.facts[$1.value[0]].location }
      guard let first = siblings.first else { return nil }
      let entity = graph.entities[screen]
      let names = siblings.map { graph.entities[$0.key].name }
      let extended = family.type(of: screen)
      let isView = !family.roles(of: extended).contains(.viewController)
      // A screen that only a mention proves is made by a segue, or was there before.
      let made = siblings.filter { $0.value.contains { graph.facts[$0].relation == .creates } }.map { graph.entities[$0.key].name }
      // An extension of a class of the platform is there for every object of that class.
      let message: String =
        extended == screen
        ? made.isEmpty ? .setsUp(entity.name, names, isView: isView) : .bringsUp(entity.name, made, setUp: names.filter { !made.contains($0) }, isView: isView)
        : .letsBringUp(
          entity.kind == .category ? "'\(entity.name)'" : "an extension of '\(graph.entities[extended].name)'", names,
          who: isView ? "view" : "screen")
      return Finding(
        rule: id, message: message, location: graph.facts[first.value[0]].location, subjects: [entity.id], names: [entity.name] + names,
        notes: siblings.dropFirst().map { sibling, facts in
          Finding.Note(.mentions(entity.name, graph.facts[facts[0]].relation, graph.entities[sibling].name), at: graph.facts[facts[0]].location)
        })
    }
  }
}

extension String {
  fileprivate static func bringsUp(_ screen: String, _ siblings: [String], setUp others: [String], isView: Bool) -> Self {
    "\(isView ? "the view " : "")'\(screen)' brings up \(listed(siblings, limit: 3)) by itself\(others.isEmpty ? "" : ", and sets up \(listed(others, limit: 3))"); "
      + "tell a delegate what was chosen, and let a coordinator make the next screen"
  }

  fileprivate static func setsUp(_ screen: String, _ siblings: [String], isView: Bool) -> Self {
    "\(isView ? "the view " : "")'\(screen)' sets up \(listed(siblings, limit: 3)), which \(siblings.count == 1 ? "comes" : "come") next; "
      + "tell a delegate what was chosen, and let a coordinator hand \(siblings.count == 1 ? "it" : "them") what is needed"
  }

  fileprivate static func letsBringUp(_ extender: String, _ siblings: [String], who: String) -> Self {
    "\(extender) brings up \(listed(siblings, limit: 3)), so that every \(who) can; let a coordinator make \(siblings.count == 1 ? "it" : "them")"
  }

  fileprivate static func mentions(_ screen: String, _ relation: Relation, _ sibling: String) -> Self {
    "'\(screen)' \(relation == .creates ? "creates" : "knows") '\(sibling)'"
  }
}
