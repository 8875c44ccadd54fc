internal import Facts
package import Graphs
internal import Platform

/// Proposed layers for a project without any: its folders and modules, in the order that breaks the fewest edges.
package struct LayerDraft: Sendable {
  /// From the top down; empty if there is only one folder, or if all folders end up in one layer.
  package private(set) var layers: [Layer] = []
  /// The folders that share a layer because their order can't be determined.
  package private(set) var lumps: [Lump] = []
  /// For each layer the reason for its position.
  package private(set) var neighbours: [Neighbours] = []

  /// The other layers that use a layer, and those that it uses, each with the number of using components; the largest first.
  package struct Neighbours: Sendable, Equatable {
    package var above: [Count] = []
    package var below: [Count] = []

    package struct Count: Sendable, Equatable {
      package let layer: String
      package let components: Int
    }
  }

  /// Folders that use each other too much for one to be below the other.
  package struct Lump: Sendable, Equatable {
    /// The layer that contains both.
    package let layer: String
    package let a: String
    package let b: String
    /// The number of components of `a` that use `b`, and of `b` that use `a`.
    package let there: Int
    package let back: Int
  }
}

extension Graph {
  /// The layers that could be declared for this graph.
  ///
  /// Candidates for layers are the top-level folders with sources. If one of them has more than half of the sources, or several modules, its subfolders are candidates
  /// instead. Folders of tests, examples and the like are at the top, and below them everything that nothing else uses. The rest is ordered so that the fewest
  /// components use something above them (`proposedLayers`). If there would be too many, folders are merged, the most entangled first. If the names of two folders tell
  /// their order (`FolderRole`), that order is used in any case. Folders without a necessary order are siblings in one layer.
  package func draftedLayers() -> LayerDraft { LayerDrafter(self).draft() }
}

/// A part of the project that may become a layer.
private struct Part {
  var name: String
  /// Patterns that select its files, as in a configuration.
  var paths: [String]
  var folder: String
  var fileCount: Int
  /// Whether it is tests, examples and the like, which nothing else should use.
  var isAside: Bool
  /// The role that its name tells.
  var role: FolderRole?
}

private struct LayerDrafter {
  private let graph: Graph
  private let parts: [Part]
  private let partOfFile: [Graph.Node: Int]

  init(_ graph: Graph) {
    self.graph = graph
    let files = graph.entities.indices.filter { node in
      graph.entities[node].kind == .file && !graph.entities[node].isExternal && !graph.entities[node].id.text.hasPrefix("<")
    }
    let tree = FolderTree(files.map { (graph.entities[$0].id.text, graph.entities[$0].module) })
    var parts = tree.parts()
    var partOfFile: [Graph.Node: Int] = [:]
    let partOfFolder = tree.partOfFolder
    for file in files { partOfFile[file] = partOfFolder[folder(of: graph.entities[file].id.text)] }
    self.partOfFile = partOfFile
    // In SwiftUI apps and games, classes named controllers may show nothing. The role only counts if the folder has view controllers.
    let family = Family(graph)
    var showing: Set<Int> = []
    for node in graph.entities.indices where graph.entities[node].kind == .class && family.roles(of: node).contains(.viewController) {
      if let part = graph.path(of: node).flatMap({ graph.file(at: $0) }).flatMap({ partOfFile[$0] }) { showing.insert(part) }
    }
    for part in parts.indices where !parts[part].isAside && !parts[part].folder.isEmpty {
      let role = FolderRole(ofFolderNamed: fileName(parts[part].folder))
      parts[part].role = role == .controllers && !showing.contains(part) ? nil : role
    }
    self.parts = parts
  }

  func draft() -> LayerDraft {
    guard parts.count > 1 else { return LayerDraft() }
    let traffic = traffic()
    var groups = parts.indices.map { [$0] }
    var order = Order(groups, traffic, parts)
    var merges: [Merge] = []
    while let (a, b) = order.tightest() {
      merges.append(Merge(a: groups[a], b: groups[b], there: order.count(a, b), back: order.count(b, a)))
      groups[min(a, b)] = (groups[a] + groups[b]).sorted()
      groups.remove(at: max(a, b))
      order = Order(groups, traffic, parts)
    }
    guard groups.count > 1 else { return LayerDraft() }
    let levels = order.levels(isAside: groups.map { $0.allSatisfy { parts[$0].isAside } })
    return LayerDraft(groups, levels, merges, parts, traffic)
  }

