import Analysis
import Facts
import Testing
import TestSupport

/// Other people's code is read and not judged.
@Suite struct OtherPeoplesLoopTests {
  @Test("a loop that only other people's code ties is theirs; one that the project ties through it is the project's") func pods() throws {
    let found = try report(
      of: """
        //- Pods/Player/Player.swift
        public final class Player {
          public var onEnd: (() -> Void)?
          func play() {}
          func prepare() { onEnd = { self.play() } }
          public func start() { prepare() }
        }
        //- Screen.swift
        final class Screen {
          let player = Player()
          func close() {}
          func open() { player.start() }
          func listen() { player.onEnd = { self.close() } }
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { "\($0.location.path):\($0.location.line)" } == ["Screen.swift:5"])
  }
}
