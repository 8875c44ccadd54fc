import Analysis
import Facts
import Testing

@Suite struct ConfigurationTests {
  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "~\n", "rules:\n", "rules: {}\ninclude:\n", "\u{FEFF}rules:\r\n"])
  func anEmptyFileMeansTheDefaults(text: String) throws {
    #expect(try chosen(text) == ["deep-inheritance warning", "import-cycle error", "category-sprawl warning", "layer-violation error"])
  }

  @Test func aWholeFile() throws {
    let configuration = try read(
      """
      include: Sources/**
      exclude:
        - "**/Generated/**"
        - {path: Legacy/**, optional: true}
      layers:
        - {name: Model, paths: [Model/**, {path: Data/**, optional: true}]}
        - {name: View, paths: [View/**], closed: true}
      rules:
        deep-inheritance: {limit: 4, level: error}
        type-cycle: on
      baseline: .arborist-baseline.json
      roots: [AppDelegate, sharedSession]
      """)
    #expect(configuration.include == [.init("Sources/**", at: at(1, 10))])
    #expect(configuration.exclude == [.init("**/Generated/**", at: at(3, 5)), .init("Legacy/**", isOptional: true, at: at(4, 5))])
    #expect(configuration.layerPatterns.map(\.glob) == ["Model/**", "Data/**", "View/**"])
    #expect(configuration.baseline == ".arborist-baseline.json")
    #expect(configuration.roots.map(\.names) == [["AppDelegate"], ["sharedSession"]])
    let rules = configuration.rules(from: testRules)
    #expect(rules.compactMap { ($0.rule as? DeepRule)?.limit } == [4])
    #expect(
      rules.compactMap { ($0.rule as? LayerRule)?.layers } == [
        [
          .init(name: "Model", paths: ["Model/**", "Data/**"], closed: nil), .init(name: "View", paths: ["View/**"], closed: true),
        ]
      ])
  }

  // MARK: The forms of a rule

  @Test(arguments: [
    ("deep-inheritance: error", ["error 3"]),
    ("deep-inheritance: warning", ["warning 3"]),
    ("deep-inheritance: on", ["warning 3"]),
    ("deep-inheritance: 'on'", ["warning 3"]),
    ("deep-inheritance: off", []),
    ("deep-inheritance: 5", ["warning 5"]),
    ("deep-inheritance:", ["warning 3"]),
    ("deep-inheritance: {}", ["warning 3"]),
    ("deep-inheritance: {limit: 5}", ["warning 5"]),
    ("deep-inheritance: {level: error, limit: 5}", ["error 5"]),
    ("deep-inheritance: {level: off, limit: 5}", []),
    ("deep-inheritance: {warning: 5, error: 8}", ["warning 5", "error 8"]),
    ("deep-inheritance: {error: 8}", ["error 8"]),
    ("deep-inheritance: {warning: 5, ignored: [UIView]}", ["warning 5"]),
  ])
  func forms(text: String, expected: [String]) throws {
    let rules = try read("rules:\n  \(text)\n").rules(from: testRules)
    #expect(rules.compactMap { run in (run.rule as? DeepRule).map { "\(run.level) \($0.limit)" } } == expected)
  }

  @Test(
    "a level that is named counts for everything that a rule finds",
    arguments: [
      ("", Severity(.error, unproven: .warning)),
      ("rules: {retain-cycle: on}", Severity(.error, unproven: .warning)),
      ("rules: {retain-cycle: {depth: 4}}", Severity(.error, unproven: .warning)),
      ("rules: {retain-cycle: warning}", Severity(.warning)),
      ("rules: {retain-cycle: error}", Severity(.error)),
      ("rules: {retain-cycle: {level: error, depth: 4}}", Severity(.error)),
      ("rules: {retain-cycle: {error: 4}}", Severity(.error)),
      ("only_rules: [retain-cycle]", Severity(.error, unproven: .warning)),
    ])
  func severities(text: String, expected: Severity) throws {
    let rules: [any Rule] = [UnsureRule()]
    let configuration = try Configuration.read(text: text, path: ".arborist.yml", rules: rules)
    #expect(configuration.rules(from: rules).map(\.severity) == [expected])
  }

  @Test func aRuleThatIsOffByDefaultIsOnOnceItIsMentioned() throws {
    for form in ["on", "warning", "{level: warning}", ""] {
      #expect(try chosen("rules:\n  type-cycle: \(form)\n").contains("type-cycle warning"))
    }
    #expect(try chosen("rules: {type-cycle: error}").contains("type-cycle error"))
    #expect(try !chosen("rules: {type-cycle: off}").contains { $0.hasPrefix("type-cycle") })
  }

  @Test func optionsOfEveryType() throws {
    let rules = try read("rules:\n  import-cycle: {unit: folder, isStrict: true, ratio: 0.5}\n").rules(from: testRules)
    let cycle = try #require(rules.lazy.compactMap { $0.rule as? CycleRule }.first)
    #expect(cycle.unit == .folder && cycle.isStrict && cycle.ratio == 0.5)
  }

  @Test func layersReachTheirRuleWhateverItsForm() throws {
    let layers = "layers: [{name: Model, paths: [Model/**]}]\n"
    for form in ["", "rules: {layer-violation: warning}\n", "rules: {layer-violation: {level: error}}\n"] {
      let rules = try read(layers + form).rules(from: testRules)
      #expect(rules.compactMap { ($0.rule as? LayerRule)?.layers.map(\.name) } == [["Model"]])
    }
    #expect(try read(layers + "rules: {layer-violation: off}").rules(from: testRules).allSatisfy { !($0.rule is LayerRule) })
  }

  // MARK: Two thresholds

  @Test func whatIsBeyondBothThresholdsIsAnError() throws {
    let rules = try read("rules: {deep-inheritance: {warning: 3, error: 8}}").rules(from: testRules)
    let judged = emptyGraph.judged(by: rules).findings
    #expect(judged.map { "\($0.finding.location) \($0.level)" } == ["a.h:4 warning", "a.h:9 error"])
    let backwards = emptyGraph.judged(by: rules.reversed()).findings
    #expect(backwards == judged)
  }

  // MARK: Errors

  @Test(arguments: [
    // What means nothing is named, with the nearest name that means something.
    ("rulez: {}", "1:1: unknown key 'rulez', did you mean 'rules'"),
    ("excluded: [a]", "1:1: unknown key 'excluded', did you mean 'exclude'"),
    ("customRules: {}", "1:1: unknown key 'customRules', did you mean 'custom_rules'"),
    (
      "strict: true",
      "1:1: unknown key 'strict'; known are 'baseline', 'custom_rules', 'disabled_rules', 'exclude', 'extends', 'include', 'layers', 'only_rules', 'opt_in_rules', 'overrides', 'roles', 'roots' and 'rules'"
    ),
    (
      "<<: {rules: {}}",
      "1:1: unknown key '<<'; known are 'baseline', 'custom_rules', 'disabled_rules', 'exclude', 'extends', 'include', 'layers', 'only_rules', 'opt_in_rules', 'overrides', 'roles', 'roots' and 'rules'"
    ),
    ("rules:\n  import-cycles: error", "2:3: unknown rule 'import-cycles', did you mean 'import-cycle'"),
    ("rules:\n  Import_Cycle: error", "2:3: unknown rule 'Import_Cycle', did you mean 'import-cycle'"),
    ("rules:\n  deep-inheritence: 5", "2:3: unknown rule 'deep-inheritence', did you mean 'deep-inheritance'"),
    ("rules:\n  deep-inheritance:\n    limt: 5", "3:5: unknown option of 'deep-inheritance' 'limt', did you mean 'limit'"),
    ("rules:\n  deep-inheritance: {lvel: error}", "2:22: unknown option of 'deep-inheritance' 'lvel', did you mean 'level'"),
    ("rules:\n  type-cycle: {depth: 3}", "2:16: unknown option of 'type-cycle' 'depth'; known are 'level'"),
    ("layers: [{name: Model, path: [Model/**]}]", "1:24: unknown key 'path', did you mean 'paths'"),
    ("layers: [{name: Model, paths: [Model/**], colour: red}]", "1:43: unknown key 'colour'; known are 'closed', 'name' and 'paths'"),
    ("layers: [{paths: [Model/**]}]", "1:10: missing key 'name'"),
    ("custom_rules: {}", "1:15: expected a list, found a map of keys and values"),

    // A value of the wrong type.
    ("rules:\n  deep-inheritance: errr", "2:21: expected 'error', 'warning', 'on', 'off', a number or a map of options, found 'errr', did you mean 'error'"),
    ("rules:\n  deep-inheritance: [5, 8]", "2:21: expected 'error', 'warning', 'on', 'off', a number or a map of options, found a list"),
    ("rules:\n  type-cycle: 5", "2:15: 'type-cycle' has no number to set"),
    ("rules:\n  category-sprawl: 5", "2:20: 'category-sprawl' has several numbers, name one of 'categories' and 'files'"),
    ("rules:\n  deep-inheritance: 5.5", "2:21: expected a whole number of 0 or more, found '5.5'"),
    ("rules:\n  deep-inheritance: -5", "2:21: expected a whole number of 0 or more, found '-5'"),
    ("rules:\n  deep-inheritance: {limit: five}", "2:29: expected a whole number of 0 or more, found 'five'"),
    ("rules:\n  deep-inheritance: {limit: '5'}", "2:29: expected a whole number of 0 or more, found '5'"),
    ("rules:\n  deep-inheritance: {limit: 99999999999999999999}", "2:29: expected a whole number of 0 or more, found '99999999999999999999'"),
    ("rules:\n  deep-inheritance: {limit: [5]}", "2:29: expected a whole number of 0 or more, found a list"),
    ("rules:\n  deep-inheritance: {limit: }", "2:29: expected a whole number of 0 or more, found nothing"),
    ("rules:\n  deep-inheritance: {ignored: UIView}", "2:31: expected a list, found 'UIView'"),
    ("rules:\n  deep-inheritance: {ignored: [UIView, {a: b}]}", "2:40: expected text, found a map of keys and values"),
    ("rules:\n  import-cycle: {isStrict: yes}", "2:28: expected true or false, found 'yes'"),
    ("rules:\n  import-cycle: {ratio: half}", "2:25: expected a number, found 'half'"),
    ("rules:\n  import-cycle: {unit: foldr}", "2:24: expected 'component', 'file', 'folder' or 'module', found 'foldr', did you mean 'folder'"),
    ("rules:\n  import-cycle: {level: fatal}", "2:25: expected 'error', 'off', 'on' or 'warning', found 'fatal'"),
    ("rules: [import-cycle]", "1:8: expected a map of rules, found a list"),
    ("layers: Model", "1:9: expected a list, found 'Model'"),
    ("baseline: [a]", "1:11: expected text, found a list"),
    ("roots: AppDelegate", "1:8: expected a list, found 'AppDelegate'"),
    ("roots: [{name: AppDelegate}]", "1:10: unknown key 'name', did you mean 'names'"),
    ("roots: [[a]]", "1:9: expected a selector such as {superclass: UIViewController}, found a list"),
    ("roles: [view]", "1:8: expected a map of roles, found a list"),
    ("roles:\n  view-controler: {names: A}", "2:3: unknown role 'view-controler', did you mean 'view-controller'"),
    ("roles:\n  coordinator: PSFlow", "2:16: expected a selector such as {superclass: UIViewController}, found 'PSFlow'"),
    ("roles:\n  coordinator: [{names: A}, {}]", "2:29: expected a selector such as {superclass: UIViewController}, found a map of keys and values"),
    ("roles:\n  view: {superclas: A}", "2:10: unknown key 'superclas', did you mean 'superclass'"),
    ("roles:\n  view: {role: veiw}", "2:9: unknown role 'veiw', did you mean 'view'"),
    ("roles:\n  view: {paths: [/tmp]}", "2:18: a pattern is relative to the folder that is read, without a leading '/', '.' or '..', found '/tmp'"),
    ("exclude: [[a]]", "1:11: expected a pattern such as 'Sources/**', or {path: 'Sources/**', optional: true}, found a list"),
    ("exclude: [{glob: a}]", "1:11: missing key 'path'"),
    ("exclude: [{path: a, option: true}]", "1:21: unknown key 'option', did you mean 'optional'"),
    ("exclude: [{path: a, optional: 1}]", "1:31: expected true or false, found '1'"),
    ("exclude: [/tmp/a]", "1:11: a pattern is relative to the folder that is read, without a leading '/', '.' or '..', found '/tmp/a'"),
    ("exclude: ['../a']", "1:11: a pattern is relative to the folder that is read, without a leading '/', '.' or '..', found '../a'"),
    ("- rules", "1:1: expected keys such as 'rules:', found a list"),
    ("rules", "1:1: expected keys such as 'rules:', found 'rules'"),
    ("[a]: b", "1:1: expected a name before the colon, found a list"),

    // Levels and thresholds that contradict each other.
    ("rules:\n  deep-inheritance: {warning: 8, error: 5}", "2:41: the number for 'error' must be above the one for 'warning'"),
    ("rules:\n  deep-inheritance: {level: error, warning: 5}", "2:36: 'warning' says both level and 'limit'; write either these or 'level' and 'limit'"),
    ("rules:\n  deep-inheritance: {limit: 3, error: 5}", "2:32: 'error' says both level and 'limit'; write either these or 'level' and 'limit'"),
    ("rules:\n  category-sprawl: {error: 5}", "2:21: 'error' sets a number, and 'category-sprawl' has several; write 'level: error'"),
    ("rules:\n  type-cycle: {error: 5}", "2:16: 'error' sets a number, and 'type-cycle' has none; write 'level: error'"),
    ("rules:\n  layer-violation: {layers: []}", "2:21: write 'layers' at the top level of the file"),

    // YAML itself.
    ("rules:\n  import-cycle: error\n  import-cycle: off", "2:3: the key 'import-cycle' is there twice"),
    ("exclude: [a, b", "2:1: not valid YAML: did not find expected ',' or ']' (while parsing a flow sequence from 1:10)"),
    ("exclude: [**/Pods/**]", "1:11: text that starts with '*' must stand in quotes"),
    ("exclude:\n  - *.m", "2:5: text that starts with '*' must stand in quotes"),
    ("exclude:\n  - *m", "2:5: text that starts with '*' must stand in quotes"),
    ("exclude: [!Pods]", "1:11: text that starts with '!' must stand in quotes"),
    ("rules:\n\timport-cycle: error", "2:1: not valid YAML: a tab; indent with spaces"),
    ("include: [&a x]", "1:11: anchors and aliases are not supported; text that starts with '&' or '*' must stand in quotes"),
    ("include: &a [x]\nexclude: *a", "2:10: anchors and aliases are not supported; text that starts with '&' or '*' must stand in quotes"),
    ("rules: {}\n---\nrules: {}", "2:1: expected one document, found a second one"),
    ("include: [a\u{0}b]", "1:12: not valid YAML: control characters are not allowed"),
  ])
  func errors(text: String, expected: String) {
    #expect(message(text) == ".arborist.yml:" + expected)
  }

  @Test func limits() {
    #expect(message(String(repeating: "#", count: 1_000_001)) == ".arborist.yml: the configuration is longer than 1 MB")
    #expect(error(bytes: [UInt8](repeating: 0x23, count: 1_000_001)) == ".arborist.yml: the configuration is longer than 1 MB")
    #expect(message("roots: [" + String(repeating: "a, ", count: 10_000) + "a]") == ".arborist.yml:1:30000: the configuration has more than 10,000 values")
    #expect(
      message("roots: " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
        == ".arborist.yml:1:108: the configuration is nested more than 100 deep")
    // Far deeper than the parser itself goes.
    for opening in ["[", "{", "- ", "? ", "[{a: "] {
      #expect(message(String(repeating: opening, count: 150_000)).hasSuffix(": the configuration is nested more than 100 deep"))
    }
  }

  @Test func aBombIsRefusedAtOnce() {
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1...30 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(message(bomb + "? *a30\n: x\n").hasPrefix(".arborist.yml:2:10: anchors and aliases are not supported"))
  }

  @Test func textThatIsNotUTF8() {
    #expect(error(bytes: Array("rules:\n  # ".utf8) + [0xE9] + Array("t\u{E9}\n".utf8)) == ".arborist.yml:2: not UTF-8 text")
    #expect(error(bytes: Array("rules:\n".utf8) + [0xC3]) == ".arborist.yml:2: not UTF-8 text")
    #expect(error(bytes: Array("# \u{E9}t\u{E9}\n".utf8)) == "no error")
  }

  @Test func commentsMaySayAnything() throws {
    #expect(try chosen("# &a and *a\nrules: # &b *b\n").count == 4)
    #expect(try read("exclude: ['&a', '*b', \"R&D *\"]").exclude.map(\.glob) == ["&a", "*b", "R&D *"])
  }

  // MARK: Patterns that match nothing

  @Test func patternsThatMatchNothingAreErrors() throws {
    let configuration = try read(
      """
      include: [Sources/**, Surces/**]
      exclude: [{path: Gone/**, optional: true}, Generated/**]
      layers: [{name: Model, paths: [Sources/Model/**, Sources/Data/**, {path: Sources/New/**, optional: true}]}]
      """)
    let unmatched = configuration.unmatched(
      unused: ["Surces/**", "Gone/**", "Generated/**"], paths: ["Sources/Model/A.m", "Sources/View/B.m"])
    #expect(
      unmatched.map(\.description) == [
        ".arborist.yml:1:23: no file matches 'Surces/**'; mend it, or write {path: 'Surces/**', optional: true}",
        ".arborist.yml:2:44: no file matches 'Generated/**'; mend it, or write {path: 'Generated/**', optional: true}",
        ".arborist.yml:3:50: no file matches 'Sources/Data/**'; mend it, or write {path: 'Sources/Data/**', optional: true}",
      ])
    #expect(Configuration().unmatched(unused: [], paths: []).isEmpty)
  }
}

