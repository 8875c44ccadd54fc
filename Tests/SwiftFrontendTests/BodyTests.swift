import Driver
import Facts
import Testing
import TestSupport

/// What the front-end makes of bodies: source in, code out, in the text form of `Code`.
///
/// The places of values, the names beside ids and the `s:` of ids are left out, since they are the same everywhere.
@Suite struct BodyTests {
  @Test("variables, tuples and assignments")
  func assignments() throws {
    #expect(try lowered("""
      func f(a: Node, b: Node) {
        let x = a
        var y: Node?
        y = x.next
        _ = y
        let (p, q) = (a, b)
        (a.next, b.next) = (q, p)
      }
      var count = 0
      var list: [Node] = []
      func g(a: Node) {
        count += 1
        list += [a]
        list[0] = a
      }
      """) == """
      function f(a:b:) (a a: Node, b b: Node) {
        var x: Node = a
        var y: Node = x.Node::next
        y
        var p: Node = a
        var q: Node = b
        %6 = q
        %7 = p
        a.Node::next = %6
        b.Node::next = %7
      }
      initialValue list.initial returns collection Node {
        list::list = []
      }
      function g(a:) (a a: Node) {
        count::count = either (count::count, literal)
        list::list = either (list::list, [a])
        store a in list::list[]
      }
      """)
  }

  @Test("what a condition binds is a local; self that is bound is self from there on")
  func conditions() throws {
    #expect(try lowered("""
      class Screen {
        let node = Node()
        var onTap: (() -> Void)?
        func work() {}
        func f() {
          if let n = node.next, n.parent == nil { n.attach(node) } else { work() }
          guard let p = node.parent else { return }
          p.next = nil
          onTap = { [weak self] in
            guard let self else { return }
            work()
            self.onTap = nil
          }
          onTap = { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.work()
          }
        }
      }
      """) == """
      initialValue Screen.node.initial of Screen returns Node {
        store initialize call init() on new Node returns Node in self->Screen::node
      }
      method Screen.work() of Screen {}
      method Screen.f() of Screen {
        var n: Node = self.Screen::node.Node::next
        unknown value (n.Node::parent, null)
        branch {
          call attach(_:) to {Node.attach(_:)} on n (self.Screen::node)
        } or {
          call work() to {Screen.work()} on self
        }
        var p: Node = self.Screen::node.Node::parent
        branch {
          return
        } or {}
        store null in p.Node::next
        store closure [weak self] {
          var "self": Screen = self
          branch {
            return
          } or {}
          call work() to {Screen.work()} on "self"
          store null in "self".Screen::onTap
        } in self.Screen::onTap
        store closure [weak self] {
          var strongSelf: Screen = self
          branch {
            return
          } or {}
          call work() to {Screen.work()} on strongSelf
        } in self.Screen::onTap
      }
      """)
  }

  @Test("a payload is an element of what is looked at")
  func switches() throws {
    #expect(try lowered("""
      enum Load { case done(Node, Int), failed(Error), idle }
      func f(_ load: Load, _ node: Node?) {
        switch load {
        case .done(let n, _): n.attach(n)
        case .failed(let error as Node): print(error)
        case .failed, .idle: break
        }
        if case let .done(n, 1) = load { n.next = nil }
        switch node { case let n?: n.next = nil; case nil: fatalError("no") }
      }
      """) == """
      function f(_:_:) (load: value Load, node: Node) {
        var "": value Load = load
        branch {
          var n: Node = #2[]
          call attach(_:) to {Node.attach(_:)} on n#3 (n#3)
        } or {
          var error: Node = cast #2[] to Node
          call print(_:) (error)
        } or {
          leave
        }
        var "": value Load = load
        var n: Node = #5[]
        branch {
          store null in n#6.Node::next
        } or {}
        var "": Node = node
        branch {
          var n: Node = #7
          store null in n#8.Node::next
        } or {
          call fatalError(_:) (literal)
          fail
        }
      }
      """)
  }

  @Test("what a loop goes through are elements; a walk up a chain ends")
  func loops() throws {
    #expect(try lowered("""
      func f(_ all: [Node], _ named: [String: Node], _ start: Node) {
        for n in all where n.next != nil { n.next = nil }
        for (_, n) in named { n.attach(start) }
        var view = start
        while let next = view.next { view = next }
        repeat { view.next = nil } while view.next != nil
      }
      """) == """
      function f(_:_:_:) (all: collection Node, "named": collection Node, start: Node) {
        var "": collection Node = all
        loop {
          var n: Node = #3[]
          unknown value (n#4.Node::next, null)
          store null in n#4.Node::next
        }
        var "": collection Node = "named"
        loop {
          var "": collection = #5[]
          var n: Node = #6
          call attach(_:) to {Node.attach(_:)} on n#7 (start)
        }
        var view: Node = start
        loop {
          var next: Node = view.Node::next
          view = next
        }
        loop {
          store null in view.Node::next
          unknown value (view.Node::next, null)
        }
      }
      """)
  }

  @Test("ways out of a function")
  func endings() throws {
    #expect(try lowered("""
      func make() throws -> Node { throw Oops() }
      struct Oops: Error {}
      func f() -> Node {
        defer { print("over") }
        do { return try make() } catch let oops as Oops { print(oops) } catch { fatalError("\\(error)") }
        return Node()
      }
      """) == """
      function make() returns Node {
        initialize call init() on new value Oops returns value Oops
        fail
      }
      function f() returns Node {
        defer {
          call print(_:) (literal)
        }
        branch {
          return call make() to {make()} returns Node
        } or {
          var error = unknown
          var oops: value Oops = cast error#0 to value Oops
          call print(_:) (oops)
        } or {
          var error = unknown
          call fatalError(_:) (unknown value (error#2))
          fail
        }
        return initialize call init() on new Node returns Node
      }
      """)
  }

  @Test("one of several values; casts; what is returned without a word")
  func expressions() throws {
    #expect(try lowered("""
      func f(a: Node, b: Node?, c: Any) -> Node { b ?? a }
      func g(a: Node, b: Node) -> Node { a === b ? a : b }
      func h(c: Any) -> Node? { c as? Node }
      func i(a: Node?) -> Node { if a != nil { a! } else { Node() } }
      func j(a: Node) { let x = switch a.next { case nil: a; case let n?: n }; x.next = try? k(x: x) }
      func k(x: Node) throws -> Node { (x as AnyObject) as! Node }
      """) == """
      function f(a:b:c:) (a a: Node, b b: Node, c c) returns Node {
        return either (b, a)
      }
      function g(a:b:) (a a: Node, b b: Node) returns Node {
        unknown value (a, b)
        return either (a, b)
      }
      function h(c:) (c c) returns Node {
        return cast c to Node
      }
      function i(a:) (a a: Node) returns Node {
        unknown value (a, null)
        branch {
          return a
        } or {
          return initialize call init() on new Node returns Node
        }
      }
      function j(a:) (a a: Node) {
        var "": Node
        var "": Node = a.Node::next
        branch {
          #1 = a
        } or {
          var n: Node = #2
          #1 = n
        }
        var x: Node = #1
        store call k(x:) to {k(x:)} (x: x) returns Node in x.Node::next
      }
      function k(x:) (x x: Node) returns Node {
        return cast (cast x to object) to Node
      }
      """)
  }

  @Test("a subscript that the type declares is called; others give elements")
  func subscripts() throws {
    #expect(try lowered("""
      class Table {
        var rows: [Node] = []
        subscript(row: Int) -> Node { get { rows[row] } set { rows[row] = newValue } }
      }
      func f(t: Table, i: () -> Int) {
        t[0] = t[1]
        t.rows[i()].next = nil
      }
      """) == """
      initialValue Table.rows.initial of Table returns collection Node {
        store [] in self->Table::rows
      }
      getter Table.subscript(_:).get of Table (row: value Swift.Int) returns Node {
        return self.Table::rows[]
      }
      setter Table.subscript(_:).set of Table (row: value Swift.Int, newValue: Node) {
        %0 = newValue
        %2 = self.Table::rows
        row
        %2[] = %0
      }
      function f(t:i:) (t t: Table, noescape i i: closure) {
        %2 = call subscript(_:) to {Table.subscript(_:).get} on t (literal) returns Node
        %3 = t
        %4 = null
        %6 = t.Table::rows
        %8 = run i returns value Swift.Int
        %9 = %6[]
        call subscript(_:) to {Table.subscript(_:).set} on %3 (literal, %2)
        %8
        %9.Node::next = %4
      }
      """)
  }

  @Test("capture lists")
  func lists() throws {
    #expect(try lowered("""
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
    #expect(try lowered("""
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

  @Test("what an inner closure captures, the outer one does, and no stronger")
  func nested() throws {
    #expect(try lowered("""
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
    #expect(try lowered("""
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
    #expect(try lowered("""
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
        call note(_:level:) to {Log.note(_:level:)} on self.Screen::log (literal)
      }
      """)
  }

  @Test("a function in a function is a closure in a local")
  func localFunctions() throws {
    #expect(try lowered("""
      func f(a: Node) {
        func walk(_ n: Node) { if let next = n.next { walk(next) }; a.next = n }
        walk(a)
      }
      """) == """
      function f(a:) (a a: Node) {
        var boxed walk: closure
        walk = closure [&walk as #2, a as #3] (n: Node) {
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

  @Test("methods as values")
  func bound() throws {
    #expect(try lowered("""
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

  @Test("initial values and observers")
  func initials() throws {
    #expect(try lowered("""
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

  @Test("new objects, cases with a payload, and initialisers that nobody wrote")
  func construction() throws {
    #expect(try lowered("""
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
        return cast ([n]) to value Load
      }
      initializer Base.init(node:) of Base (node node: Node) {}
      initializer Derived.init() of Derived {
        super call init(node:) to {Base.init(node:)} on self (node: initialize call init() on new Node returns Node)
      }
      initializer Derived.init(x:) of Derived (x x: value Swift.Int) {
        call init() to {Derived.init()} on self
      }
      function f(n:) (n n: Node) {
        var a: value Load = cast ([n]) to value Load
        var b: value Load = cast ([n]) to value Load
        %7 = cast literal to value Load
        %8 = n
        call take(_:_:) to {take(_:_:)} (%7, call make(_:) to {Load.make(_:)@static} on type value Load (%8) returns value Load)
        %12 = n
        %14 = closure [n as n: Node] {
          store null in n.Node::next
        }
        var c: value Item = initialize call init(node:) on new value Item (node: %12, trailing %14) returns value Item
        %17 = n
        var d: Derived = initialize call init(node:) to {Base.init(node:)} on new Derived (node: %17) returns Derived
        var e: Space.Inner = initialize call init() on new Space.Inner returns Space.Inner
        var g: collection Node = cast ([]) to collection Node
      }
      function take(_:_:) (a: value Load, b: value Load) {}
      """)
  }

  @Test("which function a call may mean")
  func overloads() throws {
    #expect(try lowered("""
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
        call write(_:twice:) to {Store.write(_:twice:)@static} on type Store (%10, twice: literal)
        call write(_:) to {Special.write(_:)} on special (n)
        call write(_:to:force:) to {Store.write(_:to:force:)} on special (n, "to": literal, force: literal)
        call load() to {Source.load()} on source
        call twice() to {Source.twice()} on source
        call same(_:) to {Store.same(_:)} on s (v)
        call print(_:) (n)
      }
      """)
  }

  @Test("what parameters say")
  func parameters() throws {
    #expect(try lowered("""
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

  @Test("locals that keep nothing")
  func ownership() throws {
    #expect(try lowered("""
      func f(n: Node) {
        weak var a = n
        unowned let b = n
        let run = { a?.next = b }
        run()
      }
      """) == """
      function f(n:) (n n: Node) {
        var weak boxed a: Node = n
        var unowned b: Node = n
        var "run": closure = closure [unowned b as b: Node, &a as weak a: Node] {
          store b in a.Node::next
        }
        run "run"
      }
      """)
  }

  @Test("tasks, and what is waited for")
  func async() throws {
    #expect(try lowered("""
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

  @Test("operands are evaluated whatever is made of them")
  func others() throws {
    #expect(try lowered("""
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

  @Test("members that a superclass of the platform has")
  func inherited() throws {
    #expect(try lowered("""
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
        store literal in self.view.isHidden
        store null in self.title
        %5 = self
        %7 = closure [self] {
          return call dismiss(animated:) on self (animated: literal)
        }
        call present(_:animated:) on self (%5, animated: literal, trailing %7)
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
    #expect(try lowered("""
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

  @Test("statements of a builder are evaluated in order")
  func builders() throws {
    #expect(try lowered("""
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
            store literal in self.Table::isOn
          }
          %10 = literal
          initialize call init(_:) on new value SwiftUI.Button (%10, trailing %9) returns value SwiftUI.Button
        }
        return initialize call init() on new value SwiftUI.VStack (trailing %1) returns value SwiftUI.VStack
      }
      """)
  }

  @Test("the branches of an #if are ways that code may take")
  func conditionals() throws {
    #expect(try lowered("""
      func f(a: Node) {
        #if DEBUG
        let x = a
        #else
        let x = Node()
        #endif
        x.next = a
      }
      """) == """
      function f(a:) (a a: Node) {
        branch {
          var x: Node = a
        } or {
          x = initialize call init() on new Node returns Node
        }
        store a in x.Node::next
      }
      """)
  }

  @Test("bodies that nest beyond all measure keep to the rules", arguments: ["if a { ", "f { ", "while x { ", "[", "f("])
  func nesting(_ part: String) throws {
    let closing = part.contains("{") ? "}" : part == "[" ? "]" : ")"
    let source = "func g() { " + String(repeating: part, count: 2_000) + "1" + String(repeating: closing, count: 2_000) + " }"
    _ = try Fixture(source, defaultFile: "main.swift").inFolder { folder in
      #expect(try readCode(Request([folder], workers: .inProcess)).code.verify(resolved: true) == [])
    }
  }

  private let node = "class Node { var next: Node?; weak var parent: Node?; func attach(_ other: Node) {} }\n"

  private func lowered(_ source: String) throws -> String {
    try Fixture(node + source, defaultFile: "main.swift").inFolder { folder in
      let read = try readCode(Request([folder], workers: .inProcess))
      #expect(read.code.verify(resolved: true) == [])
      let lines = read.code.text.split(separator: "\n").filter { !$0.hasPrefix("file ") && !$0.contains("Node.attach(_:)\" named") }
      return lines.map { line in
        String(line).replacing(/^(\s*)\d+:\d+ /) { $0.1 }.replacing(/ at \d+(:\d+)?|@\d+(:\d+)?/, with: "")
          .replacing(/"s:([^"]*)"/) { $0.1 }.replacing(/ named ("[^"]*"|[^ ]+)/, with: "")
      }.joined(separator: "\n")
    }
  }
}
