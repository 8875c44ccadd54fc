import Driver
import Testing
import TestSupport

/// How members are held, where the declaration alone does not say it.
@Suite struct OwnershipTests {
  // MARK: What stores what

  @Test("one member for a property and the ivar that it is synthesised to")
  func synthesize() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject { Part *_bar; Part *plain; Part *_own; }
        @property (nonatomic, strong) Part *foo;
        @property (nonatomic, strong) Part *plain;
        @end
        @implementation Card
        @synthesize foo = _bar;
        @synthesize plain;
        @end
        """)
    #expect(report.facts(.holds) == ["Card holds Part strong _own", "Card holds Part strong foo", "Card holds Part strong plain"])
  }

  @Test("nothing is stored for a property that is computed or dynamic")
  func computed() throws {
    let report = try report(
      of: """
        //- Card.h
        #import <Foundation/Foundation.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject
        @property (nonatomic, readonly) Part *computed;
        @property (nonatomic, strong) Part *dynamic;
        @property (nonatomic, strong) Part *lazy;
        @property (nonatomic, readonly) Part *backed;
        @property (class, readonly) Card *shared;
        @end
        //- Card.m
        #import "Card.h"
        @implementation Card { Part *_backed; }
        @dynamic dynamic;
        + (Card *)shared { return nil; }
        - (Part *)computed { return nil; }
        - (Part *)lazy { if (!_lazy) _lazy = [Part new]; return _lazy; }
        - (Part *)backed { return _backed; }
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Card holds Card strong shared [promised static]", "Card holds Part strong _backed", "Card holds Part strong backed [promised]",
        "Card holds Part strong computed [promised]", "Card holds Part strong dynamic [promised]", "Card holds Part strong lazy",
      ])
  }

  @Test("a protocol's property is stored where it is synthesised")
  func synthesizedPromise() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol Owner
        @end
        @protocol Owned
        @property (nonatomic, weak) id<Owner> owner;
        @end
        @interface Thing : NSObject <Owned>
        @end
        @implementation Thing
        @synthesize owner = _owner;
        @end
        """)
    #expect(report.facts(.holds) == ["Owned holds Owner weak owner [promised]", "Thing holds Owner weak owner"])
  }

  // MARK: Counting by hand

  @Test("counted by hand, a pointer is owned when it is retained, copied, created or released")
  func manual() throws {
    let source = """
      #import <Foundation/Foundation.h>
      #define RELEASE(object) [(object) release]
      #define ASSIGN(object, value) ({ id old_ = object; object = [(value) retain]; [old_ release]; })
      @interface Part : NSObject
      @end
      @interface Card : NSObject {
        Part *_made; Part *_retained; Part *_released; Part *_given; Part *_macro; Part *_assigned; id _handler;
      }
      @property (nonatomic, retain) Part *said;
      @property (nonatomic) Part *unsaid;
      @end
      @implementation Card
      - (void)take:(Part *)part handler:(id)handler {
        _made = [[Part alloc] init];
        _retained = [part retain];
        _given = part;
        ASSIGN(_assigned, part);
        _handler = handler;
      }
      - (void)dealloc {
        [_released release];
        RELEASE(_macro);
        [super dealloc];
      }
      @end
      """
    #expect(
      try report(of: source).facts(.holds) == [
        "Card holds Part strong _assigned", "Card holds Part strong _macro", "Card holds Part strong _made", "Card holds Part strong _released",
        "Card holds Part strong _retained", "Card holds Part strong said", "Card holds Part unsafe _given [inferred]",
        "Card holds Part unsafe unsaid [inferred]", "Card holds id unsafe _handler [inferred]",
      ])
  }

  @Test("counted by hand, a property speaks for its ivar of another name, and an outlet is owned that is released")
  func manualSyntheses() throws {
    let report = try report(
      of: """
        //- Card.h
        #import <UIKit/UIKit.h>
        @class Part;
        @interface Card : NSObject { Part *bar_; Part *cop_; Part *plain_; IBOutlet UIView *released; IBOutlet UIView *seen; }
        @property (nonatomic, retain) Part *foo;
        @property (nonatomic, copy) Part *cop;
        @property (nonatomic, assign) Part *plain;
        @end
        //- Card.m
        #import "Card.h"
        @implementation Card
        @synthesize foo = bar_, cop = cop_;
        @synthesize plain = plain_;
        - (void)take:(Part *)part { bar_ = part; cop_ = part; plain_ = part; }
        - (void)dealloc {
          [released release];
          [super dealloc];
        }
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Card holds Part copy cop", "Card holds Part strong foo", "Card holds Part unsafe plain", "Card holds UIView strong released",
        "Card holds UIView unsafe seen [inferred]",
      ])
  }

  @Test("code that asks whether there is ARC proves nothing")
  func asksForARC() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Card : NSObject { NSString *_title; }
        @end
        @implementation Card
        - (void)dealloc {
        #if !__has_feature(objc_arc)
          [super dealloc];
        #endif
        }
        @end
        """)
    #expect(report.facts(.holds) == ["Card holds NSString strong _title"])
  }

  // MARK: What is assigned

  @Test("an id is what it is assigned")
  func untyped() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject { id _made; id _unknown; __weak id _parent; }
        @property (nonatomic, strong) id set;
        @property (nonatomic, copy) id sent;
        @end
        @implementation Card
        - (void)take:(Part *)part any:(id)any {
          _made = [[Part alloc] init];
          _unknown = any;
          _parent = part;
          self.set = part;
          [self setSent:(id)part];
        }
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Card holds Part copy sent [inferred]", "Card holds Part strong _made [inferred]", "Card holds Part strong set [inferred]",
        "Card holds Part weak _parent [inferred]", "Card holds id strong _unknown",
      ])
    #expect(report.coverage.memberTypesInferred == 4)
  }

  @Test("a class that is assigned where a protocol or its superclass is declared is held beside it")
  func wiring() throws {
    let report = try report(
      of: """
        //- View.h
        #import <UIKit/UIKit.h>
        @protocol ViewDelegate <NSObject>
        @end
        @interface View : NSObject
        @property (nonatomic, weak) id<ViewDelegate> delegate;
        @property (nonatomic, strong) UIView *content;
        @property (nonatomic, strong) NSString *title;
        @end
        //- View.m
        #import "View.h"
        @implementation View
        @end
        //- Screen.m
        #import "View.h"
        @interface Content : UILabel
        @end
        @interface Screen : UIViewController <ViewDelegate>
        @end
        @implementation Screen
        - (void)viewDidLoad {
          View *view = [[View alloc] init];
          view.delegate = self;
          view.content = [[Content alloc] init];
          view.title = @"plain";
          view.title = (id)self;
          self.view = [[Content alloc] init];
        }
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Screen holds Content strong view [inferred]", "View holds Content strong content [inferred]", "View holds NSString strong title",
        "View holds Screen weak delegate [inferred]", "View holds UIView strong content", "View holds ViewDelegate weak delegate",
      ])
  }

  @Test("what is handed to an initialiser that keeps it")
  func handed() throws {
    let report = try report(
      of: """
        //- Box.h
        #import <Foundation/Foundation.h>
        @protocol Thing
        @end
        @interface Box : NSObject
        - (instancetype)initWithThing:(id<Thing>)thing;
        @end
        //- Box.m
        #import "Box.h"
        @implementation Box { id<Thing> _thing; }
        - (instancetype)initWithThing:(id<Thing>)thing { if (self = [super init]) _thing = thing; return self; }
        @end
        //- Part.m
        #import "Box.h"
        @interface Part : NSObject <Thing>
        @end
        @implementation Part
        - (void)pack { [[Box alloc] initWithThing:self]; }
        @end
        """)
    #expect(report.facts(.holds) == ["Box holds Part strong _thing [inferred]", "Box holds Thing strong _thing"])
  }

  @Test("collections that are filled in code")
  func collections() throws {
    func holds(_ statement: String) throws -> [String] {
      try report(
        of: """
          #import <Foundation/Foundation.h>
          @interface Part : NSObject
          @end
          @interface OtherPart : NSObject
          @end
          @interface Card : NSObject { NSMutableArray *_parts; NSMutableDictionary *_named; }
          @property (nonatomic, strong) NSArray *list;
          @end
          @implementation Card
          - (void)take:(Part *)part { \(statement) }
          @end
          """
      ).facts(.holds).filter { $0.contains("Part") }
    }
    #expect(try holds("[_parts addObject:part];") == ["Card holds Part strong _parts [many inferred]"])
    #expect(
      try holds("[_parts addObject:part]; [_parts addObject:[OtherPart new]];") == [
        "Card holds OtherPart strong _parts [many inferred]", "Card holds Part strong _parts [many inferred]",
      ])
    #expect(try holds("[_parts insertObject:part atIndex:0];") == ["Card holds Part strong _parts [many inferred]"])
    #expect(try holds("_parts[0] = part;") == ["Card holds Part strong _parts [many inferred]"])
    #expect(try holds("[_named setObject:part forKey:@\"a\"];") == ["Card holds Part strong _named [many inferred]"])
    #expect(try holds("_named[@\"a\"] = part;") == ["Card holds Part strong _named [many inferred]"])
    #expect(try holds("self.list = @[part, [Part new]];") == ["Card holds Part strong list [many inferred]"])
    #expect(try holds("self.list = @[part];") == ["Card holds Part strong list [many inferred]"])
    #expect(try holds("self.list = [NSArray arrayWithObjects:part, nil];") == ["Card holds Part strong list [many inferred]"])
    #expect(try holds("NSMutableArray *list = [NSMutableArray array]; [list addObject:part]; self.list = list;") == ["Card holds Part strong list [many inferred]"])
    #expect(try holds("[_parts addObject:@\"no part\"];") == [])
    #expect(try holds("[[NSMutableArray array] addObject:part];") == [])
  }

  @Test("weak collections hold their elements weakly")
  func weakCollections() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @protocol Observer
        @end
        @interface Part : NSObject
        @end
        @interface Card : NSObject
        @property (nonatomic, strong) NSHashTable<id<Observer>> *observers;
        @property (nonatomic, strong) NSHashTable *optioned;
        @property (nonatomic, strong) NSPointerArray *pointers;
        @property (nonatomic, strong) NSMapTable<NSString *, Part *> *partsByName;
        @property (nonatomic, strong) NSMapTable<Part *, NSString *> *namesByPart;
        @property (nonatomic, strong) NSHashTable<Part *> *kept;
        @end
        @implementation Card
        - (instancetype)init {
          _observers = [NSHashTable weakObjectsHashTable];
          self.optioned = [NSHashTable hashTableWithOptions:NSPointerFunctionsWeakMemory];
          _pointers = [NSPointerArray weakObjectsPointerArray];
          _partsByName = [NSMapTable strongToWeakObjectsMapTable];
          _namesByPart = [[NSMapTable alloc] initWithKeyOptions:NSMapTableWeakMemory valueOptions:NSMapTableStrongMemory capacity:1];
          _kept = [NSHashTable hashTableWithOptions:NSPointerFunctionsStrongMemory];
          return self;
        }
        - (void)take:(Part *)part { [self.optioned addObject:part]; [_pointers addPointer:(__bridge void *)part]; }
        @end
        """)
    #expect(
      report.facts(.holds).filter { $0.contains("many") } == [
        "Card holds NSString strong namesByPart [many]", "Card holds NSString strong partsByName [many]",
        "Card holds Observer weak observers [many inferred]", "Card holds Part strong kept [many]", "Card holds Part weak namesByPart [many inferred]",
        "Card holds Part weak optioned [many inferred]", "Card holds Part weak partsByName [many inferred]", "Card holds Part weak pointers [many inferred]",
      ])
  }

  @Test("associated objects, by their policy")
  func associated() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #import <objc/runtime.h>
        @interface Part : NSObject
        @end
        @interface Card : NSObject
        @end
        @interface Card (Parts)
        @property (nonatomic, strong) Part *part;
        @property (nonatomic, readonly) Part *computed;
        @end
        static char PartKey, OtherKey;
        @implementation Card (Parts)
        - (Part *)part { return objc_getAssociatedObject(self, &PartKey); }
        - (void)setPart:(Part *)part { objc_setAssociatedObject(self, &PartKey, part, OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
        - (Part *)computed { return nil; }
        - (void)keep:(Part *)part {
          objc_setAssociatedObject(self, &OtherKey, part, OBJC_ASSOCIATION_ASSIGN);
          objc_setAssociatedObject(self, @selector(copied), part, OBJC_ASSOCIATION_COPY);
          objc_setAssociatedObject(self, &OtherKey, nil, OBJC_ASSOCIATION_RETAIN);
        }
        @end
        """)
    #expect(
      report.facts(.holds).filter { $0.hasPrefix("Card") } == [
        "Card holds Part copy copied [inferred]", "Card holds Part strong computed [promised]", "Card holds Part strong part [inferred]",
        "Card holds Part unsafe OtherKey [inferred]",
      ])
  }

  @Test("CoreFoundation members are raw until the class releases them")
  func coreFoundation() throws {
    let report = try report(
      of: """
        #import <CoreGraphics/CoreGraphics.h>
        #import <Foundation/Foundation.h>
        @interface Card : NSObject { CGImageRef _seen; CGImageRef _owned; CFStringRef _name; }
        @property (nonatomic, strong) __attribute__((NSObject)) CGImageRef image;
        @end
        @implementation Card
        - (void)clean { CGImageRelease(_owned); if (_name) CFRelease(_name); }
        @end
        """)
    #expect(
      report.facts(.holds) == [
        "Card holds CFStringRef strong _name [inferred]", "Card holds CGImageRef raw _seen", "Card holds CGImageRef strong _owned [inferred]",
        "Card holds CGImageRef strong image",
      ])
  }

  @Test("a static that is declared as id is what it is given")
  func statics() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        static id current;
        @interface Session : NSObject
        @end
        @implementation Session
        + (instancetype)shared {
          static id shared;
          static dispatch_once_t once;
          dispatch_once(&once, ^{ shared = [[self alloc] init]; });
          return shared;
        }
        - (void)begin { current = self; }
        @end
        """)
    #expect(report.facts(.holds) == ["current holds Session strong current [inferred static]", "shared holds Session strong shared [inferred static]"])
    #expect(report.facts(.creates) == ["Session creates Session"])
  }
}

/// How members of C and C++ types are held.
@Suite struct CxxOwnershipTests {
  private func holds(_ source: String, file: String = "main.cc") throws -> [String] {
    try report(of: source, defaultFile: file).facts(.holds)
  }

  @Test("smart pointers with deleters, to arrays, to functions, and variants")
  func wrappers() throws {
    let found = try holds(
      """
      #include <functional>
      #include <memory>
      #include <variant>
      #include <vector>
      struct Part { int number; };
      struct Other {};
      struct Closer { void operator()(Part*) const; };
      template <class T> using Owned = std::unique_ptr<T, Closer>;
      struct Whole {
        std::unique_ptr<Part, Closer> deleted;
        Owned<Part> alias;
        std::unique_ptr<Part[]> array;
        std::variant<Part, std::shared_ptr<Other>> either;
        std::vector<std::shared_ptr<Part>> list;
        const Part& reference;
        Part* const fixed;
        Part* pointers[4];
        unsigned bits : 3;
        union { Part* a; Other* b; };
        void (*callback)(Part*);
      };
      """
    ).filter { $0.hasPrefix("Whole") }
    #expect(
      found == [
        "Whole holds Other raw b", "Whole holds Other shared either", "Whole holds Part raw a", "Whole holds Part raw fixed",
        "Whole holds Part raw pointers [many]", "Whole holds Part reference reference", "Whole holds Part shared list [many]",
        "Whole holds Part unique alias", "Whole holds Part unique array [many]", "Whole holds Part unique deleted", "Whole holds Part value either",
        "Whole holds function raw callback", "Whole holds unsigned int value bits",
      ])
  }

  @Test("pimpl: a raw pointer that its class deletes is owned")
  func deleted() throws {
    let found = try holds(
      """
      //- whole.h
      #pragma once
      #include <memory>
      class Whole {
       public:
        ~Whole();
       private:
        struct Impl;
        struct Hidden;
        Impl* impl_;
        std::unique_ptr<Hidden> hidden_;
        Whole* parent_;
        char* buffer_;
      };
      //- whole.cc
      #include "whole.h"
      struct Whole::Impl { int x; };
      struct Whole::Hidden { int x; };
      Whole::~Whole() { delete impl_; delete[] buffer_; }
      """)
    #expect(
      found.filter { $0.hasPrefix("Whole holds") } == [
        "Whole holds Whole raw parent_", "Whole holds Whole::Hidden unique hidden_", "Whole holds Whole::Impl unique impl_ [inferred]",
        "Whole holds char unique buffer_ [inferred]",
      ])
  }

  @Test("a derived class that is assigned where its base is declared is held beside it")
  func wiring() throws {
    let found = try holds(
      """
      #include <memory>
      struct Base { virtual ~Base(); };
      struct Derived : Base {};
      struct Whole {
        std::unique_ptr<Base> owned;
        Base* seen;
        void make(Derived* given) { owned = std::make_unique<Derived>(); seen = given; }
      };
      """)
    #expect(found == ["Whole holds Base raw seen", "Whole holds Base unique owned", "Whole holds Derived raw seen [inferred]", "Whole holds Derived unique owned [inferred]"])
  }

  @Test("members of templates, and of classes that inherit from templates")
  func templates() throws {
    let found = try holds(
      """
      #include <vector>
      struct Part {};
      template <class T> struct List { T* first; std::vector<T> rest; Part* part; };
      struct Parts : List<Part> { List<Part> inner; };
      """)
    #expect(found == ["List holds Part raw part", "Parts holds List value inner"])
  }

  @Test("Objective-C++: each language's members in the other's classes")
  func mixed() throws {
    let found = try holds(
      """
      #import <Foundation/Foundation.h>
      #include <memory>
      #include <vector>
      @interface Thing : NSObject
      @end
      struct Engine { Thing *thing; __weak Thing *parent; std::vector<Thing *> things; };
      @interface Car : NSObject { std::unique_ptr<Engine> _engine; Engine _spare; Engine *_raw; std::shared_ptr<Engine> _shared; }
      @end
      """, file: "main.mm")
    #expect(
      found == [
        "Car holds Engine raw _raw", "Car holds Engine shared _shared", "Car holds Engine unique _engine", "Car holds Engine value _spare",
        "Engine holds Thing strong thing", "Engine holds Thing strong things [many]", "Engine holds Thing weak parent",
      ])
  }

  @Test("C: structs by value, by pointer, by themselves")
  func structs() throws {
    let found = try holds(
      "struct node { struct node *next; struct part *part; int count; };\ntypedef struct part { struct node inside; } part_t;\nstruct pair { part_t *a; part_t b; };", file: "main.c")
    #expect(
      found == [
        "node holds int value count", "node holds node raw next", "node holds part raw part", "pair holds part raw a", "pair holds part value b",
        "part holds node value inside",
      ])
  }

  @Test("what code makes: on the stack, in place, by a factory of the library")
  func creates() throws {
    let report = try report(
      of: """
        #include <memory>
        struct One { One(int); };
        struct Two { int x; };
        struct Three { int x; };
        struct Four { Four(); };
        struct Five {};
        void make() {
          One one(1);
          Two two{1};
          auto three = std::make_unique<Three>();
          auto four = std::make_shared<Four>();
          auto five = new Five;
          One* none = nullptr;
        }
        """, defaultFile: "main.cc")
    #expect(Set(report.facts(.creates)).sorted() == ["make creates Five", "make creates Four", "make creates One", "make creates Three", "make creates Two"])
  }

  @Test("a weak property that is associated by way of a proxy stays weak")
  func associatedProxy() throws {
    let report = try report(
      of: """
        #import <UIKit/UIKit.h>
        #import <objc/runtime.h>
        @interface Node : NSObject
        @end
        @interface WeakProxy : NSObject
        + (instancetype)proxyFor:(id)target;
        @end
        @interface UIView (Node)
        @property (nonatomic, weak) Node *node;
        @end
        static void *NodeKey = &NodeKey;
        @implementation UIView (Node)
        - (void)setNode:(Node *)node {
          WeakProxy *proxy = [WeakProxy proxyFor:node];
          objc_setAssociatedObject(self, NodeKey, proxy, OBJC_ASSOCIATION_RETAIN);
        }
        - (Node *)node { return objc_getAssociatedObject(self, NodeKey); }
        @end
        """)
    #expect(report.facts(.holds).filter { $0.hasPrefix("UIView") } == ["UIView holds Node weak node [inferred]", "UIView holds WeakProxy strong node [inferred]"])
  }
}
