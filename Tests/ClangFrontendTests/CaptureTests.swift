import Driver
import Testing
import TestSupport

/// What blocks and lambdas that are kept keep.
@Suite struct CaptureTests {
  private func captures(_ body: String, members: String = "") throws -> [String] {
    try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Other : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @end
        @interface Screen : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @property (nonatomic, strong) NSMutableArray *handlers;
        @property (nonatomic, strong) NSMutableDictionary *handlersByName;
        @property (nonatomic, strong) Other *other;
        @property (nonatomic, strong) NSTimer *timer;
        @property (nonatomic, strong) id token;
        - (void)finish;
        @end
        @implementation Screen {
          int _count;
          dispatch_source_t _source;
        }
        - (void)finish {}
        \(members)
        - (void)start {
          \(body)
        }
        @end
        """
    ).facts(.captures)
  }

  @Test("a strong self made from a weak one inside the block is a weak capture")
  func strongFromWeak() throws {
    let shadowed = try captures(
      """
      __weak typeof(self) weakSelf = self;
      self.handler = ^{ __strong typeof(weakSelf) self = weakSelf; [self finish]; };
      """)
    #expect(shadowed == ["Screen captures Screen weak handler"])
    // `typeof(self)` inside the block looks at `self` and does not capture it.
    let named = try captures(
      """
      __weak __typeof__(self) weakSelf = self;
      self.handler = ^{ __typeof__(self) strongSelf = weakSelf; [strongSelf finish]; };
      """)
    #expect(named == ["Screen captures Screen weak handler"])
    let cast = try captures("__weak id weakSelf = self; self.handler = ^{ [(typeof(self))weakSelf finish]; };")
    #expect(cast == ["Screen captures Screen weak handler"])
  }

  @Test("@weakify and @strongify, whose header is not there")
  func weakify() throws {
    let found = try captures("@weakify(self); self.handler = ^{ @strongify(self); [self finish]; };")
    #expect(found == ["Screen captures Screen weak handler"])
    let missed = try captures("@weakify(self); self.handler = ^{ @strongify(self); [self finish]; }; self.other.handler = ^{ [self finish]; };")
    #expect(missed == ["Other captures Screen strong handler", "Screen captures Screen weak handler"])
  }

  @Test("the same of another library, under a prefix")
  func prefixed() throws {
    let found = try captures("MXWeakify(self); self.handler = ^{ MXStrongifyAndReturnIfNil(self); [self finish]; };")
    #expect(found == ["Screen captures Screen weak handler"])
    let missed = try captures("MXWeakify(self); self.handler = ^{ MXStrongifyAndReturnIfNil(self); [self finish]; }; self.other.handler = ^{ [self finish]; };")
    #expect(missed == ["Other captures Screen strong handler", "Screen captures Screen weak handler"])
  }

  @Test("macros of other names, as statements", arguments: [("ZM_WEAK", "ZM_STRONG"), ("@WeakObj", "@StrongObj"), ("weak", "strong")])
  func namedOtherwise(weak: String, strong: String) throws {
    let found = try captures("\(weak)(self); self.handler = ^{ \(strong)(self); [self finish]; };")
    #expect(found == ["Screen captures Screen weak handler"])
    let called = try captures("showStrongAlert(self); self.handler = ^{ showWeakAlert(self); [self finish]; };")
    #expect(called == ["Screen captures Screen strong handler"])
    // It is an expression, and so a function.
    let asked = try captures("if (isStrong(self)) self.handler = ^{ [self finish]; };")
    #expect(asked == ["Screen captures Screen strong handler"])
  }

  @Test("@weakify of the project's own, with ARC and without")
  func weakifyForEither() throws {
    let found = try report(
      of: """
        //- Macros.h
        #if __has_feature(objc_arc)
        #define weakify(object) autoreleasepool{} __weak __typeof__(object) weak##_##object = object;
        #define strongify(object) autoreleasepool{} __typeof__(object) object = weak##_##object;
        #else
        #define weakify(object) autoreleasepool{} __block __typeof__(object) block##_##object = object;
        #define strongify(object) autoreleasepool{} __typeof__(object) object = block##_##object;
        #endif
        //- Plain.h
        #define hold(object) __block __typeof__(object) held = object;
        //- Screen.m
        #import <Foundation/Foundation.h>
        #import "Macros.h"
        #import "Plain.h"
        @interface Screen : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @property (nonatomic, copy) void (^other)(void);
        - (void)finish;
        @end
        @implementation Screen
        - (void)finish {}
        - (void)start {
          @weakify(self);
          self.handler = ^{ @strongify(self); [self finish]; };
          hold(self);
          self.other = ^{ [held finish]; };
        }
        @end
        """
    ).facts(.captures)
    #expect(found == ["Screen captures Screen strong other", "Screen captures Screen weak handler"])
  }

  @Test("macros that are there only with ARC, as the target has it", arguments: [("YES", []), ("NO", ["Screen captures Screen strong handler"])])
  func macrosOfARC(_ arc: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- project.yml
        name: App
        targets: {App: {type: application, platform: iOS, sources: [App], settings: {CLANG_ENABLE_OBJC_ARC: \(arc)}}}
        //- App/Macros.h
        #if __has_feature(objc_arc) && __has_feature(blocks) && !__has_feature(no_such_feature)
        #define weakify(object) try {} @catch (...) {} __weak __typeof__(object) weak##_##object = object;
        #define strongify(object) try {} @catch (...) {} __typeof__(object) object = weak##_##object;
        #else
        #define weakify(object) try {} @catch (...) {}
        #define strongify(object) try {} @catch (...) {}
        #endif
        //- App/Screen.m
        #import <Foundation/Foundation.h>
        #import "Macros.h"
        @interface Screen : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @end
        @implementation Screen
        - (void)finish {}
        - (void)start {
          @weakify(self);
          self.handler = ^{ @strongify(self); [self finish]; };
        }
        @end
        """
    ).facts(.captures)
    #expect(found.filter { $0.contains("strong") } == expected)
  }

  @Test("@weakify of the project, whose header does not get to the file")
  func weakifyByModule() throws {
    let found = try report(
      of: """
        //- Scope.h
        #define weakify(...) try {} @catch (...) {} each(rac_weakify_,, __weak, __VA_ARGS__)
        #define strongify(...) try {} @catch (...) {} each(rac_strongify_,, __VA_ARGS__)
        //- Screen.m
        #import <Foundation/Foundation.h>
        @import Elsewhere;
        @interface Screen : NSObject
        @property (nonatomic, copy) void (^handler)(void);
        @end
        @implementation Screen
        - (void)finish {}
        - (void)start {
          Screen *other = [Screen new];
          @weakify(self, other);
          self.handler = ^{
            @strongify(self, other);
            [self finish];
            [other finish];
          };
        }
        @end
        """
    ).facts(.captures)
    #expect(found.filter { $0.contains("strong") } == [])
  }

  @Test("self by an ivar's bare name, by a nested block, by another object")
  func implicitSelf() throws {
    #expect(try captures("self.handler = ^{ _count = 1; };") == ["Screen captures Screen strong handler"])
    #expect(try captures("self.handler = ^{ dispatch_async(dispatch_get_main_queue(), ^{ [self finish]; }); };") == ["Screen captures Screen strong handler"])
    #expect(try captures("Other *other = self.other; self.handler = ^{ other.handler = nil; };") == ["Screen captures Other strong handler"])
  }

  @Test("a block in a property, an ivar, a collection, a static, or another object's property")
  func stored() throws {
    let expected = ["Screen captures Screen strong handler"]
    #expect(try captures("_handler = ^{ [self finish]; };") == expected)
    #expect(try captures("[self setHandler:^{ [self finish]; }];") == expected)
    #expect(try captures("self.handler = [^{ [self finish]; } copy];") == expected)
    #expect(try captures("void (^later)(void) = ^{ [self finish]; }; self.handler = later;") == expected)
    #expect(try captures("void (^later)(void); later = ^{ [self finish]; }; self.handler = [later copy];") == expected)
    #expect(try captures("void (^inner)(void) = ^{ [self finish]; }; self.handler = ^{ inner(); };") == expected)
    #expect(try captures("[self.handlers addObject:^{ [self finish]; }];") == ["Screen captures Screen strong handlers"])
    #expect(try captures("[_handlers addObject:[^{ [self finish]; } copy]];") == ["Screen captures Screen strong handlers"])
    #expect(try captures("self.handlersByName[@\"a\"] = ^{ [self finish]; };") == ["Screen captures Screen strong handlersByName"])
    #expect(try captures("self.handlersByName = @{ @\"a\": ^{ [self finish]; } };") == ["Screen captures Screen strong handlersByName"])
    #expect(try captures("static void (^kept)(void); kept = ^{ [self finish]; };") == ["kept captures Screen strong kept"])
    #expect(try captures("[self.other setHandler:^{ [self finish]; }];") == ["Other captures Screen strong handler"])
  }

  @Test("blocks that are used and let go capture nothing")
  func transient() throws {
    #expect(try captures("dispatch_async(dispatch_get_main_queue(), ^{ [self finish]; });") == [])
    #expect(try captures("[self.handlers enumerateObjectsUsingBlock:^(id one, NSUInteger index, BOOL *stop) { [self finish]; }];") == [])
    #expect(try captures("void (^later)(void) = ^{ [self finish]; }; later();") == [])
    #expect(try captures("dispatch_async(dispatch_get_main_queue(), ^{ void (^inner)(void); inner = ^{ [self finish]; }; inner(); });") == [])
  }

  @Test("timers, sources and observers keep; the member that they are stored in says so")
  func platform() throws {
    let timer = "[NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(finish) userInfo:nil repeats:YES]"
    #expect(try captures("self.timer = \(timer);") == ["Screen captures Screen strong timer"])
    #expect(try captures("NSTimer *timer = \(timer); _timer = timer;") == ["Screen captures Screen strong timer"])
    #expect(try captures("\(timer);") == ["NSTimer captures Screen strong target"])
    #expect(
      try captures(
        """
        self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [self finish]; }];
        """) == ["Screen captures Screen strong timer"])
    #expect(
      try captures(
        """
        self.token = [[NSNotificationCenter defaultCenter] addObserverForName:@"a" object:nil queue:nil usingBlock:^(NSNotification *note) { [self finish]; }];
        """) == ["Screen captures Screen strong token"])
    #expect(
      try captures(
        """
        _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_event_handler(_source, ^{ [self finish]; });
        """) == ["Screen captures Screen strong _source"])
    #expect(
      try captures(
        """
        dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_event_handler(source, ^{ [self finish]; });
        _source = source;
        """) == ["Screen captures Screen strong _source"])
  }

  @Test("a method that keeps its block, in a file of its own, however far the block is handed on")
  func keepers() throws {
    let report = try report(
      of: """
        //- Loader.h
        #import <Foundation/Foundation.h>
        @interface Loader : NSObject
        - (instancetype)initWithDone:(void (^)(void))done;
        - (void)load:(void (^)(void))done;
        - (void)loadLater:(void (^)(void))done;
        - (void)queue:(void (^)(void))done;
        - (void)run:(void (^)(void))done;
        @end
        //- Loader.m
        #import "Loader.h"
        @interface Loader ()
        @property (nonatomic, copy) void (^done)(void);
        @end
        @implementation Loader { NSMutableArray *_queue; }
        - (instancetype)initWithDone:(void (^)(void))done { self = [super init]; if (self) { _done = [done copy]; } return self; }
        - (void)load:(void (^)(void))done { self.done = done; }
        - (void)loadLater:(void (^)(void))done { [self load:^{ done(); }]; }
        - (void)queue:(void (^)(void))done { [_queue addObject:[done copy]]; }
        - (void)run:(void (^)(void))done { done(); }
        @end
        //- Screens.m
        #import "Loader.h"
        @interface First : NSObject
        @end
        @implementation First
        - (void)start { [[[Loader alloc] initWithDone:^{ [self description]; }] description]; }
        @end
        @interface Second : NSObject
        @end
        @implementation Second
        - (void)start:(Loader *)loader { [loader loadLater:^{ [self description]; }]; }
        @end
        @interface Third : NSObject
        @end
        @implementation Third
        - (void)start:(Loader *)loader { [loader queue:^{ [self description]; }]; }
        @end
        @interface Fourth : NSObject
        @end
        @implementation Fourth
        - (void)start:(Loader *)loader { [loader run:^{ [self description]; }]; }
        @end
        """)
    #expect(
      report.facts(.captures) == [
        "Loader captures First strong done [inferred]", "Loader captures Second strong done [inferred]", "Loader captures Third strong _queue [inferred]",
      ])
  }

  @Test("what is captured by name and by value, by reference, by copy")
  func lambdas() throws {
    func captures(_ lambda: String) throws -> [String] {
      try report(
        of: """
          #include <functional>
          #include <memory>
          struct Part { int number; };
          struct Clock {
            std::function<void()> tick;
            std::shared_ptr<Part> part;
            int count;
            void stop() {}
            void start(std::shared_ptr<Part> given, Part* raw) { Part local; tick = \(lambda); }
          };
          """, defaultFile: "main.cc"
      ).facts(.captures)
    }
    #expect(try captures("[this] { stop(); }") == ["Clock captures Clock raw tick"])
    #expect(try captures("[*this] { count; }") == ["Clock captures Clock value tick"])
    #expect(try captures("[=] { count; }") == ["Clock captures Clock raw tick"])
    #expect(try captures("[&] { stop(); }") == ["Clock captures Clock raw tick"])
    #expect(try captures("[=] { given->number; }") == ["Clock captures Part shared tick"])
    #expect(try captures("[given] { given->number; }") == ["Clock captures Part shared tick"])
    #expect(try captures("[&given] { given->number; }") == ["Clock captures Part reference tick"])
    #expect(try captures("[&, given] { given->number; }") == ["Clock captures Part shared tick"])
    #expect(try captures("[kept = part] { kept->number; }") == ["Clock captures Part shared tick"])
    #expect(try captures("[weak = std::weak_ptr<Part>(given)] { weak.lock(); }") == ["Clock captures Part weak tick"])
    #expect(try captures("[raw] { raw->number; }") == ["Clock captures Part raw tick"])
    #expect(try captures("[local] { local.number; }") == ["Clock captures Part value tick"])
    #expect(try captures("[this] { [this] { stop(); }(); }") == ["Clock captures Clock raw tick"])
    #expect(try captures("std::bind(&Clock::stop, this)") == ["Clock captures Clock raw tick"])
    #expect(try captures("[] {}") == [])
  }

  @Test("a constructor and a setter that keep their function")
  func functionKeepers() throws {
    let report = try report(
      of: """
        //- button.h
        #pragma once
        #include <functional>
        #include <vector>
        class Button {
         public:
          explicit Button(std::function<void()> action);
          void onTap(std::function<void()> action);
          void run(const std::function<void()>& action) { action(); }
         private:
          std::function<void()> action_;
          std::vector<std::function<void()>> taps_;
        };
        //- button.cc
        #include "button.h"
        #include <utility>
        Button::Button(std::function<void()> action) : action_(std::move(action)) {}
        void Button::onTap(std::function<void()> action) { taps_.push_back(std::move(action)); }
        //- screens.cc
        #include "button.h"
        struct Built { int x; void build() { Button button([this] { x = 1; }); } };
        struct Tapped { int x; void tap(Button& button) { button.onTap([this] { x = 1; }); } };
        struct Ran { int x; void run(Button& button) { button.run([this] { x = 1; }); } };
        """)
    #expect(report.facts(.captures) == ["Button captures Built raw action_ [inferred]", "Button captures Tapped raw taps_ [inferred]"])
  }
}
