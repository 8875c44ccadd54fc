import Foundation

/// A small project in one string, written to a folder of its own for the time of a test.
///
///     //- path/File.m      starts a file; text before the first one is `main.m`
package struct Fixture {
  package struct File: Equatable {
    package let path: String
    package let text: String
  }

  package let files: [File]

  package init(files: [File]) { self.files = files }

  package init(_ source: String, defaultFile: String = "main.m") {
    var files: [File] = []
    var path = defaultFile
    var lines: [Substring] = []
    func close() {
      if !lines.allSatisfy(\.isEmpty) { files.append(File(path: path, text: lines.joined(separator: "\n") + "\n")) }
      lines = []
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        close()
        path = String(line.dropFirst(4)).trimmingCharacters(in: .whitespaces)
      } else {
        lines.append(line)
      }
    }
    close()
    self.files = files
  }

  /// Writes the files to a new folder, runs `body` with its path, and removes it.
  package func inFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arborist-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
    return try body(folder.path)
  }
}
