import Foundation

/// The folders of installed GCCs that have `objc/objc.h`, newest first. It declares the runtime's types (`BOOL`, `IMP`) for projects that build on GNUstep
/// and not on Apple's frameworks. clang does not look there by itself.
package let gnuRuntimeFolders: [String] = {
  let files = FileManager.default
  let gcc = "/usr/lib/gcc"
  var found: [String] = []
  for machine in ((try? files.contentsOfDirectory(atPath: gcc)) ?? []).sorted() {
    let versions = ((try? files.contentsOfDirectory(atPath: "\(gcc)/\(machine)")) ?? []).sorted { $0.compare($1, options: .numeric) == .orderedDescending }
    found += versions.map { "\(gcc)/\(machine)/\($0)/include" }.filter { files.fileExists(atPath: $0 + "/objc/objc.h") }
  }
  return found
}()
