import Driver
import Facts
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
}
