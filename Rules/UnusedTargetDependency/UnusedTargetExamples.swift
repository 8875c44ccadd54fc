internal import Analysis

// What `unused-target-dependency` says, and which dependencies it leaves alone.

extension UnusedTargetDependency {
  static let examples: [Example] = [
    Example(
      "a dependency that nobody uses any more",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Charts"),
        .target(
          name: "Feed",
          dependencies: [
            "Storage",
            "Charts",  // expect: unused-target-dependency "'Feed' depends on 'Charts' and none of its 2 files uses it; remove the dependency"
          ]),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Charts/Chart.swift
      public struct Chart {}
      //- Sources/Feed/Feed.swift
      import Storage
      struct Feed { var store = Store() }
      //- Sources/Feed/Item.swift
      struct Item {}
      """),
    Example(
      "a target that brings files and no code",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Manifest", resources: [.copy("PrivacyInfo.xcprivacy")]),
        .target(name: "Feed", dependencies: ["Manifest"]),
      ])
      //- Sources/Manifest/Empty.swift
      // SwiftPM wants a source.
      //- Sources/Manifest/PrivacyInfo.xcprivacy
      {}
      //- Sources/Feed/Feed.swift
      struct Feed {}
      """),
    Example(
      "code of C that nobody mentions behind a target, and what a target brings that is built elsewhere",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "CStart"),
        .target(name: "Loop"),
        .target(name: "TestSupport", dependencies: ["CStart", "Loop"]),
        .testTarget(name: "LoopTests", dependencies: ["TestSupport"]),
        .binaryTarget(name: "Calls", url: "https://example.com/Calls.zip", checksum: ""),
        .target(name: "Wrapper", dependencies: ["Calls", "Loop"]),
      ])
      //- Sources/CStart/include/start.h
      //- Sources/CStart/start.c
      void begin(void);
      __attribute__((constructor)) void start(void) { begin(); }
      //- Sources/Loop/Loop.swift
      public func loop() {}
      //- Sources/TestSupport/Support.swift
      import Loop
      @_cdecl("begin") func begin() { loop() }
      //- Tests/LoopTests/LoopTests.swift
      final class LoopTests {}
      //- Sources/Wrapper/Wrapper.swift
      @_exported import Calls
      """),
    Example(
      "tests in a target that other tests are built with",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "SafeTests"),
        .testTarget(name: "AllTests", dependencies: ["SafeTests"]),
      ])
      //- Sources/SafeTests/Safe.swift
      import Testing
      @Test func safe() {}
      //- Tests/AllTests/AllTests.swift
      import Testing
      @Test func all() {}
      """),
    Example(
      "sources that a plugin of the project makes",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Base"),
        .plugin(name: "Snippets", capability: .buildTool()),
        .testTarget(name: "DocsTests", dependencies: ["Base"], plugins: [.plugin(name: "Snippets")]),
        .target(name: "Client", dependencies: ["Base"], plugins: [.plugin(name: "OpenAPIGenerator", package: "swift-openapi-generator")]),
        .target(name: "Notes", dependencies: ["Base"], plugins: [.plugin(name: "SwiftLint", package: "swiftlint")]),  // expect: unused-target-dependency
        .target(name: "Docs", dependencies: ["Base"]),  // expect: unused-target-dependency
      ])
      //- Sources/Base/Base.swift
      public struct Base {}
      //- Plugins/Snippets/Plugin.swift
      struct Snippets {}
      //- Tests/DocsTests/DocsTests.swift
      struct DocsTests {}
      //- Sources/Docs/Docs.swift
      struct Docs {}
      //- Sources/Client/Client.swift
      struct Client {}
      //- Sources/Notes/Notes.swift
      struct Notes {}
      """),
    Example(
      "a class that another target looks up by its name",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Base"),
        .target(name: "Cards", dependencies: ["Base"]),
        .testTarget(name: "BaseTests", dependencies: ["Base", "Cards"]),
      ])
      //- Sources/Base/Base.swift
      import Foundation
      public protocol Paying { init() }
      public func paying() -> Paying? { (NSClassFromString("Cards.CardPaying") as? Paying.Type)?.init() }
      //- Sources/Cards/Cards.swift
      import Base
      import Foundation
      public final class CardPaying: NSObject, Paying {}
      //- Tests/BaseTests/BaseTests.swift
      import Base
      let found = paying()
      """),
    Example(
      "a target that uses a module without saying so, and has it in the tests of another",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Feed", dependencies: ["Storage"]),  // expect: unused-target-dependency "remove the dependency; 'Support' imports it without depending on it, so declare it there first"
        .target(name: "Support"),
        .testTarget(name: "FeedTests", dependencies: ["Feed", "Support"]),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Feed/Feed.swift
      public struct Feed {}
      //- Sources/Support/Support.swift
      import Storage
      public let store = Store()
      //- Tests/FeedTests/FeedTests.swift
      import Feed
      import Support
      let (feed, all) = (Feed(), store)
      """),
    Example(
      "a list of dependencies that several targets have",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let base: [Target.Dependency] = [
        "Storage",
        "Charts",  // expect: unused-target-dependency "'Feed' and 'Likes' depend on 'Charts' by a list that several targets have, and use nothing of it; take it out of the list and give it to 'Stats'"
      ]
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Charts"),
        .target(name: "Feed", dependencies: base),
        .target(name: "Likes", dependencies: base),
        .target(name: "Stats", dependencies: base + ["Likes"]),
        .target(name: "Marks", dependencies: more),
        .target(name: "Desk", dependencies: more),
        .target(name: "Bell", dependencies: more),
      ])
      let more: [Target.Dependency] = ["Storage", "Likes"]
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Charts/Chart.swift
      public struct Chart {}
      //- Sources/Feed/Feed.swift
      import Storage
      struct Feed { var store = Store() }
      //- Sources/Likes/Likes.swift
      import Storage
      public struct Likes { var store = Store() }
      //- Sources/Stats/Stats.swift
      import Charts
      import Likes
      import Storage
      struct Stats { var store = Store(); var chart = Chart(); var likes: Likes }
      //- Sources/Marks/Marks.swift
      import Likes
      import Storage
      struct Marks { var store = Store(); var likes: Likes }
      //- Sources/Desk/Desk.swift
      import Likes
      import Storage
      struct Desk { var store = Store(); var likes: Likes }
      //- Sources/Bell/Bell.swift
      import Storage
      struct Bell { var store = Store() }
      """),
    Example(
      "a target without code, which has others built with it, and code of Objective-C that nobody mentions",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Plugin"),
        .target(name: "All", dependencies: ["Storage"]),
        .target(name: "Tracker", dependencies: ["Plugin"]),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/All/All.swift
      // This target is empty.
      //- Sources/Plugin/include/PLPlugin.h
      #import <Foundation/Foundation.h>
      @interface PLPlugin : NSObject
      @end
      //- Sources/Plugin/PLPlugin.m
      #import "PLPlugin.h"
      @implementation PLPlugin
      + (void)load {}
      @end
      //- Sources/Tracker/TRTracker.m
      #import <Foundation/Foundation.h>
      @interface TRTracker : NSObject
      @end
      @implementation TRTracker
      @end
      """),
    Example(
      "two dependencies without a use, by which a third target has the module: both may go, so both say it",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .target(name: "Feed", dependencies: ["Storage"]),  // expect: unused-target-dependency "give it to 'Settings', which has it by unused dependencies only, and remove it here"
        .target(name: "Likes", dependencies: ["Storage"]),  // expect: unused-target-dependency "give it to 'Settings', which has it by unused dependencies only, and remove it here"
        .target(name: "Settings", dependencies: ["Feed", "Likes"]),
      ])
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Feed/Feed.swift
      public struct Feed {}
      //- Sources/Likes/Likes.swift
      public struct Like {}
      //- Sources/Settings/Settings.swift
      import Feed
      import Likes
      import Storage
      struct Settings { let store: Store; let feed: Feed; let like: Like }
      """),
    Example(
      "headers without an ending: nobody knows who includes them",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Matrix"),
        .target(name: "Feed", dependencies: ["Matrix"]),
      ])
      //- Sources/Matrix/Matrix.cpp
      int sum(int a, int b) { return a + b; }
      //- Sources/Matrix/include/Matrix/Core
      int sum(int a, int b);
      //- Sources/Feed/Feed.cpp
      #include <Matrix/Core>
      int main() { return sum(1, 2); }
      """),
    Example(
      "what others have by it, what is built elsewhere, and the plugin of a macro",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"),
        .binaryTarget(name: "SDK", url: "https://example.com/SDK.zip", checksum: ""),
        .target(name: "Wrapper", dependencies: ["SDK"]),
        .macro(name: "EventsPlugin"),
        .target(name: "Events", dependencies: ["EventsPlugin"]),
        .target(
          name: "Feed",
          dependencies: [
            "Storage",  // expect: unused-target-dependency "'Feed' depends on 'Storage' and its only file uses nothing of it; give it to 'Settings', which has it no other way, and remove it here"
          ]),
        .target(name: "Settings", dependencies: ["Feed", "Events"]),
      ])
      //- SDK/project.yml
      name: SDK
      targets:
        SDK: {type: framework, platform: iOS, sources: [Kit]}
      //- SDK/Kit/Kit.swift
      public struct Kit {}
      //- Sources/Wrapper/Wrapper.swift
      // One product for those who use the SDK.
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/EventsPlugin/Plugin.swift
      struct EventMacro {}
      //- Sources/Events/Events.swift
      public struct Event {}
      //- Sources/Feed/Feed.swift
      public struct Feed {}
      //- Sources/Settings/Settings.swift
      import Feed
      import Storage
      struct Settings { var (feed, store) = (Feed(), Store()) }
      @freestanding(expression) macro event() = #externalMacro(module: "EventsPlugin", type: "EventMacro")
      """),
    Example(
      "what a module adds to a type of another, seen through what is imported",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Base"),
        .target(name: "Client", dependencies: ["Base"]),
        .target(name: "Shared", dependencies: ["Base", "Client"]),
        .target(name: "Feed", dependencies: ["Base", "Shared", "Client"]),
        .target(
          name: "Settings",
          dependencies: [
            "Base",
            "Client",  // expect: unused-target-dependency "'Settings' depends on 'Client' and its only file uses nothing of it; remove the dependency"
          ]),
      ])
      //- Sources/Base/Values.swift
      public struct Values {}
      //- Sources/Client/Client.swift
      import Base
      extension Values { public var client: Int { 1 } }
      //- Sources/Shared/Shared.swift
      import Base
      import Client
      public let shared = Values().client
      //- Sources/Feed/Feed.swift
      import Base
      import Shared
      let path = \\Values.client
      //- Sources/Settings/Settings.swift
      import Base
      let values = Values()
      """),
    Example(
      "two libraries of the same files, and tests that import their headers",
      """
      //- project.yml
      name: Auth
      targets:
        Auth: {type: framework, platform: iOS, sources: [Auth]}
        AuthStatic: {type: library.static, platform: iOS, sources: [Auth]}
        AuthTests: {type: bundle.unit-test, platform: iOS, sources: [Checks], dependencies: [{target: AuthStatic}]}
        MoreTests: {type: bundle.unit-test, platform: iOS, sources: [More], dependencies: [{target: AuthStatic}]}
      //- Auth/PSAuth.h
      #import <Foundation/Foundation.h>
      @interface PSAuth : NSObject
      @end
      //- Auth/PSAuth.m
      #import "PSAuth.h"
      @implementation PSAuth
      @end
      //- Checks/PSAuthTests.m
      #import "../Auth/PSAuth.h"
      //- More/PSMoreTests.m
      @import Auth;
      """),
    Example(
      "the header of a whole pod, which only an installation makes",
      """
      //- Cards.podspec
      Pod::Spec.new do |s|
        s.name = 'Cards'
        s.source_files = 'Cards/*'
      end
      //- Cards/PSCard.h
      #import <Foundation/Foundation.h>
      @interface PSCard : NSObject
      @end
      //- Cards/PSCard.m
      #import "PSCard.h"
      @implementation PSCard
      @end
      //- Shop.podspec
      Pod::Spec.new do |s|
        s.name = 'Shop'
        s.source_files = 'Shop/*'
        s.dependency 'Cards'
      end
      //- Shop/PSShop.m
      #import <Cards/Cards-umbrella.h>
      //- Desk.podspec
      Pod::Spec.new do |s|
        s.name = 'Desk'
        s.source_files = 'Desk/*'
        s.dependency 'Cards'  # // expect: unused-target-dependency "'Desk' depends on 'Cards' and its only file uses nothing of it; remove the dependency"
      end
      //- Desk/PSDesk.m
      #import <Foundation/Foundation.h>
      @interface PSDesk : NSObject
      @end
      @implementation PSDesk
      @end
      """),
    Example(
      "programs, what is used under a condition, and what an Xcode target embeds for others",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Storage"), .executableTarget(name: "Tool"), .target(name: "Promises", dependencies: [.product(name: "PromiseKit", package: "PromiseKit")]),
        .target(name: "Feed", dependencies: ["Storage", "Tool", "Promises", "system-z"]), .target(name: "system-z"),
      ])
      //- Sources/Promises/Promises.swift
      // One copy for all.
      //- Sources/Storage/Storage.swift
      public struct Store {}
      //- Sources/Tool/main.swift
      print("tool")
      //- Sources/system-z/anchor.c
      //- Sources/system-z/include/module.modulemap
      module zlib [system] { link "z" }
      //- Sources/Feed/Feed.swift
      #if os(iOS)
      import Storage
      #endif
      import PromiseKit
      import zlib
      struct Feed {}
      //- App/project.yml
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies:
            - target: Kit
            - target: Base
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: [{target: Base}]}
        Base: {type: framework, platform: iOS, sources: [Base]}
      //- App/App/App.swift
      import Kit
      struct App { var kit = Kit() }
      //- App/Kit/Kit.swift
      import Base
      public struct Kit { var base = Base() }
      //- App/Base/Base.swift
      public struct Base {}
      """),
    Example(
      "what only a header uses that the target's sources import",
      """
      //- project.yml
      name: News
      targets:
        Push: {type: framework, platform: iOS, sources: [Push]}
        Service: {type: app-extension, platform: iOS, sources: [Service], dependencies: [{target: Push}]}
      //- Push/PSPush.h
      #import <Foundation/Foundation.h>
      @interface PSPush : NSObject
      @end
      //- Push/PSPush.m
      #import "PSPush.h"
      @implementation PSPush
      @end
      //- Service/PSService.m
      #import "PSService.h"
      @implementation PSService
      @end
      //- Headers/PSService.h
      #import "PSBase.h"
      @interface PSService : PSBase
      @end
      //- Headers/PSBase.h
      #import <Push/PSPush.h>
      @interface PSBase : PSPush
      @end
      """),
  ]
}
