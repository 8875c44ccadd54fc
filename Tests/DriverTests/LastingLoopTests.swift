import Analysis
import Facts
import Testing
import TestSupport

/// Loops of objects that live as long as the program.
@Suite struct LastingLoopTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  @Test("a singleton of which only a test makes another, and what it makes and never lets go of") func singleton() throws {
    #expect(
      try loops(
        """
        //- Manager.swift
        final class Manager {
          static let shared = Manager()
          var done: (() -> Void)?
          var jobs: [Job] = []
          init() { done = { self.finish() } }
          func finish() {}
          func begin() {
            let job = Job(manager: self)
            jobs.append(job)
          }
        }
        final class Job {
          let manager: Manager
          init(manager: Manager) { self.manager = manager }
        }
        //- Tests/ManagerTests.swift
        func testManager() { _ = Manager() }
        """) == [])
  }

  @Test("a global variable that is filled only once") func globalVariable() throws {
    let fill = "if (mechanism == nil) { mechanism = [[Mechanism alloc] init]; }"
    let text = """
      //- Plugin.m
      #import <Foundation/Foundation.h>
      @class Window;
      @interface Mechanism : NSObject
      @property (strong) Window *window;
      - (void)run;
      @end
      @interface Window : NSObject
      @property (strong) Mechanism *mechanism;
      @end
      @implementation Window
      @end
      @implementation Mechanism
      - (void)run {
        self.window = [[Window alloc] init];
        self.window.mechanism = self;
      }
      @end
      static Mechanism *mechanism = nil;
      @interface Plugin : NSObject
      - (void)invoke;
      @end
      @implementation Plugin
      - (void)invoke {
        \(fill)
        [mechanism run];
      }
      @end

      """
    #expect(try loops(text) == [])
    #expect(try loops(text.replacing(fill, with: "mechanism = [[Mechanism alloc] init];")) == ["Mechanism Window"])
  }

  @Test("a static variable that only a method empties which nobody calls", arguments: [("", true), ("[Checker freeAll];", false)])
  func uncalledFree(_ call: String, isLasting: Bool) throws {
    let found = try loops(
      """
      //- App.m
      #import <UIKit/UIKit.h>
      @interface Checker : NSObject
      + (void)initAll;
      + (void)freeAll;
      @end
      @interface Other : NSObject
      + (void)freeAll;
      @end
      @implementation Other
      + (void)freeAll {}
      @end
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      - (void)applicationDidEnterBackground:(UIApplication *)application { [Checker initAll]; [Other freeAll]; \(call) }
      @end
      static Checker *checker = nil;
      @implementation Checker {
        NSTimer *timer;
      }
      + (void)initAll { checker = [[Checker alloc] init]; [checker start]; }
      + (void)freeAll { checker = nil; }
      - (void)start { timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(check) userInfo:nil repeats:YES]; }
      - (void)check {}
      @end
      """)
    #expect(found.isEmpty == isLasting)
  }

  @Test("the root screen of a window that others have is replaced, or stays", arguments: [("init(window: UIWindow) { self.window = window }", true), ("init() { window = UIWindow() }", false)])
  func rootScreen(_ initializer: String, isLasting: Bool) throws {
    let found = try loops(
      """
      //- Flow.swift
      import UIKit
      final class Terms: UIViewController { var accepted: (() -> Void)? }
      final class Home: UIViewController {}
      final class Flow {
        let window: UIWindow
        \(initializer)
        func start() {
          let terms = Terms()
          terms.accepted = { self.open() }
          \(isLasting ? "window" : "let window = UIWindow(); self.extra = window; window").rootViewController = terms
        }
        var extra: UIWindow?
        func open() { \(isLasting ? "window.rootViewController = Home()" : "") }
      }
      """)
    #expect(found.isEmpty == isLasting)
  }

  @Test("only what one initialiser makes is in the loop, and all of it lasts") func initializer() throws {
    let text = """
      //- App.swift
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        let server = Connection(name: "server")
        func accept() { Peers().add(Connection(0)) }
      }
      final class Peers { func add(_ peer: Connection) { peer.start() } }
      //- Connection.swift
      final class Connection {
        var received: (() -> Void)?
        init(_ raw: Int) {}
        init(name: String) { received = { self.read() } }
        func start() {}
        func read() {}
      }

      """
    #expect(try loops(text) == [])
    #expect(try loops(text + "final class Client { func call() { _ = Connection(name: \"other\") } }\n") == ["Connection"])
    #expect(try loops(text.replacing("init(_ raw: Int) {}", with: "convenience init(_ raw: Int) { self.init(name: \"\") }")) == ["Connection"])
  }

  @Test("what is made once as the program starts is no more than one, whoever may call its methods") func madeAtLaunch() throws {
    #expect(
      try loops(
        """
        //- App.swift
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          let main = Main()
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            let tasks = Tasks()
            Task { await main.start(tasks) }
            return true
          }
        }
        actor Main { func start(_ tasks: Tasks) async {} }
        class Tasks {
          var tokens: [() -> Void] = []
          init() { observe() }
          func observe() { tokens.append(contentsOf: [{ self.run() }]) }
          func run() {}
        }
        func watch() { Library.center.observe() }
        """) == [])
  }

  @Test("a singleton that only tests reset", arguments: [("Tests/ResetTests.m", []), ("Reset.m", ["PSTracker"])]) func reset(_ caller: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- PSTracker.h
        #import <Foundation/Foundation.h>
        @interface PSTracker : NSObject
        @property (nonatomic, copy) void (^done)(void);
        + (instancetype)sharedInstance;
        + (void)resetSharedInstance;
        @end
        //- PSTracker.m
        #import "PSTracker.h"
        static PSTracker *sharedInstance = nil;
        static dispatch_once_t onceToken;
        @implementation PSTracker
        + (instancetype)sharedInstance {
          dispatch_once(&onceToken, ^{ if (sharedInstance == nil) sharedInstance = [[PSTracker alloc] init]; });
          return sharedInstance;
        }
        + (void)resetSharedInstance { onceToken = 0; sharedInstance = nil; }
        - (void)start { self.done = ^{ [self stop]; }; }
        - (void)stop {}
        @end
        //- \(caller)
        #import "PSTracker.h"
        void reset(void) { [PSTracker resetSharedInstance]; }
        """) == expected)
  }

  @Test("one shared object of classes of the same name, each for another platform") func variants() throws {
    func context(_ framework: String) -> String {
      """
      //- \(framework).swift
      #if canImport(\(framework))
      public class Context {
        lazy var cache: Cache = { Cache(context: self) }()
        init() {}
      }
      #endif

      """
    }
    let cache = "//- Cache.swift\nclass Cache {\nlet context: Context\ninit(context: Context) { self.context = context }\n}\n"
    #expect(try loops(context("OpenGL") + context("OpenGLES") + cache + "public let shared = Context()\n") == [])
    #expect(try loops(context("OpenGL") + context("OpenGLES") + cache + "public func make() -> Context { Context() }\n").isEmpty == false)
  }

  @Test("a class of which the application makes several is none") func several() throws {
    #expect(
      try loops(
        """
        //- Manager.swift
        final class Manager {
          static let shared = Manager()
          var done: (() -> Void)?
          init() { done = { self.finish() } }
          func finish() {}
        }
        func other() -> Manager { Manager() }
        """) == ["Manager"])
  }

  @Test("a variable that a closure in the loop empties") func emptied() throws {
    #expect(
      try loops(
        """
        //- Window.swift
        final class Panel {
          let onClose: () -> Void
          init(onClose: @escaping () -> Void) { self.onClose = onClose }
          func close() { onClose() }
        }
        func open() {
          var panel: Panel?
          let close = { panel = nil }
          panel = Panel(onClose: close)
        }
        func stay() {
          var panel: Panel?
          let close = { _ = panel }
          panel = Panel(onClose: close)
        }
        """) == ["Panel"])
  }

  @Test("what the application makes at its start and keeps") func application() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Engine { let worker = Worker() }
            final class Start: NSObject, UIApplicationDelegate {
              var engine: Engine?
              func applicationDidFinishLaunching(_ application: UIApplication) { setUp() }
              private func setUp() { engine = Engine() }
            }
            """)) == [])
    #expect(
      try loops(
        worker(
          madeBy: """
            @main struct Start: App {
              @State var worker = Worker()
            }
            """)) == [])
  }

  @Test("what the application makes again and again, and not where it may do so only once") func again() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              var worker: Worker?
              func open() { worker = Worker() }
            }
            """)) == [])
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              let worker = Worker()
              func other() { run(Worker()) }
              func run(_ worker: Worker) {}
            }
            """)) == ["Worker"])
  }

  @Test("what the application makes and lets go of") func letGo() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              var worker: Worker?
              func open() { if worker == nil { worker = Worker() } }
              func close() { worker = nil }
            }
            """)) == ["Worker"])
  }

  @Test("what the application lets go of when it ends") func theEnd() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              var worker: Worker? = Worker()
              func applicationWillTerminate(_ application: UIApplication) { worker = nil }
            }
            """)) == [])
  }

  @Test("where there is none yet, into a list, from a factory, over a closure") func places() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              var worker: Worker?
              func open() { if worker == nil { worker = Worker() } }
            }
            """)) == [])
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start {
              static let shared = Start()
              var workers: [String: Worker] = [:]
              func worker(for name: String) -> Worker {
                if let known = workers[name] { return known }
                let new = Self.make()
                workers[name] = new
                return new
              }
              static func make() -> Worker { Worker() }
            }
            """)) == [])
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate {
              var root: Root?
              func applicationDidFinishLaunching(_ application: UIApplication) {
                load { worker in self.root = Root(worker: worker) }
              }
              func load(_ then: (Worker) -> Void) { then(Worker()) }
            }
            final class Root {
              let worker: Worker
              init(worker: Worker) { self.worker = worker }
            }
            """)) == [])
  }

  @Test("a shared object of Objective-C") func shared() throws {
    #expect(
      try loops(
        """
        //- Manager.m
        @interface Manager : NSObject
        @property (copy) void (^done)(void);
        + (Manager *)sharedManager;
        @end
        @implementation Manager
        + (Manager *)sharedManager {
          static Manager *shared = nil;
          if (!shared) shared = [[Manager alloc] init];
          return shared;
        }
        - (void)start { self.done = ^{ [self finish]; }; }
        - (void)finish {}
        @end
        @interface User : NSObject
        @end
        @implementation User
        - (void)use { [[Manager sharedManager] start]; }
        @end
        """) == [])
  }

  @Test("what a closure makes, tells others of and returns") func told() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Center { var workers: [Worker] = [] }
            final class Start: NSObject, UIApplicationDelegate {
              let center = Center()
              lazy var worker: Worker = {
                let new = Worker()
                center.workers.append(new)
                center.workers.removeAll()
                return new
              }()
            }
            """)) == [])
  }

  @Test("an element that is left out when the list is made anew") func leftOut() throws {
    func loops(_ disappear: String) throws -> [String] {
      try self.loops(
        """
        //- Screen.swift
        protocol Listener: AnyObject {}
        final class Client {
          var all: [Listener] = []
          func remove(_ old: Listener) { all = all.filter { $0 !== old } }
        }
        final class Screen: UIViewController, Listener {
          let client: Client
          init(client: Client) { self.client = client }
          override func viewWillAppear(_ animated: Bool) { client.all.append(self) }
          override func viewWillDisappear(_ animated: Bool) { \(disappear) }
        }
        """)
    }
    #expect(try loops("client.remove(self)") == [])
    #expect(try loops("") == ["Client Screen"])
  }

  @Test("what the application ties once, at its start") func once() throws {
    #expect(try loops(worker(madeBy: "@main struct Start: App { init() { use(Worker()) } }\nfunc use(_ worker: Worker) {}")) == [])
    #expect(
      try loops(worker(madeBy: "@main struct Start: App { init() { use(Worker()) } }\nfunc use(_ worker: Worker) {}\n@objc final class Other { @objc func open() { use(Worker()) } }")) == ["Worker"])
  }

  @Test("what stays makes no loop of types either", arguments: [("applicationDidFinishLaunching(_ application: UIApplication)", [Finding.Confidence]()), ("open()", [.likely])])
  func typesOfStaying(_ method: String, expected: [Finding.Confidence]) throws {
    let found = try report(
      of: """
        //- Start.swift
        import UIKit
        @main final class Start: NSObject, UIApplicationDelegate {
          @objc func \(method) { show(Home()) }
        }
        func show(_ home: Home) { home.begin() }
        final class Home: UIViewController {
          var pages: [Page] = []
          func begin() {}
          func add(_ page: Page) { pages.append(page) }
          func attach(_ page: Page) { page.parent = self }
        }
        final class Page {
          var parent: Home?
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
    #expect(found == expected)
  }

  @Test("an object that a library initialises is still the one that was made", arguments: ["self", "super"]) func initialisedByItself(_ receiver: String) throws {
    let found = try report(
      of: """
        //- Start.m
        #import <AppKit/AppKit.h>
        @interface Panel : NSWindowController
        @property (nonatomic, copy) void (^done)(void);
        @end
        @implementation Panel
        - (id)initWithNibName:(NSString *)name {
          if (self = [\(receiver) initWithWindowNibName:name]) { self.done = ^{ [self close]; }; }
          return self;
        }
        @end
        @interface Start : NSObject <NSApplicationDelegate>
        @property (nonatomic, strong) Panel *panel;
        @end
        @implementation Start
        - (IBAction)show:(id)sender { if (self.panel == nil) { self.panel = [[Panel alloc] initWithNibName:@"Panel"]; } }
        @end
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.isEmpty)
  }

  @Test("who has it for good is its keeper, whoever else in the loop comes and goes") func loopWithStaying() throws {
    func found(_ making: String) throws -> [Finding.Confidence] {
      try report(
        of: """
          //- Start.swift
          import UIKit
          @main final class Start: NSObject, UIApplicationDelegate {
            func applicationDidFinishLaunching(_ application: UIApplication) { \(making) }
            @objc func open() { \(making == "" ? "show(Home())" : "") }
          }
          func show(_ home: Home) { home.begin() }
          final class Home: UIViewController {
            var pages: [Page] = []
            func begin() { pages.append(Page(self)) }
          }
          final class Page: UIViewController {
            let home: Home
            init(_ home: Home) { self.home = home }
          }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
    }
    #expect(try found("") == [.proven])
    #expect(try found("show(Home())") == [])
  }

  @Test("what the application makes in a row for good, though others make one of the same class as well") func madeInARow() throws {
    func found(_ making: String) throws -> [String] {
      try loops(
        worker(
          madeBy: """
            final class Root { var main: Main? }
            final class Main { var worker: Worker? }
            final class Start: NSObject, UIApplicationDelegate {
              var known: Root?
              func root() -> Root {
                if known == nil {
                  let root = Root()
                  known = root
                  let main = Main()
                  root.main = main
                  main.worker = Worker()
                }
                return known!
              }
              @objc func show() { let other = Main(); \(making) }
            }
            """))
    }
    #expect(try found("print(other)") == [])
    #expect(try found("other.worker = Worker()") == ["Worker"])
  }

  @Test(
    "a shared object that nobody resets, though a function could",
    arguments: [("", [String]()), ("func applicationDidEnterBackground(_ application: UIApplication) { Manager.destroy() }", ["Manager"]), ("@objc func end() { Manager.destroy() }", [])])
  func couldBeReset(_ caller: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- project.yml
        name: App
        targets: {App: {type: application, platform: iOS, sources: [App]}}
        //- App/Manager.swift
        import UIKit
        final class Manager {
          private static var shared: Manager?
          var done: (() -> Void)?
          class func destroy() { shared = nil }
          class func instance() -> Manager {
            guard let known = shared else {
              shared = Manager()
              return shared!
            }
            return known
          }
          func begin() { done = { self.finish() } }
          func finish() {}
        }
        //- App/Start.swift
        import UIKit
        @main final class Start: NSObject, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { Manager.instance().begin() }
          \(caller)
        }
        """) == expected)
  }

  @Test("what is made by a class that a variable has is one of the class above it") func madeByClass() throws {
    func found(_ place: String) throws -> [String] {
      try loops(
        worker(
          madeBy: """
            var shared: Context?
            func begin(_ type: Context.Type) { \(place) type.init() }
            class Context { required init() {} }
            final class MainContext: Context {
              private(set) var worker: Worker!
              required init() {
                super.init()
                worker = Worker()
              }
            }
            final class Start: NSObject, UIApplicationDelegate {
              func applicationDidFinishLaunching(_ application: UIApplication) { begin(MainContext.self) }
              @objc func open() { begin(MainContext.self) }
            }
            """))
    }
    #expect(try found("shared =") == [])
    #expect(try found("let other =") == ["Worker"])
  }

  @Test("what others fill after a look", arguments: [("if (!_items) [self load];", [String]()), ("if (![self isLoaded]) [self load];", []), ("[self load];", ["PSItem"])])
  func filledAfterLook(_ look: String, expected: [String]) throws {
    #expect(
      try report(
        of: """
          //- main.m
          #import <UIKit/UIKit.h>
          @interface PSItem : NSObject
          @property (nonatomic, copy) void (^done)(void);
          @end
          @implementation PSItem
          - (instancetype)init {
            if ((self = [super init])) self.done = ^{ [self finish]; };
            return self;
          }
          - (void)finish {}
          @end
          @interface PSDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, strong) UINavigationController *items;
          @end
          @implementation PSDelegate
          - (UINavigationController *)items {
            \(look)
            return _items;
          }
          - (BOOL)isLoaded { return _items != nil; }
          - (void)load {
            UINavigationController *all = [[UINavigationController alloc] init];
            PSItem *item = [[PSItem alloc] init];
            [all setViewControllers:@[item]];
            _items = all;
          }
          - (void)open { [self.items setNavigationBarHidden:YES]; }
          @end
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") } == expected)
  }

  @Test("what a parser makes that the application runs once") func parser() throws {
    func loops(_ other: String) throws -> [String] {
      try self.loops(
        """
        //- Library.swift
        final class Library: NSObject, UIApplicationDelegate {
          let shelves: [Shelf]
          override init() { shelves = Reader().read() }
        }
        final class Reader: NSObject, XMLParserDelegate {
          func read() -> [Shelf] { [] }
          func parser(_ parser: XMLParser, didStartElement name: String) {
            let shelf = Shelf()
            let book = Book(shelf: shelf)
            shelf.books.append(book)
          }
        }
        final class Shelf { var books: [Book] = [] }
        final class Book {
          let shelf: Shelf
          init(shelf: Shelf) { self.shelf = shelf }
        }
        \(other)
        """)
    }
    #expect(try loops("") == [])
    #expect(try loops("func again() -> [Shelf] { Reader().read() }") == ["Book Shelf"])
  }

  @Test("what only the end of the owner empties") func atTheEnd() throws {
    func loops(_ method: String) throws -> [String] {
      try self.loops(
        worker(
          madeBy: """
            final class Map {
              var worker: Worker?
              @objc func start() { if worker == nil { worker = Worker() } }
              func clear() { worker = nil }
              \(method)
            }
            final class Start: NSObject, UIApplicationDelegate { let map = Map() }
            """))
    }
    #expect(try loops("deinit { clear() }") == [])
    #expect(try loops("deinit { clear() }\n@objc func reset() { clear() }") == ["Worker"])
  }

  @Test("objects of the platform alone, of which nobody saw which is which") func platformsAlone() throws {
    #expect(
      try loops(
        """
        //- Login.swift
        import UIKit
        func make(in given: UINavigationController?) -> UIViewController { given ?? UINavigationController() }
        func login(_ navigation: UINavigationController?) { navigation?.pushViewController(make(in: navigation), animated: true) }
        //- Rows.swift
        import CoreData
        func join(_ context: NSManagedObjectContext) {
          let one = NSEntityDescription.insertNewObject(forEntityName: "One", into: context)
          let other = NSEntityDescription.insertNewObject(forEntityName: "Other", into: context)
          one.setValue(other, forKey: "other")
          other.setValue(one, forKey: "one")
        }
        """) == [])
  }

  @Test("an object goes only where all that keep it go, or let go of it") func allKeepers() throws {
    func levels(_ more: String, clearing: String = "") throws -> [Finding.Confidence?] {
      try report(
        of: """
          //- Start.swift
          import UIKit
          @main final class Start: NSObject, UIApplicationDelegate { @objc func open(_ registry: Registry) { show(Screen(registry)) } }
          final class Screen: UIViewController {
            let registry: Registry
            var hub: Hub?
            init(_ registry: Registry) { self.registry = registry }
            override func viewDidLoad() {
              let hub = Hub()
              hub.start()
              self.hub = hub
              \(more)
            }
          }
          final class Registry {
            var hubs: [Hub] = []
            @objc func clear() { \(clearing) }
          }
          final class Hub {
            var done: (() -> Void)?
            func start() { done = { self.stop() } }
            func stop() {}
          }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" && $0.names == ["Hub"] }.map(\.confidence)
    }
    #expect(try levels("") == [.proven])
    #expect(try levels("registry.hubs.append(hub)") == [.likely])
    #expect(try levels("registry.hubs.append(hub)", clearing: "hubs = []") == [.proven])
  }

  @Test(
    "what an object keeps in a loop is kept, also where nothing tells where that object comes from",
    arguments: [
      ("Session()", Finding.Confidence.proven), ("Vault.shared.session", .likely),
    ])
  func keptByUnknown(_ session: String, expected: Finding.Confidence) throws {
    let found = try report(
      of: """
        //- Start.swift
        import UIKit
        import Vaults
        @main final class Start: NSObject, UIApplicationDelegate {
          @objc func open() {
            let session: Session = \(session)
            let bus = Bus(session)
            bus.start()
          }
        }
        final class Session { var handlers: [() -> Void] = [] }
        final class Bus {
          let session: Session
          init(_ session: Session) { self.session = session }
          func start() { session.handlers.append { self.handle() } }
          func handle() {}
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map(\.confidence) == [expected])
  }

  @Test(
    "what a library makes for a static variable, and gives to others elsewhere",
    arguments: [("", 0), ("public static func reset() { wall = nil }", 1)])
  func sharedMostly(_ reset: String, count: Int) throws {
    #expect(
      try loops(
        """
        //- Package.swift
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Wall", products: [.library(name: "Wall", targets: ["Wall"])], targets: [.target(name: "Wall")])
        //- Sources/Wall/Wall.swift
        public final class Wall {
          private static var wall: Wall?
          let container: Container
          init(container: Container) { self.container = container }
          private convenience init(key: String) {
            let container = Container(key: key)
            self.init(container: container)
          }
          public static var shared: Wall { wall! }
          public static func configure() -> Wall {
            guard wall == nil else { return shared }
            wall = Wall(key: "a")
            return shared
          }
          \(reset)
        }
        final class Container {
          var config: Config!
          init(key: String? = nil) { config = Config(factory: self) }
          func makeRequest() -> Request { Request(text: "a", factory: self) }
        }
        final class Config {
          let factory: Container
          init(factory: Container) { self.factory = factory }
        }
        public struct Request {
          let text: String
          let factory: Container
          public static func stub() -> Request {
            let container = Container()
            return container.makeRequest()
          }
        }
        """
      ).count == count)
  }
}
