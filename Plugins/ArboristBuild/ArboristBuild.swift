import Foundation
import PackagePlugin

/// Lints the package with the installed `arborist` in a build, when one of its sources changed since it was linted last, and shows each finding
/// at its line. An error ends the build.
///
/// One target is enough to carry the plugin: every target that does makes the whole package be linted.
@main
struct ArboristBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let configuration = package.appending(path: ".arborist.yml")
    let sources = context.package.targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
    let folder = context.pluginWorkDirectoryURL
    // SwiftPM runs a command when something needs its output, and a command before the build only when the build is planned anew. So the
    // lint leaves an empty source behind.
    let stamp = folder.appending(path: target is SwiftSourceModuleTarget ? "Linted.swift" : "Linted.c")
    return [
      .buildCommand(
        displayName: "arborist lint", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [
          "-c", #""$@" && : > "$0""#, stamp.path,
          try installedArborist().path, "lint", "--quiet", "--report", "xcode", "--cache", folder.appending(path: "cache").path, package.path,
        ],
        inputFiles: sources + (FileManager.default.fileExists(atPath: configuration.path) ? [configuration] : []), outputFiles: [stamp])
    ]
  }
}
