import Foundation
import Testing
import TestSupport

/// The invariants of ARCHITECTURE.md that text can show. SwiftPM refuses cycles between targets and imports that are not declared.
@Suite struct ArchitectureTests {
  /// Which of our modules each module may import. What is not here may import nothing of ours, but for front-ends: `Facts` and `Platform`.
  static let arrows: [String: Set<String>] = [
    "Graphs": ["Facts"],
    "Layouts": ["Graphs"],
    "Analysis": ["Facts", "Graphs", "Platform"],
    "Rules": ["Facts", "Platform", "Graphs", "Analysis"],
    "Reporters": ["Facts", "Graphs", "Layouts", "Analysis"],
    "Fixes": ["Facts", "Graphs", "Analysis"],
    "Projects": ["Facts", "Platform"],
    "Ownership": ["Facts", "Platform"],
    "ClangFrontend": ["Facts", "Platform", "CClang"],
    "Driver": ["Facts", "Graphs", "Analysis", "Platform", "Projects", "ClangFrontend", "SwiftFrontend", "Ownership", "Rules", "Reporters", "Fixes"],
    "LanguageServer": ["Driver", "Fixes"], "arborist": ["Driver", "LanguageServer"], "ArboristKit": ["Analysis", "Driver", "Facts", "Graphs", "Reporters", "Rules"],
    "benchmark": ["Analysis", "Facts", "Graphs", "Projects", "Reporters", "SwiftFrontend"],
    "fuzz": ["Analysis", "Driver", "Facts", "Graphs", "LanguageServer", "Ownership", "Projects", "Rules", "SwiftFrontend"],
    "TestSupport": ["Driver", "Facts", "Graphs", "Analysis"],
  ]
  static let modules = ["Rules"] + names(in: "Sources").filter { $0 != "CClang" }

  /// Modules whose functions are from values to values: no files, clock, environment or network. `Platform` is as pure, but its
  /// data is full of the names of those who are not; that it imports nothing is what keeps it so.
  static let pure = ["Facts", "Ownership", "Graphs", "Layouts", "Analysis", "Rules", "Reporters", "Fixes"]

  @Test("imports follow the arrows", arguments: modules)
  func imports(_ module: String) throws {
    let known = Set(Self.modules).union(["CClang"])
    let allowed = Self.arrows[module] ?? (module.hasSuffix("Frontend") ? ["Facts", "Platform"] : [])
    for (file, imports) in try importsByFile(of: module) {
      let ours = imports.filter { known.contains($0) && $0 != module }
      #expect(ours.isSubset(of: allowed), "\(file) imports \(ours.subtracting(allowed).sorted())")
    }
  }

  @Test("the middle of the pipeline touches nothing outside", arguments: pure)
  func purity(_ module: String) throws {
    let banned = ["FileManager", "ProcessInfo", "Process()", "URLSession", "Date()", "DispatchQueue", "Task {", "contentsOfFile", "FileHandle", "getenv"]
    for file in try sources(of: module) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in banned { #expect(!text.contains(word), "\(file.lastPathComponent) mentions '\(word)'") }
    }
  }

  @Test("what is known of the platform is plain data")
  func platform() throws {
    for (file, imports) in try importsByFile(of: "Platform") { #expect(imports.isEmpty, "\(file) imports \(imports.sorted())") }
  }

  @Test("no module is without a line in the code map")
  func codeMap() throws {
    let map = try String(contentsOf: checkout.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    // A folder that moved must not make the test pass in silence.
    try #require(Self.modules.count > 1)
    for module in Self.names(in: "Sources") {
      #expect(map.contains("`\(module)`") || map.contains("`Sources/\(module)"), "ARCHITECTURE.md says nothing of '\(module)'")
    }
  }

  @Test("arborist finds nothing in itself")
  func ourselves() throws {
    let result = try Tool.run(["lint", "--strict", "--no-cache", "."], in: checkout.path)
    #expect(result.output == "")
    #expect(result.status == 0, "\(result.errors)")
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent(folder).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func sources(of module: String) throws -> [URL] {
    let folder = checkout.appendingPathComponent(module == "Rules" ? "Rules" : "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let found = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    // A folder that moved must not make the tests pass in silence.
    try #require(!found.isEmpty, "no sources in \(folder.path)")
    return found
  }

  private func importsByFile(of module: String) throws -> [(String, Set<String>)] {
    try sources(of: module).map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let imports = lines.compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 1, place + 1 < words.count else { return nil }
        return String(words[place + 1])
      }
      return (file.lastPathComponent, Set(imports))
    }
  }
}
