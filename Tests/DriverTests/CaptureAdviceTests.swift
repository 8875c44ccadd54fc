import Analysis
import Testing
import TestSupport

/// The advice for a closure names what the closure captures.
@Suite struct CaptureAdviceTests {
  @Test("self, a local under its own name, and a value", arguments: [
    ("func tie() { onTap = { self.show() } }", "capture 'Button' weakly, as in '[weak self]'"),
    ("static func make() { let button = Button(); button.onTap = { button.show() } }", "capture 'Button' weakly, as in '[weak button]'"),
  ])
  func names(_ method: String, _ advice: String) throws {
    let found = try report(of: "final class Button { var onTap: (() -> Void)?; func show() {}; \(method) }", defaultFile: "Button.swift").findings.map(\.finding)
    #expect(found.filter { $0.rule == "retain-cycle" }.map { $0.message.hasSuffix(advice) } == [true], "\(found.map(\.message))")
  }
}
