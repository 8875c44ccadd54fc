import Driver
import Testing
import TestSupport

/// Swift beside Objective-C: one graph, and one node for what both speak of.
@Suite struct MixedCodeTests {
  @Test("a Swift class that Objective-C names is one class")
  func swiftClass() throws {
    let report = try swiftReport(
      """
      //- App/Player.swift
      import Foundation
      class Player: NSObject { let list = [String]() }
      @objc(PSRadio) class Radio: NSObject {}
      @objc protocol Listening {}
      class Hidden {}
      //- App/Screen.h
      #import <UIKit/UIKit.h>
      @class Player, PSRadio;
      @protocol Listening;
      @interface Screen : UIViewController
      @property (nonatomic, strong) Player *player;
      @property (nonatomic, strong) PSRadio *radio;
      @property (nonatomic, weak) id<Listening> listener;
      @end
      //- App/Screen.m
      #import "Screen.h"
      #import "App-Swift.h"
      @implementation Screen
      @end
      """)
    #expect(
      report.facts(.holds) == [
        "Player holds String value list [many inferred]", "Screen holds Listening weak listener", "Screen holds Player strong player", "Screen holds Radio strong radio",
      ])
    let ids = report.graph.entities.filter { $0.language == .swift && $0.kind.isType }.map { "\($0.id) \($0.isExternal)" }
    #expect(ids == ["c:objc(cs)PSRadio false", "c:objc(cs)Player false", "c:objc(pl)Listening false", "s:Hidden false"])
  }

  @Test("a Swift class that only the generated header declares is held like any class")
  func undeclaredSwiftClass() throws {
    let report = try swiftReport(
      """
      //- App/UserRef.swift
      import Foundation
      @objc class UserRef: NSObject {}
      //- App/Screen.m
      #import <UIKit/UIKit.h>
      #import "App-Swift.h"
      @interface Screen : UIViewController
      @property (nonatomic) UserRef *user;
      @end
      @implementation Screen { UserRef *_other; KeyRef _key; }
      - (void)open:(LockRef *)lock {}
      @end
      """)
    #expect(report.facts(.holds) == ["Screen holds KeyRef raw _key", "Screen holds UserRef strong _other", "Screen holds UserRef strong user"])
  }

  @Test("an Objective-C class is held, inherited and extended in Swift by its own name, or by the one it has in Swift")
  func objectiveCClass() throws {
    let report = try swiftReport(
      """
      //- App/Model.h
      #import <Foundation/Foundation.h>
      @class PSPart;
      @protocol PSWatching <NSObject>
      @end
      typedef NS_ENUM(NSInteger, PSLevel) { PSLevelLow, PSLevelHigh } NS_SWIFT_NAME(Level);
      @interface PSModel : NSObject
      @property (nonatomic, strong) PSPart *part;
      @end
      NS_SWIFT_NAME(Part)
      @interface PSPart : NSObject
      @end
      @interface PSModel (Saving)
      @end
      //- App/Model.m
      #import "Model.h"
      @implementation PSModel
      @end
      @implementation PSPart
      @end
      //- App/App-Bridging-Header.h
      #import "Model.h"
      //- App/Use.swift
      class Special: PSModel, PSWatching {
        let part: Part
        let level: Level
        func look(at model: PSModel) { _ = model.part.hash }
      }
      extension PSModel: Codable {}
      """)
    #expect(
      report.facts(.holds) == [
        "PSModel holds PSPart strong part", "Special holds PSLevel value level", "Special holds PSPart strong part",
      ])
    #expect(report.facts(.inherits).contains("Special inherits PSModel"))
    #expect(report.facts(.conforms) == ["PSModel conforms Codable", "Special conforms PSWatching"])
    #expect(report.facts(.extends) == ["PSModel(Saving) extends PSModel", "extension PSModel: Codable extends PSModel"])
    #expect(Set(report.facts(.uses).filter { $0.hasPrefix("Special") }) == ["Special uses PSModel", "Special uses PSPart"])
    #expect(report.graph.entities.filter { $0.name == "PSModel" }.count == 1)
    #expect(report.facts(.imports).contains("App/Use.swift imports App/App-Bridging-Header.h [inferred implicit]"))
  }

  @Test("of two Swift classes of one name, the one nearest to the Objective-C that speaks of it")
  func twoApps() throws {
    let report = try swiftReport(
      """
      //- One/Player.swift
      import Foundation
      class Player: NSObject {}
      //- One/Screen.m
      #import <Foundation/Foundation.h>
      @class Player;
      @interface Screen : NSObject
      @property Player *player;
      @end
      @implementation Screen
      @end
      //- Two/Player.swift
      import Foundation
      class Player: NSObject {}
      """)
    let players = report.graph.entities.filter { $0.name == "Player" }.map { "\($0.id) \($0.location?.path ?? "")" }
    #expect(players == ["c:objc(cs)Player One/Player.swift", "s:Player@Two/Player.swift Two/Player.swift"])
  }

  @Test("a class that Objective-C declares is not the Swift class of its name")
  func namesakes() throws {
    let report = try swiftReport(
      """
      //- Old/Player.h
      #import <Foundation/Foundation.h>
      @interface Player : NSObject
      @end
      //- Old/Player.m
      #import "Player.h"
      @implementation Player
      @end
      //- New/Player.swift
      import Foundation
      class Player: NSObject {}
      """)
    #expect(report.graph.entities.filter { $0.name == "Player" }.map(\.id.text) == ["c:objc(cs)Player", "s:Player"])
  }

  @Test("the generated header stands for the module, and is not unresolved")
  func generatedHeader() throws {
    let report = try swiftReport(
      """
      //- Game.xcodeproj/project.pbxproj
      // nothing
      //- Game/Player.swift
      import Foundation
      class Player: NSObject {}
      //- Game/main.m
      #import "Game-Swift.h"
      #import <Game/Game-Swift.h>
      #import "Product_Name-Swift.h"
      int main(void) { return 0; }
      """)
    #expect(report.facts(.imports).filter { $0.contains("main.m") } == Array(repeating: "Game/main.m imports Game [inferred]", count: 3))
    #expect(report.coverage.importsUnresolved == 0)
    #expect(!report.graph.entities.contains { $0.name.hasSuffix("-Swift.h") })
  }

  @Test("a generated header by another name is that of the importing file's own module")
  func generatedHeaderByTarget() throws {
    let report = try swiftReport(
      """
      //- project.yml
      name: Game
      targets:
        Game: {type: application, platform: iOS, sources: [Game, Common/Game.m]}
        Share: {type: app-extension, platform: iOS, sources: [Common/Share]}
      //- Game/Player.swift
      class Player {}
      //- Common/Share/Sheet.swift
      class Sheet {}
      //- Common/Game.m
      #import "Generated-Swift.h"
      //- Common/Share/Sheet.m
      #import "Generated-Swift.h"
      """)
    #expect(report.facts(.imports).filter { $0.contains(".m ") } == ["Common/Game.m imports Game [inferred]", "Common/Share/Sheet.m imports Share [inferred]"])
  }

  @Test("a class of Swift that Objective-C names is no class of C++") func advice() throws {
    let report = try swiftReport(
      """
      //- App/Client.swift
      import Foundation
      class Client: NSObject {
        func answer() -> Int { fatalError("override me") }
        func run() { print(answer()) }
      }
      class First: Client { override func answer() -> Int { 1 } }
      class Second: Client { override func answer() -> Int { 2 } }
      //- App/Screen.m
      #import "App-Swift.h"
      @interface Screen : NSObject
      @property Client *client;
      @end
      @implementation Screen
      @end
      """)
    let found = report.findings.map(\.finding).filter { $0.rule == "template-method" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains("ask for it in a protocol") }, "\(found.map(\.message))")
  }

  @Test("functions and variables of C are used and held by name")
  func cFunctions() throws {
    let report = try swiftReport(
      """
      //- c/load.h
      int c_load(void);
      //- c/load.c
      #include "load.h"
      int c_load(void) { return 1; }
      //- App.swift
      struct Loader { static let load = c_load; func run() { _ = c_load() } }
      """)
    #expect(report.facts(.holds) == ["Loader holds function strong load [inferred static]"])
    #expect(Set(report.facts(.uses).filter { $0.hasPrefix("Loader") }) == ["Loader uses c_load"])
    #expect(report.coverage.memberTypesInferred == 1)
  }

  @Test("the platform's classes are the same for both")
  func platform() throws {
    let report = try swiftReport(
      """
      //- App/A.swift
      import UIKit
      class A { let view: UIView; let timer: Timer; let queue: DispatchQueue; let session: URLSessionDelegate; let x: CGFloat }
      //- App/B.m
      #import <UIKit/UIKit.h>
      @interface B : NSObject
      @property UIView *view;
      @property NSTimer *timer;
      @property dispatch_queue_t queue;
      @property id<NSURLSessionDelegate> session;
      @property CGFloat x;
      @end
      @implementation B
      @end
      """)
    func held(_ name: String) -> [String] {
      report.graph.facts.filter { $0.relation == .holds && $0.location.path.hasSuffix(name) }.map { "\($0.details.member ?? "") \($0.object)" }.sorted()
    }
    // To the C front-end a queue is, besides, an NSObject.
    #expect(held("A.swift") == held("B.m").filter { $0 != "queue c:objc(cs)NSObject" })
    #expect(held("A.swift").count == 5)
  }
}
