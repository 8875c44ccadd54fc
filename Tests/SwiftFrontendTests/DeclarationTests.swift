import Driver
import Testing
import TestSupport

/// Types, what they inherit and what extends them.
@Suite struct DeclarationTests {
  @Test("a superclass is told from a protocol by what it is, not by its place")
  func inheritance() throws {
    let report = try swiftReport(
      """
      import UIKit
      protocol Shape: AnyObject {}
      protocol Solid: Shape {}
      class Base: UIViewController, UITableViewDelegate {}
      class Derived: Base, Solid {}
      class Lonely: Shape {}
      struct Point: Equatable, Codable {}
      enum Level: Int, CaseIterable { case low }
      actor Store: Shape {}
      """)
    #expect(report.facts(.inherits) == ["Base inherits UIViewController", "Derived inherits Base", "Solid inherits Shape"])
    #expect(
      report.facts(.conforms) == [
        "Base conforms UITableViewDelegate", "Derived conforms Solid", "Level conforms CaseIterable", "Lonely conforms Shape",
        "Point conforms Codable", "Point conforms Equatable", "Store conforms Shape",
      ])
    let kinds = report.graph.entities.filter { !$0.isExternal && $0.kind.isType }.map { "\($0.name) \($0.kind.rawValue)" }.sorted()
    #expect(kinds == ["Base class", "Derived class", "Level enum", "Lonely class", "Point struct", "Shape protocol", "Solid protocol", "Store class"])
  }

  @Test("the arguments of a generic type, in an expression as in a declaration")
  func genericArguments() throws {
    let report = try swiftReport(
      """
      class Card {}
      class Deck<T> { static func make() -> Deck<T> { Deck<T>() } }
      class Table {
        func deal() { let deck = Deck<Card>() }
        func shuffle() { use(Deck<[Face]>.make().self) }
      }
      class Face {}
      """)
    #expect(report.facts(.uses).filter { $0.hasPrefix("Table") && !$0.hasSuffix("Deck") } == ["Table uses Card", "Table uses Face"])
  }

  @Test("a protocol that only a class may take uses that class")
  func boundProtocols() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Base {}
      protocol Layered: CALayer {}
      protocol Shown where Self: UIView {}
      protocol Based: Base, Layered {}
      """)
    #expect(report.facts(.uses) == ["Based uses Base", "Layered uses CALayer", "Shown uses UIView"])
    #expect(report.facts(.inherits) == ["Based inherits Layered"])
  }

  @Test("a name that nobody declares is a superclass where only a class can stand, unless it sounds like a protocol")
  func unknownNames() throws {
    let report = try swiftReport(
      """
      import SomeKit
      class A: SKWidget, SKOther {}
      class B: SKDrawable {}
      struct C: SKWidget {}
      """)
    #expect(report.facts(.inherits) == ["A inherits SKWidget"])
    #expect(report.facts(.conforms) == ["A conforms SKOther", "B conforms SKDrawable", "C conforms SKWidget"])
    #expect(report.graph.entities.filter { $0.name == "SKWidget" }.count == 1)
  }

  @Test("extensions: of the project's types, of the platform's, nested, conditional")
  func extensions() throws {
    let report = try swiftReport(
      """
      //- A.swift
      struct Box<Element> { struct Lid {} }
      //- B.swift
      import UIKit
      extension Box: Equatable where Element: Equatable {}
      extension Box.Lid { var isOpen: Bool { true } }
      extension UIView { struct Style {} }
      extension UIView.Style { enum Weight { case bold } }
      extension String { var trimmed: String { self } }
      """)
    #expect(
      report.facts(.extends) == [
        "extension Box.Lid extends Box.Lid", "extension Box: Equatable extends Box", "extension String extends String",
        "extension UIView extends UIView", "extension UIView.Style extends UIView.Style",
      ])
    #expect(report.facts(.conforms) == ["Box conforms Equatable"])
    #expect(
      report.facts(.contains).filter { $0.hasPrefix("UIView") || $0.hasPrefix("Box") } == [
        "Box contains Box.Lid", "UIView contains UIView.Style", "UIView.Style contains UIView.Style.Weight",
      ])
    #expect(report.graph.entities.first { $0.name == "UIView" }?.id.text == "c:objc(cs)UIView")
  }

  @Test("an extension says whether its file keeps it to itself")
  func privateExtensions() throws {
    let report = try swiftReport(
      """
      extension Int { var a: Int { 0 } }
      private extension String { var b: Int { 0 } }
      fileprivate extension Double { var c: Int { 0 } }
      extension Bool { private var d: Int { 0 } }
      """)
    let kept = report.graph.facts.filter { $0.relation == .extends && $0.details.access == "private" }
    #expect(kept.map(\.location.line).sorted() == [2, 3])
  }

  @Test("types in functions are their functions', and one of two branches is the other")
  func nestedAndConditional() throws {
    let report = try swiftReport(
      """
      func first() { struct Local {} }
      class Suite {
        func testOne() { class Fake {} }
        func testTwo() { class Fake {} }
      }
      #if os(macOS)
      struct Screen { let window: Int }
      #else
      struct Screen { let view: String }
      #endif
      """)
    #expect(report.graph.entities.filter { $0.kind.isType && !$0.isExternal }.map(\.name) == ["Screen", "Suite", "Suite.testOne().Fake", "Suite.testTwo().Fake", "first().Local"])
    #expect(
      report.facts(.holds) == [
        "Screen holds Int value window #if os(macOS)", "Screen holds String value view #if !(os(macOS))",
      ])
  }

  @Test("typealiases are followed, also to compositions and through members")
  func aliases() throws {
    let report = try swiftReport(
      """
      protocol A {}
      protocol B {}
      typealias Both = A & B
      class Model {
        typealias Handler = (Model) -> Void
        typealias ID = String
      }
      typealias Thing = Model
      class View: Thing, Both {
        let model: Thing
        let handler: Model.Handler
        let id: ID
        init() {}
      }
      """)
    #expect(report.facts(.inherits) == ["View inherits Model"])
    #expect(report.facts(.conforms) == ["View conforms A", "View conforms B"])
    #expect(report.facts(.holds) == ["View holds Model strong model", "View holds String value id", "View holds function strong handler"])
  }

  @Test("imports, with what they are for and under which condition")
  func imports() throws {
    let report = try swiftReport(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      //- Sources/Kit/Kit.swift
      import struct Foundation.Date
      #if canImport(UIKit)
      import UIKit.UIView
      #elseif os(Linux) || os(Windows)
      import Glibc
      #else
      import AppKit
      #endif
      //- Tests/KitTests/KitTests.swift
      @testable import Kit
      """)
    #expect(
      report.facts(.imports) == [
        "Package.swift imports PackageDescription", "Sources/Kit/Kit.swift imports AppKit #if !(canImport(UIKit)) && !(os(Linux) || os(Windows))",
        "Sources/Kit/Kit.swift imports Foundation", "Sources/Kit/Kit.swift imports Glibc #if !(canImport(UIKit)) && (os(Linux) || os(Windows))",
        "Sources/Kit/Kit.swift imports UIKit #if canImport(UIKit)", "Tests/KitTests/KitTests.swift imports Kit",
      ])
    #expect(report.graph.facts.filter { $0.details.access == "testable" }.map(\.object.text) == ["module:Kit"])
    #expect(report.coverage.importsResolved == 1)
  }
}
