internal import Facts

/// What is wrong with the parts of a configuration. A mistake in one part does not keep the others from being read.
struct Mistakes {
  private var found: [ConfigurationError] = []

  mutating func note(_ error: ConfigurationError) { found += error.all }

  /// What the part says; nil when there is a mistake in it.
  @discardableResult
  mutating func attempt<Answer>(_ read: () throws(ConfigurationError) -> Answer) -> Answer? {
    do {
      return try read()
    } catch {
      note(error)
      return nil
    }
  }

  /// Throws all of them as one, in the order of the files. A part that counts in several places is read more than once.
  func refuse() throws(ConfigurationError) {
    var sorted: [ConfigurationError] = []
    for error in found.sorted(by: { ($0.location, $0.message) < ($1.location, $1.message) }) where sorted.last != error { sorted.append(error) }
    guard var first = sorted.first else { return }
    first.others = Array(sorted.dropFirst())
    throw first
  }
}

extension Sequence {
  /// What each element says, or all that is wrong with them.
  func readEach<Answer>(_ read: (Element) throws(ConfigurationError) -> Answer) throws(ConfigurationError) -> [Answer] {
    var mistakes = Mistakes()
    var answers: [Answer] = []
    for element in self {
      if let answer = mistakes.attempt({ () throws(ConfigurationError) in try read(element) }) { answers.append(answer) }
    }
    try mistakes.refuse()
    return answers
  }
}
