import ClangFrontend
import Facts
import Foundation
import Projects
import SwiftFrontend

extension Project {
  /// Writes the headers that a build generates for Swift code, as far as Objective-C units import them. Parses each Swift file of those modules.
  mutating func addGeneratedHeaders() {
    let headers = GeneratedHeaders(of: context)
    var wanted: [(unit: Int, spelling: String, module: String)] = []
    for (number, unit) in units.enumerated() where unit.language.isObjectiveC {
      for spelling in unit.missing where GeneratedHeaders.areSpelled(like: spelling) {
        wanted.append((number, spelling, headers.module(of: spelling, importedBy: unit.path) ?? noModule))
      }
    }
    guard !wanted.isEmpty else { return }
    let modules = Set(wanted.map(\.module))
    let files = context.files.filter { file in file.language == .swift && !context.modules(of: file).isDisjoint(with: modules) }
    let root = context.root
    let faces = inParallel(files) { file in withBigStack { ObjectiveCFace(of: (try? Data(contentsOf: URL(fileURLWithPath: root + "/" + file.path))).map { [UInt8]($0) } ?? []) } }
    for module in modules.sorted() {
      let own = zip(files, faces).filter { context.modules(of: $0.0).contains(module) }.map(\.1)
      context.generatedHeaders[module] = GeneratedHeaderText.text(module: module, of: own, besides: context.declared)
    }
    let digests = context.generatedHeaders.mapValues { Digest(of: Array($0.utf8)) }
    for (unit, spelling, module) in wanted { units[unit].generated.append(GeneratedHeader(spelling: spelling, module: module, digest: digests[module]!)) }
  }
}

/// The name for Swift code without a known module.
private let noModule = ""

extension ProjectContext {
  /// The modules of the targets that compile a file, and the file's own module.
  fileprivate func modules(of file: SourceFile) -> Set<String> { Set(file.targets.map { targetModules[$0] } + [file.module ?? noModule]) }
}
