internal import Analysis
internal import Facts
internal import Graphs

extension FixMaker {
  /// Deletes the line of an import, if no file misses what it brings.
  func deletion(of header: String, at place: SourceLocation, besides others: [Remedy]) -> TextEdit? {
    guard let lines = importLines(of: header, at: place), let range = lines.range(place.line), let losses = losses(besides: others + [.deleteImport(place, of: header)]) else { return nil }
    return losses.allSatisfy(isNoLoss) ? TextEdit(place.path, range, of: lines.bytes, with: "") : nil
  }

  /// Puts a forward declaration in place of an import that is there for pointers only.
  func forwardDeclaration(_ words: String, of names: [String], inPlaceOf header: String, at place: SourceLocation, besides others: [Remedy]) -> [TextEdit]? {
    guard let lines = importLines(of: header, at: place), let range = lines.range(place.line), let content = lines.content(place.line),
      let losses = losses(besides: others + [.declareForward(place, of: header, words: words, names: names)]), losses.allSatisfy(isNoLoss)
    else { return nil }
    // A file that names the type or a member of that type may send it messages, or pass it on as its superclass. It needs the header.
    let speaking = Set(names).union(namesOfLines(that: names, in: lines))
    let dropped = graph.file(at: header)
    for loss in losses where loss.file != graph.file(at: place.path) && loss.gone.contains(where: { $0 == dropped }) {
      guard let text = text(of: loss.file), text.words.isDisjoint(with: speaking) else { return nil }
    }
    if declares(words, lines) { return [TextEdit(place.path, range, of: lines.bytes, with: "")] }
    return [TextEdit(place.path, content, of: lines.bytes, with: words)]
  }

  /// The lines of a file, if the one at `place` does nothing but import the header, and stands under no `#if`.
  private func importLines(of header: String, at place: SourceLocation) -> ByteLines? {
    guard let bytes = read(place.path) else { return nil }
    let lines = ByteLines(bytes)
    guard let text = lines.text(place.line), CText(lines).isPlain(place.line), let spelling = spelling(of: text) else { return nil }
    return fileName(String(spelling)).utf8.elementsEqual(fileName(header).utf8) ? lines : nil
  }

  /// `Kit/PSFeed.h` of `#import "Kit/PSFeed.h"`, where nothing else stands in the line.
  private func spelling(of line: String) -> Substring? {
    var rest = line[...]
    func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }
    skipBlanks()
    guard rest.first == "#" else { return nil }
    rest.removeFirst()
    skipBlanks()
    guard let word = ["import", "include"].first(where: { rest.hasPrefix($0) }) else { return nil }
    rest.removeFirst(word.count)
    skipBlanks()
    guard let open = rest.popFirst(), open == "\"" || open == "<", let end = rest.firstIndex(of: open == "<" ? ">" : "\"") else { return nil }
    return rest[rest.index(after: end)...].allSatisfy { $0 == " " || $0 == "\t" } ? rest[..<end] : nil
  }

  private func losses(besides remedies: [Remedy]) -> [ImportLoss]? {
    let imports = Set(
      remedies.flatMap { remedy -> [[Graph.Node]] in
        switch remedy {
        case .deleteImport(let place, let header), .declareForward(let place, let header, _, _): [[place.path, header].compactMap(graph.file)]
        case .makeWeak, .captureWeakly: []
        }
      })
    guard imports.allSatisfy({ $0.count == 2 }) else { return nil }
    return graph.losses(without: imports.map { ($0[0], $0[1]) })
  }

  /// Whether a file can do without what it loses. It still has the frameworks, through others that import them, and no branch of an `#if` mentions a name of a
  /// lost header: no parse would show that one.
  private func isNoLoss(_ loss: ImportLoss) -> Bool {
    let gone = loss.gone.map { graph.entities[$0] }
    let left = Set(loss.left.lazy.filter { graph.entities[$0].kind == .module || graph.entities[$0].isExternal }.map { graph.entities[$0].name })
    for foreign in gone where foreign.kind != .file || foreign.isExternal {
      guard left.contains(where: { Self.brings[$0]?.contains(foreign.name) ?? false }) else { return false }
    }
    guard let text = text(of: loss.file) else { return false }
    let asked = text.conditionalWords
    guard !asked.isEmpty else { return true }
    let kept = loss.left.reduce(into: Set<String>()) { if !graph.entities[$1].isExternal, let text = self.text(of: $1) { $0.formUnion(text.words) } }
    return loss.gone.allSatisfy { header in
      guard graph.entities[header].kind == .file else { return true }
      guard let text = self.text(of: header) else { return false }
      return text.words.intersection(asked).subtracting(kept).isEmpty
    }
  }

  /// Frameworks that import others, with all that these declare.
  private static let brings: [String: Set<String>] = [
    "UIKit": ["Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore"],
    "AppKit": ["Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore"],
    "Cocoa": ["AppKit", "Foundation", "CoreData", "CoreFoundation", "CoreGraphics", "QuartzCore"],
    "Foundation": ["CoreFoundation"],
  ]

  private func text(of file: Graph.Node) -> CText? { read(graph.entities[file].id.text).map { CText(ByteLines($0)) } }

  /// The names of members and methods on the lines of a header that speak of some types: what stands before a colon or a semicolon.
  private func namesOfLines(that types: [String], in lines: ByteLines) -> Set<String> {
    var names: Set<String> = []
    for line in 1...max(1, lines.count) {
      guard let text = lines.text(line), CText.words(of: text).contains(where: { word in types.contains { $0.utf8.elementsEqual(word.utf8) } }) else { continue }
      let parts = text.split(separator: /[:;]/, omittingEmptySubsequences: false)
      for name in parts.dropLast().compactMap({ CText.words(of: String($0)).last.map(String.init) }) where !types.contains(name) {
        names.formUnion([name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()])
      }
    }
    return names
  }

  /// Whether a file has that declaration already, on a line of its own.
  private func declares(_ words: String, _ lines: ByteLines) -> Bool {
    let text = CText(lines)
    return (1...max(1, lines.count)).contains { line in
      text.isPlain(line) && (lines.text(line)?.split(separator: " ").joined(separator: " ").utf8.elementsEqual(words.utf8) ?? false)
    }
  }
}
