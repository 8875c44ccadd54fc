import Facts

/// Chooses the machine's headers that several C++ units get in common: most of what a compiler reads for a unit is the standard library, which is the same for all.
///
/// A unit may get headers that it does not include itself. They declare names of the language and the system, which projects rarely use for something else. Units are
/// excluded if they set a macro that such headers test, or define a keyword as a macro.
struct SharedHeaders {
  private let resolved: ResolvedSources
  private let isSetting: [Bool]

  init(_ resolved: ResolvedSources) {
    self.resolved = resolved
    isSetting = resolved.sources.scans.map { $0.names.macros.contains(where: isOfTheLibrary) }
  }

  /// The standard headers that a unit reaching these files certainly includes, in byte order; empty if the unit must not get others.
  func headers(of reached: [IncludeClosure.Reached], _ unit: TranslationUnit) -> [String] {
    // Headers that flags include come first, and may belong to the project.
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

/// Gives the units of each kind (same language, same flags) the headers that at least two of them include. Not done for only a few units.
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

/// Whether standard headers test a macro, or it is a keyword.
private func isOfTheLibrary(_ macro: String) -> Bool {
  if languageWords.contains(macro) { return true }
  // clang defines it by itself in C++; `__STDC_FORMAT_MACROS` and similar ones have no effect since C++11.
  guard macro.hasPrefix("_"), macro != "_GNU_SOURCE" else { return false }
  return ["_SOURCE", "_BITS", "__STDC_WANT_", "_GLIBCXX_", "_LIBCPP_", "_FORTIFY"].contains(where: macro.contains)
}

/// Keywords, and two library names that Windows headers define as macros.
private let languageWords: Set<String> = [
  "NDEBUG", "alignas", "auto", "bool", "char", "class", "const", "constexpr", "delete", "double", "enum", "explicit", "extern", "false", "final", "float",
  "for", "friend", "if", "inline", "int", "long", "max", "min", "namespace", "new", "noexcept", "nullptr", "operator", "override", "private", "protected", "public",
  "restrict", "return", "short", "signed", "sizeof", "static", "struct", "template", "this", "thread_local", "throw", "true", "typedef", "typename", "union",
  "unsigned", "using", "virtual", "void", "volatile", "while",
]
