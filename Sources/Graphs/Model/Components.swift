internal import Facts

/// Which files make up one component: a header and its implementation (Lakos, "Large-Scale C++ Software Design", 1996).
///
/// 1. Files of the C family with one name in one folder: `Feed.h` and `Feed.m`, whether or not they import each other. Not an implementation that gets
///    the header by way of others alone, though it imports files of the project, and neither mentions nor defines anything that the header declares:
///    redis has a `config.c` that has nothing to do with its `config.h`.
/// 2. A header without an implementation beside it, and the implementations of its name elsewhere that import it:
///    `include/db.h` and `src/db.cc`. Of several such headers an implementation belongs to the nearest by path. Where there is one of each in all
///    the project, an implementation that imports no header of its name belongs to the one there is, if it imports nothing of the project, if it
///    mentions or defines what the header declares, or if their folders differ in nothing but `include` and `src`.
/// 3. A header without an implementation that is named after a component and that imports it and is imported by it:
///    `Feed+Private.h`, `Feed_Internal.h`, `feed-inl.h`. It is a part of the implementation with a file of its own: a header of
///    that name which does not know the component stays a component, for to put something into one is how knots are undone.
///
/// Every other file, Swift ones among them, is a component alone. A component is called by the path of its header (of rule 2) or
/// of what it is named after (of rule 3), without extension.
struct Components {
  private var names: [EntityID: String] = [:]

  /// The name of the component of a file; nil if the graph has no such file.
  subscript(file: EntityID) -> String? { names[file] }

  /// O(n log n + e).
  init(of graph: Graph) {
    var paths: [Graph.Node: FilePath] = [:]
    var loners: [Graph.Node] = []
    for (node, entity) in graph.entities.enumerated() where entity.kind == .file {
      let path = FilePath(entity.id.text)
      if path.role == nil { loners.append(node) } else { paths[node] = path }
    }
    var importsOfFile: [Graph.Node: Set<Graph.Node>] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .imports {
      let (from, to) = (graph.source(of: index), graph.target(of: index))
      if from != to, paths[from] != nil, paths[to] != nil { importsOfFile[from, default: []].insert(to) }
    }
    let headers = Dictionary(grouping: paths.keys.filter { paths[$0]!.role == .header }) { EntityID(paths[$0]!.withoutExtension) }

    let speakers = Components.speakers(paths, graph)

    /// Whether an implementation is that of the headers beside it.
    func belongsToHeaders(_ node: Graph.Node) -> Bool {
      guard let own = headers[EntityID(paths[node]!.withoutExtension)], let imported = importsOfFile[node], !isSpeaking(node, of: own)
      else { return true }
      let isOne = imported.contains { file in
        own.contains(file)
          || Components.isNamed(paths[file]!.stem, after: paths[node]!.stem) && own.contains { importsOfFile[file]?.contains($0) ?? false }
      }
      // What it sees of the header by way of others it could use, and does not.
      return isOne || imported.allSatisfy { graph.entities[$0].isExternal } || !reaches(own, from: node)
    }

    func isSpeaking(_ node: Graph.Node, of headers: [Graph.Node]) -> Bool { headers.contains { speakers[$0]?.contains(node) ?? false } }

    func reaches(_ headers: [Graph.Node], from node: Graph.Node) -> Bool {
      var seen: Set<Graph.Node> = [node]
      var waiting = [node]
      while let next = waiting.popLast() {
        for file in importsOfFile[next, default: []] where seen.insert(file).inserted {
          if headers.contains(file) { return true }
          waiting.append(file)
        }
      }
      return false
    }

    var parts: [Part] = []
    var numbers: [PartKey: Int] = [:]
    var partOfNode: [Graph.Node: Int] = [:]
    for node in paths.keys.sorted() {
      let (entity, path) = (graph.entities[node], paths[node]!)
      let isHeader = path.role == .header
      let name = isHeader || belongsToHeaders(node) ? path.withoutExtension : entity.id.text
      let key = PartKey(stem: EntityID(name), isExternal: entity.isExternal)
      let part = numbers[key] ?? parts.count
      if part == parts.count {
        numbers[key] = part
        parts.append(Part(folder: path.folder, stem: path.stem, name: name, isExternal: entity.isExternal))
      }
      if isHeader { parts[part].hasHeader = true } else { parts[part].hasImplementation = true }
      partOfNode[node] = part
    }
    var imports: [Set<Int>] = Array(repeating: [], count: parts.count)
    for (node, targets) in importsOfFile {
      for target in targets where partOfNode[target] != partOfNode[node] { imports[partOfNode[node]!].insert(partOfNode[target]!) }
    }
    var spoken: [Int: Set<Int>] = [:]
    for (header, nodes) in speakers {
      for node in nodes { spoken[partOfNode[header]!, default: []].insert(partOfNode[node]!) }
    }
    let owner = Components.owners(parts, imports, spoken)

    for (node, part) in partOfNode { names[graph.entities[node].id] = parts[owner[part]].name }
    var taken = Set(parts.map { EntityID($0.name) })
    for node in loners {
      let path = graph.entities[node].id.text
      let short = EntityID(path.hasPrefix("<") ? path : FilePath(path).withoutExtension)
      names[graph.entities[node].id] = taken.insert(short).inserted ? short.text : path
    }
  }

