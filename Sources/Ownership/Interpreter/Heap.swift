import Facts

/// An object in the run of one function, by number.
typealias ObjectID = Int32
/// A slot of an object, by number: see `Slots`.
typealias SlotID = Int32

/// The names of slots: members, and what closures, collections and library objects keep.
final class Slots {
  enum Slot: Hashable {
    case member(String)
    /// Any element of a collection.
    case element
    /// The value of the box of a shared variable.
    case content
    /// What a closure captured for one of its locals, or for `self` (-1).
    case capture(Code.LocalID)
    case associated(String)
    /// What a library object keeps, by its role.
    case role(String)
    /// A global variable or static member: a slot of the `program` object.
    case variable(EntityID, String)
  }

  private(set) var all: [Slot] = []
  private var index: [Slot: SlotID] = [:]
  private var memberNames = NumberedTexts()
  private var members: [SlotID] = []
  private var roots = NumberedTexts()
  let element: SlotID
  let content: SlotID

  init() {
    (element, content) = (0, 1)
    for slot in [Slot.element, .content] {
      index[slot] = SlotID(all.count)
      all.append(slot)
    }
  }

  /// Whether a new object joins the old contents instead of replacing them.
  func holdsMany(_ slot: SlotID) -> Bool {
    if slot == element { return true }
    if case .role = self[slot] { return true }
    return false
  }

  func id(_ slot: Slot) -> SlotID {
    if case .member(let name) = slot { return member(name) }
    if let known = index[slot] { return known }
    index[slot] = SlotID(all.count)
    all.append(slot)
    return SlotID(all.count - 1)
  }

  private func member(_ name: String) -> SlotID {
    let number = memberNames.number(name)
    if number > members.count {
      members.append(SlotID(all.count))
      all.append(.member(name))
    }
    return members[number - 1]
  }

  /// The number of an object that all code can reach: the run loop, a queue, a notification centre.
  func root(_ name: String) -> Int32 { Int32(roots.number(name)) }

  subscript(_ id: SlotID) -> Slot { all[Int(id)] }
}

/// Where an object comes from. Within one run of a function, two objects of the same origin are the same object.
enum Origin: Hashable {
  case me
  /// The environment of the running closure: what it captured.
  case environment
  case parameter(Int32)
  /// The object whose slots are the global variables.
  case program
  /// What a slot contained when the function began.
  case content(ObjectID, SlotID)
  /// Some element of a collection; a different object at each site that reads one.
  case element(ObjectID, Site)
  case new(Site)
  case closure(Site, Int32)
  case collection(Site)
  /// The result of a call if nothing else is known about it.
  case result(Site)
  case copy(ObjectID, Site)
  case box(Code.LocalID, Site)
  /// The run loop, a queue, a notification centre: see `Slots.root`.
  case root(Int32)
}

extension Origin {
  /// A hash of the origin.
  fileprivate var mixed: UInt64 {
    func mix(_ kind: UInt64, _ first: Int32, _ second: Int32 = 0) -> UInt64 { Self.mix(kind &* 0xff51_afd7_ed55_8ccd, Pair(first, second).bits) }
    func mix(_ kind: UInt64, _ number: Int32, _ site: Site) -> UInt64 {
      Self.mix(mix(kind, number, site.inner), Pair(site.value, site.round).bits ^ UInt64(UInt32(bitPattern: site.callee)) << 16)
    }
    return switch self {
    case .me: mix(1, 0)
    case .environment: mix(2, 0)
    case .parameter(let number): mix(3, number)
    case .program: mix(4, 0)
    case .content(let object, let slot): mix(5, object, slot)
    case .element(let object, let site): mix(6, object, site)
    case .new(let site): mix(7, 0, site)
    case .closure(let site, let function): mix(8, function, site)
    case .collection(let site): mix(9, 0, site)
    case .result(let site): mix(10, 0, site)
    case .copy(let object, let site): mix(11, object, site)
    case .box(let local, let site): mix(12, local, site)
    case .root(let number): mix(13, number)
    }
  }