// MARK: The only functions that know the API

private func at(_ line: Int, _ column: Int) -> Facts.SourceLocation { Facts.SourceLocation(".arborist.yml", line: line, column: column) }

private func read(_ text: String) throws -> Configuration {
  try Configuration.read(text: text, path: ".arborist.yml", rules: testRules)
}

/// The rules that run, as `id level`.
private func chosen(_ text: String) throws -> [String] {
  try read(text).rules(from: testRules).map { "\($0.rule.id) \($0.level)" }
}

private func message(_ text: String) -> String { error(bytes: Array(text.utf8)) }

private func error(bytes: [UInt8]) -> String {
  do throws(ConfigurationError) {
    _ = try Configuration.read(bytes: bytes, path: ".arborist.yml", rules: testRules)
    return "no error"
  } catch {
    return error.description
  }
}

/// Turning rules on and off by name, other settings for some paths, and files that extend others.
@Suite struct ConfigurationLayeringTests {
  private func read(_ text: String, beside files: [String: String] = [:]) throws(ConfigurationError) -> Configuration {
    try Configuration.read(bytes: Array(text.utf8), path: "dir/.arborist.yml", rules: testRules) { files[$0].map { Array($0.utf8) } }
  }

  private func ids(_ text: String) throws -> [String] { try read(text).rules(from: testRules).map { "\($0.rule.id) \($0.level)" } }

