package import Analysis
internal import Facts
package import Graphs

/// Flags a folder or module that depends on one that is less stable than itself.
package struct UnstableDependency: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unstable-dependency",
    summary: "a folder or module that depends on one that is less stable than itself",
    rationale: """
      What many depend on is hard to change, so it should not depend on what changes easily: whenever the other one moves, it has to follow, \
      and all who depend on it too. Depend in the direction of stability: give the stable side a protocol that the other conforms to, hand it a \
      value or a closure, or move what it uses to where it belongs.

      Instability is Martin's I = Ce / (Ca + Ce), from 0 to 1: Ca counts the types, functions and variables outside that depend on some in it, \
      Ce those in it that depend on some outside (Martin, "OO design quality metrics", 1994). Tests do not count, nor does other people's code. \
      A stable side that nobody else would miss, with a Ca below 5, is not flagged, and neither is a folder that depends on one inside of it.
      """,
    level: nil,
    options: [
      .init("margin", "By how much the instability of the other may be greater, between 0 and 1."),
      .init("unit", "What is stable or not: `folder`, `module` or `component`."),
    ],
    examples: examples)

  /// By how much the instability of the other may be greater.
  package var margin = 0.25
  /// What is stable or not.
  package var unit = Unit.folder

  package enum Unit: String, Sendable, Codable, CaseIterable {
    case folder, module, component

    fileprivate var level: FoldLevel {
      switch self {
      case .folder: .folder
      case .module: .module
      case .component: .component
      }
    }
  }

  package init() {}

  /// What fewer types use is not stable but little used.
  private static let fewestUsers = 5

  package func check(_ graph: Graph) -> [Finding] {
    let mentions = graph.ownMentions { graph.isTest($0.location.path) }
    let folded = graph.folded(mentions, to: unit.level)
    let groups = graph.entities.indices.map { node -> Int32 in
      let entity = graph.entities[node]
      guard !entity.isExternal, entity.kind != .file, entity.kind != .module, !(entity.location.map { graph.isTest($0.path) } ?? true) else { return -1 }
      return Int32(folded.group(of: node) ?? -1)
    }
    let metrics = mentions.digraph.martinMetrics(groups: groups, count: folded.names.count) { graph.entities[$0].kind == .protocol }

    return folded.names.indices.flatMap { group -> [Finding] in
      guard !folded.isExternal[group], metrics[group].afferent >= Self.fewestUsers else { return [] }
      let edges = folded.view.edges(from: group).filter { edge in
        groups[graph.source(of: edge.fact)] == group && groups[graph.target(of: edge.fact)] == edge.target
          && metrics[edge.target].instability > metrics[group].instability + margin && !isInside(folded.names[group], folded.names[edge.target])
      }
      return Dictionary(grouping: edges, by: \.target).sorted { $0.key < $1.key }.map { finding(group, $0.key, $0.value.map(\.fact), folded, metrics, graph) }
    }
  }

  /// Whether one of two folders lies in the other.
  private func isInside(_ a: String, _ b: String) -> Bool { unit == .folder && (a.hasPrefix(b + "/") || b.hasPrefix(a + "/")) }

  private func finding(_ stable: Int, _ other: Int, _ facts: [Int], _ folded: FoldedGraph, _ metrics: [MartinMetrics], _ graph: Graph) -> Finding {
    var seen: Set<SourceLocation> = []
    let lines = facts.filter { seen.insert(SourceLocation(graph.facts[$0].location.path, line: graph.facts[$0].location.line)).inserted }
      .sorted { graph.facts[$0].location < graph.facts[$1].location }
    let names = [stable, other].map { folded.names[$0] }
    return Finding(
      rule: id, message: .dependsOnLessStable(names[0], metrics[stable], names[1], metrics[other], lines: lines.count),
      location: graph.facts[lines[0]].location, subjects: names.map(EntityID.init), names: names,
      notes: lines.prefix(5).map { index in
        let (source, target) = (graph.entities[graph.source(of: index)].name, graph.entities[graph.target(of: index)].name)
        return Finding.Note("'\(source)' \(graph.facts[index].relation.verb) '\(target)'", at: graph.facts[index].location)
      },
      way: [.init(names[0], names[1], at: graph.facts[lines[0]].location, isCut: true)])
  }
}

