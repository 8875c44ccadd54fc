internal import Analysis
internal import Facts

extension Finding {
  /// How many cuts are shown to people: nobody reads on, and a knot of thousands must not fill the screen.
  static let mostCuts = 12

  /// The notes for formats that have no place for cuts: the finding's own, and the first cuts in words.
  var story: [Note] {
    let shown = cuts.prefix(Finding.mostCuts).map { Note($0.words, at: $0.location) }
    guard let last = shown.last, let rest = restOfCuts else { return notes + shown }
    return notes + shown + [Note(rest, at: last.location)]
  }

  /// How many cuts are not shown; nil when all are.
  var restOfCuts: String? { cuts.count > Finding.mostCuts ? "and \(counted(cuts.count - Finding.mostCuts, "more cut"))" : nil }
}

extension Finding.Cut {
  /// `cut 'A.h' -> 'B.h': only a pointer to it is used`.
  var words: String { "cut '\(source)' -> '\(target)': \(reason)" }
}

extension Finding.Note {
  /// `ios/App/Model.h:2`, harmless at the start of a line.
  func hosted(_ style: ReportStyle) -> String {
    let path = leading(style.hosted(location.path))
    return location.line == 0 ? path : "\(path):\(location.line)"
  }
}
