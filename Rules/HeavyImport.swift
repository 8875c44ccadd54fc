package import Analysis
internal import Facts
package import Graphs

/// Flags an import that alone brings many files along, where little of what it brings is used.
package struct HeavyImport: Rule {
  package static let descriptor = RuleDescriptor(
    id: "heavy-import",
    summary: "an import that alone brings many files along, for little that is used",
    rationale: """
      Importing a single model class into another target should take that class and its friends, and not a cascade of imports that sucks most of the \
      project in. Often one import is to blame: without it, the component would need a handful of files. Replace it by a forward declaration if \
      only pointers are needed; else let what is used be handed in, behind a protocol or as a value, or move it to a component that needs little.

      Whoever takes a component takes its header, its implementation and what these import, and of that the headers and what they import in turn: no less \
      is needed to compile it. Counted are the headers of the project that come by no other way than this import (what it dominates in the graph of \
      imports), so neither what another import brings anyway nor what the imported header's own implementation imports. An import is flagged when there are more than allowed, when \
      they are most of what its component needs, when others use the component, so that they all pay, and when little of what \
      is imported is used: no more than two things on three lines. Of several such imports in a row the last is flagged. Headers that gather \
      others, tests and prefix headers are not flagged; what imports its importer in turn, or brings along little but components that import \
      each other, is left to `import-cycle`. Swift imports whole \
      modules, so the rule has nothing to say there.
      """,
    level: nil,
    options: [
      .init("files", "How many files an import may bring that nothing else brings."),
      .init("users", "How many components must depend on the one that imports, for it to be flagged."),
    ],
    examples: examples)

  /// How many files an import may bring that nothing else brings.
  package var files = 20
  /// How many components must depend on the one that imports.
  package var users = 3

  package init() {}

  /// After so many steps over imports no more components are looked at. The most used ones come first.
  private static let effort = 400_000_000

  package func check(_ graph: Graph) -> [Finding] {
    let imports = graph.view(.imports) { $0.isStatedImport && !graph.isTest($0.location.path) }
    let folded = graph.folded(imports, to: .component)
    let components = ComponentImports(graph, folded)

    var heavy: [GroupPair: Heavy] = [:]
    var effort = Self.effort
    for component in components.byUsers(atLeast: users) where effort > 0 {
      let prices = components.prices(from: component)
      effort -= components.effort
      guard let (header, price) = components.dearest(from: component, prices), price > files else { continue }
      let target = components.component(of: header)
      let all = components.fileCount(reachedFrom: component)
      // Unless this import brings most of the files, the rest is no less of a burden.
      guard 2 * price > all, !components.isInKnot(component, target) else { continue }
      // Whoever imports a component of a knot gets the whole knot, so less than half of the files may come from knots.
      let brought = components.dominated(by: header, from: component)
      guard 2 * components.fileCount(inKnots: brought) < price else { continue }
      heavy[GroupPair(component, target)] = Heavy(header: header, price: price, rest: all - price, brought: brought)
    }
    guard !heavy.isEmpty else { return [] }

    let couplings = graph.couplings(in: folded) { heavy[$0] != nil }
    let prices = CutPrices(graph, folded, .imports, couplings)
    let needed = NeededHeaders(graph)
    let flagged = heavy.filter { pair, _ in
      guard isSmall(couplings[pair], pair, prices) else { return false }
      let missed = needed.missed(without: pair, in: folded)
      return missed.headers.isEmpty && missed.libraries.count <= 3
    }
    return flagged.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.filter { pair in
      // If a flagged import of the target brings nearly all of it, only that one is reported.
      !flagged.contains { $0.key.source == pair.target && flagged[pair]!.price - $0.value.price <= files }
    }.map { finding($0, flagged[$0]!, components, prices) }
  }

  private struct Heavy {
    /// The header that is imported, by its number in `ComponentImports`.
    let header: Int
    let price: Int
    /// How many files its component would need without the import.
    let rest: Int
    /// The headers that come by no other way.
    let brought: [Int]
  }

  /// Whether so little is used that doing without is a matter of a few lines.
  private func isSmall(_ coupling: Coupling?, _ pair: GroupPair, _ prices: CutPrices) -> Bool {
    guard !prices.gathers(pair.source), !prices.gathers(pair.target), prices.isReadInFull(pair.source) else { return false }
    guard let coupling else { return prices.declaresSomething(pair.target) }
    switch coupling.strength {
    case .unseen, .pointer: return true
    case .use: return coupling.thingCount <= 2 && coupling.lineCount <= 3
    case .whole: return false
    }
  }

  private func finding(_ pair: GroupPair, _ heavy: Heavy, _ components: ComponentImports, _ prices: CutPrices) -> Finding {
    let (graph, folded) = (prices.graph, prices.folded)
    let edges = folded.view.edges(from: pair.source).filter { $0.target == pair.target }
    let arc = FeedbackArcs.Arc(source: pair.source, target: pair.target, weight: 1, edges: Array(edges))
    let facts = prices.lines(arc)
    let names = [pair.source, pair.target].map { fileName(folded.names[$0]) }
    let (name, header) = (names[0], fileName(graph.facts[facts[0]].object.text))
    let notes = components.imports(of: heavy.header, among: Set(heavy.brought))
    return Finding(
      rule: id,
      message: .bringsAlong(
        header, files: heavy.price, lines: components.lineCount(of: heavy.brought), for: name, users: components.userCount(of: pair.source),
        rest: heavy.rest, others: facts.count - 1, reason: prices.reason(arc, [pair.source: names[0], pair.target: names[1]])),
      location: graph.facts[facts[0]].location,
      subjects: [pair.source, pair.target].compactMap { graph.representative(of: folded.members[$0], named: folded.names[$0])?.id },
      names: names,
      notes: notes.prefix(4).map { fact in
        Finding.Note("'\(fileName(graph.facts[fact].subject.text))' imports '\(fileName(graph.facts[fact].object.text))'", at: graph.facts[fact].location)
      },
      way: [.init(names[0], names[1], at: graph.facts[facts[0]].location, isCut: true)],
      remedies: prices.remedies(arc) ?? [])
  }
}

