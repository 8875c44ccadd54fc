import Facts

/// The most superclasses and protocols of one type that are searched. Hand-written code has fewer; with generated code, look-ups must not take too long.
let mostAbove = 200

/// A type as the resolver knows it: of the project's Swift code, of the C family beside it, or foreign.
struct KnownType {
  var id: EntityID
  /// The name with the types around it: `Document.Action`.
  var name: String
  var kind: Kind
  /// Whether it is declared outside of the project, or in code that is not judged.
  var isExternal: Bool
  /// Whether a Swift file of the project declares it. Only such types are described with their location.
  var isDeclaredInSwift = false
  /// Whether Objective-C can see it as a class or a protocol.
  var isObjectiveC = false
  var objectiveCName: String?
  var module: String?
  var parent: Int?
  var generics: [FileSummary.GenericParameter] = []
  /// Where it is declared first.
  var home: ScopePlace?
  /// Its declarations and extensions, in the order of files.
  var scopes: [ScopePlace] = []

  var memberTypes: [String: Int] = [:]
  var aliases: [String: AliasPlace] = [:]
  var properties: [String: PropertyPlace] = [:]
  var functions: [String: [FunctionPlace]] = [:]
  /// Members that the C front-end reported.
  var foreignMembers: [String: Shape] = [:]

  var superclass: Int?
  var protocols: [Int] = []

  enum Kind {
    case `class`, `struct`, `enum`, `protocol`
    /// Mentioned somewhere, but declared nowhere that we see.
    case unknown
    /// A value of the platform or of C++, whose exact kind is not known.
    case value

    var entityKind: Entity.Kind {
      switch self {
      case .class, .unknown: .class
      case .struct, .value: .struct
      case .enum: .enum
      case .protocol: .protocol
      }
    }

    var isValue: Bool { self == .struct || self == .enum || self == .value }
  }
}

/// A scope of a file of the project.
struct ScopePlace: Hashable {
  var file: Int
  var scope: Int
}

struct AliasPlace: Hashable {
  var file: Int
  var alias: Int
}

struct PropertyPlace: Hashable {
  var file: Int
  var property: Int
}

struct FunctionPlace: Hashable {
  var file: Int
  var function: Int
}

/// A resolved type.
indirect enum Shape: Equatable, Sendable {
  /// A nominal type, by its index in `ProjectNames.types`, with its type arguments.
  case type(Int, [Shape])
  /// A type without members here: `Any`, `AnyObject`.
  case plain(String)
  case optional(Shape)
  /// Arrays, and dictionaries as key and value. The type of a subscript's result is last.
  case collection([Shape])
  case tuple([Shape])
  case function([Shape], Shape)
  case composition([Shape])
  case metatype(Shape)
  /// A generic parameter with its bound.
  case parameter(String, Shape?)
  case unknown
}
