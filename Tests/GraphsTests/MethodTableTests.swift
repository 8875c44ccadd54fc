import Facts
import Testing
@testable import Graphs

@Suite struct MethodTableTests {
  private let card = EntityID("Card")
  private func graph(_ methods: [Method]) -> Graph {
    Graph(entities: [Entity(EntityID("Board"), kind: .class, name: "Board"), Entity(card, kind: .class, name: "Card")], facts: [], methods: methods)
  }
  private func place(_ path: String, _ line: Int) -> Facts.SourceLocation { Facts.SourceLocation(path, line: line) }

  @Test func `a declaration and its definition are one method`() throws {
    let step = Method.Step(.assigns, "title", at: place("Card.m", 9), block: 0)
    let graph = graph([
      Method(card, "show", at: place("Card.m", 8), .isDefined, steps: [step]), Method(card, "show", at: place("Card.h", 3), .isAction),
    ])
    let node = try #require(graph.node(card))
    let method = try #require(graph.methods.methods(of: node).only)
    #expect(method.location == place("Card.m", 8))
    #expect(method.traits == [.isDefined, .isAction])
    #expect(method.steps == [step])
  }

  @Test func `a class method is another one than the method of an object`() throws {
    let graph = graph([Method(card, "make", at: place("Card.h", 3), .isStatic), Method(card, "make", at: place("Card.h", 4))])
    #expect(graph.methods.methods(of: try #require(graph.node(card))).map(\.location.line) == [4, 3])
    #expect(graph.methods.methods(of: try #require(graph.node(EntityID("Board")))).isEmpty)
  }

  @Test func `of two branches the active one counts`() throws {
    let graph = graph([
      Method(card, "fail", at: place("Card.m", 3), [.isDefined, .onlyRaises, .isInactive]), Method(card, "fail", at: place("Card.m", 5), .isDefined),
    ])
    let method = try #require(graph.methods.all.only)
    #expect(method.location.line == 5)
    #expect(method.traits == .isDefined)
  }

  @Test func `methods of nothing that is known are left out`() {
    #expect(graph([Method(EntityID("Ghost"), "haunt", at: place("Ghost.m", 1))]).methods.all.isEmpty)
  }
}

extension Collection {
  fileprivate var only: Element? { count == 1 ? first : nil }
}

@Suite struct SelectorTests {
  @Test(
    "the selector that Objective-C has for a method of Swift",
    arguments: [
      ("tapped()", "tapped"), ("tapped(_:)", "tapped:"), ("move(to:)", "moveTo:"), ("move(_:by:)", "move:by:"), ("show(card:)", "showWithCard:"),
      ("init(frame:)", "initWithFrame:"), ("init()", "init"), ("init(_:style:)", "init:style:"), ("startWith(card:)", "startWithCard:"),
      ("title", "title"), ("setTitle:forState:", "setTitle:forState:"), ("a(_:_:)", "a::"), ("moved(toPlace:)", "movedToPlace:"),
    ])
  func selectors(_ name: String, _ selector: String) {
    #expect(Method(EntityID("T"), name, at: SourceLocation("a"), .isDynamic).selector == selector)
    #expect(Method(EntityID("T"), name, at: SourceLocation("a")).selector == nil)
  }

  @Test("what overrides in Swift has the selector of what it overrides, which its name doesn't tell")
  func overriding() {
    #expect(Method(EntityID("T"), "tableView(_:didSelectRowAt:)", at: SourceLocation("a"), [.isDynamic, .overrides]).selector == nil)
    #expect(Method(EntityID("T"), "viewDidLoad", at: SourceLocation("a"), [.isDynamic, .overrides]).selector == "viewDidLoad")
    #expect(Method(EntityID("T"), "subscript(_:)", at: SourceLocation("a"), [.isDynamic]).selector == nil)
  }
}
