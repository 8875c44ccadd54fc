import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Sixty names that strangers could give to files and types, through every reporter of findings: what comes out is read again by
/// another reader of the format, and the names come back whole, with nothing broken out of its place.
@Suite struct HostileNamesTests {
  static let names =
    hostileNames + [
      "##[error]forged", "##vso[task.setvariable variable=x]y", "##teamcity[message text='x']", " ::error::after a blank", "\u{FE0F}::error::after what is ignored",
      "::add-mask::e", "::stop-commands::x", "a,line=1,title=x::y", "a,\u{301}b:\u{301}c", "%25", "%0D%0A", "100%", "|", "a | b |", "\\|", "`code`", "``", "a`|`b", "* item", "# title",
      "1. one", "> quote", "[text](javascript:alert(1))", "[a](\u{301}b)", "![x](http://a.b/c.png)", "@everyone", "#1", "http://a.b", ":key:", "__init__", "~~gone~~", "$x$",
      "<!DOCTYPE x [<!ENTITY e \"v\">]>", "&e;", "<![CDATA[x]]>", "<?php ?>", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "\u{D7FF}\u{E000}", "\\uD800", "\u{10FFFF}",
      "{0}", "{{x}}", "\u{85}", "\r\n", "\u{2066}isolated\u{2069}", "\u{34F}joined", String(repeating: "図", count: 2_000),
    ]

  /// One name as path, message, rule, note and cut; its source line too.
  private func report(of names: [String]) -> Report {
    let findings = names.enumerated().map { index, name in
      let path = "Sources/\(name)/\(name).m"
      let at = Facts.SourceLocation(path, line: 1, column: 1 + index % 7)
      return Report.Judged(
        Finding(
          rule: "hub", message: name, location: at, subjects: [EntityID(name)], names: [name], notes: [.init(name, at: at)],
          cuts: [.init(source: name, target: name, at: at, reason: name)]),
        index.isMultiple(of: 2) ? .error : .warning)
    }
    return Report(graph: emptyReport.graph, findings: findings, problems: names.map { Problem(.parseFailed, $0, $0) })
  }

  private let style = ReportStyle(lines: SourceLines { path in [path.split(separator: "/").last ?? ""] })
  private func path(_ name: String) -> String { "Sources/\(name)/\(name).m" }

