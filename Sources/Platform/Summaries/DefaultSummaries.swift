/// What is assumed about library functions that no table describes. Names tell a lot: `completion` runs once, a block of `enumerateUsingBlock:` runs at once,
/// `delegate` is not kept. Nothing else is guessed, and guesses err on the side of too few effects.
extension Platform {
  /// The probable effect of calls of a name. `labels` are those of the arguments in the source, empty for an argument without a label and for a trailing closure; for
  /// selectors they may be omitted. Never distinctive. Nil if the name doesn't tell.
  package static func defaultSummary(ofCall name: String, labels: [String]) -> LibrarySummary? {
    let call = NamedCall(name, labels: labels)
    var effects: [LibrarySummary.Effect] = []

    if call.runsAtOnce {
      effects.append(.runs(.closure, withElements: call.hasWord("enumerate") || call.hasWord("each")))
    } else {
      var speaksOfClosure = false
      for (index, label) in call.labels.enumerated() {
        guard let until = call.end(ofClosureAt: index, labelled: label) else { continue }
        speaksOfClosure = true
        effects.append(keeping(.argument(index), by: .root("operation"), as: call.role(ofClosureLabelled: label), until: until))
      }
      if !speaksOfClosure, let closure = call.keptClosure {
        if call.endsAfterOneRun {
          effects.append(keeping(closure.operand, by: .root("queue"), as: closure.role, until: .fires))
        } else if call.stores {
          effects.append(keeping(closure.operand, by: .receiver, as: closure.role, until: .owner))
        } else {
          effects.append(keeping(closure.operand, by: .root("operation"), as: closure.role, until: .completes))
        }
      }
    }
    if let target = call.weakArgument {
      let keeper: LibrarySummary.Operand = call.makesSomething ? .result : .receiver
      effects.append(.keeps(.init(keeper: keeper, kept: .argument(target.index), how: .weak, until: .owner, role: target.role)))
    }
    if call.addsChild {
      effects.append(.keeps(.init(keeper: .receiver, kept: .argument(0), until: .owner, role: "child")))
    }
    return effects.isEmpty ? nil : LibrarySummary(effects: effects)
  }

  /// The probable effect of setting a property. Nil if the name doesn't tell. An operation runs once and then releases its closures.
  package static func defaultSummary(ofProperty name: String, ofOperation isOfOperation: Bool = false) -> LibrarySummary? {
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) } }
    let how: LibrarySummary.How
    if ["delegate", "dataSource", "target", "client"].contains(name) || ends("Delegate", "DataSource", "Updater", "Target") {
      how = .weak
    } else if ["handler", "block", "callback", "closure", "completion"].contains(name)
      || ends("Handler", "Block", "Callback", "Closure", "Completion", "Provider") || begins(name, with: "on") || begins(name, with: "did")
      || begins(name, with: "will")
    {
      how = .copy
    } else if ["userInfo", "representedObject", "localObject", "contentView"].contains(name) {
      how = .strong
    } else {
      return nil
    }
    return LibrarySummary(effects: [.keeps(.init(keeper: .receiver, kept: .value, how: how, until: isOfOperation && how == .copy ? .completes : .owner, role: name))])
  }

  private static func keeping(
    _ kept: LibrarySummary.Operand, by keeper: LibrarySummary.Operand, as role: String, until: LibrarySummary.Until
  ) -> LibrarySummary.Effect {
    .keeps(.init(keeper: keeper, kept: kept, how: .copy, until: until, role: role))
  }
}

extension LibrarySummary {
  /// Whether all that it says is how a closure is kept.
  package var isOfClosures: Bool { effects.allSatisfy { if case .keeps(let keeping) = $0 { keeping.how == .copy } else { false } } }
}

