import Facts
import Testing

@testable import Projects

/// Which imports units of a project on GNUstep begin with alike.
struct UnitBeginningTests {
  private static let root = "//- Base/Root.h\n@interface NSObject { Class isa; }\n@end\n"

  /// Units `u0.m` and so on with the same text, and files besides.
  private func project(_ count: Int, _ text: String, _ files: String = "") throws -> Project {
    try Fixture((0..<count).map { "//- u\($0).m\n\(text)\n" }.joined() + files + Self.root).project()
  }

  private func beginnings(_ project: Project) -> Set<UnitBeginning?> { Set(project.units.filter { $0.path.hasPrefix("u") }.map(\.beginning)) }

  @Test("the imports before everything else, comments aside, with what their files are forwarded to")
  func list() throws {
    let project = try project(
      8, "// A unit.\n#import \"Kit.h\"\n/* more */\n#include <stdio.h>\nint x;\n#include <math.h>",
      "//- Kit/Kit.h\n#import <Other/Part.h>\n//- Other/Part.h\n//- more.m\n#import \"Kit.h\"\n")
    let forwards = [HeaderForward(spelling: "Kit.h", path: "Kit/Kit.h"), HeaderForward(spelling: "Other/Part.h", path: "Other/Part.h")]
    #expect(beginnings(project) == [UnitBeginning(directives: ["#import \"Kit.h\"", "#include <stdio.h>"], forwards: forwards)])
    // The only one for which a shorter list is the longest.
    #expect(try project.unit("more.m").beginning == nil)
  }

  @Test("what lies beside a unit is looked for there")
  func beside() throws {
    #expect(beginnings(try project(8, "#import \"Kit.h\"", "//- Kit.h\n")) == [UnitBeginning(folder: "", directives: ["#import \"Kit.h\""])])
  }

  @Test("the longest that enough units have")
  func longest() throws {
    let others = (0..<8).map { "//- v\($0).m\n#include <stdio.h>\n#include <v\($0).h>\n" }.joined()
    let project = try project(8, "#include <stdio.h>\n#include <math.h>", others)
    #expect(beginnings(project) == [UnitBeginning(directives: ["#include <stdio.h>", "#include <math.h>"])])
    #expect(try project.unit("v0.m").beginning == UnitBeginning(directives: ["#include <stdio.h>"]))
  }

  @Test("none where few units share it")
  func few() throws { #expect(beginnings(try project(7, "#include <stdio.h>")) == [nil]) }

  @Test("none where something stands before, or the imports go on from where they stand", arguments: ["#define A 1", "int x;", "#if A\n#endif", "/", "#include_next <stdio.h>", "#pragma once"])
  func before(_ line: String) throws { #expect(beginnings(try project(8, "\(line)\n#include <stdio.h>")) == [nil]) }

  @Test("none on Apple's frameworks, and none in C")
  func others() throws {
    let apple = try Fixture((0..<8).map { "//- u\($0).m\n#import <Foundation/Foundation.h>\n" }.joined()).project()
    #expect(apple.units.allSatisfy { $0.beginning == nil })
    let c = try Fixture((0..<8).map { "//- u\($0).c\n#include <stdio.h>\n" }.joined() + Self.root).project()
    #expect(c.units.allSatisfy { $0.beginning == nil })
  }
}
