import Facts

extension GapTally {
  /// Notes files that could not be read or parsed: front-ends can't report these.
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
  /// Tells the project's own files from external ones. Gaps in external files are only shown on request. A file that was not read counts as own.
  var isOwn: (String) -> Bool {
    let external = Set(files.filter(\.isExternal).map { EntityID($0.path) })
    return { !external.contains(EntityID($0)) }
  }
}
