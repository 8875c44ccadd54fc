import Facts
import Foundation
import Projects

/// Reads one unit, as `writeUnitFiles` describes it, with its sources below `root`, and returns a shard with the result: a function of the bytes of the unit file, of the
/// sources and of the programs that read. The shard has no entry if the unit file is empty, or if another try may give another result; `problem` then says why.
package func extractShard(of path: String, root: String, workers: Workers) throws(DriverError) -> (shard: [UInt8], problem: String?) {
  guard case .processes(let executable, _) = workers else { throw DriverError("a shard needs a process that reads") }
  guard let bytes = fileBytes(path) else { throw DriverError("'\(path)' can't be read") }
  let draft = ShardDraft(readers: try shardReaders(executable))
  let file: UnitFile?
  do { file = try UnitFile(bytes, root: URL(fileURLWithPath: root).standardizedFileURL.path) } catch {
    throw DriverError("'\(path)' is damaged, or no unit file of this version; make it again with 'arborist units'")
  }
  guard let file else { return (draft.bytes, nil) }
  var context = file.context
  if file.unit.language.isObjectiveC { context.mentionedMembers = membersMentioned(in: context) }
  let cache = UnitCache([draft], context)
  let answers = try extract([file.unit], known: [nil], context, by: workers, cache, nil, PrecompiledFolder(), progress: { _, _ in })
  guard draft.isEmpty else { return (draft.bytes, nil) }
  let reason = answers.first?.extraction.problems.first { [.crashed, .timedOut].contains($0.kind) }?.message ?? "it changed while it was read"
  return (draft.bytes, "'\(file.unit.path)' is not in the shard: \(reason)")
}

/// A shard that is being made, in memory.
private final class ShardDraft: UnitStore, @unchecked Sendable {
  let readers: Digest
  private let lock = NSLock()
  private var entries: [(key: Digest, bytes: [UInt8])] = []

  init(readers: Digest) { self.readers = readers }

  var isEmpty: Bool { lock.withLock { entries.isEmpty } }

  func read(_ key: Digest) -> [UInt8]? { nil }
  func write(_ key: Digest, _ bytes: [UInt8]) { lock.withLock { entries.append((key, bytes)) } }

  var bytes: [UInt8] {
    let sorted = lock.withLock { entries }.sorted { $0.key.isBefore($1.key) }
    return Shard.head(sorted.map { ($0.key, Digest(of: $0.bytes), $0.bytes.count) }) + sorted.flatMap(\.bytes)
  }
}
