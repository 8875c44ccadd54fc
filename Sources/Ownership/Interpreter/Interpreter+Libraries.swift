import Facts
import Platform

/// The operands of a call to a library function: the objects for each of them.
struct LibraryCall {
  var receiver: [ObjectID]
  var arguments: [[ObjectID]] = []
  /// Nil if a property is set.
  var call: Code.Call?
  /// The last argument that is a closure.
  var closure: [ObjectID] = []
  /// The value that a property is set to.
  var value: [ObjectID] = []
  var result: [ObjectID] = []
  var position: Code.Position
  /// Whether the effect of the function is a guess from its name.
  var isGuess = false
  /// Whether the project may have a function of this name, too.
  var isUnsure = false
  /// Whether the library releases by itself what it keeps.
  var endsItself = false
}

// Functions of libraries: only the tables tell what they do.

extension Interpreter {
  /// Calls a function without a body: applies the table row for it and returns the result.
  func library(
    _ name: String, _ call: Code.Call, _ receivers: [ObjectID], _ arguments: [[ObjectID]], at value: Code.ValueID, _ state: inout State
  ) -> [ObjectID] {
    noteUnfollowed(name, call)
    if call.traits.contains(.isInitialization) { memberwise(call, receivers, arguments, position(value), &state) }
    var type = receivers.lazy.compactMap { self.objects[Int($0)].type }.first
    if case .type(let written)? = call.receiver.map({ function.values[Int($0)] }) { type = program.types.type(written.id) }
    let staticName = call.receiver.flatMap { value -> EntityID? in
      switch function.values[Int(value)] {
      case .type(let type), .new(let type): type.id
      default: nil
      }
    }
    if storeByKey(name, call, receivers, arguments, at: value, &state) { return [] }
    let named = program.called(name)
    if named.takesReceiverOut {
      let isSelf = call.receiver.map { if case .selfObject = function.values[Int($0)] { true } else { false } } ?? false
      for receiver in receivers { objects[Int(receiver)].type.map { analysis.note(removalOf: $0, isSelf: isSelf, in: number) } }
    }
    var summaries = librarySummaries(named.summaries, receiver: type, named: staticName)
    var isGuess = false
    if summaries.isEmpty, type.map({ !program.types.isOwn($0) }) ?? true,
      let guess = program.guess(ofCall: name, call.arguments)
    {
      (summaries, isGuess) = ([guess], true)
    }
    // `self = [self initWithNibName:name bundle:bundle]` returns the receiver, as a call on `super` does.
    let isOfItself = call.traits.contains(.isSuper) || function.kind == .initializer && !receivers.isEmpty && receivers.allSatisfy { objects[Int($0)].origin == .me }
    if isOfItself, name.hasPrefix("init") { return receivers }
    if summaries.isEmpty || isGuess { for object in arguments.joined() where objects[Int(object)].form != .value { escaped.insert(object) } }
    guard let summary = summaries.first else {
      // The effect of the call is unknown: its arguments escape, and no known object keeps them.
      let results = call.traits.contains(.isInitialization) ? receivers : unknown(call, at: value)
      markEndless(results, of: receivers, arguments, named)
      return results
    }
    let closure = arguments.last { $0.contains { objects[Int($0)].form == .closure } } ?? []
    let made = results(of: summary, call, named, receivers, arguments, at: value, &state)
    if named.makesWeakCollection { for object in made { objects[Int(object)].hasWeakElements = true } }
    markEndless(made, of: receivers, arguments, named)
    let isOver = named.subscribes && !receivers.contains(where: isEndless)
    // The project may have an extension method of this name, and the type of the receiver is unknown.
    let isUnsure = type == nil && program.extendsLibraries(with: name)
    apply(
      summary,
      to: LibraryCall(
        receiver: receivers, arguments: arguments, call: call, closure: closure, result: made, position: position(value), isGuess: isGuess, isUnsure: isUnsure, endsItself: isOver), &state)
    return made
  }

  /// The result of a library function.
  private func results(
    of summary: LibrarySummary, _ call: Code.Call, _ named: CalledName, _ receivers: [ObjectID], _ arguments: [[ObjectID]], at value: Code.ValueID, _ state: inout State
  ) -> [ObjectID] {
    switch summary.result {
    case .receiver: return receivers
    case .argument(let index): return arguments.indices.contains(index) ? arguments[index] : []
    case .element:
      // An element that is taken out is no element any more.
      let isTaken = summary.effects.contains(.removes)
      return receivers.flatMap { isTaken ? taken(from: $0, at: value, &state) : element(of: $0, at: value, &state) }
    case .sameElements:
      let collection = object(.collection(site(value)), type: nil, .collection)
      let elements = unique(receivers.flatMap { element(of: $0, at: value, &state) })
      if !elements.isEmpty { write(elements, to: collection, analysis.slots.element, by: step(at: position(value), .strong), &state) }
      if named.leavesElementsOut { objects[Int(collection)].remainder = receivers.first ?? -1 }
      return [collection]
    case .new(let name):
      let made = call.traits.contains(.isInitialization) ? receivers : unknown(call, at: value)
      for object in made where objects[Int(object)].type == nil {
        objects[Int(object)].type = program.types.libraryType(name)
        objects[Int(object)].form = .object
      }
      return made
    case .unknown: return call.traits.contains(.isInitialization) ? receivers : unknown(call, at: value)
    }
  }