  private static func mix(_ bits: UInt64, _ more: UInt64) -> UInt64 {
    let product = (bits ^ more) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }

  /// Whether its slots may have contents that the function has not read yet.
  var isOld: Bool {
    switch self {
    case .me, .environment, .parameter, .program, .content, .element, .result, .copy: true
    case .new, .closure, .collection, .box, .root: false
    }
  }

  var isElement: Bool { if case .element = self { true } else { false } }

  /// Whether the caller passes it to the function.
  var isHandedIn: Bool {
    switch self {
    case .me, .parameter: true
    default: false
    }
  }

  /// Whether it was read from a slot.
  var isFound: Bool {
    switch self {
    case .content, .element: true
    default: false
    }
  }
}

/// A place in a function, in one round of the surrounding loops.
struct Site: Hashable {
  var value: Int32
  /// Identifies the round and its loop; 0 outside of loops.
  var round: Int32
  /// The object in the callee's summary, counted from 1; 0 for an object of the function itself.
  var inner: Int32 = 0
  /// The callee; -1 for an object of the function itself.
  var callee: Int32 = -1
}

struct Object {
  var origin: Origin
  /// One more than the type, 0 if unknown: compact, since there are many objects.
  private var typeNumber: Int32
  var type: Types.TypeID? {
    get { typeNumber == 0 ? nil : Types.TypeID(typeNumber) - 1 }
    set { typeNumber = newValue.map { Int32($0) + 1 } ?? 0 }
  }
  /// Whether it is of exactly this type, and not of a subclass.
  var isExact: Bool
  var form: Code.TypeName.Form
  /// The number of slots on the access path from what the function began with.
  var depth: Int32
  /// Whether it is a collection with weak elements.
  var hasWeakElements = false
  /// Whether it emits values for as long as it lives: a subject, a published property, or a publisher derived from one.
  var isEndless = false
  /// The collection that this one has only some elements of; -1 for none.
  var remainder: ObjectID = -1

  init(origin: Origin, type: Types.TypeID?, isExact: Bool, form: Code.TypeName.Form, depth: Int32) {
    self.origin = origin
    typeNumber = type.map { Int32($0) + 1 } ?? 0
    self.isExact = isExact
    self.form = form
    self.depth = depth
  }
}

/// The objects of one run of a function, and a hash table from origin to object. Open addressing, like `PairIndex`.
struct Objects {
  /// The origin of an object must not change.
  var all: [Object] = []
  private var slots = [Int32](repeating: 0, count: 32)

  /// The object of an origin; nil if there is none yet. O(1).
  func find(_ origin: Origin) -> ObjectID? {
    let known = slots[slot(of: origin)]
    return known > 0 ? known - 1 : nil
  }

  /// Adds an object of a new origin.
  mutating func add(_ object: Object) -> ObjectID {
    all.append(object)
    slots[slot(of: object.origin)] = Int32(all.count)
    if 2 * all.count > slots.count {
      slots = Array(repeating: 0, count: 2 * slots.count)
      for number in all.indices { slots[slot(of: all[number].origin)] = Int32(number + 1) }
    }
    return ObjectID(all.count - 1)
  }

