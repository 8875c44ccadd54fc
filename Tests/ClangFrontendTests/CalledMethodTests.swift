import Driver
import Foundation
import Testing
import TestSupport

/// Which method a message means: never one of a class that has nothing to do with the receiver.
@Suite struct CalledMethodTests {
  /// Whom `Screen` uses, of the platform and of the project, in a method with this body, beside `NSObject`.
  private func used(_ body: String, _ declarations: String = "") throws -> [String] {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #import <UIKit/UIKit.h>
        @protocol Loading
        - (void)load;
        @end
        @interface Part : NSObject
        - (void)load;
        - (Part *)next;
        @end
        \(declarations)
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (void)show:(Feed *)feed { \(body) }
        @end
        """)
    return Set(report.facts(.uses).filter { $0.hasPrefix("Screen uses ") }.map { String($0.dropFirst("Screen uses ".count)) }).subtracting(["NSObject"]).sorted()
  }

  @Test(
    "a message to a class that only '@class' names is no message to others with such a method",
    arguments: ["[feed load];", "[feed addSubview:nil];", "[[feed next] load];", "Feed *other = [Feed next]; [other load];", "[[[Feed alloc] initWithFrame:CGRectZero] load];"])
  func forward(_ body: String) throws { #expect(try used(body, "@class Feed;") == ["Feed"]) }

  @Test("what every object has, is what every object has") func root() throws {
    #expect(try used("[feed description]; [[[Feed alloc] init] isEqual:feed];", "@class Feed;") == ["Feed"])
  }

  @Test("a class that lacks the method, or whose superclass nobody declares")
  func lacking() throws {
    #expect(try used("[feed load];", "@interface Feed : NSObject\n@end") == ["Feed"])
    #expect(try used("[feed load]; [[feed next] load];", "@interface Feed : LostBase\n@end") == ["Feed"])
    #expect(try used("[feed load];", "") == ["Feed"])
  }

  @Test("a method of a superclass, of a protocol and of a category is one of the class")
  func inherited() throws {
    #expect(try used("[feed load];", "@interface Feed : Part\n@end") == ["Feed", "Part"])
    #expect(try used("[feed load];", "@interface Feed : NSObject <Loading>\n@end") == ["Feed", "Loading"])
    #expect(try used("[feed load];", "@interface Feed : NSObject\n@end\n@interface Feed (More) <Loading>\n@end") == ["Feed", "Feed(More)", "Loading"])
    #expect(try used("[feed load];", "@interface Feed : NSObject <Loading>\n@end\n@interface Feed (More) <Loading>\n@end") == ["Feed", "Loading"])
    #expect(
      try used("feed.size;", "@protocol Sized\n@property int size;\n@end\n@interface Feed : NSObject\n@end\n@interface Feed (More) <Sized>\n@end") == [
        "Feed", "Feed(More)", "Sized",
      ])
    #expect(try used("[feed load];", "@protocol Feeding <Loading>\n@end\n@interface Feed : NSObject <Feeding>\n@end") == ["Feed", "Loading"])
    #expect(try used("[feed load];", "@interface Base : NSObject\n@end\n@interface Feed : Base\n@end\n@interface Base (More)\n- (void)load;\n@end") == ["Base", "Base(More)", "Feed"])
    #expect(try used("[feed reload];", "@interface Feed : NSObject\n@end\n@interface NSObject (More)\n- (void)reload;\n@end") == ["Feed", "NSObject(More)"])
    #expect(try used("id<Loading> it = (id)feed; [it load];", "@class Feed;") == ["Feed", "Loading"])
    #expect(try used("Feed<Loading> *it = (id)feed; [it load];", "@class Feed;") == ["Feed", "Loading"])
  }

  @Test("what is of some kind of a class may have what a subclass has, and nothing else") func kind() throws {
    let subclass = "@interface Feed : NSObject\n@end\n@interface NewsFeed : Feed\n- (void)refresh;\n@end"
    #expect(try used("__kindof Feed *it = feed; [it refresh]; ", subclass) == ["Feed", "NewsFeed"])
    #expect(try used("__kindof Feed *it = feed; [it load]; ", subclass) == ["Feed"])
    #expect(try used("[feed refresh];", subclass) == ["Feed"])
  }

  @Test("such a message counts as not resolved, and is told of the class")
  func coverage() throws {
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        @class Feed;
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (void)show:(Feed *)feed { [feed addSubview:nil]; [feed description]; }
        @end
        """)
    #expect(report.coverage.messagesResolved == 1)
    #expect(report.coverage.messagesUnresolved == 1)
    #expect(report.coverage.causes.map { "\($0.count) \($0.kind) \($0.name)" } == ["1 undeclaredMessage Feed"])
  }

  @Test("in code, such a message may be to any method of its name, and answers any object")
  func callees() throws {
    let code = try code(
      of: """
        #import <UIKit/UIKit.h>
        @class Feed;
        @interface Part : NSObject
        - (Part *)open:(Part *)part;
        @end
        @implementation Part
        - (Part *)open:(Part *)part { return part; }
        @end
        @interface Screen : NSObject
        @end
        @implementation Screen
        - (void)show:(Feed *)feed { [feed open:nil]; }
        @end
        """)
    let call = code.split(separator: "\n").last { $0.contains("open:") }
    #expect(call.map { !$0.contains("Part") && !$0.contains(" to {") } == true, "\(code)")
  }
}
