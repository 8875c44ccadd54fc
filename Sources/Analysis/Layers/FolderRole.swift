/// The purpose of a folder in the structure of an application, as far as its name tells.
package enum FolderRole: Sendable, CaseIterable {
  /// Assembles the rest: `App`, `Coordinators`.
  case application
  /// `Screens`, `ViewControllers`.
  case controllers
  /// `UI`, which may contain controllers and views.
  case interface
  /// `Views`, `Cells`.
  case views
  /// `Services`, `Network`, `Stores`.
  case services
  /// `Data`, which may contain services and models.
  case data
  /// `Model`, `Entities`, `Domain`.
  case model
  /// `Core`, `Common`: a mixture of everything below the interface.
  case core
  /// `Extensions`: of the platform's types, or of the model's.
  case extensions
  /// `Utilities`, `Helpers`.
  case utilities

  /// The levels at which folders of this role occur, 0 at the bottom. If the ranges of two roles overlap, the names don't tell their order.
  private var heights: ClosedRange<Int> {
    switch self {
    case .application: 5...5
    case .controllers: 4...4
    case .interface: 3...4
    case .views: 3...3
    case .services: 2...2
    case .data: 1...2
    case .model: 1...1
    case .core: 0...2
    case .extensions: 0...1
    case .utilities: 0...0
    }
  }

  /// Whether folders of this role are above those of another: they may use them, but not the other way round.
  package func isAbove(_ other: FolderRole) -> Bool { heights.lowerBound > other.heights.upperBound }

  /// The same if one role may be unknown: an application is above everything that it assembles, and utilities are below everything that uses them.
  package static func isAbove(_ a: FolderRole?, _ b: FolderRole?) -> Bool {
    guard let a, let b else { return a == .application && b == nil || a == nil && b == .utilities }
    return a.isAbove(b)
  }

  /// The role of a folder's name, ignoring case, blanks and plural; nil for most names.
  package init?<Name: StringProtocol>(ofFolderNamed name: Name) {
    let word = name.lowercased().filter { !" _-&+".contains($0) }
    guard let role = Self.roles[word] ?? (word.hasSuffix("s") ? Self.roles[String(word.dropLast())] : nil) else { return nil }
    self = role
  }

  /// The role of the innermost folder in a file's path that has one.
  package init?(ofFileAt path: String) {
    for name in path.split(separator: "/").dropLast().reversed() {
      guard let role = FolderRole(ofFolderNamed: name) else { continue }
      self = role
      return
    }
    return nil
  }

  /// In the singular if both numbers are common.
  private static let roles: [String: FolderRole] = {
    let names: [(FolderRole, [String])] = [
      (.application, ["app", "application", "appdelegate", "coordinator", "flow", "flowcoordinator", "appcoordinator"]),
      (.controllers, ["controller", "viewcontroller", "screen", "scene"]),
      (.interface, ["ui", "userinterface", "presentation", "interface"]),
      (.views, ["view", "cell", "widget", "uicomponent", "subview", "control", "tableviewcell", "collectionviewcell"]),
      (.services, ["service", "network", "networking", "api", "store", "storage", "persistence", "database", "repository", "repositories"]),
      (.data, ["data", "viewmodel"]),
      (.model, ["model", "entity", "entities", "domain", "domainmodel", "datamodel", "valueobject"]),
      (.core, ["core", "common", "shared"]),
      (.extensions, ["extension", "categories", "category"]),
      (.utilities, ["utility", "utilities", "util", "helper", "foundation"]),
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { role, names in names.map { ($0, role) } })
  }()
}
