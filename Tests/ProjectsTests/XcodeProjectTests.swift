import Facts
import Foundation
import Testing

@testable import Projects

/// What a `project.pbxproj` says of its targets.
struct XcodeProjectTests {
  /// A project of two targets: an application `Game` and its tests. `more` are further objects, `groups` further children of the main group.
  private func text(_ more: String = "", groups: String = "", game: String = "", settings: String = "", files: String = "C1, C2,") -> String {
    """
    // !$*UTF8*$!
    {
      objectVersion = 56;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = LP; };
        LP = { isa = XCConfigurationList; buildConfigurations = (BP); defaultConfigurationName = Release; };
        BP = { isa = XCBuildConfiguration; name = Release; buildSettings = { CLANG_ENABLE_OBJC_ARC = YES; }; };
        G = { isa = PBXGroup; children = (GM, F3, \(groups)); sourceTree = "<group>"; };
        GM = { isa = PBXGroup; children = (F1, F2); path = "My Model"; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Card.m; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = "Helper+More.swift"; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Checks/CardTests.swift; sourceTree = SOURCE_ROOT; };
        C1 = { isa = PBXBuildFile; fileRef = F1; settings = { COMPILER_FLAGS = "-w -fno-objc-arc"; }; };
        C2 = { isa = PBXBuildFile; fileRef = F2; };
        C3 = { isa = PBXBuildFile; fileRef = F3; };
        T1 = { isa = PBXNativeTarget; name = "The Game"; buildPhases = (S1); productType = "com.apple.product-type.application"; buildConfigurationList = L1; productReference = R1; \(game) };
        L1 = { isa = XCConfigurationList; buildConfigurations = (B1); defaultConfigurationName = Release; };
        B1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
        S1 = { isa = PBXSourcesBuildPhase; files = (\(files)); };
        T2 = { isa = PBXNativeTarget; name = GameTests; buildPhases = (S2); productType = "com.apple.product-type.bundle.unit-test"; dependencies = (D1); };
        S2 = { isa = PBXSourcesBuildPhase; files = (C3, C2); };
        D1 = { isa = PBXTargetDependency; target = T1; };
        \(more)
      };
      rootObject = P;
    }
    """
  }

  private func project(_ text: String, files: String = "") throws -> Project {
    try Fixture(
      """
      //- App/Game.xcodeproj/project.pbxproj
      \(text)
      //- App/My Model/Card.m
      //- App/My Model/Helper+More.swift
      //- App/Checks/CardTests.swift
      \(files)
      """
    ).project()
  }

  @Test func filesFollowGroupsAndBuildPhases() throws {
    let targets = try project(text()).targets
    #expect(targets.map(\.name) == ["The Game", "GameTests"])
    #expect(targets.map(\.module) == ["The_Game", "GameTests"])
    #expect(targets.map(\.product) == [.application, .tests])
    #expect(targets[0].sources == ["App/My Model/Card.m", "App/My Model/Helper+More.swift"])
    #expect(targets[1].sources == ["App/Checks/CardTests.swift", "App/My Model/Helper+More.swift"])
    #expect(targets[1].dependencies == [Target.Dependency("The Game", .target, line: 22)])
    #expect(targets[0].settings.usesARC == true)
    #expect(targets[0].settings.exceptionsFromARC == ["App/My Model/Card.m"])
  }

  @Test(
    "what kind of product a target makes",
    arguments: [
      ("app-extension", Target.Product.appExtension), ("app-extension.messages", .appExtension), ("watchkit2-extension", .appExtension), ("application.watchapp2", .application),
      ("library.static", .library),
      ("something.new", .other),
    ]) func products(kind: String, product: Target.Product) throws
  {
    #expect(try project(text().replacing("com.apple.product-type.application", with: "com.apple.product-type.\(kind)")).targets[0].product == product)
  }

