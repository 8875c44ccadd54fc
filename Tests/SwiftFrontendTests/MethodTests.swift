import Driver
import Facts
import Testing
import TestSupport

/// Methods, what is said of them, and what their bodies do.
@Suite struct MethodTests {
  @Test("names have labels, and belong to the type or the extension that they stand in")
  func names() throws {
    let report = try swiftReport(
      """
      class Card {
        init(title: String) {}
        deinit {}
        func move(_ step: Int, to place: Int) { func local() {} }
        static func make() -> Card { Card(title: "") }
        static func == (a: Card, b: Card) -> Bool { true }
        subscript(index: Int) -> Int { index }
        var size: Int { 1 }
        var title = "" { didSet {} }
        var plain = 1
      }
      extension Card { private func tidy() {} }
      private extension Card { func sweep() {} }
      protocol Shape { func draw(in place: Int); var area: Int { get } }
      enum Level { func next() {} }
      actor Store { func add() {} }
      struct Point { mutating func flip() {} }
      func global() { struct Inner { func inside() {} } }
      """)
    #expect(
      report.methods() == [
        "Card ==(_:_:) isStatic isDefined", "Card deinit isDefined", "Card init(title:) isDefined isInitializer", "Card make() isStatic isDefined",
        "Card move(_:to:) isDefined", "Card size isDefined", "Card subscript(index:) isDefined", "Card title isDefined",
        "Level next() isDefined", "Point flip() isDefined", "Shape draw(in:)", "Store add() isDefined", "extension Card sweep() isDefined isPrivate",
        "extension Card tidy() isDefined isPrivate", "global().Inner inside() isDefined",
      ])
  }

  @Test("what a declaration says of itself")
  func traits() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {}
        @IBAction func save(_ sender: Any) {}
        @objc func named() {}
        @objc(otherName) func renamed() {}
        @objc func fails() throws {}
        @objc func waits() async {}
        @available(*, unavailable) func gone() {}
        private func hidden() {}
        fileprivate func half() {}
        func plain() {}
        private(set) var count: Int { get { 1 } set {} }
      }
      class Child: Screen { override func plain() {} }
      @objcMembers class Bridge: NSObject {
        func seen() {}
        private func unseen() {}
        @nonobjc func never() {}
      }
      extension Bridge { func also() {} }
      @objc extension Screen { func shown() {} }
      """)
    #expect(
      report.methods() == [
        "Bridge never() isDefined", "Bridge seen() isDefined isDynamic", "Bridge unseen() isDefined isPrivate", "Child plain() isDefined overrides",
        "Screen count isDefined", "Screen fails() isDefined", "Screen gone() isDefined isUnavailable", "Screen half() isDefined isPrivate", "Screen hidden() isDefined isPrivate",
        "Screen named() isDefined isDynamic", "Screen plain() isDefined", "Screen renamed() isDefined", "Screen save(_:) isDefined isAction isDynamic",
        "Screen viewDidLoad() isDefined overrides isDynamic", "Screen waits() isDefined", "extension Bridge also() isDefined isDynamic", "extension Screen shown() isDefined isDynamic",
      ])
  }

  @Test("what controls, gestures and menus are told to call is an action; what the notification center calls is none")
  func actions() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Screen: UIViewController {
        func setUp() {
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          let item = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(Screen.added(_:)))
          item.action = #selector(self.edited)
          NotificationCenter.default.addObserver(self, selector: #selector(noticed), name: nil, object: nil)
        }
        @objc func tapped() {}
        @objc func noticed() {}
      }
      extension Screen {
        @objc func added(_ sender: Any) {}
        @objc func edited() {}
      }
      class Other { @objc func tapped() {} }
      """)
    #expect(
      report.methods().filter { $0.contains("isAction") } == [
        "Screen tapped() isDefined isAction isDynamic", "extension Screen added(_:) isDefined isAction isDynamic",
        "extension Screen edited() isDefined isAction isDynamic",
      ])
  }

  @Test("a body that does nothing but fail")
  func raising() throws {
    let report = try swiftReport(
      """
      func abstractMethod(_ name: String = #function) -> Never { fatalError(name) }
      func log(_ text: String = "") {}
      class Base {
        func a() { fatalError("override") }
        func b() throws { throw Failure() }
        func c() -> Int? { assertionFailure(); return nil }
        func d() { abstractMethod() }
        func e() { precondition(false, "no") }
        var f: Int { fatalError() }
        var g: Int { get { abstractMethod(#function) } set { fatalError() } }
        func h() { log() }
        func i() { if done { return }; fatalError() }
        func j() { log(); fatalError() }
        func k() { assert(count > 0) }
        func l() {}
        func m() -> Int { fatalError(); return compute() }
      }
      """)
    #expect(report.methods().filter { $0.contains("onlyRaises") }.map { $0.split(separator: " ")[1] } == ["a()", "b()", "c()", "d()", "e()", "f", "g"])
  }

  @Test("own members that are assigned, by what they are given; what belongs to others is changed")
  func assignments() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Model { var count = 0; var name: String?; var place = Place() }
      struct Place { var x = 0 }
      class Base { var inherited: Int? }
      class Card: Base {
        var title: String?
        var isOpen = false
        var rows: [Int] = []
        var place = Place()
        let model = Model()
        weak var other: Model?
        var half: Int { get { 1 } set { isOpen = true } }
        static var shared: Card?
        func run(_ flag: Bool, _ given: Model) {
          title = nil
          self.isOpen = true
          isOpen = false
          isOpen = flag
          isOpen.toggle()
          rows.append(1)
          rows[0] = 2
          rows += [3]
          place.x = 1
          inherited = 1
          half = 2
          model.count += 1
          other?.name = nil
          model.place.x = 1
          given.name = "n"
          var local = Place()
          local.x = 1
          title == nil
          Card.shared = self
          (title, inherited) = ("a", nil)
        }
        func later() {
          go { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.title = nil
          }
        }
      }
      class Screen: UIViewController { func run() { title = "t"; view.isHidden = true } }
      """)
    #expect(
      report.steps(of: "run(_:_:)") == [
        "clears title", "turnsOn isOpen", "turnsOff isOpen", "assigns isOpen", "assigns isOpen", "assigns rows", "assigns rows", "assigns rows",
        "assigns place", "assigns inherited", "changes half of Card", "changes count of Model", "changes name of Model", "changes x of Place",
        "changes name of Model", "changes shared of Card", "assigns title", "clears inherited",
      ])
    #expect(report.steps(of: "half") == ["turnsOn isOpen"])
    #expect(report.steps(of: "later()") == ["clears title"])
    #expect(report.steps(of: "run()") == ["changes title of Screen", "changes isHidden"])
  }

  @Test("calls, and on what")
  func calls() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Store {
        static let shared = Store()
        func add(_ name: String) {}
        func first() -> Store { self }
      }
      func helper() {}
      class Screen: UIViewController {
        let store = Store()
        var done: (() -> Void)?
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          store.add("a")
          Store.shared.first().add("b")
          update(true)
          performSegue(withIdentifier: "s", sender: self)
          navigationController?.pushViewController(Screen(), animated: true)
          helper()
          print("x")
          names.map { $0 }
          unknownThing.go()
          done?()
          self.present(Screen(), animated: true) { self.store.add("c") }
        }
        func update(_ flag: Bool) {}
      }
      """)
    #expect(
      report.steps(of: "viewDidLoad()") == [
        "calls viewDidLoad() of UIViewController", "calls add(_:) of Store", "calls first() of Store", "calls add(_:) of Store",
        "calls update(_:) of Screen", "calls performSegue(withIdentifier:sender:) of Screen",
        "calls pushViewController(_:animated:)", "calls go()", "calls done() of Screen", "calls present(_:animated:) of Screen",
        "calls add(_:) of Store",
      ])
  }

  @Test("steps of one block run together: the same braces, with no way out between them")
  func blocks() throws {
    let report = try swiftReport(
      """
      class Card {
        var a: Int?, b: Int?, c: Int?, d: Int?
        func straight() { a = 1; b = nil; if true { print() }; c = 1 }
        func nested() { a = 1; if flag { b = 1; c = 1 } else { d = 1 }; d = nil }
        func early() { a = 1; guard flag else { b = 1; return }; c = 1; d = 1 }
        func closure() { a = 1; go { b = 1; return }; c = 1 }
        func cases() { switch x { case 1: a = 1; b = 1; default: c = 1 } }
        func failing() throws { a = 1; try go(); b = 1; try? go(); c = 1 }
        func branches() {
          a = 1
          #if DEBUG
          b = 1
          #endif
          c = 1
        }
        func loop() { for x in y { a = 1; if flag { continue }; b = 1 }; c = 1 }
      }
      """)
    func blocks(_ name: String) -> String { report.blocks(of: name) }
    #expect(blocks("straight()") == "a b c")
    #expect(blocks("nested()") == "a d | b c | d")
    #expect(blocks("early()") == "a | b | c d")
    #expect(blocks("closure()") == "a c | b")
    #expect(blocks("cases()") == "a b | c")
    #expect(blocks("failing()") == "a | b c")
    #expect(blocks("branches()") == "a c | b")
    #expect(blocks("loop()") == "a | b | c")
  }

  @Test("overloads and both sides of an #if are one method, and a method of a local type is not its function's")
  func merged() throws {
    let report = try swiftReport(
      """
      class Card {
        var a: Int?
        #if os(iOS)
        func run() { a = 1 }
        #else
        func run() { a = nil }
        #endif
        func outer() {
          class Inner { var a: Int?; func run() { a = 1 } }
          a = nil
        }
      }
      """)
    #expect(report.methods().filter { $0.contains("run()") } == ["Card run() isDefined", "Card.outer().Inner run() isDefined"])
    #expect(report.steps(of: "outer()") == ["clears a"])
  }
}

