import Facts

/// The facts about classes in interface files: which classes a file instantiates, which objects it connects, and which it puts into others.
///
/// The ownership of an outlet is declared by the property in the source. A file only tells what the system keeps by itself: the view of a controller, views in views,
/// the top-level objects of a nib, and the child screens of a screen.
struct InterfaceLinks {
  private let documents: [InterfaceDocument]
  private let names: [String]
  private let documentsOfName: [String: [Int]]
  /// The connections of a screen to its child screens, by the screen's number.
  private let parts: [[Int: [InterfaceDocument.Connection]]]

  init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    let names = documents.map { interfaceName($0.path) }
    self.names = names
    documentsOfName = Dictionary(grouping: documents.indices) { names[$0] }
    parts = documents.map { document in
      Dictionary(grouping: document.connections.filter { $0.kind == .child }) { document.screen(around: $0.source) }
    }
  }

  /// In the order of the file. O(objects and connections). Long, because each kind of connection means something else.
  func facts(of number: Int) -> [NamedFact] {
    let document = documents[number]
    var facts: Set<NamedFact> = []
    func state(_ subject: NamedFact.End, _ relation: Relation, _ object: NamedFact.End, _ line: Int, _ details: Fact.Details = .init()) {
      var details = details
      if subject != .file { details.flags.insert(.described) }
      facts.insert(NamedFact(subject, relation, object, at: SourceLocation(document.path, line: line), details))
    }
    let owners = Owners(document)
    for (index, object) in document.objects.enumerated() {
      guard let name = object.className else { continue }
      switch object.part {
      case .object: state(.file, .creates, .type(name), object.line)
      case .owner: state(.file, .uses, .type(name), object.line, .init(access: "owner"))
      case .firstResponder, .exit, .standIn: continue
      }
      if let owner = owners.owner(of: index), let keeper = document.objects[owner.object].className {
        state(.type(keeper), .holds, .type(name), object.line, .init(ownership: .strong, member: owner.role, flags: owner.isOneOfMany ? .many : []))
      }
    }
    for connection in document.connections {
      let source = document.objects[connection.source].className
      let target = connection.destination.flatMap { document.numbers[$0] }
      let name = target.flatMap { document.objects[$0].className }
      if let own = connection.className { state(.file, .creates, .type(own), connection.line) }
      switch connection.kind {
      case .outlet, .outletOfMany:
        let details = Fact.Details(member: connection.name, access: connection.kind == .outlet ? "outlet" : "outlets")
        guard let source else { continue }
        state(.file, .uses, .type(source), connection.line, details)
        guard let name, let target, [.object, .owner].contains(document.objects[target].part) else { continue }
        state(.type(source), .uses, .type(name), connection.line, details)
        // The platform declares this outlet.
        if connection.name == "view", document.objects[connection.source].part == .owner, !document.isOfMac {
          state(.type(source), .holds, .type(name), connection.line, .init(ownership: .strong, member: "view"))
        }
      case .action:
        let details = Fact.Details(member: connection.name, access: "action")
        if let target, document.objects[target].part == .firstResponder, let selector = connection.name {
          state(.file, .uses, .responders(selector), connection.line, details)
        } else if let name {
          state(.file, .uses, .type(name), connection.line, details)
          if let source { state(.type(source), .uses, .type(name), connection.line, details) }
        }
      case .segue, .child:
        guard let screen = document.objects[document.screen(around: connection.source)].className else { continue }
        for shown in screens(number, connection.destination) {
          if connection.kind == .segue {
            state(.type(screen), .uses, .type(shown), connection.line, .init(member: connection.name, access: "segue"))
          } else {
            let member = connection.name ?? "children"
            state(.type(screen), .holds, .type(shown), connection.line, .init(ownership: .strong, member: member, access: "segue", flags: .many))
          }
        }
      case .unwind:
        guard let screen = document.objects[document.screen(around: connection.source)].className, let selector = connection.name else { continue }
        state(.type(screen), .uses, .responders(selector), connection.line, .init(member: selector, access: "unwind"))
      }
    }
    return facts.sorted { ($0.location, $0.relation.order, "\($0.subject) \($0.object)") < ($1.location, $1.relation.order, "\($1.subject) \($1.object)") }
  }

  // MARK: Screens

  private static let mostScreens = 64
  private static let deepestContainers = 4

  /// The screens of a file that have an identifier and a single class, by identifier in byte order.
  func namedScreens(of document: Int) -> [NamedScreen] {
    documents[document].screens.sorted { isBefore($0.key, $1.key) }.compactMap { identifier, id in
      let classes = screens(document, id)
      return classes.count == 1 ? NamedScreen(identifier, classes[0]) : nil
    }
  }

  /// The classes of the initial screen of a storyboard, or of the top-level objects of a nib, in the order of the file.
  func beginnings(of document: Int) -> [ClassName] {
    if documents[document].isStoryboard { return documents[document].first.map { screens(document, $0) } ?? [] }
    return documents[document].objects.filter { $0.part == .object && $0.parent == nil }.compactMap(\.className)
  }

  /// The classes of the screens that a connection leads to. A platform container stands for its content.
  private func screens(_ document: Int, _ id: String?) -> [ClassName] {
    var found: [ClassName] = []
    var seen: Set<[Int]> = []
    var waiting = [(document, id, 0)]
    var head = 0
    while head < waiting.count, found.count < Self.mostScreens, head < Self.mostScreens {
      let (place, id, depth) = waiting[head]
      head += 1
      guard let (document, object) = screen(place, id), seen.insert([document, object]).inserted else { continue }
      if let name = documents[document].objects[object].className {
        found.append(name)
      } else if depth < Self.deepestContainers {
        for connection in (parts[document][object] ?? []).prefix(Self.mostScreens) { waiting.append((document, connection.destination, depth + 1)) }
      }
    }
    return found
  }

  /// The object with an id; if it is a reference, the object in the other file.
  private func screen(_ document: Int, _ id: String?) -> (document: Int, object: Int)? {
    guard let id else { return nil }
    guard let reference = documents[document].references[id] else { return documents[document].numbers[id].map { (document, $0) } }
    guard !reference.isElsewhere, let other = file(named: reference.storyboard ?? names[document], near: document) else { return nil }
    let screen = reference.identifier.map { documents[other].screens[$0] } ?? documents[other].first
    return screen.flatMap { documents[other].numbers[$0] }.map { (other, $0) }
  }

  private func file(named name: String, near document: Int) -> Int? {
    guard let all = documentsOfName[name]?.prefix(Self.mostScreens) else { return nil }
    let nearest = nearestFile(all.map { documents[$0].path }, to: documents[document].path)
    return all.first { isSamePath(documents[$0].path, nearest) }
  }

  // MARK: Owners

  /// What the system keeps by itself of a file's objects, and which object keeps it.
  private struct Owners {
    struct Owner {
      var object: Int
      var role: String
      var isOneOfMany: Bool
    }

    private static let deepestObjects = 256

    private let document: InterfaceDocument
    /// The first object of each scene with a screen.
    private var screens: [Int: Int] = [:]
    private let fileOwner: Int?

    init(_ document: InterfaceDocument) {
      self.document = document
      for (index, object) in document.objects.enumerated() where object.isController && object.parent == nil {
        if let scene = object.scene, screens[scene] == nil { screens[scene] = index }
      }
      // On iOS the objects of a nib are handed to the loader, and outlets keep them.
      fileOwner = document.isOfMac && !document.isStoryboard ? document.objects.firstIndex { $0.part == .owner } : nil
    }

    /// The nearest surrounding object with a custom class, and the role in it; if there is none, the screen of the scene or the owner of a Mac nib. Nil for objects that are
    /// created repeatedly.
    func owner(of object: Int) -> Owner? {
      guard document.objects[object].part == .object else { return nil }
      var below = object
      var isOneOfMany = document.objects[object].isOneOfMany
      for _ in 0..<Self.deepestObjects {
        if document.objects[below].isRepeated { return nil }
        guard let around = document.objects[below].parent else { break }
        if document.objects[around].className != nil { return Owner(object: around, role: document.objects[below].role, isOneOfMany: isOneOfMany) }
        below = around
        isOneOfMany = isOneOfMany || document.objects[around].isOneOfMany
      }
      if let scene = document.objects[below].scene {
        guard let screen = screens[scene], !document.objects[below].isController else { return nil }
        return Owner(object: screen, role: "topLevelObjects", isOneOfMany: true)
      }
      return fileOwner.map { Owner(object: $0, role: "topLevelObjects", isOneOfMany: true) }
    }
  }
}
