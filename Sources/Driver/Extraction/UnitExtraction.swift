import ClangFrontend
import Facts
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where units are parsed.
package enum Workers: Sendable {
  /// In this process, one after another: for tests, where a crash may end everything.
  case inProcess
  /// In child processes of this executable, `count` at a time.
  case processes(executable: String, count: Int)
}

/// The time for one unit before its worker is ended.
let secondsPerUnit = 30.0

/// The content of one unit and its digest; nil if another run may give a different result, for example because a parser crashed.
struct UnitAnswer {
  var extraction: Extraction
  let digest: Digest?
  /// Whether reading stopped before it was read.
  var isUnread = false

  static var unread: UnitAnswer { UnitAnswer(extraction: Extraction(), digest: nil, isUnread: true) }
}

/// Extracts every unit that is not `known`. The answers are in the order of the units, whichever worker gave them.
func extract(
  _ units: [TranslationUnit], known: [UnitCache.Known?], _ context: ProjectContext, by workers: Workers, _ cache: UnitCache?,
  _ limit: ReadingLimit? = nil, _ precompiled: PrecompiledFolder, progress: @escaping @Sendable (Int, Int) -> Void
) throws(DriverError) -> [UnitAnswer] {
  switch workers {
  case .inProcess:
    let frontends = Frontends(context)
    return try reading(limit) { () throws(DriverError) in
      var answers: [UnitAnswer] = []
      for (number, unit) in units.enumerated() {
        if limit?.isOver ?? false {
          answers.append(.unread)
          continue
        }
        let result = withBigStack { Result { () throws(LibClang.NotFound) in try frontends.extract(unit) } }
        do { answers.append(UnitAnswer(extraction: try result.get(), digest: nil)) } catch { throw DriverError("\(error)") }
        progress(number + 1, units.count)
      }
      return answers
    }
  case .processes(let executable, let count):
    let unknown = units.indices.filter { known[$0] == nil }.map { units[$0] }
    // Loading it here as well gives a helpful error; a worker could only crash.
    if unknown.contains(where: { ClangFrontend.languages.contains($0.language) }) {
      do { _ = try LibClang.load() } catch { throw DriverError("\(error)") }
    }
    precompiled.write(for: unknown, of: context)
    // Three pipes each for a moment, and the other open files of the run.
    try requireDescriptors(24 + 8 * min(count, units.count))
    let pool = WorkerPool(units, known: known, context, cache, limit, executable: executable, precompiled: precompiled.path, progress: progress)
    return try reading(limit) { () throws(DriverError) in try pool.run(min(count, units.count)) }
  }
}

/// Runs `body`, and tells the memory limit that it is reading.
private func reading<Value>(_ limit: ReadingLimit?, _ body: () throws(DriverError) -> Value) throws(DriverError) -> Value {
  guard let memory = limit?.memory else { return try body() }
  return try memory.reading(body)
}

/// The folder of precompiled headers for common beginnings of units. It exists from the first units that make it worthwhile until everything is read: headers that no
/// unit included are read last and have the same beginnings.
final class PrecompiledFolder {
  private var folder: TemporaryFolder?

  /// Nil if nothing was worth precompiling.
  var path: String? { folder?.path }

  /// Precompiles the common beginnings of these units, if there are enough units and the headers do not exist yet.
  fileprivate func write(for units: [TranslationUnit], of context: ProjectContext) {
    guard units.count(where: { $0.language != .swift }) >= PrecompiledHeaders.worthwhile else { return }
    if folder == nil { folder = try? TemporaryFolder() }
    guard let folder else { return }
    // libclang 14 changes the current folder and stays there, which would affect relative paths.
    let here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    PrecompiledHeaders.write(for: units, of: context, to: folder.path)
    if here >= 0 {
      _ = fchdir(here)
      close(here)
    }
  }

  deinit { folder?.remove() }
}

/// Distributes units to worker processes, the longest first, and collects the answers. Known units are only loaded.
private final class WorkerPool: @unchecked Sendable {
  private let units: [TranslationUnit]
  private let known: [UnitCache.Known?]
  private let context: [UInt8]
  private let cache: UnitCache?
  private let executable: String
  private let precompiled: String?
  private let limit: ReadingLimit?
  private let progress: @Sendable (Int, Int) -> Void
  /// Indices of units in the order in which they are handed out.
  private let schedule: [Int]

  // Everything below is touched under the lock only.
  private let lock = NSLock()
  private var next = 0
  private var done = 0
  private var answers: [UnitAnswer?]
  private var failure: DriverError?

