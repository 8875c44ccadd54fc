import Facts
import Graphs
import Ownership
import Projects

extension Project {
  /// The files whose code is known to the last entry, and those of modules; nil where nothing tells what is built.
  var closedFiles: ClosedFiles? {
    guard !targets.isEmpty else { return nil }
    let alone = librariesOfProgramsAlone(TargetGraph(targets))
    var ofPrograms: Set<String> = []
    var ofModules: Set<String> = []
    for (index, target) in targets.enumerated() where !target.product.isTest && target.product != .aggregate {
      if target.product.isProgram || alone.contains(index) {
        ofPrograms.formUnion(target.sources)
      } else {
        ofModules.formUnion(target.sources)
      }
    }
    return ClosedFiles(ofPrograms: ofPrograms.subtracting(ofModules), ofModules: ofModules)
  }

  /// The libraries that nobody outside of the project can depend on, by its description, and that programs of it link. Where a description doesn't say
  /// whom a library is for, it is for others.
  private func librariesOfProgramsAlone(_ graph: TargetGraph) -> Set<TargetGraph.Index> {
    var linked: Set<TargetGraph.Index> = []
    for (index, target) in targets.enumerated() where target.product.isProgram && !isTestCode(target.manifest) { linked.formUnion(graph.linked(into: index)) }
    var offered: Set<TargetGraph.Index> = []
    for (index, target) in targets.enumerated() where target.product == .library && !target.isForItsProjectAlone { offered.formUnion(graph.closure(of: index)) }
    return linked.subtracting(offered).filter { targets[$0].product == .library }
  }
}

extension Target {
  /// Whether only targets of the same project can depend on it.
  fileprivate var isForItsProjectAlone: Bool { system.tellsProducts && products.isEmpty }
}
