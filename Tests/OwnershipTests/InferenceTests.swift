import Facts
import Ownership
import Testing

/// What a text of code teaches about its members: each fact as `Card.part strong Part many`, what is captured as `Card.done captures weak Card`.
private func inferred(_ text: String, where isMeant: (Fact) -> Bool = { $0.relation == .captures || $0.details.flags.contains(.inferred) }) throws -> [String] {
  let code = try CodeText(text)
  let words: [(Fact.Flags, String)] = [(.many, "many"), (.target, "target")]
  return inferMembers(code.code, entities: code.entities, facts: code.facts).facts.filter(isMeant).map { fact in
    let flags = words.filter { fact.details.flags.contains($0.0) }.map { " " + $0.1 }.joined()
    let verb = fact.relation == .captures ? " captures " : " "
    return "\(fact.subject).\(fact.details.member ?? "")\(verb)\(fact.details.ownership?.rawValue ?? "") \(fact.object)" + flags
  }.sorted()
}

/// The members whose facts have flags, with these.
private func flags(_ text: String) throws -> [String] {
  let code = try CodeText(text)
  let words: [(Fact.Flags, String)] = [(.given, "given"), (.wired, "wired"), (.cleared, "cleared")]
  return inferMembers(code.code, entities: code.entities, facts: code.facts).facts.compactMap { fact in
    let own = words.filter { fact.details.flags.contains($0.0) }.map(\.1)
    return own.isEmpty ? nil : ([(fact.details.member ?? "") + (fact.relation == .captures ? "()" : "")] + own).joined(separator: " ")
  }.sorted()
}

private let cards = """
  protocol Part
  class Base : Part
  class Nice : Base
  class Card { part: Part; base: Base; weak owner: Part; many parts: Part; done: closure; many handlers: closure; timer: NSTimer }
  class Deck { cards: Part }

  """

@Suite struct InferenceTests {
  // MARK: What is held

  @Test("what is assigned, by the most that is known of it") func assigned() throws {
    #expect(try inferred(cards + "method act of Card { self.base = new Nice }") == ["Card.base strong Nice"])
    #expect(try inferred(cards + "method act of Card { self.base = new Base }") == [])
    #expect(try inferred(cards + "method act of Card {\nlet it = new Nice\nself.owner = it\n}") == ["Card.owner weak Nice"])
    #expect(try inferred(cards + "method act of Card (any: Part) { self.part = any }") == [])
    #expect(try inferred(cards + "method act of Card { self.base = either (new Nice, null) }") == ["Card.base strong Nice"])
  }

  @Test("a variable that is given itself, as another type or out of itself") func givenItself() throws {
    let family = "class Card { base: Base; other: Card; next: Card }\nclass Base { card: Card }\n"
    #expect(try inferred(family + "method act of Card {\nvar it: Base\nit = cast it to Base\nself.base = it\n}") == [])
    #expect(try inferred(family + "method act of Card {\nvar it: Card\nit = it.next\nself.other = it\n}") == [])
    // What the function around a closure gives the variable, stands in that function.
    let shared = "method act of Card {\nlet a = new Base\nlet b = new Base\nvar boxed it = cast self.next to Card\ncall perform (closure [&it] { it.base = new Base })\n}"
    #expect(try flags(family + shared) == ["base given"])
    let tying = "self.base = it\nit.card = self\n}"
    let plain = try flags(family + "method act of Card {\nvar it = new Base\n" + tying)
    #expect(plain == ["base given wired", "card given wired"])
    #expect(try flags(family + "method act of Card {\nvar it = new Base\nit = cast it to Base\n" + tying) == plain)
  }

  @Test("a list that a function hands out of a member") func results() throws {
    let making =
      cards + """
        method list of Card { return self.parts }

        """
    #expect(try inferred(making + "method act of Card { call append(_:) on (call list to {list} on self) (new Nice) }") == ["Card.parts strong Nice many"])
  }

