import ArgumentParser
import Driver
import Foundation

/// What every command that analyses takes.
struct AnalysisOptions: ParsableArguments {
  @Argument(help: "Files and folders to analyse.")
  var paths: [String] = ["."]

  @Option(
    help: "The configuration; otherwise the nearest '.arborist.yml' is used. It doesn't change which folder is read, and its paths are relative to that folder.",
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(name: [.customLong("compile-commands"), .customShort("p")], help: "A compile database, or the folder that holds one; otherwise one is looked for.", completion: .file(extensions: ["json"]))
  var compileCommands: String?

  @Option(help: "The baseline; otherwise the one that the configuration names, or '.arborist-baseline.json', is used when it is there.", completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Report what the baseline lists as well.")
  var noBaseline = false

  @Option(help: ArgumentHelp("An Apple SDK to read Objective-C with, instead of stand-ins for its frameworks. (default: SDKROOT, if that is set)", valueName: "folder"), completion: .directory)
  var sdk: String?

  @Flag(name: .customLong("judge-external"), help: "Judge other people's code too ('Pods', 'vendor', 'third_party', ...), and what programs wrote.")
  var judgeExternal = false

  @Option(help: "How many files to parse at a time; 0 parses in this process. (default: one for each core)")
  var workers: Int?

  @Option(
    help: ArgumentHelp("Where to keep what was read, so that the next run reads only what changed. (default: '.arborist-cache' in the project's root)", valueName: "folder"), completion: .directory)
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Read everything anew, and keep nothing.")
  var noCache = false

  @Option(
    name: .customLong("shards"), help: ArgumentHelp("A file that 'arborist extract' or 'arborist merge' wrote: what is in it is not read again. May be given several times.", valueName: "file"),
    completion: .file(extensions: ["shard"]))
  var shards: [String] = []

  @Flag(help: "Read the text of the C family and parse none of it: imports, types, superclasses and categories, in a fraction of the time. Swift is read in full.")
  var quick = false

  @Option(help: ArgumentHelp("Stop reading after so many seconds, report what was read by then as a part, and end with status 2. (default: no limit)", valueName: "seconds"))
  var timeout: Int?

  @Option(
    name: .customLong("max-memory"),
    help: ArgumentHelp(
      "Stop reading before the run with all its processes takes more than that, as '800M' or '4G'; what was read by then is reported as a part, with status 2. (default: no limit)", valueName: "size"))
  var maxMemory: String?

  @Flag(name: .shortAndLong, help: "Say nothing on standard error but errors.")
  var quiet = false

  func validate() throws {
    if let workers, !(0...256).contains(workers) { throw ValidationError("'--workers' must be between 0 and 256") }
    if let timeout, timeout < 1 { throw ValidationError("'--timeout' is a number of seconds, 1 at least") }
    if let maxMemory, bytes(maxMemory) == nil { throw ValidationError("'--max-memory' is a number of megabytes or gigabytes, as '800M' or '4G', 1M at least; '\(maxMemory)' is none") }
    if noCache, cache != nil { throw ValidationError("'--cache' and '--no-cache' exclude each other") }
    if workers == 0, !shards.isEmpty { throw ValidationError("'--shards' needs a process that reads; leave '--workers 0' out") }
    if noBaseline, baseline != nil { throw ValidationError("'--baseline' and '--no-baseline' exclude each other") }
  }

  /// What to analyse, and how.
  func request() throws -> Request {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    var request = Request(paths, workers: count == 0 ? .inProcess : .processes(executable: ownExecutable(), count: count))
    request.configuration = config
    request.compileCommands = compileCommands
    request.sdk = sdk ?? ProcessInfo.processInfo.environment["SDKROOT"].flatMap { $0.isEmpty ? nil : $0 }
    request.judgesExternal = judgeExternal
    request.isQuick = quick
    request.limit = ReadingLimit(seconds: timeout, memory: try maxMemory.flatMap(bytes).map(limitMemory))
    request.cache = noCache ? .none : cache.map(CacheChoice.folder) ?? .automatic
    request.shards = shards
    request.baseline = noBaseline ? .none : baseline.map(BaselineChoice.file) ?? .automatic
    return request
  }

  /// Analyses, with progress on a terminal. Of a part of a project, reads the part and what it needs, or with `readingAll` the whole project around it.
  func report(readingAll: Bool = false) throws -> Report {
    try run { (request) throws(DriverError) in
      var request = request
      request.readsAll = readingAll
      request.limit?.allowsPart = true
      return try analyze(request)
    }
  }

  /// Reads without judging, with progress on a terminal.
  func checkup() throws -> Checkup { try run(examine) }

  /// Reads what bodies do, with progress on a terminal.
  func code() throws -> ReadCode { try run(readCode) }

  func run<Answer>(_ body: (Request) throws(DriverError) -> Answer) throws -> Answer {
    try run { (request, _) throws(DriverError) in try body(request) }
  }

  /// The same for a body that reads more than once, and tells the progress line what it reads next.
  func run<Answer>(_ body: (Request, ProgressLine) throws(DriverError) -> Answer) throws -> Answer {
    var request = try request()
    let progress = ProgressLine(isShown: !quiet && isTerminal(FileHandle.standardError))
    request.progress = { progress.show($0, of: $1) }
    defer { progress.end() }
    return try body(request, progress)
  }

  /// Writes the problems and the last line of a run. A run that read only a part ends here with status 2.
  func tell(_ report: Report) throws {
    if quiet { return try endIfPartial(report) }
    tell(report.problems)
    if let baseline = report.baseline {
      for entry in baseline.stale { writeError("stale: '\(baseline.path)' lists \(visible(entry.words)), which is gone or smaller; run 'arborist baseline'") }
    }
    writeError(summary(of: report))
    for hint in [hint(for: report), shardHint(for: report)] { if let hint { writeError(hint) } }
    try endIfPartial(report)
  }

  /// The same of a run that judges nothing.
  func tellWithoutFindings(_ report: Report) throws {
    if quiet { return try endIfPartial(report) }
    tell(report.problems)
    writeError(summaryWithoutFindings(of: report))
    for hint in [hint(for: report), shardHint(for: report)] { if let hint { writeError(hint) } }
    try endIfPartial(report)
  }

  private func endIfPartial(_ report: Report) throws {
    if report.isPartial { throw ExitCode(2) }
  }

  func tell(_ problems: [Problem]) {
    guard !quiet else { return }
    for problem in problems { writeError("problem: " + problem.line) }
  }
}

/// This executable, to start workers with.
func ownExecutable() -> String {
  if let path = Bundle.main.executablePath { return path }
  return CommandLine.arguments[0]
}

func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }

/// `800M`, `4G`, also `4GB` and `4g`; nil for everything else.
private func bytes(_ size: String) -> Int? {
  let units: [Character: Int] = ["M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
  var text = size.uppercased()[...]
  if text.hasSuffix("B") { text.removeLast() }
  guard let unit = text.popLast().flatMap({ units[$0] }), text.allSatisfy(\.isNumber), let count = Int(text), count > 0 else { return nil }
  let (bytes, overflows) = count.multipliedReportingOverflow(by: unit)
  return overflows ? nil : bytes
}

/// The limit is kept to the end of the process: it holds for judging and writing as well as for reading.
private func limitMemory(_ bytes: Int) throws -> MemoryLimit {
  let limit = try MemoryLimit(bytes: bytes)
  limit.watch { writeError("error: " + $0) }
  keptLimit = limit
  return limit
}

nonisolated(unsafe) private var keptLimit: MemoryLimit?
