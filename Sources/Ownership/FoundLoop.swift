import Facts

/// A loop of objects, as found on one way through one function.
struct FoundLoop {
  struct Key: Hashable, Comparable {
    var source: Int
    var member: String
    var location: SourceLocation

    static func < (a: Self, b: Self) -> Bool {
      if a.source != b.source { return a.source < b.source }
      if a.location != b.location { return a.location < b.location }
      return a.member < b.member
    }
  }

  struct Part {
    var source: Types.TypeID
    var target: Types.TypeID
    var member: String
    /// The slot of the source that keeps the target, directly or through other objects.
    var slot: SlotID
    var kind: ObjectLoop.Link.Kind
    var location: SourceLocation
    var role: String
    /// Whether the link goes through the root screen of a window.
    var isRootOfWindow = false
    var endings: [String]
    /// The method of the target that a library object calls: the target/action selector.
    var selector = ""
    /// What the closure that keeps the target captures: `self`, or the name of a local.
    var variable = ""
    /// The type of the captured object, if that is a library object that has the target.
    var captured: Types.TypeID?
    var content = ObjectLoop.Link.Content.object
    /// The member of a value between source and target that has the target.
    var valueMember: (owner: Types.TypeID, name: String)?
    /// Whether the function makes the target (or the captured object), and only this link and closures are seen to keep it.
    var isAlone = false
    /// The types of the objects between source and target that are in a hierarchy of views or screens: they may remove themselves.
    var shown: [Types.TypeID] = []
    /// The members whose emptying ends the link: the source's own, and those that have the platform objects in between.
    var slots: [(owner: Types.TypeID, slot: SlotID)]
  }

  var function: Program.FunctionID
  var parts: [Part]
  var isPassing: Bool
  /// Each entry is a list of calls, one of which must be made. If none is, the loop does not end by itself after all.
  var starts: [[String]]
  var isUnsure: Bool
  /// Whether a link rests on a guess from the name of a call.
  var isGuess = false
  /// Whether a global variable or static member keeps one of the objects.
  var isKeptForGood: Bool
  /// The members outside the loop that keep a loop of platform objects.
  var holders: [(owner: Types.TypeID, slot: SlotID)] = []
  /// The functions of the closures in the loop.
  var closures: [Program.FunctionID]
  /// The names of the shared variables in the loop.
  var variables: [String] = []

  var key: [Key] { parts.map { Key(source: $0.source, member: $0.member, location: $0.location) }.sorted() }
}
