/// What the bodies of a unit do, in one small language for all the languages that are read.
///
/// A front-end lowers its source to `Code` and infers nothing. What the code means for objects, who keeps whom and for how long, is worked out
/// from `Code` and declared facts alone, in one place and for all languages. A unit's code depends on the unit alone.
///
/// `Code.text` prints it, `Code(text:)` reads what is printed, and `Code.verify` says what is wrong with it.
package struct Code: Sendable, Hashable {
  package var functions: [Function] = []
  /// How the properties of Objective-C classes are stored, where an implementation says so.
  package var syntheses: [Synthesis] = []

  package init() {}

  /// One function, method, accessor, initial value or closure.
  package struct Function: Sendable, Hashable {
    /// Unique in a program. A closure's is that of the function around it with `#` and a number.
    package var id: EntityID
    package var kind: Kind
    /// The type whose `self` the body has; a closure has that of the function around it. Nil where there is no `self`.
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
    /// In the order in which they are evaluated. Each is used by one statement or one later value: what is used twice is stored in a local first.
    package var values: [Value]
    /// Where each value stands.
    package var positions: [Position]
    package var body: [Statement]
    /// How many expressions and statements the front-end had no form for, by the name of the construct.
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
      /// Stores the initial value of a property or a global variable. A property's runs in every initialiser, a lazy one's at the first look.
      case initialValue
    }

    package struct Traits: OptionSet, Sendable, Hashable {
      package let rawValue: UInt16
      package init(rawValue: UInt16) { self.rawValue = rawValue }
      /// A class method, a static function: `self` is the type.
      package static let isStatic = Traits(rawValue: 1)
      /// It says that it overrides what a superclass has.
      package static let overrides = Traits(rawValue: 2)
      /// Nobody outside of its file or type can call it.
      package static let isPrivate = Traits(rawValue: 4)
      /// The Objective-C runtime can find it by its selector.
      package static let isDynamic = Traits(rawValue: 8)
      /// Objective-C whose references are counted by hand.
      package static let countsByHand = Traits(rawValue: 16)
      /// Swift's `async`.
      package static let isAsync = Traits(rawValue: 32)
      /// The initial value of a lazy property.
      package static let isLazy = Traits(rawValue: 64)
      /// Somebody outside of the module may call it: `public`, `open`, declared in a header.
      package static let isPublic = Traits(rawValue: 128)
      /// A control, a menu or a storyboard calls it: `IBAction`.
      package static let isAction = Traits(rawValue: 256)
      /// `self` is a struct or an enum.
      package static let isOfValue = Traits(rawValue: 512)
      /// In a branch of an `#if` that the flags at hand leave out.
      package static let isInactive = Traits(rawValue: 1024)
      /// Of a type of Swift that other modules can name.
      package static let isOfPublicType = Traits(rawValue: 2048)
    }
  }

  package typealias ValueID = Int32
  package typealias LocalID = Int32

  /// Line and column, from 1; 0 where nothing is known.
  package struct Position: Sendable, Hashable {
    package var line: Int32
    package var column: Int32
    package init(_ line: Int, _ column: Int) {
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }
    package static let none = Position(0, 0)
  }

  /// The static type of a value, as far as it matters who keeps it.
  package struct TypeName: Sendable, Hashable {
    /// The nominal type, as facts name it. Of a collection that of its elements, or of its values for a dictionary. Nil when it is not known.
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
    /// As a caller writes it; empty without.
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
      /// The caller's expression is a closure here.
      package static let isAutoclosure = Traits(rawValue: 16)
    }
  }

  /// A variable or parameter of a function. Its own closures have locals of their own.
  package struct Local: Sendable, Hashable {
    package var name: String
    /// What is written; nil when the initial value tells.
    package var type: TypeName?
    /// `strong`, or how the variable refers to its object: `__weak`, `weak var`, a plain pointer (`raw`).
    package var ownership: Ownership
    /// Whether closures share the variable itself and not its value: `__block`, a Swift `var` that a closure names, `[&x]`.
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
    /// The type that declares it, where the front-end knows.
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
    /// `self`, `this`. In a static function the type.
    case selfObject
    case local(LocalID)
    /// What a member of an object has.
    case member(ValueID, Field)
    /// One element of a collection, whichever.
    case element(ValueID)
    /// A global variable, a static member or a static local, by the id that facts have for it and the member's name: of a static member
    /// `owner` is the type, else the variable.
    case variable(EntityID, String)
    /// What is associated with an object under a key.
    case associated(ValueID, String)
    /// A new object or value. Its initialiser is a call with this as its receiver.
    case new(TypeName)
    /// A new collection with these elements: of a dictionary the values.
    case collection([ValueID])
    case call(Call)
    /// A closure comes to be: the function that it runs, and what it captures at this moment.
    case closure(EntityID, [Capture])
    /// A method of an object as a value: `handler = object.run`.
    case boundMethod(ValueID, Callee)
    /// A type as a value: the receiver of a class message.
    case type(TypeName)
    /// One of several: `a ? b : c`, `a ?? b`.
    case either([ValueID])
    /// The same object, known to be of a type from here on.
    case cast(ValueID, TypeName)
    /// `nil`, `nullptr`, an empty optional.
    case null
    /// A number, a text, a condition: nothing that keeps an object.
    case literal
    /// A text that can be the name of something: `"Feed"`, `"App.Feed"`.
    case text(String)
    /// A case of an enum is made, which may be one of this name, of any enum where that is not known. What comes with it is a value of its own. Swift only.
    case enumCase(String, EntityID?)
    /// `true`, `false`, `YES`, `NO`.
    case boolean(Bool)
    /// A name that is to be looked up when all files are read. Swift only; none is left when the project is resolved.
    case name(String)
    /// Something that is not understood, or of which only the type is known. The operands are evaluated.
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
      /// `super.f()`: not what a subclass has.
      package static let isSuper = Traits(rawValue: 1)
      /// The receiver was just made, and this initialises it.
      package static let isInitialization = Traits(rawValue: 2)
      /// `await`, or a call whose result is waited for.
      package static let isAwaited = Traits(rawValue: 4)
      /// Swift's `try`: when it throws, what follows does not run.
      package static let mayThrow = Traits(rawValue: 8)
    }
  }

  package enum Callee: Sendable, Hashable {
    /// By name, as `Function.name` has it, with the functions of the project that it may mean by receiver, labels, arity and types: none for the
    /// platform's. Those that override them are not among them.
    case function(String, [EntityID])
    /// What a variable, a member or another value has.
    case value(ValueID)
  }

  package struct Argument: Sendable, Hashable {
    /// As it is written; empty without.
    package var label: String
    package var value: ValueID
    /// A closure behind the parentheses.
    package var isTrailing: Bool

    package init(_ value: ValueID, label: String = "", isTrailing: Bool = false) {
      self.value = value
      self.label = label
      self.isTrailing = isTrailing
    }
  }

  package struct Capture: Sendable, Hashable {
    package var source: Source
    /// The closure's own local; nil for its `self`.
    package var target: LocalID?
    package var ownership: Ownership
    /// Where the closure first names it.
    package var position: Position

    package init(_ source: Source, as target: LocalID?, _ ownership: Ownership, at position: Position) {
      self.source = source
      self.target = target
      self.ownership = ownership
      self.position = position
    }

    package enum Source: Sendable, Hashable {
      /// What a value is when the closure comes to be.
      case value(ValueID)
      /// The variable itself: both see what the other stores.
      case variable(LocalID)
    }
  }

  package indirect enum Statement: Sendable, Hashable {
    case evaluate(ValueID)
    case store(ValueID, Place, Position)
    case `return`(ValueID?, Position)
    /// One of the arms runs: an `if` without `else` has an empty one.
    case branch([[Statement]], Position)
    /// Runs any number of times, none included.
    case loop([Statement], Position)
    /// `break`, `continue`: what follows in the arm does not run.
    case leave(Position)
    /// `throw`, `fatalError()`: the function goes no further.
    case fail(Position)
    /// What follows in the list runs only where a value is one of these cases of its enum. Swift only.
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
    /// A name that is to be looked up, as `Value.name`.
    case name(String)
  }

  /// What an implementation says of one property: the ivar that stores it, or that nothing does (`@dynamic`, accessors written by hand).
  package struct Synthesis: Sendable, Hashable {
    package var owner: EntityID
    package var property: String
    /// Nil when nothing is stored.
    package var ivar: String?

    package init(_ owner: EntityID, _ property: String, ivar: String?) {
      self.owner = owner
      self.property = property
      self.ivar = ivar
    }
  }
}
