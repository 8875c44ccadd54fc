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
}
