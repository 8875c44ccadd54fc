internal import Analysis
internal import Facts
internal import Graphs
internal import Layouts

/// What the page's script reads. The page itself has the overview and the table of findings as HTML, so that none of it is here twice.
struct AuditData {
  /// How many lines of a dependency are in the page, and how many findings.
  static let mostPlaces = 6
  static let mostFindings = 5_000
  /// Lines are quoted until they fill so many bytes.
  private static let mostQuoted = 1_500_000

  private let audit: Audit
  private let findings: [Report.Judged]
  private let lines: SourceLines
  private let name: String
  private var files: [String] = []
  private var fileComponents: [Int] = []
  private var numbers: [EntityID: Int] = [:]

  init(_ audit: Audit, findings: [Report.Judged], name: String, _ lines: SourceLines) {
    self.audit = audit
    self.findings = findings
    self.lines = lines
    self.name = name
    for (number, component) in audit.components.components.enumerated() {
      for file in component.files {
        let path = audit.report.graph.entities[file].id
        numbers[path] = files.count
        files.append(path.text)
        fileComponents.append(number)
      }
    }
    // Findings also point into files that belong to no component: into a storyboard, into other people's code.
    for judged in findings {
      for location in [judged.finding.location] + judged.finding.notes.map(\.location) + judged.finding.cuts.map(\.location) {
        guard numbers[EntityID(location.path)] == nil else { continue }
        numbers[EntityID(location.path)] = files.count
        files.append(location.path)
        fileComponents.append(-1)
      }
    }
  }

  var json: JSON {
    .members([
      "project": .text(visible(name)), "mostPlaces": .int(Self.mostPlaces), "folders": folders, "components": components, "files": filesJSON, "dependencies": dependencies,
      "now": state(audit.plan.before), "steps": .list(zip(audit.plan.steps, audit.dependencies).map(step)), "layouts": FolderLayouts(audit).json, "objects": objects, "likeness": likeness,
      "types": types,
      "treemap": treemap, "dearest": .list(audit.dearestImports.map { .list([text($0.source), text($0.target), .int($0.files), .int($0.lines)]) }),
      "hot": hotSpots, "history": audit.history.map { .members(["commits": .int($0.commits), "since": .text($0.since), "until": .text($0.until)]) },
      "findings": .list(findings.map(finding)), "rules": rules, "quotes": quotes,
    ])
  }

  private func text(_ text: String) -> JSON { .text(visible(text)) }

  private func number(of location: SourceLocation?) -> Int { location.flatMap { numbers[EntityID($0.path)] } ?? -1 }

  // MARK: Dependencies

  private var folders: JSON {
    let folders = audit.folders.folders
    var places = [Int](repeating: 0, count: folders.count)
    for folder in folders { for (place, child) in folder.folders.enumerated() { places[child] = place } }
    return .members(["name": .list(folders.map { text($0.name) }), "parent": packed(folders.map { $0.parent ?? -1 }), "place": packed(places)])
  }

  private var components: JSON {
    let graph = audit.components
    var places = [Int](repeating: 0, count: graph.components.count)
    for folder in audit.folders.folders { for (place, component) in folder.components.enumerated() { places[component] = place } }
    // The components of a knot stand together, at its level. Inside of a knot they are sorted by their levels without the edges to cut.
    let inner = ComponentFolders.levels(of: graph, without: audit.isCut)
    let sorted = graph.components.indices.sorted { a, b in
      (graph.levels[a], graph.knotOf[a], inner[a], a) < (graph.levels[b], graph.knotOf[b], inner[b], b)
    }
    var order = places
    for (place, component) in sorted.enumerated() { order[component] = place }
    return .members([
      "name": .list(graph.components.map { text(fileName($0.name)) }), "home": packed(audit.folders.home), "place": packed(places), "order": packed(order),
      "lines": packed(graph.components.map(\.lines)), "level": packed(graph.levels), "knot": packed(graph.knotOf.map { $0 + 1 }), "reach": packed(graph.reach),
      "impact": packed(graph.digraph.reversed.reachCounts().counts),
    ])
  }

  private var filesJSON: JSON {
    .members([
      "name": .list(zip(files, fileComponents).map { text($1 < 0 ? $0 : fileName($0)) }), "component": packed(fileComponents),
    ])
  }

