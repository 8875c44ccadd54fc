import Analysis
import Driver
import Facts
import Graphs
import Platform
import Testing
import TestSupport

/// What types are: by their superclasses, by their protocols, and by what the project declares.
@Suite struct FamilyTests {
  private func roles(_ source: String) throws -> [String: [String]] {
    let graph = try report(of: source).graph
    let family = Family(graph)
    var roles: [String: [String]] = [:]
    for node in graph.entities.indices where !graph.entities[node].isExternal {
      let found = family.roles(of: node).map(\.rawValue).sorted()
      if !found.isEmpty { roles[graph.entities[node].name] = found }
    }
    return roles
  }

  @Test("superclasses count at any distance, and a category stands for its class")
  func superclasses() throws {
    let found = try roles(
      """
      #import <UIKit/UIKit.h>
      @interface PSScreen : UITableViewController
      @end
      @interface PSFeedScreen : PSScreen
      @end
      @interface PSFeedScreen (Sharing)
      @end
      @interface PSTabs : UITabBarController
      @end
      @interface PSPhoto : NSObject
      @end
      @interface PSLoginCoordinator : NSObject
      @end
      """)
    #expect(
      found == [
        "PSScreen": ["view-controller"], "PSFeedScreen": ["view-controller"], "PSFeedScreen(Sharing)": ["view-controller"],
        "PSTabs": ["container", "view-controller"], "PSLoginCoordinator": ["coordinator"],
      ])
  }

  @Test("a view in name only")
  func noViews() throws {
    let found = try roles(
      """
      //- PSConnectionController.h
      #import <UIKit/UIKit.h>
      @interface PSConnectionController : UIView
      @end
      @interface PSConnectionView : UIView
      @end
      //- Colors.swift
      import SwiftUI
      struct ThemedColor: View, ShapeStyle {}
      """)
    #expect(found["PSConnectionController"] == nil)
    #expect(found["PSConnectionView"] == ["view"])
    #expect(found["ThemedColor"] == nil)
  }

  @Test("protocols count where they are the platform's")
  func protocols() throws {
    let found = try roles(
      """
      //- a.swift
      import SwiftUI
      struct PhotoList: View {}
      class Feed {}
      extension Feed: ObservableObject {}
      @main struct PhotoApp: App {}
      struct Plain: Equatable {}
      //- b.swift
      protocol Scene {}
      struct Beach: Scene {}
      """)
    #expect(found["PhotoList"] == ["view"])
    #expect(found["Feed"] == ["model"])
    #expect(found["PhotoApp"] == ["application"])
    #expect(found["Plain"] == nil)
    #expect(found["Beach"] == nil)
  }

  @Test("what the project declares counts for what is below as well")
  func declared() throws {
    let source = """
      #import "Kit.h"
      @protocol PSFlow
      @end
      @interface PSScreen : KitScreen
      @end
      @interface PSFeedScreen : PSScreen
      @end
      @interface PSLogin : NSObject <PSFlow>
      @end
      @interface PSModal : PSScreen
      @end
      //- .arborist.yml
      roles:
        view-controller: {superclass: KitScreen}
        coordinator: [{names: PSFlow}]
        container: {role: view-controller, names: "PSM*"}
      roots: [PSLogin, {superclass: PSScreen}]
      """
    #expect(
      try roles(source) == [
        "PSScreen": ["view-controller"], "PSFeedScreen": ["view-controller"], "PSLogin": ["coordinator"], "PSFlow": ["coordinator"],
        "PSModal": ["view-controller"],
      ])
    let graph = try report(of: source).graph
    let roots = graph.entities.filter { graph.declared.roots.contains($0.id) }.map(\.name)
    #expect(roots.sorted() == ["PSFeedScreen", "PSLogin", "PSModal"])
  }

  @Test("what is declared stays when comments take edges away")
  func suppressed() throws {
    let graph = try report(
      of: """
        //- a.h
        #import "b.h"
        @interface PSScreen : NSObject
        @end
        //- b.h
        @class PSPhoto;
        //- .arborist.yml
        roots: [PSScreen]
        """
    ).graph
    let remark = Remark("disable:this roots-seen - known", at: SourceLocation("a.h", line: 1, column: 1), nextLine: nil)
    #expect(graph.facts.contains { $0.relation == .imports && $0.location.line == 1 })
    let judged = graph.judged(by: [RuleRun(RootsSeen(), .warning)], suppressions: Suppressions([remark], rules: ["roots-seen"]))
    #expect(judged.findings.map(\.finding.names) == [["PSScreen"]])
  }
}

/// Finds something when the graph that it is given has roots.
private struct RootsSeen: Rule {
  static let descriptor = RuleDescriptor(id: "roots-seen", summary: "", rationale: "", level: .warning, suppression: .edges([.imports]), examples: [])
  func check(_ graph: Graph) -> [Finding] {
    graph.declared.roots.map { Finding(rule: id, message: "", location: SourceLocation("a.h"), subjects: [$0], names: [graph.node($0).map { graph.entities[$0].name } ?? ""]) }
  }
}
