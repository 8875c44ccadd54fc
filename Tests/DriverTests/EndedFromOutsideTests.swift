import Analysis
import Facts
import TestSupport
import Testing

/// Loops that an object outside of them ends.
@Suite struct EndedFromOutsideTests {
  private func loops(_ text: String) throws -> [String] {
    try report(of: text).findings.map(\.finding).filter { $0.rule == "retain-cycle" && $0.confidence == .proven }.map { $0.names.joined(separator: " ") }
  }

  @Test(
    "who makes a header takes it out of the table, which both know",
    arguments: [("self.table.tableHeaderView = nil;", []), ("self.table.tableFooterView = nil;", ["PSHeader"]), ("", ["PSHeader"])] as [(String, [String])])
  func role(_ end: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Screen.m
        #import <UIKit/UIKit.h>
        @interface PSHeader : UIView
        @property (nonatomic, strong) UITableView *table;
        @end
        @implementation PSHeader
        - (void)resize { self.table.tableHeaderView = self; }
        @end
        @interface PSScreen : UIViewController
        @property (nonatomic, strong) UITableView *table;
        @property (nonatomic, strong) PSHeader *header;
        @end
        @implementation PSScreen
        - (void)dealloc { \(end) }
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.table = [[UITableView alloc] init];
          self.header = [[PSHeader alloc] init];
          self.header.table = self.table;
          [self.header resize];
        }
        @end
        """) == expected)
  }

  @Test(
    "a setter that is handed nothing empties a variable of another name than the property's",
    arguments: [("_recorder.preview = nil;", []), ("[_recorder setPreview:nil];", []), ("_recorder.title = nil;", ["PSRecorder PSTools"])] as [(String, [String])])
  func setter(_ end: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Recorder.m
        #import <UIKit/UIKit.h>
        @interface PSRecorder : NSObject
        @property (nonatomic, strong) UIView *preview;
        @property (nonatomic, strong) NSString *title;
        @end
        @implementation PSRecorder { UIView *_preview; }
        - (void)setPreview:(UIView *)preview { _preview = preview; }
        - (UIView *)preview { return _preview; }
        @end
        @interface PSTools : UIView
        @property (nonatomic, strong) PSRecorder *recorder;
        @end
        @implementation PSTools
        @end
        @interface PSScreen : UIViewController
        @end
        @implementation PSScreen { PSRecorder *_recorder; }
        - (void)dealloc { \(end) }
        - (void)viewDidLoad {
          [super viewDidLoad];
          _recorder = [[PSRecorder alloc] init];
          UIView *preview = [[UIView alloc] init];
          _recorder.preview = preview;
          PSTools *tools = [[PSTools alloc] init];
          tools.recorder = _recorder;
          [preview addSubview:tools];
        }
        @end
        """) == expected)
  }

  @Test(
    "a navigation lets go of a screen that is left, but for its first",
    arguments: [
      ("navigation.pushViewController(detail, animated: true)", "detail.navigation = navigation", []), ("navigation.viewControllers = [detail]", "detail.navigation = navigation", ["Detail"]),
      ("navigation.pushViewController(detail, animated: true)", "detail.picked = { navigation.isToolbarHidden = true }", []),
      ("navigation.viewControllers = [detail]", "detail.picked = { navigation.isToolbarHidden = true }", ["Detail"]),
    ] as [(String, String, [String])])
  func pushed(_ show: String, _ keep: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Screen.swift
        import UIKit
        final class Detail: UIViewController {
          var navigation: UINavigationController?
          var picked: (() -> Void)?
        }
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let detail = Detail()
            \(keep)
            \(show)
            present(navigation, animated: true)
          }
        }
        """) == expected)
  }

  @Test(
    "a navigation lets go of a screen of other people's that was put on top of it",
    arguments: [
      ("[navigation pushViewController:detail animated:YES];", []), ("[navigation setViewControllers:@[detail] animated:YES];", ["Detail UINavigationController"]),
    ] as [(String, [String])])
  func pushedOfOthers(_ show: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Pods/Scan/Detail.h
        #import <UIKit/UIKit.h>
        @interface Detail : UIViewController
        @property (nonatomic, copy) void (^picked)(void);
        @end
        //- Pods/Scan/Detail.m
        #import "Detail.h"
        @implementation Detail
        @end
        //- List.m
        #import "Pods/Scan/Detail.h"
        @interface List : UITableViewController
        @end
        @implementation List
        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path { [self pick:self.navigationController]; }
        - (void)pick:(UINavigationController *)navigation {
          Detail *detail = [Detail new];
          detail.picked = ^{ [navigation setToolbarHidden:YES]; };
          \(show)
        }
        @end
        """) == expected)
  }

  @Test(
    "an object that a library shares is kept for good",
    arguments: [("Settings.default()", []), ("Settings.sharedSettings()", []), ("Settings.make()", ["Settings"]), ("Settings.default(for: self)", ["Settings"])] as [(String, [String])])
  func shared(_ settings: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Screen.swift
        import UIKit
        import Settings
        final class Screen: UIViewController {
          func pick() {
            let settings: Settings = \(settings)
            settings.onSelect = { settings.title = "" }
          }
        }
        """) == expected)
  }

  @Test(
    "a method of the project's own empties a collection of a library",
    arguments: [("subscriptions.flush()", []), ("reset()", []), ("other.flush()", ["AnyCancellable Player"]), ("", ["AnyCancellable Player"])] as [(String, [String])])
  func ownMethod(_ end: String, expected: [String]) throws {
    #expect(
      try loops(
        """
        //- Player.swift
        import SwiftUI
        import Combine
        @main struct Start: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { @State var shows = false
          var body: some View { Text("").fullScreenCover(isPresented: $shows) { Player() } } }
        struct Player: View {
          private let center = NotificationCenter.default
          @State private var subscriptions: Set<AnyCancellable> = []
          @State private var other: Set<AnyCancellable> = []
          @State private var count = 0
          var body: some View {
            Text("")
              .onAppear { center.publisher(for: UIDevice.orientationDidChangeNotification).sink { _ in count += 1 }.store(in: &subscriptions) }
              .onDisappear { \(end) }
          }
          \(end == "reset()" ? "private func reset() { subscriptions.flush() }" : "")
        }
        extension Set where Element: Cancellable {
          mutating func flush() { forEach { $0.cancel() }; removeAll() }
        }
        """) == expected)
  }
}
