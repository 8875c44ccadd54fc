import Facts

/// What types and functions speak of where no code of theirs does: the argument of a generic type, the class in a property list.
struct MentionedTypes {
  private var byTypes: [Types.TypeID: [Types.TypeID]] = [:]
  /// Of functions that stand beside no type.
  private var byFunctions: [Program.FunctionID: [Types.TypeID]] = [:]

  mutating func add(_ type: Types.TypeID, by source: Types.TypeID) { byTypes[source, default: []].append(type) }

  mutating func add(_ type: Types.TypeID, byFunction function: Program.FunctionID) { byFunctions[function, default: []].append(type) }

  func by(_ type: Types.TypeID) -> [Types.TypeID] { byTypes[type] ?? [] }

  func by(function: Program.FunctionID) -> [Types.TypeID] { byFunctions[function] ?? [] }
}
