import Foundation

/// What a program said when it was run.
struct ProgramResult {
  let status: Int32
  let output: Data
  let errors: String
}

/// Where a program lies, by the PATH; nil when it is not there.
func findProgram(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// Runs a program to its end, gives it `input` and reads both of its streams as they fill.
func runProgram(_ path: String, _ arguments: [String], environment: [String: String], input: Data = Data()) throws -> ProgramResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.environment = environment
  let (given, said, complained) = (Pipe(), Pipe(), Pipe())
  (process.standardInput, process.standardOutput, process.standardError) = (given, said, complained)
  // One that ends before it has read all must not take this process with it.
  signal(SIGPIPE, SIG_IGN)
  try Leftovers.start(process)
  defer { Leftovers.forget(process) }
  let group = DispatchGroup()
  let errors = Received()
  DispatchQueue.global().async(group: group) {
    try? given.fileHandleForWriting.write(contentsOf: input)
    try? given.fileHandleForWriting.close()
  }
  DispatchQueue.global().async(group: group) { errors.set(complained.fileHandleForReading.readDataToEndOfFile()) }
  let output = said.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  group.wait()
  return ProgramResult(status: process.terminationStatus, output: output, errors: String(decoding: errors.data, as: UTF8.self))
}

/// Written by one thread, and read by another when the first is done.
private final class Received: @unchecked Sendable {
  private let lock = NSLock()
  private var value = Data()
  func set(_ data: Data) { lock.withLock { value = data } }
  var data: Data { lock.withLock { value } }
}