  /// For two parts, the number of components in one that use something in the other. A test that uses everything counts once.
  private func traffic() -> [GroupPair: Int] {
    let components = graph.folded(graph.view(.imports), to: .component)
    let manifold = graph.filesOfManifold()
    struct Edge: Hashable {
      let parts: GroupPair
      let component: Int
    }
    var edges: Set<Edge> = []
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      let target = graph.target(of: index)
      guard fact.relation != .contains, !fact.details.flags.contains(.implicit), manifold[target] == nil,
        let file = graph.file(at: fact.location.path), let from = partOfFile[file],
        let other = graph.path(of: target).flatMap({ graph.file(at: $0) }), let to = partOfFile[other], from != to,
        let a = components.group(of: file), let b = components.group(of: target), a != b
      else { continue }
      edges.insert(Edge(parts: GroupPair(from, to), component: a))
    }
    return edges.reduce(into: [:]) { $0[$1.parts, default: 0] += 1 }
  }
}

/// Groups of parts, in the order that breaks the fewest edges.
private struct Order {
  private let counts: [GroupPair: Int]
  private let groupCount: Int
  private let broken: [GroupPair: Int]
  /// The pairs whose names tell that the first is above the second.
  private let named: Set<GroupPair>
  /// The pairs that are never merged.
  private let apart: Set<GroupPair>

  init(_ groups: [[Int]], _ traffic: [GroupPair: Int], _ parts: [Part]) {
    var groupOfPart: [Int: Int] = [:]
    for (number, group) in groups.enumerated() { for part in group { groupOfPart[part] = number } }
    var counts: [GroupPair: Int] = [:]
    for (pair, count) in traffic {
      let (a, b) = (groupOfPart[pair.source]!, groupOfPart[pair.target]!)
      if a != b { counts[GroupPair(a, b), default: 0] += count }
    }
    var named: Set<GroupPair> = []
    var apart: Set<GroupPair> = []
    for a in groups.indices {
      for b in groups.indices where a != b {
        let pair = GroupPair(a, b)
        if Self.isAbove(groups[a], groups[b], parts) {
          apart.formUnion([pair, GroupPair(b, a)])
          if !Self.isAbove(groups[b], groups[a], parts) { named.insert(pair) }
        } else if groups[b].allSatisfy({ parts[$0].role == .utilities }), groups[a].allSatisfy({ parts[$0].role == nil && !parts[$0].isAside }),
          (counts[GroupPair(b, a)] ?? 0) * 3 <= counts[pair] ?? 0
        {
          // Utilities are below folders without a role, unless they use these more than a third as much as these use them.
          named.insert(pair)
        } else if groups[a].contains(where: { parts[$0].isAside }) != groups[b].contains(where: { parts[$0].isAside }) {
          apart.insert(pair)
        }
      }
    }
    self.apart = apart.union(named)

    // Edges against the names are broken from the start: an edge that the names require weighs more than all others together.
    let dear = counts.values.reduce(1, +)
    func weight(_ pair: GroupPair) -> Int { (counts[pair] ?? 0) + (named.contains(pair) ? dear : 0) }
    let pairs = Set(counts.keys).union(named).filter { !named.contains(GroupPair($0.target, $0.source)) }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let graph = Digraph(nodeCount: groups.count, edges: pairs.flatMap { Array(repeating: Digraph.Edge($0.source, $0.target), count: weight($0)) })
    var broken = counts.filter { named.contains(GroupPair($0.key.target, $0.key.source)) }
    for edge in graph.proposedLayers(effort: 2_000_000).broken {
      let pair = GroupPair(graph.source(of: edge), graph.target(of: edge))
      broken[pair] = counts[pair] ?? 0
    }
    self.counts = counts
    self.broken = broken
    self.named = named
    groupCount = groups.count
  }

  /// Whether the name of any folder in one group tells that it is above one in the other.
  private static func isAbove(_ a: [Int], _ b: [Int], _ parts: [Part]) -> Bool {
    a.contains { upper in b.contains { lower in parts[upper].role.flatMap { upper in parts[lower].role.map { upper.isAbove($0) } } ?? false } }
  }

  func count(_ a: Int, _ b: Int) -> Int { counts[GroupPair(a, b)] ?? 0 }

  /// The two groups that use each other too much, the most entangled first; nil if the remaining edges are few enough to list.
  func tightest() -> (Int, Int)? {
    let most = 40
    let broken = broken.filter { !apart.contains($0.key) && !apart.contains(GroupPair($0.key.target, $0.key.source)) && $0.value > 0 }
    // A few edges against many are mistakes in an existing order.
    let balanced = broken.filter { pair, count in count > 3 && count * 5 > self.count(pair.target, pair.source) }
    if let (pair, _) = balanced.max(by: { a, b in a.value == b.value ? isAfter(a.key, b.key) : a.value < b.value }) { return (pair.source, pair.target) }
    guard broken.values.reduce(0, +) > most else { return nil }
    // Of the one-sided pairs, the least one-sided.
    func share(_ pair: GroupPair) -> Double { Double(broken[pair]!) / Double(max(1, count(pair.target, pair.source))) }
    return broken.keys.max { a, b in share(a) == share(b) ? isAfter(a, b) : share(a) < share(b) }.map { ($0.source, $0.target) }
  }

