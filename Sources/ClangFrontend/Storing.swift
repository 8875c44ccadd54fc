import CClang
import Facts
import Platform

/// What one body, once it is read to its end, teaches about the members and parameters that it stores to.
struct StoreReader {
  let reader: UnitReader
  private let subject: EntityID
  private let owner: EntityID?
  let notes: BodyNotes
  let expressions: Expressions
  /// The function or method itself, as evidence names it; nil for initial values.
  private let function: EntityID?
  let cursor: CXCursor

  init(_ body: UnitReader.Body, _ reader: UnitReader) {
    self.reader = reader
    (subject, owner, notes, cursor) = (body.subject, body.owner, body.notes, body.cursor)
    function = reader.functionID(cursor)
    expressions = Expressions(notes, reader: reader, subject: subject, owner: owner, body: function ?? EntityID("\(subject.text)@\(cursor.spelling)"))
  }

  func conclude() {
    for assignment in notes.assignments {
      // What else a local variable is stored in is not where this value goes.
      let isLocal = localVariable(assignment.target) != nil
      for var place in expressions.places(of: assignment.target) {
        if isLocal { place.objects = [] }
        store(assignment.value, at: place)
      }
      noteMaking(of: assignment)
    }
    let keepers = notes.messages.map(keeper)
    for (message, keeper) in zip(notes.messages, keepers) where keeper == nil { conclude(message: message) }
    // Last, when it is known whether what they return is stored.
    for (message, keeper) in zip(notes.messages, keepers) {
      if let keeper, !notes.stored.contains(CursorKey(message)) { keepByPlatform(message, keeper) }
    }
    for call in notes.calls { conclude(call: call) }
    for deletion in notes.deletions {
      guard let value = deletion.expressions().first else { continue }
      for place in expressions.places(of: value) where place.holder == owner && !place.isElement {
        state(.freed, place, ownership: .unique, at: deletion)
      }
    }
    noteClearing()
  }

  // MARK: Storing a value

  private func store(_ value: CXCursor, at place: Expressions.Place, _ steps: Int = 4) {
    guard steps > 0 else { return }
    if place.keepsObjects {
      if isNothing(value) { notes.cleared.append((place, value)) } else {
        notes.given[Member(owner: place.holder, name: place.member), default: []].append(RawPlace(clang.clang_getCursorLocation(value)).offset)
        note(value, at: place)
      }
    }
    let sources = expressions.sources(of: value)
    for source in sources {
      if source.kind == CXCursor_DeclRefExpr, let index = notes.parameters[CursorKey(source.referenced)] { keep(index, at: place, source) }
      if let keeper = keeper(source) { keep(source, keeper, at: place) }
      if source.kind == CXCursor_ObjCMessageExpr { readCollection(source, at: place) }
    }
    let types = expressions.types(of: value)
    for offer in offers(in: value, sources, types) where offer.object != place.holder || offer.name != place.member {
      guard let location = reader.location(of: value) else { continue }
      let arms = arms(at: value, handing: value)
      reader.teach(Evidence(place.holder, .shared, place.member, offer.object, name: offer.name, giver: owner, arms: arms, at: location))
    }
    for block in expressions.blocks(among: sources) { keep(block, at: place) }
    for element in expressions.elements(of: value) {
      var inside = place
      inside.isElement = true
      store(element, at: inside, steps - 1)
    }
    let known = place.declared.filter { $0.flags.contains(.many) == place.isElement }.map(\.entity)
    for type in types where !known.contains(type) {
      state(place.isElement ? .element : .assigned, place, type, at: value)
    }
  }

  /// A block that is stored is kept by the member's type, and keeps what it captures.
  private func keep(_ block: CXCursor, at place: Expressions.Place) {
    let captures = expressions.captures(of: block)
    note(captures, at: .member(Member(owner: place.holder, name: place.member)), of: place.objects)
    for capture in captures.objects {
      reader.state(place.holder, .captures, capture.entity, at: capture.cursor, .init(ownership: capture.ownership, member: place.member))
    }
    for parameter in captures.parameters {
      if let index = notes.parameters[CursorKey(parameter)] { keep(index, at: place, block) }
    }
  }

