import Analysis
import Testing
import TestSupport

/// What libraries keep and let go of, where the project's own words alone would tell otherwise.
@Suite struct LibraryLoopTests {
  private func levels(_ text: String) throws -> [Finding.Confidence] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
  }

  @Test("rows of Realm refer to each other by the database", arguments: [("Object", [Finding.Confidence]()), ("NSObject", [.proven])])
  func rows(_ above: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Models.swift
      import RealmSwift
      public class Group: \(above) { @objc dynamic var feed: Feed? }
      public class Feed: \(above) { @objc dynamic var group: Group? }
      public func save(_ feed: Feed) {
        let group = Group()
        group.feed = feed
        feed.group = group
      }
      """)
    #expect(found == expected)
  }

  @Test(
    "an operation of a library that is not here lets go of its closures as it runs",
    arguments: [("LoadOperation", "completionBlock", []), ("LoadOperation", "configurationBlock", []), ("LoadPopup", "configurationBlock", [Finding.Confidence.proven])])
  func operations(_ type: String, _ member: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Loader.swift
      import Loading
      public class Loader {
        public func load(_ queue: OperationQueue) {
          let load = \(type)<Int>()
          load.\(member) = { print(load.result) }
          queue.addOperation(load)
        }
      }
      """)
    #expect(found == expected)
  }

  @Test("an element of a list has its own properties", arguments: [("NSOperation", "completionBlock", []), ("NSOperation", "tapBlock", [Finding.Confidence.proven])])
  func elements(_ above: String, _ member: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Load.h
      #import <Foundation/Foundation.h>
      @interface Load : \(above)
      @property (copy) void (^tapBlock)(void);
      @end
      //- Load.m
      #import "Load.h"
      @implementation Load
      + (NSArray *)batch:(NSArray *)operations {
        if ([operations count] == 0) { return nil; }
        for (Load *operation in operations) { operation.\(member) = ^{ NSLog(@"%@", operations); }; }
        return operations;
      }
      @end
      """)
    #expect(found == expected)
  }

  @Test("a property says how the ivar of its own name is kept", arguments: [("assign", [Finding.Confidence]()), ("retain", [.proven])])
  func ivarOfProperty(_ attribute: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Client.h
      #import <Foundation/Foundation.h>
      @protocol ClientDelegate;
      @interface Client : NSObject {
        id<ClientDelegate> delegate;
      }
      @property (nonatomic, \(attribute)) id<ClientDelegate> delegate;
      @end
      @protocol ClientDelegate <NSObject>
      @end
      //- Exporter.m
      #import "Client.h"
      @interface Exporter : NSObject <ClientDelegate>
      @property (nonatomic, strong) Client *client;
      @end
      @implementation Exporter
      - (void)start {
        self.client = [[Client alloc] init];
        self.client.delegate = self;
      }
      @end
      """)
    #expect(found == expected)
  }

  @Test("what tests put in the place of a method of the platform, nobody else calls", arguments: [("Specs/Stubs", [Finding.Confidence]()), ("Stubs", [.proven])])
  func stubs(_ folder: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- \(folder)/Presenting.m
      #import <UIKit/UIKit.h>
      @interface UIViewController (Presenting)
      @property (nonatomic, strong) UIViewController *shown;
      @end
      @implementation UIViewController (Presenting)
      - (void)presentViewController:(UIViewController *)screen animated:(BOOL)animated completion:(void (^)(void))completion {
        objc_setAssociatedObject(self, @selector(shown), screen, OBJC_ASSOCIATION_RETAIN);
      }
      @end
      //- Map.m
      #import <UIKit/UIKit.h>
      @interface List : UIViewController
      @property (nonatomic, copy) void (^done)(void);
      @end
      @implementation List
      @end
      @interface Map : UIViewController
      @end
      @implementation Map
      - (void)show {
        List *list = [[List alloc] init];
        list.done = ^{ [self close]; };
        [self presentViewController:list animated:YES completion:nil];
      }
      - (void)close {}
      @end
      """)
    #expect(found == expected)
  }

  @Test("a closure of a row is kept as any other") func closureOfRow() throws {
    #expect(
      try levels(
        """
        //- Models.swift
        import RealmSwift
        public class Group: Object {
          var done: (() -> Void)?
          public func start() { done = { self.end() } }
          func end() {}
        }
        """) == [.proven])
  }

  @Test(
    "what the platform lets go of when it has called it",
    arguments: [
      ("UIActivityViewController(activityItems: [], applicationActivities: nil)", "completionWithItemsHandler = { _, _, _, _ in", [Finding.Confidence]()),
      ("CKFetchRecordChangesOperation(recordZoneID: zone, previousServerChangeToken: nil)", "fetchRecordChangesCompletionBlock = { _, _, _ in", []), ("Holder()", "done = {", [.proven]),
    ])
  func completions(_ making: String, _ closure: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Share.swift
      import UIKit
      import CloudKit
      public final class Holder {
        var done: (() -> Void)?
        func start() {}
      }
      public func share(_ zone: CKRecordZone.ID, _ sender: UIViewController) {
        let holder = \(making)
        holder.\(closure) holder.accessibilityLabel = nil }
        sender.open(holder)
      }
      """)
    #expect(found == expected)
  }

  @Test("a method that the project adds to a library's type may be what a call means, where nothing tells of what it is called") func overload() throws {
    func found(_ more: String) throws -> [Finding.Confidence] {
      try levels(
        """
        //- Screen.swift
        import Combine
        import UIKit
        public final class Screen: UIViewController {
          var cancellables: Set<AnyCancellable> = []
          public func bind(_ model: SomeModel) { model.$title.assign(to: \\.title, on: self).store(in: &cancellables) }
        }
        \(more)
        """)
    }
    #expect(try found("") == [.proven])
    #expect(
      try found(
        """
        extension Publisher where Failure == Never {
          func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on object: Root) -> AnyCancellable { sink { [weak object] in object?[keyPath: path] = $0 } }
        }
        """) == [.likely])
  }

  @Test("a map takes the annotation out of a view, and keeps what the project's own view has", arguments: [("annotation", [Finding.Confidence]()), ("pin", [.proven])])
  func annotation(_ member: String, expected: [Finding.Confidence]) throws {
    #expect(
      try report(
        of: """
          //- Pin.swift
          import MapKit
          final class PinView: MKAnnotationView { var pin: Pin? }
          final class Pin: NSObject, MKAnnotation {
            private var view: PinView?
            func shownView() -> PinView {
              let view = PinView(annotation: nil, reuseIdentifier: nil)
              view.\(member) = self
              self.view = view
              return view
            }
          }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence) == expected)
  }

  @Test("a window keeps its first screen, and a view of another library not the screen that it is told of", arguments: [("UIWindow", [Finding.Confidence.proven]), ("BannerView", [])])
  func rootViewController(_ type: String, expected: [Finding.Confidence]) throws {
    #expect(
      try report(
        of: """
          //- Screen.swift
          import UIKit
          import Advertisements
          final class Screen: UIViewController {
            let shown = \(type)(frame: .zero)
            override func viewDidLoad() { shown.rootViewController = self }
          }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence) == expected)
  }

  @Test("a binding keeps what it observes, but not what a nib may have as its owner", arguments: [("NSView", [Finding.Confidence.proven]), ("NSWindowController", []), ("NSTableCellView", [])])
  func binding(superclass: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Screen.swift
      import AppKit
      public final class Screen: \(superclass) {
        let field = NSTextField()
        @objc dynamic var text = ""
        public func begin() { field.bind(.value, to: self, withKeyPath: "text", options: nil) }
      }
      """)
    #expect(found == expected)
  }

  @Test("a property of a superclass beside a method of the same name, which is its delegate's") func propertyBesideMethod() throws {
    func found(_ name: String) throws -> [Finding.Confidence] {
      try levels(
        """
        //- Screens.swift
        import UIKit
        open class Base: UIViewController {
          let codeView = CodeView()
        }
        public protocol CodeViewDelegate: AnyObject { func \(name)(_ view: CodeView, didFinishWith code: String) }
        public final class CodeView: UIView { weak var delegate: CodeViewDelegate? }
        public final class Screen: Base, CodeViewDelegate {
          public override func viewDidLoad() {
            codeView.delegate = self
            view.addSubview(codeView)
            self.view.addSubview(self.codeView)
          }
          public func \(name)(_ view: CodeView, didFinishWith code: String) {}
        }
        """)
    }
    #expect(try found("codeView") == [])
    #expect(try found("view") == [])
  }

  @Test(
    "what a library's object has is ended by its own call", arguments: [("viewWillDisappear()", []), ("reload()", [Finding.Confidence.likely])])
  func partsOfLibraryObjects(_ method: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Page.swift
      import WebKit
      public class Page: NSViewController, WKScriptMessageHandler {
        private var webView: WKWebView!
        public override func viewDidLoad() {
          let configuration = WKWebViewConfiguration()
          let controller = WKUserContentController()
          controller.add(self, name: "token")
          configuration.userContentController = controller
          webView = WKWebView(frame: .zero, configuration: configuration)
        }
        public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        public func \(method) { webView.configuration.userContentController.removeScriptMessageHandler(forName: "token") }
      }
      """)
    #expect(found == expected)
  }

  @Test("a player lets go of what observes its time", arguments: [("viewWillDisappear()", []), ("rewind()", [Finding.Confidence.likely])])
  func timeObservers(_ method: String, expected: [Finding.Confidence]) throws {
    let found = try levels(
      """
      //- Film.swift
      import AVFoundation
      import AppKit
      public class Film: NSViewController {
        private var player: AVPlayer?
        private var token: Any?
        public func load() {
          let player = AVPlayer(playerItem: nil)
          self.player = player
          token = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { time in print(player.currentItem) }
        }
        public func \(method) {
          if let token { player?.removeTimeObserver(token) }
        }
      }
      """)
    #expect(found == expected)
  }

  @Test("who pops a navigation ends nothing of the screen that is in it")
  func navigationOfScreen() throws {
    let found = try levels(
      """
      //- Guard.swift
      import UIKit
      public class Guard: UIView {
        var screen: UIViewController?
        public func leave() { screen?.navigationController?.popToRootViewController(animated: true) }
      }
      public class Vault: UIViewController {
        let guardian = Guard()
        public override func viewDidLoad() { guardian.screen = self }
        public override func viewDidDisappear(_ animated: Bool) { guardian.leave() }
      }
      """)
    #expect(found == [.proven])
  }
}
