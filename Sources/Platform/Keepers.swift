/// A method or function of the platform that keeps what it is given beyond the call: a timer its target, a centre its observer's block.
package struct PlatformKeeper: Sendable {
  /// The selector or the name of the function.
  package let name: String
  /// The class that keeps it; for a function the type of the object that it is about.
  package let keeper: String
  /// Which argument is kept.
  package let argument: Int
  /// What the platform calls it: "target", "block", "delegate".
  package let role: String
  /// The argument that is the keeping object itself: the source of `dispatch_source_set_event_handler`. Nil when the result is it, or
  /// the token that ends the keeping.
  package let holder: Int?
  /// Whether the name is so common that the class of the receiver has to be known too.
  package let needsReceiver: Bool
}

/// A collection of the platform that does not keep all its elements.
package enum WeakCollection: Sendable, Equatable {
  case keys, values, both

  /// What a message that makes a collection says of it; nil when it keeps its elements. `arguments` are as they stand in the source.
  package init?(selector: String, arguments: [String]) {
    func isWeak(_ index: Int) -> Bool {
      index < arguments.count && ["WeakMemory", "ZeroingWeak", "CopyInWeak"].contains { arguments[index].contains($0) }
    }
    switch selector {
    case "weakObjectsHashTable", "weakObjectsPointerArray", "weakToWeakObjectsMapTable", "hashTableWithWeakObjects", "pointerArrayWithWeakObjects",
      "mapTableWithWeakToWeakObjects":
      self = .both
    case "weakToStrongObjectsMapTable", "mapTableWithWeakToStrongObjects": self = .keys
    case "strongToWeakObjectsMapTable", "mapTableWithStrongToWeakObjects": self = .values
    case "hashTableWithOptions:", "pointerArrayWithOptions:", "initWithOptions:capacity:", "initWithOptions:":
      guard isWeak(0) else { return nil }
      self = .both
    case "mapTableWithKeyOptions:valueOptions:", "initWithKeyOptions:valueOptions:capacity:":
      switch (isWeak(0), isWeak(1)) {
      case (true, true): self = .both
      case (true, false): self = .keys
      case (false, true): self = .values
      case (false, false): return nil
      }
    default: return nil
    }
  }
}

extension Platform {
  /// What keeps an argument of a message with this selector, or of a call of this function; nil for the many that use it and let it go:
  /// `dispatch_async`, `enumerateObjectsUsingBlock:`, `animateWithDuration:animations:`.
  package static func keeper(named name: String) -> PlatformKeeper? { keepers[name] }

  /// The argument that a message puts into the collection that it is sent to.
  package static func addedArgument(of selector: String) -> Int? { addingSelectors[selector] }

  /// Whether a function gives up a reference that the caller counted: `CFRelease`, `CGImageRelease`.
  package static func isReleaseFunction(_ name: String) -> Bool {
    name.hasSuffix("Release") && ["CF", "CG", "CV", "CM", "Sec", "AX", "IO", "DA", "SC", "MD", "VT", "AB", "CT"].contains { name.hasPrefix($0) }
      || name == "dispatch_release"
  }

  private static let keepers: [String: PlatformKeeper] = {
    var found: [String: PlatformKeeper] = [:]
    for line in keeperTable.pieces(between: "\n") {
      let words = line.words
      guard words.count >= 4, let argument = Int(words[2]) else { continue }
      let holder = words.first { $0.hasPrefix("of=") }.flatMap { Int($0.dropFirst(3)) }
      found[words[0]] = PlatformKeeper(
        name: words[0], keeper: words[1], argument: argument, role: words[3], holder: holder, needsReceiver: words.contains("receiver"))
    }
    return found
  }()

  private static let addingSelectors: [String: Int] = [
    "addObject:": 0, "insertObject:atIndex:": 0, "setObject:forKey:": 0, "setObject:forKeyedSubscript:": 0, "setObject:atIndexedSubscript:": 0,
    "replaceObjectAtIndex:withObject:": 1, "addPointer:": 0, "insertPointer:atIndex:": 0, "setValue:forKey:": 0, "setObject:forKey:cost:": 0,
  ]
}

/// Selector or function, who keeps, which argument, as what.
private let keeperTable = """
  scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: NSTimer 1 target
  timerWithTimeInterval:target:selector:userInfo:repeats: NSTimer 1 target
  initWithFireDate:interval:target:selector:userInfo:repeats: NSTimer 2 target
  scheduledTimerWithTimeInterval:repeats:block: NSTimer 2 block
  timerWithTimeInterval:repeats:block: NSTimer 2 block
  initWithFireDate:interval:repeats:block: NSTimer 3 block
  displayLinkWithTarget:selector: CADisplayLink 0 target
  addObserverForName:object:queue:usingBlock: NSNotificationCenter 3 block
  addPeriodicTimeObserverForInterval:queue:usingBlock: AVPlayer 2 block
  addBoundaryTimeObserverForTimes:queue:usingBlock: AVPlayer 2 block
  sessionWithConfiguration:delegate:delegateQueue: NSURLSession 1 delegate
  dispatch_source_set_event_handler OS_dispatch_source 1 eventHandler of=0
  dispatch_source_set_cancel_handler OS_dispatch_source 1 cancelHandler of=0
  dispatch_source_set_registration_handler OS_dispatch_source 1 registrationHandler of=0
  """
