import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import TestSupport
import Testing

/// What storyboards, nibs, property lists and data models say of classes, as facts of the graph.
@Suite struct DescribedFactsTests {
  /// What a file says, by line, but for the line about itself.
  private func facts(_ path: String, _ text: String) throws -> [String] {
    let report = try report(of: text)
    return FactsReporter(path: path).text(report).split(separator: "\n").map { $0.dropFirst(path.count + 1).replacingOccurrences(of: path, with: "FILE") }
      .filter { !$0.contains("resource FILE") }
  }

  private func findings(_ rule: String, _ text: String) throws -> [String] {
    try report(of: "//- .arborist.yml\nopt_in_rules: [\(rule)]\nrules: {hidden-root: {types: 3}}\n" + text).findings.map(\.finding)
      .filter { $0.rule == rule }.map { $0.names[0] }
  }

  // MARK: Storyboards and nibs

  private static let sources = """
    //- App.swift
    import UIKit
    class List: UIViewController {
      @IBOutlet weak var banner: Banner!
      @IBOutlet var badges: [Badge]!
      @IBAction func save(_ sender: Any) {}
      @IBAction func comeBack(_ segue: UIStoryboardSegue) {}
    }
    class Detail: UIViewController {}
    class Map: UIViewController {}
    class Banner: UIView {}
    class Badge: UIView {}
    class Tapping: UITapGestureRecognizer {}
    class Fade: UIStoryboardSegue {}

    """

