import CClang
import Foundation
import TestSupport
import Testing

@testable import ClangFrontend

/// Which errors of a parse a parse without the bodies of functions has as well.
@Suite struct FunctionBodyTests {
  @Test("the errors outside of bodies are those of a parse without bodies")
  func objectiveC() throws {
    let errors = try errors(
      in: "Card.m",
      """
      #import "Card.h"
      @interface Card
      @property Missing *part;
      @end
      @implementation Card
      - (Lost)make:(Gone *)x { Other *other = [Nothing new]; return unknown(x); }
      static Absent *absent;
      - (void)clear { void (^block)(void) = ^{ return lost; }; }
      @end
      @implementation Card (More)
      + (void)more { [Nobody run]; }
      @end
      Away f(int x) { return ended; }
      int g = alone;
      int h(void) { return 1; } Late *late;
      void (^block)(void) = ^{ return nobody; };
      """)
    #expect(errors.outside == errors.withoutBodies)
    #expect(!errors.withoutBodies.isEmpty && errors.withoutBodies.count < errors.all.count)
  }

  @Test("in C++, with members, namespaces and templates")
  func cxx() throws {
    let errors = try errors(
      in: "card.mm",
      """
      namespace a {
      struct Card {
        Missing part;
        int f() { return lost; }
        Card() {}
        friend int g(Card) { return ended; }
      };
      template <class T> struct Box { int f(Away) { return late; } };
      }
      extern "C" { int h(void) { return alone; } }
      int a::Card::* p = nobody;
      """)
    #expect(errors.outside == errors.withoutBodies)
    #expect(!errors.withoutBodies.isEmpty && errors.withoutBodies.count < errors.all.count)
  }

  @Test(
    "where a body is read in any case, comes out of a macro or has initializers, nothing is told",
    arguments: [
      "constexpr int f() { return lost; }", "auto f() { return lost; }", "#define DEFINE(name) int name() { return lost; }\nDEFINE(f)",
      "struct Card { int a; Card() : a(lost) {} };", "int f() try { return lost; } catch (...) { return 1; }",
    ])
  func unclear(source: String) throws {
    #expect(try errors(in: "card.mm", source).outside == nil)
  }

  private func errors(in name: String, _ source: String) throws -> (all: [String], outside: [String]?, withoutBodies: [String]) {
    let library = try LibClang.load()
    let index = clang.clang_createIndex(1, 0)!
    defer { clang.clang_disposeIndex(index) }
    return try Fixture("//- \(name)\n\(source)").inFolder { folder in
      let arguments =
        ["-x", name.hasSuffix(".mm") ? "objective-c++" : "objective-c", "-fblocks", "-fexceptions", "-w", "-ferror-limit=0"]
        + (library.resourceDirectory.map { ["-resource-dir", $0] } ?? [])
      func parse(_ options: UInt32) throws -> CXTranslationUnit {
        try parseFile("\(folder)/\(name)", arguments, MemoryFiles(), in: index, options: 0x200 | options)
      }
      func described(_ errors: [Diagnosis]) -> [String] { errors.map { "\($0.line): \($0.message)" } }
      let (whole, without) = (try parse(0), try parse(0x40))
      defer { [whole, without].forEach { clang.clang_disposeTranslationUnit($0) } }
      let all = ParsedUnit.errors(of: whole)
      let outside = FunctionBodies(in: whole, SourceTexts()).outside(all)
      return (described(all), outside.map(described), described(ParsedUnit.errors(of: without)))
    }
  }
}
