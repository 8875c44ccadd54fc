package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags a type that no root of the program leads to.
package struct UnreachableType: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unreachable-type",
    summary: "a type that no root reaches and nobody creates, uses or inherits from",
    rationale: """
      What no root of the object graph leads to is read, compiled and kept working for nobody. Delete it, or say who brings it to life: a type that is found by \
      its name or made by somebody who can't be seen here belongs under `roots` in the configuration. Classes of a library that comes as headers and a binary are left alone.

      Classes of Objective-C and all types of Swift count, in modules with a program: an app delegate, an `App`, a function `main`, a `main.swift`. A library's \
      users are elsewhere. Roots are those, functions and global variables, tests, what storyboards, nibs, property lists and data models name, views and view controllers, model objects of a \
      store, whatever descends from a class of the platform that is more than `NSObject`, what conforms to a protocol of the platform that is found by that \
      (`PreviewProvider`, `AppIntent`), classes with a method `+load`, and `roots`. Mentioned by its name in `NSClassFromString` is reached. Of unreachable types that only lead \
      to each other the first is flagged.
      """,
    level: nil,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let programs = graph.modulesWithPrograms(family)
    guard !programs.isEmpty else { return [] }
    let mentions = graph.mentions(family)
    let isUnseen = graph.mayBeMentionedUnseen()
    let reached = mentions.reached(from: graph.entities.indices.filter { graph.isRoot($0, family) || isUnseen[$0] })
    let components = graph.folded(graph.view(.imports), to: .component)
    let lost = graph.entities.indices.filter {
      !reached[$0] && isJudged(graph.entities[$0]) && programs.contains(graph.entities[$0].module ?? "") && !graph.isOfBinary($0, components)
    }
    var explained: Set<Graph.Node> = []
    // First those that nobody mentions at all; what is left after them lies in cycles.
    let isLost = Set(lost)
    let heads = lost.filter { node in !mentions.predecessors(node).contains { $0 != node && isLost.contains($0) } }
    return (heads + lost).compactMap { node in
      guard !explained.contains(node), let location = graph.entities[node].location else { return nil }
      let seen = mentions.reached(from: [node])
      let below = lost.filter { seen[$0] && $0 != node }
      explained.formUnion(below + [node])
      return Finding(
        rule: id, message: .isLost(graph.entities[node].name, below: below.count), location: location, subjects: [graph.entities[node].id],
        names: [graph.entities[node].name] + below.map { graph.entities[$0].name })
    }
  }

  private func isJudged(_ entity: Entity) -> Bool {
    guard !entity.isExternal, entity.isDefinition else { return false }
    return entity.language == .swift ? [.class, .struct, .enum].contains(entity.kind) : entity.kind == .class && entity.id.isObjectiveCClass
  }
}

extension Graph {
  /// The modules that a program starts in; "" stands for a project that has no modules.
  fileprivate func modulesWithPrograms(_ family: Family) -> Set<String> {
    Set(
      entities.indices.compactMap { node in
        let entity = entities[node]
        guard !entity.isExternal else { return nil }
        let starts =
          switch entity.kind {
          case .function: entity.name == "main" || entity.name == "main()"
          case .file: entity.name.split(separator: "/").last == "main.swift"
          case .class, .struct: family.roles(of: node).contains(.application)
          default: false
          }
        return starts ? entity.module ?? "" : nil
      })
  }

  /// Whether something is there without being mentioned.
  fileprivate func isRoot(_ node: Node, _ family: Family) -> Bool {
    let entity = entities[node]
    if declared.roots.contains(entity.id) { return true }
    guard entity.kind.isType else { return [.function, .variable, .file, .resource].contains(entity.kind) }
    guard !entity.isExternal else { return false }
    if let path = entity.location?.path, isTest(path) { return true }
    if !family.roles(of: node).isDisjoint(with: [.application, .view, .window, .viewController, .windowController, .model, .test]) { return true }
    if family.superclasses(of: node).contains(where: { entities[$0].isExternal && !["NSObject", "NSProxy"].contains(entities[$0].name) }) { return true }
    if family.protocols(of: node).contains(where: { entities[$0].isExternal && entities[$0].name.findsConformers }) { return true }
    return methods.methods(of: node).contains { $0.name == "load" && $0.traits.contains(.isStatic) }
  }

