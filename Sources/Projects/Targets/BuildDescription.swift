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
  /// The lines that were not understood, and that may make targets or dependencies.
  var unclearLines: [Int] = []
  /// The other descriptions that it has in it: they are no projects of their own.
  var included: Set<PathKey> = []
  /// Whether it names a project, as one that others include need not.
  var isNamed = false
  /// The names of targets by what other projects call them: the ids of the targets and of their products.
  var names: [String: String] = [:]
  /// The dependencies on targets of other projects.
  var links: [Link] = []
  /// What it lists and is not there.
  var missing: [ProjectSetup.Missing] = []
  var problems: [Problem] = []

  /// A dependency that names a target of another project by its id.
  struct Link {
    /// Indices of the target that has the dependency, and of the dependency in its list.
    var target: Int
    var dependency: Int
    var id: String
  }

  /// Without what is there after all.
  func missing(where isMissing: (String) -> Bool) -> Self {
    var other = self
    for index in targets.indices { other.targets[index].missingSources.removeAll { !isMissing($0) } }
    for index in missing.indices { other.missing[index].names.removeAll { !isMissing($0) } }
    other.missing.removeAll { $0.names.isEmpty }
    return other
  }

  init(_ targets: [Target], shown: [String] = [], elsewhere: [String] = []) {
    self.targets = targets
    self.elsewhere = elsewhere
    self.shown = targets.contains { !$0.sources.isEmpty } ? shown : []
  }
  init(_ problem: Problem) { problems = [problem] }
}

extension Problem {
  /// A manifest in which a text or a bracket never ends.
  static func openText(_ line: Int, in path: String) -> Problem {
    Problem(.project, path, "what line \(line) opens is not seen to end; targets may be missing. Mend it, then run again")
  }

  /// A manifest that a merge left in two versions.
  static func mergeMarker(_ line: Int, in path: String, loss: String = "its targets are not known") -> Problem {
    Problem(.project, path, "line \(line) is a merge marker; \(loss). Mend it, then run again")
  }
}