  @Test func modulesComeFromTargets() throws {
    let files = try project(text(), files: "//- App/My Model/Card.h\n//- App/Lost/Old.m\n//- Elsewhere/Script.m").context.files
    #expect(
      files.map { "\($0.path) \($0.module ?? "-")" } == [
        "App/Checks/CardTests.swift GameTests", "App/Lost/Old.m -", "App/My Model/Card.h The_Game", "App/My Model/Card.m The_Game",
        "App/My Model/Helper+More.swift The_Game", "Elsewhere/Script.m -",
      ])
  }

  @Test func whatNoTargetBuildsIsNotJudged() throws {
    let found = try project(text(), files: "//- App/Lost/Card.m\n//- App/Lost/Card.h\n//- App/Helper.h\n//- App/Headers/Card.h\n//- Elsewhere/Script.m")
    #expect(found.setup.unbuilt == ["App/Lost/Card.m"])
    #expect(found.context.files.filter(\.isExternal).map(\.path) == ["App/Lost/Card.h", "App/Lost/Card.m"])
    let other = try project(text(), files: "//- App/Lost/Old.m\n//- App/Headers/Old.h")
    #expect(other.context.files.filter(\.isExternal).map(\.path) == ["App/Headers/Old.h", "App/Lost/Old.m"])
  }

  /// The disk of a Mac does not tell capital letters from small ones.
  @Test func aFileThatIsWrittenWithOtherLettersOnTheDisk() throws {
    let more = "F8 = { isa = PBXFileReference; path = Screens/First.m; sourceTree = SOURCE_ROOT; }; C8 = { isa = PBXBuildFile; fileRef = F8; };"
    let all = text(more, groups: "F8", files: "C1, C2, C8")
    #expect(try project(all, files: "//- App/screens/first.m").context.files.first { $0.path == "App/screens/first.m" }?.module == "The_Game")
    let both = try project(all, files: "//- App/screens/first.m\n//- App/SCREENS/First.m").context.files
    #expect(both.filter { $0.path.lowercased().hasSuffix("first.m") }.map(\.module) == [nil, nil])
  }

  /// Where targets list nearly all that there is, what lies in a folder of no project is built by nobody either.
  @Test func whatLiesBesideAProjectThatHasNearlyAllIsNotBuilt() throws {
    let more = (10...17).map { "F\($0) = { isa = PBXFileReference; path = f\($0).m; sourceTree = SOURCE_ROOT; }; C\($0) = { isa = PBXBuildFile; fileRef = F\($0); };" }.joined(separator: "\n")
    let all = text(more, groups: (10...17).map { "F\($0)" }.joined(separator: ", "), files: (["C1", "C2"] + (10...17).map { "C\($0)" }).joined(separator: ", "))
    let files = (10...17).map { "//- App/f\($0).m\n" }.joined()
    #expect(try project(all, files: files + "//- Templates/Screen.swift").setup.unbuilt == ["Templates/Screen.swift"])
    #expect(try project(all, files: files + "//- Other/Screen1.swift\n//- Other/Screen2.swift").setup.unbuilt == ["Other/Screen1.swift", "Other/Screen2.swift"])
    #expect(try project(all, files: files + "//- Tools/tool.c").setup.unbuilt == [])
    #expect(try project(all, files: files + (1...4).map { "//- Other/Screen\($0).swift\n" }.joined()).setup.unbuilt == [])
  }

  /// The same below the folder of a project that lists only what its other projects don't.
  @Test func whatNoneOfSeveralProjectsHasIsNotBuilt() throws {
    let more = (10...17).map { "F\($0) = { isa = PBXFileReference; path = f\($0).m; sourceTree = SOURCE_ROOT; }; C\($0) = { isa = PBXBuildFile; fileRef = F\($0); };" }.joined(separator: "\n")
    let all = text(more, groups: (10...17).map { "F\($0)" }.joined(separator: ", "), files: (["C1", "C2"] + (10...17).map { "C\($0)" }).joined(separator: ", "))
    let files = (10...17).map { "//- App/f\($0).m\n" }.joined()
    let top = """
      //- Top.xcodeproj/project.pbxproj
      { objectVersion = 56; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Top/main.m; sourceTree = SOURCE_ROOT; };
        C = { isa = PBXBuildFile; fileRef = F; };
        T = { isa = PBXNativeTarget; name = Top; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (C); };
      }; rootObject = P; }
      //- Top/main.m

      """
    #expect(try project(all, files: files + top + "//- Lost/Old1.swift\n//- Lost/Old2.swift").setup.unbuilt == ["Lost/Old1.swift", "Lost/Old2.swift"])
  }

  /// A project that lists few of the files beside it is not what builds them.
  @Test func aProjectThatListsLittleTellsNothing() throws {
    let files = (1...4).map { "//- App/src/f\($0).c" }.joined(separator: "\n")
    #expect(try project(text(), files: files).setup.unbuilt == [])
  }

  /// But what lies in the same folder as files that an Xcode project lists, and is of Xcode's languages, that project would list.
  @Test func aFileBesideThoseThatAProjectLists() throws {
    let files = (1...9).map { "//- App/My Model/Demos/Demo\($0).swift\n//- App/Other/Part\($0).swift" }.joined(separator: "\n")
    #expect(try project(text(), files: files).setup.unbuilt == (1...9).map { "App/My Model/Demos/Demo\($0).swift" })
    let author = "F8 = { isa = PBXFileReference; path = Projects/Game/Demos/Demo1.swift; sourceTree = DEVELOPER_DIR; }; C8 = { isa = PBXBuildFile; fileRef = F8; };"
    #expect(try project(text(author, groups: "F8", files: "C1, C2, C8"), files: files).setup.unbuilt == (2...9).map { "App/My Model/Demos/Demo\($0).swift" })
  }

  /// What a project shows, it would build if it were meant to be built: also where it lists few of the files beside it.
  @Test func whatAProjectShowsAndNoTargetHasIsNotBuilt() throws {
    let files = (1...4).map { "//- App/src/f\($0).c" }.joined(separator: "\n")
    let shown = "F8 = { isa = PBXFileReference; path = src/f1.c; sourceTree = SOURCE_ROOT; }; F9 = { isa = PBXFileReference; path = src/f9.c; sourceTree = SOURCE_ROOT; };"
    #expect(try project(text(shown, groups: "F8, F9"), files: files).setup.unbuilt == ["App/src/f1.c"])
    let other = "L = { isa = PBXLegacyTarget; name = All; buildToolPath = /usr/bin/make; };"
    #expect(try project(text(shown + other, groups: "F8, F9"), files: files).setup.unbuilt == [])
  }

  /// A target builds what its sources include.
  @Test func whatASourceFileIncludesIsBuilt() throws {
    let found = try project(text(), files: "//- App/Lost/Part.m\n//- App/My Model/Whole.h\n#include \"../Lost/Part.m\"")
    #expect(found.setup.unbuilt == [])
  }

  @Test func settingsRefineEachOther() throws {
    let levels =
      """
      GCC_PREFIX_HEADER = "$(SRCROOT)/Support/Game.pch"; SWIFT_OBJC_BRIDGING_HEADER = "${TARGET_NAME:c99extidentifier}-Bridging-Header.h";
      PRODUCT_NAME = "$(TARGET_NAME:upper)"; GCC_PREPROCESSOR_DEFINITIONS = ("$(inherited)", "FAST=1", "NAME=\\"a b\\""); HEADER_SEARCH_PATHS = "Include/** $(SRCROOT)/../lib /usr/include";
      "CLANG_ENABLE_OBJC_ARC[arch=*]" = NO; INFOPLIST_FILE = "$(UNKNOWN)Info.plist";
      """
    let target = try project(text(settings: levels)).targets[0]
    #expect(target.module == "THE_GAME")
    #expect(target.settings.prefixHeader == "App/Support/Game.pch")
    #expect(target.settings.bridgingHeader == "App/The_Game-Bridging-Header.h")
    #expect(target.settings.defines == ["FAST=1", "NAME=a b"])
    #expect(target.settings.headerFolders == ["App/Include/**", "lib"])
    #expect(target.settings.infoPlist == "App/Info.plist")
    #expect(target.settings.usesARC == false)
  }

  @Test func theOldFormatOfPropertyLists() throws {
    func read(_ text: String) throws -> String { "\(try propertyList(Array(text.utf8)) as? [String: String] ?? [:])" }
    #expect(try read("\u{FEFF}// a\n{ a /* b */ = c; }") == #"["a": "c"]"#)
    #expect(try read(#"{ 'a' = "\"\n\101\U00e4\UD83D\uDE00\\"; }"#) == "[\"a\": \"\\\"\\nAä\u{FFFD}uDE00\\\\\"]")
    #expect(try read(#"{ a = "\UD83D\UDE00"; }"#) == #"["a": "😀"]"#)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "{ a = \"ü\"; }".utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try propertyList(wide) as? [String: String] == ["a": "ü"])
    for at in stride(from: 0, to: wide.count, by: 2) { wide.swapAt(at, at + 1) }
    #expect(try propertyList(wide) as? [String: String] == ["a": "ü"])
    #expect(throws: UnreadablePropertyList.self) { try propertyList([0xFF, 0xFE]) }
    #expect(try read("{ a; }") == #"["a": "a"]"#)
    let lists = try #require(try propertyList(Array("{ a = (b, (c), ); d = <0fbd 77>; e = {}; }".utf8)) as? [String: Any])
    #expect("\(lists["a"]!)" == #"["b", ["c"]]"#)
    #expect(lists["d"] as? Data == Data([0x0F, 0xBD, 0x77]))
    for text in ["{ a = b }", "{ a = ; }", "{ a = b; ", "( a b )", "{ a = \"b; }", "<0f", "<xy>", "/* a", "{ a = b; } c", "{ = b; }"] {
      #expect(throws: UnreadablePropertyList.self) { try propertyList(Array(text.utf8)) }
    }
  }

  @Test func settingsInFilesOfTheirOwn() throws {
    let more = "FX = { isa = PBXFileReference; path = Config/Game.xcconfig; sourceTree = \"<group>\"; };"
    let base = text(more, groups: "FX").replacing("B1 = { isa = XCBuildConfiguration; name = Release;", with: "B1 = { isa = XCBuildConfiguration; baseConfigurationReference = FX; name = Release;")
    let target = try project(
      base,
      files: """
        //- App/Config/Game.xcconfig
        #include "Base.xcconfig"
        #include? "../../../outside.xcconfig"
        GCC_PREFIX_HEADER = $(FOLDER)/Game.pch // where it lies
        LIBS[sdk=macosx*] = -la = b
        //- App/Config/Base.xcconfig
        #include "Game.xcconfig"
        FOLDER = Support
        """
    ).targets[0]
    #expect(target.settings.prefixHeader == "App/Support/Game.pch")
  }

  @Test(
    "without a setting references are counted by hand, unless a file of settings is not there that may say otherwise",
    arguments: [
      ("YES", "", "", .automatic), ("NO", "", "", .byHand), ("", "", "", .byHand), ("", "Config/Game.xcconfig", "", .unknown), ("", "Config/Game.xcconfig", "A = b", .byHand),
      ("", "Config/Game.xcconfig", "CLANG_ENABLE_OBJC_ARC = YES", .automatic), ("", "Config/Game.xcconfig", "#include \"Lost.xcconfig\"", .unknown),
      ("", "Config/Game.xcconfig", "#include? \"Lost.xcconfig\"", .byHand), ("", "Config/Game.xcconfig", "#include \"Pods/Pods.xcconfig\"", .byHand), ("YES", "Config/Game.xcconfig", "", .automatic),
    ] as [(String, String, String, TranslationUnit.ReferenceCounting)])
  func counting(arc: String, settings: String, lines: String, counting: TranslationUnit.ReferenceCounting) throws {
    var text = text("FX = { isa = PBXFileReference; path = \(settings.isEmpty ? "None" : settings); sourceTree = \"<group>\"; };", groups: "FX")
      .replacing("CLANG_ENABLE_OBJC_ARC = YES", with: arc.isEmpty ? "ONE = 1" : "CLANG_ENABLE_OBJC_ARC = \(arc)").replacing("-w -fno-objc-arc", with: "-w")
    if !settings.isEmpty { text = text.replacing("B1 = { isa = XCBuildConfiguration; name", with: "B1 = { isa = XCBuildConfiguration; baseConfigurationReference = FX; name") }
    let unit = try project(text, files: lines.isEmpty ? "" : "//- App/\(settings)\n\(lines)").unit("App/My Model/Card.m")
    #expect(unit.counting == counting)
  }

  @Test(
    "where the file of settings is not there, another source of the target tells that references are counted by hand",
    arguments: [
      ("[super dealloc];", .byHand), ("[ super dealloc ];", .byHand), ("// [super dealloc];", .unknown), ("#if !__has_feature(objc_arc)\n[super dealloc];\n#endif", .unknown),
      ("[self dealloc];", .unknown),
    ] as [(String, TranslationUnit.ReferenceCounting)])
  func countingByOtherSources(statement: String, counting: TranslationUnit.ReferenceCounting) throws {
    let more = """
      FX = { isa = PBXFileReference; path = Lost.xcconfig; sourceTree = "<group>"; };
      F9 = { isa = PBXFileReference; path = Deck.m; sourceTree = "<group>"; };
      C9 = { isa = PBXBuildFile; fileRef = F9; };
      """
    let text = text(more, groups: "FX, F9", files: "C1, C2, C9,").replacing("CLANG_ENABLE_OBJC_ARC = YES", with: "ONE = 1").replacing("-w -fno-objc-arc", with: "-w")
      .replacing("B1 = { isa = XCBuildConfiguration; name", with: "B1 = { isa = XCBuildConfiguration; baseConfigurationReference = FX; name")
    let unit = try project(text, files: "//- App/Deck.m\n@implementation PSDeck\n- (void)dealloc {\n\(statement)\n}\n@end").unit("App/My Model/Card.m")
    #expect(unit.counting == counting)
  }

  @Test("settings that double what is above them, line by line, have an end") func settingsThatDouble() {
    let file = SettingsFile("A.xcconfig") { _ in "A = a\nB = b\n" + String(repeating: "A = $(inherited) $(inherited)\nB = $(inherited) b\n", count: 64) }
    #expect(file.values["A"]!.utf8.count <= 100_000)
    #expect(file.values["B"] == Array(repeating: "b", count: 65).joined(separator: " "))
  }

  /// `objectVersion` 77: a folder is a member, and exceptions take files out of it or put them into other targets.
  @Test func foldersThatAreKeptInStep() throws {
    let more =
      """
      Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; exceptions = (E1, E2); };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, "Only/Test.swift"); };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = ("Only/Test.swift"); };
      """
    let targets = try project(
      text(more, groups: "Y", game: "fileSystemSynchronizedGroups = (Y);", files: ""),
      files: "//- App/Code/A.swift\n//- App/Code/Deep/B.m\n//- App/Code/Deep/B.h\n//- App/Code/Only/Test.swift\n//- App/Code/Main.storyboard"
    ).targets
    #expect(targets[0].sources == ["App/Code/A.swift", "App/Code/Deep/B.m"])
    #expect(targets[0].headers == ["App/Code/Deep/B.h"])
    #expect(targets[0].resources == ["App/Code/Main.storyboard"])
    #expect(targets[1].sources == ["App/Checks/CardTests.swift", "App/Code/Only/Test.swift", "App/My Model/Helper+More.swift"])
  }

  @Test func productsOfPackagesAndOfOtherProjects() throws {
    let more =
      """
      D2 = { isa = PBXTargetDependency; name = Kit; targetProxy = X1; };
      X1 = { isa = PBXContainerItemProxy; remoteInfo = "Other Kit"; };
      Q1 = { isa = XCSwiftPackageProductDependency; productName = Alamofire; };
      """
    let target = try project(text(more, game: "dependencies = (D2); packageProductDependencies = (Q1);")).targets[0]
    #expect(target.dependencies == [Target.Dependency("Other Kit", .target, line: 23), Target.Dependency("Alamofire", .product, line: 25)])
  }

  /// Two projects that name things alike: a dependency on a target of the other one is that target, whatever its name, and the product of a proxy is that of one target.
  private static let kit = """
    { objectVersion = 56; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (K1, K2, K3); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      K1 = { isa = PBXNativeTarget; name = "The Game"; productReference = R1; productType = "com.apple.product-type.bundle"; };
      K2 = { isa = PBXNativeTarget; name = "Kit iOS"; productReference = R2; productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
      K3 = { isa = PBXNativeTarget; name = "Kit Mac"; productReference = R3; productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (B); };
      B = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Kit; }; };
    }; rootObject = P; }
    """

  @Test func dependenciesOnOtherProjectsAreFoundByTheirIDs() throws {
    let more = """
      FK = { isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = SOURCE_ROOT; };
      DA = { isa = PBXTargetDependency; name = "The Game"; targetProxy = XA; };
      XA = { isa = PBXContainerItemProxy; containerPortal = FK; proxyType = 1; remoteGlobalIDString = K1; remoteInfo = "The Game"; };
      DB = { isa = PBXTargetDependency; name = "Old Kit"; targetProxy = XB; };
      XB = { isa = PBXContainerItemProxy; containerPortal = FK; proxyType = 1; remoteGlobalIDString = K3; remoteInfo = "Old Kit"; };
      XC = { isa = PBXContainerItemProxy; containerPortal = FK; proxyType = 2; remoteGlobalIDString = R3; remoteInfo = Kit; };
      RC = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = XC; sourceTree = BUILT_PRODUCTS_DIR; };
      CC = { isa = PBXBuildFile; fileRef = RC; };
      SF = { isa = PBXFrameworksBuildPhase; files = (CC); };
      """
    let all = text(more, groups: "FK", game: "dependencies = (DA, DB);").replacing("buildPhases = (S1)", with: "buildPhases = (S1, SF)")
    let manifest = "App/Kit/Kit.xcodeproj/project.pbxproj"
    let targets = try project(all, files: "//- \(manifest)\n\(Self.kit)").targets
    let game = try #require(targets.firstIndex { $0.name == "The Game" && $0.product == .application })
    #expect(targets[game].dependencies.map { "\($0.name) \($0.kind) \($0.manifest ?? "-")" } == ["The Game target \(manifest)", "Kit Mac target \(manifest)"])
    // Where the other project is not there, the names are all that is known.
    #expect(
      try project(all).targets[0].dependencies.map { "\($0.name) \($0.kind) \($0.manifest ?? "-")" } == [
        "The Game target \(manifest)", "Old Kit target \(manifest)", "Kit product \(manifest)",
      ])
  }

  @Test func whatATargetListsAndIsNotThereIsMissing() throws {
    let more = """
      F8 = { isa = PBXFileReference; path = R.generated.swift; sourceTree = "<group>"; }; C8 = { isa = PBXBuildFile; fileRef = F8; };
      F9 = { isa = PBXFileReference; path = Kit/Gone.xcodeproj; sourceTree = "<group>"; };
      FX = { isa = PBXFileReference; path = Gone.xcconfig; sourceTree = "<group>"; };
      """
    let all = text(more, groups: "F8, F9, FX", files: "C1, C2, C8").replacing("files = (C3, C2)", with: "files = (C3, C8)")
      .replacing("BP = { isa = XCBuildConfiguration;", with: "BP = { isa = XCBuildConfiguration; baseConfigurationReference = FX;")
    let found = try project(all)
    let manifest = "App/Game.xcodeproj/project.pbxproj"
    #expect(found.targets.map(\.sources) == [["App/My Model/Card.m", "App/My Model/Helper+More.swift"], ["App/Checks/CardTests.swift"]])
    #expect(found.targets.map(\.missingSources) == [["App/R.generated.swift"], ["App/R.generated.swift"]])
    let loose = text("FX = { isa = PBXFileReference; path = Config/Gone.xcconfig; sourceTree = SOURCE_ROOT; };")
      .replacing("BP = { isa = XCBuildConfiguration;", with: "BP = { isa = XCBuildConfiguration; baseConfigurationReference = FX;")
    #expect(try project(loose).setup.missing == [.init(.settings, in: manifest, ["App/Config/Gone.xcconfig"])])
    #expect(
      found.setup.missing == [
        .init(.projects, in: manifest, ["App/Kit/Gone.xcodeproj"]), .init(.sources, in: manifest, targets: ["The Game", "GameTests"], ["App/R.generated.swift"]),
        .init(.settings, in: manifest, ["App/Gone.xcconfig"]),
      ])
  }

  /// What the configuration leaves out is there.
  @Test func whatIsExcludedIsNotMissing() throws {
    let fixture = try Fixture("//- App/Game.xcodeproj/project.pbxproj\n\(text())\n//- App/My Model/Card.m\n//- App/My Model/Helper+More.swift\n//- App/Checks/CardTests.swift")
    #expect(try fixture.project(at: [""], ProjectOptions(exclude: ["**/Card.m"])).setup.missing == [])
  }

  @Test func whatLiesOutsideOfTheRootIsTold() throws {
    let more = """
      FO = { isa = PBXFileReference; path = ../../Far.m; sourceTree = SOURCE_ROOT; }; CO = { isa = PBXBuildFile; fileRef = FO; };
      FA = { isa = PBXFileReference; path = /Users/anna/Far.m; sourceTree = "<absolute>"; }; CA = { isa = PBXBuildFile; fileRef = FA; };
      FM = { isa = PBXFileReference; path = /Applications/Mail.app; sourceTree = "<absolute>"; }; CM = { isa = PBXBuildFile; fileRef = FM; };
      FS = { isa = PBXFileReference; path = usr/lib/libz.m; sourceTree = SDKROOT; }; CS = { isa = PBXBuildFile; fileRef = FS; };
      """
    let settings = "GCC_PREFIX_HEADER = \"$(SYSTEM_LIBRARY_DIR)/Frameworks/Cocoa.framework/Headers/Cocoa.h\";"
    func problems(_ files: String, settings: String = settings) throws -> [String] {
      try project(text(more, groups: "FO, FA, FM, FS", settings: settings, files: files)).problems.map { "\($0.path): \($0.message)" }
    }
    let manifest = "App/Game.xcodeproj/project.pbxproj"
    #expect(try problems("C1, C2, CM, CS") == [])
    #expect(try problems("C1, CO") == ["\(manifest): the file '../../Far.m', which it lists, lies outside of the folder that is analysed and is not read. Run on a folder that has all"])
    #expect(
      try problems("CO, CA", settings: "INFOPLIST_FILE = \"../../../etc/passwd\";") == [
        "\(manifest): 3 files that it lists, such as '../../../etc/passwd', lie outside of the folder that is analysed and are not read. Run on a folder that has all"
      ])
    let home = text().replacing("mainGroup = G;", with: "mainGroup = G; projectDirPath = ../../..;")
    #expect(try project(home).problems.map(\.message) == ["its files lie outside of the folder that is analysed, so its targets have none. Run on a folder that has them"])
  }

  @Test(arguments: [
    ("{ objects = {\n<<<<<<< HEAD\n A = {};\n=======\n>>>>>>> other\n}; }", "has merge markers (line 2)"),
    ("{ objects = {\n P = { isa = PBXProject", "is no property list near line 2"), ("not at all", "is no property list near line 1"), ("/* nothing */", "is empty"),
    ("{ a = b; }", "is no project of Xcode"),
    ("{ objects = {}; rootObject = P; }", "has no root object"),
    (String(repeating: "{ a = ", count: 200), "is nested more than 100 deep"),
    ("<plist>" + String(repeating: "<array>", count: 200), "is nested more than 100 deep"), ("<plist>" + String(repeating: "<array><true/></array>", count: 200), "is no property list"),
    ("bplist00", "is a binary property list"),
  ])
  func whatIsBrokenIsNamed(_ text: String, _ words: String) throws {
    let found = try project(text)
    #expect(found.targets == [])
    #expect(found.problems == [Problem(.project, "App/Game.xcodeproj/project.pbxproj", words + "; its targets are not known. Mend it in Xcode or by hand, then run again")])
    #expect(found.setup.unbuilt == [])
  }

  /// Groups and settings that lead in cycles, and files that lie outside of the root.
  @Test func circlesEnd() throws {
    let more =
      "O = { isa = PBXGroup; children = (G, O, FO); path = \"../../..\"; sourceTree = \"<group>\"; }; FO = { isa = PBXFileReference; path = Far.m; sourceTree = \"<group>\"; }; CO = { isa = PBXBuildFile; fileRef = FO; };"
    let target = try project(text(more, groups: "O", settings: "A = \"$(B)\"; B = \"$(A)$(A)\"; GCC_PREFIX_HEADER = \"$(A)x.pch\";", files: "C1, CO, MISSING,")).targets[0]
    #expect(target.sources == ["App/My Model/Card.m"])
  }

  @Test func prefixHeadersAreForcedOnTheirOwnTargets() throws {
    let units = try project(text(settings: "GCC_PREFIX_HEADER = Plain.pch;"), files: "//- App/Plain.pch\n#import <Foundation/Foundation.h>\n//- App/My Model/Other.pch\n#import <UIKit/UIKit.h>").units
    #expect(units.filter { $0.language == .objectiveC }.map { "\($0.path) \($0.prefixHeader ?? "-")" } == ["App/My Model/Card.m App/Plain.pch"])
    let without = try project(text(), files: "//- App/Plain.pch\n#import <Foundation/Foundation.h>").units
    #expect(without.first { $0.path == "App/My Model/Card.m" }?.prefixHeader == nil)
  }

  @Test func bridgingHeadersOfTestsAreNoneOfTheApplication() throws {
    let more = "LT = { isa = XCConfigurationList; buildConfigurations = (BT); }; BT = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = \"T.h\"; }; };"
    let base = text(more, settings: "SWIFT_OBJC_BRIDGING_HEADER = \"A.h\";").replacing("name = GameTests;", with: "name = GameTests; buildConfigurationList = LT;")
    let files = try project(base).context.files
    #expect(files.filter { $0.language == .swift }.map { "\($0.path) \($0.bridgingHeaders ?? [])" } == ["App/Checks/CardTests.swift [\"App/T.h\"]", "App/My Model/Helper+More.swift [\"App/A.h\"]"])
  }
}
