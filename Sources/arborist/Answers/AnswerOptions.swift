import ArgumentParser
import Driver
import Foundation

/// What every command takes that answers a question.
struct AnswerOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
  var output: String?

  /// The format of a name; throws for one that is not offered.
  func format<Answer>(_ name: String, of formats: [AnswerFormat<Answer>]) throws -> AnswerFormat<Answer> {
    guard let format = formats.first(where: { $0.name == name }) else { throw unknown("format", name, formats.map(\.name)) }
    return format
  }

  func write<Answer>(_ answer: Answer, as format: AnswerFormat<Answer>, _ style: ReportStyle) throws {
    var output = try Output(to: output)
    output.write(format.text(answer, style))
    try output.finish()
  }
}

extension Report {
  /// What a name on the command line means. Paths may also start at the current folder.
  func named(_ text: String, preferring kinds: [Named.Kind]) throws -> Named {
    let lookup = NameLookup(graph)
    do {
      return try lookup.named(fromHere(text) ?? text, preferring: kinds)
    } catch {
      throw DriverError(error.description)
    }
  }

  /// For the path of an existing file or folder, as seen from the current folder, its path below the root; nil for every other name.
  private func fromHere(_ text: String) -> String? {
    guard text.contains("/") || text.contains("."), FileManager.default.fileExists(atPath: text) else { return nil }
    let path = URL(fileURLWithPath: text).resolvingSymlinksInPath().standardizedFileURL.path
    if path == root { return "." }
    guard path.hasPrefix(root + "/") else { return nil }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return String(path.dropFirst(root.count + 1)) + (isThere && isFolder.boolValue ? "/" : "")
  }
}
