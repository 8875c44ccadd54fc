import Analysis
import Facts
import Testing
import TestSupport

/// The advice for a closure names what the closure captures.
@Suite struct CaptureAdviceTests {
  @Test(
    "self, a local under its own name, and a value",
    arguments: [
      ("func tie() { onTap = { self.show() } }", "capture 'Button' weakly, as in '[weak self]'"),
      ("func tie() { onTap = show }", "hand over a closure in place of the method, and capture 'Button' weakly in it"),
      ("func tie() { onTap = self.show }", "hand over a closure in place of the method, and capture 'Button' weakly in it"),
      ("static func make() { let button = Button(); button.onTap = { button.show() } }", "capture 'Button' weakly, as in '[weak button]'"),
      (
        "static func make() { let job = Job(); job.done = { job.show() } }",
        "nobody else is seen to keep 'Job': set 'done' of 'Job' to nil when it is done, or keep 'Job' elsewhere and capture it weakly"
      ),
      (
        "static func make() { let work = Work(); work.done = { work.show() } }",
        "nobody else is seen to keep 'Work': set 'done' of 'Work' to nil when it is done, or keep 'Work' elsewhere and capture it weakly"
      ),
      (
        "func make() { let work = Work(); work.done = { work.show() }; let other = Job(); other.work = work; other.begin() }",
        "capture 'Work' weakly, as in '[weak work]'"
      ),
      ("static func make() { let buttons = [Button()]; buttons[0].onTap = { buttons[0].show() } }", "capture what it needs of 'buttons', as in '[model]', and not the whole value"),
    ])
  func names(_ method: String, _ advice: String) throws {
    let found = try report(
      of: """
        final class Button: UIButton { var onTap: (() -> Void)?; func show() {}; \(method) }
        final class Job { var done: (() -> Void)?; func show() {}; var work: Work?; func begin() { start(self) } }
        final class Work: Operation { var done: (() -> Void)?; func show() {} }
        """, defaultFile: "Button.swift"
    ).findings.map(\.finding)
    #expect(found.filter { $0.rule == "retain-cycle" }.map { $0.message.hasSuffix(advice) } == [true], "\(found.map(\.message))")
  }

  @Test(
    "a view of the platform that nobody shows",
    arguments: [
      ("", "nobody else is seen to keep 'WKWebView': set 'onLoad' of 'Loader' to nil when it is done, or keep 'WKWebView' elsewhere and capture it weakly"),
      ("addSubview(web)", "capture 'WKWebView' weakly, as in '[weak web]'"), ("place(web)", "capture 'WKWebView' weakly, as in '[weak web]'"),
    ])
  func unseenView(_ show: String, _ advice: String) throws {
    let found = try report(
      of: """
        import WebKit
        final class Loader: NSObject, WKNavigationDelegate {
          var onLoad: () -> Void
          init(onLoad: @escaping () -> Void) { self.onLoad = onLoad }
        }
        final class Picture: UIImageView {
          func load() {
            let web = WKWebView(frame: .zero)
            let loader = Loader { web.reload() }
            web.navigationDelegate = loader
            objc_setAssociatedObject(web, "loader", loader, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            \(show)
          }
        }
        """, defaultFile: "Picture.swift"
    ).findings.map(\.finding)
    #expect(found.filter { $0.rule == "retain-cycle" }.map { $0.message.hasSuffix(advice) } == [true], "\(found.map(\.message))")
  }

  @Test(
    "a var of other people's type that is given members and never anything else is a value",
    arguments: [
      ("var", "", "capture what it needs of 'marker', as in '[model]', and not the whole value"), ("let", "", "capture 'Marker' weakly, as in '[weak marker]'"),
      ("var", "; if Bool.random() { marker = Marker() }", "capture 'Marker' weakly, as in '[weak marker]'"),
    ])
  func changedValueOfOthers(_ keyword: String, _ rest: String, _ advice: String) throws {
    let found = try report(
      of: """
        import Maps
        final class Model {
          func add() {
            \(keyword) marker = Marker()
            marker.onTap = { self.remove(marker) }
            show(marker)\(rest)
          }
          func remove(_ marker: Any) {}
        }
        """, defaultFile: "Model.swift"
    ).findings.map(\.finding)
    #expect(found.filter { $0.rule == "retain-cycle" }.map { $0.message.hasSuffix(advice) } == [true], "\(found.map(\.message))")
  }

