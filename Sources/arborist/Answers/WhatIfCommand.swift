import ArgumentParser
import Driver
import Foundation

struct WhatIfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatif", abstract: "Say what would become of knots, numbers and findings if something were cut, moved or weakened.",
    discussion: """
      Nothing is written: the graph is changed and judged again. Options may be repeated and combined.
        arborist whatif --cut ASDisplayNode:ASCellNode
        arborist whatif --cut PSFeed.h:PSUser.h --weaken PSUploader.delegate
        arborist whatif --move PSDate Model/ --format markdown
      Names are files, components (a header with its implementation), folders, modules, types and members, as you would write them. A cut between files
      takes the imports away, in Swift what is said of the other file; a cut from or to a type takes away what is said of the other. A folder to move
      into is one that is there, or a new one if it ends with '/'. A baseline has no say.
      """)

  @Option(help: ArgumentHelp("Let the first thing no longer need the second.", valueName: "from:to"))
  var cut: [String] = []

  @Option(parsing: .upToNextOption, help: ArgumentHelp("Let a file, or a component, lie in a folder. Two words each time: what, and where to.", valueName: "name folder"))
  var move: [String] = []

  @Option(help: ArgumentHelp("Let a member refer to what it has and not keep it.", valueName: "type.member"))
  var weaken: [String] = []

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(whatIfFormats.map(\.name))).", valueName: "format"), completion: .list(whatIfFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  mutating func validate() throws {
    // '--move' takes all words that follow it, so a path after the last pair is among them.
    if move.count > 2, move.count % 2 != 0, analysis.paths == ["."] { analysis.paths = [move.removeLast()] }
    _ = try answer.format(format, of: whatIfFormats)
    if cut.isEmpty, move.isEmpty, weaken.isEmpty { throw ValidationError("nothing is to change; add '--cut A:B', '--move FILE FOLDER' or '--weaken Type.member'") }
    if move.count % 2 != 0 { throw ValidationError("'--move' takes two words, a file and a folder") }
    for text in cut where splits(text).isEmpty { throw ValidationError("'--cut \(text)' names no two things; write '--cut A:B'") }
    if analysis.baseline != nil { throw ValidationError("'--baseline' has no use here: both sides are judged without one") }
  }

  func run() throws {
    let format = try self.answer.format(format, of: whatIfFormats)
    let answer = try analysis.run { (request) throws(DriverError) in
      try whatIf(request) { (report) throws(DriverError) in
        do { return try changes(report) } catch { throw error as? DriverError ?? DriverError("\(error)") }
      }
    }
    try self.answer.write(answer, as: format, reportStyle(for: answer.comparison.old))
    try analysis.tellWithoutFindings(answer.comparison.old)
  }

  private func changes(_ report: Report) throws -> [GraphChange] {
    let files: [Named.Kind] = [.component, .file, .folder, .module, .type]
    var changes: [GraphChange] = []
    for text in cut { changes.append(try cut(text, report, files)) }
    for index in stride(from: 0, to: move.count, by: 2) {
      changes.append(.move(try report.named(move[index], preferring: [.component, .file]), folder: try folder(move[index + 1], report)))
    }
    for text in weaken { changes.append(.weaken(try report.named(text, preferring: [.member]))) }
    return changes
  }

  /// Some names contain colons: the first colon with a known name on both sides counts.
  private func cut(_ text: String, _ report: Report, _ kinds: [Named.Kind]) throws -> GraphChange {
    var failure: (any Error)?
    for (source, target) in splits(text) {
      do { return .cut(try report.named(source, preferring: kinds), try report.named(target, preferring: kinds)) } catch { failure = failure ?? error }
    }
    throw failure ?? ValidationError("'--cut \(text)' names no two things; write '--cut A:B'")
  }

  /// The parts before and after each colon that is no part of `::`.
  private func splits(_ text: String) -> [(String, String)] {
    let scalars = Array(text)
    return scalars.indices.compactMap { index in
      guard scalars[index] == ":", index > 0, index + 1 < scalars.count, scalars[index - 1] != ":", scalars[index + 1] != ":" else { return nil }
      return (String(scalars[..<index]), String(scalars[(index + 1)...]))
    }
  }

  /// An existing folder, also by the end of its path; else a new one, if the text ends with a slash.
  private func folder(_ text: String, _ report: Report) throws -> String {
    if let named = try? report.named(text, preferring: [.folder]), named.kind == .folder { return named.name }
    var path = text
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.hasSuffix("/") { path.removeLast() }
    if text.hasSuffix("/"), !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") { return path }
    let near = nearest(to: path, in: report.graph.ownFolders)
    throw DriverError("there is no one folder '\(text)'" + (near.map { ", did you mean '\($0)'" } ?? "") + "; write '\(path)/' for a new one in the project")
  }
}

extension Graph {
  /// The folders of the project's files, and those around them.
  fileprivate var ownFolders: [String] {
    var folders: Set<String> = []
    for entity in entities where entity.kind == .file && !entity.isExternal {
      var path = entity.id.text[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        folders.insert(String(path))
      }
    }
    return folders.sorted()
  }
}
