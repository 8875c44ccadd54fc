import Facts
import Platform

/// All functions of a program, and the look-ups by which they find each other. Code that never runs can be left out; otherwise a program does not change. Answers are cached.
final class Program {
  typealias FunctionID = Int

  let types: Types
  private(set) var functions: [Code.Function]
  /// The names of the methods that the project adds to types of libraries.
  private lazy var namesOfExtensions = Set(
    functions.indices.lazy.filter { self.functions[$0].kind == .method && self.owners[$0].map { !self.types.isOwn($0) } ?? false }.map { self.functions[$0].name })
  /// The texts in Objective-C code, which may name selectors: the callee of `@selector(tick:)` is unknown.
  private lazy var selectors = Set(
    functions.lazy.filter { $0.language.isObjectiveC }.flatMap { function in function.values.lazy.compactMap { value in if case .text(let text) = value { text } else { nil } } })
  /// For each function, the type that its `self` has.
  let owners: [Types.TypeID?]
  private let acrossLanguages: AcrossLanguages
  /// The members that are given collections with weak elements.
  private let weakCollections: PairTable<Bool>
  /// The files of dependencies, not of the project.
  private let externalFiles: Set<String>
  /// The selectors that each Objective-C protocol of a library asks for, if its declaration was read.
  private let requirements: [EntityID: Set<String>]
  /// The first function of each id: `index` gives the number of the id, `firsts` the function.
  private let index: NumberedTexts
  private let firsts: [FunctionID]
  private let methods: PairTable<[FunctionID]>
  /// The types that declare a function of a kind and name.
  private let declarers: PairTable<[Types.TypeID]>
  /// The initial values of the stored properties of a type.
  private let initialValues: [Types.TypeID: [FunctionID]]
  private let lazyValues: PairTable<FunctionID>
  /// The accessors of each global variable.
  private let globalAccessors: [EntityID: [FunctionID]]
  private let hasObjectiveC: Bool

  // Caches, valid for one generation of the types.
  private var generation = 0
  private var knownMethods = PairTable<[FunctionID]>()
  private var knownAccessors = PairTable<FunctionID?>()
  private var knownLines: [Types.TypeID: [String]] = [:]
  private var knownEndless: [Types.TypeID: Bool] = [:]
  private var knownCalls: [Int32: CalledName] = [:]
  private var guesses: [GuessedCall: LibrarySummary?] = [:]
  private var isOfTests: [Bool?]
  private let testFiles: Set<String>

  /// What a name in a type refers to. Static functions are looked up apart from those of instances.
  enum Kind: Int32 { case method, ofType, getter, setter, willSet, didSet, lazy, initialValue }

  private struct GuessedCall: Hashable {
    var name: Int32
    var labels: [String]
  }