extension Report {
  /// Owner, name and traits of all methods.
  fileprivate func methods() -> [String] {
    graph.entities.indices.flatMap { node in
      graph.methods.methods(of: node).map { ([graph.entities[node].name, $0.name] + $0.traits.words).joined(separator: " ") }
    }.sorted()
  }

  fileprivate func steps(of name: String) -> [String] {
    graph.methods.all.filter { $0.name == name }.flatMap(\.steps).filter { $0.name != "print()" }.map { step in
      let object = step.object.map { id in graph.node(id).map { graph.entities[$0].name } ?? id.text }
      return "\(step.kind.rawValue) \(step.name)" + (object.map { " of \($0)" } ?? "")
    }
  }

  /// The members that are assigned, block by block.
  fileprivate func blocks(of name: String) -> String {
    let steps = graph.methods.all.filter { $0.name == name }.flatMap(\.steps).filter { $0.kind != .calls }
    var order: [Int] = []
    for step in steps where !order.contains(step.block) { order.append(step.block) }
    return order.map { block in steps.filter { $0.block == block }.map(\.name).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension Method.Traits {
  fileprivate var words: [String] {
    let all: [(Method.Traits, String)] = [
      (.isStatic, "isStatic"), (.isDefined, "isDefined"), (.isAction, "isAction"), (.onlyRaises, "onlyRaises"), (.overrides, "overrides"),
      (.isAbstract, "isAbstract"), (.isDynamic, "isDynamic"), (.isPrivate, "isPrivate"), (.isInitializer, "isInitializer"),
      (.isInactive, "isInactive"), (.isUnavailable, "isUnavailable"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
