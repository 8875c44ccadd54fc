/// One version of a Core Data model, as the editor shows it.
package struct ManagedModel: Sendable, Equatable {
  /// Relative to the root: `Shop.xcdatamodeld/Shop.xcdatamodel/contents`.
  package var path: String
  /// In the order of the file.
  package var entities: [ManagedEntity]

  package init(path: String, entities: [ManagedEntity]) {
    self.path = path
    self.entities = entities
  }
}

package struct ManagedEntity: Sendable, Equatable {
  package var name: String
  /// The class as it is written: `Feed`, `.Feed`, `Kit.Feed`; nil for a plain `NSManagedObject`.
  package var className: String?
  package var parent: String?
  package var isAbstract: Bool
  package var line: Int
  package var attributes: [Attribute] = []
  package var relationships: [Relationship] = []

  package init(_ name: String, className: String?, parent: String?, isAbstract: Bool, line: Int) {
    self.name = name
    self.className = className
    self.parent = parent
    self.isAbstract = isAbstract
    self.line = line
  }

  package struct Attribute: Sendable, Equatable {
    package var name: String
    /// `String`, `Integer 64`, `Transformable`; empty if the model doesn't say.
    package var type: String
    package var isOptional: Bool

    package init(_ name: String, type: String, isOptional: Bool) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
    }
  }

  package struct Relationship: Sendable, Equatable {
    package var name: String
    /// An entity of the model.
    package var destination: String
    /// The relationship of the destination that leads back; nil if none does.
    package var inverse: String?
    package var isToMany: Bool
    package var isOrdered: Bool
    package var isOptional: Bool
    package var deleteRule: DeleteRule
    package var line: Int

    package init(
      _ name: String, destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool, isOptional: Bool, deleteRule: DeleteRule, line: Int
    ) {
      self.name = name
      self.destination = destination
      self.inverse = inverse
      self.isToMany = isToMany
      self.isOrdered = isOrdered
      self.isOptional = isOptional
      self.deleteRule = deleteRule
      self.line = line
    }
  }

  /// What becomes of the destination when the object is deleted.
  package enum DeleteRule: String, Sendable {
    case nullify, cascade, deny
    case noAction = "no action"
  }
}
