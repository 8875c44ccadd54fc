package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags a controller that goes to another screen because somebody touched something, without a model that knows.
package struct PresentationDrivenTransition: Rule {
  package static let descriptor = RuleDescriptor(
    id: "presentation-driven-transition",
    summary: "a view controller that goes to another screen from a view action, with no model change before it",
    rationale: """
      The screen changes first, and what it shows is put together afterwards: no model says which screen is up, so nothing can log it, restore \
      it, test it or undo it, each further consequence of the tap has to be wired by hand, and controllers reach into each other to hand over \
      what the next one needs. Which screen is up and what it shows is state like any other. Let the action change a model of it, and let the one \
      who observes that model, most often the container of both screens, do the transition.

      A view action is an `@IBAction`, a target's action, or a delegate's callback that a touch brings about, and the own methods that it \
      calls. A transition is `performSegue`, `present`, `push` and their kin, and a `prepare(for:sender:)` that sets up the controller it \
      goes to. Screens of the platform (alerts, share sheets, mail) don't count. A model change is an assignment to, or a call with a verb of change \
      on, any object of the project that is neither a view nor a controller, on the way to the transition.
      """,
    level: nil,
    options: [
      .init("dismissals", "Whether going back counts as well: `dismiss`, `pop`.")
    ],
    examples: examples)

  /// Whether going back counts as well: `dismiss`, `pop`.
  package var dismissals = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let models = Models(graph, family)
    let screens = MentionedScreens(graph, family)
    let methods = graph.methodsOfTypes()
    return methods.keys.sorted().compactMap { node in
      let type = graph.entities[node]
      guard !type.isExternal, family.roles(of: node).contains(.viewController) else { return nil }
      let own = methods[node]!
      let helpers = Dictionary(own.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      var transitions: [Transition] = []
      for response in Response.all(of: type, own) {
        if let transition = transition(in: response, graph, family, models, screens, helpers) { transitions.append(transition) }
      }
      // Several actions that end in the same line make one transition.
      var places: Set<SourceLocation> = []
      transitions = transitions.filter { places.insert($0.location).inserted }.sorted { $0.location < $1.location }
      let prepared = own.first { prepares.contains($0.name) }.flatMap { method in
        preparation(in: method, graph, family, except: node)
      }
      guard let first = transitions.first ?? prepared else { return nil }
      let others = transitions.dropFirst() + (transitions.isEmpty ? [] : [prepared].compactMap { $0 })
      return Finding(
        rule: id, message: .goes(type.name, first), location: first.location, subjects: [type.id], names: [type.name],
        notes: others.prefix(5).map { Finding.Note(.also($0), at: $0.location) })
    }
  }

  private func transition(
    in response: Response, _ graph: Graph, _ family: Family, _ models: Models, _ screens: MentionedScreens,
    _ helpers: [String: Method]
  ) -> Transition? {
    for (step, method) in response.steps.lazy.map({ ($0.step, $0.method) }) {
      if models.isChanged(by: step) { return nil }
      guard let navigation = Navigation(step), dismissals || !navigation.isBack else { continue }
      let object = step.object.flatMap { graph.node($0) }
      guard navigation.isObvious || object.map({ family.roles(of: $0).contains(.viewController) }) ?? (step.object == nil) else { continue }
      var transition = Transition(method: response.method.name, screen: nil, location: step.location, isPreparation: false)
      if navigation.hasArgument {
        switch screens.last(in: method, before: step, helpers: helpers) {
        case .platforms: continue
        case .own(let name): transition.screen = name
        case nil: break
        }
      }
      return transition
    }
    return nil
  }

  /// A `prepare(for:sender:)` that hands something to another controller of the project.
  private func preparation(in method: Method, _ graph: Graph, _ family: Family, except type: Graph.Node) -> Transition? {
    for step in method.steps where step.kind == .changes {
      guard let object = step.object.flatMap({ graph.node($0) }), object != type, !graph.entities[object].isExternal,
        family.roles(of: object).contains(.viewController)
      else { continue }
      return Transition(method: method.name, screen: graph.entities[object].name, location: step.location, isPreparation: true)
    }
    return nil
  }
}

private let prepares: Set<String> = ["prepare(for:sender:)", "prepareForSegue:sender:"]

private struct Transition {
  var method: String
  /// The controller that it goes to, if it is known.
  var screen: String?
  var location: SourceLocation
  var isPreparation: Bool
}

/// The view controllers that the code of each file speaks of, and on which lines.
private struct MentionedScreens {
  private var mentions: [String: [(line: Int, screen: Screen)]] = [:]

