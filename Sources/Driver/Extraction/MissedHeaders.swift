import Facts

/// The headers that a unit was to report and nobody entered, say because their import stands under an `#if`, and those of units that could not be
/// read: each a unit of its own. `extractions` are what the units said.
func missedHeaders(_ units: [TranslationUnit], _ extractions: [Extraction], _ context: ProjectContext) -> [TranslationUnit] {
  let languages = Dictionary(context.files.map { ($0.path, $0.language) }, uniquingKeysWith: { first, _ in first })
  let entered = extractions.reduce(into: Set<String>()) { $0.formUnion($1.filesRead) }
  return zip(units, extractions).flatMap { unit, extraction in
    unit.headers.filter { extraction.filesRead.isEmpty || !entered.contains($0) }.map { header in
      var own = unit
      own.path = header
      own.headers = []
      let language = languages[header] ?? unit.language
      // A C header that an Objective-C unit owns is read as that unit would read it.
      own.language = unit.language.isObjectiveC && !language.isObjectiveC ? unit.language : language
      if own.prefixHeader == header { own.prefixHeader = nil }
      return own
    }
  }
}
