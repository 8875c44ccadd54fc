import Driver
import Fixes
import Foundation

extension EditorProject {
  static let commands = ["arborist.owners", "arborist.diesWith", "arborist.why"]

  // MARK: Quick fixes

  /// What can be done about the findings on some lines of a file.
  func actions(_ params: JSONValue, in path: String, typing typed: @escaping (String) -> TextPositions?) -> JSONValue {
    // Kinds of actions are a hierarchy, and the empty kind is its root: it asks for all.
    if let kinds = params["context"]?["only"]?.list, !kinds.contains("quickfix"), !kinds.contains("") { return [] }
    guard let first = params["range"]?["start"]?["line"]?.int, let last = params["range"]?["end"]?["line"]?.int, let text = texts[path] else { return [] }
    let current = typed(path) ?? text
    let map = LineMap(from: text, to: current)
    // Edits are made only of the text that the findings are about, not of unsaved text and not of what was saved since.
    let maker = FixMaker(report.graph) { path in
      guard let saved = sourceText(path, below: report.root), [typed(path), texts[path]].allSatisfy({ $0 == nil || $0?.bytes == saved }) else { return nil }
      return saved
    }
    var actions: [JSONValue] = []
    for judged in findings(in: path) {
      let finding = judged.finding
      guard let line = map[max(0, finding.location.line - 1)], first <= line, line <= last else { continue }
      let shown = diagnostics(of: path, in: current).filter { $0["data"]?.text == finding.fingerprint }
      if let edits = maker.edits(for: finding) {
        actions.append(["title": .text(title(finding)), "kind": "quickfix", "diagnostics": .list(shown), "isPreferred": true, "edit": workspaceEdit(edits)])
      }
      actions.append(["title": .text("Let '\(finding.rule)' stand here, with a reason"), "kind": "quickfix", "diagnostics": .list(shown), "edit": silencing(finding, path, line, current)])
    }
    return .list(actions)
  }

  private func title(_ finding: Finding) -> String {
    let words = finding.remedies.map { remedy in
      switch remedy {
      case .deleteImport(_, let header): "Delete the import of '\(fileName(header))'"
      case .declareForward(_, _, let words, _): "Write '\(words)' in place of the import"
      case .makeWeak(let member, _, _): "Make '\(member)' weak"
      case .captureWeakly(let variable, _, _): "Capture '\(variable)' weakly"
      }
    }
    return visible(words[0]) + (words.count > 1 ? ", and \(counted(words.count - 1, "more change"))" : "")
  }

