import Facts
import Testing

@testable import Projects

/// What storyboards and nibs say of when their objects are made.
@Suite struct InterfaceFileTests {
  private func lives(_ files: String) throws -> [String] {
    try Fixture("//- A.swift\nclass A {}\n" + files).project().interfaces.map { object in
      let life = switch object.life {
      case .atLaunch: "at launch"
      case .eachTime: "each time"
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
    #expect(try lives("//- App.xcodeproj/project.pbxproj\nINFOPLIST_KEY_UIMainStoryboardFile = First;\n//- First.storyboard\n" + Self.storyboard)
      == Self.launched)
  }

  @Test("a screen of another file") func reference() throws {
    #expect(try lives("""
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

  @Test("the main nib, and what a nib has for its owner") func nibs() throws {
    #expect(try lives("""
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

  @Test("broken and hostile files are named, or say nothing", arguments: ["<document", "<<<<<<< HEAD\n<document/>", """
    <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="&c;"
    """])
  func broken(_ text: String) throws {
    let project = try Fixture("//- A.swift\nclass A {}\n//- Main.storyboard\n" + text).project()
    #expect(project.problems.map(\.path) == ["Main.storyboard"])
    #expect(project.interfaces == [])
  }
}