  @Test("elements, put in one by one, in a list, and through a variable") func elements() throws {
    #expect(try inferred(cards + "method act of Card { call append(_:) on self.parts (new Base) }") == ["Card.parts strong Base many"])
    #expect(try inferred(cards + "method act of Card { self.parts = [new Base, new Nice] }") == ["Card.parts strong Base many", "Card.parts strong Nice many"])
    #expect(try inferred(cards + "method act of Card {\nvar all = []\ncall append(_:) on all (new Base)\nself.parts = all\n}") == ["Card.parts strong Base many"])
    #expect(try inferred(cards + "method act of Card { self.parts[] = new Base }") == ["Card.parts strong Base many"])
    #expect(try inferred(cards + "method act of Card { call append(_:) on [] (new Base) }") == [])
  }

  @Test("a parameter that is kept, however far it is handed on") func parameters() throws {
    let keeping =
      cards + """
        method "keep(_:)" of Card (it: Part) { self.part = it }
        method "add(_:)" of Card (it: Part) { call append(_:) on self.parts (it) }
        method "pass(_:)" of Card (it: Part) { call keep(_:) to {"keep(_:)"} on self (it) }
        method "drop(_:)" of Card (it: Part) { let other = it }

        """
    func run(_ call: String) throws -> [String] { try inferred(keeping + "method act of Deck (card: Card) { call \(call) on card (new Nice) }") }
    #expect(try run(#"keep(_:) to {"keep(_:)"}"#) == ["Card.part strong Nice"])
    #expect(try run(#"add(_:) to {"add(_:)"}"#) == ["Card.parts strong Nice many"])
    #expect(try run(#"pass(_:) to {"pass(_:)"}"#) == ["Card.part strong Nice"])
    #expect(try run(#"drop(_:) to {"drop(_:)"}"#) == [])
  }

  // MARK: What is captured

  @Test("a closure in a member, in a list, in a variable, in another closure") func closures() throws {
    #expect(try inferred(cards + "method act of Card { self.done = closure [self] { } }") == ["Card.done captures strong Card"])
    #expect(try inferred(cards + "method act of Card { self.done = closure [weak self] { } }") == ["Card.done captures weak Card"])
    #expect(try inferred(cards + "method act of Card {\nlet it = closure [self] { }\nself.done = it\n}") == ["Card.done captures strong Card"])
    #expect(try inferred(cards + "method act of Card { call append(_:) on self.handlers (closure [self] { }) }") == ["Card.handlers captures strong Card"])
    #expect(try inferred(cards + "method act of Card {\nlet it = closure [self] { }\nself.done = closure [it as it: closure] { run it }\n}") == ["Card.done captures strong Card"])
    #expect(try inferred(cards + "method act of Card {\nlet it = closure [self] { }\nrun it\n}") == [])
    #expect(try inferred(cards + "method go of Card { }\nmethod act of Card { self.done = (bound go to {go} on self) }") == ["Card.done captures strong Card"])
  }

  @Test("a closure that is handed to what keeps it, and one that a kept closure captures") func handed() throws {
    let keeping =
      cards + """
        method "when(_:)" of Card (it: closure) { self.done = it }
        method "then(_:)" of Card (it: closure) { self.done = closure [it as it: closure] { run it } }
        method "once(_:)" of Card (it: closure) { run it }

        """
    func run(_ name: String) throws -> [String] {
      try inferred(keeping + "method act of Deck (card: Card) { call \(name) to {\"\(name)\"} on card (closure [self] { }) }")
    }
    #expect(try run("when(_:)") == ["Card.done captures strong Deck"])
    #expect(try run("then(_:)") == ["Card.done captures strong Deck"])
    #expect(try run("once(_:)") == [])
  }

