package import Analysis
internal import Facts
package import Graphs

/// Flags objects that keep each other alive, once per knot of types: with a shortest loop, and the one edge to weaken.
package struct RetainCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "retain-cycle",
    summary: "objects that keep each other alive, by members or by closures that capture them",
    rationale: """
      Objects that own each other in a cycle are never freed, and neither is what hangs from them: memory grows, timers go on, and what \
      should happen when the last owner lets go never happens. One edge of every cycle has to be weak: the one that leads from a part back \
      to its whole.

      It is an error when code is seen that ties the very same objects both ways, `child.parent = self` for a child that `self` keeps, a \
      closure in a member that captures `self`, a timer that keeps its target, and nothing ends it in time: the `dealloc` or `deinit` of \
      an object in the loop is too late. It is a warning when one thing is not certain, and a note says which: a step may mean one of several \
      objects or functions, of one object only a protocol is known, nothing in an application tells that one of the objects goes while the \
      program runs, nothing is seen to call the code, or it ends only by a call that nobody here makes. It is a warning as well when both ends \
      are declared as owning, filled by code, and one is named for what leads back: a parent, an owner, a delegate, a controller. What is \
      uncertain in two ways, may live as long as the program, is over by itself, is taken apart by code that somebody calls, or stands in code of an application to which no run \
      comes, is possible only, and reported when `possible` asks for it.

      A type that holds its own kind is a tree or a list and no cycle, unless it holds its parent as well. Values are looked through, what \
      `unique_ptr` owns has one owner, and what a class keeps in `static` members lives for ever anyway, as does the delegate of the \
      application.
      """,
    level: .error,
    unproven: .warning,
    suppression: .edges([.holds, .captures]),
    options: [
      .init("possible", "Whether loops are reported too that are only possible, as warnings.")
    ],
    provesLeaks: true,
    examples: examples)

  /// Whether loops are reported that are only possible: through a protocol, a superclass or an inferred type, or that code breaks by hand.
  package var possible = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var advice = LoopAdvice(graph)
    var knots = knotsOfBodies(graph, &advice)
    // What is mended with a graver finding is taken as mended, so that no loop is told of twice.
    var mended = Set(knots.flatMap(\.mended))
    let types = TypeLoops(graph, advice)
    for evidence in possible ? [TypeLoops.Evidence.likely, .possible] : [.likely] {
      let found = types.knots(evidence, without: mended)
      mended.formUnion(found.flatMap(\.mended))
      knots += found.filter { possible || $0.confidence != .possible }
    }
    return knots.map { finding($0, advice, graph) }
  }
}

// MARK: Examples

