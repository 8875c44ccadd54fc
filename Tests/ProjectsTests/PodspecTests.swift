import Facts
import Testing

@testable import Projects

/// What podspecs and projects of XcodeGen declare.
struct PodspecTests {
  @Test func aPodWithPartsAndTests() throws {
    let targets = try Fixture(
      """
      //- Kit.podspec
      Pod::Spec.new do |s|
        s.name = "my-kit"   # the name
        s.module_name = 'MyKit'
        s.platform = :ios, '9.0'
        s.requires_arc = ['Code/**/*.m']
        s.prefix_header_file = 'Code/Kit.pch'
        s.default_subspec = 'Core'
        if ENV['X']
          s.source_files = 'Never/*.m'
        end
        s.subspec 'Core' do |core|
          core.source_files = 'Code/**/*.{h,m}', "More"
          core.exclude_files = %w[Code/Old/*.m Code/x.m]
          core.dependency 'AFNetworking/Reachability', '~> 2.0'
          core.ios.resources = ['UI/*.xib']
        end
        s.subspec 'Extra' do |extra|
          extra.dependency 'my-kit/Core'
          extra.source_files =
            'Extra/*.m'
        end
        s.test_spec 'Checks' do |t|
          t.source_files = 'Checks/*.m'
        end
      end
      //- Code/a.m
      //- Code/b.h
      //- Code/x.m
      //- Code/Old/o.m
      //- More/c.m
      //- Extra/e.m
      //- Checks/t.m
      //- UI/v.xib
      """
    ).project().targets
    #expect(targets.map(\.name) == ["my-kit", "my-kit-Unit-Checks"])
    #expect(targets[0].module == "MyKit")
    #expect(targets[0].sources == ["Code/a.m", "Extra/e.m", "More/c.m"])
    #expect(targets[0].headers == ["Code/b.h"])
    #expect(targets[0].resources == ["UI/v.xib"])
    #expect(targets[0].dependencies == [.init("AFNetworking/Reachability", .product, line: 14)])
    #expect(targets[0].settings.prefixHeader == "Code/Kit.pch")
    #expect(targets[0].settings.usesARC == false)
    #expect(targets[0].settings.exceptionsFromARC == ["Code/a.m"])
    #expect(targets[1].sources == ["Checks/t.m"])
    #expect(targets[1].product == .tests)
  }

  @Test(arguments: ["", "Pod::Spec.new do |s|", "end end end", "Pod::Spec.new do |s|\n s.name = 'a'\n s.source_files = '**/{{{{'\nend", "%w["])
  func brokenPodspecsEnd(_ text: String) throws {
    #expect(try Fixture("//- K.podspec\n\(text)\n//- a.m").project().problems == [])
  }

  @Test func podspecWithMergeMarkers() throws {
    let text = "Pod::Spec.new do |s|\n<<<<<<< HEAD\n  s.name = 'App'\n=======\n  s.name = 'Old'\n>>>>>>> main\nend"
    let project = try Fixture("//- K.podspec\n\(text)\n//- a.m").project()
    #expect(project.targets.isEmpty)
    #expect(project.problems.map(\.message) == ["line 2 is a merge marker; its targets are not known. Mend it, then run again"])
  }

