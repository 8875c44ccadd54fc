import Analysis
import Driver
import Testing
import TestSupport

/// Sources that programs wrote: no one takes a time, or a memory, that grows with the square of its length. With squares each of these takes minutes.
@Suite struct LargeInputTests {
  @Test("a line of superclasses as long as nobody writes it, with a method that each of them has")
  func chain() throws {
    let source = (0..<2_000).map { "class C\($0)\($0 > 0 ? ": C\($0 - 1)" : "") { var next: C\(max(0, $0 - 1))?; func go() { next?.go() } }" }
    let report = try report(of: source.joined(separator: "\n"), defaultFile: "main.swift")
    #expect(report.graph.entities.count { $0.kind == .class } == 2_000)
    #expect(report.problems == [])
  }

  @Test("what the top of such a line is, all below it are")
  func roles() throws {
    let source = ["import UIKit", "class C0: UIViewController {}"] + (1..<1_000).map { "class C\($0): C\($0 - 1) {}" }
    let report = try report(of: source.joined(separator: "\n"), defaultFile: "main.swift")
    let family = Family(report.graph)
    let bottom = try #require(report.graph.entities.firstIndex { $0.name == "C999" })
    #expect(family.roles(of: bottom).map { "\($0)" } == ["viewController"])
  }

  @Test("protocols of which each refines the one before")
  func protocols() throws {
    let source = (0..<2_000).map { "protocol P\($0)\($0 > 0 ? ": P\($0 - 1)" : "") {}" } + ["class A: P1999 {}"]
    #expect(try report(of: source.joined(separator: "\n"), defaultFile: "main.swift").problems == [])
  }

  @Test("functions, and global variables, of one name")
  func equalNames() throws {
    let source = String(repeating: "let g = 1\nfunc f() { h() }\nfunc h() {}\n", count: 1_500)
    #expect(try report(of: source, defaultFile: "main.swift").problems == [])
  }

  @Test("a class of overloads that call each other")
  func overloads() throws {
    let source = "class A {\n" + String(repeating: "  func f() { f() }\n", count: 1_500) + "}\n"
    #expect(try report(of: source, defaultFile: "main.swift").problems == [])
  }
}
