import Facts

/// Nobody writes more superclasses and protocols above one type. Who made them by a program shall not wait for all of them at each name.
let mostAbove = 200

/// A type as the resolver knows it: of the project, of the C family beside it, or somebody else's.
struct KnownType {
  var id: EntityID
  /// What a person would write, with the types around it: `Document.Action`.
  var name: String
  var kind: Kind
  /// Not declared in this project, or in code that is not judged.
  var isExternal: Bool
  /// Whether a Swift file of the project declares it. Everything else is described by others, or not at all.
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
  /// Members that the C front-end told of.
  var foreignMembers: [String: Shape] = [:]

  var superclass: Int?
  var protocols: [Int] = []

  enum Kind {
    case `class`, `struct`, `enum`, `protocol`
    /// Named somewhere and declared nowhere that we see.
    case unknown
    /// A value or a reference of the platform, of a kind that Swift code can't tell.
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

/// What a written type stands for.
indirect enum Shape: Equatable, Sendable {
  /// A nominal type, by number, with its type arguments.
  case type(Int, [Shape])
  /// Nothing that has members here: `Any`, `AnyObject`.
  case plain(String)
  case optional(Shape)
  /// Arrays and dictionaries: what their subscript gives comes last.
  case collection([Shape])
  case tuple([Shape])
  case function([Shape], Shape)
  case composition([Shape])
  case metatype(Shape)
  /// A generic parameter, with what it is bound to.
  case parameter(String, Shape?)
  case unknown
}
