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
  var closures: [StoredClosure] = []
  var placements: [Placement] = []
  var methods: [Method] = []
  /// The functions that controls, menus and gestures are told to call: `action: #selector(tapped)`.
  var actions: [Action] = []
  var handings: [Handing] = []
  var bodies: [Body] = []

  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
    /// The `#if` around it.
    var condition: String?
  }

  struct Import: Equatable, Sendable {
    var module: String
    var isTestable: Bool
    var place: Place
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
    }
  }

  struct Function: Equatable, Sendable {
    var scope: Int
    /// `init` for an initialiser, `subscript` for a subscript.
    var name: String
    var place: Place
    var result: TypeName?
    var generics: [String]
    var isStatic: Bool
    /// The scope of a function of the file; 0 for a member.
    var ownScope: Int
    var parameters: [Parameter] = []
    /// The parameters that its body assigns to a stored member, or adds to one, and that member; and those that a closure captures which may be kept.
    var keeps: [Kept] = []

    struct Kept: Equatable, Sendable {
      /// As a caller writes it; empty without.
      var label: String
      var member: String
      /// The closure, for a parameter that one captures. Whether somebody keeps that is not known yet; `member` is empty.
      var closure: Int?
      /// Whether no parameter stands after it, so that a trailing closure may mean it.
      var isLast: Bool
      var local: Int
      /// Whether it becomes one of several in a collection.
      var isElement: Bool
    }

    struct Parameter: Equatable, Sendable {
      /// As a caller writes it; empty without.
      var label: String
      var local: Int
    }
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
    /// Whether it is given another value later on.
    var isReassigned = false
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

  /// A closure that outlives the call it is written in, with what it captures.
  struct StoredClosure: Equatable, Sendable {
    var scope: Int
    var place: Place
    var keeper: Keeper
    /// How `self` is captured when it is; nil when the closure doesn't name it.
    var selfCapture: Property.Reference?
    var capturesSelf: Bool
    /// Names that may be members of `self`.
    var bareNames: [String]
    var others: [Other]
    /// The body that it stands in.
    var body = 0
    /// What the object is put into that the call makes which the closure is handed to.
    var made: Expression?
    /// Whether what keeps it may be over by itself, as a request is when it is answered.
    var mayEnd = false
    /// Whether there is no closure, and the object is handed over as a target.
    var isTarget = false

    enum Keeper: Equatable, Sendable {
      /// `self.member = { … }`, or the initial value of the member.
      case own(member: String)
      /// `object.member = { … }`.
      case member(of: Expression, name: String)
      /// `callee(label: { … })`, where the callee may keep it.
      case call(Expression, label: String, isTrailing: Bool)

      /// As far as is known, nobody.
      static let nobody = Keeper.call(.unknown, label: "", isTrailing: false)
    }

    struct Other: Equatable, Sendable {
      var value: Expression
      var reference: Property.Reference?
    }
  }
}

extension FileSummary {
  /// An object that is put into a member or handed to a call, or a member that something is taken from.
  struct Placement: Equatable, Sendable {
    var scope: Int
    /// Functions and initial values have numbers; what stands in one knows the same objects.
    var body: Int
    var target: Target
    /// What is put there; nil when something is taken. Of what is taken to make room for an empty new one it is unknown.
    var value: Expression?

    enum Target: Equatable, Sendable {
      /// `self.member`, `object.member`.
      case member(Expression)
      /// `callee(label: …)`; `made` is what the object is put into that the call makes.
      case argument(Expression, label: String, made: Expression?)
      /// The member is set to nil, invalidated, emptied.
      case taken(Expression)
    }
  }

  /// One of several ways that code may take.
  struct Arm: Equatable, Sendable {
    /// Where the choice stands.
    var choice: Place
    var number: Int
  }

  /// What a variable or a member has is handed to a call, or assigned to a member.
  struct Handing: Equatable, Sendable {
    var scope: Int
    var place: Place
    var value: Expression
    var target: Target
    var arms: [Arm]

    enum Target: Equatable, Sendable {
      /// `callee(label: value)`; `labels` are those of the whole call.
      case argument(Expression, label: String, labels: [String])
      /// `object.name = value`.
      case member(of: Expression, name: String)
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
