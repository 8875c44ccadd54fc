import CClang
import Facts
import Foundation
import Platform

/// The platform's stand-ins without the names that a project declares itself, in the form that libclang loads. Which names these are is known after the first parse only,
/// so that each worker makes its own files, beside the whole one. What units say does not depend on them: without one the same text is parsed.
final class PreludeVariants {
  private struct Key: Hashable {
    let isCxx: Bool
    let omitted: Set<String>
  }

  /// From which use on a variant is worth its making. Most sets of names are one step of one unit's parses.
  private static let worthwhile = 2
  private static let most = 12

  private let folder: String
  private var uses: [Key: Int] = [:]
  private var paths: [Key: String?] = [:]

  /// `folder` is that of `PrecompiledHeaders`; whoever made it removes it.
  init(folder: String) { self.folder = folder }

  /// The file to load in place of the prelude without these names; nil where its text is to be parsed.
  func path(omitting names: Set<String>, for invocation: Invocation) -> String? {
    let key = Key(isCxx: invocation.unit.language.isCxx, omitted: names)
    if let made = paths[key] { return made }
    uses[key, default: 0] += 1
    guard uses[key]! >= Self.worthwhile, paths.count < Self.most, let dialect = invocation.stubs else { return nil }
    let name = "without-\(ProcessInfo.processInfo.processIdentifier)-\(paths.count)"
    let path = PrecompiledHeaders.write(
      PlatformHeader.text(dialect, omitting: names), asPrefixOf: invocation.unit, resourceDirectory: invocation.resourceDirectory, to: folder, name)
    paths[key] = .some(path)
    return path
  }
}
