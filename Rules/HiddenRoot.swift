package import Analysis
internal import Facts
package import Graphs

/// Flags a singleton or global variable that much of the object graph hangs from.
package struct HiddenRoot: Rule {
  package static let descriptor = RuleDescriptor(
    id: "hidden-root",
    summary: "a singleton or global variable that many types hang from and from nothing else",
    rationale: """
      Static pointers that hold things can be the start of an object graph, and nobody sees it: whoever can name the variable reaches everything below \
      it, no initialiser says so, it lives for ever, and there is one of it in every test. The more hangs from it, the less of the program can be \
      used without it. Create the object where the program starts, let the app delegate or the function `main` own it, and pass it to those who need it.

      Counted are the types of the project whose objects the variable owns, itself or through what it owns, and that no other root leads to. What the \
      variable's type is held by elsewhere does not matter when there is one object of it: who else holds it holds the same one.
      """,
    level: nil,
    options: [
      .init("types", "From how many types hanging from it alone a root is flagged.")
    ],
    examples: examples)

  /// From how many types hanging from it alone a root is flagged.
  package var types = 4

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let tree = RootTree(graph)
    return tree.roots.compactMap { root in
      // What other people and programs write is not mended by hand.
      guard !graph.entities[graph.source(of: root.fact)].isExternal else { return nil }
      let hanging = tree.hanging(from: root).map { graph.entities[$0] }.filter(\.isCounted)
      return hanging.count < types ? nil : finding(root, hanging, tree.objects, graph)
    }
  }

  private func finding(_ root: RootTree.Root, _ hanging: [Entity], _ objects: ObjectGraph, _ graph: Graph) -> Finding {
    let owner = objects.nodes[root.node]
    var subject = graph.entities[owner.entity].id
    if case .staticMember(_, let member) = owner { subject = EntityID(subject.text + " " + member) }
    let (name, names) = (objects.name(of: root.node, in: graph), hanging.map(\.name).sorted { $0.byteOrder(to: $1) < 0 })
    return Finding(rule: id, message: .hang(names, from: name), location: graph.facts[root.fact].location, subjects: [subject], names: [name] + names)
  }
}

/// What hangs from each global variable and static member.
private struct RootTree {
  struct Root {
    let node: ObjectGraph.Node
    /// The first fact that says what it keeps.
    let fact: Int
  }

  let objects: ObjectGraph
  let roots: [Root]
  /// What surely hangs below what: members, captures, and what a superclass has.
  private let owned: Digraph
  /// Whether something keeps an object of the type, and not only one of its subclasses.
  private let isKept: [Bool]
  /// Whether it is a value that is only ever a part of what holds it.
  private let isOnlyPart: [Bool]
  /// The dominator tree over all ways that there may be. These are more than there really are, so what has one owner here has one in truth.
  private let tree: DominatorTree

  /// O(e log n).
  init(_ graph: Graph) {
    objects = graph.objectGraph(.roots)
    var roots: [ObjectGraph.Node: Int] = [:]
    var isKept = [Bool](repeating: false, count: objects.nodes.count)
    var isOnlyPart = objects.nodes.map { [.struct, .enum, .union, .class].contains(graph.entities[$0.entity].kind) }
    for edge in objects.edges where edge.kind == .keeps && edge.source != edge.target {
      isKept[edge.target] = true
      let target = graph.entities[objects.nodes[edge.target].entity]
      let isValue = graph.facts[edge.fact].details.ownership == .value || target.kind != .class && target.language == .swift
      if !isValue { isOnlyPart[edge.target] = false }
      if objects.nodes[edge.source].isStatic { roots[edge.source] = min(edge.fact, roots[edge.source] ?? .max) }
    }
    self.isKept = isKept
    self.isOnlyPart = isOnlyPart
    self.roots = roots.map { Root(node: $0, fact: $1) }.sorted { $0.fact < $1.fact }
    owned = objects.digraph(of: .keeps, .inherits)
    // A superclass or protocol is no object: nothing begins there, whoever may stand in its place.
    let starts = objects.digraph(of: .keeps, .inherits, .creates).ownershipRoots()
    tree = objects.digraph.dominatorTree(from: Set(starts + graph.declared.roots.compactMap(graph.node).compactMap(objects.node(of:))).sorted())
  }

