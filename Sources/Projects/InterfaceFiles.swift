import Facts
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// What the interface files of a project describe.
///
/// A storyboard's first screen is made with the application where a property list or project file names the storyboard, and so is what a nib has that
/// they name. What is inside of a screen, or stands in a relation to it (the pages of a tab bar, an embedded screen), is made with it; what other segues
/// show is made each time, and so are the cells of a list. Nothing is said of a screen that only code asks for.
struct InterfaceFiles {
  private(set) var objects: [InterfaceObject] = []
  private(set) var problems: [Problem] = []

  /// Reads the files at paths relative to the root. O(bytes).
  init(_ paths: [String], settings: [String], root: String, limit: Int) {
    guard !paths.isEmpty else { return }
    let named = Self.namesOfMainFiles(settings, root, limit)
    var documents: [InterfaceDocument] = []
    for path in paths {
      switch readFile(root + "/" + path, limit: limit) {
      case .success(let bytes):
        if let document = InterfaceDocument(bytes, path: path) { documents.append(document) } else {
          problems.append(Problem(.unreadable, path, "is not the XML of an interface file; its screens are not known. Save it again in Xcode"))
        }
      case .failure(let failure): problems.append(Problem(failure.kind, path, "the interface file \(failure.message)"))
      }
    }
    objects = Self.objects(of: documents, main: named.isEmpty ? ["Main", "MainMenu"] : named)
  }

  // MARK: Which files the application starts with

  private static let mainFileKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile"]

  private static func namesOfMainFiles(_ settings: [String], _ root: String, _ limit: Int) -> Set<String> {
    var names: Set<String> = []
    for path in settings {
      guard case .success(let bytes) = readFile(root + "/" + path, limit: limit) else { continue }
      if path.hasSuffix(".plist") {
        if let list = try? propertyList(bytes) { collect(from: list, &names, depth: 0) }
      } else {
        for line in bytes.split(separator: UInt8(ascii: "\n")) where isSetting(line) {
          let text = String(decoding: line, as: UTF8.self)
          guard let key = mainFileKeys.first(where: { text.contains("INFOPLIST_KEY_" + $0) }), text.contains(key), let value = text.split(separator: "=").last else { continue }
          names.insert(plain(String(value.filter { !"\"; \t\r".contains($0) })))
        }
      }
    }
    return names
  }

  /// Whether a line of a project file sets something of a property list: few of many do.
  private static func isSetting(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\"") }.starts(with: "INFOPLIST_KEY_".utf8)
  }

  private static func collect(from value: Any, _ names: inout Set<String>, depth: Int) {
    guard depth < 8 else { return }
    if let dictionary = value as? [String: Any] {
      for (key, value) in dictionary {
        // `UIMainStoryboardFile~ipad`
        if mainFileKeys.contains(where: key.hasPrefix), let name = value as? String { names.insert(plain(name)) } else { collect(from: value, &names, depth: depth + 1) }
      }
    } else if let list = value as? [Any] {
      for value in list { collect(from: value, &names, depth: depth + 1) }
    }
  }

  private static func plain(_ name: String) -> String {
    for ending in [".storyboard", ".xib", ".nib"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    return name
  }

  // MARK: Who is made with whom

  private struct Node: Hashable {
    var document: Int
    var id: String
  }

  private static func objects(of documents: [InterfaceDocument], main: Set<String>) -> [InterfaceObject] {
    let names = documents.map { plain(lastComponent(of: $0.path)) }
    func screen(_ name: String, _ identifier: String?) -> [Node] {
      documents.indices.filter { names[$0] == name }.compactMap { document in
        let id = identifier.map { documents[document].screens[$0] } ?? documents[document].first
        return id.map { Node(document: document, id: $0) }
      }
    }
    // A place that stands for a screen of another file.
    func screens(_ document: Int, _ id: String) -> [Node] {
      guard let reference = documents[document].references[id] else { return [Node(document: document, id: id)] }
      return screen(reference.storyboard ?? names[document], reference.identifier)
    }
    var lives: [Node: Set<InterfaceObject.Life>] = [:]
    var makers: [Node: Set<Node>] = [:]
    for (number, document) in documents.enumerated() {
      let isMain = main.contains(names[number]) || document.isOfWatch
      if isMain, let first = document.first { for node in screens(number, first) { lives[node, default: []].insert(.atLaunch) } }
      for (id, object) in document.objects {
        let node = Node(document: number, id: id)
        if object.isRepeated { lives[node, default: []].insert(.eachTime) } else if let around = object.parent { makers[node, default: []].insert(Node(document: number, id: around)) }
        if object.parent == nil, !document.isStoryboard || document.isApplicationScene(id) {
          if isMain { lives[node, default: []].insert(.atLaunch) } else if let owner = document.owner { lives[node, default: []].insert(.with(owner)) }
        }
        for segue in object.segues {
          for target in screens(number, segue.destination) where target != node {
            if segue.isPart { makers[target, default: []].insert(node) } else { lives[target, default: []].insert(.eachTime) }
          }
        }
      }
    }
    return withClassesAround(documents, lives, makers)
  }

  /// What is made with something is made when that is. What code may ask for by a name, or what nothing else tells of, is for its class to tell.
  private static func withClassesAround(
    _ documents: [InterfaceDocument], _ lives: [Node: Set<InterfaceObject.Life>], _ makers: [Node: Set<Node>]
  ) -> [InterfaceObject] {
    func life(of start: Node) -> Set<InterfaceObject.Life> {
      var found: Set<InterfaceObject.Life> = []
      var seen: Set<Node> = [start]
      var waiting = [start]
      while let node = waiting.popLast() {
        let own = lives[node] ?? []
        found.formUnion(own)
        if node != start, let object = documents[node.document].objects[node.id], let name = object.className,
          object.isNamed || own.isEmpty && (makers[node] ?? []).isEmpty
        {
          found.insert(.with(name))
        }
        for maker in makers[node] ?? [] where seen.insert(maker).inserted { waiting.append(maker) }
      }
      return found
    }
    var objects: Set<InterfaceObject> = []
    for (number, document) in documents.enumerated() {
      for (id, object) in document.objects {
        guard let name = object.className else { continue }
        let found = life(of: Node(document: number, id: id))
        for life in found.isEmpty ? [.onDemand] : found {
          objects.insert(InterfaceObject(name, module: object.module, life, at: SourceLocation(document.path, line: object.line, column: 1)))
        }
      }
    }
    return objects.sorted { ($0.location, $0.className, "\($0.life)") < ($1.location, $1.className, "\($1.life)") }
  }
}

