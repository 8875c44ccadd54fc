package import Facts

/// A part of a project and its position above or below the others. The list of layers goes from the top down: a layer may use itself and the layers below.
///
///     layers:
///       - {name: Screens, paths: [Screens/**], role: view-controller}
///       - name: Features                       each folder is a sibling that the others may not know,
///         paths: [Features/(*)/**]
///         independent: true
///         layers:                              and has these layers inside
///           - {name: Views, paths: [Features/$1/Views/**]}
///           - {name: Model, paths: [Features/$1/Model/**]}
///       - {name: Services, modules: [Networking], closed: true}
///       - {name: Model, paths: [Model/**], names: ["*Model"], kinds: [class, struct]}
///
/// A thing belongs to the first layer in the list that selects it, by any of `paths`, `modules`, `names`, `superclass`, `protocol` and `role`. `kinds` and `not`
/// restrict what these select.
package struct Layer: Sendable, Codable, Equatable {
  package var name: String
  /// Globs of paths: of files, and of the files that things are declared in. `(*)` stands for one folder or file name, or a part of one.
  package var paths: [String] = []
  package var modules: [String] = []
  /// Globs of names: of types, and of files without folder and extension.
  package var names: [String] = []
  /// Classes below one of these, at any distance.
  package var superclass: [String] = []
  /// Types that conform to one of these.
  package var `protocol`: [String] = []
  package var role: [String] = []
  package var kinds: [Entity.Kind] = []
  package var not: [Selector] = []
  /// The parts that different selector entries select may not use each other; nor may the different folders that one `(*)` matches.
  package var independent = false
  /// May not be skipped: layers above reach layers below only through it.
  package var closed = false
  /// May select nothing.
  package var optional = false
  /// The inner layers, from the top down. If `paths` contain `(*)`, each matching folder has these layers, with `$1` in their selectors.
  package var layers: [Layer] = []
  /// Where it is written; an empty path if unknown.
  package var location = SourceLocation("")

  package init(
    _ name: String, paths: [String] = [], modules: [String] = [], names: [String] = [], independent: Bool = false, closed: Bool = false,
    layers: [Layer] = []
  ) {
    self.name = name
    self.paths = paths
    self.modules = modules
    self.names = names
    self.independent = independent
    self.closed = closed
    self.layers = layers
  }

  private enum CodingKeys: String, CodingKey {
    case name, paths, modules, names, superclass, `protocol`, role, kinds, not, independent, closed, optional, layers
  }

  /// Everything but the name is optional, and a list of one may be written without brackets.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    name = try keys.decode(String.self, forKey: .name)
    paths = try keys.decodeListOrOne(String.self, forKey: .paths)
    modules = try keys.decodeListOrOne(String.self, forKey: .modules)
    names = try keys.decodeListOrOne(String.self, forKey: .names)
    superclass = try keys.decodeListOrOne(String.self, forKey: .superclass)
    `protocol` = try keys.decodeListOrOne(String.self, forKey: .protocol)
    role = try keys.decodeListOrOne(String.self, forKey: .role)
    kinds = try keys.decodeListOrOne(Entity.Kind.self, forKey: .kinds)
    not = try keys.decodeListOrOne(Selector.self, forKey: .not)
    independent = try keys.decodeIfPresent(Bool.self, forKey: .independent) ?? false
    closed = try keys.decodeIfPresent(Bool.self, forKey: .closed) ?? false
    optional = try keys.decodeIfPresent(Bool.self, forKey: .optional) ?? false
    layers = try keys.decodeListOrOne(Layer.self, forKey: .layers)
    location = decoder.place
    try refuseMistakes(in: paths, names: names, role: role, decoder)
  }

  /// Encodes only what is set: `arborist config --effective` prints it.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(name, forKey: .name)
    for (key, patterns) in [(CodingKeys.paths, paths), (.modules, modules), (.names, names), (.superclass, superclass), (.protocol, `protocol`), (.role, role)] {
      if !patterns.isEmpty { try keys.encode(patterns, forKey: key) }
    }
    if !kinds.isEmpty { try keys.encode(kinds, forKey: .kinds) }
    if !not.isEmpty { try keys.encode(not, forKey: .not) }
    for (key, flag) in [(CodingKeys.independent, independent), (.closed, closed), (.optional, optional)] where flag { try keys.encode(flag, forKey: key) }
    if !layers.isEmpty { try keys.encode(layers, forKey: .layers) }
  }

  /// One entry for each pattern, with its name in messages. `captures` are what the marks of the surrounding layer matched.
  package func entries(filledWith captures: [String] = []) -> [(words: String, selector: Selector)] {
    func entries(_ patterns: [String], _ key: WritableKeyPath<Selector, [String]>) -> [(String, Selector)] {
      patterns.map { pattern in
        var selector = Selector()
        selector[keyPath: key] = [pattern]
        selector.kinds = kinds
        selector.not = not
        selector = selector.filled(with: captures)
        return (selector[keyPath: key][0], selector)
      }
    }
    return entries(paths, \.paths) + entries(modules, \.modules) + entries(names, \.names) + entries(superclass, \.superclass)
      + entries(`protocol`, \.protocol) + entries(role, \.role)
  }
}

/// An allowed dependency against the layers, and the reason.
///
///     rules:
///       layer-violation:
///         exceptions:
///           - {from: Model/PSComment.m, to: Screens/PSCommentViewController.h, because: the screen is split next month}
///           - {from: {names: PSSession}, to: {role: view-controller}, because: it presents the login itself}
///
/// `from` and `to` are paths, or selectors as in `custom_rules`. What a selected file contains, and what is stated about a selected thing, may use what `to` selects.
package struct LayerException: Sendable, Codable, Equatable {
  package var from: Selector
  package var to: Selector
  package var because: String
  /// Where it is written; an empty path if unknown.
  package var location = SourceLocation("")

  package init(from: [String], to: [String], because: String) {
    self.from = Selector(paths: from)
    self.to = Selector(paths: to)
    self.because = because
  }

  private enum CodingKeys: String, CodingKey { case from, to, because }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    from = try keys.decodePathsOrSelector(forKey: .from)
    to = try keys.decodePathsOrSelector(forKey: .to)
    because = try keys.decode(String.self, forKey: .because)
    location = decoder.place
    guard !because.allSatisfy(\.isWhitespace) else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "give the reason in 'because'")) }
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(from, forKey: .from)
    try keys.encode(to, forKey: .to)
    try keys.encode(because, forKey: .because)
  }
}

extension KeyedDecodingContainer {
  /// A selector, or the paths of one: a pattern or a list of them.
  fileprivate func decodePathsOrSelector(forKey key: Key) throws -> Selector {
    if (try? nestedContainer(keyedBy: AnyKey.self, forKey: key)) != nil { return try decode(Selector.self, forKey: key) }
    guard contains(key) else { throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "")) }
    return Selector(paths: try decodeListOrOne(String.self, forKey: key))
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
