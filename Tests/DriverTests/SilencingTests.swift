import Foundation
import Testing
import TestSupport

/// What a comment on one finding does to the others: nothing.
@Suite struct SilencingTests {
  /// The findings of a rule, as `path:line`.
  private func places(_ source: String, _ rule: String) throws -> [String] {
    let config = "//- .arborist.yml\nonly_rules: [\(rule), unused-suppression, invalid-suppression]\n"
    return try Fixture(config + source).inFolder { folder in
      try Tool.run(["lint", "--no-cache", "--format", "xcode"], in: folder).output.split(separator: "\n")
        .filter { !$0.contains(": note: ") }
        .map { line in line.split(separator: ":").prefix(2).joined(separator: ":").replacingOccurrences(of: folder + "/", with: "") }
    }
  }

  @Test("a circle whose cut is two lines: a comment on the first of them lets both stand")
  func twoImports() throws {
    func source(_ comment: String) -> String {
      """
      //- feed.h
      #include "user.h"
      struct feed { struct user user; struct user last; struct user first; };
      //- feed.c
      #include "feed.h"
      #include "user.h"
      int feed_count(struct user *user) { return user->count + user->size + user->age; }
      //- user.h
      #include "feed.h"\(comment)
      struct user { int count; int size; int age; struct feed *feed; };
      //- user.c
      #include "user.h"
      #include "feed.h"
      struct feed *user_feed(struct user *user) { return user->feed; }
      """
    }
    #expect(try places(source(""), "import-cycle") == ["user.h:1"])
    #expect(try places(source(" // arborist:disable:this import-cycle - they belong together"), "import-cycle") == [])
  }

  @Test("types that know each other by several lines: a comment on the first of them lets all stand")
  func twoMentions() throws {
    func source(_ comment: String) -> String {
      """
      //- Photo.swift
      final class Photo {
        weak var screen: PhotoScreen?\(comment)
        func show() { screen?.update() }
        func hide(_ screen: PhotoScreen) { screen.update() }
      }
      //- PhotoScreen.swift
      final class PhotoScreen {
        var photo = Photo()
        var last = Photo()
        var next: Photo?
        var all: [Photo] = []
        func update() { photo = Photo() }
      }
      """
    }
    #expect(try places(source(""), "type-cycle") == ["Photo.swift:2"])
    #expect(try places(source(" // arborist:disable:this type-cycle - they belong together"), "type-cycle") == [])
  }

  @Test("closures of one member that tie one loop: a comment where the finding stands silences the loop")
  func twoClosures() throws {
    func source(_ comment: String) -> String {
      """
      //- Loader.swift
      final class Loader {
        var completion: (() -> Void)?
        func finish() {}
        func start() {
          completion = { self.finish() }
        }
        func again() {
          completion = { self.finish() }\(comment)
        }
      }
      """
    }
    #expect(try places(source(""), "retain-cycle") == ["Loader.swift:8"])
    #expect(try places(source(" // arborist:disable:this retain-cycle - it lives as long as the application"), "retain-cycle") == [])
  }

  @Test("a loop that code and types both show: a comment on what code shows silences the loop")
  func otherEvidence() throws {
    func source(_ comment: String) -> String {
      """
      //- Uploader.m
      #import <UIKit/UIKit.h>
      @protocol PSUploaderDelegate <NSObject>
      @end
      @interface PSUploader : NSObject
      @property (nonatomic, strong) id<PSUploaderDelegate> delegate;\(comment)
      @end
      @implementation PSUploader
      @end
      @interface PSScreen : UIViewController <PSUploaderDelegate>
      @property (nonatomic, strong) PSUploader *uploader;
      @end
      @implementation PSScreen
      - (void)viewDidLoad {
        self.uploader = [[PSUploader alloc] init];
        self.uploader.delegate = self;
      }
      @end
      @interface PSDelegate : NSObject <UIApplicationDelegate>
      @end
      @implementation PSDelegate
      - (void)open:(UIViewController *)host { [host presentViewController:[PSScreen new] animated:YES completion:nil]; }
      @end
      """
    }
    #expect(try places(source(""), "retain-cycle") == ["Uploader.m:5"])
    #expect(try places(source(" // arborist:disable:this retain-cycle - it lives as long as the application"), "retain-cycle") == [])
  }

  @Test("circles that share a component are one finding: a comment where it stands uncovers none of the others")
  func sharedComponent() throws {
    func source(_ comment: String) -> String {
      """
      //- feed.h
      #include "user.h"
      struct feed { struct user user; struct user last; };
      //- user.h
      #include "feed.h"\(comment)
      #include "photo.h"
      struct user { struct feed *feed; struct photo *photo; struct photo *last; };
      //- photo.h
      #include "user.h"
      struct photo { struct user user; struct user last; };
      """
    }
    #expect(try places(source(""), "import-cycle") == ["user.h:1"])
    #expect(try places(source(" // arborist:disable:this import-cycle - they belong together"), "import-cycle") == [])
  }

  @Test("a comment on another import of the circle leaves the rest, which says what it is the rest of")
  func restOfACircle() throws {
    let source = """
      //- .arborist.yml
      only_rules: [import-cycle]
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
    let result = try Fixture(source).inFolder { try Tool.run(["lint", "--no-cache"], in: $0) }
    #expect(result.errors.hasPrefix("1 finding"))
    #expect(result.output.contains("user.h:1: note: the comment here takes an edge out of a cycle of 3; this is the rest of it"), "\(result.output)")
  }

  // MARK: Regions

  @Test("a region that nothing closes, above the line that it was meant for: what it silences to the end of the file is said")
  func openRegion() throws {
    func output(_ before: String, _ after: String) throws -> String {
      try Fixture(
        """
        //- .arborist.yml
        only_rules: [import-cycle, unused-suppression, invalid-suppression]
        //- feed.h
        #include "user.h"
        struct feed { struct user user; struct user last; };
        //- user.h
        struct age { int years; };
        \(before)
        #include "feed.h"
        \(after)
        struct user { struct feed *feed; };
        //- user.c
        #include "user.h"
        """
      ).inFolder { try Tool.run(["lint", "--no-cache", "--format", "xcode"], in: $0).output }
    }
    let open = try output("// arborist:disable import-cycle - they belong together", "")
    #expect(
      open.contains(
        "user.h:2:1: warning: 'import-cycle' is silent from here to the end of the file; write 'disable:next' if the next line is meant, or close the region with '// arborist:enable import-cycle' [unused-suppression]"
      ), "\(open)")
    #expect(try output("// arborist:disable import-cycle - they belong together", "// arborist:enable import-cycle") == "")
    #expect(try output("// arborist:disable:next import-cycle - they belong together", "") == "")
  }
}
