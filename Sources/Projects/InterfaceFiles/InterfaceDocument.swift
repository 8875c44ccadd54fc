import Facts

/// One interface file: the objects that it describes, and their connections.
struct InterfaceDocument {
  /// What an element of the file represents.
  enum Part {
    /// An object that the file makes.
    case object
    /// The owner of the nib, which loads it and has its outlets.
    case owner
    /// The first responder, whichever object that is.
    case firstResponder
    /// The exit of a scene, for unwind segues.
    case exit
    /// An object that exists anyway, such as the application.
    case standIn
  }

  struct Object {
    var id: String?
    var part = Part.object
    var className: ClassName?
    /// The surrounding object.
    var parent: Int?
    /// Its role in the surrounding object: `view`, `subviews`, `gestureRecognizers`.
    var role = ""
    /// Whether it is one of several of that role.
    var isOneOfMany = false
    var isController = false
    /// Whether it is a template for many, like the cell of a list.
    var isRepeated = false
    /// Whether code may ask for it by a name.
    var isNamed = false
    /// The number of its scene in a storyboard.
    var scene: Int?
    var line: Int
  }

  struct Connection {
    enum Kind: Equatable {
      case outlet, outletOfMany, action
      /// Shows another screen.
      case segue
      /// Makes the other screen a part of this one: embedded, or an initial child of a container.
      case child
      /// Goes back to an earlier screen with a method for it.
      case unwind
    }

    var kind: Kind
    /// The object that has the outlet, sends the action, or shows the other screen.
    var source: Int
    /// The id of the object at the other end; nil for the first responder.
    var destination: String?
    /// The property or the selector; for a segue its name, or the role of the other screen.
    var name: String?
    /// How a segue presents the other screen; nil for a segue of another kind.
    var presentation: InterfaceObject.Presentation?
    /// The custom class of a segue.
    var className: ClassName?
    var line: Int
  }

  struct Reference {
    var storyboard: String?
    var identifier: String?
    /// Whether the storyboard is in another bundle.
    var isElsewhere = false
  }

  private(set) var path: String
  var isStoryboard = false
  var isOfWatch = false
  var isOfMac = false
  /// The id of the initial screen.
  var first: String?
  var objects: [Object] = []
  var connections: [Connection] = []
  /// By id; if an id occurs twice, the first object.
  var numbers: [String: Int] = [:]
  /// The ids of the screens with an identifier, by that.
  var screens: [String: String] = [:]
  /// References to screens in other files, by id.
  var references: [String: Reference] = [:]
  /// The ids that occur twice, and the lines of connections without a target.
  var repeatedIDs: [String] = []
  var loose: [Int] = []
  /// The scenes with the application itself: its delegate and its menus are created with it.
  var applicationScenes: Set<Int> = []

  /// The class of the owner of a nib.
  var owner: ClassName? { objects.first { $0.part == .owner }?.className }

  /// Throws if the bytes are not XML, truncated, or declare a document type. O(bytes).
  init(_ bytes: [UInt8], path: String) throws(UnreadableXML) {
    self.path = path
    let tree = try XMLTree(bytes, textsOf: ["string", "int", "integer"])
    guard let root = tree.elements.first else { return }
    let type = root.attributes["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return }
    isStoryboard = type.contains("Storyboard")
    isOfMac = type.contains(".Cocoa.") || root.attributes["targetRuntime"]?.hasPrefix("MacOSX") == true
    switch root.name {
    case "document":
      isOfWatch = root.attributes["targetRuntime"] == "watchKit"
      first = root.attributes["initialViewController"]
      var reader = InterfaceReader(tree, self)
      self = reader.read()
    case "archive": self = InterfaceArchive(tree).read(self)
    default: break
    }
    loose = connections.filter { connection in
      guard let id = connection.destination else { return false }
      return numbers[id] == nil && references[id] == nil
    }.map(\.line)
  }

  /// Adds an object and returns its number.
  @discardableResult mutating func add(_ object: Object) -> Int {
    objects.append(object)
    if let id = object.id {
      if numbers[id] == nil { numbers[id] = objects.count - 1 } else { repeatedIDs.append(id) }
    }
    return objects.count - 1
  }
}
