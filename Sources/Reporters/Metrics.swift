internal import Analysis
internal import Graphs

extension Metrics {
  /// The metrics as every JSON report carries them. Lists of names hold the first `mostListed`, but for components and folders, which are all there.
  var json: JSON {
    .members([
      "objects": objects.json, "dependencies": dependencies.json,
      "inheritance": .members(["deepest": inheritance.depth?.json ?? .null, "widest": inheritance.width?.json ?? .null]),
      "categories": .members(["count": .int(categories.count), "types": .list(categories.types.prefix(Metrics.mostListed).map(\.json))]),
      "components": .list(components.map(\.json)), "folders": .list(folders.map(\.json)),
    ])
  }

  /// Every number with its name, for tables: `dependencies.ccd` of the whole, which has no subject, `folders.ca` of a folder. The subject of a number about
  /// an edge is `A -> B`.
  package var numbers: [(subject: String?, name: String, value: Double)] {
    var numbers: [(subject: String?, name: String, value: Double)] = []
    func add(_ value: JSON, _ name: String, _ subject: String?) {
      switch value {
      case .int(let number): numbers.append((subject, name, Double(number)))
      case .decimal(let number): numbers.append((subject, name, number))
      case .bool(let isTrue): numbers.append((subject, name, isTrue ? 1 : 0))
      case .list(let values): for value in values { add(value, name, nil) }
      case .object(let members):
        func text(_ key: String) -> String? {
          if case .text(let text)? = members.first(where: { $0.key == key })?.value { text } else { nil }
        }
        let own = text("name") ?? text("example") ?? text("source").map { $0 + " -> " + (text("target") ?? "") }
        for member in members { add(member.value, name.isEmpty ? member.key : name + "." + member.key, own ?? subject) }
      case .text, .null: break
      }
    }
    add(json, "", nil)
    return numbers
  }

  /// A few lines for people: what to look at first, in the words of the literature.
  var lines: [String] {
    let tree = objects.likeness
    var lines = [
      "object graph: \(tree.singlyOwnedCount) of \(counted(tree.ownedCount, "owned type")) have one owner; of \(counted(tree.edgeCount, "owning edge")) "
        + "\(tree.crossingEdgeCount) cross branches, \(tree.knottedEdgeCount) lie in \(counted(objects.knotCount, "knot")); \(counted(objects.roots.count, "root"))"
    ]
    let heavy = objects.roots.filter { $0.count > 1 }.prefix(3)
    if !heavy.isEmpty { lines.append("  most hangs from " + heavy.map(\.words).joined(separator: ", ")) }
    let lakos = dependencies.lakos
    lines.append(
      "dependencies: \(counted(lakos.nodeCount, "component")), CCD \(lakos.cumulativeDependency)\(lakos.isExact ? "" : " (estimated)"), "
        + "ACD \(decimal(lakos.averageDependency)), NCCD \(decimal(lakos.normalizedDependency)); a change reaches \(decimal(100 * lakos.propagationCost)) % of them on average")
    if let knot = dependencies.knots.first {
      let (cuts, fewest) = dependencies.knots.reduce(into: (0, 0)) { $0 = ($0.0 + $1.cuts, $0.1 + $1.lowerBound) }
      lines.append(
        "  \(counted(dependencies.knots.count, "import cycle")), the largest of \(knot.size) around '\(visible(knot.example))'; \(counted(cuts, "import")) to cut, "
          + (cuts == fewest ? "the fewest possible" : "at least \(fewest) whatever is cut"))
    }
    for dear in dependencies.dearest.prefix(3) {
      let forGood = dear.filesForGood > 0 ? ", \(dear.filesForGood == dear.files ? "all" : String(dear.filesForGood)) of which nobody else needs" : ""
      lines.append(
        "  '\(visible(dear.source))' needs \(counted(dear.files, "file")), \(counted(dear.lines, "line")), only because it imports '\(visible(dear.target))'\(forGood)")
    }
    let shape = [inheritance.depth.map { "\($0.count) deep at '\(visible($0.name))'" }, inheritance.width.map { "\(counted($0.count, "subclass", "subclasses")) of '\(visible($0.name))'" }]
      .compactMap { $0 }
    if !shape.isEmpty { lines.append("inheritance: at most " + shape.joined(separator: ", ")) }
    if categories.count > 0 {
      lines.append("categories and extensions: \(categories.count) on \(counted(categories.types.count, "type")), most on " + categories.types.prefix(3).map(\.words).joined(separator: ", "))
    }
    let far = folders.filter { $0.martin.afferent + $0.martin.efferent > 0 }.max { ($0.martin.distance, $1.name) < ($1.martin.distance, $0.name) }
    if let far, folders.count > 1 {
      lines.append(
        "furthest from the main sequence: '\(visible(far.name))', D \(decimal(far.martin.distance)), I \(decimal(far.martin.instability)), A \(decimal(far.martin.abstractness))")
    }
    return lines
  }
}

extension Metrics.Objects {
  fileprivate var json: JSON {
    .members([
      "types": .int(nodeCount), "owned": .int(likeness.ownedCount), "singly_owned": .int(likeness.singlyOwnedCount),
      "tree_likeness": .decimal(likeness.ratio), "owning_edges": .int(likeness.edgeCount), "crossing_edges": .int(likeness.crossingEdgeCount),
      "knotted_edges": .int(likeness.knottedEdgeCount), "knots": .int(knotCount), "roots": .int(roots.count),
      "heaviest_roots": .list(roots.prefix(Metrics.mostListed).map(\.json)),
    ])
  }
}

extension Metrics.Dependencies {
  fileprivate var json: JSON {
    .members([
      "components": .int(lakos.nodeCount), "ccd": .int(lakos.cumulativeDependency), "ccd_is_exact": .bool(lakos.isExact),
      "acd": .decimal(lakos.averageDependency), "nccd": .decimal(lakos.normalizedDependency), "propagation_cost": .decimal(lakos.propagationCost),
      "knots": .list(knots.map { .members(["size": .int($0.size), "cuts": .int($0.cuts), "lower_bound": .int($0.lowerBound), "pairs": .int($0.pairs), "example": .text($0.example)]) }),
      "dearest_imports": .list(
        dearest.map {
          .members([
            "source": .text($0.source), "target": .text($0.target), "files": .int($0.files), "lines": .int($0.lines),
            "files_for_good": .int($0.filesForGood), "lines_for_good": .int($0.linesForGood),
          ])
        }),
    ])
  }
}

extension Metrics.Count {
  fileprivate var json: JSON { .members(["name": .text(name), "count": .int(count)]) }
  fileprivate var words: String { "'\(visible(name))' (\(count))" }
}

extension Metrics.Group {
  fileprivate var json: JSON {
    .members([
      "name": .text(name), "types": .int(martin.typeCount), "ca": .int(martin.afferent), "ce": .int(martin.efferent),
      "i": .decimal(martin.instability), "a": .decimal(martin.abstractness), "d": .decimal(martin.distance),
    ])
  }
}

/// With at most three digits after the point, rounded, and no zeros at the end: the same text in every process and language.
func decimal(_ number: Double) -> String {
  let thousandths = Int((abs(number) * 1000).rounded())
  let digits = String(thousandths % 1000 + 1000).dropFirst()
  let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
  return (number < 0 && thousandths > 0 ? "-" : "") + String(thousandths / 1000) + (fraction.isEmpty ? "" : "." + fraction)
}
