/// A member of a type, by its name.
package struct Member: Sendable, Hashable {
  package let owner: EntityID
  package let name: String

  package init(owner: EntityID, name: String) {
    self.owner = owner
    self.name = name
  }
}
