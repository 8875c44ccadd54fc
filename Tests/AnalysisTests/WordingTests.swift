import Analysis
import Testing

@Suite struct WordingTests {
  @Test func lists() {
    #expect(listed([]) == "")
    #expect(listed(["a"]) == "'a'")
    #expect(listed(["b", "a"]) == "'b' and 'a'")
    #expect(listed(["a", "b", "c", "d", "e"]) == "'a', 'b', 'c', 'd' and 'e'")
    #expect(listed(["a", "b", "c", "d", "e", "f"]) == "'a', 'b', 'c', 'd' and 2 more")
    #expect(listed(["a", "b", "c"], limit: 2) == "'a' and 2 more")
  }

  @Test func counts() {
    #expect(counted(1, "import") == "1 import")
    #expect(counted(0, "import") == "0 imports")
    #expect(counted(2, "class", "classes") == "2 classes")
  }
}
