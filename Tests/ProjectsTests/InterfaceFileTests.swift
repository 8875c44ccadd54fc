import Facts
import Foundation
import Testing

@testable import Projects

/// What storyboards and nibs say of when their objects are made.
@Suite struct InterfaceFileTests {
  private func lives(_ files: String) throws -> [String] {
    try Fixture("//- A.swift\nclass A {}\n" + files).project().interfaces.map { object in
      let life =
        switch object.life {
        case .atLaunch: "at launch"
        case .eachTime: "each time"
        case .presented(let presentation): "\(presentation)"
        case .onDemand: "on demand"
        case .with(let name): "with \(name)"
        }
      return "\(object.className) \(life) \(object.location.line)"
    }.sorted()
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="1">
      <scenes>
        <scene><objects><tabBarController id="1"><connections>
          <segue destination="2" kind="relationship" relationship="viewControllers" id="s1"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><viewController id="2" customClass="List" customModule="App" storyboardIdentifier="list">
          <tableView><prototypes><tableViewCell id="c" customClass="Cell"><view id="v" customClass="Badge"/></tableViewCell></prototypes></tableView>
          <view id="w" customClass="Banner"/>
          <connections><segue destination="3" kind="show" id="s2"/><segue destination="x" kind="unwind" id="s3"/><outlet property="banner" destination="w" id="o"/></connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="3" customClass="Detail"><connections><segue destination="4" kind="embed" id="s4"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="4" customClass="Map"/></objects></scene>
        <scene><objects><viewController id="5" customClass="Lonely"/></objects></scene>
        <scene><objects><viewControllerPlaceholder id="6" storyboardName="Other" referencedIdentifier="help"/></objects></scene>
      </scenes>
    </document>
    """

  private static let described = ["Badge each time 8", "Banner with List 9", "Cell each time 8", "Detail each time 12", "Lonely on demand 14", "Map each time 13"]
  private static let launched = (described + ["Banner at launch 9", "List at launch 7"]).sorted()

  @Test("the first screen of the storyboard that the application starts with, its parts, and what it shows") func screens() throws {
    let plist = """
      //- App/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneStoryboardFile</key><string>First</string></dict></dict></plist>

      """
    #expect(try lives(plist + "//- App/Base.lproj/First.storyboard\n" + Self.storyboard) == Self.launched)
    #expect(try lives(plist + "//- App/Second.storyboard\n" + Self.storyboard) == (Self.described + ["List on demand 7"]).sorted())
    #expect(try lives("//- App/Main.storyboard\n" + Self.storyboard) == Self.launched)
    #expect(
      try lives("//- App.xcodeproj/project.pbxproj\nINFOPLIST_KEY_UIMainStoryboardFile = First;\n//- First.storyboard\n" + Self.storyboard)
        == Self.launched)
  }

  @Test("a screen of another file") func reference() throws {
    #expect(
      try lives(
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
          <scene><objects><viewController id="1" customClass="Home"><connections><segue destination="2" kind="show" id="s"/></connections></viewController></objects></scene>
          <scene><objects><viewControllerPlaceholder id="2" storyboardName="Other" referencedIdentifier="help"/></objects></scene>
        </scenes></document>
        //- Other.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
          <scene><objects><viewController id="1" customClass="Help" storyboardIdentifier="help"/></objects></scene>
        </scenes></document>
        """) == ["Help each time 2", "Home at launch 2"])
  }

  @Test("the parts of a container that segues of its own set") func parts() throws {
    func screens(_ name: String) -> String {
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
        <scene><objects><viewController id="1" customClass="SWRevealViewController"><connections>
          <segue destination="2" kind="custom" identifier="sw_front" customClass="\(name)" id="s"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="2" customClass="Home"/></objects></scene>
      </scenes></document>
      """
    }
    #expect(try lives(screens("SWRevealViewControllerSegueSetController")).contains("Home at launch 5"))
    #expect(try lives(screens("SWRevealViewControllerSeguePushController")).contains("Home each time 5"))
  }

  @Test("the main nib, and what a nib has for its owner") func nibs() throws {
    #expect(
      try lives(
        """
        //- MainMenu.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
          <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/><customObject id="-1" customClass="FirstResponder"/>
          <customObject id="10" customClass="AppController"/>
        </objects></document>
        //- Panel.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"/>
          <view id="5" customClass="PanelView"/>
        </objects></document>
        """) == ["AppController at launch 3", "PanelView with PanelController 3"])
  }

  @Test(
    "broken and hostile files are named, or say nothing",
    arguments: [
      "<document", "<<<<<<< HEAD\n<document/>",
      """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="&c;"
      """,
    ])
  func broken(_ text: String) throws {
    let project = try Fixture("//- A.swift\nclass A {}\n//- Main.storyboard\n" + text).project()
    #expect(project.problems.map(\.path) == ["Main.storyboard"])
    #expect(project.interfaces == [])
  }

  private func problems(_ text: String) throws -> [String] {
    try Fixture("//- A.swift\nclass A {}\n//- Main.storyboard\n" + text).project().problems.map(\.message)
  }

  private static func storyboard(_ text: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes><scene><objects>\(text)</objects></scene></scenes></document>"
  }

  @Test("an id that stands there twice, and connections into nothing, are told of") func loose() throws {
    let screen = #"<viewController id="1" customClass="A"><connections><segue destination="9" kind="show" id="s"/></connections></viewController>"#
    #expect(try problems(Self.storyboard(screen)) == ["the connection in line 1 leads to nothing. Remove it in Xcode"])
    let twice = #"<viewController id="1" customClass="A"/><viewController id="1" customClass="B"/>"#
    #expect(try problems(Self.storyboard(twice + twice)) == ["the id '1' stands there twice, and 2 more; the first counts. Open it in Xcode"])
  }

  @Test("what is nested too deeply for a parser, and entities behind a long comment") func deep() throws {
    let deep = String(repeating: "<view>", count: 10_000) + String(repeating: "</view>", count: 10_000)
    #expect(try problems(Self.storyboard(deep)) == ["the interface file is nested more than 500 deep; its screens are not known. Save it again in Xcode"])
    let bomb = "<!--" + String(repeating: " ", count: 10_000) + "--><!DOCTYPE d [<!ENTITY a \"b\">]><document/>"
    #expect(try problems(bomb) == ["the interface file declares types of its own; its screens are not known. Save it again in Xcode"])
  }

  @Test("long chains of screens take time in proportion") func long() throws {
    var screens = ""
    for number in 0..<5_000 {
      screens += #"<viewController id="\#(number)" customClass="A\#(number)"><connections><segue destination="\#(number + 1)" kind="embed" id="s\#(number)"/></connections></viewController>"#
    }
    screens += #"<viewController id="5000" customClass="Last"/>"#
    let start = ContinuousClock.now
    let project = try Fixture("//- A.swift\nclass A {}\n//- Main.storyboard\n" + Self.storyboard(screens)).project()
    #expect(project.problems == [] && project.resources.map(\.facts.count) == [10_001])
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a file that is too long, and one of another character set") func unread() throws {
    var options = ProjectOptions()
    options.maxFileSize = 1000
    let fixture = try Fixture("//- A.swift\nclass A {}\n//- Main.storyboard\n" + Self.storyboard(String(repeating: " ", count: 2000)))
    #expect(try fixture.project(at: [""], options).problems.map(\.kind) == [.tooLarge])
    try fixture.write("Main.storyboard", Data([0xFF, 0xFE, 0x3C, 0x00]))
    #expect(try fixture.project().problems.map(\.kind) == [.notText])
  }

  @Test("objects that an archive puts into each other end nowhere") func rounds() throws {
    func record(_ number: Int, in parent: Int) -> String {
      #"<object class="IBObjectRecord"><int key="objectID">\#(number)</int><object class="IBUIView" key="object" id="\#(number)"/><reference key="parent" ref="\#(parent)"/></object>"#
    }
    let text =
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data>"# + record(1, in: 2) + record(2, in: 3) + record(3, in: 1)
      + #"<object key="flattenedProperties"><string key="NS.key.0">1.CustomClassName</string><string key="NS.object.0">A</string></object></data></archive>"#
    let project = try Fixture("//- A.swift\nclass A {}\n//- Main.xib\n" + text).project()
    #expect(project.problems == [] && project.resources.map(\.facts.count) == [1])
  }

  @Test("a property list that is damaged is named, and no binary or foreign one") func settings() throws {
    let project = try Fixture("//- A.swift\nclass A {}\n//- App/Info.plist\n<<<<<<< HEAD\n//- Pods/Kit/Info.plist\n<<<<<<< HEAD\n//- Done/Info.plist\nbplist00").project()
    #expect(project.problems.map(\.path) == ["App/Info.plist"])
    #expect(project.problems.map(\.message) == ["the file is no property list near line 1; the classes and screens that it names are not known. Mend it in Xcode"])
  }

  @Test("a data model in the binary form of old versions of Xcode is named") func oldModel() throws {
    let project = try Fixture("//- A.swift\nclass A {}\n//- A.xcdatamodel/elements\nbplist00\n//- A.xcdatamodel/layout\nbplist00").project()
    #expect(
      project.problems.map { "\($0.path): \($0.message)" } == [
        "A.xcdatamodel/elements: the data model is in the binary form of old versions of Xcode; its entities are not known. Save it again in Xcode"
      ])
  }

  @Test("a model whose version is not known is named") func version() throws {
    let project = try Fixture("//- A.swift\nclass A {}\n//- A.xcdatamodeld/.xccurrentversion\n<<<<<<< HEAD\n//- A.xcdatamodeld/A.xcdatamodel/contents\n<model/>").project()
    #expect(project.problems.map(\.message) == ["the file is no property list near line 1; which version of the model is used is a guess. Choose it again in Xcode"])
  }

  @Test("models that are broken are named") func models() throws {
    func problems(_ text: String) throws -> [String] {
      try Fixture("//- A.swift\nclass A {}\n//- A.xcdatamodel/contents\n" + text).project().problems.map(\.message)
    }
    #expect(try problems("<model>") == ["the data model is no XML, or is cut off; its entities are not known. Save it again in Xcode"])
    #expect(try problems("<plist/>") == ["the data model is not the XML of a model; its entities are not known. Save it again in Xcode"])
    #expect(
      try problems(#"<model><entity name="A"><relationship name="b" destinationEntity="B"/></entity><entity name="A"/></model>"#) == [
        "the entity 'A' stands there twice; the first counts. Open it in Xcode", "the relationship 'A.b' leads to no entity. Mend it in Xcode",
      ])
  }
}
