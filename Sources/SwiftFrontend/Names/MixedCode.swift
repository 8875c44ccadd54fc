import Facts

/// Replaces imports of `Module-Swift.h`, which no project contains, by imports of the module that it is generated from. They count as inferred, not as unresolved.
package func joinGeneratedHeaders(of context: ProjectContext, in extraction: inout Extraction) {
  let headers = GeneratedHeaders(of: context)
  let known = Set(context.files.map(\.path))
  for index in extraction.facts.indices {
    let fact = extraction.facts[index]
    guard fact.relation == .imports, headers.include(fact.object.text), !known.contains(fact.object.text),
      let module = headers.module(of: fact.object.text, importedBy: fact.subject.text)
    else { continue }
    var details = fact.details
    details.flags.insert(.inferred)
    extraction.facts[index] = Fact(fact.subject, .imports, EntityID.module(module), at: fact.location, details)
  }
  extraction.entities.removeAll { entity in
    entity.kind == .file && entity.isExternal && headers.include(entity.id.text) && !known.contains(entity.id.text)
  }
}

/// The bridging headers that each Swift file sees: those that its targets name. If no target is known, `App-Bridging-Header.h` is seen by the files of the module `App`, else by
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

/// `Simplenote-Share` and `SimplenoteShare` count as the same name.
private func letters(_ name: String) -> String { String(name.filter { $0.isLetter || $0.isNumber }).lowercased() }
