package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags imports of another target's module by a target that does not declare the dependency.
package struct UndeclaredTargetDependency: Rule {
  package static let descriptor = RuleDescriptor(
    id: "undeclared-target-dependency",
    summary: "an import of another target's module that the importing target does not depend on",
    rationale: """
      A build makes what a target says it depends on, and nothing else, before the target itself. What is imported and not declared is there by luck: another target asked for it, \
      or an earlier build left it. A clean build, a build of one target alone or on more cores then fails now and then, and a library that is only reached through another \
      is gone when that one drops it. Declare the dependency, or drop the import.

      Targets are those of Xcode, XcodeGen, Swift packages and podspecs. Imports of modules count, not those of headers, which lie there before anything is built. Imports under `#if` do not count, nor what a project leaves to others, such as \
      pods that a `Podfile` brings. What a target has through another one that it depends on builds reliably until that one drops it; `transitive` asks for these as well, but for tests, which may \
      import what the code under test depends on, and for what is given on by `@_exported`. Where several targets are made of the same files there is one finding.
      """,
    level: .warning,
    options: [
      .init("ignore", "Modules that need no declaration."),
      .init("transitive", "Whether what another dependency brings has to be declared as well."),
    ],
    examples: examples)

  package var ignore: [String] = []
  package var transitive = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let targets = graph.targets
    guard targets.targets.count > 1 else { return [] }
    let uses = TargetUses(graph)
    let builders = Dictionary(grouping: targets.targets.indices.filter { !targets.targets[$0].sources.isEmpty }) { targets.targets[$0].module }
    let reached = manifestsReached(targets)
    // Several targets may be made of the same files, and lack the same.
    var found: [Lack: [MissingDependency]] = [:]
    for (user, target) in targets.targets.enumerated() where !target.isAside {
      var closure: Set<Int>?
      for (module, facts) in uses.imports[user] where !ignore.contains(module) && !Platform.isModule(module) {
        let makers = builders[module] ?? []
        guard !makers.isEmpty, makers.allSatisfy({ mayBeDeclared($0, by: user, targets, reached) }), Set(makers).isDisjoint(with: targets.dependencies[user]) else { continue }
        if closure == nil { closure = targets.closure(of: user) }
        let way = closure!.isDisjoint(with: makers) ? nil : bringer(of: makers, to: user, targets)
        if way == nil ? makers.contains(where: { isMade($0, ofFilesIn: closure!, targets) }) : !transitive || target.product.isTest || uses.gives(module, to: user, targets) { continue }
        found[Lack(manifest: target.manifest, used: module, fact: facts[0]), default: []].append(MissingDependency(user: user, facts: facts, way: way))
      }
    }
    return found.map { finding($0, $1, graph) }
  }

  private struct Lack: Hashable {
    let manifest: String
    let used: String
    /// The first import.
    let fact: Int
  }

  private struct MissingDependency {
    let user: Int
    let facts: [Int]
    /// The target that brings it all the same.
    let way: Int?
  }

  /// The dependency of the user that brings one of these targets: a library rather than a program.
  private func bringer(of makers: [Int], to user: Int, _ targets: TargetGraph) -> Int? {
    let all = targets.dependencies[user].filter { !targets.closure(of: $0).isDisjoint(with: makers) }
    return all.first { !targets.targets[$0].product.isProgram } ?? all.first
  }

  /// Whether another target of the closure has a source of it: two manifests of one library may divide it in different ways.
  private func isMade(_ maker: Int, ofFilesIn closure: Set<Int>, _ targets: TargetGraph) -> Bool {
    targets.targets[maker].sources.contains { !closure.isDisjoint(with: targets.targets(of: EntityID($0))) }
  }

  /// For each manifest those whose targets its own targets depend on.
  private func manifestsReached(_ targets: TargetGraph) -> [String: Set<String>] {
    var reached: [String: Set<String>] = [:]
    for (user, target) in targets.targets.enumerated() {
      reached[target.manifest, default: []].formUnion(targets.dependencies[user].map { targets.targets[$0].manifest })
    }
    return reached
  }

  /// Whether the manifest of a user would declare a dependency on a maker. It does not declare what a `Podfile` or a workspace brings.
  private func mayBeDeclared(_ maker: Int, by user: Int, _ targets: TargetGraph, _ reached: [String: Set<String>]) -> Bool {
    let (maker, user) = (targets.targets[maker], targets.targets[user])
    // Nothing can depend on a program but what tests it; an extension may still import a header of its application.
    if maker.product.isProgram, !user.product.isTest { return false }
    // Of a package a project can only have products.
    if user.system == .xcode, maker.system == .swiftPackage, maker.products.isEmpty { return false }
    return maker.manifest == user.manifest || reached[user.manifest]!.contains(maker.manifest) || maker.system == user.system && user.system == .swiftPackage
  }

  private func finding(_ lack: Lack, _ missing: [MissingDependency], _ graph: Graph) -> Finding {
    let facts = missing.map(\.facts).max { $0.count < $1.count }!
    let files = Set(facts.map { graph.facts[$0].location.path }).count
    let targets = graph.targets.targets
    let names = missing.map { targets[$0.user].name }
    let way = missing.allSatisfy { $0.way != nil } ? missing.first?.way.map { targets[$0].name } : nil
    return Finding(
      rule: id, message: .undeclared(names, lack.used, files: files, way: way, fileName(lack.manifest)), location: graph.facts[facts[0]].location,
      subjects: [.target(names[0], in: lack.manifest), .module(lack.used)], names: [names[0], lack.used],
      notes: missing.map { Finding.Note(.declaredHere(targets[$0.user].name), at: SourceLocation(lack.manifest, line: targets[$0.user].line, column: 1)) })
  }
}

