import Facts

/// The types that types and functions mention outside of code: a generic argument, a class in a property list.
struct MentionedTypes {
  private var byTypes: [Types.TypeID: [Types.TypeID]] = [:]
  /// For free functions.
  private var byFunctions: [Program.FunctionID: [Types.TypeID]] = [:]

  mutating func add(_ type: Types.TypeID, by source: Types.TypeID) { byTypes[source, default: []].append(type) }

  mutating func add(_ type: Types.TypeID, byFunction function: Program.FunctionID) { byFunctions[function, default: []].append(type) }

  func by(_ type: Types.TypeID) -> [Types.TypeID] { byTypes[type] ?? [] }

  func by(function: Program.FunctionID) -> [Types.TypeID] { byFunctions[function] ?? [] }
}
