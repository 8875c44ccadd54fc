package import Facts
package import Graphs

extension Graph {
  /// The entity that stands for a component in findings: the type that the component is named after, else its first type in the source.
  /// Without a type it is the header, else the first file, else the first member. Nil if there are no members.
  package func representative(of members: [Node], named component: String) -> Entity? {
    let name = fileName(component)
    let types = members.map { entities[$0] }.filter { $0.kind.isType && !$0.isExternal && $0.location != nil }
    if let own = types.first(where: { $0.name == name }) ?? types.min(by: { ($0.location!, $0.id) < ($1.location!, $1.id) }) { return own }
    let files = members.map { entities[$0] }.filter { $0.kind == .file }
    return files.first { Graph.isHeader($0.id.text) } ?? files.first ?? members.first.map { entities[$0] }
  }
}