  init(_ code: Code, entities: [Entity], facts: [Fact], methods declared: [Method] = [], testFiles: Set<String> = []) {
    self.testFiles = testFiles
    var requirements: [EntityID: Set<String>] = [:]
    for entity in entities where entity.id.isObjectiveCProtocol && entity.isExternal && entity.isDefinition && entity.location != nil { requirements[entity.id] = [] }
    if !requirements.isEmpty { for method in declared { requirements[method.owner]?.insert(method.name) } }
    self.requirements = requirements
    let types = Types(entities, facts, code.syntheses)
    self.types = types
    externalFiles = Set(entities.lazy.filter { $0.kind == .file && $0.isExternal }.map(\.id.text))
    let functions = Self.inOrder(code.functions)
    self.functions = functions
    var index = NumberedTexts()
    var firsts: [FunctionID] = []
    var owners: [Types.TypeID?] = []
    owners.reserveCapacity(functions.count)
    var methods = PairTable<[FunctionID]>()
    var declarers = PairTable<[Types.TypeID]>()
    var initialValues: [Types.TypeID: [FunctionID]] = [:]
    var lazyValues = PairTable<FunctionID>()
    var globalAccessors: [EntityID: [FunctionID]] = [:]
    for number in functions.indices {
      if index.numberIfKnown(functions[number].id.text) == nil { firsts.append(number) }
      owners.append(types.type(functions[number].owner))
      if functions[number].owner == nil, let variable = functions[number].variableOfAccessor { globalAccessors[variable, default: []].append(number) }
      guard let owner = owners[number], let kind = Kind(of: functions[number]) else { continue }
      let name = Self.number(of: types.name(functions[number].name), kind)
      switch kind {
      case .initialValue: initialValues[owner, default: []].append(number)
      case .lazy: lazyValues.change(Pair(Int32(owner), name), orNew: number) { $0 = number }
      default:
        methods.change(Pair(Int32(owner), name), orNew: []) { $0.append(number) }
        declarers.change(Pair(0, name), orNew: []) { if $0.last != owner { $0.append(owner) } }
      }
    }
    var weakCollections = PairTable<Bool>()
    for number in functions.indices {
      for statement in functions[number].body {
        statement.forEachStore { value, place in
          guard case .member(_, let field) = place, functions[number].makesWeakCollection(value), let owner = types.type(field.owner) else { return }
          weakCollections.change(Pair(Int32(owner), types.name(types.canonicalName(field.name, of: owner))), orNew: true) { $0 = true }
        }
      }
    }
    self.weakCollections = weakCollections
    acrossLanguages = AcrossLanguages(functions, owners, types)
    self.index = index
    self.firsts = firsts
    self.owners = owners
    self.methods = methods
    self.declarers = declarers
    self.initialValues = initialValues
    self.lazyValues = lazyValues
    self.globalAccessors = globalAccessors
    hasObjectiveC = functions.contains { $0.language.isObjectiveC }
    isOfTests = Array(repeating: nil, count: functions.count)
  }

  /// Sorts by id, then by position. Functions are large, so only their numbers are moved during the sort.
  private static func inOrder(_ functions: [Code.Function]) -> [Code.Function] {
    functions.indices.sorted { first, second in
      let order = functions[first].id.text.byteOrder(to: functions[second].id.text)
      if order != 0 { return order < 0 }
      return (functions[first].path, functions[first].position.line) < (functions[second].path, functions[second].position.line)
    }.map { functions[$0] }
  }

  private static func number(of name: Int32, _ kind: Kind) -> Int32 { name << 3 | kind.rawValue }

  /// Drops the cached answers after the hierarchy of types has changed.
  private func refresh() {
    guard generation != types.generation else { return }
    generation = types.generation
    (knownMethods, knownAccessors, knownLines, knownEndless) = (PairTable(), PairTable(), [:], [:])
  }

  /// Drops the statements that never run. O(statements).
  func leaveOut(by living: (Code.Function) -> [Code.Statement]?) { for number in functions.indices { if let body = living(functions[number]) { functions[number].body = body } } }

  /// Whether the project adds a method of this name to a type of a library. O(1).
  func extendsLibraries(with name: String) -> Bool { namesOfExtensions.contains(name) }

  /// Whether a function is test code.
  func isOfTests(_ function: FunctionID) -> Bool {
    if let known = isOfTests[function] { return known }
    let found = isOfTests(path: functions[function].path)
    isOfTests[function] = found
    return found
  }

  /// Whether a file is test code, by its path or by the project's description.
  func isOfTests(path: String) -> Bool { isTestCode(path) || testFiles.contains(path) }

  /// Whether the platform, a control or the loader may call a function. O(ancestors) of its type.
  func isCalledFromOutside(_ function: Code.Function) -> Bool {
    if function.traits.contains(.isAction) || function.name == "main" { return true }
    if function.language.isObjectiveC, function.kind == .method, selectors.contains(function.name) { return true }
    // Swift marks methods that are called by selector with `@objc`.
    if function.language == .swift, function.traits.contains(.isDynamic), function.kind == .method { return true }
    if Platform.isCalledByPlatform(function.name) { return true }
    guard let owner = types.type(function.owner) else { return false }
    return types.line(of: owner).contains { !types.isOwn($0) && Platform.isCalledByPlatform(function.name, inSubclassOf: types.name($0)) }
  }

