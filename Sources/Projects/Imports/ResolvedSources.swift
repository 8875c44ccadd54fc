import Facts
import Platform

/// The files with their languages, and with all imports resolved within the project.
struct ResolvedSources {
  let sources: SourceSet
  let languages: [Language]
  /// One for each import of each file.
  let resolutions: [[ImportResolver.Resolution]]
  /// The headers that the imports of each file bring without naming them.
  let brought: [[BroughtHeader]]
  /// False for fragments that no file includes: these are text and not part of the project.
  let isKept: [Bool]
  private let moduleNames: Set<String>

  init(_ sources: SourceSet, walk: Walk, root: String, database: CompileDatabase?, system: SystemHeaders) {
    self.sources = sources
    moduleNames = walk.moduleNames
    var resolver = ImportResolver(
      index: FileIndex(paths: sources.paths, links: walk.links), system: system, moduleNames: walk.moduleNames,
      isExternal: sources.provenances.map(\.isExternal), generated: walk.templates.map(generatedHeader))
    let search = FlagSets(sources, root: root, database: database)
    var resolutions: [[ImportResolver.Resolution]] = []
    var brought: [[BroughtHeader]] = []
    resolutions.reserveCapacity(sources.paths.count)
    for (file, scan) in sources.scans.enumerated() {
      let speaksObjectiveC = Self.speaksObjectiveC(sources.kinds[file], scan.evidence)
      resolutions.append(
        scan.imports.map {
          resolver.resolve($0, in: file, isObjectiveC: speaksObjectiveC || $0.isObjectiveC, search: search.folders(of: file))
        })
      brought.append(broughtHeaders(by: scan.imports, resolutions[file], in: file, resolver, sources.targets))
    }
    self.resolutions = resolutions
    self.brought = brought
    isKept = Self.kept(sources.kinds, resolutions)

    var includers = [[Int]](repeating: [], count: sources.paths.count)
    for (file, found) in resolutions.enumerated() where isKept[file] {
      for target in found.compactMap(\.file) where target != file { includers[target].append(file) }
    }
    languages = Projects.languages(of: sources.kinds, evidence: sources.scans.map(\.evidence), includers: includers)
  }

  private static func speaksObjectiveC(_ kind: FileKind, _ evidence: LanguageEvidence) -> Bool {
    if case .source(let language) = kind { return language.isObjectiveC }
    return kind == .prefix || !evidence.isDisjoint(with: [.objectiveC, .guardedObjectiveC])
  }

  /// All files except the fragments that no kept file includes.
  private static func kept(_ kinds: [FileKind], _ resolutions: [[ImportResolver.Resolution]]) -> [Bool] {
    var kept = kinds.map { !$0.isFragment }
    var waiting = kept.indices.filter { kept[$0] }
    while let file = waiting.popLast() {
      for target in resolutions[file].compactMap(\.file) where !kept[target] {
        kept[target] = true
        waiting.append(target)
      }
    }
    return kept
  }

  var keptFiles: [Int] { isKept.indices.filter { isKept[$0] } }

  var sourceFiles: [SourceFile] {
    keptFiles.map { file in
      SourceFile(
        path: sources.paths[file], language: languages[file], isHeader: !sources.kinds[file].isSource,
        isExternal: sources.provenances[file].isExternal || sources.isGenerated[file] || sources.isUnbuilt[file], module: sources.provenances[file].module, lines: sources.scans[file].lines,
        branches: sources.scans[file].branches,
        bridgingHeaders: languages[file] == .swift ? sources.targets.bridgingHeaders(of: sources.paths[file]) : nil,
        targets: languages[file] == .swift ? sources.targets.targets(of: sources.paths[file]) : [])
    }
  }

  var imports: [ImportDirective] {
    let modules = Set(sources.provenances.compactMap(\.module)).union(moduleNames)
    func isMissing(_ found: LexicalScan.RawImport, _ resolution: ImportResolver.Resolution) -> Bool {
      guard found.form == .module else { return resolution == .nowhere && !Platform.isHeader(found.spelling) }
      let name = String(found.spelling.prefix { $0 != "." })
      return !Platform.isModule(name) && !modules.contains(name)
    }
    return keptFiles.flatMap { file in
      zip(sources.scans[file].imports, resolutions[file]).map { found, resolution in
        ImportDirective(
          path: sources.paths[file], line: found.line, spelling: found.spelling, form: found.form, condition: found.condition,
          resolved: resolution.file.map { sources.paths[$0] }, isMissing: isMissing(found, resolution),
          isUncertain: found.isUncertain(whenFound: resolution.file != nil))
      }
    }
  }

  /// By path, for the files that declare any.
  var types: [String: [OutlinedType]] {
    Dictionary(keptFiles.compactMap { sources.scans[$0].types.isEmpty ? nil : (sources.paths[$0], sources.scans[$0].types) }, uniquingKeysWith: { first, _ in first })
  }

  var declaredNames: DeclaredNames {
    var declared = DeclaredNames()
    for file in keptFiles {
      let names = sources.scans[file].names
      declared.classes.formUnion(names.classes)
      declared.protocols.formUnion(names.protocols)
      declared.types.formUnion(names.types)
      declared.macros.formUnion(names.macros)
    }
    declared.swiftNames = sources.swiftNames
    declared.ambiguous = filesByDeclaration.filter { $0.value.count > 1 }
    return declared
  }

  /// For each Objective-C class and protocol, by USR, the files that declare it, in byte order.
  private var filesByDeclaration: [String: [String]] {
    var files: [String: [String]] = [:]
    for file in keptFiles {
      let names = sources.scans[file].names
      for usr in Set(names.classes.map { EntityID.objectiveCClass($0).text } + names.protocols.map { EntityID.objectiveCProtocol($0).text }) {
        files[usr, default: []].append(sources.paths[file])
      }
    }
    return files
  }

  /// Whether the project is an Objective-C library that defines the root class, such as GNUstep's Foundation.
  var declaresRootClass: Bool {
    keptFiles.contains { !sources.provenances[$0].isExternal && sources.scans[$0].names.classes.contains("NSObject") }
  }
}

/// The include folders of each file; equal sets are stored once.
private struct FlagSets {
  private var sets: [SearchFolders] = [SearchFolders()]
  private var setOfFile: [Int]

  init(_ sources: SourceSet, root: String, database: CompileDatabase?) {
    setOfFile = [Int](repeating: 0, count: sources.paths.count)
    guard let database else { return }
    var known: [[String]: Int] = [[]: 0]
    // Files of one folder without an entry share the nearest one.
    var nearest: [PathKey: [String]] = [:]
    for (file, path) in sources.paths.enumerated() {
      let arguments: [String]
      if let entry = database.entry(for: path) {
        arguments = entry.arguments
      } else {
        let language = Self.likelyLanguage(sources.kinds[file], sources.scans[file].evidence)
        let key = PathKey("\(language.rawValue) \(folder(of: path))")
        arguments = nearest[key] ?? database.arguments(near: path, language)
        nearest[key] = arguments
      }
      if let set = known[arguments] {
        setOfFile[file] = set
      } else {
        known[arguments] = sets.count
        setOfFile[file] = sets.count
        sets.append(SearchFolders(arguments: arguments, root: root))
      }
    }
  }

  func folders(of file: Int) -> SearchFolders { sets[setOfFile[file]] }

  /// A first guess: the includers are not known yet, since finding them needs the include folders.
  private static func likelyLanguage(_ kind: FileKind, _ evidence: LanguageEvidence) -> Language {
    Projects.languages(of: [kind], evidence: [evidence], includers: [[]])[0]
  }
}
