// Enough of XML 1.0 to write reports: tags with attributes, text, everything escaped.

extension Bytes {
  /// The first line of a document.
  mutating func appendXMLDeclaration() { append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// `<name key="value">`, or `<name key="value"/>` when it is empty. An attribute without a value is left out.
  mutating func append(tag name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], isEmpty: Bool = false) {
    append("<")
    append(name)
    for case (let key, let value?) in attributes {
      append(" ")
      append(key)
      append("=\"")
      append(escaped: value)
      append("\"")
    }
    append(isEmpty ? "/>" : ">")
  }

  mutating func append(end name: StaticString) {
    append("</")
    append(name)
    append(">")
  }

  /// The text for a parser to give back as it was, harmless on a terminal. What XML has no way to write, such as NUL, comes as `visible` shows it.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case _ where !isAllowedInXML(scalar): append("\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
      case _ where isHidden(scalar): append("&#x" + String(scalar.value, radix: 16, uppercase: true) + ";")
      default: append(scalar)
      }
    }
  }
}

/// https://www.w3.org/TR/xml/#charsets
private func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}
