internal import Analysis
internal import Facts
internal import Graphs

extension FixMaker {
  /// `weak` in place of `strong` or `retain` in the attributes of a property, or `__weak` before an instance variable.
  func weakObjectiveC(_ member: String, at place: SourceLocation) -> TextEdit? {
    guard let bytes = read(place.path) else { return nil }
    let lines = ByteLines(bytes)
    guard let content = lines.content(place.line), let line = lines.text(place.line), CText(lines).isPlain(place.line),
      let texts = textsOfClasses(declaredIn: place.path), texts.allSatisfy({ countsByItself($0.0, $0.1) })
    else { return nil }
    guard let property = Property(line), property.name == member else { return weakVariable(member, line, content, lines, place, texts) }
    let redeclared = texts.reduce(0) { count, text in count + text.1.lineTexts.count { Property($0)?.name == member } }
    let clashes =
      texts.contains { $0.1.lineTexts.contains { line in declares("_" + member, line) || line.contains("_\(member)->") || line.contains("&_\(member)") } }
      || texts.contains { $0.1.lineTexts.contains { $0.contains("@synthesize") && CText.words(of: $0).contains { $0 == member } } }
    guard redeclared == 1, !clashes, let change = property.madeWeak else { return nil }
    let start = content.lowerBound + change.range.lowerBound
    return TextEdit(place.path, start..<start + change.range.count, of: bytes, with: change.text)
  }

  private func weakVariable(_ member: String, _ line: String, _ content: Range<Int>, _ lines: ByteLines, _ place: SourceLocation, _ texts: [(CText, ByteLines)]) -> TextEdit? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let property = member.hasPrefix("_") ? String(member.dropFirst()) : member
    let isOfProperty = texts.contains {
      $0.1.lineTexts.contains { line in
        Property(line)?.name == property || line.contains("@synthesize") || line.contains("\(member)->") || line.contains("&\(member)")
      }
    }
    guard !isOfProperty, declares(member, line), trimmed.first != "@", trimmed.first != "_" else { return nil }
    let words = CText.words(of: line)
    guard words.allSatisfy({ !["static", "extern", "const", "__strong", "__weak", "__unsafe_unretained", "__block"].contains($0) }) else { return nil }
    let start = content.lowerBound + line.utf8.count - trimmed.utf8.count
    return TextEdit(place.path, start..<start, of: lines.bytes, with: "__weak ")
  }

  /// `PSFeed *_feed;`, and no statement.
  private func declares(_ variable: String, _ line: String) -> Bool {
    let code = line.prefix { $0 != "/" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed().map { $0 }
    let text = String(code)
    guard text.hasSuffix(";"), !text.contains(where: { "=()[]{},:+-&!@.".contains($0) }) else { return false }
    let words = CText.words(of: text)
    return words.count >= 2 && words.last! == variable && words[0] != "return" && (text.contains("*") || words[0] == "id")
  }

  /// The texts of all files with code of the classes that a file declares; nil where one can't be read.
  private func textsOfClasses(declaredIn path: String) -> [(CText, ByteLines)]? {
    let classes = Set(graph.entities.indices.filter { graph.entities[$0].kind == .class && graph.entities[$0].location?.path.utf8.elementsEqual(path.utf8) ?? false })
    var paths: Set<EntityID> = [EntityID(path)]
    for index in graph.facts.indices where classes.contains(graph.source(of: index)) || graph.facts[index].relation == .extends && classes.contains(graph.target(of: index)) {
      paths.insert(EntityID(graph.facts[index].location.path))
    }
    var texts: [(CText, ByteLines)] = []
    for path in paths.sorted() {
      guard let bytes = read(path.text) else { return nil }
      let lines = ByteLines(bytes)
      texts.append((CText(lines), lines))
    }
    return texts
  }

  /// Whether the compiler counts references there (ARC), as far as the text shows. It refuses `weak` elsewhere.
  private func countsByItself(_ text: CText, _ lines: ByteLines) -> Bool {
    text.words.isDisjoint(with: ["release", "autorelease", "retainCount"]) && !lines.lineTexts.contains { $0.contains(" retain]") || $0.contains("[super dealloc]") }
  }
}

extension ByteLines {
  var lineTexts: [String] { count == 0 ? [] : (1...count).map { text($0) ?? "" } }
}

/// A declaration of a property that stands on one line.
private struct Property {
  let name: String
  /// The change that makes it weak: the bytes of the attribute to replace, or an empty range where one is to be inserted, and the new text. Nil for what can't be weak.
  let madeWeak: (range: Range<Int>, text: String)?

  init?(_ line: String) {
    let bytes = Array(line.utf8)
    guard let start = line.firstRange(of: "@property"), line[..<start.lowerBound].allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var index = line.utf8.distance(from: line.startIndex, to: start.upperBound)
    func skipBlanks() { while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 } }
    let afterWord = index
    skipBlanks()
    var attributes: Range<Int>?
    if index < bytes.count, bytes[index] == UInt8(ascii: "("), let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")) {
      attributes = index + 1..<close
      index = close + 1
    }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let declared = String(decoding: bytes[index..<end], as: UTF8.self)
    guard let name = CText.words(of: declared).last else { return nil }
    self.name = String(name)

    let isObject =
      !declared.contains { "(^,[".contains($0) && !($0 == "," && declared.contains("<")) }
      && (declared.contains("*") || CText.words(of: declared).first == "id" || CText.words(of: declared).contains("id"))
    let isPointerToPointer = declared.filter { $0 == "*" }.count > 1 && !declared.contains("<")
    let unfit: Set<Substring> = ["_Nonnull", "__nonnull", "__strong", "__weak", "__unsafe_unretained", "const"]
    let isLast = declared.reversed().drop { $0 == " " }.starts(with: name.reversed())
    guard isObject, !isPointerToPointer, isLast, CText.words(of: declared).allSatisfy({ !unfit.contains($0) }) else {
      madeWeak = nil
      return
    }
    guard let attributes else {
      madeWeak = (afterWord..<afterWord, " (weak)")
      return
    }
    var words: [(text: String, range: Range<Int>)] = []
    for part in bytes[attributes].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let text = String(decoding: trimmed, as: UTF8.self).trimmingBlanks
      words.append((text, trimmed.startIndex..<trimmed.startIndex + text.utf8.count))
    }
    let known: Set<String> = ["nonatomic", "atomic", "readwrite", "strong", "retain", "nullable", ""]
    let owning = words.filter { $0.text == "strong" || $0.text == "retain" }
    guard words.allSatisfy({ known.contains($0.text) || $0.text.hasPrefix("getter") || $0.text.hasPrefix("setter") }), owning.count <= 1 else {
      madeWeak = nil
      return
    }
    if let owning = owning.first {
      madeWeak = (owning.range, "weak")
    } else {
      madeWeak = (attributes.upperBound..<attributes.upperBound, words.count == 1 && words[0].text.isEmpty ? "weak" : ", weak")
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
}
