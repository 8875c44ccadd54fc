import Facts

/// A place that has entries about units, each under a key. See `UnitCache` for what an entry is.
protocol UnitStore: Sendable {
  /// Identifies the programs whose entries these are: another executable or parser may give other results.
  var readers: Digest { get }

  func read(_ key: Digest) -> [UInt8]?
  func write(_ key: Digest, _ bytes: [UInt8])
}

/// The part of a cache folder with the results for units.
struct FolderOfUnits: UnitStore {
  let folder: CacheFolder
  let readers: Digest

  func read(_ key: Digest) -> [UInt8]? { folder.read(.units, key) }
  func write(_ key: Digest, _ bytes: [UInt8]) { folder.write(.units, key, bytes) }
}
