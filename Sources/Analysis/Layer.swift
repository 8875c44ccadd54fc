/// A part of a project, and where it stands above or below the others. The list of layers goes from the top down: a layer may
/// use itself and what is below.
///
///     layers:
///       - {name: Screens, paths: [Screens/**], independent: true}
///       - {name: Services, modules: [Networking], closed: true}
///       - {name: Model, paths: [Model/**], names: ["*Model"]}
///
/// A thing belongs to the first layer in the list that selects it, by any of the three selectors.
package struct Layer: Sendable, Codable, Equatable {
  package var name: String
  /// Globs of paths: of files, and of the files that things are declared in.
  package var paths: [String] = []
  package var modules: [String] = []
  /// Globs of names: of types, and of files without folder and extension.
  package var names: [String] = []
  /// What different entries of the selectors select may not know each other.
  package var independent = false
  /// May not be skipped: what stands above reaches what stands below only through it.
  package var closed = false

  package init(
    _ name: String, paths: [String] = [], modules: [String] = [], names: [String] = [], independent: Bool = false, closed: Bool = false
  ) {
    self.name = name
    self.paths = paths
    self.modules = modules
    self.names = names
    self.independent = independent
    self.closed = closed
  }

  private enum CodingKeys: String, CodingKey { case name, paths, modules, names, independent, closed }

  /// Everything but the name may be left out, and a list of one may be written without brackets.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    name = try keys.decode(String.self, forKey: .name)
    paths = try keys.decodeListOrOne(String.self, forKey: .paths)
    modules = try keys.decodeListOrOne(String.self, forKey: .modules)
    names = try keys.decodeListOrOne(String.self, forKey: .names)
    independent = try keys.decodeIfPresent(Bool.self, forKey: .independent) ?? false
    closed = try keys.decodeIfPresent(Bool.self, forKey: .closed) ?? false
  }
}
