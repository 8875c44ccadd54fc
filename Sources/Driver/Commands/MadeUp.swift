import ClangFrontend
import Facts
import Foundation

/// Where the made-up files of one unit were written, and how to compile with them: an entry of a compile database.
package struct WrittenUnit: Encodable {
  /// The source, absolute.
  package let file: String
  /// The folder to run the compiler in.
  package let directory: String
  /// The compiler first, the source last.
  package let arguments: [String]
}

/// Writes the made-up files of each requested unit below `folder`: for `Sources/View.m` into `folder/Sources/View.m/`. Parses in this process, one unit after another.
/// Units that the parser rejects are left out.
package func writeMadeUpFiles(for request: Request, to folder: String) throws(DriverError) -> [WrittenUnit] {
  let project = try findProject(request, ConfigurationFile.find(for: request))
  let frontend: ClangFrontend
  do { frontend = try ClangFrontend(project.context) } catch { throw DriverError("\(error)") }
  let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
  var written: [WrittenUnit] = []
  for unit in project.units {
    let answer = withBigStack { frontend.madeUpFiles(for: unit) }
    guard let madeUp = answer else { continue }
    let place = folder + "/" + unit.path
    for file in madeUp.files {
      // An import may contain `..`: `#import <Kit/../../View.h>`.
      guard !file.path.split(separator: "/").contains("..") else { continue }
      try write(file.text, to: place + "/" + file.path)
    }
    let file = project.context.root + "/" + unit.path
    written.append(WrittenUnit(file: file, directory: project.context.root, arguments: ["clang"] + madeUp.arguments(in: place) + [file]))
  }
  return written
}

private func write(_ text: String, to path: String) throws(DriverError) {
  let file = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  } catch {
    throw DriverError("'\(path)' can't be written: \(error.localizedDescription)")
  }
}
