import Facts
import Ownership
import Testing

/// What a text of code says of its methods, each as `name: assigns a, clears b | calls c of D`; `|` parts the steps that need not run together. Those
/// without steps are left out.
private func steps(_ text: String) throws -> [String] {
  try methods(text).filter { !$0.steps.isEmpty }.map { method in
    var order: [Int] = []
    for step in method.steps where !order.contains(step.block) { order.append(step.block) }
    let blocks = order.map { block in
      method.steps.filter { $0.block == block }.map { "\($0.kind.rawValue) \($0.name)" + ($0.object.map { " of \($0.text)" } ?? "") }.joined(separator: ", ")
    }
    return "\(method.name): " + blocks.joined(separator: " | ")
  }
}

/// The methods that only raise.
private func raising(_ text: String) throws -> [String] { try methods(text).filter { $0.traits.contains(.onlyRaises) }.map(\.name) }

private func methods(_ text: String) throws -> [Method] {
  let text = try CodeText(text)
  let declared = text.code.functions.filter { [.method, .initializer].contains($0.kind) }.map { function in
    Method(
      function.owner!, function.name, at: SourceLocation(function.path, line: Int(function.position.line), column: Int(function.position.column)), .isDefined)
  }
  return declared.withSteps(of: text.code, entities: text.entities, facts: text.facts)
}

private let card = """
  class Model { name: value Text; value place: Place }
  struct Place
  struct Text
  protocol Listener
  class Base { inherited: Model }
  class Card : Base {
    title: Model; open: value Flag; many rows: Model; value place: Place; model: Model; copy done: closure; weak listener: Listener
    many static shared
  }

  """

@Suite struct StepTests {
  // MARK: Members