  enum Screen {
    case own(String)
    /// An alert, a share sheet: one that the platform brings along. Containers are nobody's screen.
    case platforms
  }

  init(_ graph: Graph, _ family: Family) {
    var screens: [Graph.Node: Screen?] = [:]
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      guard fact.relation == .creates || fact.relation == .uses else { continue }
      let target = family.type(of: graph.target(of: index))
      if screens[target] == nil { screens[target] = .some(Self.screen(target, graph, family)) }
      if let screen = screens[target]! { mentions[fact.location.path, default: []].append((fact.location.line, screen)) }
    }
    for path in mentions.keys { mentions[path]!.sort { $0.line < $1.line } }
  }

  /// What a class is on the screen, told by the first of its ancestors that is the platform's.
  private static func screen(_ node: Graph.Node, _ graph: Graph, _ family: Family) -> Screen? {
    guard family.roles(of: node).contains(.viewController) else { return nil }
    var (next, seen) = (node, Set([node]))
    while !graph.entities[next].isExternal {
      let above = graph.edges.edges(from: next).first { graph.edges.relation(of: $0) == .inherits }.map { graph.edges.target(of: $0) }
      guard let above, seen.insert(above).inserted else { return .own(graph.entities[node].name) }
      next = above
    }
    let platforms = graph.entities[next].name
    if containers.contains(platforms) { return nil }
    if contents.contains(platforms) { return node == next ? nil : .own(graph.entities[node].name) }
    return .platforms
  }

  /// The last screen that a method mentions up to the line of a step, by itself or through a method of its own type that it calls.
  func last(in method: Method, before step: Method.Step, helpers: [String: Method]) -> Screen? {
    let end = step.location.line
    var found = mentions[step.location.path]?.last { $0.line <= end && $0.line >= method.location.line }
    for call in method.steps where call.kind == .calls && call.location.line <= end && call.location.line >= found?.line ?? 0 {
      guard let helper = helpers[call.name], helper.name != method.name, let last = helper.steps.map(\.location.line).max() else { continue }
      let inside = mentions[helper.location.path]?.first { $0.line >= helper.location.line && $0.line <= last }
      if let inside { found = (call.location.line, inside.screen) }
    }
    return found?.screen
  }
}

/// Controllers of the platform that only show others.
private let containers: Set<String> = [
  "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController", "NSTabViewController",
  "NSSplitViewController", "NSHostingController",
]

/// Controllers of the platform that a project makes its screens of.
private let contents: Set<String> = [
  "UIViewController", "UITableViewController", "UICollectionViewController", "GLKViewController", "NSViewController",
]

extension String {
  fileprivate static func goes(_ type: String, _ transition: Transition) -> Self {
    if transition.isPreparation {
      return "'\(type)' sets up '\(transition.screen ?? "")' in '\(transition.method)' and no model knows; let the action change a model, and the screens follow it"
    }
    return "'\(type)' \(transition.verb) in '\(transition.method)' and no model knows; let the action change a model, and the screens follow it"
  }

  fileprivate static func also(_ transition: Transition) -> Self {
    transition.isPreparation ? "'\(transition.method)' sets up '\(transition.screen ?? "")'" : "'\(transition.method)' \(transition.verb)"
  }
}

extension Transition {
  fileprivate var verb: String { screen.map { "goes to '\($0)'" } ?? "changes the screen" }
}

// MARK: Examples

