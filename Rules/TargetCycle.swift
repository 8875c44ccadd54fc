package import Analysis
internal import Facts
package import Graphs

/// Flags targets whose files import each other's, once per knot.
package struct TargetCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "target-cycle",
    summary: "targets whose files import each other's, directly or in a cycle",
    rationale: """
      A target is what can be built, tested and handed out by itself. A library that imports a header of the application that uses it is none: it builds only there, only with the \
      application's search paths, and another program can't have it. No build tool minds, since a header needs no build. Let the library declare a protocol or take a value, or \
      move the header to where both may import it.

      Swift and the package manager refuse such cycles; they arise in the C family, over header search paths. An import counts when a target lists the importing file, another one the imported \
      header, and none both. There is one finding for each knot, at the cheapest import to cut, rather not along a dependency that the project declares. Tests, samples and imports under `#if` that no build takes do not count.
      """,
    level: .warning,
    suppression: .edges([.imports]),
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let targets = graph.targets
    guard targets.targets.count > 1 else { return [] }
    let counting = targets.targets.map { !$0.product.isTest && !$0.isAside }
    func owners(_ file: EntityID) -> [Int] { targets.targets(of: file).filter { counting[$0] } }
    let imports = graph.view(.imports) { fact in
      guard graph.isImportThatTies(fact), fact.details.form != .module else { return false }
      let (users, makers) = (owners(EntityID(fact.location.path)), owners(fact.object))
      return !users.isEmpty && !makers.isEmpty && Set(users).isDisjoint(with: makers)
    }
    let folded = graph.folded(imports) { node in
      graph.path(of: node).flatMap { path in owners(EntityID(path)).isEmpty ? nil : graph.file(at: path).flatMap { graph.entities[$0].module } }
    }
    let knots = folded.view.knots()
    guard !knots.isEmpty else { return [] }
    let members = Set(knots.joined())
    let prices = CutPrices(graph, folded, .imports, graph.couplings(in: folded) { members.contains($0.source) && members.contains($0.target) })
    let declared = Set(targets.targets.indices.flatMap { user in targets.dependencies[user].map { [targets.targets[user].module, targets.targets[$0].module] } })
    let order = folded.view.cutOrder(among: Array(knots.joined())) { edges in
      // A dependency that the project declares is the last to go.
      prices.price(edges) * (declared.contains([folded.names[edges[0].source], folded.names[edges[0].target]]) ? 100 : 1)
    }
    return knots.map { finding($0, order.arcs(in: $0), prices) }
  }

  private func finding(_ knot: [Int], _ cuts: [FeedbackArcs.Arc], _ prices: CutPrices) -> Finding {
    let (graph, folded) = (prices.graph, prices.folded)
    let names = Dictionary(uniqueKeysWithValues: knot.map { ($0, folded.names[$0]) })
    func words(_ edge: View.Edge) -> String {
      "'\(fileName(graph.entities[graph.source(of: edge.fact)].id.text))' imports '\(fileName(graph.entities[graph.target(of: edge.fact)].id.text))'"
    }
    let story = KnotStory(of: knot, prices, names: names, cuts: cuts)
    let sorted = knot.map { names[$0]! }
    return Finding(
      rule: id, message: .importEachOther(sorted, others: story.cutCount - 1, reason: story.reason), location: story.location,
      subjects: knot.map { EntityID.module(folded.names[$0]) }, names: sorted, notes: story.notes("import", words), cuts: story.cuts,
      cycle: story.edges({ EntityID.module(folded.names[$0]) }, words), way: story.way, remedies: story.remedies)
  }
}

extension String {
  fileprivate static func importEachOther(_ names: [String], others: Int, reason: String) -> Self {
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(counted(names.count, "target")) import each other's files: \(listed(names)); cheapest to cut here\(more): \(reason)"
  }
}

// MARK: Examples

extension TargetCycle {
  private static let examples: [Example] = [
    Example(
      "a library that imports a header of its application",
      """
      //- project.yml
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
        Kit: {type: library.static, platform: iOS, sources: [Kit]}
      //- App/Limits.h
      static const int PSMostItems = 20;
      //- App/AppDelegate.m
      #import "../Kit/PSStore.h"  // note: "'AppDelegate.m' imports 'PSStore.h'"
      @interface AppDelegate : NSObject
      @property (nonatomic, strong) PSStore *store;
      @end
      @implementation AppDelegate
      @end
      //- Kit/PSStore.h
      #import <Foundation/Foundation.h>
      @interface PSStore : NSObject
      @end
      //- Kit/PSStore.m
      #import "PSStore.h"
      #import "../App/Limits.h"  // expect: target-cycle "2 targets import each other's files: 'Kit' and 'Shop'; cheapest to cut here: only 'PSMostItems' is used, on 1 line; move it out of both"
      @implementation PSStore
      - (BOOL)isFull:(int)count { return count > PSMostItems; }
      @end
      """),
    Example(
      "a library that knows nobody, and a header that both targets have",
      """
      //- project.yml
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, sources: [App, Shared], dependencies: [{target: Kit}]}
        Kit: {type: library.static, platform: iOS, sources: [Kit, Shared]}
      //- Shared/Limits.h
      static const int PSMostItems = 20;
      //- App/AppDelegate.m
      #import "../Kit/PSStore.h"
      #import "../Shared/Limits.h"
      //- Kit/PSStore.h
      #import <Foundation/Foundation.h>
      @interface PSStore : NSObject
      @end
      //- Kit/PSStore.m
      #import "PSStore.h"
      #import "../Shared/Limits.h"
      @implementation PSStore
      - (BOOL)isFull:(int)count { return count > PSMostItems; }
      @end
      """),
  ]
}
