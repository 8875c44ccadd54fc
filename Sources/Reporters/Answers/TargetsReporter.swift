package import Analysis
internal import Facts
internal import Graphs

/// The forms of what `arborist targets` tells.
package let targetsFormats: [AnswerFormat<TargetList>] = [
  AnswerFormat("text") { list, _ in targetsText(list) }, AnswerFormat("json") { list, _ in targetsJSON(list) }, AnswerFormat("dot") { list, _ in targetsDot(list) },
]

// MARK: Text

/// The targets of each description with how many files they have and what they need, then the files that nothing builds.
private func targetsText(_ list: TargetList) -> String {
  var text = ""
  var manifest: String?
  for (index, target) in list.graph.targets.enumerated() {
    if target.manifest != manifest {
      text += (manifest == nil ? "" : "\n") + visible(target.manifest) + "\n"
      manifest = target.manifest
    }
    let here = list.graph.targets.filter { $0.manifest == target.manifest }
    let width = here.map { visible($0.name).count }.max() ?? 0
    let kinds = here.map(\.product.rawValue.count).max() ?? 0
    var line = "  " + visible(target.name).padded(to: width + 2) + target.product.rawValue.padded(to: kinds + 2) + counted(target.sources.count, "source")
    if !target.missingSources.isEmpty { line += ", \(target.missingSources.count) more not there" }
    let needs = list.graph.dependencies[index].map { list.graph.targets[$0].name } + list.graph.outside[index]
    if !needs.isEmpty { line += ", needs " + visible(needs.joined(separator: ", ")) }
    text += line + "\n"
  }
  if !list.graph.targets.isEmpty { text += "\n" }
  return text + lastWords(list)
}

private func lastWords(_ list: TargetList) -> String {
  if list.graph.targets.isEmpty { return "no project file describes a target; folders stand in for modules\n" }
  var text = "\(list.sources - list.unbuilt.count - list.untold) of \(counted(list.sources, "source file")) belong to a target\n"
  if list.untold > 0 { text += "\(counted(list.untold, "source file")) \(list.untold == 1 ? "lies" : "lie") where no project file tells what is built\n" }
  guard !list.unbuilt.isEmpty else { return text }
  text += "\(counted(list.unbuilt.count, "source file")) \(list.unbuilt.count == 1 ? "belongs" : "belong") to no target: read, not judged\n"
  return text + list.unbuilt.map { "  " + visible($0) + "\n" }.joined()
}

// MARK: JSON

private func targetsJSON(_ list: TargetList) -> String {
  func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }
  let targets = list.graph.targets.indices.map { index -> JSON in
    let target = list.graph.targets[index]
    let settings = target.settings
    return .members([
      "name": .text(target.name), "module": .text(target.module), "product": .text(target.product.rawValue), "system": .text(target.system.rawValue),
      "manifest": .text(target.manifest), "platforms": texts(target.platforms), "sources": texts(target.sources), "missing_sources": texts(target.missingSources), "headers": texts(target.headers),
      "resources": texts(target.resources),
      "dependencies": .list(list.graph.dependencies[index].map { .members(["name": .text(list.graph.targets[$0].name), "manifest": .text(list.graph.targets[$0].manifest)]) }),
      "external_dependencies": texts(list.graph.outside[index]),
      "settings": .members([
        "prefix_header": .optional(settings.prefixHeader), "bridging_header": .optional(settings.bridgingHeader), "info_plist": .optional(settings.infoPlist),
        "header_folders": texts(settings.headerFolders), "defines": texts(settings.defines), "arc": settings.usesARC.map(JSON.bool) ?? .null,
        "arc_exceptions": texts(settings.exceptionsFromARC.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }),
      ]),
    ])
  }
  return JSON.members([
    "targets": .list(targets), "source_files": .int(list.sources), "unbuilt": texts(list.unbuilt), "untold": .int(list.untold),
  ]).document("targets")
}

// MARK: DOT

/// Targets as boxes, with an arrow to each that one needs, in a frame for each project file. Tests are left out, since they hang on everything; the caption tells how many.
private func targetsDot(_ list: TargetList) -> String {
  let graph = list.graph
  let shown = graph.targets.indices.filter { !graph.targets[$0].product.isTest }
  let isShown = Set(shown)
  let tests = graph.targets.count - shown.count
  let caption = counted(shown.count, "target") + (tests == 0 ? "" : "; \(counted(tests, "target")) of tests not drawn") + ". An arrow leads to what a target needs."
  var text = "digraph targets {\n  rankdir=TB\n  label=\(dotQuoted(caption))\n  fontname=\"Helvetica\"\n"
  text += "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fillcolor=\"#ffffff\"]\n"
  let manifests = Set(shown.map { graph.targets[$0].manifest }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  for (number, manifest) in manifests.enumerated() {
    text += "  subgraph cluster\(number) {\n    label=\(dotQuoted(manifest))\n    color=\"#cccccc\"\n"
    for index in shown where graph.targets[index].manifest == manifest {
      let target = graph.targets[index]
      let words = target.product.rawValue + (target.sources.isEmpty ? "" : ", " + counted(target.sources.count, "source"))
      text += "    t\(index) [label=\(dotQuoted(target.name, words)), fillcolor=\"\(color(of: target.product))\"]\n"
    }
    text += "  }\n"
  }
  for index in shown {
    for other in graph.dependencies[index] where isShown.contains(other) { text += "  t\(index) -> t\(other)\n" }
  }
  return text + layout(of: shown, graph) + "}\n"
}

/// Invisible arrows that put what no arrow ties to each other in rows; Graphviz would put all of it side by side.
private func layout(of shown: [Int], _ graph: TargetGraph) -> String {
  let isShown = Set(shown)
  var frames = Dictionary(shown.map { ($0, graph.targets[$0].manifest) }, uniquingKeysWith: { first, _ in first })
  // Frames that an arrow ties are one group.
  for index in shown {
    for other in graph.dependencies[index] where isShown.contains(other) && frames[other] != frames[index] {
      let (kept, gone) = (frames[index]!, frames[other]!)
      for target in shown where frames[target] == gone { frames[target] = kept }
    }
  }
  var groups: [[Int]] = []
  var places: [String: Int] = [:]
  for index in shown {
    if let place = places[frames[index]!] {
      groups[place].append(index)
    } else {
      places[frames[index]!] = groups.count
      groups.append([index])
    }
  }
  let used = Set(shown.flatMap { graph.dependencies[$0] })
  var text = ""
  func tie(_ above: Int, _ below: Int) { text += "  t\(above) -> t\(below) [style=invis]\n" }
  for (number, group) in groups.enumerated() {
    let alone = group.filter { index in !used.contains(index) && !graph.dependencies[index].contains(where: isShown.contains) }
    for (above, below) in zip(alone, alone.dropFirst(targetsInRow)) { tie(above, below) }
    guard number >= groupsInRow else { continue }
    let below = group.filter { !used.contains($0) }.prefix(targetsInRow)
    for above in groups[number - groupsInRow].filter({ !graph.dependencies[$0].contains(where: isShown.contains) }).suffix(targetsInRow) { below.forEach { tie(above, $0) } }
  }
  return text
}

private let targetsInRow = 6
private let groupsInRow = 4

private func color(of product: Target.Product) -> String {
  switch product {
  case .application: "#cfe3ff"
  case .appExtension: "#e6efff"
  case .framework, .library: "#e2f3dc"
  case .tool: "#fdeecb"
  case .bundle, .tests, .uiTests, .macro, .plugin, .aggregate, .other: "#f2f2f2"
  }
}
