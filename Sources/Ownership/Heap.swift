import Facts

/// An object as one function knows it, by number.
typealias ObjectID = Int32
/// A slot of an object, by number: see `Slots`.
typealias SlotID = Int32

/// The names of the slots that objects have: members, and what closures, collections and the objects of libraries keep.
final class Slots {
  enum Slot: Hashable {
    case member(String)
    /// Of a collection, whichever.
    case element
    /// Of a variable that closures share.
    case content
    /// What a closure captured: for which of its locals, or for `self` (-1).
    case capture(Code.LocalID)
    case associated(String)
    /// What an object of a library keeps, by what it is to it.
    case role(String)
    /// A global variable or static member: a slot of the program.
    case variable(EntityID, String)
  }

  private(set) var all: [Slot] = []
  private var index: [Slot: SlotID] = [:]
  let element: SlotID
  let content: SlotID

  init() {
    (element, content) = (0, 1)
    for slot in [Slot.element, .content] {
      index[slot] = SlotID(all.count)
      all.append(slot)
    }
  }

  func id(_ slot: Slot) -> SlotID {
    if let known = index[slot] { return known }
    index[slot] = SlotID(all.count)
    all.append(slot)
    return SlotID(all.count - 1)
  }

  subscript(_ id: SlotID) -> Slot { all[Int(id)] }
}

/// Where an object comes from. Two of one origin are the same object, as far as one run of one function goes.
enum Origin: Hashable {
  case me
  /// The closure that runs.
  case environment
  case parameter(Int32)
  /// What all global variables are slots of.
  case program
  /// What a slot had when the function began.
  case content(ObjectID, SlotID)
  /// Some element of a collection, another at each place that asks for one.
  case element(ObjectID, Site)
  case new(Site)
  case closure(Site, Program.FunctionID)
  case collection(Site)
  /// What a call gave of which nothing else is known.
  case result(Site)
  case copy(ObjectID, Site)
  case box(Code.LocalID, Site)
  /// The run loop, a queue, a centre.
  case root(String)
}

extension Origin {
  /// Whether its slots may hold something that the function has not looked at yet.
  var isOld: Bool {
    switch self {
    case .me, .environment, .parameter, .program, .content, .element, .result, .copy: true
    case .new, .closure, .collection, .box, .root: false
    }
  }

  /// Whether it is what a slot had.
  var isFound: Bool {
    switch self {
    case .content, .element: true
    default: false
    }
  }
}

/// A place of a function, in one round of the loops around it.
struct Site: Hashable {
  var value: Int32
  /// Which round of which loop; 0 outside of loops.
  var round: Int32
  /// The object of the called function's summary, from 1; 0 for the function's own.
  var inner: Int32 = 0
  /// That function; -1 for the function's own.
  var callee: Int32 = -1
}

struct Object {
  var origin: Origin
  var type: Types.TypeID?
  /// Whether it is of this very type and of none that descends from it.
  var isExact: Bool
  var form: Code.TypeName.Form
  /// How many slots lie between it and what the function began with.
  var depth: Int32
  /// Whether it is a collection that lets go of its elements.
  var hasWeakElements = false
  /// Whether it gives values for as long as it lives: a subject, a published property, what is made from one.
  var isEndless = false
  /// The collection that it has some of the elements of.
  var remainder: ObjectID?
}

/// One link of the heap: what a slot has, and the step that put it there.
struct Link: Hashable {
  var target: ObjectID
  /// In `Steps`; 0 for what was there when the function began.
  var step: Int32
}

struct HeapKey: Hashable {
  var object: ObjectID
  var slot: SlotID
}

struct Contents: Hashable {
  var links: [Link]
  /// Whether the function put it there, or only found it.
  var isWritten: Bool
  /// Whether it was emptied, and perhaps not filled again.
  var mayBeEmpty = false
}

/// How a link came to be.
struct Step: Hashable {
  var location: SourceLocation
  /// Nil where the declaration of the member says.
  var ownership: Ownership?
  /// Whether it ends by itself.
  var isPassing = false
  /// The calls that make it run, without which it never ends by itself.
  var starts: [String] = []
  /// Whether it is one of several that may have happened.
  var isUnsure = false
  /// The call that made it, by number, and on which ways through the called function it does: what only different ways make is never there together.
  var call: Int32 = 0
  var ways = UInt64.max
  var role = ""
  var endings: [String] = []
}

/// What is so at one place of a function, on one way through it.
struct State {
  enum Status: Hashable { case running, left, returned, failed }

  var status = Status.running
  /// What each local has.
  var locals: [[ObjectID]]
  var heap: [HeapKey: Contents] = [:]
  var results: [ObjectID] = []
  /// Objects that let go of all that they kept for a library's reasons.
  var ended: Set<ObjectID> = []
  /// Slots that were emptied by a statement of this function, and where.
  var cleared: [HeapKey: Code.Position] = [:]
}

/// The call of a closure that only the caller of the function knows.
struct ClosureCall {
  var closure: ObjectID
  var arguments: [[ObjectID]]
  /// What stands for what it returns.
  var result: ObjectID?
}

/// What a function does to the objects that its caller can reach. Objects stand after those that they come from.
struct Summary {
  struct Write {
    var source: Int32
    var slot: SlotID
    var links: [Link]
    /// On which ways through the function each link is there: a bit for each.
    var ways: [UInt64]
    /// Whether every way through the function writes it.
    var isSure: Bool
  }

  var objects: [Object] = []
  var steps: [Step] = [Step(location: SourceLocation(""))]
  var writes: [Write] = []
  var results: [ObjectID] = []
  var ended: [ObjectID] = []
  /// The objects that are called as closures.
  var called: [ClosureCall] = []

  static let nothing = Summary()
}
