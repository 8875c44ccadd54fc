import Reporters
import Testing

@Suite struct VisibleTests {
  @Test(arguments: [
    ("ICModel", "ICModel"), ("", ""), ("a\\nb", "a\\nb"), ("é 图 👍", "é 图 👍"),
    ("a\nb", "a\\nb"), ("a\tb\r", "a\\tb\\r"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7F}", "\\u{7F}"), ("\u{9B}m", "\\u{9B}m"),
    ("x\u{202E}y", "x\\u{202E}y"), ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"), ("\u{200B}", "\\u{200B}"), ("\u{2028}", "\\u{2028}"),
    ("\u{E0041}", "\\u{E0041}"), ("\r\n", "\\r\\n"), ("##[error]x", "#\\u{23}[error]x"), ("a##vso[x]", "a#\\u{23}vso[x]"), ("a ## b[1]", "a ## b[1]"), ("###[", "##\\u{23}["),
  ])
  func whatActsIsShown(text: String, shown: String) {
    #expect(visible(text).utf8.elementsEqual(shown.utf8))
  }
}
