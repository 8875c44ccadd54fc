import Facts
import Testing

@Suite struct GlobTests {
  @Test(
    "what a pattern matches",
    arguments: [
      ("Sources/**", "Sources/App/main.m"),
      ("Sources", "Sources/App/main.m"),
      ("Sources/App/", "Sources/App/main.m"),
      ("Sources/*/main.m", "Sources/App/main.m"),
      ("**/main.m", "main.m"),
      ("**/main.m", "Sources/App/main.m"),
      ("Sources/**/main.m", "Sources/main.m"),
      ("Sources/**/main.m", "Sources/A/B/main.m"),
      ("*.pch", "Supporting/Prefix.pch"),
      ("/*.pch", "Prefix.pch"),
      ("Sources/Ap?/m*n.[mM]", "Sources/App/main.m"),
      ("*ViewController", "PSFeedViewController"),
      ("leveldb::*", "leveldb::DB"),
      ("**", "anything/at/all"),
    ])
  func matches(_ pattern: String, _ path: String) { #expect(Glob(pattern).matches(path)) }

  @Test(
    "what it does not",
    arguments: [
      ("Sources/**", "Tests/Sources/main.m"),
      ("Sources/*.m", "Sources/App/main.m"),
      ("Sources", "SourcesOld/main.m"),
      ("Sources/?/main.m", "Sources/App/main.m"),
      ("/*.pch", "Supporting/Prefix.pch"),
      ("*ViewController", "PSFeedViewControllerTests"),
      ("Sources/**/main.m", "Sources/xmain.m"),
      ("", "main.m"),
    ])
  func leavesAlone(_ pattern: String, _ path: String) { #expect(!Glob(pattern).matches(path)) }

  @Test("a hostile pattern takes no longer than its length times the path's")
  func noBacktracking() {
    #expect(!Glob(String(repeating: "*a", count: 60)).matches(String(repeating: "a", count: 2_000) + "b"))
  }
}
