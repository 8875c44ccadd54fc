import Facts
import Ownership
import Testing

/// What a text of code says of loops: each as `proven A.member B.member`.
private func loops(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> [String] {
  let code = try CodeText(text)
  return objectLives(code.code, entities: code.entities, facts: code.facts).loops.map { loop in
    ([loop.certainty.rawValue] + loop.links.map { "\($0.source).\($0.member)" }.sorted()).joined(separator: " ")
  }.sorted()
}

private let family = """
  class Parent { child: Child; many children: Child; copy done: closure }
  class Child { parent: Parent; copy done: closure; weak owner: Parent }

  """

@Suite struct LoopTests {
  // MARK: Values and not names

  @Test("a child that is given its parent") func child() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent {
            let child = new Child
            child.parent = self
            self.child = child
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("C alone has no objects that keep each other") func languages() throws {
    let code = try CodeText(family + "method adopt of Parent { let child = new Child\nchild.parent = self\nself.child = child }")
    func count(_ language: Language, usedIn user: Language = .objectiveC) -> Int {
      var (entities, all) = (code.entities, code.code)
      for index in entities.indices { entities[index].language = language }
      for index in all.functions.indices { all.functions[index].language = user }
      return objectLives(all, entities: entities, facts: code.facts).loops.count
    }
    #expect(count(.c) == 0)
    #expect(count(.objectiveC) == 1)
    // A header may be read as C++, and its types be used in C.
    #expect(count(.cxx, usedIn: .c) == 0)
    #expect(count(.cxx, usedIn: .cxx) == 1)
  }

  @Test("what a member had before is an object of its own") func rotation() throws {
    #expect(
      try loops(
        """
        class Node { left: Node; right: Node }
        method rotate of Node {
          let save = self.left
          self.left = save.right
          save.right = self
        }
        """) == [])
  }

  @Test("a variable that is used for one object after another") func reuse() throws {
    #expect(
      try loops(
        family + """
          method build of Parent {
            var it = new Child
            self.child = it
            it = new Child
            it.parent = self
          }
          """) == [])
  }

  @Test("a chain that a loop builds") func chain() throws {
    #expect(
      try loops(
        """
        class Node { next: Node }
        class List { last: Node }
        method build of List {
          loop {
            let link = new Node
            link.next = self.last
            self.last = link
          }
        }
        """) == [])
  }

  @Test("two elements of one collection") func elements() throws {
    #expect(
      try loops(
        """
        class Node { next: Node }
        class List { many nodes: Node }
        method link of List {
          loop {
            let first = self.nodes[]
            let second = self.nodes[]
            first.next = second
          }
        }
        """) == [])
  }

  @Test("what only one of two arms does") func arms() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch { child.parent = self } or { self.child = child }
          }
          """) == [])
  }

  @Test("what one arm does and what follows on both") func afterArms() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch { child.parent = self } or { }
            self.child = child
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("an arm that returns") func early() throws {
    #expect(
      try loops(
        family + """
          method adopt of Parent (child: Child) {
            branch {
              child.parent = self
              return
            } or { }
            self.child = child
          }
          """) == [])
  }

  // MARK: Functions

  @Test("two objects that two calls tie") func calls() throws {
    #expect(
      try loops(
        family + """
          method setParent of Child (parent: Parent) { self.parent = parent }
          method setChild of Parent (child: Child) { self.child = child }
          function main {
            let parent = new Parent
            let child = new Child
            call setParent to {setParent} on child (parent)
            call setChild to {setChild} on parent (child)
          }
          """) == ["proven Child.parent Parent.child"])
  }

  @Test("an initialiser that keeps what it is handed") func initializer() throws {
    #expect(
      try loops(
        family + """
          initializer "Child.init(parent:)" named "init(parent:)" of Child (parent parent: Parent) { self.parent = parent }
          method add of Parent {
            let child = initialize call "init(parent:)" to {"Child.init(parent:)"} on new Child (parent: self)
            call "append(_:)" on self.children (child)
          }
          """) == ["proven Child.parent Parent.children"])
  }

  @Test("functions that call each other") func recursion() throws {
    #expect(
      try loops(
        family + """
          method a of Parent (child: Child) { call b to {b} on self (child) }
          method b of Parent (child: Child) {
            self.child = child
            branch { call a to {a} on self (child) } or { }
          }
          method c of Parent {
            let child = new Child
            child.parent = self
            call a to {a} on self (child)
          }
          """) == ["proven Child.parent Parent.child"])
  }

  // MARK: Closures

  @Test("closures that run all closures of a list, themselves among them: of as many orders as there are only some are followed") func orders() throws {
    let append = "call \"append(_:)\" on runner.handlers (closure [runner] { call fire to {fire} on runner })"
    let found = try loops(
      """
      class Runner { many handlers: closure }
      method fire of Runner {
        loop {
          let handler: closure = self.handlers[]
          run handler
        }
      }
      method start of Runner {
        let runner = new Runner
        \(Array(repeating: append, count: 14).joined(separator: "\n  "))
        call fire to {fire} on runner
      }
      """)
    #expect(Set(found) == ["likely Runner.handlers"])
  }

  @Test("a closure in a member that captures its keeper") func closure() throws {
    #expect(
      try loops(
        family + """
          method start of Parent {
            self.done = closure [self] { call finish on self }
          }
          """) == ["proven Parent.done"])
  }

  @Test("a closure that captures its keeper weakly") func weakClosure() throws {
    #expect(
      try loops(
        family + """
          method start of Parent {
            self.done = closure [weak self] { call finish on self }
          }
          """) == [])
  }

  @Test("a closure within one that captures weakly, kept and strong") func strongAgain() throws {
    #expect(
      try loops(
        family + """
          method start of Parent {
            call "async(execute:)" (closure [weak self] {
              let me = self
              me.done = closure [me] { call finish on me }
            })
          }
          """) == ["proven Parent.done"])
  }

  @Test("a closure that a function keeps, and one that it runs") func keepingFunction() throws {
    #expect(
      try loops(
        family + """
          method keep of Child (block: closure) { self.done = block }
          method perform of Child (block: closure) { run block }
          method start of Parent { call keep to {keep} on self.child (closure [self] { call finish on self }) }
          method stop of Parent { call perform to {perform} on self.child (closure [self] { call finish on self }) }
          """) == ["proven Child.done Parent.child"])
  }

  @Test("a function that keeps a closure, called twice") func keepingTwice() throws {
    #expect(
      try loops(
        """
        class List { actions: closure; many all: closure }
        class Screen { list: List }
        method keep of List (action: closure) { call "append(_:)" on self.all (action) }
        method fill of Screen {
          call keep to {keep} on self.list (closure [self] { call open on self })
          call keep to {keep} on self.list (closure [self] { call close on self })
        }
        """
      ).count == 2)
  }

  @Test("a variable that its own closure captures") func box() throws {
    #expect(
      try loops(
        """
        class Screen { }
        function main {
          var boxed step: closure
          let screen = new Screen
          step = closure [&step, screen] { run step }
        }
        method walk of Screen {
          var boxed step: closure
          step = closure [&step] { run step }
        }
        """) == ["proven Screen.step", "proven code.step"])
  }

  @Test("a setter that is handed nothing empties what it stores to") func setter() throws {
    let code = """
      class Child { copy done: closure }
      class Parent { child: Child }
      method setDone of Child (block: closure) { self.done = block }
      method setDone2 of Child (block: closure) { call setDone to {setDone} on self (block) }
      method start of Parent {
        let child = self.child
        call setDone2 to {setDone2} on child (closure [child] { call go on child })
      }

      """
    #expect(try loops(code) == ["proven Child.done"])
    #expect(try loops(code + "method stop of Parent { call setDone2 to {setDone2} on self.child (null) }") == ["likely Child.done"])
  }

  @Test("a class is no object of its type") func classObject() throws {
    func code(_ flag: String) -> String {
      """
      class Store { kept: Item }
      class Item { owner: Store }
      method share of Store \(flag){
        let item = new Item
        item.owner = self
        self.kept = item
      }
      """
    }
    #expect(try loops(code("")) == ["proven Item.owner Store.kept"])
    #expect(try loops(code("is static ")) == [])
    #expect(
      try loops(
        """
        class Store { kept: Item }
        class Item { owner: Store }
        method share of Store is static {
          call once (closure [self] {
            let item = new Item
            item.owner = self
            self.kept = item
          })
        }
        """) == [])
  }

  @Test("a variable whose closure empties it, refers to it weakly, or is emptied where it is made") func emptiedBox() throws {
    #expect(
      try loops(
        """
        function itself {
          var boxed step: closure
          step = closure [&step] { branch { step = null } or { run step } }
        }
        function another (done: closure) {
          var boxed step: closure
          step = closure [&step] { run step }
          call wait (closure [&step] { step = null })
        }
        function weakly {
          var boxed step: closure
          step = closure [unowned &step] { run step }
        }
        function after {
          var boxed step: closure
          step = closure [&step] { run step }
          step = null
        }
        """) == ["possible code.step", "possible code.step"])
  }

  @Test("what a closure gives that is handed in") func factory() throws {
    #expect(
      try loops(
        """
        class Host { }
        class Part { host: Host }
        function make (host: Host, maker: closure) {
          let part = run maker (host)
          host[part] = part
        }
        method start of Host {
          call make to {make} (self, closure (host: Host) {
            let part = new Part
            part.host = host
            return part
          })
        }
        """) == ["proven Host.part Part.host"])
  }

  // MARK: What ends a loop

  @Test("the deallocation of its own member comes too late") func tooLate() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { call finish on self } }
          deinitializer "Parent.deinit" of Parent { self.done = null }
          """) == ["proven Parent.done"])
  }

  @Test("emptied in an initialiser") func initialised() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { call finish on self } }
          initializer "Parent.init" of Parent { self.done = null }
          """) == ["proven Parent.done"])
  }

  @Test("a method that nobody calls ends it") func uncalled() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { call finish on self } }
          method cancel of Parent is public { self.done = null }
          """) == ["likely Parent.done"])
  }

  @Test("a method that an action calls ends it") func called() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { call finish on self } }
          method cancel of Parent { self.done = null }
          method tapped of Parent is action { call cancel to {cancel} on self }
          """) == ["possible Parent.done"])
  }

  @Test("the closure itself ends it") func itself() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { self.done = null } }
          """) == ["possible Parent.done"])
  }

  @Test("emptied and filled again is not ended") func again() throws {
    #expect(
      try loops(
        family + """
          method start of Parent is action {
            self.done = null
            self.done = closure [self] { call finish on self }
          }
          """) == ["proven Parent.done"])
  }

  @Test("what an arm may leave empty is ended") func maybeEmpty() throws {
    #expect(
      try loops(
        family + """
          method start of Parent { self.done = closure [self] { call finish on self } }
          method next of Parent is action {
            self.done = null
            call again to {again} on self
          }
          method again of Parent is private {
            branch { return } or { }
            self.done = closure [self] { call finish on self }
          }
          """) == ["possible Parent.done", "possible Parent.done"])
  }

  @Test("what a function makes and takes apart says nothing of others") func ownApart() throws {
    #expect(
      try loops(
        family + """
          function tie {
            let child = new Parent
            child.done = closure [child] { call finish on child }
          }
          function untie {
            let child = new Parent
            child.done = null
          }
          """) == ["proven Parent.done"])
  }

  // MARK: Collections

  @Test("an element that is given its owner") func elementBack() throws {
    #expect(
      try loops(
        family + """
          method own of Parent { loop { self.children[].parent = self } }
          """) == ["proven Child.parent Parent.children"])
  }

  @Test("an element that is taken out before") func takenOut() throws {
    #expect(
      try loops(
        family + """
          method own of Parent {
            let child = call removeFirst() on self.children
            child.parent = self
          }
          """) == [])
  }

  // MARK: What libraries keep

  @Test("a timer that repeats, and one that fires once") func timer() throws {
    let text = """
      class Clock { timer: "c:objc(cs)NSTimer" }
      method start of Clock {
        self.timer = call "scheduledTimer(withTimeInterval:repeats:block:)" on type "c:objc(cs)NSTimer" (
          withTimeInterval: literal, repeats: REPEATS, block: closure [self] { call tick on self }) returns "c:objc(cs)NSTimer"
      }

      """
    #expect(try loops(text.replacing("REPEATS", with: "true")) == ["proven Clock.timer"])
    #expect(try loops(text.replacing("REPEATS", with: "false")) == ["possible Clock.timer"])
    #expect(
      try loops(
        text.replacing("REPEATS", with: "true") + """
          deinitializer "Clock.deinit" of Clock { call invalidate() on self.timer }
          """) == ["proven Clock.timer"])
    #expect(
      try loops(
        text.replacing("REPEATS", with: "true") + """
          method "viewDidDisappear(_:)" of Clock { call invalidate() on self.timer }
          """) == ["possible Clock.timer"])
  }

  @Test("lists of objects of their own class make a tree", arguments: ["many other", "other"]) func tree(_ member: String) throws {
    let found = try loops(
      """
      class Result { \(member): Result }
      class Sorter { }
      method nest of Sorter (first: Result, second: Result) {
        let result = either (first, second)
        \(member == "other" ? "result.other = first" : "call \"append(_:)\" on result.other (first)")
      }
      """)
    #expect(found == (member == "other" ? ["likely Result.other"] : ["possible Result.other"]))
  }

  @Test("a timer that is ended by a method that the project adds to timers") func endedByExtension() throws {
    func found(_ stop: String) throws -> [String] {
      try loops(
        """
        class Clock { timer: "c:objc(cs)NSTimer" }
        method start of Clock {
          self.timer = call "scheduledTimer(withTimeInterval:repeats:block:)" on type "c:objc(cs)NSTimer" (
            withTimeInterval: literal, repeats: true, block: closure [self] { call tick on self }) returns "c:objc(cs)NSTimer"
        }
        method stopped of "c:objc(cs)NSTimer" returns "c:objc(cs)NSTimer" {
          branch { \(stop) } or {}
          return null
        }
        method "viewDidDisappear(_:)" of Clock { self.timer = call stopped to {stopped} on self.timer returns "c:objc(cs)NSTimer" }
        """)
    }
    #expect(try found("call invalidate() on self") == ["possible Clock.timer"])
  }

  @Test("a member that is given nothing on one of several ways") func eitherNothing() throws {
    func found(_ value: String) throws -> [String] {
      try loops(
        """
        class Clock { done: closure }
        method start of Clock { self.done = closure [self] { call tick on self } }
        method "viewDidDisappear(_:)" of Clock { let other = closure {}
        self.done = \(value) }
        """)
    }
    #expect(try found("either (other, null)") == ["possible Clock.done"])
    #expect(try found("either (other, other)") == ["proven Clock.done"])
  }

  @Test("a method that what keeps the object calls by its selector", arguments: ["literal \"tick:\"", "literal \"tock:\""]) func bySelector(_ selector: String) throws {
    let code = try CodeText(
      """
      file "Clock.m" objective-c
      class Start : UIApplicationDelegate {}
      class Clock { timer: "c:objc(cs)NSTimer" }
      method "Clock.start" named start of Clock is public {
        self.timer = call "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:" on type "c:objc(cs)NSTimer" (
          literal, self, \(selector), null, true) returns "c:objc(cs)NSTimer"
      }
      method "Clock.tick" named "tick:" of Clock is public { call invalidate on self.timer }
      """)
    let endings = objectLives(code.code, entities: code.entities, facts: code.facts).loops.map { $0.endings.map(\.kind) }
    #expect(endings == [[selector.contains("tick") ? .called : .uncalled]])
  }

  @Test("a member that is set by its key is kept as the member says") func byKey() throws {
    func found(_ owner: String) throws -> [String] {
      try loops(
        """
        class Screen { model: Model }
        class Model { \(owner): Screen }
        method start of Screen { call "setValue:forKey:" on self.model (self, literal "owner") }
        """)
    }
    #expect(try found("owner") == ["proven Model.owner Screen.model"])
    #expect(try found("weak owner") == [])
  }

  @Test("a handler that cancels the timer that keeps it") func cancelsItself() throws {
    #expect(
      try loops(
        """
        function start {
          let timer = call dispatch_source_create
          call dispatch_source_set_event_handler (timer, closure [timer] {
            call dispatch_source_cancel (timer)
          })
        }
        """) == ["possible s:OS_dispatch_source.eventHandler"])
    #expect(
      try loops(
        """
        function start {
          let timer = call dispatch_source_create
          call dispatch_source_set_event_handler (timer, closure [timer] {
            call dispatch_async (closure [timer] { call dispatch_source_cancel (timer) })
          })
        }
        """) == ["possible s:OS_dispatch_source.eventHandler"])
  }

  @Test("another case of an enum in its place") func otherCase() throws {
    #expect(
      try loops(
        """
        class Monitor { state: State }
        enum State { copy running: closure }
        method start of Monitor is action { self.state = [closure [self] { call changed on self }] }
        method stop of Monitor is action { self.state = literal }
        """) == ["possible Monitor.state"])
  }

  @Test("nothing through a setter of its own") func emptyingSetter() throws {
    let text = """
      class Dialog { host: Host }
      class Host { content: Dialog; shown: Dialog }
      setter content of Host(value: Dialog) { self.content = value; self.shown = value }
      method show of Dialog is action {
        let host = new Host
        host.content = self
        self.host = host
      }
      """
    #expect(try loops(text) == ["proven Dialog.host Host.content", "proven Dialog.host Host.shown"])
    #expect(try loops(text + "\nmethod hide of Dialog is action { self.host.content = null }").contains("possible Dialog.host Host.content"))
  }

  @Test("nothing through a setter that stores only what is new") func emptyingConditionalSetter() throws {
    let text = """
      class Dialog { host: Host }
      class Host { content: Dialog }
      setter content of Host(value: Dialog) { branch { self.content = value } or { } }
      method show of Dialog is action {
        let host = new Host
        host.content = self
        self.host = host
      }

      """
    #expect(try loops(text) == ["proven Dialog.host Host.content"])
    #expect(try loops(text + "method hide of Dialog is action { self.host.content = null }") == ["possible Dialog.host Host.content"])
  }

  @Test("what is emptied on one of many ways, after which the function is over") func emptiedOnOneOfManyWays() throws {
    let text = """
      class Input { timer: NSTimer }
      method begin of Input is action {
        self.timer = call scheduledTimer(timeInterval:target:selector:userInfo:repeats:) on type NSTimer (literal, target: self, selector: literal, userInfo: null, repeats: true)
      }

      """
    func tick(_ way: String) -> String {
      "method tick of Input is action {" + String(repeating: "branch { call first } or { call second }\n", count: 5) + "branch { \(way) } or { }\ncall last\n}"
    }
    #expect(try loops(text + tick("call more")) == ["proven Input.timer"])
    #expect(try loops(text + tick("call invalidate on self.timer\nself.timer = null\nreturn")) == ["possible Input.timer"])
  }

  @Test("an operation that depends on another of its type") func dependencies() throws {
    #expect(
      try loops(
        """
        class Step : NSOperation { }
        method chain of Step { call addDependency: on self (self) }
        """) == ["possible Step.dependency"])
  }

  @Test("a called function made it and put it into a variable, or did not") func ofVariable() throws {
    func code(_ store: String) -> String {
      """
      class Store { copy done: closure }
      class Screen { }
      function shared returns Store {
        let made = new Store
        \(store)
        return made
      }
      method open of Screen {
        let found = call shared to {shared}
        found.done = closure [found] { call go on found }
      }
      """
    }
    #expect(try loops(code("")) == ["proven Store.done"])
    #expect(try loops(code("globals::shared = made")) == ["possible Store.done"])
  }

  @Test("a variable that is given itself, as another type or out of itself, is nobody new") func givenItself() throws {
    func doubts(_ window: String) throws -> [[ObjectLoop.Doubt]] {
      let code = try CodeText(
        """
        class Delegate : UIApplicationDelegate { screen: Screen }
        class Screen : UIViewController { done: closure }
        method show of Delegate is action {
          \(window)
          window = cast window to UIWindow
          window.rootViewController = self.screen
        }
        method viewDidLoad of Screen { self.done = closure [self] { call changed on self } }
        """)
      let screen = InterfaceObject("Screen", .atLaunch, at: SourceLocation("Main.storyboard", line: 1))
      return objectLives(code.code, entities: code.entities, facts: code.facts, interfaces: [screen]).loops.map(\.doubts)
    }
    // A window of its own takes nothing from the first one.
    #expect(try doubts("var window = new UIWindow") == [[.notSeenToGo, .mayLast]])
    #expect(try doubts("var window: UIWindow") == [[.mayLast]])
  }

  // MARK: Programs that programs wrote

  // With squares each of these takes minutes.

  @Test("functions of one name, of which nobody knows which is called") func equalNames() throws {
    let count = 4_000
    let text = (0..<count).map { number in
      """
      class C\(number) { other: C\(number); done: closure }
      method "C\(number).begin" named begin of C\(number) (any: Any) {
        self.done = closure [self] { call stop on self }
        call stop on any
      }
      method "C\(number).stop" named stop of C\(number) (any: Any) {
        self.done = null
        self.other = new C\(number)
        call begin on any
      }
      """
    }.joined(separator: "\n")
    let code = try CodeText(text)
    #expect(objectLives(code.code, entities: code.entities, facts: code.facts).loops.count == count)
  }

  @Test("objects of many classes that one function makes, each of which has all others") func allToAll() throws {
    let count = 24
    let classes = (0..<count).map { number in "class C\(number) { " + (0..<count).filter { $0 != number }.map { "m\($0): C\($0)" }.joined(separator: "; ") + " }" }
    let made = (0..<count).map { "let c\($0) = new C\($0)" }
    let tied = (0..<count).flatMap { a in (0..<count).filter { $0 != a }.map { "c\(a).m\($0) = c\($0)" } }
    let code = try CodeText(
      """
      class Delegate : UIApplicationDelegate {}
      \(classes.joined(separator: "\n"))
      method "applicationDidBecomeActive(_:)" of Delegate {
        \((made + tied).joined(separator: "\n"))
      }
      """)
    #expect(!objectLives(code.code, entities: code.entities, facts: code.facts).loops.isEmpty)
  }

  @Test("a long line of objects of which each makes the next, the last of them first") func owners() throws {
    let count = 3_000
    let links = (0..<count).map { number in
      number == 0
        ? "class O0 { done: closure }"
        : """
        class O\(number) { next: O\(number - 1); done: closure }
        initialValue "O\(number).next" named next of O\(number) { self.next = new O\(number - 1) }
        """
    }
    let code = try CodeText(
      """
      class Delegate : UIApplicationDelegate { first: O\(count - 1) }
      initialValue "Delegate.first" named first of Delegate { self.first = new O\(count - 1) }
      \(links.joined(separator: "\n"))
      """)
    #expect(objectLives(code.code, entities: code.entities, facts: code.facts).lasting.count == count + 1)
  }
}
