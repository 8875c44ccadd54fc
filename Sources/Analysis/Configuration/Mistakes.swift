internal import Facts

/// Collects the mistakes in a configuration. A mistake in one part does not keep the other parts from being read.
struct Mistakes {
  private var found: [ConfigurationError] = []

  mutating func note(_ error: ConfigurationError) { found += error.all }

  /// The result of reading a part; nil if it has a mistake.
  @discardableResult
  mutating func attempt<Answer>(_ read: () throws(ConfigurationError) -> Answer) -> Answer? {
    do {
      return try read()
    } catch {
      note(error)
      return nil
    }
  }

  /// Throws all mistakes as one error, in the order of the files, without duplicates: a part may be read more than once.
  func refuse() throws(ConfigurationError) {
    var sorted: [ConfigurationError] = []
    for error in found.sorted(by: { ($0.location, $0.message) < ($1.location, $1.message) }) where sorted.last != error { sorted.append(error) }
    guard var first = sorted.first else { return }
    first.others = Array(sorted.dropFirst())
    throw first
  }
}

extension Sequence {
  /// Reads every element. Returns all results, or throws all mistakes.
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
