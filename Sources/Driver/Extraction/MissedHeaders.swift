import Facts

/// The headers that a unit was to report but that no unit included, for example because of an `#if`, and those of units that could not be read. Each becomes a unit of
/// its own. `extractions` are the results of the units.
func missedHeaders(_ units: [TranslationUnit], _ extractions: [Extraction], _ context: ProjectContext) -> [TranslationUnit] {
  let languages = Dictionary(context.files.map { ($0.path, $0.language) }, uniquingKeysWith: { first, _ in first })
  let entered = extractions.reduce(into: Set<String>()) { $0.formUnion($1.filesRead) }
  return zip(units, extractions).flatMap { unit, extraction in
    unit.headers.filter { extraction.filesRead.isEmpty || !entered.contains($0) }.map { header in
      var own = unit
      own.path = header
      own.headers = []
      let language = languages[header] ?? unit.language
      // A header of C or C++ that an Objective-C unit owns is read in the unit's language.
      own.language = unit.language.isObjectiveC && !language.isObjectiveC ? unit.language : language
      if own.prefixHeader == header { own.prefixHeader = nil }
      own.broughtHeaders.removeAll { $0 == header }
      return own
    }
  }
}