  @Test func thereAreSixtyAndMore() { #expect(Set(Self.names.map { Array($0.utf8) }).count >= 60) }

  @Test(arguments: findingReporters.indices) func nothingActsOnATerminal(index: Int) {
    for scalar in findingReporters[index].text(report(of: Self.names), style).unicodeScalars where scalar != "\n" {
      #expect(!["Cc", "Cf", "Zl", "Zp"].contains(category(scalar)), "\(scalar.value)")
    }
  }

  // MARK: JSON

  @Test func json() throws {
    let findings = try #require(try parsed(JSONReporter().text(report(of: Self.names), style))["findings"] as? [[String: Any]])
    #expect(findings.count == Self.names.count)
    for (finding, name) in zip(findings, Self.names) {
      #expect(same(finding["message"], name) && same(finding["path"], path(name)) && same((finding["entities"] as? [String])?.first, name))
    }
  }

  @Test func sarif() throws {
    let results = try results(SARIFReporter().text(report(of: Self.names), style))
    #expect(results.count == Self.names.count)
    for (result, name) in zip(results, Self.names) {
      let place = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
      let uri = try #require((place?["artifactLocation"] as? [String: String])?["uri"])
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"\"<>\\^`{|}:?#[]@".utf8.contains($0) })
      #expect(same(uri.removingPercentEncoding, path(name)))
      let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
      #expect(same(((related["message"] as? [String: String])?["text"])?.replacingOccurrences(of: "] (", with: "](", options: .literal), visible(name)))
      // Nothing but our own links: one for the note, one for the cut.
      let text = try #require((result["message"] as? [String: String])?["text"])
      #expect(links(in: text) == ["1", "2"], "\(text)")
    }
  }

  /// The targets of `[words](target)`, whether a viewer knows that a backslash takes a bracket its meaning or not.
  private func links(in text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.filter { scalars[$0] == "]" && $0 + 1 < scalars.count && scalars[$0 + 1] == "(" }.map { close in
      String(String.UnicodeScalarView(scalars[(close + 2)...].prefix { $0 != ")" }))
    }
  }

  @Test func gitlab() throws {
    let text = GitLabReporter().text(report(of: Self.names), style)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == Self.names.count)
    for (issue, name) in zip(issues, Self.names) {
      #expect(same(issue["description"], visible(name)) && same((issue["location"] as? [String: Any])?["path"], path(name)))
    }
  }

  @Test func sonarqube() throws {
    let issues = try #require(try parsed(SonarQubeReporter().text(report(of: Self.names), style))["issues"] as? [[String: Any]])
    #expect(issues.count == Self.names.count)
    for (issue, name) in zip(issues, Self.names) {
      let place = issue["primaryLocation"] as? [String: Any]
      #expect(same(place?["message"], visible(name)) && same(place?["filePath"], path(name)))
      #expect((issue["secondaryLocations"] as? [Any])?.count == 2)
    }
  }

  // MARK: XML

  @Test func checkstyle() throws {
    let elements = try Elements.read(CheckstyleReporter().text(report(of: Self.names), style))
    #expect(elements.map(\.name) == ["checkstyle"] + Self.names.flatMap { _ in ["file", "error"] })
    for (index, name) in Self.names.enumerated() {
      #expect(same(elements[1 + 2 * index].attributes["name"], forXML(path(name))))
      #expect(same(elements[2 + 2 * index].attributes["message"], forXML(visible(name))))
    }
  }

  @Test func junit() throws {
    let elements = try Elements.read(JUnitReporter().text(report(of: Self.names), style))
    #expect(elements.map(\.name) == ["testsuites"] + Self.names.flatMap { _ in ["testsuite", "testcase", "failure"] })
    for (index, name) in Self.names.enumerated() {
      #expect(same(elements[2 + 3 * index].attributes["file"], forXML(path(name))))
      let failure = elements[3 + 3 * index]
      #expect(same(failure.attributes["message"], forXML(visible(name))))
      #expect(failure.text.split(separator: "\n").count == 3)
    }
  }

  /// What XML can't say is shown instead.
  private func forXML(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isAllowed = [0x9, 0xA, 0xD].contains(scalar.value) || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
      return isAllowed ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }.joined()
  }

  // MARK: Graphs

  /// Every name as a file, a class in it, a module and a member; each imports and holds the next.
  private var graphReport: Report {
    let names = Self.names
    func next(_ index: Int) -> String { names[(index + 1) % names.count] }
    return Report(
      graph: Graph(
        entities: names.flatMap { name in
          [
            Entity(EntityID(path(name)), kind: .file, name: path(name), location: Facts.SourceLocation(path(name))),
            Entity(EntityID("c:" + name), kind: .class, name: name, location: Facts.SourceLocation(path(name), line: 1), module: name),
          ]
        },
        facts: names.indices.flatMap { index in
          let at = Facts.SourceLocation(path(names[index]), line: 1)
          return [
            Fact(EntityID(path(names[index])), .imports, EntityID(path(next(index))), at: at, .init(form: .quoted, condition: names[index])),
            Fact(EntityID("c:" + names[index]), .holds, EntityID("c:" + next(index)), at: at, .init(ownership: .strong, member: names[index])),
          ]
        }))
  }

  @Test(arguments: graphReporters.indices) func noGraphActsOnATerminal(index: Int) {
    var choice = GraphChoice()
    choice.level = .type
    for scalar in (graphReporters[index].text(graphReport) + graphReporters[index].text(graphReport, choice)).unicodeScalars where scalar != "\n" {
      #expect(!["Cc", "Cf", "Zl", "Zp"].contains(category(scalar)), "\(scalar.value)")
    }
  }

  @Test func graphml() throws {
    let elements = try Elements.read(GraphMLReporter().text(graphReport))
    let entities = graphReport.graph.entities
    #expect(elements.count(where: { $0.name == "node" }) == entities.count && elements.count(where: { $0.name == "edge" }) == entities.count)
    let ids = elements.filter { $0.attributes["key"] == "n_id" }
    #expect(ids.count == entities.count)
    for (id, entity) in zip(ids, entities) { #expect(same(id.text, forXML(entity.id.text))) }
    let members = elements.filter { $0.attributes["key"] == "e_member" }
    #expect(members.count == Self.names.count)
  }

  @Test func csv() throws {
    var choice = GraphChoice()
    (choice.view, choice.level) = (.objects, .type)
    let shown = ShownGraph(graphReport, choice, as: .picture)
    let lines = CSVReporter().text(graphReport, choice).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == shown.nodes.count + 1)
    let names = try lines.dropFirst().map { line -> String in
      // A field in quotes, then as many commas as columns.
      let end = try #require(line.range(of: "\",", options: [.literal, .backwards]))
      #expect(line.unicodeScalars.first == "\"" && String(line[end.upperBound...]).unicodeScalars.allSatisfy { $0 == "," || $0 == "1" })
      let name = String(line[..<end.lowerBound].unicodeScalars.dropFirst()).replacingOccurrences(of: "\"\"", with: "\"", options: .literal)
      #expect(name.unicodeScalars.first.map { !"=+-@".unicodeScalars.contains($0) } ?? true)
      return name
    }
    let expected = shown.nodes.map { node in
      let name = visible(node.name)
      return (name.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false ? "'" : "") + name
    }
    #expect(names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) } == expected.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func mermaid() throws {
    var choice = GraphChoice()
    (choice.view, choice.level) = (.objects, .type)
    let shown = ShownGraph(graphReport, choice, as: .picture)
    let nodes = MermaidReporter().text(graphReport, choice).split(separator: "\n").filter { $0.utf8.reversed().starts(with: "]\"".utf8) && $0.drop { $0 == " " }.utf8.starts(with: "n".utf8) }
    #expect(nodes.count == shown.nodes.count)
    for (line, node) in zip(nodes, shown.nodes) {
      let label = String(line.unicodeScalars[line.range(of: "[\"", options: .literal)!.upperBound...].dropLast(2))
      var text = ""
      var rest = label.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        if scalar == "#" {
          let number = rest.prefix { $0 != ";" }
          rest = rest.dropFirst(number.count + 1)
          text.unicodeScalars.append(try #require(UInt32(String(number)).flatMap(Unicode.Scalar.init)))
        } else {
          #expect(!scalar.isASCII || scalar.properties.isAlphabetic || "0123456789 /_-.".unicodeScalars.contains(scalar), "\(label)")
          text.unicodeScalars.append(scalar)
        }
      }
      let name = visible(node.name)
      #expect(same(text, name.allSatisfy { $0 == " " } ? "\u{2205}" : name) || name.utf8.count > 80)
    }
  }

  // MARK: Lines

  @Test(arguments: ["text", "xcode"]) func noLineIsACommandOrForged(format: String) throws {
    let reporter = try #require(findingReporters.first { $0.name == format })
    let lines = reporter.text(report(of: Self.names), style).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let heads = lines.filter { $0.utf8.starts(with: "Sources/".utf8) && $0.range(of: ": note: ", options: .literal) == nil }
    #expect(heads.count == Self.names.count)
    for (index, (head, name)) in zip(heads, Self.names).enumerated() {
      let expected = "\(visible(path(name))):1:\(1 + index % 7): \(index.isMultiple(of: 2) ? "error" : "warning"): \(visible(name)) [hub]"
      #expect(same(String(head), expected))
    }
    for line in lines { #expect(RunnerCommand(String(line)) == nil, "\(line)") }
  }

  @Test func pathsThatBeginLikeCommands() {
    for name in Self.names {
      let finding = Finding(rule: "hub", message: "m", location: Facts.SourceLocation(name, line: 1), subjects: [], names: [], notes: [.init("n", at: Facts.SourceLocation(name, line: 1))])
      let report = Report(graph: emptyReport.graph, findings: Array(repeating: Report.Judged(finding, .warning), count: 11))
      for line in TextReporter().text(report, style).split(separator: "\n") { #expect(RunnerCommand(String(line)) == nil, "\(line)") }
      let commands = GitHubReporter().text(report, style).split(separator: "\n").compactMap { RunnerCommand(String($0)) }
      #expect(commands.map(\.name) == Array(repeating: "warning", count: 10) + ["notice"])
    }
  }

  @Test func github() throws {
    for name in Self.names {
      let text = GitHubReporter().text(report(of: [name]), style)
      let command = try #require(RunnerCommand(String(text.dropLast())))
      #expect(text.last == "\n" && !text.dropLast().unicodeScalars.contains("\n"))
      #expect(command.name == "error" && Set(command.properties.keys).isSubset(of: ["file", "line", "col", "title"]))
      #expect(same(command.properties["file"], visible(path(name))))
      let lines = command.data.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && same(String(lines[0]), visible(name)))
    }
  }

  // MARK: Markdown

  @Test func markdown() throws {
    let lines = MarkdownReporter().text(report(of: Self.names), style).split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix("| error") || $0.hasPrefix("| warning") }
    // A heading, a table without a gap, the last line of the run.
    #expect(rows.count == Self.names.count && lines.count == rows.count + 7)
    let ordered = Self.names.indices.filter { $0.isMultiple(of: 2) } + Self.names.indices.filter { !$0.isMultiple(of: 2) }
    for (row, index) in zip(rows, ordered) {
      let cells = cells(of: String(row))
      #expect(cells.count == 4, "\(row)")
      // Blanks and quotes around code are not kept.
      func bare(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " && $0 != "'" })) }
      #expect(same(bare(try plain(cells[1])), bare(visible(path(Self.names[index]) + ":1"))))
      #expect(same(bare(try plain(cells[2])), bare(visible(Self.names[index]))))
    }
  }

  /// A cell ends at a bar without a backslash before it, in code too.
  private func cells(of row: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for scalar in row.unicodeScalars {
      if scalar == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].unicodeScalars.append(scalar) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return cells.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What a reader sees: code as it is, entities read. Fails where anything outside of code could be markup.
  private func plain(_ cell: String) throws -> String {
    var text = ""
    for (index, part) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if !index.isMultiple(of: 2) {
        #expect(!part.isEmpty)
        text += part
        continue
      }
      var rest = part.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "&" else {
          #expect(!"\\*_[]<>|~$@#{}".unicodeScalars.contains(scalar), "\(cell)")
          text.unicodeScalars.append(scalar)
          continue
        }
        #expect(rest.popFirst() == "#")
        let number = rest.prefix { $0 != ";" }
        text.unicodeScalars.append(try #require(UInt32(String(number)).flatMap(Unicode.Scalar.init)))
        rest = rest.dropFirst(number.count + 1)
      }
    }
    return text
  }
}

