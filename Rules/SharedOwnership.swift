package import Analysis
internal import Facts
package import Graphs

/// Flags an object that can change and is owned from several branches of the object graph.
package struct SharedOwnership: Rule {
  package static let descriptor = RuleDescriptor(
    id: "shared-ownership",
    summary: "an object that can change and is owned from several branches of the object graph",
    rationale: """
      In an object graph that is a tree, each object is changed by itself or by its parents; no other parent from another branch can change it. \
      An object that two branches own belongs to neither: what one does to it, the other finds out by surprise, and nobody can say who lets go of \
      it last. Let one own it, and give the others a weak reference or just the values that they need; or make it a value, so that each has its own.

      Types alone don't tell: two owners of one class mostly own one object each. What counts is that the same object is handed on: an object \
      that was just made, a parameter or a stored member that two others are given and keep, in their initialisers, through setters, by \
      assignment, in collections; in C++ through the `shared_ptr` that is handed on. Owners of which one owns the other are one branch. Values, classes without mutable state, singletons, copies, and weak, unowned or borrowed references are \
      never flagged. The arms of an `if`, a `switch` or a `guard` are alternatives: who gets the object in one does not share it with who gets it in \
      another. What only tests hand on does not count.
      """,
    level: nil,
    options: [.init("owners", "How many branches may own one object.")],
    examples: examples)

  /// How many branches may own one object.
  package var owners = 1

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let context = Context(graph)
    var best: [Graph.Node: SharedOwners] = [:]
    for object in graph.sharedObjects(where: { !graph.isTest($0.location.path) }) {
      guard let sharing = context.sharing(of: object), sharing.branches.count > owners else { continue }
      if let known = best[sharing.type], known.branches.count >= sharing.branches.count { continue }
      best[sharing.type] = sharing
    }
    // One member may hold objects of many classes, all of one superclass: that is one problem.
    var told: Set<Set<Int>> = []
    return best.keys.sorted().filter { told.insert(Set(best[$0]!.branches.map(\.fact))).inserted }.map { context.finding(best[$0]!, id) }
  }
}

/// One object with those who own it.
private struct SharedOwners {
  let type: Graph.Node
  /// The type whose code hands it to all of them, if it is one type.
  let giver: Graph.Node?
  /// Those in different branches, by name.
  let branches: [Holder]
  /// Those above one of them.
  let others: [Holder]
}

private struct Holder {
  let owner: Graph.Node
  let member: String
  /// The fact that says how it is held.
  let fact: Int
  let handed: SourceLocation?
  /// Whether its own code takes the object from where it is.
  let isFetched: Bool
}

private struct Context {
  let graph: Graph
  let objects: ObjectGraph
  let members: StoredMembers

  init(_ graph: Graph) {
    self.graph = graph
    objects = graph.objectGraph(.objects)
    members = graph.storedMembers()
  }

  func sharing(of object: SharedObject) -> SharedOwners? {
    // What a global or a static member holds is shared by design.
    guard !object.members.contains(where: { graph.entities[$0.owner].kind == .variable }) else { return nil }
    let holdings = object.members.map { member in (member: member, facts: members.facts(of: member.owner, member: member.name, in: graph).filter(isSharing)) }
    guard let type = type(of: holdings.flatMap(\.facts)), isMutable(type) else { return nil }
    var holders: [Graph.Node: Holder] = [:]
    var given: [Graph.Node: SharedObject.Member] = [:]
    for holding in holdings {
      guard let fact = holding.facts.filter({ mayHold(type, $0) }).min(by: isPlainer), let owner = owner(holding.member.owner), holders[owner] == nil else { continue }
      holders[owner] = Holder(owner: owner, member: holding.member.name, fact: fact, handed: holding.member.handed, isFetched: holding.member.givers.last.flatMap(self.owner) == owner)
      given[owner] = holding.member
    }
    let (branches, others) = mostParted(holders.keys.sorted(), given, object)
    func sorted(_ owners: [Graph.Node]) -> [Holder] {
      owners.map { holders[$0]! }.sorted { (graph.entities[$0.owner].name, $0.owner) < (graph.entities[$1.owner].name, $1.owner) }
    }
    // A giver that has fetched the object only hands on what another has.
    let givers = Set(object.members.compactMap { $0.givers.first })
    let giver = givers.count == 1 ? givers.first.flatMap { owner($0).flatMap { holders[$0] }?.isFetched == true ? nil : $0 } : nil
    return SharedOwners(type: type, giver: giver, branches: sorted(branches), others: sorted(others))
  }

