import Driver
import Facts
import Testing
import TestSupport

/// What the front-end makes of statements and expressions. Source in, code out: see `loweredSwift`.
@Suite struct BodyTests {
  @Test("a tuple that is looked at has its parts apart")
  func comparedTuples() throws {
    #expect(
      try loweredSwift(
        """
        func f(a: Node, b: Node) {
          switch (a, b) {
          case let (p, q) as (Node, Other): p.next = a; q.run()
          case (let r, _): r.next = b
          }
          if case let (s, t) = (a.next, b) { s.next = t }
        }
        class Other { func run() {} }
        """) == """
          function f(a:b:) (a a: Node, b b: Node) {
            var "": collection Node
            var "": Node = a
            var "": Node = b
            #2 = [#3, #4]
            branch {
              var p: Node = cast #3 to Node
              var q: Other = cast #4 to Other
              store a in p.Node::next
              call "run()" to {Other.run()} on q
            } or {
              var r: Node = #3
              store b in r.Node::next
            }
            var "": collection Node
            var "": Node = a.Node::next
            var "": Node = b
            #8 = [#9, #10]
            var s: Node = #9
            var t: Node = #10
            branch {
              store t in s.Node::next
            } or {}
          }
          method Other.run() of Other {}
          """)
  }

  @Test("what stands at the top of a file and is run there")
  func top() throws {
    #expect(
      try loweredSwift(
        """
        let first = Node()
        first.next = first
        #if DEBUG
        log(first)
        #endif
        #Preview { log(first) }
        func log(_ node: Node) {}
        """) == """
          initialValue first.initial returns Node {
            first::first = initialize call init() on new Node returns Node
          }
          function log(_:) (node: Node) {}
          function main {
            store first::first in first::first.Node::next
            branch {
              call log(_:) to {log(_:)} (first::first)
            } or {}
          }
          """)
  }

  @Test("variables, tuples and assignments")
  func assignments() throws {
    #expect(
      try loweredSwift(
        """
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
    #expect(
      try loweredSwift(
        """
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
    #expect(
      try loweredSwift(
        """
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
              only #2 is done
              var n: Node = #2[]
              call attach(_:) to {Node.attach(_:)} on n#3 (n#3)
            } or {
              only #2 is failed
              var error: Node = cast #2[] to Node
              call print(_:) (error)
            } or {
              only #2 is failed or idle
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
              call fatalError(_:) (literal "no")
              fail
            }
          }
          """)
  }

  @Test("what a loop goes through are elements; a walk up a chain ends")
  func loops() throws {
    #expect(
      try loweredSwift(
        """
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
    #expect(
      try loweredSwift(
        """
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
              call print(_:) (literal "over")
            }
            branch {
              return try call make() to {make()} returns Node
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

  @Test("calls that throw on, and functions that never return")
  func failures() throws {
    #expect(
      try loweredSwift(
        """
        func stop(_ text: String = "") -> Never { fatalError(text) }
        func make() throws -> Node { stop() }
        var node: Node { stop() }
        func f() throws {
          let a = try make()
          let b = try? make()
          try a.take(make()) { make() }
          assertionFailure()
          precondition(true)
        }
        class Node { func take(_ other: Node, then: () -> Node) throws {} }
        """) == """
          function stop(_:) (default text: value Swift.String) {
            call fatalError(_:) (text)
            fail
          }
          function make() returns Node {
            call stop(_:) to {stop(_:)}
            fail
          }
          getter node.get returns Node {
            call stop(_:) to {stop(_:)}
            fail
          }
          function f() {
            var a: Node = try call make() to {make()} returns Node
            var b: Node = call make() to {make()} returns Node
            try call take(_:then:) to {Node.take(_:then:)} on a (try call make() to {make()} returns Node, trailing closure returns Node {
              return call make() to {make()} returns Node
            })
            call assertionFailure()
            fail
            call precondition(_:) (true)
          }
          method Node.take(_:then:) of Node (other: Node, noescape then then: closure) {}
          """)
  }

  @Test("one of several values; casts; what is returned without a word")
  func expressions() throws {
    #expect(
      try loweredSwift(
        """
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
    #expect(
      try loweredSwift(
        """
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

  @Test("locals that keep nothing")
  func ownership() throws {
    #expect(
      try loweredSwift(
        """
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

  @Test("what stands under #if false, or behind #if true, is no code")
  func neverCompiled() throws {
    #expect(
      try loweredSwift(
        """
        func f(a: Node) {
          #if false
          a.drop()
          #else
          a.keep()
          #endif
          #if true
          a.one()
          #else
          a.other()
          #endif
        }
        """) == """
          function f(a:) (a a: Node) {
            branch {
              call keep() on a
            }
            branch {
              call one() on a
            }
          }
          """)
  }

  @Test("the branches of an #if are ways that code may take")
  func conditionals() throws {
    #expect(
      try loweredSwift(
        """
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

  @Test("bodies that nest beyond all measure keep to the rules", arguments: ["if a { ", "f { ", "while x { ", "f(", "a.b().", "x = x ? 1 : "])
  func nesting(_ part: String) throws {
    let closing = part.contains("{") ? "}" : part == "f(" ? ")" : ""
    let source = "func g() { " + String(repeating: part, count: 240) + "1" + String(repeating: closing, count: 240) + " }"
    let read = try Fixture(source, defaultFile: "main.swift").inFolder { try readCode(Request([$0], workers: .inProcess)) }
    #expect(read.code.verify(resolved: true) == [])
  }
}

/// The code of a source in its text form, which must keep to the rules of `Code`. A class `Node` stands before the source.
///
/// The places of values, the names beside ids and the `s:` of ids are left out, since they are the same everywhere.
func loweredSwift(_ source: String) throws -> String {
  let node = "class Node { var next: Node?; weak var parent: Node?; func attach(_ other: Node) {} }\n"
  return try Fixture(node + source, defaultFile: "main.swift").inFolder { folder in
    let read = try readCode(Request([folder], workers: .inProcess))
    #expect(read.code.verify(resolved: true) == [])
    let lines = read.code.text.split(separator: "\n").filter { !$0.hasPrefix("file ") && !$0.contains("Node.attach(_:)\" named") }
    return lines.map { line in
      String(line).replacing(#/^(\s*)\d+:\d+ /#) { String($0.1) }.replacing(#/\ at \d+(:\d+)?|@\d+(:\d+)?/#, with: "")
        .replacing(#/"s:([^"]*)"/#) { String($0.1) }.replacing(#/\ named ("[^"]*"|[^ ]+)/#, with: "")
    }.joined(separator: "\n")
  }
}