private func category(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control: "Cc"
  case .format: "Cf"
  case .lineSeparator: "Zl"
  case .paragraphSeparator: "Zp"
  default: ""
  }
}

/// A line as GitHub's runner takes it: a command at its start behind blanks and what a language's order of words ignores, or the old form
/// anywhere. Azure's agents look for theirs anywhere as well.
private struct RunnerCommand: Equatable {
  var name: String
  var properties: [String: String] = [:]
  var data = ""

  init?(_ line: String) {
    if let old = line.range(of: "##[a-z]*\\[", options: .regularExpression) {
      self.init(name: String(line[old.upperBound...]))
      return
    }
    let scalars = line.unicodeScalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    let text = String(scalars)
    guard text.utf8.starts(with: "::".utf8) else { return nil }
    let bytes = Array(text.utf8)
    guard let end = (2..<max(2, bytes.count - 1)).first(where: { bytes[$0] == 0x3A && bytes[$0 + 1] == 0x3A }) else { return nil }
    let head = bytes[2..<end].split(separator: 0x20, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    guard let name = head.first else { return nil }
    self.init(name: name)
    for property in (head.count > 1 ? head[1] : "").utf8.split(separator: 0x2C) {
      let pair = property.split(separator: 0x3D, maxSplits: 1).map { String(decoding: Array($0), as: UTF8.self) }
      if pair.count == 2 { properties[pair[0]] = Self.unescaped(pair[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"]) }
    }
    data = Self.unescaped(String(decoding: bytes[(end + 2)...], as: UTF8.self), ["%0D": "\r", "%0A": "\n", "%25": "%"])
  }

  private init(name: String) { self.name = name }

  private static func unescaped(_ text: String, _ mapping: KeyValuePairs<String, String>) -> String {
    mapping.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
  }
}

/// What an XML parser sees, in order.
private final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  static func read(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Elements()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") at \(parser.lineNumber):\(parser.columnNumber)")
    return reader.elements
  }

  func parser(_: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

  func parser(_: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
