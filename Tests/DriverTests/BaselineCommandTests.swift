import Foundation
import Testing
import TestSupport

/// `arborist baseline`, and what `arborist lint` makes of it.
@Suite struct BaselineCommandTests {
  private let circle = """
    //- a.h
    #import "b.h"
    @interface A
    @end
    //- b.h
    #import "a.h"
    @interface B
    @end
    //- c.h
    #import "a.h"
    @interface C
    @end
    //- a.m
    #import "a.h"
    //- main.m
    #import "c.h"
    """

  private func write(_ text: String, to path: String, in folder: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
  }

  @Test("hides what is known, reports what is new, shrinks by itself and grows only when told to")
  func life() throws {
    try Fixture(circle).inFolder { folder in
      func run(_ arguments: String...) throws -> Tool.Result { try Tool.run(arguments, in: folder) }
      let first = try run("baseline")
      #expect(first.status == 0)
      #expect(first.errors == ".arborist-baseline.json: 1 known\n")

      let clean = try run("lint", "--strict")
      #expect(clean.status == 0)
      #expect(clean.output == "")
      #expect(clean.errors.hasPrefix("no new findings in 5 files, 1 hidden by the baseline;"))
      #expect(try run("lint", "--no-baseline").status == 1)

      // One more edge inside the cycle.
      try write("#import \"c.h\"\n#import \"b.h\"\n@interface A\n@end\n", to: "a.h", in: folder)
      let grown = try run("lint")
      #expect(grown.status == 1)
      #expect(grown.output.hasPrefix("a.h:1:"))
      #expect(grown.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.allSatisfy { $0.contains("one more edge in a cycle of 3 that the baseline knows [import-cycle]") })
      #expect(grown.errors.contains("2 new findings (2 errors) in 5 files, 0 hidden by the baseline;"))
      let refused = try run("baseline")
      #expect(refused.status == 1)
      #expect(refused.errors.contains("2 new and left out; mend them, or pass '--grow'"))
      #expect(try run("baseline", "--grow").status == 0)
      #expect(try run("lint").status == 0)

      // All mended.
      try write("@interface A\n@end\n", to: "a.h", in: folder)
      let stale = try run("lint")
      #expect(stale.status == 0)
      #expect(stale.errors.contains("stale: '.arborist-baseline.json' lists import-cycle of 'a', 'b' and 'c', which is gone or smaller; run 'arborist baseline'"))
      #expect(try run("lint", "--strict").status == 1)
      // A part of the project says nothing of the rest.
      #expect(try run("lint", "--strict", "c.h").status == 0)
      #expect(try run("baseline").errors == ".arborist-baseline.json: 0 known, 1 gone or smaller\n")
      #expect(try run("lint", "--strict").status == 0)
    }
  }

  @Test("a broken baseline, one that is named and not there, one outside: status 2")
  func mistakes() throws {
    try Fixture(circle).inFolder { folder in
      try write("{", to: "broken.json", in: folder)
      let broken = try Tool.run(["lint", "--baseline", "broken.json"], in: folder)
      #expect(broken.status == 2)
      #expect(broken.errors.hasPrefix("error: the baseline 'broken.json' can't be understood: not the JSON of a baseline"))
      #expect(try Tool.run(["lint", "--baseline", "none.json"], in: folder).status == 2)
      try write("baseline: ../../elsewhere.json\n", to: ".arborist.yml", in: folder)
      let outside = try Tool.run(["baseline"], in: folder)
      #expect(outside.status == 2)
      #expect(outside.errors.contains("lies outside of the configuration's folder"))
    }
  }
}
