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
    #expect(try shared("""
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
    #expect(try shared("""
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
    #expect(try shared("""
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
    #expect(try shared("""
      final class Store {}
      final class A { let store: Store; init(store: Store) { self.store = store } }
      final class First { let store = Store(); func a() -> A { A(store: store) } }
      final class Second { let store = Store(); func a() -> A { A(store: store) } }
      """, in: "main.swift") == ["A.store = First.store", "A.store = Second.store"])
  }

  @Test func sharedPointers() throws {
    #expect(try shared("""
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
}
