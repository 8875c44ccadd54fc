import Analysis
import Facts
import Testing
import TestSupport

/// Other people's code is read and not judged.
@Suite struct OtherPeoplesLoopTests {
  @Test("a loop that only other people's code ties is theirs; one that the project ties through it is the project's") func pods() throws {
    let found = try report(
      of: """
        //- Pods/Player/Player.swift
        public final class Player {
          public var onEnd: (() -> Void)?
          func play() {}
          func prepare() { onEnd = { self.play() } }
          public func start() { prepare() }
        }
        //- Screen.swift
        final class Screen {
          let player = Player()
          func close() {}
          func open() { player.start() }
          func listen() { player.onEnd = { self.close() } }
        }
        """
    ).findings.map(\.finding).filter { $0.rule == "retain-cycle" }
    #expect(found.map { "\($0.location.path):\($0.location.line)" } == ["Screen.swift:5"])
  }

  @Test(
    "a view of other people's that takes itself away lets go of what its block keeps",
    arguments: [("[self removeFromSuperview];", [String]()), ("", ["error Screen"]), ("[[UIView new] removeFromSuperview];", ["error Screen"])])
  func hud(_ removal: String, expected: [String]) throws {
    let found = try report(
      of: """
        //- Pods/HUD/HUD.h
        #import <UIKit/UIKit.h>
        @interface HUD : UIView
        @property (nonatomic, copy) void (^completionBlock)(void);
        - (void)hideAfter:(NSTimeInterval)delay;
        @end
        //- Pods/HUD/HUD.m
        #import "HUD.h"
        @implementation HUD
        - (void)hideAfter:(NSTimeInterval)delay { [self performSelector:@selector(done) withObject:nil afterDelay:delay]; }
        - (void)done { \(removal) self.completionBlock(); }
        @end
        //- Screen.m
        #import "Pods/HUD/HUD.h"
        @interface Screen : UIViewController
        @end
        @implementation Screen
        - (void)viewDidAppear:(BOOL)animated {
          HUD *hud = [HUD new];
          [self.view addSubview:hud];
          [hud hideAfter:1.5];
          hud.completionBlock = ^{ [self.navigationController popViewControllerAnimated:YES]; };
        }
        @end
        @interface First : UIViewController
        @end
        @implementation First
        - (void)show { [self.navigationController pushViewController:[Screen new] animated:YES]; }
        @end
        """
    ).findings.filter { $0.finding.rule == "retain-cycle" }
    #expect(found.map { "\($0.level) \($0.finding.names.joined(separator: " "))" } == expected)
  }
}
