import Facts

@testable import Projects

/// The readers of what describes a project: its targets, its screens, its models, and the text of its sources.
extension Harness {
  static let ofProjects: [Harness] = [
    Harness(
      "compile-database",
      [
        #"[{"directory": "/nowhere", "file": "a.c", "arguments": ["cc", "-DX=1", "-I", "inc", "-c", "a.c", "-o", "a.o"]}]"#,
        #"[{"directory": "/nowhere/b", "file": "../b.mm", "command": "clang++ -x objective-c++ \"-DNAME=\\\"a b\\\"\" '-Ifoo bar' b.mm", "output": "b.o"}, {}]"#,
      ]
    ) { bytes in
      let database = try? CompileDatabase(bytes, file: "/nowhere/compile_commands.json", root: "/nowhere")
      _ = shellWords(String(decoding: bytes, as: UTF8.self))
      _ = AllowedFlags(of: shellWords(String(decoding: bytes, as: UTF8.self)), directory: "/nowhere", root: "/nowhere")
      return database != nil
    },
    Harness(
      "xcode-project",
      [
        xcodeProject,
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>objects</key><dict><key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string><key>targets</key><array><string>T</string></array></dict><key>G</key><dict><key>isa</key><string>PBXGroup</string><key>children</key><array/></dict><key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Game</string><key>buildPhases</key><array/><key>productType</key><string>com.apple.product-type.application</string></dict></dict><key>rootObject</key><string>P</string></dict></plist>",
      ]
    ) { bytes in
      guard let project = try? XcodeProject(bytes, path: "App/Game.xcodeproj") else { return false }
      let targets = XcodeTargets(project, root: "/nowhere", files: files, disk: DiskPaths(files)) { _ in settings }
      let described = targets.described
      let found = described.targets
      check(found)
      precondition(described.shown.allSatisfy { !$0.hasPrefix("/") && !$0.hasPrefix("../") }, "a source out of the root")
      return !found.isEmpty
    },
    Harness("package-manifest", [packageManifest]) { bytes in
      check(PackageManifest(bytes).targets(path: "App/Package.swift", files: files))
    },
    Harness("podspec", [podspec]) { bytes in check(ManifestLines(bytes, .podspec).placed(Podspec(bytes, path: "App/Kit.podspec").targets(files: files))) },
    Harness(
      "podfile", ["platform :ios, '12.0'\ndef shared\n  pod 'A', '~> 1.0'\nend\nabstract_target 'All' do\n  shared\n  target \"App\" do\n    pod 'B' # no\n    if x then pod 'C' end\n  end\nend\n"]
    ) { bytes in
      !Podfile(bytes).podsOfTarget.isEmpty
    },
    Harness("xcodegen", [xcodeGen]) { bytes in
      guard var project = try? XcodeGenProject(bytes, path: "App/project.yml") else { return false }
      project.include { _ in xcodeGen }
      var outside: [String] = []
      return check(ManifestLines(bytes, .yaml).placed(project.targets(files: files, outside: &outside) { _ in settings }))
    },
    Harness(
      "bazel",
      [
        "load(\":x.bzl\", \"y\")\nS = glob([\"*.m\", \"Sub/**/*.mm\"], exclude = [\"a*\"])\nobjc_library(\n  name = \"Kit\", # a\n  srcs = S + [\"Card.m\"],\n  deps = [\":Core\", \"//x/y:z\"] if False else [],\n  copts = [\"-DX=%s\" % 1],\n)\n[cc_library(name = n) for n in [\"a\", 'b']]\n"
      ]
    ) { bytes in
      check(BazelPackage(bytes, path: "App/BUILD").targets(files: files))
    },
    Harness("settings", [settings]) { bytes in
      var levels = BuildSettings(builtIn: ["SRCROOT": "/nowhere", "TARGET_NAME": "Game"])
      levels.add(SettingsFile("App/Game.xcconfig") { _ in String(decoding: bytes, as: UTF8.self) })
      for key in ["HEADER_SEARCH_PATHS", "A"] { _ = (levels.list(key), levels.flag(key)) }
      return levels.text("PRODUCT_NAME") != nil
    },
    Harness("property-list", [xcodeProject, #"{ a = "\U1F600 \n\" x"; b = (1, "", <0fbd77 1c>,); /* c */ 'd e' = {}; }"#]) { bytes in (try? propertyList(bytes)) != nil },
    Harness("interface-file", interfaceFiles) { bytes in
      guard let document = try? InterfaceDocument(bytes, path: "App/Main.storyboard") else { return false }
      let links = InterfaceLinks([document])
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      precondition(links.facts(of: 0).allSatisfy { (1...lines).contains($0.location.line) }, "a line that is not there")
      _ = links.namedScreens(of: 0)
      return !InterfaceLives([document], main: ["Main"], ofExtensions: []).objects.isEmpty || !document.objects.isEmpty
    },
    Harness("data-model", [dataModel]) { bytes in (try? DataModel(bytes, path: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")) != nil },
    Harness("source-text", sources) { bytes in
      let found = scan(bytes, withTypes: true)
      let lines = max(bytes.count { $0 == 0x0A }, bytes.count { $0 == 0x0D }) + 1
      precondition(found.lines <= lines, "more lines than there are")
      precondition(found.imports.allSatisfy { (1...lines).contains($0.line) }, "an import in a line that is not there")
      _ = (words(of: bytes), swiftNames(in: bytes), saysGenerated(bytes), lineOfEndlessBrackets(bytes))
      for remark in remarks(in: bytes, of: "a.m") {
        precondition((1...lines).contains(remark.location.line), "a remark in a line that is not there")
        precondition(!remark.text.utf8.contains(0x0A), "a remark of two lines")
      }
      return !found.imports.isEmpty || !found.types.isEmpty
    },
  ]

  /// Checks what holds for the targets of any description: each has a line, and no file outside of the root. Returns whether there are any.
  @discardableResult private static func check(_ targets: [Target]) -> Bool {
    for target in targets {
      precondition(target.line >= 1, "a target in no line")
      for path in target.sources + target.headers { precondition(!path.hasPrefix("/") && !path.hasPrefix("../") && !path.contains("/../"), "a file out of the root: \(path)") }
    }
    return !targets.isEmpty
  }

  private static let files = ["App/Card.h", "App/Card.m", "App/Sources/Kit/Kit.swift", "App/Sources/Kit/Sub/More.swift", "App/Tests/KitTests/KitTests.swift"]
  private static let settings =
    "#include \"Base.xcconfig\"\n#include? \"Game.xcconfig\"\nA = $(B) ${C:lower} $(A)\nB = $(A)\nPRODUCT_NAME = $(TARGET_NAME:c99extidentifier)\nHEADER_SEARCH_PATHS[sdk=ios*] = \"a b\" $(inherited) // no\n"
  private static let podspec =
    "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.version = \"1.#{2}\"\n  s.source_files = 'Sources/**/*.{h,m,swift}', \"Card.m\"\n  s.exclude_files = %w[a b]\n  s.dependency 'Other/Core', '~> 1.0'\n  s.subspec 'Core' do |c|\n    c.source_files = ['Core/*']\n    c.dependency 'Kit/Base'\n  end\n  s.test_spec { |t| t.source_files = 'Tests/**' }\n  s.platform = :ios, '9.0'\n  s.public_header_files = <<-X\n  a\n  X\nend\n"
  private static let xcodeGen =
    "name: Game\ninclude: [base.yml, {path: other.yml}]\nsettings: {base: {A: 1}}\ntargetTemplates:\n  T: &t\n    platform: iOS\n    sources: [\"${target_name}\"]\ntargets:\n  Game:\n    templates: [T]\n    type: application\n    platform: [iOS, macOS]\n    sources:\n      - path: Sources\n        excludes: [\"**/*.md\"]\n        group: x\n      - Card.m\n    dependencies:\n      - target: Kit\n      - package: P\n        product: Q\n  Kit:\n    <<: *t\n    type: framework\n"
  private static let packageManifest =
    "// swift-tools-version:5.9\nimport PackageDescription\nlet all = [\"Kit\", \"Core\"]\nextension Target { static func lib(_ n: String, _ d: [Target.Dependency] = []) -> Target { .target(name: n, dependencies: d, path: \"Sources/\\(n)\") } }\nvar package = Package(\n  name: \"Kit\", platforms: [.iOS(.v13)], products: [.library(name: \"Kit\", targets: all)],\n  dependencies: [.package(url: \"https://x/y.git\", from: \"1.0.0\")],\n  targets: all.map { .lib($0) } + [.testTarget(name: \"KitTests\", dependencies: [\"Kit\", .product(name: \"Y\", package: \"y\")], exclude: [\"a\"])]\n)\nfor t in package.targets where t.type != .test { t.swiftSettings = [.define(\"X\")] }\nenum E: String, CaseIterable { case a, b\n  var needs: [E] { switch self { case .a: return []; default: return [.a] } } }\nstruct M { var e: E; func made() -> Target { guard let n = Optional(e.rawValue) else { return .target(name: \"\") }; return .target(name: n, dependencies: e.needs.map { .init(stringLiteral: $0.rawValue) }) } }\nlet on = Context.environment[\"X\"] != nil\npackage.targets += E.allCases.enumerated().filter { i, e in i < 9 && e != .b || on }.map { M(e: $0.1).made() }\npackage.targets = package.targets.compactMap { on ? $0 : nil }\nfunc add(_ n: Int, to l: inout [Int]) { if n > 0 { l.append(n); add(n - 1, to: &l) } }\nvar l = [Int](); add(3, to: &l)\n#if os(Linux)\npackage.targets.append(.target(name: \"L\"))\n#endif\nif all.count > 1 { package.name = \"Z\" }\n"
  private static let dataModel =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">\n<entity name=\"A\" representedClassName=\"MyA\" parentEntity=\"B\" codeGenerationType=\"class\" syncable=\"YES\">\n<relationship name=\"bs\" toMany=\"YES\" deletionRule=\"Cascade\" destinationEntity=\"B\" inverseName=\"a\" inverseEntity=\"B\"/>\n<attribute name=\"x\" attributeType=\"Transformable\" customClassName=\"C\"/></entity>\n<entity name=\"B\" isAbstract=\"YES\" representedClassName=\".B\"><relationship name=\"a\" maxCount=\"1\" destinationEntity=\"A\"/></entity>\n</model>\n"

  private static let xcodeProject = """
    // !$*UTF8*$!
    { objectVersion = 56; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = LP; };
    LP = { isa = XCConfigurationList; buildConfigurations = (BP); defaultConfigurationName = Release; };
    BP = { isa = XCBuildConfiguration; name = Release; buildSettings = { CLANG_ENABLE_OBJC_ARC = YES; "A[arch=*]" = ("$(inherited)", b); }; };
    G = { isa = PBXGroup; children = (F1, F2, V); sourceTree = "<group>"; };
    V = { isa = PBXVariantGroup; children = (F2); path = "My \\"Model"; sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = Card.m; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = "Helper+More.swift"; sourceTree = SOURCE_ROOT; };
    C1 = { isa = PBXBuildFile; fileRef = F1; settings = { COMPILER_FLAGS = "-w -fno-objc-arc"; }; };
    C2 = { isa = PBXBuildFile; fileRef = V; };
    T1 = { isa = PBXNativeTarget; name = "The Game"; buildPhases = (S1); productType = "com.apple.product-type.application"; productReference = R1; dependencies = (D1); fileSystemSynchronizedGroups = (Y); };
    S1 = { isa = PBXSourcesBuildPhase; files = (C1, C2); };
    T2 = { isa = PBXNativeTarget; name = GameTests; buildPhases = (); productType = "com.apple.product-type.bundle.unit-test"; };
    D1 = { isa = PBXTargetDependency; target = T2; targetProxy = X1; };
    X1 = { isa = PBXContainerItemProxy; remoteInfo = Other; };
    Y = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Sources; sourceTree = "<group>"; };
    E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Kit/Kit.swift); target = T1; };
    }; rootObject = P; }

    """

  private static let interfaceFiles = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Board" customModule="App" storyboardIdentifier="B">
    <view key="view" id="v"><subviews><tableView id="t"><prototypes><tableViewCell id="c" customClass="Cell"/></prototypes><connections><outlet property="delegate" destination="a" id="o"/></connections></tableView></subviews></view>
    <connections><outlet property="table" destination="t" id="p"/><segue destination="n" kind="embed" id="e"/><outletCollection property="all" destination="c" collectionClass="NSArray" id="q"/></connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/></objects></scene>
    <scene sceneID="r"><objects><navigationController id="n"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController></objects></scene></scenes>
    </document>

    """,
    """
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data><object class="NSMutableArray" key="IBDocument.RootObjects" id="1"><object class="NSCustomObject" id="2"><string key="NSClassName">Owner</string></object></object>
    <object class="IBObjectContainer" key="IBDocument.Objects"><object class="NSMutableArray" key="connectionRecords"><object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"><string key="label">delegate</string><reference key="source" ref="2"/><reference key="destination" ref="2"/></object></object></object>
    <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects"><object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="2"/><reference key="parent" ref="1"/></object></object></object>
    <object class="NSMutableDictionary" key="flattenedProperties"><string key="5.CustomClassName">Owner</string></object></object></data></archive>

    """,
  ]

  private static let sources = [
    "#import <UIKit/UIKit.h>\n#include \"a.h\"\n@import Foundation.NSObject;\n#if __has_include(\"b.h\")\n#import \"b.h\"\n#elif defined(X) && !Y\n#include_next <c.h>\n#else\n#endif\n// arborist:disable:next import-cycle - the header is generated\n@class A, B;\n@interface A (More) <P>\n@end\nnamespace a::b { class C : public D<E>, F { enum class G : int { H }; }; }\ntypedef enum { I } J;\n#define K(x) \\\n  x##\"s\"\nR\"d(raw)d\" u8\"\\u00e9\"\n",
    "/* arborist:disable all - x */\nextern \"C\" {\nstruct s { int a; } t;\n}\n@protocol P <Q>\n- (void)m:(NSString *)a NS_SWIFT_NAME(n(a:));\n@end\n@implementation A\n- (id)m { return @[@\"x\", NSClassFromString(@\"A\")]; }\n@end\n// Generated by x. DO NOT EDIT\n??=include <x>\n",
  ]
}
