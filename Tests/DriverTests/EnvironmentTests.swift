import Driver
import Foundation
import Testing
import TestSupport

/// Surroundings in which a run has less than it takes for granted.
@Suite struct EnvironmentTests {
  private static let source = Fixture("//- a.h\n#import \"b.h\"\n//- b.h\n#import \"a.h\"\n//- a.c\n#import \"a.h\"\nint x;\n//- b.c\n#import \"b.h\"")

  @Test("standard error that is closed or full takes nothing from the findings", arguments: ["2>&-", "2>/dev/full"])
  func standardError(redirection: String) throws {
    try Self.source.inFolder { folder in
      let result = try Tool.shell("\"$ARBORIST\" lint --no-cache --output out.txt . \(redirection)", in: folder)
      #expect(result.status == 1)
      let text = try String(contentsOfFile: folder + "/out.txt", encoding: .utf8)
      #expect(text.contains("[import-cycle]"))
    }
  }

  @Test("no file that is written takes the place of a closed stream")
  func closedStreams() throws {
    try Self.source.inFolder { folder in
      let result = try Tool.shell("\"$ARBORIST\" lint --no-cache --format json --output out.json . <&- >&- 2>&-", in: folder)
      #expect(result.status == 1)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.json"))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
  }

  @Test("too few open files are an error that says what to do", arguments: [12, 16, 20, 30, 40])
  func descriptors(limit: Int) throws {
    try Self.source.inFolder { folder in
      let result = try Tool.shell("ulimit -n \(limit); \"$ARBORIST\" lint --no-cache .", in: folder)
      #expect([1, 2].contains(result.status), "\(result.status) \(result.errors)")
      if result.status == 2 { #expect(result.errors.contains("error: "), "\(result.errors)") }
    }
  }

  @Test("a soft limit on open files is raised as far as it may be")
  func softLimit() throws {
    try Self.source.inFolder { folder in
      let result = try Tool.shell("ulimit -S -n 16; \"$ARBORIST\" lint --no-cache .", in: folder)
      #expect(result.status == 1, "\(result.errors)")
    }
  }

  @Test("in a folder that is gone a run ends", arguments: ["lint", "config", "init --print", "graph"])
  func goneFolder(command: String) throws {
    try Self.source.inFolder { folder in
      let result = try Tool.shell("mkdir gone; cd gone; rmdir ../gone; timeout 20 \"$ARBORIST\" \(command)", in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("the current folder is gone"))
    }
  }

  @Test("a worker that somebody ends once is replaced, and its file read in full", arguments: ["a.m", "a.swift"])
  func killedWorker(name: String) throws {
    let code =
      name == "a.m"
      ? "@interface NSObject\n+ new;\n@end\n@interface B : NSObject\n@end\n@interface A : NSObject\n@end\n@implementation A\n- (void)f { [B new]; }\n@end"
      : "class B {}\nclass A { func f() { _ = B() } }"
    try Fixture("//- \(name)\n\(code)\n//- worker.sh\n#!/bin/sh\nif mkdir \"$(dirname \"$0\")/was-here\" 2>/dev/null; then kill -9 $$; fi\nexec \"\(Tool.executable)\" \"$@\"").inFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/worker.sh")
      let report = try analyze(Request([folder], workers: .processes(executable: folder + "/worker.sh", count: 1)))
      #expect(report.problems == [])
      #expect(report.facts(.creates) == ["A creates B"])
    }
  }

  @Test("files that were not read are counted, not units")
  func failedFiles() throws {
    let report = try report(of: "//- bad.c\n#include \"bad.h\"\n#pragma clang __debug parser_crash\n//- bad.h\n#pragma clang __debug parser_crash\n//- good.c\nint b;")
    #expect(report.coverage.filesFound == 3)
    #expect(report.coverage.filesParsed == 1)
    #expect(report.coverage.filesFailed == 2)
  }
}

/// `--timeout`: how long a run reads.
@Suite struct ReadingLimitTests {
  private static let source = Fixture("//- slow.c\nint a\(String(repeating: "[1]", count: 100_000));\n//- good.c\nstruct Good { int x; };\n//- good.swift\nclass Other {}")

  @Test("what was read by then is reported as a part, with status 2")
  func part() throws {
    try Self.source.inFolder { folder in
      let start = Date()
      let result = try Tool.run(["lint", "--no-cache", "--workers", "2", "--timeout", "5", "--format", "json", "."], in: folder)
      #expect(-start.timeIntervalSinceNow < 25)
      #expect(result.status == 2)
      #expect(result.errors.contains("problem: .: reading stopped after 5 s, as '--timeout' says, with 1 of 3 sources unread [stopped]"), "\(result.errors)")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let coverage = try #require(object["coverage"] as? [String: Any])
      #expect(coverage["files_failed"] as? Int == 1)
      #expect(coverage["files_parsed"] as? Int == 2)
    }
  }

  @Test("a baseline of a part is none")
  func baseline() throws {
    try Self.source.inFolder { folder in
      let result = try Tool.run(["baseline", "--no-cache", "--workers", "2", "--timeout", "5", "."], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("needs all of them"), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/.arborist-baseline.json"))
    }
  }

  @Test("a run that is done before says nothing of it")
  func enough() throws {
    let result = try Fixture("//- a.c\nint a;").inFolder { try Tool.run(["lint", "--no-cache", "--timeout", "600", "."], in: $0) }
    #expect(result.status == 0)
    #expect(!result.errors.contains("stopped"))
    #expect(try Tool.run(["lint", "--timeout", "0", "."]).status == 2)
  }
}
