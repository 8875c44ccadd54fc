import Analysis
import Facts
import Testing
import TestSupport

/// Links that look like owning ones and tie nothing.
@Suite struct UntiedTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" && $0.confidence == .proven }.map { $0.names.joined(separator: " ") }
  }

  @Test("a value that is copied before a closure that has the old one is put into it")
  func copiesOfValues() throws {
    let findings = try report(
      of: """
        //- View.swift
        import SwiftUI
        extension View {
          func with<T>(_ path: WritableKeyPath<Self, T>, _ value: T) -> Self {
            var view = self
            view[keyPath: path] = value
            return view
          }
          func adding<T>(to path: WritableKeyPath<Self, ((T) -> Void)?>, _ action: @escaping (T) -> Void) -> Self {
            with(path) { number in
              self[keyPath: path]?(number)
              action(number)
            }
          }
        }
        struct Pad: View {
          var press: ((Int) -> Void)?
          func onPress(_ action: @escaping (Int) -> Void) -> Self { adding(to: \\.press, action) }
          var body: some View { Text("") }
        }
        struct Page: View { var body: some View { Pad().onPress { print($0) } } }
        """
    ).findings
    #expect(findings.map(\.finding.rule) == [])
  }

  @Test("an inout parameter of a type that nobody declares is a value", arguments: [("inout ", "&", []), ("", "", ["PictureOptions"])])
  func changedValues(kind: String, sign: String, expected: [String]) throws {
    let findings = try report(
      of: """
        //- Cell.swift
        import Pictures
        class Base {
          func adjust(_ options: \(kind)PictureOptions) {}
        }
        class Cell: Base {
          var id = 1
          override func adjust(_ options: \(kind)PictureOptions) {
            super.adjust(\(sign)options)
            options.onStart = { [weak self, old = options] id in old.onStart?(id); self?.id = id }
          }
        }
        """
    ).findings
    #expect(Set(findings.flatMap(\.finding.names)) == Set(expected))
  }

  @Test(
    "what is counted by hand, and what is only stored",
    arguments: [
      ("_parent = parent;", false), ("_parent = [parent retain];", true), ("[parent retain]; _parent = parent;", true), ("_parent = (parent != nil ? [parent retain] : nil);", true),
      ("_parent = [PSBranch branch];", false), ("_parent = [parent retain]; [parent add:nil]; [_parent release];", false), ("[_parent release]; _parent = [parent retain];", true),
      ("_parent = [parent retain]; if (!parent) { [_parent release]; }", true),
    ])
  func countedByHand(_ store: String, isTied: Bool) throws {
    let found = try loops(
      """
      //- PSBranch.m
      #import <Foundation/Foundation.h>
      @class PSLeaf;
      @interface PSBranch : NSObject { NSMutableArray *_leaves; }
      + (PSBranch *)branch;
      - (void)add:(PSLeaf *)leaf;
      @end
      @interface PSLeaf : NSObject { PSBranch *_parent; }
      - (void)setParent:(PSBranch *)parent;
      - (void)setOwnedParent:(PSBranch *)parent;
      @end
      @implementation PSBranch
      + (PSBranch *)branch { return [[[PSBranch alloc] init] autorelease]; }
      - (id)init { if ((self = [super init])) _leaves = [[NSMutableArray alloc] init]; return self; }
      - (void)add:(PSLeaf *)leaf { [leaf setParent:self]; [_leaves addObject:leaf]; }
      @end
      @implementation PSLeaf
      - (void)setParent:(PSBranch *)parent { \(store) }
      - (void)setOwnedParent:(PSBranch *)parent { _parent = [parent retain]; }
      @end
      """)
    #expect(found.contains("PSBranch PSLeaf") == isTied)
  }

  @Test("a plain pointer, although code deletes what it leads to", arguments: [("Entry *next = nullptr;", "delete next;", false), ("std::shared_ptr<Entry> next;", "", true)])
  func plainPointer(_ next: String, _ end: String, isTied: Bool) throws {
    let made = isTied ? "std::make_shared<Entry>()" : "new Entry()"
    let found = try report(
      of: """
        //- Table.cpp
        namespace std { template <class T> class shared_ptr { public: shared_ptr(); T *operator->() const; }; template <class T> shared_ptr<T> make_shared(); }
        class Entry {
         public:
          virtual ~Entry() { \(end) }
          \(next)
        };
        void add() {
          auto first = \(made);
          auto second = \(made);
          first->next = second;
          second->next = first;
        }
        int main() { add(); }
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }
    #expect(!found.isEmpty == isTied)
  }

  @Test("a value in a wrapper that nobody knows, of what SwiftUI shows", arguments: [("struct Editor: View", false), ("final class Editor", true)])
  func unknownWrapper(_ head: String, isTied: Bool) throws {
    let found = try loops(
      """
      //- Editor.swift
      import SwiftUI
      import Errors
      \(head) {
        @Storage private var errors
        func body() {
          let error = Question { self.errors.append(Question {}) }
          self.errors.append(error)
        }
      }
      final class Question {
        let confirmed: () -> Void
        init(_ confirmed: @escaping () -> Void) { self.confirmed = confirmed }
      }
      func edit() { Editor().body() }
      """)
    #expect(!found.isEmpty == isTied)
  }

  @Test("what is stored in a file that its target counts by hand, whatever the file asks of its compiler", arguments: [("-fno-objc-arc", false), ("-w", true)])
  func countedByHandByTarget(_ flags: String, isTied: Bool) throws {
    let found = try loops(
      """
      //- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (B); };
        B = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; baseConfigurationReference = S; };
        G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Branch.m; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        C = { isa = PBXBuildFile; fileRef = F; settings = { COMPILER_FLAGS = "\(flags)"; }; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S1); productType = "com.apple.product-type.library.static"; };
        S1 = { isa = PBXSourcesBuildPhase; files = (C); };
      }; rootObject = P; }
      //- App.xcconfig
      #include "Base"
      //- Base.xcconfig
      CLANG_ENABLE_OBJC_ARC = YES
      //- Branch.h
      #import <Foundation/Foundation.h>
      @class Leaf;
      @interface Branch : NSObject { Leaf *_leaf; }
      @end
      @interface Leaf : NSObject
      @property(nonatomic, readonly) Branch *branch;
      - (instancetype)initWithBranch:(Branch *)branch;
      @end
      //- Branch.m
      #import "Branch.h"
      #if __has_feature(objc_arc)
      #error This file counts by hand
      #endif
      @implementation Branch
      - (id)init { if ((self = [super init])) _leaf = [[Leaf alloc] initWithBranch:self]; return self; }
      @end
      @implementation Leaf
      - (instancetype)initWithBranch:(Branch *)branch { if ((self = [super init])) _branch = branch; return self; }
      @end
      """)
    #expect(found == (isTied ? ["Branch Leaf"] : []))
  }

  @Test("a category that declares what the class itself stores weakly", arguments: ["Branch.h", "Z.h"]) func declaredAgain(_ header: String) throws {
    #expect(
      try loops(
        """
        //- \(header)
        #import <Foundation/Foundation.h>
        @class Leaf;
        @interface Branch : NSObject
        @property(nonatomic) Leaf *leaf;
        @end
        @interface Leaf : NSObject
        @end
        @interface Leaf (Private)
        @property(nonatomic, readwrite) Branch *branch;
        @end
        //- Branch.m
        #import "\(header)"
        @interface Leaf ()
        @property(nonatomic, weak) Branch *branch;
        @end
        @implementation Leaf
        @end
        @implementation Branch
        - (id)init { if ((self = [super init])) { self.leaf = [Leaf new]; self.leaf.branch = self; } return self; }
        @end
        """) == [])
  }

  @Test(
    "a sheet's item is nobody's when the sheet is closed, and a list loses what is taken out by a method that the project adds",
    arguments: [
      (".sheet(item: $model.detail) { Text($0.name) }", "popFirst()", []), (".onAppear {}", "popFirst()", ["Detail Model"]),
      (".sheet(item: $model.detail) { Text($0.name) }", "first", ["Model Presenter"]),
    ])
  func dismissed(_ modifier: String, _ next: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- A.swift
        import SwiftUI
        struct Notice { let handler: () -> Void }
        extension Array { mutating func popFirst() -> Element? { guard !isEmpty else { return nil }; return removeFirst() } }
        class Presenter {
          private var notices = [Notice]()
          func enqueue(_ notice: Notice) { notices.append(notice); next() }
          private func next() { guard let notice = notices.\(next) else { return }; show(notice) }
          private func show(_ notice: Notice) {}
        }
        class Detail: Identifiable {
          let save: () -> Void
          let name = ""
          init(save: @escaping () -> Void) { self.save = save }
        }
        class Model: ObservableObject {
          @Published var detail: Detail?
          let presenter = Presenter()
          func edit() { detail = Detail(save: saved) }
          func saved() {}
          func warn() { presenter.enqueue(Notice(handler: { self.saved() })) }
        }
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("")\(modifier) }
        }
        """) == expected)
  }

  @Test("what else a dictionary has is no text", arguments: [("NSString", []), ("PSPeer", ["PSPeer"])]) func otherValue(_ type: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- Peer.m
        #import <Foundation/Foundation.h>
        @interface PSPeer : NSObject
        @property (nonatomic, strong) \(type) *name;
        @end
        @implementation PSPeer
        @end
        @interface PSLobby : NSObject
        @end
        @implementation PSLobby
        - (void)fill {
          NSMutableDictionary *info = [NSMutableDictionary dictionary];
          PSPeer *peer = [[PSPeer alloc] init];
          info[@"peer"] = peer;
          peer.name = info[@"name"];
        }
        @end
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { $0.names.joined(separator: " ") } == expected)
  }

  @Test("a list keeps all that it is made with", arguments: ["item, first, nil", "first, item, nil"]) func madeWithMany(_ items: String) throws {
    #expect(
      try loops(
        """
        //- List.m
        #import <Foundation/Foundation.h>
        @class PSList;
        @interface PSItem : NSObject
        @property (nonatomic, strong) PSList *list;
        @end
        @implementation PSItem
        @end
        @interface PSList : NSObject
        @property (nonatomic, strong) NSArray *items;
        @end
        @implementation PSList
        - (void)fill {
          PSItem *first = [[PSItem alloc] init];
          PSItem *item = [[PSItem alloc] init];
          item.list = self;
          self.items = [NSArray arrayWithObjects:\(items)];
        }
        @end
        """) == ["PSItem PSList"])
  }

  @Test("the next view for keys is nobody's part") func keyViews() throws {
    #expect(
      try loops(
        """
        //- Field.m
        #import <Cocoa/Cocoa.h>
        @interface PSField : NSTextField
        @end
        @implementation PSField
        @end
        @interface PSEditor : NSTextView
        @end
        @implementation PSEditor
        @end
        void tie(PSField *field, PSEditor *editor) {
          [field setNextKeyView:editor];
          editor.nextKeyView = field;
        }
        """) == [])
  }

  @Test("what a connection to another process exports goes with the connection") func exported() throws {
    #expect(
      try loops(
        """
        //- Service.m
        #import <Foundation/Foundation.h>
        @interface PSService : NSObject
        @property (nonatomic, strong) NSXPCConnection *connection;
        @end
        @implementation PSService
        - (instancetype)initWithConnection:(NSXPCConnection *)connection {
          if ((self = [super init])) { self.connection = connection; self.connection.exportedObject = self; }
          return self;
        }
        @end
        """) == [])
  }

  @Test("a handler of somebody else's object that takes itself out of it, and one that takes out another", arguments: [("invalidationHandler", []), ("messageHandler", ["PSQueue"])])
  func handlerOfItself(_ handler: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- PSQueue.m
        #import <Foundation/Foundation.h>
        #import <ABConnection/ABConnection.h>
        @interface PSQueue : NSObject
        @property (nonatomic) ABConnection *connection;
        @end
        @implementation PSQueue
        @end
        ABConnection *configured(void) { return [[ABConnection alloc] initWithName:@"other"]; }
        void connect(PSQueue *queue) {
          ABConnection *connection = configured();
          connection.invalidationHandler = ^{
            queue.connection.\(handler) = nil;
            connect(queue);
          };
          queue.connection = connection;
        }
        """) == expected)
  }

  @Test("a cast to what no object of the class is") func apart() throws {
    func loops(_ item: String, _ tie: String = "if let presenting = item as? Presenting { presenting.screen = self }") throws -> [String] {
      try self.loops(
        """
        //- Items.swift
        protocol Item: AnyObject {}
        protocol Presenting: AnyObject { var screen: Screen? { get set } }
        class PlainItem: Item { var screen: Screen? }
        final class PhotoItem: PlainItem, Presenting {}
        final class Screen {
          var items: [Item] = []
          func fill() {
            let item: Item = \(item)()
            items = [item]
            \(tie)
          }
          func tie(_ item: Item) { (item as? Presenting)?.screen = self }
        }
        """)
    }
    #expect(try loops("PhotoItem") == ["PhotoItem Screen"])
    #expect(try loops("PlainItem") == [])
    for tie in ["tie(item)", "items.forEach { ($0 as? Presenting)?.screen = self }"] {
      #expect(try loops("PhotoItem", tie) == ["PhotoItem Screen"])
      #expect(try loops("PlainItem", tie) == [])
    }
  }

  @Test("what only tests are built with") func testDoubles() throws {
    func loops(_ library: String, _ user: String) throws -> [String] {
      try self.loops(
        """
        //- project.yml
        name: App
        targets:
          App: {type: application, platform: iOS, sources: [App]}
          \(library): {type: framework, platform: iOS, sources: [Doubles]}
          Checks: {type: bundle.unit-test, platform: iOS, sources: [Checks], dependencies: [{target: \(user)}]}
        //- App/App.swift
        @main struct Start { static func main() {} }
        //- Checks/Checks.swift
        func check() {}
        //- Doubles/History.swift
        public final class History { public var target: Spy?; public func update() { target?.note(self) } }
        public final class Spy {
          public var seen: History?
          public init(_ history: History) { history.target = self; seen = history }
          public func note(_ history: History) { seen = history }
        }
        """)
    }
    #expect(try loops("UseCasesDoubles", "UseCasesDoubles") == [])
    #expect(try loops("UseCases", "UseCases") == ["History Spy"])
    #expect(try loops("UseCasesDoubles", "App") == ["History Spy"])
  }

  @Test("what a double keeps that only tests are built with", arguments: [("StreamTestTools", []), ("StreamTools", ["Client Updater"])])
  func double(_ library: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- Package.swift
        import PackageDescription
        let package = Package(name: "Stream", products: [.library(name: "Stream", targets: ["Stream"])], targets: [
          .target(name: "Stream"), .target(name: "\(library)", dependencies: ["Stream"]), .testTarget(name: "StreamTests", dependencies: ["\(library)"])])
        //- Sources/Stream/Client.swift
        open class Client {
          public init() {}
          open func request(_ path: String, completion: @escaping () -> Void) { completion() }
        }
        public final class Updater {
          let client: Client
          public init(client: Client) { self.client = client }
          public func update() { client.request("a") { self.done() } }
          func done() {}
        }
        //- Sources/\(library)/Recorder.swift
        import Stream
        open class Spy: Client {
          public var completion: (() -> Void)?
          open override func request(_ path: String, completion: @escaping () -> Void) { self.completion = completion }
        }
        """
    ).findings.map(\.finding)
    #expect(found.filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") } == expected)
  }

  @Test(
    "a list that is built again of some of its elements has lost others",
    arguments: [
      ("list.filter { $0.owner !== owner }", []), ("[Handler(owner, {})]", ["Context Handler Window"]),
    ])
  func builtAgain(_ rest: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Window.swift
        final class Handler {
          weak var owner: AnyObject?
          let run: () -> Void
          init(_ owner: AnyObject, _ run: @escaping () -> Void) { (self.owner, self.run) = (owner, run) }
        }
        final class Window {
          private var handlers: [String: [Handler]] = [:]
          func add(_ run: @escaping () -> Void, for owner: AnyObject) { handlers["key"] = [Handler(owner, run)] }
          func removeAll(for owner: AnyObject) {
            var rest: [String: [Handler]] = [:]
            for (key, list) in handlers { rest[key] = \(rest) }
            handlers = rest
          }
        }
        final class Context {
          let window = Window()
          func start(_ page: Page) { window.add({ self.open() }, for: page) }
          func open() {}
        }
        final class Page {
          let context: Context
          init(_ context: Context) { self.context = context }
          func show() { context.start(self) }
          deinit { context.window.removeAll(for: self) }
        }
        """) == expected)
  }

  @Test("a node that is given what it is found in") func tree() throws {
    #expect(
      try loops(
        """
        //- Tree.swift
        final class Node {
          var left: Node?
          weak var parent: Node?
          func replace(with other: Node?) { parent?.left = other }
          func drop() { left?.replace(with: left?.left?.parent) }
          func turn() { left?.left = left }
        }
        """) == [])
  }

  @Test(
    "a plain name of nobody in a closure is no member of self: a closure that is kept would have to say so",
    arguments: [
      ("localizedName($0)", []), ("self.localizedName($0)", ["Tokens"]), ("invalidateIntrinsicContentSize(); return $0", ["Tokens"]),
    ])
  func plainNames(_ body: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Tokens.swift
        import AppKit
        import Names
        final class Tokens: NSView {
          var shown: ((String) -> String)?
          init(names: [String]) {
            super.init(frame: .zero)
            shown = { \(body) }
          }
        }
        """) == expected)
  }

  @Test(
    "a timer that the method which it calls invalidates",
    arguments: [
      ("(NSTimer *)timer { if (--_left == 0) [timer invalidate]; }", [String]()), ("(NSTimer *)timer { --_left; }", ["PSScreen"]), ("(NSTimer *)other { [_timer fire]; }", ["PSScreen"]),
    ])
  func countdown(_ tick: String, expected: [String]) throws {
    let found = try loops(
      """
      //- PSScreen.m
      #import <UIKit/UIKit.h>
      @interface PSScreen : UIViewController { NSTimer *_timer; int _left; }
      @end
      @implementation PSScreen
      - (void)viewDidLoad { _timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES]; }
      - (void)tick:\(tick)
      - (void)other:(NSTimer *)timer { [timer invalidate]; }
      @end
      """)
    #expect(found == expected)
  }

  @Test("the same in Swift", arguments: [("tick", [String]()), ("other", ["Screen"])]) func countdownInSwift(_ method: String, expected: [String]) throws {
    let found = try loops(
      """
      //- Screen.swift
      import UIKit
      final class Screen: UIViewController {
        var timer: Timer?
        var left = 60
        override func viewDidLoad() { timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(\(method)), userInfo: nil, repeats: true) }
        @objc func tick(_ timer: Timer) { left -= 1; if left == 0 { timer.invalidate() } }
        @objc func other(_ timer: Timer) { left -= 1 }
      }
      """)
    #expect(found == expected)
  }

  @Test(
    "a view that takes itself out, by what its class inherits",
    arguments: [
      ("func dismiss() { removeFromSuperview() }", [String]()), ("func dismiss() { other.removeFromSuperview() }", ["Popup Screen"]), ("", ["Popup Screen"]),
      ("func dismiss() { UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.removeFromSuperview() }) }", []),
      ("func dismiss() {} }\nextension UIView { func leave() { removeFromSuperview() }", ["Popup Screen"]),
    ])
  func takenOutByBase(_ method: String, expected: [String]) throws {
    let found = try loops(
      """
      //- Popup.swift
      import UIKit
      class Sheet: UIView {
        let other = UIView()
        \(method)
        @IBAction func close() { \(method.isEmpty ? "" : "dismiss()") }
      }
      class Other: UIView { @IBAction func leave() { removeFromSuperview() } }
      final class Popup: Sheet { var done: (() -> Void)? }
      final class Screen: UIViewController {
        @IBAction func ask() {
          let popup = Popup()
          popup.done = { self.ask() }
          view.addSubview(popup)
        }
      }
      """)
    #expect(found == expected)
  }

  @Test("what is stored where it is of the member's class", arguments: [("UITabBarController", [String]()), ("UIViewController", ["PSBar PSScreen"])])
  func otherClass(_ declared: String, expected: [String]) throws {
    let found = try loops(
      """
      //- PSScreen.m
      #import <UIKit/UIKit.h>
      @interface PSBar : UIToolbar
      @property (nonatomic, retain) \(declared) *tabs;
      @end
      @implementation PSBar
      - (id)initWithParent:(UIViewController *)parent {
        if ((self = [super init])) {
          if ([parent isKindOfClass:[\(declared) class]]) { self.tabs = (\(declared) *)parent; }
        }
        return self;
      }
      @end
      @interface PSScreen : UIViewController
      @property (nonatomic, retain) PSBar *bar;
      @end
      @implementation PSScreen
      - (void)viewDidLoad { self.bar = [[PSBar alloc] initWithParent:self]; }
      @end
      """)
    #expect(found == expected)
  }

  @Test("what a pool has is not kept by the variable that refers to it", arguments: [("[[[PSPart alloc] init] autorelease]", [String]()), ("[[PSPart alloc] init]", ["PSPart PSWhole"])])
  func autoreleased(_ part: String, expected: [String]) throws {
    let found = try loops(
      """
      //- PSWhole.m
      #import <UIKit/UIKit.h>
      @interface PSPart : UIView
      @property (nonatomic, retain) id whole;
      @end
      @implementation PSPart
      @end
      @interface PSWhole : UIViewController { PSPart *_part; }
      @end
      @implementation PSWhole
      - (void)viewDidLoad { _part = \(part); _part.whole = self; }
      - (void)dealloc { [super dealloc]; }
      @end
      """)
    #expect(found == expected)
  }

  /// How constraints are written down by a library: what a closure captures goes through several calls, as an object of any class, to a setter that looks what it is.
  @Test("the same behind a closure and a block that is called", arguments: [("PSEdge", [String]()), ("UIView", ["PSPanel"])])
  func otherClassBehindClosure(_ declared: String, expected: [String]) throws {
    let found = try loops(
      """
      //- PSPanel.m
      #import <UIKit/UIKit.h>
      @interface PSEdge : NSObject
      @end
      @implementation PSEdge
      @end
      @interface PSRule : NSObject
      @property (nonatomic, strong) \(declared) *other;
      - (PSRule *(^)(id))equalTo;
      @end
      @implementation PSRule
      - (void)setOther:(id)other {
        if ([other isKindOfClass:[\(declared) class]]) { _other = other; }
      }
      - (PSRule *(^)(id))equalTo { return ^id(id other) { self.other = other; return self; }; }
      @end
      @interface PSPanel : UIView
      @property (nonatomic, strong) PSRule *rule;
      @end
      @implementation PSPanel
      - (void)make:(void (^)(PSRule *))block { block(self.rule); }
      - (void)layout { self.rule = [[PSRule alloc] init]; [self make:^(PSRule *rule) { rule.equalTo(self); }]; }
      @end
      """)
    #expect(found.map { $0.split(separator: " ").contains("PSPanel") } == expected.map { _ in true }, "\(found)")
  }
}
