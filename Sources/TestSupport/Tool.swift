import Foundation

/// The built executable, run as a user runs it.
package struct Tool {
  package struct Result: Equatable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Built beside the tests.
  package static let executable = checkout.appendingPathComponent(".build/debug/arborist").path

  package static func run(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Standard error is small; what fills a pipe is read first.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self), errors: String(decoding: said, as: UTF8.self))
  }
}