  @Test(
    "merge markers and what nothing closes are a problem with a step",
    arguments: [
      ("BUILD", "cc_library(name = \"a\", srcs = [\"a.m\"])\n<<<<<<< HEAD\n", "line 2 is a merge marker; its targets are not known"),
      ("Package.swift", "import PackageDescription\n<<<<<<< HEAD\nlet package = Package(name: \"A\")\n", "line 2 is a merge marker; its targets are not known"),
      ("project.yml", "name: A\n<<<<<<< HEAD\ntargets: {}\n", "line 2 is a merge marker; its targets are not known"),
      ("Podfile", "target 'A' do\n<<<<<<< HEAD\n  pod 'B'\nend", "line 2 is a merge marker; the pods of both versions count"),
      ("BUILD", "cc_library(name = \"a\",\n  srcs = [\"a.m\")\n\ncc_library(name = \"b\"", "what line 1 opens is not seen to end; targets may be missing"),
      ("BUILD", "cc_library(name = \"a\")\ncc_library(name = \"b, srcs = [])\n", "what line 2 opens is not seen to end; targets may be missing"),
      ("K.podspec", "Pod::Spec.new do |s|\n  s.name = 'K\nend", "what line 2 opens is not seen to end; targets may be missing"),
      ("Podfile", "target 'A' do\n  pod 'B'\n  pod 'C\nend", "what line 3 opens is not seen to end; targets may be missing"),
    ])
  func brokenManifests(path: String, text: String, problem: String) throws {
    let project = try Fixture("//- \(path)\n\(text)\n//- a.m").project()
    #expect(project.problems.map { "\($0.path): \($0.message)" } == ["\(path): \(problem). Mend it, then run again"])
  }

  @Test("the text of a quote that nothing closes is no name") func openQuote() throws {
    #expect(try Fixture("//- K.podspec\nPod::Spec.new do |s|\n  s.name = 'App\n  s.source_files = [compute(\n//- a.m").project().targets.isEmpty)
  }

  @Test(
    "what is no statement is passed over",
    arguments: [
      "  s.description = <<-DESC\n    Apple's frames.\n  DESC", "  s.description = <<~'EOS'\n    Apple's\n  EOS", "  s.license = <<LICENSE\nit's free\nLICENSE",
      "=begin\nit's a comment\n=end", "  # <<-DESC isn't one",
    ])
  func bodies(_ lines: String) throws {
    let project = try Fixture("//- K.podspec\nPod::Spec.new do |s|\n  s.name = 'K'\n\(lines)\n  s.source_files = 'K/*.m'\nend\n__END__\nit's over\n//- K/a.m").project()
    #expect(project.targets.map { "\($0.name) \($0.sources)" } == ["K [\"K/a.m\"]"])
    #expect(project.problems.isEmpty)
  }

  /// Braces that multiply are dropped, not multiplied.
  @Test func bracesAreBounded() {
    let pattern = String(repeating: "{a,b,c,d}", count: 20)
    #expect(PathPatterns([pattern], in: "").isEmpty)
    #expect(PathPatterns(["a/{b,{c,d}}/*.m"], in: "x").match("x/a/d/e.m"))
    #expect(!PathPatterns(["a/{b,c}/*.m"], in: "x").match("x/a/d/e.m"))
  }

  @Test func podsOfTargets() {
    let pods = Podfile(
      Array(
        """
        platform :ios, '9.0'
        use_frameworks!
        pod 'Everywhere'
        def shared
          pod 'Shared/Core', '~> 1.0'
        end
        abstract_target 'All' do
          pod 'Common'
          target 'App' do
            shared
            if ENV['X'] then
              pod 'Maybe', :path => '../Maybe'
            end
            target 'AppTests' do
              inherit! :search_paths
              pod 'Mocks'
            end
          end
        end
        target 'Other' do
        end
        post_install do |installer|
          installer.pods_project.targets.each do |target|
            puts target.name
          end
        end
        """.utf8)
    ).podsOfTarget
    #expect(
      pods == [
        "App": ["Everywhere", "Common", "Shared/Core", "Maybe"], "AppTests": ["Everywhere", "Common", "Shared/Core", "Maybe", "Mocks"], "Other": ["Everywhere"],
      ])
    for text in ["end", "target do", "target 'A' do", "def", "pod", "end end\nend"] { #expect(Podfile(Array(text.utf8)).podsOfTarget.isEmpty) }
  }

