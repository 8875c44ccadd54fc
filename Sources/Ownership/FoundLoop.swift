import Facts

/// A loop of objects as one way through one function shows it.
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
    /// What of the source keeps the target, or what leads to it.
    var slot: SlotID
    var kind: ObjectLoop.Link.Kind
    var location: SourceLocation
    var role: String
    var endings: [String]
    /// The method of the target that an object of a library calls, as `endings` does.
    var selector = ""
    /// What the closure that keeps the target captures: `self`, or a local by its name.
    var variable = ""
    /// The type of what it captures, where that is an object of a library that has the target.
    var captured: Types.TypeID?
    var content = ObjectLoop.Link.Content.object
    /// The member of a value in between that has the target.
    var valueMember: (owner: Types.TypeID, name: String)?
    /// Whether the function makes the target, or what is captured, and nobody is seen to keep it but this link and closures.
    var isAlone = false
    /// The types of the objects in between that a screen shows above the source: they may take themselves away.
    var shown: [Types.TypeID] = []
    /// The members of the source whose emptying ends the link: its own, and those of the platform's objects in between.
    var slots: [(owner: Types.TypeID, slot: SlotID)]
  }

  var function: Program.FunctionID
  var parts: [Part]
  var isPassing: Bool
  /// Calls of which one has to be made, or it does not end by itself after all.
  var starts: [[String]]
  var isUnsure: Bool
  /// Whether one of the links rests on nothing but the name of a call.
  var isGuess = false
  /// Whether one of the objects is what a global variable or static member has.
  var isKeptForGood: Bool
  /// The members that keep a loop of the platform's objects from outside of it.
  var holders: [(owner: Types.TypeID, slot: SlotID)] = []
  /// The functions of the closures in it.
  var closures: [Program.FunctionID]
  /// The names of the variables in it that closures share.
  var variables: [String] = []

  var key: [Key] { parts.map { Key(source: $0.source, member: $0.member, location: $0.location) }.sorted() }
}
