import Driver
import Testing
import TestSupport

/// Loops that types allow and no body proves.
@Suite struct TypeLoopTests {
  private func cuts(_ source: String, possible: Bool = true) throws -> [[String]] {
    try report(of: "//- .arborist.yml\nonly_rules: [retain-cycle]\nrules: {retain-cycle: {possible: \(possible)}}\n//- main.swift\n" + source).findings.map(\.finding)
      .map { $0.cuts.map { "\($0.source) -> \($0.target): \($0.reason)" } }
  }

  @Test("one finding a knot, and each of its cuts advised by the loop that it closes")
  func ownLoops() throws {
    #expect(
      try cuts(
        """
        final class Model {
          var done: (() -> Void)?
          var view: View?
          func run() {}
        }
        final class View { var model: Model? }
        func tie(_ first: Model, _ second: Model) { first.done = { second.run() } }
        """) == [
          [
            "Model -> Model: capture 'Model' weakly, as in '[weak self]'", "Model -> View: decide which of them owns the other, and make the way back weak",
          ]
        ])
  }

  @Test("by a member of a superclass, and what may stand behind a protocol")
  func substitutes() throws {
    #expect(
      try cuts(
        """
        protocol Source: AnyObject {}
        class Screen { var source: Source? }
        final class List: Screen {}
        final class Store: Source { var list: List? }
        """) == [["List -> Store: decide which of them owns the other, and make the way back weak"]])
  }

  @Test("where a closure is on the way, it captures weakly, and the member stays what it is")
  func closureOnTheWay() throws {
    #expect(
      try cuts(
        """
        final class Alert {
          var done: (() -> Void)?
        }
        final class Screen {
          var viewController: Alert?
          private func show(_ alert: Alert) {
            viewController = alert
            alert.done = { self.leave() }
          }
          func leave() {}
        }
        """, possible: false) == [["Alert -> Screen: capture 'Screen' weakly"]])
  }
}