  @Test func podsOfTargetsWithoutBlocks() {
    let pods = Podfile(
      Array(
        """
        names = ['D', 'E']
        abstract_target 'All' do
          target 'A'
          target 'B' do
            pod 'Own'
          end
          pod 'Common'
          %w[C].each do |t|
            target t do
              pod 'Loop'
            end
          end
        end
        names.each do |name|
          target "#{name}Tests" do
            pod 'Checks'
          end
        end
        pod 'Everywhere'
        """.utf8)
    ).podsOfTarget
    #expect(
      pods == [
        "A": ["Everywhere", "Common"], "B": ["Everywhere", "Common", "Own"], "C": ["Everywhere", "Common", "Loop"], "DTests": ["Everywhere", "Checks"], "ETests": ["Everywhere", "Checks"],
      ])
  }

  @Test func aProjectOfXcodeGen() throws {
    let targets = try Fixture(
      """
      //- App/project.yml
      name: Shop
      include: [{path: Shared/templates.yml, relativePaths: false}]
      targets:
        Shop:
          type: application
          platform: iOS
          templates: [Base]
          sources:
            - Code
            - path: More
              excludes: ["Old/**", "*.skip.m"]
            - {path: Notes, buildPhase: none}
          settings:
            base: {PRODUCT_NAME: The Shop, SWIFT_OBJC_BRIDGING_HEADER: Code/Shop-Bridging.h}
          dependencies:
            - target: Kit
            - package: Log
              product: LogCore
        Kit:
          type: framework
          platform: [iOS, macOS]
          sources: Kit
          configFiles: {Debug: Kit.xcconfig, Release: Other.xcconfig}
          settings: {groups: [plain], configs: {Debug: {PRODUCT_MODULE_NAME: "$(PRODUCT_NAME)Base"}}}
        ShopTests: {type: bundle.unit-test, platform: iOS, sources: [{path: Checks}], dependencies: [{target: Shop}]}
      settingGroups:
        plain: {CLANG_ENABLE_OBJC_ARC: NO}
      //- App/Kit.xcconfig
      PRODUCT_NAME = ShopKit
      //- App/Shared/templates.yml
      targetTemplates:
        Base: {sources: ["${target_name}Extras"], info: {path: Shop.plist}}
      //- App/Code/a.m
      //- App/More/b.m
      //- App/More/b.skip.m
      //- App/More/Old/c.m
      //- App/Notes/n.swift
      //- App/ShopExtras/e.swift
      //- App/Kit/k.swift
      //- App/Checks/t.swift
      //- App/Code/Main.storyboard
      //- other.yml
      targets: {all: [a, b]}
      """
    ).project().targets
    #expect(targets.map(\.name) == ["Shop", "Kit_iOS", "Kit_macOS", "ShopTests"])
    #expect(targets.map(\.module) == ["The_Shop", "ShopKitBase", "ShopKitBase", "ShopTests"])
    #expect(targets.map(\.products) == [["The Shop"], ["ShopKit"], ["ShopKit"], ["ShopTests"]])
    #expect(targets.map(\.settings.usesARC) == [true, false, false, true])
    #expect(targets[0].sources == ["App/Code/a.m", "App/More/b.m", "App/ShopExtras/e.swift"])
    #expect(targets[0].resources == ["App/Code/Main.storyboard"])
    #expect(targets[0].dependencies == [.init("Kit", .target, line: 16), .init("LogCore", .product, line: 18)])
    #expect(targets[0].settings.bridgingHeader == "App/Code/Shop-Bridging.h")
    #expect(targets[0].settings.infoPlist == "App/Shop.plist")
    #expect(targets[3].product == .tests)
  }

  @Test func whatXcodeGenGeneratedIsWhatIsBuilt() throws {
    let project = try Fixture("//- project.yml\nname: A\ntargets: {A: {type: tool, platform: macOS, sources: [Code]}}\n//- A.xcodeproj/project.pbxproj\n{}\n//- Code/a.c").project()
    #expect(project.targets == [])
  }

  /// Xcode leaves such a folder behind, and people commit it.
  @Test func aFolderOfTheNameOfAProjectIsNone() throws {
    let project = try Fixture(
      "//- project.yml\nname: A\ntargets: {A: {type: tool, platform: macOS, sources: [Code]}}\n//- A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved\n{}\n//- Code/a.c"
    ).project()
    #expect(project.targets.map(\.sources) == [["Code/a.c"]])
    #expect(project.setup.buildFiles == ["project.yml"])
  }

  @Test func templatesHaveAttributes() throws {
    let targets = try Fixture(
      """
      //- project.yml
      name: A
      targetTemplates:
        Base: {type: framework, platform: macOS, sources: ["${extra}"], settings: {X: base}}
        Feature: {templates: [Base], sources: ["Code/${target_name}"], platform: iOS}
      targets:
        One: {templates: [Feature], templateAttributes: {extra: Shared}}
        Two: {templates: [Feature], templateAttributes: {extra: Shared/b.swift}}
      //- Code/One/o.swift
      //- Code/Two/t.swift
      //- Shared/a.swift
      //- Shared/b.swift
      """
    ).project().targets
    #expect(targets.map(\.sources) == [["Code/One/o.swift", "Shared/a.swift", "Shared/b.swift"], ["Code/Two/t.swift", "Shared/b.swift"]])
    #expect(targets.map(\.platforms) == [["iOS"], ["iOS"]])
  }

  @Test func includedFilesArePartOfTheProject() throws {
    let found = try Fixture(
      """
      //- project.yml
      name: A
      include: [inc/base.yml, {path: inc/more.yml, relativePaths: false}, {path: inc/off.yml, enable: false}, gone.yml]
      settings: {GCC_PREFIX_HEADER: A.pch}
      targets:
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Base}, {target: More}]}
      //- inc/base.yml
      settings: {GCC_PREFIX_HEADER: Other.pch, SWIFT_OBJC_BRIDGING_HEADER: B.h}
      targetTemplates:
        T: {sources: [Extra]}
      targets:
        Base: {type: framework, platform: iOS, templates: [T], sources: [../Shared]}
      //- inc/more.yml
      targets:
        More:
          type: framework
          platform: iOS
          sources: More
          dependencies:
            - target: Base
      //- inc/off.yml
      targets: {Off: {type: tool, platform: macOS, sources: [../App]}}
      //- App/a.swift
      //- Shared/s.swift
      //- inc/Extra/e.swift
      //- More/m.swift
      """
    ).project()
    let targets = found.targets.sorted { $0.name < $1.name }
    #expect(
      targets.map { "\($0.name) \($0.manifest):\($0.line) \($0.sources)" } == [
        "App project.yml:5 [\"App/a.swift\"]", "Base inc/base.yml:5 [\"Shared/s.swift\", \"inc/Extra/e.swift\"]", "More inc/more.yml:2 [\"More/m.swift\"]",
        "Off inc/off.yml:1 [\"App/a.swift\"]",
      ])
    #expect(targets.prefix(3).map(\.settings.prefixHeader) == ["A.pch", "A.pch", "A.pch"])
    #expect(targets.prefix(3).map(\.settings.bridgingHeader) == ["B.h", "B.h", "B.h"])
    #expect(targets.map { $0.dependencies.map { "\($0.name) \($0.manifest ?? "-") \($0.line)" } } == [["Base inc/base.yml 5", "More inc/more.yml 5"], [], ["Base inc/base.yml 7"], []])
    #expect(found.setup.missing == [.init(.settings, in: "project.yml", ["gone.yml"])])
  }

  @Test func sourcesHaveFlags() throws {
    let settings = try Fixture(
      """
      //- project.yml
      name: A
      targets:
        A:
          type: tool
          platform: macOS
          sources:
            - path: Old
              compilerFlags: "-w -fno-objc-arc"
            - path: New
              compilerFlags: [-w]
          settings: {GCC_PREPROCESSOR_DEFINITIONS: ["$(inherited)", A=1, B], HEADER_SEARCH_PATHS: $(SRCROOT)/Include /usr/include}
      //- Old/o.m
      //- New/n.m
      """
    ).project().targets[0].settings
    #expect(settings.usesARC == true)
    #expect(settings.exceptionsFromARC == ["Old/o.m"])
    #expect(settings.defines == ["A=1", "B"])
    #expect(settings.headerFolders == ["Include"])
  }

  @Test func sourcesThatAreNotThereOrLieOutside() throws {
    let project = try Fixture(
      "//- project.yml\nname: A\ntargets:\n  A:\n    type: tool\n    platform: macOS\n    sources: [Code, Made, {path: Maybe, optional: true}, Notes, ../../Far, /etc]\n//- Code/a.c\n//- Notes/a.txt"
    ).project()
    #expect(project.targets.map(\.missingSources) == [["Made"]])
    #expect(project.setup.missing == [.init(.sources, in: "project.yml", targets: ["A"], ["Made"])])
    #expect(
      project.problems == [
        Problem(
          .project, "project.yml", "sources at 2 places, such as '../../Far', lie outside of the folder that is analysed and are not read. Run on a folder that has all")
      ])
  }

  @Test func includesThatLeadBackAreTold() throws {
    let project = try Fixture(
      """
      //- project.yml
      name: A
      include: [project.yml, more.yml, ../../far.yml]
      targets: {A: {type: tool, platform: macOS, sources: [Code], templates: [X]}}
      targetTemplates: {X: {templates: [X]}}
      //- more.yml
      include: project.yml
      targets: {More: {type: framework, platform: macOS, sources: [Code]}}
      //- Code/a.c
      """
    ).project()
    #expect(project.targets.map(\.name).sorted() == ["A", "More"])
    #expect(
      project.problems.map { "\($0.path): \($0.message)" } == [
        "more.yml: its include of 'project.yml' leads back to a file that includes it, and is left out. Remove it, then run again",
        "project.yml: its include of 'project.yml' leads back to a file that includes it, and is left out. Remove it, then run again",
        "project.yml: the file '../../far.yml', which it includes, lies outside of the folder that is analysed and is not read. Run on a folder that has both",
      ])
  }

  @Test func whatIsNoYAMLIsTold() throws {
    let project = try Fixture("//- project.yml\nname: A\ntargets:\n<<<<<<< HEAD\n  A: {type: tool}\n//- other.yml\ntargets:\n\t{\n//- a.c").project()
    #expect(project.problems.map(\.path) == ["project.yml"])
    #expect(project.problems.map(\.message) == ["line 3 is a merge marker; its targets are not known. Mend it, then run again"])
  }

  @Test func whatIsIncludedAndNoYAMLIsTold() throws {
    let text = "name: A\ninclude: [base.yml, gone.yml]\ntargets: {A: {type: tool, platform: macOS, sources: [Code]}}"
    let project = try Fixture("//- project.yml\n\(text)\n//- base.yml\na: [\n//- Code/a.c").project()
    #expect(project.problems.map(\.path) == ["base.yml"])
    #expect(project.targets.map(\.name) == ["A"])
  }

  @Test func manyAliasesAreNotFollowed() throws {
    let lines = (0..<9).map { level in "a\(level): &a\(level) [\((0..<9).map { _ in level == 0 ? "x" : "*a\(level - 1)" }.joined(separator: ", "))]" }
    let text = lines.joined(separator: "\n") + "\nname: Bomb\ntargets: {A: {type: tool, sources: *a8}}"
    let project = try Fixture("//- project.yml\n\(text)\n//- other.yml\n\(text)\n//- a.c").project()
    #expect(project.targets == [])
    #expect(project.problems == [Problem(.project, "project.yml", "the project file has 73 aliases, more than the limit of 40; its targets are not known. Mend it, then run again")])
  }
}
