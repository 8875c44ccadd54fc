/// A language of sources. A new one is a case here, with what its sources end in.
package enum Language: String, Sendable, CaseIterable {
  case c, cxx = "c++", objectiveC = "objective-c", objectiveCxx = "objective-c++", swift

  package var isObjectiveC: Bool { self == .objectiveC || self == .objectiveCxx }
  package var isCxx: Bool { self == .cxx || self == .objectiveCxx }

  /// Whether its units are put together by a preprocessor: a source with the headers that it includes. A unit of another language is a file.
  package var isOfCFamily: Bool { self == .c || isCxx || isObjectiveC }

  /// What names of its sources end in, in small letters.
  package var endings: [String] {
    switch self {
    case .c: ["c"]
    case .cxx: ["cc", "cpp", "cxx", "c++"]
    case .objectiveC: ["m"]
    case .objectiveCxx: ["mm"]
    case .swift: ["swift"]
    }
  }

  /// Those of languages that have no headers.
  package static let endingsWithoutHeaders = allCases.filter { !$0.isOfCFamily }.flatMap(\.endings)
}