  private var dependencies: JSON {
    let graph = audit.components
    let places = graph.dependencies.map { dependency in dependency.facts.prefix(Self.mostPlaces).map { audit.report.graph.facts[$0].location } }
    return .members([
      "source": packedSums(graph.dependencies.map(\.source)), "target": packed(graph.dependencies.map(\.target)), "count": packed(graph.dependencies.map(\.facts.count)),
      "file": packed(places.joined().map(number)), "line": packed(places.joined().map(\.line)),
    ])
  }

  private func state(_ state: CutPlan.State) -> JSON {
    .members(["inKnots": .int(state.componentsInKnots), "largest": .int(state.largestKnot), "ccd": .int(state.reach)])
  }

  private func step(_ step: CutPlan.Step, _ dependency: Int) -> JSON {
    .members([
      "dependency": .int(dependency), "lines": .int(step.lines.count), "reason": text(step.reason), "inKnots": .int(step.after.componentsInKnots),
      "largest": .int(step.after.largestKnot), "ccd": .int(step.after.reach),
    ])
  }

  /// The frame, then for each box whether it is a folder, its number, its place and its size.
  private var treemap: JSON {
    let (width, height) = (1400.0, 820.0)
    let (folders, components) = (audit.folders.folders, audit.components.components)
    // The root and a folder without a name need no heading: what is in them lies in what is around them.
    let named = folders.indices.filter { folders[$0].parent != nil && !folders[$0].name.isEmpty }
    var boxes = [Int?](repeating: nil, count: folders.count)
    for (box, folder) in named.enumerated() { boxes[folder] = box }
    func box(around folder: Int?) -> Int? { folder.flatMap { boxes[$0] ?? box(around: folders[$0].parent) } }
    let map = Treemap(
      sizes: named.map { _ in 0 } + components.map { Double(max($0.lines, 1)) },
      parents: named.map { box(around: folders[$0].parent) } + audit.folders.home.map { box(around: $0) },
      in: Rectangle(x: 0, y: 0, width: width, height: height), header: 17, padding: 2)
    var numbers = [Int(width), Int(height)]
    for (node, rectangle) in map.rectangles.enumerated() {
      guard let rectangle else { continue }
      let (x, y) = (Int(rectangle.x.rounded()), Int(rectangle.y.rounded()))
      let (isFolder, number) = node < named.count ? (1, named[node]) : (0, node - named.count)
      numbers += [isFolder, number, x, y, Int(rectangle.right.rounded()) - x, Int(rectangle.bottom.rounded()) - y]
    }
    return packed(numbers)
  }

  /// Of each component that changed: how many commits touched its files, and how many lines came and went.
  private var hotSpots: JSON? {
    audit.history.map { history in
      .list(
        audit.components.components.enumerated().compactMap { number, component in
          let changes = component.files.compactMap { history.changes[audit.report.graph.entities[$0].id.text] }
          guard !changes.isEmpty else { return nil }
          // A header and its implementation mostly change together, so the commits of its files are not added up.
          return .list([.int(number), .int(changes.map(\.commits).max()!), .int(changes.reduce(0) { $0 + $1.added + $1.removed })])
        })
    }
  }

  // MARK: Objects and types

  private var objects: JSON {
    let outline = audit.objects
    let ownerships = Ownership.allCases.filter(\.isOwning) + Ownership.allCases.filter { !$0.isOwning }
    var members: [String] = []
    var places: [String: Int] = [:]
    func member(_ name: String) -> Int {
      if let known = places[name] { return known }
      places[name] = members.count
      members.append(name)
      return members.count - 1
    }
    let isRoot = Set(outline.roots)
    var knotOf = [Int](repeating: 0, count: outline.objects.count)
    for (number, knot) in outline.knots.enumerated() { for object in knot { knotOf[object] = number + 1 } }
    let memberNumbers = outline.links.map { member($0.member) }
    return .members([
      "name": .list(outline.objects.map { text($0.name) }), "keeper": packed(outline.objects.map { $0.keeper ?? -1 }), "tree": packed(outline.objects.map(\.treeSize)),
      "owners": packed(outline.objects.map(\.ownerCount)), "flags": packed(outline.objects.enumerated().map { (isRoot.contains($0) ? 1 : 0) + ($1.isStatic ? 2 : 0) }),
      "knot": packed(knotOf), "file": packed(outline.objects.map { number(of: $0.location) }), "line": packed(outline.objects.map { $0.location?.line ?? 0 }),
      "members": .list(members.map(text)), "ownerships": .list(ownerships.map { .text($0.rawValue) }), "firstWeak": .int(ownerships.count(where: \.isOwning)),
      "link": .members([
        "source": packed(outline.links.map(\.source)), "target": packed(outline.links.map(\.target)), "member": packed(memberNumbers),
        "kind": packed(outline.links.map { link in link.ownership.flatMap(ownerships.firstIndex(of:)) ?? 0 }), "file": packed(outline.links.map { number(of: $0.location) }),
        "line": packed(outline.links.map(\.location.line)),
      ]),
    ])
  }

