import Facts
import Foundation
import Graphs
import Platform
import SwiftFrontend

/// Merges the extractions of all units, and what only the text of the project shows, into one.
struct Merger {
  private let project: Project
  private let generatedHeaders: GeneratedHeaders
  private var merged = Extraction()
  private var filesWithStandIns: Set<String> = []
  /// The files that units were to report and did not, and those that they did report.
  private var filesLost: Set<String> = []
  private var filesReported: Set<String> = []
  private(set) var gaps = GapTally()
  private var code = CodeMerge()
  /// The files of which only the text was scanned.
  private var filesOutlined: Set<String> = []

  init(_ project: Project) {
    self.project = project
    generatedHeaders = GeneratedHeaders(of: project.context)
  }

  mutating func add(_ extraction: Extraction, of unit: TranslationUnit) {
    merged.entities += extraction.entities
    merged.facts += extraction.facts
    merged.methods += extraction.methods
    // Names in Swift code are resolved when all files are there.
    if unit.language != .swift { code.add(extraction.code) }
    merged.problems += extraction.problems
    merged.filesRead.formUnion(extraction.filesRead)
    merged.filesInPart.formUnion(extraction.filesInPart)
    if extraction.filesRead.isEmpty { filesLost.formUnion([unit.path] + unit.headers) }
    filesReported.formUnion(([unit.path] + unit.headers).filter(extraction.filesRead.contains))
    merged.coverage += extraction.coverage
    gaps.merge(extraction.gaps.filter { !($0.kind == .missingHeader && generatedHeaders.include($0.name)) })
    // The parser counts units, but people count files.
    if extraction.coverage.filesParsedWithStubs > 0 {
      filesWithStandIns.formUnion(([unit.path] + unit.headers).filter(extraction.filesRead.contains))
    }
  }

  mutating func note(_ problem: Problem) { merged.problems.append(problem) }

  /// Adds what the text of unparsed files shows.
  mutating func add(outlines: [Extraction], of files: Set<String>) {
    for outline in outlines {
      merged.entities += outline.entities
      merged.facts += outline.facts
    }
    filesOutlined = files
  }

  mutating func finish() -> Extraction {
    addFiles()
    addImportsOfText()
    addConditions(of: project.context, to: &merged.facts)
    markConditionalMethods()
    merged.code = code.code
    dropUnmentionedTypes()
    markUndefinedFunctions()
    merged.coverage.filesFound = project.context.files.count
    merged.coverage.filesParsed = merged.filesRead.count
    merged.coverage.filesOutlined = filesOutlined.count
    merged.coverage.filesUnneeded = project.unneededFiles
    // A failed unit stands for a file and the headers that it was to report; people count files.
    merged.coverage.filesFailed = project.context.files.count { filesLost.contains($0.path) && !merged.filesRead.contains($0.path) }
    merged.coverage.filesParsedWithStubs = filesWithStandIns.count
    merged.problems.sort()
    gaps.note(problems: project.problems + merged.problems)
    merged.coverage.filesSkipped = Set(project.problems.filter { $0.kind.isOfSkippedFile }.map(\.path)).count
    merged.coverage.filesWithErrors = gaps.filesWithErrors
    merged.coverage.madeUp = gaps.madeUp
    merged.coverage.causes = Array(gaps.causes(where: project.context.isOwn).prefix(Coverage.mostCauses))
    merged.gaps = gaps.all
    return merged
  }

  /// Marks functions as external that sources declare for themselves and that no file of the project defines: `extern int reboot3(int);`. O(entities).
  private mutating func markUndefinedFunctions() {
    var undefined: Set<EntityID> = []
    for entity in merged.entities where entity.kind == .function && entity.id.isCFamily && !entity.isDefinition { undefined.insert(entity.id) }
    for entity in merged.entities where entity.kind == .function && (entity.isDefinition || entity.location.map { Graph.isHeader($0.path) } ?? true) { undefined.remove(entity.id) }
    for index in merged.entities.indices where undefined.contains(merged.entities[index].id) { merged.entities[index].isExternal = true }
  }

  // MARK: Files and modules

  private mutating func addFiles() {
    var modules: [String: Bool] = [:]
    for file in project.context.files {
      let id = EntityID(file.path)
      let place = SourceLocation(file.path)
      merged.entities.append(
        Entity(
          id, kind: .file, name: file.path, language: file.language, location: place, isDefinition: true,
          isExternal: file.isExternal, module: file.module, lines: file.lines, isIncomplete: isIncomplete(file.path)))
      guard let module = file.module else { continue }
      modules[module] = (modules[module] ?? true) && file.isExternal
      merged.facts.append(Fact(EntityID.module(module), .contains, id, at: place))
    }
    for (module, isExternal) in modules.sorted(by: { $0.key < $1.key }) {
      merged.entities.append(Entity(EntityID.module(module), kind: .module, name: module, isDefinition: true, isExternal: isExternal, module: module))
    }
  }

