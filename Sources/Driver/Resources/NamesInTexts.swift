import Facts
import Ownership
import Platform

/// Facts from texts that name classes and screens: the code with such a text uses the class, or makes an object of the screen's class.
///
/// A text that matches nothing is ignored. O(code, entities and screens).
func factsOfNamesInTexts(_ extraction: Extraction, _ project: Project) -> [Fact] {
  let texts = textsThatName(in: extraction.code)
  guard !texts.isEmpty else { return [] }
  var names = ClassNames(extraction.entities, project.targets)
  let protocols = Dictionary(
    extraction.entities.lazy.filter { $0.kind == .protocol }.map { ($0.name, $0.id) }, uniquingKeysWith: { min($0, $1) })
  let screens = Screens(project.resources)
  let known = Set(extraction.entities.lazy.map(\.id))
  let inactive = Set(extraction.code.functions.lazy.filter { $0.traits.contains(.isInactive) }.map(\.id))
  var facts: [Fact] = []
  for text in texts {
    let meant: EntityID?
    switch text.meaning {
    case .class: meant = names.find(ClassName(runtimeName: text.name), in: text.location.path)
    case .protocol: meant = protocols[text.name]
    case .screen: meant = screens.find(text.name, near: text.location.path).flatMap { names.find($0.name, in: $0.path) }
    }
    guard let meant else { continue }
    let subject = [text.owner, text.function.withoutPart].compactMap { $0 }.first(where: known.contains) ?? EntityID(text.location.path)
    guard subject != meant else { continue }
    var flags: Fact.Flags = .inferred
    if inactive.contains(text.function) { flags.insert(.inactive) }
    facts.append(Fact(subject, text.meaning == .screen ? .creates : .uses, meant, at: text.location, .init(flags: flags)))
  }
  return facts
}

/// The screens of all storyboards that code can request.
private struct Screens {
  private var screens: [String: [(name: ClassName, path: String)]] = [:]

  init(_ resources: [Resource]) {
    for resource in resources { for screen in resource.screens { screens[screen.identifier, default: []].append((screen.name, resource.path)) } }
  }

  /// The screen in the nearest storyboard.
  func find(_ identifier: String, near path: String) -> (name: ClassName, path: String)? {
    guard let all = screens[identifier] else { return nil }
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
