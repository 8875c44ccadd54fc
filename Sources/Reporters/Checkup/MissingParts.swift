internal import Analysis
internal import Facts

/// A line for each of the parts that are not there: `2 sources of target 'App' in App.xcodeproj/project.pbxproj: R.generated.swift, Strings.m`. What a package manager
/// installs is one.
func missingRows(_ missing: [ProjectSetup.Missing]) -> [String] {
  var rows: [String] = []
  var isTold: Set<ProjectSetup.Missing.Kind> = []
  for part in missing {
    let (path, number, names) = (part.path, part.names.count, shortened(part.names))
    let paths = { shortened(missing.filter { $0.kind == part.kind }.map(\.path)) }
    switch part.kind {
    case .submodules: rows.append("\(counted(number, "submodule")): \(names)")
    case .pods: if isTold.insert(.pods).inserted { rows.append("the pods of " + paths()) }
    case .carthage: if isTold.insert(.carthage).inserted { rows.append("the dependencies of " + paths()) }
    case .projects: rows.append("\(counted(number, "project")) that \(path) names: \(names)")
    case .sources:
      let targets = (part.targets.count == 1 ? "target " : "targets ") + shortened(part.targets.map { "'\($0)'" })
      rows.append("\(counted(number, "source")) of \(targets) in \(path): \(names)")
    case .settings: rows.append("\(counted(number, "file")) that \(path) names: \(names)")
    }
  }
  return rows
}

extension ProjectSetup.Missing.Kind {
  /// What to do about it.
  var step: String {
    switch self {
    case .submodules: "fetch the submodules: 'git submodule update --init --recursive'"
    case .pods: "install the pods: 'pod install'"
    case .carthage: "fetch the dependencies: 'carthage bootstrap'"
    case .projects: "fetch or generate the projects that are not there, or take them out in Xcode"
    case .sources: "build once, or generate the sources that are not there; what is gone for good, take out of the project"
    case .settings: "add the files that are not there, or take them out of the project: what they set is not known"
    }
  }

  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .submodules: counted(count, "submodule")
    case .pods: "the pods"
    case .carthage: "Carthage's dependencies"
    case .projects: counted(count, "project")
    case .sources: counted(count, "source")
    case .settings: counted(count, "settings file")
    }
  }
}

/// What is not there, in one line: `2 submodules and 3 sources are not there: run 'arborist doctor'`. Nil if nothing is missing.
func missingWords(_ missing: [ProjectSetup.Missing]) -> String? {
  let kinds = ProjectSetup.Missing.Kind.allCases.filter { kind in missing.contains { $0.kind == kind } }
  let counts = kinds.map { kind in Set(missing.filter { $0.kind == kind }.flatMap(\.names)).count }
  guard let last = kinds.last else { return nil }
  let words = zip(kinds, counts).map { $0.words($1) }
  let isOne = kinds.count == 1 && counts[0] == 1
  let list = words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " and " + last.words(counts[counts.count - 1])
  return "\(list) \(isOne ? "is" : "are") not there: run 'arborist doctor'"
}

/// The parts, or the first of them and how many more there are.
func shortened(_ parts: [String], limit: Int = 4) -> String {
  parts.count <= limit ? parts.joined(separator: ", ") : parts.prefix(limit - 1).joined(separator: ", ") + " and \(parts.count - limit + 1) more"
}
