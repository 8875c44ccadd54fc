import CClang
import Facts
import Foundation
import Platform

/// One unit as libclang understood it, after as many parses as it took to make up what was missing.
final class ParsedUnit {
  let handle: CXTranslationUnit
  let standIns: StandIns

  private init(_ handle: CXTranslationUnit, _ standIns: StandIns) {
    self.handle = handle
    self.standIns = standIns
  }

  deinit { clang.clang_disposeTranslationUnit(handle) }

  var cursor: CXCursor { clang.clang_getTranslationUnitCursor(handle) }

  /// libclang's error code if it returns no unit.
  struct Refusal: Error {
    let code: CXErrorCode
  }

  // Keep going after fatal errors, keep a record of preprocessor directives, and keep nullability on types.
  private static let options: UInt32 = 0x200 | 0x1 | 0x1000
  private static let skipBodies: UInt32 = 0x40
  private static let mostRounds = 8

  /// Parses until the errors teach nothing new: at most eight times for errors outside of bodies and eight times for all. The result depends only on the unit and the files
  /// that it includes, not on other units. `beginning` is what was made up for the imports that the unit begins with.
  static func parse(
    _ invocation: Invocation, in index: CXIndex, declared: ProjectNames, texts: SourceTexts, replacing: [String: [UInt8]] = [:], beginning: StandIns? = nil, withBodies: Bool = true
  ) throws(Refusal) -> ParsedUnit {
    var standIns = StandIns(declared: declared, unit: invocation.unit)
    for forward in invocation.unit.forwards {
      _ = standIns.add(header: forward.spelling, meaning: invocation.root + "/" + forward.path)
    }
    for spelling in invocation.unit.missing where !invocation.hasOwnHeader(spelling) { _ = standIns.add(header: spelling, meaning: "") }
    if let beginning { standIns.begin(with: beginning) }
    var rounds = Rounds(invocation, standIns, replacing: replacing, index, texts)
    if !withBodies {
      try rounds.learn(options | skipBodies)
    } else if invocation.unit.sdk == .host {
      try rounds.learn(options)
    } else {
      // With Apple's frameworks, most of what is missing is known by now, so a parse of everything is likely to be the last. A project on GNUstep lacks what its build would
      // generate, unless its imports already told.
      let isGNU = invocation.unit.sdk == .gnu && beginning == nil
      if !isGNU, try rounds.learnNamesInExpressions() { return rounds.result }
      // If declarations are not understood, errors in bodies mislead.
      try rounds.learnOutsideOfBodies(startingWithout: isGNU)
      try rounds.learn(options)
    }
    return rounds.result
  }

  /// Parses the same unit again with other texts for some files, by absolute path. It begins with what this parse made up.
  func parseAgain(_ invocation: Invocation, replacing: [String: [UInt8]], in index: CXIndex, _ texts: SourceTexts) throws(Refusal) -> ParsedUnit {
    var rounds = Rounds(invocation, standIns, replacing: replacing, index, texts)
    try rounds.learn(ParsedUnit.options)
    return rounds.result
  }

  /// The parses of one unit; each knows what the errors of the earlier ones taught.
  private struct Rounds {
    private let invocation: Invocation
    private let replacing: [String: [UInt8]]
    private let index: CXIndex
    private let texts: SourceTexts
    private var standIns: StandIns
    private var latest: (unit: CXTranslationUnit, options: UInt32)?
    /// Whether the latest parse used all stand-ins known now.
    private var isUpToDate = false

    init(_ invocation: Invocation, _ standIns: StandIns, replacing: [String: [UInt8]], _ index: CXIndex, _ texts: SourceTexts) {
      self.invocation = invocation
      self.standIns = standIns
      self.replacing = replacing
      self.index = index
      self.texts = texts
    }

    /// The unit of the latest parse, which then belongs to the caller. There must have been a parse.
    var result: ParsedUnit { ParsedUnit(latest!.unit, standIns) }

    private mutating func parsed(_ options: UInt32) throws(Refusal) -> CXTranslationUnit {
      if let latest {
        if isUpToDate, latest.options == options { return latest.unit }
        clang.clang_disposeTranslationUnit(latest.unit)
      }
      latest = nil
      let unit = try parseOnce(invocation, standIns, replacing: replacing, in: index, options: options)
      texts.noteEntered(by: unit)
      latest = (unit, options)
      isUpToDate = true
      return unit
    }

    /// Returns whether something was learnt that another parse would show.
    private mutating func learn(from errors: [Diagnosis]) -> Bool {
      var isNew = false
      for error in errors where standIns.learn(from: error, texts: texts) { isNew = isNew || !isShownAlready(error, standIns) }
      if isNew { isUpToDate = false }
      return isNew
    }

    /// Whether another parse would show nothing new although the error taught something. An empty header makes no difference unless the code asks whether the header exists
    /// (`__has_include`), and C declares an undeclared function itself when it is called. In C++ the error prevents templates from being instantiated.
    private func isShownAlready(_ error: Diagnosis, _ learnt: StandIns) -> Bool {
      guard !invocation.unit.language.isCxx else { return false }
      if let function = error.undeclaredFunction { return learnt.functions.contains(function) }
      guard let header = error.missingHeader else { return false }
      return !texts.asksForHeader(header)
    }

