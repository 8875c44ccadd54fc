import CClang
import Facts

/// Reads C, C++, Objective-C and Objective-C++ through libclang, with or without the headers of the platform.
///
/// One value serves one thread. `extract` is a pure function of the unit, the files it includes and the context: units can be
/// read in any order, by any number of workers, with the same facts.
package final class ClangFrontend: Frontend {
  package static let languages: Set<Language> = [.c, .cxx, .objectiveC, .objectiveCxx]

  private let library: LibClang.Loaded
  private let project: ProjectFiles
  private let index: CXIndex
  private let precompiled: String?

  /// `precompiled` is the folder of `PrecompiledPrelude`, if there is one. Throws when no libclang can be loaded.
  package init(_ context: ProjectContext, precompiled: String? = nil) throws(LibClang.NotFound) {
    self.precompiled = precompiled
    library = try LibClang.load()
    project = ProjectFiles(context)
    index = clang.clang_createIndex(1, 0)!
  }

  deinit { clang.clang_disposeIndex(index) }

  package func extract(_ unit: TranslationUnit) -> Extraction { extract(unit, withBodies: true) }

  /// Without bodies a parse is quicker and survives deeper sources; `creates`, `uses` and `captures` are then mostly missing.
  package func extract(_ unit: TranslationUnit, withBodies: Bool) -> Extraction {
    let texts = SourceTexts()
    var invocation = Invocation(unit: unit, root: project.root, resourceDirectory: library.resourceDirectory, sdk: project.sdk)
    invocation.precompiledPrelude = precompiled.flatMap { PrecompiledPrelude.path(for: unit, in: $0) }
    var extraction = Extraction()
    do throws(ParsedUnit.Refusal) {
      let parsed = try ParsedUnit.parse(invocation, in: index, declared: project.declared, texts: texts, withBodies: withBodies)
      let reader = UnitReader(parsed, unit: unit, project: project, texts: texts)
      extraction = reader.read()
      extraction.gaps = GapFinder.gaps(reader, extraction.coverage)
      extraction.coverage.filesParsed += 1
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

  // MARK: An SDK that does not parse

  /// The first error in the SDK's own headers: what follows it there may be lost.
  private func sdkError(in parsed: ParsedUnit) -> Diagnosis? {
    guard let sdk = project.sdk else { return nil }
    return ParsedUnit.errors(of: parsed.handle).first { $0.file.hasPrefix(sdk.path + "/") }
  }

  /// What the unit says when it is read with stand-ins, if that is more than it says with an SDK that does not parse.
  private func withoutSDK(_ unit: TranslationUnit, withBodies: Bool, _ error: Diagnosis, insteadOf withSDK: Extraction) -> Extraction {
    var fallback = unit
    fallback.sdk = .appleStubs
    var extraction = extract(fallback, withBodies: withBodies)
    guard extraction.facts.count > withSDK.facts.count else { return withSDK }
    let header = String(error.file.dropFirst((project.sdk?.path ?? "").count + 1))
    extraction.gaps.append(Gap(.brokenSDK, header, at: SourceLocation(unit.path), isPlatforms: true))
    // Said once, however many files it costs.
    extraction.problems.append(Problem(
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
