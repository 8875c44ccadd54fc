import Facts
import Graphs
import Analysis

extension Report {
  /// The facts of one relation, as a person would say them, sorted: `Foo holds Bar weak delegate`. The flags that change the meaning
  /// follow in brackets.
  package func facts(_ relation: Relation) -> [String] {
    graph.facts.indices.filter { graph.facts[$0].relation == relation }.map(line).sorted()
  }

  private func line(_ index: Int) -> String {
    let fact = graph.facts[index]
    var words = [graph.entities[graph.source(of: index)].name, fact.relation.rawValue, graph.entities[graph.target(of: index)].name]
    if let ownership = fact.details.ownership { words.append(ownership.rawValue) }
    if let member = fact.details.member { words.append(member) }
    let flags: [(Fact.Flags, String)] = [
      (.many, "many"), (.inferred, "inferred"), (.implicit, "implicit"), (.promised, "promised"), (.isStatic, "static"), (.virtual, "virtual"), (.inactive, "inactive"), (.assumed, "assumed"),
      (.narrows, "narrows"),
    ]
    let said = flags.filter { fact.details.flags.contains($0.0) }.map(\.1)
    if !said.isEmpty { words.append("[" + said.joined(separator: " ") + "]") }
    if let condition = fact.details.condition { words.append("#if \(condition)") }
    return words.joined(separator: " ")
  }
}
