package import Analysis
internal import Facts
package import Graphs

/// Flags a class that inherits through more classes of the project than a reader can hold in mind.
package struct DeepInheritance: Rule {
  package static let descriptor = RuleDescriptor(
    id: "deep-inheritance",
    summary: "a class that inherits through too many classes of the project",
    rationale: """
      A subclass is locked to one superclass, and its footprint is that of all the classes above it: each of them is a file to read \
      before the class can be understood or tested, and a change in any of them can break it. Let the class hold what it now inherits, \
      behind a protocol that both adopt: such wrappers nest as deep as one likes, in any order, and each can be tested alone.

      Only classes of the project count; those of the platform and of dependencies are named in the message, for nobody here can \
      change them. Those that stand in one file count as one, and those in the file of the class itself not at all: they can be read together. \
      The class that goes beyond the limit first is flagged, and those below it are counted there. Where several such classes have one superclass, \
      it is flagged in their place, once. Classes of tests and samples are not flagged.
      """,
    level: .warning,
    options: [
      .init("limit", "How many ancestors in the project a class may have, those in one file counted once and those in its own file not.")
    ],
    examples: examples)

  /// How many ancestors in the project a class may have, those in one file counted once and those in its own file not.
  package var limit = 2

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let depth = graph.inheritanceDepth()
    func isTooDeep(_ node: Graph.Node) -> Bool {
      guard depth.projectAncestorCount(of: node) > limit, !graph.entities[node].isExternal, let path = graph.entities[node].location?.path else { return false }
      guard !graph.isTest(path), !isSampleCode(path) else { return false }
      let files = Set(ownAncestors(of: node, depth, graph).compactMap { graph.entities[$0].location?.path })
      return files.subtracting([path]).count > limit
    }

    /// The topmost classes that are too deep, each with how many classes below it are too deep as well.
    var below: [Graph.Node: Int] = [:]
    for node in graph.entities.indices where isTooDeep(node) {
      if let highest = depth.ancestors(of: node).last(where: isTooDeep) { below[highest, default: 0] += 1 } else { below[node, default: 0] += 0 }
    }
    let siblings = Dictionary(grouping: below.keys) { depth.ancestors(of: $0)[0] }
    return siblings.keys.sorted().compactMap { parent in
      let classes = siblings[parent]!.sorted()
      let deeper = classes.reduce(0) { $0 + below[$1]! }
      return classes.count == 1
        ? finding(of: classes[0], below: deeper, depth, graph) : finding(under: parent, classes, below: deeper, depth, graph)
    }
  }

  /// The ancestors that count. A root class of the project itself is named with those of the platform: it is the last, and does not count.
  private func ownAncestors(of node: Graph.Node, _ depth: InheritanceDepth, _ graph: Graph) -> [Graph.Node] {
    Array(depth.ancestors(of: node).filter { !graph.entities[$0].isExternal }.prefix(depth.projectAncestorCount(of: node)))
  }

  /// The names of the ancestors that do not count.
  private func foreignAncestors(of node: Graph.Node, _ depth: InheritanceDepth, _ graph: Graph) -> [String] {
    let own = Set(ownAncestors(of: node, depth, graph))
    return depth.ancestors(of: node).filter { !own.contains($0) }.map { graph.entities[$0].name }
  }

  private func finding(of node: Graph.Node, below: Int, _ depth: InheritanceDepth, _ graph: Graph) -> Finding? {
    let entity = graph.entities[node]
    guard let location = entity.location else { return nil }
    let own = ownAncestors(of: node, depth, graph)
    return Finding(
      rule: id,
      message: .tooDeep(entity.name, own: own.count, limit, foreign: foreignAncestors(of: node, depth, graph), below: below),
      location: location,
      subjects: [entity.id],
      names: [entity.name],
      notes: ancestorNotes(own, graph))
  }

  /// One finding for classes that go beyond the limit together, at the superclass that they share.
  private func finding(under parent: Graph.Node, _ classes: [Graph.Node], below: Int, _ depth: InheritanceDepth, _ graph: Graph) -> Finding? {
    let entity = graph.entities[parent]
    guard let location = entity.location else { return nil }
    let foreign = foreignAncestors(of: parent, depth, graph)
    let own = classes.map { depth.projectAncestorCount(of: $0) }.max()!
    return Finding(
      rule: id,
      message: .sharedParent(entity.name, classes.count, own: own, limit, foreign: foreign, below: below),
      location: location,
      subjects: [entity.id],
      names: [entity.name],
      notes: ancestorNotes(ownAncestors(of: parent, depth, graph), graph)
        + classes.prefix(5).compactMap { node in
          graph.entities[node].location.map { Finding.Note(.inheritsFromIt(graph.entities[node].name), at: $0) }
        })
  }

  private func ancestorNotes(_ ancestors: [Graph.Node], _ graph: Graph) -> [Finding.Note] {
    ancestors.enumerated().compactMap { index, node in
      graph.entities[node].location.map { Finding.Note(.ancestor(index + 1, graph.entities[node].name), at: $0) }
    }
  }
}

