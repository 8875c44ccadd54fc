import Facts
import Graphs

/// A graph of entities in text, one fact a line, as a front-end states them:
///
///     A.h imports B.h                    both are files: their names have a dot or a slash
///     A inherits B @A.h:3                written in line 3 of A.h; without `@`, in line 1 of `main.m`
///     A holds B strong delegate mutable  ownership, member, flags
///     class A in A.h                     an entity and the file it is declared in; `external` at the end makes it somebody else's
///     file Pods/X.h external
///     file A.m incomplete                read in part only
func textGraph(_ text: String, shuffledBy seed: Int? = nil) -> Graph {
  var entities: [String: Entity] = [:]
  var facts: [Fact] = []
  for line in text.split(separator: "\n") {
    var words = line.split(separator: " ").map(String.init)
    if let kind = Entity.Kind(rawValue: words[0]) {
      let isExternal = words.last == "external"
      let path = words.firstIndex(of: "in").map { words[$0 + 1] } ?? (kind == .file ? words[1] : nil)
      let module = words.firstIndex(of: "of").map { words[$0 + 1] }
      entities[words[1]] = Entity(
        EntityID(words[1]), kind: kind, name: words[1], language: .objectiveC, location: path.map { SourceLocation($0, line: kind == .file ? 0 : 1) },
        isDefinition: true, isExternal: isExternal, module: module, isIncomplete: words.contains("incomplete"))
      continue
    }
    var place = SourceLocation("main.m", line: 1)
    if let at = words.firstIndex(where: { $0.hasPrefix("@") }) {
      let parts = words.remove(at: at).dropFirst().split(separator: ":")
      place = SourceLocation(String(parts[0]), line: Int(parts[1])!)
    } else if words[1] == "imports" {
      place = SourceLocation(words[0], line: 1)
    }
    for name in [words[0], words[2]] where entities[name] == nil {
      let isFile = name.contains(".") || name.contains("/")
      entities[name] = Entity(EntityID(name), kind: isFile ? .file : .class, name: name, language: .objectiveC, location: isFile ? SourceLocation(name) : nil)
    }
    var details = Fact.Details()
    let flags: [String: Fact.Flags] = ["mutable": .mutable, "explicit": .explicit, "promised": .promised, "static": .isStatic, "many": .many, "narrows": .narrows]
    for word in words.dropFirst(3) {
      if let ownership = Ownership(rawValue: word) { details.ownership = ownership } else if let flag = flags[word] { details.flags.insert(flag) } else { details.member = word }
    }
    facts.append(Fact(EntityID(words[0]), Relation(rawValue: words[1])!, EntityID(words[2]), at: place, details))
  }
  var described = entities.values.sorted { $0.id < $1.id }
  if let seed {
    var random = SplitMix64(seed: seed)
    facts = (facts + facts).shuffled(using: &random)
    described.shuffle(using: &random)
  }
  return Graph(entities: described, facts: facts)
}

extension FoldedGraph {
  /// `a -> b` for each edge, once.
  var words: [String] {
    var words: [String] = []
    for node in names.indices {
      for edge in view.edges(from: node) {
        let line = "\(names[edge.source]) -> \(names[edge.target])"
        if !words.contains(line) { words.append(line) }
      }
    }
    return words.sorted()
  }
}
