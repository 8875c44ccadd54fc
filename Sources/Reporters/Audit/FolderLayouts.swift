internal import Analysis
internal import Graphs
internal import Layouts

/// Pictures of the folders that are small enough for boxes: which box lies where, and how the edges run that are drawn at rest. These are the heaviest edges
/// that go against the order, and the transitive reduction of the others.
struct FolderLayouts {
  /// What a picture shows at most.
  static let mostBoxes = 40
  /// With more edges than this, components get no picture.
  private static let mostEdges = 160
  /// How many edges that go against the order are drawn at rest, the heaviest first. The others show with what they belong to.
  private static let mostUpward = 24

  private let audit: Audit

  init(_ audit: Audit) { self.audit = audit }

  /// By folder: the numbers that `boxes` in `Page/structure.js` reads. Null where rows by level show more.
  var json: JSON {
    var members: [JSON.Member] = []
    for folder in audit.folders.folders.indices {
      if let numbers = numbers(of: folder) { members.append(.init(key: String(folder), value: packed(numbers))) }
    }
    return .object(members)
  }

  private struct Edge {
    let source: Int
    let target: Int
    let weight: Int
    let isUpward: Bool
  }

  private func numbers(of number: Int) -> [Int]? {
    let folder = audit.folders.folders[number]
    let count = max(folder.folders.count, folder.components.count)
    guard count >= 1, count <= Self.mostBoxes else { return nil }
    let isOfFolders = !folder.folders.isEmpty
    let drawn = reduced(isOfFolders ? edgesOfFolders(folder) : edgesOfComponents(folder), count: count)
    guard isOfFolders || drawn.count <= Self.mostEdges else { return nil }
    var sizes = isOfFolders ? folder.folders.map(size(ofFolder:)) : folder.components.map(size(ofComponent:))
    // A box with many lines is so wide that they keep apart.
    var lineCounts = [Int](repeating: 0, count: count)
    for edge in drawn {
      lineCounts[edge.source] += 1
      lineCounts[edge.target] += 1
    }
    for box in sizes.indices { sizes[box].width = max(sizes[box].width, min(320, 9 * Double(lineCounts[box]))) }
    let layout = LayeredLayout(
      sizes: sizes, edges: drawn.map { .init(source: $0.source, target: $0.target, weight: $0.weight, isCut: $0.isUpward) },
      spacing: .init(boxes: 22, rows: 44, lines: 14, widestRow: 1000))
    func round(_ number: Double) -> Int { Int(number.rounded()) }
    var numbers = [round(layout.size.width) + 2, round(layout.size.height) + 2]
    for place in layout.places {
      let box = place.rectangle
      numbers += [round(box.x) + 1, round(box.y) + 1, round(box.width), round(box.height)]
    }
    numbers.append(drawn.count)
    for (edge, line) in zip(drawn, layout.lines) {
      numbers += [edge.source, edge.target, line.points.count]
      for point in line.points { numbers += [round(point.x) + 1, round(point.y) + 1] }
    }
    return numbers
  }

  // MARK: Edges

  private func edgesOfFolders(_ folder: ComponentFolders.Folder) -> [Edge] {
    let places = Dictionary(uniqueKeysWithValues: folder.folders.enumerated().map { ($1, $0) })
    return folder.edges.map { edge in
      Edge(source: places[edge.source]!, target: places[edge.target]!, weight: edge.dependencies.count, isUpward: edge.isUpward)
    }
  }

  private func edgesOfComponents(_ folder: ComponentFolders.Folder) -> [Edge] {
    let places = Dictionary(uniqueKeysWithValues: folder.components.enumerated().map { ($1, $0) })
    return folder.components.flatMap { component in
      audit.components.digraph.edges(from: component).compactMap { edge in
        places[audit.components.digraph.target(of: edge)].map { Edge(source: places[component]!, target: $0, weight: 1, isUpward: audit.isCut[edge]) }
      }
    }
  }

  /// The heaviest edges that go up, and the transitive reduction of the others.
  private func reduced(_ edges: [Edge], count: Int) -> [Edge] {
    let down = Digraph(nodeCount: count, edges: edges.filter { !$0.isUpward }.map { Digraph.Edge($0.source, $0.target) })
    var kept = Set(down.transitiveReduction().map { Digraph.Edge(down.source(of: $0), down.target(of: $0)) })
    let upward = edges.filter(\.isUpward).sorted { ($1.weight, $0.source, $0.target) < ($0.weight, $1.source, $1.target) }
    for edge in upward.prefix(Self.mostUpward) { kept.insert(Digraph.Edge(edge.source, edge.target)) }
    return edges.filter { kept.contains(Digraph.Edge($0.source, $0.target)) }
  }

  // MARK: Sizes, in pixels. The script draws names in 12.5 pixels, and marks for components in columns of ten.

  private func size(ofFolder number: Int) -> Size {
    let folder = audit.folders.folders[number]
    let name = folder.name.isEmpty ? "files here" : folder.name
    let title = width(of: name, limit: 30) + 7.5 * Double(String(folder.count).count) + 44
    let columns = min(24.0, max(6, (Double(folder.count) * 2.2).squareRoot().rounded(.up)))
    let width = max(title, min(280, columns * 10 + 24), 96)
    let perRow = max(1, Int((width - 22) / 10))
    let rows = min(3, (folder.count + perRow - 1) / perRow)
    return Size(width: width, height: 34 + Double(rows) * 10)
  }

  private func size(ofComponent number: Int) -> Size {
    let name = audit.components.components[number].name.split(separator: "/").last.map(String.init) ?? ""
    return Size(width: width(of: name, limit: 44) + (audit.components.knotOf[number] >= 0 ? 38 : 26), height: 32)
  }

  private func width(of name: String, limit: Int) -> Double { Double(min(visible(name).count, limit)) * 7.3 }
}
