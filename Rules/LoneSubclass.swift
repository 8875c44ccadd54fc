package import Analysis
package import Facts
package import Graphs

/// Flags a superclass with one subclass.
package struct LoneSubclass: Rule {
  package static let descriptor = RuleDescriptor(
    id: "lone-subclass",
    summary: "a superclass of the project that has exactly one subclass",
    rationale: """
      There is no such thing as one specialisation. Either the two are one thing in two pieces: fold them together. Or they are two things: \
      let one hold the other. The subclass is bound to its superclass and gets its footprint in return for nothing that a collaborator could not \
      give.

      Classes of Objective-C and Swift count. A C++ class with one heir is most often an interface, which is what the language has in place \
      of protocols. Superclasses that are created themselves are left to `concrete-superclass`: the subclass then is a variant. Subclasses in \
      tests are doubles and say nothing about the design; neither does a subclass elsewhere that nobody here can see, so libraries that are \
      made to be subclassed will want to turn this off.
      """,
    level: nil,
    examples: [
      Example("a base class for one", """
        #import <Foundation/Foundation.h>
        @interface PSBaseSource : NSObject
        @end
        @interface PSFeedSource : PSBaseSource  // expect: lone-subclass "'PSFeedSource' is the only subclass of 'PSBaseSource'; fold them together, or let one hold the other"
        @end
        """),
      Example("a base class for two, and a variant of a class that is used by itself", """
        #import <Foundation/Foundation.h>
        @interface PSBaseSource : NSObject
        @end
        @interface PSFeedSource : PSBaseSource
        @end
        @interface PSUserSource : PSBaseSource
        @end
        @interface PSLabel : NSObject
        @end
        @interface PSRedLabel : PSLabel
        @end
        @implementation PSFeedSource
        - (id)label { return [[PSLabel alloc] init]; }
        @end
        """),
    ])

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var subclasses: [Graph.Node: [Int]] = [:]
    var created: Set<Graph.Node> = []
    for index in graph.facts.indices {
      let target = graph.target(of: index)
      switch graph.facts[index].relation {
      case .inherits where graph.entities[target].kind == .class && graph.source(of: index) != target: subclasses[target, default: []].append(index)
      case .creates where graph.source(of: index) != target: created.insert(target)
      default: break
      }
    }
    return subclasses.keys.sorted().compactMap { superclass in
      let facts = subclasses[superclass]!
      guard Set(facts.map { graph.source(of: $0) }).count == 1, !created.contains(superclass) else { return nil }
      let (base, heir) = (graph.entities[superclass], graph.entities[graph.source(of: facts[0])])
      guard !base.isExternal, !heir.isExternal, base.isDefinition, base.isObjectOriented, !isTest(graph.facts[facts[0]].location.path) else { return nil }
      return Finding(
        rule: id, message: .isOnly(heir.name, base.name), location: graph.facts[facts[0]].location, subjects: [heir.id, base.id],
        names: [heir.name, base.name])
    }
  }
}

extension Entity {
  /// A class whose only ways to vary are subclasses and protocols.
  fileprivate var isObjectOriented: Bool { language == .swift || id.text.hasPrefix("c:objc(") }
}

extension String {
  fileprivate static func isOnly(_ heir: String, _ base: String) -> Self {
    "'\(heir)' is the only subclass of '\(base)'; fold them together, or let one hold the other"
  }
}
