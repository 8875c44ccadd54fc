package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags objects that keep each other alive, once per knot of types: with a shortest loop, and the one edge to weaken.
package struct RetainCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "retain-cycle",
    summary: "objects that keep each other alive, by members or by closures that capture them",
    rationale: """
      Objects that own each other in a circle are never freed, and neither is what hangs from them: memory grows, timers go on, and what \
      should happen when the last owner lets go never happens. One edge of every circle has to be weak: the one that leads from a part back \
      to its whole.

      It is an error when code is seen that ties the very same objects both ways, `child.parent = self` for a child that `self` keeps, a \
      closure in a member that captures `self`, a timer that keeps its target, and nothing ends it in time: the `dealloc` or `deinit` of \
      an object in the loop is too late. It is a warning when it ends only by a call that nobody here makes, when a call may mean one of several \
      functions, and when both ends are declared as owning, filled by code, and one is named for what leads back: a parent, an owner, a \
      delegate, a controller. What is over by itself, and what code takes apart that somebody calls, is possible only, and reported when \
      `possible` asks for it.

      A type that holds its own kind is a tree or a list and no circle, unless it holds its parent as well. Values are looked through, what \
      `unique_ptr` owns has one owner, and what a class keeps in `static` members lives for ever anyway, as does the delegate of the \
      application.
      """,
    level: .error,
    unproven: .warning,
    suppression: .edges([.holds, .captures]),
    options: [
      .init("possible", "Whether loops are reported too that are only possible, as warnings."),
    ],
    examples: [
      Example("a child that keeps its parent", """
        //- PSAlbum.h
        #import <Foundation/Foundation.h>
        @class PSAlbum;

        @interface PSPhoto : NSObject
        // expect@+1: retain-cycle "'PSAlbum' and 'PSPhoto' keep each other alive; make 'album' of 'PSPhoto' weak: 'PSAlbum' makes it, so 'PSAlbum' is the owner"
        @property (nonatomic, strong) PSAlbum *album;  // note: "'PSPhoto' keeps 'PSAlbum' in 'album'"
        @end

        @interface PSAlbum : NSObject
        @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;  // note: "'PSAlbum' keeps 'PSPhoto' in 'photos'"
        @end
        //- PSAlbum.m
        #import "PSAlbum.h"

        @implementation PSPhoto
        @end

        @implementation PSAlbum
        - (void)addPhoto {
          PSPhoto *photo = [[PSPhoto alloc] init];
          photo.album = self;
          [self.photos addObject:photo];
        }
        @end
        """),
      Example("the same with a weak way back", """
        #import <Foundation/Foundation.h>
        @class PSAlbum;

        @interface PSPhoto : NSObject
        @property (nonatomic, weak) PSAlbum *album;
        @end
        @implementation PSPhoto
        @end

        @interface PSAlbum : NSObject
        @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;
        @end
        @implementation PSAlbum
        - (void)addPhoto {
          PSPhoto *photo = [[PSPhoto alloc] init];
          photo.album = self;
          [self.photos addObject:photo];
        }
        @end
        """),
      Example("a block that captures its keeper", """
        #import <Foundation/Foundation.h>
        @interface PSLoader : NSObject
        @property (nonatomic, copy) void (^completion)(void);
        @end
        @implementation PSLoader
        - (void)finish {}
        - (void)start {
          self.completion = ^{
            [self finish];  // expect: retain-cycle "'PSLoader' keeps itself alive by a closure in 'completion'; capture a '__weak' reference to 'PSLoader'"
          };
        }
        @end
        """),
      Example("a block that captures its keeper weakly, and one that is dropped when it has run", """
        #import <Foundation/Foundation.h>
        @interface PSLoader : NSObject
        @property (nonatomic, copy) void (^completion)(void);
        @property (nonatomic, copy) void (^cancellation)(void);
        @end
        @implementation PSLoader
        - (void)finish {
          self.cancellation = nil;
        }
        - (void)start {
          __weak typeof(self) weakSelf = self;
          self.completion = ^{ [weakSelf finish]; };
          self.cancellation = ^{ [self finish]; };
        }
        @end
        """),
      Example("a timer that is told to let go only when it is too late", """
        #import <Foundation/Foundation.h>
        @interface PSClock : NSObject
        @property (nonatomic, strong) NSTimer *timer;
        @end
        @implementation PSClock
        - (void)tick {}
        - (void)start {
          self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: retain-cycle "'PSClock' keeps itself alive by what 'timer' is handed"
        }
        - (void)dealloc {
          [self.timer invalidate];
        }
        @end
        """),
      Example("both ends own, and who ties them is not seen", """
        #import <UIKit/UIKit.h>
        @class PSFeedController;
        @interface PSFeedView : UIView
        @property (nonatomic, strong) PSFeedController *controller;  // expect: retain-cycle "'PSFeedController' and 'PSFeedView' may keep each other alive; make 'controller' of 'PSFeedView' weak: by its name it leads back"
        @end
        @implementation PSFeedView
        - (instancetype)initWithController:(PSFeedController *)controller {
          self = [super init];
          _controller = controller;
          return self;
        }
        @end
        @interface PSFeedController : NSObject
        @property (nonatomic, strong) PSFeedView *feedView;
        @end
        @implementation PSFeedController
        - (void)show:(PSFeedView *)view { self.feedView = view; }
        @end
        """),
      Example("a delegate that is declared strong and that nobody sets", """
        #import <Foundation/Foundation.h>
        @class PSStore;
        @interface PSQueue : NSObject
        @property (nonatomic, strong) PSStore *delegate;
        @end
        @implementation PSQueue
        @end
        @interface PSStore : NSObject
        @property (nonatomic, strong) PSQueue *queue;
        @end
        @implementation PSStore
        - (void)open { self.queue = [PSQueue new]; }
        @end
        """),
      Example("through a protocol, when it is asked for", """
        //- .arborist.yml
        rules:
          retain-cycle: {possible: true}
        //- main.m
        #import <Foundation/Foundation.h>
        @protocol PSListener
        @end
        @interface PSRadio : NSObject
        @property (nonatomic, strong) id<PSListener> listener;  // expect: retain-cycle "'PSRadio' and 'PSStation' may keep each other alive"
        @end
        @implementation PSRadio
        @end
        @interface PSStation : NSObject <PSListener>
        @property (nonatomic, strong) PSRadio *radio;
        @end
        @implementation PSStation
        @end
        """),
      Example("Swift: a closure, a delegate and a child that knows its parent", """
        //- Screen.swift
        final class Row {
          var onTap: (() -> Void)?
          let list: List  // expect: retain-cycle "'List' and 'Row' keep each other alive; make 'list' of 'Row' weak"
          init(list: List) { self.list = list }
        }
        final class List {
          var rows: [Row] = []
          func add() { rows.append(Row(list: self)) }
        }
        final class Screen {
          let button = Button()
          func load() {
            button.onTap = { self.load() }  // expect: retain-cycle "'Button' and 'Screen' keep each other alive; capture 'Screen' weakly"
          }
        }
        final class Button {
          var onTap: (() -> Void)?
        }
        """),
      Example("Swift: the same with weak ways back, and a tree", """
        //- Screen.swift
        final class Row {
          unowned let list: List
          init(list: List) { self.list = list }
        }
        final class List {
          var rows: [Row] = []
          func add() { rows.append(Row(list: self)) }
        }
        final class Screen {
          let button = Button()
          func load() {
            button.onTap = { [weak self] in self?.load() }
          }
        }
        final class Button {
          var onTap: (() -> Void)?
        }
        final class Folder {
          var folders: [Folder] = []
          weak var parent: Folder?
          func add(_ folder: Folder) {
            folder.parent = self
            folders.append(folder)
          }
        }
        """),
      Example("Swift: a closure that a test puts into what it tests", """
        //- Sources/RecordModel.swift
        final class RecordModel {
          var beginEditing: (() -> Bool)?
          func update() {}
        }
        //- UnitTests/RecordModelTests.swift
        func testRefresh() {
          let model = RecordModel()
          model.beginEditing = {
            model.update()
            return true
          }
        }
        """),
      Example("C++: two shared pointers", """
        //- house.h
        #pragma once
        #include <memory>
        #include <vector>
        struct House;
        struct Room {
          std::shared_ptr<House> house;  // expect: retain-cycle "'House' and 'Room' keep each other alive; make 'house' of 'Room' a 'std::weak_ptr'"
        };
        struct House : std::enable_shared_from_this<House> {
          std::vector<std::shared_ptr<Room>> rooms;
          void build();
        };
        //- house.cc
        #include "house.h"
        void House::build() {
          auto room = std::make_shared<Room>();
          room->house = shared_from_this();
          rooms.push_back(room);
        }
        """),
      Example("C++: a weak pointer back, and what has one owner", """
        //- house.h
        #pragma once
        #include <memory>
        #include <vector>
        struct House;
        struct Room {
          std::weak_ptr<House> house;
          House *raw = nullptr;
        };
        struct House : std::enable_shared_from_this<House> {
          std::vector<std::shared_ptr<Room>> rooms;
          void build();
        };
        struct Node {
          std::unique_ptr<Node> left, right;
        };
        //- house.cc
        #include "house.h"
        void House::build() {
          auto room = std::make_shared<Room>();
          room->house = shared_from_this();
          room->raw = this;
          rooms.push_back(room);
        }
        """),
    ])

  /// Whether loops are reported that are only possible: through a protocol, a superclass or an inferred type, or that code breaks by hand.
  package var possible = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let advice = LoopAdvice(graph)
    let candidates = Candidates(graph, possible: possible)
    var cut: Set<Int> = []
    var findings = loopFindings(graph, advice, &cut)
    // What is mended with a graver finding is taken as mended, so that no loop is told of twice.
    for evidence in Candidates.Evidence.allCases where evidence != .possible || possible {
      for knot in candidates.knots(evidence, without: cut) {
        for edge in knot.cuts { cut.formUnion(candidates.factsOfMember(edge.fact)) }
        let certainty = candidates.certainty(of: knot, found: evidence)
        guard certainty != .possible || possible else { continue }
        findings.append(finding(knot, certainty, candidates))
      }
    }
    return findings
  }

  // MARK: Loops that bodies prove

  /// One for each link that has to be weak: the surest and shortest loop over it. `cut` are the facts of those links.
  private func loopFindings(_ graph: Graph, _ advice: LoopAdvice, _ cut: inout Set<Int>) -> [Finding] {
    var findings: [Finding] = []
    var places: Set<SourceLocation> = []
    let loops = graph.loops.filter { loop in
      guard loop.certainty != .possible || possible else { return false }
      // What other people tie in their own code is for them to mend.
      if loop.links.allSatisfy({ graph.isExternalFile($0.location.path) }) { return false }
      return !loop.links.contains { isTestCode($0.location.path) || graph.isOfTest($0.source) }
    }
    let sorted = loops.enumerated().sorted { a, b in
      (a.element.certainty.order, a.element.links.count, a.offset) < (b.element.certainty.order, b.element.links.count, b.offset)
    }
    for (_, loop) in sorted {
      let links = advice.order(loop.links)
      guard !links.contains(where: { places.contains(advice.place(of: $0)) }) else { continue }
      places.insert(advice.place(of: links[0]))
      if links[0].kind == .member || links[0].kind == .element { cut.formUnion(advice.facts(of: links[0])) }
      findings.append(finding(loop, links, advice, graph))
    }
    return findings
  }

  private func finding(_ loop: ObjectLoop, _ links: [ObjectLoop.Link], _ advice: LoopAdvice, _ graph: Graph) -> Finding {
    func entity(_ id: EntityID) -> Entity { graph.node(id).map { graph.entities[$0] } ?? Entity(id, kind: .class, name: id.plainName, isExternal: true) }
    func name(_ id: EntityID) -> String { entity(id).name }
    let ids = Set(loop.links.map(\.source)).sorted()
    let first = links[0]
    let reason = advice.reason(first, in: loop.links)
    var remedy = String.remedy(first, reason, from: entity(first.source), to: entity(first.target))
    if first.kind == .member, let bound = advice.declaredProtocol(of: first) { remedy += .needsClass(entity(bound).name) }
    var notes: [Finding.Note] = []
    for link in loop.links {
      let words = String.keeps(link, name(link.source), name(link.target))
      let declared = link.kind == .member || link.kind == .element ? advice.declaration(of: link) : nil
      notes.append(Finding.Note(words, at: declared ?? link.location))
      if let declared, declared != link.location { notes.append(Finding.Note("'\(link.member)' is given '\(name(link.target))' here", at: link.location)) }
    }
    for ending in loop.endings where ending.kind != .byItself { notes.append(Finding.Note(.ends(ending), at: ending.location)) }
    let isSure = loop.certainty == .proven
    return Finding(
      rule: id,
      message: .keepAlive(ids.map(name), isSure: isSure, by: first, remedy: remedy),
      location: advice.place(of: first),
      subjects: ids,
      names: ids.map(name),
      notes: .shortened(notes, to: Self.listLimit),
      cuts: [Finding.Cut(source: name(first.source), target: name(first.target), at: advice.place(of: first), reason: remedy)],
      confidence: loop.certainty.confidence,
      circle: loop.links.map { Finding.Edge($0.source, $0.target, .keeps($0, name($0.source), name($0.target)), at: $0.location) })
  }

  private func finding(_ knot: Knot, _ confidence: Finding.Confidence, _ candidates: Candidates) -> Finding {
    let graph = candidates.graph
    func name(_ node: Graph.Node) -> String { graph.entities[node].name }
    func location(_ edge: OwningEdge) -> SourceLocation { graph.facts[edge.fact].location }
    let first = knot.cuts[0]
    let notes = knot.cycle.prefix(Self.listLimit).map { edge in
      Finding.Note(.keeps(name(edge.source), name(edge.target), graph.facts[edge.fact]), at: location(edge))
    }
    return Finding(
      rule: id,
      message: .keepAlive(
        knot.types.map(name), isSure: confidence == .proven, by: graph.facts[first.fact], others: knot.cuts.count - 1,
        remedy: candidates.remedy(for: first)),
      location: graph.facts[candidates.declaration(of: first.fact)].location,
      subjects: knot.types.map { graph.entities[$0].id },
      names: knot.types.map(name),
      notes: Array(notes),
      cuts: knot.cuts.prefix(Self.listLimit).map { edge in
        Finding.Cut(source: name(edge.source), target: name(edge.target), at: graph.facts[candidates.declaration(of: edge.fact)].location, reason: candidates.remedy(for: edge))
      },
      confidence: confidence,
      circle: circle(knot, graph))
  }

  private func circle(_ knot: Knot, _ graph: Graph) -> [Finding.Edge] {
    var seen: Set<[Graph.Node]> = []
    return knot.edges.filter { seen.insert([$0.source, $0.target]).inserted }.map { edge in
      let (source, target) = (graph.entities[edge.source], graph.entities[edge.target])
      return Finding.Edge(
        source.id, target.id, .keeps(source.name, target.name, graph.facts[edge.fact]), at: graph.facts[edge.fact].location)
    }
  }

  /// Longer lists of cuts and notes are cut off: nobody reads on.
  fileprivate static let listLimit = 12
}