  /// What is declared says more than what was concluded.
  private func isPlainer(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (graph.facts[a].details.flags.contains(.inferred), graph.facts[b].details.flags.contains(.inferred))
    return first == second ? a < b : second
  }

  /// Whether a member keeps the very object alive, as others may, too. A copy is another object, and what is moved has one owner.
  private func isSharing(_ fact: Int) -> Bool {
    // What is put into an `id` or behind a protocol may be of several classes, each from somewhere else. In Swift an initial value says it all.
    let isGuess = graph.facts[fact].details.flags.contains(.inferred) && graph.entities[graph.source(of: fact)].language != .swift
    let held = graph.entities[graph.target(of: fact)]
    guard !isGuess, held.kind.isType, !held.isExternal else { return false }
    return graph.facts[fact].details.ownership == .strong || graph.facts[fact].details.ownership == .shared
  }

  /// The class that members of several types are declared with; a protocol alone says nothing of what is behind it.
  private func type(of facts: [Int]) -> Graph.Node? {
    var counts: [Graph.Node: Int] = [:]
    for fact in facts where [.class, .struct].contains(graph.entities[graph.target(of: fact)].kind) { counts[graph.target(of: fact), default: 0] += 1 }
    return counts.keys.sorted().max { counts[$0]! < counts[$1]! }
  }

  /// Whether a member that is declared so may hold an object of a class: by its name, by that of a superclass, or by a protocol.
  private func mayHold(_ type: Graph.Node, _ fact: Int) -> Bool {
    let target = graph.target(of: fact)
    return graph.entities[target].kind == .protocol || members.lineage(of: type).contains(target)
  }

  /// Whether an object can be changed: something that it keeps can be assigned. Whom it reports to does not count.
  private func isMutable(_ type: Graph.Node) -> Bool {
    members.facts(of: type).contains { fact in
      let details = graph.facts[fact].details
      return details.flags.contains(.mutable) && details.ownership?.isOwning ?? false
    }
  }

  /// The owner of what a type holds: a class itself; for a value, its only holder. Nil for a value that nobody or several hold.
  private func owner(_ type: Graph.Node) -> Graph.Node? {
    switch graph.entities[type].kind {
    case .class: return type
    default:
      let bearers = objects.bearers(of: type)
      guard bearers.count == 1, case .type(let owner) = objects.nodes[bearers[0]], graph.entities[owner].kind == .class || graph.entities[owner].language?.isCxx ?? false
      else { return nil }
      return owner
    }
  }

  /// As `parted`, but only with owners that may have the object at the same time: those that it comes to in different arms of an `if` or `switch` are
  /// alternatives.
  private func mostParted(
    _ owners: [Graph.Node], _ given: [Graph.Node: SharedObject.Member], _ object: SharedObject
  ) -> (branches: [Graph.Node], others: [Graph.Node]) {
    func exclude(_ a: Graph.Node, _ b: Graph.Node) -> Bool { given[a]!.excludes(given[b]!) }
    guard owners.contains(where: { owner in owners.contains { exclude($0, owner) } }) else { return parted(owners, object) }
    var best: (branches: [Graph.Node], others: [Graph.Node]) = ([], [])
    for first in owners {
      var together = [first]
      for owner in owners where owner != first && !together.contains(where: { exclude($0, owner) }) { together.append(owner) }
      let own = parted(together.sorted(), object)
      if own.branches.count > best.branches.count { best = own }
    }
    return best
  }

