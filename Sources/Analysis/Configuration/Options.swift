internal import Facts
import Foundation

/// A configured rule, once for each level that it runs at; empty if it is off.
typealias RuleSetting = [(rule: any Rule, severity: Severity)]

/// Keys of a rule's block that are not options of the rule. No rule may have an option of such a name.
let reservedOptionNames = ["level", "warning", "error"]

/// The user's settings of one rule, merged into the rule's defaults. The forms are:
///
///     rule: error                           error, warning, on, off
///     rule: 5                               where the rule has one number
///     rule: {level: error, limit: 5}
///     rule: {warning: 5, error: 8}          where the rule has one number
///
/// `given` are options from elsewhere in the file. A rule that is off by default is enabled as a warning if it is mentioned.
func setting(
  of rule: any Rule, from node: ConfigurationNode, given: [String: ConfigurationNode] = [:]
) throws(ConfigurationError) -> RuleSetting {
  let options = try RuleOptions(of: rule)
  let usual = type(of: rule).descriptor.usual

  switch node.value {
  case .scalar(let text, _):
    if let level = LevelWord(rawValue: text) {
      guard let level = level.level(usual: usual) else { return [] }
      return [(try options.configured(with: given, at: node.location), level)]
    }
    if node.isEmpty { return [(try options.configured(with: given, at: node.location), usual)] }
    guard Double(text) != nil else { throw wrongForm(node, options) }
    guard let number = options.onlyNumber else {
      let why = options.numbers.isEmpty ? "has no number to set" : "has several numbers, name one of \(quotedList(options.numbers))"
      throw ConfigurationError("'\(rule.id)' \(why)", at: node.location)
    }
    return [(try options.configured(with: given.merging([number: node]) { $1 }, at: node.location), usual)]
  case .list:
    throw wrongForm(node, options)
  case .map(let entries):
    return try setting(from: entries, options, given, usual, at: node.location)
  }
}

private func setting(
  from entries: [ConfigurationNode.Entry], _ options: RuleOptions, _ given: [String: ConfigurationNode], _ usual: Severity,
  at location: SourceLocation
) throws(ConfigurationError) -> RuleSetting {
  var mistakes = Mistakes()
  var chosen = given
  var level: LevelWord?
  var thresholds: [(level: Level, entry: ConfigurationNode.Entry)] = []
  for entry in entries {
    if entry.key == "level" {
      guard case .scalar(let text, _) = entry.value.value, let word = LevelWord(rawValue: text) else {
        mistakes.note(entry.value.expected(quotedList(LevelWord.names, "or")))
        continue
      }
      level = word
    } else if let threshold = Level(rawValue: entry.key) {
      thresholds.append((threshold, entry))
    } else if given[entry.key] != nil || options.givenElsewhere.contains(entry.key) {
      mistakes.note(ConfigurationError("write '\(entry.key)' at the top level of the file", at: entry.keyLocation))
    } else if options.names.contains(entry.key) {
      chosen[entry.key] = entry.value
    } else {
      let known =
        options.names.filter { !options.givenElsewhere.contains($0) } + ["level"]
        + (options.onlyNumber == nil ? [] : ["warning", "error"])
      mistakes.note(.unknown("option of '\(options.rule.id)'", entry.key, at: entry.keyLocation, known: known))
    }
  }
  let rule = mistakes.attempt { () throws(ConfigurationError) in try options.configured(with: chosen, at: location) }
  try mistakes.refuse()

  guard let first = thresholds.first else {
    guard let rule, let level = (level ?? .on).level(usual: usual) else { return [] }
    return [(rule, level)]
  }
  guard let number = options.onlyNumber else {
    let count = options.numbers.isEmpty ? "none" : "several"
    throw ConfigurationError(
      "'\(first.entry.key)' sets a number, and '\(options.rule.id)' has \(count); write 'level: \(first.entry.key)'",
      at: first.entry.keyLocation)
  }
  guard level == nil, chosen[number] == nil else {
    throw ConfigurationError(
      "'\(first.entry.key)' says both level and '\(number)'; write either these or 'level' and '\(number)'", at: first.entry.keyLocation)
  }
  var setting: RuleSetting = []
  for threshold in thresholds {
    setting.append((try options.configured(with: chosen.merging([number: threshold.entry.value]) { $1 }, at: location), Severity(threshold.level)))
  }
  if let warning = thresholds.first(where: { $0.level == .warning }), let error = thresholds.first(where: { $0.level == .error }),
    error.entry.value.number <= warning.entry.value.number
  {
    throw ConfigurationError("the number for 'error' must be above the one for 'warning'", at: error.entry.value.location)
  }
  return setting
}

