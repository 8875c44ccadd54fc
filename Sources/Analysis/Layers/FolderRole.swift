/// What a folder is for, as far as its name says so: the part that it plays in the order of an application.
package enum FolderRole: Sendable, CaseIterable {
  /// Puts the rest together: `App`, `Coordinators`.
  case application
  /// `Screens`, `ViewControllers`.
  case controllers
  /// `UI`, which may have controllers and views in it.
  case interface
  /// `Views`, `Cells`.
  case views
  /// `Services`, `Network`, `Stores`.
  case services
  /// `Data`, which may have services and models in it.
  case data
  /// `Model`, `Entities`, `Domain`.
  case model
  /// `Core`, `Common`: some of everything that is below the interface.
  case core
  /// `Extensions`: some extend the platform's types, some the model's.
  case extensions
  /// `Utilities`, `Helpers`.
  case utilities

  /// The heights that folders of this name are found at, 0 at the bottom. Two roles whose ranges touch have no order that names could tell.
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

  /// Whether folders of this name stand above those of another: they may know them, and not the other way round.
  package func isAbove(_ other: FolderRole) -> Bool { heights.lowerBound > other.heights.upperBound }

  /// The same for folders whose names may say nothing: an application stands above all that it is put together from, and what serves everybody below it.
  package static func isAbove(_ a: FolderRole?, _ b: FolderRole?) -> Bool {
    guard let a, let b else { return a == .application && b == nil || a == nil && b == .utilities }
    return a.isAbove(b)
  }

  /// The role that a folder's name says, whatever its case, blanks and number; nil for most names.
  package init?<Name: StringProtocol>(ofFolderNamed name: Name) {
    let word = name.lowercased().filter { !" _-&+".contains($0) }
    guard let role = Self.roles[word] ?? (word.hasSuffix("s") ? Self.roles[String(word.dropLast())] : nil) else { return nil }
    self = role
  }

  /// The role of the innermost folder on the way to a file that has one.
  package init?(ofFileAt path: String) {
    for name in path.split(separator: "/").dropLast().reversed() {
      guard let role = FolderRole(ofFolderNamed: name) else { continue }
      self = role
      return
    }
    return nil
  }

  /// In the singular where both numbers are usual.
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
