import Driver
import Graphs
import TestSupport
import Testing

@Suite struct ObjectGraphTests {
  /// `A -> B by x.y` for each edge, with the members on the way; `A creates B` for those of other kinds.
  private func edges(_ source: String, in file: String = "main.swift", _ policy: OwnershipPolicy = .objects) throws -> [String] {
    let graph = try report(of: source, defaultFile: file).graph
    let objects = graph.objectGraph(policy)
    return objects.edges.map { edge in
      let (source, target) = (objects.name(of: edge.source, in: graph), objects.name(of: edge.target, in: graph))
      guard edge.kind == .keeps else { return "\(source) \(edge.kind) \(target)" }
      return "\(source) -> \(target) by " + edge.way.map { graph.facts[$0].details.member ?? "" }.joined(separator: ".")
    }.sorted()
  }

  @Test func valuesArePartsOfTheirHolder() throws {
    #expect(
      try edges(
        """
        final class Store {}
        struct Inner { let store: Store; indirect enum Tree { case leaf(Store), node(Tree, Tree) } }
        struct Outer { var inner: Inner; var all: [Inner] }
        final class App { var state: Outer; weak var other: Store? }
        struct Loose { let store: Store }
        """) == ["App -> Store by state.inner.store", "Inner.Tree -> Store by leaf", "Loose -> Store by store"])
  }

  @Test("for numbers, one member is one edge, and a value that nobody holds owns nothing")
  func numbers() throws {
    #expect(
      try edges(
        """
        protocol Source: AnyObject {}
        final class Plain: Source {}
        final class Sorted: Source { let source: Source; init(source: Source) { self.source = source } }
        final class Sectioned: Source { let source: Source; init(source: Source) { self.source = source } }
        struct Loose { let plain: Plain }
        final class App {
          func start() -> [Source] { [Sectioned(source: Sorted(source: Plain())), Sorted(source: Sectioned(source: Plain()))] }
        }
        """, .numbers) == ["Sectioned -> Source by source", "Sorted -> Source by source"])
  }

  @Test("categories stand for their class, statics and globals for themselves, and nothing for what is only promised")
  func owners() throws {
    #expect(
      try edges(
        """
        #import <Foundation/Foundation.h>
        @interface Store : NSObject
        @property (class, strong) Store *shared;
        @end
        @protocol Source
        @property (nonatomic, strong) Store *promised;
        @end
        @interface App : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @end
        @interface App ()
        @property (nonatomic, strong) Store *store;
        @end
        static Store *global;
        @implementation Store
        @end
        @implementation App
        - (void)run:(Store *)store { self.handler = ^{ [store description]; }; }
        @end
        """, in: "main.m") == ["App -> Store by handler", "App -> Store by store", "global -> Store by global"])
  }

  @Test("a struct behind a pointer is an object, and behind a protocol of Swift it is a part")
  func structsBehindSomething() throws {
    #expect(
      try edges(
        """
        #include <memory>
        struct Cache { int hits; };
        struct Store { std::unique_ptr<Cache> cache; Cache part; };
        Store store;
        """, in: "main.cc") == ["store -> Cache by store.cache"])
    #expect(
      try edges(
        """
        final class Log {}
        protocol Source {}
        struct Web: Source { let log: Log }
        final class App {
          var source: Source?
          func start(_ log: Log) { source = Web(log: log) }
        }
        """) == ["App -> Log by source.log", "App -> Source by source"])
  }

  @Test("what a weak timer captures is kept by somebody else, and what tests build by nobody")
  func notOwned() throws {
    #expect(
      try edges(
        """
        //- App.swift
        import Foundation
        final class Clock {
          weak var timer: Timer?
          var other: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.start() }
          }
          func go() {
            other = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.go() }
          }
        }
        //- Tests/ClockTests.swift
        final class ClockTests { let clock = Clock() }
        """) == ["Clock -> Clock by other"])
  }

  private let hierarchy = """
    protocol Source: AnyObject {}
    protocol Feed: Source {}
    final class Web: Feed {}
    class Base { var source: Source? }
    final class App: Base {}
    """

  @Test("what a superclass holds and a protocol stands for: apart for objects, for loops by each pair, for roots by edges of their own")
  func descent() throws {
    #expect(try edges(hierarchy) == ["Base -> Source by source"])
    #expect(try edges(hierarchy, .loops) == ["Base -> Source by source"])
    #expect(
      try edges(hierarchy, .possibleLoops) == [
        "App -> Feed by source", "App -> Source by source", "App -> Web by source", "Base -> Feed by source", "Base -> Source by source", "Base -> Web by source",
      ])
    #expect(
      try edges(hierarchy, .roots) == [
        "App inherits Base", "Base -> Source by source", "Base mayBe App", "Feed inherits Source", "Feed mayBe Web", "Source mayBe Feed",
      ])
  }

  @Test func valuesAreNodesOfLoops() throws {
    #expect(
      try edges(
        """
        final class Store {}
        struct State { let store: Store }
        final class App { var state: State }
        """, .loops) == ["App -> State by state", "State -> Store by store"])
  }

  @Test func branchesThatAreNotTaken() throws {
    let source = """
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      @end
      @interface App : NSObject
      #if MODERN
      @property (nonatomic, strong) Store *store;
      #else
      @property (nonatomic, strong) Store *other;
      #endif
      @end
      """
    #expect(try edges(source, in: "main.m") == ["App -> Store by other", "App -> Store by store"])
    #expect(try edges(source, in: "main.m", .loops) == ["App -> Store by other"])
  }

  @Test("a variable has what a plain pointer leads to, no constant value, and alone what there is one of")
  func variablesForEver() throws {
    let plain = """
      struct Cache { int hits; };
      static Cache *cache;
      """
    #expect(try edges(plain, in: "main.cc") == [])
    #expect(try edges(plain, in: "main.cc", .roots) == ["cache -> Cache by cache"])
    let session = """
      //- Session.swift
      struct Style { let name: String }
      final class Session {
        static let plain = Style(name: "")
      }
      let session = Session()
      //- App.swift
      final class Feed {
        let current = session
        let style: Style
      }
      final class App {
        var feed: Feed?
        func open() { feed = Feed() }
      }
      """
    #expect(try edges(session).contains("Feed -> Session by current"))
    #expect(
      try edges(session, .roots) == [
        "App -> Feed by feed", "App creates Feed", "Feed -> Style by style", "Session creates Style", "session -> Session by session",
      ])
  }

  @Test func bearersOfAValue() throws {
    let graph = try report(
      of: """
        final class Store {}
        struct Inner { let store: Store }
        final class A { var inner: Inner }
        final class B { var inner: Inner }
        """, defaultFile: "main.swift"
    ).graph
    let objects = graph.objectGraph(.objects)
    let inner = graph.entities.firstIndex { $0.name == "Inner" }!
    #expect(objects.bearers(of: inner).map { objects.name(of: $0, in: graph) } == ["A", "B"])
  }

  // MARK: Metrics

  @Test func treeLikenessOfAProgram() throws {
    let metrics = try report(
      of: """
        final class Log {}
        final class Queue { let log: Log }
        final class Index { let log: Log; var library: Library? }
        final class Player { let queue: Queue }
        final class Library { let index: Index }
        final class App { let player: Player; let library: Library }
        """, defaultFile: "main.swift"
    ).graph.metrics()
    let tree = metrics.objects.likeness
    #expect((tree.ownedCount, tree.singlyOwnedCount) == (5, 3))
    #expect((tree.edgeCount, tree.crossingEdgeCount, tree.knottedEdgeCount, metrics.objects.knotCount) == (7, 2, 2, 1))
    #expect(metrics.objects.roots == [.init("App", 6)])
  }

  @Test("decorators of one protocol share nothing")
  func decorators() throws {
    let tree = try report(
      of: """
        protocol Source: AnyObject {}
        final class Plain: Source {}
        final class Sorted: Source { let source: Source; init(source: Source) { self.source = source } }
        final class Sectioned: Source { let source: Source; init(source: Source) { self.source = source } }
        final class Screen { let source = Sectioned(source: Sorted(source: Plain())) }
        """, defaultFile: "main.swift"
    ).graph.metrics().objects.likeness
    #expect((tree.ratio, tree.ownedCount, tree.edgeCount, tree.crossingEdgeCount) == (1, 3, 3, 0))
  }

  @Test("a prefix header ties no knot, in numbers as in findings")
  func prefixHeader() throws {
    let report = try report(
      of: """
        //- App-Prefix.pch
        #import "Log.h"
        //- Log.h
        @interface Log
        @end
        //- Log.m
        #import "Log.h"
        #import "Store.h"
        @implementation Log
        @end
        //- Store.h
        @interface Store
        @end
        //- Store.m
        #import "Store.h"
        @implementation Store
        @end
        """)
    let metrics = report.graph.metrics()
    #expect(report.graph.facts.contains { $0.details.flags.contains(.implicit) })
    #expect(metrics.dependencies.knots.isEmpty && metrics.dependencies.lakos.cumulativeDependency == 6)
    #expect(report.findings.filter { $0.finding.rule == "import-cycle" }.isEmpty)
  }

  @Test func dependenciesOfAProgram() throws {
    let metrics = try report(
      of: """
        //- App/app.c
        #include "../Model/model.h"
        //- Model/model.h
        #include "row.h"
        //- Model/model.c
        #include "model.h"
        //- Model/row.h
        #include "cell.h"
        //- Model/row.c
        #include "row.h"
        //- Model/cell.h
        #include "row.h"
        """
    ).graph.metrics()
    // app reaches 4, model 3, row and cell 2 each.
    #expect((metrics.dependencies.lakos.nodeCount, metrics.dependencies.lakos.cumulativeDependency) == (4, 11))
    #expect(metrics.dependencies.knots.map(\.size) == [2] && metrics.dependencies.knots.map(\.cuts) == [1])
    #expect(
      metrics.dependencies.dearest.map { "\($0.source) -> \($0.target): \($0.files), \($0.filesForGood) for good" } == [
        "App/app -> Model/model: 5, 5 for good", "Model/model -> Model/row: 3, 3 for good",
      ])
  }

  @Test("what one component needs by one import only, whoever else needs it")
  func dearestImports() throws {
    let metrics = try report(
      of: """
        //- one.c
        #include "list.h"
        //- two.c
        #include "list.h"
        //- three.c
        #include "list.h"
        #include "node.h"
        //- list.h
        #include "node.h"
        //- node.h
        #if 0
        #include "list.h"
        #endif
        """
    ).graph.metrics()
    #expect(
      metrics.dependencies.dearest.map { "\($0.source) -> \($0.target): \($0.files), \($0.filesForGood) for good" } == [
        "one -> list: 2, 0 for good", "two -> list: 2, 0 for good",
      ])
    #expect(metrics.dependencies.knots.isEmpty)
  }

  @Test func typesOfAProgram() throws {
    let metrics = try report(
      of: """
        //- A/Base.swift
        protocol Source {}
        class Base: Source {}
        //- B/Leaf.swift
        class Leaf: Base { var source: Source? }
        class Other: Base {}
        class Deep: Leaf {}
        extension Base { func more() {} }
        extension String { func trim() {} }
        extension String { func pad() {} }
        """
    ).graph.metrics()
    #expect(metrics.inheritance.depth == .init("Deep", 2) && metrics.inheritance.width == .init("Base", 2))
    #expect(metrics.categories.count == 3 && metrics.categories.types == [.init("String", 2), .init("Base", 1)])
    #expect(metrics.folders.map(\.name) == ["A", "B"])
    let (a, b) = (metrics.folders[0].martin, metrics.folders[1].martin)
    #expect((a.afferent, a.efferent, a.abstractness, a.instability, a.distance) == (2, 0, 0.5, 0, 0.5))
    #expect((b.afferent, b.efferent, b.abstractness, b.instability, b.distance) == (0, 2, 0, 1, 0))
  }
}
