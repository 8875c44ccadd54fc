import Driver
import TestSupport
import Testing

/// What is handed on, from source to `SharedObject`.
@Suite struct HandoverTests {
  /// The members that one object comes to stand in, for each object, sorted.
  private func shared(_ source: String, in file: String) throws -> [String] {
    let graph = try report(of: source, defaultFile: file).graph
    return graph.sharedObjects().map { object in
      object.members.map { graph.entities[$0.owner].name + "." + $0.name }.sorted().joined(separator: " = ")
    }.sorted()
  }

  @Test func throughInitialisersAndSetters() throws {
    #expect(
      try shared(
        """
        #import <Foundation/Foundation.h>
        @interface Store : NSObject
        @end
        @interface A : NSObject
        - (instancetype)initWithStore:(Store *)store;
        @end
        @interface B : NSObject
        @property (nonatomic, strong) Store *store;
        @end
        @interface App : NSObject
        @property (nonatomic, strong) Store *store;
        @end
        @implementation A { Store *_kept; }
        - (instancetype)initWithStore:(Store *)store { _kept = store; return self; }
        @end
        @implementation B
        @end
        @implementation App
        - (void)run {
          [[A alloc] initWithStore:self.store];
          B *b = [B new];
          [b setStore:_store];
        }
        @end
        """, in: "main.m") == ["A._kept = App.store = B.store"])
  }

  @Test("an object that was made in a variable, and one that may be either of two")
  func variables() throws {
    let source = """
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      @end
      @interface A : NSObject
      @property (nonatomic, strong) Store *store;
      @property (nonatomic, strong) Store *other;
      @end
      @implementation A
      @end
      void run(A *a, A *b, BOOL first) {
        Store *store = [[Store alloc] init];
        a.store = store;
        b.other = store;
      }
      """
    #expect(try shared(source, in: "main.m") == ["A.other = A.store"])
    // A parameter that may be replaced on its way.
    let wrapper = """
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      @end
      @interface A : NSObject
      @property (nonatomic, strong) Store *store;
      - (void)take:(Store *)store;
      @end
      @implementation A
      - (void)take:(Store *)store { _store = store; }
      @end
      void run(A *a, A *b, Store *store) {
        Store *other = nil;
        if (a) other = store; else other = [Store new];
        [a take:other];
      }
      @interface B : NSObject
      @property (nonatomic, strong) Store *store;
      @end
      @implementation B
      - (void)go:(A *)a { run(a, a, self.store); }
      @end
      """
    #expect(try shared(wrapper, in: "main.m") == [])
    #expect(try shared(wrapper.replacing("[a take:other]", with: "[a take:store]"), in: "main.m") == ["A.store = B.store"])
    #expect(try shared(source.replacing("a.store = store;", with: "if (first) store = [Store new]; a.store = store;"), in: "main.m") == [])
  }

  @Test func throughSeveralFunctions() throws {
    #expect(
      try shared(
        """
        final class Store {}
        class Base { let store: Store; init(store: Store) { self.store = store } }
        final class A: Base { init(with store: Store) { super.init(store: store) } }
        final class B { var stores: [Store] = []; func add(_ store: Store) { stores.append(store) } }
        final class App {
          let store = Store()
          var other: Store { Store() }
          lazy var a = make(store)
          func make(_ store: Store) -> A { A(with: store) }
          func run(_ b: B) { b.add(store); b.add(other) }
        }
        """, in: "main.swift") == ["App.store = B.stores = Base.store"])
  }

  @Test("the right initialiser by its labels, a struct's own initialiser, and another name for a member")
  func labels() throws {
    #expect(
      try shared(
        """
        final class Store {}
        struct Row { var store: Store }
        final class A {
          let first: Store?, second: Store?
          init(first: Store) { self.first = first; second = nil }
          init(second: Store) { self.second = second; first = nil }
        }
        final class App {
          let store = Store(), spare = Store()
          func run() -> (A, Row, A) {
            let same = store
            return (A(second: same), Row(store: same), A(first: spare))
          }
        }
        """, in: "main.swift") == ["A.first = App.spare", "A.second = App.store = Row.store"])
  }

  @Test("what several objects are put into stays apart")
  func twoOrigins() throws {
    #expect(
      try shared(
        """
        final class Store {}
        final class A { let store: Store; init(store: Store) { self.store = store } }
        final class First { let store = Store(); func a() -> A { A(store: store) } }
        final class Second { let store = Store(); func a() -> A { A(store: store) } }
        """, in: "main.swift") == ["A.store = First.store", "A.store = Second.store"])
  }

  @Test func sharedPointers() throws {
    #expect(
      try shared(
        """
        #include <memory>
        struct Cache { int hits; };
        class A { std::shared_ptr<Cache> cache_; public: explicit A(std::shared_ptr<Cache> c) : cache_(std::move(c)) {} };
        class B { std::shared_ptr<Cache> cache_; public: explicit B(std::shared_ptr<Cache> c) : cache_(c) {} };
        void run() {
          auto cache = std::make_shared<Cache>();
          A a(cache);
          B b(cache);
        }
        """, in: "main.cc") == ["A.cache_ = B.cache_"])
  }

  /// The pairs of members that one object never stands in together.
  private func alternatives(_ source: String, in file: String) throws -> [String] {
    let graph = try report(of: source, defaultFile: file).graph
    func name(_ member: SharedObject.Member) -> String { graph.entities[member.owner].name + "." + member.name }
    var found: Set<String> = []
    for object in graph.sharedObjects() {
      for one in object.members { for other in object.members where name(one) < name(other) && one.excludes(other) { found.insert(name(one) + " or " + name(other)) } }
    }
    return found.sorted()
  }

  private let types = """
    final class Store {}
    final class A { var store: Store?; init(_ store: Store) { self.store = store } }
    final class B { var store: Store? }
    final class C { var store: Store? }

    """

  private func swift(_ body: String) throws -> [String] {
    try alternatives(types + "func run(_ b: B, _ c: C, _ kind: Int, _ all: [C]) -> A? {\n" + body + "\nreturn nil\n}", in: "main.swift")
  }

  @Test("arms that exclude each other, in Swift")
  func arms() throws {
    let made = "let store = Store()\n"
    #expect(
      try swift(made + "if kind == 1 { b.store = store } else if kind == 2 { c.store = store } else { _ = A(store) }") == [
        "A.store or B.store", "A.store or C.store", "B.store or C.store",
      ])
    #expect(
      try swift(made + "switch kind { case 1: b.store = store\ncase 2: c.store = store\nfallthrough\ndefault: _ = A(store) }") == [
        "A.store or B.store", "B.store or C.store",
      ])
    #expect(try swift(made + "guard kind == 1 else { b.store = store; return nil }\nc.store = store") == ["B.store or C.store"])
    #expect(try swift(made + "if kind == 1 { b.store = store; return nil }\nc.store = store") == ["B.store or C.store"])
    #expect(try swift(made + "return kind == 1 ? A(store) : { b.store = store; return nil }()") == ["A.store or B.store"])
    #expect(try swift(made + "#if DEBUG\nb.store = store\n#else\nc.store = store\n#endif") == ["B.store or C.store"])
  }

  @Test("arms that don't, in Swift")
  func noArms() throws {
    let made = "let store = Store()\n"
    #expect(try swift(made + "if kind == 1 { b.store = store }\nif kind != 1 { c.store = store }") == [])
    #expect(try swift(made + "if kind == 1 { b.store = store; print(1) }\nc.store = store") == [])
    #expect(try swift(made + "if kind == 1 { b.store = store } else { b.store = store; c.store = store }") == [])
    // Each time round the loop another arm may be taken.
    #expect(try swift(made + "for one in all { if one === c { b.store = store } else { c.store = store } }") == [])
    #expect(try swift("for one in all { let store = Store()\nif one === c { b.store = store } else { c.store = store } }") == ["B.store or C.store"])
    #expect(try swift(made + "while kind > 1 { if kind == 2 { b.store = store; continue }\nc.store = store }") == [])
  }

  private func objectiveC(_ body: String) throws -> [String] {
    try alternatives(
      """
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      @end
      @interface A : NSObject
      @property (nonatomic, strong) Store *store;
      @end
      @interface B : NSObject
      - (instancetype)initWithStore:(Store *)store;
      @end
      @interface C : NSObject
      @property (nonatomic, strong) Store *store;
      @end
      @implementation A
      @end
      @implementation B { Store *_store; }
      - (instancetype)initWithStore:(Store *)store { _store = store; return self; }
      @end
      @implementation C
      @end
      id run(A *a, C *c, int kind, NSArray *all) {
        \(body)
        return nil;
      }
      """, in: "main.m")
  }

  @Test("arms in Objective-C")
  func armsOfObjectiveC() throws {
    let made = "Store *store = [[Store alloc] init];\n"
    #expect(
      try objectiveC(made + "if (kind == 1) a.store = store; else if (kind == 2) c.store = store; else return [[B alloc] initWithStore:store];") == [
        "A.store or B._store", "A.store or C.store", "B._store or C.store",
      ])
    #expect(
      try objectiveC(made + "switch (kind) { case 1: a.store = store; break; case 2: c.store = store; default: return [[B alloc] initWithStore:store]; }") == [
        "A.store or B._store", "A.store or C.store",
      ])
    #expect(try objectiveC(made + "if (kind) { a.store = store; return a; } c.store = store;") == ["A.store or C.store"])
    #expect(try objectiveC(made + "if (kind) { a.store = store; } c.store = store;") == [])
    #expect(try objectiveC(made + "for (id one in all) { if (one == a) a.store = store; else c.store = store; }") == [])
    #expect(try objectiveC("for (id one in all) { Store *store = [[Store alloc] init]; if (one == a) a.store = store; else c.store = store; }") == ["A.store or C.store"])
  }
}