  private func keep(_ parameter: Int, at place: Expressions.Place, _ cursor: CXCursor) {
    guard let function, let location = reader.location(of: cursor) else { return }
    reader.teach(Evidence(function, place.isElement ? .collects : .keeps, String(parameter), place.holder, name: place.member, arms: arms(at: cursor), at: location))
  }

  func state(
    _ kind: Evidence.Kind, _ place: Expressions.Place, _ object: EntityID? = nil, ownership: Ownership? = nil, at cursor: CXCursor
  ) {
    guard let location = reader.location(of: cursor) else { return }
    let held = ownership ?? (kind == .assigned || kind == .element ? place.declared.first { !$0.flags.contains(.many) }?.ownership : nil)
    reader.teach(Evidence(place.holder, kind, place.member, object, name: place.declarer?.text, ownership: held, at: location))
  }

  /// `_items = [NSHashTable weakObjectsHashTable]`
  private func readCollection(_ message: CXCursor, at place: Expressions.Place) {
    let arguments = message.arguments.map { String(decoding: reader.source(of: $0), as: UTF8.self) }
    guard let weak = WeakCollection(selector: message.spelling, arguments: arguments) else { return }
    let elements = place.declared.filter { $0.flags.contains(.many) }.map(\.entity)
    switch weak {
    case .both: state(.collection, place, ownership: .weak, at: message)
    case .values: state(.collection, place, elements.count == 2 ? elements[1] : nil, ownership: .weak, at: message)
    // What is put into it in code are the values.
    case .keys: if elements.count == 2, elements[0] != elements[1] { state(.collection, place, elements[0], ownership: .weak, at: message) }
    }
  }

  /// Counting by hand: `_x = [y retain]`, `_x = [[X alloc] init]`.
  private func noteMaking(of assignment: BodyNotes.Assignment) {
    guard reader.countsByHand else { return }
    let value = peeled(assignment.value)
    guard value.kind == CXCursor_ObjCMessageExpr else { return }
    let selector = value.spelling
    let isOwned = ["retain", "copy", "mutableCopy", "new"].contains(selector) || selector.hasPrefix("init") || selector.hasPrefix("copyWith")
      || selector.hasPrefix("mutableCopyWith") || selector.hasPrefix("new") || selector.hasPrefix("alloc")
    guard isOwned else { return }
    for place in expressions.places(of: assignment.target) where !place.isElement { state(.retained, place, at: assignment.value) }
  }

  // MARK: Messages

  private func conclude(message: CXCursor) {
    let selector = message.spelling
    let arguments = message.arguments
    if let property = expressions.property(setBy: message), arguments.count == 1 {
      if let holder = expressions.receiverType(of: message) {
        var place = expressions.place(of: property, in: holder)
        place.objects = expressions.receivers(of: message)
        store(arguments[0], at: place)
        return
      }
    }
    if let added = Platform.addedArgument(of: selector), added < arguments.count, let receiver = message.receiver {
      for var place in expressions.places(of: receiver) where !place.isElement {
        place.isElement = true
        store(arguments[added], at: place)
      }
      return
    }
    if Self.clearingSelectors.contains(selector), let receiver = message.receiver {
      for place in expressions.places(of: receiver) { notes.cleared.append((place, message)) }
      return
    }
    if selector == "removeObserver:" { arguments.first.map(clear) }
    if reader.countsByHand, selector == "release" || selector == "autorelease", let receiver = message.receiver {
      for place in expressions.places(of: receiver) where !place.isElement { state(.retained, place, at: message) }
      return
    }
    hand(arguments, to: message.referenced, at: message)
  }

  // MARK: Calls

