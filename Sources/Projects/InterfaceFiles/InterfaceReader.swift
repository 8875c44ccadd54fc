import Facts
import Platform

/// Reads the current format of storyboards and nibs: objects are elements, nested as on the screen.
struct InterfaceReader {
  private let tree: XMLTree
  private var document: InterfaceDocument
  /// For each element its object, and the nearest surrounding one.
  private var objects: [Int?]
  private var around: [Int?]
  /// For each element the role of its content in the surrounding object: the name of the outermost element in between.
  private var roles: [String?]
  /// Whether its content is a template for many.
  private var arePatterns: [Bool]
  private var scenes: [Int?]
  private var isInConnections: [Bool]

  init(_ tree: XMLTree, _ document: InterfaceDocument) {
    self.tree = tree
    self.document = document
    objects = Array(repeating: nil, count: tree.elements.count)
    around = objects
    scenes = objects
    roles = Array(repeating: nil, count: tree.elements.count)
    isInConnections = Array(repeating: false, count: tree.elements.count)
    arePatterns = isInConnections
  }

  mutating func read() -> InterfaceDocument {
    for index in tree.elements.indices {
      let element = tree.elements[index]
      if let parent = element.parent {
        around[index] = objects[parent] ?? around[parent]
        scenes[index] = scenes[parent]
        isInConnections[index] = isInConnections[parent]
        if objects[parent] == nil, tree.elements[parent].parent != nil { (roles[index], arePatterns[index]) = (roles[parent], arePatterns[parent]) }
      }
      if isInConnections[index] {
        addConnection(element, around[index])
        continue
      }
      switch element.name {
      case "connections": isInConnections[index] = true
      case "scene": scenes[index] = index
      case "viewControllerPlaceholder", "controllerPlaceholder": addReference(element)
      default:
        if element.attributes["id"] != nil || element.attributes["customClass"] != nil { addObject(index) }
      }
      if objects[index] == nil {
        if roles[index] == nil { roles[index] = element.attributes["key"] ?? element.name }
        if isPattern(element.name, in: around[index]) { arePatterns[index] = true }
      }
    }
    return document
  }

  private mutating func addObject(_ index: Int) {
    let element = tree.elements[index]
    var object = InterfaceDocument.Object(id: element.attributes["id"], className: className(element), parent: around[index], scene: scenes[index], line: element.line)
    object.part = part(element)
    object.isOneOfMany = roles[index] != nil
    object.role = roles[index] ?? element.attributes["key"] ?? element.name
    object.isController = element.name.hasSuffix("ontroller") && !Self.modelControllers.contains(element.name)
    object.isRepeated = arePatterns[index]
    if let identifier = element.attributes["storyboardIdentifier"] ?? element.attributes["identifier"], let id = object.id {
      document.screens[identifier] = document.screens[identifier] ?? id
      object.isNamed = true
    }
    if element.name == "application", let scene = scenes[index] { document.applicationScenes.insert(scene) }
    objects[index] = document.add(object)
  }

  /// The controllers of AppKit's bindings, which are no screens.
  private static let modelControllers: Set<String> = ["arrayController", "objectController", "treeController", "dictionaryController", "userDefaultsController"]

  private func part(_ element: XMLTree.Element) -> InterfaceDocument.Part {
    let id = element.attributes["id"]
    switch element.name {
    case "exit": return .exit
    case "placeholder", "customObject":
      let placeholder = element.attributes["placeholderIdentifier"]
      if placeholder == "IBFilesOwner" || id == "-2" && placeholder == nil { return .owner }
      if placeholder == "IBFirstResponder" || element.attributes["sceneMemberID"] == "firstResponder" || element.attributes["customClass"] == "FirstResponder" { return .firstResponder }
      if placeholder != nil || id.flatMap(Int.init).map({ $0 < 0 }) ?? false { return .standIn }
      return .object
    default: return .object
    }
  }

  /// Whether an element of this name contains templates. The cells of a section are created with the list, and are no templates.
  private func isPattern(_ name: String, in list: Int?) -> Bool {
    switch name {
    case "prototypes", "prototypeCellViews": true
    case "cells": list.map { document.objects[$0].role != "sections" } ?? true
    default: false
    }
  }

  private func className(_ element: XMLTree.Element) -> ClassName? {
    guard let name = element.attributes["customClass"], !name.isEmpty else { return nil }
    return ClassName(name, module: element.attributes["customModule"], isOfTarget: element.attributes["customModuleProvider"] == "target")
  }

  private mutating func addReference(_ element: XMLTree.Element) {
    guard let id = element.attributes["id"] else { return }
    document.references[id] = InterfaceDocument.Reference(
      storyboard: element.attributes["storyboardName"], identifier: element.attributes["referencedIdentifier"],
      isElsewhere: element.attributes["bundleIdentifier"] != nil)
  }

  /// Files of earlier versions say `modal`. A detail is shown above where no split view is around.
  private func presentation(_ attributes: [String: String]) -> InterfaceObject.Presentation? {
    switch attributes["kind"] {
    case "modal": .fullScreen
    case "presentation": attributes["modalPresentationStyle"] == "fullScreen" ? .fullScreen : .sheet
    case "showDetail", "sheet": .sheet
    case "popover", "popoverPresentation": .popover
    default: nil
    }
  }

  private mutating func addConnection(_ element: XMLTree.Element, _ source: Int?) {
    guard let source else { return }
    let attributes = element.attributes
    func add(_ kind: InterfaceDocument.Connection.Kind, _ destination: String?, _ name: String?) {
      document.connections.append(
        InterfaceDocument.Connection(
          kind: kind, source: source, destination: destination, name: name, presentation: kind == .segue ? presentation(attributes) : nil,
          className: element.name == "segue" ? className(element) : nil, line: element.line))
    }
    switch element.name {
    case "outlet": if let name = attributes["property"], let id = attributes["destination"] { add(.outlet, id, name) }
    case "outletCollection": if let name = attributes["property"], let id = attributes["destination"] { add(.outletOfMany, id, name) }
    case "action": if let name = attributes["selector"], let id = attributes["target"] ?? attributes["destination"] { add(.action, id, name) }
    case "segue":
      guard let id = attributes["destination"] else { return }
      switch attributes["kind"] {
      case "unwind": if let name = attributes["unwindAction"] { add(.unwind, id, name) }
      case "relationship": add(.child, id, attributes["relationship"])
      case "embed": add(.child, id, nil)
      case "custom" where attributes["customClass"].map(Platform.isSegueOfParts) ?? false: add(.child, id, attributes["identifier"])
      default: add(.segue, id, attributes["identifier"])
      }
    default: break
    }
  }
}
