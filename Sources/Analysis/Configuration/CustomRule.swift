package import Facts

/// A rule that the project defines under `custom_rules`: what may not depend on what, what something may only depend on, or what it must depend on.
///
///     custom_rules:
///       - name: no-screens-in-the-model
///         from: {paths: [Model/**]}
///         to: {role: [view, view-controller]}
///         because: the extension uses the model too
///       - name: features-are-islands
///         from: {paths: [Features/(*)/**]}
///         to: {paths: [Features/**], not: {paths: [Features/$1/**]}}
///         relation: imports
///       - name: screens-are-tested
///         from: {superclass: UIViewController}
///         required: {protocol: Screen}
///         relation: conforms
///
/// `to` is forbidden; with `allowed`, everything else of the project is; with `required`, one of these must be used. `reachable: true` follows chains of dependencies.
package struct CustomRule: Sendable, Codable, Equatable {
  package var name: String
  package var from: Selector
  package var to: Selector?
  package var allowed: Selector?
  package var required: Selector?
  /// If empty, all relations except structural ones.
  package var relation: [Relation] = []
  package var reachable = false
  package var because: String?
  package var level: Level?
  /// `from` may select nothing.
  package var optional = false
  /// Where it is written; an empty path if unknown.
  package var location = SourceLocation("")

  /// A rule without a requirement yet: set `to`, `allowed` or `required`.
  package init(_ name: String, from: Selector) {
    self.name = name
    self.from = from
  }

  private enum CodingKeys: String, CodingKey { case name, from, to, allowed, required, relation, reachable, because, level, optional }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    name = try keys.decode(String.self, forKey: .name)
    from = try keys.decode(Selector.self, forKey: .from)
    to = try keys.decodeIfPresent(Selector.self, forKey: .to)
    allowed = try keys.decodeIfPresent(Selector.self, forKey: .allowed)
    required = try keys.decodeIfPresent(Selector.self, forKey: .required)
    relation = try keys.decodeListOrOne(Relation.self, forKey: .relation)
    reachable = try keys.decodeIfPresent(Bool.self, forKey: .reachable) ?? false
    because = try keys.decodeIfPresent(String.self, forKey: .because)
    level = try keys.decodeIfPresent(Level.self, forKey: .level)
    optional = try keys.decodeIfPresent(Bool.self, forKey: .optional) ?? false
    location = decoder.place
    func refuse(_ message: String) -> DecodingError { .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message)) }
    let forms = [to, allowed, required].count { $0 != nil }
    guard forms == 1 else { throw refuse("'\(name)' needs one of 'to', 'allowed' and 'required', and has \(forms)") }
    if reachable, to == nil { throw refuse("'reachable' goes with 'to'") }
  }

  /// Encodes only what is set: `arborist config --effective` prints it.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(name, forKey: .name)
    try keys.encode(from, forKey: .from)
    try keys.encodeIfPresent(to, forKey: .to)
    try keys.encodeIfPresent(allowed, forKey: .allowed)
    try keys.encodeIfPresent(required, forKey: .required)
    if !relation.isEmpty { try keys.encode(relation, forKey: .relation) }
    if reachable { try keys.encode(true, forKey: .reachable) }
    try keys.encodeIfPresent(because, forKey: .because)
    try keys.encodeIfPresent(level, forKey: .level)
    if optional { try keys.encode(true, forKey: .optional) }
  }
}

// Rule options are stored properties, so their types have to be codable.
extension Level: Codable {}
extension Relation: Codable {}
