import Facts
import Testing

@Suite struct CodeTextTests {
  /// All that the grammar has, as it is printed.
  static let everything = """
    synthesize Loader.completion = _completion
    synthesize Loader.cache

    file "Loader.m" objective-c

    12:1 method "-[Loader start:]" named start: of Loader is overrides, dynamic (request: Request, noescape default weak then block: closure) returns Task {
      13:3 var made = initialize call init on new Task
      14:3 self.completion = closure [weak self, made at 15:7, &made as weak again: Task, self.owner as other at 2] is async (done) returns value at 9 {
        15:7 call cancel on made
        16:7 self->Loader::rows[] = done
        17:7 other[weak kKey] = cast again to Owner
      }
      18:3 branch {
        19:5 super await call register(_:options:) to {"s:App.register", add:forKey:} on Center::shared (self, options: literal, trailing then: block) returns unknown
      } or {
        20:5 fail
      } or {}
      21:3 loop {
        22:5 store self@9.child in (call parent on self)@30.other
        23 leave
      }
      24:3 defer {
        25:5 run block (either (null, [literal, literal], unknown, unknown collection Row (null)))
      }
      26:3 var raw cursor: collection Row = self.rows@7:2
      26:4 %29 = new object
      26:5 call tick
      27:3 retain %29
      27:3 release type Task
      27:4 bound stop to {b} on self
      28:3 bound (self.handler) on self
      28:3 ?later = ?earlier
      29:3 Center::shared = cursor[key]
      30:3 super run (call make) on cursor
      31:3 closure other [made as #0, made as self]
      33:3 return made
      var boxed never: value "CGRect?"
      unlowered "goto *" 2
      unlowered switch 1
    }

    40 initialValue "s:4Main6LoaderC5cacheXv" named cache of Loader is lazy {}

    file Loader swift

    1:1 function main() {
      2:3 return
    }

    """

  @Test func everythingIsReadAndPrinted() throws {
    let code = try Code(text: Self.everything)
    #expect(lines(code.text) == lines(Self.everything))
    #expect(try Code(text: code.text) == code)
  }

  @Test func theSmallestText() throws {
    let code = try Code(
      text: """
        method start of Loader {
          self.child = new Child
        }
        """)
    let function = try #require(code.functions.first)
    #expect(function.kind == .method)
    #expect(function.id == EntityID("start"))
    #expect(function.name == "start")
    #expect(function.owner == EntityID("Loader"))
    #expect(function.language == .swift)
    #expect(function.position == Code.Position(1, 0))
    #expect(function.values == [.selfObject, .new(Code.TypeName(.object, EntityID("Child")))])
    #expect(function.positions == [Code.Position(2, 0), Code.Position(2, 0)])
    #expect(function.body == [.store(1, .member(0, Code.Field("child")), Code.Position(2, 0))])
  }

  @Test("the value comes before the object of the place with 'store'")
  func order() throws {
    let function = try Code(text: "method f of A { store new B in self.b }").functions[0]
    #expect(function.values == [.new(Code.TypeName(.object, EntityID("B"))), .selfObject])
    #expect(function.body == [.store(0, .member(1, Code.Field("b")), Code.Position(1, 0))])
  }

