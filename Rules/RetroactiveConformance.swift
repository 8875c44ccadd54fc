package import Analysis
internal import Facts
package import Graphs

/// Flags a foreign type that is made to conform to a foreign protocol.
package struct RetroactiveConformance: Rule {
  package static let descriptor = RuleDescriptor(
    id: "retroactive-conformance",
    summary: "somebody else's type made to conform to somebody else's protocol",
    rationale: """
      Neither is yours, so the day its owner, or another library, says the same, there are two conformances and which one runs is undefined. \
      The whole program gets it too, whether it wants it or not. Wrap the type in one of your own and let that conform.
      """,
    level: nil,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    graph.facts.indices.compactMap { index in
      let fact = graph.facts[index]
      let (type, conformed) = (graph.entities[graph.source(of: index)], graph.entities[graph.target(of: index)])
      guard fact.relation == .conforms, type.isExternal, conformed.isExternal, type.kind.isType,
        let file = graph.file(at: fact.location.path), !graph.entities[file].isExternal
      else { return nil }
      return Finding(
        rule: id, message: .isMade(type.name, conformed.name), location: fact.location, subjects: [type.id, conformed.id],
        names: [type.name, conformed.name])
    }
  }
}

extension String {
  fileprivate static func isMade(_ type: String, _ conformed: String) -> Self {
    "'\(type)' is made to conform to '\(conformed)', and neither is the project's; wrap it in a type of your own"
  }
}

// MARK: Examples

extension RetroactiveConformance {
  private static let examples: [Example] = [
    Example(
      "strings that are table data",
      """
      #import <UIKit/UIKit.h>
      @interface NSArray (Table) <UITableViewDataSource>  // expect: retroactive-conformance "'NSArray' is made to conform to 'UITableViewDataSource', and neither is the project's; wrap it in a type of your own"
      @end
      """),
    Example(
      "a protocol of our own, and a class of our own",
      """
      #import <UIKit/UIKit.h>
      @protocol PSNamed
      @end
      @interface NSArray (Named) <PSNamed>
      @end
      @interface PSFeed : NSObject <UITableViewDataSource>
      @end
      """),
  ]
}
