import Analysis
import Foundation
import Rules
import Testing
import TestSupport

/// Every command that the documentation shows is run, and prints what is shown.
///
/// In a block of `console` a line `$ arborist …` is run in a copy of the checkout's examples, and the lines below it are what it prints, to standard output and then to
/// standard error. A line `...` stands for any lines, `...` in a line for any text. `$ cd FOLDER` counts to the end of the page, or to the next one.
@Suite struct DocumentationTests {
  static let pages =
    ["README.md"]
    + (try! FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("docs").path))
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }

  struct Command: CustomTestStringConvertible {
    let page: String
    let line: Int
    let folder: String
    let arguments: [String]
    var expected: [Substring] = []
    var testDescription: String { "\(page):\(line): \(arguments.joined(separator: " "))" }
  }

  @Test("every command prints what the page shows", arguments: pages)
  func commands(of page: String) throws {
    let commands = try Self.commands(of: page)
    guard !commands.isEmpty else { return }
    try Fixture("//- .keep\nx").inFolder { root in
      try FileManager.default.copyItem(atPath: checkout.appendingPathComponent("Examples").path, toPath: root + "/Examples")
      for command in commands {
        let result = try Tool.run(command.arguments, in: root + "/" + command.folder)
        let lines = (result.output + result.errors).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(Self.differs(Array(lines), from: command.expected) == nil, "\(command.testDescription)")
      }
    }
  }

  @Test("a block of yaml is a configuration; those of build servers are others", arguments: pages.filter { $0 != "docs/ci.md" })
  func configurations(of page: String) throws {
    for block in try Self.blocks(of: page, "yaml") {
      let text = block.lines.joined(separator: "\n") + "\n"
      #expect(throws: Never.self, "\(page):\(block.line)") {
        try Configuration.read(bytes: Array(text.utf8), path: ".arborist.yml", rules: allRules) { _ in nil }
      }
    }
  }

  @Test("a link leads to a file that is there", arguments: pages)
  func links(of page: String) throws {
    let text = try String(contentsOf: checkout.appendingPathComponent(page), encoding: .utf8)
    let folder = checkout.appendingPathComponent(page).deletingLastPathComponent()
    for part in text.components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.contains("://") { continue }
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(String(target)).path), "\(page) links to '\(target)'")
    }
  }

  @Test("what is shown is compared") func comparison() {
    func differs(_ lines: [Substring], _ expected: [Substring]) -> Bool { Self.differs(lines, from: expected) != nil }
    #expect(!differs(["a", "b", "c"], ["a", "...", "c"]))
    #expect(!differs(["a"], ["a", "..."]))
    #expect(!differs(["version 21 here"], ["version ... here"]))
    #expect(differs(["a", "b"], ["a"]))
    #expect(differs(["a", "b"], ["b", "..."]))
    #expect(differs(["a", "c"], ["a", "...", "b"]))
    #expect(differs(["version 21"], ["version ... here"]))
  }

  private static func commands(of page: String) throws -> [Command] {
    var folder = "."
    return try blocks(of: page, "console").flatMap { block -> [Command] in
      var commands: [Command] = []
      for (number, line) in block.lines.enumerated() {
        if line.hasPrefix("$ cd ") { folder = String(line.dropFirst(5)); continue }
        if line.hasPrefix("$ arborist ") {
          let words = line.dropFirst("$ arborist ".count).split(separator: " ").map(String.init)
          commands.append(Command(page: page, line: block.line + number + 1, folder: folder, arguments: words))
        } else if !commands.isEmpty {
          commands[commands.count - 1].expected.append(line)
        }
      }
      // An empty line before the next command is the page's.
      for index in commands.indices where commands[index].expected.last == "" { commands[index].expected.removeLast() }
      return commands
    }
  }

  private static func blocks(of page: String, _ language: String) throws -> [(line: Int, lines: [Substring])] {
    let text = try String(contentsOf: checkout.appendingPathComponent(page), encoding: .utf8)
    var blocks: [(line: Int, lines: [Substring])] = []
    var isInside = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if isInside, line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      } else if line == "```" + language {
        blocks.append((number + 1, []))
        isInside = true
      }
    }
    return blocks
  }

  /// The first expected line that is not there; nil when all is as expected.
  private static func differs(_ lines: [Substring], from expected: [Substring]) -> String? {
    var rest = lines[...]
    var isSkipping = false
    for line in expected {
      if line == "..." { isSkipping = true; continue }
      let found = isSkipping ? rest.firstIndex { matches($0, line) } : rest.first.flatMap { matches($0, line) ? rest.startIndex : nil }
      guard let found else { return "'\(line)' is not there; '\(rest.first ?? "the end")' is" }
      rest = rest[(found + 1)...]
      isSkipping = false
    }
    return isSkipping || rest.isEmpty ? nil : "'\(rest.first!)' is there as well"
  }

  private static func matches(_ line: Substring, _ pattern: Substring) -> Bool {
    guard let dots = pattern.range(of: "...") else { return line == pattern }
    return line.count >= pattern.count - 3 && line.hasPrefix(pattern[..<dots.lowerBound]) && line.hasSuffix(pattern[dots.upperBound...])
  }
}
