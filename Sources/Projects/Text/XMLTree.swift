import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML file, in source order: an element comes after its parent.
struct XMLTree {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The parent element; nil for the first.
    let parent: Int?
    let line: Int
    /// The text in it, for the requested elements.
    fileprivate(set) var text = ""
  }

  private(set) var elements: [Element] = []

  /// Throws if the bytes are not XML, truncated, or declare a document type or entities: IDEs never do that, and entities may expand without limit. O(bytes).
  init(_ bytes: [UInt8], textsOf names: Set<String> = []) throws(UnreadableXML) {
    guard !declaresTypes(bytes) else { throw UnreadableXML("declares types of its own") }
    // Foundation's parser crashes on a processing instruction without content.
    guard !hasInstructions(bytes) else { throw UnreadableXML("has instructions in it") }
    let reader = XMLTreeReader(names)
    // Foundation's parser crashes on some names that are not UTF-8. IDEs only write UTF-8.
    let parser = XMLParser(data: Data(String(decoding: bytes, as: UTF8.self).utf8))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isRead = parser.parse()
    if let reason = reader.refusal { throw UnreadableXML(reason) }
    guard isRead, reader.isWhole else { throw UnreadableXML("is no XML, or is cut off") }
    elements = reader.elements
  }
}

struct UnreadableXML: Error {
  /// `is no XML, or is cut off`
  let message: String
  init(_ message: String) { self.message = message }
}

/// Whether there is a `<!DOCTYPE` or `<!ENTITY` anywhere.
private func declaresTypes(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { bytes in
    for at in bytes.indices.dropLast(2) where bytes[at] == UInt8(ascii: "<") && bytes[at + 1] == UInt8(ascii: "!") {
      if bytes[at + 2] == UInt8(ascii: "D") || bytes[at + 2] == UInt8(ascii: "E") { return true }
    }
    return false
  }
}

/// Whether there is a `<?` other than the `<?xml` at the beginning.
private func hasInstructions(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { bytes in
    for at in bytes.indices.dropLast() where bytes[at] == UInt8(ascii: "<") && bytes[at + 1] == UInt8(ascii: "?") {
      if !bytes[at...].starts(with: "<?xml ".utf8) || bytes[..<at].contains(where: { $0 > UInt8(ascii: " ") && $0 < 0x80 }) { return true }
    }
    return false
  }
}

private final class XMLTreeReader: NSObject, XMLParserDelegate {
  private static let mostElements = 1_000_000
  private static let deepest = 500

  private(set) var elements: [XMLTree.Element] = []
  /// Whether the first element was closed. The parser accepts a missing end.
  private(set) var isWhole = false
  /// Why reading stopped before the end.
  private(set) var refusal: String?
  private var open: [Int] = []
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    if elements.count == Self.mostElements { refusal = "has more than \(Self.mostElements) elements" }
    if open.count == Self.deepest { refusal = "is nested more than \(Self.deepest) deep" }
    guard refusal == nil else { return parser.abortParsing() }
    elements.append(XMLTree.Element(name: name, attributes: attributes, parent: open.last, line: parser.lineNumber))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last, names.contains(elements[last].name) { elements[last].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = open.popLast()
    isWhole = open.isEmpty
  }
}
