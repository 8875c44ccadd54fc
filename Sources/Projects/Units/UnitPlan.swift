import Facts

/// The units of the project with everything needed to parse them, in byte order of their paths: every requested source, and every header that no unit reports. Also
/// returns how many external C and C++ files are in no unit, since the project can't use their declarations: see `NeededFiles`.
func planUnits(
  _ resolved: ResolvedSources, root: String, database: CompileDatabase?, hasSDK: Bool = false, selects: (String) -> Bool
) -> (units: [TranslationUnit], unneeded: Int) {
  var plan = UnitPlan(resolved, root: root, database: database, hasSDK: hasSDK)
  let sources = resolved.sources
  let needed = NeededFiles(resolved)
  var unneeded = 0
  var units: [UnitPlan.Planned] = []
  // A name in one Swift file may be declared in any other, so all are read if one is requested.
  let readsSwift = resolved.keptFiles.contains { sources.kinds[$0] == .source(.swift) && selects(sources.paths[$0]) }
  for file in resolved.keptFiles
  where sources.kinds[file].isSource && (selects(sources.paths[file]) || readsSwift && sources.kinds[file] == .source(.swift)) {
    if needed.contains(file) { units.append(plan.plan(file, offersHeaders: true)) } else { unneeded += 1 }
  }
  for file in resolved.keptFiles where plan.ownership.owners[file] == nil && selects(sources.paths[file]) {
    // A prefix header or a fragment is not a unit by itself.
    guard case .header = sources.kinds[file] else { continue }
    if needed.contains(loneHeader: file) { units.append(plan.plan(file, offersHeaders: false)) } else { unneeded += 1 }
  }
  shareHeaders(among: &units)
  plan.findBeginnings(of: &units)
  let places = Dictionary(uniqueKeysWithValues: zip(units.map(\.file), units.indices))
  for (header, owner) in plan.ownership.owners.enumerated() {
    if let owner, let place = places[owner] { units[place].unit.headers.append(sources.paths[header]) }
  }
  return (units.sorted { $0.file < $1.file }.map(\.unit), unneeded)
}

struct UnitPlan {
  let resolved: ResolvedSources
  private let database: CompileDatabase?
  private let fileAtPath: [PathKey: Int]
  private let root: String
  private let objectiveCSDK: TranslationUnit.SDK
  private var prefixHeaders = PrefixHeaders()
  var closure: IncludeClosure
  var forwards: Forwards
  private let standardHeaders: SharedHeaders
  /// The headers that conditions in the project may test with `__has_include`.
  private let askedHeaders: Set<PathKey>
  private(set) var ownership: HeaderOwnership
  /// The files of targets that don't tell how references are counted, but have a source with code that is only allowed without ARC.
  private var countedByHand: Set<PathKey> = []

  struct Planned {
    var file: Int
    var unit: TranslationUnit
    /// The machine's headers that the unit certainly includes, if it may share the headers of other units.
    var sharedHeaders: [String] = []
  }

  init(_ resolved: ResolvedSources, root: String, database: CompileDatabase?, hasSDK: Bool) {
    self.resolved = resolved
    self.root = root
    self.database = database
    let sources = resolved.sources
    fileAtPath = Dictionary(uniqueKeysWithValues: zip(sources.paths.map(PathKey.init), sources.paths.indices))
    objectiveCSDK = resolved.declaresRootClass ? .gnu : hasSDK ? .apple : .appleStubs
    closure = IncludeClosure(
      edges: sources.scans.indices.map { file in
        let imports = sources.scans[file].imports
        func edge(_ place: Int, _ target: Int) -> IncludeClosure.Edge {
          IncludeClosure.Edge(target: target, guards: imports[place].guards, isUncertain: imports[place].isUncertain(whenFound: true))
        }
        return imports.indices.compactMap { place in resolved.resolutions[file][place].file.map { edge(place, $0) } }
          + resolved.brought[file].map { edge($0.place, $0.header) }
      })
    forwards = Forwards(resolved)
    standardHeaders = SharedHeaders(resolved)
    askedHeaders = sources.scans.reduce(into: []) { $0.formUnion($1.askedHeaders) }
    ownership = HeaderOwnership(resolved)
    for target in sources.targets.targets where target.settings.usesARC == nil && target.settings.exceptionsFromARC.isEmpty {
      let counts = target.sources.contains { path in fileAtPath[PathKey(path)].map { sources.scans[$0].evidence.contains(.countsByHand) } ?? false }
      if counts { countedByHand.formUnion(target.sources.lazy.map(PathKey.init)) }
    }
    for file in resolved.keptFiles where sources.kinds[file] == .prefix {
      let scan = sources.scans[file]
      guard !(scan.imports.isEmpty && scan.names == NameList()) else { continue }
      prefixHeaders.add(
        PrefixHeaders.Candidate(file: file, path: sources.paths[file], module: sources.provenances[file].module),
        isExternal: sources.provenances[file].isExternal)
    }
  }

