import Driver
import Testing
import TestSupport

/// What a configuration says of layers, in every form, and with everything else that a configuration can say.
@Suite struct LayerConfigurationTests {
  private static let layers = """
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}

    """
  private static let code = """
    //- Screens/Screen.h
    @interface Screen
    @end
    //- Model/User.h
    #import "../Screens/Screen.h"
    //- Model/Old/Note.h
    #import "../../Screens/Screen.h"
    //- tools/log.c
    int log_line;

    """

  /// The findings about layers, as `level place`.
  private func found(_ configuration: String, _ others: String = "") throws -> [String] {
    let report = try report(of: "//- .arborist.yml\n\(configuration)\n\(others)\n\(Self.code)")
    return report.findings.filter { $0.finding.rule == "layer-violation" }.map { "\($0.level) \($0.finding.location.path):\($0.finding.location.line)" }
  }

  @Test(
    "the forms of a rule",
    arguments: [
      ("", ["error Model/Old/Note.h:1", "error Model/User.h:1"]),
      ("rules: {layer-violation: warning}", ["warning Model/Old/Note.h:1", "warning Model/User.h:1"]),
      ("rules: {layer-violation: {level: warning, exhaustive: true}}", ["warning Model/Old/Note.h:1", "warning Model/User.h:1", "warning tools/log.c:0"]),
      ("rules: {layer-violation: off}", []),
      ("disabled_rules: layer-violation", []),
      ("only_rules: import-cycle", []),
      ("only_rules: layer-violation", ["error Model/Old/Note.h:1", "error Model/User.h:1"]),
    ])
  func forms(rest: String, expected: [String]) throws {
    #expect(try found(Self.layers + rest) == expected)
  }