/// Types that keep each other alive: a shortest loop, all the edges among them, and those to weaken, the best first.
private struct Knot {
  var types: [Graph.Node]
  var edges: [OwningEdge]
  var cycle: [OwningEdge]
  var cuts: [OwningEdge]
}

/// The edges that may close a loop, and what is known of each.
private struct Candidates {
  let graph: Graph
  private let edges: [OwningEdge]
  private let loose: [OwningEdge]
  /// Who makes objects of whom.
  private var makes: Set<OwningPair> = []
  /// Types of which a static or global variable keeps an object, or the application, for ever.
  private var lasting: Set<Graph.Node> = []
  /// The members that the platform's timers, sessions and subscriptions are kept in: these let go when they are over.
  private let tokens: Set<Member>
  /// The facts that say what a member holds.
  private var holding: [Member: [Int]] = [:]

  /// What is looked for where no body proves a loop, the surest first.
  enum Evidence: CaseIterable {
    case likely, possible
  }

  private struct OwningPair: Hashable {
    let source: Graph.Node
    let target: Graph.Node
  }

  /// Between any two that descend from what is written there is a possible edge: very many, so only when they are asked for.
  init(_ graph: Graph, possible: Bool) {
    self.graph = graph
    tokens = graph.tokenMembers()
    edges = graph.owningEdges()
    loose = possible ? graph.owningEdges { _ in true } : []
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      if fact.relation == .holds, let name = fact.details.member { holding[Member(owner: fact.subject, name: name), default: []].append(index) }
      switch fact.relation {
      case .creates: makes.insert(OwningPair(source: graph.source(of: index), target: graph.target(of: index)))
      case .holds where fact.details.flags.contains(.isStatic) && fact.details.ownership?.isOwning ?? false:
        let (source, target) = (graph.source(of: index), graph.target(of: index))
        if source == target || graph.entities[source].kind == .variable { lasting.insert(target) }
      case .conforms where Platform.isOfTheApplication(graph.entities[graph.target(of: index)].name): lasting.insert(graph.source(of: index))
      default: break
      }
    }
  }

  // MARK: Members

  /// The facts that end with the edge: a member that is made weak is weak for whatever is put there. A closure captures each object by itself.
  func factsOfMember(_ fact: Int) -> [Int] {
    guard graph.facts[fact].relation == .holds, let name = graph.facts[fact].details.member else { return [fact] }
    return holding[Member(owner: graph.facts[fact].subject, name: name)] ?? [fact]
  }

  /// Where a member is declared, for a fact that is inferred from what the member is given.
  func declaration(of fact: Int) -> Int {
    guard graph.facts[fact].details.flags.contains(.inferred) else { return fact }
    return factsOfMember(fact).first { !graph.facts[$0].details.flags.contains(.inferred) } ?? fact
  }

  // MARK: Loops

  /// The loops of which so much is certain, a knot each.
  func knots(_ evidence: Evidence, without cut: Set<Int>) -> [Knot] {
    let among: [OwningEdge]
    switch evidence {
    case .likely: among = edges.filter { graph.facts[$0.fact].isLikely }
    case .possible: among = loose
    }
    let left = among.filter { !cut.contains($0.fact) }
    let view = View(nodeCount: graph.entities.count, edges: left.map { View.Edge(source: $0.source, target: $0.target, fact: $0.fact) })
    let numbers = view.componentNumbers().numbers
    let inside = Dictionary(grouping: left.filter { numbers[$0.source] == numbers[$0.target] }) { numbers[$0.source] }
    return inside.values.flatMap { knots(of: $0, evidence) }.sorted { $0.cuts[0].fact < $1.cuts[0].fact }
  }

  /// The edges of a component that close a loop are taken out, the one that is easiest to do without first, until no loop is left.
  private func knots(of all: [OwningEdge], _ evidence: Evidence) -> [Knot] {
    var left = all
    var knots: [Knot] = []
    // The shortest loops are the easiest to understand.
    let closing = all.filter { mayClose($0, evidence, all) }
      .map { (edge: $0, length: shortestWay(from: $0.target, to: $0.source, over: all)?.count ?? .max, price: price($0), place: graph.facts[$0.fact].location) }
      .sorted { ($0.length, $0.price, $0.place, $0.edge.fact) < ($1.length, $1.price, $1.place, $1.edge.fact) }
      .map(\.edge)
    var cut: Set<Int> = []
    for edge in closing where cut.count < RetainCycle.listLimit && !cut.contains(edge.fact) {
      guard let way = shortestWay(from: edge.target, to: edge.source, over: left) else { continue }
      let cycle = [edge] + way
      let gone = Set(factsOfMember(edge.fact))
      cut.formUnion(gone)
      left.removeAll { gone.contains($0.fact) }
      if knots.isEmpty { knots.append(Knot(types: [], edges: [], cycle: cycle, cuts: [])) }
      knots[knots.count - 1].types += cycle.map(\.source)
      knots[knots.count - 1].cuts.append(edge)
    }
    for index in knots.indices {
      let types = Set(knots[index].types)
      knots[index].types = types.sorted()
      knots[index].edges = all.filter { types.contains($0.source) && types.contains($0.target) }
    }
    return knots
  }

  /// Whether an edge may be the way back of a loop, the one that should not own. Values and what has one owner only can't be.
  private func mayClose(_ edge: OwningEdge, _ evidence: Evidence, _ all: [OwningEdge]) -> Bool {
    let fact = graph.facts[edge.fact]
    guard fact.isCounted else { return false }
    switch evidence {
    case .likely:
      guard fact.relation == .holds, fact.leadsBack else { return false }
      return edge.source != edge.target || hasWayDown(edge, all)
    case .possible:
      // A type that holds its own kind is a tree or a list.
      return edge.source != edge.target || fact.relation == .captures || fact.leadsBack && hasWayDown(edge, all)
    }
  }

  /// Whether a type that holds its own kind as a parent also holds it as a child.
  private func hasWayDown(_ edge: OwningEdge, _ all: [OwningEdge]) -> Bool {
    all.contains {
      $0.source == edge.source && $0.target == edge.target && graph.facts[$0.fact].details.member != graph.facts[edge.fact].details.member
        && !graph.facts[$0.fact].leadsBack
    }
  }

  /// What is kept for ever anyway is no leak, and what the platform lets go of when it is over is less certain to be one.
  func certainty(of knot: Knot, found evidence: Evidence) -> Finding.Confidence {
    let isLasting = knot.cycle.contains { lasting.contains($0.source) }
    let isOver = knot.cycle.contains { edge in
      let fact = graph.facts[edge.fact]
      return fact.relation == .captures && tokens.contains(Member(owner: fact.subject, name: fact.details.member ?? ""))
    }
    switch evidence {
    case .likely: return isLasting || isOver ? .possible : .likely
    case .possible: return .possible
    }
  }

  // MARK: Which edge to weaken

  private enum Reason {
    case closure, target, delegate, back, made, oneOfMany, shortest
  }

  private func reason(_ edge: OwningEdge) -> Reason {
    let fact = graph.facts[edge.fact]
    if fact.relation == .captures { return fact.details.flags.contains(.target) ? .target : .closure }
    let isMade = makes.contains(OwningPair(source: edge.source, target: edge.target))
    if fact.isDelegate, !isMade { return .delegate }
    if fact.leadsBack, !isMade { return .back }
    if makes.contains(OwningPair(source: edge.target, target: edge.source)), !isMade { return .made }
    let isOneOfMany = edges.contains { $0.source == edge.target && $0.target == edge.source && graph.facts[$0.fact].details.flags.contains(.many) }
    return isOneOfMany && !fact.details.flags.contains(.many) ? .oneOfMany : .shortest
  }

  /// The lower, the less it is missed.
  private func price(_ edge: OwningEdge) -> Int {
    let many = graph.facts[edge.fact].details.flags.contains(.many) ? 10 : 0
    switch reason(edge) {
    case .delegate: return 1 + many
    case .closure, .target: return 2
    case .back: return 3 + many
    case .made: return 4 + many
    case .oneOfMany: return 5
    case .shortest: return 6 + many
    }
  }

  func remedy(for edge: OwningEdge) -> String {
    let fact = graph.facts[edge.fact]
    let (source, target) = (graph.entities[edge.source], graph.entities[edge.target])
    let member = fact.details.member ?? ""
    switch reason(edge) {
    case .closure: return .captureWeakly(target.name, target.language ?? source.language)
    case .target: return .standIn(target.name)
    case .delegate: return .makeWeak(member, source, because: .delegate)
    case .back: return .makeWeak(member, source, because: .back(target.name))
    case .made: return .makeWeak(member, source, because: .made(target.name))
    case .oneOfMany: return .makeWeak(member, source, because: .oneOfMany(target.name))
    case .shortest: return .makeWeak(member, source, because: .shortest)
    }
  }
}

