import Foundation
import Testing
import TestSupport

/// A configuration that is named by `--config`: it says how to judge and what to leave out, never which folder is read.
@Suite struct ConfigurationPlaceTests {
  private let source = """
    //- shared/team.yml
    exclude: [Generated/**]
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    rules:
      layer-violation: {exceptions: [{from: Model/Old.m, to: Screens/**, because: it was there first}]}
    //- other/Other.m
    @interface Other
    @end
    //- App/Generated/Made.m
    @interface Made
    @end
    //- App/Screens/Screen.h
    @interface Screen
    @end
    //- App/Model/Model.m
    #import "Screen.h"
    @interface Model : Screen
    @end
    //- App/Model/Old.m
    @interface Old
    @end
    """

  @Test("a shared configuration above the project, or beside it: only the project is read, and patterns are relative to it")
  func shared() throws {
    try Fixture(source).inFolder { folder in
      for (place, path, config) in [("", "App", "shared/team.yml"), ("App", ".", "../shared/team.yml"), ("shared", "../App", "team.yml")] {
        let result = try Tool.run(["lint", "--no-cache", path, "--config", config], in: folder + "/" + place)
        #expect(result.errors.contains("2 findings (2 errors) in 3 files"), "from '\(place)': \(result.errors)")
        #expect(result.output.contains("Model/Model.m:1:1: error: "))
        // What a finding says of the configuration leads to the file.
        #expect(result.output.contains("../shared/team.yml:6:34: error: "), "\(result.output)")
      }
      try FileManager.default.copyItem(atPath: folder + "/shared/team.yml", toPath: folder + "/team.yml")
      let above = try Tool.run(["lint", "--no-cache", "App", "--config", "team.yml"], in: folder)
      #expect(above.errors.contains("2 findings (2 errors) in 3 files"), "\(above.errors)")
    }
  }

  @Test("the root is the one that '.arborist.yml' makes, whichever configuration counts")
  func ownRoot() throws {
    try Fixture("//- App/.arborist.yml\nrules: {deep-inheritance: off}\n" + source).inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "App/Model", "--config", "shared/team.yml"], in: folder)
      #expect(result.output.contains("Model/Model.m:1:1: error: "), "\(result.output) \(result.errors)")
    }
  }

  @Test("a pattern that matches nothing is said with the folder that it is relative to")
  func unmatched() throws {
    try Fixture("//- team.yml\nexclude: [App/Generated/**]\n" + source).inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "App", "--config", "team.yml"], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("team.yml:1:11: no file matches 'App/Generated/**'"), "\(result.errors)")
      #expect(result.errors.contains("paths are relative to 'App', the folder that is read"), "\(result.errors)")
    }
  }

  @Test("the baseline is looked for where it is without '--config'")
  func baseline() throws {
    try Fixture(source).inFolder { folder in
      let written = try Tool.run(["baseline", "--no-cache", "App", "--config", "shared/team.yml"], in: folder)
      #expect(written.status == 0, "\(written.errors)")
      #expect(FileManager.default.fileExists(atPath: folder + "/App/.arborist-baseline.json"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/shared/.arborist-baseline.json"))
    }
  }
}