extension String {
  fileprivate static func undeclared(_ names: [String], _ module: String, files: Int, way: String?, _ manifest: String) -> Self {
    let imports = "\(listed(names)) \(names.count == 1 ? "imports" : "import") '\(module)'" + (files > 1 ? " in \(files) files" : "")
    let luck = way.map { "has it only through '\($0)'" } ?? "depends on nothing that brings it"
    return "\(imports) and \(names.count == 1 ? luck : luck.replacing("has ", with: "have ").replacing("depends ", with: "depend ")); declare the dependency in '\(manifest)'"
  }

  fileprivate static func declaredHere(_ name: String) -> Self { "'\(name)' is declared here" }
}

// MARK: Examples

extension UndeclaredTargetDependency {
  private static let examples: [Example] = [
    Example(
      "a module that nobody asked for",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Feed", dependencies: ["Storage"]),
        .target(name: "Search", dependencies: ["Feed"]),
        .target(  // note: "'Settings' is declared here"
          name: "Settings"),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Feed/Feed.swift
      import Storage
      public struct Feed { public var store = Store() }
      //- Sources/Search/Search.swift
      import Feed
      import Storage
      struct Search { var feed = Feed(); var store = Store() }
      //- Sources/Settings/Settings.swift
      import Storage  // expect: undeclared-target-dependency "'Settings' imports 'Storage' and depends on nothing that brings it; declare the dependency in 'Package.swift'"
      struct Settings { var store = Store() }
      """),
    Example(
      "asked for, also what comes with another",
      """
      //- .arborist.yml
      rules:
        undeclared-target-dependency:
          transitive: true
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Feed", dependencies: ["Storage"]),
        .target(name: "Search", dependencies: ["Feed"]),  // note: "'Search' is declared here"
        .target(name: "Filters", dependencies: ["Search"]),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Feed/Feed.swift
      import Storage
      public struct Feed { public var store = Store() }
      //- Sources/Search/Search.swift
      @_exported import Feed
      import Storage  // expect: undeclared-target-dependency "'Search' imports 'Storage' in 2 files and has it only through 'Feed'; declare the dependency in 'Package.swift'"
      struct Search { var feed = Feed(); var store = Store() }
      //- Sources/Search/Words.swift
      import Storage
      struct Words { var store = Store() }
      //- Sources/Filters/Filter.swift
      import Feed
      import Search
      struct Filter { var feed = Feed() }
      //- Tests/FeedTests/FeedTests.swift
      import Feed
      import Storage
      import XCTest
      final class FeedTests: XCTestCase { var store = Store() }
      """),
    Example(
      "what is declared, what a product brings, and what is there on some platforms only",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"), .target(name: "Sync"), .target(name: "Feed", dependencies: [.target(name: "Storage"), .product(name: "Tools", package: "Tools")]),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
      ])
      //- Tools/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["Lists"])], targets: [.target(name: "Lists")])
      //- Tools/Sources/Lists/List.swift
      public struct List {}
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Sync/Sync.swift
      public struct Sync {}
      //- Sources/Feed/Feed.swift
      import Foundation
      import Lists
      import Storage
      #if canImport(Sync)
      import Sync
      #endif
      public struct Feed { var store = Store(); var list = List() }
      //- Tests/FeedTests/FeedTests.swift
      @testable import Feed
      import XCTest
      final class FeedTests: XCTestCase {}
      """),
  ]
}
