import Facts

/// Finds what there is to analyse: the files, the units and how to parse them, the imports and what they refer to.
///
/// `paths` are files or folders as the user gave them; if empty, the current folder. Reads every source once, parses nothing, writes nothing. The result only depends
/// on the bytes on disk, except for two things of the machine: the headers in its include folders, and which paths of a compile database exist.
package func findProject(at paths: [String], options: ProjectOptions = ProjectOptions()) throws(ProjectError) -> Project {
  let sdk: AppleSDK?
  if let path = options.sdk { sdk = try findAppleSDK(at: path) } else { sdk = nil }
  let location = try ProjectLocation(paths, root: options.root, takesResources: options.readsAll)
  let database = try findCompileDatabase(root: location.root, explicit: options.compileCommands)
  let walk = Walk(
    root: location.root, folders: location.folders, depth: location.depth, include: options.include.map(Glob.init),
    exclude: options.exclude.map(Glob.init), always: location.selected ?? [], alwaysObey: options.readsAll)
  guard
    walk.files.contains(where: { FileKind(name: lastComponent(of: $0))?.isFragment == false && location.selects($0) })
      || location.selected != nil
  else {
    throw .noSources(paths.first ?? ".", isFiltered: !options.include.isEmpty || !options.exclude.isEmpty)
  }
  let sources = SourceSet(walk: walk, root: location.root, options: options, database: database.database)
  let resolved = ResolvedSources(
    sources, walk: walk, root: location.root, database: database.database,
    system: SystemHeaders(folders: options.systemFolders ?? SystemHeaders.machineFolders()))
  let (units, unneeded) = planUnits(resolved, root: location.root, database: database.database, hasSDK: sdk != nil, selects: options.readsAll ? { _ in true } : location.selects)
  let lists = Set((walk.propertyLists + sources.targets.targets.compactMap(\.settings.infoPlist)).map(PathKey.init)).map(\.text).sorted(by: isBefore)
  let interfaces = InterfaceFiles(
    walk.interfaces, settings: lists + walk.projects.map { $0 + "/project.pbxproj" }, root: location.root, limit: options.maxFileSize)
  let models = DataModels(walk.models, old: walk.oldModels, current: walk.modelVersions, root: location.root, limit: options.maxFileSize)
  let workspaces = Workspaces(
    walk.workspaces.filter { Provenance.externalFolder(of: $0) == nil && !sources.copied.contains($0) }, root: location.root, limit: options.maxFileSize)
  var project = Project(
    context: ProjectContext(root: location.root, files: resolved.sourceFiles, declared: resolved.declaredNames, sdk: sdk),
    selected: options.readsAll ? nil : location.selected, unusedPatterns: walk.unusedPatterns, units: units, imports: resolved.imports,
    remarks: sources.remarks,
    problems: Set(walk.problems + sources.problems(of: resolved.isKept) + sources.targets.problems + database.problems + workspaces.problems + interfaces.problems + models.problems).sorted())
  project.context.specialFiles = walk.specialFiles
  project.context.mentionedMembers = sources.mentionedMembers
  project.context.targetModules = sources.targets.targets.map(\.module)
  project.reported = options.readsAll ? location.selected : nil
  project.targets = sources.targets.targets
  project.interfaces = interfaces.objects
  project.unneededFiles = unneeded
  project.models = models.models
  project.resources = (interfaces.resources + models.resources).sorted { isBefore($0.path, $1.path) }
  for index in project.resources.indices where sources.copied.contains(project.resources[index].path) { project.resources[index].isExternal = true }
  project.types = resolved.types
  project.setup = ProjectSetup(project, walk, sources, workspaces, database: database.database)
  project.setup.unclearLines = sources.targets.unclearLines
  return project
}

package struct ProjectOptions: Sendable {
  /// The folder that paths are relative to, such as that of the configuration; nil to derive it from the paths.
  package var root: String?
  /// Patterns of files to read, see `Glob`; none means all.
  package var include: [String] = []
  /// Patterns of files and folders to leave out: they are not even read for other files that include them.
  package var exclude: [String] = []
  /// A compile database, or the folder that holds it; nil to look for one.
  package var compileCommands: String?
  /// An Apple SDK to read Objective-C with; nil for stand-ins.
  package var sdk: String?
  /// Judges the code in `Pods`, `vendor` and so on like the project's own code.
  package var ownsExternal = false
  /// In bytes; a longer file is a problem and not read.
  package var maxFileSize = 10_000_000
  /// Reads the whole project around the requested files and folders, as if nothing was requested. The requested ones are then in `reported`.
  package var readsAll = false
  /// Reads the types that the text of C-family files declares: `Project.types`.
  package var readsTypes = false
  /// The folders that the machine's compiler searches by default; nil to look for them.
  package var systemFolders: [String]?

  package init(
    include: [String] = [], exclude: [String] = [], compileCommands: String? = nil, ownsExternal: Bool = false,
    maxFileSize: Int = 10_000_000, systemFolders: [String]? = nil
  ) {
    self.include = include
    self.exclude = exclude
    self.compileCommands = compileCommands
    self.ownsExternal = ownsExternal
    self.maxFileSize = maxFileSize
    self.systemFolders = systemFolders
  }
}
