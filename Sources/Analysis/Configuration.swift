package import Facts

/// What a project wants: which files, which rules at which level, its layers. Read from `.arborist.yml`.
///
///     include: [Sources/**]
///     exclude: ["**/Generated/**", {path: "Legacy/**", optional: true}]
///     layers: ...                            the `layers` of the rule `layer-violation`
///     rules:
///       deep-inheritance: {warning: 3, error: 5}
///       import-cycle: error
///     baseline: .arborist-baseline.json
///     roots: [AppDelegate]
///
/// Strict: a name that means nothing is an error at its line and column, never a setting without effect.
/// Finding the file, and reading the baseline that it names, is for who may touch the file system.
package struct Configuration: Sendable {
  /// Files to analyse; empty for all.
  package var include: [Pattern] = []
  /// Files to leave out, of those included.
  package var exclude: [Pattern] = []
  /// Path of the baseline file, relative to the folder of the configuration.
  package var baseline: String?
  /// Names of types and variables that the object graph hangs from.
  package var roots: [String] = []
  /// The patterns of the layers, for `unmatched`.
  package var layerPatterns: [Pattern] = []
  private var settings: [String: RuleSetting] = [:]

  /// Everything by default.
  package init() {}

  /// A glob and where it is written.
  package struct Pattern: Sendable, Equatable {
    package var glob: String
    /// Whether it may match nothing.
    package var isOptional: Bool
    package var location: SourceLocation

    package init(_ glob: String, isOptional: Bool = false, at location: SourceLocation) {
      self.glob = glob
      self.isOptional = isOptional
      self.location = location
    }
  }

  package static let fileName = ".arborist.yml"
  /// The rule that the key `layers` belongs to.
  static let layerRule = "layer-violation"
  static let keys = ["include", "exclude", "layers", "rules", "custom_rules", "baseline", "roots"]

  /// `path` is for messages. `rules` are all there are: an id that is not among them is an error.
  package static func read(
    bytes: some Collection<UInt8>, path: String, rules: [any Rule]
  ) throws(ConfigurationError) -> Configuration {
    // Before decoding: a gigabyte that calls itself a configuration should not be copied twice.
    guard bytes.count <= ConfigurationNode.byteLimit else {
      throw ConfigurationError("the configuration is longer than 1 MB", at: SourceLocation(path))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let good = zip(bytes, text.utf8).prefix { $0 == $1 }
    guard good.count == bytes.count else {
      let line = good.count { $0.0 == 0x0A } + 1
      throw ConfigurationError("not UTF-8 text", at: SourceLocation(path, line: line))
    }
    return try read(text: text, path: path, rules: rules)
  }

  package static func read(text: String, path: String, rules: [any Rule]) throws(ConfigurationError) -> Configuration {
    guard let root = try ConfigurationNode.read(text, path: path), !root.isEmpty else { return Configuration() }
    guard case .map(let entries) = root.value else { throw root.expected("keys such as 'rules:'") }
    for entry in entries where !keys.contains(entry.key) {
      throw .unknown("key", entry.key, at: entry.keyLocation, known: keys)
    }

    var configuration = Configuration()
    var layers: ConfigurationNode?
    var ruleEntries: [ConfigurationNode.Entry] = []
    for entry in entries {
      if entry.key == "custom_rules" {
        throw ConfigurationError("'custom_rules' is not supported yet", at: entry.keyLocation)
      }
      if entry.value.isEmpty { continue }
      switch entry.key {
      case "include": configuration.include = try patterns(entry.value)
      case "exclude": configuration.exclude = try patterns(entry.value)
      case "layers": layers = try withoutMarks(entry.value, &configuration.layerPatterns)
      case "rules": ruleEntries = try map(entry.value)
      case "baseline": configuration.baseline = try OptionDecoder.decode(String.self, from: entry.value, what: "key")
      case "roots": configuration.roots = try OptionDecoder.decode([String].self, from: entry.value, what: "key")
      default: break
      }
    }
    try configuration.set(rules: rules, from: ruleEntries, layers: layers)
    return configuration
  }

  /// The rules to run, with the options and levels that count. A rule with two thresholds stands there twice; see `Graph.judged(by:)`.
  package func rules(from all: [any Rule]) -> [(rule: any Rule, level: Level)] {
    all.flatMap { rule -> RuleSetting in
      if let setting = settings[rule.id] { return setting }
      return type(of: rule).descriptor.level.map { [(rule, $0)] } ?? []
    }
  }

  private mutating func set(
    rules: [any Rule], from entries: [ConfigurationNode.Entry], layers: ConfigurationNode?
  ) throws(ConfigurationError) {
    for entry in entries {
      guard let rule = rules.first(where: { $0.id == entry.key }) else {
        throw .unknown("rule", entry.key, at: entry.keyLocation, known: rules.map(\.id))
      }
      settings[rule.id] = try setting(of: rule, from: entry.value, given: rule.id == Self.layerRule ? layers.asOption : [:])
    }
    guard let layers, settings[Self.layerRule] == nil else { return }
    guard let rule = rules.first(where: { $0.id == Self.layerRule }) else {
      throw ConfigurationError("'layers' needs the rule '\(Self.layerRule)'", at: layers.location)
    }
    let nothing = ConfigurationNode(value: .map([]), location: layers.location)
    settings[rule.id] = try setting(of: rule, from: nothing, given: layers.asOption)
  }
}

extension ConfigurationNode? {
  fileprivate var asOption: [String: ConfigurationNode] { map { ["layers": $0] } ?? [:] }
}

extension ConfigurationNode {
  fileprivate var asOption: [String: ConfigurationNode] { ["layers": self] }
}

private func map(_ node: ConfigurationNode) throws(ConfigurationError) -> [ConfigurationNode.Entry] {
  guard case .map(let entries) = node.value else { throw node.expected("a map of rules") }
  return entries
}
