import ArgumentParser
import Driver
import Foundation

struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "facts", abstract: "Print what is known of one file, a source, storyboard, nib, property list or data model, one fact a line.")

  @OptionGroup var analysis: AnalysisOptions

  @Flag(help: "Print what the bodies of its functions do, as the analysis sees them, instead of facts.")
  var code = false

  func validate() throws {
    var isFolder: ObjCBool = false
    for path in analysis.paths where FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue {
      throw ValidationError("'\(path)' is a folder; name a file")
    }
  }

  func run() throws {
    if code { return try printCode() }
    let report = try analysis.report(readingAll: analysis.paths.contains(where: describesObjects))
    let files = report.graph.entities.filter { $0.kind == .file || $0.kind == .resource }.map(\.id.text)
    var output = try Output(to: nil)
    for path in analysis.paths { FactsReporter(path: name(of: path, among: files)).write(report, to: &output) }
    try output.finish()
    try analysis.tellWithoutFindings(report)
  }

  private func printCode() throws {
    let read = try analysis.code()
    var output = try Output(to: nil)
    var without: [String] = []
    for path in analysis.paths {
      let name = name(of: path, among: read.files)
      let text = read.code.functions(ofFile: name).text
      output.write(text)
      if text.isEmpty { without.append(name) }
    }
    try output.finish()
    analysis.tell(read.problems)
    for name in without { writeError("'\(name)' has no function whose body was read") }
  }

  /// What the report calls a file that the user named: the longest path of the project that the absolute path ends in.
  private func name(of path: String, among files: [String]) -> String {
    let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return files.filter { absolute.hasSuffix("/" + $0) }.max { $0.utf8.count < $1.utf8.count } ?? path
  }
}
