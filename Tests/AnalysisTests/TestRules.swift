import Analysis
import Facts
import Graphs

// Small rules with every kind of option. None looks at the graph: each finds one thing for every number above its limit.

let testRules: [any Rule] = [DeepRule(), CycleRule(), SprawlRule(), LayerRule(), QuietRule()]

struct DeepRule: Rule {
  var limit = 3
  var ignored: [String] = []
  static let descriptor = RuleDescriptor(
    id: "deep-inheritance", summary: "", rationale: "", level: .warning, options: [.init("limit", ""), .init("ignored", "")], examples: [])

  func check(_ graph: Graph) -> [Finding] {
    [2, 4, 9].filter { $0 > limit }.map { depth in
      Finding(
        rule: id, message: "\(depth) deep, limit \(limit)", location: SourceLocation("a.h", line: depth),
        subjects: [EntityID("class\(depth)")], names: [])
    }
  }
}

struct CycleRule: Rule {
  enum Unit: String, Codable, CaseIterable { case file, component, folder, module }
  var unit = Unit.component
  var isStrict = false
  var ratio: Double?
  static let descriptor = RuleDescriptor(
    id: "import-cycle", summary: "", rationale: "", level: .error, options: [.init("unit", ""), .init("ratio", "")], examples: [])
  func check(_ graph: Graph) -> [Finding] { [] }
}

struct SprawlRule: Rule {
  var categories = 5
  var files = 3
  static let descriptor = RuleDescriptor(id: "category-sprawl", summary: "", rationale: "", level: .warning, examples: [])
  func check(_ graph: Graph) -> [Finding] { [] }
}

struct LayerRule: Rule {
  struct Layer: Codable, Equatable {
    var name: String
    var paths: [String]
    var closed: Bool?
  }
  var layers: [Layer] = []
  static let descriptor = RuleDescriptor(id: "layer-violation", summary: "", rationale: "", level: .error, examples: [])
  func check(_ graph: Graph) -> [Finding] { [] }
}

/// Off by default, and has no options.
struct QuietRule: Rule {
  static let descriptor = RuleDescriptor(id: "type-cycle", summary: "", rationale: "", level: nil, examples: [])
  func check(_ graph: Graph) -> [Finding] { [] }
}

/// Finds something of every confidence, in the order of the lines; the last does not speak of it.
struct UnsureRule: Rule {
  var depth = 3
  static let descriptor = RuleDescriptor(
    id: "retain-cycle", summary: "", rationale: "", level: .error, unproven: .warning, options: [.init("depth", "")], examples: [])

  func check(_ graph: Graph) -> [Finding] {
    [Finding.Confidence?.some(.proven), .some(.likely), .some(.possible), nil].enumerated().map { line, confidence in
      Finding(
        rule: id, message: "\(line)", location: SourceLocation("a.h", line: line + 1), subjects: [EntityID("class\(line)")], names: [],
        confidence: confidence)
    }
  }
}
