internal import Analysis
internal import Facts

extension RetainCycle {
  /// What the findings say.
  enum Wording {
    static func keepAlive(_ names: [String], isSure: Bool, by link: ObjectLoop.Link, remedy: String, others: Int) -> String {
      let verb: String
      switch (names.count, link.kind) {
      case (1, .closure), (1, .library):
        let means = link.kind == .library ? "what '\(link.member)' is handed" : link.member.isEmpty ? "a closure" : "a closure in '\(link.member)'"
        verb = "'\(names[0])' \(isSure ? "keeps" : "may keep") itself alive by \(means)"
      case (1, .variable): verb = "the closure in '\(link.member)' \(isSure ? "keeps" : "may keep") itself alive by the variable that it is in"
      case (1, _): verb = "objects of '\(names[0])' \(isSure ? "keep" : "may keep") each other alive"
      case (2, _): verb = "\(listed(names)) \(isSure ? "keep" : "may keep") each other alive"
      default: verb = "\(counted(names.count, "type")) \(isSure ? "keep" : "may keep") each other alive: \(listed(names))"
      }
      return "\(verb); \(remedy)" + (others > 0 ? ", and \(counted(others, "other edge"))" : "")
    }

    static func keeps(_ link: ObjectLoop.Link, _ source: String, _ target: String) -> String {
      switch link.kind {
      case .closure: "a closure\(link.member.isEmpty ? "" : " in '\(link.member)'") of '\(source)' keeps '\(target)'"
      case .variable: "the closure captures '\(link.member)', which has it"
      case .library: "'\(link.member)' of '\(source)' is handed '\(target)' and keeps it"
      case .member, .element: "'\(source)' keeps '\(target)' in '\(link.member)\(link.valueMember.map { "." + $0.name } ?? "")'"
      }
    }

    /// For a picture: what keeps the target.
    static func label(_ link: ObjectLoop.Link) -> String {
      switch link.kind {
      case .closure: link.member.isEmpty ? "a closure" : "a closure in \(link.member)"
      case .variable: "captured by the closure in it"
      case .library, .member, .element: link.member
      }
    }

    static func given(_ link: ObjectLoop.Link, _ target: String) -> String { "'\(link.member)' is given '\(target)' here" }

    static func ends(_ ending: ObjectLoop.Ending) -> String {
      switch ending.kind {
      case .tooLate: "'\(ending.function)' ends it too late: the loop keeps it from running"
      case .uncalled: "'\(ending.function)' ends it, and nothing here calls it"
      case .called, .byItself: "'\(ending.function)' ends it"
      }
    }

    static func doubts(_ doubt: ObjectLoop.Doubt) -> String {
      switch doubt {
      case .severalMeant: "not certain: this may mean one of several objects"
      case .knownByProtocol: "not certain: of one of the objects only a protocol is known"
      case .notSeenToGo: "not certain: nothing is seen to let one of the objects go"
      case .mayLast: "not certain: one of the objects may live as long as the program"
      case .notSeenToRun: "not certain: nothing is seen to call this"
      case .endingUncalled: "not certain: a function ends it, and nothing here calls that"
      }
    }

    // MARK: What to do

    /// `member` of `owner` has the target: a member of the source, or of a value that the source has.
    static func remedy(_ link: ObjectLoop.Link, _ reason: LoopAdvice.Reason, _ member: String, of owner: Entity, from source: Entity, to target: Entity) -> String {
      let isSwift = link.location.path.hasSuffix(".swift")
      return switch reason {
      case .closure where link.content == .laterValue:
        "take it out of '\(link.variable)' when it is done: '\(link.variable)' and the closure keep each other, and a capture list would copy what it has before"
      case .closure where link.content == .changedValue: "\(letGo(link, source)) when it is done: it captures all of '\(link.variable)'"
      case .closure where target.isValue: captureParts(target.name)
      case .closure where link.content == .value: captureParts(link.variable)
      case .closure where link.content == .later: captureLater(link.variable)
      case .closure where link.content == .nested: "capture '\(target.name)' weakly in the closure that begins here as well: it keeps what the one inside of it captures weakly"
      case .closure where link.content == .method: "hand over a closure in place of the method, and capture '\(target.name)' weakly in it"
      case .closure where link.countsByHand:
        "capture a '__block' reference to '\(target.name)', which keeps nothing without ARC, and \(letGo(link.member, source.name)) before '\(target.name)' goes"
      case .closure: captureWeakly(target.name, as: link.variable, isSwift ? .swift : target.language ?? source.language)
      case .last: endIt(link.member, source.name, target.name) + " and capture it \(link.countsByHand ? "as '__block'" : "weakly")"
      case .needed: endIt(member, owner.name, target.name) + " and make '\(member)' \(link.countsByHand ? "'assign'" : "weak")"
      case .inValue: makeWeak(link, member, owner, because: "it leads back to the '\(target.name)' that has the '\(owner.name)'")
      case .wholeValue: "give '\(link.member)' of '\(source.name)' what it needs of '\(owner.name)', and not the whole value"
      case .itself: "\(letGo(link.member, source.name)) when it is done, or hand '\(link.member)' what refers to '\(target.name)' weakly"
      case .variable where isSwift: "write it as a function, or set '\(link.member)' to nil when it is done"
      // A weak copy is nothing by the time of a later call, since only the closure itself keeps it.
      case .variable: "set '\(link.member)' to nil when it is done"
      case .target: standIn(target.name) + (link.ending.map { ", by '\($0)'" } ?? "")
      case .done: "nobody else is seen to keep '\(target.name)': end it when it is done" + (link.ending.map { ", by '\($0)'" } ?? "")
      case .shown: makeWeak(link, member, owner, because: "what shows the screen keeps it")
      case .delegate: makeWeak(link, member, owner, because: "who delegates does not own its delegate")
      case .listeners: keepWeakly(member, owner, isSwift)
      case .back: makeWeak(link, member, owner, because: "by its name it leads back to the '\(target.name)' that keeps it")
      case .made: makeWeak(link, member, owner, because: "'\(target.name)' makes it, so '\(target.name)' is the owner")
      case .oneOfMany: makeWeak(link, member, owner, because: "'\(target.name)' keeps many of it, so '\(target.name)' is the owner")
      case .outlived: makeWeak(link, member, owner, because: "others keep the '\(target.name)' as well")
      case .unclear: "decide which of them owns the other, and make the way back weak"
      }
    }

