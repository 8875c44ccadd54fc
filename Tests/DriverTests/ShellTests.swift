import Foundation
import Testing
import TestSupport

/// What the command tells shells and `man`.
@Suite struct ShellTests {
  @Test("completions know commands, formats and rules", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let result = try Tool.run(["completions", shell])
    #expect(result.status == 0 && result.errors == "")
    for word in ["why", "weight", "owners", "trend", "import-cycle", "retain-cycle", "sarif", "graphml", "markdown"] { #expect(result.output.contains(word), "\(word)") }
    #expect(!result.output.contains("__worker"))
  }

  @Test("bash takes its completions")
  func bash() throws {
    let script = try Tool.run(["completions", "bash"]).output
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-n"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("the manual has every command and every option, and nothing that roff would take for a request of its own")
  func manual() throws {
    let page = try Tool.run(["manual"]).output
    let help = try #require(try JSONSerialization.jsonObject(with: Data(try Tool.run(["--experimental-dump-help"]).output.utf8)) as? [String: Any])
    let commands = try #require((help["command"] as? [String: Any])?["subcommands"] as? [[String: Any]]).filter { $0["shouldDisplay"] as? Bool == true }
    #expect(commands.count > 10)
    for command in commands {
      let name = try #require(command["commandName"] as? String)
      if name != "help" { #expect(page.contains(".SS arborist \(name.replacingOccurrences(of: "-", with: "\\-"))\n"), "\(name)") }
      for argument in command["arguments"] as? [[String: Any]] ?? [] where argument["shouldDisplay"] as? Bool == true {
        for option in argument["names"] as? [[String: String]] ?? [] where option["kind"] == "long" && !["help", "version"].contains(option["name"]) {
          #expect(page.contains("\\fB\\-\\-\(option["name"]!.replacingOccurrences(of: "-", with: "\\-"))\\fR"), "\(option)")
        }
      }
    }
    let known = [".TH", ".SH", ".SS", ".TP", ".PP", ".B ", ".nf", ".fi", ".RS", ".RE"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") { #expect(known.contains { line.hasPrefix($0) }, "\(line)") }
  }

  @Test("nothing but the last line on standard error where there is no terminal, and nothing with --quiet")
  func quiet() throws {
    try Fixture("@interface A\n@end").inFolder { folder in
      let lint = try Tool.run(["lint"], in: folder)
      #expect(lint.errors.split(separator: "\n").count == 1)
      let why = try Tool.run(["why", "main", "A"], in: folder)
      #expect(why.errors.split(separator: "\n").count == 1)
      let weight = try Tool.run(["weight", "main", "-q"], in: folder)
      #expect(weight.status == 0 && weight.errors == "")
    }
  }

  @Test("facts and graph don't speak of findings", arguments: [["facts", "a.h"], ["graph"], ["graph", "--format", "json"]])
  func withoutFindings(arguments: [String]) throws {
    try Fixture("//- a.h\n#import \"b.h\"\n//- b.h\n#import \"a.h\"").inFolder { folder in
      let result = try Tool.run(arguments, in: folder)
      #expect(result.status == 0)
      #expect(!(result.output + result.errors).contains("finding"))
    }
    // A database has tables of them.
    let help = try Tool.run([arguments[0], "--help"]).output.split(separator: "\n").filter { !$0.contains("  sqlite ") }
    #expect(!help.contains { $0.lowercased().contains("finding") })
  }
}
