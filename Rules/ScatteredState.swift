package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags stored properties of one type that are set and cleared together.
package struct ScatteredState: Rule {
  package static let descriptor = RuleDescriptor(
    id: "scattered-state",
    summary: "three or more optional or Boolean members of one type that are set and cleared together",
    rationale: """
      Members that only make sense in certain combinations are one state in several pieces. Three of them can be combined in eight ways, of which \
      a few are meant, and whoever changes one has to remember to clear the others: the place that forgets it is a bug that no compiler sees. Make \
      them one enum whose cases carry what belongs to each state, or, where all are there or none, one optional struct.

      What counts is code, not that members stand beside each other: straight-line stretches that assign all of them, at least two, and each of \
      them is given `nil` or `false` in one stretch and something else in another. Initialisers, deinitialisers and tests don't count; neither \
      do weak members.
      """,
    level: nil,
    options: [
      .init("members", "How many members make a state, at least.")
    ],
    examples: examples)

  /// How many members make a state, at least.
  package var members = 3

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let places = graph.ownedMembers()
    let methods = graph.methodsOfTypes()
    return methods.keys.sorted().compactMap { type in
      guard !graph.entities[type].isExternal, let declared = places[type] else { return nil }
      let stretches = methods[type]!.flatMap { Stretch.all(of: $0, declared) }.filter { $0.members.count >= members }
      guard stretches.count > 1, let state = best(stretches), !family.roles(of: type).contains(.test) else { return nil }
      return finding(state, graph.entities[type], declared)
    }
  }

  /// The largest group of members that are set and cleared together; of equally large ones that with the most places.
  private func best(_ stretches: [Stretch]) -> State? {
    var best: State?
    for (index, first) in stretches.enumerated() {
      for second in stretches.dropFirst(index + 1) {
        guard let state = state(of: Set(first.members.keys).intersection(second.members.keys), stretches) else { continue }
        if let rival = best, (rival.members.count, rival.places.count) >= (state.members.count, state.places.count) { continue }
        best = state
      }
    }
    return best
  }

  private func state(of group: Set<String>, _ stretches: [Stretch]) -> State? {
    func places(_ group: Set<String>) -> [Stretch] { stretches.filter { stretch in group.allSatisfy { stretch.members[$0] != nil } } }
    guard group.count >= members else { return nil }
    let all = places(group)
    let changing = group.filter { member in Set(all.map { $0.members[member]! }).count == 2 }
    guard changing.count >= members else { return nil }
    return State(members: changing, places: places(changing))
  }

  private func finding(_ state: State, _ type: Entity, _ declared: [String: Fact]) -> Finding? {
    let facts = state.members.compactMap { declared[$0] }.sorted { $0.location < $1.location }
    guard let first = facts.first else { return nil }
    let names = facts.compactMap(\.details.member)
    return Finding(
      rule: id, message: .together(names, type.name, state.places.count), location: first.location, subjects: [type.id], names: [type.name],
      notes: state.places.prefix(4).map { place in
        Finding.Note(.place(place.method, set: names.filter { place.members[$0]! }, cleared: names.filter { !place.members[$0]! }), at: place.location)
      })
  }

  private struct State {
    var members: Set<String>
    var places: [Stretch]
  }
}

/// A block of code that runs from its beginning to its end, and the members that it assigns.
private struct Stretch {
  var method: String
  var location: SourceLocation
  /// Whether each is set in the end, or cleared.
  var members: [String: Bool]