  @Test("a view is not taken for the one subclass that overrides what is called of it") func overridden() throws {
    let found = try messages(
      """
      //- Cell.swift
      import UIKit
      class Picker: UIDatePicker { override func addSubview(_ view: UIView) { super.addSubview(view) } }
      class Row: UIView { var owner: Cell? }
      class Cell: UIView {
        let container = UIView()
        func fill() { let row = Row(); row.owner = self; container.addSubview(row) }
      }
      """)
    #expect(found.map { $0.contains("'Cell' and 'Row' ") } == [true], "\(found)")
  }

  @Test(
    "without ARC nothing is weak",
    arguments: [
      ("", "make 'delegate' of 'PSRequest' weak: who delegates does not own its delegate", "capture a '__weak' reference to 'PSButton'"),
      (
        "- (void)dealloc { [super dealloc]; }", "make 'delegate' of 'PSRequest' 'assign', and set it to nil before what it refers to goes: who delegates does not own its delegate",
        "capture a '__block' reference to 'PSButton', which keeps nothing without ARC, and set 'onTap' of 'PSButton' to nil before 'PSButton' goes"
      ),
    ])
  func countedByHand(_ method: String, delegate: String, capture: String) throws {
    let found = try messages(
      """
      //- PSScreen.m
      #import <UIKit/UIKit.h>
      @interface PSRequest : NSObject
      @property (nonatomic, retain) id delegate;
      @end
      @implementation PSRequest
      \(method)
      @end
      @interface PSScreen : UIViewController
      @property (nonatomic, retain) PSRequest *request;
      @end
      @implementation PSScreen
      - (void)viewDidLoad { self.request = [[PSRequest alloc] init]; self.request.delegate = self; }
      \(method)
      @end
      @interface PSButton : UIButton
      @property (nonatomic, copy) void (^onTap)(void);
      @end
      @implementation PSButton
      - (void)tie { self.onTap = ^{ [self removeFromSuperview]; }; }
      \(method)
      @end
      """)
    #expect(found.map { message in [delegate, capture].filter(message.hasSuffix) } == [[delegate], [capture]], "\(found)")
  }

  @Test("what a list of anything has is what it is taken for", arguments: ["Any", "AnyObject", "NSObject"]) func anything(_ element: String) throws {
    let found = try messages(
      """
      //- Job.swift
      import Foundation
      final class Job: NSObject { var done: (() -> Void)?; func show() {} }
      final class Jobs {
        var all: [\(element)] = []
        func start() {
          let first = all[0]
          if let job = first as? Job { job.done = { job.show() } }
        }
      }
      """)
    #expect(found.map { $0.contains("'Job' keeps itself alive by a closure in 'done'; capture 'Job' weakly, as in '[weak job]'") } == [true], "\(found)")
  }

  private func messages(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map(\.message)
  }

