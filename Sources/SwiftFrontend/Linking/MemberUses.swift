import Facts
import Platform

/// What bodies need of other files without naming a type: members and initialisers that extensions declare, and the enums of `.case`.
///
/// Read from linked code, in which labels and types have told overloads apart. Where the receiver's type is unknown, every extension whose member has the name and fits the labels may
/// be meant.
struct MemberUses {
  struct Use {
    /// The scope of the code.
    let place: ScopePlace
    let position: Code.Position
    let name: String
    let target: Target
    /// Whether nothing else can be meant.
    let isCertain: Bool
  }

  enum Target: Hashable {
    /// The scope of an extension, and the type that it extends.
    case `extension`(ScopePlace, of: Int)
    case type(Int)
  }

  private(set) var uses: [Use] = []
  private let names: ProjectNames
  private let types: [EntityID: Int]
  private let functions: [EntityID: [CodeLinker.Declared]]
  /// The enums with a case of a name that has a payload.
  private let enumsOfCase: [String: [Int]]
  /// The members that extensions declare and others see, by their names without labels.
  private var open: [String: [Member]] = [:]
  /// The types that declare a property themselves, by its name.
  private var owners: [String: [Int]] = [:]

  private struct Member {
    let target: Target
    let file: Int
    /// Nil for a property.
    let labels: [Code.Parameter]?
  }

  /// A name that more extensions have says nothing.
  private static let mostOfOneName = 12
  /// A property that more types have says nothing about the type of a value.
  private static let mostOwners = 3