  static func all(of method: Method, _ declared: [String: Fact]) -> [Stretch] {
    guard method.traits.isDisjoint(with: [.isInitializer, .isStatic]), !["deinit", "dealloc"].contains(method.name), !method.name.hasPrefix("init")
    else { return [] }
    var stretches: [Int: Stretch] = [:]
    for step in method.steps {
      guard let isSet = step.kind.sets, declared[step.name] != nil else { continue }
      stretches[step.block, default: Stretch(method: method.name, location: step.location, members: [:])].members[step.name] = isSet
    }
    return stretches.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Method.Step.Kind {
  /// Whether an own member is set or cleared; nil for what does neither.
  fileprivate var sets: Bool? {
    switch self {
    case .turnsOn, .assigns: true
    case .clears, .turnsOff: false
    case .changes, .calls: nil
    }
  }
}

extension Graph {
  /// The members of each type that its objects own and can change, with the fact that declares them.
  fileprivate func ownedMembers() -> [Node: [String: Fact]] {
    var found: [Node: [String: Fact]] = [:]
    for index in facts.indices where facts[index].relation == .holds {
      let details = facts[index].details
      guard let member = details.member, details.flags.contains(.mutable), details.flags.isDisjoint(with: [.isStatic, .promised]),
        details.ownership?.isOwning ?? true
      else { continue }
      // A dictionary holds its keys and its values at the same place.
      if found[source(of: index)]?[member] == nil { found[source(of: index), default: [:]][member] = facts[index] }
    }
    return found
  }
}

extension String {
  fileprivate static func together(_ members: [String], _ type: String, _ places: Int) -> Self {
    "\(listed(members)) of '\(type)' are set and cleared together in \(counted(places, "place")); one enum with payloads would leave no way to change one and forget another"
  }

  fileprivate static func place(_ method: String, set: [String], cleared: [String]) -> Self {
    "'\(method)' " + [set.isEmpty ? nil : "sets \(listed(set))", cleared.isEmpty ? nil : "clears \(listed(cleared))"].compactMap { $0 }.joined(separator: " and ")
  }
}

// MARK: Examples

extension ScatteredState {
  private static let examples: [Example] = [
    Example(
      "the modes of a list, in Swift",
      """
      //- List.swift
      class PhotoList {
        var isViewing = true  // expect: scattered-state "'isViewing', 'selected' and 'shared' of 'PhotoList' are set and cleared together in 3 places"
        var selected: [Int]?
        var shared: String?
        var title = ""
        func select(_ rows: [Int]) {
          isViewing = false  // note: "'select(_:)' sets 'selected' and clears 'isViewing' and 'shared'"
          selected = rows
          shared = nil
        }
        func share(_ text: String) {
          isViewing = false  // note: "'share(_:)' sets 'shared' and clears 'isViewing' and 'selected'"
          selected = nil
          shared = text
        }
        func finish() {
          isViewing = true  // note: "'finish()' sets 'isViewing' and clears 'selected' and 'shared'"
          selected = nil
          shared = nil
        }
      }
      """),
    Example(
      "all or none, from an extension and a closure",
      """
      //- Session.swift
      struct User {}
      final class Session {
        private var user: User?  // expect: scattered-state "'user', 'token' and 'expiry'"
        private var token: String?
        private var expiry: Int?
      }
      extension Session {
        func logIn(_ user: User, _ token: String) {
          load { [weak self] expiry in
            guard let self = self else { return }
            self.user = user
            self.token = token
            self.expiry = expiry
          }
        }
        func logOut() {
          user = nil
          token = nil
          expiry = nil
        }
      }
      """),
    Example(
      "all or none, in Objective-C",
      """
      //- PSSession.m
      #import <Foundation/Foundation.h>
      @interface PSSession : NSObject
      @property (nonatomic, copy) NSString *user;  // expect: scattered-state "'user', 'token' and 'isOpen' of 'PSSession' are set and cleared together in 2 places"
      @property (nonatomic, copy) NSString *token;
      @property (nonatomic) BOOL isOpen;
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation PSSession
      - (void)logIn:(NSString *)user {
          self.user = user;  // note: "'logIn:' sets 'user', 'token' and 'isOpen'"
          self.token = @"a";
          self.isOpen = YES;
      }
      - (void)logOut {
          _user = nil;  // note: "'logOut' clears 'user', 'token' and 'isOpen'"
          self.token = nil;
          self.isOpen = NO;
      }
      - (void)rename { self.title = @"b"; }
      @end
      """),
    Example(
      "what is only created and thrown away, in Objective-C",
      """
      //- PSSession.m
      #import <Foundation/Foundation.h>
      @interface PSSession : NSObject
      @property (nonatomic, copy) NSString *user;
      @property (nonatomic, copy) NSString *token;
      @property (nonatomic) BOOL isOpen;
      @end
      @implementation PSSession
      - (instancetype)initWithUser:(NSString *)user {
          _user = user;
          _token = @"a";
          _isOpen = YES;
          return self;
      }
      - (void)dealloc {
          _user = nil;
          _token = nil;
          _isOpen = NO;
      }
      - (void)close {
          self.user = nil;
          self.token = nil;
          self.isOpen = NO;
      }
      @end
      """),
    Example(
      "one enum",
      """
      //- List.swift
      class PhotoList {
        enum State { case viewing, selecting([Int]), sharing(String) }
        var state = State.viewing
        func select(_ rows: [Int]) { state = .selecting(rows) }
        func share(_ text: String) { state = .sharing(text) }
      }
      """),
    Example(
      "members that go their own ways, that are only created together, or that are only thrown away together",
      """
      //- Card.swift
      class Card {
        var title: String?
        var subtitle: String?
        var isOpen = false
        var isOld = false
        init(title: String, subtitle: String) {
          self.title = title
          self.subtitle = subtitle
          isOpen = true
        }
        func open() { isOpen = true }
        func close() { isOpen = false }
        func clear() {
          title = nil
          subtitle = nil
          isOpen = false
        }
        func reload(_ flag: Bool) {
          if flag { title = "a" } else { subtitle = "b" }
          guard flag else { return }
          isOpen = true
        }
        func stamp() {
          title = "a"
          subtitle = "b"
          isOld = true
        }
      }
      """),
    Example(
      "what a test sets up and tears down",
      """
      //- CardTests.swift
      import XCTest
      class CardTests: XCTestCase {
        var card: String?
        var store: String?
        var clock: String?
        override func setUp() {
          card = "a"
          store = "b"
          clock = "c"
        }
        override func tearDown() {
          card = nil
          store = nil
          clock = nil
        }
      }
      """),
    Example(
      "two are no state by default, and are with another threshold",
      """
      //- .arborist.yml
      rules:
        scattered-state:
          level: warning
          members: 2
      //- Card.swift
      class Card {
        var title: String?  // expect: scattered-state "'title' and 'isOpen' of 'Card' are set and cleared together in 2 places"
        var isOpen = false
        func open() {
          title = "a"
          isOpen = true
        }
        func close() {
          title = nil
          isOpen = false
        }
      }
      """),
  ]
}