  init(
    _ units: [TranslationUnit], known: [UnitCache.Known?], _ context: ProjectContext, _ cache: UnitCache?, _ limit: ReadingLimit?, executable: String,
    precompiled: String?, progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.units = units
    self.known = known
    self.cache = cache
    self.precompiled = precompiled
    self.limit = limit
    self.context = context.binaryForm
    self.executable = executable
    self.progress = progress
    let lines = Dictionary(context.files.map { ($0.path, $0.lines) }, uniquingKeysWith: max)
    schedule = units.indices.sorted { a, b in
      let (x, y) = ((known[a] == nil, lines[units[a].path] ?? 0), (known[b] == nil, lines[units[b].path] ?? 0))
      if x.0 != y.0 { return x.0 }
      return x.1 != y.1 ? x.1 > y.1 : a < b
    }
    answers = Array(repeating: nil, count: units.count)
  }

  func run(_ count: Int) throws(DriverError) -> [UnitAnswer] {
    // A worker that dies during a write must not end this process.
    signal(SIGPIPE, SIG_IGN)
    DispatchQueue.concurrentPerform(iterations: count) { _ in serve() }
    if let failure { throw failure }
    return answers.map { $0 ?? .unread }
  }

  private func serve() {
    var worker: WorkerProcess?
    while let index = takeNext() {
      do {
        if let known = known[index], let extraction = try? Extraction(binaryForm: known.extraction) {
          finish(index, UnitAnswer(extraction: extraction, digest: known.digest))
        } else {
          finish(index, try extract(units[index], with: &worker))
        }
      } catch {
        fail(DriverError("a worker process could not be started: \((error as? WorkerProcess.NotStarted)?.reason ?? "\(error)")"))
      }
    }
  }

  private func takeNext() -> Int? {
    lock.withLock {
      guard failure == nil, next < schedule.count, !(limit?.isOver ?? false) else { return nil }
      defer { next += 1 }
      return schedule[next]
    }
  }

  private func finish(_ index: Int, _ answer: UnitAnswer) {
    let count = lock.withLock {
      answers[index] = answer
      done += 1
      return done
    }
    progress(count, units.count)
  }

  private func fail(_ error: DriverError) { lock.withLock { failure = failure ?? error } }

  /// Extracts one unit, replacing the worker if it dies. A unit that kills a worker is tried again without function bodies, which are nested most deeply; if that fails
  /// too, it is given up. If something else killed the worker, the unit is tried once more in the same way.
  private func extract(_ unit: TranslationUnit, with worker: inout WorkerProcess?) throws -> UnitAnswer {
    var deaths: [(Problem.Kind, String)] = []
    // Swift is not parsed without bodies, so a second try would end the same way.
    var tries = unit.language == .swift ? [true] : [true, false]
    var wasKilled = false
    while !tries.isEmpty {
      let withBodies = tries.removeFirst()
      let current = try worker ?? WorkerProcess(executable: executable, context: context, precompiled: precompiled)
      worker = current
      do {
        let answer = try current.extract(WorkerRequest(unit, withBodies: withBodies, withTrace: cache != nil), within: secondsPerUnit, until: limit)
        var extraction = try Extraction(binaryForm: answer.extraction)
        if let (kind, cause) = deaths.first {
          // Another run may succeed.
          extraction.problems.append(Problem(kind, unit.path, "\(cause); read without the bodies of its functions"))
          return UnitAnswer(extraction: extraction, digest: nil)
        }
        guard let cache, !answer.trace.isEmpty else { return UnitAnswer(extraction: extraction, digest: nil) }
        cache.keep(answer.extraction, answer.trace, of: unit)
        return UnitAnswer(extraction: extraction, digest: Digest(of: answer.extraction))
      } catch {
        worker = nil
        if limit?.isOver ?? false {
          current.stop()
          return .unread
        }
        if let memory = limit?.memory, memory.hasEnded(current.id) {
          current.stop()
          deaths.append((.crashed, "the parser took more than half of the \(memory.words) of '--max-memory'"))
        } else if case Frames.Failure.timedOut = error {
          current.stop()
          let cause = current.isWaiting ? "the parser waited for something that is no file" : "the parser took longer than \(Int(secondsPerUnit)) s"
          deaths.append((.timedOut, cause))
        } else {
          let end = current.stop(patience: 2)
          // Something else killed it, for example the system when memory ran out: that is not caused by the source.
          if end == "signal \(SIGKILL)", !wasKilled {
            wasKilled = true
            tries.insert(withBodies, at: 0)
          } else {
            deaths.append((.crashed, "the parser died on it (\(end))"))
          }
        }
      }
    }
    var nothing = Extraction()
    let (kind, cause) = deaths[0]
    let remark = unit.language == .swift ? "; it was not read" : ", with and without the bodies of its functions; only its imports were read"
    nothing.problems.append(Problem(kind, unit.path, cause + remark))
    nothing.coverage.filesFailed = 1
    return UnitAnswer(extraction: nothing, digest: nil)
  }
}
