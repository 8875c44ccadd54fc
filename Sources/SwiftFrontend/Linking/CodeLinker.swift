import Facts
import Platform

/// Makes `Code` of the bodies of all Swift files: assigns ids and resolves names.
///
/// Look-ups are cached, so the time is proportional to the size of the bodies. The only recursion is into closures, and the reader bounds their depth.
final class CodeLinker {
  let names: ProjectNames
  let evaluation: Evaluation
  private(set) var declared: [Declared] = []
  /// What bodies need of extensions in other files. Known when `code` is made.
  private(set) var uses: [MemberUses.Use] = []
  /// Indices into `declared`, by the place of the function in the summaries.
  private var numbers: [FunctionPlace: Int] = [:]
  /// Functions with an autoclosure parameter (indices into `declared`), by name without labels.
  private(set) var autoclosures: [String: [Int]] = [:]
  /// The setters of subscripts, by the place of the subscript in the summaries.
  private var setters: [FunctionPlace: EntityID] = [:]
  private var homes: [HomeKey: Home?] = [:]
  private var bareNames: [ProjectNames.NameKey: Bare] = [:]
  private var heirlooms: [ProjectNames.NameKey: Bool?] = [:]
  /// The enums that have a case with a payload, by the name of the case.
  private var enumsOfCase: [String: [Int]] = [:]
  private let methods: [SourceLocation: Method.Traits]
  private let variableID: (PropertyPlace) -> EntityID

  /// A function of the project that a call may mean.
  struct Declared {
    var file: Int
    var body: Int
    var id: EntityID
    var type: Int?
    var name: String
    var isStatic: Bool
    var isInitializer: Bool
    var isPrivate: Bool
    var parameters: [Code.Parameter]
    var types: [Shape]
    var place: FunctionPlace
  }

  /// Where a member of a type is declared.
  struct Home {
    var type: Int
    var kind: Kind

    enum Kind {
      case property(PropertyPlace)
      case functions([FunctionPlace])
      case foreign(Shape)
    }
  }

  private struct HomeKey: Hashable {
    var name: String
    var type: Int
  }

  /// What a plain name in a body means, when it is no local.
  enum Bare {
    /// A member of the type around it, or of one further out.
    case member(Home, isOwn: Bool)
    /// A member that a superclass from the platform may have.
    case inherited
    case type(Shape)
    case functions([FunctionPlace])
    case variable(PropertyPlace)
    case foreign(EntityID)
    case module(String)
    case nothing
  }

  /// `methods` says what Objective-C sees; `variableID` is the id of a global variable.
  init(_ names: ProjectNames, _ evaluation: Evaluation, methods: [Method], variableID: @escaping (PropertyPlace) -> EntityID) {
    self.names = names
    self.evaluation = evaluation
    self.variableID = variableID
    self.methods = Dictionary(methods.map { ($0.location, $0.traits) }, uniquingKeysWith: { first, _ in first })
  }

  func code() -> Code {
    let ids = identities()
    for file in names.files.indices {
      for property in names.files[file].properties where property.traits.contains(.payload) {
        guard let type = names.typeOfScope[file][property.scope], enumsOfCase[property.name]?.contains(type) != true else { continue }
        enumsOfCase[property.name, default: []].append(type)
      }
    }
    var code = Code()
    var uses = MemberUses(names, declared, enumsOfCase: enumsOfCase)
    for file in names.files.indices {
      for (number, body) in names.files[file].bodies.enumerated() where !body.isRequirement && !body.functions.isEmpty {
        let linked = BodyLinker(self, body, file: file, id: ids[file][number]).functions()
        uses.read(linked, in: ScopePlace(file: file, scope: body.scope))
        code.functions += linked
      }
    }
    self.uses = uses.uses
    return code
  }

  // MARK: Identity

  /// The ids of all bodies, in the order of files and of their text.
  private func identities() -> [[EntityID]] {
    var counts: [String: Int] = [:]
    var ids: [[EntityID]] = []
    for (file, summary) in names.files.enumerated() {
      ids.append(
        summary.bodies.map { body in
          guard let function = body.functions.first else { return EntityID("") }
          let plain = identity(of: function, body, file)
          // A protocol's requirement and its default implementation are one function.
          if body.isRequirement { return EntityID(plain) }
          counts[plain, default: 0] += 1
          let count = counts[plain] ?? 1
          return EntityID(count == 1 ? plain : plain + "~\(count)")
        })
      for (number, body) in summary.bodies.enumerated() { declare(body, number, file, ids[file][number]) }
    }
    return ids
  }

