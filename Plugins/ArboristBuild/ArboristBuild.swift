import Foundation
import PackagePlugin

/// Lints the package with the installed `arborist` whenever a build is planned, and shows each finding at its line. An error ends the build.
///
/// One target is enough to carry the plugin: every target that does makes the whole package be linted.
@main
struct ArboristBuild: BuildToolPlugin {
  // The lint is no command of the build: SwiftPM shows nothing of what a command before the build says unless it fails, and a command of
  // the build needs an output, which the target would take for a resource.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let process = Process()
    let output = Pipe()
    process.executableURL = try installedArborist()
    process.arguments = ["lint", "--quiet", "--report", "xcode", "--cache", context.pluginWorkDirectoryURL.appending(path: "cache").path]
    process.currentDirectoryURL = context.package.directoryURL
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in text.split(separator: "\n") { show(line) }
    if process.terminationReason != .exit || process.terminationStatus > 1 { Diagnostics.error("'arborist lint' could not run; it says why above, or when run by hand") }
    return []
  }
}

/// Hands on one line of the form `/path/File.swift:2:14: error: words`.
private func show(_ line: Substring) {
  for (word, severity) in [("error", Diagnostics.Severity.error), ("warning", .warning), ("note", .remark)] {
    guard let middle = line.range(of: ": \(word): ") else { continue }
    let place = line[..<middle.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]) else { continue }
    let path = place.dropLast(2).joined(separator: ":")
    // Xcode shows it at its line; SwiftPM prints the words alone.
    Diagnostics.emit(severity, "\(URL(fileURLWithPath: path).lastPathComponent):\(row): \(line[middle.upperBound...])", file: path, line: row)
    return
  }
}
