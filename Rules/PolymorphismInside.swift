package import Analysis
internal import Facts
package import Graphs

/// Flags a polymorphic type in the middle of the object graph: one that others inherit from or conform to and that refers to many objects itself.
package struct PolymorphismInside: Rule {
  package static let descriptor = RuleDescriptor(
    id: "polymorphism-inside",
    summary: "a type with subclasses or conformers whose own object refers onward to many others",
    rationale: """
      Polymorphism is fine as long as it is shallow and narrow and at the edges of the object graph: small changes of a polymorphic class \
      ripple to its subclasses and users, so it should be referred to and not do the referring. One that only is referred to needs a stable \
      interface; one in the middle brings every object that it refers to into each of its subclasses. Hand those in where they are needed, or \
      let an object that nobody inherits from hold them and ask the polymorphic one.

      What counts are the classes and protocols of the project that a stored member is declared to refer to, owning or not; values, closures and its own \
      superclasses and subclasses do not. Of a protocol with several conformers count the properties that it demands. Subclasses in tests \
      are doubles and do not count.
      """,
    level: nil,
    options: [
      .init("limit", "How many other objects a type with subclasses or conformers may refer to.")
    ],
    examples: examples)

  /// How many other objects a type with subclasses or conformers may refer to.
  package var limit = 3

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var heirs: [Graph.Node: Set<Graph.Node>] = [:]
    for index in graph.facts.indices {
      let (source, target) = (graph.source(of: index), graph.target(of: index))
      guard source != target, !graph.entities[source].isExternal, !graph.entities[target].isExternal, !graph.isTest(graph.facts[index].location.path) else { continue }
      switch graph.facts[index].relation {
      case .inherits, .conforms: heirs[target, default: []].insert(source)
      default: break
      }
    }
    let derivations = graph.view(along: .inherits, .conforms)
    let held = graph.view(along: .holds)
    return heirs.keys.sorted().compactMap { node in
      let entity = graph.entities[node]
      let isProtocol = entity.kind == .protocol
      guard let location = entity.location, !graph.isTest(location.path), heirs[node]!.count >= (isProtocol ? 2 : 1) else { return nil }
      let members = held.edges(from: node)
      let family = relatives(of: node, derivations)
      var seen: Set<Graph.Node> = []
      let others = members.filter { edge in
        let details = graph.facts[edge.fact].details
        return details.flags.contains(.promised) == isProtocol && details.flags.isDisjoint(with: [.isStatic, .inactive, .inferred, .described])
          && graph.isOwnObject(edge.target, details) && !family.contains(edge.target)
      }.sorted { graph.facts[$0.fact].location < graph.facts[$1.fact].location }.filter { seen.insert($0.target).inserted }
      guard others.count > limit else { return nil }
      let names = others.map { graph.entities[$0.target].name }
      return Finding(
        rule: id, message: isProtocol ? .demands(entity.name, heirs[node]!.count, names) : .refers(entity.name, heirs[node]!.count, names),
        location: location, subjects: [entity.id], names: [entity.name],
        notes: others.prefix(8).map { edge in
          let fact = graph.facts[edge.fact]
          return Finding.Note(.member(fact.details.member ?? "", graph.entities[edge.target].name), at: fact.location)
        })
    }
  }

  /// A type, all that it derives from and all that derives from it.
  private func relatives(of node: Graph.Node, _ derivations: View) -> Set<Graph.Node> {
    var found: Set<Graph.Node> = [node]
    for isUp in [true, false] {
      var waiting = [node]
      while let next = waiting.popLast() {
        for other in isUp ? derivations.successors(next) : derivations.predecessors(next) where found.insert(other).inserted { waiting.append(other) }
      }
    }
    return found
  }
}

extension Graph {
  /// Whether a member refers to an object of the project and not to a value. In the C family, a struct or union that is held by its address is an object.
  fileprivate func isOwnObject(_ node: Node, _ details: Fact.Details) -> Bool {
    guard !entities[node].isExternal else { return false }
    switch entities[node].kind {
    case .class, .protocol: return details.ownership != .value
    case .struct, .union: return entities[node].language != .swift && details.ownership != .value && details.ownership != .copy
    default: return false
    }
  }
}

extension String {
  fileprivate static func refers(_ name: String, _ heirs: Int, _ others: [String]) -> Self {
    "\(counted(heirs, "class inherits", "classes inherit")) from '\(name)', and its own object refers to \(counted(others.count, "other")): \(listed(others)); "
      + "hand them in where they are needed, or hold them in an object that nobody inherits from"
  }

