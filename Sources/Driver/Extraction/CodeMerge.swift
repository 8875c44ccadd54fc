import Facts

/// The bodies of all units as those of one program.
///
/// What a header defines, every unit says; once is enough. Functions of one id in several files, such as the `main` of each program, are told apart
/// by path, and the calls of a unit mean its own.
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
