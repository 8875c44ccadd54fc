package import Analysis

/// Writes what `arborist doctor` found out in one format. Pure, like a `FindingReporter`.
package protocol CheckupReporter: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  func write<Target: TextOutputStream>(_ checkup: Checkup, to output: inout Target)
}

extension CheckupReporter {
  package var name: String { Self.name }

  package func text(_ checkup: Checkup) -> String {
    var text = ""
    write(checkup, to: &text)
    return text
  }
}