  /// For each header the implementations of its name that mention a thing which it declares, or define a function that others know by it.
  private static func speakers(_ paths: [Graph.Node: FilePath], _ graph: Graph) -> [Graph.Node: Set<Graph.Node>] {
    struct Function: Hashable {
      let stem: EntityID
      let name: EntityID
    }
    // For each thing the header that declares it.
    var declared: [Graph.Node: Graph.Node] = [:]
    for (node, entity) in graph.entities.enumerated() where entity.kind != .file {
      if let path = entity.location?.path, Graph.isHeader(path), let file = graph.file(at: path) { declared[node] = file }
    }
    var found: [Graph.Node: Set<Graph.Node>] = [:]
    var functions: [Function: Set<Graph.Node>] = [:]
    var files = FilesOfFacts(graph)
    for index in graph.facts.indices where graph.facts[index].relation != .imports {
      let fact = graph.facts[index]
      if fact.relation == .names {
        guard fact.details.access == "function", let name = fact.details.member, let path = paths[graph.target(of: index)] else { continue }
        functions[Function(stem: EntityID(path.stem), name: EntityID(name)), default: []].insert(graph.target(of: index))
        continue
      }
      let ends = [declared[graph.source(of: index)], declared[graph.target(of: index)]]
      guard ends[0] != nil || ends[1] != nil, let file = files.file(of: index), let path = paths[file], path.role == .implementation else { continue }
      for case let header? in ends where paths[header]?.stem == path.stem { found[header, default: []].insert(file) }
    }
    guard !functions.isEmpty else { return found }
    for entity in graph.entities where entity.kind == .function && entity.isDefinition {
      guard let file = entity.location.flatMap({ graph.file(at: $0.path) }), let path = paths[file], path.role == .implementation else { continue }
      for header in functions[Function(stem: EntityID(path.stem), name: EntityID(entity.name)), default: []] { found[header, default: []].insert(file) }
    }
    return found
  }

  /// Files of one name in one folder.
  private struct Part {
    let folder: String
    let stem: String
    let name: String
    let isExternal: Bool
    var hasHeader = false
    var hasImplementation = false
  }

  private struct PartKey: Hashable {
    let stem: EntityID
    let isExternal: Bool
  }

  /// For each part the one that it is a piece of: itself, or by rule 2 or 3 another. `spoken` are the implementations that speak of what a header declares.
  private static func owners(_ parts: [Part], _ imports: [Set<Int>], _ spoken: [Int: Set<Int>]) -> [Int] {
    var owner = Array(parts.indices)
    let byStem = Dictionary(grouping: parts.indices) { PartKey(stem: EntityID(parts[$0].stem), isExternal: parts[$0].isExternal) }

    for same in byStem.values where same.count > 1 {
      let headers = same.filter { !parts[$0].hasImplementation }
      let implementations = same.filter { !parts[$0].hasHeader }
      var isPaired = false
      for implementation in implementations {
        let imported = headers.filter { imports[implementation].contains($0) }
        guard let nearest = onlyNearest(to: implementation, imported, parts) else { continue }
        owner[implementation] = nearest
        isPaired = true
      }
      guard !isPaired, headers.count == 1, implementations.count == 1, same.count == 2 else { continue }
      let (header, implementation) = (headers[0], implementations[0])
      if imports[implementation].allSatisfy({ parts[$0].isExternal }) || spoken[header]?.contains(implementation) ?? false
        || !imports[header].contains(implementation) && areSides(parts[header].folder, parts[implementation].folder)
      {
        owner[implementation] = header
      }
    }

    var pieces = Array(repeating: [Int](), count: parts.count)
    for part in parts.indices { pieces[owner[part]].append(part) }
    for part in parts.indices where !parts[part].hasImplementation && pieces[part] == [part] {
      let bases = imports[part].map { owner[$0] }.filter { base in
        base != part && parts[base].isExternal == parts[part].isExternal
          && isNamed(parts[part].stem, after: parts[base].stem) && pieces[base].contains { imports[$0].contains(part) }
      }
      // The longest name is the closest; with one name, the first by path.
      let closest = bases.min { (-parts[$0].stem.utf8.count, parts[$0].name) < (-parts[$1].stem.utf8.count, parts[$1].name) }
      if let closest { owner[part] = closest }
    }
    // `A+B+C.h` may belong to `A+B.h`, which belongs to `A`; stems get shorter, so this ends.
    return owner.map { part in
      var part = part
      while owner[part] != part { part = owner[part] }
      return part
    }
  }