  @Test("own members by what they are given")
  func own() throws {
    #expect(
      try steps(
        card + """
          method work of Card (x: Model) {
            self.title = null
            self.title = x
            self.open = true
            self.open = false
            self.inherited = x
            self.title = either (x, null)
          }
          """) == ["work: clears title, assigns title, turnsOn open, turnsOff open, assigns inherited, assigns title"])
  }

  @Test("members of others, what nobody stores, and what a type keeps for all")
  func others() throws {
    #expect(
      try steps(
        card + """
          method work of Card (x: Model, y: object) {
            self.model.name = literal
            x.name = null
            y.name = null
            self.computed = x
            Card::shared = self
            "variable"::count = literal
          }
          """) == ["work: changes name of Model, changes name of Model, changes name, changes computed of Card, changes shared of Card"])
  }

  @Test("a part of a value belongs to what has the value; of a local variable nobody sees it")
  func parts() throws {
    #expect(
      try steps(
        card + """
          method work of Card (x: Model) {
            self.place.x = literal
            self.rows[] = x
            self.rows[].name = literal
            x.place.x = literal
            var own: value Place = self.place
            own.x = literal
            own.x.y = literal
            self.place.x.y = literal
            self.rows[][] = x
            call insert(_:) on self.rows[] (x)
            Card::shared[] = x
            call append(_:) on self.rows (x)
            call toggle() on self.open
            call count() on self.rows
            call append(_:) on x (x)
          }
          """) == [
          """
          work: assigns place, assigns rows, changes name of Model, changes x of Place, assigns place, assigns rows, assigns rows, changes shared of Card, \
          assigns rows, assigns open, calls append(_:) of Model
          """
        ])
  }

  @Test("what Objective-C calls a collection is an object")
  func collections() throws {
    #expect(
      try steps(
        #"file "Card.m" objective-c"# + "\n" + card + """
          method work of Card (x: Model) {
            self.rows[] = x
          }
          """) == [])
  }

  @Test("an ivar is the property that it stores")
  func ivars() throws {
    #expect(
      try steps(
        card + """
          synthesize Card.open = openStore
          method work of Card {
            self->_title = null
            self->openStore = true
          }
          """) == ["work: clears title, turnsOn open"])
  }

  @Test("other names for self, in closures too")
  func names() throws {
    #expect(
      try steps(
        card + """
          method work of Card {
            let weak it = self
            call later (closure [weak it] {
              let strong = it
              strong.title = null
              call work on strong
              call again (closure [strong] { strong.open = true })
            })
          }
          """) == ["work: clears title, calls work of Card | turnsOn open"])
  }

  @Test("another variable for a value is a copy")
  func copies() throws {
    #expect(
      try steps(
        card + """
          method work of Place is ofValue (x: Model) {
            var own: value Place = self
            own.x = literal
            self.y = literal
          }
          """) == ["work: changes y of Place"])
  }

  // MARK: Calls

  @Test("calls of methods, and on what")
  func calls() throws {
    let found = try steps(
      card + """
        class Log { static main: Log; outside: "s:Outside" }
        method next of Log returns Log { return self }
        method work of Card (x: Model, y: object) {
          call helper on self
          call save on x
          call save on y
          call free (x)
          call next() to {next} on Log::main
          call go() on (call next() to {next} on Log::main)
          call make on type Log
          initialize call init on new Log
          super call work on self
          super call init() on self
          call save on "s:Outside"::standard
          call told() on self.listener
          run (self.done) (x, trailing x)
          let local: closure = self.done
          run (local)
          call length on self.open
        }
        """)
    #expect(
      found == [
        """
        work: calls helper of Card, calls save of Model, calls save, calls next() of Log, calls next() of Log, calls go() of Log, calls make of Log, \
        calls work of Base, calls save of s:Outside, calls told() of Listener, calls done(_:) of Card
        """
      ])
  }

  @Test("steps stand in the order of the text, whatever is evaluated first")
  func order() throws {
    #expect(
      try steps(
        card + """
          1 method work of Card {
            2:3 self.title = (call make on self)@2:16
            3:3 (call outer on (call inner on self)@3:20)@3:3
          }
          """) == ["work: assigns title, calls make of Card, calls outer, calls inner of Card"])
  }

  // MARK: Blocks

  @Test("steps of one block run one after the other or not at all")
  func blocks() throws {
    func blocks(_ body: String) throws -> String {
      let text = card + "method m of Card {\n\(body)\n}"
      return String(try steps(text).joined().replacing("assigns ", with: "").dropFirst(3))
    }
    let (a, b, c) = ("self.title = literal\n", "self.open = literal\n", "self.model = literal\n")
    #expect(try blocks(a + b) == "title, open")
    #expect(try blocks(a + "branch { \(b) } or { }\n" + c) == "title, model | open")
    #expect(try blocks(a + "branch { \(b) return }\n" + c) == "title | open | model")
    #expect(try blocks(a + "branch { fail } or { }\n" + c) == "title | model")
    #expect(try blocks(a + "loop { branch { leave }\n \(b) }\n" + c) == "title, model | open")
    #expect(try blocks(a + "loop { return }\n" + c) == "title | model")
    #expect(try blocks("loop { \(a) branch { leave }\n \(b) }") == "title | open")
    #expect(try blocks("return\n" + a) == "title")
    #expect(try blocks(a + "defer { \(b) }\n" + c) == "title, model | open")
    #expect(try blocks(a + "call go (closure { \(b) return })\n" + c) == "title, model | open")
    #expect(try blocks(a + "try call go\n" + c) == "title | model")
    #expect(try blocks(a + "self.open = try call go\n" + c) == "title, open | model")
  }

  @Test("an arm that another falls into is a step once")
  func fallingThrough() throws {
    #expect(
      try steps(
        card + """
          1 method work of Card {
            2 branch {
              3 self.title = null
              4 self.open = true
            } or {
              4 self.open = true
            }
          }
          """) == ["work: clears title | turnsOn open"])
  }

  // MARK: Properties

  @Test("getter, setter and observers are the method that stands before them in the text")
  func accessors() throws {
    let text = try CodeText(
      """
      class Card { title: Card; open: Card }
      2:7 getter get named size of Card { return self }
      3:7 setter set named size of Card (value: Card) { self.title = value }
      5:7 didSet did named size of Card { self.open = null }
      """)
    func property(_ line: Int) -> Method { Method(EntityID("Card"), "size", at: SourceLocation("code", line: line, column: 1), .isDefined) }
    let methods = [property(1), property(4), property(9)].withSteps(of: text.code, entities: text.entities, facts: text.facts)
    #expect(methods.map { $0.steps.map { "\($0.kind.rawValue) \($0.name)" } } == [["assigns title"], ["clears open"], []])
  }

  // MARK: Raising

  @Test("a body that does nothing but fail")
  func raises() throws {
    #expect(
      try raising(
        """
        class A
        1 method a of A { fail }
        2 method b of A { call raise on type A; fail; return null }
        3 method c of A (x: A) { let why = call text on x; fail }
        4 method d of A { call NSLog (literal); fail; return [] }
        5 method e of A { fail; return call CGSizeMake (literal) returns value }

        6 method f of A { }
        7 method g of A (x: A) { fail; return x }
        8 method h of A { branch { fail } }
        9 method i of A { fail; call save on self }
        10:1 method j of A { 10:2 call save on self; 10:9 fail }
        11 method k of A { fail; return call make on self returns A }
        12 method l of A { return null }
        """) == ["a", "b", "c", "d", "e"])
  }
}
