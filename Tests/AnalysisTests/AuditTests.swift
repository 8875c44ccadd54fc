import Analysis
import Facts
import Graphs
import Testing

/// What an audit works out, on graphs of a few files.
@Suite struct AuditTests {
  /// Files of ten lines, and imports as `from -> to`, at lines 1, 2, ...
  private func report(_ paths: [String], _ imports: [(String, String)] = [], entities: [Entity] = [], facts: [Fact] = []) -> Report {
    Report(
      graph: Graph(
        entities: paths.map { Entity(EntityID($0), kind: .file, name: $0, language: .c, location: SourceLocation($0), lines: 10) } + entities,
        facts: imports.enumerated().map { Fact(EntityID($1.0), .imports, EntityID($1.1), at: SourceLocation($1.0, line: $0 + 1), .init(form: .quoted)) } + facts))
  }

  private func type(_ name: String, _ path: String, isExternal: Bool = false) -> Entity {
    Entity(EntityID(name), kind: .class, name: name, language: .objectiveC, location: isExternal ? nil : SourceLocation(path, line: 1), isExternal: isExternal)
  }

  // MARK: Components

  @Test func componentsNeedEachOther() {
    let graph = Audit(report(["a.h", "a.c", "b.h", "c.c"], [("a.c", "a.h"), ("a.c", "b.h"), ("c.c", "a.h"), ("a.h", "b.h")])).components
    #expect(graph.components.map(\.name) == ["a", "b", "c"] && graph.components.map(\.lines) == [20, 10, 10])
    #expect(graph.dependencies.map { [$0.source, $0.target, $0.facts.count] } == [[0, 1, 2], [2, 0, 1]])
    #expect(graph.levels == [2, 1, 3] && graph.reach == [2, 1, 3] && graph.knots.isEmpty)
    #expect(graph.dependency(from: 2, to: 0) == 1 && graph.dependency(from: 0, to: 2) == nil)
  }

  @Test func stepsLeaveNoKnot() {
    let audit = Audit(report(["a.h", "b.h", "c.h"], [("a.h", "b.h"), ("b.h", "a.h"), ("b.h", "c.h"), ("c.h", "b.h")]))
    #expect(audit.plan.before.componentsInKnots == 3 && audit.plan.before.largestKnot == 3 && audit.plan.before.reach == 9)
    #expect(audit.plan.steps.count == 2 && audit.plan.steps.last?.after.componentsInKnots == 0)
    #expect(audit.isCut.count { $0 } == 2)
    #expect(audit.verdict.title == "One knot ties 3 of 3 components together.")
  }

  // MARK: Folders

  @Test func foldersStandByWhatTheyNeed() {
    let audit = Audit(
      report(
        ["app/main.c", "app/ui/view.h", "base/log.h", "base/io.h"],
        [("app/main.c", "app/ui/view.h"), ("app/ui/view.h", "base/log.h"), ("app/main.c", "base/log.h"), ("base/io.h", "app/ui/view.h")]))
    let folders = audit.folders.folders
    #expect(folders.map(\.path) == ["", "app", "app", "app/ui", "base"] && folders.map(\.name) == ["", "app", "", "ui", "base"])
    #expect(folders[0].folders == [4, 1] && folders[1].folders == [3, 2] && folders[2].components.map { audit.components.components[$0].name } == ["app/main"])
    #expect(folders.map(\.count) == [4, 2, 1, 1, 2] && folders[1].lines == 20)
    // Two lead from the application to the base, and one back.
    #expect(folders[0].edges.map { [$0.source, $0.target, $0.dependencies.count, $0.isUpward ? 1 : 0] } == [[1, 4, 2, 0], [4, 1, 1, 1]])
    #expect(audit.folders.crossing == 4 && audit.folders.upward == 1)
  }

  @Test func foldersThatHoldOneFolderAreOneWithIt() {
    let audit = Audit(report(["src/lib/a.h", "src/lib/b.h"]))
    #expect(audit.folders.folders.map(\.path) == ["src/lib"] && audit.folders.folders[0].components == [0, 1])
  }

  // MARK: Objects and types

  @Test func objectsHangFromWhoDecides() {
    func holds(_ a: String, _ b: String, _ member: String, _ ownership: Ownership = .strong) -> Fact {
      Fact(EntityID(a), .holds, EntityID(b), at: SourceLocation("a.h", line: 2), .init(ownership: ownership, member: member))
    }
    let outline = Audit(
      report(
        ["a.h"], entities: ["App", "Store", "Screen", "Photo"].map { type($0, "a.h") },
        facts: [holds("App", "Store", "store"), holds("App", "Screen", "screen"), holds("Store", "Photo", "photos"), holds("Screen", "Photo", "photo"), holds("Screen", "App", "app", .weak)])
    ).objects
    let names = outline.objects.map(\.name)
    #expect(names == ["App", "Photo", "Screen", "Store"])
    #expect(outline.objects.map(\.keeper) == [nil, 0, 0, 0] && outline.objects.map(\.treeSize) == [4, 1, 1, 1] && outline.objects.map(\.ownerCount) == [0, 2, 1, 1])
    #expect(outline.roots == [0])
    #expect(outline.links.filter(\.isWeak).map { "\(names[$0.source]) \($0.member) \(names[$0.target])" } == ["Screen app App"])
  }

  @Test func classesHangFromTheirSuperclass() {
    let forest = Audit(
      report(
        ["a.h"],
        entities: [
          type("View", "a.h"), type("Button", "a.h"), type("UIView", "", isExternal: true),
          Entity(EntityID("View(Color)"), kind: .category, name: "View(Color)", location: SourceLocation("a.h", line: 9)),
        ],
        facts: [
          Fact(EntityID("View"), .inherits, EntityID("UIView"), at: SourceLocation("a.h", line: 1)), Fact(EntityID("Button"), .inherits, EntityID("View"), at: SourceLocation("a.h", line: 2)),
          Fact(EntityID("View(Color)"), .extends, EntityID("View"), at: SourceLocation("a.h", line: 9)),
        ])
    ).types
    #expect(forest.classes.map(\.name) == ["UIView", "View", "Button"] && forest.classes.map(\.parent) == [nil, 0, 1])
    #expect(forest.classes.map(\.depth) == [0, 0, 1] && forest.classes.map(\.width) == [1, 1, 0] && forest.classes.map(\.extensionCount) == [0, 1, 0])
    #expect(forest.extensions.map(\.name) == ["View(Color)"])
  }

  // MARK: The verdict

  @Test func gradesAreByDistance() {
    func grade(_ value: Double) -> Verdict.Number.Grade { Verdict.Number.grade(of: value, healthy: 0...0.2, scale: 0...1) }
    #expect(grade(0.2) == .good && grade(0.4) == .fair && grade(0.5) == .poor)
  }

  @Test func anEmptyProjectHasAVerdict() {
    let verdict = Audit(report([])).verdict
    #expect(verdict.title == "No dependency runs in a cycle among 0 components." && verdict.numbers.allSatisfy { $0.grade == .good })
  }
}
