/// A smallest source in which objects may keep each other alive. `$` stands for a number of its own, so that all sources fit into one project.
struct CycleCase: Sendable, CustomStringConvertible {
  let title: String
  let language: Language
  /// What the finding should say of itself; nil for a near miss.
  let confidence: String?
  let source: String

  enum Language: String, Sendable { case m, swift, cc }

  init(_ title: String, _ language: Language, _ confidence: String, _ source: String) {
    (self.title, self.language, self.confidence, self.source) = (title, language, confidence, source)
  }

  init(_ title: String, _ language: Language, _ source: String) {
    (self.title, self.language, self.confidence, self.source) = (title, language, nil, source)
  }

  var description: String { "\(language): \(title)" }
}

/// Sources with one retain cycle each. Weakening the edge that the finding names mends it.
let plantedCycles: [CycleCase] = [
  // MARK: Objective-C

  CycleCase(
    "a child with a strong parent, added in one body", .m, "proven",
    """
    @class Parent$;
    @interface Child$ : NSObject
    @property (nonatomic, strong) Parent$ *parent;
    @end
    @implementation Child$
    @end
    @interface Parent$ : NSObject
    @property (nonatomic, strong) Child$ *child;
    @end
    @implementation Parent$
    - (void)adopt { Child$ *child = [Child$ new]; child.parent = self; self.child = child; }
    @end
    """),
  CycleCase(
    "a strong delegate, set on the member", .m, "proven",
    """
    @class Screen$;
    @interface Loader$ : NSObject
    @property (nonatomic, strong) Screen$ *delegate;
    @end
    @implementation Loader$
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Loader$ *loader;
    @end
    @implementation Screen$
    - (void)load { self.loader = [Loader$ new]; }
    - (void)listen { self.loader.delegate = self; }
    @end
    """),
  CycleCase(
    "a strong delegate behind a protocol", .m, "proven",
    """
    @protocol Loading$
    @end
    @interface Loader$ : NSObject
    @property (nonatomic, strong) id<Loading$> delegate;
    @end
    @implementation Loader$
    @end
    @interface Screen$ : NSObject <Loading$>
    @property (nonatomic, strong) Loader$ *loader;
    @end
    @implementation Screen$
    - (void)load { _loader = [[Loader$ alloc] init]; _loader.delegate = self; }
    @end
    """),
  CycleCase(
    "an initialiser that keeps its owner", .m, "proven",
    """
    @class Screen$;
    @interface Presenter$ : NSObject
    - (instancetype)initWithScreen:(Screen$ *)screen;
    @end
    @implementation Presenter$ {
      Screen$ *_screen;
    }
    - (instancetype)initWithScreen:(Screen$ *)screen { self = [super init]; _screen = screen; return self; }
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Presenter$ *presenter;
    @end
    @implementation Screen$
    - (void)load { self.presenter = [[Presenter$ alloc] initWithScreen:self]; }
    @end
    """),
  CycleCase(
    "children in an array", .m, "proven",
    """
    @class Group$;
    @interface Item$ : NSObject
    @property (nonatomic, strong) Group$ *group;
    @end
    @implementation Item$
    @end
    @interface Group$ : NSObject
    @property (nonatomic, strong) NSMutableArray<Item$ *> *items;
    @end
    @implementation Group$
    - (void)add:(Item$ *)item { item.group = self; [self.items addObject:item]; }
    @end
    """),
  CycleCase(
    "children in an untyped dictionary", .m, "proven",
    """
    @class Group$;
    @interface Item$ : NSObject
    @property (nonatomic, strong) Group$ *group;
    @end
    @implementation Item$
    @end
    @interface Group$ : NSObject
    @property (nonatomic, strong) NSMutableDictionary *items;
    @end
    @implementation Group$
    - (void)add:(Item$ *)item named:(NSString *)name { [item setGroup:self]; self.items[name] = item; }
    @end
    """),
  CycleCase(
    "a stored block that captures self", .m, "proven",
    """
    @interface Loader$ : NSObject
    @property (nonatomic, copy) void (^done)(void);
    @end
    @implementation Loader$
    - (void)finish {}
    - (void)load { self.done = ^{ [self finish]; }; }
    @end
    """),
  CycleCase(
    "a stored block that captures an ivar, and self with it", .m, "proven",
    """
    @interface Loader$ : NSObject
    @property (nonatomic, copy) void (^done)(void);
    @end
    @implementation Loader$ {
      NSString *_name;
    }
    - (void)load { _done = ^{ NSLog(@"%@", self->_name); }; }
    @end
    """),
  CycleCase(
    "a block in the member of a member", .m, "proven",
    """
    @interface Button$ : NSObject
    @property (nonatomic, copy) void (^onTap)(void);
    @end
    @implementation Button$
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Button$ *button;
    @end
    @implementation Screen$
    - (void)tapped {}
    - (void)load { self.button = [Button$ new]; self.button.onTap = ^{ [self tapped]; }; }
    @end
    """),
  CycleCase(
    "a block handed to a method that keeps it", .m, "proven",
    """
    @interface Model$ : NSObject
    - (void)observe:(void (^)(void))block;
    @end
    @implementation Model$ {
      NSMutableArray *_observers;
    }
    - (instancetype)init { self = [super init]; _observers = [NSMutableArray new]; return self; }
    - (void)observe:(void (^)(void))block { [_observers addObject:[block copy]]; }
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Model$ *model;
    @end
    @implementation Screen$
    - (void)show {}
    - (void)load { self.model = [Model$ new]; [self.model observe:^{ [self show]; }]; }
    @end
    """),
  CycleCase(
    "a timer that only the deallocation stops", .m, "proven",
    """
    @interface Clock$ : NSObject
    @property (nonatomic, strong) NSTimer *timer;
    @end
    @implementation Clock$
    - (void)tick {}
    - (void)start { self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
    - (void)dealloc { [self.timer invalidate]; }
    @end
    """),
  CycleCase(
    "a display link", .m, "proven",
    """
    @interface Player$ : NSObject
    @property (nonatomic, strong) CADisplayLink *link;
    @end
    @implementation Player$
    - (void)tick {}
    - (void)start { self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tick)]; }
    @end
    """),
  CycleCase(
    "a session that keeps its delegate", .m, "proven",
    """
    @interface Client$ : NSObject
    @property (nonatomic, strong) NSURLSession *session;
    @end
    @implementation Client$
    - (void)open { self.session = [NSURLSession sessionWithConfiguration:nil delegate:self delegateQueue:nil]; }
    @end
    """),
  CycleCase(
    "both ends own and are filled, out of each other's sight", .m, "likely",
    """
    @class Controller$;
    @interface Panel$ : NSObject
    @property (nonatomic, strong) Controller$ *controller;
    @end
    @implementation Panel$
    - (instancetype)initWithController:(Controller$ *)controller { self = [super init]; _controller = controller; return self; }
    @end
    @interface Controller$ : NSObject
    @property (nonatomic, strong) Panel$ *panel;
    @end
    @implementation Controller$
    - (void)show:(Panel$ *)panel { self.panel = panel; }
    @end
    """),
  CycleCase(
    "three in a ring", .m, "proven",
    """
    @class C$;
    @interface A$ : NSObject
    @property (nonatomic, strong) C$ *owner;
    @end
    @implementation A$
    @end
    @interface B$ : NSObject
    @property (nonatomic, strong) A$ *a;
    @end
    @implementation B$
    @end
    @interface C$ : NSObject
    @property (nonatomic, strong) B$ *b;
    @end
    @implementation C$
    - (void)load { A$ *a = [A$ new]; B$ *b = [B$ new]; b.a = a; self.b = b; a.owner = self; }
    @end
    """),
  CycleCase(
    "a tree whose nodes own their parents", .m, "proven",
    """
    @interface Node$ : NSObject
    @property (nonatomic, strong) NSMutableArray<Node$ *> *children;
    @property (nonatomic, strong) Node$ *parent;
    @end
    @implementation Node$
    - (void)add:(Node$ *)node { [self.children addObject:node]; node.parent = self; }
    @end
    """),
  CycleCase(
    "through a member of the superclass", .m, "proven",
    """
    @class Screen$;
    @interface Helper$ : NSObject
    @property (nonatomic, strong) Screen$ *screen;
    @end
    @implementation Helper$
    @end
    @interface Base$ : NSObject
    @property (nonatomic, strong) Helper$ *helper;
    @end
    @implementation Base$
    @end
    @interface Screen$ : Base$
    @end
    @implementation Screen$
    - (void)load { self.helper = [Helper$ new]; self.helper.screen = self; }
    @end
    """),

  // MARK: Swift

  CycleCase(
    "a child made with its parent", .swift, "proven",
    """
    final class Row$ {
      let list: List$
      init(list: List$) { self.list = list }
    }
    final class List$ {
      var rows: [Row$] = []
      func add() { rows.append(Row$(list: self)) }
    }
    """),
  CycleCase(
    "a strong delegate behind a protocol", .swift, "proven",
    """
    protocol Loading$: AnyObject {}
    final class Loader$ {
      var delegate: Loading$?
    }
    final class Screen$: Loading$ {
      let loader = Loader$()
      func load() { loader.delegate = self }
    }
    """),
  CycleCase(
    "a stored closure", .swift, "proven",
    """
    final class Loader$ {
      var done: (() -> Void)?
      func finish() {}
      func load() { done = { self.finish() } }
    }
    """),
  CycleCase(
    "a lazy closure", .swift, "proven",
    """
    final class Loader$ {
      lazy var done: () -> Void = { self.finish() }
      func finish() {}
    }
    """),
  CycleCase(
    "a closure in a member's member", .swift, "proven",
    """
    final class Button$ {
      var onTap: (() -> Void)?
    }
    final class Screen$ {
      let button = Button$()
      func reload() {}
      func load() { button.onTap = { self.reload() } }
    }
    """),
  CycleCase(
    "a closure that a method keeps", .swift, "proven",
    """
    final class Store$ {
      private var observers: [() -> Void] = []
      func observe(_ body: @escaping () -> Void) { observers.append(body) }
    }
    final class Screen$ {
      let store = Store$()
      func reload() {}
      func load() { store.observe { self.reload() } }
    }
    """),
  CycleCase(
    "a closure handed to an initialiser", .swift, "proven",
    """
    final class Task$ {
      private let body: () -> Void
      init(body: @escaping () -> Void) { self.body = body }
    }
    final class Screen$ {
      var task: Task$?
      func reload() {}
      func load() { task = Task$(body: { self.reload() }) }
    }
    """),
  CycleCase(
    "two that are tied in a factory", .swift, "proven",
    """
    final class View$ {
      var presenter: Presenter$?
    }
    final class Presenter$ {
      var view: View$?
    }
    func makeModule$() -> View$ {
      let view = View$()
      let presenter = Presenter$()
      view.presenter = presenter
      presenter.view = view
      return view
    }
    """),
  CycleCase(
    "a subscription that is kept in the object it captures", .swift, "proven",
    """
    import Combine
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        numbers.sink { _ in self.count += 1 }.store(in: &bag)
      }
    }
    """),
  CycleCase(
    "a subscription that is assigned, with a call before that is handed something", .swift, "proven",
    """
    import Combine
    import Foundation
    final class Screen$ {
      var token: AnyCancellable?
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        token = numbers.receive(on: DispatchQueue.main).sink { _ in self.count += 1 }
      }
    }
    """),
  CycleCase(
    "a subscription to a notification, which never ends", .swift, "proven",
    """
    import Combine
    import Foundation
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load() {
        NotificationCenter.default.publisher(for: .init("a")).sink { _ in self.count += 1 }.store(in: &bag)
      }
    }
    """),
  CycleCase(
    "a subscription that a variable has first", .swift, "proven",
    """
    import Combine
    final class Screen$ {
      var bag: [AnyCancellable?] = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        let token = numbers.sink { _ in self.count += 1 }
        bag.append(token)
      }
    }
    """),
  CycleCase(
    "a subscription that is inserted", .swift, "proven",
    """
    import Combine
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        bag.insert(numbers.sink { _ in self.count += 1 })
      }
    }
    """),
  CycleCase(
    "a subscription in a closure that has made self strong again", .swift, "proven",
    """
    import Combine
    func later$(_ body: @escaping () -> Void) {}
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        later$ { [weak self] in
          guard let self else { return }
          numbers.sink { _ in self.count += 1 }.store(in: &self.bag)
        }
      }
    }
    """),
  CycleCase(
    "a closure that a method drops which nobody calls", .swift, "likely",
    """
    final class Loader$ {
      var done: (() -> Void)?
      func finish() {}
      func load() { done = { self.finish() } }
      func close() { done = nil }
    }
    """),
  CycleCase(
    "a timer that a method cancels which nobody calls", .swift, "likely",
    """
    import Foundation
    final class Clock$ {
      var timer: Timer?
      func tick() {}
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
      }
      func stop() { timer?.invalidate() }
    }
    """),
  CycleCase(
    "a repeating timer with a closure", .swift, "proven",
    """
    import Foundation
    final class Clock$ {
      var timer: Timer?
      func tick() {}
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
      }
    }
    """),
  CycleCase(
    "a lazy member made with self", .swift, "proven",
    """
    final class Presenter$ {
      private let screen: Screen$
      init(screen: Screen$) { self.screen = screen }
    }
    final class Screen$ {
      lazy var presenter = Presenter$(screen: self)
    }
    """),
  CycleCase(
    "a lazy member that is set up in a closure", .swift, "proven",
    """
    final class Picker$ {
      var delegate: Screen$?
    }
    final class Screen$ {
      lazy var picker: Picker$ = {
        let picker = Picker$()
        picker.delegate = self
        return picker
      }()
    }
    """),
  CycleCase(
    "through a struct", .swift, "proven",
    """
    struct Callbacks$ {
      var onDone: (() -> Void)?
    }
    final class Screen$ {
      var callbacks = Callbacks$()
      func reload() {}
      func load() { callbacks.onDone = { self.reload() } }
    }
    """),
  CycleCase(
    "children that are set up one after the other", .swift, "proven",
    """
    final class Item$ {
      var group: Group$?
    }
    final class Group$ {
      var items: [Item$] = []
      func link() { for item in items { item.group = self } }
    }
    """),
  CycleCase(
    "a doubly linked list", .swift, "proven",
    """
    final class Node$ {
      var next: Node$?
      var previous: Node$?
      func append(_ node: Node$) {
        next = node
        node.previous = self
      }
    }
    """),
  CycleCase(
    "a parent by name, filled elsewhere", .swift, "likely",
    """
    final class Child$ {
      let parent: Parent$
      init(parent: Parent$) { self.parent = parent }
    }
    final class Parent$ {
      private var child: Child$?
      func adopt(_ child: Child$) { self.child = child }
    }
    """),
  CycleCase(
    "through a method of its own that keeps", .swift, "proven",
    """
    final class Item$ {
      let group: Group$
      init(group: Group$) { self.group = group }
    }
    final class Group$ {
      private var items: [Item$] = []
      private func add(_ item: Item$) { items.append(item) }
      func load() {
        let item = Item$(group: self)
        add(item)
      }
    }
    """),

  CycleCase(
    "a closure in a list that a box of another type has", .swift, "proven",
    """
    final class Box$<T> {
      private var value: T
      init(_ value: T) { self.value = value }
      func write<U>(_ change: (inout T) -> U) -> U { return change(&value) }
    }
    extension Box$ where T: RangeReplaceableCollection {
      func append(_ element: T.Element) { write { (list: inout T) in list.append(element) } }
    }
    final class Request$ {
      private let validators: Box$<[() -> Void]> = Box$([])
      func check() {}
      func validate() {
        validators.append { self.check() }
      }
    }
    """),
  CycleCase(
    "a closure in what a property wrapper keeps", .swift, "proven",
    """
    @propertyWrapper final class Guarded$<T> {
      private var value: T
      init(wrappedValue: T) { value = wrappedValue }
      var wrappedValue: T { get { value } set { value = newValue } }
      var projectedValue: Guarded$<T> { self }
      func write<U>(_ change: (inout T) -> U) -> U { change(&value) }
    }
    final class Stream$ {
      struct State { var handlers: [(Int, () -> Void)] = [] }
      @Guarded$ var state = State()
      func run() {}
      func listen() {
        let handler = { self.run() }
        _state.write { state in state.handlers.append((1, handler)) }
      }
    }
    """),
  CycleCase(
    "what a closure makes, kept with the object that it is made for", .swift, "proven",
    """
    import ObjectiveC
    func associated$<Host: AnyObject, T: AnyObject>(_ host: Host, make: (Host) -> T) -> T {
      if let known = objc_getAssociatedObject(host, &key$) as? T { return known }
      let value = make(host)
      objc_setAssociatedObject(host, &key$, value, .OBJC_ASSOCIATION_RETAIN)
      return value
    }
    var key$: UInt8 = 0
    final class Wrapper$ {
      let action: Action$
      init(_ action: Action$) { self.action = action }
    }
    final class Action$ {
      var wrapper: Wrapper$ { return associated$(self) { host in Wrapper$(host) } }
    }
    """),
  CycleCase(
    "a closure that is associated", .swift, "proven",
    """
    import ObjectiveC
    var closureKey$: UInt8 = 0
    final class Button$ {
      func tap() {}
      func listen() {
        let closure = { self.tap() }
        objc_setAssociatedObject(self, &closureKey$, closure, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }
    """),

  // MARK: C++

  CycleCase(
    "two shared pointers between locals", .cc, "proven",
    """
    #include <memory>
    struct B$;
    struct A$ { std::shared_ptr<B$> b; };
    struct B$ {
      std::shared_ptr<A$> a;
    };
    void tie$() {
      auto a = std::make_shared<A$>();
      auto b = std::make_shared<B$>();
      a->b = b;
      b->a = a;
    }
    """),
  CycleCase(
    "a child with a shared parent", .cc, "proven",
    """
    #include <memory>
    #include <vector>
    struct Parent$;
    struct Child$ {
      std::shared_ptr<Parent$> parent;
    };
    struct Parent$ : std::enable_shared_from_this<Parent$> {
      std::vector<std::shared_ptr<Child$>> children;
      void add(std::shared_ptr<Child$> child) { child->parent = shared_from_this(); children.push_back(child); }
    };
    """),
  CycleCase(
    "a unique part with a shared whole", .cc, "proven",
    """
    #include <memory>
    class Window$;
    class Impl$ {
     public:
      std::shared_ptr<Window$> owner;
    };
    class Window$ : public std::enable_shared_from_this<Window$> {
      std::unique_ptr<Impl$> impl_;
      void open() { impl_ = std::make_unique<Impl$>(); impl_->owner = shared_from_this(); }
    };
    """),
  CycleCase(
    "a lambda that keeps its keeper", .cc, "proven",
    """
    #include <functional>
    #include <memory>
    class Session$ : public std::enable_shared_from_this<Session$> {
      std::function<void()> handler_;
      void close() {}
      void open() {
        handler_ = [self = shared_from_this()] { self->close(); };
      }
    };
    """),
  CycleCase(
    "a constructor that keeps its owner", .cc, "proven",
    """
    #include <memory>
    class Game$;
    class Player$ {
     public:
      explicit Player$(std::shared_ptr<Game$> game) : game_(game) {}
      std::shared_ptr<Game$> game_;
    };
    class Game$ : public std::enable_shared_from_this<Game$> {
      std::shared_ptr<Player$> player_;
      void join() { player_ = std::make_shared<Player$>(shared_from_this()); }
    };
    """),
  CycleCase(
    "an owner by name, filled elsewhere", .cc, "likely",
    """
    #include <memory>
    struct Car$;
    struct Engine$ {
      std::shared_ptr<Car$> owner;
      void mount(std::shared_ptr<Car$> car) { owner = car; }
    };
    struct Car$ {
      std::shared_ptr<Engine$> engine;
      void build(std::shared_ptr<Engine$> given) { engine = given; }
    };
    """),
  CycleCase(
    "shared both ways, and a function resets it which nobody calls", .cc, "likely",
    """
    #include <memory>
    struct B$;
    struct A$ { std::shared_ptr<B$> b; };
    struct B$ { std::shared_ptr<A$> a; };
    void tie$() {
      auto a = std::make_shared<A$>();
      auto b = std::make_shared<B$>();
      a->b = b;
      b->a = a;
    }
    void untie$(std::shared_ptr<B$> b) { b->a.reset(); }
    """),
]
