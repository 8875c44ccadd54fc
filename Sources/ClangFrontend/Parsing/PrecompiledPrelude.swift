import CClang
import Facts
import Foundation
import Platform

/// The platform's stand-ins in the form that libclang loads instead of reading them: parsing them costs more than parsing most files.
///
/// Made of our own text only, once a run, by the process that starts the workers; what units say does not depend on whether it is there.
package enum PrecompiledPrelude {
  /// Writes one file for each dialect that the units need into `folder`. Returns false when that did not work: then the text is parsed.
  package static func write(for units: [TranslationUnit], to folder: String) -> Bool {
    guard let library = try? LibClang.load() else { return false }
    let dialects = Set(units.filter { $0.sdk == .appleStubs }.map(\.language.isCxx))
    for isCxx in dialects.sorted(by: { !$0 && $1 }) {
      let unit = TranslationUnit(path: name(isCxx) + ".h", language: isCxx ? .objectiveCxx : .objectiveC, sdk: .appleStubs)
      let invocation = Invocation(unit: unit, root: folder, resourceDirectory: library.resourceDirectory)
      guard write(invocation, to: path(isCxx, in: folder)) else { return false }
    }
    return true
  }

  /// The file to load for a unit. One with flags of its own may not fit what was compiled without.
  static func path(for unit: TranslationUnit, in folder: String) -> String? {
    unit.sdk == .appleStubs && unit.arguments.isEmpty ? path(unit.language.isCxx, in: folder) : nil
  }

  private static func name(_ isCxx: Bool) -> String { isCxx ? "objective-c++" : "objective-c" }
  private static func path(_ isCxx: Bool, in folder: String) -> String { folder + "/" + name(isCxx) + ".pch" }

  private static func write(_ invocation: Invocation, to path: String) -> Bool {
    let text = PlatformHeader.text(invocation.unit.language.isCxx ? .objectiveCxx : .objectiveC)
    guard FileManager.default.createFile(atPath: invocation.file, contents: Data(text.utf8)) else { return false }
    let index = clang.clang_createIndex(0, 0)!
    defer { clang.clang_disposeIndex(index) }
    let arguments = ["-x", invocation.unit.language.rawValue + "-header"] + invocation.commonArguments
    // Incomplete, for serialization, as a prefix of other units.
    guard let unit = try? parseFile(invocation.file, arguments, MemoryFiles(), in: index, options: 0x2 | 0x10) else { return false }
    defer { clang.clang_disposeTranslationUnit(unit) }
    return clang.clang_saveTranslationUnit(unit, path, 0) == 0
  }
}
