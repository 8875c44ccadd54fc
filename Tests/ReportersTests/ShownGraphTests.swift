import Analysis
import Facts
import Graphs
import Reporters
import Testing

/// Which part of a graph is shown. `a -> b -> c -> a` is a knot, `m` imports `a`, `c` imports `d`, `d` imports `e`, `m` imports `d` besides.
@Suite struct ShownGraphTests {
  private static let report = imports("m -> k/a", "k/a -> k/b", "k/b -> k/c", "k/c -> k/a", "k/c -> low/d", "low/d -> low/e", "m -> low/d", "Tests/t -> k/a")

  private static func imports(_ lines: String...) -> Report {
    let pairs = lines.map { line in line.split(separator: " ").filter { $0 != "->" }.map { String($0) + ".h" } }
    let files = Set(pairs.flatMap { $0 }).sorted()
    return Report(
      graph: Graph(
        entities: files.map { Entity(EntityID($0), kind: .file, name: $0, location: Facts.SourceLocation($0)) },
        facts: pairs.map { Fact(EntityID($0[0]), .imports, EntityID($0[1]), at: Facts.SourceLocation($0[0], line: 1), .init(form: .quoted)) }))
  }

  /// What is drawn, as a person would say it.
  private func shown(_ report: Report = Self.report, as form: GraphForm = .picture, _ change: (inout GraphChoice) -> Void) -> String {
    var choice = GraphChoice()
    change(&choice)
    let shown = ShownGraph(report, choice, as: form)
    return shown.edges.map { "\(shown.nodes[$0.source].id)>\(shown.nodes[$0.target].id)" }.joined(separator: " ")
  }

  @Test func everything() {
    #expect(shown { _ in } == "Tests/t>k/a k/a>k/b k/b>k/c k/c>k/a k/c>low/d low/d>low/e m>k/a m>low/d")
  }

  @Test func aFocusHasWhatIsNear() {
    #expect(shown { $0.focus = [Glob("low/d.h")] } == "k/c>low/d low/d>low/e m>low/d")
    #expect(shown { ($0.focus, $0.depth) = ([Glob("e.h")], 2) } == "k/c>low/d low/d>low/e m>low/d")
    #expect(shown { ($0.focus, $0.depth) = ([Glob("e.h")], 0) } == shown { _ in })
  }

  @Test func whatReaches() {
    #expect(shown { $0.reaches = [Glob("b")] } == "Tests/t>k/a k/a>k/b k/b>k/c k/c>k/a m>k/a")
  }

  @Test func knotsOnly() { #expect(shown { $0.onlyCycles = true } == "k/a>k/b k/b>k/c k/c>k/a") }

  @Test func inAndOut() {
    #expect(shown { $0.includeOnly = [Glob("k")] } == "k/a>k/b k/b>k/c k/c>k/a")
    #expect(shown { $0.exclude = [Glob("k/**"), Glob("m.h")] } == "low/d>low/e")
    #expect(!shown { $0.leavesOutTests = true }.contains("Tests"))
  }

  @Test func folded() {
    #expect(shown { $0.collapse = [.init("1")] } == "Tests/>k/ k/>low/ m>k/ m>low/")
    #expect(shown { $0.collapse = [.init("k")] } == "Tests/t>k/ k/>low/d low/d>low/e m>k/ m>low/d")
    #expect(shown { $0.level = .folder } == "Tests>k k>low .>k .>low")
  }

  @Test func reduced() {
    #expect(shown { $0.isReduced = true } == "Tests/t>k/a k/a>k/b k/b>k/c k/c>k/a k/c>low/d low/d>low/e m>k/a")
  }

  @Test func dataIsUnfoldedUnlessAsked() {
    #expect(shown(as: .data) { $0.focus = [Glob("e.h")] } == "low/d.h>low/e.h")
    #expect(shown(as: .data) { ($0.level, $0.onlyCycles) = (.component, true) } == "k/a>k/b k/b>k/c k/c>k/a")
  }

  /// A knot stays one where only a part of it is shown.
  @Test func aPartOfAKnotIsTied() {
    var choice = GraphChoice()
    choice.focus = [Glob("b.h")]
    let shown = ShownGraph(Self.report, choice, as: .picture)
    #expect(shown.edges.allSatisfy(\.isTied) && shown.edges.count == 2 && shown.knotCount == 1)
    // One of the three edges is to be cut, and two of the three nodes touch it.
    let cuts = ["a.h", "b.h", "c.h"].map { name in
      choice.focus = [Glob(name)]
      return DotReporter().text(Self.report, choice).contains("style=dashed")
    }
    #expect(cuts.count(where: { $0 }) == 2)
  }

  @Test func patternsThatMeanNothing() {
    var choice = GraphChoice()
    (choice.focus, choice.exclude) = ([Glob("low/dd.h")], [Glob("k")])
    let shown = ShownGraph(Self.report, choice, as: .picture)
    #expect(shown.unmatched.map(\.option) == ["focus"])
    #expect(shown.unmatched.first?.nearest == "low/d.h")
  }

  @Test func anEmptyPictureSaysWhy() {
    func why(_ report: Report, _ change: (inout GraphChoice) -> Void) -> String? {
      var choice = GraphChoice()
      change(&choice)
      return ShownGraph(report, choice, as: .picture).emptiness
    }
    let oneFolder = Self.imports("a -> b")
    #expect(why(oneFolder) { _ in } == nil)
    #expect(why(oneFolder) { $0.level = .folder } == "nothing to show: of the dependencies none leads from one folder of the project to another; '--level component' would show 2 components")
    #expect(why(oneFolder) { $0.onlyCycles = true } == "nothing to show: there is no knot of components; a run without '--only-cycles' would show 2 components")
    #expect(why(emptyReport) { _ in } == "nothing to show: no file needs anything of another")
    #expect(why(emptyReport) { $0.view = .imports } == "nothing to show: no file imports anything")
  }

  @Test func objectsAreNoStringsAndConstants() {
    func type(_ name: String, _ kind: Entity.Kind, external: Bool = false) -> Entity {
      Entity(EntityID(name), kind: kind, name: name, location: external ? nil : Facts.SourceLocation("A.swift", line: 1), isExternal: external)
    }
    func holds(_ a: String, _ b: String, _ ownership: Ownership, _ flags: Fact.Flags = []) -> Fact {
      Fact(EntityID(a), .holds, EntityID(b), at: Facts.SourceLocation("A.swift", line: 2), .init(ownership: ownership, member: "x", flags: flags))
    }
    let report = Report(
      graph: Graph(
        entities: [
          type("App", .class), type("Store", .class), type("Frame", .struct), type("Size", .struct), type("Mode", .enum), type("limit", .variable),
          type("NSString", .class, external: true), type("NSTimer", .class, external: true),
        ],
        facts: [
          holds("App", "Frame", .value), holds("Frame", "Store", .strong), holds("App", "Size", .value), holds("App", "Mode", .value), holds("App", "NSString", .copy),
          holds("App", "NSTimer", .strong), holds("limit", "Frame", .value, .isStatic), holds("Store", "App", .weak),
        ]))
    #expect(shown(report) { $0.view = .objects } == "App>Frame Frame>Store Store>App")
    #expect(shown(report) { ($0.view, $0.includesExternal) = (.objects, true) } == "App>Frame App>NSTimer Frame>Store Store>App")
    // A weak way back ties no knot.
    var choice = GraphChoice()
    choice.view = .objects
    #expect(ShownGraph(report, choice, as: .picture).knotCount == 0)
  }
}
