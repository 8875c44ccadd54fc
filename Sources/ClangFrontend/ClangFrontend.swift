import CClang
import Facts

/// Reads C, C++, Objective-C and Objective-C++ through libclang, with or without the headers of the platform.
///
/// One value serves one thread. `extract` is a pure function of the unit, the files it includes and the context: units can be
/// read in any order, by any number of workers, with the same facts.
package final class ClangFrontend: Frontend {
  package static let languages: Set<Language> = [.c, .cxx, .objectiveC, .objectiveCxx]

  let library: LibClang.Loaded
  let project: ProjectFiles
  let index: CXIndex
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
    var invocation = Invocation(unit: unit, root: project.root, resourceDirectory: library.resourceDirectory)
    invocation.precompiledPrelude = precompiled.flatMap { PrecompiledPrelude.path(for: unit, in: $0) }
    var extraction = Extraction()
    do throws(ParsedUnit.Refusal) {
      let parsed = try ParsedUnit.parse(invocation, in: index, declared: project.declared, texts: texts, withBodies: withBodies)
      extraction = UnitReader(parsed, unit: unit, project: project, texts: texts).read()
      extraction.coverage.filesParsed += 1
      if !parsed.standIns.isEmpty || unit.sdk == .appleStubs { extraction.coverage.filesParsedWithStubs += 1 }
    } catch {
      extraction.problems.append(problem(error, unit))
      extraction.coverage.filesFailed += 1
    }
    return extraction
  }

  private func problem(_ refusal: ParsedUnit.Refusal, _ unit: TranslationUnit) -> Problem {
    switch refusal.code {
    case CXError_Crashed: Problem(.crashed, unit.path, "libclang crashed on it and says nothing about it")
    default: Problem(.parseFailed, unit.path, "libclang refused it (error \(refusal.code.rawValue)); look at its flags in the compile database")
    }
  }
}
