internal import Facts

/// Which files make up one component: a header and its implementation (Lakos, "Large-Scale C++ Software Design", 1996).
///
/// 1. Files of the C family with one name in one folder: `Feed.h` and `Feed.m`, whether or not they import each other. The exception is an
///    implementation that gets the header only through other files of the project, and neither mentions nor defines anything that it declares:
///    redis has a `config.c` that has nothing to do with its `config.h`.
/// 2. A header without an implementation beside it, and the implementations of its name elsewhere that import it:
///    `include/db.h` and `src/db.cc`. Of several such headers an implementation belongs to the nearest by path. If the whole project has one header
///    and one implementation of a name, they belong together without an import, too: if the implementation imports nothing of the project, if it
///    mentions or defines what the header declares, or if their folders differ only in `include` and `src`.
/// 3. A header without an implementation that is named after a component, imports it and is imported by it:
///    `Feed+Private.h`, `Feed_Internal.h`, `feed-inl.h`. It is a part of the implementation in a file of its own. A header of such a
///    name that does not import the component stays a component, because moving code into such a header is how knots are undone.
/// 4. `Feed+CoreDataProperties`, which Xcode makes of a data model together with `Feed+CoreDataClass` or `Feed`: these import each other.
///
/// Every other file, Swift ones among them, is a component alone. A component is called by the path of its header (of rule 2) or
/// of what it is named after (of rule 3), without extension.
struct Components {
  private var names: [EntityID: String] = [:]

  /// The name of the component of a file; nil if the graph has no such file.
  subscript(file: EntityID) -> String? { names[file] }

  /// O(n log n + e).
  init(of graph: Graph) {
    let files = FilesOfC(graph)
    let parts = Parts(of: files)
    let owner = parts.owners()
    for (node, part) in parts.ofNode { names[graph.entities[node].id] = parts.all[owner[part]].name }
    var taken = Set(parts.all.map { EntityID($0.name) })
    for node in files.others {
      let path = graph.entities[node].id.text
      let short = EntityID(path.hasPrefix("<") ? path : FilePath(path).withoutExtension)
      names[graph.entities[node].id] = taken.insert(short).inserted ? short.text : path
    }
  }
}

/// The files of the C family, and what they have to do with each other.
private struct FilesOfC {
  let graph: Graph
  private(set) var paths: [Graph.Node: FilePath] = [:]
  /// All other files, ascending.
  private(set) var others: [Graph.Node] = []
  private(set) var imports: [Graph.Node: Set<Graph.Node>] = [:]
  /// For each header the implementations of its name that mention a thing which it declares, or define a function that files use by its declaration.
  private(set) var speakers: [Graph.Node: Set<Graph.Node>] = [:]
  /// The headers by their paths without extension.
  private var headers: [EntityID: [Graph.Node]] = [:]

  /// O(n + e).
  init(_ graph: Graph) {
    self.graph = graph
    for (node, entity) in graph.entities.enumerated() where entity.kind == .file {
      let path = FilePath(entity.id.text)
      if path.role == nil { others.append(node) } else { paths[node] = path }
    }
    for index in graph.facts.indices where graph.facts[index].relation == .imports {
      let (from, to) = (graph.source(of: index), graph.target(of: index))
      if from != to, paths[from] != nil, paths[to] != nil { imports[from, default: []].insert(to) }
    }
    for (node, path) in paths where path.role == .header { headers[EntityID(path.withoutExtension), default: []].append(node) }
    speakers = findSpeakers()
  }

  // MARK: Rule 1

  /// Whether an implementation is that of the headers beside it.
  func belongsToHeaders(_ node: Graph.Node) -> Bool {
    guard let own = headers[EntityID(paths[node]!.withoutExtension)], let imported = imports[node], !isSpeaking(node, of: own)
    else { return true }
    let isOne = imported.contains { file in
      own.contains(file) || isNamed(paths[file]!.stem, after: paths[node]!.stem) && own.contains { imports[file]?.contains($0) ?? false }
    }
    // A file that reaches the header through others could use what it declares, and does not.
    return isOne || imported.allSatisfy { graph.entities[$0].isExternal } || !reaches(own, from: node)
  }

  private func isSpeaking(_ node: Graph.Node, of headers: [Graph.Node]) -> Bool { headers.contains { speakers[$0]?.contains(node) ?? false } }

  private func reaches(_ headers: [Graph.Node], from node: Graph.Node) -> Bool {
    var seen: Set<Graph.Node> = [node]
    var waiting = [node]
    while let next = waiting.popLast() {
      for file in imports[next, default: []] where seen.insert(file).inserted {
        if headers.contains(file) { return true }
        waiting.append(file)
      }
    }
    return false
  }

  private func findSpeakers() -> [Graph.Node: Set<Graph.Node>] {
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
}

/// The files of one name in one folder, and what they have to do with each other.
private struct Parts {
  struct Part {
    let folder: String
    let stem: String
    let name: String
    let isExternal: Bool
    var hasHeader = false
    var hasImplementation = false
  }

  private struct Key: Hashable {
    let stem: EntityID
    let isExternal: Bool
  }

  private(set) var all: [Part] = []
  private(set) var ofNode: [Graph.Node: Int] = [:]
  private var imports: [Set<Int>] = []
  /// For each part with a header the implementations that speak of what it declares.
  private var spoken: [Int: Set<Int>] = [:]

