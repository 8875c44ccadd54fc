package import Facts

/// What is wrong with a configuration, and where: `.arborist.yml:3:5: unknown key 'rulez', did you mean 'rules'`.
///
/// Quotes what the file says: pass it through `visible` on its way to a terminal.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package var location: SourceLocation
  /// Lower case, no full stop; says what to do if something can be done.
  package var message: String
  /// Further mistakes, in the order of the files. Reading continues after a mistake, so that all are reported at once.
  package var others: [ConfigurationError] = []

  package init(_ message: String, at location: SourceLocation) {
    self.location = location
    self.message = message
  }

  /// One line for each mistake.
  package var description: String { all.map { "\($0.location): \($0.message)" }.joined(separator: "\n") }

  /// This mistake and the others, each by itself.
  package var all: [ConfigurationError] { [ConfigurationError(message, at: location)] + others.flatMap(\.all) }

  /// An unknown name, with the most similar known one.
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
