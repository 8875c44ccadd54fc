import Testing
import TestSupport

/// Compares a text with the file of that name in `Golden`.
func expectGolden(_ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let difference = differenceFromGolden(text, at: "Tests/ReportersTests/Golden/\(name).txt")
  #expect(difference == "", sourceLocation: sourceLocation)
}
