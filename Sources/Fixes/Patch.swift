/// What edits change of a file, as a unified patch with three lines around each change; `git apply` and `patch -p1` take it.
package func patch(of path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
  let (before, after) = (lines(of: old), lines(of: new))
  let hunks = hunks(before, after)
  guard !hunks.isEmpty else { return [] }
  var text = Array("--- \(shown("a/" + path))\n+++ \(shown("b/" + path))\n".utf8)
  for hunk in hunks {
    text += Array("@@ -\(place(hunk.old)) +\(place(hunk.new)) @@\n".utf8)
    for (sign, line) in hunk.lines {
      text.append(sign)
      text += line
      if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
  return text
}

/// As git quotes a path with something in it that would not be read back.
private func shown(_ path: String) -> String {
  guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0x80 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return path.contains(" ") ? path + "\t" : path }
  var text = "\""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: text += String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
  return text + "\""
}

private struct Hunk {
  var old: Range<Int>
  var new: Range<Int>
  var lines: [(UInt8, ArraySlice<UInt8>)]
}

private func place(_ range: Range<Int>) -> String { "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)" }

private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

/// Changes with the lines around them; what lies near together is one hunk.
private func hunks(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Hunk] {
  let difference = after.difference(from: before) { $0.elementsEqual($1) }
  let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
  let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
  // Every line of both in order: removed, inserted or the same.
  var rows: [(sign: UInt8, old: Int, new: Int)] = []
  var (old, new) = (0, 0)
  while old < before.count || new < after.count {
    if removed.contains(old), old < before.count {
      rows.append((UInt8(ascii: "-"), old, new))
      old += 1
    } else if inserted.contains(new), new < after.count {
      rows.append((UInt8(ascii: "+"), old, new))
      new += 1
    } else {
      rows.append((UInt8(ascii: " "), old, new))
      (old, new) = (old + 1, new + 1)
    }
  }
  let around = 3
  var hunks: [Hunk] = []
  var spans: [Range<Int>] = []
  for index in rows.indices where rows[index].sign != UInt8(ascii: " ") {
    let span = max(0, index - around)..<min(rows.count, index + around + 1)
    if let last = spans.last, last.upperBound >= span.lowerBound { spans[spans.count - 1] = last.lowerBound..<span.upperBound } else { spans.append(span) }
  }
  for span in spans {
    let rows = rows[span]
    let (oldCount, newCount) = (rows.count { $0.sign != UInt8(ascii: "+") }, rows.count { $0.sign != UInt8(ascii: "-") })
    let first = rows[rows.startIndex]
    hunks.append(
      Hunk(
        old: first.old..<first.old + oldCount, new: first.new..<first.new + newCount,
        lines: rows.map { ($0.sign, $0.sign == UInt8(ascii: "+") ? after[$0.new] : before[$0.old]) }))
  }
  return hunks
}
