package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags folders of Swift that need each other, once per knot.
package struct FolderCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "folder-cycle",
    summary: "folders of Swift whose types need each other, directly or in a cycle",
    rationale: """
      In Swift no line says which file needs which, so folders of one module grow together unseen. Folders that need each other in a cycle are one folder with \
      several names: none can be understood, tested or moved to a module of its own without the others. Cut the cheapest step: hand over a value or a \
      closure, let the lower folder declare a protocol, or move a file to where it is needed. Data that needs nothing of these folders can move out of them; \
      what the application itself needs is the last to cut.

      Folders that lie side by side are compared, on every level; what is below a folder belongs to it, and knots inside of one that is in a knot wait until that is \
      open. What code says of types, functions and variables in another \
      folder counts, said in Swift: imports of the C family are `import-cycle`'s. There is one finding for each knot, at the cheapest step to cut; the notes follow a \
      shortest cycle. A knot that falls apart without what one folder uses of another only once or twice is left to `layer-violation`. Modules can't need each other in a cycle, so only folders of one \
      module are compared. Tests and samples do not count. Where nobody knows which of several extensions, or whether a library, has a member that code uses, the message says \
      "perhaps": that makes no knot, but may take one more change.
      """,
    level: .warning,
    suppression: .edges(ViewName.types.relations),
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    guard graph.entities.contains(where: { $0.kind == .file && !$0.isExternal && $0.id.text.hasSuffix(".swift") }) else { return [] }
    let oneSided = FolderTraffic(graph, graph.folded(graph.view(.imports), to: .component)).minorities()
    let steps = steps(in: graph)
    let parents = parentsOfKnots(steps, oneSided, graph).sorted()
    guard !parents.isEmpty else { return [] }
    let possible = graph.possibleUses.filter { !$0.isForDebugging && !graph.isTest($0.location.path) && !isSampleCode($0.location.path) }
    let moving = MovingTypes(graph, possible)
    /// The folders in knots so far: what is wrong inside of one can wait.
    var knotted: [String] = []
    return parents.flatMap { parent -> [Finding] in
      guard !knotted.contains(where: { parent == $0 || parent.hasPrefix($0 + "/") }) else { return [] }
      let folders = graph.folded(steps) { node in graph.path(of: node).flatMap { child(of: parent, on: $0) } }
      // What `layer-violation` says is not said again, but it is a part of the knot.
      func isOneSided(_ edge: View.Edge) -> Bool { oneSided.contains(FolderPair(folders.names[edge.source], folders.names[edge.target])) }
      let twoSided = (0..<folders.view.nodeCount).flatMap { folders.view.edges(from: $0).filter { !isOneSided($0) } }
      let untold = Set(View(nodeCount: folders.view.nodeCount, edges: twoSided).knots().joined())
      let knots = folders.view.knots().filter { !untold.isDisjoint(with: $0) }
      knotted += knots.joined().map { folders.names[$0] }
      let prices = CutPrices(graph, folders, .lines, graph.couplings(byEdgesOf: folders) { _ in true }, possibleUses: possible, isFree: { moving.isFree($0, below: parent) })
      let assemblers = Set(folders.names.indices.filter { folders.members[$0].contains { isOfTheApplication($0, graph) } })
      let order = folders.view.cutOrder(among: Array(knots.joined())) { edges in
        // Where names or the application say that the step leads down, it is the last to go.
        let leadsDown = isDown(folders.names[edges[0].source], folders.names[edges[0].target]) || assemblers.contains(edges[0].source) && !assemblers.contains(edges[0].target)
        return prices.price(edges) * (leadsDown ? 10 : 1)
      }
      return knots.map { knot in
        let cuts = order.arcs(in: knot)
        let (told, own) = (cuts.filter { isOneSided($0.edges[0]) }, cuts.filter { !isOneSided($0.edges[0]) })
        return finding(knot, of: parent, own + told, prices, moving)
      }
    }
  }

  private func isDown(_ source: String, _ target: String) -> Bool {
    FolderRole.isAbove(FolderRole(ofFolderNamed: fileName(source)), FolderRole(ofFolderNamed: fileName(target)))
  }

  /// Whether a type is the application or its delegate: what it needs can't be turned round.
  private func isOfTheApplication(_ node: Graph.Node, _ graph: Graph) -> Bool {
    !(graph.path(of: node).map(isSampleCode) ?? false)
      && graph.edges.edges(from: node).contains { edge in
        let relation = graph.edges.relation(of: edge)
        return (relation == .conforms || relation == .inherits) && Platform.isOfTheApplication(graph.entities[graph.edges.target(of: edge)].name)
      }
  }

  /// What code of Swift says of another folder of its module. Modules can't need each other in a cycle.
  /// A step whose every mention may mean a namesake in a third folder is none: targets that no project file tells apart may each have a type of that name.
  private func steps(in graph: Graph) -> View {
    let mentions = graph.ownMentions(includesNames: true) { graph.isTest($0.location.path) || isSampleCode($0.location.path) || !$0.location.path.hasSuffix(".swift") }
    func pair(_ edge: View.Edge) -> FolderPair? {
      let (source, target) = (graph.entities[edge.source], graph.entities[edge.target])
      // What a program wrote, or others did, is part of its folder if the project's own code uses it there.
      guard !source.isExternal, source.module == target.module, let path = graph.path(of: edge.source), let other = graph.path(of: edge.target), graph.file(at: other) != nil else { return nil }
      return FolderPair(from: path, to: other)
    }
    let all = (0..<mentions.nodeCount).flatMap { mentions.edges(from: $0).compactMap { edge in pair(edge).map { (edge, $0) } } }
    let hasNamesake = graph.namesakes(isByModule: true) { node in
      graph.entities[node].isExternal ? nil : graph.path(of: node).flatMap { graph.isTest($0) ? nil : $0 }
    }
    let clear = Set(all.lazy.filter { !hasNamesake[$0.0.target] }.map(\.1))
    return View(nodeCount: mentions.nodeCount, edges: all.filter { clear.contains($0.1) }.map(\.0).sorted { $0.fact < $1.fact })
  }

  /// The folders whose own folders need each other in a cycle, apart from what is one-sided; the root is empty.
  private func parentsOfKnots(_ steps: View, _ oneSided: Set<FolderPair>, _ graph: Graph) -> Set<String> {
    var edges: [String: Set<FolderPair>] = [:]
    for node in graph.entities.indices {
      for edge in steps.edges(from: node) {
        guard let path = graph.path(of: node), let other = graph.path(of: edge.target), let pair = FolderPair(from: path, to: other), !oneSided.contains(pair) else { continue }
        edges[folder(of: pair.source), default: []].insert(pair)
      }
    }
    return Set(
      edges.keys.filter { parent in
        let folders = Set(edges[parent]!.flatMap { [$0.source, $0.target] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1, $0) })
        let view = View(nodeCount: folders.count, edges: edges[parent]!.map { View.Edge(source: numbers[$0.source]!, target: numbers[$0.target]!, fact: 0) })
        return !view.knots().isEmpty
      })
  }

  /// More steps that are only possible are not told.
  private static let mostPossible = 3

  private func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The folder right below another that a file is in; nil for files elsewhere, and for those that lie in the other itself.
  private func child(of parent: String, on path: String) -> String? {
    let start = parent.isEmpty ? "" : parent + "/"
    guard path.hasPrefix(start), let end = path.dropFirst(start.count).firstIndex(of: "/") else { return nil }
    return String(path[..<end])
  }

  private func finding(_ knot: [Int], of parent: String, _ cuts: [FeedbackArcs.Arc], _ prices: CutPrices, _ moving: MovingTypes) -> Finding {
    let (graph, folders) = (prices.graph, prices.folded)
    let names = Dictionary(uniqueKeysWithValues: knot.map { ($0, fileName(folders.names[$0])) })
    func words(_ edge: View.Edge) -> String {
      let fact = graph.facts[edge.fact]
      let source = graph.entities[graph.source(of: edge.fact)]
      let target = fact.relation == .names ? fact.details.member ?? "" : graph.entities[graph.target(of: edge.fact)].name
      return "'\(source.kind == .file ? fileName(source.id.text) : source.name)' \(fact.relation == .names ? Relation.uses.verb : fact.relation.verb) '\(target)'"
    }
    let story = KnotStory(of: knot, prices, names: names, cuts: cuts)
    let sorted = knot.map { names[$0]! }
    let way = prices.canMoveOut(cuts[0]) ? nil : moving.way(out: cuts[0], folders, names)
    let shared = prices.sharedByAll(cuts, with: cuts[0]).map { String.needsNoMore($0.names, of: names[cuts[0].target]!, folders: $0.count) }
    let reason = shared ?? way.map { story.reason + "; " + $0 } ?? story.reason
    let more = prices.possibleSteps(in: knot, without: cuts).prefix(Self.mostPossible).map { step in
      Finding.Note(.perhapsNeeds(names[step.pair.source]!, step.name, of: names[step.pair.target]!), at: step.location)
    }
    return Finding(
      rule: id, message: .needEachOther(sorted, of: parent, others: story.cutCount - 1, reason: reason), location: story.location,
      subjects: knot.map { EntityID(folders.names[$0]) }, names: sorted, notes: story.notes("step", words) + more, cuts: story.cuts,
      cycle: story.edges({ EntityID(folders.names[$0]) }, words), way: story.way)
  }
}

