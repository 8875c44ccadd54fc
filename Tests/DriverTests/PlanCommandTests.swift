import Foundation
import Testing
import TestSupport

/// `plan` and `whatif` as a user meets them.
@Suite struct PlanCommandTests {
  private static let source = """
    //- .arborist.yml
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    //- Screens/screen.h
    #include "../Model/feed.h"
    struct screen { struct feed feed; };
    //- Model/feed.h
    #include "user.h"
    struct feed { struct user *user; };
    //- Model/user.h
    #include "feed.h"  // arborist:disable:this layer-violation - there is none
    struct user { struct feed *feed; };
    //- Model/photo.h
    #include "../Screens/screen.h"
    struct photo { struct screen *screen; };
    //- Model/photo.c
    #include "photo.h"
    """

  private func run(_ arguments: String...) throws -> Tool.Result { try Fixture(Self.source).inFolder { try Tool.run(arguments, in: $0) } }

  @Test func planNamesTheLinesAndWhatIsBetter() throws {
    let result = try run("plan")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2 components lie in 1 knot; CCD "))
    #expect(result.output.contains("1. cut '"))
    #expect(result.output.contains("no knot is left"))
    #expect(result.output.hasSuffix("1 step, 1 line to delete; no plan takes fewer lines\n"))
    #expect(!result.errors.contains("finding"))
  }

  @Test func planOfWhatHasNoKnots() throws {
    let result = try Fixture("int main(void) { return 0; }", defaultFile: "main.c").inFolder { try Tool.run(["plan"], in: $0) }
    #expect(result.status == 0 && result.output == "no component needs itself in a cycle, there is nothing to cut\n")
  }

  @Test("what a comment lets stand ties no knot")
  func planLeavesAloneWhatIsAccepted() throws {
    let source = Self.source.replacingOccurrences(of: "disable:this layer-violation", with: "disable:this import-cycle")
    let result = try Fixture(source).inFolder { try Tool.run(["plan"], in: $0) }
    #expect(result.status == 0 && result.output == "no component needs itself in a cycle, there is nothing to cut\n")
  }

  @Test func whatIfCutAndMoved() throws {
    let result = try run("whatif", "--cut", "feed.h:user.h", "--move", "photo", "Screens", "--format", "json")
    #expect(result.status == 0)
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(answer["findings"] as? [String: [[String: Any]]])
    #expect(findings["new"]?.isEmpty == true)
    #expect(Set((findings["gone"] ?? []).compactMap { $0["rule"] as? String }) == ["import-cycle", "layer-violation"])
    #expect((answer["changes"] as? [[String: Any]])?.count == 2)
  }

  @Test func whatIfInAFolderThatIsNew() throws {
    let result = try run("whatif", "--move", "photo", "Model/Photos/", ".")
    #expect(result.status == 0 && result.output.hasPrefix("if 'Model/photo' lies in 'Model/Photos' (2 files to move):\n"))
  }

  @Test(
    "what is not understood is said, with what was perhaps meant",
    arguments: [
      (["--cut", "feed.h:usr.h"], "'usr.h' is the name of nothing that is read here, did you mean 'user.h'"),
      (["--cut", "feed.h"], "'--cut feed.h' names no two things; write '--cut A:B'"),
      (["--cut", "user.h:photo.h"], "'Model/user.h' neither imports nor mentions 'Model/photo.h', so there is nothing to cut"),
      (["--move", "photo", "Scren"], "there is no one folder 'Scren', did you mean 'Screens'; write 'Scren/' for a new one in the project"),
      (["--move", "photo"], "'--move' takes two words, a file and a folder"),
      (["--weaken", "feed.user"], "'feed.user' does not keep what it has (raw), so there is nothing to weaken"),
      ([], "nothing is to change; add '--cut A:B', '--move FILE FOLDER' or '--weaken Type.member'"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let result = try Fixture(Self.source).inFolder { try Tool.run(["whatif"] + arguments, in: $0) }
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
