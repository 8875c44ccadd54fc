import Facts

/// When the objects of interface files are created.
///
/// The initial screen of a storyboard is created with the application if a property list or project file names the storyboard; the same goes for the content of such a
/// nib. What is inside a screen, or a child of it (pages of a tab bar, an embedded screen), is created with the screen. Screens that other segues show are created each
/// time, and so are the cells of a list. Nothing is stated about screens that only code requests.
struct InterfaceLives {
  private(set) var objects: [InterfaceObject] = []
  private let documents: [InterfaceDocument]
  private var lives: [Node: Set<InterfaceObject.Life>] = [:]
  private var makers: [Node: Set<Node>] = [:]
  private var entries = ScreenEntries<Node>()

  private struct Node: Hashable {
    var document: Int
    var object: Int
  }

  /// `main` and `ofExtensions` are the names, without extension, of the files with which the application and its extensions start.
  init(_ documents: [InterfaceDocument], main: Set<String>, ofExtensions: Set<String>) {
    self.documents = documents
    let names = documents.map { interfaceName($0.path) }
    let hasWaysBack = documents.contains { $0.connections.contains { $0.kind == .unwind } }
    let documentsOfName = Dictionary(grouping: documents.indices) { names[$0] }
    func screens(_ document: Int, _ id: String?) -> [Node] {
      guard let id else { return [] }
      guard let reference = documents[document].references[id] else {
        return documents[document].numbers[id].map { [Node(document: document, object: $0)] } ?? []
      }
      // A reference to a screen of another file; there may be one file per language.
      return (documentsOfName[reference.storyboard ?? names[document]] ?? []).prefix(Self.mostNamesakes).compactMap { other in
        (reference.identifier.map { documents[other].screens[$0] } ?? documents[other].first).flatMap { documents[other].numbers[$0] }
          .map { Node(document: other, object: $0) }
      }
    }
    for (number, document) in documents.enumerated() {
      let isMain = main.contains(names[number]) || document.isOfWatch
      if isMain, document.first != nil { for node in screens(number, document.first) { lives[node, default: []].insert(.atLaunch) } }
      for (index, object) in document.objects.enumerated() where object.part == .object {
        let node = Node(document: number, object: index)
        if object.isRepeated { lives[node, default: []].insert(.eachTime) } else if let around = object.parent { makers[node, default: []].insert(Node(document: number, object: around)) }
        if let around = object.parent { entries.lead(from: Node(document: number, object: around), to: node) }
        if object.parent == nil, !document.isStoryboard || object.scene.map(document.applicationScenes.contains) ?? false {
          if isMain { lives[node, default: []].insert(.atLaunch) } else if let owner = document.owner { lives[node, default: []].insert(.with(owner.name)) }
        }
      }
      for segue in document.connections where segue.kind == .segue || segue.kind == .child {
        // The button triggers the segue, but the screen around it has it.
        let source = Node(document: number, object: document.screen(around: segue.source))
        for target in screens(number, segue.destination) where target != source {
          entries.lead(from: source, to: target)
          if segue.kind == .child {
            makers[target, default: []].insert(source)
          } else {
            lives[target, default: []].insert(hasWaysBack ? .eachTime : segue.presentation.map(InterfaceObject.Life.presented) ?? .eachTime)
          }
        }
      }
    }
    let named = main.union(ofExtensions)
    for (number, document) in documents.enumerated() { addEntries(number, document, named: document.isStoryboard && !named.contains(names[number]) ? names[number] : nil) }
    entries.follow()
    objects = withClassesAround()
  }

