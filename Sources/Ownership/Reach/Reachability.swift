import Facts
import Platform

/// Files whose possible users are known; paths relative to the root.
package struct ClosedFiles {
  /// Files that only applications and other programs compile.
  package var ofPrograms: Set<String>
  /// Files of libraries as well. Swift types that only their own module can see can't be made by others.
  package var ofModules: Set<String>

  package init(ofPrograms: Set<String>, ofModules: Set<String>) { (self.ofPrograms, self.ofModules) = (ofPrograms, ofModules) }
}

/// The functions of applications that can run: those that the entry points call, directly or indirectly, on types that have objects.
///
/// Only code of applications is checked, and in libraries the types that no other module can name; others may call everything else in a library. A method runs if
/// running code calls something of its name and its type has objects. A type has objects if running code makes one or names the class as a value, if a reachable screen
/// has one, or if the system makes one. Whatever is not understood counts as running. Each function and type is processed once, a type together with its ancestors.
///
/// After rapid type analysis (Bacon, Sweeney: "Fast static analysis of C++ virtual function calls", 1996), with method names instead of virtual tables.
struct Reachability {
  private let program: Program
  private let witnesses: Witnesses
  /// What code calls by name.
  private var calls: CallsByName
  private(set) var cases: EnumCases
  /// Whether it is known which files the applications compile.
  let isKnown: Bool
  private var isClosed: [Bool]
  private var runs: [Bool]
  private var isAlive: [Bool]
  /// For each type, whether its objects are only made by known code.
  private var isGated: [Bool] = []
  private var functionsOfTypes: [Types.TypeID: [Program.FunctionID]] = [:]
  /// The types that code may refer to without naming them in code.
  private var names: TypesByName
  /// The initial values of global variables and static members without a use so far, by name.
  private var valuesOfVariables: [String: [Program.FunctionID]] = [:]
  /// Whether some code looks up classes by names that are not literals.
  private var looksUpClasses = false
  /// The Objective-C files that make objects of a class in a variable.
  private lazy var filesMakingAny = Set(
    program.functions.lazy.filter { $0.language.isObjectiveC && $0.values.contains { if case .new(let type) = $0 { type.id == nil } else { false } } }.map(\.path))
  private var mentioned = MentionedTypes()
  private var waitingTypes: [Types.TypeID] = []
  private var waitingFunctions: [Program.FunctionID] = []
  private var waitingArms: [EnumCases.Arm] = []

  /// Everything outside of `files` may run; nil if the files are unknown.
  init(_ program: Program, _ facts: [Fact], _ interfaces: [InterfaceObject], within files: ClosedFiles?) {
    self.program = program
    witnesses = Witnesses(program, files == nil ? [] : facts)
    isKnown = files != nil
    let types = program.types
    calls = CallsByName(program)
    names = TypesByName(types)
    let files = files ?? ClosedFiles(ofPrograms: [], ofModules: [])
    cases = EnumCases(program, within: files)
    isClosed = program.functions.map { files.ofPrograms.contains($0.path) || files.ofModules.contains($0.path) && $0.isOfItsModule }
    runs = isClosed.map { !$0 }
    isAlive = Array(repeating: true, count: types.ids.count)
    guard isClosed.contains(true) else { return }
    for (number, owner) in program.owners.enumerated() {
      if let owner {
        functionsOfTypes[owner, default: []].append(number)
      } else if program.functions[number].kind == .function, !runs[number] {
        calls.wait(number)
      }
      let function = program.functions[number]
      if function.waitsForFirstUse, !function.traits.contains(.isInactive), !runs[number] { valuesOfVariables[function.name, default: []].append(number) }
    }
    isGated = types.ids.indices.map { isGated($0, files) }
    isAlive = isGated.map { !$0 }
    // A type that others can make does what it does.
    for (number, owner) in program.owners.enumerated() where !files.ofPrograms.contains(program.functions[number].path) { runs[number] = owner.map { !isGated[$0] } ?? true }
    for type in types.ids.indices where isGated[type] { names.add(type) }
    // What tests run is no part of an application.
    for function in runs.indices where !program.isOfTests(function) && (runs[function] || isEntry(program.functions[function])) { run(function) }
    add(interfaces)
    waitingTypes = isAlive.indices.filter { isAlive[$0] }
    addMentions(facts)
    follow()
  }