/// One interface file: the objects with an id, nested as they are in the file.
struct InterfaceDocument {
  struct Segue {
    var destination: String
    /// Whether the destination is made with the source and kept by it.
    var isPart: Bool
  }

  struct Object {
    var className: String?
    var module: String?
    /// The object around it.
    var parent: String?
    /// Whether it is the pattern of many, like the cell of a list.
    var isRepeated: Bool
    /// Whether code may ask for it by a name.
    var isNamed: Bool
    var line: Int
    var segues: [Segue] = []
  }

  struct Reference {
    var storyboard: String?
    var identifier: String?
  }

  private(set) var path: String
  fileprivate(set) var isStoryboard = false
  fileprivate(set) var isOfWatch = false
  /// The first screen.
  fileprivate(set) var first: String?
  /// The class of the owner of a nib.
  fileprivate(set) var owner: String?
  fileprivate(set) var objects: [String: Object] = [:]
  /// The screens that code asks for by a name.
  fileprivate(set) var screens: [String: String] = [:]
  fileprivate(set) var references: [String: Reference] = [:]
  /// What stands in a scene beside the application itself: its delegate, its menus.
  fileprivate var besideApplication: Set<String> = []

  /// Nil for what is no XML, is cut off, or declares types of its own: no interface file does that. The old form of nibs, an archive, says nothing here.
  init?(_ bytes: [UInt8], path: String) {
    guard bytes.prefix(Self.longestHead).firstRange(of: Array("<!DOCTYPE".utf8)) == nil else { return nil }
    let reader = InterfaceReader(path)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    guard parser.parse(), reader.isWhole else { return nil }
    self = reader.isInterface ? reader.document : InterfaceDocument(empty: path)
  }

  fileprivate init(empty path: String) { self.path = path }

  private static let longestHead = 4096

  func isApplicationScene(_ id: String) -> Bool { besideApplication.contains(id) }
}

private final class InterfaceReader: NSObject, XMLParserDelegate {
  private(set) var document: InterfaceDocument
  private(set) var isInterface = false
  /// Whether the first element was closed again. The parser does not mind when the end is missing.
  private(set) var isWhole = false
  /// The elements that are open: their names, and the ids of those that are objects.
  private var open: [(name: String, object: String?)] = []
  private var scene: [String] = []
  private var hasApplication = false

  init(_ path: String) { document = InterfaceDocument(empty: path) }

  func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    var object: String?
    switch name {
    case "document" where open.isEmpty:
      let type = attributes["type"] ?? ""
      isInterface = type.hasPrefix("com.apple.InterfaceBuilder")
      document.isStoryboard = type.contains("Storyboard")
      document.isOfWatch = attributes["targetRuntime"] == "watchKit"
      document.first = attributes["initialViewController"]
    case "scene":
      scene = []
      hasApplication = false
    case "segue": addSegue(attributes)
    case "placeholder", "customObject":
      if let own = attributes["customClass"], attributes["placeholderIdentifier"] == "IBFilesOwner" || attributes["id"] == "-2" {
        document.owner = own
      } else if let id = attributes["id"], Int(id).map({ $0 >= 0 }) ?? true, attributes["placeholderIdentifier"] == nil {
        object = id
      }
    case "application": hasApplication = true
    case "viewControllerPlaceholder", "controllerPlaceholder":
      if let id = attributes["id"] { document.references[id] = InterfaceDocument.Reference(storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"]) }
    case "exit": break
    default:
      // An outlet has an id as well.
      if let id = attributes["id"], attributes["customClass"] != nil || name.hasSuffix("ontroller") { object = id }
    }
    if let object { add(object, attributes, parser.lineNumber) }
    open.append((name, object))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "scene", hasApplication { document.besideApplication.formUnion(scene) }
    _ = open.popLast()
    isWhole = open.isEmpty
  }

  private func add(_ id: String, _ attributes: [String: String], _ line: Int) {
    let parent = open.last { $0.object != nil }?.object
    let inside = open.lastIndex { $0.object != nil }.map { open[$0...] } ?? open[...]
    let identifier = attributes["storyboardIdentifier"] ?? attributes["identifier"]
    if let identifier { document.screens[identifier] = id }
    if parent == nil { scene.append(id) }
    document.objects[id] = InterfaceDocument.Object(
      className: attributes["customClass"], module: attributes["customModule"], parent: parent,
      isRepeated: inside.contains { ["prototypes", "prototypeCellViews", "cells"].contains($0.name) }, isNamed: identifier != nil, line: line)
  }

  private func addSegue(_ attributes: [String: String]) {
    guard let source = open.last(where: { $0.object != nil })?.object, let destination = attributes["destination"], let kind = attributes["kind"], kind != "unwind" else { return }
    document.objects[source]?.segues.append(InterfaceDocument.Segue(destination: destination, isPart: kind == "relationship" || kind == "embed"))
  }
}
