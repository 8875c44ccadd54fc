/// A reader of text or bytes from outside, wrapped so that it takes any bytes.
///
/// What has to hold for all bytes is a `precondition` in `run`: it ends the process, as a crash does.
struct Harness: Sendable {
  let name: String
  /// Honest inputs, from which the others are made.
  let seeds: [[UInt8]]
  /// Whether the reader understood the input.
  let run: @Sendable ([UInt8]) -> Bool

  init(_ name: String, _ seeds: [String], _ run: @escaping @Sendable ([UInt8]) -> Bool) {
    self.init(name, bytes: seeds.map { Array($0.utf8) }, run)
  }

  init(_ name: String, bytes seeds: [[UInt8]], _ run: @escaping @Sendable ([UInt8]) -> Bool) {
    self.name = name
    self.seeds = seeds
    self.run = run
  }
}

extension Harness {
  static let all = ofProjects + ofSettings + ofBinaries + ofAnalysis + ofEditors
}
