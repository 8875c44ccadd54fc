import Analysis
import Facts
import Graphs
import Testing

@Suite struct LinkedFilesTests {
  private let files = LinkedFiles(
    project(
      files: ["A.h", "A.m", "B.h", "B.m", "C.m", "main.m", "Kit/D_ios.m", "Kit/D_mac.m", "Kit/E.m", "Kit/F.m"],
      modules: ["Kit/D_ios.m": "Kit", "Kit/D_mac.m": "Kit", "Kit/E.m": "Kit", "Kit/F.m": "Kit"],
      imports: [("A.m", "A.h"), ("B.m", "B.h"), ("main.m", "A.h"), ("main.m", "B.h"), ("C.m", "A.h")]))

  @Test("files that one file imports are linked together, a header standing for its implementation")
  func imported() {
    #expect(files.areLinked("A.m", "B.m"))
    #expect(files.areLinked("C.m", "A.m"))
    #expect(files.areLinked("C.m", "C.m"))
    // Nobody imports both.
    #expect(!files.areLinked("C.m", "B.m"))
    #expect(!files.areLinked("A.m", "nowhere.m"))
  }

  @Test("files of one module are, but for those of different platforms")
  func modules() {
    #expect(files.areLinked("Kit/E.m", "Kit/F.m"))
    #expect(files.areLinked("Kit/E.m", "Kit/D_ios.m"))
    #expect(!files.areLinked("Kit/D_ios.m", "Kit/D_mac.m"))
  }
}

private func project(files: [String], modules: [String: String], imports: [(String, String)]) -> Graph {
  Graph(
    entities: files.map { Entity(EntityID($0), kind: .file, name: $0, language: .objectiveC, location: SourceLocation($0), isDefinition: true, module: modules[$0]) },
    facts: imports.map { Fact(EntityID($0.0), .imports, EntityID($0.1), at: SourceLocation($0.0, line: 1)) })
}
