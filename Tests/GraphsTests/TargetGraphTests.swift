import Facts
import Graphs
import Testing

@Suite struct TargetGraphTests {
  @Test(
    "what only tests are built with, and is named for it, is of tests",
    arguments: [
      ("NetworkMocks", Target.Product.library, ["KitTests"], true),
      ("NetworkMocks", .library, ["KitTests", "Kit"], false),
      ("XCTNetwork", .library, ["KitTests"], true),
      ("XCTNetwork", .library, ["KitTests", "Kit"], false),
      ("Network", .library, ["KitTests"], false),
      ("KitTestHost", .application, ["KitTests"], true),
      ("KitTestHost", .application, ["KitTests", "Kit"], false),
      ("Album", .application, ["KitTests"], false),
      ("KitTestTool", .tool, ["KitTests"], false),
    ])
  func helpers(_ name: String, _ product: Target.Product, usedBy users: [String], isOfTests: Bool) {
    var helper = Target(name, module: name, product: product, system: .xcode, manifest: "a.xcodeproj")
    helper.sources = ["Helper/One.swift", "Shared.swift"]
    var kit = Target("Kit", module: "Kit", product: .framework, system: .xcode, manifest: "a.xcodeproj")
    kit.sources = ["Kit.swift", "Shared.swift"]
    var tests = Target("KitTests", module: "KitTests", product: .tests, system: .xcode, manifest: "a.xcodeproj")
    tests.sources = ["Checks.swift"]
    tests.dependencies = [.init("Kit", .target), .init(name, .target)]
    if users.contains("Kit") { kit.dependencies = [.init(name, .target)] }
    let graph = TargetGraph([kit, helper, tests])
    #expect(graph.isOfTests("Helper/One.swift") == isOfTests)
    #expect(graph.isOfTests("Checks.swift"))
    #expect(!graph.isOfTests("Shared.swift") && !graph.isOfTests("Kit.swift"))
  }

  /// Three targets make `Kit`, and two are called `Tool`.
  @Test(
    "what a dependency means: the target that its manifest has; where that is not known, those of others that have the name",
    arguments: [
      (Target.Dependency("Kit", .product), [1, 2, 3], []), (.init("Kit", .product, manifest: "b"), [1, 2], []), (.init("Kit Mac", .target, manifest: "b"), [2], []),
      (.init("Kit", .product, manifest: "lost"), [1, 2, 3], []), (.init("Tool", .target), [], []), (.init("Tool", .target, manifest: "b"), [4], []),
      (.init("Tool", .target, manifest: "lost"), [4], []), (.init("Far", .target, manifest: "lost"), [], ["Far"]), (.init("Far", .product), [], ["Far"]),
    ])
  func meaning(_ dependency: Target.Dependency, _ targets: [Int], _ outside: [String]) {
    func target(_ name: String, _ manifest: String, products: [String] = []) -> Target {
      var target = Target(name, module: name, product: .framework, system: .xcode, manifest: manifest)
      target.products = products
      return target
    }
    var tool = target("Tool", "a")
    tool.dependencies = [dependency, dependency]
    let graph = TargetGraph([tool, target("Kit iOS", "b", products: ["Kit"]), target("Kit Mac", "b", products: ["Kit"]), target("Kit", "c"), target("Tool", "b")])
    #expect(graph.dependencies[0] == targets)
    #expect(graph.outside[0] == outside)
  }
}