extension String {
  /// Several folders need the same few things of another.
  fileprivate static func needsNoMore(_ things: [String], of folder: String, folders: Int) -> Self {
    "\(listed(things)) \(things.count == 1 ? "is" : "are") all that \(folders) of them need of '\(folder)'; move \(things.count == 1 ? "it" : "them") out"
  }

  fileprivate static func perhapsNeeds(_ source: String, _ name: String, of target: String) -> Self {
    "not certain: '\(source)' may use '\(name)' of '\(target)', and that would have to be cut as well"
  }

  fileprivate static func needEachOther(_ names: [String], of parent: String, others: Int, reason: String) -> Self {
    let place = parent.isEmpty ? "" : " of '\(fileName(parent))'"
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(counted(names.count, "folder"))\(place) need each other: \(listed(names)); best cut here\(more): \(reason)"
  }
}

// MARK: Examples

extension FolderCycle {
  private static let examples: [Example] = [
    Example(
      "two folders that need each other",
      """
      //- App/Feed/Feed.swift
      final class Feed { var owner: User? }  // note: "'Feed' holds 'User'"
      //- App/Feed/FeedCache.swift
      final class FeedCache { var user: User? }
      //- App/Feed/FeedSource.swift
      final class FeedSource { var user: User? }
      //- App/Feed/Rows/Row.swift
      final class Row { var cell: Cell? }
      //- App/Feed/Cells/Cell.swift
      final class Cell { var row: Row? }
      //- App/Users/User.swift
      // expect@+1: folder-cycle "2 folders of 'App' need each other: 'Feed' and 'Users'; best cut here: only 'Feed' is used"
      final class User { var feed: Feed? }
      """),
    Example(
      "a cycle of three, and tests that know everything",
      """
      //- Sources/A/A.swift
      struct A { var b: B }  // note: "'A' holds 'B'"
      //- Sources/B/B.swift
      final class B { var c: C? }  // note: "'B' holds 'C'"
      //- Sources/C/C.swift
      // expect@+1: folder-cycle "3 folders of 'Sources' need each other: 'A', 'B' and 'C'; best cut here: only 'A' is used"
      final class C { var a: A? }
      //- Tests/ATests/ATests.swift
      final class ATests { var a: A? }
      """),
    Example(
      "a type that needs its own folder can't move out; what uses it can",
      """
      //- Views/Helpers/LabSection.swift
      // expect@+1: folder-cycle "only 'StudentLab' is used; move 'LabSection' to 'Student', where it is used"
      struct LabSection { let lab: StudentLab }
      //- Views/Helpers/LabInfo.swift
      struct LabInfo { var text = "" }
      struct LabTests { var info: LabInfo }
      //- Views/Student/StudentLab.swift
      struct StudentLab { var grade: Grade }
      struct Navigator { var section: LabSection }
      //- Views/Student/Grade.swift
      struct Grade { var info: LabInfo; var tests: LabTests }
      """),
    Example(
      "one move that opens several circles",
      """
      //- Sources/Main/ContentView.swift
      struct ContentView { var buttons: Buttons; var fonts: Fonts; var lists: Lists }
      //- Sources/Main/SectionView.swift
      struct SectionView { var title: String }
      //- Sources/Buttons/Buttons.swift
      // expect@+1: folder-cycle "4 folders of 'Sources' need each other: 'Buttons', 'Fonts', 'Lists' and 'Main'; best cut here and 2 others: 'SectionView' is all that 3 of them need of 'Main'; move it out"
      struct Buttons { var section: SectionView; var fonts: [String] }
      //- Sources/Fonts/Fonts.swift
      struct Fonts { var section: SectionView }
      //- Sources/Lists/Lists.swift
      struct Lists { var section: SectionView }
      """),
    Example(
      "what the application needs is the last to go, and a member of an extension is needed, too",
      """
      //- Sources/Main/PlayerApp.swift
      import SwiftUI
      @main struct PlayerApp: App { var root: RootScreen }
      //- Sources/Main/Dependencies.swift
      final class Dependencies { var screen: RootScreen? }
      //- Sources/Screens/RootScreen.swift
      import Foundation
      // expect@+1: folder-cycle "2 folders of 'Sources' need each other: 'Main' and 'Screens'; best cut here: only 'Dependencies' and 'extension Date' are used"
      final class RootScreen { let dependencies = Dependencies()
        func title(_ date: Date) -> String { date.shortTitle } }
      //- Sources/Main/Dates.swift
      import Foundation
      extension Date { var shortTitle: String { "" } }
      """),
    Example(
      "members of extensions that the code may mean",
      """
      //- App/Feed/Feed.swift
      // expect@+1: folder-cycle "only 'FeedLog' is used, perhaps also 'shortTitle'"
      func show(_ any: Unknown) { _ = FeedLog(); _ = any.owner.shortTitle }
      final class Feed { var name = "" }
      //- App/Core/FeedLog.swift
      final class FeedLog { var feed: Feed?; var other: [Feed] = [] }
      struct Page { var feed: Feed; var next: Feed }
      struct Other { var feed: Feed; var next: Feed }
      //- App/Core/Titles.swift
      extension Unknown { var shortTitle: String { "" } }
      //- App/Core/Other.swift
      extension Strange { var shortTitle: Int { 1 } }
      """),
    Example(
      "what may close the circle again",
      """
      //- App/Feed/Feed.swift
      final class Feed { var log: FeedLog?; var all: [FeedLog] = []; var page: Page? }  // note: "'Feed' holds 'FeedLog'"
      final class Row { var log: FeedLog?; var page: Page? }
      //- App/Core/FeedLog.swift
      // expect@+1: folder-cycle "3 folders of 'App' need each other: 'Core', 'Feed' and 'Shared'; best cut here: only 'Feed' is used, perhaps also 'shortTitle'"
      final class FeedLog { var feed: Feed? }  // note: "'FeedLog' holds 'Feed'"
      struct Page { var titles: Titles }
      //- App/Core/Titles.swift
      struct Titles { func show(_ any: Unknown) { _ = any.owner.shortTitle } }  // note: "not certain: 'Core' may use 'shortTitle' of 'Shared', and that would have to be cut as well"
      //- App/Shared/Texts.swift
      final class Texts { var log: FeedLog?; var page: Page? }
      final class MoreTexts { var log: FeedLog?; var page: Page? }
      extension Strange { var shortTitle: String { "" } }
      //- App/Feed/Texts.swift
      extension Unknown { var shortTitle: String { "" } }
      final class FeedTexts { var texts: Texts? }
      """),
    Example(
      "an initialiser of an extension is used by its labels",
      """
      //- App/Feed/Feed.swift
      // expect@+1: folder-cycle "only 'extension Data' is used"
      func show(_ text: String) { _ = Data(hex: text) }
      final class Feed { var name = "" }
      //- App/Core/Log.swift
      final class Log { var feed: Feed? }  // note: "'Log' holds 'Feed'"
      //- App/Core/Hex.swift
      import Foundation
      extension Data { init(hex: String) { self.init() } }
      extension Data { init(words: String) { self.init() } }
      """),
    Example(
      "folders in layers, and a folder with what is below it",
      """
      //- App/Model/User.swift
      struct User { var address: Address }
      //- App/Model/Parts/Address.swift
      struct Address { weak var users: Users? }
      final class Users { var all: [User] = [] }
      //- App/Screens/UserScreen.swift
      final class UserScreen { var user: User? }
      """),
    Example(
      "classes of Objective-C that Swift uses are needed, too",
      """
      //- App/Net/PSClient.h
      #import <Foundation/Foundation.h>
      @interface PSClient : NSObject
      @end
      //- App/Net/PSClient.m
      #import "PSClient.h"
      @implementation PSClient
      @end
      //- App/Net/Socket.swift
      // expect@+1: folder-cycle "2 folders of 'App' need each other: 'Feed' and 'Net'; best cut here: only 'Feed' is used"
      final class Socket { var feed: Feed? }
      //- App/Feed/Feed.swift
      final class Feed { var socket: Socket?; var client: PSClient? }  // note: "'Feed' holds 'PSClient'"
      final class Page { var client: PSClient? }
      //- App/App-Bridging-Header.h
      #import "Net/PSClient.h"
      """),
    Example(
      "what a program wrote is needed as well",
      """
      //- App/Proto/Feed.pb.swift
      // DO NOT EDIT.
      struct ProtoFeed { var name = "" }
      //- App/Proto/Bridge.swift
      // expect@+1: folder-cycle "2 folders of 'App' need each other: 'Feed' and 'Proto'; best cut here: only 'Feed' is used"
      final class Bridge { var feed: Feed? }
      //- App/Feed/Feed.swift
      final class Feed { var bridge: Bridge?; var proto: ProtoFeed }  // note: "'Feed' holds 'Bridge'"
      final class Page { var proto: ProtoFeed }
      """),
    Example(
      "a name that two folders declare: nobody knows which is meant",
      """
      //- App/Watch/Delay.swift
      final class Delay { var part: Meal? }
      //- App/Design/Delay.swift
      final class Delay { var name = "" }
      //- App/Feed/Feed.swift
      final class Meal { var delay: Delay? }
      """),
    Example(
      "a delegate turns the step round",
      """
      //- App/Feed/Feed.swift
      protocol FeedOwner: AnyObject { func feedChanged(_ feed: Feed) }
      final class Feed { weak var owner: FeedOwner? }
      //- App/Users/User.swift
      final class User: FeedOwner {
        let feed = Feed()
        func feedChanged(_ feed: Feed) {}
      }
      """),
  ]
}