  private func identity(of function: Code.Function, _ body: Body, _ file: Int) -> String {
    let owner = owner(of: body, file).map { names.types[$0].id.text }
    let ending: String =
      switch function.kind {
      case .getter: ".get"
      case .setter: ".set"
      case .willSet: ".willSet"
      case .didSet: ".didSet"
      case .initialValue: ".initial"
      default: ""
      }
    let end = ending + (function.traits.contains(.isStatic) ? "@static" : "")
    if let owner { return owner + "." + function.name + end }
    if let property = body.property, names.files[file].properties[property].scope == 0 {
      return variableID(PropertyPlace(file: file, property: property)).text + end
    }
    let plain = EntityID.swift(function.name + end, module: names.modules[file]).text
    return function.traits.contains(.isPrivate) || function.kind != .function ? plain + "@" + names.files[file].path : plain
  }

  func owner(of body: Body, _ file: Int) -> Int? { names.enclosingType(of: ScopePlace(file: file, scope: body.scope)) }

  func variable(_ place: PropertyPlace) -> EntityID { variableID(place) }

  func traits(at position: Code.Position, _ file: Int) -> Method.Traits? {
    methods[SourceLocation(names.files[file].path, line: Int(position.line), column: Int(position.column))]
  }

  private func declare(_ body: Body, _ number: Int, _ file: Int, _ id: EntityID) {
    guard let index = body.function, let function = body.functions.first else { return }
    let place = FunctionPlace(file: file, function: index)
    if function.kind == .setter { setters[place] = id }
    guard numbers[place] == nil || function.kind == .getter else { return }
    let scope = ScopePlace(file: file, scope: body.scope)
    let types = function.parameters.indices.map { index -> Shape in
      guard let type = function.locals[index].type?.id.flatMap(Body.number) else { return .unknown }
      return names.shape(body.types[type], in: scope)
    }
    if function.parameters.contains(where: { $0.traits.contains(.isAutoclosure) }) {
      autoclosures[String(function.name.prefix { $0 != "(" }), default: []].append(declared.count)
    }
    numbers[place] = declared.count
    declared.append(
      Declared(
        file: file, body: number, id: id, type: owner(of: body, file), name: function.name, isStatic: function.traits.contains(.isStatic),
        isInitializer: function.kind == .initializer, isPrivate: function.traits.contains(.isPrivate), parameters: function.parameters, types: types,
        place: place))
  }

  func declared(_ place: FunctionPlace) -> Declared? { numbers[place].map { declared[$0] } }

  func setter(_ place: FunctionPlace) -> EntityID? { setters[place] }

  // MARK: Members

  /// The declaration of a member: in the type itself, a superclass or a protocol.
  func home(of name: String, in type: Int) -> Home? {
    let key = HomeKey(name: name, type: type)
    if let known = homes[key] { return known }
    var found: Home?
    forEachLevel(of: type) { level in
      let known = names.types[level]
      if let property = known.properties[name] {
        found = Home(type: level, kind: .property(property))
      } else if let functions = known.functions[name] {
        found = Home(type: level, kind: .functions(functions))
      } else if let shape = known.foreignMembers[name] {
        found = Home(type: level, kind: .foreign(shape))
      }
      return found == nil
    }
    homes[key] = .some(found)
    return found
  }

  /// The property that a name without labels means where a type has methods of that name too: `codeView` beside `codeView(_:didFinishWith:)`.
  func property(named name: String, in type: Int) -> Home? {
    var found: Home?
    forEachLevel(of: type) { level in
      found = names.types[level].properties[name].map { Home(type: level, kind: .property($0)) }
      return found == nil
    }
    return found
  }

  /// Calls `body` for a type, its superclasses and its protocols, nearest first, until it returns false.
  func forEachLevel(of type: Int, _ body: (Int) -> Bool) {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < mostAbove {
      guard seen.insert(next).inserted else { continue }
      guard body(next) else { return }
      waiting += names.types[next].protocols.reversed()
      if let superclass = names.types[next].superclass { waiting.append(superclass) }
    }
  }

  /// The first superclass that is not declared in Swift here: it may have members that no source shows.
  func foreignSuperclass(of type: Int) -> KnownType? {
    var next: Int? = type
    for _ in 0..<mostAbove {
      guard let above = next else { return nil }
      let known = names.types[above]
      if !known.isDeclaredInSwift { return above != type && (known.kind == .class || known.kind == .unknown) ? known : nil }
      next = known.superclass
    }
    return nil
  }

  func inherits(_ type: Int, from other: Int) -> Bool {
    var isFound = false
    forEachLevel(of: type) { level in
      isFound = level == other
      return !isFound
    }
    return isFound
  }

  func onlyEnum(withCase name: String) -> Int? {
    guard let enums = enumsOfCase[name], enums.count == 1 else { return nil }
    return enums[0]
  }

  // MARK: Plain names

