import Driver
import Facts
import Testing
import TestSupport

/// Methods of the C family, what is said of them, and what their bodies do.
@Suite struct MethodTests {
  @Test("methods belong to the class, the category or the protocol; those of a class extension to the class")
  func owners() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol Shape
        - (void)draw:(int)step in:(id)place;
        @end
        @interface Card : NSObject
        - (instancetype)initWithTitle:(id)title;
        + (Card *)card;
        @end
        @interface Card ()
        - (void)hidden;
        @end
        @interface Card (Sizes)
        - (int)size;
        @end
        @interface NSString (Trim)
        - (id)trimmed;
        @end
        @implementation Card
        - (instancetype)initWithTitle:(id)title { return self; }
        + (Card *)card { return [[Card alloc] initWithTitle:nil]; }
        - (void)hidden {}
        - (void)unannounced {}
        - (id)initialValue { return nil; }
        @end
        @implementation Card (Sizes)
        - (int)size { return 1; }
        @end
        """)
    #expect(
      report.methods() == [
        "Card card isStatic isDefined", "Card hidden isDefined", "Card initWithTitle: isDefined isInitializer", "Card initialValue isDefined",
        "Card unannounced isDefined", "Card(Sizes) size isDefined", "NSString(Trim) trimmed", "Shape draw:in:",
      ])
  }

  @Test("a property declares its accessors, and defines those that are synthesized")
  func accessors() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol Named
        @property (nonatomic, copy) NSString *name;
        @end
        @interface Card : NSObject <Named>
        @property (nonatomic, getter=isOpen) BOOL open;
        @property (nonatomic, readonly) int count;
        @property (nonatomic) int written;
        @property (nonatomic) int later;
        @property (class, readonly) Card *shared;
        @end
        @interface Card (Sizes)
        @property (nonatomic) int size;
        @end
        @implementation Card
        @synthesize name = _name;
        @dynamic later;
        - (int)written { return 1; }
        @end
        """)
    #expect(
      report.methods() == [
        "Card count isDefined", "Card isOpen isDefined", "Card later", "Card name isDefined", "Card setLater:", "Card setName: isDefined",
        "Card setOpen: isDefined", "Card setWritten: isDefined", "Card shared isStatic", "Card written isDefined",
        "Card(Sizes) setSize:", "Card(Sizes) size", "Named name", "Named setName:",
      ])
  }

  @Test("what the declaration of a method in Objective-C says of it")
  func traits() throws {
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        @protocol Saving
        - (void)save;
        @end
        @interface Base : UIViewController
        - (void)refresh;
        @end
        @interface Screen : Base <Saving>
        - (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
        - (void)old __attribute__((unavailable("gone")));
        @end
        @implementation Screen
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIButton *button = [[UIButton alloc] init];
          [button addTarget:self action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
          UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(touched:)];
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(noticed) name:nil object:nil];
        }
        - (IBAction)done:(id)sender {}
        - (void)tapped {}
        - (void)touched:(id)tap { [tap self]; }
        - (void)noticed {}
        - (void)refresh {}
        - (void)save {}
        @end
        """)
    #expect(
      report.methods("Screen") == [
        "Screen done: isDefined isAction", "Screen initWithFrame: isInitializer isUnavailable", "Screen noticed isDefined", "Screen old isUnavailable",
        "Screen refresh isDefined overrides", "Screen save isDefined", "Screen tapped isDefined isAction", "Screen touched: isDefined isAction",
        "Screen viewDidLoad isDefined overrides",
      ])
  }

  @Test("methods of C++ have their parameters in their names, once for a template")
  func cxx() throws {
    let report = try report(
      of: """
        //- Shape.h
        class Shape {
         public:
          Shape(int size);
          Shape(const Shape&) = delete;
          virtual ~Shape() = default;
          virtual void draw() = 0;
          virtual int area() const;
          int area();
          static Shape* make();
         private:
          void hidden() {}
        };
        class Square : public Shape {
         public:
          void draw() override {}
          int area() const { return 1; }
        };
        template <typename T> class Box {
         public:
          void put(T value);
          T get() { return value_; }
         private:
          T value_;
        };
        template <typename T> void Box<T>::put(T value) { value_ = value; }
        template class Box<int>;
        //- main.cc
        #include "Shape.h"
        int Shape::area() const { return 0; }
        Box<float> box;
        """, defaultFile: "main.cc")
    #expect(
      report.methods() == [
        "Box get() isDefined", "Box put(T) isDefined", "Shape Shape(const Shape &) isInitializer isUnavailable", "Shape Shape(int) isInitializer",
        "Shape area()", "Shape area() const isDefined", "Shape draw() isAbstract", "Shape hidden() isDefined isPrivate", "Shape make() isStatic",
        "Shape ~Shape() isDefined", "Square area() const isDefined overrides", "Square draw() isDefined overrides",
      ])
  }

  @Test("a body that does nothing but fail, in Objective-C")
  func raising() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #define MUST_OVERRIDE() [NSException raise:@"override" format:@"me"]
        #define CHECKED_RETURN(x) do { [self doesNotRecognizeSelector:_cmd]; } while (0)
        @interface Base : NSObject
        @end
        @implementation Base
        - (void)a { [self doesNotRecognizeSelector:_cmd]; }
        - (id)b { NSAssert(NO, @"override %@", self); return nil; }
        - (void)c { [NSException raise:NSInternalInconsistencyException format:@"%@", self]; }
        - (int)d { @throw [NSException exceptionWithName:@"x" reason:@"y" userInfo:nil]; }
        - (CGSize)e { MUST_OVERRIDE(); return CGSizeMake(0, 0); }
        - (void)f { NSString *why = [NSString stringWithFormat:@"%@", self]; [[NSException exceptionWithName:why reason:why userInfo:nil] raise]; }
        - (id)g { NSAssert(false, @"override"); return @"x"; }
        - (void)h { CHECKED_RETURN(1); }
        - (void)i { abort(); }
        - (id)j { NSAssert(!@"override", @""); return nil; }
        - (id)k { NSRequestConcreteImplementation(self, _cmd, [Base class]); return nil; }

        - (void)m:(id)x { NSAssert(x, @"there must be one"); }
        - (void)n:(id)x { if (!x) [self doesNotRecognizeSelector:_cmd]; }
        - (id)o { NSAssert(NO, @"no"); return [self p]; }
        - (id)p { return nil; }
        - (void)q { [self doesNotRecognizeSelector:_cmd]; [self p]; }
        - (void)r {}
        - (void)s { NSAssert(NO == 1, @"never"); }
        @end
        """)
    #expect(report.methods("onlyRaises").map { String($0.split(separator: " ")[1]) } == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
  }

  @Test("a body that does nothing but fail, in C++")
  func throwing() throws {
    let report = try report(
      of: """
        #include <cassert>
        #include <cstdlib>
        #include <stdexcept>
        struct Base {
          virtual int a() { throw 1; }
          virtual void b() { std::abort(); }
          virtual int c() { assert(false); return 0; }
          virtual int d() { assert(!"override"); return 0; }
          virtual int e() { throw std::runtime_error("override"); }
          virtual int f() { assert(false && "override"); return -1; }

          virtual int g(int x) { assert(x); return 0; }
          virtual int h(int x) { if (x) throw 1; return 0; }
          virtual void i() {}
        };
        """, defaultFile: "main.cc")
    #expect(report.methods("onlyRaises").map { String($0.split(separator: " ")[1]) } == ["a()", "b()", "c()", "d()", "e()", "f()"])
  }

  @Test("assignments to own members by what they are given, whichever way they are written")
  func assignments() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Model : NSObject
        @property (nonatomic) int count;
        @end
        @interface Card : NSObject {
          id _plain;
        }
        @property (nonatomic, strong) id title;
        @property (nonatomic) BOOL open;
        @property (nonatomic, strong) Model *model;
        @end
        @implementation Card
        @synthesize open = openStore;
        - (void)run:(id)x {
          self.title = nil;
          _title = x;
          openStore = YES;
          self.open = NO;
          [self setTitle:NULL];
          _plain = self.title = nil;
          self.model.count = 1;
          [self.model setCount:2];
          id local = nil;
          local = x;
          __weak Card *weakSelf = self;
          void (^later)(void) = ^{ Card *strongSelf = weakSelf; strongSelf.open = YES; };
          later();
        }
        @end
        """)
    #expect(
      report.steps(of: "run:") == [
        "clears title", "assigns title", "turnsOn open", "turnsOff open", "clears title", "clears _plain", "clears title", "changes count of Model",
        "changes count of Model", "turnsOn open",
      ])
  }

  @Test("assignments to own members in C++")
  func cxxAssignments() throws {
    let report = try report(
      of: """
        #include <memory>
        struct Part { int x; };
        struct Card {
          int count_; bool open_; Part* part_; std::unique_ptr<Part> own_; Part* other;
          Card(int n) : count_(n), open_(false), part_(nullptr) { run(this); }
          void run(Card* card) {
            this->open_ = true;
            part_ = 0;
            own_.reset();
            own_ = nullptr;
            card->open_ = false;
            count_ = 0;
          }
        };
        """, defaultFile: "main.cc")
    #expect(
      report.steps(of: "run(Card *)") == [
        "turnsOn open_", "clears part_", "clears own_", "clears own_", "changes open_ of Card", "assigns count_",
      ])
    #expect(report.steps(of: "Card(int)") == ["assigns count_", "turnsOff open_", "clears part_", "calls run of Card"])
  }

  @Test("what a class property, a getter without a property and a class method lead to")
  func classProperties() throws {
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        @interface Log : NSObject
        @property (class, readonly) Log *shared;
        + (instancetype)main;
        @property (class) NSInteger level;
        + (Log *)oldest;
        - (Log *)next;
        @property (nonatomic) NSInteger limit;
        - (void)setUnit:(id)unit;
        - (void)clear;
        @end
        @interface Screen : UIViewController
        @property (class) NSInteger count;
        @property (nonatomic) Log *log;
        @end
        @implementation Screen
        - (IBAction)one:(id)sender {
          Log.shared.limit = 1;
          [Log shared].limit = 2;
          [Log oldest].limit = 3;
          [Log.shared setLimit:4];
          Log.main.limit = 5;
          self.log.next.limit = 6;
          self.log.unit = sender;
          Log.level = 7;
          Screen.count = 8;
          [Log.shared clear];
        }
        @end
        """)
    #expect(
      report.steps(of: "one:") == [
        "changes limit of Log", "calls shared of Log", "calls shared of Log", "changes limit of Log", "calls oldest of Log", "changes limit of Log",
        "changes limit of Log", "calls shared of Log", "changes limit of Log", "calls main of Log", "changes limit of Log", "calls next of Log",
        "calls setUnit: of Log", "calls setLevel: of Log", "calls setCount: of Screen", "calls clear of Log", "calls shared of Log",
      ])
  }

  @Test("static members in C++")
  func staticMembers() throws {
    let report = try report(
      of: """
        struct Log {
          static Log& shared();
          static Log* main;
          static int level;
          int limit;
          Log* next();
        };
        struct Screen {
          static int count;
          void run() {
            Log::shared().limit = 1;
            Log::main->limit = 2;
            Log::level = 3;
            count = 4;
            Log::shared().next()->limit = 5;
          }
        };
        """, defaultFile: "main.cc")
    #expect(
      report.steps(of: "run()") == [
        "calls shared of Log", "changes limit of Log", "changes limit of Log", "changes level of Log", "changes count of Screen", "calls shared of Log",
        "calls next of Log", "changes limit of Log",
      ])
  }

  @Test("calls of objects and classes, whoever calls; a text is a value")
  func calls() throws {
    let body = "{ [self helper]; [self.title length]; [NSDate date]; [super description]; }"
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        @interface Base : UIViewController
        @end
        @interface Screen : Base
        @end
        @interface Plain : NSObject
        @property (nonatomic, copy) NSString *title;
        @end
        @implementation Screen
        - (void)helper {}
        - (void)one \(body)
        @end
        @implementation Plain
        - (void)helper {}
        - (void)two \(body)
        @end
        """)
    #expect(report.steps(of: "one") == ["calls helper of Screen", "calls date of NSDate", "calls description of Base"])
    #expect(report.steps(of: "two") == ["calls helper of Plain", "calls date of NSDate", "calls description of NSObject"])
  }

  @Test("steps that run together have one number")
  func blocks() throws {
    let report = try report(
      of: """
        struct Card {
          int a, b, c, d;
          void straight() { a = 1; b = 1; { c = 1; } }
          void branch(int x) { a = 1; if (x) { b = 1; c = 1; } else { d = 1; } a = 2; }
          void early(int x) { a = 1; if (x) { b = 1; return; } c = 1; d = 1; }
          void loop(int x) { a = 1; while (x) { if (x) break; b = 1; } c = 1; }
          void cases(int x) { switch (x) { case 1: a = 1; b = 1; break; case 2: c = 1; } d = 1; }
          void lambda() { a = 1; auto run = [this] { b = 1; return 1; }; c = 1; }
          void ending() { a = 1; return; b = 1; }
          void throwing(int x) { a = 1; if (x) throw 1; b = 1; }
        };
        """, defaultFile: "main.cc")
    #expect(report.blocks(of: "straight()") == "a b c")
    #expect(report.blocks(of: "branch(int)") == "a a | b c | d")
    #expect(report.blocks(of: "early(int)") == "a | b | c d")
    #expect(report.blocks(of: "loop(int)") == "a c | b")
    #expect(report.blocks(of: "cases(int)") == "a b | c | d")
    #expect(report.blocks(of: "lambda()") == "a c | b")
    #expect(report.blocks(of: "ending()") == "a | b")
    #expect(report.blocks(of: "throwing(int)") == "a | b")
  }

  @Test("methods of branches that are not taken are inactive")
  func inactive() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Card : NSObject
        @end
        @implementation Card
        #if TARGET_OS_OSX
        - (void)mac { [self doesNotRecognizeSelector:_cmd]; }
        - (void)both {}
        #else
        - (void)phone {}
        - (void)both {}
        #endif
        @end
        """)
    let inactive = report.methods("isInactive").map { String($0.split(separator: " ")[1]) }
    #expect(Set(inactive).isSubset(of: ["mac", "phone"]) && inactive.count == 1)
    #expect(report.methods("isConditional").map { String($0.split(separator: " ")[1]) } == ["both", "mac", "phone"])
  }
}

