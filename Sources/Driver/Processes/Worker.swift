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

/// A request to a worker: one unit, with or without function bodies, and with or without a trace of what the answer depends on.
struct WorkerRequest {
  let unit: TranslationUnit
  let withBodies: Bool
  let withTrace: Bool

  var bytes: [UInt8] { [(withBodies ? 1 : 0) | (withTrace ? 2 : 0)] + unit.binaryForm }

  init(_ unit: TranslationUnit, withBodies: Bool, withTrace: Bool) {
    self.unit = unit
    self.withBodies = withBodies
    self.withTrace = withTrace
  }

  init(_ bytes: [UInt8]) throws(BinaryReader.Damaged) {
    guard let first = bytes.first else { throw BinaryReader.Damaged() }
    withBodies = first & 1 != 0
    withTrace = first & 2 != 0
    unit = try TranslationUnit(binaryForm: Array(bytes.dropFirst()))
  }
}

/// A worker's answer for a unit: two messages.
struct WorkerAnswer {
  /// The binary form of an extraction.
  let extraction: [UInt8]
  /// The binary form of a trace; empty if none was requested or it is not reliable.
  let trace: [UInt8]
}

/// Runs a worker process: receives the context and the folder of precompiled headers, then answers units until its input ends.
///
/// Returns the exit status. Answers go to `output`; other output of the parser must not get there.
package func runWorker(input: Int32, output: Int32, memory: Int = 6 << 30) -> Int32 {
  becomeWorker(memory: memory)
  endWhenAlone(input)
  let frames = Frames(input: input, output: output)
  return withBigStack {
    do {
      let context = try ProjectContext(binaryForm: try frames.receive())
      let precompiled = String(decoding: try frames.receive(), as: UTF8.self)
      let frontends = Frontends(context, precompiled: precompiled.isEmpty ? nil : precompiled)
      var answers: Answers?
      while true {
        guard let message = try? frames.receive() else { return 0 }
        let request = try WorkerRequest(message)
        let start = Timestamp.now
        let (extraction, inquiry) = try frontends.answer(request.unit, withBodies: request.withBodies)
        try frames.send(extraction.binaryForm)
        var trace: Trace?
        if request.withTrace {
          answers = answers ?? Answers(context)
          trace = answers!.trace(of: inquiry, for: request.unit, since: start)
        }
        try frames.send(trace?.binaryForm ?? [])
      }
    } catch {
      return 2
    }
  }
}

/// Ends this process when its parent is gone, whatever the parser is doing: nothing waits for the answer.
private func endWhenAlone(_ input: Int32) {
  let parent = getppid()
  Thread.detachNewThread {
    while true {
      // Not every system reports a closed end if no event is requested. A new parent id shows it everywhere.
      var end = pollfd(fd: input, events: 0, revents: 0)
      let isClosed = poll(&end, 1, 1000) > 0 && end.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      if isClosed || getppid() != parent { _exit(0) }
    }
  }
}