  /// Whether some run of a program may reach a function.
  func mayRun(_ function: Program.FunctionID) -> Bool { runs[function] }

  /// Whether all code that can make objects of a type is known.
  func isMadeByPrograms(_ type: Types.TypeID) -> Bool { isGated.indices.contains(type) && isGated[type] }

  /// Whether all code that can call a function is known.
  func isOfPrograms(_ function: Program.FunctionID) -> Bool { isClosed[function] }

  // MARK: Where it begins

  /// Whether all code of a type is in closed files, and neither the system nor a library makes its objects by itself.
  private func isGated(_ type: Types.TypeID, _ files: ClosedFiles) -> Bool {
    let types = program.types
    guard types.isOwn(type), let entity = types.entities[type], entity.kind == .class || entity.kind == .struct && types.isValue(type) else { return false }
    let functions = (functionsOfTypes[type] ?? []).map { program.functions[$0] }
    let paths = [entity.location?.path].compactMap { $0 } + functions.map(\.path)
    let sources = paths.filter { !$0.hasSuffix(".h") && !program.isOfTests(path: $0) }
    guard !sources.isEmpty else { return false }
    if !sources.allSatisfy(files.ofPrograms.contains) {
      guard sources.allSatisfy({ files.ofPrograms.contains($0) || files.ofModules.contains($0) }), functions.contains(where: \.isOfItsModule) else { return false }
      guard functions.allSatisfy({ $0.isOfItsModule || program.isOfTests(path: $0.path) }) else { return false }
    }
    let foreign = types.line(of: type).filter { !types.isOwn($0) }.map { program.libraryName(types.ids[$0]) }
    // If one superclass is known, an unknown name above the type must be a protocol: there is only one superclass.
    let hasKnownClass = foreign.contains { Platform.platformClass(named: $0) != nil }
    return foreign.contains(where: Platform.isForPreviews) || foreign.allSatisfy { Platform.isMadeByCode($0, otherwise: hasKnownClass) }
  }

  /// Whether a function runs without a call: `main`, what the loader calls, inactive code, initial values of Objective-C and C globals, free functions of other languages
  /// than Swift, and accessors of globals and static members.
  private func isEntry(_ function: Code.Function) -> Bool {
    if function.traits.contains(.isInactive) { return true }
    switch function.kind {
    case .initialValue: return (function.owner == nil || function.traits.contains(.isStatic)) && !function.waitsForFirstUse
    case .closure: return false
    case .function: return function.language != .swift || function.name == "main"
    case .getter, .setter, .willSet, .didSet: return function.owner == nil || function.traits.contains(.isStatic)
    case .method, .initializer, .deinitializer:
      return function.owner == nil || function.traits.contains(.isStatic) && ["load", "initialize", "main()"].contains(function.name)
    }
  }

  private mutating func add(_ interfaces: [InterfaceObject]) {
    for object in interfaces where !program.isOfTests(path: object.location.path) {
      for type in names.ofName(object.className) {
        // `settings` may be an enum case, and the text `Document Window` is not kept in `Code`. Neither can be seen here, so the screen counts as used.
        guard let screens = object.screens, screens.allSatisfy({ $0.utf8.first.map { $0 <= 96 } ?? true && Code.Value(text: $0) != .literal }) else {
          isAlive[type] = true
          continue
        }
        for screen in screens { names.add(type, behind: screen) }
      }
    }
  }

