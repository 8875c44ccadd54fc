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
      The class that goes beyond the limit first is flagged, and those below it are counted there. Classes of tests and samples are not flagged.
      """,
    level: .warning,
    options: [
      .init("limit", "How many ancestors in the project a class may have, those in one file counted once and those in its own file not."),
    ],
    examples: [
      Example("each data source a special case of the one before", """
        //- PSDataSource.h
        #import <Foundation/Foundation.h>
        @interface PSDataSource : NSObject  // note: "4: 'PSDataSource'"
        @end
        //- PSArrayDataSource.h
        #import "PSDataSource.h"
        @interface PSArrayDataSource : PSDataSource  // note: "3: 'PSArrayDataSource'"
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
        // expect@+1: deep-inheritance "'PSPaginatedDataSource' has 4 ancestors in the project, more than 3, and 'NSObject' above them; 1 class below it has more"
        @interface PSPaginatedDataSource : PSRemoteDataSource
        @end
        @interface PSFeedDataSource : PSPaginatedDataSource
        @end
        //- main.m
        #import "PSPaginatedDataSource.h"
        """),
      Example("screens that are special cases of screens, in Swift", """
        //- Screen.swift
        import UIKit
        class Screen: UIViewController {}  // note: "4: 'Screen'"
        //- ListScreen.swift
        class ListScreen: Screen {}
        //- PhotoListScreen.swift
        class PhotoListScreen: ListScreen {}
        //- AlbumScreen.swift
        class AlbumScreen: PhotoListScreen {}
        //- SharedAlbumScreen.swift
        class SharedAlbumScreen: AlbumScreen {}  // expect: deep-inheritance "'SharedAlbumScreen' has 4 ancestors in the project"
        """),
      Example("special cases that stand beside what they are cases of: there is one file to read, and another for its base", """
        //- Screen.swift
        class Screen {}
        class ListScreen: Screen {}
        //- Photos.swift
        class PhotoListScreen: ListScreen {}
        class AlbumScreen: PhotoListScreen {}
        final class SharedAlbumScreen: AlbumScreen {}
        final class PrivateAlbumScreen: AlbumScreen {}
        """),
      Example("data sources that hold what they refine", """
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
      Example("the platform's own ancestors do not count", """
        #import <UIKit/UIKit.h>
        @interface PSTableViewController : UITableViewController
        @end
        @interface PSFeedViewController : PSTableViewController
        @end
        """),
      Example("protocols that refine protocols are no hierarchy of classes", """
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
      Example("a double in a test, and a sample", """
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
      Example("another limit", """
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
      Example("C++: the longest of several chains counts", """
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
        //- rect.h
        #pragma once
        #include "quad.h"
        struct Rect : Quad {};
        //- square.cc
        #include "rect.h"
        struct Square : Printable, Rect {};  // expect: deep-inheritance "'Square' has 4 ancestors in the project"
        """),
      Example("C++: three are enough", """
        //- shape.h
        #pragma once
        struct Shape {};
        //- polygon.h
        #pragma once
        #include "shape.h"
        struct Polygon : Shape {};
        //- quad.h
        #pragma once
        #include "polygon.h"
        struct Quad : Polygon {};
        //- rect.cc
        #include "quad.h"
        struct Rect : Quad {};
        struct Holder { Rect rect; };
        """),
    ])

  /// How many ancestors in the project a class may have, those in one file counted once and those in its own file not.
  package var limit = 3

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let depth = graph.inheritanceDepth()
    func isTooDeep(_ node: Graph.Node) -> Bool {
      guard depth.projectAncestorCount(of: node) > limit, !graph.entities[node].isExternal, let path = graph.entities[node].location?.path else { return false }
      guard !isTestCode(path), !isSampleCode(path) else { return false }
      let files = Set(ownAncestors(of: node, depth, graph).compactMap { graph.entities[$0].location?.path })
      return files.subtracting([path]).count > limit
    }

    /// Those that are too deep and have none above them that is, with how many below them are.
    var below: [Graph.Node: Int] = [:]
    for node in graph.entities.indices where isTooDeep(node) {
      if let highest = depth.ancestors(of: node).last(where: isTooDeep) { below[highest, default: 0] += 1 } else { below[node, default: 0] += 0 }
    }
    return below.keys.sorted().compactMap { finding($0, below: below[$0]!, depth, graph) }
  }

  /// The ancestors that count. A root class of the project itself is named with those of the platform: it is the last, and does not count.
  private func ownAncestors(of node: Graph.Node, _ depth: InheritanceDepth, _ graph: Graph) -> [Graph.Node] {
    Array(depth.ancestors(of: node).filter { !graph.entities[$0].isExternal }.prefix(depth.projectAncestorCount(of: node)))
  }

  private func finding(_ node: Graph.Node, below: Int, _ depth: InheritanceDepth, _ graph: Graph) -> Finding? {
    let entity = graph.entities[node]
    guard let location = entity.location else { return nil }
    let ancestors = depth.ancestors(of: node).map { graph.entities[$0] }
    let own = ownAncestors(of: node, depth, graph).map { graph.entities[$0] }
    let foreign = ancestors.filter { ancestor in !own.contains { $0.id == ancestor.id } }
    return Finding(
      rule: id,
      message: .tooDeep(entity.name, own: own.count, limit, foreign: foreign.map(\.name), below: below),
      location: location,
      subjects: [entity.id],
      names: [entity.name],
      notes: own.enumerated().compactMap { index, ancestor in
        ancestor.location.map { Finding.Note(.ancestor(index + 1, ancestor.name), at: $0) }
      })
  }
}

extension String {
  fileprivate static func tooDeep(_ name: String, own: Int, _ limit: Int, foreign: [String], below: Int) -> Self {
    "'\(name)' has \(counted(own, "ancestor")) in the project, more than \(limit)"
      + (foreign.isEmpty ? "" : ", and \(listed(foreign, limit: 3)) above them")
      + (below == 0 ? "" : "; \(counted(below, "class", "classes")) below it \(below == 1 ? "has" : "have") more")
  }

  fileprivate static func ancestor(_ number: Int, _ name: String) -> Self { "ancestor \(number): '\(name)'" }
}
