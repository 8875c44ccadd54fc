import Facts
import Ownership
import Testing

/// What a text of code says of loops, each as `proven A.member B.member`. What is called proven is held against the machine as well.
private func loops(_ text: String, runs: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> [String] {
  if runs {
    let comparison = try Comparison(text)
    #expect(comparison.unshown.isEmpty, "no way leaves it over", sourceLocation: sourceLocation)
    #expect(comparison.missed.isEmpty, sourceLocation: sourceLocation)
  }
  let source = try CodeText(text)
  // One loop may be tied at several places.
  return Set(
    objectLives(source.code, entities: source.entities, facts: source.facts).loops.map { loop in
      ([loop.certainty.rawValue] + loop.links.map { "\($0.source).\($0.member)" }.sorted()).joined(separator: " ")
    }
  ).sorted()
}

private let family = """
  class Parent { child: Child; many children: Child; copy done: closure }
  class Child { parent: Parent; other: Child; copy done: closure; weak owner: Parent }

  """

private let keepers = """
  protocol Keeper
  class Keen : Keeper { block: closure }
  class Owner { keeper: Keeper }
  method "Keen.keep" named keep of Keen (block: closure) { self.block = block }
  method start of Owner { call keep on self.keeper (closure [self] { call finish on self }) }

  """

/// Programs that chance does not write, or too rarely.
@Suite struct WrittenProgramTests {
  // MARK: Ways through a function

  @Test("what is deferred") func deferred() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            defer { child.parent = self }
            branch { return } or { self.child = child }
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("what a deferred block defers runs at its end, and what stands in it in its order") func deferredInDeferred() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            self.child = child
            defer {
              child.parent = null
              defer { child.parent = self }
              child.parent = null
            }
          }
          """) == ["proven Child.parent Parent.child"])
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            self.child = child
            defer {
              child.parent = self
              child.parent = null
            }
          }
          """) == [])
  }

  @Test("an arm that fails") func failing() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch {
              child.parent = self
              fail
            } or { }
            self.child = child
          }
          """) == [])
  }

  @Test("two arms, and two again") func disjointArms() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch { child.parent = self } or { child.owner = self }
            branch { self.child = child } or { self.child = null }
          }
          """) == ["likely Child.parent Parent.child"])
  }

  @Test("one arm in a round, the other in the next") func rounds() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            loop { branch { child.parent = self } or { self.child = child } }
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("an arm beside one with many ways") func manyWays() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch {
              branch { } or { } or { child.done = null }
              branch { } or { } or { child.owner = self }
            } or {
              child.parent = self
              self.child = child
            }
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("functions that call each other and end") func recursion() throws {
    #expect(
      try loops(
        family + """
          method grow of Parent (child: Child) {
            branch { call tie to {tie} on self (child) } or { self.child = child }
          }
          method tie of Parent (child: Child) {
            child.parent = self
            call grow to {grow} on self (child)
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("a call of itself that unties first") func recursiveUntying() throws {
    #expect(
      try loops(
        family + """
          method begin of Child {
            branch { call tie to {tie} on self } or { }
            self.other = new Child
          }
          method tie of Child {
            self.other.other = self
            call begin to {begin} on self
          }
          """) == [])
  }

  // MARK: Accessors

  @Test("an observer that ties what is stored") func observer() throws {
    #expect(
      try loops(
        family + """
          didSet "Parent.child.didSet" named child of Parent { self.child.parent = self }
          method adopt of Parent { self.child = new Child }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("a setter and a getter") func accessors() throws {
    #expect(
      try loops(
        family + """
          setter "Parent.heir.set" named heir of Parent (heir: Child) { self.child = heir }
          getter "Parent.heir.get" named heir of Parent returns Child { return self.child }
          method adopt of Parent {
            self.heir = new Child
            let child = self.heir
            child.parent = self
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("a lazy initial value") func lazy() throws {
    #expect(
      try loops(
        family + """
          initialValue "Parent.done.initial" named done of Parent is lazy { self.done = closure [self] { call finish on self } }
          """) == ["proven Parent.done"])
  }

  @Test("an initial value that the initialiser ties") func initialValue() throws {
    #expect(
      try loops(
        family + """
          initialValue "Parent.child.initial" named child of Parent { self.child = new Child }
          initializer "Parent.init()" named "init()" of Parent { self.child.parent = self }
          function main { initialize call "init()" to {"Parent.init()"} on new Parent }
          """) == ["proven Child.parent Parent.child"])
  }

  // MARK: Which function

  @Test("a protocol with two implementations") func twoImplementations() throws {
    #expect(
      try loops(
        family + keepers + """
          class Idle : Keeper
          method "Idle.keep" named keep of Idle (block: closure) { run block }
          """, runs: false) == ["possible Keeper.block Owner.keeper"])
  }

  @Test("a protocol with one implementation") func oneImplementation() throws {
    #expect(try loops(family + keepers, runs: false) == ["proven Keen.block Owner.keeper"])
  }

  @Test("what the superclass does") func superclass() throws {
    #expect(
      try loops(
        family + """
          class Heir : Parent
          method "Parent.adopt" named adopt of Parent (child: Child) { self.child = child }
          method "Heir.adopt" named adopt of Heir is overrides (child: Child) {
            super call adopt to {"Parent.adopt"} on self (child)
            child.parent = self
          }
          """) == ["proven Child.parent Heir.child"])
  }

  @Test("a method as a value") func boundMethod() throws {
    #expect(
      try loops(
        family + """
          method finish of Parent { }
          method start of Parent { self.done = bound finish to {finish} on self }
          """) == ["proven Parent.done"])
  }

  @Test("a function that makes the closure") func madeElsewhere() throws {
    #expect(
      try loops(
        family + """
          method handler of Parent returns closure { return closure [self] { call finish on self } }
          method start of Parent { self.child.done = (call handler to {handler} on self returns closure) }
          """) == ["proven Child.done Parent.child"])
  }

  // MARK: Variables

  @Test("a weak variable that the closure shares") func weakVariable() throws {
    #expect(
      try loops(
        family + """
          method start of Parent {
            var weak boxed me: Parent = self
            self.done = closure [&me] { call finish on me }
          }
          """) == [])
  }

  @Test("a variable that is emptied after the closure was made") func emptiedVariable() throws {
    #expect(
      try loops(
        family + """
          method start of Parent {
            var boxed me: Parent = self
            self.done = closure [&me] { call finish on me }
            me = null
          }
          """) == [])
  }

  @Test("the one object of a type") func singleton() throws {
    #expect(
      try loops(
        """
        class Center { static shared; copy done: closure }
        initialValue "Center.shared" named shared of Center is static { Center::shared = new Center }
        method start of Center { self.done = closure [self] { call finish on self } }
        """, runs: false) == ["possible Center.done"])
  }

  @Test("a loop of what a global variable has") func global() throws {
    #expect(
      try loops(
        """
        class Center { static shared; copy done: closure }
        function main { Center::shared.done = closure [Center::shared as center: Center] { call finish on center } }
        """, runs: false
      ).filter { $0.hasPrefix("proven") } == [])
  }

  // MARK: Libraries

  @Test("what is associated with an object") func associated() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self[token] = closure [self] { call finish on self } }
          method keep of Child { self[weak token] = closure [self] { call finish on self } }
          """) == ["proven Parent.token"])
  }

  @Test("timers") func timers() throws {
    func timer(_ repeats: String, _ capture: String, _ rest: String = "") throws -> [String] {
      try loops(
        """
        class Clock { timer: NSTimer }
        method start of Clock {
          self.timer = (call "scheduledTimer(withTimeInterval:repeats:block:)" on type NSTimer (withTimeInterval: literal, repeats: \(repeats), block: closure [\(capture)] { }) returns NSTimer)
        }
        \(rest)
        """, runs: false)
    }
    #expect(try timer("true", "self") == ["proven Clock.timer"])
    #expect(try timer("true", "weak self") == [])
    #expect(try timer("false", "self") == ["possible Clock.timer"])
    #expect(try timer("true", "self", "method stop of Clock is action { call \"invalidate()\" on self.timer }") == ["possible Clock.timer"])
    #expect(try timer("true", "self", "deinitializer \"Clock.deinit\" of Clock { call \"invalidate()\" on self.timer }") == ["proven Clock.timer"])
  }

  @Test("a subscription") func sink() throws {
    func subscription(_ type: String, _ source: String) throws -> [String] {
      try loops(
        """
        class Model { token: AnyCancellable; source: \(type) }
        method start of Model {
          self.token = (call "sink(receiveValue:)" on \(source) (receiveValue: closure [self] { }) returns AnyCancellable)
        }
        """, runs: false)
    }
    #expect(try subscription("PassthroughSubject", "self.source") == ["proven Model.token"])
    #expect(try subscription("PassthroughSubject", #"(call "map(_:)" on self.source (closure { }) returns Publisher)"#) == ["proven Model.token"])
    #expect(try subscription("PassthroughSubject", #"(call "first()" on self.source returns Publisher)"#) == ["possible Model.token"])
    // Who knows when it is over.
    #expect(try subscription("Publisher", "self.source") == ["possible Model.token"])
  }

  @Test("an operation that is over once") func operation() throws {
    #expect(
      try loops(
        """
        class Model { queue: NSOperationQueue }
        method start of Model { call "addOperation(_:)" on self.queue (closure [self] { }) }
        """, runs: false) == ["possible Model.queue"])
  }

  // MARK: What chance showed first

  @Test("elements that are put in and taken out again") func takenOut() throws {
    #expect(
      try loops(
        family + """
          method add of Parent {
            let child = new Child
            child.parent = self
            call "append(_:)" on self.children (child)
            call "removeAll()" on self.children
          }
          """) == ["likely Child.parent Parent.children"])
  }

  @Test("what a new object has that nobody gave it") func unknownContent() throws {
    #expect(
      try loops(
        family + """
          function main {
            let child = new Child
            child.other.other = child
          }
          """) == ["likely Child.other Child.other"])
    #expect(
      try loops(
        family + """
          function main { (new Child).other.other = (new Child).other }
          method add of Child {
            let child = (new Parent).children[]
            child.other = child
          }
          """) == ["possible Child.other"])
  }

  @Test("a call that does one of two things") func oneOfTwoThings() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch { child.parent = self } or { self.child = child }
          }
          function main { call adopt to {adopt} on new Parent (new Child) }
          """) == [])
  }

  @Test("one object that is handed over twice") func handedTwice() throws {
    #expect(
      try loops(
        family + """
          method replace of Child (first: closure, second: Child) {
            self.done = first
            second.done = closure []
          }
          method start of Parent {
            let child = new Child
            self.child = child
            call replace to {replace} on child (closure [self], child)
          }
          """) == ["likely Child.done Parent.child"])
  }

  @Test("elements that a called function links to") func linkedElements() throws {
    #expect(
      try loops(
        family + """
          method link of Parent { loop { self.children[].parent = self } }
          function main {
            let parent = new Parent
            parent.children = [new Child]
            call link to {link} on parent
          }
          """) == ["proven Child.parent Parent.children"])
  }

  @Test("elements that were there before") func givenElements() throws {
    #expect(
      try loops(
        family + """
          method link of Parent { loop { self.children[].parent = self } }
          """) == ["proven Child.parent Parent.children"])
  }

  // Another child ends the loop with the one before. It is called proven, since the last one stays, and mostly the next one is tied as well.
  @Test("a member that an action gives another object") func replacedByAction() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            child.parent = self
            self.child = child
          }
          method tapped of Parent is action { self.child = new Child }
          """, runs: false) == ["proven Child.parent Parent.child"])
  }

  @Test(
    "a call that on its one way replaces what a loop would need",
    .disabled("a caller does not know on which ways a slot keeps what it had: it says proven"))
  func replacedOnTheSameWay() throws {
    #expect(
      try loops(
        family + """
          method turn of Child {
            branch {
              self.other.other = self
              self.other = new Child
            } or { self.other.done = null }
          }
          function main (child: Child) { call turn to {turn} on child }
          """) == [])
  }
}
