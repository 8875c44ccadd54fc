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
          dependencies: [.init("Wire", .target, line: 9), .init("Base", .target, line: 9), .init("Log", .product, line: 9), .init("Other", .target, line: 9)],
          headerFolders: ["include/x"], defines: ["FAST=1", "SLOW"], line: 8))
  }

  @Test("dependencies as the cases that the functions make") func dependencyCases() {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "A", dependencies: [
        .byNameItem(name: "B", condition: nil), .targetItem(name: "C", condition: nil), .productItem(name: "D", package: "d", moduleAliases: nil, condition: nil), Target.Dependency.byNameItem(name: "E", condition: nil)])])
      """
    #expect(PackageManifest(Array(text.utf8)).targets.map(\.dependencies) == [["B", "C", "D", "E"].map { .init($0, $0 == "D" ? .product : .target, line: 2) }])
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
    #expect(manifest.targets.first?.dependencies == [.init("Log", .product, line: 1), .init("Core", .target, line: 1)])
  }

  /// Each target with its dependencies.
  private func dependencies(_ text: String) -> [String] {
    PackageManifest(Array(text.utf8)).targets.map { target in "\(target.kind) \(target.name):" + target.dependencies.map { " " + $0.name }.joined() }
  }

  @Test(arguments: [
    // Types of the manifest's own.
    (
      """
      struct Part {
        let name: String
        var needs: [String] = []
        var target: Target { .target(name: name, dependencies: needs.map { .target(name: $0) }) }
        func tests() -> Target { Target.testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name)]) }
      }
      let parts = [Part(name: "A"), Part(name: "B", needs: ["A"])]
      let package = Package(name: "P", targets: parts.map(\\.target) + parts.map { $0.tests() })
      """, ["target A:", "target B: A", "testTarget ATests: A", "testTarget BTests: B"]
    ),
    (
      """
      struct Part {
        enum Kind { case code, test }
        var kind: Kind
        var name: String
        var place: String
      }
      extension Part.Kind {
        func path(for name: String) -> String {
          switch self {
          case .code: return "Code/\\(name)"
          case .test: return "Checks/\\(name)"
          }
        }
      }
      extension Part {
        static func target(kind: Kind, name: String, place: String? = nil) -> Part { Part(kind: kind, name: name, place: place ?? name) }
        func made() -> Target {
          switch kind {
          case .code: return Target.target(name: name, dependencies: [.byName(name: kind.path(for: place))])
          case .test: return Target.testTarget(name: name, dependencies: [.byName(name: kind.path(for: place))])
          }
        }
      }
      let parts: [Part] = [.target(kind: .code, name: "A", place: "X"), .target(kind: .test, name: "B")]
      let all: [Target] = parts.map { $0.made() }
      let package = Package(name: "P", targets: all)
      """, ["target A: Code/X", "testTarget B: Checks/B"]
    ),
    (
      """
      enum Part: String, CaseIterable {
        case a = "A", b
        var needs: [Part] { switch self { case .a: return []; case .b: return [.a] } }
      }
      let package = Package(name: "P", targets: Part.allCases.map { part in .target(name: part.rawValue, dependencies: part.needs.map { .byName(name: $0.rawValue) }) })
      """, ["target A:", "target b: A"]
    ),
    (
      """
      struct Maker {
        var made: [Target]
        init(first: String) { made = [.target(name: first)] }
        mutating func add(_ name: String) { made.append(.target(name: name, dependencies: made.map { .target(name: $0.name) })) }
      }
      var maker = Maker(first: "A")
      maker.add("B")
      let package = Package(name: "P", targets: maker.made)
      """, ["target A:", "target B: A"]
    ),
    (
      """
      protocol Part { var name: String { get } }
      extension Part {
        var needs: [String] { [] }
        func targets() -> [Target] { [.target(name: name, dependencies: needs.map { .init(stringLiteral: $0) })] }
      }
      struct Core: Part { let name = "Core" }
      struct Net: Part { let name = "Net"; var needs: [String] { ["Core"] } }
      let parts: [any Part] = [Core(), Net()]
      let package = Package(name: "P", targets: parts.flatMap { $0.targets() })
      """, ["target Core:", "target Net: Core"]
    ),
    (
      """
      enum Need {
        case target(String), product(String, package: String)
        var value: Target.Dependency {
          switch self {
          case .target(let name): return .target(name: name)
          case let .product(name, package): return .product(name: name, package: package)
          }
        }
      }
      func part(_ name: String, _ needs: Need...) -> [Target] { [.target(name: name, dependencies: needs.map(\\.value))] }
      func addTests(for names: String..., to list: inout [Target]) { for name in names { list.append(.testTarget(name: name + "Tests", dependencies: [.byName(name: name)])) } }
      let package = Package(name: "P", targets: part("A") + part("B", .target("A"), .product("Log", package: "log")))
      addTests(for: "A", "B", to: &package.targets)
      """, ["target A:", "target B: A Log", "testTarget ATests: A", "testTarget BTests: B"]
    ),
    (
      """
      let names = ["A", "B", "C"]
      var needs: [String: [Target.Dependency]] = [:]
      for (i, name) in names.enumerated() { needs[name, default: []] += names[..<i].map { .target(name: $0) } }
      let package = Package(name: "P", targets: names.map { Target.target(name: $0, dependencies: needs[$0] ?? []) })
      package.targets.removeAll { $0.name == "B" }
      """, ["target A:", "target C: A B"]
    ),
    // What is known decides.
    (
      "let names = [\"A\", \"B\", \"C\"]\nlet package = Package(name: \"P\", targets: names.map { .target(name: $0, dependencies: $0 == \"C\" ? [\"A\", \"B\"] : []) } + [.testTarget(name: \"T\", dependencies: names.filter { $0 != \"B\" }.map { .byName(name: $0) })])",
      ["target A:", "target B:", "target C: A B", "testTarget T: A C"]
    ),
    (
      """
      var all: [Target] = []
      for (i, n) in ["A", "Bee", "C"].enumerated() where i < 2 && !n.hasPrefix("X") {
        if n.count > 1 || n.isEmpty { all.append(.target(name: n + "Long")) } else if ["C"].contains(n) { continue } else { all += [.target(name: n)] }
      }
      let package = Package(name: "P", targets: all)
      """, ["target A:", "target BeeLong:"]
    ),
    (
      "func f(_ deps: String?) -> [Target] { guard let deps else { return [.target(name: \"None\")] }; return [.target(name: deps)] }\nlet package = Package(name: \"P\", targets: f(nil) + f(\"Some\"))",
      ["target None:", "target Some:"]
    ),
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])\npackage.targets.append(.target(name: \"All\", dependencies: package.targets.compactMap { if $0.type == .test { return nil } else { return .byName(name: $0.name) } }))",
      ["target A:", "testTarget ATests:", "target All: A"]
    ),
    // Targets are shared by all that mention them.
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\nfor target in package.targets where target.name == \"B\" { target.dependencies.append(\"A\") }\npackage.targets.first { $0.name == \"A\" }?.dependencies += [.product(name: \"Log\", package: \"log\")]",
      ["target A: Log", "target B: A"]
    ),
    // What depends on the machine may be either.
    (
      """
      func deps(_ names: [String]) -> [Target.Dependency] {
        if isWhole { return [.product(name: "Whole", package: "p")] } else { return names.map { .product(name: $0, package: "p") } }
      }
      var targets: [Target] = [.target(name: "A", dependencies: deps(["X", "Y"])), .testTarget(name: "T", dependencies: ["A"])]
      if onlyTests { targets = targets.compactMap { target in guard target.isTest else { return nil }; target.dependencies = []; return target } }
      let package = Package(name: "P", targets: targets)
      var isWhole: Bool { has("WHOLE") }
      var onlyTests: Bool { has("TESTS") }
      func has(_ name: String) -> Bool { return ProcessInfo.processInfo.environment[name] != nil }
      """, ["target A: Whole X Y", "testTarget T: A"]
    ),
    (
      "let targets: [Target]\nif Context.environment[\"X\"] == nil { targets = [.target(name: \"A\")] } else { targets = [.target(name: \"B\")] }\nlet package = Package(name: \"P\", targets: targets)\n#if !os(Windows) && !os(FreeBSD)\npackage.targets.append(contentsOf: [\n  .testTarget(name: \"T\")\n])\n#endif\npackage.targets = package.targets.map { target in\n  var settings = target.swiftSettings ?? []\n  settings += .own(for: target)\n  target.swiftSettings = settings\n  return target\n}\nextension Array where Element == SwiftSetting { static func own(for target: Target) -> Self { var result = Self(); if target.isTest { result.append(.define(\"T\")) }; return result } }",
      ["target A:", "target B:", "testTarget T:"]
    ),
    // A dictionary, extensions of the package manager's types, key paths, reduce.
    (
      "let table: [String: [String]] = [\"B\": [\"A\"]]\nvar ts = [Target]()\nfor (name, deps) in table.sorted(by: { $0.key < $1.key }) { ts.append(.target(name: name, dependencies: deps.map { Target.Dependency(stringLiteral: $0) })) }\nlet package = Package(name: \"P\", targets: ts + Target.feature(\"C\", needs: [\"B\"]) + [\"d\"].reduce(into: []) { $0.append(.target(name: $1.lib)) })\nextension Target { static func feature(_ n: String, needs: [String] = []) -> [Target] { [.target(name: n, dependencies: needs.map(Target.Dependency.byName(name:))), .testTarget(name: n + \"Tests\", dependencies: [.target(name: n)])] } }\nextension String { var lib: String { self.uppercased() + \"Lib\" } }",
      ["target B: A", "target C: B", "testTarget CTests: C", "target DLib:"]
    ),
  ])
  func whatCodeComputesOfDependencies(_ text: String, _ expected: [String]) {
    #expect(dependencies(text) == expected)
    #expect(PackageManifest(Array(text.utf8)).unclearLines == [])
  }

  /// The lines that may hide targets or dependencies.
  @Test(arguments: [
    ("let package = Package(name: \"P\", targets: [\n.target(name: \"A\"),\n.target(name: UUID().uuidString),\n])", [3]),
    ("let package = Package(name: \"P\", targets: [.target(name: \"A\",\ndependencies: made(1))])", [2]),
    (
      "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\nfor name in try FileManager.default.contentsOfDirectory(atPath: \".\") {\npackage.targets.append(.target(name: name)) }",
      [2]
    ),
    ("var i = 0\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])\nwhile i < 3 { i += 1; package.targets.append(.target(name: \"T\\(i)\")) }", [3]),
    ("let package = Package(name: \"P\", targets: [.target(name: \"A\")])\npackage.targets.rearrange()", [2]),
    ("func add(_ n: Int) { package.targets.append(.target(name: \"A\")); add(n + 1) }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])\nadd(0)", [1]),
    ("let package = make()", [1]),
    ("let package = Package(name: \"P\", targets: [.target(name: \"A\")])\nfor a in 0..<900 { for b in 0..<900 {\nfor c in 0..<900 { package.name = \"\\(c)\" } } }", [3]),
    ("let package = Package(name: \"P\", platforms: [made(1)], targets: [.target(name: \"A\", swiftSettings: made(2))])", []),
  ])
  func whatIsNotUnderstood(_ text: String, _ lines: [Int]) { #expect(PackageManifest(Array(text.utf8)).unclearLines == lines) }

  /// `target:line dependency:line`; 0 where no literal says it.
  @Test(arguments: [
    (
      "let package = Package(name: \"P\", targets: [\n.target(name: \"A\", dependencies: [\n.target(name: \"B\"), \"C\"]),\n.target(name: \"B\"),\n.target(\nname: \"C\")])",
      ["A:2 B:3 C:3", "B:4", "C:5"]
    ),
    (
      "let shared: [Target.Dependency] = [\n.target(name: \"B\"),\n.product(name: \"X\", package: \"x\")]\nlet both = shared + [\"C\"]\nlet package = Package(name: \"P\", targets: [\n.target(name: \"A\", dependencies: both + [\n\"D\"]),\n.target(name: \"B\"), .target(name: \"C\"),\n.target(name: \"D\")])",
      ["A:6 B:2 X:3 C:4 D:7", "B:8", "C:8", "D:9"]
    ),
    ("let package = Package(name: \"P\", targets: [\n.target(name: \"A\" + \"B\", dependencies: [\"C\" + \"D\"]), .target(name: \"CD\")])", ["AB:0 CD:0", "CD:2"]),
  ])
  func lines(_ text: String, _ expected: [String]) {
    let found = PackageManifest(Array(text.utf8)).targets.map { target in
      ["\(target.name):\(target.line ?? 0)"] + target.dependencies.map { "\($0.name):\($0.line)" }
    }
    #expect(found.map { $0.joined(separator: " ") } == expected)
  }

  /// It ends, whatever it says.
  @Test(arguments: [
    "func f(_ x: String) -> String { f(x) + f(x) }\nlet package = Package(name: f(\"a\"), targets: [.target(name: f(\"b\")), .target(name: \"A\")])",
    "var all = [\"a\"]\nfor _ in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40] { all += all }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: UUID().uuidString)])",
    "var l = [[String]]()\nfor a in 0..<900 { for b in 0..<900 { l = [l] } }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "var l = [\"a\"]\nfor a in 0..<100 { l = [l, l] }\nlet same = l == l\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "var t = Target.target(name: \"T\")\nfor a in 0..<900 { for b in 0..<900 { t = .target(name: \"T\", dependencies: [t]) } }\nt.dependencies = [t]\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "while true {}\nvar a = b\nvar b: Int { a }\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
    "struct S { var s: S { S().s }; static let t = S.t; init() { self = S() } }\nlet s = [S().s, S.t]\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])",
  ])
  func hostileOrUnknown(_ text: String) { #expect(names(text) == ["target A"]) }

  @Test func bracketsWithoutEnd() { #expect(names("let package = Package(targets: " + String(repeating: "[", count: 40)) == []) }

  /// The only tests, plugin or other target may lie directly in the folder of its kind.
  @Test func foldersOfTheOnlyTarget() throws {
    let targets = try Fixture(
      """
      //- A/Package.swift
      let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests"), .plugin(name: "Plug")])
      //- A/Sources/a.swift
      //- A/Tests/t.swift
      //- A/Plugins/p.swift
      //- B/Package.swift
      let package = Package(name: "P", targets: [.target(name: "B"), .executableTarget(name: "run"), .testTarget(name: "BTests"), .testTarget(name: "CTests", path: "Checks")])
      //- B/Sources/b.swift
      //- B/Tests/t.swift
      //- B/Checks/c.swift
      //- C/Package.swift
      let package = Package(name: "P", targets: [.target(name: "C"), .testTarget(name: "DTests")])
      //- C/Sources/c.swift
      """
    ).project().targets
    #expect(
      targets.map { "\($0.name): \($0.sources.joined(separator: " "))" } == [
        "A: A/Sources/a.swift", "ATests: A/Tests/t.swift", "Plug: A/Plugins/p.swift", "B: ", "run: ", "BTests: ", "CTests: B/Checks/c.swift", "C: C/Sources/c.swift", "DTests: ",
      ])
  }

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