  @Test("what a library's object keeps, the member that has the object says") func libraries() throws {
    let timer = "call scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: on type NSTimer (literal, self, literal, null, true) returns NSTimer"
    #expect(try inferred("file \"a.m\" objective-c\n" + cards + "method act of Card { self.timer = \(timer) }") == ["Card.timer captures strong Card target"])
    #expect(try inferred("file \"a.m\" objective-c\n" + cards + "method act of Card {\nlet it = \(timer)\nself.timer = it\n}") == ["Card.timer captures strong Card target"])
    #expect(try inferred("file \"a.m\" objective-c\n" + cards + "method act of Card { \(timer) }") == ["c:objc(cs)NSTimer.target captures strong Card target"])
    #expect(try inferred("file \"a.m\" objective-c\n" + cards + "method act of Card { \(timer.replacing("true", with: "false")) }") == [])
    let making = "method make of Card returns NSTimer { return \(timer) }\nmethod act of Card { self.timer = call make to {make} on self returns NSTimer }"
    #expect(try inferred("file \"a.m\" objective-c\n" + cards + making) == ["Card.timer captures strong Card target"])
    #expect(try inferred(cards + "method act of Card { call dispatch_async (literal, closure [self] { }) }") == [])
  }

  // MARK: Flags

  @Test("a way back to the same object wires every member on it, a way to another one none") func wiring() throws {
    let family = "class Parent { child: Child; done: closure }\nclass Child { parent: Parent; done: closure }\n"
    #expect(try flags(family + "method act of Parent {\nlet it = new Child\nit.parent = self\nself.child = it\n}") == ["child given wired", "parent given wired"])
    #expect(try flags(family + "method act of Parent {\nlet it = new Child\nit.parent = new Parent\nself.child = it\n}") == ["child given", "parent given"])
    #expect(try flags(family + "method act of Parent { self.child.done = closure [self] { } }") == ["child wired", "done given", "done() given wired"])
    #expect(
      try flags(family + "method \"set(_:)\" of Child (it: Parent) { self.parent = it }\nmethod act of Parent { call set(_:) to {\"set(_:)\"} on self.child (self) }") == [
        "child wired", "parent given wired",
      ])
  }

  @Test("what is taken away, unless something else is put there as surely") func clearing() throws {
    #expect(try flags(cards + "method act of Card { self.base = null }") == ["base cleared"])
    #expect(try flags(cards + "method act of Card {\nself.base = null\nself.base = new Base\n}") == ["base given"])
    #expect(try flags(cards + "method act of Card {\nself.base = null\nbranch { self.base = new Base } or { }\n}") == ["base given cleared"])
    #expect(try flags(cards + "deinitializer act of Card { self.base = null }") == [])
    #expect(try flags(cards + "method act of Card { call invalidate on self.timer }") == ["timer cleared"])
    #expect(try flags(cards + "class Small : Card\nmethod act of Small { call removeAll() on self.handlers }") == ["handlers cleared"])
  }

  // MARK: Ownership

  @Test("counted by hand, a pointer is owned when it is retained, made or released") func counting() throws {
    func held(_ body: String) throws -> [String] {
      try inferred("file \"a.m\" objective-c\nclass Part\nclass Card { part: Part }\nmethod act of Card is countsByHand (it: Part) {\n\(body)\n}") { $0.relation == .holds }
    }
    #expect(try held("self->Card::part = it") == ["Card.part unsafe Part"])
    #expect(try held("self->Card::part = it\nretain self->Card::part") == ["Card.part strong Part"])
    #expect(try held("release self->Card::part") == ["Card.part strong Part"])
    #expect(try held("self->Card::part = new Part") == ["Card.part strong Part"])
  }

  @Test("the order of functions and declarations does not matter") func order() throws {
    let code = try CodeText(
      cards + """
        method "keep(_:)" of Card (it: Part) { self.part = it }
        method act of Deck (card: Card) { call keep(_:) to {"keep(_:)"} on card (new Nice) }
        method go of Card { self.done = closure [self] { } }
        """)
    var turned = code.code
    turned.functions.reverse()
    let one = inferMembers(code.code, entities: code.entities, facts: code.facts)
    let other = inferMembers(turned, entities: code.entities.reversed(), facts: code.facts.reversed())
    #expect(one.facts.sorted() == other.facts.sorted())
    #expect(one.handovers == other.handovers)
  }
}
