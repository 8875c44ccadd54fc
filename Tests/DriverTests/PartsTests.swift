import Foundation
import Testing
import TestSupport

/// `arborist lint` of files and folders in a project: what a run over all of it says of them.
@Suite struct PartsTests {
  private let source = """
    //- .arborist.yml
    exclude: [Made/**]
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    rules:
      heavy-import: {level: warning, files: 2, users: 1}
      type-cycle: on
    //- Made/Made.m
    @interface Made
    @end
    //- Screens/Screen.h
    #import "Photo.h"
    @interface Screen
    @property (strong) Photo *photo;
    @end
    //- Screens/Screen.m
    #import "Screen.h"
    @implementation Screen
    - (void)show { self.photo.screen = self; }
    @end
    //- Screens/Other.m
    #import "Screen.h"
    void other(Screen *screen) {}
    //- Model/Photo.h
    #import "Album.h"
    @class Screen;
    @interface Photo : Album
    @property (strong) Screen *screen;
    @end
    //- Model/Photo.m
    #import "Photo.h"
    #import "Screen.h"
    @implementation Photo
    - (void)open { self.screen = [Screen new]; }
    @end
    //- Model/Album.h
    #import "Store.h"
    @interface Album : Store
    @end
    //- Model/Store.h
    #import "Shelf.h"
    @interface Store : Shelf
    @end
    //- Model/Shelf.h
    #import "Photo.h" // arborist:disable:this heavy-import - nothing
    @interface Shelf
    @end
    """

  private struct Report: Decodable, Equatable {
    struct Finding: Decodable, Equatable {
      var rule: String
      var message: String
      var path: String
      var line: Int
    }
    var findings: [Finding]
  }

  private func findings(_ paths: [String], _ more: [String] = [], in folder: String) throws -> [Report.Finding] {
    let result = try Tool.run(["lint", "--no-cache", "--format", "json"] + more + paths, in: folder)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).findings
  }

  @Test("of each file, and of each folder, exactly what the whole run says of it", arguments: [[], ["--quick"]])
  func parts(_ more: [String]) throws {
    try Fixture(source).inFolder { folder in
      let all = try findings(["."], more, in: folder)
      #expect(Set(all.map(\.path)).count >= 2, "\(all)")
      let files = ["Screens/Screen.h", "Screens/Screen.m", "Screens/Other.m", "Model/Photo.h", "Model/Photo.m", "Model/Album.h", "Model/Store.h", "Model/Shelf.h"]
      for file in files {
        #expect(try findings([file], more, in: folder) == all.filter { $0.path == file }, "\(file)")
      }
      for part in [["Model"], ["Screens"], ["Model/Shelf.h", "Screens"], ["Model/Photo.m", "Model/Photo.h"]] {
        let expected = all.filter { finding in part.contains { finding.path == $0 || finding.path.hasPrefix($0 + "/") } }
        #expect(try findings(part, more, in: folder) == expected, "\(part)")
      }
    }
  }

  @Test("without a configuration, in the project that its marks show")
  func withoutConfiguration() throws {
    let plain = source.split(separator: "//- Made", maxSplits: 1)[1]
    try Fixture("//- Podfile\npod 'X'\n//- Made" + plain).inFolder { folder in
      let all = try findings(["."], in: folder)
      #expect(!all.isEmpty)
      for file in Set(all.map(\.path)).sorted() {
        #expect(try findings([file], in: folder) == all.filter { $0.path == file }, "\(file)")
      }
    }
  }

  @Test("the last line counts what was asked for; a file that the configuration leaves out is named")
  func summary() throws {
    try Fixture(source).inFolder { folder in
      let part = try Tool.run(["lint", "--no-cache", "Model/Album.h"], in: folder)
      #expect(part.errors.contains(" in 1 of 8 files"), "\(part.errors)")
      let made = try Tool.run(["lint", "--no-cache", "Made/Made.m"], in: folder)
      #expect(made.errors.contains("problem: Made/Made.m: 'include' and 'exclude' leave it out, so nothing is said of it"), "\(made.errors)")
      #expect(made.output == "")
    }
  }

  @Test("with a baseline: what is new in the file, and what is hidden of it")
  func baseline() throws {
    try Fixture(source).inFolder { folder in
      #expect(try Tool.run(["baseline", "--no-cache", "."], in: folder).status == 0)
      try "#import \"Screen.h\"\nvoid show(Screen *screen) {}\n".write(toFile: folder + "/Model/New.m", atomically: true, encoding: .utf8)
      let all = try findings(["."], in: folder)
      #expect(all.map(\.path) == ["Model/New.m"], "\(all)")
      #expect(try findings(["Model/New.m"], in: folder) == all)
      #expect(try findings(["Model/Photo.m"], in: folder) == [])
    }
  }
}