  /// Whether a member of a type, inherited ones included, is given a collection with weak elements.
  func hasWeakElements(_ name: String, of type: Types.TypeID) -> Bool {
    guard !weakCollections.isEmpty else { return false }
    let name = types.name(name)
    return types.line(of: type).contains { weakCollections[Pair(Int32($0), name)] != nil }
  }

  /// Whether a class or protocol of a library may call a method by its name, without labels. A class of the platform only calls methods that override its own.
  func mayAsk(for baseName: String, _ type: Types.TypeID) -> Bool {
    let name = libraryName(types.ids[type])
    if Platform.platformClass(named: name) != nil || Platform.asksForNothing(name) { return false }
    if let asked = Platform.mayAsk(for: baseName, protocol: name) { return asked }
    guard let selectors = requirements[types.ids[type]] else { return true }
    // In Swift the name is the beginning of the selector.
    return selectors.contains(baseName) || selectors.contains { $0.lowercased().hasPrefix(baseName.lowercased()) }
  }

  /// Whether a function belongs to a dependency: such code is analysed, but nothing is reported about it.
  func isExternal(_ function: FunctionID) -> Bool { externalFiles.contains(functions[function].path) }

  func function(_ id: EntityID) -> FunctionID? { index.find(id.text).map { firsts[$0 - 1] } }

  /// The function around a closure, and around the closures that it is nested in. For any other function, or if that is unknown, the function itself.
  func outermost(of number: FunctionID) -> FunctionID {
    functions[number].kind == .closure ? function(functions[number].outermost) ?? number : number
  }

  /// The initial values that run when an object of a type is made, those of superclasses included.
  func initialValues(of type: Types.TypeID) -> [FunctionID] {
    initialValues.isEmpty ? [] : types.line(of: type).flatMap { initialValues[$0] ?? [] }
  }

  func lazyValue(of name: String, in type: Types.TypeID) -> FunctionID? {
    guard !lazyValues.isEmpty else { return nil }
    let name = Self.number(of: types.name(name), .lazy)
    return types.line(of: type).lazy.compactMap { self.lazyValues[Pair(Int32($0), name)] }.first
  }

  /// The functions that a name refers to in a type: those of the nearest ancestor that has any. O(ancestors) once for each type and name.
  func methods(_ name: String, _ kind: Kind, in type: Types.TypeID) -> [FunctionID] {
    refresh()
    let number = Self.number(of: types.name(name), kind)
    let pair = Pair(Int32(type), number)
    return knownMethods.value(of: pair, orNew: findMethods(name, number, kind, in: type))
  }

  private func findMethods(_ name: String, _ number: Int32, _ kind: Kind, in type: Types.TypeID) -> [FunctionID] {
    for ancestor in types.line(of: type) {
      if let found = methods[Pair(Int32(ancestor), number)] { return found }
      if kind == .method || kind == .ofType, let found = acrossLanguages.method(name, kind, of: ancestor) { return [found] }
    }
    return []
  }

  /// The overrides of a method in the descendants of a type. Stops soon after `mostTargets`, the most that a call can mean.
  func overriders(_ name: String, _ kind: Kind, below type: Types.TypeID) -> [FunctionID] {
    let number = Self.number(of: types.name(name), kind)
    guard let all = declarers[Pair(0, number)] else { return [] }
    // Few types declare this name, but the type may have many descendants.
    if all.count <= 8, !all.contains(where: { $0 != type && types.isKind($0, of: type) }) { return [] }
    let family = types.family(of: type)
    let near = methods(number, of: family.dropFirst())
    // Some descendants lie beyond the limit of `family`. They are found by the ancestors of the types that declare the name.
    guard near.count <= Self.mostTargets, family.count >= Types.mostBelow, all.count <= Types.mostBelow else { return near }
    return methods(number, of: all.lazy.filter { $0 != type && self.types.isKind($0, of: type) })
  }

