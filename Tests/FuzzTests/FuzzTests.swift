import Foundation
import Testing

@testable import fuzz

/// The short form of `make fuzz`: every reader of what comes from outside takes damaged inputs, and those that broke one before.
///
/// A broken promise ends the whole process. `fuzz HARNESS` then shows which input it was.
@Suite struct FuzzTests {
  @Test("takes 1,000 damaged inputs", arguments: Harness.all.map(\.name))
  func damaged(name: String) throws {
    let harness = try #require(Harness.all.first { $0.name == name })
    harness.run(times: 1_000, seed: 18)
  }

  @Test("takes what broke it before", arguments: Harness.all.map(\.name))
  func reproducers(name: String) throws {
    let harness = try #require(Harness.all.first { $0.name == name })
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reproducers/\(name)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for file in files.sorted(by: { $0.path < $1.path }) { _ = harness.run([UInt8](try Data(contentsOf: file))) }
  }

  @Test("the honest inputs are understood", arguments: Harness.all.map(\.name))
  func seeds(name: String) throws {
    let harness = try #require(Harness.all.first { $0.name == name })
    #expect(!harness.seeds.isEmpty)
    for (number, bytes) in harness.seeds.enumerated() { #expect(harness.run(bytes), "input \(number)") }
  }
}
