import Facts
import Platform

/// The names that code calls, and the methods that wait for such a call.
struct CallsByName {
  /// Whether the project has Swift and Objective-C code: each then has other names for what the other declares.
  let isMixed: Bool
  private let program: Program
  /// The methods that run as soon as something calls them, by callable name, each with a type that has objects.
  private var uncalled: [String: [(function: Program.FunctionID, type: Types.TypeID)]] = [:]
  /// The names that are called on objects of unknown type.
  private var called = Platform.calledInExpressions
  /// The names that are called on objects of known types.
  private var calledOn: [String: Set<Types.TypeID>] = [:]
  /// The texts that may be selectors.
  private var selectors: Set<String> = []
  /// The literal parts of selectors that some code composes.
  private var partsOfSelectors: Set<String> = []
  /// Whether some code composes selectors without any known part.
  private var isAnySelected = false
  /// The functions without a type, by base name.
  private var freeFunctions: [String: [Program.FunctionID]] = [:]

  init(_ program: Program) {
    self.program = program
    isMixed = program.functions.contains { $0.language == .swift } && program.functions.contains { $0.language.isObjectiveC }
  }

  /// Registers a function that is not a method: it runs as soon as something calls its name.
  mutating func wait(_ function: Program.FunctionID) { freeFunctions[program.functions[function].baseName, default: []].append(function) }

  /// Registers a method: it runs as soon as something calls it on objects of a type.
  mutating func wait(_ function: Program.FunctionID, of type: Types.TypeID) {
    for name in names(of: program.functions[function]) { uncalled[name, default: []].append((function, type)) }
  }

  /// The functions of a name that are not methods.
  func freeFunctions(_ baseName: String) -> [Program.FunctionID] { freeFunctions[baseName] ?? [] }

  /// Whether something calls a method on an object of a type.
  func isCalled(_ function: Code.Function, of type: Types.TypeID) -> Bool {
    let isDynamic = function.traits.contains(.isDynamic)
    if isDynamic, isPutTogether(function.name) { return true }
    return names(of: function).contains { called.contains($0) || isDynamic && selectors.contains($0) || isCalled($0, on: type) }
  }

  /// Whether something calls a name on objects of a type, or of an ancestor.
  private func isCalled(_ name: String, on type: Types.TypeID) -> Bool {
    guard let types = calledOn[name] else { return false }
    return program.types.line(of: type).contains(where: types.contains)
  }

  /// Whether a function can be called by its name. Operators can't.
  func hasName(_ function: Code.Function) -> Bool {
    function.baseName.utf8.first.map { (65...90).contains($0 & 0xdf) || $0 == UInt8(ascii: "_") || $0 >= 128 } ?? false
  }

  /// Code calls a name. `receiver` is the type of the receiver, an instance or the type itself, if it is certain. Returns the functions that run, maybe some that ran already.
  mutating func call(_ baseName: String, _ candidates: [EntityID], on receiver: Types.TypeID?, in path: String) -> [Program.FunctionID] {
    let functions = candidates.compactMap(program.function)
    let owners = functions.compactMap { program.owners[$0] }
    let names = [baseName, Self.name(baseName, in: path)] + (isMixed && baseName.contains(":") ? Self.beginnings(of: baseName) : [])
    var running = functions.filter { program.owners[$0] == nil }
    if !functions.isEmpty, functions.count == candidates.count, owners.count == functions.count {
      running += functions.filter { program.functions[$0].kind != .method }
      for name in names {
        for owner in owners where calledOn[name, default: []].insert(owner).inserted { running += take(name) { $0 == owner } }
      }
    } else if let receiver {
      for name in names where calledOn[name, default: []].insert(receiver).inserted { running += take(name) { [types = program.types] in types.isKind($0, of: receiver) } }
    } else {
      for name in names where called.insert(name).inserted { running += take(name) { _ in true } + freeFunctions(name) }
    }
    return running
  }

  /// Code contains a text that may be a selector. Returns the functions that run because of it.
  mutating func select(_ text: String) -> [Program.FunctionID] {
    let names = [text] + (isMixed && text.contains(":") ? Self.beginnings(of: text) : [])
    return names.flatMap { name in
      selectors.insert(name).inserted ? (uncalled[name] ?? []).map(\.function).filter { program.functions[$0].traits.contains(.isDynamic) } : []
    }
  }

  /// Code composes selectors; `parts` is nil if one of them may be anything. Returns the functions that may run, maybe some that ran already.
  mutating func select(havingParts parts: Set<String>?) -> [Program.FunctionID] {
    guard !isAnySelected, parts.map({ !$0.isSubset(of: partsOfSelectors) }) ?? true else { return [] }
    if let parts { partsOfSelectors.formUnion(parts) } else { isAnySelected = true }
    return uncalled.keys.sorted().flatMap { (uncalled[$0] ?? []).map(\.function) }.filter { program.functions[$0].traits.contains(.isDynamic) && isPutTogether(program.functions[$0].name) }
  }

  /// Whether a selector may be one that some code composes.
  private func isPutTogether(_ selector: String) -> Bool { isAnySelected || partsOfSelectors.contains(where: selector.contains) }

  /// Removes and returns the functions that wait for a call of a name, for types below those that are meant.
  private mutating func take(_ name: String, _ isMeant: (Types.TypeID) -> Bool) -> [Program.FunctionID] {
    guard var waiting = uncalled[name] else { return [] }
    let end = waiting.partition { program.types.line(of: $0.type).contains(where: isMeant) }
    let taken = waiting[end...].map(\.function)
    waiting.removeSubrange(end...)
    uncalled[name] = waiting.isEmpty ? nil : waiting
    return taken
  }

  /// The names by which code may call a function. In Swift, the name of an Objective-C method is the beginning of its selector.
  private func names(of function: Code.Function) -> [String] {
    if function.language == .swift, function.traits.contains(.isPrivate), !function.traits.contains(.isDynamic) { return [Self.name(function.baseName, in: function.path)] }
    guard function.language.isObjectiveC, isMixed else { return [function.baseName] }
    // Swift omits the words for the type of an argument or of the result.
    return function.name.contains(":") || function.result != nil ? [function.name] + Self.beginnings(of: function.name) : [function.name]
  }

  /// A name that can only be called within one file.
  private static func name(_ baseName: String, in path: String) -> String { baseName + " " + path }

  /// For `loadItemWithName:`: `load`, `loadItem`, `loadItemWith` and `loadItemWithName`.
  private static func beginnings(of selector: String) -> [String] {
    let first = selector.prefix { $0 != ":" }
    return first.indices.dropFirst().filter { first[$0].isUppercase }.map { String(first[..<$0]) } + [String(first)]
  }
}

extension Code.Function {
  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}