extension Fact {
  /// Kept by counting references: what may be made weak.
  fileprivate var isCounted: Bool {
    switch details.ownership {
    case .strong, .copy, .shared: true
    case .value, .unique, .weak, .unowned, .unsafe, .raw, .reference, nil: false
    }
  }

  fileprivate var isWired: Bool {
    details.flags.contains(.wired) && !details.flags.contains(.cleared) || details.ownership == .value && relation == .holds
  }

  /// Declared as owning, filled by code, and nowhere taken back.
  fileprivate var isLikely: Bool {
    if isWired { return true }
    guard relation == .holds, details.flags.isDisjoint(with: [.cleared, .assumed]), details.flags.contains(.given) else { return false }
    // Swift infers a type from an initial value, and is right.
    return !details.flags.contains(.inferred) || subject.text.hasPrefix("s:")
  }

  fileprivate var isDelegate: Bool { details.member?.namesDelegate ?? false }

  /// Whether the member is named for what keeps the object: its parent, owner, controller.
  fileprivate var leadsBack: Bool { details.member?.leadsBack ?? false }
}

extension ObjectLoop.Certainty {
  fileprivate var order: Int {
    switch self {
    case .proven: 0
    case .likely: 1
    case .possible: 2
    }
  }

  fileprivate var confidence: Finding.Confidence {
    switch self {
    case .proven: .proven
    case .likely: .likely
    case .possible: .possible
    }
  }
}

