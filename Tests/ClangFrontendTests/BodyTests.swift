import Foundation
import Testing
import TestSupport

/// What bodies become when they are lowered. The text of the code is compared without positions, and with the names of types for their ids.
@Suite struct BodyTests {
  /// The statements of the last function, closures inside them.
  private func lines(_ source: String, file: String = "main.m") throws -> [String] {
    var text = try code(of: source, defaultFile: file)
    for (pattern, replacement) in [
      (#"(?m)^( *)[0-9]+:[0-9]+ "#, "$1"), (#"@[0-9]+(:[0-9]+)?"#, ""), (#" at [0-9]+(:[0-9]+)?"#, ""), (#" returns (\"[^\"]*\"|[a-z]+( \"[^\"]*\")?)"#, ""),
      (#"(?m)  +"#, ""), (#"\"c:(objc\((cs|pl)\)|@S@)([A-Za-z]+)\""#, "$3"), (#" to \{[^}]*\}"#, ""), (#" \}"#, "}"),
    ] { text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression) }
    let all = text.split(separator: "\n").map(String.init)
    let start = all.lastIndex { $0.hasPrefix("method ") || $0.hasPrefix("function ") || $0.hasPrefix("initializer ") || $0.hasPrefix("deinitializer ") }
    return Array(all[((start ?? -1) + 1)...].dropLast())
  }

  private func objectiveC(_ body: String) throws -> [String] {
    try lines(
      """
      #import <Foundation/Foundation.h>
      @interface Part : NSObject
      @property (nonatomic, strong) Part *next;
      @property (nonatomic, copy) void (^handler)(void);
      @property (nonatomic, strong) NSMutableArray<Part *> *parts;
      @property (class, strong) Part *shared;
      @property (nonatomic) BOOL hidden;
      - (void)subclassResponsibility;
      + (Part *)make;
      - (void)run:(id)object;
      @end
      @implementation Part { id _other; int _count; }
      - (void)go:(Part *)part flag:(BOOL)flag {
        \(body)
      }
      @end
      """)
  }

  private func cxx(_ body: String) throws -> [String] {
    try lines(
      """
      namespace std {
        template <class T> struct shared_ptr {
          shared_ptr(); shared_ptr(const shared_ptr &); explicit shared_ptr(T *); shared_ptr &operator=(const shared_ptr &);
          T *operator->() const; T *get() const; void reset(); void reset(T *);
        };
        template <class T> struct weak_ptr { weak_ptr(const shared_ptr<T> &); weak_ptr &operator=(const shared_ptr<T> &); shared_ptr<T> lock() const; };
        template <class F> struct function { function(); template <class G> function(G); void operator()() const; };
        template <class T, class... A> shared_ptr<T> make_shared(A &&...);
        template <class F, class... A> function<void()> bind(F, A...);
      }
      struct Node {
        std::shared_ptr<Node> next; std::weak_ptr<Node> up; Node *plain; std::function<void()> handler;
        Node(int count, Node *parent) : plain(parent) {}
        void run();
        void go(std::shared_ptr<Node> other);
      };
      void Node::go(std::shared_ptr<Node> other) {
        \(body)
      }
      """, file: "main.cpp")
  }

  @Test("ivars, properties and setter messages are places")
  func members() throws {
    #expect(
      try objectiveC("_other = part; self.next.next = part; [part setNext:nil]; id x = [part next];") == [
        "store part in self->Part::_other", "store part in self.Part::next.Part::next", "store null in part.Part::next", "var x: object = part.Part::next",
      ])
  }

