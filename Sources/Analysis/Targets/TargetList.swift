package import Facts
package import Graphs

/// The result of `arborist targets`.
package struct TargetList: Sendable {
  package var graph: TargetGraph
  /// The number of the project's own source files, without headers.
  package var sources: Int
  /// The files that no target has although a project file nearby lists what is built, in byte order.
  package var unbuilt: [String]
  /// The number of files without a target for another reason: nothing nearby lists what is built.
  package var untold: Int

  package init(_ targets: [Target], sources: Int, unbuilt: [String], untold: Int) {
    graph = TargetGraph(targets)
    self.sources = sources
    self.unbuilt = unbuilt
    self.untold = untold
  }
}
