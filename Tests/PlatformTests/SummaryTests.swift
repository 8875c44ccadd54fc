@testable import Platform
import Testing

@Suite struct SummaryTests {
  @Test("every row of the tables is read")
  func mistakes() {
    let table = Platform.summaryTable
    #expect(table.mistakes.isEmpty)
    #expect(table.rows > 900)
    for text in Platform.summaryTables { #expect(text.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("rows of one name and class don't contradict each other")
  func contradictions() {
    for found in [Platform.summaryTable.calls, Platform.summaryTable.properties] {
      for (name, summaries) in found {
        var seen: [String: LibrarySummary.Keeping] = [:]
        for summary in summaries {
          for case .keeps(let keeping) in summary.effects {
            let key = "\(summary.receiver ?? "-") \(keeping.keeper) \(keeping.kept)"
            if let other = seen[key] { #expect(other.how == keeping.how && other.until == keeping.until, "\(name): \(key)") }
            seen[key] = keeping
          }
        }
      }
    }
  }

  @Test(
    "a row that means nothing is a mistake",
    arguments: [
      "NSTimer", "NSTimer go", "NSTimer go = holds target:0", "NSTimer go: = keeps target:1", "NSTimer go(a:) = keeps b", "NSTimer go: = keeps",
      "NSTimer go: = runs", "NSTimer go: = returns", "NSTimer go: = keeps a:0 unless", "NSTimer go: = keeps value:value", "NSTimer = = =",
    ])
  func mistake(row: String) {
    #expect(!SummaryTable(tables: [row]).mistakes.isEmpty)
  }

  @Test(
    "who keeps what, for how long",
    arguments: [
      // Timers, run loops, delayed calls.
      ("scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", "NSTimer", "[run loop] keeps 1 (target) forever unless 4"),
      ("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", "NSTimer", "result keeps 1 (target) forever unless 4"),
      ("scheduledTimer(withTimeInterval:repeats:block:)", "NSTimer", "[run loop] copies 2 (block) forever unless 1"),
      ("scheduledTimer(withTimeInterval:repeats:)", "NSTimer", "result copies 2 (block) forever unless 1"),
      ("init(timeInterval:repeats:)", "NSTimer", "result copies 2 (block) forever unless 1"),
      ("performSelector:withObject:afterDelay:", "NSObject", "[run loop] keeps receiver (target) fires"),
      ("cancelPreviousPerformRequestsWithTarget:", "NSObject", "ends 0"),
      ("init(target:selector:)", "CADisplayLink", "result keeps 0 (target) forever"),
      ("add(to:forMode:)", "CADisplayLink", "[run loop] keeps receiver (link) forever"),
      ("invalidate", "NSTimer", "ends receiver"),
      ("invalidate()", "NSTimer", "ends receiver"),
      // Notifications and keys.
      ("addObserverForName:object:queue:usingBlock:", "NSNotificationCenter", "[notification center] copies 3 (block) forever"),
      ("addObserver(forName:object:queue:)", "NSNotificationCenter", "result copies 3 (block) forever"),
      ("addObserver(_:selector:name:object:)", "NSNotificationCenter", "[notification center] weak 0 (observer) owner"),
      ("observe(_:)", "NSObject", "result copies 1 (changeHandler) owner"),
      ("observe(_:options:changeHandler:)", "NSObject", "result copies 2 (changeHandler) owner"),
      // Work that is over at some time.
      ("dispatch_async", "-", "[queue] copies 1 (block) fires"),
      ("async()", "OS_dispatch_queue", "[queue] copies 0 (execute) fires"),
      ("async(group:)", "OS_dispatch_queue", "[queue] copies 1 (execute) fires"),
      ("asyncAfter(deadline:execute:)", "OS_dispatch_queue", "[queue] copies 1 (execute) fires"),
      ("sync()", "OS_dispatch_queue", "runs 0"),
      ("setEventHandler()", "OS_dispatch_source", "receiver copies 0 (eventHandler) forever"),
      ("init()", "Task", "[system] copies 0 (operation) completes"),
      ("detached(priority:)", "Task", "result copies 1 (operation) completes"),
      ("init(block:)", "DispatchWorkItem", "result copies 0 (block) owner"),
      ("addOperation:", "NSOperationQueue", "receiver keeps 0 (operation) completes"),
      ("initWithRequest:delegate:", "NSURLConnection", "result keeps 1 (delegate) completes"),
      ("init(configuration:delegate:delegateQueue:)", "NSURLSession", "[url session] keeps 1 (delegate) forever"),
      ("dataTask(with:)", "NSURLSession", "[url session] copies 1 (completionHandler) completes"),
      ("animate(withDuration:)", "UIView", "runs 1"),
      ("animate(withDuration:animations:)", "UIView", "[animation] copies 2 (completion) completes"),
      ("animate(withDuration:delay:options:animations:completion:)", "UIView", "[animation] copies 4 (completion) completes"),
      // Hierarchies and targets.
      ("addSubview(_:)", "UIView", "receiver keeps 0 (subview) owner"),
      ("addChild(_:)", "UIViewController", "receiver keeps 0 (child) owner"),
      ("addChild(_:)", "SKNode", "receiver keeps 0 (child) owner"),
      ("pushViewController:animated:", "UINavigationController", "receiver keeps 0 (child) owner"),
      ("present(_:animated:)", "UIViewController", "receiver keeps 0 (presented) completes"),
      ("addTarget(_:action:for:)", "UIControl", "receiver weak 0 (target) owner"),
      ("init(title:style:target:action:)", "UIBarButtonItem", "result weak 2 (target) owner"),
      ("addAction:", "UIAlertController", "receiver keeps 0 (action) owner"),
      ("init(title:style:)", "UIAlertAction", "result copies 2 (handler) completes"),
      ("setDelegate:", "CAAnimation", "receiver keeps 0 (delegate) owner"),
      ("removeFromSuperview", "UIView", "ends receiver"),
      ("add(_:name:)", "WKUserContentController", "receiver keeps 0 (scriptMessageHandler) forever"),
      ("addPeriodicTimeObserver(forInterval:queue:)", "AVPlayer", "result copies 2 (block) forever"),
      // Combine and others.
      ("sink()", "-", "result copies 0 (receiveValue) owner"),
      ("sink(receiveCompletion:receiveValue:)", "-", "result copies 1 (receiveValue) owner"),
      ("assign(to:on:)", "-", "result keeps 1 (object) owner"),
      ("store(in:)", "-", "0 keeps receiver (cancellable) owner"),
      ("map()", "Publisher", "result copies closure (transform) owner"),
      ("eraseToAnyPublisher()", "-", "result keeps receiver (upstream) owner"),
      ("subscribe(onNext:)", "-", "receiver copies 0 (onNext) completes"),
      ("disposed(by:)", "-", "0 keeps receiver (disposable) owner"),
      ("makeConstraints()", "ConstraintViewDSL", "runs 0"),
      ("mas_makeConstraints:", "-", "runs 0"),
      ("subscribeNext:", "-", "result copies 0 (block) completes"),
      // Collections.
      ("addObject:", "-", "adds 0"),
      ("append(_:)", "-", "adds 0"),
      ("push_back", "-", "adds 0"),
      ("removeAll()", "-", "removes"),
      ("removeAllObjects", "-", "removes"),
      ("enumerateObjectsUsingBlock:", "-", "runs closure with elements"),
      ("forEach()", "-", "runs 0 with elements"),
      // Windows.
      ("init(contentViewController:)", "NSWindow", "result keeps 0 (contentViewController) owner"),
    ])
  func calls(name: String, receiver: String, effect: String) {
    let found = Platform.summaries(ofCall: name).filter { ($0.receiver ?? "-") == receiver }.flatMap(\.effects).map(describe)
    #expect(found.contains(effect), "\(found)")
  }

  @Test(
    "setting properties",
    arguments: [
      ("delegate", "CAAnimation", "receiver keeps value (delegate) owner"), ("delegate", "NSStream", "receiver unsafe value (delegate) owner"),
      ("delegate", "-", "receiver weak value (delegate) owner"), ("dataSource", "-", "receiver weak value (dataSource) owner"),
      ("target", "NSMenuItem", "receiver weak value (target) owner"), ("completionBlock", "NSOperation", "receiver copies value (completionBlock) completes"),
      ("navigationDelegate", "-", "receiver weak value (navigationDelegate) owner"),
      ("exportedObject", "NSXPCConnection", "receiver keeps value (exportedObject) completes"),
      ("invalidationHandler", "NSXPCConnection", "receiver copies value (invalidationHandler) completes"),
      ("rootViewController", "UIWindow", "receiver keeps value (rootViewController) owner"),
      ("representedObject", "NSMenuItem", "receiver keeps value (representedObject) owner"), ("view", "NSToolbarItem", "receiver keeps value (view) owner"),
    ])
  func properties(name: String, receiver: String, effect: String) {
    let found = Platform.summaries(ofProperty: name).filter { ($0.receiver ?? "-") == receiver }.flatMap(\.effects).map(describe)
    #expect(found == [effect])
  }

  @Test("what is returned")
  func results() {
    #expect(Platform.summaries(ofCall: "firstObject").map { $0.result } == [.element])
    #expect(Platform.summaries(ofCall: "first").contains { $0.result == .element })
    #expect(Platform.summaries(ofCall: "object(at:)").map { $0.result } == [.element])
    #expect(Platform.summaries(ofCall: "sorted(by:)").map { $0.result } == [.sameElements])
    #expect(Platform.summaries(ofCall: "move").map { $0.result } == [.argument(0)])
    #expect(Platform.summaries(ofCall: "scheduledTimer(withTimeInterval:repeats:)").map { $0.result } == [.new("NSTimer")])
    #expect(Platform.summaries(ofCall: "retain").map { $0.result } == [.receiver])
  }

  @Test("classes come first, and common names are not distinctive")
  func order() {
    let delegates = Platform.summaries(ofProperty: "delegate")
    #expect(delegates.last?.receiver == nil)
    #expect(delegates.filter { $0.receiver == nil }.count == 1)
    #expect(Platform.summaries(ofCall: "init()").allSatisfy { !$0.isDistinctive })
    #expect(Platform.summaries(ofCall: "observe(_:)").allSatisfy { !$0.isDistinctive })
    #expect(Platform.summaries(ofCall: "scheduledTimer(withTimeInterval:repeats:)").allSatisfy { $0.isDistinctive })
    #expect(Platform.summaries(ofCall: "ps_nobodyHasIt:").isEmpty)
  }

  @Test("endings are written as they are in both languages")
  func endings() {
    guard case .keeps(let keeping)? = Platform.summaries(ofCall: "addObserverForName:object:queue:usingBlock:").first?.effects.first else {
      Issue.record("it keeps its block")
      return
    }
    #expect(keeping.endings == ["-removeObserver:", "removeObserver(_:)"])
    guard case .keeps(let timer)? = Platform.summaries(ofCall: "scheduledTimerWithTimeInterval:repeats:block:").first?.effects.first else {
      Issue.record("it keeps its block")
      return
    }
    #expect(timer.endings == ["-invalidate", "invalidate()"])
  }

  @Test(
    "methods that the platform calls",
    arguments: [
      "viewDidDisappear:", "viewDidDisappear(_:)", "prepareForReuse()", "windowWillClose:", "willMove(toWindow:)", "applicationWillTerminate(_:)",
      "sceneDidDisconnect:", "tableView(_:willDisplay:forRowAt:)", "tableView:didSelectRowAtIndexPath:", "URLSession:didBecomeInvalidWithError:",
      "urlSession(_:task:didCompleteWithError:)", "observeValueForKeyPath:ofObject:change:context:", "locationManager(_:didUpdateLocations:)",
    ])
  func called(name: String) { #expect(Platform.isCalledByPlatform(name)) }

  @Test(
    "methods that only the program calls",
    arguments: [
      "init", "dealloc", "deinit", "stop()", "cancel", "close()", "loginView(_:didTap:)", "tearDownPlayer", "invalidate", "tableView(_:)", "",
    ])
  func notCalled(name: String) { #expect(!Platform.isCalledByPlatform(name)) }

  @Test("everyday names count in the classes that have them")
  func everyday() {
    #expect(Platform.isCalledByPlatform("cancel", inSubclassOf: "NSOperation"))
    #expect(Platform.isCalledByPlatform("main()", inSubclassOf: "NSBlockOperation"))
    #expect(!Platform.isCalledByPlatform("cancel", inSubclassOf: "UIViewController"))
    #expect(Platform.isCalledByPlatform("tearDown()", inSubclassOf: "XCTestCase"))
    #expect(!Platform.isCalledByPlatform("tearDown()"))
    #expect(Platform.isCalledByPlatform("stopLoading", inSubclassOf: "NSURLProtocol"))
    #expect(!Platform.isCalledByPlatform("stopLoading", inSubclassOf: "UIWebView"))
  }

  @Test(
    "what names tell where no table does",
    arguments: [
      ("psLoadWithCompletion:", [], "[operation] copies 0 (completion) completes"),
      ("load(from:completion:)", ["from", "completion"], "[operation] copies 1 (completion) completes"),
      ("GET:success:failure:", [], "[operation] copies 1 (success) completes"),
      ("enumerateThingsUsingBlock:", [], "runs closure with elements"),
      ("indexOfThingPassingTest:", [], "runs closure"),
      ("setTapHandler:", [], "receiver copies 0 (block) owner"),
      ("addValueHandler:", [], "receiver copies 0 (block) owner"),
      ("onTap()", [""], "receiver copies closure (closure) owner"),
      ("ps_queue_async()", [""], "[queue] copies closure (closure) fires"),
      ("perform(on:)", ["queue", ""], "[queue] copies closure (closure) fires"),
      ("fetch()", [""], "[operation] copies closure (closure) completes"),
      ("buttonWithTitle:target:action:", [], "receiver weak 1 (target) owner"),
      ("initWithTitle:target:action:", [], "result weak 1 (target) owner"),
      ("registerThingObserver:", [], "receiver weak 0 (observer) owner"),
      ("addChildThing:", [], "receiver keeps 0 (child) owner"),
    ] as [(String, [String], String)])
  func defaults(name: String, labels: [String], effect: String) {
    let summary = Platform.defaultSummary(ofCall: name, labels: labels)
    let found = (summary?.effects ?? []).map(describe)
    #expect(summary?.isDistinctive == false)
    #expect(found.contains(effect), "\(found)")
  }

  @Test("names that don't tell anything", arguments: ["reload", "title(for:)", "setTitle:", "addNumber:", "count", "", ":", "(", "(:"])
  func noDefaults(name: String) { #expect(Platform.defaultSummary(ofCall: name, labels: ["for"]) == nil) }

  @Test("what the names of properties tell")
  func defaultProperties() {
    func how(_ name: String) -> LibrarySummary.How? {
      guard case .keeps(let keeping)? = Platform.defaultSummary(ofProperty: name)?.effects.first else { return nil }
      return keeping.how
    }
    #expect(how("delegate") == .weak)
    #expect(how("playerDelegate") == .weak)
    #expect(how("onTap") == .copy)
    #expect(how("tapHandler") == .copy)
    #expect(how("userInfo") == .strong)
    #expect(how("once") == nil)
    #expect(how("title") == nil)
  }
}

/// An effect as a line: `result copies 2 (block) forever unless 1`.
private func describe(_ effect: LibrarySummary.Effect) -> String {
  switch effect {
  case .keeps(let keeping):
    let verb = keeping.how == .strong ? "keeps" : keeping.how == .copy ? "copies" : keeping.how.rawValue
    let unless = keeping.firesUnless.map { " unless " + describe($0) } ?? ""
    return "\(describe(keeping.keeper)) \(verb) \(describe(keeping.kept)) (\(keeping.role)) \(keeping.until)\(unless)"
  case .adds(let operands): return "adds " + operands.map(describe).joined(separator: " ")
  case .removes: return "removes"
  case .ends(let operand): return "ends " + describe(operand)
  case .runs(let operand, let withElements): return "runs " + describe(operand) + (withElements ? " with elements" : "")
  }
}

private func describe(_ operand: LibrarySummary.Operand) -> String {
  switch operand {
  case .receiver: "receiver"
  case .result: "result"
  case .argument(let index): "\(index)"
  case .labelled(let label): label
  case .closure: "closure"
  case .value: "value"
  case .root(let name): "[\(name)]"
  }
}
