import Testing

/// What the front-end makes of calls and declarations: which function is meant, and what parameters say. Source in, code out: see `loweredSwift`.
@Suite struct BodyCallTests {
  @Test("a function of the type that has the name of a property of its objects")
  func namesakes() throws {
    #expect(
      try loweredSwift(
        """
        struct Page {
          var text: String
          static func text(from node: Node) -> Node { node }
        }
        func f(node: Node) { Page.text(from: node) }
        """) == """
          method Page.text(from:)@static of Page is static, ofValue (from node: Node) returns Node {
            return node
          }
          function f(node:) (node node: Node) {
            %0 = node
            call text(from:) to {Page.text(from:)@static} on type value Page (from: %0) returns Node
          }
          """)
  }

  @Test("initial values and observers")
  func initials() throws {
    #expect(
      try loweredSwift(
        """
        class Screen {
          let node = Node()
          static let shared = Screen()
          var count = 0
          lazy var work: () -> Void = { self.node.next = nil }
          lazy var made: Node = { let n = Node(); n.next = node; return n }()
          var state: Node? { willSet { newValue?.next = nil } didSet { oldValue?.attach(node) } }
          var first: Node? { node.next }
        }
        let global = Node()
        """) == """
          initialValue Screen.node.initial of Screen returns Node {
            store initialize call init() on new Node returns Node in self->Screen::node
          }
          initialValue Screen.shared.initial@static of Screen is static returns Screen {
            Screen::shared = initialize call init() on new Screen returns Screen
          }
          initialValue Screen.work.initial of Screen is lazy returns closure {
            store closure [self] {
              store null in self.Screen::node.Node::next
            } in self->Screen::work
          }
          initialValue Screen.made.initial of Screen is lazy returns Node {
            store run (closure [self] returns Node {
              var n: Node = initialize call init() on new Node returns Node
              store self.Screen::node in n.Node::next
              return n
            }) returns Node in self->Screen::made
          }
          willSet Screen.state.willSet of Screen (newValue: Node) {
            store null in newValue.Node::next
          }
          didSet Screen.state.didSet of Screen (oldValue: Node) {
            call attach(_:) to {Node.attach(_:)} on oldValue (self.Screen::node)
          }
          getter Screen.first.get of Screen returns Node {
            return self.Screen::node.Node::next
          }
          initialValue global.initial returns Node {
            global::global = initialize call init() on new Node returns Node
          }
          """)
  }

  @Test("members of the type that is expected of an element or of one of two values")
  func expectedOfParts() throws {
    #expect(
      try loweredSwift(
        """
        final class Tab { static var editor: Tab { Tab() } }
        func show(_ tabs: [Tab], by: [String: Tab]) {}
        func f(flag: Bool) {
          show([.editor], by: ["a": .editor])
          let one: Tab = flag ? .editor : .editor
        }
        """) == """
          getter Tab.editor.get@static of Tab is static returns Tab {
            return initialize call init() on new Tab returns Tab
          }
          function show(_:by:) (tabs: collection Tab, by by: collection Tab) {}
          function f(flag:) (flag flag: value Swift.Bool) {
            call show(_:by:) to {show(_:by:)} ([Tab::editor], by: [Tab::editor])
            flag
            var one: Tab = either (Tab::editor, Tab::editor)
          }
          """)
  }

  @Test("new objects, cases with a payload, and initialisers that nobody wrote")
  func construction() throws {
    #expect(
      try loweredSwift(
        """
        enum Load { case done(Node), idle; static func make(_ n: Node) -> Load { .done(n) } }
        struct Item { var node: Node; var action: () -> Void }
        class Base { init(node: Node) {} }
        class Derived: Base { init() { super.init(node: Node()) }; convenience init(x: Int) { self.init() } }
        enum Space { class Inner {} }
        func f(n: Node) {
          let a = Load.done(n)
          let b: Load = .done(n)
          take(.idle, .make(n))
          let c = Item(node: n) { n.next = nil }
          let d = Derived(node: n)
          let e = Space.Inner()
          let g = [Node]()
        }
        func take(_ a: Load, _ b: Load) {}
        """) == """
          method Load.make(_:)@static of Load is static, ofValue (n: Node) returns value Load {
            return cast ([n, case done of Load]) to value Load
          }
          initializer Base.init(node:) of Base (node node: Node) {}
          initializer Derived.init() of Derived {
            super call init(node:) to {Base.init(node:)} on self (node: initialize call init() on new Node returns Node)
          }
          initializer Derived.init(x:) of Derived (x x: value Swift.Int) {
            call init() to {Derived.init()} on self
          }
          function f(n:) (n n: Node) {
            var a: value Load = cast ([n, case done of Load]) to value Load
            var b: value Load = cast ([n, case done of Load]) to value Load
            %9 = cast case idle of Load to value Load
            %10 = n
            call take(_:_:) to {take(_:_:)} (%9, call make(_:) to {Load.make(_:)@static} on type value Load (%10) returns value Load)
            %14 = n
            %16 = closure [n as n: Node] {
              store null in n.Node::next
            }
            var c: value Item = initialize call init(node:) on new value Item (node: %14, trailing %16) returns value Item
            %19 = n
            var d: Derived = initialize call init(node:) to {Base.init(node:)} on new Derived (node: %19) returns Derived
            var e: Space.Inner = initialize call init() on new Space.Inner returns Space.Inner
            var g: collection Node = cast ([]) to collection Node
          }
          function take(_:_:) (a: value Load, b: value Load) {}
          """)
  }

  @Test("a closure behind a call is none that an autoclosure makes")
  func closureAndAutoclosure() throws {
    #expect(
      try loweredSwift(
        """
        class Store {
          func check(_ change: @escaping () -> Void) {}
          func check(types: @escaping @autoclosure () -> Node) {}
        }
        func f(s: Store) { s.check {} }
        """
      ).contains("call check(_:) to {Store.check(_:)} on s (trailing closure {})"))
  }

  @Test("an autoclosure of another initialiser says nothing of one that has other labels")
  func autoclosureOfAnother() throws {
    let code = try loweredSwift(
      """
      class Settings { init(name: Int, node: @escaping @autoclosure () -> Node) {} }
      class List { init(of: Int, node: Node) {} }
      class Owner {
        let stored: Node
        let list: List
        let settings: Settings
        init(n: Node) { stored = n; list = .init(of: 1, node: stored); settings = .init(name: 1, node: stored) }
      }
      """)
    #expect(code.contains("%3 = self.Owner::stored"), "\(code)")
    #expect(code.split(separator: "closure [self]").count == 2, "\(code)")
  }

  @Test("which function a call may mean")
  func overloads() throws {
    #expect(
      try loweredSwift(
        """
        class Store {
          func write(_ value: Node) {}
          func write(_ change: (Node) -> Void) {}
          func write(_ value: Node, to: Int, force: Bool = false) {}
          static func write(_ value: Node, twice: Bool) {}
          func same(_ x: Int) {}
          func same(_ x: String) {}
        }
        class Special: Store { override func write(_ value: Node) { super.write(value) } }
        protocol Source { func load() }
        extension Source { func load() {}; func twice() { load(); load() } }
        func f(s: Store, n: Node, special: Special, source: any Source, v: Int) {
          s.write(n)
          s.write { $0.next = nil }
          s.write(n, to: 1)
          Store.write(n, twice: true)
          special.write(n)
          special.write(n, to: 2, force: true)
          source.load()
          source.twice()
          s.same(v)
          print(n)
        }
        """) == """
          method Store.write(_:) of Store ("value": Node) {}
          method Store.write(_:)~2 of Store (noescape change: closure) {}
          method Store.write(_:to:force:) of Store ("value": Node, "to" "to": value Swift.Int, default force force: value Swift.Bool) {}
          method Store.write(_:twice:)@static of Store is static ("value": Node, twice twice: value Swift.Bool) {}
          method Store.same(_:) of Store (x: value Swift.Int) {}
          method Store.same(_:)~2 of Store (x: value Swift.String) {}
          method Special.write(_:) of Special is overrides ("value": Node) {
            super call write(_:) to {Store.write(_:)} on self ("value")
          }
          method Source.load() of Source {}
          method Source.twice() of Source {
            call load() to {Source.load()} on self
            call load() to {Source.load()} on self
          }
          function f(s:n:special:source:v:) (s s: Store, n n: Node, special special: Special, source source: Source, v v: value Swift.Int) {
            call write(_:) to {Store.write(_:)} on s (n)
            call write(_:) to {Store.write(_:)~2} on s (trailing closure ($0: Node) {
              store null in $0.Node::next
            })
            call write(_:to:force:) to {Store.write(_:to:force:)} on s (n, "to": literal)
            %10 = n
            call write(_:twice:) to {Store.write(_:twice:)@static} on type Store (%10, twice: true)
            call write(_:) to {Special.write(_:)} on special (n)
            call write(_:to:force:) to {Store.write(_:to:force:)} on special (n, "to": literal, force: true)
            call load() to {Source.load()} on source
            call twice() to {Source.twice()} on source
            call same(_:) to {Store.same(_:)} on s (v)
            call print(_:) (n)
          }
          """)
  }

  @Test("what parameters say")
  func parameters() throws {
    #expect(
      try loweredSwift(
        """
        typealias Done = (Node) -> Void
        class Screen {
          func f(_ a: () -> Void, b: @escaping () -> Void, c: (() -> Void)?, d: Done, e: @escaping Done, g: inout Node, h: Node..., i: Int = 0) {}
          init<T>(t: T, n: (any Source)?, o: some Source, p: AnyObject, q: [String: Node], r: Set<Node>) {}
        }
        protocol Source: AnyObject {}
        """) == """
          method Screen.f(_:b:c:d:e:g:h:i:) of Screen (noescape a: closure, b b: closure, c c: closure, noescape d d: closure, e e: closure, inout g g: Node, variadic h h: collection Node, default i i: value Swift.Int) {}
          initializer Screen.init(t:n:o:p:q:r:) of Screen (t t, n n: Source, o o: Source, p p: object, q q: collection Node, r r: collection Node) {}
          """)
  }

  @Test("members that a superclass of the platform has")
  func inherited() throws {
    #expect(
      try loweredSwift(
        """
        import UIKit
        class Screen: UIViewController {
          func f() {
            view.isHidden = true
            title = nil
            present(self, animated: true) { dismiss(animated: false) }
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            round(1.5)
          }
        }
        """) == """
          method Screen.f() of Screen {
            store true in self.view.isHidden
            store null in self.title
            %5 = self
            %7 = closure [self] {
              return call dismiss(animated:) on self (animated: false)
            }
            call present(_:animated:) on self (%5, animated: true, trailing %7)
            %12 = closure [self] {
              store literal in self.view.alpha
            }
            call animate(withDuration:) on type "c:objc(cs)UIView" (withDuration: literal, trailing %12) returns "c:objc(cs)UIView"
            call round(_:) (literal)
          }
          """)
  }

  @Test("one id each")
  func same() throws {
    #expect(
      try loweredSwift(
        """
        extension Node {
          func a(_ x: Int) {}
          func a(_ x: String) {}
          static func a(_ x: Int) {}
        }
        func free() {}
        """) == """
          method Node.a(_:) of Node (x: value Swift.Int) {}
          method Node.a(_:)~2 of Node (x: value Swift.String) {}
          method Node.a(_:)@static of Node is static (x: value Swift.Int) {}
          function free() {}
          """)
  }

  @Test("operands are evaluated whatever is made of them")
  func others() throws {
    #expect(
      try loweredSwift(
        """
        func f(a: Node, b: Node, all: [Node]) {
          print("\\(a) and \\(b.next)")
          let sum = all + [a]
          let no = !(a === b) && all.isEmpty
          perform(#selector(getter: b), \\Node.next, on: a)
          swap(&a.next, &b.next)
          #warn(a)
        }
        """) == """
          function f(a:b:all:) (a a: Node, b b: Node, all all: collection Node) {
            call print(_:) (unknown value (a, b.Node::next))
            var sum: collection Node = either (all, [a])
            var no = unknown value (unknown value (unknown value (a, b)), all.isEmpty)
            %16 = unknown
            %17 = a
            call perform(_:_:on:) (literal, %16, "on": %17)
            call swap(_:_:) (a.Node::next, b.Node::next)
            unknown (a)
          }
          """)
  }

  @Test("a property of the platform beside the delegate methods that begin with its name")
  func propertyAndCallbacks() throws {
    #expect(
      try loweredSwift(
        """
        import UIKit
        final class List: UITableViewController {
          func show(_ view: UITableView) {}
          func go() { show(tableView) }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section }
        }
        """
      ).contains("%1 = self.tableView\n"))
  }
}