  /// Collects the types that a type or a file mentions outside of its functions: a generic argument, a class in a property list.
  private mutating func addMentions(_ facts: [Fact]) {
    let types = program.types
    var known: Set<Pair> = []
    for (number, function) in program.functions.enumerated() {
      guard let owner = program.owners[number] else { continue }
      function.forEachType { if let type = types.type($0) { known.insert(Pair(Int32(owner), Int32(type))) } }
    }
    let extended = Dictionary(facts.lazy.filter { $0.relation == .extends }.map { ($0.subject, $0.object) }, uniquingKeysWith: { first, _ in first })
    var pairs: Set<Pair> = []
    for fact in facts {
      // Screens are handled by the interface files.
      let isMention = (fact.relation == .uses || fact.relation == .creates) && !program.isOfTests(path: fact.location.path) && !fact.location.path.isOfInterfaceFile
      if isMention, let function = program.function(fact.object) { start(function) }
      guard let target = types.type(fact.object), isGated[target] else { continue }
      let functions = functions(for: fact.subject)
      for function in functions where isMention {
        var isKnown = false
        program.functions[function].forEachType { if types.type($0) == target { isKnown = true } }
        if !isKnown { mentioned.add(target, byFunction: function) }
      }
      guard functions.isEmpty else { continue }
      guard let source = types.type(extended[fact.subject] ?? fact.subject) else {
        // What a preview mentions, the program does not make because of that.
        if isMention, !fact.isForDebugging { make(target) }
        continue
      }
      let pair = Pair(Int32(source), Int32(target))
      switch fact.relation {
      case .holds, .inherits, .conforms, .extends: known.insert(pair)
      // The callers of a protocol's method make its arguments.
      case .uses, .creates: if isMention, source != target, !types.isProtocol(source) { pairs.insert(pair) }
      case .captures, .imports, .contains, .names: break
      }
    }
    for pair in pairs.subtracting(known) { mentioned.add(Types.TypeID(pair.second), by: Types.TypeID(pair.first)) }
  }

  /// The free functions of a fact's subject, which is named without labels.
  private func functions(for subject: EntityID) -> [Program.FunctionID] {
    if let function = program.function(subject) { return program.owners[function] == nil ? [function] : [] }
    let whole = subject.text.prefix { $0 != "(" }
    guard whole.endIndex < subject.text.endIndex, let name = whole.split(whereSeparator: { $0 == "." || $0 == ":" }).last else { return [] }
    return calls.freeFunctions(String(name)).filter { program.functions[$0].id.text.prefix { $0 != "(" } == whole }
  }

  // MARK: Following

  private mutating func follow() {
    while true {
      if let function = waitingFunctions.popLast() {
        read(function)
      } else if let arm = waitingArms.popLast() {
        read(arm.statements, of: arm.function)
      } else if let type = waitingTypes.popLast() {
        bring(type)
      } else {
        return
      }
    }
  }

  private mutating func run(_ function: Program.FunctionID) {
    runs[function] = true
    waitingFunctions.append(function)
  }

  private mutating func start(_ function: Program.FunctionID) { if !runs[function] { run(function) } }

  private mutating func make(_ id: EntityID?) { if let type = program.types.type(id) { make(type) } }

  private mutating func make(_ type: Types.TypeID) {
    guard isAlive.indices.contains(type), !isAlive[type] else { return }
    isAlive[type] = true
    waitingTypes.append(type)
  }

  /// A type now has objects: methods that need no call run, and so do those that are called already.
  private mutating func bring(_ type: Types.TypeID) {
    for target in mentioned.by(type) { make(target) }
    guard program.types.isOwn(type) || functionsOfTypes[type] != nil else { return }
    var replaced: Set<String> = []
    for above in program.types.line(of: type) {
      guard let all = functionsOfTypes[above] else { continue }
      for number in all where !runs[number] {
        let function = program.functions[number]
        if function.kind == .closure || function.waitsForFirstUse || function.kind == .method && replaced.contains(function.name) { continue }
        if isCalled(function, of: type) { run(number) } else { calls.wait(number, of: type) }
      }
      for number in all where program.functions[number].replacesWhatIsAbove { replaced.insert(program.functions[number].name) }
    }
  }

  /// Whether something calls a function of a type that has objects.
  private func isCalled(_ function: Code.Function, of type: Types.TypeID) -> Bool {
    // What an extension adds to a library's type, only the project asks for.
    let isAddedProperty = function.kind == .getter && function.language == .swift && program.types.type(function.owner).map { !program.types.isOwn($0) } ?? false
    guard function.kind == .method || isAddedProperty || function.kind == .initialValue && function.traits.contains(.isLazy) else { return true }
    guard function.sendsMessages, function.traits.isDisjoint(with: [.isAction, .overrides]) else { return true }
    guard calls.hasName(function), let owner = program.types.type(function.owner) else { return true }
    return calls.isCalled(function, of: type) || mayBeAskedFor(function, of: owner)
  }

