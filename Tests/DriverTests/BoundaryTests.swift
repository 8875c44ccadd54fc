import Driver
import Foundation
import Testing
import TestSupport

/// What a project brings does not get to say where something is read or written outside of it, nor what stands on standard error.
@Suite struct BoundaryTests {
  private static let knot =
    "//- p/.git/HEAD\nref\n//- p/a.h\n#import \"b.h\"\n//- p/b.h\n#import \"a.h\"\n//- p/a.c\n#import \"a.h\"\nint x;\n//- secret\nroot:hash:1:2\npassword\n//- outside/kept.txt\nhere"

  @Test("'extends' stays inside of the repository, and nothing of what lies outside is quoted", arguments: ["../secret", "../../../../../../../../etc/passwd", "x/../../secret", "link.yml"])
  func extends(name: String) throws {
    try Fixture(Self.knot + "\n//- p/.arborist.yml\nextends: \(name)").inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/link.yml", withDestinationPath: folder + "/secret")
      let result = try Tool.run(["lint", "--no-cache", "."], in: folder + "/p")
      #expect(result.status == 2)
      #expect(result.errors.contains("lies outside of"), "\(result.errors)")
      #expect(!result.errors.contains("hash") && !result.errors.contains("password") && !result.errors.contains("root"))
    }
  }

  @Test("a configuration may extend another one of its repository")
  func sharedInside() throws {
    try Fixture("//- .git/HEAD\nref\n//- shared.yml\nrules: {import-cycle: off}\n//- App/.arborist.yml\nextends: ../shared.yml\n//- App/a.h\n#import \"b.h\"\n//- App/b.h\n#import \"a.h\"").inFolder {
      folder in
      let result = try Tool.run(["lint", "--no-cache", "App"], in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("a configuration that is a link out of the repository is refused unread; one that the command line names is read")
  func linkedConfiguration() throws {
    try Fixture(Self.knot).inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/.arborist.yml", withDestinationPath: "../secret")
      let result = try Tool.run(["lint", "--no-cache", "."], in: folder + "/p")
      #expect(result.status == 2)
      #expect(result.errors.contains("is a link that leads out of"), "\(result.errors)")
      #expect(!result.errors.contains("hash"))
      try Data("rules: {import-cycle: off}".utf8).write(to: URL(fileURLWithPath: folder + "/team.yml"))
      try FileManager.default.removeItem(atPath: folder + "/p/.arborist.yml")
      let named = try Tool.run(["lint", "--no-cache", ".", "--config", "../team.yml"], in: folder + "/p")
      #expect(named.status == 0, "\(named.errors)")
    }
  }

  @Test("no baseline is written or read through a link that leads out", arguments: ["out/new.json", "direct.json"])
  func linkedBaseline(name: String) throws {
    try Fixture(Self.knot + "\n//- p/.arborist.yml\nbaseline: \(name)").inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/out", withDestinationPath: "../outside")
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/direct.json", withDestinationPath: "../outside/other.json")
      for command in ["baseline", "lint"] {
        let result = try Tool.run([command, "--no-cache", "."], in: folder + "/p")
        #expect(result.status == 2)
        #expect(result.errors.contains("leads out of the configuration's folder"), "\(result.errors)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/outside")
      #expect(names == ["kept.txt"])
    }
  }

  @Test("the cache is kept in no folder that a link leads to outside")
  func linkedCache() throws {
    try Fixture(Self.knot + "\n//- outside/.arborist-cache/CACHEDIR.TAG\nx").inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/.arborist-cache", withDestinationPath: "../outside/.arborist-cache")
      _ = try Tool.run(["lint", "."], in: folder + "/p")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/outside/.arborist-cache")
      #expect(names == ["CACHEDIR.TAG"])
    }
  }

  @Test("no line of a file outside is quoted, even when a link takes the place of a source after it was read")
  func quotedLines() throws {
    try Fixture(Self.knot).inFolder { folder in
      let report = try analyze(Request([folder + "/p"], workers: .inProcess))
      for name in ["a.h", "b.h"] {
        try FileManager.default.removeItem(atPath: "\(folder)/p/\(name)")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/p/\(name)", withDestinationPath: "../secret")
      }
      var text = ""
      try #require(findingReporters.first { $0.name == "text" }).write(report, reportStyle(for: report), to: &text)
      #expect(text.contains("[import-cycle]"))
      #expect(!text.contains("hash"))
    }
  }

  // MARK: Sizes

  @Test("each configuration is read once, however many extend it")
  func fanOut() throws {
    let files =
      (0..<9).map { level in
        (0..<6).map { "//- p/l\(level)n\($0).yml\nextends: [\((0..<6).map { "l\(level + 1)n\($0).yml" }.joined(separator: ", "))]" }.joined(separator: "\n")
      } + [(0..<6).map { "//- p/l9n\($0).yml\nrules: {import-cycle: off}" }.joined(separator: "\n"), "//- p/.arborist.yml\nextends: l1n0.yml"]
    try Fixture(Self.knot + "\n" + files.joined(separator: "\n")).inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "."], in: folder + "/p")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("a configuration or baseline of three gigabytes is refused by its size", arguments: [".arborist.yml", "base.yml", ".arborist-baseline.json"])
  func hugeFiles(name: String) throws {
    try Fixture(Self.knot + (name == "base.yml" ? "\n//- p/.arborist.yml\nextends: base.yml" : "")).inFolder { folder in
      let path = folder + "/p/" + name
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 3_000_000_000) == 0)
      let result = try Tool.run(["lint", "--no-cache", "."], in: folder + "/p")
      #expect(result.status == 2)
      #expect(result.errors.contains(name) && result.errors.contains("has 3000000000 bytes, more than the limit"), "\(result.errors)")
    }
  }

  // MARK: Words

  @Test("nothing that a configuration says begins a line of its own on standard error")
  func words() throws {
    try Fixture(Self.knot + "\n//- p/.arborist.yml\n\"a\\n::error::b\": 1\nrules: {\"x\\r\\n::add-mask::y\": off}").inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "."], in: folder + "/p")
      #expect(result.status == 2)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.allSatisfy { $0.hasPrefix("error: ") }, "\(result.errors)")
    }
  }

  @Test("nor does a path, or a word of the command line")
  func paths() throws {
    let result = try Tool.run(["lint", "--no-cache", "nowhere\n::error::x"])
    #expect(result.status == 2)
    #expect(!result.errors.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(result.errors)")
    let flag = try Tool.run(["lint", "--format", "x\n::error::x"])
    #expect(flag.status == 2)
    #expect(!flag.errors.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(flag.errors)")
  }

  @Test("a drafted configuration shows what nobody sees, and is read back as the same")
  func draft() throws {
    let name = "Mo\u{202E}del\u{200B}"
    try Fixture("//- \(name)/Model.swift\nstruct Model {}\n//- Screens/Screen.swift\nstruct Screen { let model: Model }\nclass Other { let screen: Screen }").inFolder { folder in
      let result = try Tool.run(["init", "--print", "--no-cache", "."], in: folder)
      #expect(result.status == 0)
      #expect(!result.output.unicodeScalars.contains { ["\u{202E}", "\u{200B}"].contains($0) })
      #expect(result.output.contains("\\u202e"), "\(result.output)")
      try Data(result.output.utf8).write(to: URL(fileURLWithPath: folder + "/.arborist.yml"))
      let lint = try Tool.run(["lint", "--no-cache", "."], in: folder)
      #expect(lint.status == 0, "\(lint.errors)")
    }
  }
}
