import Facts
import Foundation
import Projects

/// The results of front-ends for units in earlier runs or other processes, as long as they are still valid.
final class UnitCache: Sendable {
  /// Asked in this order.
  private let stores: [any UnitStore]
  private let root: String
  private let answers: Answers
  /// An SDK counts as a part of the parser: its headers are read wherever it is.
  private let sdk: [UInt8]

  init(_ stores: [any UnitStore], _ context: ProjectContext) {
    self.stores = stores
    sdk = context.sdk.map { [$0.path, $0.name, $0.target].flatMap { Array($0.utf8) + [0] } } ?? []
    root = context.root
    answers = Answers(context)
  }

  /// The content of a unit, in the form that workers send.
  struct Known: Sendable {
    let extraction: [UInt8]
    let digest: Digest

    init(_ extraction: [UInt8]) {
      self.extraction = extraction
      digest = Digest(of: extraction)
    }
  }

  /// What is known about a unit; nil if nothing is, or if the answer to any question asked for it has changed. Reads one entry of each store, and checks each file that
  /// the unit read once per run.
  func find(_ unit: TranslationUnit) -> Known? {
    for store in stores {
      guard let entry = store.read(key(unit, store)), let (trace, known, boundTo) = try? read(entry) else { continue }
      if boundTo == nil || boundTo == root, answers.agree(with: trace, for: unit) { return known }
    }
    return nil
  }

  /// Keeps the answer of a worker. `trace` is in its binary form.
  func keep(_ extraction: [UInt8], _ trace: [UInt8], of unit: TranslationUnit) {
    var writer = BinaryWriter()
    // A name may contain the location of the project, such as that of an unnamed type.
    let isBound = holds(extraction, Array(root.utf8))
    writer.write(isBound ? root : nil)
    writer.write(bytes: trace)
    writer.write(bytes: extraction)
    for store in stores { store.write(key(unit, store), writer.bytes) }
  }

  private func read(_ bytes: [UInt8]) throws(BinaryReader.Damaged) -> (Trace, Known, boundTo: String?) {
    var reader = BinaryReader(bytes)
    let root = try reader.optionalText()
    return (try Trace(binaryForm: try reader.rawBytes()), Known(try reader.rawBytes()), root)
  }

  /// The same for a copy of the project in another folder.
  private func key(_ unit: TranslationUnit, _ store: any UnitStore) -> Digest {
    let readers = sdk.isEmpty ? store.readers : Digest(of: store.readers.bytes + sdk)
    return Digest(of: readers.bytes + unit.withoutPlace(of: root).binaryForm)
  }
}

extension UnitCache {
  /// What is known of many units, in their order.
  func find(_ units: [TranslationUnit]) -> [Known?] { inParallel(units) { find($0) } }
}

extension TranslationUnit {
  /// The same for a copy of the project in another folder.
  func withoutPlace(of root: String) -> TranslationUnit {
    var unit = self
    unit.arguments = arguments.map { argument in
      // The root itself, as after '-I', or something in it.
      (argument.hasSuffix(root) ? argument.dropLast(root.count) + "\0" : argument).replacing(root + "/", with: "\0/")
    }
    return unit
  }

  /// The opposite of `withoutPlace`.
  func placed(in root: String) -> TranslationUnit {
    var unit = self
    unit.arguments = arguments.map { $0.replacing("\0", with: root) }
    return unit
  }
}

/// Whether one sequence of bytes contains another. O(n) if the first sought byte is rare.
func holds(_ bytes: [UInt8], _ sought: [UInt8]) -> Bool {
  guard let first = sought.first else { return true }
  return bytes.withUnsafeBytes { bytes in
    sought.withUnsafeBytes { sought in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: first), bytes.count - start >= sought.count {
        if memcmp(bytes.baseAddress! + start, sought.baseAddress!, sought.count) == 0 { return true }
        rest = bytes[(start + 1)...]
      }
      return false
    }
  }
}
