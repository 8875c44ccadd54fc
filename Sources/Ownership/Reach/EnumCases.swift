import Facts
import Platform

/// The enum cases that running code makes, and the `switch` arms that wait for them.
///
/// Only covers enums of applications whose cases are made by nothing but code: not by raw values, decoders or a list of all cases.
struct EnumCases {
  /// The rest of a list of statements, which only runs for a certain case.
  struct Arm {
    let function: Program.FunctionID
    let statements: [Code.Statement]
  }

  private let types: Types
  private let isMadeByCode: [Bool]
  private var made: Set<Case> = []
  private var waiting: [Case: [Arm]] = [:]

  private struct Case: Hashable {
    let name: String
    /// Nil if the enum is unknown.
    let owner: Types.TypeID?
  }

  init(_ program: Program, within files: ClosedFiles) {
    types = program.types
    isMadeByCode = types.ids.indices.map { [types] type in
      guard let entity = types.entities[type], entity.kind == .enum, entity.language == .swift, let path = entity.location?.path, files.ofPrograms.contains(path) else { return false }
      return types.line(of: type).allSatisfy { types.isOwn($0) || Platform.leavesCasesToCode(program.libraryName(types.ids[$0])) }
    }
  }

  /// Whether the statements after this one in its list can run.
  func isMet(_ statement: Code.Statement, in function: Code.Function) -> Bool { needed(by: statement, in: function).map { $0.contains(where: made.contains) } ?? true }

  /// The cases that a statement needs: one of them must be made before what follows can run. Nil if it needs none.
  private func needed(by statement: Code.Statement, in function: Code.Function) -> [Case]? {
    guard case .only(let names, let value, _) = statement, case .local(let local) = function.values[Int(value)], let type = types.type(function.locals[Int(local)].type?.id),
      isMadeByCode.indices.contains(type), isMadeByCode[type]
    else { return nil }
    return names.flatMap { [Case(name: $0, owner: type), Case(name: $0, owner: nil)] }
  }

  /// Keeps `arm` until one of the cases that its first statement needs is made.
  mutating func wait(_ arm: Arm, in function: Code.Function) {
    for needed in arm.statements.first.flatMap({ needed(by: $0, in: function) }) ?? [] { waiting[needed, default: []].append(arm) }
  }

  /// Notes that code makes a case, and returns the arms that waited for it.
  mutating func make(_ name: String, of owner: EntityID?) -> [Arm] {
    let own = Case(name: name, owner: owner.flatMap(types.type))
    return made.insert(own).inserted ? waiting.removeValue(forKey: own) ?? [] : []
  }

  /// The statements of a function without those that never run; nil if all may run. O(statements).
  func living(of function: Code.Function) -> [Code.Statement]? {
    guard !waiting.isEmpty else { return nil }
    var isWhole = true
    func living(_ list: [Code.Statement]) -> [Code.Statement] {
      var kept: [Code.Statement] = []
      for statement in list {
        guard isMet(statement, in: function) else {
          isWhole = false
          break
        }
        switch statement {
        case .branch(let arms, let position): kept.append(.branch(arms.map(living), position))
        case .loop(let body, let position): kept.append(.loop(living(body), position))
        case .defer(let body, let position): kept.append(.defer(living(body), position))
        default: kept.append(statement)
        }
      }
      return kept
    }
    let found = living(function.body)
    return isWhole ? nil : found
  }
}
