import CClang
import Facts

/// Reads C, C++, Objective-C and Objective-C++ through libclang, with or without the headers of the platform.
///
/// An instance serves one thread. `extract` is a pure function of the unit, the files it includes and the context: units can be
/// read in any order, by any number of workers, with the same facts.
package final class ClangFrontend: Frontend {
  package static let languages: Set<Language> = [.c, .cxx, .objectiveC, .objectiveCxx]

  let library: LibClang.Loaded
  let project: ProjectFiles
  let index: CXIndex
  let platform: PlatformHeader
  private let precompiled: String?
  private var inquiry = Inquiry()
  let beginnings = Beginnings()
  /// The files that were read to make a precompiled file, by its path.
  private var inputs: [String: [String]] = [:]

  /// `precompiled` is the folder of `PrecompiledHeaders`, if there is one. Throws when no libclang can be loaded.
  package init(_ context: ProjectContext, precompiled: String? = nil) throws(LibClang.NotFound) {
    self.precompiled = precompiled
    library = try LibClang.load()
    project = ProjectFiles(context)
    platform = PlatformHeader(context)
    index = clang.clang_createIndex(1, 0)!
  }

  deinit { clang.clang_disposeIndex(index) }

  package func extract(_ unit: TranslationUnit) -> Extraction { extract(unit, withBodies: true) }

  /// What the extractions since the last call asked for.
  package func takeInquiry() -> Inquiry {
    defer { inquiry = Inquiry() }
    inquiry.add(project.takeInquiry())
    return inquiry
  }

  /// Without bodies a parse is quicker and survives deeper sources; `creates`, `uses` and `captures` are then mostly missing.
  package func extract(_ unit: TranslationUnit, withBodies: Bool) -> Extraction {
    let texts = SourceTexts()
    defer { note(texts, of: unit) }
    var invocation = Invocation(unit: unit, root: project.root, platform: platform, resourceDirectory: library.resourceDirectory, sdk: project.sdk)
    invocation.specialFiles = project.specialFiles
    invocation.generatedHeaders = project.generatedHeaders(of: unit)
    if let found = precompiled.flatMap({ PrecompiledHeaders.find(for: unit, in: $0) }) {
      invocation.precompiled = found.path
      inquiry.paths.formUnion(inputs(of: found))
    }
    let beginning = withBodies ? beginnings.learnt(for: unit, learnBeginning) : nil
    if let beginning { inquiry.add(beginning.inquiry) }
    var extraction = Extraction()
    do throws(ParsedUnit.Refusal) {
      let parsed = try ParsedUnit.parse(
        invocation, in: index, declared: project.declared, texts: texts, beginning: beginning?.standIns, withBodies: withBodies)
      // The shared headers, which the unit does not include itself, may be the reason.
      if !unit.sharedHeaders.isEmpty, parsed.clashesWithMachine(root: project.root) {
        var own = unit
        own.sharedHeaders = []
        return extract(own, withBodies: withBodies)
      }
      let reader = UnitReader(parsed, unit: unit, project: project, texts: texts)
      extraction = reader.read()
      extraction.gaps = GapFinder.gaps(reader, extraction.coverage)
      extraction.coverage.filesParsed += 1
      if withBodies {
        try readOtherBranches(of: unit, parsed, invocation, texts, into: &extraction)
      } else {
        extraction.filesInPart = extraction.filesRead.intersection([unit.path] + unit.headers)
      }
      if !parsed.standIns.isEmpty || unit.sdk == .appleStubs { extraction.coverage.filesParsedWithStubs += 1 }
      if let error = sdkError(in: parsed) {
        return withoutSDK(unit, withBodies: withBodies, error, insteadOf: extraction)
      }
    } catch {
      extraction.problems.append(problem(error, unit))
      extraction.coverage.filesFailed += 1
    }
    return extraction
  }

  private func inputs(of found: PrecompiledHeaders.Found) -> [String] {
    if let known = inputs[found.path] { return known }
    let read = found.inputs
    inputs[found.path] = read
    return read
  }

  func learnBeginning(_ unit: TranslationUnit, _ text: [UInt8]) -> Beginnings.Learnt {
    var invocation = Invocation(unit: unit, root: project.root, platform: platform, resourceDirectory: library.resourceDirectory, sdk: project.sdk)
    invocation.specialFiles = project.specialFiles
    let texts = SourceTexts()
    // The inquiry of this parse belongs to all units with this beginning.
    let before = takeInquiry()
    let parsed = try? ParsedUnit.parse(invocation, in: index, declared: project.declared, texts: texts, replacing: [invocation.file: text])
    note(texts.entered.subtracting([invocation.file]))
    let learnt = Beginnings.Learnt(standIns: parsed?.standIns, inquiry: takeInquiry())
    inquiry = before
    return learnt
  }

  /// Files in memory and precompiled files are left out: they are functions of the rest.
  private func note(_ paths: Set<String>) {
    for path in paths where !path.hasPrefix(Invocation.folder + "/") && !(precompiled.map { path.hasPrefix($0 + "/") } ?? false) {
      inquiry.paths.insert(path.hasPrefix("/") ? path : project.root + "/" + path)
    }
  }

  private func note(_ texts: SourceTexts, of unit: TranslationUnit) {
    inquiry.paths.insert(project.root + "/" + unit.path)
    note(texts.entered)
    inquiry.places.formUnion([unit.path] + unit.headers)
  }

  /// Adds the facts of the branches of `#if` that the first parse skipped, if they have code.
  private func readOtherBranches(
    of unit: TranslationUnit, _ parsed: ParsedUnit, _ invocation: Invocation, _ texts: SourceTexts, into extraction: inout Extraction
  ) throws(ParsedUnit.Refusal) {
    let branches = project.branches(of: extraction.filesRead)
    guard !branches.isEmpty else { return }
    let skipped = Dictionary(uniqueKeysWithValues: branches.keys.map { ($0, parsed.skippedLines(of: project.root + "/" + $0)) })
    var others = OtherBranches(of: branches, skipped: skipped)
    let reported = ([unit.path] + unit.headers).filter(extraction.filesRead.contains)
    for _ in 0..<ClangFrontend.mostOtherParses where reported.contains(where: others.areMissed) {
      let choices = others.next()
      var replacing: [String: [UInt8]] = [:]
      for (path, choice) in choices {
        let file = project.root + "/" + path
        replacing[file] = choice.applied(to: texts.bytes(of: file), branches[path] ?? [])
      }
      let again = try parsed.parseAgain(invocation, replacing: replacing, in: index, texts)
      let shown = ShownBranches(choices, of: branches)
      extraction.addFacts(of: UnitReader(again, unit: unit, project: project, texts: texts, shown: shown).read())
    }
  }

  /// Each further parse costs time, and an `#if` with more branches that all have code is rare.
  private static let mostOtherParses = 4

  // MARK: An SDK that does not parse

  /// The first error in the SDK's own headers: declarations after it may be lost.
  private func sdkError(in parsed: ParsedUnit) -> Diagnosis? {
    guard let sdk = project.sdk else { return nil }
    return parsed.errors.first { $0.file.hasPrefix(sdk.path + "/") }
  }

  /// The facts of the unit read with stand-ins, if these are more than those with an SDK that does not parse.
  private func withoutSDK(_ unit: TranslationUnit, withBodies: Bool, _ error: Diagnosis, insteadOf withSDK: Extraction) -> Extraction {
    var fallback = unit
    fallback.sdk = .appleStubs
    var extraction = extract(fallback, withBodies: withBodies)
    guard extraction.facts.count > withSDK.facts.count else { return withSDK }
    let header = String(error.file.dropFirst((project.sdk?.path ?? "").count + 1))
    extraction.gaps.append(Gap(.brokenSDK, header, at: SourceLocation(unit.path), isPlatforms: true))
    // Reported once, however many files are affected.
    extraction.problems.append(
      Problem(
        .project, header,
        "this header of the SDK does not parse (line \(error.line): \(error.message)); files that lose more by it than they gain are read with stand-ins"))
    return extraction
  }

  private func problem(_ refusal: ParsedUnit.Refusal, _ unit: TranslationUnit) -> Problem {
    switch refusal.code {
    case CXError_Crashed: Problem(.crashed, unit.path, "libclang crashed on it and says nothing about it")
    default: Problem(.parseFailed, unit.path, "libclang refused it (error \(refusal.code.rawValue)); look at its flags in the compile database")
    }
  }
}

