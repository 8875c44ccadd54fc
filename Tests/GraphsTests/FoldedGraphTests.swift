import Facts
import Graphs
import Testing

@Suite struct FoldedGraphTests {
  @Test func aHeaderAndItsImplementationAreOneComponent() {
    #expect(
      components(
        """
        App/Feed.m imports App/Feed.h
        App/Feed.m imports App/User.h
        App/User.h imports App/Feed.h
        file App/User.mm
        """) == ["App/Feed -> App/User", "App/User -> App/Feed"])
  }

  @Test("across folders, when the implementation imports the header of its name")
  func acrossFolders() {
    #expect(
      groups(
        """
        src/db.cc imports include/db.h
        """) == ["include/db": ["include/db.h", "src/db.cc"]])
    #expect(
      groups(
        """
        src/unix/poll.c imports include/poll.h
        src/win/poll.c imports include/poll.h
        """) == ["include/poll": ["include/poll.h", "src/unix/poll.c", "src/win/poll.c"]])
  }

  @Test("of several headers the nearest by path; between equals none")
  func nearest() {
    #expect(
      groups(
        """
        a/src/util.c imports a/include/util.h
        a/src/util.c imports b/include/util.h
        """) == ["a/include/util": ["a/include/util.h", "a/src/util.c"], "b/include/util": ["b/include/util.h"]])
    #expect(
      groups(
        """
        c/util.c imports a/util.h
        c/util.c imports b/util.h
        """
      ).count == 3)
  }

  @Test("one header and one implementation of a name in all the project belong together even without an import")
  func onlyPair() {
    #expect(
      groups(
        """
        file include/db.h
        file src/db.cc
        """) == ["include/db": ["include/db.h", "src/db.cc"]])
    #expect(
      groups(
        """
        file include/db.h
        file src/db.cc
        file test/db.cc
        """
      ).count == 3)
    #expect(
      groups(
        """
        file include/db.h
        file Pods/db.cc external
        """
      ).count == 2)
  }

  @Test("what Xcode makes of a data model is one component")
  func generatedProperties() {
    #expect(
      groups(
        """
        Gym+CoreDataClass.h imports Gym+CoreDataProperties.h
        Gym+CoreDataProperties.h imports Gym+CoreDataClass.h
        Gym+CoreDataClass.m imports Gym+CoreDataClass.h
        Gym+CoreDataProperties.m imports Gym+CoreDataProperties.h
        Gym+Extras.m imports Gym+CoreDataClass.h
        """) == [
          "Gym+CoreDataClass": ["Gym+CoreDataClass.h", "Gym+CoreDataClass.m", "Gym+CoreDataProperties.h", "Gym+CoreDataProperties.m"], "Gym+Extras": ["Gym+Extras.m"],
        ])
  }

  @Test("an implementation that imports other files and never its header is not that header's")
  func sameNameOnly() {
    #expect(
      groups(
        """
        config.c imports server.h
        server.h imports config.h
        """) == ["config": ["config.h"], "config.c": ["config.c"], "server": ["server.h"]])
    #expect(
      groups(
        """
        Feed.m imports Feed+Private.h
        Feed+Private.h imports Feed.h
        Feed.m imports User.h
        """)["Feed"] == ["Feed+Private.h", "Feed.h", "Feed.m"])
    #expect(
      groups(
        """
        class Feed in Feed.h
        file Feed.h
        Feed.m imports App.h
        Feed uses User @Feed.m:7
        """)["Feed"] == ["Feed.h", "Feed.m"])
    #expect(
      groups(
        """
        file Feed.h
        Feed.m imports <UIKit/UIKit.h>
        file <UIKit/UIKit.h> external
        """)["Feed"] == ["Feed.h", "Feed.m"])
  }

  @Test("a header and an implementation of one name belong together where neither imports the other")
  func byName() {
    #expect(
      groups(
        """
        file Feed.h
        Feed.m imports App.h
        """)["Feed"] == ["Feed.h", "Feed.m"])
    #expect(
      groups(
        """
        file Lib/include/feed.h
        Lib/src/feed.c imports Lib/src/common.h
        """)["Lib/include/feed"] == ["Lib/include/feed.h", "Lib/src/feed.c"])
    // One name in two folders alone proves nothing.
    #expect(
      groups(
        """
        file Net/feed.h
        Model/feed.c imports Model/common.h
        """)["Net/feed"] == ["Net/feed.h"])
    #expect(
      groups(
        """
        file Lib/include/feed.h
        file Lib/include/net/feed.h
        Lib/src/feed.c imports Lib/src/common.h
        """)["Lib/include/feed"] == ["Lib/include/feed.h"])
  }

  @Test("a private header that knows its component and is known by it is a part of it")
  func privateHeaders() {
    for name in ["Feed+Private", "Feed_Internal", "Feed-inl", "FeedPrivate"] {
      #expect(
        groups(
          """
          Feed.m imports Feed.h
          Feed.m imports \(name).h
          \(name).h imports Feed.h
          """) == ["Feed": ["Feed.h", "Feed.m", "\(name).h"].sorted()])
    }
    // What was taken out so that others need not know Feed.
    #expect(
      groups(
        """
        Feed.m imports Feed.h
        Feed.h imports Feed_Types.h
        Bar.h imports Feed_Types.h
        Feed.m imports Bar.h
        """
      ).count == 3)
    // A category with an implementation is a component.
    #expect(
      groups(
        """
        Feed.m imports Feed+Share.h
        Feed+Share.h imports Feed.h
        Feed+Share.m imports Feed+Share.h
        """
      ).keys.sorted() == ["Feed", "Feed+Share"])
    #expect(
      groups(
        """
        Feed.m imports Feed.h
        Feed.m imports FeedList.h
        FeedList.h imports Feed.h
        """
      ).keys.sorted() == ["Feed", "FeedList"])
  }

  @Test func whatIsNotOfTheCFamilyStandsAlone() {
    #expect(
      groups(
        """
        file Feed.h
        file Feed.swift
        file User.swift
        file <UIKit/UIKit.h> external
        """
      ).keys.sorted() == ["<UIKit/UIKit.h>", "Feed", "Feed.swift", "User"])
  }

  @Test("a type belongs where it is declared, a category to its type at the level of types")
  func levels() {
    let graph = textGraph(
      """
      class A in App/A.h of App
      class B in Kit/B.h of Kit
      category A(Share) in Share/A+Share.h
      A(Share) extends A @Share/A+Share.h:1
      A(Share) uses B @Share/A+Share.m:1
      file App/A.h of App
      file Kit/B.h of Kit
      file Root.h
      class R in Root.h
      B uses R
      """)
    func words(_ level: FoldLevel) -> [String] { graph.folded(graph.view(.types), to: level).words }
    #expect(words(.type) == ["A -> B", "B -> R"])
    #expect(words(.file) == ["Kit/B.h -> Root.h", "Share/A+Share.h -> App/A.h", "Share/A+Share.h -> Kit/B.h"])
    #expect(words(.component) == ["Kit/B -> Root", "Share/A+Share -> App/A", "Share/A+Share -> Kit/B"])
    #expect(words(.folder) == ["Kit -> .", "Share -> App", "Share -> Kit"])
    #expect(words(.module) == [])
    #expect(graph.folded(graph.view(.types), to: .module).names == ["App", "Kit"])
  }

  @Test("types of one name are told apart by their files")
  func sameNames() {
    let graph = Graph(
      entities: ["a.c", "b.c"].map {
        Entity(EntityID("c:\($0)@S@node"), kind: .struct, name: "node", location: SourceLocation($0, line: 1))
      }, facts: [])
    #expect(graph.folded(graph.view(.types), to: .type).names == ["node (a.c)", "node (b.c)"])
  }

  @Test func aGroupIsExternalWhenAllOfItIs() {
    let graph = textGraph(
      """
      A.h imports Pods/X.h
      file Pods/X.h external
      file A.m external
      """)
    let folded = graph.folded(graph.view(.imports), to: .component)
    #expect(folded.names == ["A", "Pods/X"])
    #expect(folded.isExternal == [false, true])
  }

  @Test("folding is grouping the edges, on random graphs")
  func againstGrouping() {
    for seed in 0..<2000 {
      let view = randomView(seed)
      var random = SplitMix64(seed: seed)
      // Group 0 is left out.
      let groups = (0..<view.nodeCount).map { _ in Int.random(in: 0...3, using: &random) }
      let entities = (0..<view.nodeCount).map { Entity(EntityID(String(UnicodeScalar(UInt8(65 + $0)))), kind: .class, name: "") }
      let facts = Set(
        view.edges.map {
          Fact(entities[$0.source].id, .uses, entities[$0.target].id, at: SourceLocation("main.m", line: $0.fact))
        })
      let graph = Graph(entities: entities, facts: Array(facts))
      let folded = graph.folded(graph.view(.types)) { groups[$0] == 0 ? nil : "g\(groups[$0])" }
      let expected = view.edges.filter { groups[$0.source] > 0 && groups[$0.target] > 0 && groups[$0.source] != groups[$0.target] }
      #expect(folded.view.edgeCount == expected.count, "seed \(seed)")
      #expect(folded.words == Set(expected.map { "g\(groups[$0.source]) -> g\(groups[$0.target])" }).sorted(), "seed \(seed)")
      #expect(folded.members == (1...3).map { group in groups.indices.filter { groups[$0] == group } }.filter { !$0.isEmpty }, "seed \(seed)")
      for edge in folded.view.edges {
        #expect(folded.group(of: graph.source(of: edge.fact)) == edge.source && folded.group(of: graph.target(of: edge.fact)) == edge.target)
      }
    }
  }

  private func components(_ text: String) -> [String] {
    let graph = textGraph(text)
    return graph.folded(graph.view(.imports), to: .component).words
  }

  private func groups(_ text: String) -> [String: [String]] {
    let graph = textGraph(text)
    let folded = graph.folded(graph.view(.imports), to: .component)
    let files = folded.members.map { $0.map { graph.entities[$0] }.filter { $0.kind == .file }.map(\.name) }
    return Dictionary(uniqueKeysWithValues: zip(folded.names, files))
  }
}
