import Facts

/// A file format that describes what a build makes. A new build system needs a file with a type like this, a line in `buildDescriptions`, and a case of
/// `Target.System`. Xcode projects are folders, package manifests are Swift, and compile databases are found elsewhere, so these are handled separately.
protocol BuildDescription {
  /// Whether a file of this name may be in this format.
  static func isDescription(_ name: String) -> Bool
  /// The declarations in a file. `files` are all files that a target may have, in byte order; `read` returns the text of another file. Paths are relative to the root.
  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets
}

/// All formats; the first that accepts a name reads the file.
var buildDescriptions: [any BuildDescription.Type] { [BazelPackage.self, Podspec.self, XcodeGenProject.self] }

/// The declarations in one file, or the reason why they are unknown.
struct DescribedTargets: Sendable {
  var targets: [Target] = []
  /// Sources that the file lists, whether they are built or not; empty if no target has sources.
  var shown: [String] = []
  /// The names of sources that the file lists at places outside of the root.
  var elsewhere: [String] = []
  var problem: Problem?

  init(_ targets: [Target], shown: [String] = [], elsewhere: [String] = []) {
    self.targets = targets
    self.elsewhere = elsewhere
    self.shown = targets.contains { !$0.sources.isEmpty } ? shown : []
  }
  init(_ problem: Problem) { self.problem = problem }
}