  @Test func aClosureIsAFunctionBehindTheOneAroundIt() throws {
    let code = try Code(
      text: """
        method f of A (x: B) {
          call later (closure [weak self, x] { call go on x })
          call later (closure { leave })
        }
        """)
    #expect(code.functions.map(\.id.text) == ["f", "f#1", "f#2"])
    #expect(code.functions[1].locals == [Code.Local("x")])
    #expect(code.functions[1].owner == EntityID("A"))
    #expect(
      code.functions[0].values.compactMap { if case .closure(_, let captures) = $0 { captures } else { nil } } == [
        [
          Code.Capture(.value(0), as: nil, .weak, at: Code.Position(2, 0)),
          Code.Capture(.value(1), as: 0, .strong, at: Code.Position(2, 0)),
        ], [],
      ])
  }

  @Test func capturedVariablesAreSharedInside() throws {
    let code = try Code(
      text: """
        function f {
          var boxed block: closure
          block = closure [&block] { run block }
        }
        """)
    #expect(code.functions[1].locals == [Code.Local("block", nil, .strong, isShared: true)])
  }

  @Test func namesThatAreTwiceHaveNumbers() throws {
    let text = """
      file code swift

      1 function f (x) {
        2 var x = x#0
        3 return x#1
      }

      """
    #expect(lines(try Code(text: text).text) == lines(text))
  }

  @Test func valuesThatWaitHaveALineOfTheirOwn() throws {
    var code = try Code(text: "function f (a, b) { call g (a, b) }")
    code.functions[0].values[2] = .call(Code.Call(.function("g", []), [Code.Argument(1), Code.Argument(0)]))
    #expect(code.text.contains("  1 %0 = a\n  1 call g (b, %0)\n") || code.text.contains("  1 %1 = b\n  1 call g (%1, %0)\n"))
    #expect(try Code(text: code.text) == code)
  }

  // MARK: Types

  @Test func typesBecomeEntitiesAndFacts() throws {
    let text = try CodeText(
      """
      file "A.swift" swift
      class Loader : Base, Source {
        weak delegate: Owner
        many let rows: Row; value size: value Int
        completion: closure
        static shared
      }
      struct Point : Base2
      protocol Source : Parent
      """)
    #expect(text.entities.filter { !$0.isExternal }.map(\.name) == ["Loader", "Point", "Source"])
    #expect(
      text.facts.map { fact in
        let details = fact.details
        let words =
          (details.ownership.map { [$0.rawValue] } ?? []) + (details.flags.contains(.many) ? ["many"] : [])
          + (details.flags.contains(.mutable) ? ["var"] : []) + (details.flags.contains(.isStatic) ? ["static"] : [])
        return "\(fact.location.line) \(fact.subject) \(fact.relation.rawValue) \(fact.object)" + words.map { " " + $0 }.joined()
          + (details.member.map { " " + $0 } ?? "")
      } == [
        "2 Loader inherits Base", "2 Loader conforms Source", "8 Point conforms Base2", "9 Source inherits Parent",
        "3 Loader holds Owner weak var delegate", "4 Loader holds Row strong many rows", "4 Loader holds Int value var size",
        "5 Loader holds type:function strong var completion", "6 Loader holds Loader strong var static shared",
      ])
    #expect(text.facts.allSatisfy { $0.location.path == "A.swift" })
  }

  // MARK: Errors

  @Test(
    "an error says the line and what was expected",
    arguments: [
      ("function f {\n  return x\n}", "line 2: expected a name that 'var', 'let' or a parameter declares, not 'x'"),
      ("function f {\n\n  call\n}", "line 4: expected the name of a function, not '}'"),
      ("function f", "line 1: expected '{', not the end"),
      ("function f {\n  return null\n", "line 3: expected an expression, not the end"),
      ("nonsense", "line 1: expected a function, a type, 'file' or 'synthesize', not 'nonsense'"),
      ("function f {\n  null = null\n}", "line 2: expected a place to store in before it, not '='"),
      ("function f {\n  return null null\n}", "line 2: expected the end of the statement, not 'null'"),
      ("file a basic\n", "line 1: expected a language, not 'basic'"),
      ("function \"f {\n}", "line 1: expected '\"' at the end of the text that begins here"),
      ("function f {\n  return %3\n}", "line 2: expected the name of a value before this line, not '3'"),
      ("function f {\n  return #9\n}", "line 2: expected the number of a local, not '#9'"),
      ("function f is quick {}", "line 1: expected a trait of functions, not 'quick'"),
      ("function f {\n  call g (null,\n    null null)\n}", "line 3: expected ',' or ')', not 'null'"),
      ("class A {\n  heavy b: C\n}", "line 2: expected an ownership, 'many', 'static', 'let' or 'var' before the name, not 'heavy'"),
    ])
  func errors(_ text: String, _ message: String) {
    let error = #expect(throws: CodeTextError.self) { try Code(text: text) }
    #expect(error?.description == message)
  }

  @Test("what is nested 100,000 deep is an error", arguments: ["(", "[", "either (", "loop {", "closure {", "branch {"])
  func deepText(_ opening: String) {
    let error = #expect(throws: CodeTextError.self) { try Code(text: "function f { " + String(repeating: opening, count: 100_000)) }
    #expect(error?.message == "this is nested too deeply")
  }

  @Test("no text traps, wherever it is cut or changed")
  func damagedText() {
    let bytes = Array(Self.everything.utf8)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? Code(text: String(decoding: bytes[..<place], as: UTF8.self))
      var changed = bytes
      changed[place] ^= 0x0b
      _ = try? Code(text: String(decoding: changed, as: UTF8.self))
      changed.remove(at: place)
      _ = try? Code(text: String(decoding: changed, as: UTF8.self)).text
    }
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
