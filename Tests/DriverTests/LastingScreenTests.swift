import Analysis
import Facts
import Testing
import TestSupport

/// Loops of screens, views and windows that live as long as the program.
@Suite struct LastingScreenTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  /// An application whose coordinator of the first screen starts more than once.
  private let application = """
    //- App.swift
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let navigation = UINavigationController()
      lazy var home = HomeCoordinator(navigation)
      func applicationWillEnterForeground(_ application: UIApplication) { home.start() }
    }
    """

  /// Ten classes have a method of the name that the root calls once of itself, and another class calls its own.
  @Test(
    "what the first screen sets up, once, stays: also a view of which another screen has one",
    arguments: [("func setUp()", [String]()), ("func setUp() {}\noverride func viewWillAppear(_ animated: Bool)", ["Picker"])])
  func setUpOnce(_ method: String, expected: [String]) throws {
    let rows = (1...10).map { "class Row\($0): Row { override func setUp() {} }\n" }.joined()
    let found = try loops(
      """
      //- App.swift
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          window.rootViewController = Root()
          self.window = window
          return true
        }
      }
      class Root: UIViewController {
        var picker: Picker!
        init() {
          super.init(nibName: nil, bundle: nil)
          setUp()
        }
        \(method) {
          let picker = Picker()
          picker.done = { picker.isHidden = true }
          self.picker = picker
          view.addSubview(picker)
        }
      }
      class Detail: UIViewController {
        func show() { view.addSubview(Picker()) }
        func more() { present(Detail(), animated: true) }
      }
      class Picker: UIView { var done: (() -> Void)? }
      class Row { init() { setUp() }
        func setUp() {} }
      \(rows)
      """)
    #expect(found == expected)
  }

  @Test(
    "what a coordinator puts in a navigation may be the first there and stay, unless something leads back from it",
    arguments: [
      ("", "", "warning"), ("", "func back() { navigation.popViewController(animated: true) }", "error"), ("func back() { navigationController?.popViewController(animated: true) }", "", "error"),
    ])
  func firstOfNavigation(_ ofScreen: String, _ ofCoordinator: String, level: String) throws {
    let found = try report(
      of: """
        \(application)
        class HomeCoordinator {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            let home = Home()
            home.done = { home.view.isHidden = true }
            navigation.pushViewController(home, animated: false)
          }
          \(ofCoordinator)
        }
        class Home: UIViewController {
          var done: (() -> Void)?
          \(ofScreen)
        }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }.map { "\($0.level) \($0.finding.names.joined(separator: " "))" }
    #expect(found == ["\(level) Home"])
  }

  @Test(
    "a screen that another one has from its beginning goes with that one",
    arguments: [
      ("", "warning"), ("func back() { navigation.popViewController(animated: true) }", "error"),
      ("}\nclass Other: UIViewController {\nfunc show() { navigationController?.pushViewController(Search(), animated: true) }\nfunc more() { present(Other(), animated: true) }", "error"),
    ])
  func tabs(_ more: String, level: String) throws {
    let found = try report(
      of: """
        \(application)
        class HomeCoordinator {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(Tabs(), animated: false) }
          \(more)
        }
        class Tabs: UITabBarController {
          lazy var search: UINavigationController = {
            let search = Search()
            return UINavigationController(rootViewController: search)
          }()
          override func viewDidLoad() { viewControllers = [search] }
        }
        class Search: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.title = "" } }
        }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }.map { "\($0.level) \($0.finding.names.joined(separator: " "))" }
    #expect(found == ["\(level) Search"])
  }

  @Test(
    "the parts that the first screen makes of a list by a helper, each with a closure of its own",
    arguments: [("window?.rootViewController = First()", [String]()), ("window?.rootViewController = UIViewController()", ["Part"])] as [(String, [String])])
  func parts(_ show: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- Start.swift
        import UIKit
        @UIApplicationMain class Start: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            \(show)
            return true
          }
          @objc func open(_ on: UIViewController) { \(expected.isEmpty ? "" : "on.present(First(), animated: true)") }
        }
        class First: UIViewController {
          let names: [String] = []
          private lazy var parts: [Part] = {
            names.map { part(for: $0) }
          }()
          private func part(for name: String) -> Part {
            let part = Part()
            part.onTap = { [weak self] in self?.show(part) }
            return part
          }
          func show(_ part: Part) {}
          override func viewDidLoad() { for part in parts { addChild(part) } }
        }
        class Part: UIViewController { var onTap: (() -> Void)? }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" && $0.level == .error }.map { $0.finding.names.joined(separator: " ") }
    #expect(found == expected)
  }

  @Test("what such a screen has from its beginning stays with it, wherever others of its type go") func partOfFirst() throws {
    let found = try report(
      of: """
        \(application)
        class HomeCoordinator {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(Home(), animated: false) }
        }
        class Home: UIViewController {
          let model = Model()
          override func viewDidLoad() { model.changed = { self.title = "" } }
          func show() { navigationController?.pushViewController(Detail(), animated: true) }
        }
        class Detail: UIViewController {
          let model = Model()
          override func viewDidLoad() { model.changed = { self.title = "" } }
        }
        class Model { var changed: (() -> Void)? }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }.map { "\($0.level) \($0.finding.names.joined(separator: " "))" }
    #expect(found.sorted() == ["error Detail Model", "warning Home Model"])
  }

  @Test(
    "a screen above another one stays where nothing takes it away",
    arguments: [
      ("kind=\"modal\"", "", []), ("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"", "", []), ("kind=\"presentation\"", "", []),
      ("kind=\"presentation\"", "}\nfinal class Scene: NSObject, UIWindowSceneDelegate {", ["Second"]), ("kind=\"popoverPresentation\"", "", ["Second"]),
      ("kind=\"modal\"", "}\nfinal class Scene: NSObject, UIWindowSceneDelegate {", []), ("kind=\"push\"", "", ["Second"]),
      ("kind=\"modal\"", "func back() { dismiss(animated: true) }", ["Second"]), ("kind=\"modal\"", "func back() { hud.dismiss() }", []),
      ("kind=\"modal\"", "}\nfinal class Router: NSObject {\nfunc back(_ screen: UIViewController) { screen.dismiss(animated: true) }", ["Second"]),
      ("kind=\"modal\"", "func more() { present(Third(), animated: true) } }\nfinal class Third: UIViewController {\nfunc back() { dismiss(animated: true) }", []),
      (
        "kind=\"modal\"",
        "func more() { navigationController?.pushViewController(Third(), animated: true) } }\nfinal class Third: UIViewController {\nfunc back() { dismiss(animated: true) }",
        ["Second"]
      ),
    ] as [(String, String, [String])])
  func presented(_ segue: String, _ more: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- Screens.swift
        final class Start: NSObject, UIApplicationDelegate {}
        final class First: UIViewController {}
        final class Second: UIViewController {
          var done: (() -> Void)?
          func tie() { done = { self.tie() } }
          \(more)
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
          <scene><objects><viewController id="1" customClass="First"><connections><segue destination="2" \(segue) id="s"/></connections></viewController></objects></scene>
          <scene><objects><viewController id="2" customClass="Second"/></objects></scene>
        </scenes></document>
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }.map { $0.finding.names[0] }
    #expect(found == expected)
  }

  @Test(
    "and so does one that code shows above another one",
    arguments: [("", "warning"), ("func back() { dismiss(animated: true) }", "error"), ("}\nfinal class Scene: NSObject, UIWindowSceneDelegate {", "error")])
  func presentedByCode(_ more: String, level: String) throws {
    let found = try report(
      of: """
        //- Screens.swift
        import UIKit
        final class Start: NSObject, UIApplicationDelegate {
          let window = UIWindow()
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window.rootViewController = First()
            return true
          }
        }
        final class First: UIViewController {
          @objc func enter() { present(UINavigationController(rootViewController: Second()), animated: true) }
        }
        final class Second: UIViewController {
          var done: (() -> Void)?
          func tie() { done = { self.tie() } }
          \(more)
        }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }.map { "\($0.level) \($0.finding.names[0])" }
    #expect(found == ["\(level) Second"])
  }

  @Test("the first screen of a storyboard, what its segues show, and what nothing makes") func storyboard() throws {
    func screens(_ initial: String, _ more: String = "") throws -> [String] {
      try report(
        of: """
          //- Screens.swift
          final class Start: NSObject, UIApplicationDelegate {}
          final class First: UIViewController { var done: (() -> Void)?; func tie() { done = { self.tie() } } }
          final class Second: UIViewController { var done: (() -> Void)?; func tie() { done = { self.tie() } } }
          \(more)
          //- Main.storyboard
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)"><scenes>
            <scene><objects><viewController id="1" customClass="First"><connections><segue destination="2" kind="show" id="s"/></connections></viewController></objects></scene>
            <scene><objects><viewController id="2" customClass="Second"/></objects></scene>
          </scenes></document>
          """
      ).findings.filter { $0.finding.rule == "retain-cycle" }.map { "\($0.level) \($0.finding.names[0])" }
    }
    #expect(try screens("1") == ["error Second"])
    #expect(try screens("") == ["warning First", "error Second"])
    // It may go, and mostly stays.
    #expect(try screens("1", "func swap(_ window: UIWindow) { window.rootViewController = nil }") == ["error Second"])
    // A window of its own replaces nothing.
    #expect(try screens("1", "func alert() -> UIWindow { let window = UIWindow(frame: .zero); window.rootViewController = UIViewController(); return window }") == ["error Second"])
  }

  @Test("the first view of a window") func firstView() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            @main struct Start: App {
              var body: some Scene { WindowGroup { FirstView() } }
            }
            struct FirstView: View {
              @StateObject var worker = Worker()
              var body: some View { Text("") }
            }
            """)) == [])
  }

  @Test("what replaces another as the root of a window") func root() throws {
    #expect(
      try loops(
        """
        //- Start.swift
        final class Start: NSObject, UIApplicationDelegate {
          var window: UIWindow?
          func signIn() { window?.rootViewController = Screen() }
        }
        final class Screen: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.finish() } }
          func finish() {}
        }
        """) == ["Screen"])
  }

  @Test(
    "the screen behind a login, which nothing but another one follows",
    arguments: [
      ("Login()", "", [String]()), ("Login()", "@objc func leave() { view.window?.rootViewController = Login() }", ["Screen"]),
      ("Login()", "@objc func leave() { view.window?.rootViewController = make() }; func make() -> UIViewController { Login() }", ["Screen"]),
      ("Screen()", "@objc func ask() { present(Login(), animated: true) }", ["Screen"]),
    ])
  func afterLogin(_ first: String, _ more: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Start.swift
        final class Start: NSObject, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \(first) }
        }
        final class Login: UIViewController {
          @objc func signIn() {
            let screen = Screen()
            view.window?.rootViewController = screen
          }
        }
        final class Screen: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.finish() } }
          func finish() {}
          \(more)
        }
        """) == expected)
  }

  @Test(
    "the tabs of the screen behind a login, in navigations that a helper makes",
    arguments: [("present(Navigation(rootViewController: UIViewController()), animated: true)", [String]()), ("present(Home(), animated: true)", ["Home"])])
  func tabs(_ opening: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Start.swift
        final class Start: NSObject, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Login() }
        }
        final class Login: UIViewController { @objc func signIn() { view.window?.rootViewController = Tabs() } }
        final class Navigation: UINavigationController {}
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            let home = Home()
            add(home)
          }
          func add(_ screen: UIViewController) { addChild(Navigation(rootViewController: screen)) }
        }
        final class Home: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.open() } }
          @objc func open() { \(opening) }
        }
        """) == expected)
  }

  @Test("the screens of a window that is made where there is none yet") func windowController() throws {
    func loops(_ condition: String) throws -> [String] {
      try self.loops(
        """
        //- Start.swift
        final class Start: NSObject, NSApplicationDelegate {
          var settings: NSWindowController?
          @IBAction func showSettings(_ sender: Any?) {
            \(condition) { settings = Root.make([.general]) }
          }
        }
        final class Root: NSTabViewController {
          var tabs: [Tab] = []
          static func make(_ tabs: [Tab]) -> NSWindowController {
            let root = Root()
            root.tabs = tabs
            return NSWindowController(window: NSPanel(contentViewController: root))
          }
        }
        final class Tab: NSViewController {
          static var general: Tab { Tab() }
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.finish() } }
          func finish() {}
        }
        """)
    }
    #expect(try loops("if settings == nil") == [])
    #expect(try loops("do") == ["Tab"])
  }

  @Test("what an interface file makes, and the application knows") func known() throws {
    func loops(_ application: String) throws -> [String] {
      try self.loops(
        """
        //- Start.swift
        final class Start: NSObject, UIApplicationDelegate { \(application) }
        final class Screen: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.finish() } }
          func finish() {}
        }
        """)
    }
    #expect(try loops("weak var screen: Screen!") == [])
    #expect(try loops("func show(_ screen: Screen) {}") == ["Screen"])
    #expect(try loops("weak var screen: Screen?; func close() { screen = nil }") == ["Screen"])
  }

  @Test("a screen goes with what it shows, but the first one stays", arguments: [("init() { begin() }", [Finding.Confidence]()), ("@objc func open() { begin() }", [.proven])])
  func firstScreen(_ maker: String, expected: [Finding.Confidence]) throws {
    let found = try report(
      of: """
        //- Start.swift
        @main struct Start: App { \(maker) }
        func begin() { present(Sheet()) }
        final class Sheet: UIViewController {
          var done: (() -> Void)?
          init() { done = { self.finish() } }
          func finish() {}
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.confidence) == expected)
  }

  /// The confidence of what is found in an application whose root view shows `body`, of a model that keeps itself.
  private func levels(root body: String, _ more: String = "", app: String = "WindowGroup { Root() }") throws -> [Finding.Confidence] {
    try report(
      of: """
        //- App.swift
        import SwiftUI
        @main struct Start: App { var body: some Scene { \(app) } }
        struct Root: View {
          @State var isOpen = false
          var body: some View { \(body) }
          \(more)
        }
        struct Page: View {
          @StateObject var model = Model()
          var body: some View { Text("") }
        }
        final class Model: ObservableObject {
          var done: (() -> Void)?
          init() { done = { self.end() } }
          func end() {}
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
  }

  @Test(
    "what views have that the first view shows stays; what a sheet, a link or a row of a list shows goes",
    arguments: [
      ("TabView { VStack { Page() } }", []), ("VStack { if isOpen { Page().padding() } }", []), ("Text(\"\").sheet(isPresented: $isOpen) { VStack { Page() } }", [Finding.Confidence.proven]),
      ("NavigationLink(destination: Page().padding()) { Text(\"\") }", [.proven]), ("ForEach(0..<9) { _ in Page() }", [.proven]),
      ("VStack { Page() }.sheet(isPresented: $isOpen) { Page() }", [.proven]),
    ])
  func views(_ body: String, expected: [Finding.Confidence]) throws { #expect(try levels(root: body) == expected) }

  @Test("a view that another function makes") func viewOfFunction() throws {
    let page = "func page() -> some View { Page() }"
    #expect(try levels(root: "VStack { page() }", page) == [])
    #expect(try levels(root: "Text(\"\").sheet(isPresented: $isOpen) { page() }", page) == [.proven])
    #expect(try levels(root: "Text(\"\").sheet(isPresented: $isOpen, content: page)", page) == [.proven])
  }

  @Test("a screen of a storyboard, with and without another first screen", arguments: [("", []), ("window.rootViewController = UIViewController()", [Finding.Confidence.proven])])
  func initialScreen(_ replacing: String, expected: [Finding.Confidence]) throws {
    let found = try report(
      of: """
        //- Start.swift
        import UIKit
        @main final class Start: NSObject, UIApplicationDelegate {
          let window = UIWindow()
          @objc func leave() { \(replacing) }
        }
        final class Home: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() { done = { self.finish() } }
          func finish() {}
        }
        func title(_ home: Home?) -> String? { text(home ?? Home()) }
        func text(_ home: Home) -> String? { nil }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
          <scene><objects><viewController id="1" customClass="Home"/></objects></scene>
        </scenes></document>
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.confidence) == expected)
  }

  @Test(
    "a view is no screen: it goes with what has it", arguments: [("", [Finding.Confidence.likely]), ("@objc func open(_ on: UIViewController) { on.present(Screen(), animated: true) }", [.proven])])
  func viewsOfScreens(_ opening: String, expected: [Finding.Confidence]) throws {
    let found = try report(
      of: """
        //- Start.swift
        import UIKit
        @main final class Start: NSObject, UIApplicationDelegate { \(opening) }
        final class Screen: UIViewController {
          var wheel: Wheel?
          override func viewDidLoad() { wheel = Wheel(done: close) }
          func close() {}
        }
        final class Wheel: UIView {
          let done: () -> Void
          init(done: @escaping () -> Void) {
            self.done = done
            super.init(frame: .zero)
          }
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
    #expect(found == expected)
  }

  @Test("what is taken out of a view, and stays in the member") func takenOut() throws {
    func loops(_ method: String) throws -> [String] {
      try self.loops(
        worker(
          madeBy: """
            final class Map: UIView { let worker = Worker() }
            final class Start: NSObject, UIApplicationDelegate {
              var map: Map?
              @objc func show() { if map == nil { map = Map() } }
              \(method)
            }
            """))
    }
    #expect(try loops("@objc func hide() { map?.removeFromSuperview() }") == [])
    #expect(try loops("@objc func hide() { map?.removeFromSuperview(); map = nil }") == ["Worker"])
  }

  @Test("a window that the application has for good, with what it shows") func window() throws {
    func loops(_ show: String) throws -> [String] {
      try self.loops(
        """
        //- Delegate.swift
        import AppKit
        import SwiftUI
        struct Welcome: View { let onFinish: () -> Void; var body: some View { Text("") } }
        final class Delegate: NSObject, NSApplicationDelegate {
          var welcome: NSWindowController?
          @objc func show() {
            \(show)
            let window = NSWindow()
            window.contentView = NSHostingView(rootView: Welcome(onFinish: { window.close() }))
            welcome = NSWindowController(window: window)
          }
        }
        """)
    }
    #expect(try loops("if welcome == nil {}") == [])
    #expect(try loops("guard welcome == nil else { welcome?.showWindow(nil); return }") == [])
    #expect(try loops("welcome?.close()") == ["NSWindow NSHostingView Welcome"])
    #expect(try loops("") == ["NSWindow NSHostingView Welcome"])
  }

  @Test("a document, and the windows that it closes") func document() throws {
    #expect(
      try loops(
        """
        //- Document.swift
        import AppKit
        final class Document: NSDocument { override func makeWindowControllers() { addWindowController(Controller(self)) } }
        final class Controller: NSWindowController {
          let own: Document
          init(_ own: Document) { self.own = own; super.init(window: nil) }
        }
        """) == [])
  }
}
