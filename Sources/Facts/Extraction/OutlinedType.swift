/// A type or category that the text of a file declares, found without a preprocessor and without a parse. Names are as they are spelled.
package struct OutlinedType: Sendable, Equatable {
  /// A class, protocol or category of Objective-C; a class, struct, union or enum of C and C++.
  package var kind: Entity.Kind
  /// With its namespaces and the types around it: `leveldb::DB::Options`. For a category, the class that it extends.
  package var name: String
  /// What clang calls it, as far as the text tells: a template is a class here.
  package var id: EntityID
  /// In C++, the namespaces and types that it stands in, from the outside in.
  package var scope: [String]
  /// Of a category, what stands between the parentheses; empty for a class extension.
  package var category: String?
  /// The superclass in Objective-C; the bases in C++, namespaces as they are written.
  package var bases: [String]
  /// What stands in angle brackets in Objective-C; a type argument may be among them.
  package var protocols: [String]
  /// The type around it.
  package var container: EntityID?
  /// Whether it stands in a function: nobody else can name it.
  package var isLocal: Bool
  /// An `@implementation`: it declares what no `@interface` declares.
  package var isImplementation: Bool
  package var line: Int

  package init(
    _ kind: Entity.Kind, _ name: String, _ id: EntityID, scope: [String] = [], category: String? = nil, bases: [String] = [], protocols: [String] = [],
    in container: EntityID? = nil, isLocal: Bool = false, isImplementation: Bool = false, line: Int
  ) {
    self.kind = kind
    self.name = name
    self.id = id
    self.scope = scope
    self.category = category
    self.bases = bases
    self.protocols = protocols
    self.container = container
    self.isLocal = isLocal
    self.isImplementation = isImplementation
    self.line = line
  }

  package var isObjectiveC: Bool { id.isObjectiveC }
}
