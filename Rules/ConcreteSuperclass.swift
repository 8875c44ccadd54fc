package import Analysis
internal import Facts
package import Graphs

/// Flags a class that is subclassed and created.
package struct ConcreteSuperclass: Rule {
  package static let descriptor = RuleDescriptor(
    id: "concrete-superclass",
    summary: "a class of the project that is both subclassed and created",
    rationale: """
      A class at the top of a hierarchy says what its subclasses share; a class that is created says what one thing does. In one class the two \
      get in each other's way: what suits the object does not suit its heirs, and who overrides a method can't tell for which of the two it was \
      written. Let the leaves be created, and let what they share be a superclass that is not, or better an object that they hold.
      """,
    level: nil,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var heirs: [Graph.Node: [Int]] = [:]
    var creations: [Graph.Node: [Int]] = [:]
    for index in graph.facts.indices {
      let (source, target) = (graph.source(of: index), graph.target(of: index))
      guard source != target, graph.entities[target].kind == .class, !graph.entities[target].isExternal else { continue }
      switch graph.facts[index].relation {
      case .inherits: heirs[target, default: []].append(index)
      case .creates: creations[target, default: []].append(index)
      default: break
      }
    }
    return heirs.keys.sorted().compactMap { node in
      guard let location = graph.entities[node].location, let created = creations[node] else { return nil }
      let inherited = heirs[node]!
      // A class that only its own heirs create is how a class cluster works.
      let heirNodes = Set(inherited.map { graph.source(of: $0) })
      guard let creation = created.first(where: { !heirNodes.contains(graph.source(of: $0)) }) else { return nil }
      let name = graph.entities[node].name
      let names = inherited.map { graph.entities[graph.source(of: $0)].name }
      return Finding(
        rule: id, message: .isBoth(name, names), location: location, subjects: [graph.entities[node].id], names: [name],
        notes: [
          Finding.Note("'\(names[0])' inherits from '\(name)'", at: graph.facts[inherited[0]].location),
          Finding.Note("'\(graph.entities[graph.source(of: creation)].name)' creates '\(name)'", at: graph.facts[creation].location),
        ])
    }
  }
}

extension String {
  fileprivate static func isBoth(_ name: String, _ heirs: [String]) -> Self {
    "'\(name)' is created, and \(listed(heirs, limit: 3)) \(heirs.count == 1 ? "inherits" : "inherit") from it; create leaves only, or let them hold what they share"
  }
}

// MARK: Examples

extension ConcreteSuperclass {
  private static let examples: [Example] = [
    Example(
      "a button that is also the base of other buttons",
      """
      #import <UIKit/UIKit.h>
      @interface PSButton : UIButton  // expect: concrete-superclass "'PSButton' is created, and 'PSRoundButton' inherits from it; create leaves only, or let them hold what they share"
      @end
      @interface PSRoundButton : PSButton  // note: "'PSRoundButton' inherits from 'PSButton'"
      @end
      @interface PSScreen : UIViewController
      @end
      @implementation PSScreen
      - (void)viewDidLoad { [self.view addSubview:[[PSButton alloc] init]]; }  // note: "'PSScreen' creates 'PSButton'"
      @end
      """),
    Example(
      "leaves are created, the class above them is not",
      """
      #import <UIKit/UIKit.h>
      @interface PSButton : UIButton
      @end
      @interface PSRoundButton : PSButton
      @end
      @interface PSFlatButton : PSButton
      @end
      @interface PSScreen : UIViewController
      @end
      @implementation PSScreen
      - (void)viewDidLoad { [self.view addSubview:[[PSFlatButton alloc] init]]; }
      @end
      """),
  ]
}
