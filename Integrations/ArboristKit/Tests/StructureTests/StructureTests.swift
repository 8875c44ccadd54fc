import ArboristKit
import Testing

@Suite struct StructureTests {
  /// Read once for all tests.
  private static let code = Result { try Codebase(around: #filePath) }

  @Test func modelKnowsNoScreen() throws {
    try expect(Self.code.get().types(in: "Sources/Album/Model")).toNotDependOn("Sources/Album/Screens")
  }

  @Test func screensAreNamedSo() throws {
    try expect(Self.code.get().types(in: "Sources/Album/Screens")).toBeNamed("*Screen")
  }

  @Test func nothingLeaks() throws {
    try expect(Self.code.get().types).toHaveNoFindings(of: "retain-cycle")
  }

  /// What no expectation says, a test works out itself.
  @Test func onlyTheStoreKeepsPhotos() throws {
    let code = try Self.code.get()
    let keepers = code.dependencies(of: code.types).filter { $0.relation == "holds" && $0.target == "Photo" }
    #expect(keepers.map(\.source) == ["PhotoStore"])
  }

  /// A failure reads like a finding. This is what a test would say that expected the screens to know nothing of the model.
  @Test func failuresReadLikeFindings() throws {
    let failure = try #require(throws: ExpectationFailed.self) { try expect(Self.code.get().types(in: "Sources/Album/Screens")).toNotDependOn("Sources/Album/Model") }
    #expect(
      failure.description == """
        'Sources/Album/Screens' is expected not to depend on 'Sources/Album/Model':
        Sources/Album/Screens/PhotoScreen.swift:2: 'PhotoScreen' holds 'PhotoStore'
        """)
  }
}
