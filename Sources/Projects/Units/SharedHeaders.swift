import Facts

/// Which of the machine's headers units of C++ are given together: most of what a compiler reads for one is the standard library, and it is the same for all.
///
/// A unit is given headers that it does not include itself. They declare what belongs to the language and the system, and projects seldom use these names
/// for something else. A unit that sets a macro which such headers ask for, or defines a word of the language as a macro, is left alone.
struct SharedHeaders {
  private let resolved: ResolvedSources
  private let isSetting: [Bool]

  init(_ resolved: ResolvedSources) {
    self.resolved = resolved
    isSetting = resolved.sources.scans.map { $0.names.macros.contains(where: isOfTheLibrary) }
  }

  /// The standard headers that a unit which reaches these files includes on every way, in byte order; none where it may not be given others.
  func headers(of reached: [IncludeClosure.Reached], _ unit: TranslationUnit) -> [String] {
    // What flags force on a unit is read first, and may be the project's.
    guard unit.language == .cxx, unit.sdk == .host, !unit.arguments.contains("-include"), !unit.arguments.contains("-imacros"),
      !reached.contains(where: { isSetting[$0.file] })
    else { return [] }
    var found: Set<PathKey> = []
    for file in reached where !file.isUncertain {
      for (item, resolution) in zip(resolved.sources.scans[file.file].imports, resolved.resolutions[file.file])
      where resolution == .outside && item.form == .angled && !item.isUncertain && !item.isNext && SystemHeaders.isKnown(item.spelling) {
        found.insert(PathKey(item.spelling))
      }
    }
    return found.map(\.text).sorted(by: isBefore)
  }
}

/// Gives the units of each kind, those of one language with the same flags, the headers that at least two of them include. A few units are not worth it.
func shareHeaders(among units: inout [UnitPlan.Planned]) {
  let worthwhile = 8
  var kinds: [[String]: [Int]] = [:]
  for (index, planned) in units.enumerated() where !planned.sharedHeaders.isEmpty { kinds[planned.unit.arguments, default: []].append(index) }
  for members in kinds.values where members.count >= worthwhile {
    var counts: [PathKey: Int] = [:]
    for member in members { for header in units[member].sharedHeaders { counts[PathKey(header), default: 0] += 1 } }
    let shared = counts.filter { $0.value > 1 }.map(\.key.text).sorted(by: isBefore)
    for member in members { units[member].unit.sharedHeaders = shared }
  }
}

/// Whether a macro is one that standard headers ask for, or a word of the language.
private func isOfTheLibrary(_ macro: String) -> Bool {
  if languageWords.contains(macro) { return true }
  // clang sets it by itself in C++; and `__STDC_FORMAT_MACROS` and its kin mean nothing since C++11.
  guard macro.hasPrefix("_"), macro != "_GNU_SOURCE" else { return false }
  return ["_SOURCE", "_BITS", "__STDC_WANT_", "_GLIBCXX_", "_LIBCPP_", "_FORTIFY"].contains(where: macro.contains)
}

/// Words of the language, and two names of the library that headers of Windows define as macros.
private let languageWords: Set<String> = [
  "NDEBUG", "alignas", "auto", "bool", "char", "class", "const", "constexpr", "delete", "double", "enum", "explicit", "extern", "false", "final", "float",
  "for", "friend", "if", "inline", "int", "long", "max", "min", "namespace", "new", "noexcept", "nullptr", "operator", "override", "private", "protected", "public",
  "restrict", "return", "short", "signed", "sizeof", "static", "struct", "template", "this", "thread_local", "throw", "true", "typedef", "typename", "union",
  "unsigned", "using", "virtual", "void", "volatile", "while",
]
