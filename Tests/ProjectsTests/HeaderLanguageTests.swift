import Facts
import Testing

@testable import Projects

struct HeaderLanguageTests {
  private func language(_ header: String, name: String = "a.h", includers: [String] = []) throws -> Language {
    let including = includers.map { "//- \($0)\n#include \"\(name)\"" }.joined(separator: "\n")
    return try Fixture("//- \(name)\n\(header)\n\(including)").project().file(name).language
  }

  @Test(arguments: [
    "@interface A : NSObject\n@end", "@protocol P\n@end", "@class A;", "#import <Foundation/Foundation.h>", "@import UIKit;",
    "typedef NS_ENUM(NSInteger, E) { A };",
  ])
  func objectiveCShows(_ text: String) throws {
    #expect(try language(text) == .objectiveC)
  }

  @Test(arguments: [
    "class A { };", "class A : public B { };", "template <class T> T f();", "namespace n {\n}", "namespace a::b {\n}", "std::string s();",
    "struct A { public: int x; };", "#include <vector>", "enum class E { A };", "using T = int;",
  ])
  func cxxShows(_ text: String) throws {
    #expect(try language(text) == .cxx)
  }

  @Test(arguments: [
    "int class;", "int template, namespace;", "struct A { int public; };", "// class A { };", "const char *s = \"std::string\";",
    "#include <string.h>", "struct S s = { .class = 1 };", "#define CLASS class A {",
  ])
  func plainC(_ text: String) throws {
    #expect(try language(text) == .c)
  }

  @Test func bothAreObjectiveCxx() throws {
    #expect(try language("@interface A { std::string s; }\n@end") == .objectiveCxx)
  }

  @Test func guardedWordsDoNotCount() throws {
    #expect(try language("#ifdef __cplusplus\nextern \"C\" {\nnamespace n { }\n#endif\nint f(void);\n#if defined(__cplusplus)\n}\n#endif") == .c)
    #expect(try language("#ifdef __OBJC__\n@class A;\n#else\ntypedef void A;\n#endif\nvoid f(A *);") == .c)
    #expect(try language("#ifdef __cplusplus\n#include <vector>\n#endif\n@interface A\n@end") == .objectiveC)
  }

  @Test func endingSettlesCxx() throws {
    #expect(try language("int x;", name: "a.hpp") == .cxx)
    #expect(try language("@class A;", name: "a.hh") == .objectiveCxx)
  }

  @Test(arguments: [
    (["x.cc"], Language.cxx), (["x.m"], .objectiveC), (["x.mm"], .objectiveCxx), (["x.c", "y.cc"], .c), (["x.m", "y.mm"], .objectiveC),
    (["x.cc", "y.mm"], .cxx), (["x.m", "y.cc"], .c), ([], .c),
  ])
  func includersDecideForPlainHeaders(_ includers: [String], _ expected: Language) throws {
    #expect(try language("int f(void);", includers: includers) == expected)
  }

  @Test func includersCountThroughPlainHeaders() throws {
    let project = try Fixture("//- a.h\n//- b.h\n#include \"a.h\"\n#include \"c.h\"\n//- c.h\n#include \"b.h\"\n//- x.cc\n#include \"b.h\"").project()
    #expect(project.context.files.filter(\.isHeader).map(\.language) == [.cxx, .cxx, .cxx])
  }

  @Test func theDatabaseCanSayTheLanguage() throws {
    let fixture = try Fixture("//- a.c\nint x;\n//- compile_commands.json\n[{\"directory\": \".\", \"file\": \"a.c\", \"arguments\": [\"cc\", \"-x\", \"c++\", \"a.c\"]}]")
    let unit = try fixture.project().unit("a.c")
    #expect(unit.language == .cxx)
    #expect(unit.arguments == [])
  }
}
