/// The text with every character escaped that a terminal would obey or an eye would miss: control characters, escape
/// sequences, line and paragraph separators, direction marks, zero-width characters. They become `\n`, `\r`, `\t`, or else as `\u{202E}`.
///
/// For text that people read. Names in sources are written by strangers: a name may hold a newline that fakes a finding,
/// or a right-to-left override that hides one. What a build host takes for a command anywhere in a line of its log,
/// `##[error]` and `##vso[...]`, has a `#` escaped in the same way.
package func visible(_ text: String) -> String {
  var previous: UInt8 = 0
  let isPlain = text.utf8.allSatisfy { byte in
    defer { previous = byte }
    return byte >= 0x20 && byte < 0x7f && !(byte == 0x23 && previous == 0x23)
  }
  return isPlain ? text : visiblePieces(of: Array(text.unicodeScalars)).joined()
}

/// How each character is shown.
func visiblePieces(of scalars: [Unicode.Scalar]) -> [String] {
  scalars.indices.map { index in
    let scalar = scalars[index]
    if !isHidden(scalar) && !beginsCommand(scalars, index) { return String(scalar) }
    return switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

/// Whether a character acts on its surroundings instead of being seen.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7f { return scalar.value < 0x20 }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}

/// Whether this is the second `#` of `##word[`.
private func beginsCommand(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
  guard index > 0, scalars[index] == "#", scalars[index - 1] == "#" else { return false }
  return scalars[(index + 1)...].first { !($0.properties.isAlphabetic && $0.isASCII) } == "["
}
