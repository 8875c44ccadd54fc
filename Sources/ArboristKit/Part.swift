internal import Analysis
internal import Facts
internal import Graphs

/// A part of a codebase: all that lies in a folder, all types of a name, all controllers. Several conditions must hold together.
///
///     code.types(in: "Model").named("*Store")
public struct Part: Sendable {
  let code: Codebase
  let selector: Selector
  /// As failures call it: `'Model'`, `names '*Store'`.
  var words: String {
    let named = selector.asNamed
    return named == Selector() ? "the project" : named.words
  }

  init(_ code: Codebase, _ selector: Selector) {
    self.code = code
    self.selector = selector
  }

  /// Those that have one of these names; `*` stands for any letters: `*ViewController`.
  public func named(_ patterns: String...) -> Part { with { $0.names += patterns } }

  /// Those of one of these modules.
  public func ofModule(_ names: String...) -> Part { with { $0.modules += names } }

  /// Those that descend from one of these classes, at any distance; the platform's are known too: `UIViewController`.
  public func inheriting(from classes: String...) -> Part { with { $0.superclass += classes } }

  /// Those that conform to one of these protocols, themselves or by what they descend from.
  public func conforming(to protocols: String...) -> Part { with { $0.protocol += protocols } }

  /// Those that play one of these roles, by what they descend from and conform to, or by the key `roles` of the configuration: `view`, `view-controller`, `coordinator`.
  public func playing(_ roles: String...) -> Part { with { $0.role += roles } }

  /// Those that are not in another part.
  public func except(_ other: Part) -> Part { with { $0.not.append(other.selector) } }

  private func with(_ change: (inout Selector) -> Void) -> Part {
    var selector = selector
    change(&selector)
    return Part(code, selector)
  }

  /// The types of this part, by name and then by file. O(entities).
  public var types: [TypeDescription] {
    code.report.graph.entities.enumerated().filter { $0.element.kind.isType && !$0.element.isExternal && code.selection.means(selector, $0.offset) }
      .compactMap { TypeDescription($0.element) }.sorted { ($0.name, $0.file, $0.line) < ($1.name, $1.file, $1.line) }
  }
}

extension Selector {
  /// The selector as its writer named it, without the conditions that `types` adds.
  fileprivate var asNamed: Selector {
    var named = self
    named.kinds = []
    named.external = nil
    named.not = not.map(\.asNamed)
    return named
  }
}

extension Codebase {
  var selection: Selection { Selection(report.graph) }

  /// All types of the project, with what categories and extensions add to them.
  public var types: Part { part([]) }

  /// The types that are declared in some folders or files, with categories and extensions there. Paths are globs below the root of the project, and a folder stands for all that lies in it:
  /// `Model`, `Features/*/Model`, `**/*Cell.swift`.
  public func types(in paths: String...) -> Part { part(paths) }

  /// Everything in some folders or files: types, functions, variables, and the files themselves with what they import.
  public func code(in paths: String...) -> Part { code(in: paths) }

  func code(in paths: [String]) -> Part { Part(self, Selector(paths: paths)) }

  private func part(_ paths: [String]) -> Part {
    var selector = Selector(paths: paths)
    selector.kinds = Entity.Kind.allCases.filter { $0.isType || $0 == .category || $0 == .extension }
    selector.external = false
    return Part(self, selector)
  }
}

/// A type of the project.
public struct TypeDescription: Sendable, Hashable {
  public let name: String
  /// `class`, `protocol`, `struct`, `enum` or `union`; an actor is a class.
  public let kind: String
  /// Nil where nothing tells the module.
  public let module: String?
  /// Relative to the root of the project.
  public let file: String
  public let line: Int

  init?(_ entity: Entity) {
    guard let location = entity.location else { return nil }
    (name, kind, module, file, line) = (entity.name, entity.kind.rawValue, entity.module, location.path, location.line)
  }
}
