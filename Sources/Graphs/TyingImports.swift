package import Facts

extension Fact {
  /// Whether it is an import that can tie a knot: no line of a file states what its prefix header imports, and nothing needs what is off.
  package var isImportThatTies: Bool { relation == .imports && details.flags.isDisjoint(with: [.inactive, .implicit]) }
}