extension String {
  fileprivate static func tooDeep(_ name: String, own: Int, _ limit: Int, foreign: [String], below: Int) -> Self {
    "'\(name)' has \(tail(own: own, limit, foreign: foreign))" + deeper(below, than: "it")
  }

  fileprivate static func sharedParent(_ parent: String, _ classes: Int, own: Int, _ limit: Int, foreign: [String], below: Int) -> Self {
    "\(classes) classes inherit from '\(parent)' and so have \(tail(own: own, limit, foreign: foreign))" + deeper(below, than: "them")
  }

  private static func tail(own: Int, _ limit: Int, foreign: [String]) -> Self {
    "\(counted(own, "ancestor")) in the project, more than \(limit)" + (foreign.isEmpty ? "" : ", and \(listed(foreign, limit: 3)) above them")
  }

  private static func deeper(_ below: Int, than whom: String) -> Self {
    below == 0 ? "" : "; \(counted(below, "class", "classes")) below \(whom) \(below == 1 ? "has" : "have") more"
  }

  fileprivate static func ancestor(_ number: Int, _ name: String) -> Self { "ancestor \(number): '\(name)'" }
  fileprivate static func inheritsFromIt(_ name: String) -> Self { "'\(name)' inherits from it" }
}

// MARK: Examples

