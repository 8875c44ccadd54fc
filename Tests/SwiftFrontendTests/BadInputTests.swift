import Driver
import Facts
import Foundation
import SwiftFrontend
import Testing
import TestSupport

/// What can't be read is a problem that names the file; the rest of it, and of the run, is unharmed.
@Suite struct BadInputTests {
  private func report(ofBytes bytes: Data) throws -> Report {
    try Fixture("//- good.swift\nclass Good { let node: Node? = nil }").inFolder { folder in
      try bytes.write(to: URL(fileURLWithPath: folder + "/bad.swift"))
      return try analyze(Request([folder], workers: .inProcess))
    }
  }

  @Test("a file that is not UTF-8")
  func notUTF8() throws {
    let report = try report(ofBytes: Data("class Node {\n  let name = \"caf".utf8) + Data([0xE9]) + Data("\"\n}\nclass After {}\n".utf8))
    #expect(report.problems.map { "\($0.path): \($0.message)" } == ["bad.swift: line 2 is not UTF-8; save the file as UTF-8 (it was read with replacement characters)"])
    #expect(report.facts(.holds) == ["Good holds Node strong node", "Node holds String value name [inferred]"])
    #expect(report.graph.entities.contains { $0.name == "After" })
  }

  @Test("a file that is cut in the middle")
  func cut() throws {
    let report = try report(ofBytes: Data("class Node {\n  let other: Other\n  func f() {\n    let x = Ot".utf8))
    #expect(report.problems.map(\.path) == ["bad.swift"])
    #expect(report.problems.map(\.kind) == [.parseFailed])
    #expect(report.facts(.holds) == ["Good holds Node strong node", "Node holds Other strong other [assumed]"])
  }

  @Test("merge markers: both sides are read")
  func mergeMarkers() throws {
    let report = try report(ofBytes: Data("class Node {\n<<<<<<< HEAD\n  let a: Good\n=======\n  let b: Good\n>>>>>>> other\n}\n".utf8))
    #expect(report.problems.map { "\($0.path): \($0.message)" } == ["bad.swift: line 2 is a merge marker; resolve the conflict (both sides were read)"])
    #expect(report.facts(.holds).contains("Good holds Node strong node"))
    #expect(report.facts(.holds).filter { $0.hasPrefix("Node") } == ["Node holds Good strong a", "Node holds Good strong b"])
  }

  enum Nesting: String, CaseIterable {
    case parentheses, genericArguments, functionTypes, elseIf, classes, chain, prefixes, sum, conditions, closures

    var source: String {
      func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
      return switch self {
      case .parentheses: "let x = " + times(10_000, "(") + "1" + times(10_000, ")")
      case .genericArguments: "let x: " + times(300, "A<") + "Int" + times(300, ">")
      case .functionTypes: "let x: " + times(5_000, "() -> ") + "Int"
      case .elseIf: "func f() { " + times(2_000, "if a {} else ") + "{} }"
      case .classes: times(3_000, "class A { ")
      case .chain: "let x = " + times(5_000, "a.b().") + "c"
      case .prefixes: "let x = " + times(5_000, "!") + "a"
      case .sum: "let x = " + times(5_000, "1 + ") + "1"
      case .conditions: times(100, "#if A\n") + "class Deep {}\n" + times(100, "#endif\n")
      case .closures: "let x = " + times(3_000, "{ ") + times(3_000, "}")
      }
    }
  }

  @Test("nesting beyond all measure", arguments: Nesting.allCases)
  func nesting(_ nesting: Nesting) throws {
    let report = try report(ofBytes: Data(("class Node {}\n" + nesting.source + "\n").utf8))
    #expect(report.facts(.holds).contains("Good holds Node strong node"))
    #expect(report.problems.allSatisfy { $0.path == "bad.swift" })
  }

  @Test("ten thousand parentheses are named")
  func parentheses() throws {
    let report = try report(ofBytes: Data(("class Node {}\nlet x = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)).utf8))
    #expect(report.problems.map(\.path) == ["bad.swift"])
    #expect(report.problems.map(\.kind) == [.parseFailed])
  }

  @Test("initial values that lead to each other, aliases of themselves, classes that are their own ancestors")
  func circles() throws {
    let report = try swiftReport(
      """
      typealias A = B
      typealias B = A
      class C: D { let a: A; let x = y; let z = C.z; static let z = C.z }
      class D: C { let y = x }
      let y = x
      let x = y
      extension E.F { struct G {} }
      protocol P: P { associatedtype T: T }
      """)
    #expect(report.facts(.inherits) == ["C inherits D", "D inherits C"])
  }

  @Test("a summary that is damaged on its way is a problem, and costs its own file only")
  func damagedSummary() {
    let context = ProjectContext(root: "/", files: ["A.swift", "B.swift"].map { SourceFile(path: $0, language: .swift, isHeader: false, module: "App") })
    var damaged = SwiftFrontend.extract(Array("class A {}".utf8), path: "A.swift")
    damaged.unresolved.removeLast(3)
    let found = resolveSwift([damaged, SwiftFrontend.extract(Array("class B {}".utf8), path: "B.swift")], context: context, others: Extraction())
    #expect(found.entities.map(\.name) == ["B"])
    #expect(found.problems.map(\.path) == ["A.swift"] && found.problems.map(\.kind) == [.crashed])
    #expect(found.filesInPart == ["A.swift"])
  }

  @Test("a name in backticks is the name")
  func backticks() throws {
    let report = try swiftReport("enum `Type` { case `default`(Int) }\nclass A { let `class`: `Type` }")
    #expect(report.facts(.holds) == ["A holds Type value class", "Type holds Int value default"])
  }
}
