import Driver
import Graphs
import Reporters
import Testing
import TestSupport

/// Files that several targets build.
@Suite struct SharedFileTests {
  @Test("what two targets build ties neither to the other") func modules() throws {
    let report = try report(
      of: """
        //- project.yml
        name: Shop
        targets:
          App: {type: application, platform: iOS, sources: [App, Shared], dependencies: [{target: Kit}]}
          Widget: {type: app-extension, platform: iOS, sources: [Widget, Shared]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
        //- Shared/Store.swift
        final class Store { let format = Format() }
        //- Shared/Format.swift
        final class Format {}
        //- App/Screen.swift
        import Kit
        final class Screen { let store = Store(); let view = KitView() }
        //- Widget/Entry.swift
        final class Entry { let store = Store() }
        //- Kit/KitView.swift
        public final class KitView { public init() {} }
        """)
    let folded = report.graph.dependencies(to: .module)
    let edges = folded.names.indices.flatMap { group in folded.view.successors(group).map { "\(folded.names[group]) \(folded.names[$0])" } }
    #expect(Set(edges) == ["App Kit"])
    var choice = GraphChoice()
    (choice.view, choice.level) = (.dependencies, .module)
    let shown = ShownGraph(report, choice, as: .picture)
    #expect(Set(shown.edges.map { "\(shown.nodes[$0.source].name) \(shown.nodes[$0.target].name)" }) == ["App Kit"])
  }
}
