import Analysis
import Facts
import Testing
import TestSupport

/// Loops in code that never runs, and of objects that nothing makes.
@Suite struct UnreachedLoopTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  @Test("what nobody makes nor speaks of does not run") func neverMade() throws {
    let panel = """
      final class Panel: UIView {
        func show() {
          let worker = Worker()
          worker.done = { worker.finish() }
        }
      }

      """
    #expect(try loops(worker(madeBy: "final class Start: NSObject, UIApplicationDelegate { let worker = Worker() }\n" + panel)) == [])
    #expect(try loops(worker(madeBy: "final class Start: NSObject, UIApplicationDelegate { func open() { Panel().show() } }\n" + panel)) == ["Worker", "Worker"])
  }

  @Test("what a preview makes is no part of the program") func preview() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            final class Start: NSObject, UIApplicationDelegate { let worker = Worker() }
            #Preview {
              let worker = Worker()
              return WorkerView(worker: worker)
            }
            """)) == [])
  }

  @Test("a preview's object is none of the program") func previews() throws {
    #expect(
      try loops(
        worker(
          madeBy: """
            @main struct Start: App { let worker = Worker() }
            struct Screen_Previews: PreviewProvider { static var previews: some View { Text(Worker().name) } }
            extension Worker { static var preview: Worker { let new = Worker(); new.done?(); return new } }
            """)) == [])
  }

  @Test("what nobody can call, and nobody calls") func neverRun() throws {
    func loops(_ other: String) throws -> [String] {
      try self.loops(
        """
        //- Worker.swift
        final class Worker {
          var done: (() -> Void)?
          private func prepare() { done = { self.finish() } }
          func finish() {}
          \(other)
        }
        """)
    }
    #expect(try loops("") == [])
    #expect(try loops("func begin() { prepare() }") == ["Worker"])
    #expect(try loops("func begin() { run(prepare) }; func run(_ body: () -> Void) { body() }") == ["Worker"])
  }

  @Test("what is made for tests alone, in a file of the program") func fake() throws {
    func loops(_ caller: String) throws -> [String] {
      try self.loops(
        worker(
          madeBy: """
            @main struct Start: App { let worker = Worker.real() }
            extension Worker {
              static func real() -> Worker { Worker() }
              static func fake() -> Worker { Worker() }
            }
            //- \(caller)
            func check() { run(Worker.fake()) }
            func run(_ worker: Worker) {}
            """))
    }
    #expect(try loops("Tests/WorkerTests.swift") == [])
    #expect(try loops("Other.swift") == ["Worker"])
  }

  @Test("what nobody calls in an application is no error; in a library others may") func uncalled() throws {
    func levels(_ application: String, _ head: String = "ObservableObject") throws -> [Finding.Confidence?] {
      try report(
        of: """
          //- Worker.swift
          import Foundation
          \(application)
          final class Worker: \(head) {
            var done: (() -> Void)?
            func prepare() { done = { self.finish() } }
            func finish() {}
          }
          func begin() { _ = Worker() }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
    }
    func start(_ code: String) -> String { "@main final class Start: NSObject, UIApplicationDelegate { @objc func open() { \(code) } }" }
    #expect(try levels(start("begin()")) == [.likely])
    #expect(try levels(start("begin(); Worker().prepare()")) == [.proven])
    #expect(try levels(start("begin()"), "Feeding") == [.proven])
    #expect(try levels("") == [.proven])
  }

  /// An application of Objective-C whose class `Coin` has a loop; `sources` come to it.
  private func application(_ sources: String) -> String {
    """
    //- project.yml
    targets:
      App: {type: application, platform: iOS, sources: [{path: App, excludes: [Old.m]}]}
    //- App/Coin.h
    #import <UIKit/UIKit.h>
    @interface Coin : UIView
    @property (copy) void (^done)(void);
    @end
    //- App/Coin.m
    #import "Coin.h"
    @implementation Coin
    - (instancetype)init { if ((self = [super init])) { self.done = ^{ [self removeFromSuperview]; }; } return self; }
    @end
    //- App/Start.h
    #import <Wheels/Wheels.h>
    @interface Start : UIResponder <UIApplicationDelegate, WheelDelegate>
    @end
    //- App/main.m
    #import "Start.h"
    int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Start class])); }
    \(sources)
    """
  }

  @Test("a file that no target builds makes nothing", arguments: [("New.m", ["Coin"]), ("Old.m", [])])
  func unbuilt(_ file: String, expected: [String]) throws {
    let text = application(
      """
      //- App/\(file)
      #import "Start.h"
      #import "Coin.h"
      @implementation Start
      - (void)applicationDidBecomeActive:(UIApplication *)application { [[Coin alloc] init]; }
      @end
      //- App/Other.m
      int other;
      //- App/Third.m
      int third;
      """)
    #expect(try loops(text) == expected)
  }

  @Test("what a method of a protocol is handed is not made by it", arguments: [("spin:(Coin *)coin", "coin", []), ("spin:(id)coin", "[[Coin alloc] init]", ["Coin"])])
  func handedToDelegate(_ method: String, _ value: String, expected: [String]) throws {
    let text = application(
      """
      //- App/CoinDelegate.h
      @class Coin;
      @protocol CoinDelegate
      - (void)\(method);
      @end
      //- App/Start.m
      #import "Start.h"
      #import "Coin.h"
      #import "CoinDelegate.h"
      @interface Start () <CoinDelegate>
      @end
      @implementation Start
      - (void)\(method) { NSLog(@"%@", \(value)); }
      @end
      """)
    #expect(try loops(text) == expected)
  }

  @Test("a property that an extension adds to a library's type only runs where something reads it", arguments: [(".ready", ["Worker"]), ("", [])])
  func addedProperty(_ use: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Package.swift
        let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop", path: "Sources")])
        //- Sources/Shop.swift
        import SwiftUI
        @main struct ShopApp: App { @State private var worker = Worker(); var body: some Scene { WindowGroup { Screen()\(use) } } }
        struct Screen: View { var body: some View { Text("") } }
        extension View { var ready: some View { environment(Worker()) } }
        struct Frame: View { var body: some View { Screen().ready } }
        #Preview { Frame() }
        //- Sources/Worker.swift
        final class Worker {
          var done: (() -> Void)?
          init() { done = { self.finish() } }
          func finish() {}
        }
        """) == expected)
  }

  @Test("what a library of the code editor shows runs nothing", arguments: [("LibraryContentProvider", []), ("Provider", ["Worker"])])
  func libraryContent(_ name: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Package.swift
        let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop", path: "Sources")])
        //- Sources/Shop.swift
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("") } } }
        public struct Content: \(name) { public var views: [LibraryItem] { [LibraryItem(Worker())] } }
        //- Sources/Worker.swift
        final class Worker {
          var done: (() -> Void)?
          init() { done = { self.finish() } }
          func finish() {}
        }
        """) == expected)
  }

  @Test(
    "a library's protocol whose declaration was read asks for nothing else",
    arguments: [("@protocol Ignore\n@end", []), ("@protocol Ignore\n- (id)panel;\n@end", ["Coin"]), ("@protocol Ignore <Unknown>\n@end", ["Coin"])] as [(String, [String])])
  func protocolOfLibrary(_ declaration: String, expected: [String]) throws {
    let text = application(
      """
      //- Pods/JSON/JSON.h
      #import <Foundation/Foundation.h>
      \(declaration)
      @interface NSObject (JSON) <Ignore>
      @end
      //- App/Start.m
      #import "Start.h"
      #import "Coin.h"
      #import "../Pods/JSON/JSON.h"
      @interface Room : NSObject
      @end
      @implementation Room
      - (id)panel { NSLog(@"%@", [[Coin alloc] init]); return nil; }
      @end
      @implementation Start
      - (IBAction)open:(id)sender { NSLog(@"%@", [[Room alloc] init]); }
      @end
      """)
    #expect(try loops(text) == expected)
  }
}