  private func isIncomplete(_ path: String) -> Bool {
    merged.filesInPart.contains(path) || !merged.filesRead.contains(path) || filesLost.contains(path) && !filesReported.contains(path)
  }

  // MARK: Imports that only the text shows

  /// Imports in inactive branches of `#if`, in files that could not be parsed, and by `@import`: the directive in the text proves them.
  private mutating func addImportsOfText() {
    var known: Set<SourceLocation> = []
    for fact in merged.facts where fact.relation == .imports && fact.location.line > 0 {
      known.insert(SourceLocation(fact.location.path, line: fact.location.line))
    }
    for directive in project.imports {
      // Files that were neither requested nor needed are not part of this run.
      if project.selected != nil, !merged.filesRead.contains(directive.path), !filesOutlined.contains(directive.path) { continue }
      let place = SourceLocation(directive.path, line: directive.line)
      count(directive, isMet: known.contains(place))
      guard !known.contains(place), directive.resolved != directive.path else { continue }
      // A directive in a parsed file that the parser did not follow is in an inactive branch. In an unparsed file that is unknown; in a scanned file the condition decides.
      let isSkipped = filesOutlined.contains(directive.path) ? directive.isUncertain : merged.filesRead.contains(directive.path)
      let flags: Fact.Flags = isSkipped && directive.form != .module ? .inactive : []
      merged.facts.append(Fact(EntityID(directive.path), .imports, object(of: directive), at: place, .init(form: directive.form, condition: directive.condition, flags: flags)))
    }
  }

  /// Removes plain types that were met but are not used, such as the `int` that a parser substitutes for an unknown name.
  private mutating func dropUnmentionedTypes() {
    let mentioned = Set(merged.facts.lazy.map(\.object).filter { $0.isPlainType })
    merged.entities.removeAll { $0.id.isPlainType && !mentioned.contains($0.id) }
  }

  private mutating func markConditionalMethods() {
    let branches = branches(of: project.context)
    for index in merged.methods.indices {
      let place = merged.methods[index].location
      if branches[place.path]?.innermost(at: place.line) != nil { merged.methods[index].traits.insert(.isConditional) }
    }
  }

  private mutating func object(of directive: ImportDirective) -> EntityID {
    if let path = directive.resolved { return EntityID(path) }
    if directive.form == .module {
      let name = String(directive.spelling.prefix { $0 != "." })
      let id = EntityID.module(name)
      merged.entities.append(Entity(id, kind: .module, name: name, isExternal: true))
      return id
    }
    let id = EntityID.externalHeader(directive.spelling)
    merged.entities.append(Entity(id, kind: .file, name: directive.spelling, isExternal: true))
    return id
  }

  /// The parser knows best about includes that it met: a header may be in a folder that only the parser searches.
  private mutating func count(_ directive: ImportDirective, isMet: Bool) {
    if directive.resolved != nil || generatedHeaders.include(directive.spelling) {
      merged.coverage.importsResolved += 1
      return
    }
    let isFound = isMet && !gaps.contains(.missingHeader, directive.spelling, in: directive.path)
    guard directive.isMissing, !isFound else {
      merged.coverage.importsExternal += 1
      return
    }
    merged.coverage.importsUnresolved += 1
    let place = SourceLocation(directive.path, line: directive.line)
    if directive.form == .module {
      gaps.note(Gap(.missingModule, directive.spelling, at: place))
    } else if !isMet {
      merged.coverage.importsUntaken += 1
      gaps.note(Gap(.untakenHeader, directive.spelling, at: place))
    }
  }
}

/// Adds the conditions of surrounding `#if` directives to facts.
func addConditions(of context: ProjectContext, to facts: inout [Fact]) {
  let branches = branches(of: context)
  for index in facts.indices where facts[index].details.condition == nil {
    let place = facts[index].location
    guard let list = branches[place.path], let branch = list.innermost(at: place.line) else { continue }
    facts[index].details.condition = list[branch].condition
  }
}

private func branches(of context: ProjectContext) -> [String: [ConditionalBranch]] {
  Dictionary(context.files.map { ($0.path, $0.branches) }, uniquingKeysWith: { first, _ in first }).filter { !$0.value.isEmpty }
}

extension Merger {
  /// Reports how many units were left when reading stopped. Throws if a partial result is of no use.
  mutating func add(_ answers: [UnitAnswer], _ limit: ReadingLimit?) throws(DriverError) {
    let count = answers.count { $0.isUnread }
    guard let limit, count > 0 else { return }
    let words = limit.words + ", with \(count) of \(answers.count) sources unread"
    guard limit.allowsPart else { throw DriverError(words + "; what remains to be done needs all of them") }
    note(Problem(.stopped, ".", words))
  }
}