  private func conclude(call: CXCursor) {
    let callee = call.referenced
    let arguments = call.arguments
    let name = callee.spelling
    if name == "objc_setAssociatedObject", arguments.count == 4 { return associate(arguments, at: call) }
    if Platform.isReleaseFunction(name), let first = arguments.first {
      for place in expressions.places(of: first) where !place.isElement { state(.freed, place, ownership: .strong, at: call) }
      return
    }
    if name == "dispatch_source_cancel" { arguments.first.map(clear) }
    if let keeper = Platform.keeper(named: name), let holder = keeper.holder, holder < arguments.count, keeper.argument < arguments.count {
      let places = expressions.places(of: arguments[holder])
      for place in places { keepArgument(arguments[keeper.argument], at: place) }
      if places.isEmpty { keepByPlatform(call, keeper) }
      return
    }
    if ["push_back", "emplace_back", "push_front", "emplace_front", "insert", "emplace", "push", "insert_or_assign", "try_emplace"].contains(name),
      reader.location(of: callee) == nil, let container = call.expressions().first?.expressions().first {
      for var place in expressions.places(of: container) {
        place.isElement = true
        for argument in arguments { store(argument, at: place) }
      }
      return
    }
    if name == "reset" || name == "assign", reader.location(of: callee) == nil, let container = call.expressions().first?.expressions().first {
      for place in expressions.places(of: container) { arguments.first.map { store($0, at: place) } }
      if arguments.isEmpty { clear(container) }
      return
    }
    if ["clear", "erase", "pop", "pop_back", "pop_front"].contains(name), reader.location(of: callee) == nil {
      call.expressions().first?.expressions().first.map(clear)
      return
    }
    if ["make_shared", "make_unique"].contains(name), reader.location(of: callee) == nil { return make(arguments, at: call) }
    hand(arguments, to: callee, at: call)
  }

  private func clear(_ expression: CXCursor) {
    for place in expressions.places(of: expression) { notes.cleared.append((place, expression)) }
  }

  /// `std::make_shared<Part>(…)` hands what it is given to a constructor: the one with so many parameters.
  private func make(_ arguments: [CXCursor], at call: CXCursor) {
    guard !arguments.isEmpty, let made = call.type.canonical.templateArguments.first?.declaration.definition, !made.isNull else { return }
    for constructor in made.children() where constructor.kind == CXCursor_Constructor && constructor.arguments.count == arguments.count {
      hand(arguments, to: constructor, at: call)
    }
  }

  /// What is handed to a function of the project: whether the function keeps it, its body says, which another unit may read.
  private func hand(_ arguments: [CXCursor], to callee: CXCursor, at cursor: CXCursor) {
    guard !callee.isNull, reader.location(of: callee) != nil, let target = reader.functionID(callee) else { return }
    let parameters = callee.arguments
    let receivers = cursor.kind == CXCursor_CallExpr && callee.kind == CXCursor_Constructor ? expressions.objects(of: cursor) : expressions.receivers(of: cursor)
    for (index, argument) in arguments.enumerated() {
      for object in expressions.objects(of: argument) {
        for receiver in receivers where receiver != object {
          reader.place(Placement(expressions.body, .puts, holder: receiver, .parameter(of: target, index), object))
        }
      }
      let sources = expressions.sources(of: argument)
      for source in sources {
        if source.kind == CXCursor_DeclRefExpr, let own = notes.parameters[CursorKey(source.referenced)], let function {
          pass(function, own, to: target, index, at: cursor, isSure: sources.count == 1)
        }
      }
      for block in expressions.blocks(among: sources) {
        let captures = expressions.captures(of: block)
        note(captures, at: .parameter(of: target, index), of: receivers)
        for capture in captures.objects {
          guard let location = reader.location(of: capture.cursor) else { continue }
          reader.teach(Evidence(target, .handed, String(index), capture.entity, ownership: capture.ownership, at: location))
        }
        for parameter in captures.parameters {
          if let own = notes.parameters[CursorKey(parameter)], let function { pass(function, own, to: target, index, at: cursor, isSure: false) }
        }
      }
      let types = expressions.types(of: argument)
      for offer in offers(in: argument, sources, types) {
        guard let location = reader.location(of: argument) else { continue }
        reader.teach(Evidence(target, .offered, String(index), offer.object, name: offer.name, giver: owner, arms: arms(at: argument, handing: argument), at: location))
      }
      let known = index < parameters.count ? reader.heldTypes(parameters[index].type).map(\.entity) : []
      for type in types where !known.contains(type) && isOwn(type) {
        guard let location = reader.location(of: argument) else { continue }
        reader.teach(Evidence(target, .given, String(index), type, at: location))
      }
    }
  }

