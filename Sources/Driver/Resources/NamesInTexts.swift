import Facts
import Ownership
import Platform
import Projects

/// Facts from texts that name classes, screens and interface files: the code with such a text uses the class, or makes objects of the classes of what it loads.
///
/// A text that matches nothing is ignored. O(code, entities and screens).
func factsOfNamesInTexts(_ extraction: Extraction, _ project: Project) -> [Fact] {
  let texts = textsThatName(in: extraction.code)
  guard !texts.isEmpty else { return [] }
  var names = ClassNames(extraction.entities, project.targets)
  let protocols = Dictionary(
    extraction.entities.lazy.filter { $0.kind == .protocol }.map { ($0.name, $0.id) }, uniquingKeysWith: { min($0, $1) })
  var (screens, files) = (Loadable(), Loadable())
  for resource in project.resources {
    for screen in resource.screens { screens.add(screen.identifier, [screen.name], in: resource.path) }
    if !resource.beginnings.isEmpty { files.add(interfaceName(resource.path), resource.beginnings, in: resource.path) }
  }
  let known = Set(extraction.entities.lazy.map(\.id))
  let inactive = Set(extraction.code.functions.lazy.filter { $0.traits.contains(.isInactive) }.map(\.id))
  var facts: [Fact] = []
  for text in texts {
    let meant: [EntityID]
    let relation: Relation
    switch text.meaning {
    case .class: (meant, relation) = ([names.find(ClassName(runtimeName: text.name), in: text.location.path)].compactMap { $0 }, .uses)
    case .protocol: (meant, relation) = ([protocols[text.name]].compactMap { $0 }, .uses)
    case .screen, .interfaceFile:
      let found = text.meaning == .screen ? screens.find(text.name, near: text.location.path) : files.find(interfaceName(text.name), near: text.location.path)
      (meant, relation) = (found.map { found in found.names.compactMap { names.find($0, in: found.path) } } ?? [], .creates)
    }
    let subject = [text.owner, text.function.withoutPart].compactMap { $0 }.first(where: known.contains) ?? EntityID(text.location.path)
    var flags: Fact.Flags = .inferred
    if inactive.contains(text.function) { flags.insert(.inactive) }
    for meant in meant where subject != meant { facts.append(Fact(subject, relation, meant, at: text.location, .init(flags: flags))) }
  }
  return facts
}

/// What code can load by a name: screens by identifier, or interface files.
private struct Loadable {
  typealias Found = (names: [ClassName], path: String)

  private var found: [String: [Found]] = [:]

  mutating func add(_ name: String, _ names: [ClassName], in path: String) { found[name, default: []].append((names, path)) }

  /// What the nearest file has by that name.
  func find(_ name: String, near path: String) -> Found? {
    guard let all = found[name] else { return nil }
    let nearest = nearestFile(all.map(\.path), to: path)
    return all.first { $0.path.byteOrder(to: nearest) == 0 } ?? all.first
  }
}

extension EntityID {
  /// The function or variable that the closure or initial value belongs to.
  fileprivate var withoutPart: EntityID {
    let whole = text.hasSuffix(".initial") ? text.dropLast(".initial".count) : text.prefix { $0 != "#" }
    return EntityID(String(whole))
  }
}
