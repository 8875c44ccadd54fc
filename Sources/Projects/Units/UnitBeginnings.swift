import Facts

/// Finds imports that many units begin with: what has to be made up for them is then found once, not again for each unit.
extension UnitPlan {
  /// The smallest number of units that is worth it.
  private static let worthwhile = 8

  /// Gives each unit of a GNUstep project the longest beginning of its imports that enough other units of its kind share. If Apple's frameworks are made up,
  /// missing headers are known in advance.
  mutating func findBeginnings(of units: inout [Planned]) {
    var counts: [[String]: Int] = [:]
    let leads = units.map { planned in lead(of: planned) }
    for (planned, lead) in zip(units, leads) {
      for count in lead.indices { counts[kind(of: planned.unit) + lead[...count], default: 0] += 1 }
    }
    var sharers: [Kind: [Int]] = [:]
    for (index, lead) in leads.enumerated() {
      let own = kind(of: units[index].unit)
      guard let longest = lead.indices.last(where: { counts[own + lead[...$0]]! >= Self.worthwhile }) else { continue }
      sharers[Kind(unit: own, beginning: beginning(of: units[index], longest + 1)), default: []].append(index)
    }
    for (kind, members) in sharers where members.count >= Self.worthwhile {
      for member in members { units[member].unit.beginning = kind.beginning }
    }
  }

  private struct Kind: Hashable {
    let unit: [String]
    let beginning: UnitBeginning
  }

  private func kind(of unit: TranslationUnit) -> [String] {
    [unit.language.rawValue, unit.sdk.rawValue, unit.prefixHeader ?? "", "\(unit.arguments.count)"] + unit.arguments + unit.broughtHeaders
  }

  /// The imports before everything else, one per line; empty if these would not be used.
  private func lead(of planned: Planned) -> [String] {
    let unit = planned.unit
    guard unit.sdk == .gnu else { return [] }
    let scan = resolved.sources.scans[planned.file]
    return scan.imports.prefix(scan.leadingImports).map { found in
      "#\(found.isObjectiveC ? "import" : "include") " + (found.form == .quoted ? "\"\(found.spelling)\"" : "<\(found.spelling)>")
    }
  }

  private mutating func beginning(of planned: Planned, _ count: Int) -> UnitBeginning {
    let imports = resolved.sources.scans[planned.file].imports.prefix(count)
    let resolutions = resolved.resolutions[planned.file].prefix(count)
    let own: [HeaderForward] = zip(imports, resolutions).compactMap { found, resolution in
      if case .guessed(let file) = resolution { HeaderForward(spelling: found.spelling, path: resolved.sources.paths[file]) } else { nil }
    }
    let isBeside = resolutions.contains { if case .beside = $0 { true } else { false } }
    let home = folder(of: planned.unit.path)
    let reached = closure.reach(from: resolutions.compactMap(\.file), planned.unit.language)
    return UnitBeginning(
      folder: isBeside ? home : nil, directives: Array(lead(of: planned).prefix(count)),
      forwards: own + forwards.list(of: reached, planned.unit.language, home: home))
  }
}
