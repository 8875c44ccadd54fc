internal import Analysis
internal import Facts
import Foundation
internal import Graphs
internal import Rules

/// Begins an expectation of a part of a codebase. Each throws where it does not hold, so it works in every test framework.
///
///     @Test func modelKnowsNoScreen() throws {
///       try expect(code.types(in: "Model")).toNotDependOn("Screens")
///     }
public func expect(_ part: Part) -> Expectation { Expectation(part: part) }

/// What a part of a codebase has to be like.
///
/// Each expectation throws `ExpectationFailed` where it does not hold, and where the part is empty: a folder that was renamed must not make a test pass.
public struct Expectation: Sendable {
  let part: Part

  /// Nothing of it depends on what lies in these folders or files. A thing does not depend on an object that other code stores in it: `cell.delegate = self` in a
  /// controller is no dependency of the cell.
  public func toNotDependOn(_ paths: String...) throws(ExpectationFailed) { try toNotDependOn(part.code.code(in: paths)) }

  /// Nothing of it depends on another part. O(dependencies of the part).
  public func toNotDependOn(_ other: Part) throws(ExpectationFailed) {
    try check("\(part.words) is expected not to depend on \(other.words)", part.rule { $0.to = other.selector })
  }

  /// Nothing of it depends on what lies in these folders or files, directly or through others.
  public func toNotReach(_ paths: String...) throws(ExpectationFailed) { try toNotReach(part.code.code(in: paths)) }

  /// Nothing of it depends on another part, directly or through others; each failure has a shortest chain. O(members of the part × dependencies of the codebase).
  public func toNotReach(_ other: Part) throws(ExpectationFailed) {
    let rule = part.rule {
      $0.to = other.selector
      $0.reachable = true
    }
    try check("\(part.words) is expected not to reach \(other.words)", rule)
  }

  /// Of the project's code it depends only on itself and on what lies in these folders or files. Other people's code does not count.
  public func toOnlyDependOn(_ paths: String...) throws(ExpectationFailed) { try toOnlyDependOn(part.code.code(in: paths)) }

  /// Of the project's code it depends only on itself and on another part.
  public func toOnlyDependOn(_ other: Part) throws(ExpectationFailed) {
    // Selectors have no "or" between them: what is in one of the two is not outside of both.
    var outside = Selector()
    outside.not = [part.selector, other.selector]
    var either = Selector()
    either.not = [outside]
    try check("\(part.words) is expected to depend on itself and \(other.words) only", part.rule { $0.allowed = either })
  }

  /// Each type of it conforms to a protocol of this name, as its declaration or an extension says.
  public func toConform(to name: String) throws(ExpectationFailed) { try toHave(name, .conforms, "to conform to '\(name)'") }

  /// Each type of it names this class as its superclass.
  public func toInherit(from name: String) throws(ExpectationFailed) { try toHave(name, .inherits, "to inherit from '\(name)'") }

  private func toHave(_ name: String, _ relation: Relation, _ words: String) throws(ExpectationFailed) {
    let rule = part.rule {
      var required = Selector()
      required.names = [name]
      $0.required = required
      $0.relation = [relation]
      $0.from.kinds = Entity.Kind.allCases.filter { $0.isType && $0 != .protocol }
    }
    try check("\(part.words) is expected \(words)", rule)
  }

  /// Each type of it has a name like this one; `*` stands for any letters: `*ViewController`.
  public func toBeNamed(_ pattern: String) throws(ExpectationFailed) {
    let types = try members()
    let fitting = Set(part.named(pattern).types)
    try fail(
      "\(part.words) is expected to be named '\(pattern)'",
      types.filter { !fitting.contains($0) }.map { type in
        Violation(Finding(rule: "", message: "'\(type.name)' is not named so", location: SourceLocation(type.file, line: type.line), subjects: [], names: []))
      })
  }

  /// The rules find nothing in its files: those that are named, or all that run. A finding is in the file of its first line.
  public func toHaveNoFindings(of rules: String...) throws {
    let found = try part.code.findings(rules)
    let files = try part.files()
    try fail("\(part.words) is expected to have no findings\(rules.isEmpty ? "" : " of " + listed(rules))", found.filter { files.contains($0.file) })
  }

  private func members() throws(ExpectationFailed) -> [TypeDescription] {
    let types = part.types
    if types.isEmpty { throw .empty(part) }
    return types
  }

  private func check(_ words: String, _ rule: CustomRule) throws(ExpectationFailed) {
    if part.isEmpty { throw .empty(part) }
    var check = ForbiddenDependency()
    check.rules = [rule]
    // Each message begins with the name of the rule, which is made up here.
    let prefix = rule.name + ": "
    try fail(words, check.check(part.code.report.graph).map { Violation($0, saying: String($0.message.dropFirst(prefix.count)), rule: "") })
  }

  private func fail(_ words: String, _ violations: [Violation]) throws(ExpectationFailed) {
    if !violations.isEmpty { throw ExpectationFailed(expectation: words, violations: violations.sorted { ($0.file, $0.line) < ($1.file, $1.line) }) }
  }
}

extension Part {
  /// O(entities).
  var isEmpty: Bool {
    let selection = code.selection
    return !code.report.graph.entities.indices.contains { !code.report.graph.entities[$0].isExternal && selection.means(selector, $0) }
  }

  /// The files that it lies in.
  func files() throws(ExpectationFailed) -> Set<String> {
    let (graph, selection) = (code.report.graph, code.selection)
    let files = Set(graph.entities.indices.filter { !graph.entities[$0].isExternal && selection.means(selector, $0) }.compactMap { graph.path(of: $0) })
    if files.isEmpty { throw .empty(self) }
    return files
  }

  func rule(_ fill: (inout CustomRule) -> Void) -> CustomRule {
    var rule = CustomRule("expectation", from: selector)
    fill(&rule)
    return rule
  }
}

/// Why an expectation does not hold: the lines that violate it.
public struct ExpectationFailed: Error, CustomStringConvertible, LocalizedError {
  /// `'Model/**' is expected not to depend on 'Screens'`
  public let expectation: String
  /// By file and line. Empty where the part itself is empty.
  public let violations: [Violation]

  static func empty(_ part: Part) -> ExpectationFailed {
    ExpectationFailed(expectation: "nothing is meant by \(part.words): mend the path or the name", violations: [])
  }

  /// The expectation, and a line for each violation that reads like a finding.
  public var description: String { ([expectation + (violations.isEmpty ? "" : ":")] + violations.map(\.description)).joined(separator: "\n") }
  public var errorDescription: String? { description }
}
