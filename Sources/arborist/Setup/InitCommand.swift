import ArgumentParser
import Driver
import Foundation

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a first '.arborist.yml' from what is there.",
    discussion: """
      Proposes layers from the folders and modules, in the order that breaks the fewest edges; lists what leads against them as exceptions; and
      writes down the rules with their thresholds. 'arborist lint' finds nothing against these layers afterwards but what is new.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Flag(help: "Write over the '.arborist.yml' that is there.")
  var force = false

  @Flag(help: "Print what would be written to standard output, and write nothing.")
  var print = false

  func validate() throws {
    if analysis.paths.count > 1 { throw ValidationError("name one folder; its '.arborist.yml' is for all of it") }
    for (flag, isGiven) in [("--config", analysis.config != nil), ("--baseline", analysis.baseline != nil), ("--no-baseline", analysis.noBaseline)] where isGiven {
      throw ValidationError("'\(flag)' has no use here: what is configured already is not looked at")
    }
    if force, print { throw ValidationError("'--force' and '--print' exclude each other") }
  }

  func run() throws {
    let folder = analysis.paths[0]
    let path = folder == "." ? Configuration.fileName : folder + (folder.hasSuffix("/") ? "" : "/") + Configuration.fileName
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      throw ValidationError("'\(folder)' is a file; name the folder of the project")
    }
    if !print, !force, FileManager.default.fileExists(atPath: path) {
      throw ValidationError("'\(path)' is there already; '--print' shows what would be written, '--force' writes over it")
    }
    let draft = try analysis.run { (request) throws(DriverError) in try draftConfiguration(request) }
    var output = try Output(to: print ? nil : path)
    output.write(draftedConfiguration(draft, rules: allRules))
    try output.finish()
    if !analysis.quiet { writeError("\(print ? "would write" : "wrote") '\(path)': \(words(of: draft))") }
  }
}
