import CClang
import Facts
import Foundation
import Platform

/// Precompiled forms of what many units begin with: the platform's stand-ins, and the machine's headers that units of C++ share. Parsing these costs more than parsing
/// most files.
///
/// Made once a run, by the process that starts the workers. The facts of a unit don't depend on it: without a precompiled file the same text is parsed.
package enum PrecompiledHeaders {
  /// The least number of units that makes a precompiled file worthwhile.
  package static let worthwhile = 4

  /// Writes into `folder` one file for each text that enough of the units begin with. If that fails, the units parse the text. If a project declares classes of the platform
  /// itself, its units need stand-ins without those. Which ones is known only after the first parse of a unit, so files are made for the likely choices.
  package static func write(for units: [TranslationUnit], of context: ProjectContext, to folder: String) {
    guard let library = try? LibClang.load() else { return }
    var numbers: [String: (unit: TranslationUnit, count: Int)] = [:]
    for unit in units {
      guard let name = name(for: unit) else { continue }
      numbers[name, default: (unit, 0)].count += 1
    }
    let platform = PlatformHeader(context)
    let own = context.declared.classes.filter { Platform.platformClass(named: $0) != nil }.sorted()
    let choices = own.isEmpty ? [] : Set([Set(own)] + own.prefix(mostAlone).map { [$0] })
    for (name, (unit, count)) in numbers.sorted(by: { $0.key < $1.key })
    where count >= worthwhile && !FileManager.default.fileExists(atPath: "\(folder)/\(name).pch") {
      guard let text = text(of: unit, platform) else { continue }
      write(text, unit, platform, resourceDirectory: library.resourceDirectory, to: folder, name)
      guard unit.sdk == .appleStubs else { continue }
      for choice in choices {
        let text = platform.text(unit.language.isCxx ? .objectiveCxx : .objectiveC, omitting: choice)
        write(text, unit, platform, resourceDirectory: library.resourceDirectory, to: folder, name + suffix(without: choice))
      }
    }
  }

  /// For how many of the platform's classes that a project declares itself a file without just that class is made.
  private static let mostAlone = 3

  private static func suffix(without names: Set<String>) -> String {
    var writer = BinaryWriter()
    writer.write(names.sorted()) { $0.write($1) }
    return "-without-" + Digest(of: writer.bytes).bytes.map { String($0, radix: 16) }.joined()
  }

  /// The precompiled stand-ins without these names, if they were made.
  static func find(besides whole: String, without names: Set<String>) -> String? {
    let path = whole.dropLast(".pch".count) + suffix(without: names) + ".pch"
    return access(String(path), R_OK) == 0 ? String(path) : nil
  }

  /// The text that a unit begins with, if it is common to many units; nil if there is none.
  private static func text(of unit: TranslationUnit, _ platform: PlatformHeader) -> String? {
    switch unit.sdk {
    case .appleStubs: platform.text(unit.language.isCxx ? .objectiveCxx : .objectiveC)
    case .host where !unit.sharedHeaders.isEmpty: sharedText(unit.sharedHeaders)
    case .host, .gnu, .apple: nil
    }
  }

  /// A header that this machine lacks is left out.
  static func sharedText(_ headers: [String]) -> String {
    headers.map { "#if __has_include(<\($0)>)\n#include <\($0)>\n#endif\n" }.joined()
  }

  /// The precompiled file for a unit; nil if there is none.
  static func find(for unit: TranslationUnit, in folder: String) -> Found? {
    guard let name = name(for: unit), case let path = "\(folder)/\(name).pch", access(path, R_OK) == 0 else { return nil }
    return Found(path: path, list: "\(folder)/\(name).files")
  }

  struct Found {
    let path: String
    fileprivate let list: String

    /// The files that were read to make it; absolute paths, without our own files.
    var inputs: [String] { (FileManager.default.contents(atPath: list) ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The name of the file: equal for units that begin with the same text and have the same flags.
  private static func name(for unit: TranslationUnit) -> String? {
    switch unit.sdk {
    // A unit with flags of its own may not fit a file that was compiled without them.
    case .appleStubs: return unit.arguments.isEmpty ? unit.language.isCxx ? "objective-c++" : "objective-c" : nil
    case .host where !unit.sharedHeaders.isEmpty:
      var writer = BinaryWriter()
      writer.write(unit.language.rawValue)
      writer.write(unit.arguments) { $0.write($1) }
      writer.write(unit.sharedHeaders) { $0.write($1) }
      return "shared-" + Digest(of: writer.bytes).bytes.map { String($0, radix: 16) }.joined()
    case .host, .gnu, .apple: return nil
    }
  }

  private static func write(_ text: String, _ unit: TranslationUnit, _ platform: PlatformHeader, resourceDirectory: String?, to folder: String, _ name: String) {
    var header = unit
    header.path = name + ".h"
    let stubs = unit.sdk == .appleStubs
    if stubs { header.language = unit.language.isCxx ? .objectiveCxx : .objectiveC }
    let invocation = Invocation(unit: header, root: folder, platform: platform, resourceDirectory: resourceDirectory)
    guard FileManager.default.createFile(atPath: invocation.file, contents: Data(text.utf8)) else { return }
    let index = clang.clang_createIndex(0, 0)!
    defer { clang.clang_disposeIndex(index) }
    // Templates that these headers instantiate are instantiated here, once.
    let arguments = ["-x", header.language.rawValue + "-header"] + (stubs ? [] : ["-fpch-instantiate-templates"]) + invocation.commonArguments
    // The options: incomplete, for serialization, and without bodies of functions. With bodies, a unit that calls a template of a library would instantiate the template's body
    // and all that it calls, although no fact comes from there. The parser keeps bodies that declarations depend on, such as those of constant expressions.
    guard let parsed = try? parseFile(invocation.file, arguments, MemoryFiles(), in: index, options: 0x2 | 0x10 | 0x40) else { return }
    defer { clang.clang_disposeTranslationUnit(parsed) }
    let texts = SourceTexts()
    texts.noteEntered(by: parsed)
    let inputs = texts.entered.filter { !$0.hasPrefix(folder + "/") }.sorted().joined(separator: "\0")
    guard FileManager.default.createFile(atPath: "\(folder)/\(name).files", contents: Data(inputs.utf8)) else { return }
    if clang.clang_saveTranslationUnit(parsed, "\(folder)/\(name).pch", 0) != 0 { unlink("\(folder)/\(name).pch") }
  }
}
