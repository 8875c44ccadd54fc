import Driver
import Facts
import Foundation
import SwiftFrontend
import Testing
import TestSupport

/// `App-Swift.h`: what Objective-C sees of Swift.
@Suite struct GeneratedHeaderTests {
  /// What the header declares, without its frame.
  private func lines(_ sources: String..., declared: (inout DeclaredNames) -> Void = { _ in }) -> [String] {
    var names = DeclaredNames()
    declared(&names)
    let text = GeneratedHeaderText.text(module: "App", of: sources.map { ObjectiveCFace(of: Array($0.utf8)) }, besides: names)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && $0 != "@end" }
  }

  @Test("a class with its methods, initialisers and properties") func members() {
    #expect(
      lines(
        """
        @objc class Store: NSObject {
          @objc let name: String
          @objc var count = 0
          @objc weak var delegate: StoreDelegate?
          @objc private(set) lazy var feeds: [Feed] = []
          @objc static let shared = Store()
          @objc var isEmpty: Bool { feeds.isEmpty }
          @objc var done: ((Feed, Bool) -> Void)?
          @objc init(name: String) {}
          @objc func load() {}
          @objc func add(_ feed: Feed, at index: Int) -> Feed? { nil }
          @objc class func clear(with date: Date) throws {}
          @objc(takeKey:value:) func take(_ key: String, _ value: Any) {}
          @objc private func hidden() {}
          @nonobjc func alsoHidden() {}
          @objc func pair() -> (Int, Int) { (1, 2) }
          @objc func any<T>(_ value: T) {}
          @objc func later() async {}
        }
        @objc class Feed: NSObject {}
        @objc protocol StoreDelegate { func storeDidLoad(_ store: Store) }
        """) == [
          "@class Feed;", "@class Store;", "@protocol StoreDelegate;", "@protocol StoreDelegate", "- (void)storeDidLoad:(Store *)a0;", "@interface Feed : NSObject",
          "@interface Store : NSObject", "@property (nonatomic, readonly) NSString * name;", "@property (nonatomic) NSInteger count;",
          "@property (nonatomic, weak) id<StoreDelegate> delegate;", "@property (nonatomic, readonly) NSArray<Feed *> * feeds;",
          "@property (nonatomic, class, readonly) Store * shared;", "@property (nonatomic, readonly) BOOL isEmpty;",
          "@property (nonatomic, copy) void (^ done)(Feed *, BOOL);", "- (instancetype)initWithName:(NSString *)a0;", "- (void)load;",
          "- (Feed *)add:(Feed *)a0 at:(NSInteger)a1;", "+ (BOOL)clearWith:(NSDate *)a0 error:(NSError **)a1;", "- (void)takeKey:(NSString *)a0 value:(id)a1;",
        ])
  }

  @Test("other names, enums, superclasses and extensions") func types() {
    #expect(
      lines(
        "@objcMembers @objc(PSStore) class Store: Base { var mode: Mode = .light; func load(_ feed: PSFeed) {} }",
        "class Base: UIViewController, PSWatching {}\nclass Plain { let x = 1 }\nclass Box<T>: NSObject {}",
        "@objc enum Mode: Int { case light, dark = 3 }\nenum Other { case a }",
        "extension Store { @objc func reload() {} }\nextension UIView { @objc func shake() {}; var width: CGFloat { 1 } }\nextension String { func trim() {} }"
      ) {
        $0.classes = ["PSFeed"]
        $0.protocols = ["PSWatching"]
      } == [
        "@class PSFeed;", "@protocol PSWatching;", "typedef enum Mode : long {", "  ModeLight,", "  ModeDark", "} Mode;", "@interface Base : UIViewController <PSWatching>",
        "@interface PSStore : Base", "@property (nonatomic) Mode mode;", "- (void)load:(PSFeed *)a0;", "- (void)reload;",
        "@interface UIView (ArboristSwift_ARBORIST_SWIFT_App)", "- (void)shake;",
      ])
  }

  @Test("what Objective-C declares itself is not declared again") func namesakes() {
    #expect(
      lines("@objc class Store: NSObject {}\n@objc protocol Watching {}\nclass UIView: NSObject {}") {
        $0.classes = ["Store"]; $0.protocols = ["Watching"]
      } == [])
  }

  @Test("a name that only Swift can write is left out") func names() {
    #expect(
      lines("@objc class Store: NSObject { @objc func `a } @end b`() {}; @objc var `default` = 1; @objc func `default`() {} }\n@objc class `A B`: NSObject {}") == [
        "@interface Store : NSObject", "- (void)default;",
      ])
  }

  @Test("superclasses that go round in circles end") func circle() {
    #expect(lines("@objc class A: B {}\n@objc class B: A {}").count == 2)
  }

  private let store = """
    //- App/Store.swift
    import Foundation
    @objc protocol StoreDelegate { func storeDidLoad(_ store: Store) }
    @objc enum Mode: Int { case light, dark }
    @objc class Store: NSObject {
      @objc static let shared = Store()
      @objc weak var delegate: StoreDelegate?
      @objc var first: Feed?
      @objc func load(_ mode: Mode) {}
    }
    @objcMembers @objc(PSFeed) class Feed: NSObject {
      func open() {}
      func openEverything() {}
    }

    """

  @Test("Objective-C uses, makes, keeps and adopts what Swift declares") func facts() throws {
    let report = try swiftReport(
      store + """
        //- App/Screen.m
        #import <Foundation/Foundation.h>
        #import "App-Swift.h"
        @interface Screen : NSObject <StoreDelegate>
        @property (nonatomic, strong) Store *store;
        @end
        @implementation Screen
        - (void)show {
          self.store = [[Store alloc] init];
          [self.store load:ModeDark];
          [[Store shared].first open];
          Store.shared.delegate = self;
        }
        - (void)storeDidLoad:(Store *)store {}
        @end
        """)
    #expect(report.facts(.uses).filter { $0.hasPrefix("Screen") && !$0.contains("NSObject") }.uniqued == ["Screen uses Feed", "Screen uses Mode", "Screen uses Store"])
    #expect(report.facts(.creates).filter { $0.hasPrefix("Screen") } == ["Screen creates Store"])
    #expect(report.facts(.conforms) == ["Screen conforms StoreDelegate"])
    #expect(report.facts(.holds).filter { $0.hasPrefix("Screen") } == ["Screen holds Store strong store"])
    #expect(report.coverage.messagesUnresolved == 0)
    #expect(report.graph.entities.filter { $0.language == .swift && $0.kind.isType }.map(\.id.text) == ["c:@E@Mode", "c:objc(cs)PSFeed", "c:objc(cs)Store", "c:objc(pl)StoreDelegate"])
    #expect(!report.graph.entities.contains { ["Store", "Feed", "PSFeed", "Mode"].contains($0.name) && $0.isExternal })
  }

  @Test("a superclass of Objective-C whose header comes later, or not at all", arguments: ["", "#import \"Base.h\""]) func superclass(_ later: String) throws {
    let report = try swiftReport(
      """
      //- App/Base.h
      #import <Foundation/Foundation.h>
      @interface Base : NSObject
      @end
      //- App/Store.swift
      import Foundation
      class Store: Base { @objc func load() {} }
      //- App/Screen.m
      #import <Foundation/Foundation.h>
      #import "App-Swift.h"
      \(later)
      @interface Screen : NSObject
      @end
      @implementation Screen
      - (void)show { [[[Store alloc] init] load]; }
      @end
      """)
    #expect(report.facts(.creates) == ["Screen creates Store"])
    #expect(report.facts(.inherits).contains("Store inherits Base"))
    #expect(report.coverage.filesWithErrors == 0)
  }

  @Test("a class that stands before a dot") func classes() throws {
    let report = try swiftReport(
      store + """
        //- App/Screen.m
        #import <Foundation/Foundation.h>
        #import "App-Swift.h"
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (BOOL)shows:(id)any { return [any isKindOfClass:PSFeed.class]; }
        @end
        """)
    #expect(report.facts(.uses).contains("Screen uses Feed"))
  }

  @Test("a message to anything is not taken for one to a class of Swift") func untyped() throws {
    let report = try swiftReport(
      store + """
        //- App/Screen.m
        #import <Foundation/Foundation.h>
        #import "App-Swift.h"
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (void)show:(id)any { [any openEverything]; }
        @end
        """)
    #expect(report.facts(.uses).filter { $0.hasPrefix("Screen") } == [])
  }
}

extension [String] {
  fileprivate var uniqued: [String] { Set(self).sorted() }
}
