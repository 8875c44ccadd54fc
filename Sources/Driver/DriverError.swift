import Reporters

/// Why a run could not go on, and what to do about it. The command prints it and ends with status 2.
package struct DriverError: Error, CustomStringConvertible {
  /// A line for each mistake. What they quote begins no line of its own.
  package let description: String

  package init(_ description: String) { self.init([description]) }

  /// Each on a line that begins like the first, whose 'error: ' the command writes.
  init(_ mistakes: [String]) { description = mistakes.map(visible).joined(separator: "\nerror: ") }
}