extension String {
  fileprivate static func dependsOnLessStable(_ stable: String, _ ownMetrics: MartinMetrics, _ other: String, _ otherMetrics: MartinMetrics, lines: Int) -> Self {
    "'\(stable)' (\(instability(ownMetrics))) depends on '\(other)' (\(instability(otherMetrics))), which is less stable, on \(counted(lines, "line")); "
      + "hand it in behind a protocol of '\(stable)', or move what is used"
  }

  private static func instability(_ metrics: MartinMetrics) -> String {
    let hundredths = Int((metrics.instability * 100).rounded())
    return "instability \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

// MARK: Examples

extension UnstableDependency {
  private static let examples: [Example] = [
    Example(
      "a model folder that knows a screen",
      """
      //- Model/PSPhoto.h
      @class PSPhotoScreen;
      @interface PSPhoto
      // expect@+1: unstable-dependency "'Model' (instability 0.17) depends on 'Screens' (instability 0.86), which is less stable, on 1 line"
      - (void)showOn:(PSPhotoScreen *)screen;
      @end
      //- Style/PSColour.h
      @interface PSColour
      @end
      //- Screens/PSPhotoScreen.h
      #import "PSPhoto.h"
      #import "PSColour.h"
      @interface PSPhotoScreen
      @property (strong) PSPhoto *photo;
      @end
      @interface PSFeedScreen
      @property (strong) PSPhoto *photo;
      @property (strong) PSColour *colour;
      @end
      @interface PSAlbumScreen
      @property (strong) PSPhoto *photo;
      @property (strong) PSColour *colour;
      @end
      @interface PSShareScreen
      @property (strong) PSPhoto *photo;
      @property (strong) PSColour *colour;
      @end
      @interface PSEditScreen
      @property (strong) PSPhoto *photo;
      @property (strong) PSColour *colour;
      @end
      @interface PSMenuScreen
      @property (strong) PSColour *colour;
      @end
      //- main.m
      #import "PSPhotoScreen.h"
      """),
    Example(
      "screens that know the model",
      """
      //- Model/PSPhoto.h
      @interface PSPhoto
      @end
      //- Style/PSColour.h
      @interface PSColour
      @end
      //- Screens/PSPhotoScreen.h
      #import "PSPhoto.h"
      #import "PSColour.h"
      @interface PSPhotoScreen
      @property (strong) PSPhoto *photo;
      @end
      @interface PSFeedScreen
      @property (strong) PSPhoto *photo;
      @property (strong) PSColour *colour;
      @end
      @interface PSAlbumScreen
      @property (strong) PSPhoto *photo;
      @end
      @interface PSShareScreen
      @property (strong) PSPhoto *photo;
      @end
      @interface PSEditScreen
      @property (strong) PSPhoto *photo;
      @end
      //- main.m
      #import "PSPhotoScreen.h"
      """),
    Example(
      "C++: a core that calls its tool",
      """
      //- core/point.h
      #pragma once
      struct Point { int x; };
      struct Tool;
      // expect@+1: unstable-dependency "'core' (instability 0.17) depends on 'tool'"
      struct Shape { Tool *tool; };
      //- text/line.h
      #pragma once
      struct Line {};
      //- tool/tool.h
      #pragma once
      #include "../core/point.h"
      #include "../text/line.h"
      struct Tool { Point at; Line line; };
      struct Pen { Point at; Line line; };
      struct Brush { Point at; Line line; };
      struct Eraser { Point at; Line line; };
      struct Ruler { Point at; Line line; };
      //- main.cc
      #include "tool/tool.h"
      """),
    Example(
      "Swift: a core that does not",
      """
      //- Core/Point.swift
      struct Point { var x = 0 }
      //- Tool/Tool.swift
      struct Tool { var at = Point() }
      struct Pen { var at = Point() }
      struct Brush { var at = Point() }
      struct Eraser { var at = Point() }
      struct Ruler { var at = Point() }
      """),
    Example(
      "Swift: a core that names its tools",
      """
      //- Core/Point.swift
      struct Point { var x = 0 }
      struct Shape { var tool: Tool? }  // expect: unstable-dependency "'Core' (instability 0.17) depends on 'Tool' (instability 0.83)"
      //- Tool/Tool.swift
      struct Tool { var at = Point() }
      struct Pen { var at = Point() }
      struct Brush { var at = Point() }
      struct Eraser { var at = Point() }
      struct Ruler { var at = Point() }
      """),
  ]
}
