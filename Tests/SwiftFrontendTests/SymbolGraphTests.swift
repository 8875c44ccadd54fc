import Driver
import Foundation
import Testing
import TestSupport

/// The compiler's own word on what we read from syntax alone: types, superclasses, conformances, stored properties' types.
@Suite struct SymbolGraphTests {
  static let source = """
    //- Package.swift
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    //- Sources/Kit/Shapes.swift
    public protocol Shape { associatedtype Unit: Hashable; var area: Double { get } }
    public protocol Named: AnyObject { var name: String { get } }
    public protocol Solid: Shape, CustomStringConvertible {}
    typealias Both = Named & Tagged
    protocol Tagged {}
    open class Figure: Named { public var name = ""; public init() {} }
    class Circle: Figure, Shape { typealias Unit = Int; var area: Double { 0 } }
    final class Ring: Circle, Tagged { let hole = Circle() }
    class Both2: Both { var name = "" }
    struct Point<Value: Equatable> { var x: Value; var y: Value; enum Axis: String, CaseIterable { case x, y } }
    extension Point: Equatable {}
    extension Point: Hashable where Value: Hashable {}
    extension Point.Axis { struct Range: Comparable { var low = 0; static func < (a: Range, b: Range) -> Bool { a.low < b.low } } }
    //- Sources/Kit/Store.swift
    import Foundation
    actor Store: Tagged { var items: [Entry] = []; struct Entry: Codable, Sendable { let id: UUID; var tags: Set<String> } }
    enum Failure: Error, LocalizedError { case missing(Store.Entry), other }
    class Loader: NSObject, Tagged { weak var owner: Loader? }
    class Job: Operation, @unchecked Sendable {}
    extension Array: Tagged where Element: Tagged {}
    extension Array where Element == Int { struct Sum {} }
    #if os(Linux) || os(macOS)
    indirect enum Tree: Tagged { case leaf, node(Tree, Tree) }
    #else
    struct Tree {}
    #endif
    func local() { class Inner: Loader {}; _ = Inner() }
    protocol Parent { associatedtype Child: Tagged }
    struct Family: Parent { typealias Child = Kid; final class Kid: Tagged {} }
    """

  @Test("types, superclasses and conformances are the compiler's")
  func agreement() throws {
    guard let compiler = Self.tool("swiftc"), let extractor = Self.tool("swift-symbolgraph-extract") else {
      print("no swiftc or swift-symbolgraph-extract on PATH: the comparison with the compiler was skipped")
      return
    }
    let report = try swiftReport(Self.source)
    let theirs = try Fixture(Self.source).inFolder { try Self.symbols(in: $0, compiler, extractor) }
    let names = Dictionary(report.graph.entities.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })

    // Types in functions are nobody's symbols.
    let ours = report.graph.entities.filter { $0.kind.isType && !$0.isExternal && $0.module == "Kit" && !$0.name.contains("()") }.map(\.name)
    #expect(Set(ours).symmetricDifference(theirs.types) == [])

    func pairs(_ relation: Relation) -> Set<[String]> {
      Set(report.graph.facts.filter { $0.relation == relation }.map { [names[$0.subject] ?? "", names[$0.object] ?? ""] }.filter { !$0[0].contains("()") })
    }
    let protocols = Set(report.graph.entities.filter { $0.kind == .protocol }.map(\.name))
    let inherits = pairs(.inherits).filter { !protocols.contains($0[0]) }
    #expect(Set(inherits.map { [$0[0], Self.objectiveC[$0[1]] ?? $0[1]] }).symmetricDifference(theirs.inherits) == [])