  init(of files: FilesOfC) {
    var numbers: [Key: Int] = [:]
    for node in files.paths.keys.sorted() {
      let (entity, path) = (files.graph.entities[node], files.paths[node]!)
      let isHeader = path.role == .header
      let name = isHeader || files.belongsToHeaders(node) ? path.withoutExtension : entity.id.text
      let key = Key(stem: EntityID(name), isExternal: entity.isExternal)
      let part = numbers[key] ?? all.count
      if part == all.count {
        numbers[key] = part
        all.append(Part(folder: path.folder, stem: path.stem, name: name, isExternal: entity.isExternal))
      }
      if isHeader { all[part].hasHeader = true } else { all[part].hasImplementation = true }
      ofNode[node] = part
    }
    imports = Array(repeating: [], count: all.count)
    for (node, targets) in files.imports {
      for target in targets where ofNode[target] != ofNode[node] { imports[ofNode[node]!].insert(ofNode[target]!) }
    }
    for (header, nodes) in files.speakers {
      for node in nodes { spoken[ofNode[header]!, default: []].insert(ofNode[node]!) }
    }
  }

  /// For each part the one that it is a piece of: itself, or by rule 2 or 3 another.
  func owners() -> [Int] {
    var owner = Array(all.indices)
    joinImplementationsElsewhere(&owner)
    joinPrivateHeaders(&owner)
    joinGeneratedProperties(&owner)
    // `A+B+C.h` may belong to `A+B.h`, which belongs to `A`; stems get shorter, so this ends.
    return owner.map { part in
      var part = part
      while owner[part] != part { part = owner[part] }
      return part
    }
  }

  /// Rule 2.
  private func joinImplementationsElsewhere(_ owner: inout [Int]) {
    let byStem = Dictionary(grouping: all.indices) { Key(stem: EntityID(all[$0].stem), isExternal: all[$0].isExternal) }
    for same in byStem.values where same.count > 1 {
      let headers = same.filter { !all[$0].hasImplementation }
      let implementations = same.filter { !all[$0].hasHeader }
      var isPaired = false
      for implementation in implementations {
        let imported = headers.filter { imports[implementation].contains($0) }
        guard let nearest = onlyNearest(to: implementation, imported) else { continue }
        owner[implementation] = nearest
        isPaired = true
      }
      guard !isPaired, headers.count == 1, implementations.count == 1, same.count == 2 else { continue }
      let (header, implementation) = (headers[0], implementations[0])
      if imports[implementation].allSatisfy({ all[$0].isExternal }) || spoken[header]?.contains(implementation) ?? false
        || !imports[header].contains(implementation) && areSides(all[header].folder, all[implementation].folder)
      {
        owner[implementation] = header
      }
    }
  }

  /// Rule 3.
  private func joinPrivateHeaders(_ owner: inout [Int]) {
    var pieces = Array(repeating: [Int](), count: all.count)
    for part in all.indices { pieces[owner[part]].append(part) }
    for part in all.indices where !all[part].hasImplementation && pieces[part] == [part] {
      let bases = imports[part].map { owner[$0] }.filter { base in
        base != part && all[base].isExternal == all[part].isExternal
          && isNamed(all[part].stem, after: all[base].stem) && pieces[base].contains { imports[$0].contains(part) }
      }
      // The longest name is the closest; of equally long ones, the first by path.
      let closest = bases.min { (-all[$0].stem.utf8.count, all[$0].name) < (-all[$1].stem.utf8.count, all[$1].name) }
      if let closest { owner[part] = closest }
    }
  }

  /// Rule 4.
  private func joinGeneratedProperties(_ owner: inout [Int]) {
    for part in all.indices where owner[part] == part && all[part].stem.hasSuffix(generatedProperties) {
      let name = all[part].stem.dropLast(generatedProperties.count)
      let bases = imports[part].filter { [name + "+CoreDataClass", String(name)].contains(all[$0].stem) && imports[$0].contains(part) && owner[$0] == $0 }
      if let base = bases.min(by: { all[$0].name < all[$1].name }) { owner[part] = base }
    }
  }

  private func onlyNearest(to part: Int, _ others: [Int]) -> Int? {
    let distances = others.map { folderDistance(all[part].folder, all[$0].folder) }
    guard let least = distances.min() else { return nil }
    let nearest = zip(others, distances).filter { $0.1 == least }
    return nearest.count == 1 ? nearest[0].0 : nil
  }

  /// Whether two folders differ only in the names of folders for headers and for implementations: `Lib/include/net` and `Lib/src/net`.
  private func areSides(_ header: String, _ implementation: String) -> Bool {
    func rest(_ folder: String, _ words: [String]) -> [Substring]? {
      let parts = folder.split(separator: "/")
      let rest = parts.filter { !words.contains($0.lowercased()) }
      return rest.count < parts.count ? rest : nil
    }
    guard let header = rest(header, ["include", "includes", "inc", "headers", "public"]) else { return false }
    return header == rest(implementation, ["src", "source", "sources"])
  }

  /// How many steps up and down lead from one folder to the other.
  private func folderDistance(_ a: String, _ b: String) -> Int {
    let a = a.utf8.split(separator: UInt8(ascii: "/"))
    let b = b.utf8.split(separator: UInt8(ascii: "/"))
    let common = zip(a, b).prefix { $0.elementsEqual($1) }.count
    return a.count + b.count - 2 * common
  }
}

private let generatedProperties = "+CoreDataProperties"
private let privateWords = ["Private", "Internal", "Protected", "Impl", "Subclass"]

private func isNamed(_ name: String, after base: String) -> Bool {
  guard !base.isEmpty, name.utf8.count > base.utf8.count, name.hasPrefix(base) else { return false }
  let rest = name.dropFirst(base.count)
  return "+-_.".contains(rest.first!) || privateWords.contains(String(rest))
}
