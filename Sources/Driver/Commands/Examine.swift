import Analysis
import ClangFrontend
import Facts
import Foundation
import Projects

/// Reads like `analyze`, without judging, and tells how well it could read and what stood in the way.
package func examine(_ request: Request) throws(DriverError) -> Checkup {
  let settings = try ConfigurationFile.find(for: request)
  let (project, extraction) = try read(request, settings)
  let library: LibClang.Loaded
  do { library = try LibClang.load() } catch { throw DriverError("\(error)") }
  var gaps = GapTally()
  gaps.merge(extraction.gaps)
  let own = gaps.causes(where: project.context.isOwn)
  let most = 200
  return Checkup(
    parser: Checkup.Parser(path: library.path, version: library.version, resourceDirectory: library.resourceDirectory),
    sdk: project.context.sdk, setup: project.setup, languages: languages(of: project), prefixHeaders: prefixHeaders(of: project),
    usesStandIns: project.units.contains { $0.sdk == .appleStubs }, coverage: extraction.coverage, causes: Array(own.prefix(most)), causeCount: own.count,
    externalCauseCount: gaps.causes { _ in true }.count - own.count,
    mostMadeUp: gaps.filesWithMostMadeUp(3).map { Checkup.MadeUpFor($0.path, names: $0.names) },
    problems: Set(project.problems + extraction.problems).sorted(), cache: try cache(of: request, project))
}

private func cache(of request: Request, _ project: Project) throws(DriverError) -> Checkup.Cache? {
  guard case .processes = request.workers, let folder = try request.cache.folder(in: project.context.root) else { return nil }
  let size = folder.size
  return Checkup.Cache(path: shownPath(folder.path), entries: size.entries, bytes: size.bytes)
}

private func languages(of project: Project) -> [Checkup.LanguageCount] {
  Language.allCases.compactMap { language in
    let count = project.context.files.count { $0.language == language }
    return count == 0 ? nil : Checkup.LanguageCount(language, files: count)
  }
}

/// The prefix headers that were found beside the sources, and those that flags include in a unit.
private func prefixHeaders(of project: Project) -> [Checkup.PrefixHeader] {
  let root = project.context.root + "/"
  let headers = project.units.flatMap { unit -> [String] in
    let forced = zip(unit.arguments, unit.arguments.dropFirst()).filter { $0.0 == "-include" }.map { $0.1 }
    return (unit.prefixHeader.map { [$0] } ?? []) + forced.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }
  }
  var counts: [Checkup.PrefixHeader] = []
  for header in headers.sorted(by: { $0.byteOrder(to: $1) < 0 }) {
    if let last = counts.last, last.path.byteOrder(to: header) == 0 {
      counts[counts.count - 1].units += 1
    } else {
      counts.append(Checkup.PrefixHeader(header, units: 1))
    }
  }
  return counts
}
