import Facts
import SwiftFrontend

@testable import Driver

/// The readers of what arborist wrote itself: a worker may die in mid-sentence, and a file of the cache may be damaged.
extension Harness {
  static let ofBinaries: [Harness] = [
    Harness("extraction", bytes: [extraction.binaryForm, SwiftFrontend.extract(Array(swift[0].utf8), path: "A.swift").binaryForm]) { bytes in
      guard let extraction = try? Extraction(binaryForm: bytes) else { return false }
      check(extraction.binaryForm) { try Extraction(binaryForm: $0).binaryForm }
      _ = extraction.code.verify()
      return true
    },
    Harness("translation-unit", bytes: [unit.binaryForm]) { bytes in
      guard let unit = try? TranslationUnit(binaryForm: bytes) else { return false }
      check(unit.binaryForm) { try TranslationUnit(binaryForm: $0).binaryForm }
      return true
    },
    Harness("project-context", bytes: [context.binaryForm]) { bytes in
      guard let context = try? ProjectContext(binaryForm: bytes) else { return false }
      check(context.binaryForm) { try ProjectContext(binaryForm: $0).binaryForm }
      return true
    },
    Harness("trace", bytes: [trace.binaryForm]) { bytes in
      guard let trace = try? Trace(binaryForm: bytes) else { return false }
      check(trace.binaryForm) { try Trace(binaryForm: $0).binaryForm }
      return true
    },
    Harness("unit-file", bytes: [UnitFile(unit: unit, context: context).bytes]) { bytes in
      guard let file = try? UnitFile(bytes, root: "/p") else { return false }
      check(file.bytes) { try UnitFile($0, root: "/p")?.bytes ?? [] }
      return true
    },
    Harness("reading", bytes: [ProjectFacts(extraction, ObjectLives()).binaryForm]) { bytes in
      var reader = BinaryReader(bytes)
      return (try? ProjectFacts(&reader)) != nil
    },
  ]

  /// What was written is read and written again: the bytes have to be the same.
  private static func check(_ written: [UInt8], _ again: ([UInt8]) throws -> [UInt8]) {
    let second = try? again(written)
    precondition(second == written, "what is written is read as something else")
  }

  private static let extraction = {
    var extraction = Extraction()
    if let text = try? CodeText(code[0]) { (extraction.code, extraction.entities, extraction.facts) = (text.code, text.entities, text.facts) }
    extraction.problems = [Problem(.unreadable, "a.m", "the file can't be read")]
    extraction.filesRead = ["a.h", "a.m"]
    return extraction
  }()
  private static let unit: TranslationUnit = {
    var unit = TranslationUnit(
      path: "a.m", language: .objectiveC, arguments: ["-DX"], prefixHeader: "p.pch", forwards: [HeaderForward(spelling: "K/v.h", path: "v.h")], missing: ["A-Swift.h"], headers: ["a.h"])
    unit.generated = [GeneratedHeader(spelling: "A-Swift.h", module: "A", digest: Digest(high: 1, low: 2))]
    return unit
  }()
  private static let context = ProjectContext(root: "/p", files: [SourceFile(path: "a.m", language: .objectiveC, isHeader: false, module: "App", lines: 3, bridgingHeaders: ["b.h"], targets: [0, 1])])
  private static let trace = Trace(
    files: [.init(path: "a.m", digest: Digest(high: 1, low: 2))], places: [.init(path: "b.h", digest: nil)], names: [], ambiguous: Digest(high: 3, low: 4), lookups: Digest(high: 5, low: 6))
}
