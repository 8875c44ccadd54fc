import Facts
import Graphs
import Ownership
import Projects

extension Project {
  /// The files of programs, whose entry points are all known, and those of modules; nil if nothing tells what is built.
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

  /// The libraries that only targets of the project can depend on, by its description, and that programs of it link. If a description does not tell who may use a
  /// library, others may.
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
