import Driver
import Testing
import TestSupport

/// What properties, globals and cases hold, and how.
@Suite struct HoldingTests {
  @Test("classes are kept strongly, values by value, unless it says otherwise")
  func ownership() throws {
    let report = try swiftReport(
      """
      class Node {}
      struct Size { var width = 0.0 }
      enum Side { case left }
      protocol Host: AnyObject {}
      class Card {
        let node: Node
        var size: Size
        var side = Side.left
        weak var host: Host?
        unowned let owner: Node
        unowned(unsafe) let ghost: Node
        lazy var late: Node = Node()
        static let shared = Card()
        var total: Node { node }
        var seen: Node? { didSet {} }
      }
      """)
    #expect(
      report.facts(.holds) == [
        "Card holds Card strong shared [inferred static]", "Card holds Host weak host", "Card holds Node strong late", "Card holds Node strong node",
        "Card holds Node strong seen", "Card holds Node unowned owner", "Card holds Node unsafe ghost", "Card holds Side value side [inferred]",
        "Card holds Size value size", "Size holds Double value width [inferred]",
      ])
    let seen = report.graph.facts.first { $0.details.member == "seen" }
    #expect(seen?.details.flags == [.mutable, .optional])
    #expect(report.graph.facts.first { $0.details.member == "host" }?.details.flags == [.mutable, .optional, .explicit])
  }

  @Test("collections, tuples, closures and existentials are looked through")
  func shapes() throws {
    let report = try swiftReport(
      """
      class Node {}
      struct Key: Hashable {}
      protocol P {}
      protocol Q {}
      class Card {
        var list: [Node] = []
        var table: [Key: Node?] = [:]
        var set: Set<Key> = []
        var pair: (Node, Key)?
        var handler: ((Node) -> Key)?
        var any: any P & Q
        var some: some P { fatalError() }
        var kind: Node.Type
        var untyped: Any
      }
      """)
    #expect(
      report.facts(.holds) == [
        "Card holds Any strong untyped", "Card holds Key value pair", "Card holds Key value set [many]", "Card holds Key value table [many]",
        "Card holds Node strong list [many]", "Card holds Node strong pair", "Card holds Node strong table [many]", "Card holds P strong any",
        "Card holds Q strong any", "Card holds Type value kind", "Card holds function strong handler",
      ])
    #expect(report.facts(.uses).contains("Card uses Key"))
  }

  @Test("the lists of texts that the platform hands out are lists of texts")
  func lists() throws {
    let report = try swiftReport(
      """
      import Foundation
      class Card {
        var zones = TimeZone.knownTimeZoneIdentifiers.sorted()
        let parts = URL(fileURLWithPath: "/a").pathComponents
        var zone = TimeZone.current
      }
      """)
    #expect(
      report.facts(.holds) == [
        "Card holds String value parts [many inferred]", "Card holds String value zones [many inferred]", "Card holds TimeZone value zone [inferred]",
      ])
  }

  @Test("a generic type keeps its arguments as its own properties keep its parameters")
  func generics() throws {
    let report = try swiftReport(
      """
      class Node {}
      struct Box<T> { var value: T }
      struct Weak<T: AnyObject> { weak var value: T? }
      struct Weaker<T> where T: AnyObject { weak var value: T? }
      struct Phantom<T> { var count = 0 }
      class List<Item: Host> { var items: [Item] = [] }
      protocol Host {}
      class Card {
        var box: Box<Node>
        var weak: [Weak<Node>]
        var weaker: Weaker<Node>
        var phantom: Phantom<Node>
      }
      """)
    let card = report.facts(.holds).filter { $0.hasPrefix("Card") || $0.hasPrefix("List") }
    #expect(
      card == [
        "Card holds Box value box", "Card holds Node strong box [inferred]", "Card holds Node weak weak [many inferred]",
        "Card holds Node weak weaker [inferred]", "Card holds Phantom value phantom", "Card holds Weak value weak [many]", "Card holds Weaker value weaker", "List holds Host strong items [many]",
      ])
    #expect(report.facts(.uses).filter { $0.hasPrefix("Card") } == ["Card uses Node"])
  }

  @Test("the payload of a case is the enum's, whatever the case")
  func payloads() throws {
    let report = try swiftReport(
      """
      class Node {}
      indirect enum Tree { case leaf(Node), branch(left: Tree, right: [Tree]), empty }
      """)
    #expect(report.facts(.holds) == ["Tree holds Node strong leaf", "Tree holds Tree value branch", "Tree holds Tree value branch [many]"])
  }

  @Test("globals hold, and are roots of their own")
  func globals() throws {
    let report = try swiftReport(
      """
      class Node {}
      let first = Node()
      var (second, third) = (Node(), 1)
      private let own: [Node] = []
      """)
    #expect(report.facts(.holds) == ["first holds Node strong first [inferred static]", "own holds Node strong own [many static]"])
    #expect(report.graph.entities.filter { $0.kind == .variable }.map(\.name) == ["first", "own", "second", "third"])
    #expect(report.facts(.creates) == ["first creates Node", "second creates Node"])
  }

  @Test("property wrappers own, or refer to what somebody else owns")
  func wrappers() throws {
    let report = try swiftReport(
      """
      import SwiftUI
      class Model: ObservableObject { @Published var name = "" }
      @Observable class Session {}
      @propertyWrapper struct Weakly<T: AnyObject> { weak var stored: T?; var wrappedValue: T? { stored } }
      struct Screen: View {
        @StateObject var own = Model()
        @State private var count = 0
        @ObservedObject var seen: Model
        @EnvironmentObject var shared: Model
        @Binding var flag: Bool
        @Environment(Session.self) var session
        @Environment(\\.colorScheme) var scheme
        @Weakly var host: Model?
        var body: some View { Text(own.name) }
      }
      """)
    #expect(
      report.facts(.holds).filter { $0.hasPrefix("Screen") } == [
        "Screen holds Bool reference flag", "Screen holds EnvironmentValues reference scheme [inferred]", "Screen holds Int value count [inferred]",
        "Screen holds Model reference seen", "Screen holds Model reference shared", "Screen holds Model strong own [inferred]",
        "Screen holds Model weak host", "Screen holds Session reference session",
      ])
    #expect(report.facts(.creates) == ["Screen creates Model", "Screen creates Text"])
  }

  @Test("what is not written is inferred where syntax and declarations tell, else counted")
  func inference() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Node { static let shared = Node(); static func make() -> Node { Node() }; var child = Leaf() }
      class Leaf {}
      class Card {
        let a = Node.shared
        let b = Node.make()
        let c = Node.shared.child
        let d = [Node()]
        let e = try? Node()
        let f = UIColor.red
        let g = unknown as! Leaf
        let h = flag ? Leaf() : Leaf()
        let i = { Leaf() }()
        let j = "text", k = 1
        let l = .init()
        lazy var m: Leaf = { let leaf = Leaf(); return leaf }()
        let n = [String: Leaf]()
      }
      """)
    #expect(
      report.facts(.holds).filter { $0.hasPrefix("Card") } == [
        "Card holds Int value k [inferred]", "Card holds Leaf strong c [inferred]", "Card holds Leaf strong g [inferred]",
        "Card holds Leaf strong h [inferred]", "Card holds Leaf strong i [inferred]", "Card holds Leaf strong m", "Card holds Leaf strong n [many inferred]",
        "Card holds Node strong a [inferred]", "Card holds Node strong b [inferred]", "Card holds Node strong d [many inferred]",
        "Card holds Node strong e [inferred]", "Card holds String value j [inferred]", "Card holds String value n [many inferred]",
        "Card holds UIColor strong f [inferred]",
      ])
    #expect(report.coverage.memberTypesUnknown == 1)
    #expect(report.coverage.memberTypesResolved == 1)
  }

  @Test("what is declared nowhere may be a class: it is held like one, and the fact says so")
  func assumed() throws {
    let report = try swiftReport(
      """
      import SomeKit
      class Card { let thing: SKThing; weak var other: SKOther?; let color: UIView.ContentMode; let date: Date }
      """)
    #expect(
      report.facts(.holds) == [
        "Card holds Date value date", "Card holds SKOther weak other", "Card holds SKThing strong thing [assumed]",
        "Card holds UIView.ContentMode value color",
      ])
  }

  @Test("a protocol promises; nothing is stored for it")
  func promises() throws {
    let report = try swiftReport("class Node {}\nprotocol P { var node: Node { get set }; var other: Node { get } }")
    #expect(report.facts(.holds) == ["P holds Node strong node [promised]", "P holds Node strong other [promised]"])
    #expect(report.graph.facts.filter { $0.relation == .holds && $0.details.flags.contains(.mutable) }.map(\.details.member) == ["node"])
  }
}
