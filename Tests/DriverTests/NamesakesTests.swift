import Driver
import Facts
import Foundation
import Testing
import TestSupport

/// Types of C and C++ of one name that several programs have.
@Suite struct NamesakesTests {
  @Test("each source file that defines a type of that name means its own, with all that is in it")
  func apart() throws {
    let graph = try report(
      of: """
        //- bench/one.cc
        namespace db { class Bench { public: void run(); private: int count; Bench *next; }; void Bench::run() {} }
        int main() { db::Bench bench; bench.run(); }
        //- bench/two.cc
        namespace db { class Bench { struct Part { int size; }; Part part; }; }
        int main() { db::Bench bench; }
        """
    ).graph
    let benches = graph.entities.filter { $0.name == "db::Bench" }
    #expect(benches.map { $0.location?.path } == ["bench/one.cc", "bench/two.cc"])
    let members = benches.map { bench in graph.facts.filter { $0.subject == bench.id && $0.relation == .holds }.compactMap(\.details.member) }
    #expect(members == [["next", "count"], ["part"]])
    #expect(graph.entities.first { $0.name == "db::Bench::Part" }?.id.text.hasPrefix(benches[1].id.text + "@") == true)
    #expect(benches.map { bench in graph.methods.methods(of: graph.node(bench.id)!).map(\.name) } == [["run()"], []])
  }

  @Test("who only declares the type means the nearest")
  func nearest() throws {
    let report = try report(
      of: """
        //- app/main.c
        struct Options { int level; };
        //- app/menu.c
        struct Options;
        struct Menu { struct Options *options; };
        //- tool/main.c
        struct Options { int size; };
        """)
    let fact = report.graph.facts.first { $0.details.member == "options" }
    #expect(fact.flatMap { report.graph.node($0.object) }.flatMap { report.graph.entities[$0].location?.path } == "app/main.c")
  }

  @Test("what a header defines is one type, and so is what is defined once behind a pointer")
  func once() throws {
    let graph = try report(
      of: """
        //- box.h
        #pragma once
        struct Box { int size; };
        struct Shelf { struct Hidden; Hidden *hidden; };
        //- a.cc
        #include "box.h"
        struct Shelf::Hidden { Box box; };
        //- b.cc
        #include "box.h"
        Box box;
        """
    ).graph
    #expect(graph.entities.filter { $0.name == "Box" || $0.name == "Shelf::Hidden" }.count == 2)
    #expect(!graph.entities.contains { $0.id.text.contains("Hidden@") || $0.id.text.contains("Box@") })
  }

  static let programs = """
    //- project.yml
    targets:
      One: {type: tool, platform: macOS, sources: [one]}
      Two: {type: tool, platform: macOS, sources: [two, shared]}
    //- one/count.c
    int count = 1;
    int next(void) { return ++count; }
    //- one/main.c
    extern int count;
    int next(void);
    int main(void) { return next() + count; }
    //- two/count.c
    int count = 2;
    int next(void) { return --count; }
    //- shared/main.c
    extern int count;
    int next(void);
    int main(void) { return next() + count; }
    """

  @Test("a function that sources declare for themselves and nobody defines is no file's") func undefined() throws {
    let graph = try report(
      of: """
        //- one/main.c
        extern int reboot3(int howto);
        int helper(void);
        int main(void) { return reboot3(1) + helper(); }
        //- two/watch.c
        extern int reboot3(int howto);
        int helper(void) { return reboot3(2); }
        """
    ).graph
    #expect(graph.entities.filter(\.isExternal).map(\.name).contains("reboot3"))
    #expect(graph.entities.contains { $0.name == "helper" && !$0.isExternal })
  }

  @Test("a variable or function of one name that two programs have is that of the program")
  func programs() throws {
    let graph = try report(of: Self.programs).graph
    func used(by path: String) -> [String] {
      graph.facts.filter { $0.relation == .uses && $0.location.path == path }.compactMap { graph.node($0.object).flatMap { graph.entities[$0].location?.path } }
    }
    #expect(Set(used(by: "one/main.c")) == ["one/count.c"])
    #expect(Set(used(by: "shared/main.c")) == ["two/count.c"])
    #expect(Set(used(by: "two/count.c")) == ["two/count.c"])
    #expect(graph.entities.filter { $0.name == "main" }.count == 2)
  }

  @Test("where no target tells, or one has both, a name is one function")
  func choice() throws {
    let both = Self.programs.replacingOccurrences(of: "[one]", with: "[one, two]")
    #expect(try report(of: both).graph.entities.filter { $0.name == "next" }.count == 1)
  }
}
