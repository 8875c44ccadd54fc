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
  return objectLoops(source.code, entities: source.entities, facts: source.facts).map { loop in
    ([loop.certainty.rawValue] + loop.links.map { "\($0.source).\($0.member)" }.sorted()).joined(separator: " ")
  }.sorted()
}

private let family = """
  class Parent { child: Child; many children: Child; copy done: closure }
  class Child { parent: Parent; other: Child; copy done: closure; weak owner: Parent }

  """

/// Programs that chance does not write, or too rarely.
@Suite struct WrittenProgramTests {
  // MARK: What chance showed first

  @Test("elements that are put in and taken out again") func takenOut() throws {
    #expect(try loops(family + """
      method add of Parent {
        let child = new Child
        child.parent = self
        call "append(_:)" on self.children (child)
        call "removeAll()" on self.children
      }
      """) == ["likely Child.parent Parent.children"])
  }

  @Test("what a new object has that nobody gave it") func unknownContent() throws {
    #expect(try loops(family + """
      function main {
        let child = new Child
        child.other.other = child
      }
      """) == ["likely Child.other Child.other"])
    #expect(try loops(family + """
      function main { (new Child).other.other = (new Child).other }
      method add of Child {
        let child = (new Parent).children[]
        child.other = child
      }
      """) == ["likely Child.other"])
  }

  @Test("a call that does one of two things") func oneOfTwoThings() throws {
    #expect(try loops(family + """
      method adopt of Parent (child: Child) {
        branch { child.parent = self } or { self.child = child }
      }
      function main { call adopt to {adopt} on new Parent (new Child) }
      """) == [])
  }

  @Test("one object that is handed over twice") func handedTwice() throws {
    #expect(try loops(family + """
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
    #expect(try loops(family + """
      method link of Parent { loop { self.children[].parent = self } }
      function main {
        let parent = new Parent
        parent.children = [new Child]
        call link to {link} on parent
      }
      """) == ["proven Child.parent Parent.children"])
  }

  @Test("elements that were there before") func givenElements() throws {
    #expect(try loops(family + """
      method link of Parent { loop { self.children[].parent = self } }
      """) == ["proven Child.parent Parent.children"])
  }

  @Test("a call that on its one way replaces what a loop would need",
    .disabled("a caller does not know on which ways a slot keeps what it had: it says proven"))
  func replacedOnTheSameWay() throws {
    #expect(try loops(family + """
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
