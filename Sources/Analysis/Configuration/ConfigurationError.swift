package import Facts

/// What is wrong with a configuration, and where: `.arborist.yml:3:5: unknown key 'rulez', did you mean 'rules'`.
///
/// Quotes what the file says: pass it through `visible` on its way to a terminal.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package var location: SourceLocation
  /// Lower case, no full stop, says what to do where there is something to do.
  package var message: String
  /// What else is wrong, in the order of the files. Whoever reads a configuration goes on after a mistake, so that all are said at once.
  package var others: [ConfigurationError] = []

  package init(_ message: String, at location: SourceLocation) {
    self.location = location
    self.message = message
  }

  /// One line for each mistake.
  package var description: String { all.map { "\($0.location): \($0.message)" }.joined(separator: "\n") }

  /// This mistake and the others, each by itself.
  package var all: [ConfigurationError] { [ConfigurationError(message, at: location)] + others.flatMap(\.all) }

  /// A name that nobody knows, with the nearest one that is known.
  static func unknown(_ what: String, _ name: String, at location: SourceLocation, known: [String]) -> Self {
    var message = "unknown \(what) '\(name)'"
    if let nearest = nearest(to: name, in: known) {
      message += ", did you mean '\(nearest)'"
    } else if !known.isEmpty && known.count <= 15 {
      message += "; known are " + quotedList(known)
    }
    return ConfigurationError(message, at: location)
  }
}
