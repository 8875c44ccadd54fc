import Driver
import Testing
import TestSupport

/// Headers that an import brings without naming them.
@Suite struct BroughtHeaderTests {
  private static let kit = """
    //- project.yml
    name: Shop
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        settings: {SWIFT_OBJC_BRIDGING_HEADER: App/Bridge.h}
      Kit: {type: framework, platform: iOS, sources: [Kit]}
    //- Kit/Kit.h
    #import <Kit/Store.h>
    //- Kit/Store.h
    #import <Foundation/Foundation.h>
    @interface Store : NSObject
    @property (copy) NSString *name;
    + (Store *)shared;
    @end
    //- Kit/Store.m
    #import "Store.h"
    @implementation Store
    + (Store *)shared { return nil; }
    @end

    """

  @Test("the import of a module declares what its header gathers", arguments: ["@import Kit;", "@import Kit.Store;", "#import <Kit/Kit.h>"])
  func module(_ line: String) throws {
    let report = try report(
      of: Self.kit + """
        //- App/Screen.m
        @import Foundation;
        \(line)
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (void)show { [[Store shared] setName:@"x"]; }
        @end
        """)
    #expect(report.coverage.messagesUnresolved == 0)
    #expect(report.facts(.uses).contains("Screen uses Store"))
  }

  @Test("an import in a header brings it too") func header() throws {
    let report = try report(
      of: Self.kit + """
        //- App/Screen.h
        @import Kit;
        //- App/Screen.m
        #import "Screen.h"
        @implementation Screen
        - (void)show { [[Store shared] setName:@"x"]; }
        @end
        """)
    #expect(report.coverage.messagesUnresolved == 0)
  }

  @Test("the generated header of a target brings its bridging header") func bridge() throws {
    let report = try report(
      of: Self.kit + """
        //- App/Bridge.h
        #import "User.h"
        //- App/User.h
        #import <Foundation/Foundation.h>
        @interface User : NSObject
        @property (weak) id delegate;
        @end
        //- App/User.m
        #import "User.h"
        #import "App-Swift.h"
        @implementation User
        @end
        //- App/Session.swift
        import Foundation
        @objc final class Session: NSObject { @objc var user = User() }
        //- App/Screen.m
        #import "App-Swift.h"
        void show(Session *session) { [[session user] setDelegate:nil]; }
        """)
    #expect(report.coverage.messagesUnresolved == 0)
    #expect(report.facts(.uses).contains("show uses User"))
  }
}