  /// O(types + members).
  init(_ names: ProjectNames, _ declared: [CodeLinker.Declared], enumsOfCase: [String: [Int]]) {
    self.names = names
    self.enumsOfCase = enumsOfCase.filter { $0.value.count <= Self.mostOfOneName }
    types = Dictionary(names.types.indices.map { (names.types[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    functions = Dictionary(grouping: declared.lazy.filter { !$0.isPrivate }, by: \.id)
    for function in declared where !function.isPrivate {
      guard let type = function.type, let target = seenExtension(scope(of: function.place), of: type) else { continue }
      open[String(function.name.prefix { $0 != "(" }), default: []].append(Member(target: target, file: function.file, labels: function.parameters))
    }
    for (number, type) in names.types.enumerated() {
      for (name, place) in type.properties {
        if let target = seenExtension(place, of: number) {
          open[name, default: []].append(Member(target: target, file: place.file, labels: nil))
        } else if type.isDeclaredInSwift, place.file == type.home?.file, !names.files[place.file].properties[place.property].traits.contains(.isPrivate) {
          owners[name, default: []].append(number)
        }
      }
    }
    open = open.filter { $0.value.count <= Self.mostOfOneName }
    owners = owners.filter { $0.value.count <= Self.mostOwners }
  }

  private func scope(of function: FunctionPlace) -> ScopePlace { ScopePlace(file: function.file, scope: names.files[function.file].functions[function.function].scope) }

  private func seenExtension(_ place: PropertyPlace, of type: Int) -> Target? {
    let property = names.files[place.file].properties[place.property]
    return property.traits.contains(.isPrivate) ? nil : seenExtension(ScopePlace(file: place.file, scope: property.scope), of: type)
  }

  /// An extension away from the file of its type, whose members other files see.
  private func seenExtension(_ place: ScopePlace, of type: Int) -> Target? {
    let scope = names.scope(place)
    guard scope.kind == .extension, !scope.isPrivate, names.types[type].home?.file != place.file, !isTestCode(names.files[place.file].path) else { return nil }
    return .extension(place, of: type)
  }

  /// Adds what the functions of one body use. O(values).
  mutating func read(_ linked: [Code.Function], in place: ScopePlace) {
    for function in linked {
      for (value, position) in zip(function.values, function.positions) { read(value, place, position) }
    }
  }

  private mutating func read(_ value: Code.Value, _ place: ScopePlace, _ position: Code.Position) {
    switch value {
    case .call(let call):
      guard case .function(let written, let candidates) = call.callee else { return }
      let name = String(written.prefix { $0 != "(" })
      if candidates.isEmpty { speakOfOpen(name, call.arguments, place, position) } else { speak(of: candidates, name, place, position) }
    case .boundMethod(_, .function(let written, let candidates)): speak(of: candidates, String(written.prefix { $0 != "(" }), place, position, hasLabels: false)
    case .member(_, let field):
      if let owner = field.owner.flatMap({ types[$0] }) { speak(of: field.name, owner, place, position) } else { speakOfOpen(field.name, nil, place, position) }
    case .variable(let owner, let name):
      guard let type = types[owner], let property = names.types[type].properties[name] else { return }
      if names.files[property.file].properties[property.property].traits.contains(.isStatic) { speak(of: name, type, place, position) }
    case .enumCase(let name, let owner?): if let type = types[owner] { speak(ofType: type, name, place, position) }
    case .enumCase(let name, nil):
      for type in enumsOfCase[name] ?? [] { speak(ofType: type, name, place, position) }
      speakOfOpen(name, nil, place, position, isCase: true)
    default: return
    }
  }

  private mutating func speak(of property: String, _ type: Int, _ place: ScopePlace, _ position: Code.Position) {
    guard let found = names.types[type].properties[property] else { return }
    guard let target = seenExtension(found, of: type) else { return speak(ofType: type, property, place, position) }
    add(property, target, found.file, place, position, isCertain: true)
  }

  /// A type that the code does not name.
  private mutating func speak(ofType type: Int, _ member: String, _ place: ScopePlace, _ position: Code.Position) {
    if let home = names.types[type].home { add(member, .type(type), home.file, place, position, isCertain: false) }
  }

  private mutating func speak(of candidates: [EntityID], _ name: String, _ place: ScopePlace, _ position: Code.Position, hasLabels: Bool = true) {
    let found = candidates.flatMap { functions[$0] ?? [] }
    let isOfOneFile = Set(found.map(\.file)).count == 1
    for function in found {
      guard let type = function.type else { continue }
      if let target = seenExtension(scope(of: function.place), of: type) {
        add(name, target, function.file, place, position, isCertain: isOfOneFile && isTelling(name, hasLabels ? function.parameters : [], of: type))
      } else {
        speak(ofType: type, name, place, position)
      }
    }
  }

  /// Whether a library's type can't have a function of the same name itself, as far as names tell: `set`, `split`, an initialiser without a label, a subscript.
  private func isTelling(_ name: String, _ parameters: [Code.Parameter], of type: Int) -> Bool {
    if names.types[type].isDeclaredInSwift { return true }
    if name == "init" { return parameters.first.map { !$0.label.isEmpty } ?? false }
    return isOwnName(name)
  }

  /// Whether a name is not the platform's, as far as that is known. Libraries have many names without a capital letter.
  private func isOwnName(_ name: String) -> Bool { name.contains(where: \.isUppercase) && !Platform.isMember(name) }

  /// `arguments` are nil for a property. A case may be a static property or function.
  private mutating func speakOfOpen(_ name: String, _ arguments: [Code.Argument]?, _ place: ScopePlace, _ position: Code.Position, isCase: Bool = false) {
    guard names.filesWithPrivateMember[name]?.contains(place.file) != true else { return }
    let members = (open[name] ?? []).filter { isCase || Self.fits(arguments, $0.labels) }
    let types = arguments == nil && !isCase ? owners[name] ?? [] : []
    let files = members.map(\.file) + types.compactMap { names.types[$0].home?.file }
    let isCertain = !members.isEmpty && isOwnName(name) && Set(types.isEmpty ? files.map { names.files[$0].path[...] } : files.map(folder)).count == 1
    // One extension stands for those beside it in its file.
    for member in isCertain ? members.prefix(1) : members[...] { add(name, member.target, member.file, place, position, isCertain: isCertain) }
    for type in types { speak(ofType: type, name, place, position) }
  }

  private func folder(of file: Int) -> Substring {
    let path = names.files[file].path
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  /// Whether the labels that a call has are among those of the function, in their order. Trailing closures have none.
  private static func fits(_ arguments: [Code.Argument]?, _ parameters: [Code.Parameter]?) -> Bool {
    guard let arguments, let parameters else { return (arguments == nil) == (parameters == nil) }
    func canBeLeftOut(_ parameters: ArraySlice<Code.Parameter>) -> Bool { parameters.allSatisfy { !$0.traits.isDisjoint(with: [.hasDefault, .isVariadic]) } }
    var rest = parameters[...]
    for argument in arguments where !argument.isTrailing {
      guard let next = rest.firstIndex(where: { $0.label == argument.label }), canBeLeftOut(rest[..<next]) else { return false }
      rest = rest[next...].dropFirst()
    }
    return arguments.contains(where: \.isTrailing) || canBeLeftOut(rest)
  }

  private mutating func add(_ name: String, _ target: Target, _ file: Int, _ place: ScopePlace, _ position: Code.Position, isCertain: Bool) {
    guard file != place.file, names.modules[file] == names.modules[place.file] else { return }
    uses.append(Use(place: place, position: position, name: name, target: target, isCertain: isCertain))
  }
}