  private static func onlyNearest(to part: Int, _ others: [Int], _ parts: [Part]) -> Int? {
    let distances = others.map { folderDistance(parts[part].folder, parts[$0].folder) }
    guard let least = distances.min() else { return nil }
    let nearest = zip(others, distances).filter { $0.1 == least }
    return nearest.count == 1 ? nearest[0].0 : nil
  }

  /// Whether two folders differ in nothing but what headers and what implementations are kept in: `Lib/include/net` and `Lib/src/net`.
  private static func areSides(_ header: String, _ implementation: String) -> Bool {
    func rest(_ folder: String, _ words: [String]) -> [Substring]? {
      let parts = folder.split(separator: "/")
      let rest = parts.filter { !words.contains($0.lowercased()) }
      return rest.count < parts.count ? rest : nil
    }
    guard let header = rest(header, ["include", "includes", "inc", "headers", "public"]) else { return false }
    return header == rest(implementation, ["src", "source", "sources"])
  }

  /// How many steps up and down lead from one folder to the other.
  private static func folderDistance(_ a: String, _ b: String) -> Int {
    let a = a.utf8.split(separator: UInt8(ascii: "/"))
    let b = b.utf8.split(separator: UInt8(ascii: "/"))
    let common = zip(a, b).prefix { $0.elementsEqual($1) }.count
    return a.count + b.count - 2 * common
  }

  private static let privateWords = ["Private", "Internal", "Protected", "Impl", "Subclass"]

  private static func isNamed(_ name: String, after base: String) -> Bool {
    guard !base.isEmpty, name.utf8.count > base.utf8.count, name.hasPrefix(base) else { return false }
    let rest = name.dropFirst(base.count)
    return "+-_.".contains(rest.first!) || privateWords.contains(String(rest))
  }
}

/// A path taken apart. `Sources/App/Feed.m` is `Sources/App`, `Feed` and `m`.
struct FilePath {
  /// Empty for a file at the root of the project.
  let folder: String
  let stem: String
  /// Without the dot; empty if there is none.
  let `extension`: String

  enum Role { case header, implementation }

  init(_ path: String) {
    let bytes = Array(path.utf8)
    let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > nameStart ? $0 : nil } ?? bytes.count
    folder = String(decoding: bytes[..<max(0, nameStart - 1)], as: UTF8.self)
    stem = String(decoding: bytes[nameStart..<dot], as: UTF8.self)
    self.extension = String(decoding: bytes[min(dot + 1, bytes.count)...], as: UTF8.self)
  }

  var withoutExtension: String { folder.isEmpty ? stem : folder == "/" ? "/" + stem : folder + "/" + stem }

  /// What a file of the C family is for; nil for other files, and for `<Foundation/Foundation.h>`: a header that is known by name only.
  var role: Role? {
    if folder.hasPrefix("<") || stem.hasPrefix("<") { return nil }
    return switch self.extension {
    case "h", "hh", "hpp", "hxx", "h++", "H", "inl", "ipp", "ixx", "tcc", "tpp", "txx", "inc", "def", "pch": .header
    case "c", "m", "mm", "cc", "cpp", "cxx", "c++", "C", "M", "cu": .implementation
    default: nil
    }
  }
}

extension Graph {
  /// Whether a path is that of a header: a file of the C family that others import.
  package static func isHeader(_ path: String) -> Bool { FilePath(path).role == .header }
}
