import Facts
import Testing

@testable import Projects

/// Which of the machine's headers units of C++ are given together.
struct SharedHeadersTests {
  /// Units `u0.cc` and so on, and files besides.
  private func project(_ count: Int, _ text: String, _ files: String = "") throws -> Project {
    try Fixture((0..<count).map { "//- u\($0).cc\n\(text)\n" }.joined() + files).project()
  }

  @Test("what at least two units include on every way, in byte order; the same for all")
  func list() throws {
    let project = try project(
      8, "#include <vector>\n#include \"base.h\"",
      """
      //- base.h
      #include <string>
      #include <string>
      #include <sys/types.h>
      #include "string.h"
      #if LOG
      #include <iostream>
      #endif
      #include <no/such.h>
      //- map.cc
      #include <map>
      #include <vector>
      """)
    #expect(Set(project.units.filter { $0.path != "base.h" }.map(\.sharedHeaders)) == [["string", "vector"]])
    #expect(try project.unit("map.cc").sharedHeaders == ["string", "vector"])
  }

  @Test("a few units are not worth it")
  func few() throws {
    #expect(try project(7, "#include <vector>").units.allSatisfy { $0.sharedHeaders == [] })
  }

  @Test("C and Objective-C share nothing in this way, nor does who includes nothing")
  func others() throws {
    let project = try project(8, "#include <vector>", "//- none.cc\nint x;\n//- c.c\n#include <stdio.h>\n//- o.m\n#import <Foundation/Foundation.h>\n#include <string.h>")
    #expect(project.units.filter { $0.sharedHeaders == [] }.map(\.path) == ["c.c", "none.cc", "o.m"])
  }

  @Test(
    "who sets what the headers ask for is left alone",
    arguments: [
      "#define NDEBUG", "#define _FILE_OFFSET_BITS 64", "#define __STDC_WANT_LIB_EXT1__ 1", "#define private public", "#define max(a, b) a", "#include \"set.h\"",
    ])
  func setting(_ line: String) throws {
    let project = try project(8, "#include <vector>", "//- other.cc\n\(line)\n#include <vector>\n//- set.h\n#define _POSIX_C_SOURCE 1\n")
    #expect(try project.unit("other.cc").sharedHeaders == [])
    #expect(try project.unit("u0.cc").sharedHeaders == ["vector"])
  }

  @Test("what C++ has anyway sets nothing")
  func set() throws {
    #expect(try project(8, "#define _GNU_SOURCE\n#define __STDC_FORMAT_MACROS\n#include <vector>").units.allSatisfy { $0.sharedHeaders == ["vector"] })
  }

  @Test("flags make a kind of their own, and what they force on a unit comes first")
  func flags() throws {
    let fixture = try Fixture((0..<8).map { "//- u\($0).cc\n#include <vector>\n" }.joined() + "//- other.cc\n#include <vector>\n//- forced.cc\n#include <vector>\n//- first.h\n")
    func entry(_ file: String, _ flags: String) -> String { #"{"directory": "\#(fixture.root)", "file": "\#(file)", "command": "c++ \#(flags) -c \#(file)"}"# }
    let entries = (0..<8).map { entry("u\($0).cc", "-DA") } + [entry("other.cc", "-DB"), entry("forced.cc", "-include \(fixture.root)/first.h")]
    try fixture.write("compile_commands.json", "[" + entries.joined(separator: ",") + "]")
    let project = try fixture.project()
    #expect(project.units.filter { $0.sharedHeaders == [] }.map(\.path) == ["forced.cc", "other.cc"])
  }
}
