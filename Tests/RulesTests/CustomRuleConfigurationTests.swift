import Analysis
import Driver
import Testing

/// What a configuration says under `custom_rules`, and what it may not say.
@Suite struct CustomRuleConfigurationTests {
  private func read(_ rule: String) throws(ConfigurationError) -> [ForbiddenDependency] {
    try Configuration.read(text: "custom_rules:\n  - \(rule)\n", path: "c.yml", rules: allRules).rules(from: allRules).compactMap { $0.rule as? ForbiddenDependency }
  }

  @Test func eachLevelIsARunOfItsOwn() throws {
    let text = """
      custom_rules:
        - {name: a, from: {names: A}, to: {names: B}}
        - {name: b, from: {names: A}, to: {names: B}, level: warning}
      """
    let runs = try Configuration.read(text: text, path: "c.yml", rules: allRules).rules(from: allRules).filter { $0.rule is ForbiddenDependency }
    #expect(runs.map { "\($0.level) \(($0.rule as! ForbiddenDependency).rules.map(\.name))" } == [#"warning ["b"]"#, #"error ["a"]"#])
    let off = try Configuration.read(text: text + "\nrules: {forbidden-dependency: off}", path: "c.yml", rules: allRules)
    #expect(off.rules(from: allRules).allSatisfy { !($0.rule is ForbiddenDependency) })
  }

  @Test("an override gives the project's rules another level in its paths, or turns them off there")
  func overrides() throws {
    let text = """
      custom_rules:
        - {name: a, from: {names: A}, to: {names: B}}
        - {name: b, from: {names: A}, to: {names: B}, level: warning}
      overrides:
        - {paths: Tests/**, rules: {forbidden-dependency: warning}}
        - {paths: Old/**, rules: {forbidden-dependency: off}}
        - {paths: New/**, rules: {forbidden-dependency: on}}
      """
    let runs = try Configuration.read(text: text, path: "c.yml", rules: allRules).rules(from: allRules).filter { $0.rule is ForbiddenDependency }
    func levels(at path: String) -> [String] {
      runs.filter { $0.isFor(path) }.flatMap { run in (run.rule as! ForbiddenDependency).rules.map { "\($0.name) \(run.level)" } }
    }
    #expect(levels(at: "Sources/a.m") == ["b warning", "a error"])
    #expect(levels(at: "Tests/a.m") == ["a warning", "b warning"])
    #expect(levels(at: "Old/a.m") == [])
    #expect(levels(at: "New/a.m") == ["b warning", "a error"])
  }

  @Test(arguments: [
    ("{name: a, from: {names: A}}", "2:5: 'a' needs one of 'to', 'allowed' and 'required', and has 0"),
    ("{name: a, from: {names: A}, to: {names: B}, allowed: {names: C}}", "2:5: 'a' needs one of 'to', 'allowed' and 'required', and has 2"),
    ("{name: a, from: {names: A}, required: {names: B}, reachable: true}", "2:5: 'reachable' goes with 'to'"),
    ("{name: a, from: {name: A}, to: {names: B}}", "2:22: unknown key 'name', did you mean 'names'"),
    ("{name: a, from: {role: veiw}, to: {names: B}}", "2:21: unknown role 'veiw', did you mean 'view'"),
    (
      "{name: a, from: {paths: ['**/(*)/x']}, to: {names: B}}", "2:21: '**/(*)/x': '(*)' stands for a folder or file name or a part of one, once in each, and not behind '**' or beside other wildcards"
    ),
    ("{name: a, from: {names: ['*(*)']}, to: {names: B}}", "2:21: '*(*)': '(*)' can stand once in a name, without other wildcards"),
    (
      "{name: a, from: {names: A}, to: {names: B}, relation: owns}",
      "2:59: expected 'captures', 'conforms', 'contains', 'creates', 'extends', 'holds', 'imports', 'inherits', 'names' or 'uses', found 'owns'"
    ),
  ])
  func mistakes(rule: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(rule) }
    #expect(error?.description == "c.yml:" + message)
  }
}
