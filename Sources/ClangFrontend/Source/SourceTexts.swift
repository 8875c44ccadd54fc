import CClang
import Facts
import Foundation

/// The bytes of files, each read once. Some questions are answered by the text at a place that libclang tells.
final class SourceTexts {
  private var texts: [String: [UInt8]] = [:]
  /// Whether a file has a `__has_include`.
  private var conditionsOnHeaders: [String: Bool] = [:]
  /// The files that parses entered, as libclang names them: the source, what it includes, and what is made up.
  private(set) var entered: Set<String> = []

  func noteEntered(by unit: CXTranslationUnit) {
    clang.clang_getInclusions(
      unit,
      { file, _, _, texts in
        let path = text(clang.clang_getFileName(file))
        Unmanaged<SourceTexts>.fromOpaque(texts!).takeUnretainedValue().entered.insert(path)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether an entered file has a `__has_include` and mentions this header.
  func asksForHeader(_ spelling: String) -> Bool {
    entered.contains { path in hasConditionsOnHeaders(path) && bytes(of: path).containsBytes(spelling) }
  }

  private func hasConditionsOnHeaders(_ path: String) -> Bool {
    if let known = conditionsOnHeaders[path] { return known }
    let found = bytes(of: path).containsBytes("__has_include")
    conditionsOnHeaders[path] = found
    return found
  }

  /// Empty when the file can't be read.
  func bytes(of path: String) -> [UInt8] {
    if let known = texts[path] { return known }
    let bytes = isRegularFile(path) ? FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? [] : []
    texts[path] = bytes
    return bytes
  }
}

/// Other files are not read: a pipe would block for ever, and a device may have no end.
private func isRegularFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// Reads identifiers and punctuation forward from a place in a file: just enough to find what the tree lacks.
struct TextScanner {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = min(max(0, position), bytes.count)
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        position += 2
        while position + 1 < bytes.count, !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/")) { position += 1 }
        position = min(position + 2, bytes.count)
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let byte = next, byte != 0x0a { _ = byte; position += 1 }
      } else {
        return
      }
    }
  }

  /// The identifier here after optional space; empty, without a move, if there is none.
  mutating func identifier() -> String {
    skipSpace()
    let start = position
    while let byte = next, isIdentifierByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Moves past `character` if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Moves from an opening bracket past the matching closing one.
  mutating func skipBracketed(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
    guard take(open) else { return }
    var depth = 1
    while let byte = next, depth > 0 {
      if byte == UInt8(ascii: open) { depth += 1 }
      if byte == UInt8(ascii: close) { depth -= 1 }
      position += 1
    }
  }

  /// The identifiers at the top level of `<…>`. Moves past it.
  mutating func angledNames() -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    var depth = 1
    while depth > 0 {
      skipSpace()
      guard let byte = next else { break }
      if byte == UInt8(ascii: "<") { depth += 1 } else if byte == UInt8(ascii: ">") { depth -= 1 }
      if isIdentifierByte(byte) {
        let name = identifier()
        if depth == 1 { names.append(name) }
      } else if byte == UInt8(ascii: "#") {
        // `#if` between two names.
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else {
        position += 1
      }
    }
    return names
  }
}

func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}