  /// Whether a library's protocol or class above a type may call a method by its name. A superclass only calls overrides. In Swift, the witness of a protocol is in the
  /// class that conforms to it and not in a subclass, unless Objective-C finds it by its selector.
  private func mayBeAskedFor(_ function: Code.Function, of owner: Types.TypeID) -> Bool {
    if function.kind == .initialValue { return false }
    let types = program.types
    if function.language.isObjectiveC, !types.isOwn(owner) { return true }
    // A protocol's method usually passes the calling object. A method without arguments only counts if the class adopts the protocol.
    if function.language.isObjectiveC, function.name.contains(":"), Platform.isAskedFor(function.name) { return true }
    let isMetHere = function.language == .swift && !function.traits.contains(.isDynamic)
    let inherited = isMetHere ? types.parents[owner].first { !types.isProtocol($0) && types.isOwn($0) }.map { Set(types.line(of: $0)) } ?? [] : []
    return types.line(of: owner).contains { type in
      if types.isOwn(type) { return types.isProtocol(type) && types.isOfObjectiveC(type) && function.language == .swift }
      guard program.mayAsk(for: function.baseName, type) else { return false }
      if function.language != .swift || Platform.knowsMethods(ofProtocol: program.libraryName(types.ids[type])) { return true }
      return !inherited.contains(type) && witnesses.mayBe(function, of: owner, for: type)
    }
  }

  /// `receiver` is the type of the receiver, an instance or the type itself, if it is certain.
  private mutating func call(_ name: String, _ candidates: [EntityID] = [], on receiver: Types.TypeID? = nil, in path: String) {
    let baseName = String(name.prefix { $0 != "(" })
    use(baseName)
    for function in calls.call(baseName, candidates, on: receiver, in: path) { start(function) }
  }

  /// A word that may ask for a screen or a storyboard: generated code that is not available here has a member of that name.
  private mutating func mention(_ word: String) {
    for type in names.ofWord(word) { make(type) }
  }

  /// Code uses a variable of this name.
  private mutating func use(_ name: String) { for function in valuesOfVariables.removeValue(forKey: name) ?? [] { start(function) } }

  private func isShown(_ type: Types.TypeID) -> Bool { Platform.isShown(program.types.line(of: type).lazy.map { program.types.name($0) }) }

  func isPartOfScreen(_ type: Types.TypeID) -> Bool { program.types.line(of: type).contains { ["UIView", "NSView"].contains(program.types.name($0)) } }

  /// Makes the classes that may be looked up by a name that is not a literal. Decoders of JSON and databases make objects of types that members have; other names are
  /// composed of texts. Views are excluded: they are named where they are made.
  private mutating func makeClassesLookedUp() {
    guard !looksUpClasses else { return }
    looksUpClasses = true
    var parts: Set<Substring> = []
    for function in program.functions { function.forEachPartOfText { if $0.utf8.count > 2 { parts.insert($0) } } }
    for type in isGated.indices where isGated[type] && !isAlive[type] && !isPartOfScreen(type) {
      let name = program.types.name(type)
      let isMember = !isShown(type) && !program.types.holders(of: type).isEmpty
      if isMember || name.indices.contains(where: { $0 > name.startIndex && (parts.contains(name[..<$0]) || parts.contains(name[$0...])) }) { make(type) }
    }
  }

  // MARK: What a function does

  private mutating func read(_ number: Program.FunctionID) {
    let function = program.functions[number]
    for type in mentioned.by(function: number) { make(type) }
    let ofClasses = staticCalls(of: function)
    if function.hasArmsOfCases {
      read(function.body, of: number)
    } else {
      for value in function.values.indices { read(Code.ValueID(value), of: function, ofClasses) }
      function.forEachStatement { read($0, of: function) }
    }
    if !program.isExternal(number) {
      if function.looksUpAnyClass { makeClassesLookedUp() }
      for function in calls.select(havingParts: function.partsOfSelectors) { start(function) }
      // Code that goes through all classes and makes objects of them searches for a method or superclass of the project. Screens and cells are not such plug-ins.
      if function.listsClasses, function.language == .swift || filesMakingAny.contains(function.path) { for type in isGated.indices where isGated[type] && !isShown(type) { make(type) } }
    }
  }

  /// Reads those statements of a function that can run, as far as enum cases tell.
  private mutating func read(_ statements: [Code.Statement], of number: Program.FunctionID) {
    let function = program.functions[number]
    let ofClasses = staticCalls(of: function)
    var seen: Set<Code.ValueID> = []
    func read(_ list: [Code.Statement]) {
      for (place, statement) in list.enumerated() {
        guard cases.isMet(statement, in: function) else { return cases.wait(EnumCases.Arm(function: number, statements: Array(list[place...])), in: function) }
        var waiting = statement.operands
        while let value = waiting.popLast() {
          guard seen.insert(value).inserted else { continue }
          self.read(value, of: function, ofClasses)
          waiting += function.values[Int(value)].operands
        }
        self.read(statement, of: function)
        for block in statement.blocks { read(block) }
      }
    }
    read(statements)
  }