  @Test("overrides have the layers, and the options of the rule that they do not speak of")
  func overrides() throws {
    let base = Self.layers + "rules: {layer-violation: {exhaustive: true}}\n"
    #expect(
      try found(base + "overrides: [{paths: [Model/Old/**], rules: {layer-violation: warning}}]")
        == ["warning Model/Old/Note.h:1", "error Model/User.h:1", "error tools/log.c:0"])
    #expect(try found(base + "overrides: [{paths: [Model/Old/**, tools/**], rules: {layer-violation: off}}]") == ["error Model/User.h:1"])
    #expect(
      try found(base + "overrides: [{paths: [tools/**], rules: {layer-violation: {exhaustive: false}}}]")
        == ["error Model/Old/Note.h:1", "error Model/User.h:1"])
  }

  @Test(
    "architectures by name",
    arguments: [
      ("mvc", ["List/ListScreen.swift", "Model/User.h", "Views/Cell.swift"]), ("coordinators", ["List/ListScreen.swift", "Model/User.h", "Views/Cell.swift"]),
      ("entity-boundary-control", ["Model/User.h"]), ("functional-core", ["Model/User.h"]),
    ])
  func presets(name: String, expected: [String]) throws {
    let report = try report(
      of: """
        //- .arborist.yml
        extends: preset:\(name)
        //- Model/User.h
        #import "../List/Table.h"
        //- List/Table.h
        #import <UIKit/UIKit.h>
        @interface Table : UIViewController
        @end
        //- List/ListScreen.swift
        import UIKit
        final class ListScreen: UIViewController { var coordinator: ListCoordinator? }
        //- List/ListCoordinator.swift
        import UIKit
        final class ListCoordinator { let screen = ListScreen() }
        //- Views/Cell.swift
        import UIKit
        final class Cell: UITableViewCell { func open() -> UIViewController { ListScreen() } }
        """)
    #expect(report.findings.filter { $0.finding.rule == "layer-violation" }.map(\.finding.location.path) == expected)
    #expect(report.findings.allSatisfy { $0.finding.rule != "forbidden-dependency" })
  }

  @Test("a core that draws is forbidden by the preset's own rule")
  func functionalCore() throws {
    let report = try report(of: "//- .arborist.yml\nextends: preset:functional-core\n//- Core/Price.swift\nimport UIKit\nstruct Price {}\n")
    #expect(report.findings.map(\.finding.rule) == ["forbidden-dependency"])
  }

  @Test("layers of the file that is extended count, and those of the file itself take their place")
  func extends() throws {
    let base = "//- shared/base.yml\n" + Self.layers + "rules: {layer-violation: {level: warning, exhaustive: true}}\n"
    #expect(try found("extends: shared/base.yml", base) == ["warning Model/Old/Note.h:1", "warning Model/User.h:1", "warning tools/log.c:0"])
    #expect(try found("extends: shared/base.yml\nrules: {layer-violation: error}", base) == ["error Model/Old/Note.h:1", "error Model/User.h:1"])
    #expect(try found("extends: shared/base.yml\nlayers: [{name: All, paths: [Screens, Model]}]", base) == ["warning tools/log.c:0"])
  }

  @Test("an exception that is not needed is found in the file that says it")
  func staleException() throws {
    let exception = "rules:\n  layer-violation:\n    exceptions:\n      - {from: Model/Old, to: Screens, because: it goes}\n      - {from: Gone, to: Screens, because: it went}\n"
    #expect(try found(Self.layers + exception) == ["error .arborist.yml:8", "error Model/User.h:1"])
    #expect(try found("extends: shared/base.yml", "//- shared/base.yml\n" + Self.layers + exception) == ["error Model/User.h:1", "error shared/base.yml:8"])
  }

  @Test("a run over a part of the project says nothing of exceptions for the rest")
  func partOfTheProject() throws {
    let exceptions = "rules: {layer-violation: {exceptions: [{from: Model/Old, to: Screens, because: a}, {from: tools, to: Screens, because: b}]}}"
    let source = "//- .arborist.yml\n\(Self.layers)\(exceptions)\n\(Self.code)"
    let found = try Fixture(source).inFolder { folder in
      try ["", "/Model", "/tools", "/Screens"].map { path in
        try analyze(Request([folder + path], workers: .inProcess)).findings.map { "\($0.finding.location)" }
      }
    }
    #expect(found == [[".arborist.yml:4:84", "Model/User.h:1:1"], ["Model/User.h:1:1"], [".arborist.yml:4:84"], []])
  }

  @Test(
    "what may not be said",
    arguments: [
      ("layers: [{name: A, role: veiw}]", "1:10: unknown role 'veiw', did you mean 'view'"),
      ("layers: [{name: A, paths: ['**/(*)/x']}]", "1:10: '**/(*)/x': '(*)' stands for a folder or file name or a part of one, once in each, and not behind '**' or beside other wildcards"),
      (
        "layers: [{name: A, kinds: [clas]}]",
        "1:28: expected 'category', 'class', 'enum', 'extension', 'file', 'function', 'module', 'protocol', 'resource', 'struct', 'union' or 'variable', found 'clas', did you mean 'class'"
      ),
      ("layers: [{name: A, layers: [{name: B, path: x}]}]", "1:39: unknown key 'path', did you mean 'paths'"),
      ("layers: [{name: A, superclas: UIView}]", "1:20: unknown key 'superclas', did you mean 'superclass'"),
      ("rules: {layer-violation: {exceptions: [{from: a, to: b}]}}", "1:40: missing key 'because'"),
      ("rules: {layer-violation: {exceptions: [{from: a, to: b, because: ' '}]}}", "1:40: give the reason in 'because'"),
      ("rules: {layer-violation: {exceptions: [{from: a, because: x}]}}", "1:40: missing key 'to'"),
      ("rules: {layer-violation: {exceptions: [{from: {name: a}, to: b, because: x}]}}", "1:48: unknown key 'name', did you mean 'names'"),
      ("rules: {layer-violation: 5}", "1:26: 'layer-violation' has no number to set"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try Configuration.read(text: text, path: "c.yml", rules: allRules) }
    #expect(error?.description == "c.yml:" + message)
  }

  @Test("a pattern of a layer matches something, or is optional, or belongs to an optional layer")
  func unmatchedPatterns() throws {
    let text = """
      layers:
        - {name: A, paths: [A/**, {path: B/**, optional: true}]}
        - {name: C, paths: C/**, optional: true, layers: [{name: D, paths: D/**}]}
        - {name: E, paths: [Model/(*)/**], layers: [{name: F, paths: [Model/$1/**, G/**]}]}
      """
    let configuration = try Configuration.read(text: text, path: "c.yml", rules: allRules)
    #expect(
      configuration.unmatched(unused: [], paths: ["Model/Old/Note.h"]).map { "\($0.location) \($0.message.prefix(22))" }
        == ["c.yml:2:23 no file matches 'A/**'", "c.yml:4:78 no file matches 'G/**'"])
  }

  @Test("each layer, exception and rule of the project's own says what is wrong with it")
  func allMistakes() {
    let text = """
      rules:
        layer-violation: {exhaustiv: true, exhaustive: maybe, exceptions: [{from: a, to: b}, {from: {rol: x}, to: b, because: x}]}
      layers:
        - {name: A, path: x}
        - {nam: B, paths: [/y]}
        - {name: C, names: {}, modules: {}, x: y}
      custom_rules:
        - {name: a, from: {name: x}, to: {names: y}}
        - {name: b, fromm: {names: x}}
      """
    let error = #expect(throws: ConfigurationError.self) { try Configuration.read(text: text, path: "c.yml", rules: allRules) }
    #expect(
      error?.all.map { "\($0.location.line):\($0.location.column)" } == [
        "2:21", "2:50", "2:70", "2:96", "4:15", "5:6", "5:22", "6:22", "6:35", "6:39", "8:22", "9:15",
      ])
  }
}
