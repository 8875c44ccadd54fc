import Driver
import Testing
import TestSupport

/// What the Objective-C front-end states, with none of Apple's headers there.
@Suite struct ObjectiveCTests {
  @Test("superclass and protocols, of the platform and of the project")
  func inheritance() throws {
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        @protocol Shape <NSObject>
        @end
        @interface Base : UIViewController <UITableViewDelegate>
        @end
        @interface Derived : Base <Shape>
        @end
        """)
    #expect(report.facts(.inherits) == ["Base inherits UIViewController", "Derived inherits Base", "Shape inherits NSObject"])
    #expect(report.facts(.conforms) == ["Base conforms UITableViewDelegate", "Derived conforms Shape"])
  }

  @Test("a superclass and a protocol that nobody has heard of")
  func unknownNames() throws {
    let report = try report(
      of: """
        #import <SomeKit/SomeKit.h>
        @interface Card : SKUnheardOfThing <SKUnheardOfDelegate, SKOther>
        @property (nonatomic, strong) SKUnheardOfModel *model;
        @end
        """)
    #expect(report.facts(.inherits) == ["Card inherits SKUnheardOfThing"])
    #expect(report.facts(.conforms) == ["Card conforms SKOther", "Card conforms SKUnheardOfDelegate"])
    #expect(report.facts(.holds) == ["Card holds SKUnheardOfModel strong model"])
    let own = report.graph.entities.filter { $0.name.hasPrefix("SK") && !$0.isExternal }
    #expect(own == [])
  }

  @Test("what the compiler brings along is no function of the project")
  func builtins() throws {
    let report = try report(
      of: """
        //- main.c
        #define INFINITY (__builtin_inff())
        #define DECLARED own(void)
        int DECLARED;
        implied() { return 1; }
        double top(void) { return INFINITY + __builtin_fabs(-1.0) + own() + implied(); }
        //- Card.m
        #import <Foundation/Foundation.h>
        #include <math.h>
        @interface Card : NSObject
        @end
        @implementation Card
        - (double)top { return INFINITY + NAN + HUGE_VAL; }
        @end
        """)
    #expect(report.graph.entities.filter { $0.kind == .function }.map(\.name).sorted() == ["implied", "own", "top"])
    #expect(report.facts(.uses) == ["top uses implied", "top uses own"])
  }

  @Test("type arguments of a superclass are no protocols")
  func typeArguments() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        typedef void (^Step)(void);
        @protocol Named
        @end
        @interface Box<ValueType> : NSObject
        @end
        @interface NamedBox<ValueType> : Box<ValueType> <Named>
        @end
        @interface OpenBox<__covariant ValueType> : Box<ValueType>
        @end
        @interface StepBox : Box<Step>
        @end
        @interface IDBox : Box<id>
        @end
        """)
    #expect(report.facts(.conforms) == ["NamedBox conforms Named"])
    #expect(report.facts(.inherits) == ["Box inherits NSObject", "IDBox inherits Box", "NamedBox inherits Box", "OpenBox inherits Box", "StepBox inherits Box"])
  }

  @Test("categories and class extensions")
  func categories() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Model : NSObject
        @end
        @interface Model (Coding) <NSCoding>
        @end
        @interface Model () <NSCopying>
        @end
        @interface NSString (Trimming)
        @end
        """)
    #expect(report.facts(.extends) == ["Model() extends Model", "Model(Coding) extends Model", "NSString(Trimming) extends NSString"])
    #expect(report.facts(.conforms) == ["Model conforms NSCoding", "Model conforms NSCopying"])
  }

  @Test("ownership as it is written, and its defaults")
  func ownership() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @class Other;
        @protocol CardDelegate;
        @interface Card : NSObject {
          Other *_plain;
          __weak Other *_weak;
          __unsafe_unretained Other *_unsafe;
        }
        @property (nonatomic, weak) id<CardDelegate> delegate;
        @property (nonatomic, strong) Other *kept;
        @property (nonatomic, retain) Other *retained;
        @property (nonatomic, assign) Other *assigned;
        @property (nonatomic, copy) NSString *title;
        @property (nonatomic) Other *byDefault;
        @property (nonatomic, readonly) Other *onlyRead;
        @property (nonatomic, copy) void (^handler)(void);
        @property (nonatomic) NSInteger count;
        @property (class, readonly) Card *shared;
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Card holds Card strong shared [promised static]", "Card holds CardDelegate weak delegate", "Card holds NSInteger value count",
        "Card holds NSString copy title", "Card holds Other strong _plain", "Card holds Other strong byDefault",
        "Card holds Other strong kept", "Card holds Other strong onlyRead", "Card holds Other strong retained",
        "Card holds Other unsafe _unsafe", "Card holds Other unsafe assigned", "Card holds Other weak _weak", "Card holds block copy handler",
      ])
  }

  @Test("the same in a struct") func ownershipInStruct() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @class Other;
        struct State { id __unsafe_unretained owner; Other *__unsafe_unretained other; Other *kept; __weak id weak; int count; };
        """)
    #expect(
      report.facts(.holds) == [
        "State holds Other strong kept", "State holds Other unsafe other", "State holds id unsafe owner", "State holds id weak weak", "State holds int value count",
      ])
  }

  @Test("collections with type arguments hold themselves and, many, their elements")
  func collections() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @class Photo;
        @interface Album : NSObject
        @property (nonatomic, copy) NSArray<Photo *> *photos;
        @property (nonatomic, weak) NSArray<Photo *> *others;
        @property (nonatomic, strong) NSDictionary<NSString *, NSArray<Photo *> *> *byName;
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Album holds NSArray copy photos", "Album holds NSArray strong byName [many]", "Album holds NSArray weak others",
        "Album holds NSDictionary strong byName", "Album holds NSString strong byName [many]", "Album holds Photo strong byName [many]",
        "Album holds Photo strong photos [many]", "Album holds Photo weak others [many]",
      ])
  }

  @Test("a property that a class extension makes writable is one member")
  func redeclaration() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Card : NSObject
        @property (nonatomic, readonly) NSString *title;
        @end
        @interface Card ()
        @property (nonatomic, copy, readwrite) NSString *title;
        @end
        @implementation Card { NSString *_title; }
        @end
        """)
    #expect(report.facts(.holds) == ["Card holds NSString copy title"])
  }

  @Test("properties of protocols and categories are promises")
  func promises() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol Named
        @property (nonatomic, copy) NSString *name;
        @end
        @interface NSString (Parts)
        @property (nonatomic, readonly) NSArray<NSString *> *parts;
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "NSString holds NSArray strong parts [promised]", "NSString holds NSString strong parts [many promised]",
        "Named holds NSString copy name [promised]",
      ])
  }

  @Test("a class before a dot is used, whoever declares the method behind it")
  func classBeforeDot() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface PSCell : NSObject
        @end
        @interface PSBoard : NSObject
        @end
        @implementation PSBoard
        - (Class)cellClass { return PSCell.class; }
        @end
        """)
    #expect(report.facts(.uses).contains("PSBoard uses PSCell"))
  }

  @Test("an #if between the protocols of a class is no protocol")
  func conditionalProtocols() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface PSBoard : NSObject <NSCoding
        #if __MAC_OS_X_VERSION_MAX_ALLOWED >= 101000
        , NSCopying
        #endif
        >
        @end
        """)
    #expect(Set(report.facts(.conforms).map { $0.split(separator: " ")[2] }) == ["NSCoding", "NSCopying"])
  }

  @Test("what code creates and uses, unknown classes included")
  func code() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Maker : NSObject
        - (void)make;
        @end
        @interface Tool : NSObject
        - (void)work;
        @end
        @implementation Tool
        - (void)work {}
        @end
        @implementation Maker
        - (void)make {
          Tool *tool = [[Tool alloc] init];
          [tool work];
          [[UnknownThing sharedThing] doSomethingWith:[UnknownOther new]];
        }
        @end
        """)
    #expect(report.facts(.creates) == ["Maker creates Tool", "Maker creates UnknownOther"])
    let used = Set(report.facts(.uses))
    #expect(used.isSuperset(of: ["Maker uses Tool", "Maker uses UnknownThing", "Maker uses UnknownOther"]))
  }

  @Test("a stored block keeps what it captures")
  func captures() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Loader : NSObject
        @property (nonatomic, copy) void (^done)(void);
        @property (nonatomic, copy) void (^failed)(void);
        @end
        @interface Screen : NSObject
        @property (nonatomic, strong) Loader *loader;
        @property (nonatomic, copy) void (^tapped)(void);
        @end
        @implementation Screen
        - (void)start {
          __weak typeof(self) weakSelf = self;
          self.loader.done = ^{ [self finish]; };
          self.loader.failed = ^{ [weakSelf finish]; };
          self.tapped = ^{ _tapped = nil; };
        }
        - (void)finish {}
        @end
        """)
    #expect(
      report.facts(.captures) == [
        "Loader captures Screen strong done", "Loader captures Screen weak failed", "Screen captures Screen strong tapped",
      ])
  }

  @Test("a static local is a root")
  func statics() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Session : NSObject
        @end
        @implementation Session
        + (instancetype)shared {
          static Session *shared;
          static dispatch_once_t once;
          dispatch_once(&once, ^{ shared = [[self alloc] init]; });
          return shared;
        }
        @end
        """)
    #expect(report.facts(.holds) == ["shared holds Session strong shared [static]"])
  }

  @Test("a prefix header is imported by every file that it is forced on")
  func prefixHeader() throws {
    let report = try report(
      of: """
        //- App/App-Prefix.pch
        #import <Foundation/Foundation.h>
        #import "Log.h"
        //- App/Log.h
        #define LOG(x) NSLog(x)
        //- App/main.m
        int main(void) { LOG(@"hello"); return 0; }
        """)
    #expect(report.facts(.imports).contains("App/main.m imports App/App-Prefix.pch [implicit]"))
    #expect(report.facts(.imports).contains("App/App-Prefix.pch imports App/Log.h"))
  }

  @Test("imports through a framework's name, and under conditions")
  func imports() throws {
    let report = try report(
      of: """
        //- Kit/Source/View.h
        @class Model;
        //- Kit/Source/Model.h
        #if OTHER_PLATFORM
        #import "View.h"
        #endif
        @import UIKit;
        //- Kit/Source/View.m
        #import <Kit/View.h>
        #import <UIKit/UIKit.h>
        #import "Model.h"
        """)
    #expect(
      report.facts(.imports) == [
        "Kit/Source/Model.h imports Kit/Source/View.h [inactive] #if OTHER_PLATFORM", "Kit/Source/Model.h imports UIKit",
        "Kit/Source/View.m imports Kit/Source/Model.h", "Kit/Source/View.m imports Kit/Source/View.h",
        "Kit/Source/View.m imports UIKit/UIKit.h",
      ])
  }

  @Test("classes of one name in two programs are two entities")
  func sameNames() throws {
    let report = try report(
      of: """
        //- One/Screen.h
        #import <UIKit/UIKit.h>
        @interface Screen : UIViewController
        @property (nonatomic, strong) NSString *title1;
        @end
        //- One/main.m
        #import "Screen.h"
        void one(void) { [[Screen alloc] init]; }
        //- Two/Screen.h
        #import <UIKit/UIKit.h>
        @interface Screen : UITableViewController
        @property (nonatomic, strong) NSDate *date2;
        @end
        //- Two/main.m
        @class Screen;
        void two(Screen *screen) {}
        """)
    #expect(report.graph.entities.filter { $0.name == "Screen" }.map(\.id.text) == ["c:objc(cs)Screen@One/Screen.h", "c:objc(cs)Screen@Two/Screen.h"])
    #expect(report.facts(.inherits) == ["Screen inherits UITableViewController", "Screen inherits UIViewController"])
    let graph = report.graph
    let used = graph.facts.filter { $0.relation == .uses && $0.subject.text.contains("two") }.map(\.object.text)
    #expect(used == ["c:objc(cs)Screen@Two/Screen.h"])
  }

  @Test("a class that a macro makes has nothing of the declaration after it")
  func classOfMacro() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #define MAKE(N) @interface N : NSObject @end
        @protocol P
        @end
        MAKE(A)
        @interface B : NSObject <P>
        @end
        """)
    #expect(report.facts(.conforms) == ["B conforms P"])
    #expect(report.facts(.inherits) == ["A inherits NSObject", "B inherits NSObject"])
  }

  @Test("a protocol that code asks for by `@protocol` is mentioned")
  func protocolExpression() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol P
        @end
        @interface A : NSObject
        @end
        @implementation A
        - (BOOL)fits:(id)other { return [other conformsToProtocol:@protocol(P)]; }
        @end
        """)
    #expect(report.facts(.uses).contains { $0.hasPrefix("A uses P") })
  }

  @Test("the protocols of a type argument, and a superclass that only the implementation names")
  func oddHeaders() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol P
        @end
        @interface Box<T> : NSObject
        @end
        @interface Typed : Box<id<P>>
        @end
        @implementation Bare : Box
        @end
        """)
    #expect(report.facts(.conforms) == [])
    #expect(report.facts(.inherits) == ["Bare inherits Box", "Box inherits NSObject", "Typed inherits Box"])
  }

  @Test("a variable that nobody declares costs nothing of what stands beside it")
  func undeclaredVariables() throws {
    let report = try report(
      of: """
        //- main.c
        int next(int);
        int first(int x) { lost = next(x); return next(missed); }
        //- Card.m
        #import <Foundation/Foundation.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject
        @end
        @implementation Card
        - (void)fill { [list insert:[[Part alloc] init]]; [late clear]; }
        @end
        static Part *late;
        """)
    #expect(report.facts(.creates) == ["Card creates Part"])
    #expect(report.facts(.uses).contains("first uses next"))
    #expect(report.graph.entities.filter { $0.kind == .variable }.map(\.name) == ["late"])
  }

  @Test("a constant that nobody declares, as an argument before another and as the key of a dictionary")
  func undeclaredConstants() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject
        - (void)put:(int)place beside:(Part *)part;
        @end
        @implementation Card
        - (void)fill { [self put:KTPlaceAbove beside:[[Part alloc] init]]; }
        - (id)described { return @{ KTCardTitleKey : [[Part alloc] init] }; }
        @end
        """)
    #expect(report.coverage.messagesResolved == 5)
    #expect(report.coverage.messagesUnresolved == 0)
    #expect(report.problems.isEmpty)
    #expect(report.coverage.filesWithErrors == 0)
  }

  @Test("a block type that nobody declares, where it may be null")
  func unknownBlock() throws {
    let report = try report(
      of: """
        #import <Kit/Kit.h>
        @interface Loader : NSObject
        - (void)load:(nullable KTHandler)handler;
        @property (nonatomic, copy, nullable) KTHandler handler;
        @end
        @implementation Loader
        - (void)load:(nullable KTHandler)handler { handler(self); self.handler = handler; [self load:handler]; }
        @end
        """)
    #expect(report.facts(.holds) == ["Loader holds block copy handler"])
    #expect(report.coverage.messagesUnresolved == 0)
  }

  @Test("a read-only property is kept as the ivar that it is synthesized to says")
  func ownershipOfStorage() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Card : NSObject
        @property (nonatomic, readonly) Card *owner;
        @property (nonatomic, readonly) Card *next;
        @end
        @implementation Card {
          __weak Card *_boss;
          __weak void (^_handler)(void);
        }
        @synthesize owner = _boss;
        @end
        """)
    #expect(report.facts(.holds) == ["Card holds Card strong next", "Card holds Card weak owner", "Card holds block weak _handler"])
  }

  @Test("a property of a superclass that a class synthesizes for itself is stored by the class")
  func synthesizedForASuperclass() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface NSStream ()
        @property (readwrite, copy) NSError *streamError;
        @end
        @interface BodyStream : NSInputStream
        @end
        @implementation BodyStream
        @synthesize streamError;
        @end
        """)
    #expect(report.facts(.holds).contains("BodyStream holds NSError copy streamError"))
  }
}
