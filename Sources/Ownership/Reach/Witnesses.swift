import Facts
import Platform

/// Which Swift methods may be requirements of a library's protocol, if only the protocol's name is known.
///
/// A witness must be where its type conforms: in the declaration or extension that states the conformance, or further down in the same file. In addition its name or a
/// parameter must be related to the protocol: `listView()` for `ListContainerDelegate`, or a parameter whose type is an unknown library type.
struct Witnesses {
  private let program: Program
  /// The places that state a conformance, by type and protocol, if there are methods at each of them.
  private var conformances: [Pair: [SourceLocation]] = [:]

  init(_ program: Program, _ facts: [Fact]) {
    self.program = program
    let types = program.types
    let extended = Dictionary(facts.lazy.filter { $0.relation == .extends }.map { ($0.subject, $0.object) }, uniquingKeysWith: { first, _ in first })
    for fact in facts where fact.relation == .conforms || fact.relation == .inherits {
      guard let above = types.type(fact.object), !types.isOwn(above), let type = types.type(extended[fact.subject] ?? fact.subject) else { continue }
      conformances[Pair(Int32(type), Int32(above)), default: []].append(fact.location)
    }
    // If no method is at the stated conformance, the witnesses are elsewhere, and the place tells nothing.
    var methods: [Types.TypeID: [Program.FunctionID]] = [:]
    for (number, owner) in program.owners.enumerated() { if let owner, program.functions[number].kind == .method { methods[owner, default: []].append(number) } }
    conformances = conformances.filter { pair, locations in
      locations.allSatisfy { location in methods[Types.TypeID(pair.first)]?.contains { Self.mayStand(program.functions[$0], at: location) } ?? false }
    }
  }

  private static func mayStand(_ function: Code.Function, at location: SourceLocation) -> Bool { function.path == location.path && function.position.line >= location.line }

  /// Whether a method of a type may be a requirement of a protocol above it.
  func mayBe(_ function: Code.Function, of owner: Types.TypeID, for above: Types.TypeID) -> Bool {
    if let locations = conformances[Pair(Int32(owner), Int32(above))], !locations.contains(where: { Self.mayStand(function, at: $0) }) { return false }
    let words = Set(Self.words(program.libraryName(program.types.ids[above])))
    if let first = Self.words(function.baseName).first, words.contains(where: { $0.hasPrefix(first) || first.hasPrefix($0) }) { return true }
    return function.locals.prefix(function.parameters.count).contains { local in
      guard let type = program.types.type(local.type?.id), !program.types.isOwn(type) else { return false }
      let name = program.libraryName(program.types.ids[type])
      return Platform.platformClass(named: name) == nil && Platform.swiftType(named: name) == nil || !words.isDisjoint(with: Self.words(name))
    }
  }

  /// The words of a name in lower case, without very common ones: "list" and "container" for `ListContainerDelegate`.
  private static func words(_ name: String) -> [String] { name.camelWords.map { $0.lowercased() }.filter { $0.count > 2 && !common.contains($0) } }

  private static let common: Set<String> = ["view", "controller", "delegate", "data", "source", "type", "protocol", "did", "will", "should", "the"]
}
