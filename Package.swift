// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The targets stand in reading order: each may use only what stands above it.
//
//   Facts -> Graphs -> Analysis -> {Rules, Reporters, Fixes}; Graphs -> Layouts -> Reporters
//   Facts -> {Platform, Projects, ClangFrontend, SwiftFrontend}
//   Driver joins all of them; `arborist` is the command line and nothing else.
//
// Three kinds of flags are set by hand, nothing else:
//   -I <clang-c headers>   the *types* of libclang come from the installed headers; the library itself is
//                          found and loaded when the tool runs, so that one binary works with LLVM 14 and later.
//   ExistentialAny, MemberImportVisibility: so that a file says what it uses.
//   -warnings-as-errors where ARBORIST_WARNINGS=error, as in CI: for our targets only, a flag of the command line would count for all packages.

let clangHeaders = findClangHeaders()
let warnings: [SwiftSetting] = Context.environment["ARBORIST_WARNINGS"] == "error" ? [.unsafeFlags(["-warnings-as-errors"])] : []
let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")] + warnings
/// For every target that sees `CClang`, directly or through another module.
let withClang: [SwiftSetting] = strict + [.unsafeFlags(["-Xcc", "-I\(clangHeaders)"])]

let package = Package(
  name: "arborist",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "arborist", targets: ["arborist"]), .executable(name: "benchmark", targets: ["benchmark"]),
    .library(name: "ArboristKit", targets: ["ArboristKit"]),
    .plugin(name: "ArboristCommand", targets: ["ArboristCommand"]), .plugin(name: "ArboristBuild", targets: ["ArboristBuild"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0"),
  ],
  targets: [
    // The spine.
    .target(name: "Facts", swiftSettings: strict),
    .target(name: "Platform", swiftSettings: strict),
    .target(name: "Ownership", dependencies: ["Facts", "Platform"], swiftSettings: strict),
    .target(name: "Graphs", dependencies: ["Facts"], swiftSettings: strict),
    .target(name: "Analysis", dependencies: ["Facts", "Graphs", "Platform", "Yams"], swiftSettings: strict),

    // From sources to facts.
    .target(
      name: "Projects",
      dependencies: [
        "Facts", "Platform", "Yams", .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "CClang", cSettings: [.unsafeFlags(["-I\(clangHeaders)"])]),
    .target(name: "ClangFrontend", dependencies: ["Facts", "Platform", "CClang"], swiftSettings: withClang),
    .target(
      name: "SwiftFrontend",
      dependencies: [
        "Facts", "Platform", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),

    // From findings to edits of sources.
    .target(
      name: "Fixes",
      dependencies: [
        "Analysis", "Facts", "Graphs", .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),

    // From the graph to people.
    .target(name: "Layouts", dependencies: ["Graphs"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["Analysis", "Facts", "Graphs", "Platform"], path: "Rules", exclude: ["README.md", "Triage.md"], swiftSettings: strict),
    .target(
      name: "Reporters", dependencies: ["Analysis", "Facts", "Graphs", "Layouts"],
      resources: [
        "page.css", "base.js", "structure.js", "matrix.js", "objects.js", "types.js", "cost.js", "hotspots.js", "findings.js", "main.js",
      ].map { .embedInCode("Audit/Page/\($0)") },
      swiftSettings: strict),

    // The join, and the command line.
    .target(
      name: "Driver",
      dependencies: ["Facts", "Graphs", "Analysis", "Platform", "Projects", "ClangFrontend", "SwiftFrontend", "Ownership", "Rules", "Reporters", "Fixes"],
      swiftSettings: withClang),
    .target(name: "LanguageServer", dependencies: ["Driver", "Fixes"], swiftSettings: withClang),
    .executableTarget(
      name: "arborist",
      dependencies: ["Driver", "LanguageServer", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: withClang),

    // For tests of others.
    .target(name: "ArboristKit", dependencies: ["Analysis", "Driver", "Facts", "Graphs", "Reporters", "Rules"], swiftSettings: withClang),

    // For packages of others. They depend on nothing, so that no package has to build arborist: they run the one that is installed.
    .plugin(name: "ArboristCommand", capability: .command(intent: .custom(verb: "arborist", description: "Runs arborist in this package."))),
    .plugin(name: "ArboristBuild", capability: .buildTool()),

    // For developers.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Analysis", "Facts", "Graphs", "Projects", "Reporters", "SwiftFrontend", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Analysis", "Driver", "Facts", "Graphs", "LanguageServer", "Ownership", "Projects", "Rules", "SwiftFrontend",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: withClang),

    // Tests.
    .target(name: "TestSupport", dependencies: ["Driver", "Facts", "Graphs", "Analysis"], swiftSettings: withClang),
    .testTarget(name: "FactsTests", dependencies: ["Facts"], swiftSettings: strict),
    .testTarget(name: "GraphsTests", dependencies: ["Graphs", "Facts"], swiftSettings: strict),
    .testTarget(name: "LayoutsTests", dependencies: ["Layouts", "Graphs"], swiftSettings: strict),
    .testTarget(name: "OwnershipTests", dependencies: ["Ownership", "Facts"], swiftSettings: strict),
    .testTarget(name: "AnalysisTests", dependencies: ["Analysis", "Graphs", "Facts", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects", "Facts"], swiftSettings: strict),
    .testTarget(name: "ClangFrontendTests", dependencies: ["ClangFrontend", "CClang", "Driver", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "SwiftFrontendTests", dependencies: ["SwiftFrontend", "Facts", "Driver", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "RulesTests", dependencies: ["Driver", "TestSupport"], swiftSettings: withClang),
    .testTarget(
      name: "ReportersTests", dependencies: ["Reporters", "Analysis", "Graphs", "Facts", "TestSupport"], exclude: ["Golden"],
      swiftSettings: withClang),
    .testTarget(name: "DriverTests", dependencies: ["Driver", "ClangFrontend", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "Driver", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "ArboristKitTests", dependencies: ["ArboristKit", "TestSupport"], swiftSettings: withClang),
    // The tests of a package of its own, which shows how the kit is used.
    .testTarget(name: "StructureTests", dependencies: ["ArboristKit"], path: "Integrations/ArboristKit/Tests/StructureTests", swiftSettings: withClang),
    .testTarget(name: "ExamplesTests", dependencies: ["Analysis", "Driver", "Rules", "TestSupport"], swiftSettings: withClang),
    .testTarget(name: "FuzzTests", dependencies: ["fuzz"], exclude: ["Reproducers"], swiftSettings: withClang),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: withClang),
  ],
  swiftLanguageModes: [.v6]
)

/// The folder that holds `clang-c/Index.h`: beside `LIBCLANG_PATH` when that is set, else of the newest LLVM
/// installed (14 or later), else Homebrew's. Without one the build stops here and says what to install, but not the build of a package
/// that uses the plugins: nothing of ours is built for it.
func findClangHeaders() -> String {
  let files = FileManager.default
  func holdsHeaders(_ folder: String) -> Bool { files.fileExists(atPath: folder + "/clang-c/Index.h") }

  if let path = ProcessInfo.processInfo.environment["LIBCLANG_PATH"], !path.isEmpty {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    for _ in 0..<4 {
      if holdsHeaders(folder.path + "/include") { return folder.path + "/include" }
      folder.deleteLastPathComponent()
    }
  }
  let versions = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
  let newestFirst = versions.compactMap { name in
    name.hasPrefix("llvm-") ? Int(name.dropFirst("llvm-".count)) : nil
  }.filter { $0 >= 14 }.sorted(by: >)
  let candidates =
    newestFirst.map { "/usr/lib/llvm-\($0)/include" } + [
      "/usr/include", "/usr/lib64/llvm/include", "/usr/local/include",
      "/opt/homebrew/opt/llvm/include", "/usr/local/opt/llvm/include",
    ]
  if let found = candidates.first(where: holdsHeaders) { return found }
  if URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent == "checkouts" { return "/usr/include" }
  FileHandle.standardError.write(
    Data(
      """
      arborist: the headers of libclang ('clang-c/Index.h') are not installed
        Debian, Ubuntu   apt-get install libclang-dev
        Fedora           dnf install clang-devel
        macOS            brew install llvm
        elsewhere        set LIBCLANG_PATH to the folder of an LLVM of version 14 or later
      or run 'make setup', which does this

      """.utf8))
  exit(1)
}