  /// Where an object of the project stands that an expression gives: the member, or the local variable that it was just made for. `sources` and
  /// `types` are the expression's.
  private func offers(in expression: CXCursor, _ sources: [CXCursor], _ types: [EntityID]) -> [(object: EntityID, name: String?)] {
    // What may be one of several objects says nothing of any.
    guard sources.count == 1, types.contains(where: isOwn) else { return [] }
    if let local = expressions.localNamed(by: expression), let place = reader.location(of: local), expressions.isMaking(sources[0]) {
      return [(EntityID("\(place.path):\(place.line):\(place.column)"), nil)]
    }
    return sources.filter { $0.kind == CXCursor_MemberRefExpr }.flatMap { expressions.places(of: $0) }.filter { !$0.isElement }.map { ($0.holder, $0.member) }
  }

  private func pass(_ function: EntityID, _ own: Int, to target: EntityID, _ index: Int, at cursor: CXCursor, isSure: Bool) {
    guard let location = reader.location(of: cursor) else { return }
    reader.teach(Evidence(function, isSure ? .passes : .mayPass, String(own), target, name: String(index), giver: owner, arms: arms(at: cursor), at: location))
  }

  /// The arms that an object is handed on in. One in a variable of the body may be another each time round a loop.
  private func arms(at cursor: CXCursor, handing object: CXCursor? = nil) -> [Arm] {
    notes.alternatives.arms(at: cursor, declared: object.flatMap(expressions.localNamed))
  }

  private func isOwn(_ type: EntityID) -> Bool {
    guard type.text.hasPrefix("c:objc(cs)") else { return true }
    return reader.project.declared.classes.contains(String(type.text.dropFirst("c:objc(cs)".count).prefix { $0 != "@" }))
  }

  // MARK: What the platform keeps

  private func keeper(_ source: CXCursor) -> PlatformKeeper? {
    guard source.kind == CXCursor_ObjCMessageExpr, let keeper = Platform.keeper(named: source.spelling), keeper.argument < source.arguments.count,
      !firesOnce(source), !isOfProject(source.referenced)
    else { return nil }
    return keeper
  }

  /// A class of the project may have a method of the same name, and mean something better by it.
  private func isOfProject(_ method: CXCursor) -> Bool { !method.isNull && reader.location(of: method) != nil }

  /// A timer that lets go of its target once it has fired: `repeats:NO`.
  private func firesOnce(_ message: CXCursor) -> Bool {
    let labels = message.spelling.split(separator: ":")
    guard let index = labels.firstIndex(of: "repeats"), index < message.arguments.count else { return false }
    return ["NO", "false", "FALSE", "0"].contains(String(decoding: reader.source(of: message.arguments[index]), as: UTF8.self))
  }

  /// `self.timer = [NSTimer … target:self …]`: the member keeps what the timer keeps.
  private func keep(_ message: CXCursor, _ keeper: PlatformKeeper, at place: Expressions.Place) {
    notes.stored.insert(CursorKey(message))
    keepArgument(message.arguments[keeper.argument], at: place)
  }

  private func keepArgument(_ argument: CXCursor, at place: Expressions.Place) {
    let blocks = expressions.blocks(in: argument)
    for block in blocks { keep(block, at: place) }
    for source in expressions.sources(of: argument) {
      if source.kind == CXCursor_DeclRefExpr, let index = notes.parameters[CursorKey(source.referenced)] { keep(index, at: place, source) }
    }
    guard blocks.isEmpty else { return }
    for type in expressions.types(of: argument) {
      reader.state(place.holder, .captures, type, at: argument, .init(ownership: .strong, member: place.member, flags: .target))
      for (holder, object) in place.objects.flatMap({ holder in expressions.objects(of: argument).map { (holder, $0) } }) {
        reader.place(Placement(expressions.body, .captures, holder: holder, .member(Member(owner: place.holder, name: place.member)), object, of: type, at: reader.location(of: argument)))
      }
    }
  }

  private func keepByPlatform(_ cursor: CXCursor, _ keeper: PlatformKeeper) {
    let place = Expressions.Place(holder: reader.classNamed(keeper.keeper), member: keeper.role)
    keepArgument(cursor.arguments[keeper.argument], at: place)
  }

  // MARK: Associated objects

