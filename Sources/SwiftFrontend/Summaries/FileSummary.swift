import Facts

/// What the syntax of one Swift file tells, with names as they are written.
///
/// Names can be resolved only when every file of the project is read: then `resolveSwift` makes facts of the summaries. Everything is in flat lists, which
/// refer to each other by index.
struct FileSummary: Equatable, Sendable {
  var path = ""
  var imports: [Import] = []
  /// The file itself comes first. A scope comes after the scope around it.
  var scopes: [Scope] = []
  var aliases: [Alias] = []
  var properties: [Property] = []
  var functions: [Function] = []
  /// Variables and parameters of functions, as far as `mentions` need them.
  var locals: [Local] = []
  var mentions: [Mention] = []
  var methods: [Method] = []
  /// The functions that controls, menus and gestures are told to call: `action: #selector(tapped)`.
  var actions: [Action] = []
  var bodies: [Body] = []

  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
    /// The `#if` around it.
    var condition: String?
  }

  struct Import: Equatable, Sendable {
    var module: String
    var access: Access?
    var place: Place

    enum Access: String, Equatable, Sendable {
      case testable
      /// `@_exported`.
      case exported = "_exported"
      /// No import: `#externalMacro` names the module of a plugin.
      case macro
    }
  }

  /// Where names are looked up: a file, a type, an extension, a function or the initial value of a global variable.
  struct Scope: Equatable, Sendable {
    var kind: Kind
    /// Empty for the file and for extensions.
    var name: String
    /// The scope around it; that of the file is 0.
    var parent: Int
    var place: Place
    /// Not visible outside the file.
    var isPrivate = false
    /// Visible to other modules that import this one: `public`, `open` and `package`.
    var isPublic = false
    var generics: [GenericParameter] = []
    /// The types after the colon.
    var inherited: [Inherited] = []
    /// The type that an extension extends.
    var extended: TypeName?
    var objectiveC = ObjectiveCFace()
    var isPropertyWrapper = false

    enum Kind: String, Sendable {
      case file, `class`, `struct`, `enum`, actor, `protocol`, `extension`, function, variable
    }
  }

  struct GenericParameter: Equatable, Sendable {
    var name: String
    var bound: TypeName?
  }

  struct Inherited: Equatable, Sendable {
    var type: TypeName
    var place: Place
  }

  /// What Objective-C sees of a declaration.
  struct ObjectiveCFace: Equatable, Sendable {
    /// `@objc` or `@objcMembers` is written.
    var isWritten = false
    /// The name of `@objc(Name)`.
    var name: String?
    /// Its members are visible, too, unless they are private: `@objcMembers`, or an extension or a protocol that is `@objc`.
    var showsMembers = false
  }

  /// A `typealias` or an `associatedtype`. The latter has no type until a type conforms.
  struct Alias: Equatable, Sendable {
    var scope: Int
    var name: String
    var generics: [String]
    var type: TypeName?
    var isAssociatedType: Bool
    var isPrivate = false
    var isPublic = false
  }

  /// A property, a global variable, or the payload of an enum's case.
  struct Property: Equatable, Sendable {
    var scope: Int
    var name: String
    var place: Place
    var type: TypeName?
    var initial: Expression?
    var traits: Traits
    /// `weak`, `unowned` or `unowned(unsafe)`.
    var reference: Reference?
    /// The attributes that may be property wrappers, in order.
    var wrappers: [TypeName]
    /// The type that `@Environment(Model.self)` names.
    var wrapperArgument: TypeName?

    enum Reference: String, Sendable { case weak, unowned, unsafe }

    struct Traits: OptionSet, Sendable {
      let rawValue: Int
      static let mutable = Traits(rawValue: 1)
      static let isStatic = Traits(rawValue: 2)
      static let computed = Traits(rawValue: 4)
      static let payload = Traits(rawValue: 8)
      static let isPrivate = Traits(rawValue: 16)
      static let isPublic = Traits(rawValue: 64)
      /// Not stored here, but in Core Data (`@NSManaged`) or a superclass (`override`).
      static let isStoredElsewhere = Traits(rawValue: 32)
    }
  }

  struct Function: Equatable, Sendable {
    var scope: Int
    /// `init` for an initialiser, `subscript` for a subscript.
    var name: String
    var result: TypeName?
    var generics: [String]
    var isStatic: Bool
    /// The scope of a top-level function; 0 for a member.
    var ownScope: Int
    /// Not visible outside the file.
    var isPrivate = false
  }

  /// A method of a type or an extension, or a property with code of its own.
  struct Method: Equatable, Sendable {
    var scope: Int
    /// Name and labels, `move(_:to:)`; for a property its name.
    var name: String
    var place: Place
    var traits: Facts.Method.Traits
  }

  struct Action: Equatable, Sendable {
    var scope: Int
    var function: Expression
  }

  struct Local: Equatable, Sendable {
    var scope: Int
    var type: TypeName?
    var initial: Expression?
    /// Whether it is `x` in `for x in initial`.
    var isElement = false
  }

  /// A place in a signature or a body that mentions something.
  struct Mention: Equatable, Sendable {
    var scope: Int
    var place: Place
    var what: What

    enum What: Equatable, Sendable {
      case type(TypeName)
      case expression(Expression)
    }
  }
}

/// A type as it is written. The reader bounds its depth: see `TypeReader.deepest`.
indirect enum TypeName: Equatable, Hashable, Sendable {
  case named([Component])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TypeName])
  /// Parameters and result.
  case function([TypeName], TypeName)
  case composition([TypeName])
  /// `any P` and `some P`.
  case constrained(TypeName)
  case metatype(TypeName)
  case unknown

  struct Component: Equatable, Hashable, Sendable {
    var name: String
    var arguments: [TypeName] = []
  }

  static func named(_ name: String) -> TypeName { .named([Component(name: name)]) }
}

/// An expression, as far as syntax and declarations can tell its type. The reader bounds its depth.
indirect enum Expression: Equatable, Hashable, Sendable {
  case unknown
  case name(String)
  case local(Int)
  case selfObject
  case superObject
  case type(TypeName)
  /// A value of a written type: `x as Foo`.
  case instance(TypeName)
  case member(Expression, String)
  case call(Expression)
  case subscripted(Expression)
  case array(Expression)
  case dictionary(Expression, Expression)
  case tuple([Expression])
  /// A closure with its result.
  case closure(Expression)
  /// A literal, by the name of its default type.
  case literal(String)
  case optional(Expression)
}
