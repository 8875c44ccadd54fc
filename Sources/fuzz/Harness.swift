/// One reader of text or bytes that come from outside, as something that takes any bytes.
///
/// What it promises for all bytes is a `precondition` in `run`: a broken promise ends the process, as a crash does.
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