  func meaning(of name: String, in place: ScopePlace) -> Bare {
    let key = ProjectNames.NameKey(name: name, place: place)
    if let known = bareNames[key] { return known }
    let bare = find(name, in: place)
    bareNames[key] = bare
    return bare
  }

  private func find(_ name: String, in place: ScopePlace) -> Bare {
    let isCapital = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    if name == "Self" { return names.selfShape(in: place).map(Bare.type) ?? .nothing }
    if isCapital, case .type(let shape)? = evaluation.typeNamed(name, in: place) { return .type(shape) }
    if let member = memberAround(name, place) { return member }
    switch evaluation.global(name, in: place) {
    case .variable(let variable): return .variable(variable)
    case .functions(let places, _): return .functions(places)
    default: break
    }
    if !isCapital, case .type(let shape)? = evaluation.typeNamed(name, in: place) { return .type(shape) }
    if let type = names.enclosingType(of: place), mayInherit(name, type) { return .inherited }
    if let id = evaluation.foreign[name] { return .foreign(id) }
    if let module = names.moduleMeaning(name, in: place.file) { return .module(module) }
    return isCapital && !Platform.isFunction(named: name) ? .type(names.shape(.named(name), in: place)) : .nothing
  }

  private func memberAround(_ name: String, _ place: ScopePlace) -> Bare? {
    var next = place
    var isOwn = true
    // `_value` and `$value` are what a property wrapper makes of `value`.
    let plain = name.first == "$" ? String(name.dropFirst()) : name
    while true {
      if names.isInType(next.file, next.scope), let type = names.typeOfScope[next.file][next.scope] {
        if let home = home(of: plain, in: type) { return .member(home, isOwn: isOwn) }
        if name.first == "_", let home = home(of: String(name.dropFirst()), in: type), case .property(let property) = home.kind,
          !names.files[property.file].properties[property.property].wrappers.isEmpty
        {
          return .member(home, isOwn: isOwn)
        }
        isOwn = false
      }
      if next.scope == 0 { return nil }
      next.scope = names.scope(next).parent
    }
  }

  private func mayInherit(_ name: String, _ type: Int) -> Bool {
    // In an extension of a foreign class, the inherited members are those of the class itself.
    let own = names.types[type]
    if !own.isDeclaredInSwift, own.kind != .class, Self.membersOfCollections.contains(name) { return true }
    guard let above = own.isDeclaredInSwift || own.kind != .class ? foreignSuperclass(of: type) : own, !Self.library.contains(name), let first = name.unicodeScalars.first,
      first.properties.isLowercase,
      evaluation.foreign[name] == nil,
      !["objc_", "os_", "dispatch_", "k", "pthread_", "sqlite3_"].contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != ($0 == "k") })
    else { return false }
    if above.name == "NSObject" { return Self.membersOfNSObject.contains(name) }
    return true
  }

  /// Whether a superclass from outside the project has a member of this name; nil when its members are not known.
  func isInherited(_ name: String, by type: Int) -> Bool? {
    if Self.membersOfNSObject.contains(name) { return true }
    guard let above = foreignSuperclass(of: type) else { return nil }
    let key = ProjectNames.NameKey(name: name, place: ScopePlace(file: -1, scope: type))
    if let known = heirlooms[key] { return known }
    let answer = Platform.mayHaveMember(name, class: above.name)
    heirlooms[key] = .some(answer)
    return answer
  }

  private static let membersOfNSObject: Set<String> = [
    "perform", "observe", "addObserver", "removeObserver", "setValue", "value", "willChangeValue", "didChangeValue", "copy", "mutableCopy", "isEqual",
    "responds", "description", "debugDescription", "hash", "superclass", "isKind", "conforms", "observeValue", "className", "bind", "unbind",
  ]

  /// What extensions of collections ask of the collection itself.
  private static let membersOfCollections: Set<String> = [
    "removeAll", "remove", "removeFirst", "removeLast", "removeSubrange", "removeValue", "append", "insert", "updateValue", "formUnion", "subtract", "forEach", "popFirst", "popLast",
  ]

  /// Global names of libraries: no members that a superclass may have.
  private static let library: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "abort", "exit", "min", "max",
    "abs", "type", "zip", "stride", "sequence", "repeatElement", "swap", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "tan", "autoreleasepool",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withAnimation", "withExtendedLifetime", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withUnsafeContinuation", "withTaskGroup", "withThrowingTaskGroup", "arc4random_uniform", "arc4random",
    "unsafeBitCast", "unsafeDowncast", "strongify", "error", "memcpy", "memset", "free", "malloc", "strlen", "numericCast", "getVaList", "readLine", "isKnownUniquelyReferenced",
    "newValue", "oldValue", "fabs", "fmod", "exp", "log", "atan2", "random", "usleep", "sleep", "os_log", "extractUnderlyingValue",
  ]
}
