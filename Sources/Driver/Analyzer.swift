import Analysis
import ClangFrontend
import Facts
import Foundation
import Graphs
import Ownership
import Projects
import Rules
import SwiftFrontend

/// What to analyse, and how.
package struct Request: Sendable {
  /// Files and folders as the user gave them.
  package var paths: [String]
  /// Reads the whole project around the paths, so that the findings in them are the same as in a run over everything. Otherwise the surroundings are read only as far
  /// as needed, and not judged.
  package var readsAll = false
  /// An explicit configuration; nil looks for `.arborist.yml` upward.
  package var configuration: String?
  /// An explicit compile database; nil looks for one.
  package var compileCommands: String?
  /// An Apple SDK to read Objective-C with; nil for stand-ins.
  package var sdk: String?
  /// Whether external code in the project (`Pods`, `vendor`, ...) is judged like the project's own.
  package var judgesExternal = false
  package var baseline = BaselineChoice.automatic
  /// Scans only the text of C-family files and does not parse them: imports, types, superclasses and categories.
  package var isQuick = false
  package var workers: Workers
  package var cache = CacheChoice.none
  /// Files with what other processes read of the units: see `extractShard`.
  package var shards: [String] = []
  /// When reading stops, even if files are left.
  package var limit: ReadingLimit?
  /// Called with the number of finished units and the total; from any thread.
  package var progress: @Sendable (Int, Int) -> Void = { _, _ in }

  package init(_ paths: [String], workers: Workers) {
    self.paths = paths
    self.workers = workers
  }
}

/// Runs the whole pipeline: sources, facts, graph, rules, findings, baseline.
///
/// Throws when the run can't continue: a path does not exist, the configuration or baseline is broken, nothing could be read. Everything else that goes wrong is a
/// problem in the report.
package func analyze(_ request: Request) throws(DriverError) -> Report { try Run(request).judged(request) }

/// The complete result of one analysis, before the baseline is applied.
struct Run {
  let settings: ConfigurationFile
  let project: Project
  let report: Report
  /// The rules that ran, by id.
  let rules: Set<String>
  /// The suppressing comments in the project's own files.
  let suppressions: Suppressions
  /// What was not understood in any of the files.
  let gaps: [Gap]

  init(_ request: Request) throws(DriverError) { try self.init(request, try ConfigurationFile.find(for: request)) }

  init(_ request: Request, _ settings: ConfigurationFile) throws(DriverError) {
    self.settings = settings
    project = try projectToRead(request, settings)
    let cache = try RunCache(for: request, project, openShards(of: request))
    let (facts, key, unknown) = try read(project, request, cache)
    gaps = facts.gaps
    let graph = Self.declaring(facts.graph, settings, project)
    let rules = settings.configuration.rules(from: allRules)
    suppressions = Suppressions(project.ownRemarks, rules: allRules.map(\.id))
    let judgement: Judgement
    if let cache, let key, let known = cache.judgement(of: key, settings) {
      judgement = known
    } else {
      judgement = graph.judged(by: rules, suppressions: suppressions)
      if let cache, let key { cache.keep(judgement, of: key, settings) }
    }
    let descriptors = Dictionary(rules.map { ($0.rule.id, type(of: $0.rule).descriptor) }) { first, _ in first }
    let isReported = project.reports
    var report = Report(
      graph: graph.accepting(suppressions, allRules, judgement), findings: judgement.findings, suppressed: judgement.hidden.filter { isReported($0.path) }.count,
      problems: Set(project.problems + facts.problems).sorted(), coverage: facts.coverage,
      rules: descriptors.values.sorted { $0.id < $1.id }, root: project.context.root)
    report.missing = project.setup.missing
    if let cache, let key { report.keptMetrics = cache.metrics(of: key, settings) }
    if !request.shards.isEmpty { report.unitsOutsideShards = unknown }
    report.lacksLayers = !settings.configuration.declaresLayers && descriptors[LayerViolation.descriptor.id] != nil && graph.sourceFolderCount > 1
    self.report = report
    self.rules = Set(descriptors.keys)
  }