private func wrongForm(_ node: ConfigurationNode, _ options: RuleOptions) -> ConfigurationError {
  let number = options.onlyNumber == nil ? "" : ", a number"
  var error = node.expected(LevelWord.names.map { "'\($0)'" }.joined(separator: ", ") + "\(number) or a map of options")
  if case .scalar(let text, _) = node.value, let nearest = nearest(to: text, in: LevelWord.names) {
    error.message += ", did you mean '\(nearest)'"
  }
  return error
}

/// The level of a rule, as people write it.
enum LevelWord: String, CaseIterable {
  case error, warning, on, off

  static var names: [String] { allCases.map(\.rawValue) }

  /// Nil for off.
  func level(usual: Severity) -> Severity? {
    switch self {
    case .error: Severity(.error)
    case .warning: Severity(.warning)
    case .on: usual
    case .off: nil
    }
  }
}

/// The default options of a rule, as nodes that a user's nodes are merged into.
private struct RuleOptions {
  let rule: any Rule
  private let defaults: [ConfigurationNode.Entry]

  init(of rule: any Rule) throws(ConfigurationError) {
    self.rule = rule
    self.defaults = try defaultOptions(of: rule)
  }

  /// The encoded defaults leave out nil, but the descriptor lists these options as well.
  var names: [String] {
    Set(defaults.map(\.key) + type(of: rule).descriptor.options.map(\.name)).sorted()
  }

  /// Options that have a top-level key of their own.
  var givenElsewhere: [String] {
    switch rule.id {
    case Configuration.layerRule: ["layers"]
    case Configuration.customRule: ["rules"]
    default: []
    }
  }

  var numbers: [String] { defaults.filter { $0.value.isNumber }.map(\.key) }
  var onlyNumber: String? { numbers.count == 1 ? numbers[0] : nil }

  func configured(with chosen: [String: ConfigurationNode], at location: SourceLocation) throws(ConfigurationError) -> any Rule {
    do {
      return try read(chosen, at: location)
    } catch {
      // A rule stops at the first value that it can't use. Reading each option alone, with defaults for the others, finds all mistakes.
      _ = try chosen.sorted { $0.key < $1.key }.readEach { (option) throws(ConfigurationError) in
        try read([option.key: option.value], at: location)
      }
      throw error
    }
  }

  private func read(_ chosen: [String: ConfigurationNode], at location: SourceLocation) throws(ConfigurationError) -> any Rule {
    var entries = defaults.filter { chosen[$0.key] == nil }
    for name in chosen.keys.sorted() {
      entries.append(.init(key: name, keyLocation: chosen[name]!.location, value: chosen[name]!))
    }
    return try decoded(like: rule, from: ConfigurationNode(value: .map(entries), location: location))
  }
}

private func decoded<R: Rule>(like rule: R, from node: ConfigurationNode) throws(ConfigurationError) -> any Rule {
  try OptionDecoder.decode(R.self, from: node, what: "option of '\(rule.id)'")
}

/// The stored properties of a rule. JSON is YAML, so the same reader works for both.
private func defaultOptions(of rule: any Rule) throws(ConfigurationError) -> [ConfigurationNode.Entry] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let json = try? encoder.encode(rule) else {
    throw ConfigurationError("the defaults of '\(rule.id)' can't be encoded", at: SourceLocation(rule.id))
  }
  let node = try ConfigurationNode.read(String(decoding: json, as: UTF8.self), path: "defaults of '\(rule.id)'")
  guard case .map(let entries) = node?.value else { return [] }
  return entries
}

extension ConfigurationNode {
  fileprivate var number: Double {
    guard case .scalar(let text, isPlain: true) = value else { return .nan }
    return Double(text) ?? .nan
  }

  fileprivate var isNumber: Bool { !number.isNaN }
}