  private func workspaceEdit(_ edits: [TextEdit]) -> JSONValue {
    var changes: [String: JSONValue] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      guard let bytes = sourceText(path, below: report.root) else { continue }
      let text = TextPositions(bytes)
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      changes[uri(path)] = .list(sorted.map { ["range": text.range($0.range), "newText": .text(String(decoding: $0.replacement, as: UTF8.self))] })
    }
    return ["changes": .object(changes)]
  }

  /// Silences a finding by a comment on a line of its own above it. Whoever takes the action writes the reason.
  private func silencing(_ finding: Finding, _ path: String, _ line: Int, _ text: TextPositions) -> JSONValue {
    let content = text.line(line) ?? []
    let blanks = String(decoding: content.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    let isWindows = content.endIndex < text.bytes.count && text.bytes[content.endIndex] == UInt8(ascii: "\r")
    let place: JSONValue = ["line": .int(line), "character": 0]
    let comment = "\(blanks)// arborist:disable:next \(finding.rule) - say here why it may stand" + (isWindows ? "\r\n" : "\n")
    return ["changes": .object([uri(path): [["range": ["start": place, "end": place], "newText": .text(comment)]]])]
  }

  // MARK: Types

  /// The types that a file declares, by line.
  private func types(in path: String) -> [Graph.Node] {
    let graph = report.graph
    return graph.entities.indices.filter { node in
      let entity = graph.entities[node]
      return entity.kind.isType && entity.isDefinition && !entity.isExternal && entity.location?.path.utf8.elementsEqual(path.utf8) ?? false
    }.sorted { graph.entities[$0].location! < graph.entities[$1].location! }
  }

  private func named(_ node: Graph.Node) -> Named? {
    let lookup = NameLookup(report.graph)
    let entity = report.graph.entities[node]
    guard let named = try? lookup.named(entity.name, preferring: [.type]), named.nodes.contains(node) else { return nil }
    return named
  }

  /// Above each type: who keeps it, what goes with it, and why the rest of the project needs it.
  func lenses(of path: String, _ current: TextPositions?) -> JSONValue {
    let map = current.flatMap { current in texts[path].map { LineMap(from: $0, to: current) } }
    var lenses: [JSONValue] = []
    for node in types(in: path) {
      let entity = report.graph.entities[node]
      guard let named = named(node), let line = map.map({ $0[entity.location!.line - 1] }) ?? entity.location!.line - 1 else { continue }
      let owners = report.graph.owners(of: named)
      let place: JSONValue = ["line": .int(line), "character": 0]
      func lens(_ title: String, _ command: String) {
        lenses.append(["range": ["start": place, "end": place], "command": ["title": .text(title), "command": .text(command), "arguments": [.text(entity.name)]]])
      }
      lens(owners.owners.isEmpty ? "no owners" : counted(owners.owners.count, "owner"), "arborist.owners")
      if !owners.dying.isEmpty { lens("\(counted(owners.dying.count, "type")) \(owners.dying.count == 1 ? "dies" : "die") with it", "arborist.diesWith") }
      lens("why", "arborist.why")
    }
    return .list(lenses)
  }

  /// The numbers of the type that a word means.
  func hover(_ params: JSONValue, in path: String, _ current: TextPositions?) -> JSONValue {
    guard let line = params["position"]?["line"]?.int, let character = params["position"]?["character"]?.int,
      let text = current ?? sourceText(path, below: report.root).map(TextPositions.init), let word = text.word(line: line, character: character),
      let named = try? NameLookup(report.graph).named(word, preferring: [.type]), named.kind == .type, !named.isExternal
    else { return .null }
    let owners = report.graph.owners(of: named)
    let weight = report.graph.weight(of: named)
    var lines = ["**\(word)**", "kept by \(counted(owners.owners.count, "owner")); \(counted(owners.dying.count, "type")) \(owners.dying.count == 1 ? "goes" : "go") with it"]
    if let decider = owners.deciders.first { lines.append("`\(visible(decider))` decides its life") }
    if let loop = owners.loops.first { lines.append("in a loop of objects (\(loop.certainty.rawValue))") }
    lines.append(
      "needs \(counted(weight.needed.files, "file")), \(counted(weight.only.files, "file")) for it alone; needed by \(counted(weight.users.files, "file")), \(weight.directUsers.files) directly")
    return ["contents": ["kind": "markdown", "value": .text(lines.joined(separator: "\n\n"))]]
  }

  // MARK: Commands

  func run(_ command: String, _ arguments: [String]) -> Result<String, Refusal> {
    guard let name = arguments.first else { return .failure(.init(-32602, "'\(command)' takes the name of a type")) }
    do {
      let named = try NameLookup(report.graph).named(name, preferring: [.type])
      switch command {
      case "arborist.why" where arguments.count > 1:
        let target = try NameLookup(report.graph).named(arguments[1], preferring: [.type])
        return .success(whyFormats[0].text(report.graph.why(named, target), reportStyle(for: report)))
      case "arborist.why": return .success(weightFormats[0].text(report.graph.weight(of: named), reportStyle(for: report)))
      case "arborist.diesWith":
        let dying = report.graph.owners(of: named).dying
        return .success(dying.isEmpty ? "nothing else goes with '\(visible(name))'" : "with '\(visible(name))' \(dying.count == 1 ? "goes" : "go"): " + dying.map(visible).joined(separator: ", "))
      default: return .success(ownersFormats[0].text(report.graph.owners(of: named), reportStyle(for: report)))
      }
    } catch {
      return .failure(.init(-32602, error.description))
    }
  }
}