    /// A protocol in Swift may be one of values as well, and what it declares can't be weak then.
    static func needsClass(_ name: String) -> String { " ('\(name)' has to be a protocol of classes for that)" }

    /// What is weak has to be kept by somebody else, and who does that is not seen.
    static func ifKept(_ name: String) -> String { ", if something else keeps '\(name)'" }

    /// `variable` is what the closure calls it; what has no name there is shown without one.
    private static func captureWeakly(_ name: String, as variable: String, _ language: Language?) -> String {
      switch language {
      case .swift: "capture '\(name)' weakly" + (variable.first.map { $0.isLetter || $0 == "_" } ?? false ? ", as in '[weak \(variable)]'" : "")
      case .c, .cxx: "capture a 'std::weak_ptr' to '\(name)'"
      default: "capture a '__weak' reference to '\(name)'"
      }
    }

    /// What is copied can't be referred to weakly.
    private static func captureParts(_ name: String) -> String { "capture what it needs of '\(name)', as in '[model]', and not the whole value" }

    /// A capture list copies what the variable has when the closure is made.
    private static func captureLater(_ variable: String) -> String {
      "let the closure refer to '\(variable)' by a 'weak var' that is set when '\(variable)' is: a capture list would copy what it has before"
    }

    /// What is weak has to be kept by somebody else.
    private static func endIt(_ member: String, _ source: String, _ target: String) -> String {
      "nobody else is seen to keep '\(target)': \(letGo(member, source)) when it is done, or keep '\(target)' elsewhere"
    }

    /// What a library keeps until a call has no name that could be set to nil.
    private static func letGo(_ link: ObjectLoop.Link, _ source: Entity) -> String {
      link.ending.map { "end the '\(source.name)', by '\($0)'," } ?? letGo(link.member, source.name)
    }

    private static func letGo(_ member: String, _ source: String) -> String { member.isEmpty ? "drop the closure" : "set '\(member)' of '\(source)' to nil" }

    private static func standIn(_ name: String) -> String { "hand over what refers to '\(name)' weakly, or end it before '\(name)' is to go" }

    private static func keepWeakly(_ member: String, _ holder: Entity, _ isSwift: Bool) -> String {
      "let '\(member)' of '\(holder.name)' keep its elements weakly, as '\(isSwift ? "NSHashTable.weakObjects()" : "+weakObjectsHashTable")' does: who is told of things is not owned"
    }

    private static func makeWeak(_ link: ObjectLoop.Link, _ member: String, _ holder: Entity, because reason: String) -> String {
      // Nothing empties such a member when its object goes.
      if link.countsByHand { return "make '\(member)' of '\(holder.name)' 'assign', and set it to nil before what it refers to goes: \(reason)" }
      return "make '\(member)' of '\(holder.name)' \(holder.language == .cxx ? "a 'std::weak_ptr'" : "weak"): \(reason)"
    }
  }
}

extension ObjectLoop.Link {
  /// The call that ends what a library keeps, by the name that the link's own language has for it.
  fileprivate var ending: String? {
    let isSwift = location.path.hasSuffix(".swift")
    return calls.first { $0.hasPrefix("-") != isSwift } ?? calls.first
  }
}

extension Entity {
  fileprivate var isValue: Bool { language == .swift && (kind == .struct || kind == .enum) }
}