  @Test("classes, also of what has no id, outlets, actions and segues") func storyboard() throws {
    #expect(
      try facts(
        "Main.storyboard",
        Self.sources + """
          //- Main.storyboard
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
            <scene><objects><viewController id="1" customClass="List">
              <view key="view" id="v"><subviews>
                <view id="b" customClass="Banner"><connections><outlet property="owner" destination="1" id="o0"/></connections></view>
                <stackView id="s"><subviews>
                  <view id="c" customClass="Badge"/></subviews></stackView></subviews></view>
              <connections>
                <outlet property="banner" destination="b" id="o1"/>
                <outlet property="table" destination="v" id="o2"/>
                <outletCollection property="badges" destination="c" id="o3"/>
                <segue destination="2" kind="show" identifier="showDetail" customClass="Fade" id="s1"/>
                <segue destination="n" kind="embed" id="s2"/>
              </connections></viewController>
              <tapGestureRecognizer customClass="Tapping"/>
              <button id="t"><connections>
                <action selector="save:" destination="1" eventType="touchUpInside" id="a"/></connections></button></objects></scene>
            <scene><objects><viewController id="2" customClass="Detail"><connections>
                <segue destination="e" kind="unwind" unwindAction="comeBack:" id="s3"/></connections></viewController>
              <exit id="e" sceneMemberID="exit"/></objects></scene>
            <scene><objects><navigationController id="n"><connections>
                <segue destination="3" kind="relationship" relationship="rootViewController" id="s5"/></connections></navigationController></objects></scene>
            <scene><objects><viewController id="3" customClass="Map"/></objects></scene>
          </scenes></document>
          """) == [
          "2  FILE creates List", "4  FILE creates Banner", "4  FILE uses Banner (outlet, member 'owner')", "4  Banner uses List (outlet, described, member 'owner')",
          "4  List holds Banner (strong, many, described, member 'view')", "6  FILE creates Badge", "6  List holds Badge (strong, many, described, member 'view')",
          "8  FILE uses List (outlet, member 'banner')", "8  List uses Banner (outlet, described, member 'banner')", "9  FILE uses List (outlet, member 'table')",
          "10  FILE uses List (outlets, member 'badges')", "10  List uses Badge (outlets, described, member 'badges')", "11  FILE creates Fade",
          "11  List uses Detail (segue, described, member 'showDetail')", "12  List holds Map (segue, strong, many, described, member 'children')", "14  FILE creates Tapping",
          "14  List holds Tapping (strong, many, described, member 'topLevelObjects')", "16  FILE uses List (action, member 'save:')", "17  FILE creates Detail",
          "18  Detail uses List (unwind, described, member 'comeBack:')", "22  FILE creates Map",
        ])
  }

  @Test("a nib of the Mac: its owner keeps what it has, and the first responder is who has the method") func nib() throws {
    #expect(
      try facts(
        "Panel.xib",
        """
        //- Panel.m
        #import <AppKit/AppKit.h>
        @interface PSPanelController : NSWindowController
        @property (weak) IBOutlet NSTextField *field;
        @end
        @implementation PSPanelController
        @end
        @interface PSRows : NSObject
        @end
        @implementation PSRows
        - (IBAction)addRow:(id)sender {}
        - (void)removeRow:(id)sender {}
        @end
        //- Panel.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
          <customObject id="-2" userLabel="File's Owner" customClass="PSPanelController"><connections>
            <outlet property="field" destination="f" id="o1"/></connections></customObject>
          <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
          <customObject id="-3" userLabel="Application" customClass="NSObject"/>
          <customObject id="r" customClass="PSRows"/>
          <button id="b"><connections><action selector="addRow:" target="-1" id="a1"/></connections></button>
          <button id="f"><connections>
            <action selector="removeRow:" target="r" id="a2"/></connections></button>
        </objects></document>
        """) == [
          "2  FILE uses PSPanelController (owner)", "3  FILE uses PSPanelController (outlet, member 'field')", "6  FILE creates PSRows",
          "6  PSPanelController holds PSRows (strong, many, described, member 'topLevelObjects')", "7  FILE uses PSRows (action, member 'addRow:')",
          "9  FILE uses PSRows (action, member 'removeRow:')",
        ])
  }

  @Test("what a nib connects is called when somebody touches something") func actions() throws {
    let report = try report(
      of: """
        //- Rows.m
        #import <AppKit/AppKit.h>
        @interface PSBase : NSObject
        - (void)removeRow:(id)sender;
        @end
        @implementation PSBase
        - (void)removeRow:(id)sender {}
        - (void)addRow:(id)sender {}
        @end
        @interface PSRows : PSBase
        @end
        @implementation PSRows
        @end
        //- Panel.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
          <customObject id="r" customClass="PSRows"/>
          <button id="f"><connections><action selector="removeRow:" target="r" id="a2"/></connections></button>
        </objects></document>
        """)
    #expect(report.graph.methods.all.filter { $0.traits.contains(.isAction) }.map(\.name) == ["removeRow:"])
  }

  @Test("the form of Xcode 3: an archive") func archive() throws {
    #expect(
      try facts(
        "Main.xib",
        """
        //- Main.m
        #import <UIKit/UIKit.h>
        @interface PSCarousel : UIView
        @end
        @implementation PSCarousel
        @end
        @interface PSScreen : UIViewController
        - (IBAction)stop;
        @end
        @implementation PSScreen
        - (IBAction)stop {}
        @end
        //- Main.xib
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
          <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
            <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
            <object class="IBUIView" id="3"><object class="NSMutableArray" key="NSSubviews">
              <object class="IBUIView" id="4"><reference key="NSSuperview" ref="3"/></object>
              <object class="IBUIButton" id="5"/></object></object>
          </object>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="NSMutableArray" key="connectionRecords">
              <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
                <string key="label">carousel</string><reference key="source" ref="1"/><reference key="destination" ref="4"/></object></object>
              <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
                <string key="label">stop</string><reference key="source" ref="5"/><reference key="destination" ref="1"/></object></object>
            </object>
            <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
              <object class="IBObjectRecord"><int key="objectID">0</int><object class="NSArray" key="object" id="0"/><nil key="parent"/></object>
              <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="1"/><reference key="parent" ref="0"/></object>
              <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="2"/><reference key="parent" ref="0"/></object>
              <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="3"/><reference key="parent" ref="0"/></object>
              <object class="IBObjectRecord"><int key="objectID">8</int><reference key="object" ref="4"/><reference key="parent" ref="3"/></object>
              <object class="IBObjectRecord"><int key="objectID">9</int><reference key="object" ref="5"/><reference key="parent" ref="3"/></object>
            </object></object>
            <object class="NSMutableDictionary" key="flattenedProperties">
              <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
                <string>-1.CustomClassName</string><string>-2.CustomClassName</string><string>8.CustomClassName</string></object>
              <object class="NSArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
                <string>PSScreen</string><string>UIResponder</string><string>PSCarousel</string></object>
            </object>
          </object></data></archive>
        """) == [
          "3  FILE uses PSScreen (owner)", "6  FILE creates PSCarousel", "11  FILE uses PSScreen (outlet, member 'carousel')",
          "11  PSScreen uses PSCarousel (outlet, described, member 'carousel')", "13  FILE uses PSScreen (action, member 'stop')",
        ])
  }

  @Test(
    "of namesakes the one of the module that is named, or of the target that has the file",
    arguments: [
      (#"customModule="Watch""#, "Watch/Card.swift"), (#"customModule="Phone" customModuleProvider="target""#, "Watch/Card.swift"), (#"customModule="Phone""#, "Phone/Card.swift"),
    ])
  func namesakes(module: String, path: String) throws {
    let report = try report(
      of: """
        //- Game.xcodeproj/project.pbxproj
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
          G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = Phone/Card.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Watch/Card.swift; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = Shared/Card.xib; sourceTree = "<group>"; };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          T1 = { isa = PBXNativeTarget; name = Phone; buildPhases = (S1); productType = "com.apple.product-type.application"; };
          T2 = { isa = PBXNativeTarget; name = Watch; buildPhases = (S2, R2); productType = "com.apple.product-type.application"; };
          S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
          S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
          R2 = { isa = PBXResourcesBuildPhase; files = (B3); };
        }; rootObject = P; }
        //- Phone/Card.swift
        import UIKit
        class Card: UIView {}
        //- Watch/Card.swift
        import UIKit
        class Card: UIView {}
        //- Shared/Card.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="Card" \(module)/></objects></document>
        """)
    let graph = report.graph
    let meant = graph.facts.indices.filter { graph.facts[$0].subject == EntityID("Shared/Card.xib") }.map { graph.entities[graph.target(of: $0)].location?.path }
    #expect(meant == [path])
  }

  // MARK: Rules

  private static let app = """
    //- App.swift
    import UIKit
    @main class App: UIResponder, UIApplicationDelegate {}

    """

  @Test("a class that only a nib or a property list names is reached") func reached() throws {
    let sources = Self.app + "//- Rows.swift\nimport Foundation\nclass Rows: NSObject { let part = Part() }\nclass Part {}\n"
    #expect(try findings("unreachable-type", sources) == ["Rows"])
    #expect(
      try findings(
        "unreachable-type",
        sources + """
          //- Panel.xib
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><customObject customClass="Rows" customModule="App"/></objects></document>
          """) == [])
    for name in ["Rows", "$(PRODUCT_MODULE_NAME).Rows", "App.Rows"] {
      #expect(
        try findings(
          "unreachable-type",
          sources + """
            //- Info.plist
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key><string>\(name)</string></dict></dict></plist>
            """) == [])
    }
    #expect(try findings("unreachable-type", sources + "//- App.xcodeproj/project.pbxproj\nINFOPLIST_KEY_NSPrincipalClass = Rows;\n") == [])
  }

  @Test(
    "a class that only a text names is reached",
    arguments: [
      #"let found: AnyClass? = NSClassFromString("Rows")"#, #"let found: AnyClass? = NSClassFromString("App.Rows")"#, #"func find() { _ = objc_getClass("_TtC3App4Rows") }"#,
    ])
  func named(text: String) throws {
    let sources = Self.app + "//- Rows.swift\nimport Foundation\nclass Rows: NSObject {}\n"
    #expect(try findings("unreachable-type", sources + "//- Find.swift\nimport Foundation\n" + text) == [])
    #expect(try findings("unreachable-type", sources + "//- Find.swift\nimport Foundation\nlet name = NSClassFromString(\"Other\")\n") == ["Rows"])
    #expect(try findings("unreachable-type", sources + "//- find.m\n#import <Foundation/Foundation.h>\nClass find(void) { return NSClassFromString(@\"App.Rows\"); }\n") == [])
  }

  @Test(
    "a class that a constant, a list, a helper or another method names is reached",
    arguments: [
      "static NSString *const kName = @\"Rows\";\nClass find(void) { return NSClassFromString(kName); }",
      "Class find(void) { for (NSString *name in @[@\"App.Rows\", @\"None\"]) { Class found = NSClassFromString(name); if (found) return found; } return nil; }",
      "Class named(NSString *name) { return NSClassFromString(name); }\nClass find(void) { return named(@\"Rows\"); }",
      "@interface Finder : NSObject\n@property (copy) NSString *name;\n@end\n@implementation Finder\n- (instancetype)init { self.name = @\"Rows\"; return self; }\n"
        + "- (Class)find { return NSClassFromString(self.name); }\n@end\nint main(void) { return [Finder new] != nil; }",
    ])
  func namedElsewhere(text: String) throws {
    let sources = Self.app + "//- Rows.swift\nimport Foundation\nclass Rows: NSObject {}\n//- find.m\n#import <Foundation/Foundation.h>\n"
    #expect(try findings("unreachable-type", sources + text + "\n") == [])
    #expect(try findings("unreachable-type", sources + text.replacing("@\"Rows\"", with: "@\"Rows2\"").replacing("App.Rows", with: "App.Rows2") + "\n") == ["Rows"])
  }

  @Test(
    "who asks a storyboard for a screen makes it",
    arguments: [
      ("let next = storyboard?.instantiateViewController(withIdentifier: \"detail\")", "2"), ("let next = storyboard!.instantiateViewController(withIdentifier: Self.screen)", "2"),
      ("let next = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"detail\") as! Detail", "2"),
    ])
  func screens(text: String, line: String) throws {
    let code = "class List: UIViewController {\n  func show() { \(text) }\n\n\n  static let screen = \"detail\"\n}\n"
    let report = try report(
      of: """
        //- Detail.swift
        import UIKit
        class Detail: UIViewController {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
          <scene><objects><viewController id="2" storyboardIdentifier="detail" customClass="Detail" customModule="App"/></objects></scene>
        </scenes></document>
        //- List.swift
        \(code)
        """)
    let made = report.graph.facts.filter { $0.relation == .creates && $0.details.flags.contains(.inferred) }
    #expect(made.count == 1)
    #expect(made.first?.location.path == "List.swift")
    #expect(made.first.map { "\($0.location.line)" } == line)
    #expect(made.first?.object.text.hasSuffix("Detail") == true)
  }

  @Test(
    "who loads a nib or a storyboard's initial screen makes what it begins with",
    arguments: [
      ("List.swift", "let next = UIStoryboard(name: \"Second\", bundle: nil).instantiateInitialViewController()", "Detail"),
      ("List.swift", "let rows = Bundle.main.loadNibNamed(\"Rows\", owner: self, options: nil)", "Rows"), ("List.swift", "let nib = UINib(nibName: \"Rows\", bundle: nil)", "Rows"),
      ("List.swift", "let screen = Detail(nibName: \"Rows\", bundle: nil)", nil),
      ("List.m", "UIViewController *next = [[UIStoryboard storyboardWithName:@\"Second\" bundle:nil] instantiateInitialViewController];", "Detail"),
      ("List.m", "NSArray *rows = [[NSBundle mainBundle] loadNibNamed:@\"Rows\" owner:self options:nil];", "Rows"),
      ("List.m", "UINib *nib = [UINib nibWithNibName:@\"None\" bundle:nil];", nil),
    ] as [(String, String, String?)])
  func beginnings(file: String, text: String, made: String?) throws {
    let code =
      file.hasSuffix(".m")
      ? "#import <UIKit/UIKit.h>\n@interface List : UIViewController\n@end\n@implementation List\n- (void)show {\n\(text)\n}\n@end\n"
      : "import UIKit\nclass List: UIViewController {\n  func show() {\n\(text)\n  }\n}\n"
    let report = try report(
      of: """
        //- Detail.swift
        import UIKit
        class Detail: UIViewController {}
        class Rows: UIView {}
        //- Second.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
          <scene><objects><navigationController id="1"><connections><segue destination="2" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene>
          <scene><objects><viewController id="2" customClass="Detail"/></objects></scene>
        </scenes></document>
        //- Rows.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="Rows"/></objects></document>
        //- \(file)
        \(code)
        """)
    let facts = report.graph.facts.filter { $0.relation == .creates && $0.location.path == file && $0.details.flags.contains(.inferred) }
    #expect(facts.count == (made == nil ? 0 : 1))
    #expect(facts.first.map { $0.object.text.hasSuffix(made ?? "") } ?? true)
  }

  @Test("a class of Swift is known by the name that it has for Objective-C") func runtimeName() throws {
    let sources = Self.app + "//- Rows.swift\nimport Foundation\n@objc(ACRows) class Rows: NSObject {}\n//- Find.swift\nimport Foundation\n"
    #expect(try findings("unreachable-type", sources + "let found: AnyClass? = NSClassFromString(\"ACRows\")\n") == [])
    #expect(try findings("unreachable-type", sources + "let found: AnyClass? = NSClassFromString(\"BCRows\")\n") == ["Rows"])
  }

  @Test("a class that a build setting names in a property list is reached") func classOfSetting() throws {
    let list = "//- Info.plist\n<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>$(PRINCIPAL)</string></dict></plist>\n"
    let sources = Self.app + "//- Rows.swift\nimport Foundation\nclass Rows: NSObject {}\n" + list + "//- App.xcodeproj/project.pbxproj\n"
    #expect(try findings("unreachable-type", sources + "PRINCIPAL = Rows;\n") == [])
    #expect(try findings("unreachable-type", sources + "OTHER = Rows;\n") == ["Rows"])
  }

  @Test("a superclass that a nib creates has more than its subclass") func loneSubclass() throws {
    let sources = "//- Label.swift\nimport UIKit\nclass Label: UIView {}\nclass RedLabel: Label {}\n"
    #expect(try findings("lone-subclass", sources) == ["RedLabel"])
    #expect(
      try findings(
        "lone-subclass",
        sources + """
          //- Panel.xib
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="Label"/></objects></document>
          """) == [])
  }

  @Test("what a nib creates hangs from no variable alone") func hiddenRoot() throws {
    let sources = "//- Store.swift\nclass A {}\nclass B {}\nclass Store {\n  static let shared = Store()\n  var a: A?\n  var b: B?\n}\n"
    #expect(try findings("hidden-root", sources) == ["Store.shared"])
    #expect(
      try findings(
        "hidden-root",
        sources + """
          //- Panel.xib
          <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><customObject id="1" customClass="A"/></objects></document>
          """) == [])
  }

  @Test("a screen that a storyboard embeds is a child, and what it shows next the storyboard decides") func screens() throws {
    func sources(_ kind: String) -> String {
      """
      //- List.swift
      import UIKit
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let map = segue.destination as? Map { map.title = "a" }
          if let other = segue.destination as? Map { other.title = "b" }
        }
      }
      //- Map.swift
      import UIKit
      class Map: UIViewController {}
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene><objects><viewController id="1" customClass="List"><connections><segue destination="2" kind="\(kind)" id="s"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="2" customClass="Map"/></objects></scene>
      </scenes></document>
      """
    }
    #expect(try findings("controller-knows-controller", sources("show")) == ["List"])
    #expect(try findings("controller-knows-controller", sources("embed")) == [])
  }

  // MARK: Core Data

  private static let model = """
    //- Feed.xcdatamodeld/.xccurrentversion
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Feed 2.xcdatamodel</string></dict></plist>
    //- Feed.xcdatamodeld/Feed.xcdatamodel/contents
    <model><entity name="Old" representedClassName="Old" codeGenerationType="class"/></model>
    //- Feed.xcdatamodeld/Feed 2.xcdatamodel/contents
    <model sourceLanguage="Swift">
      <entity name="Album" representedClassName="Album" parentEntity="Base" codeGenerationType="class">
        <relationship name="photos" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Photo" inverseName="album" inverseEntity="Photo"/>
      </entity>
      <entity name="Base" representedClassName=".Base" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Photo" representedClassName="Photo" codeGenerationType="category">
        <relationship name="album" maxCount="1" deletionRule="Cascade" destinationEntity="Album" inverseName="photos" inverseEntity="Album"/>
        <relationship name="next" maxCount="1" deletionRule="Nullify" destinationEntity="Photo"/>
        <relationship name="place" maxCount="1" deletionRule="Deny" destinationEntity="Place"/>
      </entity>
      <entity name="Place"/>
    </model>
    //- Photo.swift
    import CoreData
    class Photo: NSManagedObject { @NSManaged var album: Album? }
    class Store { var albums: [Album] = [] }

    """

  @Test("entities, and what they own, of the version that is used") func dataModel() throws {
    #expect(
      try facts("Feed.xcdatamodeld/Feed 2.xcdatamodel/contents", Self.model) == [
        "2  class Album (swift)", "2  FILE creates Album (member 'Album')", "2  Album inherits Base",
        "3  Album holds Photo (strong, many, mutable, optional, explicit, described, member 'photos')", "5  class Base (swift)", "5  FILE uses Base (member 'Base')",
        "5  Base inherits NSManagedObject", "6  FILE creates Photo (member 'Photo')", "7  Photo holds Album (strong, mutable, explicit, described, member 'album')",
        "8  Photo holds Photo (reference, mutable, explicit, described, member 'next')",
      ])
    #expect(try facts("Feed.xcdatamodeld/Feed.xcdatamodel/contents", Self.model) == [])
  }

  @Test("sources mean the classes that a build makes of a model, and relationships tie no loop") func generatedClasses() throws {
    let report = try report(of: Self.model)
    let album = try #require(report.graph.entities.first { $0.name == "Album" })
    #expect(!album.isExternal && album.location?.path == "Feed.xcdatamodeld/Feed 2.xcdatamodel/contents")
    #expect(report.graph.facts.contains { $0.object == album.id && $0.location.path == "Photo.swift" && $0.relation == .holds })
    #expect(!report.graph.entities.contains { $0.name == "Old" })
    #expect(report.findings.isEmpty)
    let objects = report.graph.objectGraph(.objects)
    #expect(objects.keepingTypes.map { "\(report.graph.entities[$0.source].name) \(report.graph.entities[$0.target].name)" }.sorted() == ["Album Photo", "Photo Album", "Store Album"])
  }
}