extension Entity {
  fileprivate var isValue: Bool { language == .swift && (kind == .struct || kind == .enum) }
}

extension Graph {
  fileprivate func isExternalFile(_ path: String) -> Bool { node(EntityID(path)).map { entities[$0].isExternal } ?? false }
  fileprivate func isOfTest(_ id: EntityID) -> Bool { node(id).flatMap { entities[$0].location }.map { isTestCode($0.path) } ?? false }
}

extension EntityID {
  /// The name at the end: `NSTimer` of `c:objc(cs)NSTimer`, `AnyCancellable` of `s:Combine.AnyCancellable`.
  fileprivate var plainName: String { text.split(whereSeparator: { ").:".contains($0) }).last.map(String.init) ?? text }
}

extension ObjectLoop.Link {
  /// The call that ends what a library keeps, by the name that the link's own language has for it.
  fileprivate var ending: String? {
    let isSwift = location.path.hasSuffix(".swift")
    return calls.first { $0.hasPrefix("-") != isSwift } ?? calls.first
  }
}

extension [Finding.Note] {
  /// No list ends without saying that there is more.
  fileprivate static func shortened(_ notes: Self, to limit: Int) -> Self {
    guard notes.count > limit, let last = notes.last else { return notes }
    return notes.prefix(limit - 1) + [Finding.Note("and \(notes.count - limit + 1) more", at: last.location)]
  }
}

