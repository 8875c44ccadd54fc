import Driver
import Testing
import TestSupport

/// Closures that outlive the call they are written in, and what they keep alive.
@Suite struct CaptureTests {
  @Test("a closure that a member stores keeps self, unless its list says otherwise")
  func members() throws {
    let report = try swiftReport(
      """
      class Child { var onTap: (() -> Void)? }
      class Screen {
        var a: (() -> Void)?
        var b: (() -> Void)?
        var c: (() -> Void)?
        var d: (() -> Void)?
        var e: (() -> Void)?
        let child = Child()
        lazy var lazyHandler: () -> Void = { self.work() }
        func work() {}
        func set() {
          a = { self.work() }
          self.b = { [weak self] in self?.work() }
          c = { [unowned self] in work() }
          d = { print("nothing of self") }
          e = { [self] in work() }
          child.onTap = { [weak self] in guard let self else { return }; self.work() }
        }
      }
      """)
    #expect(
      report.facts(.captures) == [
        "Child captures Screen weak onTap", "Screen captures Screen strong a", "Screen captures Screen strong e", "Screen captures Screen strong lazyHandler",
        "Screen captures Screen unowned c", "Screen captures Screen weak b",
      ])
  }

  @Test("variables around the closure are captured as the list says; values are no objects")
  func variables() throws {
    let report = try swiftReport(
      """
      class Node {}
      struct Size {}
      class Screen {
        var a: (() -> Void)?
        func set(node: Node, size: Size, other: Node) {
          let local = Node()
          a = { [weak other] in print(node, size, other as Any, local); let own = Screen(); print(own) }
        }
      }
      """)
    #expect(report.facts(.captures) == ["Screen captures Node strong a", "Screen captures Node weak a", "Screen captures Size value a"])
  }

  @Test("an inner weak list makes the outer closure capture strongly")
  func nested() throws {
    let report = try swiftReport(
      """
      class Screen {
        var a: (() -> Void)?
        func set() { a = { later { [weak self] in self?.set() } } }
      }
      func later(_ body: @escaping () -> Void) {}
      """)
    #expect(report.facts(.captures) == ["Screen captures Screen strong a"])
  }

  @Test("subscriptions, timers and observers keep their closures")
  func platform() throws {
    let report = try swiftReport(
      """
      import Combine
      import Foundation
      class Screen {
        var bag: Set<AnyCancellable> = []
        var timer: Timer?
        var token: AnyCancellable?
        var count = 0
        func start(subject: PassthroughSubject<Int, Never>) {
          subject.sink { _ in self.count += 1 }.store(in: &bag)
          token = subject.sink { [weak self] in self?.count = $0 }
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [unowned self] _ in self.count += 1 }
          [1, 2].forEach { self.count += $0 }
          DispatchQueue.main.async { self.count = 0 }
        }
      }
      """)
    #expect(
      report.facts(.captures) == [
        "NSNotificationCenter captures Screen unowned block", "Screen captures Screen strong bag", "Screen captures Screen strong timer",
        "Screen captures Screen weak token",
      ])
  }

  @Test("a function of the project keeps what it stores, and nothing else")
  func handlers() throws {
    let report = try swiftReport(
      """
      class Service {
        private var handlers: [() -> Void] = []
        private var done: (() -> Void)?
        func onChange(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func whenDone(do body: @escaping () -> Void) { self.done = body }
        func once(_ body: () -> Void) { body() }
        init(start: @escaping () -> Void = {}) { done = start }
      }
      class Screen {
        let service = Service()
        var other: Service?
        func set() {
          service.onChange { self.set() }
          service.whenDone(do: { [weak self] in self?.set() })
          service.once { self.set() }
          other = Service { self.set() }
        }
      }
      """)
    #expect(
      report.facts(.captures) == [
        "Service captures Screen strong done [inferred]", "Service captures Screen strong handlers [inferred]", "Service captures Screen weak done [inferred]",
      ])
  }

  @Test("what a kept closure calls is kept with it")
  func handedOn() throws {
    let report = try swiftReport(
      """
      import Foundation
      protocol Store: AnyObject {
        func observe<T>(_ kind: T.Type, _ callback: @escaping (T?) -> Void) -> NSObjectProtocol
      }
      extension Store {
        func observe<T>(_ kind: T.Type, _ callback: @escaping (T?) -> Void) -> NSObjectProtocol {
          callback(nil)
          return NotificationCenter.default.addObserver(forName: nil, object: self, queue: nil) { [weak self] _ in
            if self != nil { callback(nil) }
          }
        }
        func whenever(_ body: @escaping () -> Void) { _ = observe(Int.self) { _ in body() } }
        func once(_ body: @escaping () -> Void) { later { body() } }
        func round(_ body: @escaping () -> Void) { round { body() } }
      }
      func later(_ body: @escaping () -> Void) {}
      class Document: Store { static let shared = Document() }
      class Reader {
        func start() { Document.shared.observe(Int.self) { [weak self] _ in self?.start() } }
      }
      class Writer {
        func start() { Document.shared.whenever { self.start() } }
      }
      class Passer {
        func start() {
          Document.shared.once { self.start() }
          Document.shared.round { self.start() }
        }
      }
      """)
    #expect(
      report.facts(.captures) == [
        "NSNotificationCenter captures Reader weak block [inferred]", "NSNotificationCenter captures Store weak block",
        "NSNotificationCenter captures Writer strong block [inferred]",
      ])
  }
}
