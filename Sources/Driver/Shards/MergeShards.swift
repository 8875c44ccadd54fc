import Facts

/// Writes one shard with the entries of all. Of entries with the same key, which programs that read alike do not write, the one with the lowest digest stays: so
/// the bytes do not depend on the order or the grouping. Keeps the indexes and one entry in memory; O(n log n) in the number of entries.
package func mergeShards(_ paths: [String], to output: inout some ByteOutput) throws(DriverError) {
  var shards: [Shard] = []
  // Whose results they are does not matter here.
  for path in paths { shards.append(try Shard(path, readers: Digest(high: 0, low: 0))) }
  var entries: [(shard: Int, entry: Shard.Entry)] = shards.indices.flatMap { number in shards[number].index.map { (number, $0) } }
  entries.sort { a, b in
    let (x, y) = (a.entry, b.entry)
    if x.key != y.key { return x.key.isBefore(y.key) }
    return x.digest != y.digest ? x.digest.isBefore(y.digest) : a.shard < b.shard
  }
  var kept: [(shard: Int, entry: Shard.Entry)] = []
  for next in entries where kept.last?.entry.key != next.entry.key { kept.append(next) }
  output.write(bytes: Shard.head(kept.map { ($0.entry.key, $0.entry.digest, $0.entry.length) }))
  for (shard, entry) in kept {
    guard let bytes = shards[shard].bytes(of: entry) else { throw DriverError("'\(shards[shard].path)' is damaged, or was changed while it was read; make it again with 'arborist extract'") }
    output.write(bytes: bytes)
  }
}
