import Reporters
import Testing

@Suite struct ProgressWordsTests {
  @Test(
    "files, rate and time left",
    arguments: [
      (0, 400, 0.0, "parsing 0 of 400 files"),
      (10, 400, 0.5, "parsing 10 of 400 files"),
      (120, 400, 3.4, "parsing 120 of 400 files, 35 a second, 8 s left"),
      (3, 400, 2.0, "parsing 3 of 400 files, 1.5 a second, 5 min left"),
      (400, 400, 12.0, "parsed 400 files, linking them up"),
      (1, 1, 0.1, "parsed 1 file, linking it up"),
    ])
  func words(done: Int, all: Int, seconds: Double, words: String) { #expect(progressWords(done, of: all, after: seconds) == words) }
}
