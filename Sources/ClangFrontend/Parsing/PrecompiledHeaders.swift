import CClang
import Facts
import Foundation
import Platform

/// What many units begin with, in the form that libclang loads instead of reading it: the platform's stand-ins, and the machine's headers that units of C++
/// are given together. Parsing them costs more than parsing most files.
///
/// Made once a run, by the process that starts the workers. What units say does not depend on whether it is there: without it they parse the same text.
package enum PrecompiledHeaders {
  /// The fewest units that are worth one.
  package static let worthwhile = 4

  /// Writes one file for each text that enough of the units begin with into `folder`. Where that does not work, the text is parsed. A project that declares classes of the
  /// platform itself needs the stand-ins without them as well: which of them a unit sees is known after its first parse, so that likely choices are made.
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

  /// How many of the platform's classes that a project declares itself get a file without each alone.
  private static let mostAlone = 3

  private static func suffix(without names: Set<String>) -> String {
    var writer = BinaryWriter()
    writer.write(names.sorted()) { $0.write($1) }
    return "-without-" + Digest(of: writer.bytes).bytes.map { String($0, radix: 16) }.joined()
  }

  /// The stand-ins without these names, where they were made besides the whole ones.
  static func find(besides whole: String, without names: Set<String>) -> String? {
    let path = whole.dropLast(".pch".count) + suffix(without: names) + ".pch"
    return access(String(path), R_OK) == 0 ? String(path) : nil
  }

  /// What begins a unit, as far as it is the same for many. Nil for nothing.
  private static func text(of unit: TranslationUnit, _ platform: PlatformHeader) -> String? {
    switch unit.sdk {
    case .appleStubs: platform.text(unit.language.isCxx ? .objectiveCxx : .objectiveC)
    case .host where !unit.sharedHeaders.isEmpty: sharedText(unit.sharedHeaders)
    case .host, .gnu, .apple: nil
    }
  }

  /// One that this machine lacks is nobody's.
  static func sharedText(_ headers: [String]) -> String {
    headers.map { "#if __has_include(<\($0)>)\n#include <\($0)>\n#endif\n" }.joined()
  }

  /// The files to load for a unit, and what was read to make them; nil where there are none.
  static func find(for unit: TranslationUnit, in folder: String) -> Found? {
    guard let name = name(for: unit), case let path = "\(folder)/\(name).pch", access(path, R_OK) == 0 else { return nil }
    return Found(path: path, list: "\(folder)/\(name).files")
  }

  struct Found {
    let path: String
    fileprivate let list: String

    /// The files whose bytes are in it, absolute, without our own.
    var inputs: [String] { (FileManager.default.contents(atPath: list) ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The same for units that begin alike with the same flags.
  private static func name(for unit: TranslationUnit) -> String? {
    switch unit.sdk {
    // One with flags of its own may not fit what was compiled without.
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
    // Templates that these headers instantiate themselves are instantiated once, here.
    let arguments = ["-x", header.language.rawValue + "-header"] + (stubs ? [] : ["-fpch-instantiate-templates"]) + invocation.commonArguments
    // Incomplete, for serialization, as a prefix of other units, and without bodies of functions: a unit that calls a template of a library would instantiate its body
    // and all that it calls, and no fact comes from there. The parser keeps the bodies that declarations depend on, such as those of constant expressions.
    guard let parsed = try? parseFile(invocation.file, arguments, MemoryFiles(), in: index, options: 0x2 | 0x10 | 0x40) else { return }
    defer { clang.clang_disposeTranslationUnit(parsed) }
    let texts = SourceTexts()
    texts.noteEntered(by: parsed)
    let inputs = texts.entered.filter { !$0.hasPrefix(folder + "/") }.sorted().joined(separator: "\0")
    guard FileManager.default.createFile(atPath: "\(folder)/\(name).files", contents: Data(inputs.utf8)) else { return }
    if clang.clang_saveTranslationUnit(parsed, "\(folder)/\(name).pch", 0) != 0 { unlink("\(folder)/\(name).pch") }
  }
}
