/// Why a run could not go on, and what to do about it. The command prints it and ends with status 2.
package struct DriverError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
