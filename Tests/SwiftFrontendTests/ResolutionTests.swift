import Driver
import Facts
import Testing
import TestSupport

/// What a name means: scopes, files, modules.
@Suite struct ResolutionTests {
  @Test("the nearest declaration has the name")
  func shadowing() throws {
    let report = try swiftReport(
      """
      struct Item {}
      class Outer {
        struct Item {}
        let item: Item
        class Inner { let item: Item }
      }
      class Other { let item: Item; let theirs: Outer.Item }
      class Sub: Outer { let mine: Item }
      struct Generic<Item> { let item: Item }
      """)
    #expect(
      report.facts(.holds) == [
        "Other holds Item value item", "Other holds Outer.Item value theirs", "Outer holds Outer.Item value item", "Outer.Inner holds Outer.Item value item",
        "Sub holds Outer.Item value mine",
      ])
  }

  @Test("what a package's executables and tests declare is seen by nobody who does not import them; a library that is not imported by name may be re-exported")
  func closedTargets() throws {
    let report = try swiftReport(
      """
      //- Package.swift
      let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "All"), .executableTarget(name: "Tool"), .testTarget(name: "KitTests")])
      //- Sources/Kit/Kit.swift
      class Screen { let node: Node; let names = names(); let option: Option }
      public struct Row {}
      //- Sources/All/All.swift
      @_exported import Kit
      //- Sources/Tool/Tool.swift
      import All
      struct Option {}
      func names() -> [Option] { [] }
      class Main { let row: Row }
      //- Tests/KitTests/Node.swift
      import Kit
      class Node {}
      """)
    let held = report.facts(.holds).filter { $0.hasPrefix("Screen") || $0.hasPrefix("Main") }
    #expect(held == ["Main holds Row value row", "Screen holds Node strong node [assumed]", "Screen holds Option strong option [assumed]"])
    #expect(report.graph.entities.filter { ["Node", "Option"].contains($0.name) }.map { "\($0.id) \($0.isExternal)" }.count == 4)
  }

  @Test("an alias of a type is a mention of the type that declares it; one outside of types is a name of its file")
  func aliases() throws {
    let report = try swiftReport(
      """
      //- Colour.swift
      typealias Colour = Int
      typealias Row<Element> = [Element]
      struct Pair { typealias Key = Int }
      protocol Container { associatedtype Element }
      //- User.swift
      typealias Own = Int
      enum Problem { case twice(key: Pair.Key) }
      struct Shape { let colour: Colour; let own: Own }
      func draw(_ rows: Row<Int>) {}
      func start() { _ = Colour(1) }
      extension Container { func first() -> Element? { nil } }
      """)
    #expect(report.facts(.names) == ["User.swift names Colour.swift Colour", "User.swift names Colour.swift Row"])
    #expect(report.facts(.uses).filter { $0.contains("Pair") } == ["Problem uses Pair"])
  }

  @Test("of a value of two protocols, a member uses the one that declares it")
  func composedTypes() throws {
    let report = try swiftReport(
      """
      protocol First { func one() }
      protocol Base { func two() }
      protocol Second: Base {}
      class Holder { let both: First & Second }
      class A { let holder: Holder; func run() { holder.both.one() } }
      class B { let holder: Holder; func run() { holder.both.two() } }
      class C { let holder: Holder; func run() { holder.both.three() } }
      """)
    #expect(report.facts(.uses).filter { !$0.contains("Holder") } == ["A uses First", "B uses Second", "C uses First", "C uses Second"])
  }

  @Test("an extension needs the protocol that it makes a type of another file conform to")
  func conformingExtensions() throws {
    let report = try swiftReport(
      """
      //- Showing.swift
      protocol Showing {}
      struct Own: Showing {}
      extension Own: Equatable {}
      //- Screens.swift
      import UIKit
      extension UIViewController: Showing {}
      struct Near {}
      extension Near: Showing {}
      """)
    #expect(report.facts(.uses) == ["extension UIViewController: Showing uses Showing"])
    #expect(report.facts(.conforms).filter { $0.hasSuffix("Showing") } == ["Near conforms Showing", "Own conforms Showing", "UIViewController conforms Showing"])
  }

  @Test("types of one name in two modules stay two")
  func modules() throws {
    let report = try swiftReport(
      """
      //- Package.swift
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", path: "Code/B"), .executableTarget(name: "App")])
      //- Sources/A/A.swift
      public class Model {}
      public class OnlyA {}
      //- Code/B/B.swift
      public class Model {}
      //- Sources/App/App.swift
      import A
      import B
      class Screen { let a: A.Model; let b: B.Model; let only: OnlyA }
      //- Sources/App/Own.swift
      class Model {}
      class Other { let own: Model }
      """)
    let models = report.graph.entities.filter { $0.name == "Model" }
    #expect(models.map(\.id.text) == ["s:A.Model", "s:App.Model", "s:B.Model"])
    #expect(models.map(\.module) == ["A", "App", "B"])
    let held = report.graph.facts.filter { $0.relation == .holds && $0.location.path != "Package.swift" }
      .map { "\($0.details.member ?? "") \($0.object)" }.sorted()
    #expect(held == ["a s:A.Model", "b s:B.Model", "only s:A.OnlyA", "own s:App.Model"])
  }

  @Test("what is internal is seen by its own targets, and by who imports it for testing")
  func internals() throws {
    let report = try swiftReport(
      """
      //- Package.swift
      let package = Package(name: "P", targets: [
        .target(name: "Base"), .target(name: "Kit", dependencies: ["Base"]), .target(name: "App", dependencies: ["Kit"]), .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      //- Sources/Base/Base.swift
      public class Ground {}
      //- Sources/Kit/Kit.swift
      @_exported import Base
      class Timer {}
      class Hidden {}
      public class Shown {}
      let hiddenValue = Hidden()
      public let shownValue = Shown()
      //- Sources/App/App.swift
      import Foundation
      import Kit
      class Screen {
        var timer: Timer?
        var hidden: Hidden?
        var shown: Shown?
        var ground: Ground?
        let first = hiddenValue
        let second = shownValue
      }
      //- Sources/App/Blind.swift
      class Blind { var shown: Shown?; var hidden: Hidden? }
      //- Tests/KitTests/Tests.swift
      @testable import Kit
      class Tests { var hidden: Hidden?; let first = hiddenValue }
      """)
    let held = report.graph.facts.filter { $0.relation == .holds && $0.location.path != "Package.swift" }.map { "\($0.subject) \($0.details.member ?? "") \($0.object)" }.sorted()
    #expect(
      held.filter { !$0.hasPrefix("s:Kit.") } == [
        "s:App.Blind hidden s:Hidden", "s:App.Blind shown s:Kit.Shown", "s:App.Screen ground s:Base.Ground", "s:App.Screen hidden s:Hidden", "s:App.Screen second s:Kit.Shown",
        "s:App.Screen shown s:Kit.Shown", "s:App.Screen timer c:objc(cs)NSTimer", "s:KitTests.Tests first s:Kit.Hidden", "s:KitTests.Tests hidden s:Kit.Hidden",
      ])
  }

  @Test("a manifest sees nothing of what it describes")
  func manifests() throws {
    let report = try swiftReport(
      """
      //- Tools/Package.swift
      import PackageDescription
      let package = Package(name: "P", dependencies: [.package(url: "u", from: "1.0.0")])
      //- Code/Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App")])
      //- Code/Sources/App/Model.swift
      struct Package { let model: Model }
      class Model {}
      """)
    #expect(report.graph.facts.filter { $0.location.path.hasSuffix("Package.swift") && $0.object.text.hasPrefix("s:App") }.isEmpty)
    #expect(report.facts(.holds).filter { $0.hasPrefix("Package") } == ["Package holds Model strong model"])
  }

  @Test("a file of two targets is part of both, and of two types of a name it means the one that is built with it")
  func shared() throws {
    let report = try swiftReport(
      """
      //- project.yml
      name: Game
      targets:
        Phone:
          type: application
          platform: iOS
          sources: [Shared, Phone]
        Desk:
          type: application
          platform: macOS
          sources: [Shared, Desk]
      //- Shared/Model.swift
      class Model {}
      //- Phone/Screen.swift
      class Screen { let model: Model? = nil; let panel: Panel? = nil }
      //- Phone/Panel.swift
      class Panel {}
      //- Desk/Window.swift
      class Window { let model: Model? = nil; let panel: Panel? = nil }
      //- Desk/Panel.swift
      class Panel {}
      class Main { let screen: Screen? = nil }
      """)
    let held = report.graph.facts.filter { $0.relation == .holds }.map { "\($0.subject) \($0.object)" }.sorted()
    #expect(
      held.filter { !$0.hasPrefix("s:Desk.Main") } == [
        "s:Desk.Window s:Desk.Panel", "s:Desk.Window s:Phone.Model", "s:Phone.Screen s:Phone.Model", "s:Phone.Screen s:Phone.Panel",
      ])
    #expect(held.filter { $0.hasPrefix("s:Desk.Main") } == ["s:Desk.Main s:Screen"])
  }

  @Test("one name declared twice in a module: each file has its own")
  func ambiguity() throws {
    let report = try swiftReport(
      """
      //- App/One.swift
      private class Cell {}
      private typealias Other = One
      class One { private let cell: Cell? = nil; private let other: Other? = nil }
      //- App/Two.swift
      private class Cell {}
      private typealias Other = Two
      class Two { private let cell: Cell? = nil; private let other: Other? = nil }
      """)
    let held = report.graph.facts.filter { $0.relation == .holds }.map { "\($0.subject) \($0.object)" }.sorted()
    #expect(held == ["s:One s:Cell@App/One.swift", "s:One s:One", "s:Two s:Cell@App/Two.swift", "s:Two s:Two"])
  }

  @Test("a module of the project is found by its Xcode folder")
  func xcode() throws {
    let report = try swiftReport(
      """
      //- Game.xcodeproj/project.pbxproj
      // nothing
      //- Game/Game.swift
      class Engine {}
      //- GameTests/Tests.swift
      @testable import Game
      class Tests { let engine: Engine? = nil }
      """)
    #expect(report.facts(.imports) == ["GameTests/Tests.swift imports Game"])
    #expect(report.graph.entities.first { $0.name == "Engine" }?.id.text == "s:Game.Engine")
    #expect(report.facts(.holds) == ["Tests holds Engine strong engine"])
  }

  @Test("uses: signatures, calls, static access, casts, members of what is known")
  func uses() throws {
    let report = try swiftReport(
      """
      class Engine { var plug = Plug(); func start() -> Spark { Spark() } }
      class Plug { func clean() {} }
      class Spark { func fly() {} }
      class Oil { static let best = Oil(); func pour() {} }
      class Rust {}
      class Car {
        var engine: Engine?
        func drive(with oil: Oil) {
          engine?.plug.clean()
          let spark = engine!.start()
          spark.fly()
          if oil is Rust { helper() }
          Oil.best.pour()
        }
      }
      func helper() { _ = Rust() }
      """)
    #expect(Set(report.facts(.uses).filter { $0.hasPrefix("Car") }) == ["Car uses Engine", "Car uses Oil", "Car uses Plug", "Car uses Rust", "Car uses Spark", "Car uses helper()"])
    #expect(report.facts(.creates) == ["Engine creates Plug", "Engine creates Spark", "helper() creates Rust"])
  }

  @Test("code of an extension is the extension's, and its members are the type's")
  func extensionCode() throws {
    let report = try swiftReport(
      """
      class Helper {}
      class Card {}
      extension Card { static let shared = Helper(); func help() { _ = Helper() } }
      """)
    #expect(report.facts(.holds) == ["Card holds Helper strong shared [inferred static]"])
    #expect(Set(report.facts(.creates)) == ["extension Card creates Helper"])
  }

  @Test("the statements of a file speak for the file")
  func topLevel() throws {
    let report = try swiftReport(
      """
      //- App.swift
      class App { func run() {} }
      //- main.swift
      App().run()
      """)
    #expect(report.facts(.creates) == ["main.swift creates App"])
  }

  @Test("a function or macro of the platform is no type, unless the project has a type of its name")
  func functionsOfPlatform() throws {
    let report = try swiftReport(
      """
      import UIKit
      class Card { func show() { NSLog(NSLocalizedString("a", comment: "")); draw(UIGraphicsGetCurrentContext(), CGRectMake(0, 0, 1, 1)); _ = Unknown() } }
      """)
    #expect(report.facts(.creates) == ["Card creates Unknown"])
    let own = try swiftReport("struct CGRectMake {}\nclass Card { func show() { _ = CGRectMake() } }")
    #expect(own.facts(.creates) == ["Card creates CGRectMake"])
  }

  @Test("aliases that lead to each other by way of their type mean nothing")
  func aliasesInACircle() throws {
    let report = try swiftReport(
      """
      struct Curve {
        typealias Key = Curve.Signature
        typealias Signature = Curve.Key
      }
      final class Signer {
        var key: Curve.Key?
        var curve: Curve
      }
      """)
    #expect(report.facts(.holds) == ["Signer holds Curve value curve"])
  }

  @Test("what a preview or another closure at the top of a file declares is local")
  func localsOfPreviews() throws {
    let report = try swiftReport(
      """
      //- Label.swift
      import SwiftUI
      struct Label: View { var text: String }
      #Preview {
        @Previewable let size = 50.0
        struct Sample {}
        let other = Sample()
        Label(text: "\\(size)")
      }
      struct Below { let other: Label }
      //- Image.swift
      import UIKit
      extension UIImage { var ratio: Double { size.width / size.height } }
      """)
    #expect(report.graph.entities.filter { $0.kind == .variable }.isEmpty)
    #expect(report.facts(.holds).contains("Below holds Label value other"))
    #expect(report.facts(.uses).allSatisfy { !$0.hasSuffix(" size") })
  }

  @Test("a member that an extension in another file declares is used there")
  func membersOfExtensions() throws {
    let report = try swiftReport(
      """
      //- Reader.swift
      import Foundation
      final class Reader {
        let decoder = JSONDecoder.dates
        func read(_ box: Box, _ reader: Reader) -> Int { box.count + box.open() + reader.pages }
        func parts(_ text: String) -> [Substring] { text.uppercased().split(separator: "a") + text.prefixedParts() }
      }
      //- Private.swift
      fileprivate extension String { func prefixedParts() -> [Substring] { [] } }
      //- Parts.swift
      extension String { func split() -> [Substring] { [] }; private func hiddenPart() -> Int { 1 } }
      //- Box.swift
      struct Box { var size = 0 }
      extension Box { var count: Int { size } }
      //- Helpers.swift
      import Foundation
      extension JSONDecoder { static let dates = JSONDecoder() }
      extension Box { func open() -> Int { 1 } }
      extension Reader { var pages: Int { 1 } }
      //- Collections.swift
      extension Dictionary { func valueOfText(key: Key) -> String { "" } }
      extension Collection { var firstOrNone: Element? { first } }
      //- Rows.swift
      func rows(_ all: [String: Int], _ list: [Int]) { print(all.valueOfText(key: "a"), list.firstOrNone) }
      """)
    let used = report.graph.facts.filter { $0.relation == .uses && $0.object.text.contains("+") }.map(\.object.text)
    #expect(
      Set(used) == [
        "s:Box+Helpers.swift", "s:Foundation.JSONDecoder+Helpers.swift", "s:Swift.Collection+Collections.swift", "s:Swift.Dictionary+Collections.swift",
      ])
  }

  @Test("an initialiser or a method of an extension is used by its labels")
  func overloadsOfExtensions() throws {
    let report = try swiftReport(
      """
      //- Data+Hex.swift
      import Foundation
      extension Data { init(hex: String) { self.init() } }
      //- Data+Words.swift
      import Foundation
      extension Data { init(words: [String]) { self.init() }; func logText(level: Int) {} }
      //- Data+Lines.swift
      import Foundation
      extension Data { func logText(line: Int) {} }
      //- Reader.swift
      import Foundation
      func read(_ text: String) { let data = Data(hex: text); data.logText(line: 1) }
      func empty() -> Data { Data(count: 2) }
      """)
    #expect(report.facts(.uses).filter { $0.contains("extension") } == ["read() uses extension Data", "read() uses extension Data"])
    #expect(Set(report.graph.facts.filter { $0.relation == .uses && $0.object.text.contains("+") }.map(\.object.text)) == ["s:Foundation.Data+Data+Hex.swift", "s:Foundation.Data+Data+Lines.swift"])
    #expect(report.graph.possibleUses == [])
  }

  @Test("what code may mean of other files, and nothing tells that it does")
  func possibleUses() throws {
    let report = try swiftReport(
      """
      //- Titles.swift
      extension Own { var shortTitle: String { "" } }
      //- OtherTitles.swift
      extension Unknown { var shortTitle: Int { 1 }; func show(at place: Int) {}; func show(_ text: String, on place: Int) {} }
      //- Own.swift
      struct Own { func both() -> String { shortTitle } }
      //- Route.swift
      enum Route { case home(Int) }
      //- Navigator.swift
      struct Navigator { let start: Place; func open(_ route: Route) {} }
      struct Place { let size: Int }
      //- Reader.swift
      func read(_ any: Strange, _ navigator: Navigator) {
        print(any.owner.shortTitle)
        any.owner.show(at: 1)
        any.owner.show(on: 1)
        navigator.open(.home(1))
        print(navigator.start.size)
      }
      //- Private.swift
      private extension Strange { var shortTitle: String { "" } }
      func hidden(_ any: Strange) { print(any.owner.shortTitle) }
      """)
    func line(_ fact: Fact) -> String { "\(fact.location.path):\(fact.location.line) \(fact.object.text) \(fact.details.member ?? "")" }
    #expect(
      Set(report.graph.possibleUses.map(line)) == [
        "Own.swift:1 s:Own+Titles.swift shortTitle", "Reader.swift:2 s:Own+Titles.swift shortTitle", "Reader.swift:2 s:Unknown+OtherTitles.swift shortTitle",
        "Reader.swift:3 s:Unknown+OtherTitles.swift show", "Reader.swift:5 s:Route home",
      ])
  }

  @Test("members of library types that the library may have as well")
  func likelyMembersOfLibraries() throws {
    let report = try swiftReport(
      """
      //- Parts.swift
      import Foundation
      extension String { init?(argument: String) { nil } }
      extension Array where Element == Part { subscript(oid: Int) -> Part? { nil } }
      extension UserDefaults { func set(_ value: Data, forKey key: String) {} }
      extension FixedWidthInteger { init?(_ value: Decimal) { nil } }
      struct Part { let number: Int }
      //- Reader.swift
      import Foundation
      func read<I: FixedWidthInteger>(_ parts: [Substring], _ bytes: [UInt8], _ defaults: UserDefaults, _ type: I.Type) {
        print(parts.map(String.init), bytes[0], I(2.0))
        defaults.set("a", forKey: "b")
      }
      """)
    #expect(report.graph.facts.filter { $0.location.path == "Reader.swift" && $0.object.text.contains("Parts.swift") } == [])
  }

  @Test("the type that a function throws, and the member that is the default of a parameter")
  func thrownTypesAndDefaults() throws {
    let report = try swiftReport(
      """
      //- Failure.swift
      enum Failure: Error { case here }
      extension Trigger { static let defaultTrigger = Trigger() }
      //- Trigger.swift
      struct Trigger { init() throws(Failure) {} }
      //- Reader.swift
      func read() throws(Failure) {}
      func show(_ trigger: Trigger = .defaultTrigger) {}
      """)
    #expect(
      report.facts(.uses) == [
        "Trigger uses Failure", "read() uses Failure", "show() uses Trigger", "show() uses extension Trigger",
      ])
  }

  @Test("a value of the environment, a case with the name of a property, and a member that a protocol beside it declares too")
  func membersByWay() throws {
    let report = try swiftReport(
      """
      //- Values/Spaces.swift
      import SwiftUI
      extension EnvironmentValues { var spaces: Int { 1 } }
      //- Results/Result.swift
      extension Result { var failure: Int? { nil } }
      //- Presenter/Presenter.swift
      protocol PagePresenter { var isPagePresented: Bool { get } }
      extension UIViewController: PagePresenter { var isPagePresented: Bool { false } }
      //- Page/Page.swift
      import SwiftUI
      struct Page: View { @Environment(\\.spaces) var spaces; var body: some View { Text("a") } }
      func failed(_ error: Error?) -> Result<Int, Error>? { error.map(Result.failure) }
      func show(_ any: Unknown) { if any.screen.isPagePresented { print("a") } }
      """)
    #expect(
      report.facts(.uses).filter { $0.contains("extension") } == [
        "Page uses extension EnvironmentValues", "extension UIViewController: PagePresenter uses PagePresenter", "show() uses extension UIViewController: PagePresenter",
      ])
  }

  @Test("a type of another module that has the name of the project's own") func qualifiedNamesakes() throws {
    let report = try swiftReport(
      """
      //- Own.swift
      struct Project {}
      //- Tuist.swift
      import ProjectDescription
      extension ProjectDescription.Project { static let all = 1 }
      let first: ProjectDescription.Project? = nil
      let own: Project? = nil
      """)
    let facts = report.graph.facts.filter { $0.location.path == "Tuist.swift" && $0.object.text == "s:Project" }
    #expect(Set(facts.map(\.location.line)) == [4])
  }

  @Test("an operator is not meant by its name alone") func operators() throws {
    let report = try swiftReport(
      """
      //- State.swift
      enum State { case on, off(Int) }
      func == (a: State, b: State) -> Bool { true }
      func +++ (a: State, b: State) -> State { a }
      //- Lists.swift
      func same(_ a: [Int], _ b: [Int]) -> Bool { a.elementsEqual(b, by: ==) }
      func joined(_ all: [State]) -> State? { all.reduce(+++) }
      """)
    let used = report.graph.facts.filter { $0.relation == .uses && $0.location.path == "Lists.swift" }.map { "\($0.location.line) \(report.graph.entities[report.graph.node($0.object)!].name)" }
    #expect(used.filter { $0.contains("==") || $0.contains("+++") }.map { String($0.prefix(5)) } == ["2 +++"])
  }

  @Test("types of Swift's own that the module has as well, and member types of the platform's protocols")
  func typesOfThePlatform() throws {
    let report = try swiftReport(
      """
      //- Own.swift
      struct Error {}
      struct Content {}
      struct Context {}
      //- Screen.swift
      import SwiftUI
      struct Failed: Swift.Error { let inner: Swift.Error }
      struct Frame: ViewModifier { func body(content: Content) -> some View { content } }
      struct Web: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      struct Plain { let error: Error; let content: Content; let context: Context }
      """)
    let used = report.graph.facts.filter { $0.location.path == "Screen.swift" && ["s:Error", "s:Content", "s:Context"].contains($0.object.text) }.map { "\($0.location.line) \($0.object.text)" }
    #expect(Set(used) == ["5 s:Error", "5 s:Content", "5 s:Context"])
  }

  @Test("members of extensions in another file, of a protocol's own extensions and by values of unknown type")
  func membersOfExtensionsElsewhere() throws {
    let report = try swiftReport(
      """
      //- View.swift
      protocol View {}
      struct Pass { let isValid = true }
      //- Modifiers.swift
      extension View { func modifier() -> Int { 1 } }
      //- Styles.swift
      extension View { func style() -> Int { modifier() } }
      struct Row { private var textStyle: Int { 1 } }
      //- Kinds.swift
      extension Pass { var isVaccination: Bool { true } }
      extension UILabel { func textStyle() {} ; func paddedText() {} }
      //- Screen.swift
      func show(_ all: Stream) { all.filter { $0.isVaccination && $0.isValid }; all.each { $0.textStyle() } }
      //- Tests/LabelTests.swift
      struct LabelTests { var isVaccination = true }
      //- Texts.swift
      extension Digest { func base64EncodedString() throws -> String { "" } }
      func encoded(_ all: Stream) { all.each { $0.base64EncodedString() } }
      //- More.swift
      func more(_ all: Stream) { all.each { $0.base64EncodedString() } }
      //- Cell.swift
      private extension UITableViewCell { var paddedText: Int { 1 } }
      func fit(_ all: Stream) { all.each { $0.paddedText } }
      """)
    let used = report.graph.facts.filter { $0.relation == .uses && $0.object.text.contains("+") }.map { "\($0.location.path):\($0.location.line) \($0.object.text)" }
    #expect(Set(used) == ["Styles.swift:1 s:View+Modifiers.swift", "Screen.swift:1 s:Pass+Kinds.swift", "Screen.swift:1 c:objc(cs)UILabel+Kinds.swift"])
  }

  @Test("a member of a value of unknown type, if only one extension of a library's type has the name")
  func membersOfLibrarysTypes() throws {
    let report = try swiftReport(
      """
      //- Streams.swift
      import RxSwift
      extension ObservableType {
        func ignoreAll() -> Observable<Void> { map { _ in } }
        func asResult() -> Int { 1 }
        func retry() -> Int { 1 }
      }
      extension View { private var avatarMask: Int { 1 } }
      //- Pixels.swift
      extension UITraitEnvironment { func roundUpToPixel(_ value: Int) -> Int { value } }
      extension Error where Self: Equatable { func toEquatable() -> Int { 1 } }
      extension Error { func toEquatable() -> Int { 2 } }
      //- Other.swift
      struct Own { func asResult() -> Int { 1 } }
      //- Screen.swift
      func show(_ stream: Stream) { stream.filter { true }.ignoreAll(); stream.asResult(); stream.retry(); stream.avatarMask }
      class Label: UILabel {
        func fit() throws { do { try run(); _ = roundUpToPixel(2) } catch { error.toEquatable() } }
      }
      """)
    let used = report.graph.facts.filter { $0.relation == .uses && $0.object.text.contains("+") }.map { "\($0.location.path):\($0.location.line) \($0.object.text)" }
    #expect(Set(used) == ["Screen.swift:1 s:ObservableType+Streams.swift", "Screen.swift:3 c:objc(pl)UITraitEnvironment+Pixels.swift", "Screen.swift:3 s:Swift.Error+Pixels.swift"])
  }

  @Test("a member type of a private extension in another file is not meant")
  func privateMemberTypes() throws {
    let report = try swiftReport(
      """
      //- Defaults.swift
      import Foundation
      private enum Keys { static let serial = "serial" }
      extension UserDefaults { var serial: String? { string(forKey: Keys.serial) } }
      //- Connection.swift
      import Foundation
      private extension UserDefaults {
        enum Keys { static let email = "email" }
        var email: String? { string(forKey: Keys.email) }
      }
      """)
    let used = report.graph.facts.filter { $0.relation == .uses && $0.object.text.contains("Keys") }.map { "\($0.location.path) \($0.object.text)" }
    #expect(Set(used) == ["Defaults.swift s:Keys", "Connection.swift s:NSUserDefaults.Keys"])
  }
}
