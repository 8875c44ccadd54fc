package import Analysis
internal import Facts
package import Graphs

/// Flags the project's own headers in a prefix header.
package struct PrefixHeaderImport: Rule {
  package static let descriptor = RuleDescriptor(
    id: "prefix-header-import",
    summary: "a header of the project in a prefix header",
    rationale: """
      What a prefix header imports, every file imports, and none says so: the dependency shows nowhere, a change of that header rebuilds \
      everything, and no file can be moved to a target without that prefix. Import the header in the files that need it. The platform's \
      headers may stay.

      A bridging header is no prefix header: it is how Swift sees Objective-C.
      """,
    level: .warning,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var users: [Graph.Node: Set<Graph.Node>] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .imports && graph.facts[index].details.flags.contains(.implicit) {
      if graph.entities[graph.source(of: index)].language != .swift { users[graph.target(of: index), default: []].insert(graph.source(of: index)) }
    }
    return users.keys.sorted().filter { !graph.entities[$0].isExternal }.flatMap { prefix in
      graph.edges.edges(from: prefix).compactMap { edge -> Finding? in
        let node = graph.edges.target(of: edge)
        let header = graph.entities[node]
        guard graph.edges.relation(of: edge) == .imports, !header.isExternal, header.kind == .file else { return nil }
        let importers = graph.edges.edges(to: node).filter { graph.edges.relation(of: $0) == .imports }
        // `#ifdef __OBJC__` leaves out C and C++.
        let isOfObjectiveC = graph.edges.facts(of: edge).allSatisfy { graph.facts[$0].details.condition?.contains("__OBJC__") ?? false }
        let inTargets = users[prefix]!.filter { graph.entities[$0].module != nil }
        // Of files that are in no target nobody knows that they get it, if others are in one.
        let users = (inTargets.isEmpty ? users[prefix]! : inTargets).filter { !isOfObjectiveC || graph.entities[$0].language?.isObjectiveC ?? false }
        let silent = users.subtracting(importers.map { graph.source(of: graph.edges.facts(of: $0).lowerBound) })
        guard !silent.isEmpty else { return nil }
        return Finding(
          rule: id, message: .brings(graph.entities[prefix].name, header.name, silent.count),
          location: graph.facts[graph.edges.facts(of: edge).lowerBound].location, subjects: [graph.entities[prefix].id, header.id],
          names: [graph.entities[prefix].name, header.name])
      }
    }
  }
}

extension String {
  fileprivate static func brings(_ prefix: String, _ header: String, _ count: Int) -> Self {
    func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    return "'\(name(prefix))' brings '\(name(header))' into \(counted(count, "file that doesn't", "files that don't")) import it \(count == 1 ? "itself" : "themselves"); "
      + "import it where it is needed"
  }
}

// MARK: Examples

extension PrefixHeaderImport {
  private static let examples: [Example] = [
    Example(
      "constants that everybody gets",
      """
      //- App-Prefix.pch
      #import <Foundation/Foundation.h>
      #import "PSConstants.h"  // expect: prefix-header-import "'App-Prefix.pch' brings 'PSConstants.h' into 2 files that don't import it themselves; import it where it is needed"
      //- PSConstants.h
      static NSString *const PSHost = @"example.org";
      //- PSUser.m
      @interface PSUser : NSObject
      @end
      //- PSFeed.m
      @interface PSFeed : NSObject
      @end
      //- PSMenu.m
      #import "PSConstants.h"
      @interface PSMenu : NSObject
      @end
      """),
    Example(
      "what C files are spared",
      """
      //- App-Prefix.pch
      #ifdef __OBJC__
      #import <Foundation/Foundation.h>
      #import "PSConstants.h"  // expect: prefix-header-import "into 1 file that doesn't import it itself"
      #endif
      //- PSConstants.h
      static NSString *const PSHost = @"example.org";
      //- PSUser.m
      @interface PSUser : NSObject
      @end
      //- sum.c
      int sum(int a, int b) { return a + b; }
      """),
    Example(
      "a header that every file imports for itself as well",
      """
      //- App-Prefix.pch
      #import <Foundation/Foundation.h>
      #import "PSConstants.h"
      //- PSConstants.h
      static NSString *const PSHost = @"example.org";
      //- PSUser.m
      #import "PSConstants.h"
      @interface PSUser : NSObject
      @end
      """),
    Example(
      "the platform's headers",
      """
      //- App-Prefix.pch
      #import <UIKit/UIKit.h>
      //- PSUser.m
      #import "PSConstants.h"
      @interface PSUser : NSObject
      @end
      //- PSConstants.h
      static NSString *const PSHost = @"example.org";
      """),
  ]
}
