import Facts
import Rules

@testable import Analysis

/// The readers of what people and earlier runs say to arborist: configurations, remarks in sources, baselines.
extension Harness {
  static let ofSettings: [Harness] = [
    Harness("configuration", configurations) { bytes in
      do throws(ConfigurationError) {
        let configuration = try Configuration.read(bytes: bytes, path: ".arborist.yml", rules: allRules) { path in path == "base.yml" ? Array(configurations[1].utf8) : nil }
        return !configuration.rules(from: allRules).isEmpty
      } catch {
        // Messages may contain line ends, as they quote the text. Whoever shows them escapes these.
        precondition(error.all.allSatisfy { $0.location.line >= 1 }, "a mistake in no line")
        return false
      }
    },
    Harness("remark", ["disable:next import-cycle - the header is generated", "disable retain-cycle, import-cycle - why"]) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let remarks = [Remark(text, at: SourceLocation("a.m", line: 2), nextLine: 3), Remark("enable import-cycle", at: SourceLocation("a.m", line: 9))]
      // The first remark, on line 2, is the input. The second may be a mistake, where the first disables nothing that it could enable.
      return Suppressions(remarks, rules: allRules.map(\.id)).mistakes.allSatisfy { $0.location.line != 2 }
    },
    Harness("baseline", [#"{"schema": 1, "tool": "arborist", "findings": [{"count":1,"edges":["a -> b","b -> a"],"entities":["a","b"],"fingerprint":"0f","rule":"import-cycle"}]}"#]) { bytes in
      guard let baseline = try? Baseline(bytes: bytes) else { return false }
      _ = baseline.sift([], rules: Set(allRules.map(\.id)))
      let again = try? Baseline(bytes: Array(baseline.text.utf8))
      precondition(again == baseline, "what is written is read as something else")
      return true
    },
  ]

  private static let configurations = [
    "extends: [base.yml, \"preset:mvc\"]\ninclude: [Sources/**]\nexclude:\n  - \"**/Generated\"\nbaseline: b.json\nlayers:\n  - name: Model\n    paths: [Model/**]\n  - {name: View, names: [\"*View\"], independent: true}\nopt_in_rules: [scattered-state]\nrules:\n  import-cycle: error\n  deep-inheritance: {limit: 3, level: warning}\noverrides:\n  - paths: [Tests/**]\n    rules: {retain-cycle: off}\n",
    "rules: {import-cycle: off}\ncustom_rules:\n  - name: no-view\n    from: {paths: [\"Model/**\"]}\n    to: {role: view}\n    because: \"'{source}' uses '{target}'\"\nroles: {coordinator: {names: \"*Flow\"}}\nroots: [App]\n",
  ]
}
