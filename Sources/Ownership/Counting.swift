import Facts

/// What a function that counts references by hand retains.
struct Counting {
  private let function: Code.Function
  private var members: Set<String> = []
  private var locals: Set<Code.LocalID> = []

  /// Nil for a function that leaves counting to the compiler (ARC). O(statements).
  init?(_ function: Code.Function) {
    guard function.language.isObjectiveC, function.traits.contains(.countsByHand) else { return nil }
    self.function = function
    read(function.body)
  }

  /// Reads a list of statements. A member that is retained and then released in the same list keeps nothing: `_job = [[Job alloc] init]; [_job start]; [_job release];`
  private mutating func read(_ statements: [Code.Statement]) {
    var retained: Set<String> = []
    for statement in statements {
      switch statement {
      case .retain(let value, _): if let member = note(value) { retained.insert(member) }
      case .release(let value, _): if case .member(_, let field) = function.values[Int(value)] { retained.remove(field.name) }
      case .store(let value, .local(let local), _): if isNew(value, 0) { locals.insert(local) }
      default: break
      }
      for block in statement.blocks { read(block) }
    }
    members.formUnion(retained)
  }

  /// Whether an instance variable retains what is stored in it: a new object, or one that the function retains before or after.
  func isCounted(_ value: Code.ValueID, storedIn field: Code.Field) -> Bool {
    if !field.isDirect || members.contains(field.name) { return true }
    // For a store of a new object the front-end emits a retain as well, unless an autorelease pool has the object: `_part = [[[Part alloc] init] autorelease];`
    if case .call(let call) = function.values[Int(value)], call.traits.contains(.isInitialization) { return false }
    return isNew(value, 0)
  }

  /// Notes what is retained, unless it is a member: then returns its name.
  private mutating func note(_ value: Code.ValueID) -> String? {
    switch function.values[Int(value)] {
    case .member(_, let field): return field.name
    case .local(let local): locals.insert(local)
    case .cast(let inner, _): return note(inner)
    case .either(let parts): for part in parts { if let member = note(part) { members.insert(member) } }
    default: break
    }
    return nil
  }

  /// Whether a value comes with a reference of its own, by the naming rules for methods.
  private func isNew(_ value: Code.ValueID, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return true }
    switch function.values[Int(value)] {
    case .new, .closure, .null, .literal, .text, .enumCase, .boolean: return true
    case .local(let local): return locals.contains(local)
    case .cast(let inner, _): return isNew(inner, depth + 1)
    case .either(let parts): return parts.contains { isNew($0, depth + 1) }
    case .call(let call):
      guard case .function(let name, _) = call.callee else { return false }
      // The name of a C function does not tell whether its result is retained.
      let isOfC = call.receiver == nil && !name.contains { $0 == ":" }
      return isOfC || call.traits.contains(.isInitialization) || ["alloc", "new", "copy", "mutableCopy", "init"].contains(where: name.hasPrefix)
    default: return false
    }
  }

  private static let deepest = 12
}
