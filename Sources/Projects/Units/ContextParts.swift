import Facts
import Platform

/// For each unit, the part of the project that reading it may ask about. A unit that is read with its part alone gives the same result as in the whole project.
///
/// A part has the files that the unit may include, as their text says, and the declared names that these files mention. Names that macros put together of others are
/// missed; whoever uses such a result has to check what was asked, as the cache does.
package final class ContextParts {
  private let project: Project
  private let includes: [String: [String]]
  private let files: [String: SourceFile]
  /// All declared names, and for each file that was looked at the indices of those that it mentions.
  private let names: [Inquiry.Name]
  private let numbers: [UInt64: [Int]]
  private var mentioned: [String: [Int]] = [:]

  /// O(imports and names of the project).
  package init(_ project: Project) {
    self.project = project
    var includes: [String: [String]] = [:]
    for directive in project.imports { if let target = directive.resolved { includes[directive.path, default: []].append(target) } }
    self.includes = includes
    files = Dictionary(project.context.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    names = project.context.declared.all
    var numbers: [UInt64: [Int]] = [:]
    for (number, name) in names.enumerated() { numbers[TextWords.hash(name.text.utf8), default: []].append(number) }
    self.numbers = numbers
  }

  /// O(what the unit includes); each file's text is read once.
  package func context(of unit: TranslationUnit) -> ProjectContext {
    let whole = project.context
    var part = ProjectContext(root: whole.root, files: [], sdk: whole.sdk)
    part.declared.ambiguous = whole.declared.ambiguous
    guard unit.language.isOfCFamily else { return part }
    let reached = reach(unit)
    part.files = reached.sorted(by: isBefore).compactMap { files[$0] }
    part.specialFiles = whole.specialFiles
    for header in unit.generated { part.generatedHeaders[header.module] = whole.generatedHeaders[header.module] }
    var mentioned = names(in: unit.generated.compactMap { whole.generatedHeaders[$0.module] }.joined())
    for path in reached { mentioned += names(mentionedIn: path) }
    part.declared.insert(Set(mentioned).lazy.map { self.names[$0] })
    return part
  }

  /// The project's files that the unit may include.
  private func reach(_ unit: TranslationUnit) -> Set<String> {
    let forced = zip(unit.arguments, unit.arguments.dropFirst()).compactMap { ["-include", "-imacros"].contains($0) ? relative($1, to: project.context.root) : nil }
    let forwards = (unit.forwards + (unit.beginning?.forwards ?? [])).map(\.path)
    var waiting = [unit.path] + (unit.prefixHeader.map { [$0] } ?? []) + unit.broughtHeaders + unit.headers + forced + forwards
    var reached = Set(waiting)
    while let path = waiting.popLast() {
      for next in includes[path] ?? [] where reached.insert(next).inserted { waiting.append(next) }
    }
    return reached
  }

  private func names(mentionedIn path: String) -> [Int] {
    if let known = mentioned[path] { return known }
    var found: [Int] = []
    if case .success(let bytes) = readFile(project.context.root + "/" + path, limit: .max) { found = names(in: bytes) }
    mentioned[path] = found
    return found
  }

  private func names(in text: String) -> [Int] { text.isEmpty ? [] : names(in: Array(text.utf8)) }

  private func names(in bytes: [UInt8]) -> [Int] { words(of: bytes).hashes.flatMap { numbers[$0] ?? [] } }
}

/// The members of the platform that the files of a context may speak of: see `ProjectContext.mentionedMembers`. Reads the files.
package func membersMentioned(in context: ProjectContext) -> Set<String> {
  var all = TextWords()
  for file in context.files {
    if case .success(let bytes) = readFile(context.root + "/" + file.path, limit: .max) { all.add(words(of: bytes)) }
  }
  return Platform.members(mentionedIn: all)
}
