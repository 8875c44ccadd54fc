import Analysis
import Driver
import Foundation
import Testing
import TestSupport

/// The change history of real repositories, made for the time of a test.
@Suite struct ChangeHistoryTests {
  @Test("commits and lines of each file, under the name that it has now")
  func changes() throws {
    try inRepository { folder in
      try commit(["App/Feed.m": "a\nb\nc\nd\n", "App/Old.m": "1\n2\n3\n4\n5\n6\n", "README": "x\n"], in: folder, day: "2026-01-01")
      try commit(["App/Feed.m": "a\nB\nc\nd\ne\n"], in: folder, day: "2026-02-01")
      try commit(["README": "y\n"], in: folder, day: "2026-02-02")
      try git(["mv", "App/Old.m", "App/New.m"], in: folder)
      try commit(["App/New.m": "1\n2\n3\n4\n5\n6\n7\n"], in: folder, day: "2026-03-01")
      try commit(["App/New.m": "1\n2\n3\n4\n5\n6\n7\n8\n"], in: folder, day: "2026-04-01")

      let whole = try #require(changeHistory(of: folder))
      #expect(
        whole.changes == [
          "App/Feed.m": .init(commits: 1, added: 2, removed: 1), "App/New.m": .init(commits: 2, added: 2, removed: 0),
          "README": .init(commits: 1, added: 1, removed: 1),
        ])
      #expect(whole.commits == 4)
      #expect((whole.since, whole.until) == ("2026-02-01", "2026-04-01"))

      let part = try #require(changeHistory(of: folder + "/App"))
      #expect(part.changes == ["Feed.m": .init(commits: 1, added: 2, removed: 1), "New.m": .init(commits: 2, added: 2, removed: 0)])
      #expect(part.commits == 3)
    }
  }

  @Test("what was done under an earlier name counts for the name of now, through several renames and a name that is used again")
  func names() throws {
    try inRepository { folder in
      let text = (1...9).map { "\($0)\n" }.joined()
      try commit(["README": "x\n"], in: folder, day: "2026-01-01")
      try commit(["a.c": text], in: folder, day: "2026-01-02")
      try git(["mv", "a.c", "b.c"], in: folder)
      try commit([:], in: folder, day: "2026-01-03")
      try git(["mv", "b.c", "c.c"], in: folder)
      try commit([:], in: folder, day: "2026-01-04")
      #expect(changeHistory(of: folder)?.changes == ["c.c": .init(commits: 3, added: 9, removed: 0)])
    }
  }

  @Test("only the year before the newest commit, no merges")
  func bounds() throws {
    try inRepository { folder in
      try commit(["a.c": "1\n"], in: folder, day: "2020-01-01")
      try commit(["a.c": "2\n"], in: folder, day: "2020-02-01")
      try commit(["a.c": "3\n"], in: folder, day: "2026-02-01")
      try git(["checkout", "-q", "-b", "side", "HEAD~1"], in: folder)
      try commit(["b.c": "1\n"], in: folder, day: "2026-02-02")
      try git(["checkout", "-q", "main"], in: folder)
      try git(["merge", "-q", "--no-ff", "-m", "merge", "side"], in: folder, day: "2026-02-03")
      let history = try #require(changeHistory(of: folder))
      #expect(history.changes == ["a.c": .init(commits: 1, added: 1, removed: 1), "b.c": .init(commits: 1, added: 1, removed: 0)])
      #expect((history.since, history.until, history.commits) == ("2026-02-01", "2026-02-02", 2))
    }
  }

  @Test("names of strangers, and files that are no text")
  func oddFiles() throws {
    try inRepository { folder in
      try commit(["README": "x\n"], in: folder, day: "2026-01-01")
      try commit(["a\tb\nc \"d\" é.c": "1\n", "picture.bin": "\0\u{1}"], in: folder, day: "2026-01-02")
      #expect(
        changeHistory(of: folder)?.changes == [
          "a\tb\nc \"d\" é.c": .init(commits: 1, added: 1, removed: 0), "picture.bin": .init(commits: 1, added: 0, removed: 0),
        ])
    }
  }

  @Test("nothing is known without a repository, of a first commit, and of a shallow clone's last")
  func nothing() throws {
    try Fixture("//- a.c\nint x;\n").inFolder { folder in #expect(changeHistory(of: folder) == nil) }
    try inRepository { folder in
      #expect(changeHistory(of: folder) == nil)
      try commit(["a.c": "1\n"], in: folder, day: "2026-01-01")
      #expect(changeHistory(of: folder) == nil)
      try commit(["a.c": "2\n"], in: folder, day: "2026-01-02")
      #expect(changeHistory(of: folder)?.commits == 1)
      try git(["clone", "-q", "--depth", "1", "file://" + folder, folder + "/shallow"], in: folder)
      #expect(changeHistory(of: folder + "/shallow") == nil)
    }
  }

  private func inRepository(_ body: (String) throws -> Void) throws {
    try Fixture("").inFolder { folder in
      try git(["init", "-q", "-b", "main"], in: folder)
      try body(folder)
    }
  }

  private func commit(_ files: [String: String], in folder: String, day: String) throws {
    for (path, text) in files {
      let place = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", "change"], in: folder, day: day)
  }

  private func git(_ arguments: [String], in folder: String, day: String = "2026-01-01") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "-c", "commit.gpgSign=false", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_DATE": day + "T12:00:00Z", "GIT_COMMITTER_DATE": day + "T12:00:00Z", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }
}
