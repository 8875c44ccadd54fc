/// The known name that `name` is most likely a misspelling of; nil if none is similar. Of equally similar names, the first in the alphabet.
///
/// Similar means: at most half of the letters differ, by Damerau-Levenshtein distance (insertions, deletions, replacements, swapped neighbours). Case is ignored, and
/// `_` and space count as `-`.
package func nearest(to name: String, in known: [String]) -> String? {
  let typed = plain(name)
  // Nobody types a name of this length, so don't compute the table.
  guard typed.count <= 100 else { return nil }
  var best: (distance: Int, name: String)?
  for candidate in known.sorted() {
    let letters = plain(candidate)
    let distance = editDistance(typed, letters)
    guard distance * 2 <= max(typed.count, letters.count) else { continue }
    if distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.name
}

private func plain(_ name: String) -> [Unicode.Scalar] {
  name.lowercased().unicodeScalars.map { $0 == "_" || $0 == " " ? "-" : $0 }
}

/// O(a · b) in time, three rows in memory.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