extension String {
  fileprivate static func keepAlive(_ names: [String], isSure: Bool, by link: ObjectLoop.Link, remedy: String) -> Self {
    let verb: String
    switch (names.count, link.kind) {
    case (1, .closure), (1, .library):
      let means = link.kind == .library ? "what '\(link.member)' is handed" : link.member.isEmpty ? "a closure" : "a closure in '\(link.member)'"
      verb = "'\(names[0])' \(isSure ? "keeps" : "may keep") itself alive by \(means)"
    case (1, .variable): verb = "the closure in '\(link.member)' \(isSure ? "keeps" : "may keep") itself alive by the variable that it is in"
    case (1, _): verb = "objects of '\(names[0])' \(isSure ? "keep" : "may keep") each other alive"
    case (2, _): verb = "\(listed(names)) \(isSure ? "keep" : "may keep") each other alive"
    default: verb = "\(counted(names.count, "type")) \(isSure ? "keep" : "may keep") each other alive: \(listed(names))"
    }
    return "\(verb); \(remedy)"
  }

  fileprivate static func keeps(_ link: ObjectLoop.Link, _ source: String, _ target: String) -> Self {
    switch link.kind {
    case .closure: "a closure\(link.member.isEmpty ? "" : " in '\(link.member)'") of '\(source)' keeps '\(target)'"
    case .variable: "the closure captures '\(link.member)', which has it"
    case .library: "'\(link.member)' of '\(source)' is handed '\(target)' and keeps it"
    case .member, .element: "'\(source)' keeps '\(target)' in '\(link.member)'"
    }
  }