  /// The owners that stand beside another, so that neither owns the other, however far, nor hands the object on to it; and the rest.
  private func parted(_ owners: [Graph.Node], _ object: SharedObject) -> (branches: [Graph.Node], others: [Graph.Node]) {
    var reached: [Graph.Node: Set<Graph.Node>] = [:]
    for owner in owners { reached[owner] = reach(owner) }
    // Who is given the object by another who keeps it, or by what that one owns, stands below it.
    for member in object.members {
      guard let taker = owner(member.owner), reached[taker] != nil else { continue }
      for giver in member.givers.compactMap(owner) where giver != taker {
        for above in owners where above == giver || reached[above]!.contains(giver) { reached[above]!.formUnion(reached[taker]!) }
      }
    }
    func isAbove(_ a: Graph.Node, _ b: Graph.Node) -> Bool { a != b && reached[a]!.contains(b) }
    let branches = owners.filter { owner in owners.contains { $0 != owner && !isAbove($0, owner) && !isAbove(owner, $0) } }
    return (branches, owners.filter { !branches.contains($0) })
  }

  private func reach(_ owner: Graph.Node) -> Set<Graph.Node> {
    var seen: Set<Graph.Node> = [owner]
    var waiting = objects.bearers(of: owner)
    var isSeen = Set(waiting)
    while let next = waiting.popLast() {
      seen.insert(objects.nodes[next].entity)
      for target in objects.digraph.successors(next) where isSeen.insert(target).inserted { waiting.append(target) }
    }
    return seen
  }
}

extension Context {
  func finding(_ sharing: SharedOwners, _ rule: String) -> Finding {
    let first = sharing.branches[0]
    let type = graph.entities[sharing.type]
    var notes: [Finding.Note] = []
    for holder in sharing.branches + sharing.others {
      let name = graph.entities[holder.owner].name
      if holder.owner != first.owner { notes.append(.init("'\(name)' owns it as '\(holder.member)'", at: graph.facts[holder.fact].location)) }
      if let handed = holder.handed { notes.append(.init(holder.isFetched ? "'\(name)' takes it here" : "handed to '\(name)' here", at: handed)) }
    }
    let names = sharing.branches.map { graph.entities[$0.owner].name }
    return Finding(
      rule: rule, message: .isShared(names, type.name, by: sharing.giver.map { graph.entities[$0].name }),
      location: graph.facts[first.fact].location, subjects: [type.id], names: [type.name] + names, notes: notes)
  }
}

extension String {
  fileprivate static func isShared(_ owners: [String], _ type: String, by giver: String?) -> Self {
    "\(listed(owners)) own the same '\(type)'" + (giver.map { ", which '\($0)' hands them" } ?? "")
      + "; let one own it, and give the others a weak reference or the values that they need"
  }
}

// MARK: Examples