  mutating func plan(_ file: Int, offersHeaders: Bool) -> Planned {
    let path = resolved.sources.paths[file]
    let language = resolved.languages[file]
    if !language.isOfCFamily { return Planned(file: file, unit: TranslationUnit(path: path, language: language)) }
    let arguments = database?.entry(for: path)?.arguments ?? database?.arguments(near: path, language) ?? []
    let forced = forcedIncludes(arguments)
    // With flags from a database, these contain the forced includes.
    let prefix = forced.isForced ? nil : prefixHeader(of: file, language)
    let reached = closure.reach(from: [file] + (prefix.map { [$0] } ?? []) + forced.files, language)
    // The content of a fragment depends on the macros around it: a table of commands means one thing to the server and another to its client. So every unit reports it,
    // and none owns it.
    var fragments: [String] = []
    if offersHeaders {
      for header in reached {
        switch resolved.sources.kinds[header.file] {
        case .source: break
        case .fragment(nil): fragments.append(resolved.sources.paths[header.file])
        case .header, .prefix, .fragment: ownership.offer(header, to: file)
        }
      }
    }
    let sdk = language.isObjectiveC ? objectiveCSDK : .host
    let unit = TranslationUnit(
      path: path, language: language, sdk: sdk, arguments: arguments,
      prefixHeader: prefix.map { resolved.sources.paths[$0] }, forwards: forwards.list(of: reached, language, home: folder(of: path)),
      // With flags, a missing header may be in a folder that they name; without stand-ins, it may be on this machine.
      missing: sdk == .appleStubs && arguments.isEmpty ? missing(from: reached, language) : [], broughtHeaders: brought(by: reached, language).filter { $0 != path }, headers: fragments,
      counting: language.isObjectiveC ? counting(of: path) : .unknown)
    return Planned(file: file, unit: unit, sharedHeaders: prefix == nil ? standardHeaders.headers(of: reached, unit) : [])
  }

  /// The setting of the target, else the evidence in its other sources.
  private func counting(of path: String) -> TranslationUnit.ReferenceCounting {
    let told = resolved.sources.targets.counting(of: path)
    return told == .unknown && countedByHand.contains(PathKey(path)) ? .byHand : told
  }

  /// The setting of the target, else by the location of the file.
  private func prefixHeader(of file: Int, _ language: Language) -> Int? {
    let path = resolved.sources.paths[file]
    let provenance = resolved.sources.provenances[file]
    guard let told = resolved.sources.targets.prefixHeader(of: path) else {
      return prefixHeaders.file(for: path, language, isExternal: provenance.isExternal, module: provenance.module)
    }
    return told.flatMap { fileAtPath[PathKey($0)] }
  }

  /// The headers that come with imports which don't name them, in the order in which they are met.
  private func brought(by reached: [IncludeClosure.Reached], _ language: Language) -> [String] {
    guard language.isObjectiveC else { return [] }
    var found: [Int] = []
    for file in reached where !file.isUncertain {
      let imports = resolved.sources.scans[file.file].imports
      for item in resolved.brought[file.file] where language.satisfies(imports[item.place].guards) && !imports[item.place].isUncertain(whenFound: true) {
        if !found.contains(item.header) { found.append(item.header) }
      }
    }
    return found.map { resolved.sources.paths[$0] }
  }

  /// The spellings, in byte order, of imports that are not project files. Conditional imports are left out if a condition may test whether the header exists.
  private func missing(from reached: [IncludeClosure.Reached], _ language: Language) -> [String] {
    var found: Set<PathKey> = []
    for file in reached {
      for (item, resolution) in zip(resolved.sources.scans[file.file].imports, resolved.resolutions[file.file])
      where resolution.file == nil && item.form != .module && language.satisfies(item.guards) {
        let spelling = PathKey(item.spelling)
        let isCertain = !file.isUncertain && !item.isUncertain
        if isCertain || !item.isNext && !askedHeaders.contains(spelling) { found.insert(spelling) }
      }
    }
    return found.map(\.text).sorted(by: isBefore)
  }

  /// The project files that flags include in the unit.
  private func forcedIncludes(_ arguments: [String]) -> (isForced: Bool, files: [Int]) {
    var files: [Int] = []
    var isForced = false
    for (flag, value) in zip(arguments, arguments.dropFirst()) where flag == "-include" || flag == "-imacros" {
      isForced = true
      if let path = relative(value, to: root), let file = fileAtPath[PathKey(path)] { files.append(file) }
    }
    return (isForced, files)
  }
}