/// Which of the project's components import which headers, and which headers these import in turn.
private struct ComponentImports {
  private let graph: Digraph
  /// The components, then the headers. An edge leads to a header that a component or another header imports.
  private let compiled: Digraph
  private let fileCount: [Int]
  /// The headers of the project, and for each its component.
  private let headers: [(file: Graph.Node, component: Int)]
  private let numbers: [Graph.Node: Int]
  private let project: Graph
  private let folded: FoldedGraph
  private let users: [Int]
  private let knots: [Int32]
  private let knotSizes: [Int32: Int]

  init(_ project: Graph, _ folded: FoldedGraph) {
    self.project = project
    self.folded = folded
    let count = folded.names.count
    let headers = folded.members.indices.flatMap { component in
      folded.members[component].filter { project.entities[$0].kind == .file && !project.entities[$0].isExternal && Graph.isHeader(project.entities[$0].id.text) }
        .map { (file: $0, component: component) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: headers.enumerated().map { ($1.file, count + $0) })
    var edges: Set<Digraph.Edge> = []
    var ofComponents: Set<Digraph.Edge> = []
    for source in folded.names.indices where !folded.isExternal[source] {
      for edge in folded.view.edges(from: source) where !folded.isExternal[edge.target] {
        ofComponents.insert(Digraph.Edge(source, edge.target))
        // A component's own headers are no burden of others.
        guard let target = numbers[project.target(of: edge.fact)] else { continue }
        edges.insert(Digraph.Edge(source, target))
        if let importer = numbers[project.source(of: edge.fact)] { edges.insert(Digraph.Edge(importer, target)) }
      }
    }
    // What a header of a component imports of the same component is not in the folded graph.
    for (file, component) in headers {
      for edge in project.edges.edges(from: file) where project.edges.relation(of: edge) == .imports {
        let target = project.edges.target(of: edge)
        guard let number = numbers[target], folded.group(of: target) == component, project.edges.facts(of: edge).contains(where: { project.facts[$0].isStatedImport }) else { continue }
        edges.insert(Digraph.Edge(numbers[file]!, number))
      }
    }
    graph = Digraph(nodeCount: count, edges: Self.sorted(ofComponents))
    compiled = Digraph(nodeCount: count + headers.count, edges: Self.sorted(edges))
    (self.headers, self.numbers) = (headers, numbers)
    fileCount = folded.members.map { members in members.filter { project.entities[$0].kind == .file && !project.entities[$0].isExternal }.count }
    users = folded.names.indices.map { [graph] in graph.inDegree($0) }
    knots = graph.componentNumbers().numbers
    knotSizes = Dictionary(knots.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func sorted(_ edges: Set<Digraph.Edge>) -> [Digraph.Edge] { edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) } }

  /// The number of the first header.
  private var first: Int { folded.names.count }

  /// The component that a header belongs to.
  func component(of header: Int) -> Int { headers[header - first].component }

  /// Whether each of two components leads back to the other.
  func isInKnot(_ a: Int, _ b: Int) -> Bool { knots[a] == knots[b] }

  /// How many files those of some headers' components have that are in knots.
  func fileCount(inKnots headers: [Int]) -> Int { Set(headers.map(component)).reduce(0) { $0 + (knotSizes[knots[$1], default: 1] > 1 ? fileCount[$1] : 0) } }

  func userCount(of component: Int) -> Int { users[component] }

  /// The components that so many use, most used first.
  func byUsers(atLeast count: Int) -> [Int] {
    folded.names.indices.filter { users[$0] >= count && !folded.isExternal[$0] && !project.areTests(folded.members[$0]) }.sorted { (-users[$0], $0) < (-users[$1], $1) }
  }

  /// How many steps `prices` takes.
  var effort: Int { compiled.edgeCount + compiled.nodeCount }

  /// For each edge of `compiled` how many headers can be reached from a component only over it.
  func prices(from component: Int) -> [Int] { compiled.edgePrices(from: [component]) { $0 < first || self.component(of: $0) == component ? 0 : 1 } }

  /// The header that a component imports itself and that alone brings the most headers.
  func dearest(from component: Int, _ prices: [Int]) -> (header: Int, price: Int)? {
    let dearest = compiled.edges(from: component).max { (prices[$0], -$0) < (prices[$1], -$1) }
    return dearest.map { (compiled.target(of: $0), prices[$0]) }
  }

  /// Its own files, and the headers that come with them.
  func fileCount(reachedFrom component: Int) -> Int {
    fileCount[component] + reached(from: component).count { $0 >= first && self.component(of: $0) != component }
  }

  /// The headers that can only be reached through one of them, which comes first.
  func dominated(by header: Int, from source: Int) -> [Int] {
    let tree = compiled.dominatorTree(from: [source])
    let intervals = tree.intervals()
    let own = intervals[header]
    return [header] + (first..<compiled.nodeCount).filter { $0 != header && !intervals[$0].isEmpty && own.contains(intervals[$0].lowerBound) }
  }

  func lineCount(of headers: [Int]) -> Int { headers.reduce(0) { $0 + project.entities[self.headers[$1 - first].file].lines } }

  /// The imports of a header among some others.
  func imports(of header: Int, among others: Set<Int>) -> [Int] {
    let file = headers[header - first].file
    return project.edges.edges(from: file).filter { edge in
      project.edges.relation(of: edge) == .imports && numbers[project.edges.target(of: edge)].map(others.contains) ?? false
    }.compactMap { project.edges.facts(of: $0).first { project.facts[$0].isStatedImport } }.sorted { project.facts[$0].location < project.facts[$1].location }
  }

  private func reached(from component: Int) -> [Int] {
    var seen: Set<Int> = [component]
    var waiting = [component]
    var found: [Int] = []
    while let next = waiting.popLast() {
      found.append(next)
      for other in compiled.successors(next) where seen.insert(other).inserted { waiting.append(other) }
    }
    return found
  }
}

extension String {
  fileprivate static func bringsAlong(
    _ header: String, files: Int, lines: Int, for name: String, users: Int, rest: Int, others: Int, reason: String
  ) -> Self {
    "'\(header)' alone brings \(counted(files, "file")) (\(counted(lines, "line"))) along that '\(name)' needs for nothing else, and "
      + "\(counted(users, "component that uses", "components that use")) '\(name)' \(users == 1 ? "needs" : "need") them too; "
      + "without it\(others == 0 ? "" : " and \(counted(others, "other import"))") \(rest) would do: \(reason)"
  }
}

// MARK: Examples

extension HeavyImport {
  private static let examples: [Example] = [
    Example(
      "a model class that reaches for the network",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 3, users: 2}
      //- PSUser.h
      @interface PSUser
      - (void)reload;
      @end
      //- PSUser.m
      #import "PSUser.h"
      // expect@+1: heavy-import "'PSClient.h' alone brings 5 files (10 lines) along that 'PSUser' needs for nothing else, and 2 components that use 'PSUser' need them too; without it 2 would do: only 'PSClient' is used, on 1 line; have it passed in behind a protocol of 'PSUser'"
      #import "PSClient.h"
      @implementation PSUser
      - (void)reload { [PSClient new]; }
      @end
      //- PSClient.h
      #import "PSCache.h"  // note: "'PSClient.h' imports 'PSCache.h'"
      #import "PSQueue.h"
      @interface PSClient
      @end
      //- PSCache.h
      #import "PSFile.h"
      //- PSFile.h
      #import "PSPath.h"
      //- PSQueue.h
      @interface PSQueue
      @end
      //- PSPath.h
      @interface PSPath
      @end
      //- PSMenu.m
      #import "PSUser.h"
      void PSMenuShow(PSUser *user) { [user reload]; }
      //- PSProfile.m
      #import "PSUser.h"
      void PSProfileShow(PSUser *user) { [user reload]; }
      """),
    Example(
      "a header that needs only a pointer",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- PSUser.h
      #import "PSClient.h"  // expect: heavy-import "only pointers to 'PSClient' are needed, '@class PSClient;' would do"
      @interface PSUser
      @property (weak) PSClient *client;
      @end
      //- PSClient.h
      #import "PSCache.h"
      @interface PSClient
      @end
      //- PSCache.h
      #import "PSFile.h"
      @interface PSCache
      @end
      //- PSFile.h
      @interface PSFile
      @end
      //- main.m
      #import "PSUser.h"
      PSUser *user;
      """),
    Example(
      "that brings no more than another import does, or is needed all over, or that nobody pays for",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- PSUser.h
      #import "PSQueue.h"
      #import "PSClient.h"
      @interface PSUser
      @property (weak) PSClient *client;
      @property (weak) PSQueue *queue;
      @end
      //- PSQueue.h
      #import "PSCache.h"
      @interface PSQueue : PSCache
      @end
      //- PSClient.h
      #import "PSCache.h"
      @interface PSClient : PSCache
      @end
      //- PSCache.h
      #import "PSFile.h"
      @interface PSCache : PSFile
      @end
      //- PSFile.h
      @interface PSFile
      @end
      //- PSReader.h
      #import "PSQueue.h"
      @interface PSReader
      - (void)read:(PSQueue *)queue;
      - (void)take:(PSQueue *)queue;
      - (PSQueue *)queue;
      - (PSQueue *)last;
      @end
      //- PSReader.m
      #import "PSReader.h"
      @implementation PSReader
      - (void)read:(PSQueue *)queue { [queue self]; }
      - (void)take:(PSQueue *)queue { [queue self]; }
      - (PSQueue *)queue { return [PSQueue new]; }
      @end
      //- main.m
      #import "PSUser.h"
      #import "PSReader.h"
      PSUser *user;
      PSReader *reader;
      """),
    Example(
      "a header that brings little, whatever its implementation imports",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- PSUser.h
      @interface PSUser
      - (void)reload;
      @end
      //- PSUser.m
      #import "PSUser.h"
      #import "PSClient.h"
      @implementation PSUser
      - (void)reload { [PSClient new]; }
      @end
      //- PSClient.h
      @interface PSClient
      @end
      //- PSClient.m
      #import "PSClient.h"
      #import "PSCache.h"
      @implementation PSClient
      @end
      //- PSCache.h
      #import "PSFile.h"
      @interface PSCache
      @end
      //- PSFile.h
      @interface PSFile
      @end
      //- main.m
      #import "PSUser.h"
      PSUser *user;
      """),
    Example(
      "that imports its importer in turn: a cycle, which another rule tells of",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- PSUser.h
      @interface PSUser
      - (void)reload;
      @end
      //- PSUser.m
      #import "PSUser.h"
      #import "PSClient.h"
      @implementation PSUser
      - (void)reload { [PSClient new]; }
      @end
      //- PSClient.h
      #import "PSCache.h"
      @interface PSClient
      @end
      //- PSCache.h
      #import "PSUser.h"
      @interface PSCache
      @property (strong) PSUser *user;
      @end
      //- main.m
      #import "PSUser.h"
      PSUser *user;
      """),
    Example(
      "what it brings are mostly files that import each other: that cycle is to blame",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- PSUser.h
      #import "PSClient.h"
      @interface PSUser
      @property (weak) PSClient *client;
      @end
      //- PSClient.h
      #import "PSCache.h"
      @interface PSClient
      @end
      //- PSCache.h
      #import "PSFile.h"
      @interface PSCache
      @end
      //- PSFile.h
      #import "PSCache.h"
      @interface PSFile
      @end
      //- main.m
      #import "PSUser.h"
      PSUser *user;
      """),
    Example(
      "C++: a point that prints itself",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- point.h
      #pragma once
      #include "printer.h"  // expect: heavy-import "'printer.h' alone brings 3 files"
      struct Point { int x; void print(Printer *printer); };
      //- printer.h
      #pragma once
      #include "font.h"
      struct Printer { Font font; };
      //- font.h
      #pragma once
      #include "glyph.h"
      struct Font { Glyph glyph; };
      //- glyph.h
      #pragma once
      struct Glyph {};
      //- main.cc
      #include "point.h"
      Point origin;
      """),
    Example(
      "C++: a point that is printed",
      """
      //- .arborist.yml
      rules:
        heavy-import: {level: warning, files: 2, users: 1}
      //- point.h
      #pragma once
      struct Point { int x; };
      //- printer.h
      #pragma once
      #include "point.h"
      #include "font.h"
      struct Printer { Font font; void print(Point point); };
      //- font.h
      #pragma once
      #include "glyph.h"
      struct Font { Glyph glyph; };
      //- glyph.h
      #pragma once
      struct Glyph {};
      //- main.cc
      #include "printer.h"
      Printer printer;
      """),
  ]
}
