package import Analysis
internal import Facts
package import Graphs

/// Flags components that import each other, once per knot: with a shortest cycle, and the cheapest imports to cut.
package struct ImportCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "import-cycle",
    summary: "components that import each other, directly or in a cycle",
    rationale: """
      What imports each other can only be understood, built, tested and reused together: whoever wants one gets all. A new target that \
      needs a single model class has to take the whole knot along.

      There is one finding for each knot, however many cycles run through it, at the import to cut first. The notes follow a \
      shortest cycle through it, import by import. The cuts are the cheapest set of imports without which no cycle is left, those \
      first that untie most for their price. An import is cheap when nothing of what it brings is mentioned, when only pointers are \
      (then a forward declaration will do), or when it is there for one thing only.

      A component is a header and its implementation, with private headers such as `Feed+Private.h`. Imports under an `#if` that no \
      build takes do not count, and neither do those of a prefix header. Knots of tests and samples alone are left alone.
      """,
    level: .error,
    suppression: .edges([.imports]),
    options: [
      .init("unit", "What may not import each other: `file`, `component`, `folder` or `module`.")
    ],
    examples: examples)

  /// What may not import each other.
  package var unit = ImportKnots.Unit.component

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let imports = graph.importKnots(by: unit)
    guard !imports.knots.isEmpty else { return [] }
    let cuts = imports.cuts()
    return imports.knots.map { finding($0, imports, cuts) }
  }

  private func finding(_ knot: [Int], _ imports: ImportKnots, _ cuts: ImportKnots.Cuts) -> Finding {
    let graph = imports.graph
    let names = imports.shortNames(of: knot)
    let story = KnotStory(of: knot, cuts.prices, names: names, cuts: cuts.order.arcs(in: knot))
    return Finding(
      rule: id,
      message: .importEachOther(knot.map { names[$0]! }, unit, others: story.cutCount - 1, reason: story.reason),
      location: story.location,
      subjects: knot.map(imports.representative),
      names: knot.map { names[$0]! },
      notes: story.notes("import") { edge in
        let fact = graph.facts[edge.fact]
        return .imports(fileName(fact.subject.text), fileName(fact.object.text))
      },
      cuts: story.cuts,
      cycle: story.edges(imports.representative) { .imports(names[$0.source]!, names[$0.target]!) }, way: story.way, remedies: story.remedies)
  }
}

extension String {
  fileprivate static func importEachOther(_ names: [String], _ unit: ImportKnots.Unit, others: Int, reason: String) -> Self {
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(counted(names.count, unit.rawValue)) import each other: \(listed(names)); cut this import\(more): \(reason)"
  }

  fileprivate static func imports(_ source: String, _ target: String) -> Self { "'\(source)' imports '\(target)'" }
}

// MARK: Examples

