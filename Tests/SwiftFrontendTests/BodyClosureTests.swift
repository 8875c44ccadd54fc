import Testing

/// What the front-end makes of closures, and what they capture. Source in, code out: see `loweredSwift`.
@Suite struct BodyClosureTests {
  @Test("capture lists")
  func lists() throws {
    #expect(
      try loweredSwift(
        """
        class Screen {
          weak var delegate: Node?
          var onTap: (() -> Void)?
          func work() {}
          func f(node: Node) {
            onTap = { [weak self] in self?.work() }
            onTap = { [unowned self, weak node] in self.work(); node?.next = nil }
            onTap = { [weak delegate = self.delegate] in print(delegate as Any) }
            onTap = { [self] in work() }
          }
        }
        """) == """
          method Screen.work() of Screen {}
          method Screen.f(node:) of Screen (node node: Node) {
            store closure [weak self] {
              return (call work() to {Screen.work()} on self)
            } in self.Screen::onTap
            store closure [unowned self, weak node as node: Node] {
              call work() to {Screen.work()} on self
              store null in node.Node::next
            } in self.Screen::onTap
            store closure [weak self.Screen::delegate as delegate: Node] {
              return call print(_:) (cast delegate to unknown)
            } in self.Screen::onTap
            store closure [self] {
              return call work() to {Screen.work()} on self
            } in self.Screen::onTap
          }
          """)
  }

  @Test("what a closure captures without a list")
  func implicit() throws {
    #expect(
      try loweredSwift(
        """
        class Screen {
          let node = Node()
          static var all: [Screen] = []
          var onTap: (() -> Void)?
          func work() {}
          func f(given: Node) {
            let fixed = given.next
            var count = 0
            onTap = { fixed?.next = given; count += 1 }
            onTap = { work() }
            onTap = { print(node) }
            onTap = { Screen.all = [] }
          }
        }
        """) == """
          initialValue Screen.node.initial of Screen returns Node {
            store initialize call init() on new Node returns Node in self->Screen::node
          }
          initialValue Screen.all.initial@static of Screen is static returns collection Screen {
            Screen::all = []
          }
          method Screen.work() of Screen {}
          method Screen.f(given:) of Screen (given given: Node) {
            var fixed: Node = given.Node::next
            var boxed count = literal
            store closure [given as given: Node, fixed as fixed: Node, &count] {
              store given in fixed.Node::next
              count = either (count, literal)
            } in self.Screen::onTap
            store closure [self] {
              return call work() to {Screen.work()} on self
            } in self.Screen::onTap
            store closure [self] {
              return call print(_:) (self.Screen::node)
            } in self.Screen::onTap
            store closure {
              Screen::all = []
            } in self.Screen::onTap
          }
          """)
  }

  @Test("a name that only an unknown superclass could have makes no closure capture")
  func unknownNames() throws {
    #expect(
      try loweredSwift(
        """
        import Library
        class Screen: LibraryScreen {
          var onTap: (() -> Void)?
          func f() {
            onTap = { note(1) }
            onTap = { [weak self] in report(self) }
            onTap = {
              self.f()
              note(1)
            }
            note(2)
          }
        }
        """) == """
          method Screen.f() of Screen {
            store closure {
              return call note(_:) (literal)
            } in self.Screen::onTap
            store closure [weak self] {
              %0 = self
              return call report(_:) on self (%0)
            } in self.Screen::onTap
            store closure [self] {
              call f() to {Screen.f()} on self
              call note(_:) on self (literal)
            } in self.Screen::onTap
            call note(_:) on self (literal)
          }
          """)
  }

  @Test("what an inner closure captures, the outer one does, and no stronger")
  func nested() throws {
    #expect(
      try loweredSwift(
        """
        func later(_ body: @escaping () -> Void) {}
        class Screen {
          var node = Node()
          func f(given: Node) {
            later { later { self.node = given } }
            later { [weak self] in later { self?.node = given } }
            later { [weak self] in
              guard let self else { return }
              later { node = given }
            }
            later { later { [weak self] in self?.node = given } }
          }
        }
        """) == """
          function later(_:) (body: closure) {}
          initialValue Screen.node.initial of Screen returns Node {
            store initialize call init() on new Node returns Node in self->Screen::node
          }
          method Screen.f(given:) of Screen (given given: Node) {
            %0 = self
            call later(_:) to {later(_:)} (trailing closure [given as given: Node, %0 as self] {
              %0 = self
              return call later(_:) to {later(_:)} (trailing closure [given as given: Node, %0 as self] {
                store given in self.Screen::node
              })
            })
            call later(_:) to {later(_:)} (trailing closure [weak self, given as given: Node] {
              %0 = self
              return call later(_:) to {later(_:)} (trailing closure [given as given: Node, weak %0 as self] {
                store given in self.Screen::node
              })
            })
            call later(_:) to {later(_:)} (trailing closure [weak self, given as #1] {
              var "self": Screen = self
              branch {
                return
              } or {}
              %1 = "self"
              var given: Node
              call later(_:) to {later(_:)} (trailing closure [given as given: Node, %1 as self] {
                store given in self.Screen::node
              })
            })
            %12 = self
            call later(_:) to {later(_:)} (trailing closure [given as given: Node, %12 as self] {
              return call later(_:) to {later(_:)} (trailing closure [weak self, given as given: Node] {
                store given in self.Screen::node
              })
            })
          }
          """)
  }

  @Test("parameters without names, and closures behind the parentheses")
  func shorthand() throws {
    #expect(
      try loweredSwift(
        """
        func pair(_ n: Int, first: (Node, Node) -> Void, then: () -> Void) {}
        func f(all: [Node]) {
          all.forEach { $0.next = nil }
          pair(1) { $1.next = $0 } then: { print(all) }
          let heads = all.map { $0.next }
          heads.first?.attach(all[0])
        }
        """) == """
          function pair(_:first:then:) (n: value Swift.Int, noescape first first: closure, noescape then then: closure) {}
          function f(all:) (all all: collection Node) {
            call forEach() on all (trailing closure ($0: Node) {
              store null in $0.Node::next
            })
            %3 = closure ($0: Node, $1: Node) {
              store $0 in $1.Node::next
            }
            %5 = closure [all as all: collection Node] {
              return call print(_:) (all)
            }
            call pair(_:first:then:) to {pair(_:first:then:)} (literal, trailing %3, trailing then: %5)
            var heads: collection Node = call map() on all (trailing closure ($0: Node) returns Node {
              return $0.Node::next
            }) returns collection Node
            call attach(_:) to {Node.attach(_:)} on heads[] (all[])
          }
          """)
  }

  @Test("an argument that goes to an autoclosure is a closure")
  func autoclosures() throws {
    #expect(
      try loweredSwift(
        """
        class Log {
          var texts: [() -> String] = []
          func note(_ text: @autoclosure @escaping () -> String, level: Int = 0) { texts.append(text) }
        }
        class Screen {
          let log = Log()
          func name() -> String { "" }
          func f(node: Node) { log.note(name()); log.note("\\(node)", level: 1); log.note("plain") }
        }
        """) == """
          initialValue Log.texts.initial of Log returns collection {
            store [] in self->Log::texts
          }
          method Log.note(_:level:) of Log (autoclosure text: closure, default level level: value Swift.Int) {
            call append(_:) on self.Log::texts (text)
          }
          initialValue Screen.log.initial of Screen returns Log {
            store initialize call init() on new Log returns Log in self->Screen::log
          }
          method Screen.name() of Screen returns value Swift.String {
            return literal
          }
          method Screen.f(node:) of Screen (node node: Node) {
            call note(_:level:) to {Log.note(_:level:)} on self.Screen::log (closure [self] returns value Swift.String {
              return call name() to {Screen.name()} on self returns value Swift.String
            })
            call note(_:level:) to {Log.note(_:level:)} on self.Screen::log (closure [node as node: Node] returns value Swift.String {
              return unknown value (node)
            }, level: literal)
            call note(_:level:) to {Log.note(_:level:)} on self.Screen::log (literal "plain")
          }
          """)
  }

  @Test("a function in a function is a closure in a local")
  func localFunctions() throws {
    #expect(
      try loweredSwift(
        """
        func f(a: Node) {
          func walk(_ n: Node) { if let next = n.next { walk(next) }; a.next = n }
          walk(a)
        }
        """) == """
          function f(a:) (a a: Node) {
            var boxed walk: closure
            walk = closure [unowned &walk as #2, a as #3] (n: Node) {
              var next: Node = n.Node::next
              branch {
                var boxed walk
                run walk (next)
              } or {}
              var a: Node
              store n in a.Node::next
            }
            run walk (a)
          }
          """)
  }

  @Test("a property that a class has from the platform is no method of the same first name")
  func inheritedProperty() throws {
    let code = try loweredSwift(
      """
      import AppKit
      class Panel: NSSplitViewController {
        func splitView(_ splitView: NSSplitView, colourOfDividerAt index: Int) {}
        func show() { take(self.splitView); take(splitView); take(colour) }
        func colour(at index: Int) {}
        func take(_ thing: Any) {}
      }
      """)
    #expect(code.ranges(of: " = self.splitView").count == 2)
    #expect(code.ranges(of: "bound ").count == 1)
    #expect(code.contains("bound colour(at:)"))
  }

  @Test("methods as values")
  func bound() throws {
    #expect(
      try loweredSwift(
        """
        class Screen {
          var onTap: (() -> Void)?
          func tapped() {}
          func tapped(by node: Node) {}
          func take(_ block: @escaping () -> Void) {}
          func f(other: Screen) {
            onTap = tapped
            onTap = other.tapped
            take(self.tapped)
            let unbound = Screen.tapped
            other.onTap = onTap
          }
        }
        """) == """
          method Screen.tapped() of Screen {}
          method Screen.tapped(by:) of Screen (by node: Node) {}
          method Screen.take(_:) of Screen (block: closure) {}
          method Screen.f(other:) of Screen (other other: Screen) {
            store (bound tapped() to {Screen.tapped(), Screen.tapped(by:)} on self) in self.Screen::onTap
            store (bound tapped() to {Screen.tapped(), Screen.tapped(by:)} on other) in self.Screen::onTap
            %7 = bound tapped() to {Screen.tapped(), Screen.tapped(by:)} on self
            call take(_:) to {Screen.take(_:)} on self (%7)
            var unbound: closure = unknown closure
            store self.Screen::onTap in other.Screen::onTap
          }
          """)
  }

  @Test("tasks, and what is waited for")
  func async() throws {
    #expect(
      try loweredSwift(
        """
        class Screen {
          func load() async -> Node { Node() }
          func f() async {
            async let a = load()
            let b = await load()
            b.next = await a
            Task { await self.load().next = nil }
            let c = await withCheckedContinuation { continuation in continuation.resume(returning: b) }
          }
        }
        """) == """
          method Screen.load() of Screen is async returns Node {
            return initialize call init() on new Node returns Node
          }
          method Screen.f() of Screen is async {
            var a: Node = call load() to {Screen.load()} on self returns Node
            var b: Node = await call load() to {Screen.load()} on self returns Node
            store a in b.Node::next
            %7 = closure [self] {
              store null in (await call load() to {Screen.load()} on self returns Node).Node::next
            }
            initialize call init() on new value _Concurrency.Task (trailing %7) returns value _Concurrency.Task
            var c = await call withCheckedContinuation() (trailing closure [b as b: Node] (continuation) {
              return call resume(returning:) on continuation (returning: b)
            })
          }
          """)
  }

  @Test("statements of a builder are evaluated in order")
  func builders() throws {
    #expect(
      try loweredSwift(
        """
        import SwiftUI
        struct Row: View { let text: String; var body: some View { Text(text) } }
        struct Table: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Row(text: "a")
              if isOn { Row(text: "b") }
              Button("x") { isOn = false }
            }
          }
        }
        """) == """
          getter Row.body.get of Row is ofValue returns SwiftUI.View {
            %1 = self.Row::text
            return initialize call init(_:) on new value SwiftUI.Text (%1) returns value SwiftUI.Text
          }
          getter Table.body.get of Table is ofValue returns SwiftUI.View {
            %1 = closure [self] is ofValue {
              %0 = literal
              initialize call init(text:) on new value Row (text: %0) returns value Row
              self.Table::isOn
              branch {
                %5 = literal
                initialize call init(text:) on new value Row (text: %5) returns value Row
              } or {}
              %9 = closure [self] is ofValue {
                store false in self.Table::isOn
              }
              %10 = literal
              initialize call init(_:) on new value SwiftUI.Button (%10, trailing %9) returns value SwiftUI.Button
            }
            return initialize call init() on new value SwiftUI.VStack (trailing %1) returns value SwiftUI.VStack
          }
          """)
  }

  @Test("a closure that makes the elements of a collection is none of them")
  func initialisers() throws {
    let code = try loweredSwift(
      """
      class Cipher {
        var parts: [UInt32] = []
        var byName: [String: Int] = [:]
        var tasks: [() -> Void] = []
        func next() {
          parts = Array(unsafeUninitializedCapacity: 8) { all, count in count = self.parts.count }
          byName = Dictionary(pairs, uniquingKeysWith: { self.parts.count + $0 })
          tasks = Array(repeating: { self.next() }, count: 2)
        }
      }
      """)
    // What is stored: nothing, the pairs, and a list with the last closure.
    #expect(code.split(separator: "\n").filter { $0.contains("cast (") }.map { $0.drop { $0 != "(" }.prefix { $0 != ")" } } == ["([]", "([%6]", "([%13]"], "\(code)")
    #expect(code.contains("%13 = closure [self] {"), "\(code)")
  }

  @Test("a shorthand is a parameter of the closure that says it, and not of the one around")
  func nestedShorthands() throws {
    let code = try loweredSwift(
      """
      class List { var all: [(Int) -> Void] = [] }
      func fill(_ list: List?, _ body: (Int) -> Void) {
        list.map {
          $0.all.append { print($0) }
        }
      }
      """)
    #expect(code.contains("(trailing closure ($0: value Swift.Int) {") && !code.contains("[$0"), "\(code)")
  }
}