extension SharedOwnership {
  private static let examples: [Example] = [
    Example(
      "a controller makes a store and gives it to two screens",
      """
      #import <UIKit/UIKit.h>
      @interface PSStore : NSObject
      @property (nonatomic, copy) NSString *query;
      @end
      @interface PSList : UIViewController
      - (instancetype)initWithStore:(PSStore *)store;
      @end
      @interface PSDetail : UIViewController
      @property (nonatomic, strong) PSStore *store;  // expect: shared-ownership "'PSDetail' and 'PSList' own the same 'PSStore', which 'PSApp' hands them; let one own it"
      @end
      @implementation PSStore
      @end
      @implementation PSList {
        PSStore *_store;  // note: "'PSList' owns it as '_store'"
      }
      - (instancetype)initWithStore:(PSStore *)store {
        if ((self = [super init])) { _store = store; }
        return self;
      }
      @end
      @implementation PSDetail
      @end
      @interface PSApp : NSObject
      @end
      @implementation PSApp
      - (NSArray *)screens {
        PSStore *store = [[PSStore alloc] init];
        PSDetail *detail = [[PSDetail alloc] init];
        detail.store = store;  // note: "handed to 'PSDetail' here"
        return @[[[PSList alloc] initWithStore:store], detail];  // note: "handed to 'PSList' here"
      }
      @end
      """),
    Example(
      "each has its own, or can't change it, or doesn't keep it alive",
      """
      #import <UIKit/UIKit.h>
      @interface PSStore : NSObject
      @property (nonatomic, copy) NSString *query;
      @end
      @interface PSTheme : NSObject
      @property (nonatomic, readonly) NSString *name;
      @end
      @interface PSList : UIViewController
      @property (nonatomic, strong) PSStore *store;
      @property (nonatomic, strong) PSTheme *theme;
      @property (nonatomic, weak) PSStore *favourites;
      @end
      @interface PSDetail : UIViewController
      @property (nonatomic, strong) PSStore *store;
      @property (nonatomic, strong) PSTheme *theme;
      @property (nonatomic, strong) PSStore *favourites;
      @end
      @implementation PSStore
      @end
      @implementation PSTheme
      @end
      @implementation PSList
      @end
      @implementation PSDetail
      @end
      @interface PSApp : NSObject
      @property (nonatomic, strong) PSList *list;
      @property (nonatomic, strong) PSDetail *detail;
      @end
      @implementation PSApp
      - (void)start {
        PSTheme *theme = [[PSTheme alloc] init];
        PSStore *favourites = [[PSStore alloc] init];
        self.list.store = [[PSStore alloc] init];
        self.detail.store = [[PSStore alloc] init];
        self.list.theme = theme;
        self.detail.theme = theme;
        self.list.favourites = favourites;
        self.detail.favourites = favourites;
      }
      @end
      """),
    Example(
      "a box for anything",
      """
      #import <Foundation/Foundation.h>
      @interface PSStore : NSObject
      @property (nonatomic, copy) NSString *query;
      @end
      @interface PSBox : NSObject
      @property (nonatomic, strong) id content;
      @end
      @interface PSShelf : NSObject
      @property (nonatomic, strong) id content;
      @end
      @implementation PSStore
      @end
      @implementation PSBox
      @end
      @implementation PSShelf
      @end
      void fill(PSBox *box, PSShelf *shelf, id content) {
        box.content = content;
        shelf.content = content;
        box.content = [[PSStore alloc] init];
        shelf.content = [[PSStore alloc] init];
      }
      """),
    Example(
      "screens that take the session from where it is: nobody hands it to them",
      """
      //- App.swift
      final class Session { var user = "" }
      final class App {
        let session = Session()  // expect: shared-ownership "'App', 'Feed' and 'Profile' own the same 'Session'; let one own it"
      }
      final class Feed {
        private let session: Session  // note: "'Feed' owns it as 'session'"
        init(app: App) { session = app.session }  // note: "'Feed' takes it here"
        func profile(app: App) -> Profile { Profile(session: app.session) }  // note: "handed to 'Profile' here"
      }
      final class Profile {
        private let session: Session  // note: "'Profile' owns it as 'session'"
        init(session: Session) { self.session = session }
      }
      """),
    Example(
      "a parent that hands its store down one branch",
      """
      #import <UIKit/UIKit.h>
      @interface PSStore : NSObject
      @property (nonatomic, copy) NSString *query;
      @end
      @interface PSCell : UIView
      @property (nonatomic, strong) PSStore *store;
      @end
      @interface PSList : UIView
      @property (nonatomic, strong) PSStore *store;
      @property (nonatomic, strong) PSCell *cell;
      @end
      @implementation PSStore
      @end
      @implementation PSCell
      @end
      @implementation PSList
      - (void)layoutSubviews { self.cell.store = self.store; }
      @end
      """),
    Example(
      "a session that two models are made with",
      """
      //- App.swift
      final class Session { var user = "" }
      final class Feed {
        private let session: Session  // expect: shared-ownership "'Feed' and 'Profile' own the same 'Session', which 'App' hands them; let one own it, and give the others a weak reference or the values that they need"
        init(session: Session) { self.session = session }
      }
      final class Profile {
        let session: Session  // note: "'Profile' owns it as 'session'"
        init(session: Session) { self.session = session }
      }
      final class App {
        private let session = Session()  // note: "'App' owns it as 'session'"
        func feed() -> Feed { Feed(session: session) }  // note: "handed to 'Feed' here"
        func profile() -> Profile { Profile(session: session) }  // note: "handed to 'Profile' here"
      }
      """),
    Example(
      "one of several screens, by what is to be shown",
      """
      //- App.swift
      final class Session { var user = "" }
      final class Feed {
        let session: Session
        init(session: Session) { self.session = session }
      }
      final class Profile { var session: Session? }
      final class Search { var session: Session? }
      enum Page { case feed, profile, search }
      final class App {
        private let session = Session()
        func open(_ page: Page) -> AnyObject {
          switch page {
          case .feed: return Feed(session: session)
          case .profile:
            let profile = Profile()
            profile.session = session
            return profile
          case .search: break
          }
          let search = Search()
          search.session = session
          return search
        }
      }
      """),
    Example(
      "one of two screens, in Objective-C",
      """
      #import <UIKit/UIKit.h>
      @interface PSStore : NSObject
      @property (nonatomic, copy) NSString *query;
      @end
      @interface PSList : UIViewController
      @property (nonatomic, strong) PSStore *store;
      @end
      @interface PSDetail : UIViewController
      @property (nonatomic, strong) PSStore *store;
      @end
      @implementation PSStore
      @end
      @implementation PSList
      @end
      @implementation PSDetail
      @end
      UIViewController *screen(BOOL isWide) {
        PSStore *store = [[PSStore alloc] init];
        if (isWide) {
          PSDetail *detail = [[PSDetail alloc] init];
          detail.store = store;
          return detail;
        }
        PSList *list = [[PSList alloc] init];
        list.store = store;
        return list;
      }
      """),
    Example(
      "values, constants, singletons, and sessions of one's own",
      """
      //- App.swift
      struct Filter { var text = "" }
      final class Style { let name = "" }
      final class Session {
        static let shared = Session()
        var user = ""
      }
      final class Feed {
        let filter: Filter
        let style: Style
        let session: Session
        unowned let app: App
        init(filter: Filter, style: Style, session: Session, app: App) {
          self.filter = filter
          self.style = style
          self.session = session
          self.app = app
        }
      }
      final class Profile {
        let filter: Filter
        let style: Style
        let session: Session
        unowned let app: App
        init(filter: Filter, style: Style, session: Session, app: App) {
          self.filter = filter
          self.style = style
          self.session = session
          self.app = app
        }
      }
      final class App {
        private let filter = Filter()
        private let style = Style()
        var name = ""
        var fresh: Session { Session() }
        func feed() -> Feed { Feed(filter: filter, style: style, session: fresh, app: self) }
        func profile() -> Profile { Profile(filter: filter, style: style, session: fresh, app: self) }
        func feeds() -> [Feed] {
          let shared = Session.shared
          return [Feed(filter: filter, style: style, session: shared, app: self)]
        }
      }
      """),
    Example(
      "a cache behind shared pointers",
      """
      //- store.cc
      #include <memory>
      struct Cache { int hits = 0; };
      class Reader {
       public:
        explicit Reader(std::shared_ptr<Cache> cache) : cache_(std::move(cache)) {}
       private:
        std::shared_ptr<Cache> cache_;  // expect: shared-ownership "'Reader' and 'Writer' own the same 'Cache'"
      };
      class Writer {
       public:
        explicit Writer(std::shared_ptr<Cache> cache) : cache_(cache) {}
       private:
        std::shared_ptr<Cache> cache_;  // note: "'Writer' owns it as 'cache_'"
      };
      void run() {
        auto cache = std::make_shared<Cache>();
        Reader reader(cache);
        Writer writer(cache);
      }
      """),
    Example(
      "a cache that one owns and another looks into",
      """
      //- store.cc
      #include <memory>
      struct Cache { int hits = 0; };
      class Reader {
       public:
        explicit Reader(std::shared_ptr<Cache> cache) : cache_(cache) {}
       private:
        std::shared_ptr<Cache> cache_;
      };
      class Writer {
       public:
        explicit Writer(std::shared_ptr<Cache> cache) : cache_(cache) {}
       private:
        std::weak_ptr<Cache> cache_;
      };
      class Index {
        std::shared_ptr<Cache> own_ = std::make_shared<Cache>();
      };
      void run() {
        auto cache = std::make_shared<Cache>();
        Reader reader(cache);
        Writer writer(cache);
      }
      """),
  ]
}