  private func isAfter(_ a: GroupPair, _ b: GroupPair) -> Bool { (a.source, a.target) > (b.source, b.target) }

  /// The level of each group, from 0 at the bottom. Groups that nothing uses are above all that are used, and tests and examples are above these.
  func levels(isAside: [Bool]) -> [Int] {
    let kept = Set(counts.keys).union(named).filter { broken[$0] == nil }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    func levels(_ isMeant: (Int) -> Bool) -> [Int] {
      let edges = kept.filter { isMeant($0.source) && isMeant($0.target) }.map { Digraph.Edge($0.source, $0.target) }
      return Digraph(nodeCount: groupCount, edges: edges).levels().map { Int($0) - 1 }
    }
    let all = View(nodeCount: groupCount, edges: kept.map { View.Edge(source: $0.source, target: $0.target, fact: 0) })
    let needed = Set(all.reachable(from: isAside.indices.filter { !isAside[$0] }))
    let touched = Set(counts.keys.flatMap { [$0.source, $0.target] }).union(named.flatMap { [$0.source, $0.target] })
    let isOnTop = isAside.indices.map { isAside[$0] && !needed.contains($0) || !touched.contains($0) }
    let known = Set(kept.filter { !isOnTop[$0.source] }.map(\.target))
    let isRoot = isOnTop.indices.map { !isOnTop[$0] && !known.contains($0) }
    let (top, rest) = (levels { isOnTop[$0] }, levels { !isOnTop[$0] && !isRoot[$0] })
    let height = (rest.indices.filter { !isOnTop[$0] && !isRoot[$0] }.map { rest[$0] }.max() ?? -1) + 1
    return isOnTop.indices.map { isOnTop[$0] ? height + 1 + top[$0] : isRoot[$0] ? height : rest[$0] }
  }
}

/// Two groups of parts that were merged.
private struct Merge {
  let a: [Int]
  let b: [Int]
  let there: Int
  let back: Int
}

extension LayerDraft {
  /// The layers from the top down. Single parts of one level are siblings; merged parts are a layer of their own.
  fileprivate init(_ groups: [[Int]], _ levels: [Int], _ merges: [Merge], _ parts: [Part], _ traffic: [GroupPair: Int]) {
    var layerOfPart: [Int: Int] = [:]
    func names(_ numbers: [Int]) -> String { joined(numbers.map { parts[$0].name }) }
    for level in Set(levels).sorted(by: >) {
      let here = groups.indices.filter { levels[$0] == level }.map { groups[$0] }
      for lump in here where lump.count > 1 {
        let (name, paths) = Self.words(of: lump, parts)
        layers.append(Layer(uniqueName(name), paths: paths))
        for part in lump { layerOfPart[part] = layers.count - 1 }
        for merge in merges where Set(lump).isSuperset(of: merge.a) {
          lumps.append(Lump(layer: layers.last!.name, a: names(merge.a), b: names(merge.b), there: merge.there, back: merge.back))
        }
      }
      // Tests and samples are not siblings of what they test and show.
      for isAside in [true, false] {
        let single = here.filter { $0.count == 1 }.map { $0[0] }.filter { parts[$0].isAside == isAside }
        guard !single.isEmpty else { continue }
        layers.append(Layer(uniqueName(Self.name(of: single, parts)), paths: single.flatMap { parts[$0].paths }, independent: single.count > 1))
        for part in single { layerOfPart[part] = layers.count - 1 }
      }
    }
    neighbours = neighbours(traffic, layerOfPart)
  }

  private func neighbours(_ traffic: [GroupPair: Int], _ layerOfPart: [Int: Int]) -> [Neighbours] {
    var counts: [GroupPair: Int] = [:]
    for (pair, count) in traffic {
      guard let a = layerOfPart[pair.source], let b = layerOfPart[pair.target], a != b else { continue }
      counts[GroupPair(a, b), default: 0] += count
    }
    func listed(_ counts: [(layer: Int, count: Int)]) -> [Neighbours.Count] {
      counts.sorted { ($1.count, $0.layer) < ($0.count, $1.layer) }.map { Neighbours.Count(layer: layers[$0.layer].name, components: $0.count) }
    }
    return layers.indices.map { layer in
      Neighbours(
        above: listed(counts.filter { $0.key.target == layer && $0.key.source < layer }.map { ($0.key.source, $0.value) }),
        below: listed(counts.filter { $0.key.source == layer && $0.key.target > layer }.map { ($0.key.target, $0.value) }))
    }
  }

