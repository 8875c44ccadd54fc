import Facts
import Foundation
import Projects

/// Reads units, as `writeUnitFiles` describes them, with their sources below `root`, and returns a shard with the results: a function of the bytes of the unit files, of the
/// sources and of the programs that read. What is in an empty unit file has no entry in the shard, and neither has a unit of which another try may say something else; `problems`
/// then says why.
package func extractShard(of paths: [String], root: String, workers: Workers) throws(DriverError) -> (shard: [UInt8], problems: [String]) {
  guard case .processes(let executable, _) = workers else { throw DriverError("a shard needs a process that reads") }
  let draft = ShardDraft(readers: try shardReaders(executable))
  let root = URL(fileURLWithPath: root).standardizedFileURL.path
  var problems: [String] = []
  // Units that see the same of the project are read by the same processes.
  var parts: [[UInt8]: [UnitFile]] = [:]
  for path in paths { if let file = try readUnitFile(path, root: root) { parts[file.context.binaryForm, default: []].append(file) } }
  for files in parts.values {
    var context = files[0].context
    let units = files.map(\.unit)
    if units.contains(where: \.language.isObjectiveC) { context.mentionedMembers = membersMentioned(in: context) }
    let nothing = [UnitCache.Known?](repeating: nil, count: units.count)
    let answers = try extract(units, known: nothing, context, by: workers, UnitCache([draft], context), nil, PrecompiledFolder(), progress: { _, _ in })
    for (unit, answer) in zip(units, answers) where answer.digest == nil {
      let reason = answer.extraction.problems.first { [.crashed, .timedOut].contains($0.kind) }?.message ?? "a file changed while it was read"
      problems.append("'\(unit.path)' is not in the shard: \(reason)")
    }
  }
  return (draft.bytes, problems.sorted())
}

private func readUnitFile(_ path: String, root: String) throws(DriverError) -> UnitFile? {
  guard let bytes = fileBytes(path) else { throw DriverError("'\(path)' can't be read") }
  do { return try UnitFile(bytes, root: root) } catch { throw DriverError("'\(path)' is damaged, or no unit file of this version; make it again with 'arborist units'") }
}

/// A shard that is being made, in memory.
private final class ShardDraft: UnitStore, @unchecked Sendable {
  let readers: Digest
  private let lock = NSLock()
  private var entries: [Digest: [UInt8]] = [:]

  init(readers: Digest) { self.readers = readers }

  func read(_ key: Digest) -> [UInt8]? { nil }
  func write(_ key: Digest, _ bytes: [UInt8]) { lock.withLock { entries[key] = bytes } }

  var bytes: [UInt8] {
    let sorted = lock.withLock { entries }.sorted { $0.key.isBefore($1.key) }
    return Shard.head(sorted.map { ($0.key, Digest(of: $0.value), $0.value.count) }) + sorted.flatMap(\.value)
  }
}