    let written = pairs(.conforms).union(pairs(.inherits).filter { protocols.contains($0[0]) })
    let closed = Self.closed(written, superclasses: inherits)
    // What we state, the compiler states too, with what follows from it.
    #expect(closed.subtracting(theirs.conforms).filter { Self.compilerTells($0) } == [])
    // What it states besides follows from no declaration: it makes it up.
    #expect(theirs.conforms.subtracting(closed).filter { !Self.isImplicit($0, report) } == [])
  }

  /// Foundation's classes by the names that Swift has for them.
  static let objectiveC = ["NSOperation": "Operation"]

  /// What refines what in the library.
  static let refined: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"], "LocalizedError": ["Error"],
  ]

  /// The compiler resolves `Codable`, and tells nothing of a protocol's own refinement of AnyObject.
  static func compilerTells(_ pair: [String]) -> Bool { pair[1] != "Codable" }

  /// What the compiler adds to every type of a kind, and what the library's superclasses bring.
  static func isImplicit(_ pair: [String], _ report: Report) -> Bool {
    if ["Copyable", "Escapable", "Sendable", "SendableMetatype", "BitwiseCopyable"].contains(pair[1]) { return true }
    guard let type = report.graph.entities.first(where: { $0.name == pair[0] && $0.kind.isType }) else { return false }
    switch type.kind {
    case .enum: return ["Equatable", "Hashable", "RawRepresentable"].contains(pair[1])
    // NSObject brings these; an actor is an Actor.
    case .class: return ["CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol", "Actor", "AnyActor"].contains(pair[1])
    default: return false
    }
  }

  /// With what subclasses inherit and refined protocols bring.
  static func closed(_ pairs: Set<[String]>, superclasses: Set<[String]>) -> Set<[String]> {
    var closed = pairs
    while true {
      var more = closed
      for pair in closed {
        for wider in refined[pair[1]] ?? [] { more.insert([pair[0], wider]) }
        for other in closed where other[0] == pair[1] { more.insert([pair[0], other[1]]) }
        for link in superclasses where link[1] == pair[0] { more.insert([link[0], pair[1]]) }
      }
      if more == closed { return closed }
      closed = more
    }
  }

  // MARK: The compiler's side

  struct Symbols {
    var types: Set<String> = []
    var inherits: Set<[String]> = []
    var conforms: Set<[String]> = []
  }

  static func tool(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool): \(text)")
    return text
  }

  static func symbols(in folder: String, _ compiler: String, _ extractor: String) throws -> Symbols {
    let sources = ["Shapes", "Store"].map { "\(folder)/Sources/Kit/\($0).swift" }
    _ = try run(compiler, ["-emit-module", "-module-name", "Kit", "-parse-as-library", "-o", "\(folder)/Kit.swiftmodule"] + sources)
    let info = try JSONSerialization.jsonObject(with: Data(try run(compiler, ["-print-target-info"]).utf8)) as? [String: Any]
    let target = try #require((info?["target"] as? [String: Any])?["triple"] as? String)
    let out = folder + "/graphs"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    _ = try run(extractor, ["-module-name", "Kit", "-I", folder, "-target", target, "-minimum-access-level", "private", "-output-dir", out])

    var symbols = Symbols()
    var names: [String: String] = [:]
    var links: [[String: Any]] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: out) where file.hasSuffix(".symbols.json") {
      let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: out + "/" + file))) as? [String: Any] ?? [:]
      for symbol in graph["symbols"] as? [[String: Any]] ?? [] {
        let path = (symbol["pathComponents"] as? [String] ?? []).joined(separator: ".")
        let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? ""
        names[(symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""] = path
        if ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"].contains(kind) { symbols.types.insert(path) }
      }
      links += graph["relationships"] as? [[String: Any]] ?? []
    }
    for link in links {
      func name(_ end: String) -> String {
        let id = link[end] as? String ?? ""
        if let known = names[id] { return known }
        // Somebody else's: "Swift.Equatable"; without a fallback the mangled name of the standard library's own.
        let full = link[end + "Fallback"] as? String ?? (id == "s:Sa" ? "Swift.Array" : id)
        return full.split(separator: ".").dropFirst().joined(separator: ".")
      }
      let pair = [name("source"), name("target")]
      switch link["kind"] as? String {
      case "inheritsFrom": symbols.inherits.insert(pair)
      case "conformsTo": symbols.conforms.insert(pair)
      default: break
      }
    }
    return symbols
  }
}