  /// All methods of one name in a type and its descendants. O(types that declare the name).
  func methods(_ name: String, inFamilyOf type: Types.TypeID) -> [FunctionID] {
    let number = Self.number(of: types.name(name), .method)
    return (declarers[Pair(0, number)] ?? []).filter { types.isKind($0, of: type) }.flatMap { methods[Pair(Int32($0), number)] ?? [] }
  }

  private func methods(_ number: Int32, of types: some Sequence<Types.TypeID>) -> [FunctionID] {
    var found: [FunctionID] = []
    for type in types {
      found += (methods[Pair(Int32(type), number)] ?? []).prefix(Self.mostTargets + 1)
      if found.count > Self.mostTargets { break }
    }
    return found
  }

  /// The accessor that runs when a property of an object is read or set; nil for a plain stored property. O(ancestors) once for each type and name.
  func accessor(_ kind: Kind, _ name: String, of type: Types.TypeID) -> FunctionID? {
    refresh()
    let pair = Pair(Int32(type), Self.number(of: types.name(name), kind))
    if let known = knownAccessors[pair] { return known }
    let found = findAccessor(kind, name, of: type)
    return knownAccessors.value(of: pair, orNew: found)
  }

  /// The accessor that runs when a global variable or static member is read or set; nil for a plain stored one. O(ancestors) once for each type and name.
  func accessor(_ kind: Code.Function.Kind, ofVariable id: EntityID, _ name: String) -> FunctionID? {
    let found = types.type(id).map { methods(name, .ofType, in: $0) } ?? globalAccessors[id] ?? []
    return found.first { functions[$0].kind == kind }
  }

  private func findAccessor(_ kind: Kind, _ name: String, of type: Types.TypeID) -> FunctionID? {
    if let own = methods(name, kind, in: type).first { return own }
    // In Objective-C an accessor is a method named after the property.
    guard hasObjectiveC else { return nil }
    switch kind {
    case .getter:
      return methods(name, .method, in: type).first { functions[$0].language.isObjectiveC && functions[$0].parameters.isEmpty }
    case .setter:
      return methods("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", .method, in: type).first { functions[$0].language.isObjectiveC }
    default: return nil
    }
  }

  // MARK: Libraries

  /// What the library tables say of a called name.
  func called(_ name: String) -> CalledName {
    let number = types.name(name)
    if let known = knownCalls[number] { return known }
    let found = CalledName(name)
    knownCalls[number] = found
    return found
  }

  /// A guess at what a call of a library function does: see `Platform.defaultSummary`.
  func guess(ofCall name: String, _ arguments: [Code.Argument]) -> LibrarySummary? {
    let key = GuessedCall(name: types.name(name), labels: arguments.map(\.label))
    if let known = guesses[key] { return known }
    let found = Platform.defaultSummary(ofCall: name, labels: key.labels)
    guesses[key] = .some(found)
    return found
  }

  /// The table names of a type and its ancestors, nearest first.
  func libraryLine(of type: Types.TypeID) -> [String] {
    refresh()
    if let known = knownLines[type] { return known }
    let found = types.line(of: type).map { libraryName(types.ids[$0]) }
    knownLines[type] = found
    return found
  }

  /// Whether the objects of a type emit values for as long as they live.
  func isEndless(_ type: Types.TypeID) -> Bool {
    refresh()
    if let known = knownEndless[type] { return known }
    let found = libraryLine(of: type).contains { Platform.isEndless(type: $0) }
    knownEndless[type] = found
    return found
  }
}

