import Foundation

/// The `arborist` of the environment (`ARBORIST`), else the first on the path, else the one in a folder that Xcode leaves out of its path.
///
/// `PluginContext.tool(named:)` knows the path in commands only. Both plugins have this file.
func installedArborist() throws -> URL {
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["ARBORIST"], !named.isEmpty { return URL(fileURLWithPath: named) }
  let folders = environment["PATH", default: ""].split(separator: ":").map(String.init) + ["/opt/homebrew/bin", "/usr/local/bin"]
  guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/arborist") }) else { throw NotInstalled() }
  return URL(fileURLWithPath: folder + "/arborist")
}

struct NotInstalled: Error, CustomStringConvertible {
  let description = "'arborist' is not installed: there is none on the path; install it, or name it in the variable ARBORIST"
}
