import Facts

/// A format in which a file says what a build makes. A new build system is a file with one of these, a line in `buildDescriptions`, and a case of
/// `Target.System`. Projects of Xcode are folders, packages are Swift and compile databases are looked for elsewhere: these stand apart.
protocol BuildDescription {
  /// Whether a file of this name may be one.
  static func isDescription(_ name: String) -> Bool
  /// What the bytes of a file declare. `files` are all files that a target may have, in byte order; `read` gives the text of another file. Paths are
  /// relative to the root.
  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets
}

/// All of them; the first that knows a name reads the file.
var buildDescriptions: [any BuildDescription.Type] { [BazelPackage.self, Podspec.self, XcodeGenProject.self] }

/// What one file declares, or why that is not known.
struct DescribedTargets: Sendable {
  var targets: [Target] = []
  /// Sources that it shows, built or not.
  var shown: [String] = []
  var problem: Problem?

  init(_ targets: [Target], shown: [String] = []) {
    self.targets = targets
    self.shown = targets.contains { !$0.sources.isEmpty } ? shown : []
  }
  init(_ problem: Problem) { self.problem = problem }
}