  fileprivate static func demands(_ name: String, _ heirs: Int, _ others: [String]) -> Self {
    "\(counted(heirs, "type conforms", "types conform")) to '\(name)', and it demands that each refers to \(counted(others.count, "other")): \(listed(others)); "
      + "hand them in where they are needed"
  }

  fileprivate static func member(_ name: String, _ target: String) -> Self { "'\(name)' refers to '\(target)'" }
}

// MARK: Examples

extension PolymorphismInside {
  private static let examples: [Example] = [
    Example(
      "a base screen that holds whatever any screen may need",
      """
      #import <UIKit/UIKit.h>
      @interface PSSession : NSObject
      @end
      @interface PSRouter : NSObject
      @end
      @interface PSTracker : NSObject
      @end
      @interface PSStore : NSObject
      @end
      // expect@+1: polymorphism-inside "2 classes inherit from 'PSScreen', and its own object refers to 4 others: 'PSSession', 'PSRouter', 'PSTracker' and 'PSStore'"
      @interface PSScreen : UIViewController
      @property (nonatomic, strong) PSSession *session;  // note: "'session' refers to 'PSSession'"
      @property (nonatomic, weak) PSRouter *router;
      @property (nonatomic, strong) PSTracker *tracker;
      @property (nonatomic, strong) PSStore *store;
      @end
      @interface PSFeedScreen : PSScreen
      @end
      @interface PSPhotoScreen : PSScreen
      @end
      """),
    Example(
      "screens that hold what each needs",
      """
      #import <UIKit/UIKit.h>
      @interface PSSession : NSObject
      @end
      @interface PSRouter : NSObject
      @end
      @interface PSTracker : NSObject
      @end
      @interface PSStore : NSObject
      @end
      @interface PSScreen : UIViewController
      @property (nonatomic, strong) PSSession *session;
      @property (nonatomic, strong) UIView *shade;
      @property (nonatomic, strong) UIView *bar;
      @property (nonatomic, strong) NSString *name;
      @end
      @interface PSFeedScreen : PSScreen
      @property (nonatomic, strong) PSStore *store;
      @end
      @interface PSPhotoScreen : PSScreen
      @property (nonatomic, strong) PSTracker *tracker;
      @end
      @interface PSLonelyScreen : UIViewController
      @property (nonatomic, strong) PSSession *session;
      @property (nonatomic, weak) PSRouter *router;
      @property (nonatomic, strong) PSTracker *tracker;
      @property (nonatomic, strong) PSStore *store;
      @end
      """),
    Example(
      "C++: a base that knows everybody",
      """
      //- node.cc
      struct Clock {};
      struct Log {};
      struct Pool {};
      struct Table {};
      class Node {  // expect: polymorphism-inside "1 class inherits from 'Node', and its own object refers to 4 others"
        virtual void run();
        Clock *clock;
        Log *log;
        Pool *pool;
        Table *table;
      };
      class Leaf : public Node {};
      """),
    Example(
      "C++: a base that holds what its heirs give it",
      """
      //- node.cc
      struct Clock {};
      struct Log {};
      class Node {
        virtual void run();
        Clock *clock;
        Node *next;
        Log *log;
        int count;
      };
      class Leaf : public Node {};
      """),
    Example(
      "Swift: a protocol that demands all that its conformers might want",
      """
      //- Screen.swift
      final class Session {}
      final class Router {}
      final class Tracker {}
      final class Store {}
      protocol Screen: AnyObject {  // expect: polymorphism-inside "2 types conform to 'Screen', and it demands that each refers to 4 others"
        var session: Session { get }
        var router: Router { get }
        var tracker: Tracker { get }
        var store: Store { get }
      }
      final class FeedScreen: Screen {
        let session = Session(), router = Router(), tracker = Tracker(), store = Store()
      }
      final class PhotoScreen: Screen {
        let session = Session(), router = Router(), tracker = Tracker(), store = Store()
      }
      """),
    Example(
      "Swift: a protocol at the edge",
      """
      //- Screen.swift
      final class Session {}
      protocol Screen: AnyObject {
        var session: Session { get }
        func show()
      }
      final class FeedScreen: Screen {
        let session = Session()
        func show() {}
      }
      final class PhotoScreen: Screen {
        let session = Session()
        func show() {}
      }
      """),
  ]
}
