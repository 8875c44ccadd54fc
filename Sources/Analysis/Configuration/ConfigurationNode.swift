internal import Facts
import Yams

/// A value in a configuration file with its location, so that errors can be reported with line and column.
///
/// YAML without its dangerous parts: no anchors and aliases (nine lines of them can stand for a thousand million values), no tags, only text as keys, a single
/// document, and limits on size, number of values and depth.
struct ConfigurationNode {
  enum Value {
    /// Quoted text is text; plain text may also be a number, a truth value or nothing.
    case scalar(String, isPlain: Bool)
    case list([ConfigurationNode])
    case map([Entry])
  }

  struct Entry {
    let key: String
    let keyLocation: SourceLocation
    var value: ConfigurationNode
  }

  var value: Value
  let location: SourceLocation

  static let byteLimit = Configuration.byteLimit
  static let nodeLimit = 10_000
  static let depthLimit = 100

  /// Nil for an empty file.
  static func read(_ text: String, path: String) throws(ConfigurationError) -> ConfigurationNode? {
    let start = SourceLocation(path)
    guard text.utf8.count <= byteLimit else {
      throw ConfigurationError("the configuration is longer than 1 MB", at: start)
    }
    if let alias = firstAlias(in: text, path: path) { throw aliasRefused(alias) }
    do {
      // The encoding is given because Yams would look for it in the environment.
      let parser = try Parser(yaml: text, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return nil }
      var builder = Builder(path: path)
      // Yams holds the anchors of its nodes weakly, so the parser must live until the nodes are read.
      return try withExtendedLifetime(parser) { try builder.node(root, depth: 0) }
    } catch let error as ConfigurationError {
      throw error
    } catch let error as YamlError {
      throw ConfigurationError(error, in: text, path: path)
    } catch {
      throw ConfigurationError("not readable as YAML: \(error)", at: start)
    }
  }

  var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = value { return ["", "~", "null", "Null", "NULL"].contains(text) }
    return false
  }

  /// Its description in "expected ..., found ...".
  var words: String {
    switch value {
    case .scalar where isEmpty: "nothing"
    case .scalar(let text, _): "'\(text.count > 60 ? text.prefix(60) + "..." : text)'"
    case .list: "a list"
    case .map: "a map of keys and values"
    }
  }

  func expected(_ what: String) -> ConfigurationError {
    ConfigurationError("expected \(what), found \(words)", at: location)
  }
}

private struct Builder {
  let path: String
  var count = 0

  mutating func node(_ node: Node, depth: Int) throws(ConfigurationError) -> ConfigurationNode {
    let location = SourceLocation(path, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0)
    count += 1
    guard count <= ConfigurationNode.nodeLimit else {
      throw ConfigurationError("the configuration has more than 10,000 values", at: location)
    }
    guard depth <= ConfigurationNode.depthLimit else {
      throw ConfigurationError("the configuration is nested more than 100 deep", at: location)
    }
    guard node.anchor == nil else { throw aliasRefused(location) }
    switch node {
    case .scalar(let scalar):
      try refuseTag(of: node, at: location)
      return ConfigurationNode(value: .scalar(scalar.string, isPlain: scalar.style == .plain), location: location)
    case .sequence(let sequence):
      try refuseTag(of: node, at: location)
      var nodes: [ConfigurationNode] = []
      for element in sequence { nodes.append(try self.node(element, depth: depth + 1)) }
      return ConfigurationNode(value: .list(nodes), location: location)
    case .mapping(let mapping):
      try refuseTag(of: node, at: location)
      var entries: [ConfigurationNode.Entry] = []
      for (key, value) in mapping {
        let name = try self.node(key, depth: depth + 1)
        guard case .scalar(let text, _) = name.value else { throw name.expected("a name before the colon") }
        entries.append(.init(key: text, keyLocation: name.location, value: try self.node(value, depth: depth + 1)))
      }
      return ConfigurationNode(value: .map(entries), location: location)
    case .alias:
      throw aliasRefused(location)
    }
  }

  private func refuseTag(of node: Node, at location: SourceLocation) throws(ConfigurationError) {
    let tag = node.tag.description
    guard tag.isEmpty || tag.hasPrefix("tag:yaml.org,2002:") else {
      throw ConfigurationError("text that starts with '!' must stand in quotes", at: location)
    }
  }
}

private func aliasRefused(_ location: SourceLocation) -> ConfigurationError {
  ConfigurationError("anchors and aliases are not supported; text that starts with '&' or '*' must stand in quotes", at: location)
}

/// The first `*name` with an `&name` before it, outside of comments. This runs before Yams: Yams compares keys, and comparing aliases of aliases takes exponential time.
private func firstAlias(in text: String, path: String) -> SourceLocation? {
  var anchors: Set<Substring> = []
  var line = 0
  for content in text.split(separator: "\n", omittingEmptySubsequences: false) {
    line += 1
    var before: Unicode.Scalar = " "
    let scalars = content.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let startsToken = " \t[]{},:-?".unicodeScalars.contains(before)
      if scalar == "#" && startsToken { break }
      if startsToken && (scalar == "&" || scalar == "*") {
        let name = content[scalars.index(after: index)...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if scalar == "&" { anchors.insert(name) }
        if scalar == "*" && anchors.contains(name) {
          return SourceLocation(path, line: line, column: scalars.distance(from: scalars.startIndex, to: index) + 1)
        }
      }
      before = scalar
      index = scalars.index(after: index)
    }
  }
  return nil
}

extension ConfigurationError {
  fileprivate init(_ error: YamlError, in text: String, path: String) {
    func at(_ mark: Mark) -> SourceLocation { SourceLocation(path, line: mark.line, column: mark.column) }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem == "but found another document" {
        self.init("expected one document, found a second one", at: at(mark))
      } else if problem == "found undefined alias" {
        self.init("text that starts with '*' must stand in quotes", at: at(mark))
      } else if let context, ["alias", "anchor", "tag"].contains(where: context.text.contains) {
        let first = character(at: context.mark, in: text).map(String.init) ?? ""
        self.init("text that starts with '\(first)' must stand in quotes", at: at(context.mark))
      } else if problem.hasPrefix("Maximum nesting level reached") {
        self.init("the configuration is nested more than 100 deep", at: at(mark))
      } else if character(at: mark, in: text) == "\t" {
        self.init("not valid YAML: a tab; indent with spaces", at: at(mark))
      } else {
        var message = "not valid YAML: \(problem)"
        if let context { message += " (\(context.text) from \(context.mark.line):\(context.mark.column))" }
        self.init(message, at: at(mark))
      }
    case .duplicatedKeysInMapping(let keys, let context):
      self.init("the key '\(keys.first ?? "")' is there twice", at: at(context.mark))
    case .reader(let problem, let offset, _, _):
      // The offset counts characters.
      let before = text.prefix(offset ?? 0).unicodeScalars
      let line = before.count { $0 == "\n" } + 1
      let column = before.reversed().prefix { $0 != "\n" }.count + 1
      self.init("not valid YAML: \(problem)", at: SourceLocation(path, line: line, column: column))
    default:
      self.init("not valid YAML: \(error)", at: SourceLocation(path))
    }
  }
}

private func character(at mark: Mark, in text: String) -> Unicode.Scalar? {
  let lines = text.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
  guard lines.indices.contains(mark.line - 1) else { return nil }
  return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first
}