  private func associate(_ arguments: [CXCursor], at call: CXCursor) {
    let object = peeled(arguments[0])
    let holder = object.kind == CXCursor_ObjCSelfExpr ? owner : expressions.types(of: object).first
    let policy = String(decoding: reader.source(of: arguments[3]), as: UTF8.self)
    guard let holder, let location = reader.location(of: call) else { return }
    let ownership: Ownership = policy.contains("RETAIN") ? .strong : policy.contains("COPY") ? .copy : .unsafe
    let member = accessedProperty() ?? key(arguments[1])
    let place = Expressions.Place(holder: holder, member: member)
    for block in expressions.blocks(in: arguments[2]) { keep(block, at: place) }
    for source in expressions.sources(of: arguments[2]) {
      if source.kind == CXCursor_DeclRefExpr, let index = notes.parameters[CursorKey(source.referenced)] { keep(index, at: place, source) }
    }
    let types = expressions.types(of: arguments[2])
    // `nil` takes the object away; a parameter of type `id` may be anything.
    if types.isEmpty, isNothing(arguments[2]) { return }
    for type in types.isEmpty ? [reader.plainType("id")] : types {
      reader.teach(Evidence(holder, .associated, member, type, ownership: ownership, at: location))
    }
  }

  /// The property whose accessor this body is.
  private func accessedProperty() -> String? {
    guard cursor.kind == CXCursor_ObjCInstanceMethodDecl || cursor.kind == CXCursor_ObjCClassMethodDecl else { return nil }
    let selector = cursor.spelling
    var names = [selector]
    if selector.hasPrefix("set"), selector.hasSuffix(":") {
      let name = selector.dropFirst(3).dropLast()
      names = [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
    }
    return names.first { reader.properties(of: owner).contains($0) }
  }

  private func key(_ expression: CXCursor) -> String {
    var key = peeled(expression)
    while key.kind == CXCursor_UnaryOperator || key.kind == CXCursor_ObjCBridgedCastExpr, let operand = key.expressions().last {
      key = peeled(operand)
    }
    var text = key.spelling
    if text.isEmpty { text = String(decoding: reader.source(of: key), as: UTF8.self) }
    if text == "_cmd" { text = cursor.spelling }
    if text.hasPrefix("@selector("), text.hasSuffix(")") { text = String(text.dropFirst("@selector(".count).dropLast()) }
    if text.hasPrefix("set"), text.hasSuffix(":") {
      let name = text.dropFirst(3).dropLast()
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    return text
  }
}

extension UnitReader {
  /// A body that has been walked and waits for the end of the unit.
  struct Body {
    let cursor: CXCursor
    let subject: EntityID
    let owner: EntityID?
    let notes: BodyNotes
  }

  /// States what the bodies teach, once all of them are walked, and how the classes count references.
  func concludeBodies() {
    if countsByHand {
      for implemented in implementations { teach(Evidence(implemented.id, .countsByHand, "", at: implemented.location)) }
    }
    for body in bodies { StoreReader(body, self).conclude() }
    bodies = []
  }

  func teach(_ evidence: Evidence) {
    guard taught.insert(evidence).inserted else { return }
    extraction.evidence.append(evidence)
  }

  /// The name of a function or method in evidence.
  func functionID(_ cursor: CXCursor) -> EntityID? {
    switch cursor.kind {
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl, CXCursor_CXXMethod, CXCursor_Constructor:
      let template = clang.clang_getSpecializedCursorTemplate(cursor)
      let usr = (template.isNull ? cursor : template).usr
      return usr.isEmpty ? nil : EntityID(usr)
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate: return entity(for: cursor)
    default: return nil
    }
  }

  // MARK: Counting by hand

  /// Notes a message that only code without ARC may send. What stands beside a question about ARC proves nothing: we parse without it.
  func noteCounting(_ message: CXCursor, _ selector: String) {
    guard !seesCounting, ["retain", "release", "autorelease", "dealloc"].contains(selector), location(of: message) != nil else { return }
    let place = RawPlace(clang.clang_getCursorLocation(message))
    let spelled = RawPlace(spelling: clang.clang_getCursorLocation(message))
    guard let file = place.file, spelled.file == file, spelled.offset == place.offset else {
      // Through a macro, which may be another one with ARC. GNUstep's RELEASE is, and its projects count by hand unless they say so.
      if unit.sdk == .gnu { seesCounting = true }
      if let file = spelled.file, !asksForARC(text(clang.clang_getFileName(file))) { seesCounting = true }
      return
    }
    if !asksForARC(text(clang.clang_getFileName(file))) { seesCounting = true }
  }

  func asksForARC(_ path: String) -> Bool {
    if let known = filesAskingForARC[path] { return known }
    let asks = texts.bytes(of: path).contains(text: "objc_arc")
    filesAskingForARC[path] = asks
    return asks
  }

  /// Whether the unit counts references by hand, by its flags or by what its code does.
  var countsByHand: Bool {
    if unit.arguments.contains("-fobjc-arc") { return false }
    return unit.arguments.contains("-fno-objc-arc") || seesCounting
  }

  // MARK: Properties

  /// The names of the properties that a class, its extensions and its categories declare in what the unit sees.
  func properties(of owner: EntityID?) -> Set<String> {
    guard let owner else { return [] }
    return interfaces[owner]?.names ?? []
  }

  /// What an `@implementation` says of how properties are stored.
  func readStorage(_ implementation: CXCursor, of id: EntityID) {
    guard let location = location(of: implementation) else { return }
    var stored: Set<String> = []
    var dynamic: Set<String> = []
    var methods: Set<String> = []
    var synthesized: [CXCursor] = []
    var ivars: [String: String] = [:]
    implementation.forEachChild { child in
      switch child.kind {
      case CXCursor_ObjCSynthesizeDecl:
        let property = child.spelling
        stored.insert(property)
        let ivar = child.firstChild { $0.kind == CXCursor_MemberRef }?.spelling ?? property
        ivars[property] = ivar
        if ivar != property {
          teach(Evidence(id, .storage, ivar, name: property, at: location))
        }
        synthesized.append(child.referenced)
        readSynthesis(child, of: id, className: implementation.spelling)
      case CXCursor_ObjCDynamicDecl: dynamic.insert(child.spelling)
      case CXCursor_ObjCInstanceMethodDecl: methods.insert(child.spelling)
      default: break
      }
    }
    for name in properties(of: id).sorted() where !stored.contains(name) {
      let isWritten = methods.contains(name) || methods.contains("is" + name.prefix(1).uppercased() + name.dropFirst())
      if dynamic.contains(name) || isWritten { teach(Evidence(id, .computed, name, at: location)) }
    }
    stateSyntheses(of: id, ivars, dynamic: dynamic, written: methods, at: location)
    for property in (interfaces[id]?.stored ?? []) + synthesized where property.kind == CXCursor_ObjCPropertyDecl && !dynamic.contains(property.spelling) {
      stateAccessors(of: property, owner: id, .isDefined, except: methods)
    }
  }

  /// `@synthesize` of a property that a protocol or a superclass declares: here it is stored.
  private func readSynthesis(_ synthesis: CXCursor, of id: EntityID, className: String) {
    let property = synthesis.referenced
    guard property.kind == CXCursor_ObjCPropertyDecl, location(of: synthesis) != nil else { return }
    switch property.semanticParent.kind {
    case CXCursor_ObjCProtocolDecl: break
    case CXCursor_ObjCInterfaceDecl where property.semanticParent.spelling != className: break
    case CXCursor_ObjCCategoryDecl where extendedClassName(property.semanticParent) != className: break
    default: return
    }
    let attributes = ObjCPropertyAttributes(property)
    for type in heldTypes(property.type) {
      var details = Fact.Details(member: property.spelling)
      (details.ownership, details.flags) = attributes.ownership(of: type)
      state(id, .holds, type.entity, at: synthesis, details)
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` stand somewhere in these. O(n · m).
  func contains(text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, count >= pattern.count else { return false }
    var place = startIndex
    while let next = self[place...].firstIndex(of: first), next + pattern.count <= count {
      if self[next..<next + pattern.count].elementsEqual(pattern) { return true }
      place = next + 1
    }
    return false
  }
}

extension Expressions.Place {
  /// Whether what is put there may be kept alive: no number, no plain pointer.
  fileprivate var keepsObjects: Bool {
    declared.isEmpty || declared.contains { $0.ownership.isOwning && ($0.ownership != .value || !$0.entity.text.hasPrefix("type:")) }
  }
}
