/// Sources that look like retain cycles and are none, or that are broken by hand. On a line that says so, `// strengthen`, the weak edge can be made
/// strong, and then there is a cycle.
let nearMisses: [CycleCase] = [
  // MARK: Objective-C

  CycleCase(
    "a weak parent", .m,
    """
    @class Parent$;
    @interface Child$ : NSObject
    @property (nonatomic, weak) Parent$ *parent;  // strengthen
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
    "a property that the header only lets read and the class extension makes weak", .m,
    """
    @class Parent$;
    @interface Child$ : NSObject
    @property (nonatomic, strong, readonly) Parent$ *parent;
    @end
    @interface Child$ ()
    @property (nonatomic, readwrite, weak) Parent$ *parent;  // strengthen
    @end
    @implementation Child$
    - (void)enter:(Parent$ *)parent { self.parent = parent; }
    @end
    @interface Parent$ : NSObject
    @property (nonatomic, strong) Child$ *child;
    @end
    @implementation Parent$
    - (void)adopt { Child$ *child = [Child$ new]; [child enter:self]; self.child = child; }
    @end
    """),
  CycleCase(
    "a weak ivar that an initialiser fills", .m,
    """
    @class Screen$;
    @interface Presenter$ : NSObject
    - (instancetype)initWithScreen:(Screen$ *)screen;
    @end
    @implementation Presenter$ {
      __weak Screen$ *_screen;  // strengthen
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
    "a delegate that is not retained", .m,
    """
    @protocol Loading$
    @end
    @interface Loader$ : NSObject
    @property (nonatomic, assign) id<Loading$> delegate;  // strengthen
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
    "a strong delegate that nobody sets", .m,
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
    @end
    """),
  CycleCase(
    "a stored block that captures self weakly", .m,
    """
    @interface Loader$ : NSObject
    @property (nonatomic, copy) void (^done)(void);
    @end
    @implementation Loader$
    - (void)finish {}
    - (void)load {
      __weak typeof(self) weakSelf = self;  // strengthen
      self.done = ^{ [weakSelf finish]; };
    }
    @end
    """),
  CycleCase(
    "weak and strong again in the block", .m,
    """
    @interface Loader$ : NSObject
    @property (nonatomic, copy) void (^done)(void);
    @end
    @implementation Loader$
    - (void)finish {}
    - (void)load {
      __weak Loader$ *weakSelf = self;  // strengthen
      self.done = ^{ __strong Loader$ *strongSelf = weakSelf; [strongSelf finish]; };
    }
    @end
    """),
  CycleCase(
    "a block that is only handed on", .m,
    """
    @interface Worker$ : NSObject
    - (void)run:(void (^)(void))block;
    @end
    @implementation Worker$
    - (void)run:(void (^)(void))block { block(); }
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Worker$ *worker;
    @end
    @implementation Screen$
    - (void)show {}
    - (void)load { self.worker = [Worker$ new]; [self.worker run:^{ [self show]; }]; }
    @end
    """),
  CycleCase(
    "a block that is dropped when it has run", .m,
    """
    @interface Loader$ : NSObject
    @property (nonatomic, copy) void (^done)(void);
    @end
    @implementation Loader$
    - (void)finish { self.done(); self.done = nil; }
    - (void)load { self.done = ^{ [self description]; }; }
    @end
    """),
  CycleCase(
    "a timer that is stopped when the screen goes", .m,
    """
    @interface Clock$ : NSObject
    @property (nonatomic, strong) NSTimer *timer;
    @end
    @implementation Clock$
    - (void)tick {}
    - (void)start { self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
    - (void)viewWillDisappear { [self.timer invalidate]; }
    @end
    """),
  CycleCase(
    "a timer that fires once", .m,
    """
    @interface Clock$ : NSObject
    @property (nonatomic, strong) NSTimer *timer;
    @end
    @implementation Clock$
    - (void)tick {}
    - (void)start { self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:NO]; }
    @end
    """),
  CycleCase(
    "a tree without parents", .m,
    """
    @interface Node$ : NSObject
    @property (nonatomic, strong) NSMutableArray<Node$ *> *children;
    @property (nonatomic, strong) Node$ *first;
    @end
    @implementation Node$
    - (void)add:(Node$ *)node { [self.children addObject:node]; self.first = node; }
    @end
    """),
  CycleCase(
    "a tree with weak parents", .m,
    """
    @interface Node$ : NSObject
    @property (nonatomic, strong) NSMutableArray<Node$ *> *children;
    @property (nonatomic, weak) Node$ *parent;  // strengthen
    @end
    @implementation Node$
    - (void)add:(Node$ *)node { [self.children addObject:node]; node.parent = self; }
    @end
    """),
  CycleCase(
    "a singleton in its own class", .m,
    """
    @interface Center$ : NSObject
    + (instancetype)shared;
    @end
    @implementation Center$
    + (instancetype)shared { static Center$ *shared; if (!shared) { shared = [Center$ new]; } return shared; }
    @end
    """),
  CycleCase(
    "a list that is built in a loop", .m,
    """
    @interface Link$ : NSObject
    @property (nonatomic, strong) Link$ *next;
    @end
    @implementation Link$
    + (Link$ *)chain {
      Link$ *last = nil;
      for (int i = 0; i < 3; i++) { Link$ *link = [Link$ new]; link.next = last; last = link; }
      return last;
    }
    @end
    """),
  CycleCase(
    "observers in a weak table", .m,
    """
    @class Screen$;
    @interface Model$ : NSObject
    @end
    @implementation Model$ {
      NSHashTable<Screen$ *> *_screens;
    }
    - (instancetype)init { self = [super init]; _screens = [NSHashTable weakObjectsHashTable]; return self; }
    - (void)add:(Screen$ *)screen { [_screens addObject:screen]; }
    @end
    @interface Screen$ : NSObject
    @property (nonatomic, strong) Model$ *model;
    @end
    @implementation Screen$
    - (void)load { self.model = [Model$ new]; [self.model add:self]; }
    @end
    """),
  CycleCase(
    "a model that knows others of its kind", .m,
    """
    @class Author$;
    @interface Book$ : NSObject
    @property (nonatomic, strong) Author$ *author;
    - (instancetype)initWithAuthor:(Author$ *)author;
    @end
    @implementation Book$
    - (instancetype)initWithAuthor:(Author$ *)author { self = [super init]; _author = author; return self; }
    @end
    @interface Author$ : NSObject
    @property (nonatomic, strong) Book$ *favourite;
    - (instancetype)initWithFavourite:(Book$ *)favourite;
    @end
    @implementation Author$
    - (instancetype)initWithFavourite:(Book$ *)favourite { self = [super init]; _favourite = favourite; return self; }
    @end
    """),

  CycleCase(
    "a source in a variable, which its own handler cancels", .m,
    """
    @interface Monitor$ : NSObject
    @end
    @implementation Monitor$
    + (void)start {
      __block dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_VNODE, 0, 0, dispatch_get_main_queue());
      dispatch_source_set_event_handler(source, ^{ dispatch_source_cancel(source); });
      dispatch_resume(source);
    }
    @end
    """),
  CycleCase(
    "structs of C that are exchanged", .m,
    """
    typedef struct Pair$ { int a; struct Pair$ *other; } Pair$;
    static void exchange$(Pair$ *first, Pair$ *second) {
      Pair$ held = *first;
      *first = *second;
      *second = held;
    }
    """),

  // MARK: Swift

  CycleCase(
    "an unowned parent", .swift,
    """
    final class Row$ {
      unowned let list: List$  // strengthen
      init(list: List$) { self.list = list }
    }
    final class List$ {
      var rows: [Row$] = []
      func add() { rows.append(Row$(list: self)) }
    }
    """),
  CycleCase(
    "a weak delegate behind a protocol", .swift,
    """
    protocol Loading$: AnyObject {}
    final class Loader$ {
      weak var delegate: Loading$?  // strengthen
    }
    final class Screen$: Loading$ {
      let loader = Loader$()
      func load() { loader.delegate = self }
    }
    """),
  CycleCase(
    "a closure with a weak self", .swift,
    """
    final class Loader$ {
      var done: (() -> Void)?
      func finish() {}
      func load() { done = { [weak self] in self?.finish() } }  // strengthen
    }
    """),
  CycleCase(
    "a struct that a closure copied before the member was set", .swift,
    """
    final class Model$ {
      let done: () -> Void
      init(done: @escaping () -> Void) { self.done = done }
    }
    struct Root$ {
      var model: Model$?
      var name = ""
      init() { model = makeModel() }
      func makeModel() -> Model$ { Model$(done: { print(self.name) }) }
    }
    """),
  CycleCase(
    "a closure with an unowned self", .swift,
    """
    final class Loader$ {
      lazy var done: () -> Void = { [unowned self] in self.finish() }  // strengthen
      func finish() {}
    }
    """),
  CycleCase(
    "a weak closure in a member's member", .swift,
    """
    final class Button$ {
      var onTap: (() -> Void)?
    }
    final class Screen$ {
      let button = Button$()
      func reload() {}
      func load() { button.onTap = { [weak self] in self?.reload() } }  // strengthen
    }
    """),
  CycleCase(
    "a weak closure that a method keeps", .swift,
    """
    final class Store$ {
      private var observers: [() -> Void] = []
      func observe(_ body: @escaping () -> Void) { observers.append(body) }
    }
    final class Screen$ {
      let store = Store$()
      func reload() {}
      func load() { store.observe { [weak self] in self?.reload() } }  // strengthen
    }
    """),
  CycleCase(
    "a closure that runs and is gone", .swift,
    """
    final class Worker$ {
      func run(_ body: () -> Void) { body() }
    }
    final class Screen$ {
      let worker = Worker$()
      func reload() {}
      func load() { worker.run { self.reload() } }
    }
    """),
  CycleCase(
    "a closure that is dropped", .swift,
    """
    final class Loader$ {
      var done: (() -> Void)?
      func finish() {}
      func load() { done = { self.finish() } }
      func close() { done = nil }
      @IBAction func cancel() { close() }
    }
    """),
  CycleCase(
    "a factory that ties weakly", .swift,
    """
    final class View$ {
      var presenter: Presenter$?
    }
    final class Presenter$ {
      weak var view: View$?  // strengthen
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
    "a weak subscription", .swift,
    """
    import Combine
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        numbers.sink { [weak self] _ in self?.count += 1 }.store(in: &bag)  // strengthen
      }
    }
    """),
  CycleCase(
    "values", .swift,
    """
    struct Point$ {
      var name = ""
      var shape: [Shape$] = []
    }
    struct Shape$ {
      var points: [Point$] = []
      var parent: [Shape$] = []
    }
    indirect enum Tree$ {
      case leaf
      case node(Tree$, Tree$)
    }
    """),
  CycleCase(
    "a closure of a value that captures itself", .swift,
    """
    struct Form$ {
      var action: (() -> Void)?
      var count = 0
      mutating func load() { let copy = self; action = { print(copy.count) } }
    }
    """),
  CycleCase(
    "a delegate that is declared strong and never set", .swift,
    """
    final class Loader$ {
      var delegate: Screen$?
    }
    final class Screen$ {
      let loader = Loader$()
    }
    """),
  CycleCase(
    "a scope that knows the scope around it", .swift,
    """
    final class Scope$ {
      let parent: Scope$?
      var names: [String] = []
      init(parent: Scope$?) { self.parent = parent }
      func inner() -> Scope$ { Scope$(parent: self) }
    }
    """),
  CycleCase(
    "a timer that is cancelled", .swift,
    """
    import Foundation
    final class Clock$ {
      var timer: Timer?
      func tick() {}
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
      }
      func stop() { timer?.invalidate() }
      func viewDidDisappear(_ animated: Bool) { stop() }
    }
    """),
  CycleCase(
    "a singleton", .swift,
    """
    final class Center$ {
      static let shared = Center$()
      private var observers: [Int] = []
    }
    """),

  CycleCase(
    "through a struct, weakly", .swift,
    """
    struct Callbacks$ {
      var onDone: (() -> Void)?
    }
    final class Screen$ {
      var callbacks = Callbacks$()
      func reload() {}
      func load() { callbacks.onDone = { [weak self] in self?.reload() } }  // strengthen
    }
    """),
  CycleCase(
    "a variable that is another object each time", .swift,
    """
    final class Link$ {
      var next: Link$?
      static func chain() -> Link$? {
        var last: Link$?
        for _ in 0..<3 {
          let link = Link$()
          link.next = last
          last = link
        }
        return last
      }
    }
    """),

  CycleCase(
    "a function in a function that calls itself", .swift,
    """
    func each$(_ body: @escaping () -> Void) {}
    func walk$(_ count: Int) {
      var left = count
      func step() {
        left -= 1
        if left > 0 { each$ { step() } }
      }
      step()
    }
    """),
  CycleCase(
    "a closure that empties the variable that has it", .swift,
    """
    func repeat$(_ count: Int) {
      var left = count
      var step: (() -> Void)?
      step = {
        left -= 1
        if left > 0 { step?() } else { step = nil }
      }
      step?()
    }
    """),
  CycleCase(
    "a box of another type that is weak", .swift,
    """
    final class Weak$<T: AnyObject> {
      weak var value: T?
      init(_ value: T) { self.value = value }
    }
    final class Pane$ {
      var back: Weak$<Pane$>?
      func tie() { back = Weak$(self) }
    }
    """),
  CycleCase(
    "a property of the platform that is overridden to observe it", .swift,
    """
    import UIKit
    final class Field$: UITextField, UITextFieldDelegate {
      weak var other: UITextFieldDelegate?
      override var delegate: UITextFieldDelegate? {
        didSet {
          if delegate === self { return }
          other = delegate
          delegate = self
        }
      }
    }
    """),
  CycleCase(
    "an object that is asked whether it is of another class", .swift,
    """
    import UIKit
    final class Content$: UIView {
      private var scrollView: UIScrollView?
      func find() {
        var view: UIView? = self
        while let next = view {
          if let found = next as? UIScrollView {
            scrollView = found
            return
          }
          view = next.superview
        }
      }
    }
    """),
  CycleCase(
    "a subject that is completed", .swift,
    """
    import Combine
    final class Reader$ {
      var subscriptions: Set<AnyCancellable> = []
      var text = ""
      func read() {
        start().sink { text in self.text = text }.store(in: &subscriptions)
      }
      func start() -> AnyPublisher<String, Never> {
        let subject = PassthroughSubject<String, Never>()
        later {
          subject.send("")
          subject.send(completion: .finished)
        }
        return subject.eraseToAnyPublisher()
      }
    }
    """),
  CycleCase(
    "a relationship that SwiftData has", .swift,
    """
    import SwiftData
    @Model final class Task$ {
      var container: Container$?
      init() {}
    }
    @Model final class Container$ {
      var tasks: [Task$] = []
      init() {}
      func add(_ task: Task$) {
        task.container = self
        tasks.append(task)
      }
    }
    """),
  CycleCase(
    "a relationship that Core Data has", .swift,
    """
    import CoreData
    final class Photo$: NSManagedObject {
      @NSManaged var album: Album$?
    }
    final class Album$: NSManagedObject {
      @NSManaged var cover: Photo$?
      func open(_ photo: Photo$) {
        cover = photo
        photo.album = self
      }
    }
    """),
  CycleCase(
    "listeners in a table that lets go of them", .swift,
    """
    import Foundation
    protocol Listener$: AnyObject {}
    final class Radio$ {
      private let listeners: NSHashTable<AnyObject> = NSHashTable.weakObjects()
      func add(_ listener: Listener$) { listeners.add(listener) }
    }
    final class Station$: Listener$ {
      let radio = Radio$()
      func start() { radio.add(self) }
    }
    """),
  CycleCase(
    "a copy of a value that is given a closure", .swift,
    """
    struct Options$ {
      var listeners: [() -> Void] = []
    }
    final class Banner$ {
      var options = Options$()
      func hide() {}
      func show(_ options: Options$) {}
      func present() {
        var copy = options
        copy.listeners.append { self.hide() }
        show(copy)
      }
    }
    """),
  CycleCase(
    "what the application has for as long as it runs", .swift,
    """
    protocol UIApplicationDelegate {}
    final class Delegate$: UIApplicationDelegate {
      let context = Context$()
    }
    final class Context$ {
      var refresh: (() -> Void)?
      init() { refresh = { self.load() } }
      func load() {}
    }
    """),
  CycleCase(
    "an object that is associated and not retained", .swift,
    """
    import ObjectiveC
    var weakKey$: UInt8 = 0
    final class Cell$ {
      func tie() { objc_setAssociatedObject(self, &weakKey$, self, .OBJC_ASSOCIATION_ASSIGN) }
    }
    """),

  // MARK: C++

  CycleCase(
    "a weak pointer between locals", .cc,
    """
    #include <memory>
    struct B$;
    struct A$ { std::shared_ptr<B$> b; };
    struct B$ {
      std::weak_ptr<A$> a;  // strengthen
    };
    void tie$() {
      auto a = std::make_shared<A$>();
      auto b = std::make_shared<B$>();
      a->b = b;
      b->a = a;
    }
    """),
  CycleCase(
    "a child with a weak parent", .cc,
    """
    #include <memory>
    #include <vector>
    struct Parent$;
    struct Child$ {
      std::weak_ptr<Parent$> parent;  // strengthen
    };
    struct Parent$ : std::enable_shared_from_this<Parent$> {
      std::vector<std::shared_ptr<Child$>> children;
      void add(std::shared_ptr<Child$> child) { child->parent = shared_from_this(); children.push_back(child); }
    };
    """),
  CycleCase(
    "a timer that is ended whichever way the code takes, and started again on one of them", .swift,
    """
    import UIKit
    final class Spinner$: UIView {
      private var timer: Timer?
      override func willMove(toSuperview newSuperview: UIView?) {
        timer?.invalidate()
        self.timer = nil
        if newSuperview != nil {
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
      }
      @objc private func tick() {}
    }
    """),
  CycleCase(
    "a subscription in a closure that does not own self", .swift,
    """
    import Combine
    final class Cell$ {
      let changes = PassthroughSubject<Int, Never>()
    }
    func row$(_ make: @escaping () -> Cell$) {}
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func show() {
        row$ { [unowned self] in  // strengthen
          let cell = Cell$()
          cell.changes.sink { _ in self.count += 1 }.store(in: &self.bag)
          return cell
        }
      }
    }
    """),
  CycleCase(
    "a subscription in a closure that may outlive self", .swift,
    """
    import Combine
    func later$(_ body: @escaping () -> Void) {}
    final class Screen$ {
      var bag: Set<AnyCancellable> = []
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        later$ { [weak self] in
          guard let strong = self else { return }
          numbers.sink { _ in self?.count += 1 }.store(in: &strong.bag)
          self?.bag.insert(numbers.sink { _ in self?.count += 1 })
        }
      }
    }
    """),
  CycleCase(
    "a subscription that nobody keeps", .swift,
    """
    import Combine
    final class Screen$ {
      var count = 0
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        _ = numbers.sink { _ in self.count += 1 }
        let token = numbers.sink { _ in self.count += 1 }
        token.cancel()
      }
    }
    """),
  CycleCase(
    "a subscription that is over with its request", .swift,
    """
    import Combine
    import Foundation
    final class Store$ {
      func load(_ name: String) -> AnyPublisher<Int, Never> { Just(name.count).eraseToAnyPublisher() }
    }
    final class Screen$ {
      let store = Store$()
      let names = PassthroughSubject<String, Never>()
      var bag: Set<AnyCancellable> = []
      var token: AnyCancellable?
      var count = 0
      func load() {
        token = store.load("a").receive(on: DispatchQueue.main).sink { self.count = $0 }
        names.dropFirst().first().sink { self.count = $0.count }.store(in: &bag)
        Just(1).sink { self.count = $0 }.store(in: &bag)
      }
    }
    """),
  CycleCase(
    "the delegate of the application", .swift,
    """
    import Combine
    import UIKit
    final class Launcher$: UIResponder, UIApplicationDelegate {
      var bag: Set<AnyCancellable> = []
      var window: Window$?
      func load(_ numbers: PassthroughSubject<Int, Never>) {
        numbers.sink { _ in self.load(numbers) }.store(in: &bag)
        let window = Window$()
        window.owner = self
        self.window = window
      }
    }
    final class Window$ {
      var owner: Launcher$?
    }
    """),
  CycleCase(
    "a plain pointer back", .cc,
    """
    #include <memory>
    class Window$;
    class Impl$ {
     public:
      Window$ *owner;
    };
    class Window$ {
      std::unique_ptr<Impl$> impl_;
      void open() { impl_ = std::make_unique<Impl$>(); impl_->owner = this; }
    };
    """),
  CycleCase(
    "a tree of unique pointers, through two types", .cc,
    """
    #include <memory>
    #include <vector>
    struct Edge$;
    struct Node$ { std::vector<std::unique_ptr<Edge$>> edges; };
    struct Edge$ {
      std::unique_ptr<Node$> target;
      void set(std::unique_ptr<Node$> node) { target = std::move(node); }
    };
    """),
  CycleCase(
    "a lambda with a weak pointer", .cc,
    """
    #include <functional>
    #include <memory>
    class Session$ : public std::enable_shared_from_this<Session$> {
      std::function<void()> handler_;
      void close() {}
      void open() {
        handler_ = [weak = std::weak_ptr<Session$>(shared_from_this())] { weak.lock()->close(); };
      }
    };
    """),
  CycleCase(
    "a method that is bound to a plain this", .cc,
    """
    #include <functional>
    #include <map>
    #include <string>
    class Session$ {
      std::map<std::string, std::function<void()>> handlers_;
      void close() {}
      void open() { handlers_.insert(std::make_pair("close", std::bind(&Session$::close, this))); }
    };
    """),
  CycleCase(
    "an event source whose handler cancels it by the short name", .m,
    """
    #import <Foundation/Foundation.h>
    @interface Poller$ : NSObject
    @end
    @implementation Poller$
    - (void)poll {
      dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
      dispatch_source_set_event_handler(source, ^{ dispatch_cancel(source); });
      dispatch_resume(source);
    }
    @end
    """),
  CycleCase(
    "an object that a library whose sources are missing has for its handler", .swift,
    """
    import Advertising
    final class Notices$ {
      private let ads: Ads
      init(ads: Ads) {
        self.ads = ads
        self.ads.noticesHandler = self
      }
    }
    """),
  CycleCase(
    "a method in a variable that a template binds to a plain pointer", .cc,
    """
    #include <functional>
    #include <vector>
    class Notifier$ {
    public:
      void add(const std::function<void()> &callback) const { callbacks_.push_back(callback); }
      template <class Listener, typename Method> void add(Listener *listener, const Method &method) const { add(std::bind(method, listener)); }
    private:
      mutable std::vector<std::function<void()>> callbacks_ = {};
    };
    class Slots$ : public Notifier$ {};
    class Plan$ {
      Slots$ slots_;
      void changed() {}
    public:
      Plan$() : slots_() { slots_.add(this, &Plan$::changed); }
    };
    void start() { Plan$ *plan = new Plan$(); delete plan; }
    """),
  CycleCase(
    "a member that is made of this, and elements", .cc,
    """
    #include <list>
    class Session$;
    class Part$ { public: explicit Part$(Session$& session, int number = 0); Session$& session; };
    class Session$ {
      Part$ part_;
      std::list<Part$> parts_;
      Session$() : part_{*this} {}
      void add() { parts_.emplace_back(*this, 2); }
    };
    """),
  CycleCase(
    "how many a list has, as a number of its elements", .swift,
    """
    struct Rows$ {
      struct Link$ { var vertex: Int }
      var rank: [Int]
      var above: [[Link$]]
      init(ranks: [Int]) {
        rank = ranks
        above = Array(repeating: [], count: ranks.count)
        let next = rank.count
        above.append([])
        above[next].append(Link$(vertex: next))
      }
    }
    """),
  CycleCase(
    "a lambda with a plain this", .cc,
    """
    #include <functional>
    class Session$ {
      std::function<void()> handler_;
      void close() {}
      void open() { handler_ = [this] { close(); }; }
    };
    """),
  CycleCase(
    "shared both ways, and reset", .cc,
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
    struct Owner$ { std::shared_ptr<B$> b; ~Owner$() { untie$(b); } };
    """),
]
