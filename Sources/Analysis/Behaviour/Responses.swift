package import Facts
package import Graphs
internal import Platform

extension Graph {
  /// The methods of each type, those of its categories and extensions included, sorted. O(entities + methods).
  package func methodsOfTypes() -> [Node: [Method]] {
    var found: [Node: [Method]] = [:]
    for node in entities.indices {
      let own = methods.methods(of: node)
      guard !own.isEmpty else { continue }
      found[extendedType(node) ?? node, default: []] += own
    }
    return found.mapValues { $0.sorted() }
  }

  /// The type that a category or extension extends; nil for every other node.
  private func extendedType(_ node: Node) -> Node? {
    guard [.category, .extension].contains(entities[node].kind) else { return nil }
    return edges.edges(from: node).first { edges.relation(of: $0) == .extends }.map { edges.target(of: $0) }
  }
}

/// The response to a user action: the steps of an action or delegate callback. Each call of an own method, and each assignment to an own member with a setter or
/// observer, is followed by the steps of that method, setter or observer.
package struct Response {
  /// Where it begins.
  package let method: Method
  package let steps: [Step]

  package struct Step {
    package let step: Method.Step
    /// The method that contains the step: the first one, or an own method that it calls.
    package let method: Method
  }

  /// The responses of a type with the given methods. A method that several others call is part of each of their responses, once. O(steps) for each.
  package static func all(of type: Entity, _ methods: [Method]) -> [Response] {
    let exact = Dictionary(methods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let byBaseName = Dictionary(grouping: methods, by: \.baseName)
    func called(_ step: Method.Step) -> Method? {
      switch step.kind {
      case .clears, .turnsOn, .turnsOff, .assigns: return exact[step.setter] ?? exact[step.name]
      case .changes: return step.object == type.id ? exact[step.setter] ?? exact[step.name] : nil
      case .calls: break
      }
      guard step.object == type.id else { return nil }
      if let method = exact[step.name] { return method }
      // Calls leave out the labels of default values and trailing closures.
      guard step.name.hasSuffix(")"), let candidates = byBaseName[step.baseName], candidates.count == 1 else { return nil }
      return candidates[0]
    }
    return methods.filter { $0.isViewAction }.map { method in
      var steps: [Step] = []
      var seen: Set<String> = [method.name]
      var waiting = [(method: method, next: 0)]
      while let (current, next) = waiting.last {
        guard next < current.steps.count else {
          waiting.removeLast()
          continue
        }
        waiting[waiting.count - 1].next += 1
        steps.append(Step(step: current.steps[next], method: current))
        if let inner = called(current.steps[next]), seen.insert(inner.name).inserted { waiting.append((inner, 0)) }
      }
      return Response(method: method, steps: steps)
    }
  }
}

extension Method {
  /// Whether it is called because the user touched, typed or selected something.
  package var isViewAction: Bool { traits.contains(.isAction) || Platform.isUserEvent(name) }

  /// The name without labels and parameters.
  package var baseName: String { String(name.prefix { $0 != "(" }) }
}

extension Method.Step {
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The name of the property's setter in Objective-C.
  fileprivate var setter: String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }
}

/// Tells which objects hold the state of a program: those that are neither on screen nor between a model and a screen.
package struct Models {
  private let graph: Graph
  private let family: Family

  package init(_ graph: Graph, _ family: Family) {
    self.graph = graph
    self.family = family
  }

  /// Whether a step changes a model: it assigns to a member of one, or calls a method of one whose name begins with a verb of change. Tracking and logging don't count.
  /// External types count if they keep what they are told; for assignments, types count as well that neither the source nor a table knows, such as observables of a
  /// library.
  package func isChanged(by step: Method.Step) -> Bool {
    switch step.kind {
    case .changes: break
    case .calls: guard verbsOfChange.contains(step.firstWord) else { return false }
    case .clears, .turnsOn, .turnsOff, .assigns: return false
    }
    guard let object = step.object, let node = graph.node(object) else { return false }
    let entity = graph.entities[node]
    let roles = family.roles(of: node)
    if entity.isExternal {
      return roles.contains(.model) || keepers.contains(entity.name) || step.kind == .changes && roles.isEmpty && entity.id.isSwift
    }
    return roles.isDisjoint(with: shown)
  }
}

/// Roles of objects on screen, or directly behind it.
private let shown: Set<Role> = [.view, .layer, .window, .viewController, .windowController, .application, .gestureRecognizer]

/// Platform classes that keep what a program tells them.
private let keepers: Set<String> = ["NSUserDefaults", "UserDefaults", "NSManagedObjectContext", "NSUbiquitousKeyValueStore", "ModelContext"]

private let verbsOfChange: Set<String> = [
  "accept", "activate", "add", "append", "apply", "approve", "archive", "assign", "attach", "begin", "bind", "bookmark", "cancel", "change", "clear",
  "close", "commit", "complete", "configure", "confirm", "connect", "create", "deactivate", "decrement", "delete", "deselect", "destroy", "detach",
  "disable", "disconnect", "discard", "dispatch", "duplicate", "edit", "empty", "enable", "end", "enqueue", "erase", "exchange", "execute", "finish",
  "follow", "forget", "handle", "hide", "import", "increment", "insert", "invalidate", "join", "leave", "like", "load", "lock", "login", "logout",
  "mark", "merge", "move", "mute", "new", "next", "open", "pause", "perform", "persist", "pin", "play", "post", "process", "publish", "purge", "push",
  "put", "queue", "redo", "refresh", "reject", "reload", "remove", "rename", "reorder", "replace", "reset", "restore", "resume", "revert", "save", "select",
  "send", "set", "share", "show", "sign", "start", "stop", "store", "submit", "subscribe", "switch", "sync", "synchronize", "toggle", "touch", "trash",
  "trigger", "undo", "unfollow", "unlock", "unpin", "unsubscribe", "update", "upload", "write",
]

extension Method.Step {
  /// `add` for `addTimezone(_:)` and `addTimezone:`.
  fileprivate var firstWord: String {
    String(name.prefix { $0.isLetter && $0.isLowercase })
  }
}