extension RetainCycle {
  private static let examples: [Example] = [
    Example(
      "a child that keeps its parent",
      """
      //- PSAlbum.h
      #import <Foundation/Foundation.h>
      @class PSAlbum;

      @interface PSPhoto : NSObject
      // expect@+1: retain-cycle "'PSAlbum' and 'PSPhoto' keep each other alive; make 'album' of 'PSPhoto' weak: 'PSAlbum' makes it, so 'PSAlbum' is the owner"
      @property (nonatomic, strong) PSAlbum *album;  // note: "'PSPhoto' keeps 'PSAlbum' in 'album'"
      @end

      @interface PSAlbum : NSObject
      @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;  // note: "'PSAlbum' keeps 'PSPhoto' in 'photos'"
      @end
      //- PSAlbum.m
      #import "PSAlbum.h"

      @implementation PSPhoto
      @end

      @implementation PSAlbum
      - (void)addPhoto {
        PSPhoto *photo = [[PSPhoto alloc] init];
        photo.album = self;
        [self.photos addObject:photo];
      }
      @end
      """),
    Example(
      "the same with a weak way back",
      """
      #import <Foundation/Foundation.h>
      @class PSAlbum;

      @interface PSPhoto : NSObject
      @property (nonatomic, weak) PSAlbum *album;
      @end
      @implementation PSPhoto
      @end

      @interface PSAlbum : NSObject
      @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;
      @end
      @implementation PSAlbum
      - (void)addPhoto {
        PSPhoto *photo = [[PSPhoto alloc] init];
        photo.album = self;
        [self.photos addObject:photo];
      }
      @end
      """),
    Example(
      "a block that captures its keeper",
      """
      #import <Foundation/Foundation.h>
      @interface PSLoader : NSObject
      @property (nonatomic, copy) void (^completion)(void);
      @end
      @implementation PSLoader
      - (void)finish {}
      - (void)start {
        self.completion = ^{
          [self finish];  // expect: retain-cycle "'PSLoader' keeps itself alive by a closure in 'completion'; capture a '__weak' reference to 'PSLoader'"
        };
      }
      @end
      """),
    Example(
      "a block that captures its keeper weakly, and one that is dropped when it has run",
      """
      #import <Foundation/Foundation.h>
      @interface PSLoader : NSObject
      @property (nonatomic, copy) void (^completion)(void);
      @property (nonatomic, copy) void (^cancellation)(void);
      @end
      @implementation PSLoader
      - (void)finish {
        self.cancellation = nil;
      }
      - (void)start {
        __weak typeof(self) weakSelf = self;
        self.completion = ^{ [weakSelf finish]; };
        self.cancellation = ^{ [self finish]; };
      }
      @end
      """),
    Example(
      "a timer that is told to let go only when it is too late",
      """
      #import <Foundation/Foundation.h>
      @interface PSClock : NSObject
      @property (nonatomic, strong) NSTimer *timer;
      @end
      @implementation PSClock
      - (void)tick {}
      - (void)start {
        self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: retain-cycle "'PSClock' keeps itself alive by what 'timer' is handed"
      }
      - (void)dealloc {
        [self.timer invalidate];
      }
      @end
      """),
    Example(
      "both ends own, and who ties them is not seen",
      """
      #import <UIKit/UIKit.h>
      @class PSFeedController;
      @interface PSFeedView : UIView
      @property (nonatomic, strong) PSFeedController *controller;  // expect: retain-cycle "'PSFeedController' and 'PSFeedView' may keep each other alive; make 'controller' of 'PSFeedView' weak: by its name it leads back"
      @end
      @implementation PSFeedView
      - (instancetype)initWithController:(PSFeedController *)controller {
        self = [super init];
        _controller = controller;
        return self;
      }
      @end
      @interface PSFeedController : NSObject
      @property (nonatomic, strong) PSFeedView *feedView;
      @end
      @implementation PSFeedController
      - (void)show:(PSFeedView *)view { self.feedView = view; }
      @end
      """),
    Example(
      "a delegate that is declared strong and that nobody sets",
      """
      #import <Foundation/Foundation.h>
      @class PSStore;
      @interface PSQueue : NSObject
      @property (nonatomic, strong) PSStore *delegate;
      @end
      @implementation PSQueue
      @end
      @interface PSStore : NSObject
      @property (nonatomic, strong) PSQueue *queue;
      @end
      @implementation PSStore
      - (void)open { self.queue = [PSQueue new]; }
      @end
      """),
    Example(
      "through a protocol, when it is asked for",
      """
      //- .arborist.yml
      rules:
        retain-cycle: {possible: true}
      //- main.m
      #import <Foundation/Foundation.h>
      @protocol PSListener
      @end
      @interface PSRadio : NSObject
      @property (nonatomic, strong) id<PSListener> listener;  // expect: retain-cycle "'PSRadio' and 'PSStation' may keep each other alive"
      @end
      @implementation PSRadio
      @end
      @interface PSStation : NSObject <PSListener>
      @property (nonatomic, strong) PSRadio *radio;
      @end
      @implementation PSStation
      @end
      """),
    Example(
      "Swift: a closure, a delegate and a child that knows its parent",
      """
      //- Screen.swift
      final class Row {
        var onTap: (() -> Void)?
        let list: List  // expect: retain-cycle "'List' and 'Row' keep each other alive; make 'list' of 'Row' weak"
        init(list: List) { self.list = list }
      }
      final class List {
        var rows: [Row] = []
        func add() { rows.append(Row(list: self)) }
      }
      final class Screen {
        let button = Button()
        func load() {
          button.onTap = { self.load() }  // expect: retain-cycle "'Button' and 'Screen' keep each other alive; capture 'Screen' weakly"
        }
      }
      final class Button {
        var onTap: (() -> Void)?
      }
      """),
    Example(
      "Swift: the same with weak ways back, and a tree",
      """
      //- Screen.swift
      final class Row {
        unowned let list: List
        init(list: List) { self.list = list }
      }
      final class List {
        var rows: [Row] = []
        func add() { rows.append(Row(list: self)) }
      }
      final class Screen {
        let button = Button()
        func load() {
          button.onTap = { [weak self] in self?.load() }
        }
      }
      final class Button {
        var onTap: (() -> Void)?
      }
      final class Folder {
        var folders: [Folder] = []
        weak var parent: Folder?
        func add(_ folder: Folder) {
          folder.parent = self
          folders.append(folder)
        }
      }
      """),
    Example(
      "Swift: a closure that a test puts into what it tests",
      """
      //- Sources/RecordModel.swift
      final class RecordModel {
        var beginEditing: (() -> Bool)?
        func update() {}
      }
      //- UnitTests/RecordModelTests.swift
      func testRefresh() {
        let model = RecordModel()
        model.beginEditing = {
          model.update()
          return true
        }
      }
      """),
    Example(
      "C++: two shared pointers",
      """
      //- house.h
      #pragma once
      #include <memory>
      #include <vector>
      struct House;
      struct Room {
        std::shared_ptr<House> house;  // expect: retain-cycle "'House' and 'Room' keep each other alive; make 'house' of 'Room' a 'std::weak_ptr'"
      };
      struct House : std::enable_shared_from_this<House> {
        std::vector<std::shared_ptr<Room>> rooms;
        void build();
      };
      //- house.cc
      #include "house.h"
      void House::build() {
        auto room = std::make_shared<Room>();
        room->house = shared_from_this();
        rooms.push_back(room);
      }
      """),
    Example(
      "C++: a weak pointer back, and what has one owner",
      """
      //- house.h
      #pragma once
      #include <memory>
      #include <vector>
      struct House;
      struct Room {
        std::weak_ptr<House> house;
        House *raw = nullptr;
      };
      struct House : std::enable_shared_from_this<House> {
        std::vector<std::shared_ptr<Room>> rooms;
        void build();
      };
      struct Node {
        std::unique_ptr<Node> left, right;
      };
      //- house.cc
      #include "house.h"
      void House::build() {
        auto room = std::make_shared<Room>();
        room->house = shared_from_this();
        room->raw = this;
        rooms.push_back(room);
      }
      """),
  ]
}
