import Facts
import Testing

@testable import Projects

struct RemarkTests {
  private func lines(_ source: String) -> [String] {
    remarks(in: Array(source.utf8), of: "a.m").map { "\($0.location.line):\($0.location.column) \($0.text) -> \($0.nextLine.map(String.init) ?? "nothing")" }
  }

  @Test func readsLineAndBlockComments() {
    #expect(
      lines(
        """
        // arborist:disable:next import-cycle - generated
        // an ordinary comment

        #import "a.h"
        #import "b.h" // arborist:disable:this import-cycle - also generated
        /* arborist:disable retain-cycle - torn down in stop
           and more */
        int a; /* arborist:enable */ int b;
        """) == [
          "1:1 disable:next import-cycle - generated -> 4", "5:15 disable:this import-cycle - also generated -> 8",
          "6:1 disable retain-cycle - torn down in stop -> 8", "8:8 enable -> nothing",
        ])
  }

  @Test func whatMentionsTheToolIsNoDirective() {
    #expect(
      lines(
        #"""
        // write arborist:disable:next to silence it
        /// `// arborist:disable:next`
        const char *a = "// arborist:disable:next x - y";
        let b = """
        // arborist:disable:next x - y
        """
        auto c = R"(
        // arborist:disable:next x - y
        )";
        int d = ""; // arborist:enable
        """#) == ["10:13 enable -> nothing"])
  }

  @Test func passesOverRawStringsOfSwift() {
    #expect(
      lines(
        ##"""
        let a = #"a " // arborist:disable:next x - y"#
        let b = #"""
        let inner = """
        // arborist:disable:next x - y
        """
        """#
        #if A // arborist:enable
        let c = 1
        #endif
        """##) == ["7:7 enable -> 8"])
  }

  @Test func survivesWhatIsCutOff() {
    #expect(lines("/* arborist:disable") == ["1:1 disable -> nothing"])
    #expect(lines("/*arborist:*/") == ["1:1  -> nothing"])
    #expect(lines("//arborist:") == ["1:1  -> nothing"])
    #expect(lines("\"arborist:") == [])
  }
}
