import Analysis
import Testing

@Suite struct NearestNameTests {
  let rules = ["import-cycle", "type-cycle", "retain-cycle", "deep-inheritance", "hub"]

  @Test(arguments: [
    ("import-cycles", "import-cycle"),
    ("import_cycle", "import-cycle"),
    ("ImportCycle", "import-cycle"),
    ("improt-cycle", "import-cycle"),
    ("retaincycle", "retain-cycle"),
    ("deep-inheritence", "deep-inheritance"),
    ("hbu", "hub"),
  ])
  func aSlipOfTheFingers(typed: String, meant: String) {
    #expect(nearest(to: typed, in: rules) == meant)
  }

  @Test func whatIsNothingLikeAnyNameHasNoNearest() {
    #expect(nearest(to: "line-length", in: rules) == nil)
    #expect(nearest(to: "", in: rules) == nil)
    #expect(nearest(to: "x", in: []) == nil)
    #expect(nearest(to: String(repeating: "import-cycle", count: 100_000), in: rules) == nil)
  }

  @Test func ofEqualsTheFirstInTheAlphabet() {
    #expect(nearest(to: "cat", in: ["rat", "bat"]) == "bat")
  }
}
