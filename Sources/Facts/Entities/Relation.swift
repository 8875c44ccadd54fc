/// A kind of edge between two entities. What counts, language by language, is listed at each case: that list is the specification.
///
/// A fact under an `#if` carries its condition, whatever its relation. In the C family every branch is read, but for `#if 0` and those
/// that another language is for; what the flags at hand leave out is `inactive`.
///
/// Swift is read without a build: every branch of every `#if` counts, and its facts carry the condition. A name that nobody declares stands for
/// an external entity, one for each name. The code of an extension speaks for the extension; what it declares belongs to the type. Statements
/// of a file outside of any function speak for the file.
package enum Relation: String, Sendable, CaseIterable {
  /// file -> file or module.
  ///
  /// C family: `#import`, `#include`, `#include_next`, `@import`, in active code as the preprocessor resolved them and in
  /// branches of `#if` that no parse took as far as the text resolves them. A file that imports
  /// another twice has one edge, at the first line. A prefix header imports into every file that it is forced on: `isImplicit`.
  ///
  /// Swift: every `import`, of the module whatever part of it is named; `access` is `testable` for `@testable`, `exported` for `@_exported`. A bridging header imports
  /// into the Swift files of its module: `implicit`. So is the import of the module that `#externalMacro` names, into the file where it stands. `Module-Swift.h`, which is generated, stands for the module: `inferred`.
  case imports

  /// module -> file -> type, and type -> nested type. Structure, for folding a graph up; not a dependency.
  case contains

  /// class -> class: the superclass in Objective-C; each base in C++ (`access`, `virtual`); a protocol that refines a protocol.
  ///
  /// Swift: what a class names first after the colon, if it is a class. A name that nobody declares is taken for a class in that place, unless it
  /// sounds like a protocol (`-able`, `-Delegate`, ...). The raw type of an enum is no superclass but used.
  case inherits

  /// type -> protocol: in an `@interface`, a class extension or a category. The subject is the class, the line is where it is said.
  /// Swift: in a declaration or an extension, conditional ones too; a composition is each of its parts. What the compiler adds by itself is not.
  case conforms

  /// category -> class: a named category, `Class(Name)`, and an anonymous class extension, `Class()`. A Swift extension -> the type;
  /// `access` is `private` for one that its file keeps to itself.
  case extends

  /// type or variable -> type: a stored property, ivar, member or global of that type, one fact per member and type.
  ///
  /// Objective-C: every `@property` (of classes, class extensions, categories and protocols) and every ivar that no property
  /// speaks for, be it synthesised by `@synthesize` or by itself. A collection with type arguments holds itself by the ownership that is
  /// written and each of its arguments `many`; `id<P>` holds `P`; a block holds `block`. `promised` are class properties, those of
  /// protocols and categories, `@dynamic` ones, and those whose accessors are written by hand. A property `narrows` where its class's own interface, a
  /// superclass or a protocol declares it with a wider type. C and C++: every field, and every
  /// global and static variable; smart pointers, containers, `optional` and arrays are looked through. Numbers and other plain
  /// values are held by `value`.
  ///
  /// `inferred` from code, of any unit and in all languages: what an `id` is assigned (then `id` itself is not stated); a class of the project that is assigned,
  /// directly or through parameters that are kept, where its superclass or a protocol is declared, beside the declared type; the elements
  /// that are put into an untyped collection; objects associated in the runtime, by their policy; elements of `NSHashTable`, `NSMapTable`
  /// and `NSPointerArray` that are weak; C pointers that the class deletes (`unique`) or gives to `CFRelease` and its kin (`strong`);
  /// and where references are counted by hand, `unsafe` for what the class neither retains, copies, creates nor releases.
  ///
  /// Swift: every stored property, observed, lazy and static ones too, every global, and the payload of every case; computed properties are not,
  /// and a protocol's are promised. A class, an actor or a protocol is held `strong` unless `weak` or `unowned` is written, a struct or an enum by
  /// `value`. Optionals, arrays, sets, dictionaries, tuples, compositions, `some`, `any` and generic parameters with a bound are looked through;
  /// a closure is `function`. A generic type of the project holds, besides itself, what its stored properties keep of its parameters (`inferred`);
  /// the library's containers and publishers hold their elements. A property wrapper owns like a plain property or refers (`reference`):
  /// `@ObservedObject`, `@EnvironmentObject`, `@Binding`, `@Environment`, ...; one of the project does what it does with its parameter. Types that
  /// are not written come from the initial value (`inferred`). What nobody declares may be a class or not: `strong`, and `assumed`.
  ///
  /// Storyboards and nibs: what the system keeps by itself, `described`: the view of a controller and the views in a view (`member` is how the file calls the
  /// place), what a scene or a nib of the Mac has beside them (`topLevelObjects`), and the screens that a screen embeds (`children`) or has from the start; `access`
  /// is `segue` for these. Each object is held by the nearest around it that has a class of its own. Who keeps what stands behind an outlet its property says.
  /// Core Data: each relationship between classes, `described`: a deletion rule Cascade is `strong`, every other one a `reference`. Such facts count where it is asked
  /// who owns whom, and tie no loop.
  case holds

  /// type or variable -> type: a block or lambda that is stored in a member of the subject captures a value of the object's type.
  /// `member` is where the block is stored, `ownership` how it captures.
  ///
  /// Stored is what is assigned to a member, a static or a global, is its initial value, is put into a collection in one, or handed to a function of the
  /// project that keeps its parameter so (`inferred`). A method of an object that is stored counts as a closure that captures the object. Captured is `self`,
  /// also by a member's bare name, `this`, local variables and parameters, and what captured closures capture; a capture list tells how. What objects of a
  /// library keep as long as they live, or until a call ends it, the summaries of `Platform` say: the closures of timers, observers, subscriptions and
  /// handlers, and the `target` of timers, display links and URL sessions. The subject is then the class with the member that the object is stored in, or
  /// else the library's class.
  case captures

  /// type, function or resource -> type: `[X alloc]`, `[X new]`, also through `self` and `[self class]`; a constructor call, a variable of class
  /// type with an initialiser, `new X`, `std::make_unique<X>`. Swift: `Foo()`, `Foo.init()`.
  ///
  /// A storyboard or nib creates each object that has a class of its own, a data model the class of each entity.
  case creates

  /// type, function or resource -> type, function or variable: every other mention. Types in signatures and local variables, messages to
  /// a class or to an instance whose static class is known, calls, casts, static members, `@selector` receivers, protocol expressions;
  /// `inferred` the classes and protocols that `NSClassFromString` and `NSProtocolFromString` are given the names of. In Objective-C, a signature
  /// `narrows` to a type that the method which it overrides does not name in that place.
  ///
  /// Swift: types in signatures, local variables, casts, constraints and typealiases, and type arguments that are not held; a type before a dot; the
  /// type of an object whose member is asked for, as far as declarations tell it; functions and variables of a file. Numbers, texts and the
  /// other plain values of the standard library are nobody's choice and count only where they are held.
  ///
  /// Storyboards and nibs: the file uses the class of its owner, that which has an outlet, and that which gets an action; `member` is the property or
  /// selector, `access` says which it is. The class with an outlet uses the class behind it, that which sends an action the one that gets it, and a screen the one
  /// that a segue shows or goes back to: `described`. A container of the platform stands for the screens in it; what the first responder
  /// gets, and where an unwind segue leads, is whoever has the method. Property lists and settings: the classes that they name; `member` is the key.
  case uses

  /// file -> file: a mention of what has no entity, or of what another file defines: a macro, a type alias, a constant of an enum without a name,
  /// a function or variable that the other file only declares. One fact for each two files and name, at its first line; `member` is the name, `access`
  /// says what it is: `macro`, `type`, `constant`, `function` or `variable`. A macro is mentioned where it is expanded, where `#ifdef` asks for it, and in
  /// the text of another macro; what else that text names is mentioned as well. A file names itself where it defines a macro for the compiler or the
  /// headers of the system, `_GNU_SOURCE`: that is a `setting`, and whoever imports the file may do so for it.
  ///
  /// In Swift only type aliases outside of types are named like that: what they mean is mentioned as well.
  case names
}

/// How a `holds` or `captures` edge keeps its object.
package enum Ownership: String, Sendable, CaseIterable {
  /// Keep the object alive: a retained pointer, a copy, a member by value, `unique_ptr`, `shared_ptr`.
  case strong, copy, value, unique, shared
  /// Do not: zeroing weak, `unowned`, `assign`/`unsafe_unretained`, a raw pointer, a C++ reference.
  case weak, unowned, unsafe, raw, reference

  package var isOwning: Bool {
    switch self {
    case .strong, .copy, .value, .unique, .shared: true
    case .weak, .unowned, .unsafe, .raw, .reference: false
    }
  }
}