  /// The part of the report that was asked for, without what the baseline knows.
  func judged(_ request: Request) throws(DriverError) -> Report {
    var report = report
    if let file = try BaselineFile.find(for: request, self) { report.apply(file, self) }
    return report.about(self)
  }

  /// A graph of the project with the declarations of configuration and project files.
  func declaring(_ graph: Graph) -> Graph { Self.declaring(graph, settings, project) }

  private static func declaring(_ graph: Graph, _ settings: ConfigurationFile, _ project: Project) -> Graph {
    var declared = settings.configuration.declared(in: graph)
    declared.targets = TargetGraph(project.targets)
    return graph.declaring(declared)
  }

  /// The findings of the same rules in another graph of the project.
  func judge(_ graph: Graph, _ suppressions: Suppressions) -> Judgement {
    graph.judged(by: settings.configuration.rules(from: allRules), suppressions: suppressions)
  }
}

/// The project, and everything that its sources contain.
func read(_ request: Request, _ settings: ConfigurationFile) throws(DriverError) -> (Project, Extraction) {
  let project = try projectToRead(request, settings)
  let cache = try RunCache(for: request, project, openShards(of: request))
  if request.isQuick { return (project, try extractQuickly(project, request, cache)) }
  return (project, try extractAll(project, request, cache, known: cache?.units.find(project.units)).extraction)
}

/// The facts of a project, from an earlier run if nothing would be read differently now. `key` is their key in the cache, if there is one; `unknown` is the number of units
/// that neither the cache nor shards had.
private func read(_ project: Project, _ request: Request, _ cache: RunCache?) throws(DriverError) -> (ProjectFacts, key: Digest?, unknown: Int) {
  if request.isQuick {
    let extraction = try extractQuickly(project, request, cache)
    return (ProjectFacts(extraction, lives(of: extraction, project)), nil, 0)
  }
  let known = cache?.units.find(project.units)
  if let known, let found = cache?.facts(of: known) { return (found.facts, found.key, 0) }
  let (extraction, answers) = try extractAll(project, request, cache, known: known)
  let facts = ProjectFacts(extraction, lives(of: extraction, project))
  let key = cache?.keep(facts, answers)
  cache?.prune()
  return (facts, key, known?.count { $0 == nil } ?? project.units.count)
}

private func lives(of extraction: Extraction, _ project: Project) -> ObjectLives {
  // Code that no target builds never runs. Its declarations may still be supertypes of others.
  let unbuilt = Set(project.setup.unbuilt)
  let (code, facts) = unbuilt.isEmpty ? (extraction.code, extraction.facts) : extraction.built(without: unbuilt)
  return withBigStack {
    objectLives(
      code, entities: extraction.entities, facts: facts, methods: extraction.methods, interfaces: project.interfaces, closedFiles: project.closedFiles,
      testFiles: TargetGraph(project.targets).testFiles)
  }
}

extension Extraction {
  /// The code without the functions in some files, and the facts without what these files use and create.
  fileprivate func built(without files: Set<String>) -> (Code, [Fact]) {
    var code = code
    code.functions.removeAll { files.contains($0.path) }
    return (code, facts.filter { ($0.relation != .uses && $0.relation != .creates) || !files.contains($0.location.path) })
  }
}

func findProject(_ request: Request, _ settings: ConfigurationFile) throws(DriverError) -> Project {
  var options = ProjectOptions()
  options.root = settings.folder
  options.readsAll = request.readsAll
  options.include = settings.configuration.include.map(\.glob)
  options.exclude = settings.configuration.exclude.map(\.glob)
  options.compileCommands = request.compileCommands
  options.sdk = request.sdk
  options.ownsExternal = request.judgesExternal
  options.readsTypes = request.isQuick
  do {
    var project = try Projects.findProject(at: request.paths, options: options)
    if !request.isQuick { project.addGeneratedHeaders() }
    return project.judgedWhereSelected
  } catch { throw DriverError("\(error)") }
}