extension DeepInheritance {
  private static let examples: [Example] = [
    Example(
      "each data source a special case of the one before",
      """
      //- PSArrayDataSource.h
      #import <Foundation/Foundation.h>
      @interface PSArrayDataSource : NSObject  // note: "3: 'PSArrayDataSource'"
      @end
      //- PSSectionedDataSource.h
      #import "PSArrayDataSource.h"
      @interface PSSectionedDataSource : PSArrayDataSource
      @end
      //- PSRemoteDataSource.h
      #import "PSSectionedDataSource.h"
      @interface PSRemoteDataSource : PSSectionedDataSource  // note: "1: 'PSRemoteDataSource'"
      @end
      //- PSPaginatedDataSource.h
      #import "PSRemoteDataSource.h"
      // expect@+1: deep-inheritance "'PSPaginatedDataSource' has 3 ancestors in the project, more than 2, and 'NSObject' above them; 1 class below it has more"
      @interface PSPaginatedDataSource : PSRemoteDataSource
      @end
      @interface PSFeedDataSource : PSPaginatedDataSource
      @end
      //- main.m
      #import "PSPaginatedDataSource.h"
      """),
    Example(
      "screens that are special cases of screens, in Swift",
      """
      //- Screen.swift
      import UIKit
      class Screen: UIViewController {}  // note: "3: 'Screen'"
      //- PhotoListScreen.swift
      class PhotoListScreen: Screen {}
      //- AlbumScreen.swift
      class AlbumScreen: PhotoListScreen {}
      //- SharedAlbumScreen.swift
      class SharedAlbumScreen: AlbumScreen {}  // expect: deep-inheritance "'SharedAlbumScreen' has 3 ancestors in the project"
      """),
    Example(
      "one superclass under which several go too deep",
      """
      //- Screen.swift
      import UIKit
      class Screen: UIViewController {}  // note: "2: 'Screen'"
      //- ListScreen.swift
      class ListScreen: Screen {}  // note: "1: 'ListScreen'"
      //- PhotoListScreen.swift
      // expect@+1: deep-inheritance "2 classes inherit from 'PhotoListScreen' and so have 3 ancestors in the project, more than 2, and 'UIViewController' above them; 1 class below them has more"
      class PhotoListScreen: ListScreen {}
      //- AlbumScreen.swift
      class AlbumScreen: PhotoListScreen {}  // note: "'AlbumScreen' inherits from it"
      //- SharedAlbumScreen.swift
      class SharedAlbumScreen: AlbumScreen {}
      //- FeedScreen.swift
      class FeedScreen: PhotoListScreen {}  // note: "'FeedScreen' inherits from it"
      """),
    Example(
      "special cases that stand beside what they are cases of: there is one file to read, and another for its base",
      """
      //- Screen.swift
      class Screen {}
      class ListScreen: Screen {}
      //- Photos.swift
      class PhotoListScreen: ListScreen {}
      class AlbumScreen: PhotoListScreen {}
      final class SharedAlbumScreen: AlbumScreen {}
      final class PrivateAlbumScreen: AlbumScreen {}
      """),
    Example(
      "data sources that hold what they refine",
      """
      //- Sources.h
      #import <Foundation/Foundation.h>
      @protocol PSDataSource <NSObject>
      - (NSUInteger)count;
      @end
      @interface PSArrayDataSource : NSObject <PSDataSource>
      @end
      @interface PSSectionedDataSource : NSObject <PSDataSource>
      @property (nonatomic, strong) id<PSDataSource> inner;
      @end
      @interface PSPaginatedDataSource : NSObject <PSDataSource>
      @property (nonatomic, strong) id<PSDataSource> inner;
      @end
      //- main.m
      #import "Sources.h"
      """),
    Example(
      "the platform's own ancestors do not count",
      """
      #import <UIKit/UIKit.h>
      @interface PSTableViewController : UITableViewController
      @end
      @interface PSFeedViewController : PSTableViewController
      @end
      """),
    Example(
      "protocols that refine protocols are no hierarchy of classes",
      """
      @protocol A
      @end
      @protocol B <A>
      @end
      @protocol C <B>
      @end
      @protocol D <C>
      @end
      @protocol E <D>
      @end
      """),
    Example(
      "a double in a test, and a sample",
      """
      //- .arborist.yml
      rules:
        deep-inheritance: 1
      //- Source/A.h
      #import <Foundation/Foundation.h>
      @interface A : NSObject
      @end
      //- Source/B.h
      #import "A.h"
      @interface B : A
      @end
      //- Tests/BTests.m
      #import "B.h"
      @interface FakeB : B
      @end
      //- Examples/Shop/C.m
      #import "../../Source/B.h"
      @interface C : B
      @end
      """),
    Example(
      "another limit",
      """
      //- .arborist.yml
      rules:
        deep-inheritance: 1
      //- A.h
      #import <Foundation/Foundation.h>
      @interface A : NSObject
      @end
      //- B.h
      #import "A.h"
      @interface B : A
      @end
      //- main.m
      #import "B.h"
      @interface C : B  // expect: deep-inheritance "more than 1"
      @end
      """),
    Example(
      "C++: the longest of several chains counts",
      """
      //- shape.h
      #pragma once
      struct Printable {};
      struct Shape {};
      //- polygon.h
      #pragma once
      #include "shape.h"
      struct Polygon : Shape {};
      //- quad.h
      #pragma once
      #include "polygon.h"
      struct Quad : Polygon {};
      //- square.cc
      #include "quad.h"
      struct Square : Printable, Quad {};  // expect: deep-inheritance "'Square' has 3 ancestors in the project"
      """),
    Example(
      "C++: two are enough",
      """
      //- shape.h
      #pragma once
      struct Shape {};
      //- polygon.h
      #pragma once
      #include "shape.h"
      struct Polygon : Shape {};
      //- quad.cc
      #include "polygon.h"
      struct Quad : Polygon {};
      struct Holder { Quad quad; };
      """),
  ]
}