  /// Whether a class of Objective-C is implemented elsewhere: in a library that comes as headers and a binary.
  fileprivate func isOfBinary(_ node: Node, _ components: FoldedGraph) -> Bool {
    guard entities[node].id.isObjectiveCClass, let path = entities[node].location?.path, Graph.isHeader(path), let file = self.file(at: path),
      !methods.methods(of: node).contains(where: { $0.traits.contains(.isDefined) })
    else { return false }
    return components.group(of: file).map { components.members[$0].allSatisfy { entities[$0].kind != .file || Graph.isHeader(entities[$0].id.text) } } ?? true
  }

  /// Which type mentions which. A type and those nested in it stand and fall together.
  fileprivate func mentions(_ family: Family) -> Digraph {
    var edges: [Digraph.Edge] = []
    for index in facts.indices {
      let (source, target) = (family.type(of: source(of: index)), family.type(of: target(of: index)))
      switch facts[index].relation {
      case .imports, .extends, .names: continue
      case .contains: if entities[source].kind.isType { edges += [.init(source, target), .init(target, source)] }
      case .inherits, .conforms, .holds, .captures, .creates, .uses: edges.append(.init(source, target))
      }
    }
    return Digraph(nodeCount: entities.count, edges: edges)
  }
}

extension Digraph {
  fileprivate func reached(from starts: [Node]) -> [Bool] {
    var isSeen = [Bool](repeating: false, count: nodeCount)
    for start in starts { isSeen[start] = true }
    var waiting = starts
    while let node = waiting.popLast() {
      for next in successors(node) where !isSeen[next] {
        isSeen[next] = true
        waiting.append(next)
      }
    }
    return isSeen
  }
}

extension String {
  /// Whether the platform or a library finds types because they conform to its protocol of this name.
  fileprivate var findsConformers: Bool {
    ["PreviewProvider", "AppIntent", "AppShortcutsProvider", "AppEntity", "ParsableCommand", "AsyncParsableCommand", "TimelineProvider", "WidgetBundle", "LibraryContentProvider"]
      .contains(self)
  }

  fileprivate static func isLost(_ name: String, below: Int) -> Self {
    let others = below == 0 ? "" : ", nor to \(counted(below, "type")) that only it knows"
    return "nothing leads to '\(name)'\(others); delete it, or name it under 'roots'"
  }
}

// MARK: Examples

extension UnreachableType {
  private static let examples: [Example] = [
    Example(
      "a class that nobody mentions any more",
      """
      #import <UIKit/UIKit.h>
      @interface PSUsed : NSObject
      @end
      @interface PSOld : NSObject  // expect: unreachable-type "nothing leads to 'PSOld', nor to 1 type that only it knows; delete it, or name it under 'roots'"
      @end
      @interface PSOldPart : NSObject
      @end
      @implementation PSOld
      - (id)part { return [[PSOldPart alloc] init]; }
      @end
      @interface PSAppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation PSAppDelegate
      - (void)applicationDidFinishLaunching:(UIApplication *)application { [[PSUsed alloc] init]; }
      @end
      """),
    Example(
      "two types that only know each other",
      """
      //- App.swift
      import SwiftUI
      @main struct PhotoApp: App {}
      struct Photo: Codable { private enum CodingKeys: String, CodingKey { case name } }
      enum Paper { struct Size {} }
      let first = (Photo(), Paper.Size())
      //- Old.swift
      struct Left { func turn() { _ = Right() } }  // expect: unreachable-type "nothing leads to 'Left', nor to 1 type that only it knows"
      struct Right { func turn() { _ = Left() } }
      """),
    Example(
      "views, tests, what has a class name, and what the project declares to be a root",
      """
      #import <UIKit/UIKit.h>
      @interface PSScreen : UIViewController
      @end
      @interface PSByName : NSObject
      @end
      @interface PSPlugin : NSObject
      @end
      @interface PSTransformer : NSValueTransformer
      @end
      int main(int count, char **arguments) { return NSClassFromString(@"PSByName") != nil; }
      //- .arborist.yml
      opt_in_rules: [unreachable-type]
      roots: [PSPlugin]
      """),
    Example(
      "the headers of a library that comes as a binary",
      """
      //- Vendor/WXRequest.h
      #import <Foundation/Foundation.h>
      @interface WXRequest : NSObject
      @property (nonatomic, copy) NSString *name;
      @end
      //- PSOld.h
      #import <Foundation/Foundation.h>
      @interface PSOld : NSObject  // expect: unreachable-type "nothing leads to 'PSOld'"
      @end
      //- PSOld.m
      #import "PSOld.h"
      @implementation PSOld
      @end
      //- main.m
      #import "WXRequest.h"
      #import "PSOld.h"
      int main(void) { return 0; }
      """),
    Example(
      "a library's users are elsewhere",
      """
      //- Shapes.swift
      struct Square {}
      """),
  ]
}
