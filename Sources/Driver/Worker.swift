import ClangFrontend
import Facts
import Foundation

/// What a worker is asked: one unit, with or without the bodies of its functions.
struct WorkerRequest {
  let unit: TranslationUnit
  let withBodies: Bool

  var bytes: [UInt8] { [withBodies ? 1 : 0] + unit.binaryForm }

  init(_ unit: TranslationUnit, withBodies: Bool) {
    self.unit = unit
    self.withBodies = withBodies
  }

  init(_ bytes: [UInt8]) throws(BinaryReader.Damaged) {
    guard let first = bytes.first else { throw BinaryReader.Damaged() }
    withBodies = first == 1
    unit = try TranslationUnit(binaryForm: Array(bytes.dropFirst()))
  }
}

/// The life of a worker process: takes the context and the folder of the precompiled prelude, then units until its input ends, and answers each with what it understood.
///
/// Returns the exit status. `output` is where answers go; whatever else the parser prints must not get there.
package func runWorker(input: Int32, output: Int32, memory: Int = 6 << 30) -> Int32 {
  becomeWorker(memory: memory)
  let frames = Frames(input: input, output: output)
  return withBigStack {
    do {
      let context = try ProjectContext(binaryForm: try frames.receive())
      let precompiled = String(decoding: try frames.receive(), as: UTF8.self)
      let frontends = Frontends(context, precompiled: precompiled.isEmpty ? nil : precompiled)
      while true {
        guard let message = try? frames.receive() else { return 0 }
        let request = try WorkerRequest(message)
        let extraction = try frontends.extract(request.unit, withBodies: request.withBodies)
        try frames.send(extraction.binaryForm)
      }
    } catch {
      return 2
    }
  }
}
