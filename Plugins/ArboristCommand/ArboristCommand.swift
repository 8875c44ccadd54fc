import Foundation
import PackagePlugin

/// `swift package arborist lint` runs the installed `arborist` in the root of the package and ends with its status.
@main
struct ArboristCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try installedArborist()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }
}
