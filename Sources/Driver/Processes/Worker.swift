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

/// What a worker is asked: one unit, with or without the bodies of its functions, with or without a trace of what the answer rests on.
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

/// What a worker says of a unit: two messages.
struct WorkerAnswer {
  /// The binary form of an extraction.
  let extraction: [UInt8]
  /// The binary form of a trace; empty where none was asked for or can be relied on.
  let trace: [UInt8]
}

/// The life of a worker process: takes the context and the folder of precompiled headers, then units until its input ends, and answers each with what it understood.
///
/// Returns the exit status. `output` is where answers go; whatever else the parser prints must not get there.
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

/// Ends this process when the one that it works for is gone, whatever the parser is doing then: nobody waits for the answer.
private func endWhenAlone(_ input: Int32) {
  let parent = getppid()
  Thread.detachNewThread {
    while true {
      // Not every system tells of a closed end where no event is asked for. A new parent tells everywhere.
      var end = pollfd(fd: input, events: 0, revents: 0)
      let isClosed = poll(&end, 1, 1000) > 0 && end.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      if isClosed || getppid() != parent { _exit(0) }
    }
  }
}
