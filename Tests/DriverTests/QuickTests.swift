import Analysis
import Driver
import Facts
import Foundation
import Graphs
import Rules
import Testing
import TestSupport

/// What is said of a project whose text alone was read.
@Suite struct QuickTests {
  private func reports(of source: String) throws -> (full: Report, quick: Report) {
    try Fixture(source).inFolder { folder in
      var request = Request([folder], workers: .inProcess)
      let full = try analyze(request)
      request.isQuick = true
      return (full, try analyze(request))
    }
  }

  /// `relation subject object`, of what both tiers can know; an import that no line states is the preprocessor's to know.
  private func edges(_ report: Report) -> Set<String> {
    let names = Dictionary(report.graph.entities.map { ($0.id, $0.name) }) { first, _ in first }
    return Set(
      report.graph.facts.compactMap { fact in
        guard [.imports, .inherits, .conforms, .extends].contains(fact.relation), !fact.details.flags.contains(.implicit) else { return nil }
        return "\(fact.relation.rawValue) \(names[fact.subject] ?? fact.subject.text) \(names[fact.object] ?? fact.object.text)"
      })
  }

  private static let examples = allRules.flatMap { type(of: $0).descriptor.examples }.map(\.source)

  @Test("both tiers agree on imports, superclasses, protocols and categories, and no rule speaks that a full run lets be silent", arguments: examples)
  func tiersAgree(_ example: String) throws {
    let (full, quick) = try reports(of: example)
    #expect(edges(quick) == edges(full))
    #expect(Set(quick.findings.map(\.finding.rule)).isSubset(of: Set(full.findings.map(\.finding.rule))))
  }

  @Test("of code in C++, too")
  func cxx() throws {
    let (full, quick) = try reports(
      of: """
        //- base.h
        namespace db { class Base { public: struct Handler {}; }; }
        //- store.h
        #include "base.h"
        namespace db { namespace log { class Store : public Base, private Base::Handler {}; } }
        //- main.cc
        #include "store.h"
        #include <vector>
        using namespace db;
        int main() { class Local : public log::Store {} local; return 0; }
        """)
    #expect(edges(quick) == edges(full))
    #expect(edges(quick).count == 6)
  }

  @Test("two classes of one name are two")
  func namesakes() throws {
    let (full, quick) = try reports(
      of: """
        //- One/App.h
        @interface App
        @end
        @interface App (One)
        @end
        //- Two/App.h
        @interface App
        @end
        //- Two/Other.h
        #import "App.h"
        @interface Other : App
        @end
        """)
    func ids(_ report: Report) -> [EntityID] { report.graph.entities.map(\.id).filter { $0.text.hasPrefix("c:") } }
    #expect(ids(quick) == ids(full))
  }

  @Test("a knot of imports and a long chain are found, and an import that a condition may leave out ties nothing")
  func findings() throws {
    let chain = (1...5).map { "//- C\($0).h\n#import \"C\($0 - 1).h\"\n@interface C\($0) : C\($0 - 1)\n@end" }.joined(separator: "\n")
    let (_, quick) = try reports(
      of: """
        //- A.h
        #import "B.h"
        @interface A
        @end
        //- B.h
        #import "A.h"
        @interface B
        @end
        //- D.h
        #ifdef NEVER
        #import "C4.h"
        #endif
        //- C0.h
        #import "D.h"
        @interface C0
        @end
        \(chain)
        """)
    #expect(quick.findings.map(\.finding.rule).sorted() == ["deep-inheritance", "import-cycle"])
    #expect(quick.coverage.filesOutlined == 9)
    #expect(quick.coverage.filesParsed == 0)
  }

  @Test("Swift is read in full beside it")
  func swift() throws {
    let (_, quick) = try reports(
      of: """
        //- Node.swift
        final class Node { var child: Child? }
        final class Child { var parent: Node?; func adopt(_ node: Node) { node.child = self; parent = node } }
        //- Base.h
        @interface Base
        @end
        """)
    #expect(quick.coverage.filesParsed == 1)
    #expect(quick.graph.facts.contains { $0.relation == .holds && $0.details.member == "child" })
  }

  @Test("the command says it, leaves the baseline alone, and can't write one")
  func command() throws {
    try Fixture(
      """
      #import <Foundation/Foundation.h>
      @interface A : NSObject
      @property (copy) void (^handler)(void);
      @end
      @implementation A
      - (void)run { self.handler = ^{ [self run]; }; }
      @end
      """
    ).inFolder { folder in
      #expect(try Tool.run(["lint", "."], in: folder).output.contains("[retain-cycle]"))
      _ = try Tool.run(["baseline", "."], in: folder)
      let quick = try Tool.run(["lint", "--quick", "--strict", "."], in: folder)
      #expect(quick.status == 0)
      #expect(quick.errors.contains("1 file read by text alone"))
      #expect(quick.errors.contains("quick: rules that ask about members or bodies said nothing"))
      #expect(!quick.errors.contains("stale"))
      // Without Swift there is nothing to keep.
      try FileManager.default.removeItem(atPath: folder + "/.arborist-cache")
      #expect(try Tool.run(["lint", "--quick", "."], in: folder).status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder + "/.arborist-cache"))
      #expect(try Tool.run(["baseline", "--quick", "."], in: folder).errors.contains("leave out '--quick'"))
    }
  }
}
