internal import Analysis
package import Facts
package import Graphs

/// Which part of a graph is shown, and how far folded up. The steps are taken in the order of the properties.
///
/// A pattern is a glob as in `.gitignore`. It means whatever has that name, path or module, or lies in a folder of that name; a group of entities
/// is meant when one of its members is.
package struct GraphChoice: Sendable {
  /// Which relations; nil for what suits the form.
  package var view: ViewName?
  /// Nil for what suits the form.
  package var level: FoldLevel?
  /// Whether a picture shows other people's code; data always has it.
  package var includesExternal = false
  /// If there are any patterns, entities that none of them means are left out.
  package var includeOnly: [Glob] = []
  /// Entities that one of these means are left out, and what is stated in their files.
  package var exclude: [Glob] = []
  /// Whether tests are left out, and what is stated in them.
  package var leavesOutTests = false
  package var collapse: [Collapse] = []
  /// Whether only knots are shown.
  package var onlyCycles = false
  /// What one of these means is shown with whatever is `depth` edges away, in either direction.
  package var focus: [Glob] = []
  /// 0 for any distance.
  package var depth = 1
  /// What one of these means is shown with whatever reaches it.
  package var reaches: [Glob] = []
  /// Whether edges are left out that a longer way stands for (transitive reduction); knots keep theirs.
  package var isReduced = false
  /// What is marked.
  package var highlight: [Glob] = []

  package init() {}

  /// What becomes one box.
  package enum Collapse: Sendable {
    /// What lies deeper than this many folders becomes the folder at that depth.
    case depth(Int)
    /// What lies in a folder that the pattern means becomes the topmost such folder. What it means by name becomes one box, named after the pattern.
    case pattern(Glob)

    /// A number is a depth.
    package init(_ words: String) { self = Int(words).map { .depth(max(1, $0)) } ?? .pattern(Glob(words)) }
  }

  /// The patterns by the option that they were given with.
  package var patterns: [(option: String, globs: [Glob])] {
    let collapsed = collapse.compactMap { if case .pattern(let glob) = $0 { glob } else { nil } }
    return [
      ("include-only", includeOnly), ("exclude", exclude), ("collapse", collapsed), ("focus", focus), ("reaches", reaches), ("highlight", highlight),
    ]
  }
}

extension FoldLevel {
  /// What a group at this level is called.
  package func counted(_ count: Int) -> String {
    switch self {
    case .file: Analysis.counted(count, "file")
    case .component: Analysis.counted(count, "component")
    case .folder: Analysis.counted(count, "folder")
    case .module: Analysis.counted(count, "module")
    case .type: Analysis.counted(count, "type")
    }
  }
}