extension Report {
  /// Owner, name and traits of the methods whose line contains `words`. That a method of Objective-C is known to the runtime is left out.
  fileprivate func methods(_ words: String = "") -> [String] {
    graph.entities.indices.flatMap { node in
      graph.methods.methods(of: node).map { ([graph.entities[node].name, $0.name] + $0.traits.words).joined(separator: " ") }
    }.filter { words.isEmpty || $0.contains(words) }.sorted()
  }

  fileprivate func steps(of name: String) -> [String] {
    graph.methods.all.filter { $0.name == name }.flatMap(\.steps).map { step in
      let object = step.object.map { id in graph.node(id).map { graph.entities[$0].name } ?? id.text }
      return "\(step.kind.rawValue) \(step.name)" + (object.map { " of \($0)" } ?? "")
    }
  }

  /// The members that are assigned, block by block.
  fileprivate func blocks(of name: String) -> String {
    let steps = graph.methods.all.filter { $0.name == name }.flatMap(\.steps)
    var order: [Int] = []
    for step in steps where !order.contains(step.block) { order.append(step.block) }
    return order.map { block in steps.filter { $0.block == block }.map(\.name).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension Method.Traits {
  fileprivate var words: [String] {
    let all: [(Method.Traits, String)] = [
      (.isStatic, "isStatic"), (.isDefined, "isDefined"), (.isAction, "isAction"), (.onlyRaises, "onlyRaises"), (.overrides, "overrides"),
      (.isAbstract, "isAbstract"), (.isPrivate, "isPrivate"), (.isInitializer, "isInitializer"), (.isInactive, "isInactive"),
      (.isUnavailable, "isUnavailable"), (.isConditional, "isConditional"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
