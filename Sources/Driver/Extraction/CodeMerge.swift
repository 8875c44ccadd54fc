import Facts

/// Merges the code of all units into that of one program.
///
/// A function defined in a header occurs in every unit and is kept once. Functions of one id in several files, such as `main`, are told apart by path; calls in a unit
/// refer to the unit's own.
struct CodeMerge {
  private(set) var code = Code()
  private var paths: [EntityID: String] = [:]
  private var syntheses: Set<Code.Synthesis> = []

  mutating func add(_ unit: Code) {
    var own: [EntityID: EntityID] = [:]
    for function in unit.functions {
      if let path = paths[function.id], path.byteOrder(to: function.path) != 0 {
        own[function.id] = EntityID(function.id.text + "@" + function.path)
      }
    }
    let unit = own.isEmpty ? unit : unit.renamed { own[$0] ?? $0 }
    for function in unit.functions where paths[function.id] == nil {
      paths[function.id] = function.path
      code.functions.append(function)
    }
    for synthesis in unit.syntheses where syntheses.insert(synthesis).inserted { code.syntheses.append(synthesis) }
  }
}
