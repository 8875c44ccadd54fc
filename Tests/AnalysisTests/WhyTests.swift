import Analysis
import Facts
import Graphs
import Testing
import TestSupport

/// Why one thing needs another, as sentences.
@Suite struct WhyTests {
  private static let app = Result {
    try report(
      of: """
        //- App/Feed.h
        #import "Store.h"
        @class PSPhoto;
        @interface PSFeed
        @property (nonatomic, strong) PSStore *store;
        @property (nonatomic, weak) PSPhoto *front;
        @end
        //- App/Feed.m
        #import "Feed.h"
        #import "Photo.h"
        @implementation PSFeed
        @end
        //- Model/Store.h
        @class PSPhoto;
        @interface PSStore
        @property (nonatomic, strong) PSPhoto *photo;
        @end
        //- Model/Store.m
        #import "Store.h"
        #import "Photo.h"
        @implementation PSStore
        @end
        //- Model/Photo.h
        @interface PSPhoto
        @end
        //- Model/Photo.m
        #import "Photo.h"
        #if 0
        #endif
        #ifdef DEBUG_PHOTOS
        #import "Feed.h"
        #endif
        @implementation PSPhoto
        @end
        """
    ).graph
  }

  private func why(_ a: String, _ b: String, _ way: Why.Way = .dependencies, limit: Int = 1) throws -> Why {
    let graph = try Self.app.get()
    let lookup = NameLookup(graph)
    let kinds = Graph.kinds(for: way)
    return graph.why(try lookup.named(a, preferring: kinds), try lookup.named(b, preferring: kinds), by: way, limit: limit)
  }

  /// `A -> B -> C` for each chain, with the first line that proves each step.
  private func chains(_ why: Why) -> [String] {
    why.chains.map { chain in
      (chain.steps.first.map { [$0.source] } ?? []).joined() + chain.steps.map { " -> \($0.target) (\($0.proofs[0].location.path):\($0.proofs[0].location.line))" }.joined()
    }
  }

  @Test("a component needs what either of its files imports")
  func component() throws {
    #expect(chains(try why("Feed", "Photo")) == ["App/Feed -> Model/Photo (App/Feed.m:2)"])
  }

  @Test("a file needs what it imports itself, over as many files as it takes")
  func file() throws {
    #expect(chains(try why("Feed.m", "Store.h")) == ["App/Feed.m -> App/Feed.h (App/Feed.m:1) -> Model/Store.h (App/Feed.h:1)"])
    #expect(try why("Feed.h", "Photo.h").chains.isEmpty)
  }

  @Test("all chains, shortest first, and whether there are more")
  func all() throws {
    let two = try why("Feed", "Photo", limit: 5)
    #expect(chains(two) == ["App/Feed -> Model/Photo (App/Feed.m:2)", "App/Feed -> Model/Store (App/Feed.h:1) -> Model/Photo (Model/Store.m:2)"])
    #expect(!two.isCut)
    #expect(try why("Feed", "Photo").isCut)
  }

  @Test("a folder is any of its components, and chains touch it once")
  func folder() throws {
    #expect(chains(try why("App", "Photo", limit: 9)).count == 2)
    #expect(chains(try why("App", "Model", limit: 9)) == ["App/Feed -> Model/Photo (App/Feed.m:2)", "App/Feed -> Model/Store (App/Feed.h:1)"])
    #expect(chains(try why("Model", "Model/Photo")) == ["Model/Store -> Model/Photo (Model/Store.m:2)"])
  }

  @Test("a branch of an #if that is not taken counts where nothing else leads there, and is said")
  func hidden() throws {
    let why = try why("Photo", "Feed")
    #expect(why.isHidden)
    #expect(chains(why) == ["Model/Photo -> App/Feed (Model/Photo.m:5)"])
    #expect(why.chains[0].steps[0].proofs[0].condition?.contains("DEBUG_PHOTOS") == true)
  }

  @Test("where there is no chain, the way back is told")
  func back() throws {
    let why = try why("Store", "Feed", .imports)
    #expect(why.chains.count == 1 && why.isHidden)
    #expect(try self.why("PSStore", "PSFeed", .owns).back?.steps.map(\.target) == ["PSStore"])
  }

  @Test("between types: who owns, who holds, who mentions")
  func types() throws {
    #expect(chains(try why("PSFeed", "PSPhoto", .owns)) == ["PSFeed -> PSStore (App/Feed.h:4) -> PSPhoto (Model/Store.h:3)"])
    #expect(chains(try why("PSFeed", "PSPhoto", .holds)) == ["PSFeed -> PSPhoto (App/Feed.h:5)"])
    #expect(try why("PSFeed", "PSPhoto", .inherits).chains.isEmpty)
  }

  @Test("in Swift, a file needs those whose types it mentions")
  func swift() throws {
    let graph = try report(
      of: """
        //- A.swift
        struct A { let b: B }
        //- B.swift
        struct B { func c() -> C { C() } }
        //- C.swift
        struct C {}
        """
    ).graph
    let lookup = NameLookup(graph)
    let files = graph.why(try lookup.named("A.swift"), try lookup.named("C.swift"))
    #expect(chains(files) == ["A.swift -> B.swift (A.swift:1) -> C.swift (B.swift:1)"])
    let types = graph.why(try lookup.named("A", preferring: [.type]), try lookup.named("C", preferring: [.type]))
    #expect(chains(types) == ["A -> B (A.swift:1) -> C (B.swift:1)"])
  }

  @Test("relations by the names of views too, and none else", arguments: [("types", Why.Way.mentions), ("objects", .holds), ("inherits", .inherits), ("imprts", nil)])
  func names(name: String, way: Why.Way?) { #expect(Why.Way(name: name) == way) }
}
