import Reporters

/// Why a run can't continue, and what to do about it. The command prints it and exits with status 2.
package struct DriverError: Error, CustomStringConvertible {
  /// One line for each mistake. Quoted text can't begin a new line.
  package let description: String

  package init(_ description: String) { self.init([description]) }

  /// Each further line begins with 'error: ', as the command writes it before the first one.
  init(_ mistakes: [String]) { description = mistakes.map(visible).joined(separator: "\nerror: ") }
}
