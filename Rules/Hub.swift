package import Analysis
internal import Facts
package import Graphs

/// Flags a component that many depend on and that depends on many.
package struct Hub: Rule {
  package static let descriptor = RuleDescriptor(
    id: "hub",
    summary: "a component that many depend on and that depends on many",
    rationale: """
      Whoever uses a hub gets everything that it uses, and a change of any of that may break all its users: it ties the two halves of the \
      project together. What many use should use little. Part it: what the users ask for into components that depend on little, \
      and what needs the rest into one that they do not see.

      A component is a header and its implementation, or a file of Swift. Each other component of the project counts once, by imports or by \
      mentions; tests are not counted. A component is flagged when both numbers are above the limit: whatever starts an app depends on much \
      and is used by none. A header that only gathers others is nothing itself and not flagged.
      """,
    level: nil,
    options: [
      .init("limit", "How many components may depend on one that itself depends on as many.")
    ],
    examples: examples)

  /// How many components may depend on one that itself depends on as many.
  package var limit = 20

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let folded = graph.dependencies(to: .component)
    func counts(_ group: Int) -> Bool { !folded.isExternal[group] && !graph.areTests(folded.members[group]) }
    // A header that gathers others is nothing itself.
    func isSomething(_ group: Int) -> Bool {
      folded.members[group].contains { graph.entities[$0].kind != .file && graph.entities[$0].kind != .variable }
    }
    return folded.names.indices.compactMap { group in
      guard counts(group), isSomething(group) else { return nil }
      let users = firstEdges(folded.view.edges(to: group)) { $0.source }.filter { counts($0.source) }
      guard users.count > limit else { return nil }
      let used = firstEdges(folded.view.edges(from: group)) { $0.target }.filter { counts($0.target) }
      guard used.count > limit else { return nil }
      return finding(group, users, used, folded, graph)
    }
  }

  /// One edge for each neighbour, by its number.
  private func firstEdges(_ edges: View.Edges, _ other: (View.Edge) -> Int) -> [View.Edge] {
    var seen: Set<Int> = []
    return edges.sorted { (other($0), $0.fact) < (other($1), $1.fact) }.filter { seen.insert(other($0)).inserted }
  }

  private func finding(_ group: Int, _ users: [View.Edge], _ used: [View.Edge], _ folded: FoldedGraph, _ graph: Graph) -> Finding? {
    guard let entity = graph.representative(of: folded.members[group], named: folded.names[group]), let location = entity.location else { return nil }
    let name = fileName(folded.names[group])
    let notes =
      used.prefix(4).map { Finding.Note(.dependsOn(fileName(folded.names[$0.target])), at: graph.facts[$0.fact].location) }
      + users.prefix(4).map { Finding.Note(.isUsed(fileName(folded.names[$0.source])), at: graph.facts[$0.fact].location) }
    return Finding(
      rule: id, message: .isHub(name, users: users.count, used: used.count), location: location, subjects: [entity.id], names: [name], notes: notes)
  }
}

extension String {
  fileprivate static func isHub(_ name: String, users: Int, used: Int) -> Self {
    "'\(name)' is a hub: \(counted(users, "component depends", "components depend")) on it, and it depends on \(used); "
      + "part what is asked of it from what it needs"
  }

  fileprivate static func dependsOn(_ name: String) -> Self { "it depends on '\(name)'" }
  fileprivate static func isUsed(_ name: String) -> Self { "'\(name)' depends on it" }
}

// MARK: Examples

extension Hub {
  private static let examples: [Example] = [
    Example(
      "an account that everybody asks for and that asks everybody",
      """
      //- .arborist.yml
      rules:
        hub: {level: warning, limit: 1}
      //- PSFeed.h
      @interface PSFeed
      - (void)clear;
      @end
      //- PSCache.h
      @interface PSCache
      - (void)clear;
      @end
      //- PSAccount.h
      // expect@+1: hub "'PSAccount' is a hub: 2 components depend on it, and it depends on 2; part what is asked of it from what it needs"
      @interface PSAccount
      - (void)signOut;
      @end
      //- PSAccount.m
      #import "PSAccount.h"
      #import "PSFeed.h"  // note: "it depends on 'PSFeed'"
      #import "PSCache.h"
      @implementation PSAccount
      - (void)signOut {
        [[PSFeed new] clear];
        [[PSCache new] clear];
      }
      @end
      //- PSMenu.m
      #import "PSAccount.h"  // note: "'PSMenu' depends on it"
      void PSMenuSignOut(PSAccount *account) { [account signOut]; }
      //- PSProfile.m
      #import "PSAccount.h"
      void PSProfileSignOut(PSAccount *account) { [account signOut]; }
      """),
    Example(
      "many depend on one, and another depends on many",
      """
      //- .arborist.yml
      rules:
        hub: {level: warning, limit: 1}
      //- PSAccount.h
      @interface PSAccount
      - (void)signOut;
      @end
      //- PSMenu.h
      #import "PSAccount.h"
      void PSMenuSignOut(PSAccount *account);
      //- PSProfile.h
      #import "PSAccount.h"
      void PSProfileSignOut(PSAccount *account);
      //- main.m
      #import "PSMenu.h"
      #import "PSProfile.h"
      """),
    Example(
      "a header that gathers others for many",
      """
      //- .arborist.yml
      rules:
        hub: {level: warning, limit: 1}
      //- PSKit.h
      #import "PSFeed.h"
      #import "PSCache.h"
      //- PSFeed.h
      @interface PSFeed
      @end
      //- PSCache.h
      @interface PSCache
      @end
      //- PSMenu.m
      #import "PSKit.h"
      PSFeed *PSMenuFeed(PSFeed *feed) { return feed; }
      //- PSProfile.m
      #import "PSKit.h"
      PSFeed *PSProfileFeed(PSFeed *feed) { return feed; }
      """),
    Example(
      "C++: a registry that knows what it registers",
      """
      //- .arborist.yml
      rules:
        hub: {level: warning, limit: 1}
      //- circle.h
      struct Circle {};
      //- square.h
      struct Square {};
      //- shapes.h
      #include "circle.h"
      #include "square.h"
      struct Shapes { Circle circle; Square square; };  // expect: hub "'shapes' is a hub: 2 components depend on it, and it depends on 2"
      //- canvas.cc
      #include "shapes.h"
      Shapes canvas;
      //- printer.cc
      #include "shapes.h"
      Shapes page;
      """),
    Example(
      "Swift: a store that everybody asks for and that knows every service",
      """
      //- .arborist.yml
      rules:
        hub: {level: warning, limit: 1}
      //- Feed.swift
      struct Feed {}
      //- Cache.swift
      struct Cache {}
      //- Store.swift
      final class Store { var feed = Feed(); var cache = Cache() }  // expect: hub "'Store' is a hub"
      //- Menu.swift
      struct Menu { let store: Store }
      //- Profile.swift
      struct Profile { let store: Store }
      """),
  ]
}