/// The same for reading: the patterns in the configuration must match files.
func projectToRead(_ request: Request, _ settings: ConfigurationFile) throws(DriverError) -> Project {
  // A run that finds everything in its cache needs no temporary folder, but still removes those of killed runs.
  TemporaryFolder.sweep()
  let project = try findProject(request, settings)
  if settings.checksPatterns { try settings.checkPatterns(against: project) }
  return project
}

extension Graph {
  /// The number of folders with files of the project.
  fileprivate var sourceFolderCount: Int {
    Set(entities.lazy.filter { $0.kind == .file && !$0.isExternal }.map { $0.id.text.split(separator: "/").dropLast() }).count
  }
}

extension Report {
  /// The part about the files and folders that were asked for.
  fileprivate func about(_ run: Run) -> Report {
    guard run.project.reported != nil else { return self }
    var report = self
    report.findings.removeAll { !run.project.reports($0.finding.location.path) }
    report.problems.removeAll { ![.project, .stopped].contains($0.kind) && !run.project.reports($0.path) }
    report.filesReported = run.project.context.files.count { run.project.reports($0.path) }
    return report
  }
}

extension Project {
  /// Whether findings at a path are asked for.
  func reports(_ path: String) -> Bool {
    reported?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true
  }

  /// Comments in external code are ignored: they suppress nothing and are not checked.
  fileprivate var ownRemarks: [Remark] {
    let external = Set(context.files.filter(\.isExternal).map(\.path))
    return remarks.filter { !external.contains($0.location.path) }
  }

  /// The files around those that were asked for are read like external code: for understanding, not for judging.
  fileprivate var judgedWhereSelected: Project {
    guard let selected else { return self }
    var project = self
    for index in context.files.indices {
      let path = context.files[index].path
      if !selected.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { project.context.files[index].isExternal = true }
    }
    return project
  }
}

/// The digests of what units contain; nil for what may be different the next time.
struct UnitAnswers {
  /// In the order of the project's units.
  var digests: [Digest?] = []
  /// The headers that no unit included.
  var missed: [(unit: TranslationUnit, digest: Digest?)] = []
}

/// Everything that the sources contain, with what is inferred from function bodies.
private func extractAll(
  _ project: Project, _ request: Request, _ cache: RunCache?, known: [UnitCache.Known?]?
) throws(DriverError) -> (extraction: Extraction, answers: UnitAnswers) {
  // The extractions of single units are freed before the bodies are analysed: they take as much memory as the merged result.
  let (merged, answers) = try extractUnits(project, request, cache, known: known)
  guard !merged.filesRead.isEmpty else { throw DriverError(nothingRead(project, merged)) }
  return (understood(merged, project), answers)
}

/// The scanned text of C-family files, and everything in Swift files. This has no key in the cache: the next run may parse.
private func extractQuickly(_ project: Project, _ request: Request, _ cache: RunCache?) throws(DriverError) -> Extraction {
  let units = project.units.filter { $0.language == .swift }
  let known = cache?.units.find(units) ?? Array(repeating: nil, count: units.count)
  let answers = try extract(units, known: known, project.context, by: request.workers, cache?.units, request.limit, PrecompiledFolder(), progress: request.progress)
  let extractions = answers.map(\.extraction)
  if known.contains(where: { $0 == nil }) { cache?.prune() }
  var merger = Merger(project)
  for (unit, extraction) in zip(units, extractions) { merger.add(extraction, of: unit) }
  let outlined = project.context.files.filter { $0.language != .swift }.map(\.path)
  try merger.add(answers, request.limit)
  merger.add(outlines: outlinedFacts(of: project), of: Set(outlined))
  return understood(joined(merger.finish(), extractions, project), project)
}

