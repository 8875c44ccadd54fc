import Facts
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file with what was read of some units, each with a trace of what the result depends on. Any number of them can be merged in any order and grouping, with the same bytes
/// as the result.
///
/// It begins with a signature, the number of entries and the digest of the index. Then comes the index: for each entry its key, digest, offset and length, sorted by key.
/// Then come the entries in the same order. All numbers have 8 bytes, the lowest first. Only the index is kept in memory, 48 bytes an entry.
struct Shard: UnitStore {
  let path: String
  let readers: Digest
  let index: [Entry]

  struct Entry {
    let key: Digest
    let digest: Digest
    /// From the beginning of the file.
    let offset: Int
    let length: Int
  }

  /// 16 bytes.
  private static let signature = Array("arborist shard 1".utf8)
  private static let headerLength = 40
  private static let entryLength = 48

  /// Reads the index. `readers` are the programs whose results may be used.
  init(_ path: String, readers: Digest) throws(DriverError) {
    self.path = path
    self.readers = readers
    guard let file = OpenFile(path) else { throw DriverError("'\(path)' can't be read: \(String(cString: strerror(errno)))") }
    guard let index = Self.index(of: file) else {
      throw DriverError("'\(path)' is damaged, or no shard of this version; make it again with 'arborist extract' or 'arborist merge'")
    }
    self.index = index
  }

  /// O(log n). Nil if the entry is not there, or the file is no longer what it was.
  func read(_ key: Digest) -> [UInt8]? {
    var (low, high) = (0, index.count)
    while low < high {
      let middle = (low + high) / 2
      if index[middle].key.isBefore(key) { low = middle + 1 } else { high = middle }
    }
    guard low < index.count, index[low].key == key else { return nil }
    return bytes(of: index[low])
  }

  /// Nil if they have another digest than the index says.
  func bytes(of entry: Entry) -> [UInt8]? {
    guard let file = OpenFile(path), let bytes = file.bytes(entry.offset, entry.length), Digest(of: bytes) == entry.digest else { return nil }
    return bytes
  }

  /// A shard never changes.
  func write(_ key: Digest, _ bytes: [UInt8]) {}

  // MARK: The form

  private static func index(of file: OpenFile) -> [Entry]? {
    guard let header = file.bytes(0, headerLength), header.starts(with: signature) else { return nil }
    let count = header.number(at: 16)
    guard count >= 0, count <= file.size / entryLength, let bytes = file.bytes(headerLength, count * entryLength), Digest(of: bytes) == header.digest(at: 24) else { return nil }
    let index = (0..<count).map { number in
      let start = number * entryLength
      return Entry(key: bytes.digest(at: start), digest: bytes.digest(at: start + 16), offset: bytes.number(at: start + 32), length: bytes.number(at: start + 40))
    }
    let isWhole = index.allSatisfy { $0.offset >= headerLength && $0.length >= 0 && $0.offset <= file.size - $0.length }
    return isWhole && zip(index, index.dropFirst()).allSatisfy { $0.key.isBefore($1.key) } ? index : nil
  }

  /// What stands before the entries: the header and the index of entries with these keys, digests and lengths, sorted by key.
  static func head(_ entries: [(key: Digest, digest: Digest, length: Int)]) -> [UInt8] {
    var index: [UInt8] = []
    index.reserveCapacity(entries.count * entryLength)
    var offset = headerLength + entries.count * entryLength
    for entry in entries {
      index += entry.key.bytes + entry.digest.bytes + littleEndian(offset) + littleEndian(entry.length)
      offset += entry.length
    }
    return signature + littleEndian(entries.count) + Digest(of: index).bytes + index
  }

  private static func littleEndian(_ number: Int) -> [UInt8] { withUnsafeBytes(of: UInt64(number).littleEndian) { Array($0) } }
}

extension Digest {
  func isBefore(_ other: Digest) -> Bool { (high, low) < (other.high, other.low) }
}

extension [UInt8] {
  /// 8 bytes, the lowest first; negative for numbers that no file reaches.
  fileprivate func number(at start: Int) -> Int { Int(truncatingIfNeeded: word(at: start)) }
  fileprivate func digest(at start: Int) -> Digest { Digest(high: word(at: start), low: word(at: start + 8)) }
  private func word(at start: Int) -> UInt64 { (0..<8).reduce(0) { $0 | UInt64(self[start + $1]) << (8 * UInt64($1)) } }
}

/// A regular file that is open for reading.
private final class OpenFile {
  let size: Int
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      errno = EINVAL
      return nil
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Nil if the file has fewer.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size - count else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }
}

/// The shards that a run may use. Its executable tells whose results these may be.
func openShards(of request: Request) throws(DriverError) -> [Shard] {
  guard case .processes(let executable, _) = request.workers, !request.shards.isEmpty else { return [] }
  let readers = try shardReaders(executable)
  var shards: [Shard] = []
  for path in request.shards { shards.append(try Shard(path, readers: readers)) }
  return shards
}

func shardReaders(_ executable: String) throws(DriverError) -> Digest {
  guard let readers = readersAnywhere(executable) else { throw DriverError("'\(executable)' can't be read, so nothing tells whose results shards have") }
  return readers
}