extension ImportCycle {
  private static let examples: [Example] = [
    Example(
      "two classes that import each other, where one needs only a pointer",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @class PSUser;

      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      - (NSString *)title;
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSUser.h"  // note: "'PSFeed.m' imports 'PSUser.h'"

      @implementation PSFeed
      - (NSString *)title { return [self.owner displayName]; }
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      // expect@+1: import-cycle "2 components import each other: 'PSFeed' and 'PSUser'; cut this import: only pointers to 'PSFeed' are needed, '@class PSFeed;' would do"
      #import "PSFeed.h"  // note: "'PSUser.h' imports 'PSFeed.h'"

      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      - (NSString *)displayName;
      @end
      //- PSUser.m
      #import "PSUser.h"

      @implementation PSUser
      - (NSString *)displayName { return @"Ada"; }
      @end
      """),
    Example(
      "the same without that import",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @class PSUser;

      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      - (NSString *)title;
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSUser.h"

      @implementation PSFeed
      - (NSString *)title { return [self.owner displayName]; }
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @class PSFeed;

      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      - (NSString *)displayName;
      @end
      """),
    Example(
      "what has to be imported instead leads back",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      // expect@+1: import-cycle "nothing of 'PSRow' is used, import what is needed in its place; 'PSPage.h' is needed as well and leads back here"
      #import "PSRow.h"  // note: "'PSFeed.h' imports 'PSRow.h'"
      @interface PSFeed : NSObject
      @end
      static inline PSPage *PSNewPage(void) { return [PSPage new]; }
      //- PSRow.h
      #import "PSPage.h"  // note: "'PSRow.h' imports 'PSPage.h'"
      @interface PSRow : PSPage
      @end
      //- PSPage.h
      #import "PSFeed.h"  // note: "'PSPage.h' imports 'PSFeed.h'"
      @interface PSPage : PSFeed
      @end
      //- PSRow.m
      #import "PSRow.h"
      @implementation PSRow
      @end
      """),
    Example(
      "a property with a narrower type than its superclass gives it needs more than a pointer",
      """
      //- PSGrid.h
      #import <UIKit/UIKit.h>
      #import "PSGridLayout.h"  // note: "'PSGrid.h' imports 'PSGridLayout.h'"
      @interface PSGrid : UICollectionView
      @property (nonatomic, strong) PSGridLayout *collectionViewLayout;
      @end
      //- PSGrid.m
      #import "PSGrid.h"
      @implementation PSGrid
      @dynamic collectionViewLayout;
      @end
      //- PSGridLayout.h
      #import <UIKit/UIKit.h>
      @interface PSGridLayout : UICollectionViewLayout
      @end
      //- PSGridLayout.m
      #import "PSGridLayout.h"
      #import "PSGrid.h"  // expect: import-cycle "cut this import: only 'PSGrid' is used, on 1 line; have it passed in behind a protocol of 'PSGridLayout'"
      @implementation PSGridLayout
      - (void)prepareLayout { [PSGrid class]; }
      @end
      """),
    Example(
      "and so does a method that returns a narrower type than the one that it overrides",
      """
      //- PSItem.h
      #import <Foundation/Foundation.h>
      @interface PSItem : NSObject
      @end
      //- PSSource.h
      #import "PSItem.h"
      @interface PSSource : NSObject
      - (PSItem *)item;
      @end
      //- PSFeed.h
      #import "PSSource.h"
      #import "PSFeedItem.h"  // note: "'PSFeed.h' imports 'PSFeedItem.h'"
      @interface PSFeed : PSSource
      - (PSFeedItem *)item;
      @end
      //- PSFeedItem.h
      #import "PSItem.h"
      @interface PSFeedItem : PSItem
      @end
      //- PSFeedItem.m
      #import "PSFeedItem.h"
      #import "PSFeed.h"  // expect: import-cycle "cut this import: only 'PSFeed' is used, on 1 line"
      @implementation PSFeedItem
      - (void)reload { [PSFeed class]; }
      @end
      """),
    Example(
      "what an inline function of a header sends messages to needs more than a pointer, too",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      #import "PSUser.h"  // note: "'PSFeed.h' imports 'PSUser.h'"
      @interface PSFeed : NSObject
      @end
      static inline NSString *PSNameOf(PSUser *user) { return [user name]; }
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      - (NSString *)name;
      @end
      //- PSUser.m
      #import "PSUser.h"
      #import "PSFeed.h"  // expect: import-cycle "cut this import: only 'PSFeed' is used, on 1 line"
      @implementation PSUser
      - (NSString *)name { return NSStringFromClass([PSFeed class]); }
      @end
      """),
    Example(
      "an unused import that is the only one to bring a header of a framework",
      """
      //- PSPlayer.h
      #import <Foundation/Foundation.h>
      #import <MediaPlayer/MediaPlayer.h>
      @interface PSPlayer : NSObject
      @end
      //- PSPlayer.m
      #import "PSPlayer.h"
      #import "PSBrowser.h"
      @implementation PSPlayer
      - (void)browse { [[PSBrowser new] open:[PSBrowser new]]; }
      @end
      //- PSBrowser.h
      #import <Foundation/Foundation.h>
      @interface PSBrowser : NSObject
      - (void)open:(PSBrowser *)other;
      @end
      //- PSBrowser.m
      #import "PSBrowser.h"
      // expect@+1: import-cycle "cut this import: nothing of 'PSPlayer' is used, import '<MediaPlayer/MediaPlayer.h>' in its place, if that is needed"
      #import "PSPlayer.h"
      @implementation PSBrowser
      - (void)open:(PSBrowser *)other { [other addObserver:MPMoviePlayerPlaybackDidFinishNotification]; }
      @end
      """),
    Example(
      "a header that others get what they use from",
      """
      //- PSPage.h
      #import <Foundation/Foundation.h>
      // expect@+1: import-cycle "only pointers to 'PSIssue' are needed, '@class PSIssue;' would do; import it in 'PSReader.m', which gets it from here"
      #import "PSIssue.h"
      @interface PSPage : NSObject
      @property (nonatomic, weak) PSIssue *issue;
      @end
      //- PSPage.m
      #import "PSPage.h"
      @implementation PSPage
      @end
      //- PSIssue.h
      #import <Foundation/Foundation.h>
      @interface PSIssue : NSObject
      @property (nonatomic, copy) NSString *title;
      @end
      //- PSIssue.m
      #import "PSIssue.h"
      #import "PSPage.h"
      @implementation PSIssue
      - (void)turn { [[PSPage new] issue]; [[PSPage new] issue]; }
      @end
      //- PSReader.m
      #import "PSPage.h"
      NSString *PSTitleOf(PSPage *page) { return page.issue.title; }
      //- PSShelf.m
      #import "PSPage.h"
      #import "PSIssue.h"
      NSString *PSNameOf(PSPage *page) { return page.issue.title; }
      """),
    Example(
      "what else the import brings and who gets it from there",
      """
      //- PSPlayer.h
      #import "PSSong.h"
      #import "PSVolume.h"
      @class PSHistory;
      @interface PSPlayer : NSObject
      @property (nonatomic, strong) PSHistory *history;
      @property (nonatomic, copy) PSVolume *volume;
      - (void)play:(PSSong *)song;
      @end
      //- PSPlayer.m
      #import "PSPlayer.h"
      #import "PSHistory.h"  // note: "'PSPlayer.m' imports 'PSHistory.h'"
      @implementation PSPlayer
      - (void)play:(PSSong *)song {
        [self.history add:song];
        self.history.player = self;
        [self.history show];
      }
      @end
      //- PSSong.h
      #import <Foundation/Foundation.h>
      @interface PSSong : NSObject
      - (void)rewind;
      @end
      //- PSVolume.h
      #import <Foundation/Foundation.h>
      @interface PSVolume : NSObject
      - (void)raise;
      @end
      //- PSHistory.h
      #import <Foundation/Foundation.h>
      @class PSPlayer, PSSong;
      @interface PSHistory : NSObject
      @property (nonatomic, weak) PSPlayer *player;
      - (void)add:(PSSong *)song;
      - (void)show;
      @end
      //- PSHistory.m
      #import "PSHistory.h"
      // expect@+1: import-cycle "cut this import: only 'PSPlayer' is used, on 2 lines; have it passed in behind a protocol of 'PSHistory'; also import 'PSSong.h'"
      #import "PSPlayer.h"
      @implementation PSHistory
      - (void)add:(PSSong *)song { [song rewind]; [self.player play:song]; }
      - (void)show {}
      @end
      """),
    Example(
      "an implementation that gets its own header by the import",
      """
      //- PSServer.h
      #import <Foundation/Foundation.h>
      @interface PSServer : NSObject
      - (void)start;
      @end
      //- PSServer.m
      // expect@+1: import-cycle "cut this import: only 'PSApplication' is used, on 1 line; have it passed in behind a protocol of 'PSServer'; also import 'PSServer.h'"
      #import "PSApplication.h"
      @implementation PSServer
      - (void)start { [[PSApplication new] log]; [[PSApplication new] log]; }
      @end
      //- PSApplication.h
      #import "PSServer.h"
      @interface PSApplication : NSObject
      @property (nonatomic, strong) PSServer *server;
      - (void)log;
      @end
      //- PSApplication.m
      #import "PSApplication.h"
      @implementation PSApplication
      - (void)log { [self.server start]; [self.server start]; [self.server start]; [self.server start]; }
      @end
      """),
    Example(
      "what the import brings leads back as well",
      """
      //- PSCell.h
      #import <UIKit/UIKit.h>
      @class PSList;
      @interface PSCell : UIView
      @property (nonatomic, weak) PSList *list;
      @end
      //- PSCell.m
      #import "PSCell.h"
      // expect@+1: import-cycle "cut this import: only 'PSList' is used, on 2 lines; have it passed in behind a protocol of 'PSCell'; 'PSOverlay.h' is needed as well and leads back here"
      #import "PSList.h"
      @implementation PSCell
      - (void)turn { [self.list.overlay fade]; }
      @end
      //- PSList.h
      #import "PSOverlay.h"
      @interface PSList : PSOverlay
      @property (nonatomic, strong) PSOverlay *overlay;
      @end
      //- PSOverlay.h
      #import "PSCell.h"  // note: "'PSOverlay.h' imports 'PSCell.h'"
      @interface PSOverlay : PSCell
      - (void)fade;
      @end
      """),
    Example(
      "an application's delegate makes its first screen, and nobody can pass that in",
      """
      //- PSAppDelegate.h
      #import <UIKit/UIKit.h>
      @interface PSAppDelegate : UIResponder <UIApplicationDelegate>
      - (void)signOut;
      - (void)signIn;
      @end
      //- PSAppDelegate.m
      #import "PSAppDelegate.h"
      #import "PSHome.h"  // note: "'PSAppDelegate.m' imports 'PSHome.h'"
      @implementation PSAppDelegate
      - (void)signIn { [[PSHome alloc] init]; }
      - (void)signOut {}
      @end
      //- PSHome.h
      #import <UIKit/UIKit.h>
      @interface PSHome : UIViewController
      @end
      //- PSHome.m
      #import "PSHome.h"
      // expect@+1: import-cycle "2 components import each other: 'PSAppDelegate' and 'PSHome'; cut this import: only 'PSAppDelegate' is used, on 3 lines; have it passed in behind a protocol of 'PSHome'"
      #import "PSAppDelegate.h"
      @implementation PSHome
      - (void)leave {
        PSAppDelegate *application = (PSAppDelegate *)UIApplication.sharedApplication.delegate;
        [application signOut];
        [application signIn];
      }
      @end
      """),
    Example(
      "what a superclass has is asked of an object of the class, too",
      """
      //- PSApp.h
      #import <UIKit/UIKit.h>
      #import "PSLogin.h"  // note: "'PSApp.h' imports 'PSLogin.h'"
      @interface PSApp : NSObject
      @property (nonatomic, strong) PSLogin *login;
      @end
      //- PSApp.m
      #import "PSApp.h"
      @implementation PSApp
      - (UIView *)first { return self.login.view; }
      @end
      //- PSLogin.h
      #import <UIKit/UIKit.h>
      @interface PSLogin : UIViewController
      @end
      //- PSLogin.m
      #import "PSLogin.h"
      #import "PSApp.h"  // expect: import-cycle "cut this import: only 'PSApp' is used, on 1 line"
      @implementation PSLogin
      - (void)leave { [PSApp new]; }
      @end
      """),
    Example(
      "a header that gathers others and declares a little besides: to import it is the mistake",
      """
      //- PSKit.h
      #import "PSFeed.h"  // note: "'PSKit.h' imports 'PSFeed.h'"
      #import "PSPhoto.h"
      #import "PSUser.h"
      void PSKitStart(void);
      //- PSKit.m
      #import "PSKit.h"
      void PSKitStart(void) {}
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @interface PSFeed : NSObject
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSKit.h"  // expect: import-cycle "cut this import: nothing that 'PSKit' itself declares is used, import what is needed of what it imports"
      @implementation PSFeed
      - (void)load { [[PSUser new] name]; }
      @end
      //- PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      - (NSString *)name;
      @end
      """),
    Example(
      "a class whose header imports more than it needs gathers nothing",
      """
      //- PSScreen.h
      #import "PSFeed.h"  // expect: import-cycle "cut this import: nothing of 'PSFeed' is used, delete it"
      #import "PSPhoto.h"
      #import "PSUser.h"
      @interface PSScreen : NSObject
      - (void)show;
      @end
      //- PSScreen.m
      #import "PSScreen.h"
      @implementation PSScreen
      - (void)show {}
      @end
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @interface PSFeed : NSObject
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSScreen.h"  // note: "'PSFeed.m' imports 'PSScreen.h'"
      @implementation PSFeed
      - (void)load { [[PSScreen new] show]; }
      @end
      //- PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      @end
      """),
    Example(
      "a cycle of three through implementations",
      """
      //- PSFeedViewController.h
      #import <UIKit/UIKit.h>
      @interface PSFeedViewController : UIViewController
      - (void)showPhoto;
      @end
      //- PSFeedViewController.m
      #import "PSFeedViewController.h"
      #import "PSPhotoViewController.h"  // note: "'PSFeedViewController.m' imports 'PSPhotoViewController.h'"
      @implementation PSFeedViewController
      - (void)showPhoto {
        PSPhotoViewController *photo = [[PSPhotoViewController alloc] init];
        [photo showPhoto];
        [photo showAuthor];
      }
      @end
      //- PSPhotoViewController.h
      #import <UIKit/UIKit.h>
      @interface PSPhotoViewController : UIViewController
      - (void)showPhoto;
      - (void)showAuthor;
      @end
      //- PSPhotoViewController.m
      #import "PSPhotoViewController.h"
      #import "PSProfileViewController.h"  // note: "'PSPhotoViewController.m' imports 'PSProfileViewController.h'"
      @implementation PSPhotoViewController
      - (void)showPhoto {}
      - (void)showAuthor {
        PSProfileViewController *profile = [PSProfileViewController new];
        profile.style = PSProfileStylePlain;
      }
      @end
      //- PSProfileViewController.h
      #import <UIKit/UIKit.h>
      typedef NS_ENUM(NSInteger, PSProfileStyle) { PSProfileStylePlain, PSProfileStyleFancy };
      @interface PSProfileViewController : UIViewController
      @property (nonatomic, assign) PSProfileStyle style;
      @end
      //- PSProfileViewController.m
      #import "PSProfileViewController.h"
      #import "PSFeedViewController.h"  // expect: import-cycle "cut this import: nothing of 'PSFeedViewController' is used, delete it"
      @implementation PSProfileViewController
      @end
      """),
    Example(
      "a private header is a part of its component",
      """
      //- PSCache.h
      #import <Foundation/Foundation.h>
      @interface PSCache : NSObject
      @end
      //- PSCache+Private.h
      #import "PSCache.h"
      @interface PSCache ()
      @property (nonatomic, strong) NSMutableDictionary *entries;
      @end
      //- PSCache.m
      #import "PSCache.h"
      #import "PSCache+Private.h"
      @implementation PSCache
      @end
      """),
    Example(
      "a class extension in a header of another name: what it declares is the class's, which needs it",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @interface PSFeed : NSObject
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSHidden.h"  // note: "'PSFeed.m' imports 'PSHidden.h'"
      @implementation PSFeed
      - (void)hide { self.isHidden = YES; }
      @end
      //- PSHidden.h
      #import "PSFeed.h"  // expect: import-cycle "cut this import: 'PSFeed()' is the class's own extension, move it there"
      @interface PSFeed ()
      @property (nonatomic) BOOL isHidden;
      @end
      """),
    Example(
      "a bridging header imports for Swift, so that the import of it is the one to cut",
      """
      //- PS-Bridging-Header.h
      #import "PSUtils.h"  // note: "'PS-Bridging-Header.h' imports 'PSUtils.h'"
      //- PSUtils.h
      #import <Foundation/Foundation.h>
      @interface PSUtils : NSObject
      @end
      //- PSUtils.m
      #import "PSUtils.h"
      #import "PS-Bridging-Header.h"  // expect: import-cycle "cut this import: it is the only one from 'PSUtils' to 'PS-Bridging-Header'"
      @implementation PSUtils
      @end
      """),
    Example(
      "with a header that Swift generates, and no Swift, what is used can't be known",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @interface PSFeed : NSObject
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PS-Swift.h"
      #import "PSList.h"  // expect: import-cycle "cut this import: it is the only one from 'PSFeed' to 'PSList'"
      @implementation PSFeed
      - (void)show { [self.list turn]; }
      @end
      //- PSList.h
      #import "PSFeed.h"
      @interface PSList : PSFeed
      - (void)reload;
      @end
      """),
    Example(
      "what Swift declares for Objective-C is used as well",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @interface PSFeed : NSObject
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PS-Swift.h"
      #import "PSList.h"  // expect: import-cycle "cut this import: only 'PSList' is used, on 1 line; have it passed in behind a protocol of 'PSFeed'"
      @implementation PSFeed
      - (void)show { [self.list reload]; }
      @end
      //- PSList.h
      #import "PSFeed.h"
      @interface PSList : PSFeed
      - (void)reload;
      @end
      //- PSFeed+List.swift
      extension PSFeed { @objc var list: PSList? { nil } }
      """),
    Example(
      "folders, when asked",
      """
      //- .arborist.yml
      rules:
        import-cycle: {unit: folder}
      //- Model/PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      - (void)show;
      @end
      //- Model/PSPhoto.m
      #import "PSPhoto.h"
      #import "../Screens/PSStyle.h"  // expect: import-cycle "2 folders import each other: 'Model' and 'Screens'; cut this import: only 'PSMargin' is used, on 1 line"
      @implementation PSPhoto
      - (void)show { NSLog(@"%d", PSMargin()); }
      @end
      //- Screens/PSStyle.h
      int PSMargin(void);
      //- Screens/PSScreen.h
      #import <UIKit/UIKit.h>
      #import "../Model/PSPhoto.h"
      @interface PSScreen : UIViewController
      @property (nonatomic, strong) PSPhoto *photo;
      @end
      //- Screens/PSScreen.m
      #import "PSScreen.h"
      @implementation PSScreen
      - (void)viewDidLoad { [self.photo show]; }
      @end
      """),
    Example(
      "C: a log that asks the configuration, which logs",
      """
      //- log.h
      #pragma once
      void log_line(const char *text);
      //- log.c
      #include "log.h"
      #include "config.h"  // expect: import-cycle "cut this import: only 'config_level' is used, on 1 line; pass it in, or move it out of both"
      void log_line(const char *text) { if (config_level() > 0 && text) { return; } }
      //- config.h
      #pragma once
      int config_level(void);
      void config_read(void);
      //- config.c
      #include "config.h"
      #include "log.h"  // note: "'config.c' imports 'log.h'"
      int config_level(void) { return 1; }
      void config_read(void) {
        log_line("reading");
        log_line("done");
      }
      """),
    Example(
      "C: a constant whose type the other header declares can't lie outside of both",
      """
      //- curve.h
      struct curve { int order; };
      int verify(int key);
      //- curve.c
      #include "curve.h"
      #include "standard.h"  // expect: import-cycle "cut this import: only 'standard' is used, on 1 line"
      int verify(int key) { return key < standard.order; }
      //- standard.h
      #include "curve.h"
      extern const struct curve standard;
      //- standard.c
      #include "standard.h"
      const struct curve standard = {3};
      """),
    Example(
      "C: a log that is told the level",
      """
      //- log.h
      #pragma once
      void log_line(const char *text, int level);
      //- log.c
      #include "log.h"
      void log_line(const char *text, int level) { if (level > 0 && text) { return; } }
      //- config.h
      #pragma once
      int config_level(void);
      void config_read(void);
      //- config.c
      #include "config.h"
      #include "log.h"
      int config_level(void) { return 1; }
      void config_read(void) { log_line("reading", config_level()); }
      """),
    Example(
      "C++: an engine that knows its car",
      """
      //- engine.h
      #pragma once
      class Car;
      class Engine {
       public:
        explicit Engine(Car *car) : car_(car) {}
        void start();
       private:
        Car *car_;
      };
      //- engine.cc
      #include "engine.h"
      #include "car.h"  // expect: import-cycle "cut this import: only 'Car' is used, on 3 lines; have it passed in behind an interface of 'engine'"
      void Engine::start() { car_->shake(); }
      //- car.h
      #pragma once
      #include "engine.h"  // note: "'car.h' imports 'engine.h'"
      class Car {
       public:
        void shake() {}
       private:
        Engine engine_{this};
      };
      //- main.cc
      #include "car.h"
      int main() { Car car; car.shake(); return 0; }
      """),
    Example(
      "C++: an engine that knows what it shakes by an interface of its own",
      """
      //- engine.h
      #pragma once
      class Shakable {
       public:
        virtual ~Shakable() = default;
        virtual void shake() = 0;
      };
      class Engine {
       public:
        explicit Engine(Shakable *mount) : mount_(mount) {}
        void start();
       private:
        Shakable *mount_;
      };
      //- engine.cc
      #include "engine.h"
      void Engine::start() { mount_->shake(); }
      //- car.h
      #pragma once
      #include "engine.h"
      class Car : public Shakable {
       public:
        void shake() override {}
       private:
        Engine engine_{this};
      };
      //- main.cc
      #include "car.h"
      int main() { Car car; car.shake(); return 0; }
      """),
    Example(
      "C: two headers of the tests, and a sample",
      """
      //- tests/check.h
      #include "suite.h"
      struct check { struct suite *suite; };
      //- tests/suite.h
      #include "check.h"
      struct suite { struct check *first; };
      //- tests/run.c
      #include "suite.h"
      //- Examples/screen.h
      #include "button.h"
      struct screen { struct button *first; };
      //- Examples/button.h
      #include "screen.h"
      struct button { struct screen *screen; };
      //- Examples/main.c
      #include "screen.h"
      """),
    Example(
      "C++: a header and its inline part",
      """
      //- vec.h
      #pragma once
      struct Vec { int x; int length() const; };
      #include "vec-inl.h"
      //- vec-inl.h
      #pragma once
      #include "vec.h"
      inline int Vec::length() const { return x; }
      //- main.cc
      #include "vec.h"
      int main() { Vec vec{1}; return vec.length(); }
      """),
  ]
}
