import Foundation
import Testing

@testable import Driver

/// Messages between processes.
@Suite struct FramesTests {
  private let pipe = Pipe()
  private var frames: Frames {
    Frames(input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
  }

  @Test("a message arrives as it was sent")
  func roundTrip() throws {
    try frames.send([1, 2, 3])
    try frames.send([])
    #expect(try frames.receive() == [1, 2, 3])
    #expect(try frames.receive { 60 } == [])
  }

  @Test("who has no time left waits no more, and is asked again when the wait is over")
  func noTimeLeft() {
    var asked = 0
    let failure = #expect(throws: Frames.Failure.self) {
      try frames.receive {
        asked += 1
        return asked < 3 ? 0.001 : 0
      }
    }
    #expect(asked == 3)
    #expect(failure == .timedOut)
  }

  @Test("a message that ends early is none")
  func cutShort() throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data([5, 0, 0, 0, 1, 2]))
    try pipe.fileHandleForWriting.close()
    let failure = #expect(throws: Frames.Failure.self) { try frames.receive() }
    #expect(failure == .closed)
  }
}
