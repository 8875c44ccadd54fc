import Facts
import Testing

@Suite struct EntityIDTests {
  @Test(
    "each constructor spells its prefix",
    arguments: [
      (.objectiveCClass("Album"), "c:objc(cs)Album"),
      (.objectiveCProtocol("Sorting"), "c:objc(pl)Sorting"),
      (.objectiveCCategory("Sorting", of: "Album"), "c:objc(cy)Album@Sorting"),
      (.objectiveCExtension(of: "Album"), "c:objc(ext)Album"),
      (EntityID.objectiveCExtension(of: "Album").at("Album.m"), "c:objc(ext)Album@Album.m"),
      (.c("@S@Album"), "c:@S@Album"),
      (.c("@S@Album", privateTo: "src/album.c"), "c:src/album.c@S@Album"),
      (.swift("Album.Photo", module: "App"), "s:App.Album.Photo"),
      (.swift("Album"), "s:Album"),
      (.plainType("int"), "type:int"),
      (.untypedObject, "type:id"),
      (.module("App"), "module:App"),
      (.target("App"), "target:App"),
      (.target("App", in: "Package.swift"), "target:Package.swift:App"),
      (.externalHeader("UIKit/UIKit.h"), "<UIKit/UIKit.h>"),
    ] as [(EntityID, String)])
  func constructor(id: EntityID, text: String) { #expect(id.text == text) }

  @Test("each question is answered by the prefix")
  func questions() {
    let (type, method) = (EntityID.objectiveCClass("Album"), EntityID("c:objc(cs)Album(im)open"))
    #expect(type.isObjectiveCClass && type.isObjectiveC && type.isCFamily && !type.isPublicC)
    #expect(method.isObjectiveCClass)
    #expect(EntityID.objectiveCProtocol("Sorting").isObjectiveCProtocol)
    #expect(EntityID.objectiveCCategory("Sorting", of: "Album").isObjectiveCCategory)
    #expect(EntityID.objectiveCExtension(of: "Album").isObjectiveCExtension)
    #expect(EntityID.c("@S@Album").isPublicC && !EntityID.c("@S@Album").isObjectiveC)
    #expect(!EntityID.c("@S@Album", privateTo: "src/album.c").isPublicC)
    #expect(EntityID.swift("Album").isSwift && !EntityID.swift("Album").isCFamily)
    #expect(EntityID.plainType("int").isPlainType && EntityID.module("App").isModule)
    #expect(!EntityID("Sources/App/main.m").isCFamily)
  }

  @Test("a folder named as a prefix begins makes no class of Objective-C of what is private to a file")
  func folder() { #expect(!EntityID.c("@S@Album", privateTo: "objc/album.c").isObjectiveC) }

  @Test("closures, blocks and pointers to functions have a function type")
  func functionTypes() {
    #expect(EntityID.function.isFunctionType && EntityID.block.isFunctionType)
    #expect(!EntityID.untypedObject.isFunctionType)
  }

  @Test("a name is what stands behind the prefix")
  func names() {
    #expect(EntityID.objectiveCClass("Album").objectiveCClassName == "Album")
    #expect(EntityID.objectiveCClass("Älbum").at("Album.h").objectiveCClassName == "Älbum@Album.h")
    #expect(EntityID.objectiveCProtocol("Sorting").objectiveCClassName == nil)
    #expect(EntityID.swift("Album", module: "App").swiftName == "App.Album")
    #expect(EntityID.plainType("int").plainTypeName == "int")
    #expect(EntityID.module("App").plainTypeName == nil)
  }
}
