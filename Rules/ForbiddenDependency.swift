package import Analysis
internal import Facts
package import Graphs

/// Flags what the project's own rules forbid.
package struct ForbiddenDependency: Rule {
  package static let descriptor = RuleDescriptor(
    id: "forbidden-dependency",
    summary: "a dependency that a rule of the project's own forbids",
    rationale: """
      Every project has decisions that no tool can guess: the extension may not see the screens, features do not know each other, \
      everything in one folder has to conform to one protocol. Write them under `custom_rules:` in `.arborist.yml`, each with a `name`, whom it \
      is about (`from`), what is forbidden (`to`), alone allowed (`allowed`) or needed (`required`), by which `relation`, and `because`: the reason, \
      which is printed.

      Selectors take `paths`, `names`, `modules`, `kinds`, `superclass`, `protocol`, `role`, `external` and `not`; `(*)` in a path or a name is \
      repeated as `$1` in the other selector. With `reachable: true` a chain of dependencies counts as well, and the notes follow it. \
      There is one finding for each pair that breaks a rule, and one for a rule whose `from` selects nothing, unless it is `optional: true`. \
      What stands in a branch of `#if` that is not taken counts too.
      """,
    level: .error,
    options: [
      .init("rules", "The rules; written under the key `custom_rules:` at the top of the file.")
    ],
    examples: examples)

  package var rules: [CustomRule] = []

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    guard !rules.isEmpty else { return [] }
    let selection = Selection(graph)
    // A thing does not know what other code makes it hold: `cell.delegate = self` is no dependency of the cell.
    let isOwn = graph.ownCode()
    let wired = Set(graph.facts.indices.filter { graph.facts[$0].details.flags.contains(.inferred) && !isOwn($0) || graph.facts[$0].details.flags.contains(.described) })
    return rules.flatMap { rule -> [Finding] in
      if isIdle(rule, graph, selection) { return [aboutNothing(rule)] }
      if let required = rule.required { return missing(required, rule, graph, selection) }
      if rule.reachable, let to = rule.to { return chains(to, rule, graph, selection) }
      return breaches(rule, wired, graph, selection)
    }
  }

  /// Whether the rule's `from` selects nothing, not even in the parts of the project that are not looked at.
  private func isIdle(_ rule: CustomRule, _ graph: Graph, _ selection: Selection) -> Bool {
    !rule.optional && !graph.entities.indices.contains { selection.means(rule.from, $0) }
  }

  private func aboutNothing(_ rule: CustomRule) -> Finding {
    Finding(
      rule: id, message: .aboutNothing(rule.name, rule.from.words), location: rule.location, subjects: [EntityID("rule"), EntityID(rule.name)],
      names: [rule.name])
  }

  private func counts(_ relation: Relation, _ rule: CustomRule) -> Bool {
    rule.relation.isEmpty ? relation != .contains : rule.relation.contains(relation)
  }

  /// Whether a fact is stated in the modules and folders that the rule is about. What an extension elsewhere states of a type does not count for the type.
  private func isOwn(_ fact: Int, _ rule: CustomRule, _ graph: Graph, _ selection: Selection) -> Bool {
    var place = Selector(paths: rule.from.paths)
    place.modules = rule.from.modules
    guard !place.paths.isEmpty || !place.modules.isEmpty, let file = graph.file(at: graph.facts[fact].location.path) else { return true }
    return selection.means(place, file)
  }

  /// Those that a rule is about, with what its marks stand for.
  private func subjects(of rule: CustomRule, _ graph: Graph, _ selection: Selection) -> [(node: Graph.Node, captures: [String])] {
    graph.entities.indices.compactMap { node in
      guard !graph.entities[node].isExternal, let captures = selection.captures(rule.from, node) else { return nil }
      return (node, captures)
    }
  }

  private func breaches(_ rule: CustomRule, _ wired: Set<Int>, _ graph: Graph, _ selection: Selection) -> [Finding] {
    subjects(of: rule, graph, selection).flatMap { node, captures -> [Finding] in
      let isForbidden: (Graph.Node) -> Bool
      if let to = rule.to?.filled(with: captures) {
        isForbidden = { selection.means(to, $0) }
      } else {
        let allowed = rule.allowed!.filled(with: captures)
        isForbidden = { !graph.entities[$0].isExternal && !selection.means(allowed, $0) }
      }
      var seen: Set<Graph.Node> = []
      return graph.edges.edges(from: node).compactMap { edge in
        let target = graph.edges.target(of: edge)
        guard target != node, counts(graph.edges.relation(of: edge), rule), isForbidden(target), !seen.contains(target),
          let index = graph.edges.facts(of: edge).first(where: { !wired.contains($0) && isOwn($0, rule, graph, selection) })
        else { return nil }
        seen.insert(target)
        let fact = graph.facts[index]
        var finding = finding(rule, .said(graph.entities[node].name, fact.relation, graph.entities[target].name), at: fact.location, [node, target], graph)
        finding.way = [.init(graph.entities[node].name, graph.entities[target].name, at: fact.location, isCut: true)]
        return finding
      }
    }
  }

  private func missing(_ required: Selector, _ rule: CustomRule, _ graph: Graph, _ selection: Selection) -> [Finding] {
    subjects(of: rule, graph, selection).compactMap { node, captures in
      let required = required.filled(with: captures)
      guard let location = graph.entities[node].location, graph.entities[node].isDefinition else { return nil }
      let hasOne = graph.edges.edges(from: node).contains { edge in
        counts(graph.edges.relation(of: edge), rule) && selection.means(required, graph.edges.target(of: edge))
      }
      return hasOne ? nil : finding(rule, .nothingRequired(graph.entities[node].name, rule.relation), at: location, [node], graph)
    }
  }

  /// One finding for each subject that reaches something forbidden, with a shortest chain.
  private func chains(_ to: Selector, _ rule: CustomRule, _ graph: Graph, _ selection: Selection) -> [Finding] {
    subjects(of: rule, graph, selection).compactMap { node, captures in
      let to = to.filled(with: captures)
      var cameBy: [Graph.Node: Int] = [:]
      var waiting = [node]
      var next = 0
      while next < waiting.count {
        let current = waiting[next]
        next += 1
        if current != node, selection.means(to, current) {
          return finding(rule, node, chain(to: current, from: node, cameBy, graph), graph)
        }
        for edge in graph.edges.edges(from: current) where counts(graph.edges.relation(of: edge), rule) {
          let target = graph.edges.target(of: edge)
          guard target != node, cameBy[target] == nil,
            let fact = graph.edges.facts(of: edge).first(where: { current != node || isOwn($0, rule, graph, selection) })
          else { continue }
          cameBy[target] = fact
          waiting.append(target)
        }
      }
      return nil
    }
  }

  private func chain(to last: Graph.Node, from first: Graph.Node, _ cameBy: [Graph.Node: Int], _ graph: Graph) -> [Int] {
    var chain: [Int] = []
    var node = last
    while node != first, let fact = cameBy[node] {
      chain.append(fact)
      node = graph.source(of: fact)
    }
    return chain.reversed()
  }

  private func finding(_ rule: CustomRule, _ node: Graph.Node, _ chain: [Int], _ graph: Graph) -> Finding {
    let target = graph.target(of: chain.last!)
    func said(_ fact: Int) -> String {
      .said(graph.entities[graph.source(of: fact)].name, graph.facts[fact].relation, graph.entities[graph.target(of: fact)].name)
    }
    let names = (graph.entities[node].name, graph.entities[target].name)
    let message: String = chain.count == 1 ? said(chain[0]) : .reaches(names.0, names.1, steps: chain.count)
    var finding = finding(rule, message, at: graph.facts[chain[0]].location, [node, target], graph)
    finding.way = chain.map { fact in
      Finding.Step(
        graph.entities[graph.source(of: fact)].name, graph.entities[graph.target(of: fact)].name, at: graph.facts[fact].location, isCut: chain.count == 1)
    }
    if chain.count > 1 { finding.notes = chain.map { Finding.Note(said($0), at: graph.facts[$0].location) } }
    return finding
  }

  private func finding(_ rule: CustomRule, _ message: String, at location: SourceLocation, _ nodes: [Graph.Node], _ graph: Graph) -> Finding {
    Finding(
      rule: id, message: "\(rule.name): \(message)" + (rule.because.map { "; \($0)" } ?? ""), location: location,
      subjects: nodes.map { graph.entities[$0].id } + [EntityID(rule.name)], names: nodes.map { graph.entities[$0].name })
  }
}

