/// How much of the bodies became code: the number of values and statements, and the number of expressions and statements that `Code` has no form for.
package struct LoweringCoverage: Sendable, Equatable, Codable {
  package var lowered = 0
  package var unlowered = 0
  /// The constructs without a form, the most frequent first; at most `mostConstructs`.
  package var constructs: [Construct] = []

  package static let mostConstructs = 5

  package struct Construct: Sendable, Equatable, Codable {
    package var name: String
    package var count: Int
    package init(_ name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  package init() {}

  /// O(size).
  package init(of functions: some Sequence<Code.Function>) {
    var counts: [String: Int] = [:]
    for function in functions {
      lowered += function.values.count
      for (construct, count) in function.unlowered { counts[construct, default: 0] += count }
      var rest = [function.body]
      while let block = rest.popLast() {
        // An `evaluate` statement already counts as its value.
        lowered += block.count { !$0.isEvaluation }
        rest += block.flatMap(\.blocks)
      }
    }
    unlowered = counts.values.reduce(0, +)
    let order = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key.byteOrder(to: $1.key) < 0 }
    constructs = order.prefix(LoweringCoverage.mostConstructs).map { Construct($0.key, count: $0.value) }
  }
}

extension Code.Statement {
  fileprivate var isEvaluation: Bool { if case .evaluate = self { true } else { false } }
}
