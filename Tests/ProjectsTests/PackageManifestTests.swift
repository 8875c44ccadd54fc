import Facts
import Testing

@testable import Projects

/// What a `Package.swift` declares, worked out without running it.
struct PackageManifestTests {
  private func names(_ text: String) -> [String] { PackageManifest(Array(text.utf8)).targets.map { "\($0.kind) \($0.name)" } }

  @Test func literals() {
    let manifest = PackageManifest(
      Array(
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Kit", platforms: [.iOS(.v15), .macOS("12.0")],
          products: [.library(name: "KitAll", targets: ["Kit", "Wire"])],
          dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0"), .package(path: "../Local")],
          targets: [
            .target(
              name: "Kit", dependencies: ["Wire", .target(name: "Base", condition: .when(platforms: [.linux])), .product(name: "Log", package: "swift-log"), .byName(name: "Other")],
              path: "./Code/", exclude: ["Old"], sources: ["A", "B.swift"], cSettings: [.headerSearchPath("include/x"), .define("FAST", to: "1"), .define("SLOW")]),
            .executableTarget(name: "run"), .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")]), .binaryTarget(name: "Bin", path: "x.xcframework"), .macro(name: "Macros"), .plugin(name: "Plug", capability: .buildTool()),
          ])
        """.utf8))
    #expect(manifest.name == "Kit")
    #expect(manifest.platforms == ["ios", "macos"])
    #expect(manifest.products == ["KitAll": ["Kit", "Wire"]])
    #expect(manifest.targets.map(\.name) == ["Kit", "run", "KitTests", "Bin", "Macros", "Plug"])
    #expect(
      manifest.targets[0]
        == ManifestTarget(
          name: "Kit", path: "Code", sources: ["A", "B.swift"], exclude: ["Old"],
          dependencies: [.init("Wire", .target), .init("Base", .target), .init("Log", .product), .init("Other", .target)], headerFolders: ["include/x"], defines: ["FAST=1", "SLOW"]))
  }

  @Test(arguments: [
    ("let name = \"Core\"\nlet package = Package(name: \"P\", targets: [.target(name: name), .testTarget(name: \"\\(name)Tests\"), .target(name: name + \"UI\")])", ["Core", "CoreTests", "CoreUI"]),
    ("let package = Package(name: \"P\")\nfor name in [\"A\", \"B\"] { package.targets.append(.target(name: name)) }\npackage.targets += [.target(name: \"C\")]", ["A", "B", "C"]),
    (
      "let all = [\"A\", \"B\"]\nlet package = Package(name: \"P\", targets: all.map { .target(name: $0) } + all.map { name in Target.testTarget(name: \"\\(name)Tests\") })",
      ["A", "B", "ATests", "BTests"]
    ),
    (
      "func feature(_ name: String, tests: Bool = true) -> [Target] {\n  var found: [Target] = [.target(name: name)]\n  if tests { found.append(.testTarget(name: name + \"Tests\")) }\n  return found\n}\nlet package = Package(name: \"P\", targets: feature(\"A\") + feature(\"B\", tests: false))",
      ["A", "ATests", "B"]
    ),
    (
      "var targets: [Target] = [.target(name: \"A\")]\n#if os(Linux)\ntargets.append(.target(name: \"L\"))\n#else\ntargets.append(.target(name: \"M\"))\n#endif\nlet package = Package(name: \"P\", targets: targets)",
      ["A", "L", "M"]
    ),
    (
      "import Foundation\nlet isCI = ProcessInfo.processInfo.environment[\"CI\"] != nil\nlet package = Package(name: \"P\", targets: isCI ? [.target(name: \"A\")] : [.target(name: \"B\")])\nif isCI { package.targets.append(.target(name: \"C\")) }",
      ["A", "B", "C"]
    ),
    (
      "enum Module: String, CaseIterable { case core = \"Core\", net }\nextension Target { static func of(_ module: Module) -> Target { .target(name: module.rawValue) } }\nlet package = Package(name: \"P\", targets: Module.allCases.map { .of($0) })",
      ["Core", "net"]
    ),
    ("let deps: [String: [Target.Dependency]] = [\"A\": [\"B\"]]\nlet package = Package(name: \"P\", targets: deps.map { name, needs in .target(name: name, dependencies: needs) })", ["A"]),
    (
      "extension String { static let core = \"Core\"; var tests: String { self + \"Tests\" } }\nlet package = Package(name: \"P\", targets: [.target(name: .core), .testTarget(name: .core.tests)])",
      ["Core", "CoreTests"]
    ),
    ("let package = Package(name: \"P\", targets: [\n  [.target(name: \"A\")],\n  [.target(name: \"B\")],\n].flatMap { $0 })", ["A", "B"]),
    (
      "let package = Package(name: \"P\", targets: {\n  var targets: [Target] = [.target(name: \"A\")]\n#if os(macOS)\n  targets.append(contentsOf: [.target(name: \"B\")])\n#endif\n  return targets\n}())",
      ["A", "B"]
    ),
    (
      "let all = [(name: \"A\", needs: [\"B\"]), (name: \"B\", needs: [])]\nlet package = Package(name: \"P\", targets: all.map { .target(name: $0.name, dependencies: $0.needs) } + all.map { .testTarget(name: $0 + \"Tests\", dependencies: $1) })",
      ["A", "B", "ATests", "BTests"]
    ),
    (
      "let package = Package(name: \"P\", targets: [.core, .Wrapped.core])\nextension Target {\n  static let core = target(name: .core, dependencies: [.net])\n  enum Wrapped { static let core = testTarget(name: .Wrapped.core) }\n}\nextension Target.Dependency { static let core = byName(name: .core)\n static let net = byName(name: \"Net\") }\nextension String {\n  static let core = \"Core\"\n  enum Wrapped { static let core = \"CoreTests\" }\n}",
      ["Core", "CoreTests"]
    ),
  ])
  func whatCodeComputes(_ text: String, _ expected: [String]) {
    #expect(PackageManifest(Array(text.utf8)).targets.map(\.name) == expected)
  }

  @Test func constantsForDependencies() {
    let manifest = PackageManifest(
      Array(
        """
        extension Target.Dependency { static let log: Self = .product(name: "Log", package: "swift-log"); static var core: Self { "Core" } }
        let package = Package(name: "P", targets: [.target(name: "A", dependencies: [.log, .core])])
        """.utf8))
    #expect(manifest.targets.first?.dependencies == [.init("Log", .product), .init("Core", .target)])
  }

  /// It ends, whatever it says.
  @Test(arguments: [
    "func f(_ x: String) -> String { f(x) + f(x) }\nlet package = Package(name: f(\"a\"), targets: [.target(name: f(\"b\")), .target(name: \"A\")])",
    "var all = [\"a\"]\nfor _ in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40] { all += all }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: UUID().uuidString)])",
  ])
  func hostileOrUnknown(_ text: String) { #expect(names(text) == ["target A"]) }

  @Test func bracketsWithoutEnd() { #expect(names("let package = Package(targets: " + String(repeating: "[", count: 40)) == []) }

  @Test func filesOfPackages() throws {
    let targets = try Fixture(
      """
      //- Package.swift
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", path: "Other", exclude: ["Old"], sources: ["Code"]), .executableTarget(name: "run"), .testTarget(name: "ATests", resources: [.copy("Fixtures"), .process("one.swift")])])
      //- Package@swift-5.5.swift
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "Gone")])
      //- Sources/A/Deep/x.swift
      //- Sources/A/Try.playground/Contents.swift
      //- Sources/A/A.docc/Resources/step-1.swift
      //- Sources/A/include/a.h
      //- Source/run/main.swift
      //- Other/Code/b.c
      //- Other/Code/Old.c
      //- Other/Old/c.c
      //- Other/d.c
      //- Other/Code/Package.swift
      //- Tests/ATests/t.swift
      //- Tests/ATests/one.swift
      //- Tests/ATests/Fixtures/f.swift
      """
    ).project().targets
    #expect(
      targets.map { "\($0.name): \($0.sources.joined(separator: " "))" } == [
        "A: Sources/A/Deep/x.swift", "B: Other/Code/Old.c Other/Code/b.c", "run: Source/run/main.swift", "ATests: Tests/ATests/t.swift",
      ])
    #expect(targets[0].headers == ["Sources/A/include/a.h"])
    #expect(targets[3].resources == ["Tests/ATests/Fixtures/f.swift", "Tests/ATests/one.swift"])
    #expect(targets.map(\.product) == [.library, .library, .tool, .tests])
  }
}
