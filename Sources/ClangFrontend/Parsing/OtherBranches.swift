import CClang
import Facts

/// Keeps track of the branches of `#if` in the project's files that no parse has taken yet, and chooses the texts that make the next parse
/// take them.
///
/// A parse sees one configuration. If `#if X` is rewritten as `#if 0` or `#if 1` (of the same length, so that offsets stay), the same
/// parser reads the other branches. Only what it says of lines that were skipped before is used.
struct OtherBranches {
  /// By file, the branches that some parse took.
  private var taken: [String: Set<Int>] = [:]
  private let branches: [String: [ConditionalBranch]]

  /// `skipped`: by file, the line ranges that the first parse skipped, from directive to directive.
  init(of branches: [String: [ConditionalBranch]], skipped: [String: [ClosedRange<Int>]]) {
    self.branches = branches
    for (path, branches) in branches {
      let ranges = skipped[path] ?? []
      taken[path] = Set(
        branches.indices.filter { index in
          let lines = branches[index].lines
          return !ranges.contains { $0.lowerBound < lines.lowerBound && $0.upperBound >= lines.upperBound }
        })
    }
  }

  /// Whether a file has code that no parse has seen.
  func areMissed(in path: String) -> Bool {
    let untried = untried(in: path)
    return (branches[path] ?? []).indices.contains { untried[$0] == .code }
  }

  /// For each file, how to read it next and which branches that shows for the first time. Files with nothing new are left out.
  mutating func next() -> [String: Choice] {
    var choices: [String: Choice] = [:]
    for path in branches.keys {
      let choice = choose(path)
      guard !choice.shown.isEmpty else { continue }
      taken[path, default: []].formUnion(choice.shown)
      choices[path] = choice
    }
    return choices
  }

  struct Choice: Equatable {
    /// The directives to rewrite, by their index in the file's list, and whether their branch is to be taken.
    var conditions: [Int: Bool] = [:]
    /// The branches that are seen for the first time.
    var shown: Set<Int> = []
  }

  /// The content of each branch that no parse has seen, including the branches inside it.
  private func untried(in path: String) -> [ConditionalBranch.Content] {
    let branches = branches[path] ?? []
    let taken = taken[path] ?? []
    var untried = branches.indices.map { taken.contains($0) ? .nothing : branches[$0].content }
    // Inner branches follow outer ones. A branch for another language is not tried.
    var isClosed = [Bool](repeating: false, count: branches.count)
    for index in branches.indices {
      isClosed[index] = !branches[index].isOptional && !taken.contains(index) || branches[index].parent.map { isClosed[$0] } ?? false
      if isClosed[index] { untried[index] = .nothing }
    }
    for index in branches.indices.reversed() {
      guard let parent = branches[index].parent, untried[index] != .nothing else { continue }
      if untried[parent] != .code { untried[parent] = untried[index] }
    }
    return untried
  }

  private func choose(_ path: String) -> Choice {
    let branches = branches[path] ?? []
    let untried = untried(in: path)
    var choice = Choice()
    var chosen: [Int: Int] = [:]
    // In the order of the text, so that a branch is decided before those inside it.
    for index in branches.indices where branches[index].isOptional && untried[index] != .nothing && chosen[branches[index].group] == nil {
      let branch = branches[index]
      if let parent = branch.parent, let wanted = chosen[branches[parent].group], wanted != parent { continue }
      chosen[branch.group] = index
      for other in branches[..<index].indices where branches[other].group == branch.group { choice.conditions[other] = false }
      choice.conditions[index] = true
      if taken[path]?.contains(index) != true { choice.shown.insert(index) }
    }
    return choice
  }
}

extension OtherBranches.Choice {
  /// The text with its conditions decided; length and lines stay the same.
  func applied(to text: [UInt8], _ branches: [ConditionalBranch]) -> [UInt8] {
    var text = text
    for (index, isTaken) in conditions {
      let place = branches[index].directive
      guard place.upperBound <= text.count else { continue }
      let isFirst = index == 0 || !branches[..<index].contains { $0.group == branches[index].group }
      // `#else` has no condition: it is taken when the others are not.
      guard let keyword = keyword(of: text[place]), keyword != "else" else { continue }
      var words = Array("#\(isFirst ? "if" : "elif") \(isTaken ? 1 : 0)".utf8)[...]
      // Line ends stay, and so do the backslashes that continue a line.
      let free = place.filter { offset in
        let isContinued = text[offset] == UInt8(ascii: "\\") && offset + 1 < place.upperBound && [0x0a, 0x0d].contains(text[offset + 1])
        return !isContinued && text[offset] != 0x0a && text[offset] != 0x0d
      }
      guard words.count <= free.count else { continue }
      for offset in free { text[offset] = words.popFirst() ?? UInt8(ascii: " ") }
    }
    return text
  }

  private func keyword(of directive: ArraySlice<UInt8>) -> String? {
    let word = directive.drop { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}

/// The lines that a parse of other branches shows for the first time.
struct ShownBranches {
  private let branches: [String: [ConditionalBranch]]
  private let shown: [String: Set<Int>]

  init(_ choices: [String: OtherBranches.Choice], of branches: [String: [ConditionalBranch]]) {
    self.branches = branches
    shown = choices.mapValues(\.shown)
  }

  func contains(_ location: SourceLocation) -> Bool {
    guard let shown = shown[location.path], let branch = branches[location.path]?.innermost(at: location.line) else { return false }
    return shown.contains(branch)
  }

  /// Whether any of these lines is shown.
  func touches(_ path: String, _ lines: ClosedRange<Int>) -> Bool {
    guard let shown = shown[path], let branches = branches[path] else { return false }
    return shown.contains { branches[$0].lines.overlaps(lines.lowerBound..<lines.upperBound + 1) }
  }
}

extension ParsedUnit {
  /// The line ranges of a file that the preprocessor skipped, from directive to directive.
  func skippedLines(of path: String) -> [ClosedRange<Int>] {
    guard let file = clang.clang_getFile(handle, path), let list = clang.clang_getSkippedRanges(handle, file) else { return [] }
    defer { clang.clang_disposeSourceRangeList(list) }
    return (0..<Int(list.pointee.count)).compactMap { index in
      let range = list.pointee.ranges[index]
      let (start, end) = (RawPlace(clang.clang_getRangeStart(range)).line, RawPlace(clang.clang_getRangeEnd(range)).line)
      return start <= end ? start...end : nil
    }
  }
}
