import Foundation

/// The result of running a program.
struct ProgramResult {
  let status: Int32
  let output: Data
  let errors: String
}

/// The path of a program by PATH; nil if there is none.
func findProgram(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// Runs a program to its end, passes `input` to it, and reads both of its output streams at the same time.
func runProgram(_ path: String, _ arguments: [String], environment: [String: String], input: Data = Data()) throws -> ProgramResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.environment = environment
  let (given, said, complained) = (Pipe(), Pipe(), Pipe())
  (process.standardInput, process.standardOutput, process.standardError) = (given, said, complained)
  // A program that exits before it has read everything must not end this process.
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

/// Written by one thread, and read by another after that.
private final class Received: @unchecked Sendable {
  private let lock = NSLock()
  private var value = Data()
  func set(_ data: Data) { lock.withLock { value = data } }
  var data: Data { lock.withLock { value } }
}