  @Test("a window controller that nothing but its own closures keeps") func windowController() throws {
    func advice(_ more: String) throws -> [String] {
      try messages(
        """
        //- Welcome.swift
        import AppKit
        final class Welcome: NSView { var onOpen: (() -> Void)?; var onClose: (() -> Void)? }
        final class Opener {
          var controller: NSWindowController?
          func open() {
            let window = NSWindow()
            let controller = NSWindowController(window: window)
            let view = Welcome()
            window.contentView = view
            view.onOpen = { controller.close() }
            view.onClose = { controller.close() }
            \(more)
          }
        }
        """
      ).map { String($0.split(separator: "; ", maxSplits: 1)[1]) }
    }
    #expect(
      try advice("") == [
        "nobody else is seen to keep 'NSWindowController': set 'onOpen' of 'Welcome' to nil when it is done, or keep 'NSWindowController' elsewhere and capture it weakly, and 1 other edge"
      ])
    #expect(
      try advice("self.controller = controller") == [
        "capture 'NSWindowController' weakly, as in '[weak controller]', and 1 other edge"
      ])
  }

  @Test("a value that leads back to the object that has it") func inValue() throws {
    #expect(
      try messages(
        """
        //- Document.swift
        struct Selection { var document: Document? }
        final class Document {
          var selection = Selection()
          func open() { selection.document = self }
        }
        """) == ["objects of 'Document' may keep each other alive; make 'document' of 'Selection' weak: it leads back to the 'Document' that has the 'Selection'"])
    #expect(
      try messages(
        """
        //- Picker.swift
        import SwiftUI
        struct Picker: View { var helper: Helper?; var body: some View { Text("") } }
        final class Helper {
          var parent = Picker()
          func start() { parent.helper = self }
        }
        """) == ["objects of 'Helper' may keep each other alive; give 'parent' of 'Helper' what it needs of 'Picker', and not the whole value"])
  }

  @Test("a value of which the closure sets a member") func changedValue() throws {
    func messages(_ code: String) throws -> [String] {
      try self.messages(
        """
        //- Progress.swift
        import SwiftUI
        final class Loader { var onProgress: ((Int) -> Void)?; func load() {} }
        struct Progress: View {
          @State var loader = Loader()
          @State var done = 0
          func start() { loader.onProgress = { \(code) } }
          var body: some View { Text("") }
        }
        """
      ).map { String($0.split(separator: "; ", maxSplits: 1)[1]) }
    }
    #expect(try messages("done = $0") == ["set 'onProgress' of 'Loader' to nil when it is done: it captures all of 'self'"])
    #expect(try messages("print($0, done)") == ["capture what it needs of 'self', as in '[model]', and not the whole value"])
  }

  @Test("a closure around the one that captures weakly") func nested() throws {
    let found = try report(
      of: """
        final class Model { var onChange: (() -> Void)? }
        final class Screen: UIViewController {
          let model = Model()
          func bind() {
            model.onChange = {
              DispatchQueue.main.async { [weak self] in self?.reload() }
            }
          }
          func reload() {}
        }
        """, defaultFile: "Screen.swift"
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.location.line) == [5])
    #expect(found.allSatisfy { $0.message.contains("; capture 'Screen' weakly in the closure that begins here as well: ") })
  }

  @Test("self, where nobody but its own closure keeps it") func forgotten() throws {
    func advice(_ more: String) throws -> [String] {
      try self.advice(
        """
        final class Job {
          let process = Process()
          func launch() { process.terminationHandler = { _ in self.finish() } }
          func finish() {}
        }
        \(more)
        """)
    }
    #expect(
      try advice("func run() { Job().launch() }")
        == ["nobody else is seen to keep 'Job': set 'process' of 'Job' to nil when it is done, or keep 'Job' elsewhere and capture it weakly"])
    #expect(try advice("final class Screen { let job = Job(); func run() { job.launch() } }") == ["capture 'Job' weakly, as in '[weak self]'"])
  }

  @Test("a variable that has its object only after the closure is made") func later() throws {
    #expect(
      try advice(
        """
        final class Button { var onTap: (() -> Void)? }
        final class Panel: UIViewController { let button: Button; init(button: Button) { self.button = button }; func close() {} }
        func show() {
          var panel: Panel!
          let button = Button()
          button.onTap = { panel.close() }
          panel = Panel(button: button)
        }
        """) == ["let the closure refer to 'panel' by a 'weak var' that is set when 'panel' is: a capture list would copy what it has before"])
    #expect(
      try advice(
        """
        final class Panel: UIViewController { let onClose: () -> Void; init(onClose: @escaping () -> Void) { self.onClose = onClose }; func close() {} }
        func show() {
          var panel: Panel!
          panel = Panel(onClose: { panel.close() })
        }
        """) == ["let the closure refer to 'panel' by a 'weak var' that is set when 'panel' is: a capture list would copy what it has before"])
  }

  @Test("a list that has its object only after the closure is made") func laterInList() throws {
    #expect(
      try advice(
        """
        final class Button: UIButton { var onTap: (() -> Void)?; func show() {} }
        func show() {
          var buttons: [Button] = []
          let button = Button()
          button.onTap = { buttons.forEach { $0.show() } }
          buttons = [button]
        }
        """) == ["take it out of 'buttons' when it is done: 'buttons' and the closure keep each other, and a capture list would copy what it has before"])
  }

  @Test("a list whose element is made with the closure") func elementLater() throws {
    #expect(
      try advice(
        """
        import Foundation
        func watch() {
          var observers: [NSObjectProtocol] = [NSObject()]
          observers[0] = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
            NotificationCenter.default.removeObserver(observers[0])
          }
        }
        """) == ["take it out of 'observers' when it is done: 'observers' and the closure keep each other, and a capture list would copy what it has before"])
  }

  @Test("a list of values, one of which leads back, is no list of parts") func valuesInList() throws {
    #expect(
      try advice(
        """
        struct ButtonModel { var target: AnyObject? }
        final class Cell { var buttons: [ButtonModel] = [] }
        final class Screen: UIViewController {
          let model = Cell()
          func fill() { model.buttons = [ButtonModel(target: self)] }
        }
        """) == ["decide which of them owns the other, and make the way back weak"])
  }

  @Test("a variable that the closures behind the one that fills it empty") func emptied() throws {
    #expect(
      try advice(
        """
        final class Stream { var done: (() -> Void)?; var failed: (() -> Void)? }
        final class Proxy {
          func serve(_ later: (@escaping (Stream) -> Void) -> Void) {
            var stream: Stream?
            later { found in
              stream = found
              found.done = { stream = nil }
              found.failed = { print(1); stream = nil }
            }
          }
        }
        """) == [])
  }

  @Test("several closures of one member are one loop") func several() throws {
    let found = try report(
      of: """
        final class Menu { var actions: [() -> Void] = []; func add(_ action: @escaping () -> Void) { actions.append(action) } }
        final class Screen {
          let menu = Menu()
          func fill() {
            menu.add { self.open() }
            menu.add { self.close() }
          }
          func open() {}
          func close() {}
        }
        """, defaultFile: "Screen.swift"
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { $0.cuts.map(\.location.line) } == [[5, 6]])
    #expect(found.allSatisfy { $0.message.hasSuffix("capture 'Screen' weakly, as in '[weak self]', and 1 other edge") })
  }

  @Test("and so are those of several members of one object") func severalMembers() throws {
    let found = try report(
      of: """
        final class Router { var onNext: (() -> Void)?; var onReset: (() -> Void)? }
        final class Screen {
          let router = Router()
          let other = Router()
          func fill() {
            router.onNext = { self.open() }
            router.onReset = { self.close() }
            other.onNext = { self.open() }
          }
          func open() {}
          func close() {}
        }
        """, defaultFile: "Screen.swift"
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { $0.cuts.map(\.location.line) } == [[6, 7], [8]])
  }

  private func advice(_ text: String) throws -> [String] {
    try report(of: text, defaultFile: "Screen.swift").findings.map(\.finding).filter { $0.rule == "retain-cycle" }
      .map { String($0.message.drop { $0 != ";" }.dropFirst(2)) }
  }

  @Test("a constant that its declaration gives the object is not to be weak") func constants() throws {
    func cell(_ name: String) -> String {
      """
      final class \(name): UITableViewCell {
        let box: Box = Box.newAutoLayoutView()
        func setUp() { box.cell = self; contentView.addSubview(box) }
      }

      """
    }
    let found = try advice("import UIKit\nfinal class Box: UIButton { var cell: UITableViewCell? }\n" + cell("First") + cell("Second"))
    #expect(found == ["decide which of them owns the other, and make the way back weak"])
  }

  @Test("the list of those who are told, and not what tells them") func listeners() throws {
    #expect(
      try advice(
        """
        protocol ClientDelegate: AnyObject {}
        final class Client { var delegates: [ClientDelegate] = [] }
        final class Screen: ClientDelegate {
          let client: Client
          init(client: Client) { self.client = client }
          func begin() { client.delegates.append(self) }
        }
        """) == ["let 'delegates' of 'Client' keep its elements weakly, as 'NSHashTable.weakObjects()' does: who is told of things is not owned"])
  }

  @Test("not what a superclass makes, whatever it is called") func madeAbove() throws {
    #expect(
      try advice(
        """
        class Base {
          var cameraController: Camera?
          func open() { if cameraController == nil { cameraController = Camera(screen: self) } }
        }
        final class Screen: Base {
          func begin() { open() }
        }
        final class Camera {
          let screen: Base
          init(screen: Base) { self.screen = screen }
        }
        """) == ["make 'screen' of 'Camera' weak: 'Base' makes it, so 'Base' is the owner"])
  }

  @Test("a parser that gives the root of a tree: what the root has is kept by nobody else for sure") func partOfResult() throws {
    let found = try messages(
      """
      //- Reader.swift
      import UIKit
      class Tour { var area: Area?; var stops: [Place] = [] }
      class Area { var tour: Tour? }
      class Place { var area: Area? }
      class Reader {
        func read(_ names: [String]) -> Tour {
          let tour = Tour()
          let area = Area()
          area.tour = tour
          tour.area = area
          for _ in names {
            let place = Place()
            place.area = area
            tour.stops.append(place)
          }
          return tour
        }
      }
      class Screen: UIViewController { override func viewWillAppear(_ animated: Bool) { print(Reader().read([]).stops) } }
      """)
    #expect(found.contains { $0.contains("nobody else is seen to keep 'Area'") }, "\(found)")
    #expect(!found.contains { $0.contains("make 'area' of 'Tour' weak:") }, "\(found)")
  }

  @Test(
    "the screen that a model has, and not the model of the screen",
    arguments: [
      ("var navigation: UINavigationController?", "make 'navigation' of 'Model' weak: what shows the screen keeps it"),
      (
        "let navigation: UINavigationController? = UINavigationController()",
        "nobody else is seen to keep 'Model': set 'model' of 'Screen' to nil when it is done, or keep 'Model' elsewhere and make 'model' weak"
      ),
    ])
  func screen(member: String, advice: String) throws {
    let found = try report(
      of: """
        //- Model.swift
        import UIKit
        final class Model {
          \(member)
          func show() { navigation?.pushViewController(Screen(model: self), animated: true) }
        }
        final class Screen: UIViewController {
          let model: Model
          init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        }
        final class Coordinator { func start(_ navigation: UINavigationController) { let model = Model(); model.navigation = navigation; model.show() } }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.message).filter { $0.hasSuffix("; " + advice) }.count == 1, "\(found.map(\.message))")
  }

  @Test("a delegate that the session alone keeps") func session() throws {
    func advice(_ maker: String) throws -> [String] {
      try self.advice(
        """
        import Foundation
        final class Loader: NSObject, URLSessionDelegate {
          private var session: URLSession!
          func begin() { session = URLSession(configuration: .default, delegate: self, delegateQueue: nil) }
        }
        \(maker)
        """)
    }
    #expect(try advice("func load() { Loader().begin() }") == ["nobody else is seen to keep 'Loader': end it when it is done, by 'invalidateAndCancel()'"])
    #expect(
      try advice("final class Screen { let loader = Loader(); func load() { loader.begin() } }")
        == ["hand over what refers to 'Loader' weakly, or end it before 'Loader' is to go, by 'invalidateAndCancel()'"])
  }

  @Test(
    "the screen that its presenter has, and not the presenter that the screen alone keeps",
    arguments: [
      ("", "make 'view' of 'Presenter' weak: what shows the screen keeps it"),
      ("router.presenter = presenter", "make 'presenter' of 'Screen' weak: by its name it leads back to the 'Presenter' that keeps it"),
    ])
  func presenter(_ more: String, expected: String) throws {
    #expect(
      try advice(
        """
        import UIKit
        final class Screen: UIViewController { var presenter: Presenter? }
        final class Presenter { var view: Screen? }
        final class Router { var presenter: Presenter? }
        func build(_ router: Router) -> UIViewController {
          let (screen, presenter) = (Screen(), Presenter())
          screen.presenter = presenter
          presenter.view = screen
          \(more)
          return screen
        }
        """) == [expected])
  }

  @Test(
    "the screen that a router has, and neither the model of the screen nor the router of the model",
    arguments: [
      ("var screen: Screen?", "make 'screen' of 'Router' weak: what shows the screen keeps it"),
      // A screen that its member makes is kept by nobody else at first, and the router by nobody but the model.
      (
        "var screen: Screen? = Screen()",
        "nobody else is seen to keep 'Router': set 'router' of 'Model' to nil when it is done, or keep 'Router' elsewhere and make 'router' weak"
      ),
    ])
  func router(_ member: String, expected: String) throws {
    #expect(
      try advice(
        """
        import UIKit
        final class Router {
          \(member)
          func show(_ screen: Screen, in navigation: UINavigationController) {
            let next = Router()
            next.screen = screen
            screen.model = Model(next)
            navigation.pushViewController(screen, animated: true)
          }
        }
        final class Screen: UIViewController { var model: Model? }
        final class Model {
          let router: Router
          init(_ router: Router) { self.router = router }
        }
        final class Session { let router = Router() }
        """) == [expected])
  }

  @Test("no member weak that alone keeps an object where that is made") func onlyKeeper() throws {
    func advice(_ maker: String) throws -> [String] {
      try self.advice(
        """
        final class Download { var delegate: Coordinator? }
        final class Coordinator {
          let download = Download()
          func start() { download.delegate = self }
        }
        \(maker)
        """)
    }
    let weak = "make 'delegate' of 'Download' weak: who delegates does not own its delegate"
    let needed = "nobody else is seen to keep 'Coordinator': set 'delegate' of 'Download' to nil when it is done, or keep 'Coordinator' elsewhere and make 'delegate' weak"
    #expect(try advice("final class List { func show() { let coordinator = Coordinator(); coordinator.start() } }") == [needed])
    #expect(try advice("final class List { var all: [Coordinator] = []; func show() { let coordinator = Coordinator(); all.append(coordinator); coordinator.start() } }") == [weak])
    // Whom it is handed to may keep it.
    #expect(
      try advice("import Keeping\nfinal class List { func show() { let coordinator = Coordinator(); keep(coordinator); coordinator.start() } }")
        == [weak + ", if something else keeps 'Coordinator'"])
    #expect(try advice("") == [weak])
  }

  @Test("a list of Objective-C that nothing makes keeps nobody", arguments: ["", "- (instancetype)init { self = [super init]; _all = [NSMutableArray new]; return self; }"])
  func listOfNothing(_ maker: String) throws {
    #expect(
      try advice(
        """
        //- List.m
        #import <Foundation/Foundation.h>
        @class Coordinator;
        @interface Download : NSObject
        @property (strong) Coordinator *delegate;
        @end
        @implementation Download
        @end
        @interface Coordinator : NSObject
        @property (strong) Download *download;
        @end
        @implementation Coordinator
        - (void)start { self.download = [Download new]; self.download.delegate = self; }
        @end
        @interface List : NSObject
        @property (strong) NSMutableArray *all;
        @end
        @implementation List
        \(maker)
        - (void)show { Coordinator *coordinator = [Coordinator new]; [self.all addObject:coordinator]; [coordinator start]; }
        - (void)drop:(NSPredicate *)some { self.all = [[self.all filteredArrayUsingPredicate:some] mutableCopy]; }
        @end
        """) == [
          maker.isEmpty
            ? "nobody else is seen to keep 'Coordinator': set 'delegate' of 'Download' to nil when it is done, or keep 'Coordinator' elsewhere and make 'delegate' weak"
            : "make 'delegate' of 'Download' weak: who delegates does not own its delegate"
        ])
  }

  @Test(
    "no member of the platform, and not the only one that keeps what leads a window; two loops that one link closes are one",
    arguments: [("", ""), ("var search: Search?", "panel.search = search")])
  func contentController(_ member: String, _ store: String) throws {
    #expect(
      try advice(
        """
        import AppKit
        final class Panel: NSWindowController { \(member) }
        final class Search: NSViewController { var panel: Panel? }
        final class Start {
          let storyboard = NSStoryboard(name: "Search", bundle: nil)
          func open() {
            if let panel = storyboard.instantiateController(withIdentifier: "Panel") as? Panel {
              panel.showWindow(self)
              if let search = panel.contentViewController as? Search { search.panel = panel; \(store) }
            }
          }
        }
        """) == ["nobody else is seen to keep 'Panel': set 'panel' of 'Search' to nil when it is done, or keep 'Panel' elsewhere and make 'panel' weak"])
  }

  @Test("two members that together are the last to keep an object are not both made weak") func lastTwo() throws {
    #expect(
      try advice(
        """
        final class Coordinator {
          let page = Page()
          let model = Model()
          func start() { page.delegate = self; model.delegate = self }
        }
        final class Page { var delegate: Coordinator? }
        final class Model { var delegate: Coordinator? }
        final class List { func show() { let coordinator = Coordinator(); coordinator.start() } }
        """
      ).sorted() == [
        "make 'delegate' of 'Page' weak: who delegates does not own its delegate",
        "nobody else is seen to keep 'Coordinator': set 'delegate' of 'Model' to nil when it is done, or keep 'Coordinator' elsewhere and make 'delegate' weak",
      ])
  }

  @Test(
    "no fix makes a screen weak in whoever makes it: nobody may show it yet",
    arguments: [
      ("func show(_ shown: Screen) { screen = shown", "make 'screen' of 'Router' weak: what shows the screen keeps it", true),
      (
        "func open() { show(Screen()) }\n  func show(_ shown: Screen) { screen = shown",
        "make 'router' of 'Model' weak: 'Router' makes it, so 'Router' is the owner", true
      ),
      ("func show() { let shown = Screen(); screen = shown", "make 'router' of 'Model' weak: 'Router' makes it, so 'Router' is the owner", true),
      ("func show() { screen = Screen(); let shown = screen!", "make 'router' of 'Model' weak: 'Router' makes it, so 'Router' is the owner", true),
    ])
  func madeByRouter(_ head: String, advice: String, isFixed: Bool) throws {
    let found = try report(
      of: """
        import UIKit
        final class Router {
          var screen: Screen?
          \(head); shown.model = Model(self) }
        }
        final class Screen: UIViewController { var model: Model? }
        final class Model {
          let router: Router
          init(_ router: Router) { self.router = router }
        }
        """, defaultFile: "Screen.swift"
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { $0.message.hasSuffix("; " + advice) } == [true])
    #expect(found.map { !$0.remedies.isEmpty } == [isFixed])
  }

  @Test(
    "no member weak that may have a value, or has an object of its own",
    arguments: [
      ("struct", " = Silent()", "decide which of them owns the other, and make the way back weak"),
      ("final class", " = Silent()", "decide which of them owns the other, and make the way back weak"),
      ("final class", "?", "make 'delegate' of 'Loader' weak: who delegates does not own its delegate ('Told' has to be a protocol of classes for that)"),
    ])
  func values(_ kind: String, first: String, expected: String) throws {
    #expect(
      try advice(
        """
        protocol Told {}
        \(kind) Silent: Told {}
        final class Loader { var delegate: Told\(first) }
        final class Screen: Told {
          let loader = Loader()
          func begin() { loader.delegate = self }
        }
        """) == [expected])
  }

  /// What many types have in common is kept in many places, which says little about one of them.
  @Test(
    "members of a supertype keep few types for sure",
    arguments: [
      ("class Row: Part {}; class Bar: Part {}; class Box: Part { var parts: [Part] = [] }", ", if something else keeps 'Dialog'", false),
      ("class Box { var parts: [Part] = [] }", "", true),
      ("class Row: Part {}; class Bar: Part {}; class Box: Part { var parts: [Part] = []; var last: Dialog? }", "", true),
    ])
  func commonSupertype(_ types: String, condition: String, isFixed: Bool) throws {
    let found = try report(
      of: """
        class Part {}
        \(types)
        final class Dialog: Part {
          var answer: (() -> Void)?
          func begin(_ box: Box) { answer = { self.close() } }
          func close() {}
        }
        final class Screen {
          var box = Box()
          func show(_ box: Box) -> Dialog { let dialog = Dialog(); dialog.begin(box); return dialog }
        }
        """, defaultFile: "Dialog.swift"
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.message) == ["'Dialog' keeps itself alive by a closure in 'answer'; capture 'Dialog' weakly, as in '[weak self]'" + condition])
    #expect(found.map { !$0.remedies.isEmpty } == [isFixed])
  }

  @Test(
    "no member weak that alone keeps objects of other types",
    arguments: [
      ("StringSource()", "objects of 'Folder' may keep each other alive; set 'source' of 'Folder' to nil when it is done, or hand 'source' what refers to 'Folder' weakly"),
      ("nil", "objects of 'Folder' may keep each other alive; nobody else is seen to keep 'Folder'"),
    ])
  func keeperOfOthers(_ first: String, expected: String) throws {
    let found = try messages(
      """
      //- List.swift
      protocol Source {}
      final class StringSource: Source {}
      class List {
        var source: Source?
        init() { source = \(first) }
        func show() {}
      }
      final class Folder: List, Source {
        override init() {
          super.init()
          source = self
        }
      }
      final class Screen { func open() { let folder = Folder(); folder.show(); let list = List(); list.show() } }
      """)
    #expect(found.map { $0.hasPrefix(expected) } == [true], "\(found)")
  }
}
