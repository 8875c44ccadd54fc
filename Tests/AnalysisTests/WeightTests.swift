import Analysis
import Facts
import Graphs
import Testing
import TestSupport

/// What something drags in, and what goes with each import.
@Suite struct WeightTests {
  /// `Feed` needs `Kit` and `Store`; `Kit` alone leads to `Deep`; `Store` needs `Base`, which `Other` needs too.
  private static let graph = Result {
    try report(
      of: """
        //- Feed.h
        #import "Kit.h"
        #import "Store.h"
        @interface Feed
        @property (strong) Kit *kit;
        @end
        //- Kit.h
        #import "Deep.h"
        @interface Kit
        @end
        //- Deep.h
        #import <UIKit/UIKit.h>
        @interface Deep
        @end
        //- Store.h
        #import "Base.h"
        @interface Store
        @end
        //- Base.h
        @interface Base
        @end
        //- Other.h
        #import "Base.h"
        //- App.m
        #import "Feed.h"
        #import "Other.h"
        """
    ).graph
  }

  private func weight(_ name: String) throws -> Weight {
    let graph = try Self.graph.get()
    return graph.weight(of: try NameLookup(graph).named(name, preferring: [.component]))
  }

  @Test("what it needs, what only it needs, who needs it")
  func whole() throws {
    let feed = try weight("Feed")
    #expect(feed.own == Weight.Amount(parts: 1, files: 1, lines: 5))
    #expect(feed.needed.parts == 4)
    #expect(feed.onlyNames.sorted() == ["Deep", "Kit", "Store"])
    #expect(feed.externals == ["<UIKit/UIKit.h>"])
    #expect(feed.users.parts == 1 && feed.directUsers.parts == 1)
    #expect(try weight("App").users.parts == 0)
  }

  @Test("each import with what goes when it goes, the dearest first")
  func imports() throws {
    let needs = try weight("Feed").dependencies
    #expect(needs.map(\.target) == ["Kit", "Store"])
    #expect(needs[0].here.parts == 2 && needs[0].forGood.parts == 2)
    // `Base` goes from here with `Store`, and stays for `Other`.
    #expect(needs[1].here.parts == 2 && needs[1].forGood.parts == 1)
    #expect(needs.map { "\($0.places[0].path):\($0.places[0].line)" } == ["Feed.h:1", "Feed.h:2"])
    #expect(needs.map(\.mentions) == [1, 0])
  }

  @Test("an import with a second way to the same brings nothing")
  func second() throws {
    let needs = try weight("App").dependencies
    #expect(needs.first { $0.target == "Other" }?.here.parts == 1)
    #expect(needs.first { $0.target == "Feed" }?.here.parts == 4)
  }

  @Test("a folder, and a type by the file that declares it")
  func others() throws {
    let graph = try Self.graph.get()
    let type = graph.weight(of: try NameLookup(graph).named("Kit", preferring: [.type]))
    #expect(type.onlyNames == ["Deep"])
    #expect(graph.weight(of: try NameLookup(graph).named(".")).needed.parts == 0)
    #expect(graph.weight(of: try NameLookup(graph).named("UIKit")).own.files == 0)
  }

  @Test("in a cycle that nobody else needs, all of it goes")
  func circle() throws {
    let graph = try report(of: "//- A.h\n#import \"B.h\"\n//- B.h\n#import \"A.h\"\n").graph
    for name in ["A", "B"] { #expect(graph.weight(of: try NameLookup(graph).named(name)).only.parts == 1) }
  }
}
