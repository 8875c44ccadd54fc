/// The hashes by which GitHub knows an alert, one for each line: a hash of the hundred characters from its start that are no blanks, and how
/// many lines up to this one have the same hash. It stays when code around it moves. `upload-sarif` works out the same and complains of any other value.
///
/// `h = 37 h + c` over UTF-16, in 64 bits that wrap around; each end of a line counts as `\n`, the end of the file as 65535 and then
/// zeros. After `src/fingerprints.ts` of github/codeql-action.
package func lineHashes(of lines: [Substring]) -> [String] {
  let window = 100
  /// At n, the hash of the first n characters.
  var hashes: [UInt64] = [0]
  var starts: [Int] = []
  func add(_ unit: UInt16) { hashes.append(hashes[hashes.count - 1] &* 37 &+ UInt64(unit)) }
  for (number, line) in lines.enumerated() {
    starts.append(hashes.count - 1)
    for unit in line.utf16 where unit != 0x20 && unit != 0x09 { add(unit) }
    if number < lines.count - 1 { add(0x0A) }
  }
  add(.max)
  for _ in 0..<window { add(0) }

  let weight = (0..<window).reduce(UInt64(1)) { power, _ in power &* 37 }
  var counts: [UInt64: Int] = [:]
  return starts.map { start in
    let hash = hashes[start + window] &- hashes[start] &* weight
    counts[hash, default: 0] += 1
    return String(hash, radix: 16) + ":" + String(counts[hash]!)
  }
}
