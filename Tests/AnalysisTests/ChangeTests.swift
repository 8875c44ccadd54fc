import Analysis
import Facts
import Graphs
import Testing
import TestSupport

/// Graphs with something cut, moved or weakened.
@Suite struct ChangeTests {
  private static let objectiveC = Result {
    try report(
      of: """
        //- Model/Feed.h
        @class User;
        @interface Feed : NSObject
        @property (nonatomic, strong) User *user;
        @property (nonatomic, weak) User *last;
        @property (nonatomic) int count;
        @end
        //- Model/Feed.m
        #import "Feed.h"
        #import "../Screens/User.h"
        @implementation Feed
        - (void)start {
          User *user = [User new];
          self.user = user;
          user.feed = self;
        }
        @end
        //- Screens/User.h
        #import "../Model/Feed.h"
        @interface User : NSObject
        @property (nonatomic, strong) Feed *feed;
        @end
        //- Screens/User.m
        #import "User.h"
        #import "../Model/Feed.h"
        @implementation User
        @end
        //- Screens/main.m
        #import "User.h"
        """)
  }
  private static let swift = Result {
    try report(
      of: """
        //- Sources/Model/Photo.swift
        class Photo { var screen: Screen? }
        //- Sources/Screens/Screen.swift
        class Screen { let photo = Photo() }
        """)
  }

  private enum Change { case cut(String, String), move(String, String), weaken(String) }

  private func changed(_ report: Result<Report, any Error>, _ changes: [Change]) throws -> ChangedGraph {
    let graph = try report.get().graph
    let lookup = NameLookup(graph)
    let files: [Named.Kind] = [.component, .file, .folder, .module, .type]
    return try graph.changed(
      by: changes.map { change in
        switch change {
        case .cut(let source, let target): .cut(try lookup.named(source, preferring: files), try lookup.named(target, preferring: files))
        case .move(let file, let folder): .move(try lookup.named(file, preferring: files), folder: folder)
        case .weaken(let member): .weaken(try lookup.named(member, preferring: [.member]))
        }
      })
  }

  /// What the change says it did, or why it can't be made.
  private func words(_ report: Result<Report, any Error>, _ changes: Change...) throws -> [String] {
    do {
      return try changed(report, changes).made.map { change in
        ([change.words] + change.places.map(\.description)).joined(separator: ", ")
      }
    } catch let error as ChangeError {
      return [error.description]
    }
  }

  @Test("a cut between files takes their imports, and a component's are those of its header and implementation")
  func cutImports() throws {
    #expect(try words(Self.objectiveC, .cut("User.h", "Feed.h")) == ["'Screens/User.h' does not import 'Model/Feed.h' any more, Screens/User.h:1"])
    #expect(try words(Self.objectiveC, .cut("User", "Feed")) == ["'Screens/User' does not import 'Model/Feed' any more, Screens/User.h:1, Screens/User.m:2"])
    #expect(try words(Self.objectiveC, .cut("Screens", "Model")).map { $0.contains("Screens/User.m:2") } == [true])
    let graph = try changed(Self.objectiveC, [.cut("User", "Feed")]).graph
    #expect(try Self.objectiveC.get().graph.importKnots().knots.count == 1 && graph.importKnots().knots.isEmpty)
    // Who knows whom is as it was.
    #expect(graph.facts.count { $0.relation == .holds } == (try Self.objectiveC.get().graph.facts.count { $0.relation == .holds }))
    #expect(graph.loops.count == 1)
  }

  @Test("nobody imports a file in Swift: what is said of the other goes")
  func cutMentions() throws {
    #expect(try words(Self.swift, .cut("Photo.swift", "Screen.swift")).map { $0.hasPrefix("'Sources/Model/Photo.swift' does not mention 'Sources/Screens/Screen.swift' any more") } == [true])
    let graph = try changed(Self.swift, [.cut("Photo.swift", "Screen.swift")]).graph
    #expect(SourceGraph(graph).digraph.knots().isEmpty && SourceGraph(graph).digraph.edgeCount == 1)
  }

