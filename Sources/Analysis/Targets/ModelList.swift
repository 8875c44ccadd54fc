package import Facts

/// The result of `arborist models`.
package struct ModelList: Sendable {
  package var models: [ManagedModel]

  package init(_ models: [ManagedModel]) { self.models = models }
}
