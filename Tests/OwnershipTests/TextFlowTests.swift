import Facts
import Ownership
import Testing

/// Which texts reach a call that takes them for names.
@Suite struct TextFlowTests {
  private func named(_ text: String) throws -> [String] {
    textsThatName(in: try CodeText(text).code).map { "\($0.location.line) \($0.meaning) \($0.name)" }
  }

  @Test("the text itself, a variable, a cast, one of two") func local() throws {
    #expect(try named(#"function find { call NSClassFromString (literal "Feed") }"#) == ["1 class Feed"])
    #expect(
      try named(
        """
        function find {
          let name = literal "Feed"
          let other = literal "Unused"
          call NSClassFromString (cast either (name, literal "Rows") to value String)
        }
        """) == ["2 class Feed", "4 class Rows"])
  }

  @Test("a list, by its elements and in a loop") func lists() throws {
    #expect(
      try named(
        """
        function find {
          let names = [literal "Feed", literal "Rows"]
          loop {
            let name = names[]
            call NSClassFromString (name)
          }
          call objc_getClass (call objectAtIndex: on names (literal))
        }
        """) == ["2 class Feed", "2 class Rows"])
  }

  @Test("a constant, a member, a parameter, a result, a captured variable") func acrossFunctions() throws {
    #expect(
      try named(
        """
        initialValue "kFeed.initial" named kFeed { kFeed::kFeed = literal "Feed" }
        method set of Finder { self.name = literal "Rows" }
        method find of Finder { call NSClassFromString (self.name); call NSClassFromString (kFeed::kFeed) }
        function lookup (name) { call NSProtocolFromString (name) }
        function other { return literal "Sorted" }
        function ask { call lookup to {lookup} (literal "Listed"); call lookup to {lookup} (call other to {other}) }
        function later { let name = literal "Late"; call async (closure [name] { call NSClassFromString (name) }) }
        """) == ["2 class Rows", "3 class Feed", "5 protocol Sorted", "6 protocol Listed", "7 class Late"])
  }

  @Test("the name of a type, and the identifier of a screen") func screens() throws {
    #expect(try named(#"function show (board) { call instantiateViewController(withIdentifier:) on board (withIdentifier: literal "feed") }"#) == ["1 screen feed"])
    #expect(try named(#"function show (board) { call instantiateViewControllerWithIdentifier: on board (call NSStringFromClass (type "c:objc(cs)Feed")) }"#) == ["1 screen Feed"])
  }

  @Test("what is put together of known texts") func composed() throws {
    #expect(try named(#"function find { call NSClassFromString (call stringByAppendingString: on literal "Feed" (literal "Rows")) }"#) == ["1 class FeedRows"])
    #expect(
      try named(
        """
        function find {
          let names = [literal "Feed", literal "Rows"]
          loop {
            let name = names[]
            call NSClassFromString (call stringWithFormat: on type "c:objc(cs)NSString" (literal "PS%@Cell", name))
          }
        }
        """) == ["5 class PSFeedCell", "5 class PSRowsCell"])
    #expect(try named(#"function find (module) { call NSClassFromString(_:) (unknown (module, literal ".Feed")) }"#) == ["1 class .Feed"])
  }

  @Test("the elements that a closure is called with, and collections made of arguments") func elements() throws {
    #expect(try named(#"function find { call forEach() on ([literal "Feed"]) (trailing closure ($0) { call NSClassFromString(_:) ($0) }) }"#) == ["1 class Feed"])
    #expect(
      try named(
        """
        function find {
          let names = call arrayWithObjects: on type "c:objc(cs)NSArray" (literal "Feed", literal "Rows", null)
          call enumerateObjectsUsingBlock: on names (closure (name, index, stop) { call NSClassFromString (name) })
          call dispatch_async (names, closure (name) { call NSClassFromString (name) })
        }
        """) == ["2 class Feed", "2 class Rows"])
  }

  @Test("what other calls are given is no name, nor what a text is unlike") func nothing() throws {
    #expect(try named(#"function find (x) { call NSClassFromString (call stringByReplacing: on literal "Feed" (x)) }"#) == [])
    #expect(try named(#"function find { call log (literal "Feed") }"#) == [])
    #expect(try named(#"function find { let name = literal "Feed"; let other = unknown; call NSClassFromString (other) }"#) == [])
  }

  @Test("what leads to itself ends") func circles() throws {
    #expect(
      try named(
        """
        function a (x) { call NSClassFromString (x); call b to {b} (x) }
        function b (y) { call a to {a} (y); call a to {a} (literal "Feed") }
        """) == ["2 class Feed"])
  }
}