  @Test("a cut from a type to a type takes what is said of it, and what it holds by that")
  func cutTypes() throws {
    let graph = try Self.objectiveC.get().graph
    let lookup = NameLookup(graph)
    let changed = try graph.changed(by: [.cut(try lookup.named("Feed", preferring: [.type]), try lookup.named("User", preferring: [.type]))])
    #expect(!changed.graph.facts.contains { $0.subject.text.hasSuffix("Feed") && $0.object.text.hasSuffix("User") })
    #expect(graph.loops.count == 1 && changed.graph.loops.isEmpty)
    #expect(changed.graph.facts.count { $0.relation == .imports } == graph.facts.count { $0.relation == .imports })
  }

  @Test("a member that is weak keeps nothing, and no loop runs through it")
  func weaken() throws {
    let changed = try changed(Self.objectiveC, [.weaken("User.feed")])
    #expect(changed.made.map(\.words) == ["'User.feed' is weak"] && changed.made[0].places.map(\.description) == ["Screens/User.h:3"])
    #expect(changed.graph.facts.filter { $0.details.member == "feed" && $0.relation == .holds }.allSatisfy { $0.details.ownership == .weak })
    #expect(changed.graph.loops.isEmpty)
  }

  @Test("a file that moves is the same file elsewhere, and so is what it declares")
  func move() throws {
    let changed = try changed(Self.objectiveC, [.move("Feed", "Screens"), .cut("Feed.m", "User.h")])
    let graph = changed.graph
    #expect(changed.made.map(\.words) == ["'Model/Feed.m' does not import 'Screens/User.h' any more", "'Model/Feed' lies in 'Screens'"])
    #expect(graph.file(at: "Model/Feed.h") == nil && graph.file(at: "Screens/Feed.h") != nil)
    #expect(graph.entities.first { $0.name == "Feed" }?.location?.path == "Screens/Feed.h")
    #expect(SourceGraph(graph).names == ["Screens/Feed", "Screens/User", "Screens/main"])
    #expect(!graph.facts.contains { $0.location.path.hasPrefix("Model/") } && !graph.loops.contains { $0.links.contains { $0.location.path.hasPrefix("Model/") } })
    #expect(graph.facts.count { $0.relation == .imports } == (try Self.objectiveC.get().graph.facts.count { $0.relation == .imports }) - 1)
  }

  @Test("a file of Swift that moves belongs to the module of its new folder")
  func moveToAModule() throws {
    let graph = try changed(Self.swift, [.move("Photo.swift", "Sources/Screens")]).graph
    #expect(graph.file(at: "Sources/Screens/Photo.swift").map { graph.entities[$0].module } == .some(try Self.swift.get().graph.entities.first { $0.name == "Screen" }?.module))
  }

  @Test("what would change nothing is said, and why")
  func nothingToChange() throws {
    #expect(try words(Self.objectiveC, .cut("Feed.h", "User.h")) == ["'Model/Feed.h' neither imports nor mentions 'Screens/User.h'; the other way round it does: write 'Screens/User.h:Model/Feed.h'"])
    #expect(try words(Self.objectiveC, .cut("main.m", "Feed.m")) == ["'Screens/main.m' neither imports nor mentions 'Model/Feed.m', so there is nothing to cut"])
    #expect(try words(Self.objectiveC, .weaken("Feed.last")) == ["'Feed.last' does not keep what it has (weak), so there is nothing to weaken"])
    #expect(try words(Self.objectiveC, .weaken("Feed.count")) == ["'Feed.count' is a part of the object itself; only what is kept by a reference can be weak"])
    #expect(try words(Self.objectiveC, .move("Feed", "Model")) == ["'Model/Feed' lies in 'Model' already"])
    #expect(try words(Self.objectiveC, .move("Screens", "Model")) == ["'Screens' is no file or component, so it can't be moved"])
  }
}