  /// `[model setValue:self forKey:@"_owner"]` stores to the member, with the member's ownership. False if the key is not a literal, or no object has the member.
  private func storeByKey(
    _ name: String, _ call: Code.Call, _ receivers: [ObjectID], _ arguments: [[ObjectID]], at value: Code.ValueID, _ state: inout State
  ) -> Bool {
    guard ["setValue:forKey:", "setValue(_:forKey:)"].contains(name), call.arguments.count == 2, case .text(let key) = function.values[Int(call.arguments[1].value)] else { return false }
    var isAny = false
    for receiver in receivers {
      guard let type = objects[Int(receiver)].type, program.types.member(program.types.canonicalName(key, of: type), of: type) != nil else { continue }
      set(Code.Field(key), of: receiver, to: arguments[0], isNothing(call.arguments[0].value), true, isSure: receivers.count == 1, position(value), &state)
      isAny = true
    }
    return isAny
  }

  /// A publisher derived from an endless one is endless, too, unless the operator takes only its first values.
  private func markEndless(_ results: [ObjectID], of receivers: [ObjectID], _ arguments: [[ObjectID]], _ call: CalledName) {
    guard !results.isEmpty, !call.isOverByItself else { return }
    guard call.isEndless || receivers.contains(where: isEndless) || arguments.joined().contains(where: isEndless) else { return }
    for result in results where objects[Int(result)].form != .closure { objects[Int(result)].isEndless = true }
  }

  /// Whether a publisher emits values for as long as it lives.
  func isEndless(_ object: ObjectID) -> Bool {
    let own = objects[Int(object)]
    if case .content(_, let slot) = own.origin, case .member(let name) = analysis.slots[slot] {
      if analysis.completedMembers.contains(name) { return false }
      if Platform.isEndless(property: name) { return true }
    }
    if own.isEndless { return true }
    guard let type = own.type else { return false }
    if case .new(let site) = own.origin, site.callee < 0, !analysis.completing.isEmpty, analysis.completing.contains(function.outermost) { return false }
    return program.isEndless(type)
  }

  private func taken(from collection: ObjectID, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    let elements = element(of: collection, at: value, &state)
    return elements.flatMap { element -> [ObjectID] in
      let own = objects[Int(element)]
      guard case .element = own.origin, !isFull else { return [element] }
      return [object(.result(site(value)), type: own.type, own.form)]
    }
  }

  /// The implicit memberwise initialiser of a struct.
  private func memberwise(_ call: Code.Call, _ receivers: [ObjectID], _ arguments: [[ObjectID]], _ position: Code.Position, _ state: inout State) {
    for receiver in receivers {
      guard let type = objects[Int(receiver)].type, program.types.isOwn(type) else { continue }
      for (argument, stored) in zip(call.arguments, arguments) where !argument.label.isEmpty && program.types.member(argument.label, of: type) != nil {
        write(stored, to: receiver, analysis.slots.id(.member(argument.label)), by: step(at: position), &state)
      }
    }
  }

  /// The summaries that fit what is known about the receiver, the most specific first.
  func librarySummaries(_ rows: [LibrarySummary], receiver type: Types.TypeID?, named name: EntityID? = nil) -> [LibrarySummary] {
    rows.isEmpty ? [] : program.summaries(rows, type: type ?? program.types.type(name), name)
  }

  /// Whether a library object keeps what one of its properties has. Some properties only refer: a screen's navigation controller does not belong to the screen.
  private func isKept(by holder: ObjectID, _ slot: SlotID) -> Bool {
    guard case .member(let name) = analysis.slots[slot], let type = objects[Int(holder)].type, !program.types.isOwn(type) else { return false }
    return librarySummaries(Platform.summaries(ofProperty: name), receiver: type).contains { $0.effects.contains { if case .keeps = $0 { true } else { false } } }
  }

  /// The type of a library's property, if a table tells.
  func libraryType(ofProperty name: String, of type: Types.TypeID?) -> Types.TypeID? {
    guard let type, !program.types.isOwn(type) else { return nil }
    for case .new(let name) in librarySummaries(Platform.summaries(ofProperty: name), receiver: type).map(\.result) { return program.types.libraryType(name) }
    return nil
  }

  // MARK: What a library's function does

