import Facts
import Projects

/// The code of a project's function bodies, and what could not be read.
package struct ReadCode: Sendable {
  package var code: Code
  /// Relative to the root, in byte order.
  package var files: [String]
  package var problems: [Problem]
}

/// Reads like `analyze`, but stops after the code of the bodies.
package func readCode(_ request: Request) throws(DriverError) -> ReadCode {
  let settings = try ConfigurationFile.find(for: request)
  let (project, extraction) = try read(request, settings)
  return ReadCode(
    code: extraction.code, files: project.context.files.map(\.path).sorted { $0.byteOrder(to: $1) < 0 },
    problems: Set(project.problems + extraction.problems).sorted())
}
