import Facts

/// One interface file: what it describes, and what it connects.
struct InterfaceDocument {
  /// What an element of the file stands for.
  enum Part {
    /// An object that the file makes.
    case object
    /// Who asked for the nib, and has its outlets.
    case owner
    /// Whoever takes an action at the time.
    case firstResponder
    /// The way back out of a scene.
    case exit
    /// What is there anyway, such as the application.
    case standIn
  }

  struct Object {
    var id: String?
    var part = Part.object
    var className: ClassName?
    /// The object around it.
    var parent: Int?
    /// What it is to the object around it: `view`, `subviews`, `gestureRecognizers`.
    var role = ""
    /// Whether it is one of several of that role.
    var isOneOfMany = false
    var isController = false
    /// Whether it is the pattern of many, like the cell of a list.
    var isRepeated = false
    /// Whether code may ask for it by a name.
    var isNamed = false
    /// The number of the scene of a storyboard that it stands in.
    var scene: Int?
    var line: Int
  }

  struct Connection {
    enum Kind: Equatable {
      case outlet, outletOfMany, action
      /// Shows another screen.
      case segue
      /// The other screen is a part of this one: embedded, or one of those that a container has from the start.
      case child
      /// Goes back to an earlier screen that has a method for it.
      case unwind
    }

    var kind: Kind
    /// The object that has the outlet, sends the action, shows the other screen.
    var source: Int
    /// The id of the object at the other end. Nil stands for the first responder.
    var destination: String?
    /// The property, the selector; of a segue its name or what the other screen is to this one.
    var name: String?
    /// How a segue shows the other screen above this one; nil where it shows it in another way.
    var presentation: InterfaceObject.Presentation?
    /// The class of a segue that has one of its own.
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
  /// The id of the first screen.
  var first: String?
  var objects: [Object] = []
  var connections: [Connection] = []
  /// By id; the first where an id is there twice.
  var numbers: [String: Int] = [:]
  /// The screens that code asks for by a name.
  var screens: [String: String] = [:]
  /// What stands for a screen of another file, by id.
  var references: [String: Reference] = [:]
  /// The ids that stand there twice, and the lines of connections that lead to nothing.
  var repeatedIDs: [String] = []
  var loose: [Int] = []
  /// The scenes with the application itself: its delegate and its menus are made with it.
  var applicationScenes: Set<Int> = []

  /// The class of the owner of a nib.
  var owner: ClassName? { objects.first { $0.part == .owner }?.className }

  /// Throws for what is no XML, is cut off, or declares types of its own. O(bytes).
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

  /// Adds an object; its number.
  @discardableResult mutating func add(_ object: Object) -> Int {
    objects.append(object)
    if let id = object.id {
      if numbers[id] == nil { numbers[id] = objects.count - 1 } else { repeatedIDs.append(id) }
    }
    return objects.count - 1
  }
}
