import Facts

extension GapTally {
  /// Files that could not be read or parsed, which no front-end can speak of.
  mutating func note(problems: [Problem]) {
    var seen: Set<Problem> = []
    for problem in problems where seen.insert(problem).inserted {
      if let kind = problem.kind.gap { note(Gap(kind, problem.path, at: SourceLocation(problem.path))) }
    }
  }
}

extension Problem.Kind {
  var isOfSkippedFile: Bool { gap == .skippedFile }

  fileprivate var gap: Gap.Kind? {
    switch self {
    case .unreadable, .notText, .tooLarge: .skippedFile
    case .crashed, .timedOut, .parseFailed: .failedFile
    case .project, .stopped: nil
    }
  }
}

extension ProjectContext {
  /// Tells the project's own files from other people's, whose gaps are nobody's business who does not ask for them. A file that was
  /// not read is own.
  var isOwn: (String) -> Bool {
    let external = Set(files.filter(\.isExternal).map { EntityID($0.path) })
    return { !external.contains(EntityID($0)) }
  }
}
