import Foundation
import Testing
import TestSupport

/// `arborist init`: what it writes, and that what it writes holds.
@Suite struct InitCommandTests {
  private static let app = """
    //- App/main.c
    #include "../Screens/screen.h"
    #include "../Model/model.h"
    //- Screens/screen.h
    #pragma once
    #include "../Model/model.h"
    //- Screens/list.h
    #pragma once
    #include "../Model/model.h"
    #include "../Network/client.h"
    //- Network/client.h
    #pragma once
    #include "../Model/model.h"
    //- Model/model.h
    #pragma once
    struct Model { int x; };
    //- Model/show.c
    #include "../Screens/screen.h"
    #include "../Screens/list.h"
    //- Tests/all.c
    #include "../Screens/list.h"
    #include "../Model/model.h"
    //- Pods/Kit/kit.h
    struct Kit { int x; };
    """

  private func draft(_ source: String) throws -> Tool.Result {
    try Fixture(source).inFolder { try Tool.run(["init", "--print"], in: $0) }
  }

  private func layers(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).drop { $0 != "layers:" }.dropFirst().prefix { $0 != "rules:" }.map { $0 }
  }

  @Test("folders in the order that breaks the fewest edges, what goes against it as exceptions, other people's code aside")
  func order() throws {
    let result = try draft(Self.app)
    #expect(result.status == 0)
    #expect(
      layers(result.output) == [
        "  # Uses 'Screens' (1), 'Model' (1).", "  - name: 'Tests'", "    paths: ['Tests/**']",
        "  # Uses 'Screens' (1), 'Model' (1).", "  - name: 'App'", "    paths: ['App/**']",
        "  # Used by 'Tests' (1), 'App' (1); uses 'Model' (2), 'Network' (1).", "  - name: 'Screens'", "    paths: ['Screens/**']",
        "  # Used by 'Screens' (1); uses 'Model' (1).", "  - name: 'Network'", "    paths: ['Network/**']",
        "  # Used by 'Screens' (2), 'Tests' (1), 'App' (1), 1 more.", "  - name: 'Model'", "    paths: ['Model/**']",
      ])
    #expect(
      result.output.contains(
        """
            # 1 component goes against these layers now. Mend them, or say why they may stay.
            exceptions:
              - from: 'Model/show.c'  # 2 places
                to: ['Screens/list.h', 'Screens/screen.h']

        """))
    #expect(result.output.contains("never judged: 'Pods'."))
    #expect(result.output.contains("\n  deep-inheritance: {level: warning, limit: 2}"))
    #expect(result.output.contains("\n  # lone-subclass: warning"))
    #expect(result.errors == "would write '.arborist.yml': 5 layers, 1 component goes against them in 2 places\n")
  }

  @Test("what knows each other in both directions is one layer, and says so")
  func lump() throws {
    let left = (0..<6).map { "//- Core/Left/l\($0).h\n#pragma once\n#include \"../Right/r\($0).h\"\n" }
    let right = (0..<5).map { "//- Core/Right/r\($0).h\n#pragma once\n#include \"../Left/l\(($0 + 1) % 6).h\"\n" } + ["//- Core/Right/r5.h\nint five;\n"]
    let result = try draft((left + right).joined() + "//- Shell/main.c\n#include \"../Core/Left/l0.h\"\n//- Base/b.h\nint base;\n//- Core/Left/l0.c\n#include \"../../Base/b.h\"\n#include \"l0.h\"\n")
    #expect(
      layers(result.output) == [
        "  # Uses 'Core' (1).", "  - name: 'Shell'", "    paths: ['Shell/**']", "  # Used by 'Shell' (1); uses 'Base' (1).",
        "  # One layer, since 'Right' and 'Left' know each other: 5 components there, 6 back.", "  - name: 'Core'", "    paths: ['Core/**']",
        "  # Used by 'Core' (1).", "  - name: 'Base'", "    paths: ['Base/**']",
      ])
  }

  @Test("folders that need not be one above the other are siblings")
  func siblings() throws {
    let result = try draft("//- App/main.c\n#include \"../A/a.h\"\n#include \"../B/b.h\"\n//- A/a.h\nint a;\n//- B/b.h\nint b;\n")
    #expect(
      layers(result.output) == [
        "  # Uses 'A, B' (2).", "  - name: 'App'", "    paths: ['App/**']", "  # Used by 'App' (2).", "  - name: 'A, B'", "    paths:", "      - 'A/**'", "      - 'B/**'",
        "    independent: true  # these don't know each other",
      ])
    #expect(result.errors.contains("2 layers, nothing goes against them"))
  }

  @Test("names say the order where the code is against it: a model that creates its screens stays below them")
  func names() throws {
    let models = (0..<6).map { "//- Model/m\($0).c\n#include \"../Controllers/c\($0).h\"\n" }
    let controllers = (0..<6).map { "//- Controllers/c\($0).h\nint c\($0);\n" }
    let views = ["//- Views/v.c\n#include \"../Model/m.h\"\n", "//- Model/m.h\nint m;\n", "//- Helpers/h.h\nint h;\n"]
    let result = try draft(
      (models + controllers + views).joined() + """
        //- Controllers/Screen.swift
        import UIKit
        final class Screen: UIViewController {}

        """)
    #expect(layers(result.output).filter { $0.hasPrefix("  - name") } == ["Controllers", "Views", "Model", "Helpers"].map { "  - name: '\($0)'" })
    #expect(result.errors.contains("4 layers, 6 components go against them in 6 places"))
  }

  @Test("many folders side by side are counted, not named")
  func many() throws {
    let names = ["Ant", "Bee", "Cat", "Dog", "Eel"]
    let result = try draft(
      names.map { "//- Features/\($0)/a.c\n#include \"../../Base/b.h\"\n" }.joined() + "//- Base/b.h\nint b;\n//- App/main.c\n"
        + names.map { "#include \"../Features/\($0)/a.c\"\n" }.joined())
    #expect(layers(result.output).contains("  - name: '5 folders of Features'"))
  }

  @Test("one folder has no layers, and the file says so")
  func oneFolder() throws {
    let result = try draft("//- a.c\nint a;\n//- b.c\nint b;\n")
    #expect(layers(result.output).isEmpty)
    #expect(result.output.contains("# layers:"))
    #expect(result.errors.contains("no layers"))
  }

  @Test(
    "what is written loads, and nothing goes against it",
    arguments: [
      app,
      app.replacing("Screens/", with: "It's [all] (*) screens/").replacing("Model/", with: "A: #1/"),
      "//- main.c\n#include \"A/a.h\"\n//- A/a.h\n#include \"../B/b.h\"\n//- B/b.h\n#include \"../C/c.h\"\n//- C/c.h\n#include \"../A/a.h\"\n",
      "//- Package.swift\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n//- Sources/A/A.swift\nimport B\nlet a = B()\n//- Sources/B/B.swift\npublic struct B {}\n",
    ])
  func holds(source: String) throws {
    try Fixture(source).inFolder { folder in
      let result = try Tool.run(["init"], in: folder)
      #expect(result.status == 0 && result.output == "" && result.errors.hasPrefix("wrote '.arborist.yml': "))
      #expect(try Tool.run(["config"], in: folder).status == 0)
      let lint = try Tool.run(["lint"], in: folder)
      #expect(lint.status != 2, "\(lint.errors)")
      #expect(!lint.output.contains("[layer-violation]"), "\(lint.output)")
      // The other rules stay as they are by default.
      let text = try String(contentsOfFile: folder + "/.arborist.yml", encoding: .utf8)
      #expect(text.contains("exhaustive: true") == text.contains("\nlayers:"))
    }
  }

  @Test("a configuration that is there is not written over unless that is asked for")
  func force() throws {
    try Fixture("//- .arborist.yml\nrules: {import-cycle: off}\n//- A/a.c\nint a;\n//- B/b.c\n#include \"../A/a.c\"\n").inFolder { folder in
      func text() throws -> String { try String(contentsOfFile: folder + "/.arborist.yml", encoding: .utf8) }
      let refused = try Tool.run(["init"], in: folder)
      #expect(refused.status == 2 && refused.output == "" && refused.errors.contains("'.arborist.yml' is there already"))
      #expect(try Tool.run(["init", "--print"], in: folder).output.contains("layers:"))
      let before = try text()
      #expect(before.hasPrefix("rules: {import-cycle: off}"))
      #expect(try Tool.run(["init", "--force"], in: folder).status == 0)
      let after = try text()
      #expect(after.contains("import-cycle: error"))
    }
  }

  @Test("what can't run: a file, nothing to read, flags that have no use")
  func cantRun() throws {
    try Fixture("//- a.c\nint a;\n//- empty/readme.txt\nhello\n").inFolder { folder in
      for arguments in [["a.c"], ["empty"], ["nowhere"], [".", "empty"], ["--config", "x.yml"], ["--force", "--print"]] {
        let result = try Tool.run(["init"] + arguments, in: folder)
        #expect(result.status == 2 && result.output == "", "\(arguments)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder + "/empty/.arborist.yml"))
    }
  }
}
