import Facts

/// Makes imports of `Module-Swift.h`, which no project holds, imports of the module that it is generated from: inferred, and not unresolved.
///
/// The module is the one of that name. A build may call the header otherwise, and a project its folders: then it is the importing file's own module, else
/// the one nearest to that file.
package func joinGeneratedHeaders(of context: ProjectContext, in extraction: inout Extraction) {
  let modules = swiftModules(of: context)
  guard !modules.isEmpty else { return }
  let known = Set(context.files.map(\.path))
  let homes = Dictionary(context.files.lazy.compactMap { file in file.module.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
  for index in extraction.facts.indices {
    let fact = extraction.facts[index]
    guard fact.relation == .imports, let name = generatedModule(fact.object.text), !known.contains(fact.object.text),
      let module = modules.first(where: { $0.name == name }) ?? modules.first(where: { $0.name == homes[fact.subject.text] }) ?? nearest(modules, to: fact.subject.text)
    else { continue }
    var details = fact.details
    details.flags.insert(.inferred)
    extraction.facts[index] = Fact(fact.subject, .imports, EntityID.module(module.name), at: fact.location, details)
  }
  extraction.entities.removeAll { entity in
    entity.kind == .file && entity.isExternal && generatedModule(entity.id.text) != nil && !known.contains(entity.id.text)
  }
}

/// The headers that the compiler generates from the Swift code of a project. No folder holds them, and none is missing.
package struct GeneratedHeaders: Sendable {
  private let isThereSwift: Bool

  package init(of context: ProjectContext) { isThereSwift = !swiftModules(of: context).isEmpty }

  /// Whether an import of this spelling, which means no file of the project, means one of them.
  package func include(_ spelling: String) -> Bool { isThereSwift && generatedModule(spelling) != nil }
}

/// `Kit` of `<Kit-Swift.h>` and `<Kit/Kit-Swift.h>`.
private func generatedModule(_ id: String) -> String? {
  let name = id.hasPrefix("<") && id.hasSuffix(">") ? String(id.dropFirst().dropLast()) : id
  guard name.hasSuffix("-Swift.h") else { return nil }
  return name.split(separator: "/").last.map { String($0.dropLast("-Swift.h".count)) }
}

private struct SwiftModule {
  var name: String
  /// The folder that all of its files lie in.
  var folder: [Substring]
}

/// The modules of the project's own Swift files, by name.
private func swiftModules(of context: ProjectContext) -> [SwiftModule] {
  var folders: [String: [Substring]] = [:]
  for file in context.files where file.language == .swift && !file.isExternal {
    guard let module = file.module else { continue }
    let folder = Array(file.path.split(separator: "/").dropLast())
    folders[module] = folders[module].map { known in zip(known, folder).prefix { $0 == $1 }.map(\.0) } ?? folder
  }
  return folders.map { SwiftModule(name: $0.key, folder: $0.value) }.sorted { $0.name < $1.name }
}

private func nearest(_ modules: [SwiftModule], to path: String) -> SwiftModule? {
  let mine = path.split(separator: "/").dropLast()
  func shared(_ module: SwiftModule) -> Int { zip(mine, module.folder).prefix { $0 == $1 }.count }
  let candidates = modules.filter { !$0.name.hasSuffix("Tests") }
  return candidates.enumerated().max { (shared($0.element), -$0.offset) < (shared($1.element), -$1.offset) }?.element
}

/// Which bridging headers each Swift file sees: those that its targets name. Where no target tells, of `App-Bridging-Header.h` the files of the module `App` see it, else
/// those below the header's folder.
func headersBridged(in context: ProjectContext) -> [String: [String]] {
  let known = Set(context.files.lazy.filter(\.isHeader).map(\.path))
  var found: [String: [String]] = [:]
  for file in context.files { if let headers = file.bridgingHeaders?.filter(known.contains), !headers.isEmpty { found[file.path] = headers } }
  let suffix = "-Bridging-Header.h"
  let swift = context.files.filter { $0.language == .swift && $0.bridgingHeaders == nil }
  guard !swift.isEmpty else { return found }
  for header in context.files.map(\.path) where header.hasSuffix(suffix) {
    let name = header.split(separator: "/").last.map { String($0.dropLast(suffix.count)) } ?? ""
    let folder = header.split(separator: "/").dropLast().first.map { $0 + "/" } ?? ""
    func isSame(_ module: String?) -> Bool { module.map { letters($0) == letters(name) } ?? false }
    let ofModule = swift.filter { isSame($0.module) }
    let seeing = ofModule.isEmpty ? swift.filter { $0.path.hasPrefix(folder) } : ofModule
    for file in seeing { found[file.path, default: []].append(header) }
  }
  return found
}

/// `Simplenote-Share` and `SimplenoteShare` are one name.
private func letters(_ name: String) -> String { String(name.filter { $0.isLetter || $0.isNumber }).lowercased() }
