package import Facts

/// What a project wants: which files, which rules at which level, its layers. Read from `.arborist.yml`.
///
///     extends: shared.yml                    this file is laid over that one
///     include: [Sources/**]
///     exclude: ["**/Generated/**", {path: "Legacy/**", optional: true}]
///     layers: ...                            the `layers` of the rule `layer-violation`
///     rules:
///       deep-inheritance: {warning: 3, error: 5}
///       import-cycle: error
///     opt_in_rules: [type-cycle]             on, beside those that are on by default
///     disabled_rules: [category-sprawl]
///     overrides:                             other settings for findings in some paths; the last that fits wins
///       - {paths: [Tests/**], rules: {deep-inheritance: off}}
///     baseline: .arborist-baseline.json
///     roles: {view-controller: {superclass: PSScreen}, coordinator: [{names: "*Flow"}, {protocol: PSStep}]}
///     roots: [AppDelegate, {protocol: PSPlugin}]
///
/// `only_rules: [import-cycle]` runs these and no others.
///
/// Strict: an unknown name is an error with line and column, never ignored. All mistakes are reported at once.
/// Code with access to the file system finds the file, and reads the baseline that it names.
package struct Configuration: Sendable {
  /// Files to analyse; empty for all.
  package var include: [Pattern] = []
  /// Files to leave out, of those included.
  package var exclude: [Pattern] = []
  /// Path of the baseline file, relative to the root.
  package var baseline: String?
  /// The types that play a role although no platform superclass or protocol shows it, by the name of the role.
  package var roles: [String: [Selector]] = [:]
  /// Types and variables that are roots of the object graph.
  package var roots: [Selector] = []
  /// Whether it has layers, its own or those of a configuration that it extends.
  package private(set) var declaresLayers = false
  /// The patterns of the layers, for `unmatched`.
  package var layerPatterns: [Pattern] = []
  /// The patterns of custom rules, roles and roots, for `unmatched`.
  package var selectorPatterns: [Pattern] = []
  /// The patterns of the overrides, for `unmatched`.
  package var overridePatterns: [Pattern] = []
  private var settings: [String: RuleSetting] = [:]
  private var selection = RuleSelection()
  private var overrides: [Override] = []

  /// What `rules` say about findings in some paths.
  private struct Override: Sendable {
    var patterns: [String]
    var paths: [Glob]
    var settings: [String: RuleSetting]

    func matches(_ path: String) -> Bool { paths.contains { $0.matches(path) } }
  }

  /// The default configuration.
  package init() {}

  /// A glob, and where it is written.
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
  /// The rule that the key `custom_rules` belongs to.
  static let customRule = "forbidden-dependency"
  static let keys = [
    "extends", "include", "exclude", "layers", "rules", "only_rules", "opt_in_rules", "disabled_rules", "overrides", "custom_rules", "baseline", "roles", "roots",
  ]

  /// The keys whose values contain patterns at any depth.
  private static let keysOfSelectors: Set<String> = ["layers", "custom_rules", "roles", "roots"]

  /// Loads the bytes of another configuration by its path, relative to the same folder as the `path` that `read` gets; nil if there is none.
  package typealias Loader = (_ path: String) throws(Refusal) -> [UInt8]?

  /// Why an existing file is not read, as a phrase to follow its name: "lies outside of the repository".
  package struct Refusal: Error {
    let reason: String
    package init(_ reason: String) { self.reason = reason }
  }

  /// A longer file is not a configuration.
  package static let byteLimit = 1_000_000

  /// `path` is for messages, and the base for `extends`. `rules` are all known rules: any other id is an error.
  package static func read(
    bytes: [UInt8], path: String, rules: [any Rule], load: Loader = { _ in nil }
  ) throws(ConfigurationError) -> Configuration {
    try read(try text(of: bytes, path: path), path: path, rules: rules, load: load)
  }

  package static func read(text: String, path: String, rules: [any Rule]) throws(ConfigurationError) -> Configuration {
    try read(text, path: path, rules: rules, load: { _ in nil })
  }

  static func text(of bytes: [UInt8], path: String) throws(ConfigurationError) -> String {
    // Checked before decoding: a huge file that claims to be a configuration should not be copied.
    guard bytes.count <= ConfigurationNode.byteLimit else {
      throw ConfigurationError("the configuration is longer than 1 MB", at: SourceLocation(path))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let good = zip(bytes, text.utf8).prefix { $0 == $1 }
    guard good.count == bytes.count else {
      let line = good.count { $0.0 == 0x0A } + 1
      throw ConfigurationError("not UTF-8 text", at: SourceLocation(path, line: line))
    }
    return text
  }

  private static func read(_ text: String, path: String, rules: [any Rule], load: Loader) throws(ConfigurationError) -> Configuration {
    var mistakes = Mistakes()
    let entries = extended(text, path: path, load: load, &mistakes)
    var configuration = Configuration()
    var layers: ConfigurationNode?
    var ruleEntries: [ConfigurationNode.Entry] = []
    var overrides: [ConfigurationNode] = []
    var customRules: [ConfigurationNode] = []
    for entry in entries {
      if entry.value.isEmpty { continue }
      var found: [Pattern] = []
      let value = Self.keysOfSelectors.contains(entry.key) ? withoutMarks(entry.value, &found, &mistakes) : entry.value
      if entry.key == "layers" { configuration.layerPatterns += found } else { configuration.selectorPatterns += found }
      mistakes.attempt { () throws(ConfigurationError) in
        switch entry.key {
        case "include": configuration.include = try patterns(value)
        case "exclude": configuration.exclude = try patterns(value)
        case "layers": (layers, configuration.declaresLayers) = (value, true)
        case "rules": ruleEntries = try map(value)
        case "only_rules": configuration.selection.only = try ruleIDs(value, rules)
        case "opt_in_rules": configuration.selection.optIn = try ruleIDs(value, rules) ?? []
        case "disabled_rules": configuration.selection.disabled = try ruleIDs(value, rules) ?? []
        case "custom_rules": customRules = try list(value)
        case "overrides": overrides = try list(value)
        case "baseline": configuration.baseline = try OptionDecoder.decode(String.self, from: value, what: "key")
        case "roles": configuration.roles = try roleSelectors(value)
        case "roots": configuration.roots = try rootSelectors(value)
        default: break
        }
      }
    }
    mistakes.attempt { () throws(ConfigurationError) in try configuration.set(rules: rules, from: ruleEntries, layers: layers) }
    mistakes.attempt { () throws(ConfigurationError) in try configuration.set(customRules: customRules, rules: rules) }
    for node in overrides {
      mistakes.attempt { () throws(ConfigurationError) in
        try configuration.add(override: node, rules: rules, base: ruleEntries, layers: layers, customRules: customRules)
      }
    }
    try mistakes.refuse()
    return configuration
  }

  /// The rules to run, with their options, levels and paths. A rule with two thresholds or with overrides occurs several times; see `Graph.judged(by:)`.
  package func rules(from all: [any Rule]) -> [RuleRun] {
    all.flatMap { rule -> [RuleRun] in
      let descriptor = type(of: rule).descriptor
      var base = settings[rule.id] ?? (descriptor.level == nil ? [] : [(rule, descriptor.usual)])
      switch selection.choice(rule.id) {
      case .off: return []
      case .on where settings[rule.id] == nil: base = [(rule, descriptor.usual)]
      case .on, .usual: break
      }
      let own = overrides.filter { $0.settings[rule.id] != nil }
      guard !own.isEmpty else { return base.map { RuleRun($0.rule, $0.severity) } }
      func governs(_ number: Int?) -> @Sendable (String) -> Bool {
        { path in own.lastIndex { $0.matches(path) } == number }
      }
      return base.map { RuleRun($0.rule, $0.severity, where: governs(nil)) }
        + own.enumerated().flatMap { number, override in
          override.settings[rule.id]!.map { RuleRun($0.rule, $0.severity, where: governs(number)) }
        }
    }
  }

  /// The effective settings of every rule, first in general, then for the paths of each override. A rule that is off has no runs.
  package func effective(from all: [any Rule]) -> [(paths: [String], rules: [(id: String, runs: [RuleRun])])] {
    var everywhere = self
    everywhere.overrides = []
    let runs = everywhere.rules(from: all)
    let base = (paths: [String](), rules: all.map { rule in (id: rule.id, runs: runs.filter { $0.rule.id == rule.id }) })
    return [base]
      + overrides.map { override in
        (
          paths: override.patterns,
          rules: override.settings.sorted { $0.key < $1.key }.filter { selection.choice($0.key) != .off }.map { id, setting in
            (id: id, runs: setting.map { RuleRun($0.rule, $0.severity) })
          }
        )
      }
  }

  private mutating func set(
    rules: [any Rule], from entries: [ConfigurationNode.Entry], layers: ConfigurationNode?
  ) throws(ConfigurationError) {
    var mistakes = Mistakes()
    for entry in entries {
      mistakes.attempt { () throws(ConfigurationError) in
        let rule = try rule(entry, rules)
        settings[rule.id] = try setting(of: rule, from: entry.value, given: rule.id == Self.layerRule ? layers.asOption : [:])
      }
    }
    if let layers, !entries.contains(where: { $0.key == Self.layerRule }) {
      mistakes.attempt { () throws(ConfigurationError) in
        guard let rule = rules.first(where: { $0.id == Self.layerRule }) else {
          throw ConfigurationError("'layers' needs the rule '\(Self.layerRule)'", at: layers.location)
        }
        let nothing = ConfigurationNode(value: .map([]), location: layers.location)
        settings[rule.id] = try setting(of: rule, from: nothing, given: layers.asOption)
      }
    }
    try mistakes.refuse()
  }

  private mutating func set(customRules nodes: [ConfigurationNode], rules: [any Rule]) throws(ConfigurationError) {
    guard let first = nodes.first else { return }
    guard let rule = rules.first(where: { $0.id == Self.customRule }) else {
      throw ConfigurationError("'custom_rules' needs the rule '\(Self.customRule)'", at: first.location)
    }
    var names: Set<String> = []
    _ = try nodes.readEach { (node) throws(ConfigurationError) in
      let custom = try OptionDecoder.decode(CustomRule.self, from: node, what: "key")
      guard names.insert(custom.name).inserted else { throw ConfigurationError("two rules are named '\(custom.name)'", at: node.location) }
    }
    let usual = if let setting = settings[rule.id] { setting.first?.severity.level } else { type(of: rule).descriptor.level }
    settings[rule.id] = try runs(of: rule, customRules: nodes) { usual == nil ? nil : $0.level ?? usual }
  }

  private mutating func add(
    override node: ConfigurationNode, rules: [any Rule], base: [ConfigurationNode.Entry], layers: ConfigurationNode?,
    customRules: [ConfigurationNode]
  ) throws(ConfigurationError) {
    guard case .map(let entries) = node.value else { throw node.expected("{paths: [...], rules: {...}}") }
    var mistakes = Mistakes()
    let strangers = entries.filter { !["paths", "rules"].contains($0.key) }
    for entry in strangers { mistakes.note(.unknown("key", entry.key, at: entry.keyLocation, known: ["paths", "rules"])) }
    let paths = entries.first { $0.key == "paths" }
    let chosen = entries.first { $0.key == "rules" }
    // If there is an unknown key, it is probably the missing one, misspelt.
    if strangers.isEmpty, paths == nil || chosen == nil { mistakes.note(ConfigurationError("an override needs 'paths' and 'rules'", at: node.location)) }
    let globs = paths.flatMap { paths in mistakes.attempt { () throws(ConfigurationError) in try patterns(paths.value) } } ?? []
    overridePatterns += globs
    var settings: [String: RuleSetting] = [:]
    let ruleEntries = chosen.flatMap { chosen in mistakes.attempt { () throws(ConfigurationError) in try map(chosen.value) } } ?? []
    for entry in ruleEntries {
      mistakes.attempt { () throws(ConfigurationError) in
        let rule = try rule(entry, rules)
        // What the override leaves out is inherited.
        let value = entry.value.laid(over: base.first { $0.key == rule.id }?.value)
        settings[rule.id] = try setting(of: rule, from: value, given: rule.id == Self.layerRule ? layers.asOption : [:])
        if rule.id == Self.customRule, let level = settings[rule.id]?.first?.severity.level {
          // A level in the override applies to all custom rules; otherwise each has its own.
          let isNamed = entry.value.namesLevel
          settings[rule.id] = try runs(of: rule, customRules: customRules) { isNamed ? level : $0.level ?? level }
        }
      }
    }
    try mistakes.refuse()
    overrides.append(Override(patterns: globs.map(\.glob), paths: globs.map { Glob($0.glob) }, settings: settings))
  }
}

extension ConfigurationNode {
  /// Merges two blocks of options; keys of this one win. A level or threshold replaces those of the other.
  fileprivate func laid(over base: ConfigurationNode?) -> ConfigurationNode {
    guard case .map(let others)? = base?.value else { return self }
    let own: [Entry]
    switch value {
    case .map(let entries): own = entries
    case .scalar(let text, _) where LevelWord(rawValue: text) != nil && text != "off": own = [Entry(key: "level", keyLocation: location, value: self)]
    case .scalar, .list: return self
    }
    let says = Set(own.map(\.key))
    let saysLevel = !says.isDisjoint(with: reservedOptionNames)
    let kept = others.filter { !says.contains($0.key) && !(saysLevel && reservedOptionNames.contains($0.key)) }
    return ConfigurationNode(value: .map(own + kept), location: location)
  }
}

extension ConfigurationNode {
  /// Whether it states `error` or `warning`, by itself or as the level of a block.
  fileprivate var namesLevel: Bool {
    switch value {
    case .scalar(let text, _): Level(rawValue: text) != nil
    case .map(let entries): entries.contains { $0.key == "level" && $0.value.namesLevel }
    case .list: false
    }
  }
}

extension ConfigurationNode? {
  fileprivate var asOption: [String: ConfigurationNode] { map { ["layers": $0] } ?? [:] }
}

extension ConfigurationNode {
  fileprivate var asOption: [String: ConfigurationNode] { ["layers": self] }
}

/// Makes one run for each level, with the project's custom rules of that level.
private func runs(
  of rule: any Rule, customRules nodes: [ConfigurationNode], level: (CustomRule) -> Level?
) throws(ConfigurationError) -> RuleSetting {
  var runs: RuleSetting = []
  for wanted in Level.allCases {
    var own: [ConfigurationNode] = []
    for node in nodes where level(try OptionDecoder.decode(CustomRule.self, from: node, what: "key")) == wanted { own.append(node) }
    guard let first = own.first else { continue }
    let options = ["rules": ConfigurationNode(value: .list(own), location: first.location)]
    let nothing = ConfigurationNode(value: .map([]), location: first.location)
    runs += try setting(of: rule, from: nothing, given: options).map { ($0.rule, Severity(wanted)) }
  }
  return runs
}

private func rule(_ entry: ConfigurationNode.Entry, _ rules: [any Rule]) throws(ConfigurationError) -> any Rule {
  if let rule = rules.first(where: { $0.id == entry.key }) { return rule }
  throw .unknown("rule", entry.key, at: entry.keyLocation, known: rules.map(\.id))
}

/// The ids in a list of rules, or of a single rule; never nil.
private func ruleIDs(_ node: ConfigurationNode, _ rules: [any Rule]) throws(ConfigurationError) -> Set<String>? {
  var nodes = [node]
  if case .list(let list) = node.value { nodes = list }
  return Set(
    try nodes.readEach { (node) throws(ConfigurationError) in
      let id = try OptionDecoder.decode(String.self, from: node, what: "key")
      guard rules.contains(where: { $0.id == id }) else { throw .unknown("rule", id, at: node.location, known: rules.map(\.id)) }
      return id
    })
}

private func list(_ node: ConfigurationNode) throws(ConfigurationError) -> [ConfigurationNode] {
  guard case .list(let nodes) = node.value else { throw node.expected("a list") }
  return nodes
}

private func map(_ node: ConfigurationNode) throws(ConfigurationError) -> [ConfigurationNode.Entry] {
  guard case .map(let entries) = node.value else { throw node.expected("a map of rules") }
  return entries
}
