import ArgumentParser
import Facts
import Foundation
import Projects
import SwiftFrontend
import SwiftParser

/// Times how fast one core reads Swift.
struct SwiftBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift", abstract: "Times parsing, extraction and name resolution over the Swift files of a project.",
    discussion: """
      Reads the files into memory first. Then, on one thread, in seconds of its CPU: 'parse' is the bare parser; 'extract' is all that a worker does \
      with a file, from its bytes to the bytes that it sends back, the parse included; 'resolve' makes facts of what the workers sent.
      """)

  @Argument(help: "The project.") var folder: String
  @Option(help: "How many runs of each step.") var runs = 5

  func validate() throws {
    guard runs > 0 else { throw ValidationError("one run is the least") }
  }

  func run() throws {
    let project = try findProject(at: [folder])
    let root = project.context.root
    let sources = try project.units.filter { $0.language == .swift }.map { unit in
      Source(path: unit.path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: root + "/" + unit.path))))
    }
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    guard bytes > 0 else { throw ValidationError("no Swift in '\(folder)'") }
    print("\(sources.count) files, \(String(format: "%.2f", Double(bytes) / 1e6)) MB of Swift, \(runs) runs")
    let (runs, context) = (runs, project.context)
    withDeepStack { time(sources, bytes, runs: runs, context) }
  }
}

private struct Source: Sendable {
  let path: String
  let bytes: [UInt8]
}

private func time(_ sources: [Source], _ bytes: Int, runs: Int, _ context: ProjectContext) {
  func measure<Result>(_ name: String, _ work: () -> Result) -> Result {
    var seconds: [Double] = []
    var result: Result?
    for _ in 0..<runs {
      let start = threadSeconds()
      result = work()
      seconds.append(threadSeconds() - start)
    }
    seconds.sort()
    func rate(_ seconds: Double) -> String { String(format: "%6.2f", Double(bytes) / 1e6 / seconds) }
    print("  \(name.padding(toLength: 8, withPad: " ", startingAt: 0)) \(rate(seconds[0])) MB/s at best, \(rate(seconds[runs / 2])) MB/s in the median")
    return result!
  }
  measure("parse") {
    for source in sources {
      source.bytes.withUnsafeBufferPointer { _ = Parser.parse(source: $0, maximumNestingLevel: 256) }
    }
  }
  let extractions = measure("extract") { sources.map { SwiftFrontend.extract($0.bytes, path: $0.path) } }
  let sent = extractions.reduce(0) { $0 + $1.unresolved.count }
  let resolved = measure("resolve") { resolveSwift(extractions, context: context, others: Extraction()) }
  print("  \(sent / 1000) kB of summaries, \(resolved.facts.count) facts")
}

/// The CPU time of this thread: what other processes do to the machine does not count.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// On a stack like that of a worker.
private func withDeepStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 1 << 30
  thread.start()
  done.wait()
}