  fileprivate static func ends(_ ending: ObjectLoop.Ending) -> Self {
    switch ending.kind {
    case .tooLate: "'\(ending.function)' ends it too late: the loop keeps it from running"
    case .uncalled: "'\(ending.function)' ends it, and nothing here calls it"
    case .called, .byItself: "'\(ending.function)' ends it"
    }
  }

  fileprivate static func remedy(_ link: ObjectLoop.Link, _ reason: LoopAdvice.Reason, from source: Entity, to target: Entity) -> Self {
    switch reason {
    case .closure where target.isValue: .captureParts(target.name)
    case .closure where link.isInValue: .captureParts(link.variable)
    case .last: .endIt(link.member, source.name, target.name)
    case .itself: .notItself(link.member, target.name)
    case .closure: .captureWeakly(target.name, as: link.variable, link.location.path.hasSuffix(".swift") ? .swift : target.language ?? source.language)
    case .variable where link.location.path.hasSuffix(".swift"): "write it as a function, or set '\(link.member)' to nil when it is done"
    case .variable: "call it by a '__weak' copy of '\(link.member)', or set '\(link.member)' to nil when it is done"
    case .target: link.ending.map { "\(String.standIn(target.name)), by '\($0)'" } ?? .standIn(target.name)
    case .delegate: .makeWeak(link.member, source, because: .delegate)
    case .listeners: .keepWeakly(link.member, source, link.location.path.hasSuffix(".swift"))
    case .back: .makeWeak(link.member, source, because: .back(target.name))
    case .made: .makeWeak(link.member, source, because: .made(target.name))
    case .oneOfMany: .makeWeak(link.member, source, because: .oneOfMany(target.name))
    case .outlived: .makeWeak(link.member, source, because: .outlived(target.name))
    case .unclear: "decide which of them owns the other, and make the way back weak"
    }
  }

