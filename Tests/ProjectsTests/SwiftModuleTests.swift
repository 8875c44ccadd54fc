import Facts
import Testing

@testable import Projects

/// Which module a Swift file belongs to.
struct SwiftModuleTests {
  private func modules(_ text: String) throws -> [String] {
    try Fixture(text).project().context.files.map { "\($0.path) \($0.module ?? "-")" }
  }

  @Test func foldersOfAPackageAreItsTargets() throws {
    let found = try modules(
      """
      //- Package.swift
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
      //- Sources/Kit/Deep/A.swift
      //- Sources/Other/B.swift
      //- Tests/KitTests/C.swift
      //- Scripts/D.swift
      """)
    #expect(found == ["Package.swift -", "Scripts/D.swift -", "Sources/Kit/Deep/A.swift Kit", "Sources/Other/B.swift Other", "Tests/KitTests/C.swift KitTests"])
  }

  @Test func pathsOfTargetsComeFirst() throws {
    let found = try modules(
      """
      //- Modules/Net/Package.swift
      // .target(name: "Comment", path: "Code")
      let package = Package(
        name: "Net",
        targets: [
          .target(name: "net-core", dependencies: [.target(name: "Wire", condition: nil)], path: "Code"),
          .target(name: "Wire", dependencies: [], path: "Code/Wire/", exclude: ["x"]),
        ])
      //- Modules/Net/Code/A.swift
      //- Modules/Net/Code/Wire/B.swift
      """)
    #expect(found == ["Modules/Net/Code/A.swift net_core", "Modules/Net/Code/Wire/B.swift Wire", "Modules/Net/Package.swift -"])
  }

  @Test func oneTargetMayLieInSourcesItself() throws {
    let found = try modules("//- Package.swift\nlet p = Package(name: \"P\", targets: [.executableTarget(name: \"run\")])\n//- Sources/main.swift")
    #expect(found == ["Package.swift -", "Sources/main.swift run"])
  }

  @Test func foldersBesideAnXcodeProjectAreItsTargets() throws {
    let found = try modules(
      """
      //- App/App.xcodeproj/project.pbxproj
      //- App/My App/A.swift
      //- App/AppTests/B.swift
      //- App/Source/Core/C.swift
      //- App/D.swift
      //- Elsewhere/E.swift
      //- App/My App/F.m
      """)
    #expect(
      found == [
        "App/AppTests/B.swift AppTests", "App/D.swift App", "App/My App/A.swift My_App", "App/My App/F.m -", "App/Source/Core/C.swift Core", "Elsewhere/E.swift -",
      ])
  }

  @Test func podsKeepTheirs() throws {
    let found = try modules("//- App.xcodeproj/project.pbxproj\n//- Pods/Alamofire/Source/A.swift\n//- App/B.swift")
    #expect(found == ["App/B.swift App", "Pods/Alamofire/Source/A.swift Alamofire"])
  }

  @Test func namesThatSwiftHas() {
    func names(_ text: String) -> [String: String] { swiftNames(in: Array(text.utf8)) }
    #expect(names("NS_SWIFT_NAME(Card)\n@interface PSCard : NSObject\n@end") == ["PSCard": "Card"])
    #expect(names("NS_SWIFT_NAME(Card) PS_EXPORT\n@protocol PSCard\n@end") == ["PSCard": "Card"])
    #expect(names("typedef NS_ENUM(NSInteger, PSLevel) { PSLevelLow } NS_SWIFT_NAME(Card.Level);\n@interface PSCard") == ["PSLevel": "Card.Level"])
    #expect(names("typedef struct { int x; } PSPoint NS_SWIFT_NAME(Point);") == ["PSPoint": "Point"])
    #expect(names("- (void)do:(id)x NS_SWIFT_NAME(perform(_:));\n@property id x NS_SWIFT_NAME(other);") == [:])
    #expect(names("NS_SWIFT_NAME(") == [:])
  }
}
