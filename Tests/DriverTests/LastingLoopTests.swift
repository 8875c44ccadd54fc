import Analysis
import Facts
import Testing
import TestSupport

/// Loops of objects that live as long as the program.
@Suite struct LastingLoopTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  @Test("a singleton of which only a test makes another, and what it makes and never lets go of") func singleton() throws {
    #expect(try loops("""
      //- Manager.swift
      final class Manager {
        static let shared = Manager()
        var done: (() -> Void)?
        var jobs: [Job] = []
        init() { done = { self.finish() } }
        func finish() {}
        func begin() {
          let job = Job(manager: self)
          jobs.append(job)
        }
      }
      final class Job {
        let manager: Manager
        init(manager: Manager) { self.manager = manager }
      }
      //- Tests/ManagerTests.swift
      func testManager() { _ = Manager() }
      """) == [])
  }

  @Test("a class of which the application makes several is none") func several() throws {
    #expect(try loops("""
      //- Manager.swift
      final class Manager {
        static let shared = Manager()
        var done: (() -> Void)?
        init() { done = { self.finish() } }
        func finish() {}
      }
      func other() -> Manager { Manager() }
      """) == ["Manager"])
  }
}