    /// Learns from all errors until they teach nothing new.
    mutating func learn(_ options: UInt32) throws(Refusal) {
      for _ in 0..<mostRounds {
        guard learn(from: learnableErrors(of: try parsed(options))) else { return }
      }
    }

    /// The same, with bodies, if only names in expressions are missing. Learns nothing and returns false if declarations lack something.
    mutating func learnNamesInExpressions() throws(Refusal) -> Bool {
      var learnt = standIns
      var isNew = false
      for error in learnableErrors(of: try parsed(ParsedUnit.options)) where learnt.learn(from: error, texts: texts) && !isShownAlready(error, learnt) {
        guard error.isOfExpression else { return false }
        isNew = true
      }
      standIns = learnt
      guard isNew else { return true }
      isUpToDate = false
      try learn(ParsedUnit.options)
      return true
    }

    /// Learns from the errors outside of bodies until they teach nothing new. The last of these parses is also the first one to learn from errors in bodies.
    mutating func learnOutsideOfBodies(startingWithout isWithout: Bool) throws(Refusal) {
      var options = ParsedUnit.options | (isWithout ? ParsedUnit.skipBodies : 0)
      for _ in 0..<mostRounds {
        let unit = try parsed(options)
        var errors = learnableErrors(of: unit)
        if options & ParsedUnit.skipBodies == 0 {
          if let outside = FunctionBodies(in: unit, texts).outside(errors) {
            errors = outside
          } else {
            errors = learnableErrors(of: try parsed(options | ParsedUnit.skipBodies))
          }
        }
        guard learn(from: errors) else { return }
        options = ParsedUnit.options
      }
    }
  }

  /// The errors that may tell what to make up. Errors in made-up files are left out, but for redefinitions: there the project declares the name as well. In a generated Swift
  /// header, an undeclared superclass counts, too: the project's own headers declare it, but the unit need not include them.
  private static func learnableErrors(of unit: CXTranslationUnit) -> [Diagnosis] {
    errors(of: unit).filter { error in
      guard error.file.hasPrefix(Invocation.folder + "/") else { return true }
      return error.message.containsBytes("redefinition") || error.file.hasPrefix(Invocation.headers + "/") && error.isOfSuperclass
    }
  }

  /// Whether a declaration in the project clashes with one in the machine's headers: a name is declared twice, or its use is ambiguous.
  func clashesWithMachine(root: String) -> Bool {
    func isOfMachine(_ path: String) -> Bool { path.hasPrefix("/") && !path.hasPrefix(root + "/") && !path.hasPrefix(Invocation.folder + "/") }
    for number in 0..<clang.clang_getNumDiagnostics(handle) {
      guard let diagnostic = clang.clang_getDiagnostic(handle, number) else { continue }
      defer { clang.clang_disposeDiagnostic(diagnostic) }
      guard clang.clang_getDiagnosticSeverity(diagnostic).rawValue >= CXDiagnostic_Error.rawValue,
        case let message = text(clang.clang_getDiagnosticSpelling(diagnostic)), StandIns.isClash(message) || message.containsBytes("is ambiguous"),
        let notes = clang.clang_getChildDiagnostics(diagnostic)
      else { continue }
      // The notes tell where the other declarations are. They are freed with the error.
      for note in 0..<clang.clang_getNumDiagnosticsInSet(notes) {
        guard let note = clang.clang_getDiagnosticInSet(notes, note) else { continue }
        defer { clang.clang_disposeDiagnostic(note) }
        if let file = RawPlace(clang.clang_getDiagnosticLocation(note)).file, isOfMachine(text(clang.clang_getFileName(file))) { return true }
      }
    }
    return false
  }

  /// The errors that remain. An error that a stand-in answers is left out, whether or not the unit was parsed again with it.
  var errors: [Diagnosis] {
    ParsedUnit.errors(of: handle).filter { error in
      if let header = error.missingHeader { return standIns.headers[header] != "" }
      return !(error.undeclaredFunction.map(standIns.functions.contains) ?? false)
    }
  }

  /// Errors and fatal errors of a parse, in the parser's order.
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
      found.append(
        Diagnosis(
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
    // A project that declares a name of the platform itself needs a prelude without that name.
    var precompiled = invocation.precompiled
    if let whole = precompiled, invocation.stubs != nil, case let omitted = standIns.omitted.filter(Platform.isInStubHeader), !omitted.isEmpty {
      precompiled = PrecompiledHeaders.find(besides: whole, without: omitted)
    }
    for file in invocation.memoryFiles(standIns, precompiled: precompiled) { memory.add(file.path, file.text) }
    for (path, text) in replacing { memory.add(path, text) }
    return try parseFile(invocation.file, invocation.arguments(precompiled: precompiled), memory, in: index, options: options)
  }
}

/// A single parse. The caller frees the files in memory.
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

/// Files that exist only in memory, in the form that libclang takes.
struct MemoryFiles {
  fileprivate(set) var files: [CXUnsavedFile] = []

  mutating func add(_ path: String, _ content: String) { add(path, Array(content.utf8)) }

  mutating func add(_ path: String, _ content: [UInt8]) {
    // The parser also reads the byte after the end.
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
