import ArgumentParser
import Driver
import Foundation

/// What every command that analyses takes.
struct AnalysisOptions: ParsableArguments {
  @Argument(help: "Files and folders to analyse.")
  var paths: [String] = ["."]

  @Option(help: "The configuration; otherwise the nearest '.arborist.yml' is used.", completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(name: [.customLong("compile-commands"), .customShort("p")], help: "A compile database, or the folder that holds one; otherwise one is looked for.", completion: .file(extensions: ["json"]))
  var compileCommands: String?

  @Flag(name: .customLong("judge-external"), help: "Judge other people's code too ('Pods', 'vendor', 'third_party', ...).")
  var judgeExternal = false

  @Option(help: "How many files to parse at a time; 0 parses in this process. (default: one for each core)")
  var workers: Int?

  @Flag(name: .shortAndLong, help: "Say nothing on standard error but errors.")
  var quiet = false

  func validate() throws {
    if let workers, !(0...256).contains(workers) { throw ValidationError("'--workers' must be between 0 and 256") }
  }

  /// What to analyse, and how.
  func request() -> Request {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    var request = Request(paths, workers: count == 0 ? .inProcess : .processes(executable: ownExecutable(), count: count))
    request.configuration = config
    request.compileCommands = compileCommands
    request.judgesExternal = judgeExternal
    return request
  }

  /// Analyses, with progress on a terminal.
  func report() throws -> Report {
    var request = request()
    let progress = ProgressLine(isShown: !quiet && isTerminal(FileHandle.standardError))
    request.progress = { progress.show($0, of: $1) }
    defer { progress.end() }
    return try analyze(request)
  }

  /// Problems and the last line of a run.
  func tell(_ report: Report) {
    guard !quiet else { return }
    for problem in report.problems { writeError("problem: " + problem.line) }
    writeError(summary(of: report))
  }
}

/// This executable, to start workers with.
private func ownExecutable() -> String {
  if let path = Bundle.main.executablePath { return path }
  return CommandLine.arguments[0]
}

func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }
