import CClang
import Facts

/// Lowers one function, method, initial value, block or lambda to `Code`, with the closures inside it. It infers nothing: what `Code` has no form for
/// becomes `unknown` and is counted.
///
/// A class, because lowering a closure adds captures to the functions around it.
final class BodyLowering {
  let reader: UnitReader
  let names: CodeNames
  /// The function around a closure.
  let outer: BodyLowering?
  /// The capture list of a lambda; nil for everything else.
  let captureList: CaptureList?
  /// The subject of the facts of the outermost function: static locals are named after it.
  let subject: EntityID
  /// The cursor of the method that the code belongs to.
  let method: CXCursor
  var function: Code.Function

  /// The list of statements that is being filled.
  var statements: [Code.Statement] = []
  /// How many statements were added in total, to any list.
  var emitted = 0
  /// Stores through `&local`, which take effect after the statement that is being lowered.
  var afterwards: [(local: Code.LocalID, type: CXType, cursor: CXCursor)] = []
  var locals: [CursorKey: Code.LocalID] = [:]
  var captures: [PendingCapture] = []
  var capturesSelf = false
  /// The closures inside, nested ones included, in the order of the text.
  var closures: [Code.Function] = []
  var closureCount = 0
  var depth = 0
  /// How many repeated arms of `switch` are around: arms that are lowered again because another arm falls into them.
  var repeats = 0

  init(
    _ function: Code.Function, in outer: BodyLowering? = nil, _ captureList: CaptureList? = nil, names: CodeNames, subject: EntityID, method: CXCursor
  ) {
    self.function = function
    self.outer = outer
    self.captureList = captureList
    self.names = names
    self.subject = subject
    self.method = method
    reader = names.reader
  }

  /// The function and its closures, once the body is lowered.
  func finish() -> [Code.Function] {
    function.body = statements
    return [function] + closures
  }

  /// The deepest nesting of expressions and statements that is lowered.
  static let mostDepth = 1200

  // MARK: Positions

  func position(of cursor: CXCursor) -> Code.Position {
    let place = RawPlace(clang.clang_getCursorLocation(cursor))
    return place.line == 0 ? function.positions.last ?? function.position : Code.Position(place.line, place.column)
  }

  // MARK: Adding

  func add(_ value: Code.Value, at cursor: CXCursor) -> Code.ValueID { function.add(value, at: position(of: cursor)) }

  func emit(_ statement: Code.Statement) {
    statements.append(statement)
    emitted += 1
  }

  /// The statements that `body` adds.
  func collect(_ body: () -> Void) -> [Code.Statement] {
    let outside = statements
    statements = []
    body()
    defer { statements = outside }
    return statements
  }

  func countUnlowered(_ cursor: CXCursor) {
    function.unlowered[text(clang.clang_getCursorKindSpelling(cursor.kind)), default: 0] += 1
  }

  // MARK: Values that nobody uses

  /// A place in the list of values and statements, to come back to.
  struct Mark {
    let values: Int
    let emitted: Int
  }

  var mark: Mark { Mark(values: function.values.count, emitted: emitted) }

  /// Removes the values since `mark` if evaluating them has no effect.
  func takeBack(to mark: Mark) -> Bool {
    let start = emitted == mark.emitted ? mark.values : function.values.count - 1
    guard start >= mark.values, start < function.values.count, function.values[start...].allSatisfy(\.isIdle) else { return false }
    // If statements were added in between, only the last value is known to be unused, so it must be a leaf.
    if emitted != mark.emitted, !function.values[start].isLeaf { return false }
    function.values.removeSubrange(start...)
    function.positions.removeSubrange(start...)
    return true
  }

  /// Lowers an expression whose value nobody uses.
  func evaluate(_ cursor: CXCursor) {
    let start = mark
    let result = value(of: cursor)
    if !takeBack(to: start) { emit(.evaluate(result)) }
  }

  /// Lowers operands and returns those whose evaluation has an effect.
  func working(_ operands: some Sequence<CXCursor>) -> [Code.ValueID] {
    var kept: [Code.ValueID] = []
    for operand in operands {
      let start = mark
      let result = value(of: operand)
      if !takeBack(to: start) { kept.append(result) }
    }
    return kept
  }

  /// A plain value (number, text or condition) that is computed from `operands`.
  func plain(_ operands: some Sequence<CXCursor>, at cursor: CXCursor) -> Code.ValueID {
    let kept = working(operands)
    return add(kept.isEmpty ? .literal : .unknown(kept, Code.TypeName(.value)), at: cursor)
  }

  /// An unknown value that is computed from `operands`.
  func unknown(_ operands: some Sequence<CXCursor>, _ type: CXType, at cursor: CXCursor) -> Code.ValueID {
    let kept = operands.map { value(of: $0) }
    return add(.unknown(kept, names.typeName(of: type)), at: cursor)
  }
}

extension Code.Value {
  /// Whether evaluating the value itself, without its operands, has no visible effect.
  var isIdle: Bool {
    switch self {
    case .selfObject, .local, .element, .variable, .type, .either, .cast, .null, .literal, .text, .enumCase, .boolean, .collection: true
    case .member(_, let field): field.isDirect
    case .unknown(let operands, _): operands.isEmpty
    case .associated, .new, .call, .closure, .boundMethod, .name: false
    }
  }

  var isLeaf: Bool {
    switch self {
    case .selfObject, .local, .variable, .type, .null, .literal, .text, .enumCase, .boolean: true
    default: false
    }
  }
}