  private mutating func read(_ statement: Code.Statement, of function: Code.Function) {
    if case .store(_, let place, _) = statement {
      switch place {
      case .variable(_, let name), .name(let name): use(name)
      case .member(_, let field): use(field.name)
      case .local, .element, .associated: break
      }
    }
    switch statement {
    case .store(let value, .local(let local), _) where function.givesWhatIsAskedFor(value): make(function.locals[Int(local)].type?.id)
    case .store(let value, .member(_, let field), _) where function.givesWhatIsAskedFor(value):
      guard let owner = program.types.type(field.owner ?? function.owner) else { return }
      for type in program.types.member(program.types.canonicalName(field.name, of: owner), of: owner)?.types ?? [] { make(type) }
    // A store may call a hand-written setter.
    case .store(_, .member(_, let field), _) where calls.isMixed || function.language.isObjectiveC: call("set" + field.name.prefix(1).uppercased() + field.name.dropFirst() + ":", in: function.path)
    case .return(let value?, _) where function.givesWhatIsAskedFor(value): make(function.result?.id)
    default: break
    }
  }

  private mutating func read(_ value: Code.ValueID, of function: Code.Function, _ ofClasses: [Code.ValueID: [Program.FunctionID]]) {
    guard let functions = ofClasses[value] else { return read(function.values[Int(value)], of: function) }
    functions.forEach { start($0) }
    if case .type(let type) = function.values[Int(value)], let type = program.types.type(type.id) { mention(program.types.name(type)) }
  }

  /// The class values that don't need an object, each with the functions that are called on it: static functions of the class, or none if the code only tests for the class.
  private func staticCalls(of function: Code.Function) -> [Code.ValueID: [Program.FunctionID]] {
    var found: [Code.ValueID: [Program.FunctionID]] = [:]
    for case .call(let call) in function.values {
      guard let receiver = call.receiver, case .type(let type) = function.values[Int(receiver)], case .function(let name, let candidates) = call.callee else { continue }
      var functions = candidates.compactMap(program.function)
      guard functions.count == candidates.count else { continue }
      // The other language may have the function under another name.
      if functions.isEmpty, let type = program.types.type(type.id) { functions = program.methods(name, .ofType, in: type) }
      guard !functions.isEmpty, functions.allSatisfy({ program.functions[$0].traits.contains(.isStatic) }) else { continue }
      found[receiver] = functions
    }
    // Testing whether an object has a class makes no object. The key of a dictionary is not a selector.
    for case .call(let call) in function.values {
      guard case .function(let name, _) = call.callee else { continue }
      let (asksForClass, takesKey) = (Platform.asksForClass(name), Platform.takesKey(name))
      guard asksForClass || takesKey else { continue }
      for argument in call.arguments {
        switch function.values[Int(argument.value)] {
        case .type where asksForClass, .text where takesKey: found[argument.value] = []
        default: break
        }
      }
    }
    return found
  }

  /// The declared type of a value in Swift or Objective-C: a method called on it is declared in this type or above, or is an override below. Nil if it is not certain.
  private func declaredType(of value: Code.ValueID, in function: Code.Function) -> Types.TypeID? {
    guard function.sendsMessages else { return nil }
    let types = program.types
    func known(_ name: Code.TypeName?) -> Types.TypeID? { name.flatMap { $0.form == .object ? types.type($0.id) : nil } }
    let found: Types.TypeID? =
      switch function.values[Int(value)] {
      case .local(let local): known(function.locals[Int(local)].type)
      case .new(let type), .cast(_, let type), .type(let type): known(type)
      case .call(let call): known(call.result)
      case .member(_, let field): types.type(field.owner).flatMap { types.member(types.canonicalName(field.name, of: $0), of: $0) }.flatMap { $0.types.count == 1 && !$0.isMany ? $0.types[0] : nil }
      default: nil
      }
    guard let found else { return nil }
    if types.isOwn(found) { return types.isClass(found) ? found : nil }
    // In Swift the name may be a type alias or a type parameter.
    if function.language.isObjectiveC, types.ids[found].objectiveCClassName != nil { return found }
    return Platform.platformClass(named: program.libraryName(types.ids[found])) == nil ? nil : found
  }