  /// A protocol in Swift may be one of values as well, and what it declares can't be weak then.
  fileprivate static func needsClass(_ name: String) -> Self { " ('\(name)' has to be a protocol of classes for that)" }
  fileprivate static func outlived(_ target: String) -> Self { "others keep the '\(target)' as well" }

  fileprivate static func keepAlive(_ names: [String], isSure: Bool, by fact: Fact, others: Int, remedy: String) -> Self {
    let more = others > 0 ? ", and \(counted(others, "other edge"))" : ""
    let verb: String
    switch (names.count, fact.relation) {
    case (1, .captures):
      let member = "'\(fact.details.member ?? "")'"
      let means = fact.details.flags.contains(.target) ? "what \(member) is handed" : "a closure in \(member)"
      return "'\(names[0])' \(isSure ? "keeps" : "may keep") itself alive by \(means); \(remedy)\(more)"
    case (1, _): return "objects of '\(names[0])' \(isSure ? "keep" : "may keep") each other alive; \(remedy)\(more)"
    case (2, _): verb = "\(listed(names)) \(isSure ? "keep" : "may keep") each other alive"
    default: verb = "\(counted(names.count, "type")) \(isSure ? "keep" : "may keep") each other alive: \(listed(names))"
    }
    return "\(verb); \(remedy)\(more)"
  }

