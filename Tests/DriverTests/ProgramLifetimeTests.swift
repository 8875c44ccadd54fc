import Analysis
import Testing
import TestSupport

/// Loops in programs that have no delegate of an application: daemons, tools, services.
@Suite struct ProgramLifetimeTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" }.map { $0.names.joined(separator: " ") }
  }

  private static let service = """
    //- lib/PSService.h
    #import <Foundation/Foundation.h>
    @interface PSService : NSObject
    @property (nonatomic, copy) void (^done)(void);
    - (void)start;
    - (void)stop;
    @end
    //- lib/PSService.m
    #import "PSService.h"
    @implementation PSService
    - (void)start { self.done = ^{ [self stop]; }; }
    - (void)stop {}
    @end

    """

  private static func main(_ body: String, _ more: String = "") -> String {
    """
    //- daemon/main.m
    #import "lib/PSService.h"
    \(more)
    int main(void) {
      \(body)
      [[NSRunLoop mainRunLoop] run];
    }

    """
  }

  private static let library = "//- lib/BUILD\nobjc_library(name = \"service\", srcs = [\"PSService.m\"], hdrs = [\"PSService.h\"])\n"
  private static let daemon =
    "//- daemon/BUILD\nmacos_command_line_application(name = \"daemon\", deps = [\":main\"])\nobjc_library(name = \"main\", srcs = [\"main.m\"], deps = [\"//lib:service\"])\n"

  @Test("what the main function of a daemon makes lasts; what its code makes again and again does not") func daemon() throws {
    let once = "PSService *service = [[PSService alloc] init]; [service start];"
    #expect(try loops(Self.service + Self.main(once) + Self.library + Self.daemon) == [])
    // With a connection of somebody's that it makes as well.
    #expect(
      try loops(
        Self.service + Self.main("ABConnection *c = [[ABConnection alloc] init]; PSService *service = [[PSService alloc] init]; c.exportedObject = service; [service start];") + Self.library
          + Self.daemon) == [])
    let handle = "static void handle(void) { PSService *another = [[PSService alloc] init]; [another start]; }"
    #expect(try loops(Self.service + Self.main(once + " dispatch_async(dispatch_get_main_queue(), ^{ handle(); });", handle) + Self.library + Self.daemon) == [])
    #expect(try loops(Self.service + Self.main(once + " service.done = ^{ handle(); };", handle) + Self.library + Self.daemon) == ["PSService"])
  }

  @Test("a library that an example program of its repository uses is for others as well") func example() throws {
    let once = "PSService *service = [[PSService alloc] init]; [service start];"
    let kit = "//- project.yml\nname: Kit\ntargets: {Kit: {type: framework, platform: macOS, sources: [lib]}, Tool: {type: tool, platform: macOS, sources: [daemon]}}\n"
    #expect(try loops(Self.service + Self.main(once) + kit) == ["PSService"])
    #expect(try loops(Self.service + Self.main(once) + kit.replacing("type: framework", with: "type: tool")) == [])
    #expect(try loops(Self.service + Self.library) == ["PSService"])
  }

  @Test("what a package has for its programs alone") func package() throws {
    func found(_ products: String) throws -> [String] {
      try loops(
        """
        //- Package.swift
        import PackageDescription
        let package = Package(name: "Server", products: [\(products)], targets: [.target(name: "Core"), .executableTarget(name: "Run", dependencies: ["Core"])])
        //- Sources/Core/Service.swift
        public final class Service {
          var done: (() -> Void)?
          public init() {}
          public func start() { done = { self.stop() } }
          func stop() {}
        }
        //- Sources/Run/Run.swift
        import Core
        @main struct Run {
          static func main() {
            let service = Service()
            service.start()
          }
        }
        """)
    }
    #expect(try found("") == [])
    #expect(try found(".executable(name: \"run\", targets: [\"Run\"])") == [])
    #expect(try found(".library(name: \"Core\", targets: [\"Core\"])") == ["Service"])
  }

  @Test("what a lasting object makes, and that makes more of its kind and keeps them") func family() throws {
    func found(_ remove: String) throws -> [String] {
      try loops(
        """
        //- Targets.swift
        final class Analytics {
          static let shared = Analytics()
          private var targets: [String: Target] = [:]
          func target(_ name: String) -> Target {
            if let known = targets[name] { return known }
            let target = Target(name, parent: nil)
            targets[name] = target
            return target
          }
          \(remove)
        }
        final class Target {
          private let name: String
          private let parent: Target?
          private var children: [String: Target] = [:]
          init(_ name: String, parent: Target?) { (self.name, self.parent) = (name, parent) }
          func child(_ name: String) -> Target {
            if let known = children[name] { return known }
            let child = Target(name, parent: self)
            children[name] = child
            return child
          }
        }
        """)
    }
    #expect(try found("") == [])
    #expect(try found("func forget(_ name: String) { targets[name] = nil }").isEmpty == false)
  }
}