  @Test func rulesByName() throws {
    #expect(try ids("only_rules: [deep-inheritance, type-cycle]") == ["deep-inheritance warning", "type-cycle warning"])
    #expect(try ids("only_rules: deep-inheritance\nrules: {deep-inheritance: error, import-cycle: error}") == ["deep-inheritance error"])
    #expect(try ids("opt_in_rules: [type-cycle]").contains("type-cycle warning"))
    #expect(try ids("opt_in_rules: [type-cycle]\nrules: {type-cycle: error}").contains("type-cycle error"))
    #expect(try !ids("disabled_rules: [import-cycle]").contains { $0.hasPrefix("import-cycle") })
    #expect(try !ids("disabled_rules: [import-cycle]\nrules: {import-cycle: error}").contains { $0.hasPrefix("import-cycle") })
    let error = #expect(throws: ConfigurationError.self) { try ids("disabled_rules:\n  - import-cycles\n") }
    #expect(error?.description == "dir/.arborist.yml:2:5: unknown rule 'import-cycles', did you mean 'import-cycle'")
  }

  private func levels(_ text: String, at path: String) throws -> [String] {
    try read(text).rules(from: testRules).filter { $0.rule.id == "deep-inheritance" && $0.isFor(path) }
      .map { "\($0.level) \(($0.rule as? DeepRule)?.limit ?? 0)" }
  }

