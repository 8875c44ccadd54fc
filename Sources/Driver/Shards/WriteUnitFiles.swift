import Facts
import Foundation
import Projects

/// Writes a file for each unit of the project below a folder: for `Sources/View.m` it is `folder/Sources/View.m.unit`. Each has all that `extractShard` needs besides the
/// sources.
///
/// `listed` are further paths, relative to the root, that get a file in any case: an empty one if they are no unit. Returns the number of units.
package func writeUnitFiles(for request: Request, to folder: String, listed: [String] = []) throws(DriverError) -> Int {
  let project = try projectToRead(request, ConfigurationFile.find(for: request))
  let parts = ContextParts(project)
  let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
  for unit in project.units {
    try write(UnitFile(unit: unit, context: parts.context(of: unit)).bytes, to: folder + "/" + unit.path + ".unit")
  }
  let units = Set(project.units.map(\.path))
  for path in listed where !units.contains(path) { try write(UnitFile.empty, to: folder + "/" + path + ".unit") }
  return project.units.count
}

/// A file that has these bytes already is left alone, so that a build engine which goes by time has nothing to do.
private func write(_ bytes: [UInt8], to path: String) throws(DriverError) {
  if fileBytes(path) == bytes { return }
  let file = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  } catch {
    throw DriverError("'\(path)' can't be written: \(error.localizedDescription)")
  }
}