/// With what is inferred from the bodies of all languages.
private func understood(_ merged: Extraction, _ project: Project) -> Extraction {
  var merged = merged
  let described = DescribedFacts(project, merged)
  described.markActions(in: &merged)
  merged.facts += factsOfNamesInTexts(merged, project)
  addInference(to: &merged, project)
  merged.methods = merged.methods.withSteps(of: merged.code, entities: merged.entities, facts: merged.facts)
  let isOwn = project.context.isOwn
  merged.coverage.lowering = LoweringCoverage(of: merged.code.functions.lazy.filter { isOwn($0.path) })
  merged.entities += described.entities
  merged.described = described.facts
  return merged
}

/// The units of the project, then the headers that no unit included, merged into one extraction.
private func extractUnits(
  _ project: Project, _ request: Request, _ cache: RunCache?, known: [UnitCache.Known?]?
) throws(DriverError) -> (Extraction, UnitAnswers) {
  var answers = UnitAnswers()
  func nothing(of units: [TranslationUnit]) -> [UnitCache.Known?] { Array(repeating: nil, count: units.count) }
  let precompiled = PrecompiledFolder()
  let first = try extract(
    project.units, known: known ?? nothing(of: project.units), project.context, by: request.workers, cache?.units, request.limit, precompiled, progress: request.progress)
  answers.digests = first.map(\.digest)
  let missed = missedHeaders(project.units, first.map(\.extraction), project.context)
  let second = try extract(
    missed, known: cache?.units.find(missed) ?? nothing(of: missed), project.context, by: request.workers, cache?.units, request.limit, precompiled, progress: { _, _ in })
  answers.missed = zip(missed, second.map(\.digest)).map { ($0, $1) }
  let units = project.units + missed
  let extractions = namesakesToldApart(in: (first + second).map(\.extraction), of: units, project)

  var merger = Merger(project)
  for (unit, extraction) in zip(units, extractions) { merger.add(extraction, of: unit) }
  try merger.add(first + second, request.limit)
  return (joined(merger.finish(), extractions, project), answers)
}

/// Adds what depends on the whole project for Swift: resolves names across files, and gives one identity to what Swift and Objective-C share.
private func joined(_ merged: Extraction, _ extractions: [Extraction], _ project: Project) -> Extraction {
  var merged = merged
  merged.addGeneratedClasses(of: project)
  let swift = withBigStack { resolveSwift(extractions, context: project.context, others: merged) }
  joinGeneratedHeaders(of: project.context, in: &merged)
  merged.entities += swift.entities
  merged.facts += swift.facts
  merged.possibleUses = swift.possibleUses
  merged.methods += swift.methods
  merged.problems += swift.problems
  if !swift.filesInPart.isEmpty {
    for index in merged.entities.indices where merged.entities[index].kind == .file && swift.filesInPart.contains(merged.entities[index].name) { merged.entities[index].isIncomplete = true }
  }
  merged.coverage += swift.coverage
  merged.code.functions += swift.code.functions
  return merged
}

/// Adds what is inferred about members from the bodies of all languages.
private func addInference(to merged: inout Extraction, _ project: Project) {
  let (code, entities, facts) = (merged.code, merged.entities, merged.facts)
  let inference = withBigStack { inferMembers(code, entities: entities, facts: facts) }
  merged.facts = inference.facts
  merged.entities += inference.entities
  merged.handovers = inference.handovers
  merged.coverage.memberTypesInferred += inference.memberCount
  addConditions(of: project.context, to: &merged.facts)
}

private func nothingRead(_ project: Project, _ extraction: Extraction) -> String {
  let problems = (project.problems + extraction.problems).sorted().prefix(3).map { "'\($0.path)': \($0.message)" }
  let reason = problems.isEmpty ? "" : "; " + problems.joined(separator: "; ")
  return "none of the \(project.units.count) source files could be read" + reason
}
