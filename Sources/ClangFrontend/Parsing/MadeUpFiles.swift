import Facts

/// What was made up so that one unit could be understood: the files that exist only in memory during a parse, and the arguments that
/// refer to them. If the files are written to a folder, any clang reads the unit as it was read here.
package struct MadeUpFiles {
  /// One file; the path is relative to the common folder.
  package struct File {
    package let path: String
    package let text: String
  }

  package let files: [File]
  private let invocation: Invocation

  fileprivate init(_ parsed: ParsedUnit, _ invocation: Invocation) {
    self.invocation = invocation
    files = invocation.memoryFiles(parsed.standIns, precompiled: nil).map { file in
      File(path: String(file.path.dropFirst(Invocation.folder.count + 1)), text: file.text)
    }
  }

  /// The compiler's arguments if the files are in `folder`, without the source file and without the path of the compiler's own
  /// headers, which every compiler knows.
  package func arguments(in folder: String) -> [String] {
    var compiler = invocation
    compiler.resourceDirectory = nil
    return compiler.arguments(precompiled: nil, in: folder)
  }
}

extension ClangFrontend {
  /// What had to be made up for `unit`; nil when the parser refused it.
  package func madeUpFiles(for unit: TranslationUnit) -> MadeUpFiles? {
    // Headers that other units include are not missing in this one.
    var unit = unit
    unit.sharedHeaders = []
    var invocation = Invocation(unit: unit, root: project.root, platform: platform, resourceDirectory: library.resourceDirectory)
    invocation.generatedHeaders = project.generatedHeaders(of: unit)
    let beginning = beginnings.learnt(for: unit, learnBeginning)?.standIns
    let parsed = try? ParsedUnit.parse(invocation, in: index, declared: project.declared, texts: SourceTexts(), beginning: beginning)
    return parsed.map { MadeUpFiles($0, invocation) }
  }
}
