package import Facts
package import Graphs

/// What `arborist targets` tells.
package struct TargetList: Sendable {
  package var graph: TargetGraph
  /// How many source files of the project's own there are, headers not counted.
  package var sources: Int
  /// Those that no target has, though a project file near them lists what is built, in byte order.
  package var unbuilt: [String]
  /// How many have no target for another reason: nothing near them tells what is built.
  package var untold: Int

  package init(_ targets: [Target], sources: Int, unbuilt: [String], untold: Int) {
    graph = TargetGraph(targets)
    self.sources = sources
    self.unbuilt = unbuilt
    self.untold = untold
  }
}
