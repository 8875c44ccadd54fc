/// Something that a front-end did not understand or had to make up, in one file.
package struct Gap: Sendable, Hashable {
  package let kind: Kind
  /// What is missing: `Kit/View.h`, `SKModel`, the class of a receiver, a file.
  package let name: String
  /// Whether the platform's SDK would have it.
  package let isPlatforms: Bool
  /// The first place in the file. Line 0 for what the file needed and does not say itself.
  package let location: SourceLocation
  /// How many places in the file; of made-up names, the members, superclasses and protocols of that name. 0 when the file needed it
  /// and no fact of the file mentions it.
  package var count: Int

  package init(_ kind: Kind, _ name: String, at location: SourceLocation, count: Int = 1, isPlatforms: Bool = false) {
    self.kind = kind
    self.name = name
    self.isPlatforms = isPlatforms
    self.location = location
    self.count = count
  }

  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// An import that is found nowhere.
    case missingHeader = "missing-header"
    /// The same, where no parse took the branch of `#if` or nothing parsed the file.
    case untakenHeader = "untaken-header"
    /// `@import` of what is neither the platform's nor the project's.
    case missingModule = "missing-module"
    /// Names that no header at hand declares, as what they were made up.
    case unknownClass = "unknown-class"
    case unknownProtocol = "unknown-protocol"
    case unknownType = "unknown-type"
    case unknownMacro = "unknown-macro"
    case unknownConstant = "unknown-constant"
    case unknownFunction = "unknown-function"
    /// A member whose type could not be read; the name is the type as far as it is known.
    case unknownMemberType = "unknown-member-type"
    /// A message that nothing declares; the name is the receiver's class, `id` when that is not known.
    case undeclaredMessage = "undeclared-message"
    /// What the parser objects to though nothing is missing; the name is what it says.
    case parseError = "parse-error"
    /// What it objects to in a unit that misses something: no cause of its own. Without a name.
    case consequentError = "consequent-error"
    /// A header of the SDK that does not parse; the name is the header.
    case brokenSDK = "broken-sdk"
    /// A file that the parser refused, died on, or read only in part.
    case failedFile = "failed-file"
    /// A file that is no readable text.
    case skippedFile = "skipped-file"

    /// Whether facts are lost by it or stand on a guess. A constant or macro that was made up is neither the subject nor the
    /// object of any fact.
    package var costsFacts: Bool {
      switch self {
      case .untakenHeader, .unknownMacro, .unknownConstant, .unknownFunction, .consequentError: false
      default: true
      }
    }

    /// Whether it is a declaration that was made up.
    package var isMadeUpName: Bool {
      switch self {
      case .unknownClass, .unknownProtocol, .unknownType, .unknownMacro, .unknownConstant, .unknownFunction: true
      default: false
      }
    }

    /// Whether it is counted once a file and not once a place.
    package var isCountedByFile: Bool {
      switch self {
      case .missingHeader, .untakenHeader, .missingModule, .brokenSDK, .failedFile, .skippedFile: true
      default: false
      }
    }
  }
}

/// Gaps of one kind and name in all files: why something was not understood.
package struct Cause: Sendable, Hashable, Codable {
  package let kind: Gap.Kind
  package let name: String
  package let isPlatforms: Bool
  /// Files for imports and for files, places for everything else.
  package let count: Int
  /// The first place, in the order of paths.
  package let location: SourceLocation

  package init(_ kind: Gap.Kind, _ name: String, count: Int, at location: SourceLocation, isPlatforms: Bool = false) {
    self.kind = kind
    self.name = name
    self.isPlatforms = isPlatforms
    self.count = count
    self.location = location
  }
}

/// How many different names were made up to understand the rest. None of them is an entity of the project.
package struct MadeUp: Sendable, Equatable, Codable {
  package var headers = 0
  package var classes = 0
  package var protocols = 0
  package var types = 0
  package var macros = 0
  package var constants = 0
  package var functions = 0

  package init() {}

  package var total: Int { headers + classes + protocols + types + macros + constants + functions }
}