extension PresentationDrivenTransition {
  private static let examples: [Example] = [
    Example(
      "from a tap to a segue, in Swift",
      """
      //- List.swift
      import UIKit
      class DetailScreen: UIViewController { var row = 0 }
      class ListScreen: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          // expect@+1: presentation-driven-transition "'ListScreen' changes the screen in 'tableView(_:didSelectRowAt:)' and no model knows"
          performSegue(withIdentifier: "showDetail", sender: tableView)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let detail = segue.destination as! DetailScreen
          detail.row = tableView.indexPathForSelectedRow!.row  // note: "'prepare(for:sender:)' sets up 'DetailScreen'"
        }
      }
      """),
    Example(
      "an action that pushes in a method of its own, and a button's action that presents",
      """
      //- List.swift
      import UIKit
      class DetailScreen: UIViewController {}
      class HelpScreen: UIViewController {}
      class Stack: UINavigationController {}
      class ListScreen: UIViewController {
        @IBAction func add(_ sender: Any) { showDetail() }
        private func showDetail() {
          let detail = DetailScreen()
          // expect@+1: presentation-driven-transition "'ListScreen' goes to 'DetailScreen' in 'add(_:)' and no model knows"
          navigationController?.pushViewController(detail, animated: true)
        }
        override func viewDidLoad() {
          let button = UIButton()
          button.addTarget(self, action: #selector(helped), for: .touchUpInside)
        }
        @objc func helped() {
          present(Stack(rootViewController: HelpScreen()), animated: true)  // note: "'helped()' goes to 'HelpScreen'"
        }
      }
      """),
    Example(
      "from a tap to a push, in Objective-C",
      """
      //- PSList.m
      #import <UIKit/UIKit.h>
      @interface PSDetail : UIViewController
      @property (nonatomic) NSInteger row;
      @end
      @implementation PSDetail
      @end
      @interface PSList : UITableViewController
      @end
      @implementation PSList
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          PSDetail *detail = [[PSDetail alloc] init];
          detail.row = indexPath.row;
          // expect@+1: presentation-driven-transition "'PSList' goes to 'PSDetail' in 'tableView:didSelectRowAtIndexPath:' and no model knows"
          [self.navigationController pushViewController:detail animated:YES];
      }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          PSDetail *detail = (PSDetail *)segue.destinationViewController;
          detail.row = 1;  // note: "'prepareForSegue:sender:' sets up 'PSDetail'"
      }
      @end
      """),
    Example(
      "Clocks: the tap changes the view state, and the screen follows it",
      """
      //- ViewState.swift
      import Foundation
      final class ViewState {
        static let shared = ViewState()
        private(set) var detail: Int?
        func setDetailSelection(_ row: Int) {
          detail = row
          NotificationCenter.default.post(name: Notification.Name("view state"), object: self)
        }
      }
      //- Master.swift
      import UIKit
      class MasterViewController: UITableViewController {
        private var lastPresented: Int?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ViewState.shared.setDetailSelection(indexPath.row)
        }
        @objc func viewStateChanged(_ note: Notification) {
          guard let row = ViewState.shared.detail, lastPresented != row else { return }
          lastPresented = row
          performSegue(withIdentifier: "detail", sender: self)
        }
      }
      """),
    Example(
      "a model first, and an alert with a category, in Objective-C",
      """
      //- PSList.m
      #import <UIKit/UIKit.h>
      @interface PSViewState : NSObject
      + (PSViewState *)shared;
      - (void)selectRow:(NSInteger)row;
      @end
      @interface UIAlertController (PSContents)
      @property (nonatomic, strong) UIViewController *ps_contents;
      @end
      @interface PSDetail : UIViewController
      @end
      @implementation PSDetail
      @end
      @interface PSList : UITableViewController
      @end
      @implementation PSList
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
          [[PSViewState shared] selectRow:indexPath.row];
          [self.navigationController pushViewController:[[PSDetail alloc] init] animated:YES];
      }
      - (IBAction)warn:(id)sender {
          UIAlertController *alert = [[UIAlertController alloc] init];
          alert.ps_contents = [[PSDetail alloc] init];
          [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """),
    Example(
      "the action changes a model, and the screen follows",
      """
      //- List.swift
      import UIKit
      class ViewState {
        static let shared = ViewState()
        func select(_ row: Int) {}
        func observe(_ body: () -> Void) {}
      }
      class DetailScreen: UIViewController {}
      class ListScreen: UITableViewController {
        override func viewDidLoad() {
          ViewState.shared.observe { self.follow() }
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ViewState.shared.select(indexPath.row)
        }
        @IBAction func next(_ sender: Any) {
          ViewState.shared.select(1)
          navigationController?.pushViewController(DetailScreen(), animated: true)
        }
        func follow() { performSegue(withIdentifier: "detail", sender: self) }
      }
      """),
    Example(
      "alerts, going back, and what is no view controller",
      """
      //- List.swift
      import UIKit
      class Coordinator { func present(_ row: Int, animated: Bool) {} }
      class ListScreen: UIViewController {
        let coordinator = Coordinator()
        @IBAction func delete(_ sender: Any) {
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        @IBAction func warn(_ sender: Any) { present(warning(), animated: true) }
        private func warning() -> UIViewController {
          let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          return alert
        }
        @IBAction func cancel(_ sender: Any) { dismiss(animated: true) }
        @IBAction func next(_ sender: Any) { coordinator.present(1, animated: true) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(segue) }
      }
      """),
    Example(
      "going back, when asked for",
      """
      //- .arborist.yml
      rules:
        presentation-driven-transition:
          level: warning
          dismissals: true
      //- List.swift
      import UIKit
      class ListScreen: UIViewController {
        @IBAction func cancel(_ sender: Any) {
          dismiss(animated: true)  // expect: presentation-driven-transition "'ListScreen' changes the screen in 'cancel(_:)'"
        }
      }
      """),
  ]
}