/// What the library tables say of one called name.
final class CalledName {
  let summaries: [LibrarySummary]
  /// Whether the call takes its receiver out of its container.
  let takesReceiverOut: Bool
  /// Whether the call makes a collection with weak elements.
  let makesWeakCollection: Bool
  let isOverByItself: Bool
  /// Whether the call returns a publisher that does not complete.
  let isEndless: Bool
  /// Whether the call returns a collection without some of the receiver's elements.
  let leavesElementsOut: Bool
  /// Whether the call makes a subscription.
  let subscribes: Bool

  init(_ name: String) {
    summaries = Platform.summaries(ofCall: name)
    takesReceiverOut = Platform.takesReceiverOut(name)
    makesWeakCollection = WeakCollection(selector: name, arguments: [])?.letsGoOfElements ?? false
    let base = name.prefix { $0 != "(" && $0 != ":" }
    isOverByItself = Platform.isOverByItself(base)
    isEndless = Platform.isEndless(call: name)
    leavesElementsOut = Platform.leavesElementsOut(name)
    subscribes = base == "sink" || base == "assign"
  }
}

extension Program.Kind {
  /// Nil for functions that are never called by name, and for the initial values of static members.
  fileprivate init?(of function: Code.Function) {
    switch function.kind {
    case .method, .initializer, .function: self = function.traits.contains(.isStatic) ? .ofType : .method
    case .getter: self = function.traits.contains(.isStatic) ? .ofType : .getter
    case .setter: self = function.traits.contains(.isStatic) ? .ofType : .setter
    case .willSet: self = .willSet
    case .didSet: self = .didSet
    case .initialValue:
      if function.traits.contains(.isStatic) { return nil }
      self = function.traits.contains(.isLazy) ? .lazy : .initialValue
    case .deinitializer, .closure: return nil
    }
  }
}

extension Code.Statement {
  /// Calls `body` for every store in the statement, those in branches and loops included.
  func forEachStore(_ body: (Code.ValueID, Code.Place) -> Void) {
    forEach { if case .store(let value, let place, _) = $0 { body(value, place) } }
  }

  /// Calls `body` for the statement and for every statement in it.
  fileprivate func forEach(_ body: (Code.Statement) -> Void) {
    body(self)
    for block in blocks { for statement in block { statement.forEach(body) } }
  }
}

extension Code.Function {
  /// The global variable that a Swift accessor belongs to.
  fileprivate var variableOfAccessor: EntityID? {
    guard language == .swift, kind == .getter || kind == .setter, let dot = id.text.lastIndex(of: ".") else { return nil }
    return EntityID(String(id.text[..<dot]))
  }

  /// Calls `body` for every statement, those in branches and loops included, those of closures not.
  func forEachStatement(_ body: (Code.Statement) -> Void) { for statement in self.body { statement.forEach(body) } }

  /// Whether every `return` with a value returns `nil`, and there is one.
  var givesNothing: Bool {
    var (isAny, isOther) = (false, false)
    forEachStatement { statement in
      guard case .return(let value?, _) = statement else { return }
      if case .null = values[Int(value)] { isAny = true } else { isOther = true }
    }
    return isAny && !isOther
  }
}

extension Code.Function {
  /// Whether a value is a new collection with weak elements.
  fileprivate func makesWeakCollection(_ value: Code.ValueID) -> Bool {
    switch values[Int(value)] {
    case .cast(let inner, _): return makesWeakCollection(inner)
    case .either(let values): return values.contains(where: makesWeakCollection)
    case .call(let call):
      guard case .function(let name, _) = call.callee else { return false }
      return WeakCollection(selector: name, arguments: [])?.letsGoOfElements ?? false
    default: return false
    }
  }
}

extension Code.Function {
  /// The outermost function around a closure; else the function itself.
  var outermost: EntityID { EntityID(String(id.text.prefix { $0 != "#" })) }
}