  @Test func overridesCountForTheirPathsAndTheLastOneWins() throws {
    let text = """
      rules: {deep-inheritance: {level: error, limit: 5}}
      overrides:
        - {paths: [Tests/**], rules: {deep-inheritance: {limit: 9}}}
        - {paths: [Tests/Old/**], rules: {deep-inheritance: off}}
        - {paths: Legacy/**, rules: {import-cycle: off}}
      """
    #expect(try levels(text, at: "Sources/a.h") == ["error 5"])
    #expect(try levels(text, at: "Tests/a.h") == ["error 9"])
    #expect(try levels(text, at: "Tests/Old/a.h") == [])
    #expect(try levels(text, at: "Legacy/a.h") == ["error 5"])
    #expect(
      try read(text).unmatched(unused: [], paths: ["Tests/a.h"]).map(\.message) == [
        "no file matches 'Tests/Old/**'; mend it, or write {path: 'Tests/Old/**', optional: true}",
        "no file matches 'Legacy/**'; mend it, or write {path: 'Legacy/**', optional: true}",
      ])
  }

  @Test(arguments: [
    ("overrides: {}", "1:12: expected a list, found a map of keys and values"),
    ("overrides: [{paths: [a]}]", "1:13: an override needs 'paths' and 'rules'"),
    ("overrides: [{path: [a], rules: {}}]", "1:14: unknown key 'path', did you mean 'paths'"),
    ("overrides: [{paths: [a], rules: {x: off}}]", "1:34: unknown rule 'x'; known are 'category-sprawl', 'deep-inheritance', 'import-cycle', 'layer-violation' and 'type-cycle'"),
    ("extends: /etc/passwd", "1:10: 'extends' takes a file beside this one, by its relative path, found '/etc/passwd'"),
    ("extends: preset:mvp", "1:10: unknown preset 'mvp', did you mean 'mvc'"),
    ("extends: preset:onion", "1:10: unknown preset 'onion'; known are 'coordinators', 'entity-boundary-control', 'functional-core' and 'mvc'"),
    ("extends: none.yml", "1:10: no file 'dir/none.yml'"),
    ("extends: .arborist.yml", "1:10: '.arborist.yml' extends this file in turn"),
  ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description == "dir/.arborist.yml:" + message)
  }

  @Test func allMistakesAreSaidAtOnceInTheOrderOfTheFiles() {
    let text = """
      extends: [none.yml, other.yml]
      rulez: {}
      exclude: [/tmp, Pods/**, ../x]
      only_rules: [x, import-cycle]
      rules:
        deep-inheritance: {levle: error, limit: many, warning: 3}
        import-cycle: loud
        nothing: off
        type-cycle: {level: loud}
      layers:
        - {name: A, path: x}
        - {nam: B, paths: [/y]}
        - {name: C, names: {}, modules: {}}
      overrides:
        - {path: [a], rules: {x: off, import-cycle: 5}}
        - {paths: [../a], rules: {deep-inheritance: {limit: few}}}
      roles: {vieww: {names: A}, view: {nams: A}}
      roots: [{}, {names: A, x: y, z: y}]
      """
    let error = #expect(throws: ConfigurationError.self) { try read(text, beside: ["dir/other.yml": "keys: {}\ninclude: [.]"]) }
    #expect(
      error?.all.map { "\($0.location.path.dropFirst(4)) \($0.location.line):\($0.location.column)" } == [
        ".arborist.yml 1:11", ".arborist.yml 2:1", ".arborist.yml 3:11", ".arborist.yml 3:26", ".arborist.yml 4:14", ".arborist.yml 6:22",
        ".arborist.yml 6:43", ".arborist.yml 7:17", ".arborist.yml 8:3", ".arborist.yml 9:23", ".arborist.yml 11:15", ".arborist.yml 12:6",
        ".arborist.yml 12:22", ".arborist.yml 13:5", ".arborist.yml 15:6",
        ".arborist.yml 15:25", ".arborist.yml 15:47", ".arborist.yml 16:14", ".arborist.yml 16:55", ".arborist.yml 17:9", ".arborist.yml 17:35",
        ".arborist.yml 18:9", ".arborist.yml 18:24", ".arborist.yml 18:30", "other.yml 1:1", "other.yml 2:11",
      ])
  }

  @Test func aFileIsLaidOverThoseItExtends() throws {
    let files = [
      "shared/base.yml": "rules: {deep-inheritance: {level: error, limit: 5}, import-cycle: warning}\nexclude: [Pods/**]\ndisabled_rules: [category-sprawl]\n",
      "dir/near.yml": "extends: ../shared/base.yml\nroots: [AppDelegate]\n",
    ]
    let configuration = try read("extends: near.yml\nrules: {deep-inheritance: 8}\nexclude: [vendor/**]\ndisabled_rules: [layer-violation]\n", beside: files)
    #expect(configuration.rules(from: testRules).map { "\($0.rule.id) \($0.level)" } == ["deep-inheritance warning", "import-cycle warning"])
    #expect(configuration.exclude.map(\.glob) == ["vendor/**"])
    #expect(configuration.roots.map(\.names) == [["AppDelegate"]])
  }

  @Test func aMistakeInAnExtendedFileIsNamedThere() {
    let error = #expect(throws: ConfigurationError.self) { try read("extends: other.yml", beside: ["dir/other.yml": "rulez: {}"]) }
    #expect(error?.description == "dir/other.yml:1:1: unknown key 'rulez', did you mean 'rules'")
    let circle = #expect(throws: ConfigurationError.self) {
      try read("extends: a.yml", beside: ["dir/a.yml": "extends: b.yml", "dir/b.yml": "extends: a.yml"])
    }
    #expect(circle?.description == "dir/b.yml:1:10: 'a.yml' extends this file in turn")
  }
}
