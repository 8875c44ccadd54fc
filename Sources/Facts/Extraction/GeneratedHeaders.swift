/// Which module an import of `Module-Swift.h` means. The compiler generates this header from the module's Swift code: no folder holds it, and it is not missing.
///
/// The module is the one of that name. A build may call the header otherwise, and a project its folders: then it is the importing file's own module, else
/// the one nearest to that file.
package struct GeneratedHeaders: Sendable {
  private let modules: [Module]
  private let homes: [String: String]

  private struct Module {
    var name: String
    /// The folder that all of its files lie in.
    var folder: [Substring]
  }

  package init(of context: ProjectContext) {
    var folders: [String: [Substring]] = [:]
    for file in context.files where file.language == .swift && !file.isExternal {
      guard let module = file.module else { continue }
      let folder = Array(file.path.split(separator: "/").dropLast())
      folders[module] = folders[module].map { known in zip(known, folder).prefix { $0 == $1 }.map(\.0) } ?? folder
    }
    modules = folders.map { Module(name: $0.key, folder: $0.value) }.sorted { $0.name < $1.name }
    homes = modules.isEmpty ? [:] : Dictionary(context.files.lazy.compactMap { file in file.module.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an import is spelled like one.
  package static func areSpelled(like spelling: String) -> Bool { module(named: spelling) != nil }

  /// Whether an import of this spelling, which means no file of the project, means one of them.
  package func include(_ spelling: String) -> Bool { !modules.isEmpty && Self.module(named: spelling) != nil }

  /// The module that an import in a file means; nil where it means no such header.
  package func module(of spelling: String, importedBy path: String) -> String? {
    guard let name = Self.module(named: spelling) else { return nil }
    return (modules.first { $0.name == name } ?? modules.first { $0.name == homes[path] } ?? nearest(to: path))?.name
  }

  /// `Kit` of `<Kit-Swift.h>` and `<Kit/Kit-Swift.h>`.
  package static func module(named spelling: String) -> String? {
    let name = spelling.hasPrefix("<") && spelling.hasSuffix(">") ? String(spelling.dropFirst().dropLast()) : spelling
    guard name.hasSuffix("-Swift.h") else { return nil }
    return name.split(separator: "/").last.map { String($0.dropLast("-Swift.h".count)) }
  }

  private func nearest(to path: String) -> Module? {
    let mine = path.split(separator: "/").dropLast()
    func shared(_ module: Module) -> Int { zip(mine, module.folder).prefix { $0 == $1 }.count }
    let candidates = modules.filter { !$0.name.hasSuffix("Tests") }
    return candidates.enumerated().max { (shared($0.element), -$0.offset) < (shared($1.element), -$1.offset) }?.element
  }
}
