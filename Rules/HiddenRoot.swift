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
      .init("types", "From how many types hanging from it alone a root is flagged."),
    ],
    examples: [
      Example("a session that is everything's owner", """
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
      Example("the same in Swift", """
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
      Example("C++: a variable of a function and a global one", """
        //- .arborist.yml
        rules: {hidden-root: {types: 3}}
        //- cache.cc
        struct Slot { int used; };
        struct Table { Slot slots[4]; };
        struct Clock { int now; };
        struct Cache { Table table; Clock clock; };
        Cache& shared() {
          static Cache cache;  // expect: hidden-root "4 types hang from 'cache' alone"
          return cache;
        }
        struct Wheel { int size; };
        struct Axle { Wheel left, right; };
        Axle axle;
        """),
      Example("what is created where the program starts and owned by it", """
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
      Example("a root that owns nothing that others do not own as well, and one that only refers", """
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
    ])

  /// From how many types hanging from it alone a root is flagged.
  package var types = 4

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let tree = graph.objectTree(Family(graph))
    return tree.roots.compactMap { root in
      let location = graph.facts[root.facts[0]].location
      guard !isTestCode(location.path) else { return nil }
      let hanging = tree.hanging(from: root).filter { graph.entities[$0].isCounted }
      return hanging.count < types ? nil : finding(root, hanging.map { graph.entities[$0] }, at: location, graph)
    }
  }

  private func finding(_ root: ObjectTree.StaticRoot, _ hanging: [Entity], at location: SourceLocation, _ graph: Graph) -> Finding {
    let entity = graph.entities[root.entity]
    let name = root.member.map { "\(entity.name).\($0)" } ?? entity.name
    let names = hanging.map(\.name).sorted { $0.byteOrder(to: $1) < 0 }
    return Finding(
      rule: id, message: .hang(names, from: name), location: location,
      subjects: [root.member.map { EntityID(entity.id.text + " " + $0) } ?? entity.id], names: [name] + names)
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
