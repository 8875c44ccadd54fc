/// Objects that keep each other alive, with the steps that prove it: what `Ownership` found in the bodies of a program.
package struct ObjectLoop: Sendable, Hashable {
  /// In order; the target of the last is the source of the first.
  package var links: [Link]
  package var certainty: Certainty
  /// What would end the loop, as far as any code is known to.
  package var endings: [Ending]
  /// Why it is not proven, in the order of the cases.
  package var doubts: [Doubt]

  package init(links: [Link], certainty: Certainty, endings: [Ending] = [], doubts: [Doubt] = []) {
    self.links = links
    self.certainty = certainty
    self.endings = endings
    self.doubts = doubts
  }

  /// One object keeps another. Blocks, collections and the platform's objects in between are part of the link.
  package struct Link: Sendable, Hashable {
    /// The types of the two objects.
    package var source: EntityID
    package var target: EntityID
    /// The member of the source that keeps the target, or what does; empty when nothing has a name.
    package var member: String
    /// The type that declares the member.
    package var owner: EntityID
    package var kind: Kind
    /// Where it is tied: the store, the capture, the call.
    package var location: SourceLocation
    /// What a library calls the kept object: `target`, `delegate`, `subview`; empty elsewhere.
    package var role: String
    /// The calls that end what a library keeps: `invalidate()`. Empty elsewhere.
    package var calls: [String]
    /// The variable that a closure captures: `self`, or a local by its name. Empty elsewhere.
    package var variable: String
    /// The type of the object that a closure captures, where that is one of a library in between and not the target itself.
    package var captured: EntityID?
    /// What that variable has.
    package var content: Content
    /// The member of a struct in between that has the target: a type and a name. Nil where the object itself has it.
    package var valueMember: ValueMember?
    /// Whether the function that ties the loop makes the target, or what the closure captures, and only closures and this link are seen to keep it.
    package var isAlone: Bool
    /// For each place where the program makes an object that the link comes to keep: the other members that keep this object, in order. A place is left out where
    /// something else than a member keeps the object too, or where it is not known where the object goes. An empty list means that the link is the only keeper.
    package var otherKeepers: [[ValueMember]]
    /// Whether the program also makes objects of other types that only the member of this link keeps.
    package var isOnlyKeeperOfOthers: Bool
    /// Whether the code that ties it, or the class that has the member, is of Objective-C and counts references by hand: there is no `weak` then.
    package var countsByHand: Bool

    package struct ValueMember: Sendable, Hashable {
      package var owner: EntityID
      package var name: String
      package init(_ owner: EntityID, _ name: String) { (self.owner, self.name) = (owner, name) }
    }

    package init(
      _ source: EntityID, _ target: EntityID, member: String, of owner: EntityID, _ kind: Kind, at location: SourceLocation, role: String = "",
      calls: [String] = [], variable: String = "", captured: EntityID? = nil, content: Content = .object, valueMember: ValueMember? = nil, isAlone: Bool = false,
      otherKeepers: [[ValueMember]] = [], isOnlyKeeperOfOthers: Bool = false, countsByHand: Bool = false
    ) {
      self.source = source
      self.target = target
      self.member = member
      self.owner = owner
      self.kind = kind
      self.location = location
      self.role = role
      self.calls = calls
      self.variable = variable
      self.captured = captured
      self.content = content
      self.valueMember = valueMember
      self.isAlone = isAlone
      self.otherKeepers = otherKeepers
      self.isOnlyKeeperOfOthers = isOnlyKeeperOfOthers
      self.countsByHand = countsByHand
    }

    /// What a variable has that a closure captures, or a list that a member has.
    package enum Content: String, Sendable, CaseIterable {
      /// The object that is kept.
      case object
      /// A list or another value, and the object is in it.
      case value
      /// The same, but it is there only after the closure is made: a capture list would copy what was there before.
      case laterValue
      /// A value of which the closure sets members: a copy of a part will not do.
      case changedValue
      /// The object, which only a closure inside of the closure captures weakly.
      case nested
      /// The object, of which a method is handed over as if it were a closure.
      case method
      /// The object, but only after the closure is made: what is captured weakly by then is nothing.
      case later
    }

    package enum Kind: String, Sendable, CaseIterable {
      /// A member has the object.
      case member
      /// A collection in a member has it.
      case element
      /// A closure captures it.
      case closure
      /// A library's object keeps it.
      case library
      /// A local variable has a closure that captures the variable; source and target are the type or the file around it.
      case variable
    }
  }

  package enum Certainty: String, Sendable, CaseIterable {
    /// One object on each link, and nothing ends the loop before its owner's own end.
    case proven
    /// There is one doubt.
    case likely
    /// There are several, or an object may live as long as the program, or it ends by itself, or by a call that somebody makes.
    case possible
  }

  /// What may be otherwise than the loop says.
  package enum Doubt: String, Sendable, CaseIterable {
    /// A step means one of several objects or functions.
    case severalMeant
    /// Of one of the objects only a protocol is known.
    case knownByProtocol
    /// No object of the loop is seen to come and go while the program runs.
    case notSeenToGo
    /// An object of the loop may live as long as the program.
    case mayLast
    /// Nobody is seen to call the function that ties the loop.
    case notSeenToRun
    /// Some function ends it, and nobody is seen to call that.
    case endingUncalled
  }

  /// Code that unties a link.
  package struct Ending: Sendable, Hashable {
    /// A function's name as a person would write it.
    package var function: String
    package var location: SourceLocation
    package var kind: Kind

    package init(_ function: String, at location: SourceLocation, _ kind: Kind) {
      self.function = function
      self.location = location
      self.kind = kind
    }

    package enum Kind: String, Sendable, CaseIterable {
      /// In the deallocation of an object that the loop keeps: too late.
      case tooLate
      /// Nobody here calls it.
      case uncalled
      case called
      /// It is over by itself.
      case byItself
    }
  }
}

/// What the bodies of a program say of its objects.
package struct ObjectLives: Sendable {
  /// Objects that keep each other alive.
  package var loops: [ObjectLoop]
  /// The types of which, as far as is seen, all objects live as long as the program.
  package var lasting: Set<EntityID>
  /// Those, and the types of which it can't be told whether such an object is given way to another.
  package var mayLast: Set<EntityID>
  /// The members that code empties while their owner lives on.
  package var emptied: Set<Member>

  package init(loops: [ObjectLoop] = [], lasting: Set<EntityID> = [], mayLast: Set<EntityID> = [], emptied: Set<Member> = []) {
    self.loops = loops
    self.lasting = lasting
    self.mayLast = mayLast
    self.emptied = emptied
  }
}
