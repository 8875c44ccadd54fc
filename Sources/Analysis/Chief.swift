package import Facts
package import Graphs

extension Graph {
  /// Who speaks for a component: of its types the one that it is named after, else the first in the source; its header, or else its first file, if
  /// it has no type; else the first of its members. Nil if there are none.
  package func chief(of members: [Node], named component: String) -> Entity? {
    let name = fileName(component)
    let types = members.map { entities[$0] }.filter { $0.kind.isType && !$0.isExternal && $0.location != nil }
    if let own = types.first(where: { $0.name == name }) ?? types.min(by: { ($0.location!, $0.id) < ($1.location!, $1.id) }) { return own }
    let files = members.map { entities[$0] }.filter { $0.kind == .file }
    return files.first { Graph.isHeader($0.id.text) } ?? files.first ?? members.first.map { entities[$0] }
  }
}

/// The last part of a path; all of what is known by name only, such as `<UIKit/UIKit.h>`.
package func fileName(_ path: String) -> String {
  path.hasPrefix("<") ? path : path.split(separator: "/").last.map(String.init) ?? path
}
