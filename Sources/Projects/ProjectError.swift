/// Why there is nothing to analyse. The description says what to do next.
package enum ProjectError: Error, Equatable, CustomStringConvertible {
  case missingPath(String)
  /// The path, and the message of the system.
  case unreadableFolder(String, String)
  case notSource(String)
  /// The path, and whether there were patterns that may have left out everything.
  case noSources(String, isFiltered: Bool)
  case unreadableDatabase(String, String)
  case brokenDatabase(String, String)
  /// The path and what is wrong with it.
  case noSDK(String, String)

  package var description: String {
    switch self {
    case .missingPath(let path):
      "'\(path)' does not exist; check the path, or start from the folder that holds it"
    case .unreadableFolder(let path, let reason):
      "the folder '\(path)' \(reason); make it readable, or pass another one"
    case .notSource(let path):
      "'\(path)' is no Swift, C or Objective-C file; pass a file that ends in one of \(FileKind.endings), or a folder"
    case .noSources(let path, isFiltered: false):
      "no Swift, C or Objective-C sources in '\(path)' (looked for \(FileKind.endings)); pass the folder that holds them"
    case .noSources(let path, isFiltered: true):
      "no Swift, C or Objective-C sources in '\(path)' after 'include' and 'exclude' (looked for \(FileKind.endings)); check these patterns"
    case .unreadableDatabase(let path, let reason):
      "the compile database '\(path)' \(reason); generate it with 'cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON' or 'bear -- make'"
    case .brokenDatabase(let path, let reason):
      "the compile database '\(path)' can't be used: \(reason); \(Self.howToGenerate)"
    case .noSDK(let path, let reason):
      "'\(path)' is no Apple SDK: \(reason); pass the folder that ends in '.sdk', such as that of 'xcrun --sdk iphoneos --show-sdk-path'"
    }
  }

  private static let howToGenerate = "generate it with 'cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON' or 'bear -- make'"
}
