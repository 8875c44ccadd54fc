import Facts
import Foundation
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Reads Swift through SwiftSyntax, without a build.
///
/// `extract` reads the syntax of one file and leaves names as they are written: `Extraction.unresolved` is a summary, and
/// `resolveSwift` makes facts of all the summaries of a project. `extract` is a pure function of the file.
package struct SwiftFrontend: Frontend {
  package static let languages: Set<Language> = [.swift]

  private let root: String

  package init(_ context: ProjectContext) { root = context.root }

  /// One parse and one walk. Recurses as deep as the source is nested; the stack of `withBigStack` is enough for what the parser accepts.
  package func extract(_ unit: TranslationUnit) -> Extraction {
    do {
      return SwiftFrontend.extract([UInt8](try Data(contentsOf: URL(fileURLWithPath: root + "/" + unit.path))), path: unit.path)
    } catch {
      var extraction = Extraction()
      extraction.problems.append(Problem(.unreadable, unit.path, "the file can't be read"))
      extraction.coverage.filesFailed = 1
      return extraction
    }
  }

  /// What a worker returns for a file with these bytes.
  package static func extract(_ bytes: [UInt8], path: String) -> Extraction {
    var extraction = Extraction()
    if let line = lineOfEndlessBrackets(bytes) {
      extraction.problems.append(Problem(.parseFailed, path, "line \(line) opens more brackets in a row than the parser can take; the file was not read"))
      extraction.coverage.filesFailed = 1
      return extraction
    }
    let (summary, problems) = read(bytes, path: path)
    extraction.problems = problems
    extraction.unresolved = summary.binaryForm
    extraction.filesRead = [path]
    extraction.coverage.filesParsed = 1
    return extraction
  }

  /// The limit of compilers; the parser stops at deeper nesting and reports it.
  static let deepestNesting = 256

  static func read(_ bytes: [UInt8], path: String) -> (FileSummary, [Problem]) {
    var problems: [Problem] = []
    var bytes = bytes
    var text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not UTF-8 were replaced, so the text may have other bytes than the file.
    let isUTF8 = text.withUTF8 { text in bytes.withUnsafeBytes { text.count == $0.count && (text.isEmpty || memcmp(text.baseAddress!, $0.baseAddress!, text.count) == 0) } }
    if !isUTF8 {
      let line = bytes[..<(firstInvalidUTF8(bytes) ?? 0)].count { $0 == UInt8(ascii: "\n") } + 1
      problems.append(Problem(.notText, path, "line \(line) is not UTF-8; save the file as UTF-8 (it was read with replacement characters)"))
      bytes = Array(text.utf8)
    }
    let markers = blankMergeMarkers(&bytes)
    if let line = markers.first {
      problems.append(Problem(.parseFailed, path, "line \(line) is a merge marker; resolve the conflict (both sides were read)"))
    }
    let summary = bytes.withUnsafeBufferPointer { buffer in
      let tree = Parser.parse(source: buffer, maximumNestingLevel: deepestNesting)
      let lines = LineTable(buffer)
      if tree.hasError, markers.isEmpty {
        let line = lines.place(of: firstError(in: Syntax(tree)).positionAfterSkippingLeadingTrivia.utf8Offset).line
        problems.append(Problem(.parseFailed, path, "line \(line) is not understood; what stands around it was read"))
      }
      // The reader uses the raw tree, which only `tree` keeps alive.
      return withExtendedLifetime(tree) {
        let reader = FileReader(path: path, lines: lines, tree: tree.raw)
        reader.walk(tree.raw)
        reader.lowerTop(RawSourceFileSyntax(tree.raw)!)
        return reader.summary
      }
    }
    return (summary, problems)
  }

  /// The lines of conflict markers that a version control system left, from 1. They are made blank, because the parser would skip both sides.
  private static func blankMergeMarkers(_ bytes: inout [UInt8]) -> [Int] {
    let newline = UInt8(ascii: "\n")
    let all = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].map { Array($0.utf8) }
    var found: [(line: Int, start: Int)] = []
    var line = 1
    var start = 0
    bytes.withUnsafeBytes { bytes in
      while start < bytes.count {
        if all.contains(where: { bytes[start] == $0[0] && bytes[start...].starts(with: $0) }) { found.append((line, start)) }
        guard let end = memchr(bytes.baseAddress! + start, Int32(newline), bytes.count - start) else { break }
        start = UnsafeRawPointer(end) - bytes.baseAddress! + 1
        line += 1
      }
    }
    // A line of equal signs may also be part of a comment.
    guard found.contains(where: { bytes[$0.start] == UInt8(ascii: "<") }) else { return [] }
    for (_, start) in found {
      for index in start..<(bytes[start...].firstIndex(of: newline) ?? bytes.count) { bytes[index] = UInt8(ascii: " ") }
    }
    return found.map(\.line)
  }

  /// The first thing that is missing or out of place. Walks down one branch.
  private static func firstError(in tree: Syntax) -> Syntax {
    var node = tree
    while !node.is(UnexpectedNodesSyntax.self), let next = node.children(viewMode: .all).first(where: \.hasError) { node = next }
    return node
  }

  private static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var position = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): position += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return position
      }
    }
  }
}
