/// A thing that the graph speaks of: a file, a type, a function. One thing is one entity, however many files mention it.
package struct Entity: Sendable, Equatable {
  package let id: EntityID
  package var kind: Kind
  /// What a person would write: `ICModel`, `ICModel(Coding)`, `leveldb::DB`, `Sources/App/main.m`.
  package var name: String
  package var language: Language?
  /// Where it is declared; nil for what was only mentioned.
  package var location: SourceLocation?
  /// Whether `location` is where it is defined: the `@interface` of a class, the body of a function or a struct. A definition
  /// wins over a declaration when one entity is described twice.
  package var isDefinition: Bool
  /// Whether it is somebody else's: the platform's, a dependency's, or only known by name. Rules do not judge it.
  package var isExternal: Bool
  /// The module, target or pod that it belongs to; nil when the project has no such division.
  package var module: String?
  /// How many lines its text has, for files; 0 when not known.
  package var lines: Int
  /// Of a file: whether something of it was not read, be it because the parser refused it, died on it or took too long, or because the bodies of its
  /// functions were left out for that. Nobody knows what such a file does not do.
  package var isIncomplete: Bool
  /// Whether it has type parameters of its own, for types of Swift.
  package var isGeneric: Bool

  package init(
    _ id: EntityID, kind: Kind, name: String, language: Language? = nil, location: SourceLocation? = nil,
    isDefinition: Bool = false, isExternal: Bool = false, module: String? = nil, lines: Int = 0, isIncomplete: Bool = false, isGeneric: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.language = language
    self.location = location
    self.isDefinition = isDefinition
    self.isExternal = isExternal
    self.module = module
    self.lines = lines
    self.isIncomplete = isIncomplete
    self.isGeneric = isGeneric
  }

  package enum Kind: String, Sendable, CaseIterable {
    case file, module
    case `class`, `protocol`, category, `struct`, `enum`, union
    /// A Swift extension; what Objective-C calls a category is `category`.
    case `extension`
    case function, variable
    /// A file that is no source and describes objects: a storyboard, a nib, a property list, a data model.
    case resource

    /// Whether entities of this kind can own, inherit and be owned.
    package var isType: Bool {
      switch self {
      case .class, .protocol, .struct, .enum, .union: true
      case .file, .module, .category, .extension, .function, .variable, .resource: false
      }
    }
  }
}
