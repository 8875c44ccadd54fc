import ClangFrontend
import Facts
import Platform
import Projects
import Testing
import TestSupport

/// The stand-ins of a project declare the members that its text speaks of, and no others: that must change nothing.
@Suite struct MentionedMembersTests {
  private static let project = """
    //- Screen.m
    #import <AppKit/AppKit.h>
    #import "Accessors.h"
    @interface Screen : NSViewController
    @property (copy) NSString *heading;
    @end
    @implementation Screen
    ACCESSOR(RepresentedObject)
    - (void)build {
      NSArray *rows = @[ @1, @YES, @2.5, @"a" ];
      NSMutableDictionary *known = [@{ @"rows": rows } mutableCopy];
      known[@"first"] = rows[0];
      for (NSString *row in rows) NSLog(@"%@ %@", row, NSLocalizedString(@"key", @"why"));
      NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"a"]];
      request.HTTPMethod = @"POST";
      self.view.hidden = !self.view.isHidden;
      [self.view.window.contentView addSubview:[[NSTextField alloc] initWithFrame:NSZeroRect]];
      NSNumber *boxed = NUMBER(Int, 3);
      [self performSelector:@selector(build) withObject:boxed afterDelay:1];
    }
    @end
    //- Accessors.h
    #define ACCESSOR(Name) - (void)change { [self set##Name:nil]; }
    #define NUMBER(Kind, value) [NSNumber numberWith##Kind:value]
    """

  @Test("the same facts with the members that a project mentions as with all")
  func sameFacts() throws {
    try Fixture(Self.project).inFolder { folder in
      let project = try findProject(at: [folder])
      let mentioned = try #require(project.context.mentionedMembers)
      #expect(mentioned.contains("addSubview:") && !mentioned.contains("removeFromSuperview"))
      var whole = project.context
      whole.mentionedMembers = nil
      let (few, all) = (try ClangFrontend(project.context), try ClangFrontend(whole))
      for unit in project.units {
        let extraction = few.extract(unit)
        #expect(extraction.coverage.messagesUnresolved == 0, "\(extraction.gaps)")
        #expect(extraction.coverage.messagesResolved > 10)
        #expect(extraction.binaryForm == all.extract(unit).binaryForm)
      }
    }
  }

  @Test("a header that speaks of few members is a third as long or less")
  func length() {
    let all = Platform.stubHeader(.objectiveC)
    let few = StubHeader(mentioning: ["addSubview:"]).text(.objectiveC)
    #expect(few.utf8.count * 3 < all.utf8.count)
    #expect(few.contains("- (void)addSubview:(UIView *)view;"))
    #expect(few.contains("+ (instancetype)alloc;"))
    #expect(!few.contains("removeFromSuperview"))
  }
}
