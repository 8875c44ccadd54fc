internal import Analysis
internal import Facts

extension Finding {
  /// The rest of the story for formats that know one kind of it: the notes, and the cuts in words.
  var story: [Note] { notes + cuts.map { Note($0.words, at: $0.location) } }
}

extension Finding.Cut {
  /// `cut 'A.h' -> 'B.h': only a pointer to it is used`.
  var words: String { "cut '\(source)' -> '\(target)': \(reason)" }
}

extension Finding.Note {
  /// `ios/App/Model.h:2`, as a line may start.
  func hosted(_ style: ReportStyle) -> String {
    let path = leading(style.hosted(location.path))
    return location.line == 0 ? path : "\(path):\(location.line)"
  }
}