extension String {
  fileprivate static func said(_ source: String, _ relation: Relation, _ target: String) -> Self { "'\(source)' \(relation.verb) '\(target)'" }

  fileprivate static func aboutNothing(_ rule: String, _ from: String) -> Self {
    "\(rule): nothing is meant by 'from', \(from); mend it, or mark the rule 'optional: true'"
  }

  fileprivate static func reaches(_ source: String, _ target: String, steps: Int) -> Self { "'\(source)' reaches '\(target)' in \(counted(steps, "step"))" }

  fileprivate static func nothingRequired(_ name: String, _ relations: [Relation]) -> Self {
    "'\(name)' \(relations.count == 1 ? relations[0].verb : "depends on") nothing that is required"
  }
}

extension Relation {
  fileprivate var verb: String { self == .conforms ? "conforms to" : rawValue }
}

// MARK: Examples

extension ForbiddenDependency {
  private static let examples: [Example] = [
    Example(
      "a model that knows a screen, and says why it may not",
      """
      //- .arborist.yml
      custom_rules:
        - name: no-screens-in-the-model
          from: {paths: [Model/**]}
          to: {role: [view, view-controller]}
          because: the extension uses the model too
      //- Model/PSComment.m
      #import <UIKit/UIKit.h>
      @interface PSComment : NSObject
      @property (nonatomic, weak) UILabel *label;  // expect: forbidden-dependency "no-screens-in-the-model: 'PSComment' holds 'UILabel'; the extension uses the model too"
      @property (nonatomic, copy) NSString *text;
      @end
      """),
    Example(
      "features that are islands",
      """
      //- .arborist.yml
      custom_rules:
        - name: islands
          from: {paths: [Features/(*)/**]}
          to: {paths: [Features/**], not: {paths: [Features/$1/**]}}
          relation: imports
      //- Features/Feed/PSFeed.h
      #import "PSFeedItem.h"
      // expect@+1: forbidden-dependency "islands: 'Features/Feed/PSFeed.h' imports 'Features/Profile/PSProfile.h'"
      #import "../Profile/PSProfile.h"
      @interface PSFeed
      @end
      //- Features/Feed/PSFeedItem.h
      @interface PSFeedItem
      @end
      //- Features/Profile/PSProfile.h
      @interface PSProfile
      @end
      """),
    Example(
      "C++: over a chain",
      """
      //- .arborist.yml
      custom_rules:
        - {name: core-is-alone, from: {paths: [core/**]}, to: {paths: [ui/**]}, relation: imports, reachable: true, level: warning}
      //- core/store.cc
      #include "../util/log.h"  // expect: forbidden-dependency "core-is-alone: 'core/store.cc' reaches 'ui/window.h' in 2 steps"
      int stored() { return logged(); }
      //- util/log.h
      #pragma once
      #include "../ui/window.h"  // note: "'util/log.h' imports 'ui/window.h'"
      inline int logged() { return shown(); }
      //- ui/window.h
      #pragma once
      inline int shown() { return 1; }
      """),
    Example(
      "only what is allowed, and what is required",
      """
      //- .arborist.yml
      custom_rules:
        - {name: model-is-alone, from: {paths: [Model/**]}, allowed: {paths: [Model/**]}, relation: imports}
        - {name: screens-log, from: {superclass: UIViewController, external: false}, required: {names: [PSLogged]}, relation: conforms}
      //- Model/PSUser.h
      #import <Foundation/Foundation.h>
      #import "../Network/PSClient.h"  // expect: forbidden-dependency "model-is-alone: 'Model/PSUser.h' imports 'Network/PSClient.h'"
      @interface PSUser : NSObject
      @end
      //- Network/PSClient.h
      #import <UIKit/UIKit.h>
      @protocol PSLogged
      @end
      @interface PSFeedScreen : UITableViewController  // expect: forbidden-dependency "screens-log: 'PSFeedScreen' conforms to nothing that is required"
      @end
      @interface PSUserScreen : UIViewController <PSLogged>
      @end
      """),
    Example(
      "Swift: what an extension elsewhere says of a type is not the type's doing; a part of a folder's name",
      """
      //- .arborist.yml
      custom_rules:
        - {name: core-is-alone, from: {paths: [Core/**]}, to: {paths: [Net/**]}}
        - {name: tests-see-their-own, from: {paths: [Tests/(*)Tests/**]}, to: {paths: [Net/**, Core/**], not: {paths: [$1/**]}}}
      //- Core/Photo.swift
      struct PSPhoto {
        var source: PSSource?  // expect: forbidden-dependency "core-is-alone: 'PSPhoto' holds 'PSSource'"
      }
      struct PSAlbum {}
      //- Net/Upload.swift
      struct PSSource {}
      protocol PSUploading {}
      extension PSAlbum: PSUploading {
        func upload(from source: PSSource) {}
      }
      //- Tests/CoreTests/PhotoTests.swift
      struct PSPhotoTests {
        let photo: PSPhoto
        let source: PSSource  // expect: forbidden-dependency "tests-see-their-own: 'PSPhotoTests' holds 'PSSource'"
      }
      """),
    Example(
      "a delegate that a controller sets is nothing that the cell says",
      """
      //- .arborist.yml
      custom_rules:
        - {name: views-know-no-screens, from: {role: view}, to: {role: view-controller}}
      //- PSCell.h
      #import <UIKit/UIKit.h>
      @interface PSCell : UITableViewCell
      @property (nonatomic, weak) id delegate;
      @end
      //- PSListViewController.m
      #import "PSCell.h"
      @interface PSListViewController : UIViewController
      @property (nonatomic, strong) PSCell *cell;
      @end
      @implementation PSListViewController
      - (void)viewDidLoad {
        self.cell = [[PSCell alloc] init];
        self.cell.delegate = self;
      }
      @end
      """),
    Example(
      "a rule that is about nobody, and one that may be",
      """
      //- .arborist.yml
      custom_rules:
        # // expect@+1: forbidden-dependency "no-singletons: nothing is meant by 'from', names '*Singelton'; mend it, or mark the rule 'optional: true'"
        - {name: no-singletons, from: {names: "*Singelton"}, to: {role: view}}
        - {name: no-managers, from: {names: "*Manager"}, to: {role: view}, optional: true}
      //- PSComment.m
      #import <UIKit/UIKit.h>
      @interface PSComment : NSObject
      @property (nonatomic, weak) UILabel *label;
      @end
      """),
    Example(
      "nothing of the kind",
      """
      //- .arborist.yml
      custom_rules:
        - {name: no-screens-in-the-model, from: {paths: [Model/**]}, to: {role: [view, view-controller]}}
      //- Model/PSComment.m
      #import <Foundation/Foundation.h>
      @interface PSComment : NSObject
      @property (nonatomic, copy) NSString *text;
      @end
      """),
  ]
}
