package import Analysis
internal import Facts
package import Graphs

/// Flags a class of the model that only stores values and is owned by several.
package struct ReferenceModel: Rule {
  package static let descriptor = RuleDescriptor(
    id: "reference-model",
    summary: "a class of the model that only stores values, can change, and is owned by several types",
    rationale: """
      A model object that is a reference can be changed by everybody who holds it, and a method that reads it twice may find two different things. \
      To understand one place one has to know all others. A struct has no such ties: each owner has its own, and a change is an assignment that \
      one can see. In Objective-C make it immutable, give it a mutable or copying initialiser for changes, and hold it by `copy`.

      A class counts when it lies in one of `paths`, inherits from nothing but the root class, has no subclasses, stores nothing but values (numbers, \
      texts, dates, structs, enums, collections of these) of which one can be assigned, observes and captures nothing, is held weakly by nobody, \
      and is owned by two types or more.
      """,
    level: nil,
    options: [.init("paths", "Globs of the files that make the model.")],
    examples: examples)

  /// Globs of the files that make the model.
  package var paths = ["**/Model*/**", "**/Entities/**", "**/Domain/**"]

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let objects = graph.objectGraph(.objects)
    let members = graph.storedMembers()
    let globs = paths.map { Glob($0) }
    let values = Values(graph)
    return graph.entities.indices.compactMap { node in
      let entity = graph.entities[node]
      guard entity.kind == .class, !entity.isExternal, let location = entity.location, globs.contains(where: { $0.matches(location.path) }),
        entity.language == .swift || entity.id.isObjectiveCClass, isAlone(node, graph)
      else { return nil }
      let stored = members.facts(of: node)
      guard stored.contains(where: { graph.facts[$0].details.flags.contains(.mutable) }), stored.allSatisfy(values.isValue) else { return nil }
      let owners = owners(of: node, objects, graph)
      guard owners.count > 1 else { return nil }
      return finding(entity, location, owners, graph)
    }
  }

  /// Whether nothing ties a class to others but its owners: no superclass, no subclass, no captures, no weak references.
  private func isAlone(_ node: Graph.Node, _ graph: Graph) -> Bool {
    for edge in graph.edges.edges(from: node) {
      let target = graph.edges.target(of: edge)
      switch graph.edges.relation(of: edge) {
      case .inherits where graph.entities[target].name != "NSObject": return false
      case .captures: return false
      default: break
      }
    }
    for edge in graph.edges.edges(to: node) {
      switch graph.edges.relation(of: edge) {
      case .inherits: return false
      case .holds, .captures:
        if graph.edges.facts(of: edge).contains(where: { graph.facts[$0].details.ownership.map { !$0.isOwning } ?? false }) { return false }
      default: break
      }
    }
    return true
  }

  /// The types whose objects keep the very object, each with the fact that says so, by name.
  private func owners(of node: Graph.Node, _ objects: ObjectGraph, _ graph: Graph) -> [(name: String, fact: Int)] {
    guard let number = objects.node(of: node) else { return [] }
    var found: [String: Int] = [:]
    for edge in objects.edges where edge.target == number && edge.source != number {
      guard case .type = objects.nodes[edge.source], graph.facts[edge.way.last!].relation == .holds, graph.facts[edge.way.last!].details.ownership == .strong
      else { continue }
      let name = objects.name(of: edge.source, in: graph)
      if found[name] == nil { found[name] = edge.way.last! }
    }
    return found.keys.sorted().map { ($0, found[$0]!) }
  }

  private func finding(_ entity: Entity, _ location: SourceLocation, _ owners: [(name: String, fact: Int)], _ graph: Graph) -> Finding {
    Finding(
      rule: id, message: .isShared(entity.name, owners.map(\.name), isSwift: entity.language == .swift), location: location, subjects: [entity.id],
      names: [entity.name] + owners.map(\.name),
      notes: owners.map { owner in
        Finding.Note("'\(owner.name)' owns it as '\(graph.facts[owner.fact].details.member ?? "")'", at: graph.facts[owner.fact].location)
      })
  }
}

/// Which members keep nothing but values.
private struct Values {
  private let graph: Graph
  private let selection: Selection
  private let selector: Selector

  init(_ graph: Graph) {
    self.graph = graph
    selection = Selection(graph)
    var selector = Selector()
    selector.role = ["value", "collection", "mutable-collection"]
    self.selector = selector
  }

  func isValue(_ fact: Int) -> Bool {
    let (entity, details) = (graph.entities[graph.target(of: fact)], graph.facts[fact].details)
    if entity.id.isPlainType { return entity.name != "id" && entity.name != "Any" && entity.name != "AnyObject" && entity.name != "block" && entity.name != "function" }
    switch entity.kind {
    case .struct, .enum, .union: return true
    case .class: return entity.isExternal && (details.ownership == .value || selection.means(selector, graph.target(of: fact)))
    default: return false
    }
  }
}

extension String {
  fileprivate static func isShared(_ name: String, _ owners: [String], isSwift: Bool) -> Self {
    "'\(name)' only stores values and is owned by \(listed(owners)); "
      + (isSwift ? "make it a struct, so that each has its own" : "make it immutable and hold copies of it")
  }
}

// MARK: Examples

extension ReferenceModel {
  private static let examples: [Example] = [
    Example(
      "a dream that two screens hold",
      """
      //- Models/Dream.swift
      final class Dream {  // expect: reference-model "'Dream' only stores values and is owned by 'Editor' and 'List'; make it a struct, so that each has its own"
        var title = ""
        var effects: [String] = []
      }
      //- Screens.swift
      final class List { var dreams: [Dream] = [] }  // note: "'List' owns it as 'dreams'"
      final class Editor { var dream = Dream() }  // note: "'Editor' owns it as 'dream'"
      """),
    Example(
      "a mutable record in Objective-C",
      """
      //- Model/PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject  // expect: reference-model "'PSPhoto' only stores values and is owned by 'PSAlbum' and 'PSScreen'; make it immutable and hold copies of it"
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic) NSInteger likes;
      @end
      //- App.m
      #import <Foundation/Foundation.h>
      #import "Model/PSPhoto.h"
      @interface PSAlbum : NSObject
      @property (nonatomic, strong) NSArray<PSPhoto *> *photos;
      @end
      @interface PSScreen : NSObject
      @property (nonatomic, strong) PSPhoto *photo;
      @end
      """),
    Example(
      "a struct, a class with one owner, one that can't change, and one that refers to others",
      """
      //- Models/Dream.swift
      struct Dream { var title = "" }
      final class Draft { var title = "" }
      final class Theme { let name = "" }
      final class Session { var user = ""; var drafts: [Draft] = [] }
      //- Screens.swift
      final class List { var dreams: [Dream] = []; let theme: Theme; let session: Session }
      final class Editor { var dream = Dream(); let theme: Theme; let session: Session }
      """),
    Example(
      "a record that is no model, and one that is copied",
      """
      //- PSRow.h
      #import <Foundation/Foundation.h>
      @interface PSRow : NSObject
      @property (nonatomic, copy) NSString *title;
      @end
      //- Model/PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject <NSCopying>
      @property (nonatomic, copy) NSString *title;
      @end
      //- App.m
      #import "PSRow.h"
      #import "Model/PSPhoto.h"
      @interface PSAlbum : NSObject
      @property (nonatomic, strong) NSArray<PSRow *> *rows;
      @property (nonatomic, copy) PSPhoto *photo;
      @end
      @interface PSScreen : NSObject
      @property (nonatomic, strong) PSRow *row;
      @property (nonatomic, copy) PSPhoto *photo;
      @end
      """),
  ]
}
