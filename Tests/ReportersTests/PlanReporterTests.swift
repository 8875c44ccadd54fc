import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import Testing

/// What `plan` and `whatif` write, by golden files.
@Suite struct PlanReporterTests {
  /// A knot of three with two lines between one pair, and a knot of two in which a step gains nothing alone.
  private static let graph = Graph(
    entities: ["Feed.h", "Feed.m", "User.h", "User.m", "Photo.h", "Store.c", "Cache.c", "Disk.c"].map {
      Entity(EntityID($0), kind: .file, name: $0, language: .objectiveC, location: Facts.SourceLocation($0), lines: 10)
    },
    facts: [
      imports("Feed.h", "User.h", 1), imports("User.h", "Feed.h", 2), imports("User.m", "Feed.h", 3), imports("User.m", "User.h", 1),
      imports("User.h", "Photo.h", 3), imports("Photo.h", "Feed.h", 1), imports("Feed.m", "Feed.h", 1), imports("Feed.m", "User.h", 2),
      imports("Store.c", "Cache.c", 1), imports("Cache.c", "Store.c", 1), imports("Cache.c", "Disk.c", 2), imports("Disk.c", "Cache.c", 2),
      imports("Store.c", "Disk.c", 3), imports("Disk.c", "Store.c", 3),
    ])
  /// Files with hostile names, two and two of which import each other.
  private static let hostileGraph: Graph = {
    let paths = hostileNames.prefix(40).enumerated().map { "Sources/\($1)/\($0 / 2).m" }
    let pairs = stride(from: 0, to: paths.count, by: 2).map { (paths[$0], paths[$0 + 1]) }
    return Graph(
      entities: paths.map { Entity(EntityID($0), kind: .file, name: $0, language: .objectiveC, location: Facts.SourceLocation($0)) },
      facts: pairs.flatMap { [imports($0, $1, 1), imports($1, $0, 1)] })
  }()
  private static let style = ReportStyle(place: "ios/App", lines: SourceLines { path in ["#import <one>", "#import \"two of \(path)\"", "#import \"three\""] })

  private func text(_ format: String, _ graph: Graph = Self.graph, limit: Int? = nil, _ style: ReportStyle = Self.style) throws -> String {
    try #require(planFormats.first { $0.name == format }).text(ShownPlan(graph.cutPlan(), limit: limit), style)
  }

  @Test(arguments: ["text", "markdown", "json"]) func plan(format: String) throws {
    expectGolden(try text(format), "plan-\(format)")
    expectGolden(try text(format, emptyReport.graph), "plan-\(format)-empty")
    expectGolden(try text(format, Self.hostileGraph, ReportStyle()), "plan-\(format)-hostile")
  }

  @Test func aPartOfAPlanSaysHowMuchIsLeft() throws {
    #expect(try text("text", limit: 2).contains("\nand 2 more steps; '--limit 0' shows all\n"))
    #expect(try text("markdown", limit: 2).contains("\nand 2 more steps\n"))
    #expect(try text("json", limit: 2) == text("json"))
  }

  @Test func coloursAreForTerminals() throws {
    var style = Self.style
    style.ansi = true
    #expect(try text("text", Self.graph, style).contains("\u{1B}[1m1. cut ") && !text("text").contains("\u{1B}"))
  }

  @Test("nothing acts on a terminal, and JSON has every name whole", arguments: ["text", "markdown", "json"])
  func hostile(format: String) throws {
    let text = try text(format, Self.hostileGraph, ReportStyle())
    for scalar in text.unicodeScalars where scalar != "\n" { #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x202E) }
    guard format == "json" else { return }
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let steps = try #require(answer["steps"] as? [[String: Any]])
    let plan = Self.hostileGraph.cutPlan()
    #expect(steps.count == 20 && steps.map { $0["source"] as? String } == plan.steps.map(\.source))
  }

  // MARK: whatif

  private func whatIf(_ format: String) throws -> String {
    let lookup = NameLookup(ordinaryReport.graph)
    let changed = try ordinaryReport.graph.changed(by: [
      .cut(try lookup.named("View/ICView.h"), try lookup.named("Model/ICModel.h")), .weaken(try lookup.named("ICModel.front")),
      .move(try lookup.named("View/ICView"), folder: "Shared"),
    ])
    var after = ordinaryReport
    after.graph = changed.graph
    after.findings = Array(ordinaryReport.findings.dropFirst())
    return try #require(whatIfFormats.first { $0.name == format }).text(WhatIf(changed.made, from: ordinaryReport, to: after), Self.style)
  }

  @Test(arguments: ["text", "markdown", "json"]) func whatIfSomethingChanged(format: String) throws {
    expectGolden(try whatIf(format), "whatif-\(format)")
  }
}
