import Foundation
import Testing
import TestSupport

/// What a comment on one edge and the baseline make of objects that keep each other alive.
@Suite struct KnownLoopTests {
  private let album = """
    //- .arborist.yml
    only_rules: [retain-cycle]
    //- Album.swift
    final class Photo {
      var album: Album?
    }
    final class Album {
      var photos: [Photo] = []
      func add(_ photo: Photo) {
        photo.album = self
        photos.append(photo)
      }
    }
    """

  @Test("a comment on any one edge silences the loop", arguments: ["var album: Album?", "var photos: [Photo] = []"])
  func silenced(edge: String) throws {
    func lint(_ text: String) throws -> Tool.Result { try Fixture(text).inFolder { try Tool.run(["lint", "--strict"], in: $0) } }
    let found = try lint(album)
    #expect(found.status == 1)
    #expect(found.output.contains("'Album' and 'Photo' keep each other alive"))

    let silenced = try lint(album.replacingOccurrences(of: edge, with: edge + " // arborist:disable:this retain-cycle - taken apart on logout"))
    #expect(silenced.status == 0, "\(silenced)")
    #expect(silenced.output == "")
    // Another rule's comment does not, nor does a comment beside the loop.
    #expect(try lint(album.replacingOccurrences(of: edge, with: edge + " // arborist:disable:this import-cycle - why")).output.contains("keep each other alive"))
    #expect(try lint(album.replacingOccurrences(of: "photos.append(photo)", with: "photos.append(photo) // arborist:disable:this retain-cycle - why")).output.contains("keep each other alive"))
  }

  @Test("the baseline knows the loop and tells of another")
  func known() throws {
    try Fixture(album).inFolder { folder in
      func run(_ arguments: String...) throws -> Tool.Result { try Tool.run(arguments, in: folder) }
      #expect(try run("baseline").errors == ".arborist-baseline.json: 1 known\n")
      #expect(try run("lint", "--strict").status == 0)

      // Lines above it and another order of the members change nothing.
      let path = folder + "/Album.swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(("// Photos and their albums.\n\n" + text).utf8).write(to: URL(fileURLWithPath: path))
      #expect(try run("lint", "--strict").status == 0)

      let other = """
        final class Page {
          var book: Book?
        }
        final class Book {
          var pages: [Page] = []
          func add(_ page: Page) {
            page.book = self
            pages.append(page)
          }
        }
        """
      try Data(other.utf8).write(to: URL(fileURLWithPath: folder + "/Book.swift"))
      let grown = try run("lint")
      #expect(grown.status == 1)
      #expect(grown.output.contains("'Book' and 'Page' keep each other alive"))
      #expect(!grown.output.contains("Album"))

      try Data(text.replacingOccurrences(of: "var album", with: "weak var album").utf8).write(to: URL(fileURLWithPath: path))
      #expect(try run("lint").errors.contains("lists retain-cycle of 'Album' and 'Photo', which is gone or smaller"))
    }
  }
}
