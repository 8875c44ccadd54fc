internal import Facts
package import Graphs

/// Finds what people mean by the names that they type.
///
///     ASDisplayNode.h, Source/ASDisplayNode.h     a file, by its path or the end of it
///     Source/ASDisplayNode, ASDisplayNode         a component: a header with its implementation
///     Source/Details, Details, Details/           a folder
///     TextureCore, UIKit                          a module or framework
///     ASDisplayNode, ns::Store, Outer.Inner       a type; `Store@Model/Store.swift` where several have the name
///     <PSStore>                                   a protocol, where a class has the name too
///     UIView(Layout)                              a category
///     Photo.album, Photo->album                   a member of a type
///     -[Photo load:], Photo.load(_:), Photo.load  a method of a type
///     main, sharedStore                           a function or a variable
///
/// An exact match takes precedence over one in other capitals, and the project's own names over external ones. If several kinds remain, it depends on the question, so
/// the caller states which kinds come first.
package struct NameLookup: Sendable {
  private let graph: Graph
  private let components: FoldedGraph
  private let types: [Int32]

  /// O(n log n).
  package init(_ graph: Graph) {
    self.graph = graph
    components = graph.folded(View(nodeCount: graph.entities.count, edges: []), to: .component)
    types = graph.typesStoodFor()
  }

  /// What a text refers to. `kinds` take precedence in this order, before all other kinds. O(n) in the entities and the bytes of their names.
  package func named(_ text: String, preferring kinds: [Named.Kind] = []) throws(NameLookupError) -> Named {
    var candidates = self.candidates(for: text)
    if candidates.contains(where: { !$0.named.isExternal }) { candidates.removeAll { $0.named.isExternal } }
    let order = kinds + Named.Kind.allCases.filter { !kinds.contains($0) }
    let isAsWritten = candidates.contains { $0.rank.isAsWritten }
    candidates.removeAll { $0.rank.isAsWritten != isAsWritten }
    guard let kind = order.first(where: { kind in candidates.contains { $0.named.kind == kind } }) else { throw unknown(text) }
    candidates.removeAll { $0.named.kind != kind }
    let best = candidates.map(\.rank).min()!
    var meant = candidates.filter { $0.rank == best }.map(\.named)
    // A class and its protocol often share a name; the protocol can be written as `<Name>`.
    if kind == .type, !text.hasPrefix("<") {
      let others = meant.filter { graph.entities[$0.nodes[0]].kind != .protocol }
      if !others.isEmpty { meant = others }
    }
    guard meant.count == 1 else { throw ambiguous(text, meant) }
    return meant[0]
  }

  // MARK: Candidates

  private struct Candidate {
    let named: Named
    let rank: Rank
  }

  private func candidates(for written: String) -> [Candidate] {
    var text = written
    while text.hasPrefix("./") { text.removeFirst(2) }
    if text.isEmpty { return [] }
    if let at = text.lastIndex(of: "@"), at > text.startIndex, text.index(after: at) < text.endIndex {
      let place = Typed(String(text[text.index(after: at)...]))
      let placed = candidates(for: String(text[..<at])).filter { candidate in
        ![.component, .file].contains(candidate.named.kind) && candidate.named.location.map { place.rank(of: $0.path, ["/"])?.isAsWritten == true } ?? false
      }
      if !placed.isEmpty { return placed }
    }
    if text.hasSuffix("/"), text.count > 1 {
      while text.hasSuffix("/"), text.count > 1 { text.removeLast() }
      return folders(Typed(text))
    }
    if text.hasPrefix("<"), text.hasSuffix(">") {
      let protocols = declared(Typed(text.dropFirst().dropLast())).filter { graph.entities[$0.named.nodes[0]].kind == .protocol }
      if !protocols.isEmpty { return protocols }
    }
    let typed = Typed(text)
    return files(typed) + named(components: typed) + folders(typed) + modules(typed) + declared(typed) + parts(of: text)
  }

  private func files(_ typed: Typed) -> [Candidate] {
    graph.entities.indices.compactMap { node in
      let entity = graph.entities[node]
      guard entity.kind == .file else { return nil }
      let path = entity.id.text
      // `UIKit/UIKit.h` is only known by the name `<UIKit/UIKit.h>`.
      guard let rank = typed.rank(of: path, ["/"]) ?? (path.hasPrefix("<") ? typed.rank(of: entity.name, ["/"]) : nil) else { return nil }
      return Candidate(named: Named(.file, path, [node], at: entity.location, isExternal: entity.isExternal), rank: rank)
    }
  }

  private func named(components typed: Typed) -> [Candidate] {
    components.names.indices.compactMap { group in
      guard let rank = typed.rank(of: components.names[group], ["/"]) else { return nil }
      let files = components.members[group].filter { graph.entities[$0].kind == .file }
      guard !files.isEmpty, !components.names[group].hasPrefix("<") else { return nil }
      return Candidate(
        named: Named(
          .component, components.names[group], files, at: files.count == 1 ? graph.entities[files[0]].location : nil,
          isExternal: components.isExternal[group]), rank: rank)
    }
  }

  private func folders(_ typed: Typed) -> [Candidate] {
    var files: [EntityID: [Graph.Node]] = [:]
    var ranks: [EntityID: Rank] = [:]
    for node in graph.entities.indices where graph.entities[node].kind == .file && !graph.entities[node].id.text.hasPrefix("<") {
      if typed.text == "." { files[EntityID("."), default: []].append(node) }
      var folder = Substring(graph.entities[node].id.text)
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
        folder = folder[..<slash]
        let id = EntityID(String(folder))
        if let rank = ranks[id] ?? typed.rank(of: id.text, ["/"]) {
          ranks[id] = rank
          files[id, default: []].append(node)
        }
      }
    }
    return files.keys.sorted().map { id in
      Candidate(
        named: Named(.folder, id.text, files[id]!, isExternal: files[id]!.allSatisfy { graph.entities[$0].isExternal }), rank: ranks[id] ?? Rank(0))
    }
  }

  private func modules(_ typed: Typed) -> [Candidate] {
    var members: [EntityID: [Graph.Node]] = [:]
    for (node, entity) in graph.entities.enumerated() {
      guard let module = module(of: entity), typed.rank(of: module, []) != nil else { continue }
      members[EntityID(module), default: []].append(node)
    }
    return members.keys.sorted().map { id in
      let nodes = members[id]!.sorted { (graph.entities[$0].kind == .module ? 0 : 1, $0) < (graph.entities[$1].kind == .module ? 0 : 1, $1) }
      return Candidate(
        named: Named(.module, id.text, nodes, isExternal: nodes.allSatisfy { graph.entities[$0].isExternal }), rank: typed.rank(of: id.text, [])!)
    }
  }

  /// The name of a module, the module of a file, or the framework of `<UIKit/UIKit.h>`.
  private func module(of entity: Entity) -> String? {
    switch entity.kind {
    case .module: return entity.name
    case .file:
      if let module = entity.module { return module }
      guard entity.id.text.hasPrefix("<"), let slash = entity.id.text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      return String(entity.id.text[..<slash].dropFirst())
    default: return nil
    }
  }

  /// Types, categories, functions and variables.
  private func declared(_ typed: Typed) -> [Candidate] {
    graph.entities.indices.compactMap { node in
      let entity = graph.entities[node]
      guard let kind = Named.Kind(of: entity.kind) else { return nil }
      let rank =
        typed.rank(of: entity.name, [".", "::"])
        ?? entity.module.flatMap { kind == .type && typed.text.hasPrefix($0 + ".") ? typed.rank(of: $0 + "." + entity.name, []) : nil }
        ?? (kind == .function ? typed.rank(of: entity.name + "()", [".", "::"]) : nil) ?? (entity.id.text == typed.text ? Rank(0) : nil)
      return rank.map { Candidate(named: named(node, kind), rank: $0) }
    }
  }

  private func named(_ node: Graph.Node, _ kind: Named.Kind) -> Named {
    let entity = graph.entities[node]
    return Named(kind, distinctName(of: node), kind == .type ? family(of: node) : [node], at: entity.location, isExternal: entity.isExternal)
  }

  private func family(of type: Graph.Node) -> [Graph.Node] {
    [type] + types.indices.filter { $0 != type && types[$0] == Int32(type) }
  }

  /// The name with the marks of a protocol, or with the file if several entities have the name; the id if that is not enough.
  private func distinctName(of node: Graph.Node) -> String {
    let entity = graph.entities[node]
    guard let kind = Named.Kind(of: entity.kind) else { return entity.name }
    let namesakes = graph.entities.indices.filter { other in
      other != node && graph.entities[other].name == entity.name && Named.Kind(of: graph.entities[other].kind) == kind
    }
    if namesakes.isEmpty { return entity.name }
    let isProtocol = entity.kind == .protocol
    let rivals = namesakes.filter { (graph.entities[$0].kind == .protocol) == isProtocol }
    let name = isProtocol ? "<" + entity.name + ">" : entity.name
    if rivals.isEmpty { return name }
    guard let path = entity.location?.path, !rivals.contains(where: { graph.entities[$0].location.map { EntityID($0.path) } == EntityID(path) }) else {
      return entity.id.text
    }
    return name + "@" + path
  }

  // MARK: Members and methods

  private func parts(of text: String) -> [Candidate] {
    guard let (owner, part, isMethod) = split(text) else { return [] }
    let typed = Typed(part)
    return declared(Typed(owner)).filter { $0.named.kind == .type }.flatMap { candidate in
      let members =
        isMethod
        ? []
        : self.members(of: candidate.named).compactMap { name in
          rank(ofMember: name, typed).map { rank in self.part(.member, candidate.named, name, rank.after(candidate.rank)) }
        }
      let methods = self.methods(of: candidate.named).compactMap { method in
        rank(ofMethod: method, typed).map { rank in self.part(.method, candidate.named, method, rank.after(candidate.rank)) }
      }
      return members + methods
    }
  }

  private func part(_ kind: Named.Kind, _ owner: Named, _ name: String, _ rank: Rank) -> Candidate {
    let location = kind == .member ? place(ofMember: name, of: owner) : owner.nodes.flatMap(graph.methods.methods).first { $0.name == name }?.location
    return Candidate(named: Named(kind, owner.name + "." + name, owner.nodes, member: name, at: location, isExternal: owner.isExternal), rank: rank)
  }

  /// `-[Foo bar:]` means the method `bar:` of `Foo`; `Foo.bar`, `Foo::bar` and `Foo->bar` mean a member or a method.
  private func split(_ text: String) -> (owner: String, part: String, isMethod: Bool)? {
    if let open = text.firstIndex(of: "["), text.hasSuffix("]"), text[..<open].allSatisfy({ $0 == "-" || $0 == "+" }) {
      let words = text[text.index(after: open)...].dropLast().split(separator: " ", maxSplits: 1)
      return words.count == 2 ? (String(words[0]), String(words[1]), true) : nil
    }
    // Dots in the parameters of a method are no separators.
    let head = text.firstIndex(of: "(").map { text[..<$0] } ?? text[...]
    var best: Range<String.Index>?
    for separator in ["->", "::", "."] {
      if let range = head.lastRange(of: separator), best.map({ $0.lowerBound < range.lowerBound }) ?? true { best = range }
    }
    guard let best, best.lowerBound > text.startIndex, best.upperBound < text.endIndex else { return nil }
    let part = String(text[best.upperBound...])
    return (String(text[..<best.lowerBound]), part, part.contains("(") || part.contains(":"))
  }

  private func place(ofMember name: String, of owner: Named) -> SourceLocation? {
    graph.heldBy(owner.nodes).first { graph.facts[$0].details.member == name }.map { graph.facts[$0].location }
  }

  private func members(of owner: Named) -> [String] { Set(graph.heldBy(owner.nodes).compactMap { graph.facts[$0].details.member }).sorted() }

  private func methods(of owner: Named) -> [String] { Set(owner.nodes.flatMap { graph.methods.methods(of: $0).map(\.name) }).sorted() }

  /// `_album` is the instance variable of the property `album`.
  private func rank(ofMember name: String, _ typed: Typed) -> Rank? {
    typed.rank(of: name, []) ?? (name.hasPrefix("_") ? typed.rank(of: String(name.dropFirst()), []) : Typed(typed.text.drop { $0 == "_" }).rank(of: name, []))?.worse
  }

  /// `load` also means `load(_:)` and `load:from:`.
  private func rank(ofMethod name: String, _ typed: Typed) -> Rank? {
    typed.rank(of: name, []) ?? typed.rank(of: String(name.prefix { $0 != "(" && $0 != ":" }), [])?.worse
  }

  // MARK: Errors

  private func ambiguous(_ text: String, _ meant: [Named]) -> NameLookupError {
    let names = meant.map(\.name).sorted { $0.byteOrder(to: $1) < 0 }
    let shown = names.prefix(12).map { "\n  " + $0 } + (names.count > 12 ? ["\n  and \(names.count - 12) more"] : [])
    return NameLookupError(description: "'\(text)' may be any of \(names.count); write one of them:" + shown.joined(), candidates: names)
  }

  private func unknown(_ text: String) -> NameLookupError {
    if let (owner, part, isMethod) = split(text), let type = declared(Typed(owner)).first(where: { $0.named.kind == .type && $0.rank.isAsWritten })?.named {
      let known = (isMethod ? [] : members(of: type)) + methods(of: type)
      let near = nearest(to: part, in: known)
      return NameLookupError(
        description: "'\(type.name)' has no member or method '\(part)'" + (near.map { ", did you mean '\($0)'" } ?? ""),
        candidates: near.map { [type.name + "." + $0] } ?? [])
    }
    var names = Set(components.names.indices.filter { !components.isExternal[$0] }.map { components.names[$0] })
    for entity in graph.entities where !entity.isExternal { names.insert(entity.kind == .file ? entity.id.text : entity.name) }
    for name in names {
      var folder = name[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        names.insert(String(folder))
      }
    }
    if !text.contains("/") { names = Set(names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }) }
    let near = nearest(to: text, in: Array(names))
    return NameLookupError(
      description: "'\(text)' is the name of nothing that is read here"
        + (near.map { ", did you mean '\($0)'" }
          ?? "; write a file, a component, a folder, a module, a type, or 'Type.member'"),
      candidates: near.map { [$0] } ?? [])
  }
}

