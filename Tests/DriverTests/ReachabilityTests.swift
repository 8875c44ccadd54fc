import Analysis
import Testing
import TestSupport

/// Loops in code of applications to which no run comes.
@Suite struct ReachabilityTests {
  /// The classes whose objects keep each other alive, in an application with an entry and some more files.
  private func loops(_ more: String, entry: String = "", product: String = "application") throws -> [String] {
    try report(
      of: """
        //- project.yml
        name: App
        targets: {App: {type: \(product), platform: iOS, sources: [App]}}
        //- App/App.swift
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            \(entry)
          }
        }

        """ + more
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  private static let screen = """
    //- App/Screen.swift
    import UIKit
    class Screen: UIViewController {
      var done: (() -> Void)?
      override func viewDidLoad() { done = { self.view.isHidden = true } }
      class func prepare() {}
      static func open() { _ = self.init() }
    }

    """

  @Test(
    "a class that something makes, names as a value or by its name, and one of which nothing is made",
    arguments: [
      ("_ = Screen()", true), ("", false), ("show(Screen.self)", true), ("let screen: Screen = find()", true), ("_ = NSClassFromString(\"Screen\")", true),
      ("_ = window?.rootViewController as? Screen", false), ("_ = NSClassFromString(application.description)", false), ("_ = NSClassFromString(\"Scr\\(application)\")", true),
      ("_ = NSClassFromString(application.description); log(\"Scr\")", false), ("_ = NSClassFromString(\"\\(application)_Other\")", false),
      ("_ = NSClassFromString(String(format: \"%@een\", application))", true), ("_ = NSClassFromString(application.description.appending(\"creen\"))", true),
      ("_ = NSClassFromString(application.description + \"creen\")", true), ("_ = Stack<Screen>()", true), ("_ = application.isKind(of: Screen.self)", false),
      ("var count: UInt32 = 0; _ = objc_copyClassList(&count)", false), ("Screen.prepare()", false), ("Screen.open()", true),
    ])
  func made(_ entry: String, isMade: Bool) throws {
    let more =
      "//- App/Others.swift\nimport UIKit\nfunc show(_ type: UIViewController.Type) { _ = type.init() }\nfunc find<T>() -> T { fatalError() }\nclass Stack<T> {}\nfunc log(_ text: String) {}\n"
    #expect(try loops(Self.screen + more, entry: entry) == (isMade ? ["Screen"] : []))
  }

  @Test("a class that is looked up by a name from outside is one of which a member has objects, and no screen")
  func members() throws {
    let model = "//- App/Model.swift\nimport UIKit\nclass Model: NSObject { var done: (() -> Void)?\ninit(_ n: Int) { done = { self.end() } }\nfunc end() {} }\n"
    let lookup = "_ = NSClassFromString(application.description)"
    #expect(try loops(model, entry: lookup) == [])
    #expect(try loops(model + "class List: NSObject { var first: Model? }\n", entry: lookup) == ["Model"])
  }

  @Test(
    "what only runs for a case of an enum that nothing makes",
    arguments: [
      ("enum Modal { case gift, other }", ".other", [String]()), ("enum Modal { case gift, other }", ".gift", ["Screen"]), ("enum Modal { case gift, other }", "Modal.gift", ["Screen"]),
      ("enum Modal { case gift(Int), other }", ".gift(1)", ["Screen"]), ("enum Modal { case gift(Int), other }", "[1].map(Modal.gift)[0]", ["Screen"]),
      ("enum Modal: String { case gift, other }", ".other", ["Screen"]), ("enum Modal: CaseIterable { case gift, other }", ".other", ["Screen"]),
      ("enum Modal: Equatable { case gift, other }", ".other", []), ("enum Modal { case gift, other }; enum Item { case gift }; let item = Item.gift", ".other", []),
      ("enum Modal { case gift, other }; func f<T>(_ x: T) -> T { x }", "f(.gift)", ["Screen"]),
      ("enum Modal: Equatable { case gift(Int), other }; func f<T: Equatable>(_ x: T) -> T { x }", "f(.gift(1))", ["Screen"]),
      ("struct Modal { static let gift = Modal(); static let other = Modal() }", ".other", ["Screen"]),
      ("enum Modal { case gift, other; static let first = Self.gift }", ".other", []), ("enum Modal { case gift, other; static let first = Self.gift }", ".first", ["Screen"]),
      ("enum Modal { case gift, other }; func f(_ m: Modal = .gift) -> Modal { m }", "f()", ["Screen"]),
    ])
  func enumCases(_ declaration: String, made: String, found: [String]) throws {
    let source = """
      //- App/Modals.swift
      import UIKit
      \(declaration)
      func show(_ modal: Modal, _ view: UIView) -> UIViewController? {
        switch modal {
        case \(declaration.contains("gift(") ? ".gift(_)" : ".gift"): return Screen()
        default: return nil
        }
      }

      """
    #expect(try loops(Self.screen + source, entry: "_ = show(\(made), UIView())") == found)
  }

  @Test("what stands at the top of `main.swift` runs, and what nothing makes doesn't", arguments: [("onTap(make)", ["Screen"]), ("#if DEBUG\nonTap(make)\n#endif", ["Screen"]), ("", [])])
  func mainFile(_ statement: String, found: [String]) throws {
    let main = "//- App/main.swift\nimport UIKit\nlet arguments = CommandLine.arguments\n\(statement)\nfunc make() { _ = Screen() }\nfunc onTap(_ action: @escaping () -> Void) {}\n"
    #expect(try loops(main + Self.screen) == found)
  }

  /// `AdCallback` and `Shape` are of a library of which nothing is here.
  @Test(
    "what only a library can make is no class of which the superclass is known: a name beside that is a protocol",
    arguments: [("UIViewController, AdCallback", []), ("NSObject, AdCallback", []), ("Shape", ["Screen"]), ("NSManagedObject, AdCallback", ["Screen"])])
  func foreignNames(_ above: String, found: [String]) throws {
    let source = "//- App/Screen.swift\nimport UIKit\nimport Ads\nclass Screen: \(above) { var done: (() -> Void)?\ninit() { done = { self.end() } }\nfunc end() {} }\n"
    #expect(try loops(source) == found)
  }

  @Test("what others can use has no entry of its own") func library() throws {
    #expect(try loops(Self.screen.replacing("class Screen", with: "public class Screen"), product: "framework") == ["Screen"])
  }

  @Test("what a library keeps to its module, something there is to make") func internalTypes() throws {
    func loops(_ modifier: String, _ more: String = "") throws -> [String] {
      try report(
        of: """
          //- Package.swift
          import PackageDescription
          let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
          //- Sources/Kit/Model.swift
          \(modifier) final class Model {
            var done: (() -> Void)?
            func start() { done = { self.end() } }
            func end() {}
          }
          \(more)
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
    }
    #expect(try loops("") == [])
    #expect(try loops("public") == ["Model"])
    #expect(try loops("", "public func begin() { Model().start() }") == ["Model"])
    #expect(try loops("", "final class Other { func begin() { Model().start() } }") == [])
    #expect(try loops("", "public extension Optional { final class Other { let model = Model(); func begin() { model.start() } } }") == ["Model"])
  }

  @Test("an object that only what never runs makes") func chain() throws {
    #expect(
      try loops(
        Self.screen + """
          //- App/Other.swift
          import UIKit
          class Other: UIViewController { func open() { _ = Screen() } }
          """) == [])
  }

  @Test("methods that nothing calls, that something calls, and that may be called without a word of it") func methods() throws {
    func found(_ method: String, _ others: String = "", _ type: String = "class Model") throws -> [String] {
      try loops("//- App/Model.swift\nimport UIKit\n\(type) { var done: (() -> Void)?\n\(method) { done = { self.end() } }\nfunc end() {} }\n\(others)\n", entry: "_ = Model(); print(used, begun)")
    }
    #expect(try found("func start()") == [])
    #expect(try found("func start()", "func use(_ model: Model) { model.start() }") == [])
    #expect(try found("init()") == ["Model"])
    #expect(try found("@objc func start()") == [])
    #expect(try found("@objc func start()", "let used = #selector(Model.start)") == ["Model"])
    #expect(try found("@objc func start()", "let used = Selector(\"start\")") == ["Model"])
    #expect(try found("@objc func start()", "func find(_ name: String) -> Selector { NSSelectorFromString(name) }\nlet used = find(\"some\" + \"thing\")") == ["Model"])
    #expect(try found("@IBAction func start()") == ["Model"])
    #expect(try found("lazy var later: Void = begin()\nfunc begin()") == [])
    #expect(try found("lazy var begun: Void = begin()\nfunc begin()", "let used = Model().begun") == ["Model"])
    #expect(try found("func start()", "let used = [Model().start]") == ["Model"])
    #expect(try found("func start()", "protocol Starting { func start() }\nextension Model: Starting {}\nlet all: [Starting] = []\nlet begun: Void = all.forEach { $0.start() }") == ["Model"])
    #expect(try found("func render(_ text: String)", "", "class Model: Renderer") == ["Model"])
    #expect(try found("func use() { begin() }\nfunc begin()", "let used: Void = Model().use()") == ["Model"])
    // A class meets what is asked of it where it conforms, and not in a subclass, but for what Objective-C calls.
    #expect(try found("func render(_ text: String)", "class Base: Renderer {}", "class Model: Base") == [])
    #expect(try found("func render(_ text: String)", "class Base {}\nextension Model: Renderer {}", "class Model: Base") == ["Model"])
    #expect(try found("@objc func render(_ text: String)", "class Base: Renderer {}", "class Model: Base") == ["Model"])
  }

  /// `RowsDelegate` and `Rows` are of a library of which nothing is here, and of `SKStoreProductViewControllerDelegate` the tables have the name only.
  @Test(
    "what a protocol may ask for of which nothing is known stands where the class conforms, and has to do with it",
    arguments: [
      ("class Model: RowsDelegate", "func rowsDidMove()", true), ("class Model: RowsDelegate", "func didMove(_ rows: Rows)", true),
      ("class Model: RowsDelegate", "func didMove(_ rows: String)", false),
      ("class Model: RowsDelegate", "func addItem()", false), ("extension Model: RowsDelegate {}\nclass Model", "func rowsDidMove()", true),
      ("class Model {}\nextension Model: RowsDelegate", "func rowsDidMove()", true),
      ("class Model", "func rowsDidMove() {}\nfunc end() {} }\nextension Model: RowsDelegate { var own: Int { 0 }; func addItem()", false),
      ("class Model: NSObject, SKStoreProductViewControllerDelegate", "@objc func openStore(_ sender: UIButton)", false),
      ("class Model: NSObject, SKStoreProductViewControllerDelegate", "func productViewControllerDidFinish(_ shown: SKStoreProductViewController)", true),
      ("class Model: NSObject, UIScrollViewDelegate", "@objc func openStore(_ sender: UIButton)", false),
      ("class Model: NSObject, UIScrollViewDelegate", "func scrollViewDidScroll(_ view: UIScrollView)", true),
    ]) func witnesses(_ type: String, _ method: String, mayRun: Bool) throws
  {
    let stored = "var all: [() -> Void] { get { [] } set {} }"
    let source =
      "//- App/Model.swift\nimport UIKit\nimport StoreKit\n\(type) { \(method) { let keeper = Keeper()\nkeeper.done = { keeper.end() } }\n\(stored) }\nclass Keeper { var done: (() -> Void)?\nfunc end() {} }\n"
    #expect(try loops(source, entry: "_ = Model()") == (mayRun ? ["Keeper"] : []))
  }

  @Test("who calls a method of one type calls none of another that has one of the same name") func sameName() throws {
    func found(_ call: String) throws -> [String] {
      try loops(
        """
        //- App/Model.swift
        import UIKit
        class Base {}
        class Model: Base { var done: (() -> Void)?\nfunc start() { done = { self.end() } }\nfunc end() {} }
        class Factory { static func make() { Model().start() } }
        class Other { func start() {}\nstatic func make() {} }
        class Popup: MessageView {}
        """, entry: call)
    }
    #expect(try found("_ = Model(); Other().start()") == [])
    #expect(try found("_ = Model(); Model().start()") == ["Model"])
    #expect(try found("_ = Model(); let something = find(); something.start()") == ["Model"])
    // `Popup` has a superclass of which nothing is known, and `begin` comes from there.
    #expect(try found("_ = Model(); Popup().start()") == [])
    #expect(try found("_ = Model(); Popup.start()") == [])
    #expect(try found("_ = Model(); let popup: Popup = find(); popup.start()") == [])
    #expect(try found("_ = Model(); let popup: UIView = find(); popup.start()") == [])
    #expect(try found("_ = Model(); let popup: Unknown = find(); popup.start()") == ["Model"])
    #expect(try found("_ = Model(); let model: Base = find(); model.start()") == ["Model"])
    #expect(try found("Other.make()") == [])
    #expect(try found("Factory.make()") == ["Model"])
    // What only its own file can call, no other file does.
    let other = "//- App/Other.swift\nlet used: Void = find().start()\n"
    let model = "//- App/Model.swift\nimport UIKit\nclass Model { var done: (() -> Void)?\nprivate func start() { done = { self.end() } }\nfunc end() {} }\n"
    #expect(try loops(other + model, entry: "_ = Model(); print(used)") == [])
    #expect(try loops(other + model.replacing("private ", with: ""), entry: "_ = Model(); print(used)") == ["Model"])
    #expect(try loops(other + model + "func use() { find().start() }", entry: "_ = Model(); use()") == ["Model"])
  }

  @Test(
    "methods of Objective-C: sent, by a selector, by a text, in an interface file, asked for by a protocol",
    arguments: [
      ("", [String]()), ("[self tap:nil];", ["Screen"]), ("[button addTarget:self action:@selector(tap:)];", ["Screen"]), ("[self performSelector:NSSelectorFromString(@\"tap:\")];", ["Screen"]),
      ("SEL other = NSSelectorFromString([self description]);", ["Screen"]), ("[self performSelector:@selector(tap:)];", ["Screen"]), ("SEL other = @selector( tap: );", ["Screen"]),
      ("SEL other = NSSelectorFromString([@\"swizzled_\" stringByAppendingString:[self description]]);", []),
      ("SEL other = NSSelectorFromString([@\"ta\" stringByAppendingString:[self description]]);", ["Screen"]),
      ("SEL other = NSSelectorFromString([NSString stringWithFormat:@\"set%@:\", self]);", []), ("SEL other = NSSelectorFromString([NSString stringWithFormat:@\"%@ap:\", self]);", ["Screen"]),
      ("NSString *name = [@\"swizzled_\" stringByAppendingString:[self description]]; SEL other = NSSelectorFromString(name);", []),
      ("NSString *name = [@\"swizzled_\" stringByAppendingString:[self description]]; name = [self description]; SEL other = NSSelectorFromString(name);", ["Screen"]),
      ("}\n- (void)unused { [button addTarget:self action:@selector(tap:)];", []),
    ])
  func objectiveC(_ use: String, expected: [String]) throws {
    let text = """
      //- App/Screen.h
      #import <UIKit/UIKit.h>
      @interface Screen : UIViewController
      @property (nonatomic, copy) void (^done)(void);
      @property (nonatomic) UIButton *button;
      @end
      //- App/Screen.m
      #import "Screen.h"
      @implementation Screen
      - (void)viewDidLoad { UIButton *button = self.button; USE }
      - (void)tap:(id)sender { self.done = ^{ [self finish]; }; }
      - (void)finish {}
      @end
      //- App/Start.m
      #import "Screen.h"
      @interface Start : NSObject
      @end
      @implementation Start
      + (void)load { [[[Screen alloc] init] view]; }
      @end

      """.replacing("USE", with: use)
    #expect(try loops(text) == expected)
    #expect(try loops(text.replacing("(void)tap:", with: "(IBAction)tap:")) == ["Screen"])
    #expect(try loops(text.replacing("tap:(id)", with: "scrollViewDidScroll:(id)")) == ["Screen"])
    // A protocol that the class does not conform to has a method of this name, without arguments.
    #expect(try loops(text.replacing("tap:(id)sender", with: "start").replacing(use, with: "")) == [])
  }

  @Test(
    "a message to an object of a known class calls no method of another one",
    arguments: [
      ("NSOperation *other = [NSOperation new]; [other start];", [String]()), ("Other *other = [Other new]; [other start];", []), ("id other = [Other new]; [other start];", ["Screen"]),
      ("UIViewController *other = [UIViewController new]; [(Screen *)other start];", ["Screen"]), ("[self.operation start];", []), ("[self.anything start];", ["Screen"]),
      ("NSDictionary *all = @{}; NSLog(@\"%@\", all[@\"start\"]);", []), ("[self performSelector:NSSelectorFromString(@\"start\")];", ["Screen"]),
    ])
  func receivers(_ call: String, expected: [String]) throws {
    let text = """
      //- App/Screen.h
      #import <UIKit/UIKit.h>
      #import <PLKit/PLPlayer.h>
      @interface Screen : UIViewController
      @property (nonatomic, copy) void (^done)(void);
      @property (nonatomic) NSOperation *operation;
      @property (nonatomic) id anything;
      - (void)start;
      @end
      //- App/Screen.m
      #import "Screen.h"
      @interface Other : NSObject
      @end
      @implementation Other
      - (void)start {}
      @end
      @implementation Screen
      - (void)viewDidLoad { \(call) }
      - (void)start { self.done = ^{ [self finish]; }; }
      - (void)finish {}
      @end
      //- App/Start.m
      #import "Screen.h"
      @interface Start : NSObject
      @end
      @implementation Start
      + (void)load { [[[Screen alloc] init] view]; }
      @end

      """
    #expect(try loops(text) == expected)
  }

  @Test("Objective-C calls a method of Swift by its selector") func selectorOfSwift() throws {
    let text = """
      //- App/Screen.swift
      import UIKit
      @objc class Screen: UIViewController {
        var done: (() -> Void)?
        @objc func start(with name: String) { done = { self.view.isHidden = true } }
      }
      //- App/Start.m
      #import "App-Swift.h"
      @interface Start : NSObject
      @end
      @implementation Start
      + (void)load { Screen *screen = [[Screen alloc] init]; [screen startWith:@""]; }
      @end

      """
    #expect(try loops(text) == ["Screen"])
    #expect(try loops(text.replacing("[screen startWith", with: "[screen stopWith")) == [])
  }

  @Test(
    "Swift's name of a method of Objective-C is shorter by what says a type",
    arguments: [
      ("+ (void)resetShared", "reset()", [String]()), ("+ (void)resetShared", "resetShared()", ["Screen"]), ("+ (UIColor *)resetColor", "reset()", ["Screen"]),
      ("+ (void)resetWithName:(id)name", "reset(withName: 1)", ["Screen"]),
    ])
  func shortened(_ method: String, _ call: String, expected: [String]) throws {
    let text = """
      //- App/Screen.h
      #import <UIKit/UIKit.h>
      @interface Screen : UIViewController
      @property (nonatomic, copy) void (^done)(void);
      \(method);
      @end
      //- App/Screen.m
      #import "Screen.h"
      @implementation Screen
      \(method) { Screen *screen = [Screen new]; screen.done = ^{ [screen finish]; }; }
      - (void)finish {}
      @end

      """
    #expect(try loops(text, entry: "_ = Screen(); find().\(call)") == expected)
  }

  @Test("what a subclass has in place of it") func overridden() throws {
    let classes = "//- App/Cell.swift\nimport UIKit\nclass Cell: UIView {\nvar done: (() -> Void)?\nfunc fill() { done = { self.isHidden = true } } }\n"
    let lower = "class Lower: Cell { override func fill() {} }\n"
    #expect(try loops(classes + lower, entry: "let cell: Cell = Lower(); cell.fill()") == [])
    #expect(try loops(classes + lower.replacing("{}", with: "{ super.fill() }"), entry: "let cell: Cell = Lower(); cell.fill()") == ["Cell"])
  }

  // MARK: Screens

  private static func storyboard(_ second: String, _ segue: String = "") -> String {
    """
    //- App/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
      <scene><objects><viewController id="1" customClass="Home"><connections>\(segue)</connections></viewController></objects></scene>
      <scene><objects><viewController id="2" customClass="Screen" \(second)/></objects></scene>
    </scenes></document>

    """
  }

  @Test(
    "Swift makes what a global variable or a static member has when something uses that first",
    arguments: [
      ("", [String]()), ("print(begun)", ["Model"]), ("print(Keeper.other)", []), ("print(Keeper.begun)", ["Model"]), ("func use(_ x: Keeper = .begun) {}; use()", ["Model"]),
      ("Keeper.begun = find()", ["Model"]), ("_ = find().begun", ["Model"]),
    ])
  func firstUse(_ entry: String, expected: [String]) throws {
    let model = """
      //- App/Model.swift
      import UIKit
      class Model { var done: (() -> Void)?
      func use() { done = { self.end() } }
      func end() {} }
      class Keeper { static let other = 1\nVALUE }

      """
    #expect(try loops(model.replacing("VALUE", with: "static var begun = Model().use()"), entry: entry) == expected)
    let global = model.replacing("VALUE", with: "}\nlet begun: Void = Model().use()\nclass Other {")
    #expect(try loops(global, entry: entry) == expected)
    #expect(try loops(global.replacing("Model.swift", with: "main.swift"), entry: entry) == ["Model"])
    #expect(try loops(global.replacing("Model.swift", with: "Domain.swift"), entry: entry) == expected)
  }

  @Test("a screen to which nothing leads, a segue, code that asks for it by its name in some way") func screens() throws {
    let segue = #"<segue destination="2" kind="show" id="s"/>"#
    #expect(try loops(Self.screen + Self.storyboard("")) == [])
    #expect(try loops(Self.screen + Self.storyboard("", segue)) == ["Screen"])
    let named = Self.screen + Self.storyboard(#"storyboardIdentifier="Settings""#)
    #expect(try loops(named) == [])
    #expect(try loops(named.replacing("Settings", with: "All settings")) == ["Screen"])
    #expect(try loops(named, entry: #"_ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Settings")"#) == ["Screen"])
    #expect(try loops(named, entry: "_ = R.storyboard.main.settings()") == ["Screen"])
    #expect(try loops(named.replacing("Settings", with: "settings"), entry: "open(.settings)") == ["Screen"])
    #expect(try loops(named, entry: "enum ID: String { case first = \"Settings\" }; open(ID.first.rawValue)") == ["Screen"])
    #expect(try loops(named, entry: "enum CodingKeys: String { case first = \"Settings\" }; open(CodingKeys.first.rawValue)") == [])
    #expect(try loops(named, entry: "struct Names { var settings = 1 }; print(Names().settings)") == [])
    #expect(try loops(named, entry: "print(\"settings\")") == [])
    // What is given something is a method of another name.
    #expect(try loops(named, entry: "_ = find().settings(forKey: 1)") == [])
  }

  @Test(
    "the first screen of a storyboard of its own: code asks for it by the file's name, or a property list names that",
    arguments: [
      ("", "", [String]()), ("_ = UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()", "", ["Screen"]), ("_ = R.storyboard.other()", "", ["Screen"]),
      ("print(\"other\")", "", []), ("", "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Other</string></dict>", ["Screen"]),
    ])
  func otherStoryboard(_ entry: String, _ key: String, expected: [String]) throws {
    let files = """
      //- App/Other.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="2"><scenes>
        <scene><objects><viewController id="2" customClass="Screen"/></objects></scene>
      </scenes></document>
      //- App/Info.plist
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>\(key)</dict></plist>

      """
    #expect(try loops(Self.screen + files, entry: entry) == expected)
  }

  @Test("a scene shows what its delegate makes") func scene() throws {
    let scene = """
      //- App/SceneDelegate.swift
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func sceneDidBecomeActive(_ scene: UIScene) { start() }
        func start() { Screen.open() }
      }

      """
    #expect(try loops(Self.screen + scene) == ["Screen"])
    #expect(try loops(Self.screen + scene.replacing("sceneDidBecome", with: "appDidBecome")) == [])
  }

  @Test(
    "an action that an interface file connects, to the screen or to whoever takes it, and one that none connects",
    arguments: [("tap:", "1", ["Screen"]), ("tap:", "9", ["Screen"]), ("other:", "1", []), (nil, "", ["Screen"])] as [(String?, String, [String])])
  func actions(_ selector: String?, _ receiver: String, expected: [String]) throws {
    let screen = """
      //- App/Screen.swift
      import UIKit
      class Screen: UIViewController {
        var done: (() -> Void)?
        @IBAction func tap(_ sender: Any) { done = { self.view.isHidden = true } }
        @IBAction func other(_ sender: Any) {}
      }

      """
    let button = selector.map { #"<button id="3"><connections><action selector="\#($0)" destination="\#(receiver)" eventType="touchUpInside" id="4"/></connections></button>"# } ?? ""
    let storyboard = """
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="1" customClass="Screen" storyboardIdentifier="screen"><view key="view" id="2"><subviews>\(button)</subviews></view></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="9" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>

      """
    #expect(try loops(screen + (selector == nil ? "" : storyboard), entry: "let screen: UIViewController = Screen(); show(screen)") == expected)
  }

  @Test("an action of Swift 2, whose selector leaves out the first label", arguments: [("tap:", ["Screen"]), ("tapWithSender:", ["Screen"]), ("other:", [])] as [(String, [String])])
  func actionsOfSwift2(_ selector: String, expected: [String]) throws {
    let project = """
      //- App/Screen.swift
      import UIKit
      class Screen: UIViewController {
        var done: (() -> Void)?
        @IBAction func tap(sender: AnyObject) { done = { self.view.hidden = true } }
        @IBAction func other(sender: AnyObject) {}
      }
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="1" customClass="Screen" storyboardIdentifier="screen"><view key="view" id="2"><subviews>
          <button id="3"><connections><action selector="\(selector)" destination="1" eventType="touchUpInside" id="4"/></connections></button>
        </subviews></view></viewController>
      </objects></scene></scenes></document>

      """
    #expect(try loops(project, entry: "let screen: UIViewController = Screen(); show(screen)") == expected)
  }

  @Test("who goes through all classes makes objects of them, or only looks what they have", arguments: [("[[first alloc] init]", ["PSModel"]), ("[first description]", [])])
  func allClasses(_ use: String, expected: [String]) throws {
    let text = """
      //- App/PSModel.m
      #import <UIKit/UIKit.h>
      @interface PSModel : NSObject
      @property (nonatomic, copy) void (^done)(void);
      @end
      @implementation PSModel
      - (id)init { if ((self = [super init])) { self.done = ^{ [self description]; }; } return self; }
      @end
      //- App/Start.m
      #import <UIKit/UIKit.h>
      @interface Start : NSObject
      @end
      @implementation Start
      + (void)load {
        Class classes[4];
        objc_getClassList(classes, 4);
        Class first = classes[0];
        NSLog(@"%@", USE);
      }
      @end

      """.replacing("USE", with: use)
    #expect(try loops(text) == expected)
  }
}
