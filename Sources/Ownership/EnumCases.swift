import Facts
import Platform

/// Which cases of enums some code that runs makes, and what waits for one of them: the arms of a `switch`.
///
/// It is known of the enums of applications alone that nothing but their code makes: neither a raw value, a decoder nor a list of all cases. A case is known by its name alone.
struct EnumCases {
  /// The rest of a list of statements that only runs for a case.
  struct Arm {
    let function: Program.FunctionID
    let statements: [Code.Statement]
  }

  private let types: Types
  private let isMadeByCode: [Bool]
  private var made: Set<String> = []
  private var waiting: [String: [Arm]] = [:]

  init(_ program: Program, within files: ClosedFiles) {
    types = program.types
    isMadeByCode = types.ids.indices.map { [types] type in
      guard let entity = types.entities[type], entity.kind == .enum, entity.language == .swift, let path = entity.location?.path, files.ofPrograms.contains(path) else { return false }
      return types.line(of: type).allSatisfy { types.isOwn($0) || Platform.leavesCasesToCode(program.libraryName(types.ids[$0])) }
    }
  }

  /// Whether what follows a statement in its list runs.
  func isMet(_ statement: Code.Statement, in function: Code.Function) -> Bool {
    guard case .only(let cases, let value, _) = statement, case .local(let local) = function.values[Int(value)], let type = types.type(function.locals[Int(local)].type?.id),
      isMadeByCode.indices.contains(type), isMadeByCode[type]
    else { return true }
    return cases.contains(where: made.contains)
  }

  /// Keeps `arm` until a case is made of which `statement` speaks.
  mutating func wait(for statement: Code.Statement, _ arm: Arm) { if case .only(let cases, _, _) = statement { for name in cases { waiting[name, default: []].append(arm) } } }

  /// Notes that code makes a case, and gives what waited for it.
  mutating func make(_ name: String) -> [Arm] { made.insert(name).inserted ? waiting.removeValue(forKey: name) ?? [] : [] }

  /// The statements of a function without those that never run; nil where that is none of them. O(statements).
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
