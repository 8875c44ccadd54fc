import Analysis
@testable import Driver
import Facts
import Foundation
import Graphs
import TestSupport
import Testing

/// What a run keeps for the next: never another answer than a run that keeps nothing.
@Suite struct CacheTests {
  private static let source = """
    //- Feed.h
    #import <Foundation/Foundation.h>
    #import "Kit/Base.h"
    @class PSUser;
    @interface PSFeed : PSBase
    @property (nonatomic, strong) PSUser *user;
    @end
    //- Feed.m
    #import "Feed.h"
    #import "User.h"
    #import "Missing.h"
    @implementation PSFeed
    - (void)load { self.user.feed = self; }
    @end
    //- User.h
    #import <Foundation/Foundation.h>
    #import "Feed.h"
    @interface PSUser : NSObject
    @property (nonatomic, strong) PSFeed *feed;
    @end
    //- User.m
    #import "User.h"
    @implementation PSUser
    - (void)reset { Unknown *other = nil; [other run]; }
    @end
    //- Kit/Base.h
    #import <Foundation/Foundation.h>
    @interface PSBase : NSObject
    @end
    //- store.c
    #include "store.h"
    int stored(struct store *store) { return store->count; }
    //- store.h
    struct store { int count; };
    //- Album.swift
    class Album { var photos: [Photo] = [] }
    //- Photo.swift
    class Photo { var album: Album? }
    """

  private static let described = """
    //- Old.swift
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {}
    class Old: NSObject {}
    //- .arborist.yml
    opt_in_rules: [unreachable-type]
    //- Main.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="1" customClass="Other"/></objects></document>
    //- Info.plist
    <plist version="1.0"><dict><key>NSPrincipalClass</key><string>Other</string></dict></plist>
    """

  @Test(
    "a storyboard, a nib or a property list that changes, changes what is found",
    arguments: [
      ("Main.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"1\" customClass=\"Old\"/></objects></document>\n"),
      ("Info.plist", "<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>Old</string></dict></plist>\n"),
    ])
  func resources(path: String, text: String) throws {
    try Fixture(Self.described).inFolder { folder in
      #expect(try lint(folder).contains("unreachable-type"))
      try write(text, path, in: folder)
      let changed = try lint(folder)
      #expect(!changed.contains("nothing leads to 'Old'"), "\(path)")
      #expect(changed == (try lint(folder, "--no-cache")), "\(path)")
    }
  }

  @Test("Swift that shows another face to Objective-C changes what Objective-C says") func generatedHeader() throws {
    func store(_ member: String) -> String {
      "import Foundation\n@objc class Feed: NSObject {}\n@objc class Store: NSObject { @objc func \(member)() -> Feed { Feed() } }\n"
    }
    let source = """
      //- App/Store.swift
      \(store("first"))
      //- App/Screen.m
      #import <Foundation/Foundation.h>
      #import "App-Swift.h"
      @interface Screen : NSObject
      @end
      @implementation Screen
      - (void)show:(Store *)store { [[store first] description]; }
      @end
      """
    try Fixture(source).inFolder { folder in
      func graph(_ more: String...) throws -> String { try Tool.run(["graph", "--format", "json", "."] + more, in: folder).output }
      let before = try graph()
      try write(store("other"), "App/Store.swift", in: folder)
      let after = try graph()
      #expect(after != before)
      #expect(try after == graph("--no-cache"))
    }
  }

  private static let targets = """
    //- project.yml
    name: Shop
    targets:
      Shop: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
      Kit: {type: framework, platform: iOS, sources: [Kit]}
    //- App/App.swift
    struct App {}
    //- Kit/Kit.swift
    public struct Kit {}
    """

  /// No source changes, nor what any of them says.
  @Test("a target that depends on something else changes what is found")
  func targets() throws {
    try Fixture(Self.targets).inFolder { folder in
      #expect(try lint(folder).contains("'Shop' depends on 'Kit'"))
      try write("name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [App]}\n  Kit: {type: framework, platform: iOS, sources: [Kit]}\n", "project.yml", in: folder)
      let changed = try lint(folder)
      #expect(!changed.contains("unused-target-dependency"))
      #expect(changed == (try lint(folder, "--no-cache")))
    }
  }