/// Whether a name begins with a word in lower case: `onTap` begins with `on`, `once` does not.
private func begins(_ name: some StringProtocol, with word: String) -> Bool {
  name.hasPrefix(word) && (name.utf8.dropFirst(word.utf8.count).first.map { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") } ?? true)
}

/// The name of a call, split into the base name and the labels of its arguments.
private struct NamedCall {
  let name: String
  let base: Substring
  let labels: [String]
  let isSelector: Bool

  init(_ name: String, labels: [String]) {
    self.name = name
    base = name.prefix { $0 != "(" && $0 != ":" }
    isSelector = name.hasSuffix(":")
    self.labels = isSelector ? name.split(separator: ":").map(String.init) : labels
  }

  /// Whether the base name has a word, in lower case at the beginning or capitalised inside.
  func hasWord(_ word: String) -> Bool { begins(base, with: word) || base.contains(word.prefix(1).uppercased() + word.dropFirst()) }

  /// Rule 10: the closure runs before the call returns.
  var runsAtOnce: Bool {
    if begins(base, with: "enumerate") || ["performWithout", "performAsCurrent", "withUnsafe"].contains(where: base.hasPrefix) { return true }
    if base.hasSuffix("AndWait") || begins(base, with: "sync") || begins(base, with: "each") || begins(base, with: "forEach") { return true }
    guard let last = labels.last else { return false }
    return ["passingTest", "usingComparator", "comparator", "byAccessor", "usingEquivalenceTest"].contains(last)
      || last.hasSuffix("PassingTest") || last.hasSuffix("UsingComparator") || last.hasSuffix("ByAccessor")
  }

  /// Rules 8 and 18: how long a closure with a known label is kept. Nil if the label doesn't tell.
  func end(ofClosureAt index: Int, labelled label: String) -> LibrarySummary.Until? {
    let telling = [
      "completion", "completionHandler", "completionBlock", "completed", "reply", "replyHandler", "success", "failure", "callback", "resultHandler",
      "resultsHandler", "errorHandler", "onCompletion", "onSuccess", "onFailure", "onError", "finished",
    ]
    if telling.contains(label) { return .completes }
    guard isSelector else { return nil }
    // `loadWithCompletionHandler:`
    return ["Completion", "CompletionHandler", "CompletionBlock", "Reply", "ReplyHandler", "Success", "Failure", "ResultHandler"].contains {
      label.hasSuffix($0)
    } && !begins(label, with: "set") ? .completes : nil
  }

  /// `completion` for `loadWithCompletion:`.
  func role(ofClosureLabelled label: String) -> String {
    guard isSelector, let word = ["Completion", "Reply", "Success", "Failure"].first(where: { label.contains($0) }) else { return label }
    return word.lowercased()
  }

  /// The closure that the other rules are about.
  var keptClosure: (operand: LibrarySummary.Operand, role: String)? {
    let telling = [
      "handler", "eventHandler", "updateHandler", "changeHandler", "progress", "action", "provider", "block", "closure", "using", "usingBlock",
      "execute", "perform", "body", "work", "task", "operation", "listener", "observer",
    ]
    let ends = ["Block", "Handler", "Callback", "Closure", "Provider"]
    for (index, label) in labels.enumerated().reversed() {
      let isBlock = ends.contains { label.hasSuffix($0) }
      // In Objective-C, an argument labelled `action` or `observer` is a selector or an object.
      if isBlock || (["block", "handler", "progress"].contains(label)) { return (.argument(index), isSelector ? "block" : label) }
      if !isSelector, telling.contains(label) { return (.closure, label) }
    }
    // A trailing closure.
    return !isSelector && labels.last == "" ? (.closure, "closure") : nil
  }

  /// Rule 18: given to a queue.
  var endsAfterOneRun: Bool {
    base.hasSuffix("_async") || base.hasSuffix("_after") || ["dispatch", "schedule", "afterDelay"].contains(where: hasWord)
      || labels.contains { $0.lowercased().hasSuffix("queue") || $0 == "afterDelay" } || begins(base, with: "async")
      || begins(base, with: "perform")
  }

  /// Rules 6a, 9 and 12: the receiver keeps the closure until it is removed.
  var stores: Bool {
    let start = base.drop { $0 == "_" }
    return ["set", "add", "observe", "on", "when", "register"].contains { begins(start, with: $0) }
  }

  /// Rules 5 and 6: targets and observers.
  var weakArgument: (index: Int, role: String)? {
    if let target = labels.firstIndex(of: "target") ?? (isSelector ? labels.firstIndex { $0.hasSuffix("Target") } : nil),
      target + 1 < labels.count, ["action", "selector"].contains(labels[target + 1])
    {
      return (target, "target")
    }
    let isAdding = begins(base, with: "add") || begins(base, with: "register")
    guard isAdding, ["Observer", "Listener", "Delegate"].contains(where: { base.hasSuffix($0) }), keptClosure == nil else { return nil }
    return (0, "observer")
  }

  var makesSomething: Bool { begins(base, with: "init") }

  /// Rule 14: a part is put into a hierarchy.
  var addsChild: Bool {
    let adding = [
      "addChild", "addSubview", "addSublayer", "insertSubview", "insertChild", "insertSublayer", "addArranged", "addSubnode", "pushViewController",
    ]
    return adding.contains { base.hasPrefix($0) }
  }
}
