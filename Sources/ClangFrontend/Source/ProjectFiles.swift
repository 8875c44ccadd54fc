import Facts

/// The project's files and names, indexed for the walks. Records what is asked (`Inquiry`).
struct ProjectFiles {
  let root: String
  let files: [String: SourceFile]
  let declared: ProjectNames
  let sdk: AppleSDK?
  /// Absolute paths.
  let specialFiles: [String]
  let macroLines = MacroLines()
  private let generatedHeaders: [String: String]
  private let asked = AskedPlaces()

  init(_ context: ProjectContext) {
    root = context.root
    files = Dictionary(context.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    declared = ProjectNames(context.declared)
    sdk = context.sdk
    specialFiles = context.specialFiles.map { context.root + "/" + $0 }
    generatedHeaders = context.generatedHeaders
  }

  /// The places and names asked for since the last call.
  func takeInquiry() -> Inquiry {
    var inquiry = declared.takeInquiry()
    swap(&inquiry.places, &asked.places)
    return inquiry
  }

  /// The texts of the generated headers that a unit imports, by their spellings.
  func generatedHeaders(of unit: TranslationUnit) -> [String: String] {
    Dictionary(unit.generated.compactMap { header in generatedHeaders[header.module].map { (header.spelling, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The branches of `#if` in the project's own files among `paths`; files without any are left out.
  func branches(of paths: Set<String>) -> [String: [ConditionalBranch]] {
    var branches: [String: [ConditionalBranch]] = [:]
    for path in paths {
      guard let file = files[path], !file.isExternal, !file.branches.isEmpty else { continue }
      branches[path] = file.branches
    }
    return branches
  }

  func declares(_ name: String) -> Bool {
    declared.classes.contains(name) || declared.protocols.contains(name) || declared.types.contains(name)
  }

  /// What a path from libclang refers to: `/root/a/../b.h` is the project's `b.h`.
  func place(of path: String) -> UnitReader.FilePlace {
    let clean = withoutDots(path)
    if clean.hasPrefix(Invocation.folder + "/") { return .memory(clean) }
    let prefix = root == "/" ? "/" : root + "/"
    guard clean.hasPrefix(prefix) else { return .outside(clean) }
    let relative = String(clean.dropFirst(prefix.count))
    asked.places.insert(relative)
    return files[relative] == nil ? .outside(clean) : .project(relative)
  }
}

/// The path without `.` and `..` components; symbolic links are not followed.
private func withoutDots(_ path: String) -> String {
  guard path.containsBytes("/.") || path.containsBytes("//") else { return path }
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// The lines that define macros, under whatever `#if`. Each file is scanned once.
final class MacroLines {
  private var known: [String: [(name: String, line: Int)]] = [:]

  func macros(in path: String, _ text: () -> [UInt8]) -> [(name: String, line: Int)] {
    if let known = known[path] { return known }
    var found: [(name: String, line: Int)] = []
    for (number, line) in text().split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      guard line.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "#") else { continue }
      var directive = TextScanner(Array(line), at: 0)
      if directive.take("#"), directive.identifier() == "define" { found.append((directive.identifier(), number + 1)) }
    }
    known[path] = found
    return found
  }
}

private final class AskedPlaces {
  var places: Set<String> = []
}

/// The names that the project declares, as in `DeclaredNames`. Records the names that are asked for.
struct ProjectNames {
  let classes: AskedNames
  let protocols: AskedNames
  let types: AskedNames
  let macros: AskedNames
  let ambiguous: [String: [String]]

  init(_ declared: DeclaredNames) {
    classes = AskedNames(.class, declared.classes)
    protocols = AskedNames(.protocol, declared.protocols)
    types = AskedNames(.type, declared.types)
    macros = AskedNames(.macro, declared.macros)
    ambiguous = declared.ambiguous
  }

  fileprivate func takeInquiry() -> Inquiry {
    var inquiry = Inquiry()
    for names in [classes, protocols, types, macros] { names.take(into: &inquiry) }
    return inquiry
  }
}

/// Names of one kind.
final class AskedNames {
  private let kind: Inquiry.Name.Kind
  private let names: Set<String>
  private var asked: Set<String> = []

  init(_ kind: Inquiry.Name.Kind, _ names: Set<String>) {
    self.kind = kind
    self.names = names
  }

  func contains(_ name: String) -> Bool {
    asked.insert(name)
    return names.contains(name)
  }

  fileprivate func take(into inquiry: inout Inquiry) {
    for name in asked { inquiry.names.insert(Inquiry.Name(kind, name)) }
    asked = []
  }
}
