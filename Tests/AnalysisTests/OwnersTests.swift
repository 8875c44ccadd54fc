import Analysis
import Facts
import Graphs
import Testing
import TestSupport

/// Who keeps objects of a type alive.
@Suite struct OwnersTests {
  private static let graph = Result {
    try report(
      of: """
        protocol Drawable: AnyObject {}
        class App { let feed = Feed(); let cache = Cache() }
        class Feed { var photos: [Photo] = []; weak var front: Photo? }
        class Cache { var last: Photo?; var box = Box(); var shape: Drawable? }
        struct Box { var page: Page? }
        class Photo { var frame: Frame?; var neighbour: Photo? }
        class Frame { let edge = Edge() }
        class Edge {}
        class Page {}
        class Circle: Drawable {}
        """, defaultFile: "App.swift"
    ).graph
  }

  private func owners(_ name: String) throws -> Owners {
    let graph = try Self.graph.get()
    return graph.owners(of: try NameLookup(graph).named(name, preferring: [.type]))
  }

  private func words(_ links: [Owners.Link]) -> [String] { links.map { "\($0.owner).\($0.member) \($0.ownership?.rawValue ?? "")" } }

  @Test("direct owners with member and strength, weak references apart")
  func direct() throws {
    let photo = try owners("Photo")
    #expect(words(photo.owners) == ["Cache.last strong", "Feed.photos strong", "Photo.neighbour strong"])
    #expect(words(photo.weak) == ["Feed.front weak"])
    #expect(photo.owners.allSatisfy { $0.location.path == "App.swift" && $0.location.line > 0 })
  }

  @Test("chains from the roots, who decides its life, what dies with it")
  func chains() throws {
    let photo = try owners("Photo")
    #expect(photo.chains.map { $0.steps.map(\.source) + [$0.steps.last!.target] } == [["App", "Cache", "Photo"]])
    #expect(photo.deciders == ["App"])
    #expect(photo.dying == ["Frame", "Edge"])
    #expect(try owners("Edge").deciders == ["Frame", "Photo", "App"])
  }

  @Test("an object in a value is the holder's, with the whole way as member")
  func values() throws { #expect(words(try owners("Page").owners) == ["Cache.box.page strong"]) }

  @Test("what is held as its protocol may be it")
  func protocols() throws {
    let circle = try owners("Circle")
    #expect(circle.owners.isEmpty && !circle.isRoot)
    #expect(circle.mayOwn.map { "\($0.owner) \($0.type ?? "")" } == ["Cache <Drawable>"])
    #expect(circle.chains.count == 1)
  }

  @Test("a root is owned by nobody, and everything goes with it")
  func root() throws {
    let app = try owners("App")
    #expect(app.isRoot && app.owners.isEmpty && app.chains.isEmpty && app.deciders.isEmpty)
    #expect(app.dying.count == 7)
  }

  @Test("of a member: what it holds")
  func member() throws { #expect(try owners("Photo.frame").names == ["Frame"]) }

  @Test("owners of one name are told apart by their files")
  func namesakes() throws {
    let graph = try report(
      of: """
        //- A.swift
        private class Context { let photo = Photo() }
        //- B.swift
        private class Context { let photo = Photo() }
        //- Photo.swift
        class Photo {}
        """
    ).graph
    let owners = graph.owners(of: try NameLookup(graph).named("Photo", preferring: [.type])).owners
    #expect(owners.map(\.owner) == ["Context@A.swift", "Context@B.swift"])
  }

  @Test("loops that bodies prove, and knots of types")
  func loops() throws {
    let graph = try report(
      of: """
        class Photo { var album: Album? }
        class Album { var photo: Photo? ; func add(_ photo: Photo) { self.photo = photo; photo.album = self } }
        """, defaultFile: "App.swift"
    ).graph
    let owners = graph.owners(of: try NameLookup(graph).named("Album", preferring: [.type]))
    #expect(owners.knot.sorted() == ["Album", "Photo"])
    #expect(owners.loops.count == 1)
    #expect(owners.loops.first?.links.map(\.words) == ["'Photo' keeps 'Album' in 'album'", "'Album' keeps 'Photo' in 'photo'"])
  }
}
