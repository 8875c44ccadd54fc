import Foundation
import Testing
import TestSupport

/// `arborist config`.
@Suite struct ConfigCommandTests {
  @Test("prints what counts, as a configuration that says the same")
  func effective() throws {
    let source = """
      //- .arborist.yml
      extends: shared/base.yml
      exclude: [Pods/**]
      rules:
        deep-inheritance: {warning: 3, error: 5}
        category-sprawl: off
      overrides:
        - {paths: ["Tests/**"], rules: {import-cycle: warning}}
      layers: [{name: Model, paths: [Model/**]}]
      custom_rules:
        - {name: islands, from: {paths: [Features/(*)/**]}, to: {paths: [Features/**], not: {paths: [Features/$1/**]}}}
        - {name: alone, from: {role: view}, allowed: {names: [A]}, relation: imports, level: warning, because: it is so}
      roles: {coordinator: [{names: "*Flow"}], view: {superclass: PSPane, not: {names: PSDialog}}}
      roots: [AppDelegate, {protocol: PSPlugin}]
      //- shared/base.yml
      rules: {import-cycle: {unit: folder}}
      """
    try Fixture(source).inFolder { folder in
      let result = try Tool.run(["config", "--effective"], in: folder)
      #expect(result.status == 0)
      #expect(
        result.output.hasPrefix(
          """
          # .arborist.yml
          exclude: ['Pods/**']
          roles: {"coordinator":[{"names":["*Flow"]}],"view":[{"not":[{"names":["PSDialog"]}],"superclass":["PSPane"]}]}
          roots: [{"names":["AppDelegate"]},{"protocol":["PSPlugin"]}]
          layers: [
          """))
      let lines = Set(result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") })
      #expect(
        lines.isSuperset(of: [
          "category-sprawl: off", "deep-inheritance: {warning: 3, error: 5}", "import-cycle: {level: error, unit: \"folder\"}",
          "- paths: ['Tests/**']", "import-cycle: {level: warning, unit: \"folder\"}",
        ]))
      try Data(result.output.utf8).write(to: URL(fileURLWithPath: folder + "/effective.yml"))
      let again = try Tool.run(["config", "--effective", "--config", "effective.yml"], in: folder)
      #expect(again.output.split(separator: "\n").dropFirst() == result.output.split(separator: "\n").dropFirst())
      #expect(try Tool.run(["config"], in: folder).errors == ".arborist.yml: no mistakes\n")
    }
  }
}