  private static let screens = """
    //- project.yml
    name: Shop
    targets: {Shop: {type: framework, platform: iOS, sources: [App]}}
    //- App/App.swift
    import UIKit
    public class List: UIViewController {
      var done: (() -> Void)?
      override func viewDidLoad() { done = { self.view.isHidden = true } }
    }
    //- App/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="1"><scenes>
      <scene><objects><viewController id="1"/></objects></scene><scene><objects><viewController id="2" customClass="List"/></objects></scene>
    </scenes></document>
    """

  @Test("what only an application has, and a screen that code can ask for, change what runs")
  func runs() throws {
    try Fixture(Self.screens).inFolder { folder in
      #expect(try lint(folder).contains("retain-cycle"))
      try write("name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: [App]}}\n", "project.yml", in: folder)
      #expect(try !lint(folder).contains("retain-cycle"))
      let named = try String(contentsOfFile: folder + "/App/Main.storyboard", encoding: .utf8).replacing("id=\"2\"", with: "id=\"2\" storyboardIdentifier=\"list\"")
      try write(named, "App/Main.storyboard", in: folder)
      #expect(try lint(folder).contains("retain-cycle"))
    }
  }

  @Test("who depends on a double of the tests changes what it ties")
  func doubles() throws {
    func project(_ dependencies: String) -> String {
      """
      name: Stream
      targets:
        Stream: {type: framework, platform: iOS, sources: [Stream]}
        StreamDoubles: {type: framework, platform: iOS, sources: [Doubles], dependencies: [{target: Stream}]}
        Extras: {type: framework, platform: iOS, sources: [Extras], dependencies: [\(dependencies)]}
        StreamTests: {type: bundle.unit-test, platform: iOS, sources: [Checks], dependencies: [{target: StreamDoubles}]}

      """
    }
    let fixture = Fixture(
      """
      //- project.yml
      \(project(""))
      //- Stream/Client.swift
      open class Client {
        public init() {}
        open func request(_ path: String, completion: @escaping () -> Void) { completion() }
      }
      public final class Updater {
        let client: Client
        public init(client: Client) { self.client = client }
        public func update() { client.request("a") { self.done() } }
        func done() {}
      }
      //- Doubles/Recorder.swift
      import Stream
      open class Spy: Client {
        public var completion: (() -> Void)?
        open override func request(_ path: String, completion: @escaping () -> Void) { self.completion = completion }
      }
      //- Extras/Extras.swift
      public struct Extras {}
      //- Checks/Checks.swift
      struct Checks {}
      """)
    try fixture.inFolder { folder in
      let first = try lint(folder)
      #expect(!first.contains("retain-cycle"))
      try write(project("{target: StreamDoubles}"), "project.yml", in: folder)
      let second = try lint(folder)
      #expect(second.contains("retain-cycle"))
      #expect(second == (try lint(folder, "--no-cache")))
    }
  }

  private func lint(_ folder: String, _ more: String...) throws -> String {
    let result = try Tool.run(["lint", "--format", "json", "--quiet"] + more + [folder], in: folder)
    #expect(result.status <= 1, "\(result.errors)")
    return result.output
  }

