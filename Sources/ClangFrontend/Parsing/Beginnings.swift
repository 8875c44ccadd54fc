import CClang
import Facts

/// What has to be made up for imports that many units begin with, learnt once for all of them. It depends only on the imports, the flags and the project, so it makes no
/// difference which unit asks first.
final class Beginnings {
  private var known: [[UInt8]: Learnt] = [:]

  struct Learnt {
    /// Nil if the parser refused.
    let standIns: StandIns?
    /// What the parse asked for.
    let inquiry: Inquiry
  }

  /// `learn` parses a unit whose text is the imports alone.
  func learnt(for unit: TranslationUnit, _ learn: (TranslationUnit, [UInt8]) -> Learnt) -> Learnt? {
    guard let beginning = unit.beginning else { return nil }
    let name = "arborist-beginning"
    let alone = TranslationUnit(
      path: beginning.folder.map { $0.isEmpty ? name : "\($0)/\(name)" } ?? "", language: unit.language, sdk: unit.sdk, arguments: unit.arguments,
      prefixHeader: unit.prefixHeader, forwards: beginning.forwards, beginning: beginning,
      broughtHeaders: unit.broughtHeaders)
    let key = alone.binaryForm
    if let found = known[key] { return found }
    let found = learn(alone, Array(beginning.directives.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")])
    known[key] = found
    return found
  }
}
