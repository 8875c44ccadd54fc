import ArgumentParser
import Driver
import Foundation

struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "facts", abstract: "Print what is known of one file, one fact a line.")

  @OptionGroup var analysis: AnalysisOptions

  func validate() throws {
    var isFolder: ObjCBool = false
    for path in analysis.paths where FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue {
      throw ValidationError("'\(path)' is a folder; name a file")
    }
  }

  func run() throws {
    let report = try analysis.report()
    var output = try Output(to: nil)
    for path in analysis.paths { FactsReporter(path: name(of: path, in: report)).write(report, to: &output) }
    try output.finish()
    analysis.tell(report)
  }

  /// What the report calls a file that the user named: the longest path of the project that the absolute path ends in.
  private func name(of path: String, in report: Report) -> String {
    let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return report.graph.entities.filter { $0.kind == .file && absolute.hasSuffix("/" + $0.id.text) }
      .map(\.id.text).max { $0.utf8.count < $1.utf8.count } ?? path
  }
}