  @Test("nothing in other words: empty braces, nullopt; a number that a constructor is given")
  func nothing() throws {
    #expect(try cxx("next = {}; plain = {}; Node *none{}; go(none ? next : other);").first == "store null in self->Node::next")
    #expect(try cxx("plain = {};") == ["store null in self->Node::plain"])
    #expect(
      try lines(
        """
        namespace std {
          struct nullopt_t {}; inline constexpr nullopt_t nullopt{};
          template <class T> struct optional { optional(); optional &operator=(nullopt_t); };
        }
        struct Node { std::optional<Node *> up; int count; bool isOpen; Node() : count(3), isOpen(false) { up = std::nullopt; } };
        """, file: "main.cpp") == [
          "store literal in self->Node::count", "store false in self->Node::isOpen", "store null in self->Node::up",
        ])
  }

  @Test("what a class that nobody declares does with a pointer is not known") func pointerInUnknownClass() throws {
    #expect(
      try lines(
        """
        #include <QTimer>
        class Net { public: QTimer timer; Net *next; Net() : timer(this), next(this) {} };
        """, file: "main.cpp") == ["store self in self->Net::next"])
  }

  @Test("a number that counts on")
  func steppingNumbers() throws {
    #expect(
      try objectiveC("_count++; --part->_count; part->_count += 2; int local = 0; local++;") == [
        "self->Part::_count = literal", "part->Part::_count = literal", "part->Part::_count = literal",
      ])
  }

  @Test("a flag that is stored in several places, and a failure that is returned")
  func flags() throws {
    #expect(
      try objectiveC("self.next.hidden = self.hidden = YES;") == [
        "store true in self.Part::hidden", "store true in self.Part::next.Part::hidden",
      ])
    #expect(
      try objectiveC("if (flag) return [self subclassResponsibility];") == [
        "branch {", "call subclassResponsibility on self", "fail", "} or {}",
      ])
  }

  @Test("a chain of assignments stores one value in several places")
  func chains() throws {
    #expect(try objectiveC("self.next = _other = nil;") == ["store null in self->Part::_other", "store null in self.Part::next"])
  }

  @Test("objects that are made, and messages to classes and to super")
  func making() throws {
    #expect(
      try objectiveC("Part *a = [[Part alloc] init]; Part *b = [[self.class alloc] init]; self.next = [Part new]; [Part make]; [super description];") == [
        "var a: Part = initialize call init on new Part", "var b: Part = initialize call init on new Part", "store initialize call init on new Part in self.Part::next",
        "call make on type Part", "super call description on self",
      ])
  }

  @Test("objects that are made with a dot")
  func dottedMaking() throws {
    #expect(
      try objectiveC("Part *a = Part.new; self.next = Part.alloc.init; Part *b = Part.shared;") == [
        "var a: Part = initialize call init on new Part", "store initialize call init on new Part in self.Part::next", "var b: Part = call shared on type Part",
      ])
  }

  @Test("a look at an ivar is stated, though it does nothing")
  func looks() throws {
    #expect(try objectiveC("if (!_other) [self run:nil];") == ["self->Part::_other", "branch {", "call \"run:\" on self (null)", "} or {}"])
    #expect(try objectiveC("if (_other && _count > 1) [self run:nil];") == ["self->Part::_other", "branch {", "call \"run:\" on self (null)", "} or {}"])
  }

  @Test("collections and their elements")
  func collections() throws {
    #expect(
      try objectiveC("id a = @[part, @1]; id d = @{@\"k\": part}; self.parts[0] = part; id e = self.parts[0]; for (Part *p in self.parts) [p run:p];") == [
        "var a: object = [part, literal]", "var d: object = [part]", "store part in self.Part::parts[]", "var e: object = self.Part::parts[]",
        "var \"\" = self.Part::parts", "loop {", "var p: Part = #5[]", "call \"run:\" on p (p)", "}",
      ])
  }

  @Test("a block captures what it names, as the variable has it")
  func blocks() throws {
    #expect(
      try objectiveC("__weak typeof(self) weakSelf = self; self.handler = ^{ __strong typeof(weakSelf) strongSelf = weakSelf; [strongSelf run:part]; };") == [
        "var weak weakSelf: Part = self", "store closure [weak weakSelf as #1, part as #2] {", "var strongSelf: Part", "var weak weakSelf: Part",
        "strongSelf = weakSelf", "var part: Part", "call \"run:\" on strongSelf (part)", "} in self.Part::handler",
      ])
    #expect(
      try objectiveC("self.handler = ^{ _other = nil; };") == [
        "store closure [self] {", "store null in self->Part::_other", "} in self.Part::handler",
      ])
  }

  @Test("what an inner block captures, the outer one captures")
  func nestedBlocks() throws {
    #expect(
      try objectiveC("self.handler = ^{ part.handler = ^{ [self run:part]; }; };") == [
        "store closure [self, part as part: Part] {", "store closure [self, part as part: Part] {", "call \"run:\" on self (part)", "} in part.Part::handler",
        "} in self.Part::handler",
      ])
  }

  @Test("branches, loops, failures")
  func flow() throws {
    #expect(
      try objectiveC("if (flag) { self.next = part; } else { return; } while (part) { part = part.next; if (flag) break; } abort();") == [
        "branch {", "store part in self.Part::next", "} or {", "return", "}", "loop {", "part = part.Part::next", "branch {", "leave", "} or {}", "}",
        "call abort", "fail",
      ])
    #expect(
      try objectiveC("self.next = flag ? part : (_other ?: nil);") == [
        "store either (part, either (self->Part::_other, null)) in self.Part::next"
      ])
  }

  @Test("an arm of a switch has those that it falls into")
  func fallThrough() throws {
    #expect(
      try objectiveC("switch (flag) { case 1: _other = nil; case 2: self.next = nil; break; default: [part run:nil]; }") == [
        "branch {", "store null in self->Part::_other", "store null in self.Part::next", "} or {", "store null in self.Part::next", "} or {",
        "call \"run:\" on part (null)", "}",
      ])
  }

  @Test("calls of blocks, and of functions of the platform")
  func calls() throws {
    #expect(
      try objectiveC("self.handler(); dispatch_async(dispatch_get_main_queue(), self.handler);") == [
        "run self.Part::handler", "call dispatch_async (call dispatch_get_main_queue, self.Part::handler)",
      ])
  }

  @Test("what is handed on by its address may be another object afterwards")
  func addresses() throws {
    #expect(
      try objectiveC("NSError *error = nil; [part run:&error]; _other = error;") == [
        "var error: NSError = null", "call \"run:\" on part (unknown)", "error = unknown NSError", "store error in self->Part::_other",
      ])
  }

  @Test("counting by hand")
  func counting() throws {
    #expect(
      try objectiveC("_other = [part retain]; [_other release]; [part retain]; self.next = [[part retain] autorelease];") == [
        "store part in self->Part::_other", "retain self->Part::_other", "release self->Part::_other", "retain part", "store part in self.Part::next",
      ])
  }

  @Test("objects of C++: pointers that own, constructors, methods as values")
  func cxxObjects() throws {
    #expect(
      try cxx("auto a = std::make_shared<Node>(1, this); a->next = other; other->up = a; plain = new Node(2, plain); next.reset(); handler = std::bind(&Node::run, this);") == [
        "var a: Node = initialize call Node on new Node (literal, self)", "store other in a->Node::next", "store a in other->Node::up",
        "store initialize call Node on new Node (literal, self->Node::plain) in self->Node::plain", "store null in self->Node::next",
        "store (bound \"run\" on self) in self->Node::handler",
      ])
  }

  @Test("lambdas capture by the words in their brackets")
  func lambdas() throws {
    #expect(
      try cxx("handler = [this, other] { run(); other->run(); };") == [
        "store closure [raw self, other as other: Node] {", "call \"run\" on self", "call \"run\" on other", "} in self->Node::handler",
      ])
    #expect(
      try cxx("handler = [&] { plain = other.get(); }; handler = [copy = next] { copy->run(); };") == [
        "store closure [reference &other as strong other: Node, raw self] {", "store other in self->Node::plain", "} in self->Node::handler",
        "store closure [self->Node::next as \"copy\": Node] {", "call \"run\" on \"copy\"", "} in self->Node::handler",
      ])
  }

  @Test("members that nobody declares are in the text") func undeclaredMembers() throws {
    #expect(
      try objectiveC("part.listener = self; part.next.listener.last = self; part.next = part.first;") == [
        "store self in part.listener", "store self in part.Part::next.listener->last", "store part.first in part.Part::next",
      ])
  }

  @Test("classes that nobody declares, asked with a dot") func undeclaredClasses() throws {
    #expect(
      try objectiveC("_other = Feed.shared; [part run:Cell.class]; [part run:Cell.reuse];") == [
        "store call shared on type Feed in self->Part::_other", "call \"run:\" on part (call class on type Cell)", "call \"run:\" on part (call reuse on type Cell)",
      ])
  }

  @Test("what stands beside a name that nobody declares is not lost") func undeclaredNames() throws {
    #expect(
      try objectiveC("[lost put:part]; _other = [lost take:part]; lost.first = part; lost = [Part make]; [part put:lost];") == [
        "call put: on (unknown object) (part)", "store call take: on (unknown object) (part) in self->Part::_other", "store part in (unknown object).first",
        "call make on type Part", "call put: on part (unknown object)", "unlowered DeclRefExpr 1",
      ])
  }
}
