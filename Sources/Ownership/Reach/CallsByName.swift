import Facts
import Platform

/// What code calls by name, and what waits for such a call: the methods of types that have objects.
struct CallsByName {
  /// Whether code of Swift and of Objective-C call each other: then the one has other names for what the other declares.
  let isMixed: Bool
  private let program: Program
  /// The methods that run as soon as something calls them, by the names by which that may be done, with the types of whose objects.
  private var uncalled: [String: [(function: Program.FunctionID, type: Types.TypeID)]] = [:]
  /// What is called of objects that may be of any type.
  private var called = Platform.calledInExpressions
  /// What is called of objects of which a type is known, by name.
  private var calledOn: [String: Set<Types.TypeID>] = [:]
  /// The texts by which a selector may be made.
  private var selectors: Set<String> = []
  /// What is in the selectors that some code puts together.
  private var partsOfSelectors: Set<String> = []
  /// Whether some code puts selectors together of which nothing is known.
  private var isAnySelected = false
  /// The functions of Swift that are no methods.
  private var freeFunctions: [String: [Program.FunctionID]] = [:]

  init(_ program: Program) {
    self.program = program
    isMixed = program.functions.contains { $0.language == .swift } && program.functions.contains { $0.language.isObjectiveC }
  }

  /// A function that is no method runs as soon as something calls its name.
  mutating func wait(_ function: Program.FunctionID) { freeFunctions[program.functions[function].baseName, default: []].append(function) }

  /// A method runs as soon as something calls it of objects of a type.
  mutating func wait(_ function: Program.FunctionID, of type: Types.TypeID) {
    for name in names(of: program.functions[function]) { uncalled[name, default: []].append((function, type)) }
  }

  /// The functions of a name that are no methods.
  func freeFunctions(_ baseName: String) -> [Program.FunctionID] { freeFunctions[baseName] ?? [] }

  /// Whether something calls a method of an object of a type.
  func isCalled(_ function: Code.Function, of type: Types.TypeID) -> Bool {
    let isDynamic = function.traits.contains(.isDynamic)
    if isDynamic, isPutTogether(function.name) { return true }
    return names(of: function).contains { called.contains($0) || isDynamic && selectors.contains($0) || isCalled($0, on: type) }
  }

  /// Whether something calls a name on objects of a type, or of one above it.
  private func isCalled(_ name: String, on type: Types.TypeID) -> Bool {
    guard let types = calledOn[name] else { return false }
    return program.types.line(of: type).contains(where: types.contains)
  }

  /// Whether code can call a function by its name: an operator stands between its arguments.
  func hasName(_ function: Code.Function) -> Bool {
    function.baseName.utf8.first.map { (65...90).contains($0 & 0xdf) || $0 == UInt8(ascii: "_") || $0 >= 128 } ?? false
  }

  /// Code calls a name. `receiver` is the type of whose object, or of which, where that is known for sure. Returns what runs for it, maybe not for the first time.
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

  /// Code has a text, which may be a selector. Returns what runs for it.
  mutating func select(_ text: String) -> [Program.FunctionID] {
    let names = [text] + (isMixed && text.contains(":") ? Self.beginnings(of: text) : [])
    return names.flatMap { name in
      selectors.insert(name).inserted ? (uncalled[name] ?? []).map(\.function).filter { program.functions[$0].traits.contains(.isDynamic) } : []
    }
  }

  /// Code puts selectors together; nil where nothing is known of one of them. Returns what may run for it, maybe not for the first time.
  mutating func select(havingParts parts: Set<String>?) -> [Program.FunctionID] {
    guard !isAnySelected, parts.map({ !$0.isSubset(of: partsOfSelectors) }) ?? true else { return [] }
    if let parts { partsOfSelectors.formUnion(parts) } else { isAnySelected = true }
    return uncalled.keys.sorted().flatMap { (uncalled[$0] ?? []).map(\.function) }.filter { program.functions[$0].traits.contains(.isDynamic) && isPutTogether(program.functions[$0].name) }
  }

  /// Whether a selector that some code puts together may be this one.
  private func isPutTogether(_ selector: String) -> Bool { isAnySelected || partsOfSelectors.contains(where: selector.contains) }

  /// What waits for a call of a name no longer, of types below those that are meant.
  private mutating func take(_ name: String, _ isMeant: (Types.TypeID) -> Bool) -> [Program.FunctionID] {
    guard var waiting = uncalled[name] else { return [] }
    let end = waiting.partition { program.types.line(of: $0.type).contains(where: isMeant) }
    let taken = waiting[end...].map(\.function)
    waiting.removeSubrange(end...)
    uncalled[name] = waiting.isEmpty ? nil : waiting
    return taken
  }

  /// The names by which code may call a function. Swift's name of a method of Objective-C is the beginning of the selector.
  private func names(of function: Code.Function) -> [String] {
    if function.language == .swift, function.traits.contains(.isPrivate), !function.traits.contains(.isDynamic) { return [Self.name(function.baseName, in: function.path)] }
    guard function.language.isObjectiveC, isMixed else { return [function.baseName] }
    // Swift leaves out what says the type of an argument or of the result.
    return function.name.contains(":") || function.result != nil ? [function.name] + Self.beginnings(of: function.name) : [function.name]
  }

  /// A name that only one file can call.
  private static func name(_ baseName: String, in path: String) -> String { baseName + " " + path }

  /// `load`, `loadItem`, `loadItemWith` and `loadItemWithName` of `loadItemWithName:`.
  private static func beginnings(of selector: String) -> [String] {
    let first = selector.prefix { $0 != ":" }
    return first.indices.dropFirst().filter { first[$0].isUppercase }.map { String(first[..<$0]) } + [String(first)]
  }
}

extension Code.Function {
  /// Without the labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}
