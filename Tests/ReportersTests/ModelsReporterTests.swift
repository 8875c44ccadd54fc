import Facts
import Reporters
import Testing

/// `arborist models`: the entities of Core Data models, as their editor shows them.
@Suite struct ModelsReporterTests {
  private static let models: [ManagedModel] = {
    var item = ManagedEntity("Item", className: nil, parent: nil, isAbstract: true, line: 2)
    item.attributes = [.init("title", type: "String", isOptional: true)]
    var album = ManagedEntity("Album", className: "PSAlbum", parent: "Item", isAbstract: false, line: 5)
    album.relationships = [
      .init("photos", destination: "Photo", inverse: "album", isToMany: true, isOrdered: true, isOptional: true, deleteRule: .cascade, line: 6),
      .init("parts", destination: "Album", inverse: nil, isToMany: true, isOrdered: false, isOptional: true, deleteRule: .nullify, line: 7),
    ]
    var photo = ManagedEntity("Photo", className: "Photo", parent: nil, isAbstract: false, line: 9)
    photo.relationships = [.init("album", destination: "Album", inverse: "photos", isToMany: false, isOrdered: false, isOptional: false, deleteRule: .deny, line: 10)]
    return [ManagedModel(path: "Shop.xcdatamodel/contents", entities: [item, album, photo])]
  }()

  private func words(_ format: String, _ models: [ManagedModel] = models) throws -> String { try #require(modelsFormats.first { $0.name == format }).text(models, ReportStyle()) }

  @Test("as text: a line for each attribute and relationship, with its inverse and what deleting does") func text() throws {
    #expect(
      try words("text") == """
        Shop.xcdatamodel/contents
          Item, abstract
            title: String, optional
          Album of Item, class PSAlbum
            photos -> ordered many Photo, optional, inverse album, cascade
            parts -> many Album, optional, no inverse, nullify
          Photo, class Photo
            album -> one Album, inverse photos, deny

        """)
    #expect(try words("text", []) == "no Core Data model is here\n")
  }

  @Test("as a picture: one line for a relationship and its inverse, and one to the parent") func picture() throws {
    let arrows = try words("dot").split(separator: "\n").filter { $0.contains("->") }.map { $0.drop { $0 == " " } }
    #expect(
      arrows == [
        "m0e0 -> m0e1 [dir=back, arrowtail=onormal, style=dashed]",
        "m0e1 -> m0e2 [arrowhead=normalnormal, dir=both, arrowtail=normal, label=\"photos, cascade\\nalbum, deny\", penwidth=2]",
        "m0e1 -> m0e1 [arrowhead=normalnormal, label=\"parts, nullify\", color=\"#888888\"]",
      ])
  }

  @Test("as data") func data() throws {
    let json = try words("json")
    #expect(json.contains("\"delete_rule\": \"cascade\"") && json.contains("\"parent\": \"Item\"") && json.contains("\"answer\": \"models\""))
  }
}