  /// Applies the effects of a library function to the operands of a call.
  func apply(_ summary: LibrarySummary, to call: LibraryCall, _ state: inout State) {
    let at = self.place(call.position)
    for effect in summary.effects {
      switch effect {
      case .keeps(let keeping): keep(keeping, call, &state)
      case .adds(let operands):
        for collection in call.receiver { for operand in operands { addElements(objects(operand, of: call), to: collection, call.position, &state) } }
      case .removes: for collection in call.receiver { clear(collection, call.position, &state) }
      case .ends(let operand): for ended in objects(operand, of: call) { endWithOwners(ended, call.position, &state) }
      case .runs(let operand, let withElements):
        for closure in objects(operand, of: call) {
          let elements = withElements ? unique(call.receiver.flatMap { element(of: $0, at: at, &state) }) : []
          _ = run(closure, [elements], at: at, .anyNumber, &state)
        }
      }
    }
  }

  /// The objects that an operand of a summary stands for.
  private func objects(_ operand: LibrarySummary.Operand, of call: LibraryCall) -> [ObjectID] {
    switch operand {
    case .receiver: return call.receiver
    case .result: return call.result
    case .value: return call.value
    case .root(let name): return [object(.root(analysis.slots.root(name)), type: nil, .unknown)]
    case .argument(let index):
      if let written = call.call, isVariadic(written, index) { return unique(call.arguments[index...].joined().map { $0 }) }
      return call.arguments.indices.contains(index) ? call.arguments[index] : []
    case .labelled(let label): return call.call?.arguments.lastIndex { $0.label == label }.map { call.arguments[$0] } ?? []
    case .closure: return call.closure
    }
  }

  /// Applies an effect that keeps an object, temporarily or for good.
  private func keep(_ keeping: LibrarySummary.Keeping, _ call: LibraryCall, _ state: inout State) {
    guard keeping.until != .call, keeping.how == .strong || keeping.how == .copy else { return }
    let fires = keeping.firesUnless.flatMap { flag($0, of: call.call) } == false
    let isPassing = keeping.until == .fires || keeping.until == .completes || fires || call.endsItself
    var starts: [String] = []
    let kept = objects(keeping.kept, of: call).filter { !program.isException(objects[Int($0)].type, to: keeping) }
    for keeper in objects(keeping.keeper, of: call) where !kept.isEmpty {
      // Links behind a started object depend on the same start, so `starts` is not reset.
      if isPassing, let type = objects[Int(keeper)].type { starts = program.libraryLine(of: type).flatMap { Platform.calls(thatStart: $0) } }
      // The name alone does not tell whether a call keeps a closure or only runs it.
      let cause = Step.Cause(
        location: location(call.position), starts: starts, role: keeping.role, endings: keeping.endings, selector: keeping.role == "target" ? call.call.map(selector) ?? "" : "",
        isGuess: call.isGuess && keeping.how == .copy)
      let step = Step(analysis.causes.number(cause), keeping.how == .copy ? .copy : .strong, isPassing: isPassing, isUnsure: call.isUnsure)
      let slot = analysis.slots.id(keeping.role == "element" ? .element : .role(keeping.role))
      write(kept, to: keeper, slot, by: step, isSure: false, &state)
    }
  }

  /// Ends an object and the library objects that keep it through their properties: `webView.configuration.userContentController`.
  private func endWithOwners(_ object: ObjectID, _ position: Code.Position, _ state: inout State) {
    var ended = object
    end(ended, state: &state)
    while case .content(let holder, let slot) = objects[Int(ended)].origin {
      guard case .content = objects[Int(holder)].origin, isKept(by: holder, slot) else {
        state.cleared[HeapKey(object: holder, slot: slot)] = position
        break
      }
      state.ended.insert(holder)
      ended = holder
    }
  }

  /// The value of an operand that is a boolean literal.
  private func flag(_ operand: LibrarySummary.Operand, of call: Code.Call?) -> Bool? {
    guard let call else { return nil }
    for (index, argument) in call.arguments.enumerated().reversed() where operand == .argument(index) || operand == .labelled(argument.label) {
      if case .boolean(let flag) = function.values[Int(argument.value)] { return flag }
    }
    return nil
  }

  /// Whether an argument is the last of a variadic selector and stands for all further ones: `arrayWithObjects:`.
  private func isVariadic(_ call: Code.Call, _ index: Int) -> Bool {
    guard case .function(let name, _) = call.callee, call.arguments.count > index + 1, name.utf8.last == UInt8(ascii: ":") else { return false }
    return name.utf8.count { $0 == UInt8(ascii: ":") } == index + 1
  }

  /// The method that a call names for a later callback: `target: self, selector: #selector(tick)`.
  private func selector(of call: Code.Call) -> String {
    for argument in call.arguments { if case .text(let text) = function.values[Int(argument.value)] { return text } }
    return ""
  }
}
