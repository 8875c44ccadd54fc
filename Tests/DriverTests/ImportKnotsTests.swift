import Analysis
import Facts
import Foundation
import Graphs
import Reporters
import TestSupport
import Testing

/// One count of a knot, whoever counts: the rule, the metrics, the plan and the picture.
@Suite struct ImportKnotsTests {
  /// A knot of three; a cycle that only a branch that is off closes; a knot of tests alone.
  private static let source = """
    //- feed.h
    #include "user.h"
    #include "photo.h"
    struct feed { struct user *user; };
    //- user.h
    #include "feed.h"
    struct user { struct feed *feed; };
    //- user.c
    #include "user.h"
    #include "photo.h"
    struct photo *cover(void) { return 0; }
    //- photo.h
    #include "user.h"
    #if 0
    #include "store.h"
    #endif
    struct photo { struct user *owner; };
    //- store.h
    #include "photo.h"
    struct store { struct photo first; };
    //- Tests/a.h
    #include "b.h"
    //- Tests/b.h
    #include "a.h"
    """

  @Test func everybodyCountsTheSame() throws {
    let report = try report(of: Self.source)
    let finding = try #require(report.findings.map(\.finding).first { $0.rule == "import-cycle" })
    let knot = report.graph.metrics().dependencies.knots
    let plan = report.graph.cutPlan()
    #expect(finding.names == ["feed", "photo", "user"])
    #expect(knot.map(\.size) == [3] && plan.before.knots == [3])
    #expect(ShownGraph(report, GraphChoice(), as: .picture).knotCount == 1)
    // Imports are counted, and not pairs of components: that from 'user' to 'photo' would be one more.
    #expect(finding.cuts.count == plan.lineCount && knot.map(\.cuts) == [plan.lineCount])
    #expect(plan.lowerBound <= plan.lineCount && knot.map(\.lowerBound) == [plan.lowerBound])
    #expect(Set(finding.cuts.map(\.location)) == Set(plan.steps.flatMap(\.lines)))
    #expect(finding.location.line == plan.steps[0].lines[0].line && finding.location.path == plan.steps[0].lines[0].path)
    #expect(plan.steps.last?.after.knots == [])
  }

  @Test("all cuts are named in JSON; people read the first, and how many are left")
  func allCuts() throws {
    let others = (10..<24).map { "//- part\($0).h\n#include \"hub.h\"\n" }.joined()
    let source = others + "//- hub.h\n" + (10..<24).map { "#include \"part\($0).h\"\n" }.joined()
    let report = try report(of: source)
    let finding = try #require(report.findings.map(\.finding).first { $0.rule == "import-cycle" })
    #expect(finding.cuts.count == 14 && finding.message.contains("cut this import and 13 others"))
    func text(_ format: String) throws -> String { try #require(findingReporters.first { $0.name == format }).text(report) }
    #expect(try text("json").components(separatedBy: "\"reason\"").count == 15)
    #expect(try text("text").contains("  and 2 more cuts\n") && text("xcode").contains("note: and 2 more cuts\n"))
  }

  @Test("of a header that comes by two imports, both of which go, each cut tells who misses it") func bothWays() throws {
    let findings = try report(
      of: """
        //- App.h
        #import "Home.h"
        @class Menu;
        @interface App : NSObject
        @property (strong) Menu *menu;
        @property (strong) Home *home;
        @end
        //- App.m
        #import "App.h"
        #import "Menu.h"
        #import "Tips.h"
        @implementation App
        - (void)start { [self.menu open]; [Tips show]; [self.home load]; }
        @end
        //- Home.h
        #import <Foundation/Foundation.h>
        @interface Home : NSObject
        - (void)load;
        @end
        //- Tips.h
        #import "App.h"
        @interface Tips : NSObject
        + (void)show;
        @end
        //- Tips.m
        #import "Tips.h"
        @implementation Tips
        + (void)show {}
        @end
        //- Menu.h
        #import <Foundation/Foundation.h>
        @interface Menu : NSObject
        - (void)open;
        @end
        //- Menu.m
        #import "Menu.h"
        #import "Tips.h"
        #import "App.h"
        @implementation Menu
        - (void)open { [[Home new] load]; [Tips show]; }
        @end
        """
    ).findings.map(\.finding).filter { $0.rule == "import-cycle" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.remedies.isEmpty)
    #expect(
      finding.cuts.map(\.reason) == [
        "nothing of 'App' is used, import '<Foundation/Foundation.h>' in its place, if that is needed", "nothing of 'App' is used, import 'Home.h' in its place",
      ])
  }