  /// The table position of the origin's object, or the free position for it.
  private func slot(of origin: Origin) -> Int {
    var slot = Int(truncatingIfNeeded: origin.mixed) & (slots.count - 1)
    while slots[slot] > 0, all[Int(slots[slot]) - 1].origin != origin { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

/// One link of the heap: an object in a slot, and the step that put it there.
struct Link: Hashable {
  var target: ObjectID
  /// Index of the step; 0 for what was there when the function began.
  var step: Int32
}

struct HeapKey: Hashable, Comparable {
  fileprivate let pair: Pair

  init(object: ObjectID, slot: SlotID) { pair = Pair(object, slot) }
  fileprivate init(_ pair: Pair) { self.pair = pair }

  var object: ObjectID { pair.first }
  var slot: SlotID { pair.second }

  static func < (a: Self, b: Self) -> Bool { a.pair.bits < b.pair.bits }
}

struct Contents {
  var links: ArraySlice<Link>
  /// Whether the function wrote it, or only read it.
  var isWritten: Bool
  /// Whether it was emptied, and maybe not filled again.
  var mayBeEmpty = false
}

/// The contents of the slots of objects. All links are in one array, those of a slot side by side, and they are not reference-counted. When a way forks, only a few
/// blocks of memory are copied.
struct Heap: Sequence {
  private var keys: [Pair] = []
  private var places: [Place] = []
  private var index = PairIndex()
  private var links: [Link] = []
  /// The number of links in the array that no slot uses any more.
  private var unused = 0

  private struct Place {
    var start: Int32
    var count: Int32
    var isWritten: Bool
    var mayBeEmpty: Bool

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// The contents of a slot, nil if it was not read or written. The links are a slice of the shared array: use `copy` before changing the heap. O(1).
  subscript(key: HeapKey) -> Contents? {
    guard let number = index.find(key.pair, in: keys) else { return nil }
    return contents(number)
  }

  private func contents(_ number: Int) -> Contents {
    let place = places[number]
    return Contents(links: links[place.range], isWritten: place.isWritten, mayBeEmpty: place.mayBeEmpty)
  }

  /// The objects in a slot; nil if it was not read or written.
  func targets(_ key: HeapKey) -> [ObjectID]? {
    guard let number = index.find(key.pair, in: keys) else { return nil }
    return links[places[number].range].map { $0.target }
  }

  /// The positions of a slot's links in the array; nil if it was not read or written.
  func places(_ key: HeapKey) -> Range<Int>? { index.find(key.pair, in: keys).map { places[$0].range } }

  func link(_ place: Int) -> Link { links[place] }

  /// Like `subscript`, with a copy of the links.
  func copy(_ key: HeapKey) -> (links: [Link], isWritten: Bool, mayBeEmpty: Bool)? {
    guard let number = index.find(key.pair, in: keys) else { return nil }
    return (Array(links[places[number].range]), places[number].isWritten, places[number].mayBeEmpty)
  }

  /// Appends the links of a slot to a list. Returns `mayBeEmpty` of the slot, nil if it was not read or written.
  func copy(_ key: HeapKey, to list: inout [Link]) -> Bool? {
    guard let number = index.find(key.pair, in: keys) else { return nil }
    list += links[places[number].range]
    return places[number].mayBeEmpty
  }

  func has(_ key: HeapKey) -> Bool { index.find(key.pair, in: keys) != nil }

  /// Replaces the links of a slot.
  mutating func set(_ key: HeapKey, _ new: some Collection<Link>, isWritten: Bool, mayBeEmpty: Bool = false) {
    let number = index.find(key.pair, in: keys) ?? add(key.pair)
    let old = places[number]
    var place = Place(start: old.start, count: Int32(new.count), isWritten: isWritten, mayBeEmpty: mayBeEmpty)
    if new.count <= old.count {
      var next = Int(old.start)
      for link in new {
        links[next] = link
        next += 1
      }
      unused += Int(old.count) - new.count
    } else {
      unused += Int(old.count)
      place.start = Int32(links.count)
      links.append(contentsOf: new)
    }
    places[number] = place
    if unused > 64, unused > links.count / 2 { compact() }
  }

  /// Removes a slot, as if it was never read or written.
  mutating func forget(_ key: HeapKey) {
    guard let number = index.find(key.pair, in: keys) else { return }
    unused += Int(places[number].count)
    keys.remove(at: number)
    places.remove(at: number)
    index.rebuild(keys)
  }

  private mutating func add(_ pair: Pair) -> Int {
    keys.append(pair)
    places.append(Place(start: 0, count: 0, isWritten: false, mayBeEmpty: false))
    index.addLast(of: keys)
    return keys.count - 1
  }

  private mutating func compact() {
    var kept: [Link] = []
    kept.reserveCapacity(links.count - unused)
    for number in places.indices {
      let range = places[number].range
      places[number].start = Int32(kept.count)
      kept += links[range]
    }
    links = kept
    unused = 0
  }

  /// In the order in which the slots were added.
  struct Iterator: IteratorProtocol {
    fileprivate let heap: Heap
    fileprivate var place = 0

    mutating func next() -> (key: HeapKey, value: Contents)? {
      guard place < heap.keys.count else { return nil }
      place += 1
      return (HeapKey(heap.keys[place - 1]), heap.contents(place - 1))
    }
  }

  func makeIterator() -> Iterator { Iterator(heap: self) }

  /// The slots with a link to an object that satisfies a condition, sorted.
  func slots(of object: ObjectID, where isWanted: (HeapKey, Link) -> Bool) -> [HeapKey] {
    var found: [HeapKey] = []
    for number in keys.indices {
      let place = places[number]
      for link in Int(place.start)..<Int(place.start + place.count) where links[link].target == object && isWanted(HeapKey(keys[number]), links[link]) {
        found.append(HeapKey(keys[number]))
        break
      }
    }
    return found.sorted()
  }

  /// The slots of an object that were read or written.
  func slots(in object: ObjectID) -> [HeapKey] { keys.filter { $0.first == object }.map { HeapKey($0) } }
}

/// How a link came to be. Contains numbers only: a step is copied for every call of the function that made it.
struct Step: Equatable {
  /// Index in `Causes`.
  let cause: Int32
  /// Nil if the declaration of the member decides.
  let ownership: Ownership?
  /// Whether the link ends by itself.
  let isPassing: Bool
  /// Whether the link may be missing: it is one of several possible ones, or its element may have been removed since.
  var isUnsure: Bool
  /// Whether a called function does it.
  var isOfCallee = false
  /// The number of the call that made the link, and the ways through the callee that make it. Links of disjoint ways never exist together.
  var call: Int32 = 0
  var ways = UInt64.max

  init(_ cause: Int32, _ ownership: Ownership?, isPassing: Bool = false, isUnsure: Bool = false) {
    self.cause = cause
    self.ownership = ownership
    self.isPassing = isPassing
    self.isUnsure = isUnsure
  }

  /// The step of links that were there when the function began.
  static let none = Step(0, nil)

  /// The part of a step that is the same for all callers.
  struct Cause: Hashable {
    var location: SourceLocation
    /// The calls that start it; if none is made, it never ends by itself.
    var starts: [String] = []
    var role = ""
    var endings: [String] = []
    /// The method that is called on the kept object, without labels in Swift; empty if none is named.
    var selector = ""
    /// Whether the keeping is a guess from the name of the call.
    var isGuess = false
  }
}

/// The causes of all steps, by number.
struct Causes {
  private var all = [Step.Cause(location: SourceLocation(""))]
  private var index: [Step.Cause: Int32] = [:]

  subscript(number: Int32) -> Step.Cause { all[Int(number)] }

  mutating func number(_ cause: Step.Cause) -> Int32 {
    if let known = index[cause] { return known }
    all.append(cause)
    index[cause] = Int32(all.count - 1)
    return Int32(all.count - 1)
  }
}

/// The state at one point of a function, on one way through it.
struct State {
  enum Status: Hashable { case running, left, returned, failed }

  var status = Status.running
  /// For each local, an index in the interpreter's `contents`; 0 for nothing. A fork copies only these numbers.
  var locals: [Int32]
  var heap = Heap()
  var results: [ObjectID] = []
  /// Objects that released all that they kept for reasons of their library: an invalidated timer.
  var ended: Set<ObjectID> = []
  /// The slots that a statement of this function emptied, and where.
  var cleared: [HeapKey: Code.Position] = [:]
}

/// The call of a closure that only the caller of the function knows.
struct ClosureCall {
  var closure: ObjectID
  var arguments: [[ObjectID]]
  /// The object that stands for its result.
  var result: ObjectID?
}
