/// What the bodies of a unit do, in one small intermediate language for all source languages.
///
/// A front-end lowers its source to `Code` and infers nothing. What the code means for objects, who keeps whom and for how long, is inferred from `Code` and
/// declared facts alone, in one place for all languages. The code of a unit depends on that unit alone.
///
/// `Code.text` prints it, `Code(text:)` reads the printed form, and `Code.verify` finds mistakes in it.
package struct Code: Sendable, Hashable {
  /// How deep statements may be nested. Front-ends count what lies deeper as not lowered; the binary form leaves it out.
  package static let deepestNesting = 128

  package var functions: [Function] = []
  /// How Objective-C classes store their properties, where an implementation tells.
  package var syntheses: [Synthesis] = []

  package init() {}

  /// One function, method, accessor, initial value or closure.
  package struct Function: Sendable, Hashable {
    /// Unique in a program. The id of a closure is that of the function around it with `#` and a number.
    package var id: EntityID
    package var kind: Kind
    /// The type of `self`; a closure has the owner of the function around it. Nil if there is no `self`.
    package var owner: EntityID?
    /// The selector in Objective-C, `name(label:_:)` in Swift, the plain name in C and C++; the property's name for accessors and initial values;
    /// empty for closures.
    package var name: String
    package var traits: Traits
    package var language: Language
    /// The file, relative to the root.
    package var path: String
    package var position: Position
    /// Parameter `i` is in local `i` when the body begins.
    package var parameters: [Parameter]
    package var locals: [Local]
    package var result: TypeName?
    /// In the order of evaluation. Each value is used exactly once, by a statement or a later value: what is used twice is stored in a local first.
    package var values: [Value]
    /// The position of each value in the source.
    package var positions: [Position]
    package var body: [Statement]
    /// How many expressions and statements had no form in `Code`, by the name of the construct.
    package var unlowered: [String: Int] = [:]

    package init(
      _ id: EntityID, _ kind: Kind, of owner: EntityID? = nil, name: String = "", traits: Traits = [], language: Language, path: String,
      position: Position
    ) {
      self.id = id
      self.kind = kind
      self.owner = owner
      self.name = name
      self.traits = traits
      self.language = language
      self.path = path
      self.position = position
      parameters = []
      locals = []
      values = []
      positions = []
      body = []
    }

    /// Adds a value and returns its number.
    package mutating func add(_ value: Value, at position: Position) -> ValueID {
      values.append(value)
      positions.append(position)
      return ValueID(values.count - 1)
    }

    /// Adds a local and returns its number.
    package mutating func add(_ local: Local) -> LocalID {
      locals.append(local)
      return LocalID(locals.count - 1)
    }

    package enum Kind: String, Sendable, CaseIterable {
      case function, method, initializer, deinitializer
      case getter, setter, willSet, didSet
      case closure
      /// Stores the initial value of a property or a global variable. For a property it runs in every initialiser, for a lazy one at the first access.
      case initialValue
    }

    package struct Traits: OptionSet, Sendable, Hashable {
      package let rawValue: UInt16
      package init(rawValue: UInt16) { self.rawValue = rawValue }
      /// A class method, a static function: `self` is the type.
      package static let isStatic = Traits(rawValue: 1)
      /// It is declared to override a method of a superclass.
      package static let overrides = Traits(rawValue: 2)
      /// Code outside of its file or type can't call it.
      package static let isPrivate = Traits(rawValue: 4)
      /// The Objective-C runtime can find it by its selector.
      package static let isDynamic = Traits(rawValue: 8)
      /// Objective-C code that counts references by hand.
      package static let countsByHand = Traits(rawValue: 16)
      /// Swift's `async`.
      package static let isAsync = Traits(rawValue: 32)
      /// The initial value of a lazy property.
      package static let isLazy = Traits(rawValue: 64)
      /// Code outside of the module may call it: `public`, `open`, declared in a header.
      package static let isPublic = Traits(rawValue: 128)
      /// A control, a menu or a storyboard calls it: `IBAction`.
      package static let isAction = Traits(rawValue: 256)
      /// `self` is a struct or an enum.
      package static let isOfValue = Traits(rawValue: 512)
      /// In a branch of an `#if` that the current flags leave out.
      package static let isInactive = Traits(rawValue: 1024)
      /// A member of a Swift type that other modules can name.
      package static let isOfPublicType = Traits(rawValue: 2048)
    }
  }

  package typealias ValueID = Int32
  package typealias LocalID = Int32

  /// Line and column, from 1; 0 if not known.
  package struct Position: Sendable, Hashable {
    package var line: Int32
    package var column: Int32
    package init(_ line: Int, _ column: Int) {
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }
    package static let none = Position(0, 0)
  }

  /// The static type of a value, as far as it matters for who keeps the value.
  package struct TypeName: Sendable, Hashable {
    /// The id of the nominal type in facts. For a collection that of its elements, for a dictionary that of its values. Nil if it is not known.
    package var id: EntityID?
    package var form: Form

    package init(_ form: Form, _ id: EntityID? = nil) {
      self.form = form
      self.id = id
    }

    package enum Form: String, Sendable, CaseIterable {
      /// A reference to an object: a class, a protocol, an actor; a smart or plain pointer to a C++ type.
      case object
      /// A struct, an enum, a C++ object by value. It is copied when it is stored.
      case value
      /// A block, a closure, `std::function`.
      case closure
      /// An array, a set, a dictionary.
      case collection
      case unknown
    }
  }

  package struct Parameter: Sendable, Hashable {
    /// The label that a caller writes; empty if there is none.
    package var label: String
    package var traits: Traits = []

    package init(_ label: String = "", _ traits: Traits = []) {
      self.label = label
      self.traits = traits
    }

    package struct Traits: OptionSet, Sendable, Hashable {
      package let rawValue: UInt8
      package init(rawValue: UInt8) { self.rawValue = rawValue }
      /// A closure that can't be kept: Swift without `@escaping`, `NS_NOESCAPE`.
      package static let doesNotEscape = Traits(rawValue: 1)
      package static let hasDefault = Traits(rawValue: 2)
      package static let isInOut = Traits(rawValue: 4)
      package static let isVariadic = Traits(rawValue: 8)
      /// The argument is wrapped into a closure: `@autoclosure`.
      package static let isAutoclosure = Traits(rawValue: 16)
    }
  }

  /// A variable or parameter of a function. The closures inside have locals of their own.
  package struct Local: Sendable, Hashable {
    package var name: String
    /// The written type; nil if the initial value tells it.
    package var type: TypeName?
    /// How the variable refers to its object: `strong`, `__weak`, `weak var`, a plain pointer (`raw`).
    package var ownership: Ownership
    /// Whether closures share the variable itself and not just its value: `__block`, a Swift `var` that a closure uses, `[&x]`.
    package var isShared: Bool

    package init(_ name: String, _ type: TypeName? = nil, _ ownership: Ownership = .strong, isShared: Bool = false) {
      self.name = name
      self.type = type
      self.ownership = ownership
      self.isShared = isShared
    }
  }

  /// A stored member, or a property that may have accessors.
  package struct Field: Sendable, Hashable {
    package var name: String
    /// The type that declares it, if the front-end knows.
    package var owner: EntityID?
    /// Whether it is reached without accessors: an ivar, a C++ field.
    package var isDirect: Bool

    package init(_ name: String, of owner: EntityID? = nil, isDirect: Bool = false) {
      self.name = name
      self.owner = owner
      self.isDirect = isDirect
    }
  }

  package enum Value: Sendable, Hashable {
    /// `self`, `this`. In a static function it is the type.
    case selfObject
    case local(LocalID)
    /// The value of a member of an object.
    case member(ValueID, Field)
    /// Any one element of a collection.
    case element(ValueID)
    /// A global variable, a static member or a static local: an id of facts and the member's name. For a static member the id is that of the type, else
    /// that of the variable.
    case variable(EntityID, String)
    /// The object that is associated with another one under a key.
    case associated(ValueID, String)
    /// A new object or value. Its initialiser is a call with this as its receiver.
    case new(TypeName)
    /// A new collection with these elements; a dictionary has its values.
    case collection([ValueID])
    case call(Call)
    /// A new closure: the function that it runs, and what it captures at this moment.
    case closure(EntityID, [Capture])
    /// A method of an object as a value: `handler = object.run`.
    case boundMethod(ValueID, Callee)
    /// A type as a value: the receiver of a class message.
    case type(TypeName)
    /// One of several values: `a ? b : c`, `a ?? b`.
    case either([ValueID])
    /// The same object, known to be of a type from here on.
    case cast(ValueID, TypeName)
    /// `nil`, `nullptr`, an empty optional.
    case null
    /// A number, a text, a condition: a value that keeps no object.
    case literal
    /// A text that can be the name of something: `"Feed"`, `"App.Feed"`.
    case text(String)
    /// A new value of an enum: the name of the case and the enum, nil if any enum with such a case is possible. The payload is a value of its own. Swift only.
    case enumCase(String, EntityID?)
    /// `true`, `false`, `YES`, `NO`.
    case boolean(Bool)
    /// A name that is resolved when all files are read. Swift only; resolved code has none left.
    case name(String)
    /// Something that is not understood, or of which only the type is known. The operands are evaluated all the same.
    case unknown([ValueID], TypeName?)
  }

  package struct Call: Sendable, Hashable {
    package var callee: Callee
    /// The object, or the type of a static call; nil for a plain function.
    package var receiver: ValueID?
    package var arguments: [Argument]
    package var result: TypeName?
    package var traits: Traits

    package init(_ callee: Callee, on receiver: ValueID? = nil, _ arguments: [Argument] = [], result: TypeName? = nil, traits: Traits = []) {
      self.callee = callee
      self.receiver = receiver
      self.arguments = arguments
      self.result = result
      self.traits = traits
    }

    package struct Traits: OptionSet, Sendable, Hashable {
      package let rawValue: UInt8
      package init(rawValue: UInt8) { self.rawValue = rawValue }
      /// `super.f()`: overrides in subclasses are not called.
      package static let isSuper = Traits(rawValue: 1)
      /// The call initialises its receiver, which was just made.
      package static let isInitialization = Traits(rawValue: 2)
      /// `await`, or a call whose result is waited for.
      package static let isAwaited = Traits(rawValue: 4)
      /// Swift's `try`: if it throws, the code after it does not run.
      package static let mayThrow = Traits(rawValue: 8)
    }
  }

  package enum Callee: Sendable, Hashable {
    /// A function by name, in the form of `Function.name`, with the functions of the project that it may mean by receiver, labels, arity and types. The list is empty for
    /// functions of the platform and doesn't contain overrides.
    case function(String, [EntityID])
    /// The value of a variable, a member or another expression is called.
    case value(ValueID)
  }

  package struct Argument: Sendable, Hashable {
    /// The written label; empty if there is none.
    package var label: String
    package var value: ValueID
    /// A closure after the parentheses.
    package var isTrailing: Bool

    package init(_ value: ValueID, label: String = "", isTrailing: Bool = false) {
      self.value = value
      self.label = label
      self.isTrailing = isTrailing
    }
  }

  package struct Capture: Sendable, Hashable {
    package var source: Source
    /// The local of the closure; nil for its `self`.
    package var target: LocalID?
    package var ownership: Ownership
    /// Where the closure first uses it.
    package var position: Position

    package init(_ source: Source, as target: LocalID?, _ ownership: Ownership, at position: Position) {
      self.source = source
      self.target = target
      self.ownership = ownership
      self.position = position
    }

    package enum Source: Sendable, Hashable {
      /// The value at the time when the closure is created.
      case value(ValueID)
      /// The variable itself: closure and function see each other's stores.
      case variable(LocalID)
    }
  }

  package indirect enum Statement: Sendable, Hashable {
    case evaluate(ValueID)
    case store(ValueID, Place, Position)
    case `return`(ValueID?, Position)
    /// One of the arms runs. An `if` without `else` has an empty second arm.
    case branch([[Statement]], Position)
    /// Runs zero or more times.
    case loop([Statement], Position)
    /// `break`, `continue`: the code after it in the arm does not run.
    case leave(Position)
    /// `throw`, `fatalError()`: the function goes no further.
    case fail(Position)
    /// The rest of the list runs only if the value is one of these cases of its enum. Swift only.
    case only([String], ValueID, Position)
    /// Runs when the statements around it end.
    case `defer`([Statement], Position)
    /// Objective-C counted by hand.
    case retain(ValueID, Position)
    case release(ValueID, Position)
  }

  package enum Place: Sendable, Hashable {
    case local(LocalID)
    case member(ValueID, Field)
    case element(ValueID)
    case variable(EntityID, String)
    case associated(ValueID, String, Ownership)
    /// A name that is resolved later, like `Value.name`.
    case name(String)
  }

  /// How an implementation stores one property: in an ivar, or not at all (`@dynamic`, accessors written by hand).
  package struct Synthesis: Sendable, Hashable {
    package var owner: EntityID
    package var property: String
    /// Nil if the property is not stored.
    package var ivar: String?

    package init(_ owner: EntityID, _ property: String, ivar: String?) {
      self.owner = owner
      self.property = property
      self.ivar = ivar
    }
  }
}