  fileprivate static func keeps(_ source: String, _ target: String, _ fact: Fact) -> Self {
    let member = fact.details.member ?? ""
    guard fact.relation == .captures else { return "'\(source)' keeps '\(target)' in '\(member)'" }
    return fact.details.flags.contains(.target) ? "'\(member)' of '\(source)' is handed '\(target)' and keeps it" : "a closure in '\(member)' of '\(source)' keeps '\(target)'"
  }

  /// `variable` is what the closure calls it; what has no name there is shown without one.
  fileprivate static func captureWeakly(_ name: String, as variable: String = "self", _ language: Language?) -> Self {
    switch language {
    case .swift: "capture '\(name)' weakly" + (variable.first.map { $0.isLetter || $0 == "_" } ?? false ? ", as in '[weak \(variable)]'" : "")
    case .c, .cxx: "capture a 'std::weak_ptr' to '\(name)'"
    default: "capture a '__weak' reference to '\(name)'"
    }
  }

  /// What is copied can't be referred to weakly.
  fileprivate static func captureParts(_ name: String) -> Self { "capture what it needs of '\(name)', as in '[model]', and not the whole value" }

  /// What is weak has to be kept by somebody else.
  fileprivate static func endIt(_ member: String, _ source: String, _ target: String) -> Self {
    "nobody else is seen to keep '\(target)': \(member.isEmpty ? "drop the closure" : "set '\(member)' of '\(source)' to nil") when it is done, or keep '\(target)' elsewhere and capture it weakly"
  }

  fileprivate static func notItself(_ member: String, _ name: String) -> Self { "don't give '\(member)' the '\(name)' that it is a member of" }

  fileprivate static func standIn(_ name: String) -> Self {
    "hand over what refers to '\(name)' weakly, or end it before '\(name)' is to go"
  }

  fileprivate static func makeWeak(_ member: String, _ holder: Entity, because reason: String) -> Self {
    "make '\(member)' of '\(holder.name)' \(holder.language == .cxx ? "a 'std::weak_ptr'" : "weak"): \(reason)"
  }

  fileprivate static func keepWeakly(_ member: String, _ holder: Entity, _ isSwift: Bool) -> Self {
    "let '\(member)' of '\(holder.name)' keep its elements weakly, as '\(isSwift ? "NSHashTable.weakObjects()" : "+weakObjectsHashTable")' does: who is told of things is not owned"
  }

  fileprivate static let delegate = "who delegates does not own its delegate"
  fileprivate static func back(_ target: String) -> Self { "by its name it leads back to the '\(target)' that keeps it" }
  fileprivate static func made(_ target: String) -> Self { "'\(target)' makes it, so '\(target)' is the owner" }
  fileprivate static func oneOfMany(_ target: String) -> Self { "'\(target)' keeps many of it, so '\(target)' is the owner" }
  fileprivate static let shortest = "it closes the shortest loop"
}
