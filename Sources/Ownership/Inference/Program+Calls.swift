import Facts
import Platform

// What a call means, as far as types tell.
extension Program {
  /// More functions than these that one call may mean are not followed.
  static let mostTargets = 4

  /// The functions of the project that a call may mean, for an object of one of `types`. Empty for those of libraries.
  func targets(of name: String, _ candidates: [EntityID], _ call: Code.Call, _ receivers: [EntityID], isOfType: Bool) -> [FunctionID] {
    let stated = candidates.compactMap { function($0) }
    if call.traits.contains(.isSuper) { return Array(stated.prefix(1)) }
    var found: [FunctionID] = []
    func add(_ function: FunctionID) { if !found.contains(function) { found.append(function) } }
    for receiver in receivers.compactMap({ types.type($0) }) {
      let kind: Kind = isOfType ? .ofType : .method
      var own = methods(name, kind, in: receiver)
      // Overloads by type: the front-end has chosen.
      if own.count > 1, let chosen = own.first(where: stated.contains) { own = [chosen] }
      if own.isEmpty { own = stated }
      own.prefix(1).forEach(add)
      if !call.traits.contains(.isInitialization) { overriders(name, kind, below: receiver).prefix(Self.mostTargets + 1).forEach(add) }
    }
    if found.isEmpty { stated.forEach(add) }
    return found.count > Self.mostTargets ? [] : found
  }

  /// The parameter of a function that each argument is for; nil for one that it has none for.
  func parameters(for arguments: [Code.Argument], from caller: FunctionID, of callee: FunctionID) -> [Int?] {
    let parameters = functions[callee].parameters
    guard functions[callee].language == .swift, functions[caller].language == .swift else {
      return arguments.indices.map { $0 < parameters.count ? $0 : nil }
    }
    var next = 0
    return arguments.map { argument in
      var place: Int?
      if argument.isTrailing, argument.label.isEmpty {
        let left = parameters.indices.dropFirst(next)
        place = left.first { functions[callee].locals[$0].type?.form == .closure } ?? left.last
      } else {
        place = parameters.indices.dropFirst(next).first { parameters[$0].label == argument.label }
        // The further arguments of a variadic parameter.
        if place == nil, argument.label.isEmpty, next > 0, parameters[next - 1].traits.contains(.isVariadic) { place = next - 1 }
      }
      if let place { next = place + 1 }
      return place
    }
  }

  /// The rows of the tables that fit what is known of the receiver, the most specific first.
  func summaries(_ rows: [LibrarySummary], receiver: EntityID?) -> [LibrarySummary] {
    rows.isEmpty ? [] : summaries(rows, type: types.type(receiver), receiver)
  }

  /// The same for a receiver whose type is known by number.
  func summaries(_ rows: [LibrarySummary], type: Types.TypeID?, _ receiver: EntityID?) -> [LibrarySummary] {
    guard !rows.isEmpty else { return [] }
    let line = type.map(libraryLine) ?? receiver.map { [libraryName($0)] } ?? []
    let isOwn = type.map(types.isOwn) ?? false
    let fitting = rows.filter { row in
      guard let wanted = row.receiver else { return true }
      return line.contains(wanted) || row.isDistinctive && (line.isEmpty || !isOwn)
    }
    guard fitting.count > 1 else { return fitting }
    return fitting.sorted { ($0.receiver.flatMap { line.firstIndex(of: $0) } ?? 99) < ($1.receiver.flatMap { line.firstIndex(of: $0) } ?? 99) }
  }

  /// Whether the project declares the type.
  func isOwn(_ id: EntityID?) -> Bool { types.type(id).map { types.isOwn($0) } ?? false }

  /// `NSTimer` of `c:objc(cs)NSTimer`, `AnyCancellable` of `s:Combine.AnyCancellable`.
  func libraryName(_ id: EntityID) -> String {
    if let close = id.text.lastIndex(of: ")") { return String(id.text[id.text.index(after: close)...]) }
    return id.text.split(separator: ".").last.map(String.init) ?? id.text
  }

  /// The class of a library that keeps something: as the tables name it, or of a type that only Swift has as the code does.
  func keepingClass(_ name: String?, _ keepers: [EntityID]) -> EntityID? {
    guard let name else { return keepers.first }
    if Platform.platformClass(named: name) == nil, let own = keepers.first(where: { libraryName($0) == name }) { return own }
    return libraryClass(name)
  }

  /// The id of a library's class, by the name that the tables have for it.
  func libraryClass(_ name: String) -> EntityID {
    let type = types.libraryType(name)
    return types.ids[type]
  }
}

extension Types {
  /// Whether it is a member of a type itself, and no variable of its own.
  func isStaticMember(_ member: Facts.Member) -> Bool { type(member.owner).map { entities[$0] != nil } ?? false }
}