  private var likeness: JSON {
    let likeness = audit.objects.likeness
    return .members([
      "owned": .int(likeness.ownedCount), "once": .int(likeness.singlyOwnedCount), "edges": .int(likeness.edgeCount), "knotted": .int(likeness.knottedEdgeCount),
      "crossing": .int(likeness.crossingEdgeCount),
    ])
  }

  private var types: JSON {
    let classes = audit.types.classes
    return .members([
      "name": .list(classes.map { text($0.name) }), "parent": packed(classes.map { $0.parent ?? -1 }), "depth": packed(classes.map(\.depth)), "width": packed(classes.map(\.width)),
      "extensions": packed(classes.map(\.extensionCount)), "flags": packed(classes.map { $0.isExternal ? 1 : 0 }), "file": packed(classes.map { number(of: $0.location) }),
      "line": packed(classes.map { $0.location?.line ?? 0 }),
      "extended": .list(audit.types.extensions.map { .list([text($0.name), text($0.type), .int(number(of: $0.location)), .int($0.location?.line ?? 0)]) }),
    ])
  }

  // MARK: Findings

  private func finding(_ judged: Report.Judged) -> JSON {
    let finding = judged.finding
    // A finding that only has one edge to cut is drawn as that edge.
    let way = finding.way.isEmpty && finding.cuts.count == 1 ? finding.cuts.map { Finding.Step($0.source, $0.target, at: $0.location, isCut: true) } : finding.way
    return .members([
      "fingerprint": .text(finding.fingerprint), "names": .list(finding.names.map(text)), "file": .int(number(of: finding.location)), "line": .int(finding.location.line),
      "confidence": finding.confidence.map { .text($0.rawValue) },
      "notes": .list(finding.notes.map { .list([.int(number(of: $0.location)), .int($0.location.line), text($0.message)]) }),
      "cuts": .list(finding.cuts.map { .list([text($0.source), text($0.target), .int(number(of: $0.location)), .int($0.location.line), text($0.reason)]) }),
      "isLoop": .bool(finding.isLoop), "way": .list(way.map { .list([text($0.source), text($0.target), text($0.label), .bool($0.isCut)]) }),
    ])
  }

  private var rules: JSON {
    let found = Set(findings.map(\.finding.rule))
    return .object(
      describedRules(audit.report).filter { found.contains($0.id) }.map { rule in
        .init(key: rule.id, value: .members(["summary": text(rule.summary), "rationale": .text(rule.rationale.split(separator: "\n").map { visible(String($0)) }.joined(separator: "\n"))]))
      })
  }

  /// The lines that findings and cuts point at and those beside them, by file and number.
  private var quotes: JSON {
    var wanted: [SourceLocation] = findings.flatMap { [$0.finding.location] + $0.finding.notes.prefix(14).map(\.location) }
    wanted += audit.plan.steps.flatMap { $0.lines.prefix(Self.mostPlaces) }
    wanted += audit.components.dependencies.lazy.filter { $0.facts.count <= 2 }.prefix(4_000).flatMap { $0.facts.map { audit.report.graph.facts[$0].location } }
    var quoted: [Int: [Int: String]] = [:]
    var size = 0
    for location in wanted where location.line > 0 {
      let file = number(of: location)
      guard file >= 0, size < Self.mostQuoted, let text = lines.all(of: location.path) else { continue }
      for line in max(1, location.line - 1)...location.line + 1 where line <= text.count && quoted[file]?[line] == nil {
        let shown = shownLine(text[line - 1])
        quoted[file, default: [:]][line] = shown
        size += shown.utf8.count + 12
      }
    }
    return .object(
      quoted.keys.sorted().map { file in
        .init(key: String(file), value: .object(quoted[file]!.keys.sorted().map { .init(key: String($0), value: .text(quoted[file]![$0]!)) }))
      })
  }

  /// Tabs as two spaces, what is hidden made visible, cut at 240 characters.
  private func shownLine(_ line: Substring) -> String {
    let text = line.unicodeScalars.map { $0 == "\t" ? "  " : String($0) }.joined()
    return visible(text.count > 240 ? String(text.prefix(239)) + "…" : text)
  }
}