  private mutating func read(_ value: Code.Value, of function: Code.Function) {
    let (path, types) = (function.path, program.types)
    switch value {
    case .new(let type): make(type.id)
    case .type(let type):
      make(type.id)
      if let type = program.types.type(type.id) { mention(program.types.name(type)) }
    case .call(let call):
      let isSuper = call.traits.contains(.isSuper)
      if !isSuper { make(call.result?.id) }
      guard case .function(let name, let candidates) = call.callee else { return }
      // C and C++ send no messages.
      guard function.sendsMessages else { return calls.freeFunctions(name).forEach { start($0) } }
      if candidates.isEmpty, call.arguments.isEmpty { mention(name) }
      if !isSuper || candidates.isEmpty { self.call(name, candidates, on: call.receiver.flatMap { declaredType(of: $0, in: function) }, in: path) }
      if isSuper { for candidate in candidates { if let function = program.function(candidate) { start(function) } } }
    case .boundMethod(_, .function(let name, let candidates)): call(name, candidates, in: path)
    case .closure(let id, _): if let function = program.function(id) { start(function) }
    case .member where !function.sendsMessages: break
    case .member(_, let field):
      let owner = types.type(field.owner)
      if owner.flatMap({ types.member(types.canonicalName(field.name, of: $0), of: $0) }) == nil { mention(field.name) }
      call(field.name, on: owner, in: path)
    case .variable(_, let name): call(name, in: path)
    case .name(let name):
      mention(name)
      call(name, in: path)
    case .text(let text):
      for type in names.ofText(text) { make(type) }
      for function in calls.select(text) { start(function) }
    case .enumCase(let name, let owner):
      mention(name)
      use(name)
      waitingArms += cases.make(name, of: owner)
    case .boundMethod, .selfObject, .local, .element, .associated, .collection, .either, .cast, .null, .literal, .boolean, .unknown: break
    }
  }
}

extension Code.Function {
  /// Whether its calls may run methods of Swift or Objective-C.
  fileprivate var sendsMessages: Bool { language == .swift || language.isObjectiveC }

  /// Whether it is the lazy initial value of a Swift global or static member, which runs at the first use. Globals in `main.swift` are not lazy.
  fileprivate var waitsForFirstUse: Bool {
    guard kind == .initialValue, language == .swift else { return false }
    return traits.contains(.isStatic) || owner == nil && path != "main.swift" && !path.hasSuffix("/main.swift")
  }

  /// Whether some of its statements only run for certain enum cases.
  fileprivate var hasArmsOfCases: Bool {
    var isFound = false
    if language == .swift { forEachStatement { if case .only = $0 { isFound = true } } }
    return isFound
  }

  /// Whether its type is a Swift type that no other module can name.
  fileprivate var isOfItsModule: Bool { language == .swift && owner != nil && !traits.contains(.isOfPublicType) }

  /// Whether objects have it in place of a superclass's method of this name: an override in Swift, any method in Objective-C.
  fileprivate var replacesWhatIsAbove: Bool { kind == .method && (traits.contains(.overrides) || language.isObjectiveC) }

  /// Whether a value may be an object that is made for whatever type the context asks for: a generic result.
  fileprivate func givesWhatIsAskedFor(_ value: Code.ValueID) -> Bool {
    switch values[Int(value)] {
    case .call(let call): call.result?.id == nil && !call.traits.contains(.isInitialization)
    case .unknown, .name: true
    case .either(let values): values.contains(where: givesWhatIsAskedFor)
    default: false
    }
  }

  /// Calls `body` for every type that the function mentions.
  fileprivate func forEachType(_ body: (EntityID) -> Void) {
    func tell(_ id: EntityID?) { if let id { body(id) } }
    tell(result?.id)
    for local in locals { tell(local.type?.id) }
    for value in values {
      switch value {
      case .new(let type), .type(let type), .cast(_, let type): tell(type.id)
      case .unknown(_, let type): tell(type?.id)
      case .member(_, let field): tell(field.owner)
      case .call(let call): tell(call.result?.id)
      default: break
      }
    }
  }
}

extension String {
  fileprivate var isOfInterfaceFile: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