  @Test("an import that a comment lets stand is needed, ties no knot and is in no plan, whoever counts")
  func acceptedImport() throws {
    let source = """
      //- feed.h
      #include "user.h"
      struct feed { struct user *user; };
      //- user.h
      #include "feed.h" // arborist:disable:this import-cycle - goes with the next release
      #include "photo.h"
      struct user { struct feed *feed; };
      //- photo.h
      #include "user.h"
      struct photo { struct user *owner; };
      """
    let report = try report(of: source)
    #expect(report.findings.map(\.finding).filter { $0.rule == "import-cycle" }.map(\.names) == [["photo", "user"]])
    #expect(report.graph.metrics().dependencies.knots.map(\.size) == [2])
    let audit = Audit(report)
    #expect(report.graph.cutPlan().before.knots == [2] && audit.plan.before.knots == [2] && audit.components.knots.map(\.count) == [2])
    #expect(Vitals(report)[.knotted] == 2)
    // It is needed all the same: each reaches all three.
    #expect(audit.components.dependencies.count == 4 && audit.lakos.cumulativeDependency == 9)
    let step = try #require(audit.plan.steps.first)
    #expect(audit.plan.steps.count == 1 && Set([step.source, step.target]) == ["photo", "user"])
    #expect(step.after.knots == [] && step.after.reach < 9)
    #expect(ShownGraph(report, GraphChoice(), as: .picture).knotCount == 1)
  }

  @Test("in Swift a step names what is said of the other; the audit takes the same steps")
  func swiftPlan() throws {
    let source = """
      //- Feed.swift
      class Feed { var user: User? }
      //- User.swift
      class User {
        func show(_ feed: Feed) {}
        func hide(_ feed: Feed?, _ others: [Feed]) {}
      }
      """
    let report = try report(of: source)
    let plan = report.graph.cutPlan()
    let step = try #require(plan.steps.first)
    #expect(plan.before.knots == [2] && plan.steps.count == 1 && step.kind == .cutMentions)
    #expect((step.source, step.target) == ("Feed", "User") && step.lines.map(\.line) == [1])
    #expect(step.after.knots == [] && plan.lowerBound == 1)
    #expect(Audit(report).plan.steps.map(\.lines) == plan.steps.map(\.lines))
    let picture = ShownGraph(report, GraphChoice(), as: .picture)
    #expect(picture.nodes.map(\.name) == ["Feed", "User"] && picture.knotCount == 1)
  }

  @Test("a file that has what is cut in another way loses nothing by that cut") func anotherWay() throws {
    let findings = try report(
      of: """
        //- PSLight.h
        #import <Foundation/Foundation.h>
        #import "PSRoute.h"
        @class PSRoute;
        @interface PSLight : NSObject
        @property (weak) PSRoute *route;
        @end
        //- PSLight.m
        #import "PSLight.h"
        @implementation PSLight
        @end
        //- PSRoute.h
        #import "PSLight.h"
        #import "PSPlayer.h"
        @interface PSRoute : PSLight
        @property (weak) PSPlayer *player;
        @end
        //- PSRoute.m
        #import "PSRoute.h"
        @implementation PSRoute
        - (int)size { return self.player.size; }
        @end
        //- PSPlayer.h
        #import "PSRoute.h"
        @interface PSPlayer : PSRoute
        @property int size;
        @end
        //- PSPlayer.m
        #import "PSPlayer.h"
        @implementation PSPlayer
        @end
        """
    ).findings.map(\.finding).filter { $0.rule == "import-cycle" }
    // `PSRoute.m` gets `PSPlayer.h` by its own header, and loses it by the other cut.
    #expect(findings.flatMap { $0.cuts.prefix(1).map(\.reason) } == ["only pointers to 'PSRoute' are needed, '@class PSRoute;' would do"])
  }
}
