import ArboristKit
import Testing
import TestSupport

@Suite struct ExpectationTests {
  private static let album = """
    //- Model/Photo.swift
    struct Photo {
      var title = ""
      var screen: PhotoScreen?
    }
    //- Model/Store.swift
    final class PhotoStore { var photos: [Photo] = [] }
    //- Screens/PhotoScreen.swift
    import UIKit
    final class PhotoScreen: UIViewController { let store = PhotoStore() }
    //- Screens/PhotoCell.swift
    import UIKit
    final class PhotoCell: UITableViewCell, Shown { let clock = Clock() }
    //- Support/Clock.swift
    protocol Shown {}
    final class Clock {}
    """

  private func failure(_ source: String = album, _ expectation: (Codebase) throws -> Void) throws -> String {
    try Fixture(source).inFolder { folder in
      let code = try Codebase(folder, executable: nil)
      do { try expectation(code) } catch let failure as ExpectationFailed { return failure.description }
      return ""
    }
  }

  @Test("a dependency is said at its line") func dependency() throws {
    #expect(
      try failure { try expect($0.types(in: "Model")).toNotDependOn("Screens") } == """
        'Model' is expected not to depend on 'Screens':
        Model/Photo.swift:3: 'Photo' holds 'PhotoScreen'
        """)
    #expect(try failure { try expect($0.types(in: "Support")).toNotDependOn("Screens") } == "")
    #expect(try failure { try expect($0.types(in: "Model").named("*Store")).toNotDependOn("Screens") } == "")
    #expect(try failure { try expect($0.types(in: "Model").except($0.types.named("Photo"))).toNotDependOn("Screens") } == "")
  }

  @Test("a chain of dependencies is followed") func chain() throws {
    #expect(
      try failure { try expect($0.types.named("PhotoStore")).toNotReach($0.types.inheriting(from: "UIViewController")) } == """
        names 'PhotoStore' is expected not to reach superclass 'UIViewController':
        Model/Store.swift:1: 'PhotoStore' reaches 'PhotoScreen' in 2 steps
          note: Model/Store.swift:1: 'PhotoStore' holds 'Photo'
          note: Model/Photo.swift:3: 'Photo' holds 'PhotoScreen'
        """)
    #expect(try failure { try expect($0.types.named("Clock")).toNotReach("Screens") } == "")
  }

  @Test("itself, what is allowed, and other people's code may be known") func allowed() throws {
    #expect(
      try failure { try expect($0.types(in: "Screens")).toOnlyDependOn("Model") } == """
        'Screens' is expected to depend on itself and 'Model' only:
        Screens/PhotoCell.swift:2: 'PhotoCell' conforms to 'Shown'
        Screens/PhotoCell.swift:2: 'PhotoCell' holds 'Clock'
        """)
    #expect(try failure { try expect($0.types(in: "Screens")).toOnlyDependOn("Model", "Support") } == "")
  }

  @Test("what types are") func types() throws {
    #expect(
      try failure { try expect($0.types(in: "Screens")).toConform(to: "Shown") } == """
        'Screens' is expected to conform to 'Shown':
        Screens/PhotoScreen.swift:2: 'PhotoScreen' conforms to nothing that is required
        """)
    #expect(try failure { try expect($0.types(in: "Screens").inheriting(from: "UIView")).toInherit(from: "UITableViewCell") } == "")
    #expect(try failure { try expect($0.types(in: "Model")).toBeNamed("Photo*") } == "")
    #expect(
      try failure { try expect($0.types(in: "Screens")).toBeNamed("*Screen") } == """
        'Screens' is expected to be named '*Screen':
        Screens/PhotoCell.swift:2: 'PhotoCell' is not named so
        """)
  }

  @Test("a part with nothing in it meets no expectation") func empty() throws {
    let nothing = "nothing is meant by 'Modell': mend the path or the name"
    #expect(try failure { try expect($0.types(in: "Modell")).toNotDependOn("Screens") } == nothing)
    #expect(try failure { try expect($0.types(in: "Modell")).toBeNamed("*") } == nothing)
    #expect(try failure { try expect($0.types(in: "Modell")).toConform(to: "Shown") } == nothing)
    #expect(try failure { try expect($0.types(in: "Modell")).toHaveNoFindings() } == nothing)
  }

  @Test("findings of the rules") func findings() throws {
    let loop = """
      //- Model/Album.swift
      final class Album {
        var done: (() -> Void)?
        func start() { done = { self.stop() } }
        func stop() {}
      }
      """
    let found = try failure(loop) { try expect($0.types(in: "Model")).toHaveNoFindings(of: "retain-cycle") }
    #expect(found.hasPrefix("'Model' is expected to have no findings of 'retain-cycle':\nModel/Album.swift:3: 'Album' keeps itself alive"))
    #expect(found.contains("[retain-cycle]\n  note: Model/Album.swift:3: "))
    #expect(try failure(loop) { try expect($0.types(in: "Model")).toHaveNoFindings(of: "import-cycle") } == "")
  }

  @Test("a rule that does not run is no rule that finds nothing") func unknownRules() throws {
    try Fixture(Self.album).inFolder { folder in
      let code = try Codebase(folder, executable: nil)
      func reason(_ rule: String) -> String {
        do { return "\(try code.findings(of: rule))" } catch { return error.description }
      }
      #expect(reason("retain-cicle") == "no rule is called 'retain-cicle'; 'arborist rules' lists them")
      #expect(reason("type-cycle") == "'type-cycle' is off; turn it on in '.arborist.yml'")
    }
  }

  @Test("C and Objective-C, in this process and in others", arguments: [nil, Tool.executable]) func objectiveC(executable: String?) throws {
    try Fixture(
      """
      //- Model/PSPhoto.h
      #import <Foundation/Foundation.h>
      #import "../Screens/PSScreen.h"
      @interface PSPhoto : NSObject
      @property (nonatomic, strong) PSScreen *screen;
      @end
      //- Screens/PSScreen.h
      #import <UIKit/UIKit.h>
      @interface PSScreen : UIViewController
      @end
      """
    ).inFolder { folder in
      let code = try Codebase(folder, executable: executable)
      #expect(
        code.dependencies(of: code.code(in: "Model")).map(\.description) == [
          "Model/PSPhoto.h:1: 'Model/PSPhoto.h' imports 'Foundation/Foundation.h'", "Model/PSPhoto.h:2: 'Model/PSPhoto.h' imports 'Screens/PSScreen.h'",
          "Model/PSPhoto.h:3: 'PSPhoto' inherits 'NSObject'", "Model/PSPhoto.h:4: 'PSPhoto' holds 'PSScreen'",
          "Model/PSPhoto.h:4: 'PSPhoto' uses 'PSScreen'",
        ])
      #expect(code.types(in: "Screens").types.map { "\($0.kind) \($0.name) \($0.file):\($0.line)" } == ["class PSScreen Screens/PSScreen.h:2"])
      #expect(throws: ExpectationFailed.self) { try expect(code.code(in: "Model")).toNotDependOn(code.types.playing("view-controller")) }
    }
  }

  @Test("what can't be read, and the report") func reading() throws {
    do {
      _ = try Codebase("/no/such/folder")
      Issue.record("there is no such folder")
    } catch { #expect(error.description.contains("/no/such/folder")) }
    try Fixture(Self.album).inFolder { folder in
      let code = try Codebase(folder, executable: nil)
      #expect(code.problems == [])
      #expect(code.report(as: "json")?.hasPrefix("{") == true)
      #expect(code.report(as: "papyrus") == nil)
    }
  }

  @Test("the project around a test is found from the file of the test") func around() throws {
    try Fixture("//- Package.swift\n// swift-tools-version: 6.0\n//- Sources/Kit/Kit.swift\nstruct Kit {}\n//- Tests/KitTests/KitTests.swift\nstruct KitTests {}\n").inFolder { folder in
      let code = try Codebase(around: folder + "/Tests/KitTests/KitTests.swift")
      #expect(code.types.named("Kit").types.map(\.file) == ["Sources/Kit/Kit.swift"])
    }
  }
}