  private func write(_ text: String, _ path: String, in folder: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func entries(_ folder: String, _ kind: CacheFolder.Kind? = nil) -> [String] {
    let place = folder + "/.arborist-cache/1/" + (kind?.rawValue ?? "")
    return ((try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []).map { place + "/" + $0 }
      .filter { (try? FileManager.default.attributesOfItem(atPath: $0)[.type] as? FileAttributeType) == .typeRegular }.sorted()
  }

  @Test func aSecondRunReadsNothingAnew() throws {
    try Fixture(Self.source).inFolder { folder in
      let cold = try lint(folder)
      let kept = entries(folder)
      #expect(entries(folder, .units).count == 5 && entries(folder, .projects).count == 1)
      // What rules find, and the numbers.
      #expect(entries(folder, .findings).count == 2)
      #expect(try lint(folder) == cold)
      #expect(try lint(folder, "--no-cache") == cold && lint(folder, "--workers", "1") == cold)
      #expect(entries(folder) == kept)
    }
  }

  @Test("the numbers that were kept are those of the run's graph, and of no other")
  func numbersOfAnotherGraph() throws {
    try Fixture(Self.source).inFolder { folder in
      _ = try lint(folder)
      let question = ["whatif", "--cut", "Feed:User", "--format", "json", "--quiet", folder]
      let kept = try Tool.run(question, in: folder)
      #expect(kept.status == 0, "\(kept.errors)")
      #expect(try Tool.run(question + ["--no-cache"], in: folder).output == kept.output)
      var report = Report(graph: Graph(entities: [], facts: []))
      let metrics = report.graph.metrics()
      report.keptMetrics = Known(metrics: Graph(entities: [Entity(EntityID("a.h"), kind: .file, name: "a.h", isDefinition: true)], facts: []).metrics())
      #expect(report.metrics.dependencies.lakos.nodeCount == 1)
      report.graph = Graph(entities: [], facts: [])
      #expect(report.metrics.dependencies.lakos.nodeCount == metrics.dependencies.lakos.nodeCount)
    }
  }

  private struct Known: KeptMetrics {
    let metrics: Metrics
    func find() -> Metrics? { metrics }
    func keep(_ metrics: Metrics) {}
  }

  @Test("rules that ask what methods do find the same in what was kept, when only their options change")
  func otherOptions() throws {
    let source = """
      //- .arborist.yml
      rules: {controller-knows-controller: error}
      //- Profile.h
      #import <UIKit/UIKit.h>
      @interface PSProfileViewController : UIViewController
      @end
      //- Cell.m
      #import "Profile.h"
      @interface PSUserCell : UITableViewCell
      @property (nonatomic, weak) UIViewController *screen;
      @end
      @implementation PSUserCell
      - (void)tapped { [self.screen presentViewController:[[PSProfileViewController alloc] init] animated:YES completion:nil]; }
      @end
      """
    try Fixture(source).inFolder { folder in
      _ = try lint(folder)
      try write("rules: {controller-knows-controller: warning}\n", ".arborist.yml", in: folder)
      let known = try lint(folder)
      #expect(known == (try lint(folder, "--no-cache")))
      #expect(known.contains("'PSUserCell' brings up"))
    }
  }

  @Test("one file changed: that unit is read, and no other")
  func oneFileChanged() throws {
    try Fixture(Self.source).inFolder { folder in
      _ = try lint(folder)
      try write("#include \"store.h\"\nint stored(struct store *store) { return store->count + 1; }\n", "store.c", in: folder)
      #expect(try lint(folder) == lint(folder, "--no-cache"))
      // The unit has the same place: its old answer is gone.
      #expect(entries(folder, .units).count == 5 && entries(folder, .projects).count == 2)
    }
  }

  /// What a unit asked and what is answered differently now, one thing at a time.
  @Test(arguments: [
    ("User.m", "#import \"User.h\"\n@implementation PSUser\n@end\n"),
    ("User.h", "#import <Foundation/Foundation.h>\n@class PSFeed;\n@interface PSUser : NSObject\n@property (nonatomic, weak) PSFeed *feed;\n@end\n"),
    ("Kit/Base.h", "#import <Foundation/Foundation.h>\n@interface PSRoot : NSObject\n@end\n@interface PSBase : PSRoot\n@end\n"),
    // A header that was missing, and a class that was made up.
    ("Missing.h", "#import \"User.h\"\n@interface PSUser (Extra)\n@end\n"),
    ("Other/Unknown.h", "#import <Foundation/Foundation.h>\n@interface Unknown : NSObject\n- (void)run;\n@end\n"),
    // A header of the same name that is nearer.
    ("Kit/Feed.h", "@interface PSFeed : NSObject\n@end\n"),
    // A class that two files declare.
    ("Example/User.h", "#import <Foundation/Foundation.h>\n@interface PSUser : NSObject\n@end\n"),
    // Files that are no sources and name classes.
    ("Main.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"1\" customClass=\"PSUser\"/></objects></document>\n"),
    ("Info.plist", "<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>PSUser</string></dict></plist>\n"),
    ("Feed.xcdatamodel/contents", "<model><entity name=\"Story\" codeGenerationType=\"class\"/></model>\n"),
    (".arborist.yml", "exclude: [Kit]\n"),
    (".arborist.yml", "rules:\n  import-cycle: off\n"),
    ("Photo.swift", "class Photo { weak var album: Album? }\n"),
    ("Story.swift", "class Story { var album: Album? }\n"),
    ("store.h", "struct store { long count; struct store *next; };\n"),
    ("store.c", "#include \"store.h\" // arborist:disable:this import-cycle - so\n"),
  ])
  func whatIsAnsweredDifferently(path: String, text: String) throws {
    try Fixture(Self.source).inFolder { folder in
      _ = try lint(folder)
      try write(text, path, in: folder)
      let changed = try lint(folder)
      #expect(changed == (try lint(folder, "--no-cache")), "\(path)")
      #expect(try lint(folder) == changed, "\(path)")
    }
  }

  @Test func afterRandomEdits() throws {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &random)
    var numbers = Numbers(state: seed)
    try Fixture(Self.source).inFolder { folder in
      let names = ["Feed.h", "Feed.m", "User.h", "User.m", "Kit/Base.h", "store.c", "store.h", "Album.swift", "Photo.swift"]
      let texts = try Dictionary(uniqueKeysWithValues: names.map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) })
      for step in 0..<12 {
        let name = names[numbers.below(names.count)]
        var lines = texts[name]!.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch numbers.below(4) {
        case 0: lines.remove(at: numbers.below(lines.count))
        case 1: lines.insert(lines[numbers.below(lines.count)], at: numbers.below(lines.count))
        case 2: lines.insert("// \(step)", at: 0)
        default: break
        }
        try write(lines.joined(separator: "\n"), name, in: folder)
        #expect(try lint(folder) == lint(folder, "--no-cache"), "seed \(seed), step \(step), \(name)")
      }
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  @Test("another SDK is another parser")
  func sdk() throws {
    func sdk(_ name: String, _ member: String) -> String {
      """

      //- \(name).sdk/SDKSettings.json
      {"CanonicalName": "iphoneos17.2"}
      //- \(name).sdk/usr/include/tiny.h
      typedef int tiny_number;
      //- \(name).sdk/System/Library/Frameworks/Foundation.framework/Headers/Foundation.h
      typedef struct objc_object *id;
      @interface NSObject
      @end
      @interface NSThing : NSObject
      @property (strong) \(member);
      @end
      """
    }
    let source = "//- App/main.m\n#import <Foundation/Foundation.h>\n@interface A : NSThing\n@end\n@implementation A\n- (void)go { [self.thing description]; }\n@end\n"
    try Fixture(source + sdk("One", "NSThing *thing") + sdk("Two", "id thing")).inFolder { folder in
      for name in ["One", "Two", "One"] {
        let arguments = ["lint", "--quiet", "--format", "json", folder + "/App", "--sdk", folder + "/\(name).sdk"]
        let result = try Tool.run(arguments, in: folder)
        #expect(try result.status == 0 && result == Tool.run(arguments + ["--no-cache"], in: folder), "\(name): \(result.errors)")
      }
      let units = try FileManager.default.subpathsOfDirectory(atPath: folder + "/App/.arborist-cache/1/units").filter { $0.contains("/") }
      #expect(units.count == 2)
    }
  }

  @Test("the same project in another folder is the same project")
  func moved() throws {
    try Fixture(Self.source).inFolder { folder in
      let cache = folder + "/cache"
      try Fixture(Self.source).inFolder { other in
        let here = try lint(folder, "--cache", cache)
        let kept = try FileManager.default.subpathsOfDirectory(atPath: cache)
        #expect(try lint(other, "--cache", cache) == here)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: cache) == kept)
      }
    }
  }

  @Test("what was made of the project's place is used there only")
  func boundToItsPlace() throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      let store = try CacheFolder(at: folder + "/cache")
      func cache(_ root: String) -> RunCache { RunCache(store, Project(context: ProjectContext(root: root, files: [])), readers: Digest(of: [1])) }
      func facts(_ name: String) -> ProjectFacts {
        var extraction = Extraction()
        extraction.entities = [Entity(EntityID("c:@S@A"), kind: .struct, name: name, language: .c, location: SourceLocation("a.c", line: 3), isDefinition: true)]
        extraction.facts = [Fact(EntityID("c:@S@A"), .uses, EntityID("c:@S@B"), at: SourceLocation("a.c", line: 4))]
        return ProjectFacts(extraction, ObjectLives(lasting: [EntityID("c:@S@A")]))
      }
      let free = try #require(cache("/here").keep(facts("A"), UnitAnswers()))
      #expect(cache("/there").facts(of: [])?.key == free)
      let bound = try #require(cache("/here").keep(facts("(unnamed at /here/a.c:3)"), UnitAnswers()))
      #expect(cache("/there").facts(of: []).map(\.key) == nil && bound != free)
      let known = try #require(cache("/here").facts(of: []))
      #expect(known.key == bound && known.facts.graph.entities.map(\.name) == ["(unnamed at /here/a.c:3)", "c:@S@B"])
      #expect(known.facts.graph.lasting == [EntityID("c:@S@A")] && known.facts.graph.facts.count == 1)
    }
  }

  // MARK: The folder

  @Test func whatIsCutOrFlippedIsNoEntry() throws {
    try Fixture(Self.source).inFolder { folder in
      let cold = try lint(folder)
      for (number, entry) in entries(folder).enumerated() {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: entry))
        if number % 3 == 0 { bytes = bytes.prefix(bytes.count / 2) } else { bytes[bytes.count * (number % 7) / 7] ^= 1 << (number % 8) }
        try bytes.write(to: URL(fileURLWithPath: entry))
      }
      #expect(try lint(folder) == cold)
      #expect(try lint(folder) == cold)
    }
  }

  @Test func everyFlipIsSeen() throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      let cache = try CacheFolder(at: folder + "/cache")
      let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let key = Digest(of: [1])
      cache.write(.units, key, bytes)
      let place = try #require(try FileManager.default.subpathsOfDirectory(atPath: folder + "/cache/1").first { $0.contains("/") && $0.count > 30 })
      let whole = try Data(contentsOf: URL(fileURLWithPath: folder + "/cache/1/" + place))
      #expect(cache.read(.units, key) == bytes && whole.count == 516)
      for index in whole.indices {
        var flipped = whole
        flipped[index] ^= 1 << (index % 8)
        try flipped.write(to: URL(fileURLWithPath: folder + "/cache/1/" + place))
        #expect(cache.read(.units, key) == nil, "byte \(index)")
        try whole.prefix(index).write(to: URL(fileURLWithPath: folder + "/cache/1/" + place))
        #expect(cache.read(.units, key) == nil, "cut at \(index)")
      }
    }
  }

  @Test func theFolderSaysWhatItIs() throws {
    try Fixture(Self.source).inFolder { folder in
      _ = try lint(folder)
      let tag = try String(contentsOfFile: folder + "/.arborist-cache/CACHEDIR.TAG", encoding: .utf8)
      #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
      #expect(try String(contentsOfFile: folder + "/.arborist-cache/.gitignore", encoding: .utf8) == "*\n")
    }
  }

  @Test("somebody else's folder is left alone, and who asked for it is told")
  func foreignFolder() throws {
    try Fixture(Self.source).inFolder { folder in
      let result = try Tool.run(["lint", "--cache", folder + "/Kit", folder], in: folder)
      #expect(result.status > 1 && result.errors.contains("'Kit' can't be used as a cache: it holds something else"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Kit") == ["Base.h"])
    }
  }

  @Test("what a killed run was writing is gone after the next one, and what another writes is left alone")
  func drafts() throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      let cold = try lint(folder)
      let drafts = folder + "/.arborist-cache/1/drafts"
      #expect(try FileManager.default.contentsOfDirectory(atPath: drafts) == [])
      try write("half of an entr", ".arborist-cache/1/drafts/17.18", in: folder)
      let living = try #require(LivingFiles.create(drafts + "/living"))
      defer { close(living) }
      #expect(try lint(folder) == cold)
      #expect(try FileManager.default.contentsOfDirectory(atPath: drafts) == ["living"])
    }
  }

  @Test("a run that was killed while it made the folder leaves one that the next makes whole", arguments: ["", "Signature: 8a477f597d"])
  func halfMade(tag: String) throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      try write(tag, ".arborist-cache/CACHEDIR.TAG", in: folder)
      let cold = try lint(folder)
      #expect(try String(contentsOfFile: folder + "/.arborist-cache/CACHEDIR.TAG", encoding: .utf8).hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
      #expect(try String(contentsOfFile: folder + "/.arborist-cache/.gitignore", encoding: .utf8) == "*\n")
      #expect(entries(folder, .units).count == 1)
      #expect(try lint(folder) == cold)
    }
  }

  @Test func whatWasUsedLongestAgoGoesFirst() throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      let cache = try CacheFolder(at: folder + "/cache")
      for number in 0..<10 {
        let key = Digest(of: [UInt8(number)])
        cache.write(.units, key, [UInt8](repeating: 7, count: 984))
        let place = folder + "/cache/1/units/" + key.hex.prefix(2) + "/" + key.hex.dropFirst(2)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: Double(number - 20) * 7200)], ofItemAtPath: place)
      }
      // The oldest is used once more.
      #expect(cache.read(.units, Digest(of: [0])) != nil)
      cache.prune(to: 5000)
      let left = (0..<10).filter { cache.read(.units, Digest(of: [UInt8($0)])) != nil }
      #expect(left == [0, 7, 8, 9])
    }
  }

  @Test func threeRunsAtOnce() throws {
    try Fixture(Self.source).inFolder { folder in
      let cold = try lint(folder, "--no-cache")
      let outputs = Outputs()
      DispatchQueue.concurrentPerform(iterations: 3) { _ in outputs.add((try? lint(folder)) ?? "no answer") }
      #expect(outputs.all == [cold, cold, cold])
      #expect(try lint(folder) == cold)
    }
  }

  private final class Outputs: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [String] = []
    func add(_ output: String) { lock.withLock { all.append(output) } }
  }

  @Test func watchLooksAgain() throws {
    try Fixture(Self.source).inFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.executable)
      process.arguments = ["lint", "--watch", "--format", "xcode", folder]
      let (output, errors) = (folder + "/../" + UUID().uuidString, Pipe())
      #expect(FileManager.default.createFile(atPath: output, contents: nil))
      defer { try? FileManager.default.removeItem(atPath: output) }
      process.standardOutput = FileHandle(forWritingAtPath: output)
      process.standardError = errors
      try process.run()
      defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
      // What it waits for comes within a second or two, or never.
      DispatchQueue.global().asyncAfter(deadline: .now() + 120) { process.terminate() }
      /// Waits for as many ends of runs.
      func waitForRuns(_ count: Int) {
        var text = ""
        while text.components(separatedBy: "watching;").count <= count {
          let data = errors.fileHandleForReading.availableData
          guard !data.isEmpty else { return }
          text += String(decoding: data, as: UTF8.self)
        }
      }
      func findings(_ rule: String) throws -> Int { try String(contentsOfFile: output, encoding: .utf8).components(separatedBy: "[\(rule)").count - 1 }
      waitForRuns(1)
      let first = try findings("import-cycle")
      #expect(first == 1)
      try write("rules: {import-cycle: nonsense", ".arborist.yml", in: folder)
      waitForRuns(1)
      try FileManager.default.removeItem(atPath: folder + "/.arborist.yml")
      waitForRuns(1)
      #expect(try findings("import-cycle") == 2)
      #expect(process.isRunning)
      // Whoever starts it, it can be ended.
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
    }
  }

  // MARK: Parts

  @Test func whatATextAsksFor() {
    let text = """
      #include <a.h>
      #  import "b/c.h"  // and more
      #if __has_include(<d.h>) && __has_include_next ( "e.h" )
      #include_next <f.h>
      #define G "g.h"
      #include G
      #include "unfinished
      #pragma mark - "x"
      """
    let found = IncludeSpelling.all(in: Array(text.utf8))
    #expect(found.map(\.text) == ["a.h", "b/c.h", "d.h", "e.h", "f.h"])
    #expect(found.map(\.isQuoted) == [false, true, false, true, false])
    #expect(IncludeSpelling.all(in: Array("#include <".utf8)).isEmpty && IncludeSpelling.all(in: []).isEmpty)
  }

  @Test("the digest is MurmurHash3's, which others compute as well")
  func digest() {
    #expect(Digest(of: []).hex == String(repeating: "0", count: 32))
    #expect(Digest(of: Array("hello".utf8)).hex == "cbd8a7b341bd9b025b1e906a48ae1d19")
    #expect(Digest(of: Array("The quick brown fox jumps over the lazy dog".utf8)).hex == "e34bbc7bbc071b6c7a433ca9c49a9347")
  }
}
