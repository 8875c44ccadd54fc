import Analysis
import Driver
import Testing
import TestSupport

/// Loops through a class of Objective-C and one of Swift.
@Suite struct MixedLoopTests {
  /// Each error of retain-cycle, by its first words.
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" && $0.confidence == .proven }.map { String($0.message.prefix { $0 != ";" }) }
  }

  @Test("Objective-C calls by its protocol what Swift does to end a loop") func endedByDelegate() throws {
    func levels(_ call: String) throws -> [Finding.Confidence] {
      try report(
        of: """
          //- PSAlert.h
          #import <UIKit/UIKit.h>
          @protocol PSAlertDelegate <NSObject>
          - (void)alertDidClose;
          - (void)alertDidOpen;
          @end
          @interface PSAlert : UIView
          @property (nonatomic, strong) id<PSAlertDelegate> delegate;
          @end
          //- PSAlert.m
          #import "PSAlert.h"
          @implementation PSAlert
          - (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event { [self.delegate \(call)]; }
          @end
          //- App-Bridging-Header.h
          #import "PSAlert.h"
          //- Screen.swift
          import UIKit
          class Screen: UIViewController, PSAlertDelegate {
            var alert: PSAlert!
            override func viewDidLoad() {
              alert = PSAlert(frame: .zero)
              alert.delegate = self
            }
            func alertDidOpen() {}
            func alertDidClose() { alert = nil }
          }
          """
      ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.compactMap(\.confidence)
    }
    #expect(try levels("alertDidClose") == [])
    #expect(try levels("alertDidOpen") == [.likely])
  }

  @Test("Swift hands a closure to Objective-C: by a property, and by a method with a closure at the end") func closure() throws {
    #expect(
      try loops(
        """
        //- PSFeed.h
        #import <Foundation/Foundation.h>
        @interface PSFeed : NSObject
        @property (nonatomic, copy) void (^done)(void);
        - (void)whenLoaded:(void (^)(void))block;
        - (void)measure:(void (^)(void))block;
        @end
        //- PSFeed.m
        #import "PSFeed.h"
        @implementation PSFeed { NSMutableArray *_blocks; }
        - (void)whenLoaded:(void (^)(void))block { [_blocks addObject:[block copy]]; }
        - (void)measure:(void (^)(void))block { block(); }
        @end
        //- App-Bridging-Header.h
        #import "PSFeed.h"
        //- Screens.swift
        final class First {
          let feed = PSFeed()
          func show() {}
          func load() { feed.done = { self.show() } }
        }
        final class Second {
          let feed = PSFeed()
          func show() {}
          func load() { feed.whenLoaded { self.show() } }
        }
        final class Third {
          let feed = PSFeed()
          func show() {}
          func load() { feed.measure { self.show() } }
        }
        """) == ["'PSFeed' and 'First' keep each other alive", "'PSFeed' and 'Second' keep each other alive"])
  }

  @Test(
    "Objective-C makes an object of Swift and gives it itself",
    arguments: [
      ("self.child = [[Child alloc] init]; [self.child adopt:self];", "var owner: PSParent?"),
      ("Child *child = [Child new]; child.owner = self; self.child = child;", "var owner: PSParent?"),
      ("self.child = [[Child alloc] initWithOwner:self];", "var owner: PSParent?"),
      ("self.child = [[Child alloc] init]; [self.child adopt:self];", "weak var owner: PSParent?"),
    ])
  func child(_ body: String, _ member: String) throws {
    let found = try loops(
      """
      //- Child.swift
      import Foundation
      @objc class Child: NSObject {
        @objc \(member)
        @objc override init() {}
        @objc init(owner: PSParent) { self.owner = owner }
        @objc func adopt(_ parent: PSParent) { owner = parent }
      }
      //- PSParent.h
      #import <Foundation/Foundation.h>
      @class Child;
      @interface PSParent : NSObject
      @property (nonatomic, strong) Child *child;
      @end
      //- PSParent.m
      #import "PSParent.h"
      #import "App-Swift.h"
      @implementation PSParent
      - (void)make { \(body) }
      @end
      //- App-Bridging-Header.h
      #import "PSParent.h"
      """)
    #expect(found == (member.hasPrefix("weak") ? [] : ["'Child' and 'PSParent' keep each other alive"]))
  }

  @Test(
    "an object of Objective-C keeps one of Swift that keeps it: by a chain of properties, a strong delegate, a closure",
    arguments: [
      ("Store *store = [Store new]; store.first.owner = self; self.feed = store.first;", ""),
      ("self.feed = [[Feed alloc] initWithOwner:self];", ""),
      ("self.feed = [Feed new]; self.feed.delegate = self;", ""),
      ("self.feed = [Feed new]; [self.feed observe:self];", ""),
      ("self.feed = [Feed new]; [self.feed whenDone:^{ [self make]; }];", ""),
      ("self.feed = [Feed new]; self.feed.done = ^{ [self make]; };", ""),
      ("self.feed = [Feed new]; self.feed.delegate = self;", "weak "),
    ])
  func members(_ body: String, _ reference: String) throws {
    let found = try loops(
      """
      //- Feed.swift
      import Foundation
      @objc protocol FeedDelegate {}
      @objc class Store: NSObject {
        @objc var first = Feed()
      }
      @objcMembers class Feed: NSObject {
        \(reference)var delegate: FeedDelegate?
        var owner: AnyObject?
        var done: (() -> Void)?
        override init() {}
        init(owner: AnyObject) { self.owner = owner }
        func observe(_ owner: AnyObject) { done = { print(owner) } }
        func whenDone(_ done: @escaping () -> Void) { self.done = done }
      }
      //- PSParent.m
      #import <Foundation/Foundation.h>
      #import "App-Swift.h"
      @interface PSParent : NSObject <FeedDelegate>
      @property (nonatomic, strong) Feed *feed;
      @end
      @implementation PSParent
      - (void)make { \(body) }
      @end
      """)
    #expect(found == (reference.isEmpty ? ["'Feed' and 'PSParent' keep each other alive"] : []))
  }
}
