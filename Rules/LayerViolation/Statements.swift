internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

// What the findings on declared layers and those on roles and folders share.

extension Graph {
  /// One fact a line, the most telling first: imports, those of headers before others, then what weighs most.
  func tellingLines(_ facts: [Int]) -> [Int] {
    func key(_ index: Int) -> (Int, Int) { (Int(self.facts[index].relation.order), Graph.isHeader(self.facts[index].location.path) ? 0 : 1) }
    let facts = facts.sorted { a, b in key(a) == key(b) ? self.facts[a].location < self.facts[b].location : key(a) < key(b) }
    var seen: Set<SourceLocation> = []
    return facts.filter { seen.insert(SourceLocation(self.facts[$0].location.path, line: self.facts[$0].location.line)).inserted }
  }

  /// `'A.h' imports 'B.h'`, `'A.m' mentions 'B'`
  func statement(of index: Int) -> String {
    let fact = facts[index]
    let target = entities[self.target(of: index)]
    if fact.relation == .names, let name = fact.details.member { return "'\(fileName(fact.location.path))' mentions '\(name)' of '\(fileName(target.id.text))'" }
    return "'\(fileName(fact.location.path))' \(fact.relation == .imports ? "imports" : "mentions") '\(target.kind == .file ? fileName(target.id.text) : target.name)'"
  }
}

extension Graph {
  /// Whether any of these is a class or a view: what a layer is there for, and what can't move down from it.
  func haveIdentity(_ nodes: [Node]) -> Bool {
    let family = Family(self)
    return nodes.contains { [.class, .category, .extension].contains(entities[$0].kind) || family.roles(of: $0).contains(.view) }
  }
}

extension Graph {
  /// Whether any of these is a view, a window or a controller.
  func haveInterface(_ nodes: [Node]) -> Bool {
    let family = Family(self)
    return nodes.contains { !family.roles(of: $0).isDisjoint(with: [.view, .layer, .window, .viewController, .windowController]) }
  }
}

extension FoldedGraph {
  /// The file that stands for a component in the identity of a finding: its header, if it has one.
  func representative(of group: Int, _ graph: Graph) -> EntityID {
    let files = members[group].filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id }
    return files.first { Graph.isHeader($0.text) } ?? files.first ?? EntityID(names[group])
  }
}

extension String {
  static func invert(_ lower: String, _ upper: String) -> Self { "let '\(lower)' declare a protocol that '\(upper)' implements, or move what both need below" }
  /// `kind` is what all of them are, if they are names of one kind.
  static func moveDown(_ names: [String], _ kind: String?, to lower: String) -> Self {
    "move \(kind.map { "the \($0) " } ?? "")\(listed(names, limit: 3)) down to '\(lower)'"
  }

  static func nothingUsed(_ unused: DroppedImport?) -> Self { "nothing of it is used, \(unused?.advice ?? "delete the imports")" }
}
