import Analysis
import Facts
import Graphs
import Ownership
import Rules
import SwiftFrontend

/// What the main process itself does with sources and with the answers of workers: a crash there ends the run.
extension Harness {
  static let ofAnalysis: [Harness] = [
    Harness("code-text", code) { bytes in
      guard let text = try? CodeText(String(decoding: bytes, as: UTF8.self)) else { return false }
      guard text.code.verify().isEmpty else { return false }
      let written = text.code.text
      let again = try? Code(text: written)
      precondition(again?.text == written, "what is written is read as something else")
      judge(text.code, text.entities, text.facts)
      return true
    },
    Harness("swift-source", swift) { bytes in
      let context = ProjectContext(root: "/", files: [SourceFile(path: "A.swift", language: .swift, isHeader: false, module: "App")])
      let found = resolveSwift([SwiftFrontend.extract(bytes, path: "A.swift")], context: context, others: Extraction())
      _ = GeneratedHeaderText.text(module: "App", of: [ObjectiveCFace(of: bytes)], besides: DeclaredNames())
      let mistakes = found.code.verify(resolved: true)
      precondition(mistakes.isEmpty, "\(mistakes.prefix(3))")
      judge(found.code, found.entities, found.facts, found.methods)
      return found.coverage.filesFailed == 0 && !found.entities.isEmpty
    },
  ]

  /// Infers what a run infers from bodies, and runs all rules, also those that are off. The lives of objects are worked out twice: once where nothing tells what
  /// runs, and once for an application of which every class is on a screen.
  private static func judge(_ code: Code, _ entities: [Entity], _ facts: [Fact], _ methods: [Method] = []) {
    _ = textsThatName(in: code)
    let inference = inferMembers(code, entities: entities, facts: facts)
    let entities = entities + inference.entities
    let methods = methods.withSteps(of: code, entities: entities, facts: inference.facts)
    let screens = entities.filter(\.kind.isType).enumerated().map { number, type in
      let lives: [InterfaceObject.Life] = [.atLaunch, .eachTime, .presented(.sheet), .onDemand, .with(type.name)]
      return InterfaceObject(type.name, lives[number % lives.count], behind: number % 2 == 0 ? [type.name] : nil, at: SourceLocation("Main.storyboard", line: 1))
    }
    let application = ClosedFiles(ofPrograms: Set(code.functions.map(\.path)), ofModules: [])
    _ = objectLives(code, entities: entities, facts: inference.facts, interfaces: screens, closedFiles: application)
    let lives = objectLives(code, entities: entities, facts: inference.facts)
    let graph = Graph(entities: entities, facts: inference.facts, methods: methods, lives: lives)
    _ = graph.judged(by: allRules.map { RuleRun($0, .warning) })
  }

  static let swift = [
    """
    import UIKit
    @testable import Kit
    protocol Source: AnyObject, Sendable { associatedtype Row; var owner: Self? { get }; func load(_ then: @escaping (Row) -> Void) async throws }
    public final class Loader<T: Source>: NSObject, Source where T.Row == Int {
      typealias Row = T
      lazy var title: String = { [weak self] in self?.name ?? "" }()
      @Published private(set) weak var owner: Loader?
      var timer: Timer?, rows: [String: [Row]] = [:] { willSet { print(newValue) } didSet { oldValue.count } }
      static let shared = Loader()
      init(_ other: Loader? = nil) { super.init(); timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
      convenience init?(x: Int) { guard x > 0, case let y = x else { return nil }; self.init() }
      deinit { timer?.invalidate() }
      func load(_ then: @escaping (Row) -> Void) async throws { defer { then(rows["a"]![0]) }; try await Task { [self] in then(title as! Row) }.value }
      @objc dynamic func tick() { for (a, b) in rows where b.isEmpty { switch a { case "x"...: fallthrough; default: rows[a, default: []] += b } } }
      subscript<U>(_ key: KeyPath<T, U>) -> U? { get { nil } set { self[keyPath: \\.timer] = nil } }
    }
    extension Loader: @retroactive CustomStringConvertible where T: Hashable { var description: String { "\\(title) \\(self)" } }
    indirect enum Tree { case leaf, node(Tree, of: Loader<Never>); static func + (a: Self, b: Self) -> Self { .node(a, of: .shared) } }
    #if canImport(AppKit) && !os(iOS)
    struct V: View { @State var n = 0; var body: some View { VStack { if n > 0 { Text("a") } else { ForEach(0..<n, id: \\.self) { i in Text(verbatim: "\\(i)").onTapGesture { n += i } } } } } }
    #endif

    """,
    "actor A { let b: B; var f: (@Sendable (A) -> Void)?; init() { b = B(); b.a = self; f = { [unowned self] in $0.b.c = b.run(self.go) } }; nonisolated func go() {} }\nclass B { var a: A?; var c: (() -> ())?; func run(_ x: @autoclosure @escaping () -> Any) -> (() -> ())? { c = { _ = x() }; return c } }\nfunc free<each T>(_ t: repeat each T) -> (Int, String) { defer { defer { B().a = nil }; B().c = nil }; let (x, y) = (1, \"\"); do { try f() } catch let e as E where e.a { } catch { }; while true { break }; return (x, y) }\n",
  ]

  static let code = [
    """
    file "Loader.m" objective-c

    class Loader : NSObject, Source {
      copy completion: closure
      weak delegate: Owner
      strong many rows: Row; let title: value String
      static shared
    }
    protocol Source

    synthesize Loader.completion = _completion

    12:1 method "-[Loader start:]" named start: of Loader is dynamic, public (request: Request, noescape then block: closure) returns Work {
      13:3 let made = initialize call init on new Task
      14:3 self.completion = closure "-[Loader start:]#1" [weak self, made at 15:7] (done) {
        15:7 call cancel on made
        16:7 self->Loader::rows[] = done
      }
      18:3 branch {
        19:5 call register(_:options:) to {"s:App.register", "s:Kit.register"} on Center::shared (self, options: literal, trailing then: block)
      } or { fail }
      20:3 loop { retain made; release made }
      21:3 defer { defer { self.completion = null }; release made }
      22:3 return made@22:10
    }

    """,
    """
    class A { strong b: B; rootViewController: B; next: A }
    class B
    method show of A (given: A) {
      var x: B
      x = cast x to B
      var w: A = given
      w = cast w to A
      w.rootViewController = x
      var n: A
      n = n.next
      self.b = x
      self.next = n
    }

    """,
    "class A { strong b: B; copy c: closure }\nclass B { strong a: A; weak d: A }\nfunction make (x: A) returns B {\n  var boxed y: B = new B\n  y.a = x\n  x.b = y\n  x.c = closure k [x, &y] (unowned z: A) { z.b = y; loop { leave }; %n = new A; store %n in y.a }\n  return y\n}\n",
  ]
}
