/// The source line that a finding points at, and a caret below the place, as compilers show them:
///
///        2 | #import "PSUser.h"
///          | ^
///
/// Indentation is left out, a long line is cut around the place, and what an eye would miss is shown as `visible` does. No caret
/// when the column is not known, nothing for a blank line.
struct Quotation {
  /// With the number in front.
  let source: String
  /// Up to the caret; nil when there is none.
  let indent: String?

  private static let longest = 100

  init?(_ line: SourceLine, number: Int) {
    let text = line.trimmed
    guard !text.isEmpty else { return nil }
    let scalars = Array(text.unicodeScalars)
    let caret = line.start.flatMap { start in
      start < text.endIndex ? text.unicodeScalars.distance(from: text.startIndex, to: max(start, text.startIndex)) : nil
    }
    let pieces = visiblePieces(of: scalars)
    let first = max(0, min((caret ?? 0) - Self.longest / 3, scalars.count - Self.longest))
    let last = min(scalars.count, first + Self.longest)
    let (head, tail) = (first > 0 ? "..." : "", last < scalars.count ? "..." : "")

    let digits = String(number)
    let gutter = String(repeating: " ", count: max(1, 8 - digits.count))
    source = gutter + digits + " | " + head + pieces[first..<last].joined() + tail
    indent = caret.map { caret in
      let before = head + pieces[first..<caret].joined()
      return gutter + String(repeating: " ", count: digits.count) + " | " + String(repeating: " ", count: width(before))
    }
  }
}

/// How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for combining marks. What is hidden
/// has been made visible before.
private func width(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { sum, scalar in
    if scalar.value < 0x300 { return sum + 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return sum
    default: break
    }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      sum + 2
    default: sum + 1
    }
  }
}
