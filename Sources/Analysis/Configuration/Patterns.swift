internal import Facts

// Patterns in a configuration are globs, or `{path: glob, optional: true}` for those that may match nothing.

extension Configuration {
  /// The patterns that match no path and are not marked optional: most often a folder was renamed. `unused` are the `include` and `exclude` patterns without a match
  /// when the files were searched; `paths` are the files that were found. In the order of the file.
  package func unmatched(unused: [String], paths: [String]) -> [ConfigurationError] {
    // What `$1` matches is only known when a rule runs.
    let selectors = overridePatterns + (layerPatterns + selectorPatterns).filter { !$0.glob.contains("$") }
    let idle =
      (include + exclude).filter { unused.contains($0.glob) }
      + selectors.filter { pattern in
        let glob = Capture.glob(pattern.glob)
        return !paths.contains { glob.matches($0) }
      }
    return
      idle
      .filter { !$0.isOptional }
      .map { ConfigurationError("no file matches '\($0.glob)'; mend it, or write {path: '\($0.glob)', optional: true}", at: $0.location) }
      .sorted { $0.location < $1.location }
  }
}

func patterns(_ node: ConfigurationNode) throws(ConfigurationError) -> [Configuration.Pattern] {
  guard case .list(let nodes) = node.value else { return [try pattern(node)] }
  return try nodes.readEach { (node) throws(ConfigurationError) in try pattern(node) }
}

/// The node with each marked pattern replaced by its glob, so that rules need not handle marks. Collects all patterns, which are values of a key `path` or `paths` at
/// any depth. Patterns of a layer or rule with `optional: true` are optional, too.
func withoutMarks(
  _ node: ConfigurationNode, _ found: inout [Configuration.Pattern], _ mistakes: inout Mistakes, isOptional: Bool = false
) -> ConfigurationNode {
  var node = node
  switch node.value {
  case .scalar:
    break
  case .list(let nodes):
    node.value = .list(nodes.map { withoutMarks($0, &found, &mistakes, isOptional: isOptional) })
  case .map(var entries):
    let isOptional = isOptional || entries.contains { $0.key == "optional" && $0.value.isTrue }
    for index in entries.indices {
      let value = entries[index].value
      let isPath = entries[index].key == "path" || entries[index].key == "paths"
      entries[index].value = isPath ? globs(value, &found, &mistakes, isOptional) : withoutMarks(value, &found, &mistakes, isOptional: isOptional)
    }
    node.value = .map(entries)
  }
  return node
}

extension ConfigurationNode {
  fileprivate var isTrue: Bool {
    if case .scalar("true", isPlain: true) = value { true } else { false }
  }
}

private func globs(
  _ node: ConfigurationNode, _ found: inout [Configuration.Pattern], _ mistakes: inout Mistakes, _ isOptional: Bool
) -> ConfigurationNode {
  func glob(_ node: ConfigurationNode) -> ConfigurationNode {
    let read = mistakes.attempt { () throws(ConfigurationError) in try pattern(node) }
    if var pattern = read {
      pattern.isOptional = pattern.isOptional || isOptional
      found.append(pattern)
    }
    // A valid pattern replaces an invalid one, so that the rest can be read.
    return ConfigurationNode(value: .scalar(read?.glob ?? "*", isPlain: false), location: node.location)
  }
  guard case .list(let nodes) = node.value else { return glob(node) }
  return ConfigurationNode(value: .list(nodes.map(glob)), location: node.location)
}

private func pattern(_ node: ConfigurationNode) throws(ConfigurationError) -> Configuration.Pattern {
  switch node.value {
  case .scalar(let glob, _) where !node.isEmpty:
    try refuseOutside(glob, at: node.location)
    return Configuration.Pattern(glob, at: node.location)
  case .map:
    let marked = try OptionDecoder.decode(MarkedPattern.self, from: node, what: "key")
    try refuseOutside(marked.path, at: node.location)
    return Configuration.Pattern(marked.path, isOptional: marked.optional ?? false, at: node.location)
  default:
    throw node.expected("a pattern such as 'Sources/**', or {path: 'Sources/**', optional: true}")
  }
}

private struct MarkedPattern: Decodable {
  let path: String
  let optional: Bool?
}

/// Paths are relative to the root and contain no `.` or `..`, so such a pattern could never match.
private func refuseOutside(_ glob: String, at location: SourceLocation) throws(ConfigurationError) {
  let parts = glob.split(separator: "/", omittingEmptySubsequences: false)
  guard !glob.isEmpty, !glob.hasPrefix("/"), !parts.contains("."), !parts.contains("..") else {
    throw ConfigurationError(
      "a pattern is relative to the folder that is read, without a leading '/', '.' or '..', found '\(glob)'", at: location)
  }
}
