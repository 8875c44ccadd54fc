/// The text with every character shown that a terminal would obey or an eye would miss: control characters, escape
/// sequences, line and paragraph separators, direction marks, zero-width characters. `\n`, `\r`, `\t`, else `\u{202E}`.
///
/// For text that people read. Names in sources are written by strangers: a name may hold a newline that fakes a finding,
/// or a right-to-left override that hides one.
package func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if !isHidden(scalar) {
      shown.unicodeScalars.append(scalar)
      continue
    }
    switch scalar {
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    case "\t": shown += "\\t"
    default: shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return shown
}

/// Whether a character acts on its surroundings instead of being seen.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7f { return scalar.value < 0x20 }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
