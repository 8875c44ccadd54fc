import ClangFrontend
import Driver
import Facts
import Foundation
import Projects
import Testing
import TestSupport

/// Units of C++ that are given the standard headers of all of them: they say what they would say with their own.
@Suite struct SharedHeaderTests {
  private static let project =
    (0..<8).map { number in
      """
      //- u\(number).cc
      #include <vector>
      #include "node.h"
      #include \(number % 2 == 0 ? "<string>" : "<map>")
      struct User\(number) { std::vector<Node> nodes; Node *first() { return &nodes[0]; } };
      """
    }.joined(separator: "\n") + """

      //- node.h
      #include <memory>
      #include <string>
      struct Node { std::unique_ptr<Node> next; std::string name; virtual int size() { return int(name.size()); } };
      //- tile.cc
      #include <vector>
      using namespace std;
      struct map { map *next; };
      struct Tile { map *first; std::vector<int> sizes; };
      """

  private func extractions(in folder: String, change: (inout TranslationUnit) -> Void, precompiled: String? = nil) throws -> [String: Extraction] {
    let project = try findProject(at: [folder])
    let frontend = try ClangFrontend(project.context, precompiled: precompiled)
    return Dictionary(
      uniqueKeysWithValues: project.units.map { unit in
        var unit = unit
        change(&unit)
        return (unit.path, frontend.extract(unit))
      })
  }

  /// Units whose calls reach the bodies of templates in the headers, and from there the project again.
  private static let callers =
    (0..<8).map { number in
      """
      //- c\(number).cc
      #include <algorithm>
      #include <functional>
      #include <map>
      #include <memory>
      #include <vector>
      #include "card.h"
      struct Deck\(number) {
        std::vector<std::unique_ptr<Card>> cards;
        std::map<Card, int> counts;
        std::function<int(const Card &)> rank = [this](const Card &card) { return counts[card]; };
        auto sorted() { std::vector<Card> all; std::sort(all.begin(), all.end()); return all; }
        void add() { cards.push_back(std::make_unique<Card>(\(number))); cards.back()->on = std::bind(&Deck\(number)::add, this); }
        static constexpr int most = std::max(\(number), 3);
        int places[most];
      };
      """
    }.joined(separator: "\n") + """

      //- card.h
      #include <functional>
      struct Card { int value; std::function<void()> on; Card(int value) : value(value) {} };
      inline bool operator<(const Card &a, const Card &b) { return a.value < b.value; }
      """

  @Test(
    "the same facts with them as with their own headers, as text or precompiled",
    arguments: [
      (project, ["map", "memory", "string", "vector"]), (callers, ["algorithm", "functional", "map", "memory", "vector"]),
    ])
  func sameFacts(_ source: String, shared: [String]) throws {
    try Fixture(source).inFolder { folder in
      let project = try findProject(at: [folder])
      let units = project.units
      #expect(units.allSatisfy { $0.sharedHeaders == shared || !$0.path.hasSuffix(".cc") })
      let place = folder + "/.precompiled"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      PrecompiledHeaders.write(for: units, of: project.context, to: place)
      #expect(try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasSuffix(".pch") }.count == 1)

      let own = try extractions(in: folder) { $0.sharedHeaders = [] }
      let given = try extractions(in: folder) { _ in }
      let loaded = try extractions(in: folder, change: { _ in }, precompiled: place)
      for (path, extraction) in own {
        #expect(!extraction.facts.isEmpty)
        #expect(given[path]?.binaryForm == extraction.binaryForm, "\(path)")
        #expect(loaded[path]?.binaryForm == extraction.binaryForm, "\(path)")
      }
    }
  }

  @Test("a unit is read with its own headers where those of others clash with what it declares")
  func clash() throws {
    try Fixture(Self.project).inFolder { folder in
      let given = try #require(try extractions(in: folder) { _ in }["tile.cc"])
      #expect(given.facts.contains { $0.details.member == "first" && $0.object.text == "c:@S@map" })
      #expect(given.gaps.isEmpty)
    }
  }

  @Test("what they were made of is asked for: another standard library is another answer")
  func inquiry() throws {
    try Fixture(Self.project).inFolder { folder in
      let project = try findProject(at: [folder])
      let place = folder + "/.precompiled"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      PrecompiledHeaders.write(for: project.units, of: project.context, to: place)
      let frontend = try ClangFrontend(project.context, precompiled: place)
      _ = frontend.extract(try #require(project.units.first { $0.path == "u0.cc" }))
      let paths = frontend.takeInquiry().paths
      #expect(paths.contains { $0.hasSuffix("/vector") })
      #expect(paths.contains { $0.hasSuffix("/map") })
      #expect(!paths.contains { $0.hasPrefix(place) })
    }
  }
}
