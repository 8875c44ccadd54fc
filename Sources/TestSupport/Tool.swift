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
    try run(executable, arguments, in: folder, environment)
  }

  /// Runs a script that calls `"$ARBORIST"`, for tests that need a shell.
  package static func shell(_ script: String, in folder: String) throws -> Result { try run("/bin/sh", ["-c", script], in: folder, ["ARBORIST": executable]) }

  private static func run(_ program: String, _ arguments: [String], in folder: String?, _ environment: [String: String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Standard output can fill its pipe, so it is read first. Standard error is small.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self), errors: String(decoding: said, as: UTF8.self))
  }
}
