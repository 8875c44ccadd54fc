import CClang
import Facts
import Foundation
import Platform

/// One unit as libclang understood it, after as many parses as it took to make up for what was missing.
final class ParsedUnit {
  let handle: CXTranslationUnit
  let standIns: StandIns

  private init(_ handle: CXTranslationUnit, _ standIns: StandIns) {
    self.handle = handle
    self.standIns = standIns
  }

  deinit { clang.clang_disposeTranslationUnit(handle) }

  var cursor: CXCursor { clang.clang_getTranslationUnitCursor(handle) }

  /// What libclang answers when it gives no unit.
  struct Refusal: Error {
    let code: CXErrorCode
  }

  // Parsing goes on after fatal errors, keeps preprocessor directives, and keeps nullability on types.
  private static let options: UInt32 = 0x200 | 0x1 | 0x1000
  private static let skipBodies: UInt32 = 0x40
  private static let mostRounds = 8

  /// Parses until nothing new is learnt from the errors, at most eight times without bodies and eight with. The result depends
  /// on the unit and the files it includes, and on nothing that another unit taught.
  static func parse(
    _ invocation: Invocation, in index: CXIndex, declared: ProjectNames, texts: SourceTexts, withBodies: Bool = true
  ) throws(Refusal) -> ParsedUnit {
    var standIns = StandIns(declared: declared, unit: invocation.unit)
    for forward in invocation.unit.forwards {
      _ = standIns.add(header: forward.spelling, meaning: invocation.root + "/" + forward.path)
    }
    for spelling in invocation.unit.missing where !invocation.hasOwnHeader(spelling) { _ = standIns.add(header: spelling, meaning: "") }
    guard withBodies else { return try parse(invocation, standIns, [options | skipBodies], replacing: [:], in: index, texts) }
    if invocation.unit.sdk == .host { return try parse(invocation, standIns, [options], replacing: [:], in: index, texts) }
    // Where declarations are not understood, bodies are misunderstood: Objective-C without headers is read without them first. What Apple's frameworks lack is
    // mostly known by then, and one look at all of it tells; a project on GNUstep lacks what its build would make.
    if invocation.unit.sdk != .gnu, let parsed = try parseOfBodies(invocation, standIns, in: index, texts) { return parsed }
    return try parse(invocation, standIns, [options | skipBodies, options], replacing: [:], in: index, texts)
  }

  /// The unit with its bodies, if nothing but names in expressions is missing in it; nil where declarations lack something.
  private static func parseOfBodies(_ invocation: Invocation, _ first: StandIns, in index: CXIndex, _ texts: SourceTexts) throws(Refusal) -> ParsedUnit? {
    let unit = try parseOnce(invocation, first, replacing: [:], in: index, options: options)
    texts.noteEntered(by: unit)
    var standIns = first
    var isNew = false
    for diagnosis in learnableErrors(of: unit) where standIns.learn(from: diagnosis, texts: texts) {
      isNew = true
      guard diagnosis.isOfExpression else {
        clang.clang_disposeTranslationUnit(unit)
        return nil
      }
    }
    guard isNew else { return ParsedUnit(unit, standIns) }
    clang.clang_disposeTranslationUnit(unit)
    return try parse(invocation, standIns, [options], replacing: [:], in: index, texts)
  }

  /// Parses the same unit again with other texts in place of some files, by absolute path. It begins with what this one made up.
  func parseAgain(_ invocation: Invocation, replacing: [String: [UInt8]], in index: CXIndex, _ texts: SourceTexts) throws(Refusal) -> ParsedUnit {
    try ParsedUnit.parse(invocation, standIns, [ParsedUnit.options], replacing: replacing, in: index, texts)
  }

  private static func parse(
    _ invocation: Invocation, _ first: StandIns, _ stages: [UInt32], replacing: [String: [UInt8]], in index: CXIndex, _ texts: SourceTexts
  ) throws(Refusal) -> ParsedUnit {
    var standIns = first
    var parsed: CXTranslationUnit?
    for stage in stages {
      for _ in 0..<mostRounds {
        if let parsed { clang.clang_disposeTranslationUnit(parsed) }
        parsed = nil
        let unit = try parseOnce(invocation, standIns, replacing: replacing, in: index, options: stage)
        parsed = unit
        texts.noteEntered(by: unit)
        var isNew = false
        for diagnosis in learnableErrors(of: unit) { isNew = standIns.learn(from: diagnosis, texts: texts) || isNew }
        if !isNew { break }
      }
    }
    return ParsedUnit(parsed!, standIns)
  }

  /// Those that may tell what to make up. Of what is made up only a redefinition says something: that the project has it as well.
  private static func learnableErrors(of unit: CXTranslationUnit) -> [Diagnosis] {
    errors(of: unit).filter { !$0.file.hasPrefix(Invocation.folder + "/") || $0.message.containsBytes("redefinition") }
  }