extension Named.Kind {
  /// Nil for kinds that are found in other ways, and for extensions, which count as their type.
  fileprivate init?(of kind: Entity.Kind) {
    switch kind {
    case .class, .protocol, .struct, .enum, .union: self = .type
    case .category: self = .category
    case .function: self = .function
    case .variable: self = .variable
    case .file, .module, .extension, .resource: return nil
    }
  }
}

/// How well a name matches: the whole name is better than its end, an exact match better than one in other capitals.
private struct Rank: Comparable {
  private let number: Int
  init(_ number: Int) { self.number = number }

  var isAsWritten: Bool { number < 4 }
  /// One rank lower.
  var worse: Rank { Rank(number + 1) }
  /// The rank of a member with this rank of its owner: the lower of the two.
  func after(_ owner: Rank) -> Rank { max(self, owner) }

  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// The text that someone typed, prepared for comparisons.
private struct Typed {
  let text: String
  private let small: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
    small = text.lowercased()
  }

  /// How well a name matches, as a whole or from a separator on; nil if it does not.
  func rank(of name: String, _ separators: [String]) -> Rank? {
    guard name.utf8.count >= text.utf8.count || name == text else { return nil }
    if name == text { return Rank(0) }
    if separators.contains(where: { name.hasSuffix($0 + text) }) { return Rank(1) }
    // Most names don't match: compare the last letters before lowercasing the whole name.
    guard let a = name.utf8.last, let b = text.utf8.last, a | 0x20 == b | 0x20 || a >= 0x80 || b >= 0x80 else { return nil }
    let name = name.lowercased()
    if name == small { return Rank(4) }
    return separators.contains { name.hasSuffix($0 + small) } ? Rank(5) : nil
  }
}

extension Substring {
  /// The last occurrence of a short text.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.firstRange(of: text) {
      found = range
      rest = rest[rest.index(after: range.lowerBound)...]
    }
    return found
  }
}