/// The content of a `names` fact without its location.
private struct Named: Hashable {
  let file: EntityID
  let other: EntityID
  let name: String?

  init(_ fact: Fact) { (file, other, name) = (fact.subject, fact.object, fact.details.member) }
}

extension Extraction {
  /// Adds the facts of another parse of the same unit, and the entities that they mention.
  fileprivate mutating func addFacts(of other: Extraction) {
    var mentioned: Set<EntityID> = []
    for fact in other.facts {
      mentioned.insert(fact.subject)
      mentioned.insert(fact.object)
    }
    for method in other.methods { mentioned.insert(method.owner) }
    let named = Set(facts.lazy.filter { $0.relation == .names }.map(Named.init))
    facts += other.facts.filter { $0.relation != .names || !named.contains(Named($0)) }
    methods += other.methods
    add(other.code)
    entities += other.entities.filter { mentioned.contains($0.id) }
  }

  /// Adds the functions that no earlier parse had. If a function is in both branches of an `#if`, the branch that was taken counts, also for its closures.
  private mutating func add(_ other: Code) {
    var known = Set(code.functions.map(\.id))
    var isNew = false
    for function in other.functions {
      if function.kind != .closure { isNew = known.insert(function.id).inserted }
      if isNew { code.functions.append(function) }
    }
    let stored = Set(code.syntheses.map { [$0.owner.text, $0.property] })
    code.syntheses += other.syntheses.filter { !stored.contains([$0.owner.text, $0.property]) }
  }
}
