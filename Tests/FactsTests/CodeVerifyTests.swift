import Facts
import Testing

@Suite struct CodeVerifyTests {
  static let good = """
    method f of A (x: B) {
      call g (x)
      call h (closure [x] { run x })
    }
    """

  @Test func codeThatKeepsToTheRules() throws {
    #expect(try Code(text: Self.good).verify(resolved: true) == [])
  }

  @Test(
    "each kind of mistake is named",
    arguments: [
      ("function f {\n  %1 = null\n}", "'f' at code:2:0: value 0 is used by nothing"),
      ("function f {\n  %1 = null\n  retain %1\n  return %1\n}", "'f' at code:2:0: value 0 is used 2 times"),
      ("function f {\n  leave\n}", "'f' at code:2:0: 'leave' stands in no loop and no branch"),
      ("function f {\n  loop { defer { leave } }\n}", "'f' at code:2:0: 'leave' stands in no loop and no branch"),
      ("function f {}\nfunction f {}", "'f' at code:2:0: another function has the same id"),
      ("function f {\n  return self\n}", "'f' at code:2:0: value 0 is self, and the function has no owner"),
      ("function f {\n  return ?x\n}", "'f' at code:2:0: value 0 is the name 'x', which was to be looked up"),
      ("function f {\n  ?x = null\n}", "'f' at code:2:0: something is stored in the name 'x', which was to be looked up"),
      ("function f {\n  call closure1 (closure none)\n}", "'f' at code:2:0: value 0 is a closure 'none' that does not exist"),
      ("function g {}\nfunction f {\n  return closure g\n}", "'f' at code:3:0: value 0 is a closure, and 'g' is a function"),
      ("closure f {}", "'f' at code:1:0: 0 values are this closure; it should be one"),
      ("closure g of B {}\nmethod f of A {\n  return closure g\n}", "'g' at code:1:0: it has another owner than the function around it, 'f'"),
      (
        "closure g {}\nfunction f (x) {\n  return closure g [x as #2]\n}",
        "'f' at code:3:0: value 1 captures something as local 2 of 'g', which has 0"
      ),
      ("closure g named h {}\nfunction f {\n  return closure g\n}", "'g' at code:1:0: a closure has a name, 'h'"),
    ])
  func mistakes(_ text: String, _ message: String) throws {
    #expect(try Code(text: text).verify(resolved: true) == [message])
  }

  @Test func namesAreNoMistakeBeforeTheyAreLookedUp() throws {
    #expect(try Code(text: "function f { ?x = ?y }").verify() == [])
  }

  @Test("and what no text says")
  func others() throws {
    try expect("'f' at code:1:0: it has 2 values and 1 positions") { $0.positions.removeLast() }
    try expect("'f' at code:1:0: it has 1 parameters and only 0 locals", "'f' at code:1:0: value 0 names local 0, and there are 0") { $0.locals = [] }
    try expect(
      "'f' at code:1:0: value 1 uses value 1, which does not come before it", "'f' at code:1:0: value 0 is used by nothing",
      "'f' at code:1:0: value 1 is used 2 times"
    ) { $0.values[1] = .element(1) }
    try expect("'f' at code:1:0: value 1 uses value 9, which does not exist", "'f' at code:1:0: value 0 is used by nothing") { $0.values[1] = .element(9) }
    try expect("'f' at code:3:0: a statement uses value 7, which does not exist", "'f' at code:1:0: value 1 is used by nothing") {
      $0.body = [.return(7, Code.Position(3, 0))]
    }
    try expect("'f' at code:3:0: something is stored in local 4, and there are 1") { $0.body = [.store(1, .local(4), Code.Position(3, 0))] }
    try expect("'f' at code:1:0: it counts 0 of 'goto' as not lowered") { $0.unlowered["goto"] = 0 }
    try expect("'' at code:1:0: it has no id") { $0.id = EntityID("") }
  }

  private func expect(_ mistakes: String..., after change: (inout Code.Function) -> Void) throws {
    var function = try Code(text: "function f (x) { call g (x) }").functions[0]
    change(&function)
    #expect(function.verify() == mistakes)
    _ = function.text
  }
}
