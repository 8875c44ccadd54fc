import Facts
import Platform

// Resolution of calls by the types of their receivers.
extension Program {
  /// A call that may mean more functions than this is not followed.
  static let mostTargets = 4

  /// The project functions that a call may mean for receivers of the given types. Empty for library functions.
  func targets(of name: String, _ candidates: [EntityID], _ call: Code.Call, _ receivers: [EntityID], isOfType: Bool) -> [FunctionID] {
    let stated = candidates.compactMap { function($0) }
    if call.traits.contains(.isSuper) { return Array(stated.prefix(1)) }
    var found: [FunctionID] = []
    func add(_ function: FunctionID) { if !found.contains(function) { found.append(function) } }
    for receiver in receivers.compactMap({ types.type($0) }) {
      let kind: Kind = isOfType ? .ofType : .method
      var own = methods(name, kind, in: receiver)
      // Overloads by type: the front-end has chosen one.
      if own.count > 1, let chosen = own.first(where: stated.contains) { own = [chosen] }
      if own.isEmpty { own = stated }
      own.prefix(1).forEach(add)
      if !call.traits.contains(.isInitialization) { overriders(name, kind, below: receiver).prefix(Self.mostTargets + 1).forEach(add) }
    }
    if found.isEmpty { stated.forEach(add) }
    return found.count > Self.mostTargets ? [] : found
  }

  /// For each argument the index of its parameter; nil if there is none.
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
        // A further argument of a variadic parameter.
        if place == nil, argument.label.isEmpty, next > 0, parameters[next - 1].traits.contains(.isVariadic) { place = next - 1 }
      }
      if let place { next = place + 1 }
      return place
    }
  }

  /// The table rows that fit what is known about the receiver, the most specific first.
  func summaries(_ rows: [LibrarySummary], receiver: EntityID?) -> [LibrarySummary] {
    rows.isEmpty ? [] : summaries(rows, type: types.type(receiver), receiver)
  }

  /// The same for a receiver type that is given by number.
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

  /// The library class that keeps something: the one in the table, or the type in the code if only Swift has it.
  func keepingClass(_ name: String?, _ keepers: [EntityID]) -> EntityID? {
    guard let name else { return keepers.first }
    if Platform.platformClass(named: name) == nil, let own = keepers.first(where: { libraryName($0) == name }) { return own }
    return libraryClass(name)
  }

  /// The id of a library class, by its name in the tables.
  func libraryClass(_ name: String) -> EntityID {
    let type = types.libraryType(name)
    return types.ids[type]
  }
}

extension Types {
  /// Whether a member belongs to a type, and is not a global variable.
  func isStaticMember(_ member: Facts.Member) -> Bool { type(member.owner).map { entities[$0] != nil } ?? false }
}
