/// The content of a text: the code, and the types that it declares. Tests are written in this form; `arborist facts --code` prints it.
///
///     // A comment.
///     file "Loader.m" objective-c
///
///     class Loader : NSObject, Source {
///       copy completion: closure
///       weak delegate: Owner
///       strong many rows: Row; let title: value String
///       static shared
///     }
///     protocol Source
///
///     synthesize Loader.completion = _completion
///
///     12:1 method "-[Loader start:]" named start: of Loader is dynamic, public (request: Request, noescape then block: closure) returns Work {
///       13:3 let made = initialize call init on new Task
///       14:3 self.completion = closure "-[Loader start:]#1" [weak self, made at 15:7] (done) {
///         15:7 call cancel on made
///         16:7 self->Loader::rows[] = done
///       }
///       18:3 branch {
///         19:5 call register(_:options:) to {"s:App.register", "s:Kit.register"} on Center::shared (self, options: literal, trailing then: block)
///       } or { fail }
///       22:3 return made@22:10
///     }
///
/// **Lines.** A statement ends with its line or with `;`, unless a parenthesis or bracket is open. A line of code, a function and a declaration may
/// begin with its position, `LINE:COLUMN` or `LINE`; without, its position is its line in the text. The values of a statement have its
/// position; `@COLUMN` (in the same line) or `@LINE:COLUMN` behind a value gives it another.
///
/// **Names** that are words need no quotes. Other names, and words that mean something here, are quoted (`"…"`, with `\"`, `\\`, `\n`, `\r`). A name of a
/// function may also be a selector, `add:forKey:`, or have labels, `add(_:key:)`. What is in quotes is always a name.
///
/// **At the top**: `file PATH [LANGUAGE]` for what follows (the default is `code`, `swift`); `synthesize OWNER.PROPERTY [= IVAR]`, where a property without an ivar
/// is not stored; types; functions:
///
///     KIND ID [named NAME] [of OWNER] [is TRAIT, …] [(PARAMETER, …)] [returns TYPE] { STATEMENTS }
///     KIND:       function, method, initializer, deinitializer, getter, setter, willSet, didSet, closure, initialValue
///     TRAIT:      static, overrides, private, dynamic, countsByHand, async, lazy, public, action, ofValue, inactive
///     PARAMETER:  [noescape|default|inout|variadic|autoclosure …] [OWNERSHIP] [boxed] [LABEL] NAME [: TYPE]
///     OWNERSHIP:  as in facts: strong (also without), copy, value, unique, shared, weak, unowned, unsafe, raw, reference
///     TYPE:       [object|value|closure|collection|unknown] [ID]; `object` is what an ID alone means
///
/// Without `named` the name is the ID, and that of a closure is empty. `boxed` variables are those that closures share.
///
/// **Statements**:
///
///     EXPRESSION                          is evaluated
///     PLACE = EXPRESSION                  the object of the place comes before the value
///     store EXPRESSION in PLACE           the value comes before the object of the place
///     var [OWNERSHIP] [boxed] NAME [: TYPE] [= EXPRESSION]    declares a local, `let` likewise
///     return [EXPRESSION]                 leave, fail
///     branch { … } or { … } …             loop { … }, defer { … }
///     retain EXPRESSION                   release EXPRESSION
///     %NAME = EXPRESSION                  no statement, a value that is used elsewhere as %NAME: for values that come before they are used
///     unlowered NAME COUNT                no statement, what had no form
///
/// **Expressions**: values are numbered in the order of the text, operands before their users.
///
///     self, null, literal, literal "TEXT", true, false, NAME (a local), NAME#3 (local number 3, where names are not enough), ?NAME (a name that is looked up later)
///     X.NAME, X->NAME (direct), X.OWNER::NAME           a member
///     X[], X[KEY]                                       an element, what is associated; as a place X[OWNERSHIP KEY] if it is not strong
///     OWNER::NAME                                       a variable or static member
///     new TYPE, type TYPE, [X, …], either (X, …), cast X to TYPE, unknown [TYPE] [(X, …)]
///     [super] [initialize] [await] [try] call NAME [to {ID, …}] [on X] [(ARGUMENT, …)] [returns TYPE]
///     … run X [on X] [(ARGUMENT, …)] [returns TYPE]     the callee is a value
///     ARGUMENT:   [trailing] [LABEL:] X
///     bound NAME [to {ID, …}] on X, bound (X) on X      a method as a value
///     closure [ID] [[CAPTURE, …]] [is …] [(…)] [returns TYPE] [at POSITION] [{ STATEMENTS }]
///     CAPTURE:    [OWNERSHIP] SOURCE [as TARGET] [at POSITION];  SOURCE: X for its value, &NAME for the variable itself;
///                 TARGET: self, [OWNERSHIP] [boxed|unboxed] NAME [: TYPE], or #3
///
/// X after `on`, `run`, `cast` and before a dot is a name, `self`, or a member or element of those; anything else needs parentheses, except `on new T` and `on type T`.
/// A closure with statements is a function of its own, which follows the function around it; without statements, its function is elsewhere. If no ID is written, it
/// is the ID of the function around it with `#` and the closure's number there. Targets are locals of the closure: named ones are the first locals after the
/// parameters, in this order, with the ownership of the capture, and boxed if the variable itself is captured. A capture of `self` or a local without a target has
/// the same name inside.
///
/// **Types**: `class`, `protocol`, `struct`, `enum`, `union` NAME [: NAME, …] [{ MEMBERS }], a member a line or with `;` between:
///
///     [OWNERSHIP] [many] [static] [let|var] NAME [: TYPE]
///
/// The written name of a type is its ID and its name. Types become entities and facts (`inherits`, `conforms`, `holds`) at their lines. A class inherits from the first
/// name, unless the text declares that as a protocol; what the text does not declare is external. A member without a type has the type around it.
package struct CodeText: Sendable {
  package var code = Code()
  package var entities: [Entity] = []
  package var facts: [Fact] = []

  package init(_ text: String) throws(CodeTextError) {
    var parser = CodeParser(tokens: try CodeToken.tokens(of: text))
    try parser.readFile()
    code.functions = parser.functions
    code.syntheses = parser.syntheses
    (entities, facts) = parser.declarations.entitiesAndFacts()
  }
}

extension Code {
  /// Reads the form that `text` prints and `CodeText` describes.
  package init(text: String) throws(CodeTextError) { self = try CodeText(text).code }
}
