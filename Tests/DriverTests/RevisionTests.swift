import Driver
import Foundation
import Testing
import TestSupport

/// `diff` and `trend` on real git repositories.
@Suite struct RevisionTests {
  private static let before = """
    //- App/Feed.h
    @interface PSFeed
    @end
    //- App/Feed.m
    #import "Feed.h"
    #import "Photo.h"
    //- App/Photo.h
    @interface PSPhoto
    @end
    //- App/Photo.m
    #import "Photo.h"
    //- App/Old.h
    @interface PSOld
    - (void)draw;
    @end
    //- App/Cell.m
    #import "Feed.h"
    """

  /// A repository with one commit of the fixture, tagged `v1`.
  private func inRepository(_ source: String, _ body: (String) throws -> Void) throws {
    try Fixture(source).inFolder { folder in
      try git(["init", "-q", "-b", "main"], in: folder)
      try commit("first", in: folder)
      try git(["tag", "v1"], in: folder)
      try body(folder)
    }
  }

  @discardableResult
  private func git(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    return text
  }

  private func commit(_ message: String, in folder: String) throws {
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", message], in: folder)
  }

  private func write(_ text: String, _ path: String, in folder: String) throws {
    let place = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: place)
  }

  private func compare(_ folder: String, _ old: String, _ new: String? = nil, below part: String = "") throws -> Comparison {
    try Driver.compare(Request([folder + part], workers: .inProcess), old, new)
  }

  private func edges(_ edges: [ReportDifference.Edge]) -> [String] { edges.map { "\($0.source) -> \($0.target) (\($0.places[0].path):\($0.places[0].line))" } }

  @Test("the work tree against a revision: edges, knots, findings, and who is affected; nothing is touched")
  func workTree() throws {
    try inRepository(Self.before) { folder in
      try write("#import \"Feed.h\"\n@interface PSPhoto\n@end", "App/Photo.h", in: folder)
      try write("#import \"Photo.h\"", "App/New.m", in: folder)
      let state = try git(["status", "--porcelain"], in: folder)
      let comparison = try compare(folder, "HEAD")
      #expect(try git(["status", "--porcelain"], in: folder) == state)
      #expect(comparison.oldName.hasPrefix("HEAD (") && comparison.newName == "the work tree")
      let change = comparison.difference
      #expect(edges(change.edgesAdded) == ["App/New -> App/Photo (App/New.m:1)", "App/Photo -> App/Feed (App/Photo.h:1)"])
      #expect(change.edgesRemoved.isEmpty && change.componentsAdded == ["App/New"])
      #expect(change.knots.map(\.kind) == [.appeared])
      #expect(change.newFindings.map(\.finding.rule) == ["import-cycle"] && change.goneFindings.isEmpty)
      #expect(change.before[.knots] == 0 && change.after[.knots] == 1)
      #expect(comparison.changed.map { "\($0.kind.rawValue) \($0.path)" } == ["added App/New.m", "modified App/Photo.h"])
      #expect(comparison.affected.changed == ["App/New", "App/Photo"])
      #expect(comparison.affected.direct == ["App/Feed"] && comparison.affected.indirect == ["App/Cell"])
    }
  }

  @Test("the index has the bytes that it had")
  func index() throws {
    try inRepository(Self.before) { folder in
      try write("@interface PSPhoto\n- (void)show;\n@end", "App/Photo.h", in: folder)
      try git(["add", "App/Photo.h"], in: folder)
      try write("#import \"Feed.h\"", "App/Photo.h", in: folder)
      let index = try Data(contentsOf: URL(fileURLWithPath: folder + "/.git/index"))
      _ = try compare(folder, "HEAD")
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/.git/index")) == index)
    }
  }

  @Test("two revisions, ranges, and the way back")
  func revisions() throws {
    try inRepository(Self.before) { folder in
      try write("#import \"Photo.h\"\n#import \"Feed.h\"", "App/Photo.m", in: folder)
      try commit("second", in: folder)
      try git(["checkout", "-q", "-b", "other", "v1"], in: folder)
      try write("#import \"Old.h\"", "App/Cell.m", in: folder)
      try commit("third", in: folder)
      #expect(edges(try compare(folder, "v1", "main").difference.edgesAdded) == ["App/Photo -> App/Feed (App/Photo.m:2)"])
      #expect(edges(try compare(folder, "main", "v1").difference.edgesRemoved) == ["App/Photo -> App/Feed (App/Photo.m:2)"])
      #expect(edges(try compare(folder, "main..other").difference.edgesRemoved).contains("App/Photo -> App/Feed (App/Photo.m:2)"))
      // Since they parted: what `main` did meanwhile is no change of `other`.
      let parted = try compare(folder, "main...other").difference
      #expect(edges(parted.edgesAdded) == ["App/Cell -> App/Old (App/Cell.m:1)"])
      #expect(edges(parted.edgesRemoved) == ["App/Cell -> App/Feed (App/Cell.m:1)"])
    }
  }

  @Test("an import that only another platform takes is a new edge, and ties no knot")
  func otherPlatforms() throws {
    try inRepository(Self.before) { folder in
      try write("@interface PSPhoto\n@end\n#ifdef WATCH\n#import \"Feed.h\"\n#endif", "App/Photo.h", in: folder)
      let change = try compare(folder, "HEAD").difference
      #expect(edges(change.edgesAdded) == ["App/Photo -> App/Feed (App/Photo.h:4)"])
      #expect(change.edgesAdded.allSatisfy(\.isInactive) && change.knots.isEmpty)
    }
  }

  @Test("a file that moved is no change")
  func moved() throws {
    try inRepository(Self.before) { folder in
      try FileManager.default.createDirectory(atPath: folder + "/Model", withIntermediateDirectories: true)
      try git(["mv", "App/Old.h", "Model/Old.h"], in: folder)
      let comparison = try compare(folder, "HEAD")
      #expect(comparison.difference.isEmpty)
      #expect(comparison.changed.map { "\($0.kind.rawValue) \($0.oldPath ?? "") \($0.path)" } == ["renamed App/Old.h Model/Old.h"])
    }
  }

  @Test("a project in a folder of the repository, with the work tree's configuration; what git ignores counts on both sides")
  func subfolder() throws {
    let source = """
      //- ios/.arborist.yml
      rules:
        import-cycle: {unit: file}
      //- ios/Feed.h
      #import "Generated.h"
      //- other/Feed.h
      #import "Nothing.h"
      //- .gitignore
      Generated.h
      """
    try inRepository(source) { folder in
      try write("#import \"Feed.h\"", "ios/Generated.h", in: folder)
      try write("#import \"Feed.h\"", "ios/Main.m", in: folder)
      let comparison = try compare(folder, "HEAD", below: "/ios")
      #expect(edges(comparison.difference.edgesAdded) == ["Main -> Feed (Main.m:1)"])
      #expect(comparison.changed.map(\.path) == ["Main.m"])
      // The cycle through the ignored header was there before.
      #expect(comparison.difference.newFindings.isEmpty && comparison.difference.before[.errors] == 1)
    }
  }

  @Test("a package that leaves its tests out of archives has them all the same")
  func exportIgnore() throws {
    try inRepository("//- .gitattributes\nTests export-ignore\n//- Tests/A.h\n@interface A\n@end\n//- B.h\n@interface B\n@end") { folder in
      let difference = try compare(folder, "HEAD").difference
      #expect(difference.isEmpty)
    }
  }

  @Test("a mistake is said, and what to do")
  func mistakes() throws {
    try inRepository(Self.before) { folder in
      func error(_ body: () throws -> Void) -> String {
        do { try body() } catch { return "\(error)" }
        return "no error"
      }
      let misspelt = error { _ = try compare(folder, "mian") }
      let option = error { _ = try compare(folder, "--output=x") }
      #expect(misspelt == "'mian' is no revision of '\(folder)', did you mean 'main'")
      #expect(option.hasPrefix("'--output=x' is no revision of"))
      try write("@interface C\n@end", "Later/C.h", in: folder)
      let head = try git(["rev-parse", "HEAD"], in: folder).prefix(8)
      let missing = error { _ = try compare(folder, "HEAD", below: "/Later") }
      #expect(missing == "'\(folder)/Later' is not there in '\(head)'")
    }
    try Fixture("@interface A\n@end").inFolder { folder in
      let result = try Tool.run(["diff", "HEAD"], in: folder, environment: ["GIT_CEILING_DIRECTORIES": URL(fileURLWithPath: folder).deletingLastPathComponent().path])
      #expect(result.status == 2)
      #expect(result.errors == "error: '.' is in no git repository with a work tree\n")
    }
  }

  @Test("the command: status 1 for new errors, and no folder is left behind")
  func command() throws {
    try inRepository(Self.before) { folder in
      try write("#import \"Feed.h\"\n@interface PSPhoto\n@end", "App/Photo.h", in: folder)
      let temporary = folder + "/.git/tmp"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      let result = try Tool.run(["diff", "v1", "App", "--workers", "1"], in: folder, environment: ["TMPDIR": temporary])
      #expect(result.status == 1)
      #expect(result.output.contains("new findings: 1 (1 error)"))
      #expect(result.errors.hasSuffix("1 new finding (1 error), 0 gone; 1 new dependency, 0 gone; 1 source file differs\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
      let sarif = try Tool.run(["diff", "v1", "--format", "sarif", "--workers", "1"], in: folder)
      #expect(sarif.output.contains("\"uri\": \"App/Photo.h\""))
      #expect(try Tool.run(["diff", "v1", "v1", "--workers", "1"], in: folder).status == 0)
      #expect(try Tool.run(["diff", "v1", "nothing"], in: folder).errors == "error: 'nothing' is neither a revision nor a path that is there\n")
    }
  }

  @Test("a trend over commits and tags; a revision that fails is a row")
  func trends() throws {
    try inRepository(Self.before) { folder in
      try write("#import \"Feed.h\"\n@interface PSPhoto\n@end", "App/Photo.h", in: folder)
      try commit("second", in: folder)
      try git(["rm", "-q", "-r", "App"], in: folder)
      try write("nothing", "README", in: folder)
      try commit("third", in: folder)
      try git(["checkout", "-q", "HEAD~1", "--", "App"], in: folder)
      let request = Request([folder], workers: .inProcess)
      let trend = try Driver.trend(of: request, TrendChoice())
      #expect(trend.rows.map(\.subject) == ["first", "second", "third"])
      #expect(trend.values(.knots) == [0, 1, nil])
      #expect(trend.rows[2].failure != nil)
      var choice = TrendChoice()
      choice.isOfTags = true
      #expect(try Driver.trend(of: request, choice).rows.map(\.name) == ["v1"])
      (choice.isOfTags, choice.count, choice.step) = (false, 2, 2)
      #expect(try Driver.trend(of: request, choice).rows.map(\.subject) == ["first", "third"])
    }
  }
}