  private func uniqueName(_ name: String) -> String {
    var name = name
    while layers.contains(where: { $0.name == name }) { name += "'" }
    return name
  }

  /// If all parts of a folder are merged, the result is that folder.
  private static func words(of lump: [Int], _ parts: [Part]) -> (name: String, paths: [String]) {
    var folder = parts[lump[0]].folder
    while !folder.isEmpty {
      let inside = parts.indices.filter { parts[$0].folder == folder || parts[$0].folder.hasPrefix(folder + "/") }
      if Array(inside) == lump { return (String(folder.split(separator: "/").last!), [pattern(folder)]) }
      folder = Analysis.folder(of: folder)
    }
    return (name(of: lump, parts), lump.flatMap { parts[$0].paths })
  }

  /// The names if they are few; else the folder that contains all, or else their number.
  private static func name(of numbers: [Int], _ parts: [Part]) -> String {
    let names = numbers.map { parts[$0].name }
    if names.count <= 4 { return names.joined(separator: ", ") }
    let folders = Set(numbers.map { Analysis.folder(of: parts[$0].folder) })
    guard folders.count == 1, let folder = folders.first, !folder.isEmpty else { return "\(names.count) folders" }
    return "\(names.count) folders of \(fileName(folder))"
  }
}

private func joined(_ names: [String]) -> String {
  names.count <= 3 ? names.joined(separator: ", ") : names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
}

private func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

private func pattern(_ folder: String) -> String { Capture.literal(folder) + "/**" }

/// The folders with sources, and those of them that are parts.
private struct FolderTree {
  /// For each folder with files of its own, the index of its part.
  private(set) var partOfFolder: [String: Int] = [:]
  private var found: [Part] = []
  private var direct: [String: Int] = [:]
  private var total: [String: Int] = [:]
  private var children: [String: Set<String>] = [:]
  private var modules: [String: Set<String>] = [:]
  private var rootFiles: [String] = []
  private var usualCount = 0

  func parts() -> [Part] { found }

  init(_ files: [(path: String, module: String?)]) {
    for (path, module) in files {
      var place = folder(of: path)
      direct[place, default: 0] += 1
      if place.isEmpty { rootFiles.append(path) }
      if !path.split(separator: "/").dropLast().contains(where: { Self.isAside($0) }) { usualCount += 1 }
      while true {
        total[place, default: 0] += 1
        if let module { modules[place, default: []].insert(module) }
        guard !place.isEmpty else { break }
        children[folder(of: place), default: []].insert(place)
        place = folder(of: place)
      }
    }
    add("", isInModules: false)
  }

  private mutating func add(_ place: String, isInModules: Bool) {
    let inside = (children[place] ?? []).sorted()
    let own = direct[place] ?? 0
    let isAside = place.split(separator: "/").contains { Self.isAside($0) }
    let hasModules = !isInModules && (modules[place]?.count ?? 0) > 1
    let isMost = (total[place] ?? 0) * 2 > usualCount
    guard place.isEmpty || !inside.isEmpty && !isAside && (isMost || hasModules) else {
      addPart(place, paths: [pattern(place)], count: total[place] ?? 0, isAside: isAside)
      mark(place)
      return
    }
    if own > 0 {
      partOfFolder[place] = found.count
      // A pattern without a slash matches at any depth, so `*.*` would match everything: files at the root are listed by name.
      let paths = place.isEmpty ? rootFiles.map(Capture.literal) : [Capture.literal(place) + "/*.*"]
      addPart(place, paths: paths, count: own, isAside: isAside)
    }
    for folder in inside { add(folder, isInModules: isInModules || hasModules && !place.isEmpty) }
  }

  private mutating func addPart(_ place: String, paths: [String], count: Int, isAside: Bool) {
    let last = place.split(separator: "/").last.map(String.init) ?? (rootFiles.count == 1 ? rootFiles[0] : "Root")
    let name = found.contains { $0.name == last } && !place.isEmpty ? place : last
    found.append(Part(name: name, paths: paths, folder: place, fileCount: count, isAside: isAside))
  }

  /// Assigns all folders below to the part that was added last.
  private mutating func mark(_ place: String) {
    var waiting = [place]
    while let next = waiting.popLast() {
      partOfFolder[next] = found.count - 1
      waiting += (children[next] ?? []).sorted()
    }
  }

  /// Whether a name is a usual one for tests, examples and the like.
  private static func isAside(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return asides.contains(name) || ["tests", "specs", "benchmarks", "demo"].contains { name.hasSuffix($0) } || name.hasPrefix("examples")
  }

  private static let asides: Set<String> = [
    "test", "spec", "example", "sample", "samples", "demos", "benchmark", "docs", "doc", "documentation", "snippets", "scripts", "tools", "fuzz", "fuzzing",
  ]
}
