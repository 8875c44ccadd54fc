import Facts

/// The language of every file: by its name, else by the evidence in its text, else by the files that include it.
///
/// A header without evidence of Objective-C or C++ outside of `#ifdef __OBJC__` and `#ifdef __cplusplus` gets the language that all its includers understand: C++ if
/// only C++ includes it, Objective-C if only Objective-C does, C if both do or none.
func languages(of kinds: [FileKind], evidence: [LanguageEvidence], includers: [[Int]]) -> [Language] {
  var known: [Language?] = zip(kinds, evidence).map { kind, evidence in
    switch kind {
    case .source(let language): language
    case .header(.cxx?), .fragment(.cxx?): evidence.contains(.objectiveC) ? .objectiveCxx : .cxx
    case .header, .fragment: shownLanguage(evidence)
    case .prefix: shownLanguage(evidence) ?? (evidence.contains(.guardedObjectiveC) ? .objectiveC : nil)
    }
  }

  // The languages that include an undecided header, directly or through other undecided ones.
  var reached = [LanguageSet](repeating: [], count: kinds.count)
  var included = [[Int]](repeating: [], count: kinds.count)
  var waiting: [Int] = []
  for (header, files) in includers.enumerated() where known[header] == nil {
    for file in files {
      if let language = known[file] { reached[header].insert(LanguageSet(language)) } else { included[file].append(header) }
    }
    if !reached[header].isEmpty { waiting.append(header) }
  }
  while let file = waiting.popLast() {
    for header in included[file] where !reached[header].isSuperset(of: reached[file]) {
      reached[header].formUnion(reached[file])
      waiting.append(header)
    }
  }
  for file in known.indices where known[file] == nil { known[file] = reached[file].common }
  return known.map { $0 ?? .c }
}

private func shownLanguage(_ evidence: LanguageEvidence) -> Language? {
  switch (evidence.contains(.objectiveC), evidence.contains(.cxx)) {
  case (true, true): .objectiveCxx
  case (true, false): .objectiveC
  case (false, true): .cxx
  case (false, false): nil
  }
}

private struct LanguageSet: OptionSet {
  let rawValue: UInt8
  static let c = Self(rawValue: 1)
  static let cxx = Self(rawValue: 2)
  static let objectiveC = Self(rawValue: 4)
  static let objectiveCxx = Self(rawValue: 8)

  /// The language that all of them understand.
  var common: Language {
    if isEmpty || contains(.c) { return .c }
    let isObjectiveC = isDisjoint(with: [.c, .cxx])
    let isCxx = isDisjoint(with: [.c, .objectiveC])
    return isObjectiveC ? (isCxx ? .objectiveCxx : .objectiveC) : isCxx ? .cxx : .c
  }
}

extension LanguageSet {
  init(_ language: Language) {
    switch language {
    case .c: self = .c
    case .cxx: self = .cxx
    case .objectiveC: self = .objectiveC
    case .objectiveCxx: self = .objectiveCxx
    default: self = []
    }
  }
}
