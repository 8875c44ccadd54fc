package import Analysis
internal import Facts

/// What `arborist doctor` found out, for other programs. Its keys are a contract.
package struct CheckupJSONReporter: CheckupReporter {
  package static let name = "json"
  static let schema = 1

  package init() {}

  package func write<Target: TextOutputStream>(_ checkup: Checkup, to output: inout Target) {
    var bytes = Bytes()
    bytes.appendPretty(json(checkup))
    bytes.append("\n")
    bytes.finish(to: &output)
  }

  private func json(_ checkup: Checkup) -> JSON {
    let parser = checkup.parser
    return .members([
      "schema": .int(Self.schema),
      "tool": "arborist",
      "version": .text(arboristVersion),
      "parser": .members([
        "path": .text(parser.path), "version": .text(parser.version), "resource_directory": .optional(parser.resourceDirectory),
      ]),
      "sdk": checkup.sdk.map { .members(["path": .text($0.path), "name": .text($0.name), "target": .text($0.target)]) } ?? .null,
      "cache": checkup.cache.map { .members(["path": .text($0.path), "entries": .int($0.entries), "bytes": .int($0.bytes)]) } ?? .null,
      "stand_ins": .bool(checkup.usesStandIns),
      "compile_database": checkup.setup.database?.json ?? .null,
      "prefix_headers": .list(checkup.prefixHeaders.map { .members(["path": .text($0.path), "units": .int($0.units)]) }),
      "external_folders": .list(checkup.setup.externalFolders.map { .members(["path": .text($0.path), "files": .int($0.files)]) }),
      "copied_files": .list(checkup.setup.copiedFiles.map { .text($0) }),
      "generated_files": .int(checkup.setup.generatedFiles),
      "target_files": .list(checkup.setup.targetFiles.map { .members(["path": .text($0.path), "targets": .int($0.targets)]) }),
      "understood_in_part": .list(checkup.setup.unclearLines.map { .members(["path": .text($0.path), "line": .int($0.line)]) }),
      "podfiles": .list(checkup.setup.podfiles.map { .text($0) }),
      "workspaces": .list(checkup.setup.workspaces.map { .members(["path": .text($0.path), "projects": .int($0.projects), "found": .int($0.found)]) }),
      "missing": .list(
        checkup.setup.missing.map {
          .members([
            "kind": .text($0.kind.rawValue), "path": .text($0.path), "targets": .list($0.targets.map { .text($0) }), "names": .list($0.names.map { .text($0) }),
            "advice": .text($0.kind.step),
          ])
        }),
      "files_in_modules": .int(checkup.setup.filesInModules),
      "own_files": .int(checkup.setup.ownFiles),
      "unbuilt": .list(checkup.setup.unbuilt.map { .text($0) }),
      "languages": .list(checkup.languages.map { .members(["language": .text($0.language.rawValue), "files": .int($0.files)]) }),
      "coverage": checkup.coverage.json,
      "bodies": checkup.coverage.lowering.json,
      "cause_count": .int(checkup.causeCount),
      "external_cause_count": .int(checkup.externalCauseCount),
      "advice": .list(advice(on: checkup.coverage.causes, checkup).map { .members(["causes": .list($0.causes.map { .text($0.name) }), "text": .text($0.text)]) }),
      "most_made_up": .list(checkup.mostMadeUp.map { .members(["path": .text($0.path), "names": .int($0.names)]) }),
      "problems": .list(
        checkup.problems.map {
          .members(["kind": .text($0.kind.rawValue), "path": .text($0.path), "message": .text($0.message)])
        }),
    ])
  }
}

extension LoweringCoverage {
  fileprivate var json: JSON {
    .members([
      "lowered": .int(lowered), "unlowered": .int(unlowered),
      "constructs": .list(constructs.map { .members(["name": .text($0.name), "count": .int($0.count)]) }),
    ])
  }
}

extension ProjectSetup.Database {
  fileprivate var json: JSON {
    .members([
      "path": .text(path), "covered": .int(covered), "sources": .int(sources),
      "dropped_flags": .list(dropped.map { .members(["flag": .text($0.name), "count": .int($0.count)]) }),
    ])
  }
}
