import Facts

/// What one Swift file says, with names as they are written: all that the syntax alone can tell.
///
/// What a name means is known when every file of the project has been read, so `resolveSwift` makes facts of the summaries. Everything
/// is a flat list, and what belongs to something says so by index.
struct FileSummary: Equatable, Sendable {
  var path = ""
  var imports: [Import] = []
  /// The file itself comes first. A scope stands after the scope around it.
  var scopes: [Scope] = []
  var aliases: [Alias] = []
  var properties: [Property] = []
  var functions: [Function] = []
  /// Variables and parameters of functions, as far as their names mean something in `mentions`.
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
    /// Not seen outside the file.
    var isPrivate = false
    /// Seen by other modules that import this one: `public`, `open` and `package`.
    var isPublic = false
    var generics: [GenericParameter] = []
    /// What stands after the colon.
    var inherited: [Inherited] = []
    /// What an extension extends.
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
    /// Its members are seen too, unless they are private: `@objcMembers`, an extension or a protocol that is `@objc`.
    var showsMembers = false
  }

  /// A `typealias`, or an `associatedtype`, which stands for nothing until a type conforms.
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
      /// Nothing is stored here: Core Data has it (`@NSManaged`), or a superclass (`override`).
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
    /// The scope of a function of the file; 0 for a member.
    var ownScope: Int
  }

  /// A method of a type or an extension, or a property with code of its own.
  struct Method: Equatable, Sendable {
    var scope: Int
    /// Name and labels, `move(_:to:)`; of a property its name.
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
    /// Of `for x in initial`.
    var isElement = false
  }

  /// A place in a signature or a body that speaks of something.
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

/// A type as it is written. Depth is bounded by the reader: see `TypeReader.deepest`.
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

/// An expression, as far as its type can be told from syntax and declarations. Depth is bounded by the reader.
indirect enum Expression: Equatable, Hashable, Sendable {
  case unknown
  case name(String)
  case local(Int)
  case selfObject
  case superObject
  case type(TypeName)
  /// A value of a type that is written: `x as Foo`.
  case instance(TypeName)
  case member(Expression, String)
  case call(Expression)
  case subscripted(Expression)
  case array(Expression)
  case dictionary(Expression, Expression)
  case tuple([Expression])
  /// What calling it gives.
  case closure(Expression)
  /// The name of the type that a literal has by itself.
  case literal(String)
  case optional(Expression)
}