  /// Whether a declaration in the project clashes with one in a header of the machine: a name is declared twice, or a use of it is ambiguous.
  func clashesWithMachine(root: String) -> Bool {
    func isOfMachine(_ path: String) -> Bool { path.hasPrefix("/") && !path.hasPrefix(root + "/") && !path.hasPrefix(Invocation.folder + "/") }
    for number in 0..<clang.clang_getNumDiagnostics(handle) {
      guard let diagnostic = clang.clang_getDiagnostic(handle, number) else { continue }
      defer { clang.clang_disposeDiagnostic(diagnostic) }
      guard clang.clang_getDiagnosticSeverity(diagnostic).rawValue >= CXDiagnostic_Error.rawValue,
        case let message = text(clang.clang_getDiagnosticSpelling(diagnostic)), StandIns.isClash(message) || message.containsBytes("is ambiguous"),
        let notes = clang.clang_getChildDiagnostics(diagnostic)
      else { continue }
      // The notes say where the others are; they go with the error.
      for note in 0..<clang.clang_getNumDiagnosticsInSet(notes) {
        guard let note = clang.clang_getDiagnosticInSet(notes, note) else { continue }
        defer { clang.clang_disposeDiagnostic(note) }
        if let file = RawPlace(clang.clang_getDiagnosticLocation(note)).file, isOfMachine(text(clang.clang_getFileName(file))) { return true }
      }
    }
    return false
  }

  /// What the parser objects to, errors and fatal errors, in its own order.
  static func errors(of unit: CXTranslationUnit) -> [Diagnosis] {
    var found: [Diagnosis] = []
    for number in 0..<clang.clang_getNumDiagnostics(unit) {
      guard let diagnostic = clang.clang_getDiagnostic(unit, number) else { continue }
      defer { clang.clang_disposeDiagnostic(diagnostic) }
      guard clang.clang_getDiagnosticSeverity(diagnostic).rawValue >= CXDiagnostic_Error.rawValue else { continue }
      let location = clang.clang_getDiagnosticLocation(diagnostic)
      let place = RawPlace(location)
      guard let file = place.file else { continue }
      let spelled = RawPlace(spelling: location)
      found.append(Diagnosis(
        message: text(clang.clang_getDiagnosticSpelling(diagnostic)), file: text(clang.clang_getFileName(file)), line: place.line, offset: place.offset,
        spellingFile: spelled.file.map { text(clang.clang_getFileName($0)) } ?? "", spellingOffset: spelled.offset))
    }
    return found
  }

  private static func parseOnce(
    _ invocation: Invocation, _ standIns: StandIns, replacing: [String: [UInt8]], in index: CXIndex, options: UInt32
  ) throws(Refusal) -> CXTranslationUnit {
    var memory = MemoryFiles()
    defer { memory.free() }
    // A project that declares one of the platform's names itself needs a prelude without it.
    var precompiled = invocation.precompiled
    if let whole = precompiled, invocation.stubs != nil, case let omitted = standIns.omitted.filter(Platform.isInStubHeader), !omitted.isEmpty {
      precompiled = PrecompiledHeaders.find(besides: whole, without: omitted)
    }
    for file in invocation.memoryFiles(standIns, precompiled: precompiled) { memory.add(file.path, file.text) }
    for (path, text) in replacing { memory.add(path, text) }
    return try parseFile(invocation.file, invocation.arguments(precompiled: precompiled), memory, in: index, options: options)
  }
}

/// One parse. The files in memory are the caller's to free.
func parseFile(
  _ file: String, _ arguments: [String], _ memory: MemoryFiles, in index: CXIndex, options: UInt32
) throws(ParsedUnit.Refusal) -> CXTranslationUnit {
  let words = arguments.map { strdup($0) }
  defer { words.forEach { free($0) } }
  var memory = memory
  var unit: CXTranslationUnit?
  let code = words.map { UnsafePointer($0) }.withUnsafeBufferPointer { words in
    memory.files.withUnsafeMutableBufferPointer { files in
      clang.clang_parseTranslationUnit2(
        index, file, words.baseAddress, Int32(words.count), files.baseAddress, UInt32(files.count), options, &unit)
    }
  }
  guard code == CXError_Success, let unit else { throw ParsedUnit.Refusal(code: code) }
  return unit
}

/// Files that exist only in memory, as libclang takes them.
struct MemoryFiles {
  fileprivate(set) var files: [CXUnsavedFile] = []

  mutating func add(_ path: String, _ content: String) { add(path, Array(content.utf8)) }

  mutating func add(_ path: String, _ content: [UInt8]) {
    // The parser reads the byte after the end as well.
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: content.count + 1)
    content.withUnsafeBytes { UnsafeMutableRawPointer(copy).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: content.count) }
    copy[content.count] = 0
    files.append(CXUnsavedFile(Filename: strdup(path), Contents: copy, Length: UInt(content.count)))
  }

  mutating func free() {
    for file in files {
      Foundation.free(UnsafeMutableRawPointer(mutating: file.Filename))
      file.Contents.deallocate()
    }
    files = []
  }
}
