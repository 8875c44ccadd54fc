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

      A container is there to hold other controllers and may know them: a navigation, tab bar, split or page controller, one that adds \
      children, and whatever the configuration gives the role `container` or `coordinator`. Not flagged are also a controller and its child, which one of them \
      stores; a controller and its superclass; two in one file; the methods that another screen's delegate protocol asks for; tests, examples and demos. \
      A mention counts like a creation when more than one line of a method that changes the screen or prepares a segue makes it: that is how the \
      destination of a segue and a controller from a storyboard look.
      """,
    level: .warning,
    examples: [
      Example("a list that makes its detail screen and pushes it", """
        //- PSDetailViewController.h
        #import <UIKit/UIKit.h>
        @interface PSDetailViewController : UIViewController
        @end
        //- PSDetailViewController.m
        #import "PSDetailViewController.h"
        @implementation PSDetailViewController
        @end
        //- PSListViewController.h
        #import <UIKit/UIKit.h>
        @interface PSListViewController : UITableViewController
        @end
        //- PSListViewController.m
        #import "PSListViewController.h"
        #import "PSDetailViewController.h"
        @implementation PSListViewController
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
            // expect@+1: controller-knows-controller "'PSListViewController' brings up 'PSDetailViewController' by itself; tell a delegate what was chosen, and let a coordinator make the next screen"
            PSDetailViewController *detail = [[PSDetailViewController alloc] init];
            [self.navigationController pushViewController:detail animated:YES];
        }
        @end
        """),
      Example("a screen that prepares the destinations of its segues", """
        //- List.swift
        import UIKit
        class ListViewController: UITableViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            // expect@+1: controller-knows-controller "'ListViewController' brings up 'DetailViewController' and 'SettingsViewController' by itself"
            if let detail = segue.destination as? DetailViewController {
              detail.title = "A"
            } else if segue.identifier == "settings" {
              present(SettingsViewController(), animated: true)  // note: "'ListViewController' creates 'SettingsViewController'"
            }
          }
        }
        //- Detail.swift
        import UIKit
        class DetailViewController: UIViewController {}
        //- Settings.swift
        import UIKit
        class SettingsViewController: UIViewController { weak var list: ListViewController? }
        """),
      Example("a category of a screen does it", """
        //- Screens.h
        #import <UIKit/UIKit.h>
        @interface PSFeedViewController : UIViewController
        @end
        //- Other.h
        #import <UIKit/UIKit.h>
        @interface PSLoginViewController : UIViewController
        @end
        //- Flow.m
        #import "Screens.h"
        #import "Other.h"
        @implementation PSFeedViewController (Flow)
        - (void)logOut { [self presentViewController:[PSLoginViewController new] animated:YES completion:nil]; }  // expect: controller-knows-controller "'PSFeedViewController' brings up"
        @end
        """),
      Example("a screen that asks another how things are", """
        //- Timeline.swift
        import UIKit
        class TimelineViewController: UIViewController {
          var rows: [Int] = []
          func reload() {}
        }
        //- Sidebar.swift
        import UIKit
        class SidebarViewController: UIViewController {
          @objc func countChanged(_ note: Notification) {
            if let timeline = note.object as? TimelineViewController { count(timeline.rows) }
            (note.object as? TimelineViewController)?.reload()
            (note.object as? TimelineViewController)?.reload()
          }
          func count(_ rows: [Int]) {}
        }
        """),
      Example("screens that tell a delegate, and a coordinator that makes them", """
        //- Screens.h
        #import <UIKit/UIKit.h>
        @class PSListViewController;
        @protocol PSListViewControllerDelegate <NSObject>
        - (void)list:(PSListViewController *)list didSelect:(NSInteger)row;
        @end
        @interface PSListViewController : UITableViewController
        @property (nonatomic, weak) id<PSListViewControllerDelegate> delegate;
        @end
        //- Detail.h
        #import <UIKit/UIKit.h>
        @interface PSDetailViewController : UIViewController
        @end
        //- PSAppCoordinator.m
        #import "Screens.h"
        #import "Detail.h"
        @interface PSAppCoordinator : NSObject <PSListViewControllerDelegate>
        @property (nonatomic, strong) UINavigationController *navigation;
        @end
        @implementation PSAppCoordinator
        - (void)start { [self.navigation pushViewController:[[PSListViewController alloc] init] animated:NO]; }
        - (void)list:(PSListViewController *)list didSelect:(NSInteger)row {
            [self.navigation pushViewController:[[PSDetailViewController alloc] init] animated:YES];
        }
        @end
        """),
      Example("a parent and its child, a container, a superclass, and what the project declares to be a container", """
        //- Child.h
        #import <UIKit/UIKit.h>
        @interface PSMapViewController : UIViewController
        @end
        //- Base.h
        #import <UIKit/UIKit.h>
        @interface PSScreen : UIViewController
        @end
        //- Place.m
        #import "Child.h"
        #import "Base.h"
        @interface PSPlaceViewController : PSScreen
        @property (nonatomic, strong) PSMapViewController *map;
        @end
        @implementation PSPlaceViewController
        - (void)viewDidLoad { self.map = [[PSMapViewController alloc] init]; [self addChildViewController:self.map]; }
        - (id)plain { return [[PSScreen alloc] init]; }
        @end
        //- Tabs.m
        #import "Child.h"
        @interface PSTabs : UITabBarController
        @end
        @implementation PSTabs
        - (void)viewDidLoad { self.viewControllers = @[[[PSMapViewController alloc] init]]; }
        @end
        //- Drawer.m
        #import "Child.h"
        @interface PSDrawer : UIViewController
        @end
        @implementation PSDrawer
        - (void)open { [self presentViewController:[[PSMapViewController alloc] init] animated:YES completion:nil]; }
        @end
        //- .arborist.yml
        roles:
          container: {names: PSDrawer}
        """),
      Example("what shows how something is used", """
        //- Examples/Menu/Detail.swift
        import UIKit
        class DetailViewController: UIViewController {}
        //- Examples/Menu/Menu.swift
        import UIKit
        class MenuViewController: UIViewController {
          func open() { present(DetailViewController(), animated: true) }
        }
        """),
      Example("an alert, a system controller, and the methods of another screen's delegate", """
        //- PSPickerViewController.h
        #import <UIKit/UIKit.h>
        @class PSPickerViewController;
        @protocol PSPickerDelegate <NSObject>
        - (void)pickerDidCancel:(PSPickerViewController *)picker;
        - (void)picker:(PSPickerViewController *)picker didPick:(NSInteger)row;
        @end
        @interface PSPickerViewController : UIViewController
        @end
        //- PSFormViewController.m
        #import "PSPickerViewController.h"
        @interface PSFormViewController : UIViewController <PSPickerDelegate>
        @end
        @implementation PSFormViewController
        - (void)pickerDidCancel:(PSPickerViewController *)picker {}
        - (void)picker:(PSPickerViewController *)picker didPick:(NSInteger)row {}
        - (void)fail { [self presentViewController:[[UIAlertController alloc] init] animated:YES completion:nil]; }
        - (void)browse { [self presentViewController:[[UIImagePickerController alloc] init] animated:YES completion:nil]; }
        @end
        """),
    ])

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let flow = Screens(graph, family).flow()
    return flow.keys.sorted().compactMap { screen in
      let siblings = flow[screen]!.sorted { graph.facts[$0.value[0]].location < graph.facts[$1.value[0]].location }
      guard let first = siblings.first else { return nil }
      let entity = graph.entities[screen]
      let names = siblings.map { graph.entities[$0.key].name }
      return Finding(
        rule: id, message: .bringsUp(entity.name, names), location: graph.facts[first.value[0]].location, subjects: [entity.id], names: [entity.name] + names,
        notes: siblings.dropFirst().map { sibling, facts in
          Finding.Note(.mentions(entity.name, graph.facts[facts[0]].relation, graph.entities[sibling].name), at: graph.facts[facts[0]].location)
        })
    }
  }
}

/// The controllers of a project and what they say of each other.
private struct Screens {
  private let graph: Graph
  private let family: Family
  private let creations: [Pair: [Int]]
  private let mentions: [Pair: [Int]]
  /// Screens of which one stores the other are parent and child; one that only refers to the other may be what was brought up.
  private let owned: Set<Pair>
  private let related: Set<Pair>
  /// Where methods are declared: what their signatures mention, who calls them knows.
  private let signatures: Set<Line>
  /// Where the methods of each file begin, ascending, and whether they change the screen.
  private let bodies: [EntityID: [(line: Int, navigates: Bool)]]

  init(_ graph: Graph, _ family: Family) {
    let isScreen = graph.entities.indices.map { node in
      graph.entities[node].kind == .class && !graph.entities[node].isExternal && family.roles(of: node).contains(.viewController)
    }
    var creations: [Pair: [Int]] = [:]
    var mentions: [Pair: [Int]] = [:]
    var owned: Set<Pair> = []
    var related: Set<Pair> = []
    for index in graph.facts.indices {
      let pair = Pair(first: family.type(of: graph.source(of: index)), second: graph.target(of: index))
      guard pair.first != pair.second, isScreen[pair.first], isScreen[pair.second] else { continue }
      switch graph.facts[index].relation {
      case .holds:
        related.insert(pair)
        if graph.facts[index].details.ownership?.isOwning == true { owned.insert(pair) }
      case .creates: creations[pair, default: []].append(index)
      case .uses where !Graph.isHeader(graph.facts[index].location.path): mentions[pair, default: []].append(index)
      default: break
      }
    }
    self.graph = graph
    self.family = family
    self.creations = creations
    self.mentions = mentions
    self.owned = owned
    self.related = related
    signatures = Set(graph.methods.all.map { Line($0.location) })
    var bodies: [EntityID: [(line: Int, navigates: Bool)]] = [:]
    for method in graph.methods.all where method.traits.contains(.isDefined) {
      bodies[EntityID(method.location.path), default: []].append((method.location.line, method.navigates))
    }
    self.bodies = bodies.mapValues { $0.sorted { $0.line < $1.line } }
  }

  /// For each screen those that it brings up, each with the facts that prove it.
  func flow() -> [Graph.Node: [Graph.Node: [Int]]] {
    let holders = graph.controllersOfChildren(family)
    var flow: [Graph.Node: [Graph.Node: [Int]]] = [:]
    func isFlow(_ pair: Pair, unless kin: Set<Pair>) -> Bool {
      !holders.contains(pair.first) && !holders.contains(pair.second) && kin.isDisjoint(with: [pair, Pair(first: pair.second, second: pair.first)])
        && areSiblings(pair)
    }
    for (pair, facts) in creations where isFlow(pair, unless: owned) { flow[pair.first, default: [:]][pair.second] = facts }
    for (pair, facts) in mentions where creations[pair] == nil && isFlow(pair, unless: related) {
      let inside = facts.filter { isInNavigation(graph.facts[$0].location) }
      let lines = Set(inside.map { Line(graph.facts[$0].location) }).count
      // Where nothing is known of methods, as many lines as the protocols of the screen need to mention the other.
      let excused = signatures.isEmpty ? linesOfProtocols(of: pair.first, mentioning: pair.second) : 0
      if lines - excused > 1 { flow[pair.first, default: [:]][pair.second] = inside }
    }
    return flow
  }

  /// Whether a line stands in a method that changes the screen; where nothing is known of methods, anywhere.
  private func isInNavigation(_ place: SourceLocation) -> Bool {
    guard !signatures.contains(Line(place)) else { return false }
    guard let methods = bodies[EntityID(place.path)] else { return signatures.isEmpty }
    return methods.last { $0.line <= place.line }?.navigates ?? false
  }

  private func areSiblings(_ pair: Pair) -> Bool {
    guard !family.superclasses(of: pair.first).contains(pair.second), !family.superclasses(of: pair.second).contains(pair.first) else { return false }
    guard let own = graph.entities[pair.first].location?.path, let other = graph.entities[pair.second].location?.path else { return false }
    return own.byteOrder(to: other) != 0 && !isTestCode(own) && !isSampleCode(own)
  }

  private func linesOfProtocols(of screen: Graph.Node, mentioning other: Graph.Node) -> Int {
    let lines = family.protocols(of: screen).flatMap { node in
      graph.edges.edges(from: node).filter { graph.edges.target(of: $0) == other && graph.edges.relation(of: $0) == .uses }
        .flatMap { graph.edges.facts(of: $0).map { Line(graph.facts[$0].location) } }
    }
    return Set(lines).count
  }

  private struct Pair: Hashable {
    let first: Graph.Node
    let second: Graph.Node
  }

  private struct Line: Hashable {
    let path: EntityID
    let line: Int
    init(_ location: SourceLocation) {
      path = EntityID(location.path)
      line = location.line
    }
  }
}

extension Method {
  /// Whether it shows another screen, or sets one up that a segue is about to show.
  fileprivate var navigates: Bool {
    name == "prepare(for:sender:)" || name == "prepareForSegue:sender:" || steps.contains { Navigation($0)?.isBack == false }
  }
}

extension Graph {
  /// Those that are there to hold or to conduct controllers: by their roles, or because they add children.
  fileprivate func controllersOfChildren(_ family: Family) -> Set<Node> {
    var holders = Set(entities.indices.filter { !family.roles(of: $0).isDisjoint(with: [.container, .coordinator]) })
    for method in methods.all where method.steps.contains(where: { $0.kind == .calls && ["addChildViewController:", "addChild(_:)", "addChildViewController(_:)"].contains($0.name) }) {
      if let owner = node(method.owner) { holders.insert(family.type(of: owner)) }
    }
    return holders
  }
}

extension String {
  fileprivate static func bringsUp(_ screen: String, _ siblings: [String]) -> Self {
    "'\(screen)' brings up \(listed(siblings, limit: 3)) by itself; tell a delegate what was chosen, and let a coordinator make the next screen"
  }

  fileprivate static func mentions(_ screen: String, _ relation: Relation, _ sibling: String) -> Self {
    "'\(screen)' \(relation == .creates ? "creates" : "knows") '\(sibling)'"
  }
}
