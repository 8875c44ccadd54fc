import Driver
import Foundation
import Testing
import TestSupport

/// Planted retain cycles and near misses, all in one project each, and what becomes of them when one line is changed.
@Suite struct RetainCycleTests {
  private static let planted = Result { try Corpus(plantedCycles) }
  private static let missed = Result { try Corpus(nearMisses) }
  private static let weakened = Result {
    let findings = try planted.get().findings
    return try Corpus(plantedCycles) { number, lines in
      for finding in findings[number] {
        for cut in finding.cuts { lines[cut.location.line - 1] = weaker(lines[cut.location.line - 1], plantedCycles[number].language) }
      }
    }
  }
  private static let strengthened = Result {
    try Corpus(nearMisses) { _, lines in
      for index in lines.indices where lines[index].contains("// strengthen") { lines[index] = stronger(lines[index]) }
    }
  }

  @Test("a planted cycle is found once, and is as certain as it deserves", arguments: plantedCycles.indices)
  func planted(_ number: Int) throws {
    #expect(try Self.planted.get().findings[number].map { $0.confidence?.rawValue } == [plantedCycles[number].confidence], "\(plantedCycles[number])")
  }

  @Test("the weaker edge that a finding asks for mends it", arguments: plantedCycles.indices)
  func mutated(_ number: Int) throws {
    let (before, after) = (try Self.planted.get(), try Self.weakened.get())
    #expect(before.texts[number] != after.texts[number])
    #expect(after.findings[number].map(\.message) == [], "\(after.texts[number])")
  }

  @Test("a near miss is left alone", arguments: nearMisses.indices)
  func missed(_ number: Int) throws {
    #expect(try Self.missed.get().findings[number].map(\.message) == [], "\(nearMisses[number])")
  }

  @Test("a near miss with a strong edge instead of the weak one is none", arguments: nearMisses.indices.filter { nearMisses[$0].source.contains("// strengthen") })
  func strengthened(_ number: Int) throws {
    let corpus = try Self.strengthened.get()
    #expect(corpus.findings[number].count == 1, "\(corpus.texts[number])")
  }

  @Test("there are as many as there should be")
  func counts() {
    #expect(plantedCycles.count >= 40)
    #expect(nearMisses.count >= 40)
    #expect(nearMisses.allSatisfy { $0.confidence == nil })
  }
}

/// Every case a file of one project; what the rule says of each.
private struct Corpus {
  var texts: [String] = []
  var findings: [[Finding]] = []

  init(_ cases: [CycleCase], edit: (Int, inout [String]) -> Void = { _, _ in }) throws {
    var project = "//- .arborist.yml\nonly_rules: [retain-cycle]\n"
    var paths: [String] = []
    for (number, one) in cases.enumerated() {
      var lines = one.source.replacingOccurrences(of: "$", with: "N\(number)").components(separatedBy: "\n")
      edit(number, &lines)
      if one.language == .m { lines.insert("#import <UIKit/UIKit.h>", at: 0) } else { lines.insert("// \(one.title)", at: 0) }
      texts.append(lines.joined(separator: "\n"))
      paths.append("case\(number).\(one.language)")
      project += "//- \(paths[number])\n" + texts[number] + "\n"
    }
    let report = try report(of: project)
    findings = paths.map { path in
      report.findings.map(\.finding).filter { $0.location.path == path }.map { finding in
        var finding = finding
        // Lines as the case has them.
        for index in finding.cuts.indices { finding.cuts[index].location.line -= 1 }
        return finding
      }
    }
  }
}

/// The line with a weak edge where it has a strong one.
private func weaker(_ line: String, _ language: CycleCase.Language) -> String {
  func replaced(_ old: String, _ new: String) -> String? { line.contains(old) ? line.replacingOccurrences(of: old, with: new) : nil }
  switch language {
  case .m:
    if line.contains("^{"), let open = line.range(of: "^{") {
      // `self.done = ^{ [self finish]; }`
      let body = line[open.upperBound...].replacingOccurrences(of: "self", with: "weakSelf")
      let head = line[..<open.upperBound]
      guard let brace = head.range(of: "{") else { return "__weak typeof(self) weakSelf = self; " + head + body }
      return head[..<brace.upperBound] + " __weak typeof(self) weakSelf = self; " + head[brace.upperBound...] + body
    }
    return replaced("repeats:YES", "repeats:NO") ?? replaced("WithTarget:self", "WithTarget:[NSObject new]") ?? replaced("delegate:self", "delegate:nil")
      ?? replaced("strong", "weak") ?? ("__weak " + line)
  case .swift:
    if let open = line.range(of: "{ _ in") { return line.replacingCharacters(in: open, with: "{ [weak self] _ in") }
    if line.contains("{ self."), let open = line.range(of: "{ self.") { return line.replacingCharacters(in: open, with: "{ [weak self] in self?.") }
    return replaced("private let ", "private unowned let ") ?? replaced("let ", "unowned let ") ?? replaced("var ", "weak var ") ?? line
  case .cc:
    return replaced("shared_from_this()", "weak_from_this()") ?? replaced("std::shared_ptr", "std::weak_ptr") ?? line
  }
}

/// The line with a strong edge where it has a weak one.
private func stronger(_ line: String) -> String {
  var line = line
  for (weak, strong) in [
    ("__weak ", ""), ("weak)", "strong)"), ("assign)", "strong)"), ("[weak self] in ", ""), ("[unowned self] in ", ""), ("[weak self] _ in", "_ in"), ("self?.", "self."),
    ("unowned let", "let"), ("weak var", "var"), ("weak_ptr", "shared_ptr"),
  ] { line = line.replacingOccurrences(of: weak, with: strong) }
  return line
}
