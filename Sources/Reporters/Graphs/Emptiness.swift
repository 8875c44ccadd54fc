internal import Analysis
internal import Facts
internal import Graphs

extension ShownGraph {
  /// Why there is nothing to see, and what would show something; nil where there is something.
  package var emptiness: String? {
    guard nodes.isEmpty else { return nil }
    let hint = wayOut().map { "; " + $0 } ?? ""
    return "nothing to show: " + reason() + hint
  }

  private func with(_ change: (inout GraphChoice) -> Void) -> ShownGraph {
    var other = choice
    change(&other)
    return ShownGraph(report, other, as: form)
  }

  private func reason() -> String {
    if choice.onlyCycles, !with({ $0.onlyCycles = false }).nodes.isEmpty { return "there is no knot" + (level.map { " of \($0.counted(2).dropFirst(2))" } ?? "") }
    let hasPatterns = choice.leavesOutTests || choice.patterns.contains { !$0.globs.isEmpty }
    if hasPatterns, !with({ $0 = GraphChoice(view: $0.view, level: $0.level, includesExternal: $0.includesExternal) }).nodes.isEmpty {
      return "the patterns leave nothing that is connected"
    }
    guard let view else { return "no entity was read" }
    let facts = graph.facts.contains { view.relations.contains($0.relation) }
    if !facts {
      return switch view {
      case .dependencies: "no file needs anything of another"
      case .imports: "no file imports anything"
      case .types: "no type mentions another"
      case .inheritance: "no type inherits or conforms"
      case .objects: "no type holds another"
      }
    }
    return "of the \(view.rawValue) none leads from one \(level?.rawValue ?? "entity") of the project to another"
  }

  /// The nearest choice that is not empty: another level, other people's code, another view, all edges.
  private func wayOut() -> String? {
    func offer(_ shown: ShownGraph, _ option: String) -> String? {
      shown.nodes.isEmpty ? nil : "'\(option)' would show \(shown.level?.counted(shown.nodes.count) ?? counted(shown.nodes.count, "node"))"
    }
    if level != nil {
      for other in [FoldLevel.component, .file, .folder, .type, .module] where other != level {
        if let words = offer(with { $0.level = other }, "--level \(other.rawValue)") { return words }
      }
    }
    if !choice.includesExternal, let words = offer(with { $0.includesExternal = true }, "--external") { return words }
    for other in [ViewName.dependencies, .types, .imports, .objects] where view != nil && other != view {
      for level in [level ?? .type, .type] {
        if let words = offer(with { ($0.view, $0.level) = (other, level) }, "--view \(other.rawValue) --level \(level.rawValue)") { return words }
      }
    }
    if choice.onlyCycles { return offer(with { $0.onlyCycles = false }, "").map { "a run without '--only-cycles'" + $0.dropFirst(2) } }
    return nil
  }
}

extension GraphChoice {
  fileprivate init(view: ViewName?, level: FoldLevel?, includesExternal: Bool) {
    self.init()
    (self.view, self.level, self.includesExternal) = (view, level, includesExternal)
  }
}