  /// The entry points of a file: the initial screen of a storyboard, screens with an identifier, and everything in a nib. Code has to request a storyboard by its
  /// `name`, unless the application starts with it.
  private mutating func addEntries(_ number: Int, _ document: InterfaceDocument, named name: String?) {
    let first = document.first.flatMap { document.numbers[$0] }
    let names = Dictionary(document.screens.map { (document.numbers[$0.value], $0.key) }, uniquingKeysWith: min)
    var controllers: [Int: Int] = [:]
    for (index, object) in document.objects.enumerated() where object.isController && object.parent == nil {
      if let scene = object.scene, controllers[scene] == nil { controllers[scene] = index }
    }
    for (index, object) in document.objects.enumerated() where object.part == .object && object.parent == nil {
      let node = Node(document: number, object: index)
      let controller = object.scene.flatMap { controllers[$0] }
      if let name = names[index] { entries.enter(node, named: name) }
      if index == first, let name {
        entries.enter(node, named: name)
      } else if index == first || controller == nil {
        entries.enter(node)
      } else if let controller, controller != index {
        // Objects next to a screen are created with it.
        entries.lead(from: Node(document: number, object: controller), to: node)
      }
    }
  }

  private static let mostNamesakes = 16
  /// The longest chain of makers; it is as long as screens are nested.
  private static let mostMakers = 100

  /// An object that is created with another one is created whenever that one is. If code may request that one by a name, or nothing is known to create it, its class decides.
  private func withClassesAround() -> [InterfaceObject] {
    var found: Set<InterfaceObject> = []
    for (number, document) in documents.enumerated() {
      for (index, object) in document.objects.enumerated() where object.part == .object {
        guard let name = object.className else { continue }
        let node = Node(document: number, object: index)
        let life = life(of: node)
        for life in life.isEmpty ? [.onDemand] : life {
          found.insert(
            InterfaceObject(
              name.name, module: name.module, life, behind: entries.screens(before: node), at: SourceLocation(document.path, line: object.line, column: 1)))
        }
      }
    }
    return found.sorted { ($0.location, $0.className, "\($0.life)") < ($1.location, $1.className, "\($1.life)") }
  }

  private func life(of start: Node) -> Set<InterfaceObject.Life> {
    var found: Set<InterfaceObject.Life> = []
    var seen: Set<Node> = [start]
    var waiting = [start]
    while let node = waiting.popLast(), seen.count < Self.mostMakers {
      let own = lives[node] ?? []
      found.formUnion(own)
      let object = documents[node.document].objects[node.object]
      if node != start, let name = object.className, object.isNamed || own.isEmpty && (makers[node] ?? []).isEmpty { found.insert(.with(name.name)) }
      for maker in makers[node] ?? [] where seen.insert(maker).inserted { waiting.append(maker) }
    }
    return found
  }
}

/// Which screens lead to which objects.
private struct ScreenEntries<Node: Hashable> {
  private var next: [Node: [Node]] = [:]
  private var free: Set<Node> = []
  private var named: [Node: Set<String>] = [:]

  mutating func lead(from source: Node, to target: Node) { next[source, default: []].append(target) }

  /// A node that is reached without a request by name.
  mutating func enter(_ node: Node) { free.insert(node) }

  /// A node that code may request by a name.
  mutating func enter(_ node: Node, named name: String) { named[node, default: []].insert(name) }

  /// Finds, for each node, the names that lead to it. O(nodes and edges) for each name.
  mutating func follow() {
    var waiting = Array(free)
    while let node = waiting.popLast() { for target in next[node] ?? [] where free.insert(target).inserted { waiting.append(target) } }
    waiting = Array(named.keys)
    while let node = waiting.popLast() {
      for target in next[node] ?? [] where !named[node]!.isSubset(of: named[target] ?? []) {
        named[target, default: []].formUnion(named[node]!)
        waiting.append(target)
      }
    }
  }

  /// The names of the screens that lead to a node; nil if no name is needed.
  func screens(before node: Node) -> Set<String>? { free.contains(node) ? nil : named[node] ?? [] }
}

extension InterfaceDocument {
  /// The controller that an object belongs to; the object itself if there is none.
  func screen(around object: Int) -> Int {
    var next: Int? = object
    while let number = next {
      if objects[number].isController { return number }
      next = objects[number].parent
    }
    return object
  }
}
