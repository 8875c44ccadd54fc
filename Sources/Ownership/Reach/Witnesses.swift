import Facts
import Platform

/// Which methods of Swift may be what a protocol asks for of which nothing is known but the name: one of somebody else's libraries.
///
/// A witness stands where its type conforms: in the declaration or the extension that says so, or further down in that file. And its name or a parameter
/// has to do with the protocol: `listView()` of `ListContainerDelegate`, or one that takes an object of a library of which nothing is known either.
struct Witnesses {
  private let program: Program
  /// Where a type says so, by type and protocol, if methods stand there.
  private var conformances: [Pair: [SourceLocation]] = [:]

  init(_ program: Program, _ facts: [Fact]) {
    self.program = program
    let types = program.types
    let extended = Dictionary(facts.lazy.filter { $0.relation == .extends }.map { ($0.subject, $0.object) }, uniquingKeysWith: { first, _ in first })
    for fact in facts where fact.relation == .conforms || fact.relation == .inherits {
      guard let above = types.type(fact.object), !types.isOwn(above), let type = types.type(extended[fact.subject] ?? fact.subject) else { continue }
      conformances[Pair(Int32(type), Int32(above)), default: []].append(fact.location)
    }
    // What says that a type conforms, and has no method there, means those that stand elsewhere.
    var methods: [Types.TypeID: [Program.FunctionID]] = [:]
    for (number, owner) in program.owners.enumerated() { if let owner, program.functions[number].kind == .method { methods[owner, default: []].append(number) } }
    conformances = conformances.filter { pair, locations in
      locations.allSatisfy { location in methods[Types.TypeID(pair.first)]?.contains { Self.mayStand(program.functions[$0], at: location) } ?? false }
    }
  }

  private static func mayStand(_ function: Code.Function, at location: SourceLocation) -> Bool { function.path == location.path && function.position.line >= location.line }

  /// Whether a method of a type may be what a protocol above it asks for.
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

  /// The words of a name in small letters, but for those that half of all names have: "list" and "container" of `ListContainerDelegate`.
  private static func words(_ name: String) -> [String] { name.camelWords.map { $0.lowercased() }.filter { $0.count > 2 && !common.contains($0) } }

  private static let common: Set<String> = ["view", "controller", "delegate", "data", "source", "type", "protocol", "did", "will", "should", "the"]
}
