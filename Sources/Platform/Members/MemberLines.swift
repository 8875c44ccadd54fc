/// One declaration in the member tables. Its parts are slices of the tables: these are a megabyte, and most runs only need a tenth, so strings are only made on demand.
struct MemberLine {
  enum Form {
    /// `@interface X <P>` or `@protocol P`: the owner of the following members.
    case owner
    case method
    case property
    /// `@optional`, and the ivars of a class.
    case other
  }

  typealias Text = UnsafeBufferPointer<UInt8>

  let form: Form
  /// For a property its name; empty otherwise.
  let name: Text
  /// The line without indentation; for a property on a shared line, the shared part.
  let text: Text
  private let isShared: Bool

  /// Calls `visit` for each declaration in the tables, in order. Linear in the bytes. The argument is only valid during the call.
  static func forEach(in tables: [String], _ visit: (MemberLine) -> Void) {
    for var table in tables { table.withUTF8 { forEach(in: $0, visit) } }
  }

  private static func forEach(in table: Text, _ visit: (MemberLine) -> Void) {
    var shared = table[0..<0]
    var next = 0
    while next < table.count {
      let end = table[next...].firstIndex(of: newline) ?? table.count
      var start = next
      while start < end, table[start] == blank { start += 1 }
      defer { next = end + 1 }
      guard start < end else { continue }
      let line = table[start..<end]
      if start - next > 2 {
        for name in line.split(separator: blank) { visit(MemberLine(form: .property, name: Text(rebasing: name), text: Text(rebasing: shared), isShared: true)) }
        continue
      }
      switch line.first {
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        visit(MemberLine(form: .method, name: Text(rebasing: table[0..<0]), text: Text(rebasing: line), isShared: false))
      case UInt8(ascii: "@") where line.starts(with: "@property".utf8):
        if line.last == UInt8(ascii: ";") {
          visit(MemberLine(form: .property, name: Text(rebasing: nameOfProperty(line)), text: Text(rebasing: line), isShared: false))
        } else {
          shared = line
        }
      case UInt8(ascii: "@") where !line.elementsEqual("@optional".utf8):
        visit(MemberLine(form: .owner, name: Text(rebasing: table[0..<0]), text: Text(rebasing: line), isShared: false))
      default:
        visit(MemberLine(form: .other, name: Text(rebasing: table[0..<0]), text: Text(rebasing: line), isShared: false))
      }
    }
  }

  /// The last word; for a block, the word after `^`.
  private static func nameOfProperty(_ line: Slice<Text>) -> Slice<Text> {
    if let caret = line.firstIndex(of: UInt8(ascii: "^")) { return line[(caret + 1)...].prefix(while: isWordByte) }
    let end = line.lastIndex(where: isWordByte).map { $0 + 1 } ?? line.endIndex
    let start = line[..<end].lastIndex { !isWordByte($0) }.map { $0 + 1 } ?? line.startIndex
    return line[start..<end]
  }

  /// The declaration in the header: `@property (getter=is) BOOL` and `hidden` give `@property (getter=isHidden) BOOL hidden;`.
  var declaration: String {
    let text = String(decoding: text, as: UTF8.self)
    guard isShared else { return text }
    let name = String(decoding: name, as: UTF8.self)
    let space = text.utf8.last == UInt8(ascii: "*") ? "" : " "
    guard hasGetterOfIs, let getter = text.firstRange(of: "getter=is") else { return text + space + name + ";" }
    return text[..<getter.upperBound] + name.capitalizedFirst + text[getter.upperBound...] + space + name + ";"
  }

  /// The selector of a method, `a:b:` for `- (void)a:(int)x b:(int)y;`, or the name of a property.
  var key: [UInt8] {
    guard form == .method else { return Array(name) }
    var selector: [UInt8] = []
    var depth = 0
    var wordStart: Int?
    for at in text.indices.dropFirst() {
      let byte = text[at]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, isWordByte(byte) {
        if wordStart == nil { wordStart = at }
        continue
      }
      guard let start = wordStart else {
        // A part without a word: `a::`.
        if depth == 0, byte == UInt8(ascii: ":") { selector.append(byte) }
        continue
      }
      wordStart = nil
      if byte == UInt8(ascii: ":") {
        selector += text[start...at]
      } else if selector.isEmpty {
        selector += text[start..<at]
        break
      }
    }
    return selector
  }

  /// The selectors that it declares: one for a method, two for a settable property.
  var selectors: [(name: String, isStatic: Bool)] {
    switch form {
    case .owner, .other: return []
    case .method: return [(String(decoding: key, as: UTF8.self), text.first == UInt8(ascii: "+"))]
    case .property:
      let name = String(decoding: name, as: UTF8.self)
      let attributes = attributes
      let isStatic = attributes.contains("class")
      var getter = attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst("getter=".count)) } ?? name
      if isShared, getter == "is" { getter += name.capitalizedFirst }
      return [(getter, isStatic)] + (attributes.contains("readonly") ? [] : [("set\(name.capitalizedFirst):", isStatic)])
    }
  }

  /// Whether the getters of the names on a shared line begin with `is`.
  var hasGetterOfIs: Bool { isShared && attributes.contains("getter=is") }

  /// The content of the parentheses after `@property`.
  private var attributes: [String] {
    let rest = text.dropFirst("@property".utf8.count).drop { $0 == blank }
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return [] }
    return rest[(rest.startIndex + 1)..<end].split(separator: UInt8(ascii: ",")).map { String(decoding: $0.filter { $0 != blank }, as: UTF8.self) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")

/// Whether a byte is one of an identifier.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 95, 97...122: true
  default: false
  }
}
