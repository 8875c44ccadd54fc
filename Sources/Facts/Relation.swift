/// A kind of edge between two entities. What counts, language by language, is listed at each case: that list is the specification.
///
/// A fact under an `#if` carries its condition, whatever its relation. In the C family every branch is read, but for `#if 0` and those
/// that another language is for; what the flags at hand leave out is `inactive`.
package enum Relation: String, Sendable, CaseIterable {
  /// file -> file or module.
  ///
  /// C family: `#import`, `#include`, `#include_next`, `@import`, in active code as the preprocessor resolved them and in
  /// branches of `#if` that no parse took as far as the text resolves them. A file that imports
  /// another twice has one edge, at the first line. A prefix header imports into every file that it is forced on: `isImplicit`.
  case imports

  /// module -> file -> type, and type -> nested type. Structure, for folding a graph up; not a dependency.
  case contains

  /// class -> class: the superclass in Objective-C; each base in C++ (`access`, `virtual`); a protocol that refines a protocol.
  case inherits

  /// type -> protocol: in an `@interface`, a class extension or a category. The subject is the class, the line is where it is said.
  case conforms

  /// category -> class: a named category, `Class(Name)`, and an anonymous class extension, `Class()`.
  case extends

  /// type or variable -> type: a stored property, ivar, member or global of that type, one fact per member and type.
  ///
  /// Objective-C: every `@property` (of classes, class extensions, categories and protocols) and every ivar that no property
  /// speaks for. A collection with type arguments holds itself by the ownership that is written and each of its arguments `many`;
  /// `id<P>` holds `P`; a block holds `block`. C and C++: every field, and every global and static variable; smart pointers,
  /// containers, `optional`, arrays and `function` are looked through. Numbers and other plain values are held by `value`.
  case holds

  /// type -> type: a block or lambda that is stored in a member of the subject captures a value of the object's type.
  /// `member` is where the block is stored, `ownership` how it captures.
  case captures

  /// type or function -> type: `[X alloc]`, `[X new]`, a constructor call, `new X`.
  case creates

  /// type or function -> type, function or variable: every other mention. Types in signatures and local variables, messages to
  /// a class or to an instance whose static class is known, calls, casts, static members, `@selector` receivers, protocol expressions.
  case uses
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
