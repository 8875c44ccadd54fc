import Platform
import Testing

@testable import Projects

@Suite struct WordScanTests {
  private func has(_ word: String, _ text: String) -> Bool { words(of: Array(text.utf8)).hashes.contains(TextWords.hash(word.utf8)) }

  @Test("words count wherever they stand: in code, strings, comments and macros")
  func everywhere() {
    let text = "[self first]; // second\n/* third */ @\"fourth.path\"\n#define A(x) \\\n  [x fifth]\n#if 0\nsixth\n#endif\n"
    for word in ["first", "second", "third", "fourth", "path", "fifth", "sixth"] { #expect(has(word, text), "\(word)") }
    #expect(!has("irst", text) && !has("seventh", text))
  }

  @Test(
    "what macros put words together of",
    arguments: [
      ("#define S(name) - (void)set##name", ["set"], []), ("#define S(name) x name ## Changed", [], ["Changed"]), ("# define S(a, b) a##b", [], []),
      ("#define LOG(f, ...) NSLog(f, ##__VA_ARGS__)", [], []), ("#define S(name) \\\n  set \\\n  ## name", ["set"], []), ("#define S(a) \"x\" #a", [], []),
      ("#define", [], []), ("#define S##", [], []), ("#define S(a", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func pastes(text: String, beginnings: Set<String>, endings: Set<String>) {
    let found = words(of: Array(text.utf8))
    #expect(found.beginnings == beginnings)
    #expect(found.endings == endings)
  }
}