  /// The types that hang from a root and from nothing else, ascending: each is owned below it, and no other root, nor anything that nobody
  /// owns, leads to it by any way. O(edges below the root).
  func hanging(from root: Root) -> [Graph.Node] {
    var seen: Set<ObjectGraph.Node> = [root.node]
    var waiting = [root.node]
    while let node = waiting.popLast() {
      for next in owned.successors(node) where seen.insert(next).inserted { waiting.append(next) }
    }
    return seen.filter { $0 != root.node && isKept[$0] && !isOnlyPart[$0] && tree.dominators(of: $0).contains(root.node) }.map { objects.nodes[$0].entity }.sorted()
  }
}

extension Entity {
  fileprivate var isCounted: Bool { !isExternal && location != nil && [.class, .struct, .union].contains(kind) }
}

extension String {
  fileprivate static func hang(_ names: [String], from root: String) -> Self {
    "\(counted(names.count, "type")) \(names.count == 1 ? "hangs" : "hang") from '\(root)' alone: \(listed(names, limit: 6)); create it where the program starts and pass it to those who need it"
  }
}

// MARK: Examples

extension HiddenRoot {
  private static let examples: [Example] = [
    Example(
      "a session that is everything's owner",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 4}}
      //- PSSession.m
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      @end
      @interface PSConnection : NSObject
      @end
      @interface PSClient : NSObject
      @property (nonatomic, strong) PSConnection *connection;
      @end
      @interface PSLog : NSObject
      @end
      @interface PSSession : NSObject
      @property (nonatomic, strong) PSUser *user;
      @property (nonatomic, strong) PSClient *client;
      @property (nonatomic, strong) PSLog *log;
      @end
      @implementation PSSession
      + (instancetype)sharedSession {
          static PSSession *shared;  // expect: hidden-root "4 types hang from 'shared' alone: 'PSClient', 'PSConnection', 'PSSession' and 'PSUser'; create it where the program starts and pass it to those who need it"
          if (!shared) shared = [[PSSession alloc] init];
          return shared;
      }
      @end
      //- PSFeed.m
      #import <Foundation/Foundation.h>
      @class PSSession, PSLog;
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSSession *session;
      @property (nonatomic, strong) PSLog *log;
      @end
      """),
    Example(
      "the same in Swift",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 3}}
      //- Session.swift
      final class User {}
      final class Client { let connection = Connection() }
      final class Connection {}
      final class Session {
        static let shared = Session()  // expect: hidden-root "4 types hang from 'Session.shared' alone"
        let client = Client()
        var user: User?
      }
      """),
    Example(
      "C++: a variable of a function and a global one",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 3}}
      //- cache.cc
      #include <memory>
      class Slot { int used; };
      class Table { std::unique_ptr<Slot> slots[4]; };
      class Clock { int now; };
      class Cache { std::unique_ptr<Table> table; std::unique_ptr<Clock> clock; };
      Cache& shared() {
        static Cache* cache = new Cache();  // expect: hidden-root "4 types hang from 'cache' alone"
        return *cache;
      }
      struct Wheel { int size; };
      struct Axle { Wheel left, right; };
      Axle axle;
      """),
    Example(
      "the parts of one value: a table of settings",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 2}}
      //- settings.cc
      struct Slot { int used; };
      struct Table { Slot slots[4]; };
      struct Clock { int now; };
      struct Cache { Table table; Clock clock; };
      Cache& shared() {
        static Cache cache;
        return cache;
      }
      //- Settings.swift
      struct Font { var size = 12 }
      struct Margins { var left = 0 }
      struct Style { var font = Font(); var margins = Margins() }
      final class Settings {
        static let shared = Settings()
        var style = Style()
      }
      """),
    Example(
      "what is created where the program starts and owned by it",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 2}}
      //- main.m
      #import <UIKit/UIKit.h>
      @interface PSUser : NSObject
      @end
      @interface PSSession : NSObject
      @property (nonatomic, strong) PSUser *user;
      @end
      @interface PSAppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic, strong) PSSession *session;
      @end
      @implementation PSAppDelegate
      - (void)applicationDidFinishLaunching:(UIApplication *)application { self.session = [[PSSession alloc] init]; }
      @end
      """),
    Example(
      "a root that owns nothing that others do not own as well, and one that only refers",
      """
      //- .arborist.yml
      rules: {hidden-root: {types: 2}}
      //- main.swift
      final class Photo {}
      final class Album { var photos: [Photo] = [] }
      final class Library { var albums: [Album] = [] }
      final class Recents {
        static let shared = Recents()
        var albums: [Album] = []
      }
      struct Size { var width = 0 }
      struct Style {
        static let plain = Style()
        var size = Size()
      }
      final class Screen {
        static weak var current: Screen?
        let library = Library()
      }
      """),
  ]
}
