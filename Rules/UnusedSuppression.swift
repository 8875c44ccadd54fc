package import Analysis
internal import Facts
package import Graphs

/// Flags a comment that silences a rule where the rule says nothing, and one that silences it to the end of the file where one line may be meant.
package struct UnusedSuppression: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unused-suppression",
    summary: "a comment that silences a rule where there is nothing to silence",
    rationale: """
      What it silenced was mended, or has moved away. Left where it is, it will hide the next defect that comes to stand there. \
      Delete it.

      A comment on an import or a member that closes a cycle is of use as long as a cycle would be found without it. Comments \
      about rules that are off are not looked at.

      `disable` opens a region, on a line of its own too. A region that nothing closes and whose next line it silences is flagged: if only that line \
      is meant, all further findings in the file are hidden by mistake. Write `disable:next`, or say with `enable` where the region ends.
      """,
    level: .warning,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] { [] }

  package func check(_ review: SuppressionReview) -> [Finding] {
    review.unused.map { finding($0, "'\($0.rule)' has nothing to silence here; delete the comment") }
      + review.open.map { finding($0, .silentToTheEnd($0.rule)) }
  }

  private func finding(_ suppression: Suppression, _ message: String) -> Finding {
    Finding(
      rule: id, message: message, location: suppression.location,
      subjects: [EntityID(suppression.location.path), EntityID(suppression.rule), EntityID(suppression.reason)], names: [suppression.rule])
  }
}

extension String {
  fileprivate static func silentToTheEnd(_ rule: String) -> Self {
    "'\(rule)' is silent from here to the end of the file; write 'disable:next' if the next line is meant, or close the region with '// arborist:enable \(rule)'"
  }
}

// MARK: Examples

extension UnusedSuppression {
  private static let examples: [Example] = [
    Example(
      "the import that made the cycle is gone",
      """
      //- PSUser.h
      // expect@+1: unused-suppression "'import-cycle' has nothing to silence here; delete the comment"
      // arborist:disable:next import-cycle - the feed and its user belong together
      #import <Foundation/Foundation.h>

      @interface PSUser : NSObject
      @end
      //- PSUser.m
      #import "PSUser.h"
      """),
    Example(
      "a region that was meant for one line, and hides what comes after it",
      """
      //- PSFeed.h
      #import "PSUser.h"
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      // expect@+1: unused-suppression "'import-cycle' is silent from here to the end of the file; write 'disable:next' if the next line is meant, or close the region with '// arborist:enable import-cycle'"
      // arborist:disable import-cycle - the feed and its user belong together
      #import "PSFeed.h"
      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      @end
      //- PSUser.m
      #import "PSUser.h"
      """),
    Example(
      "a cycle that is silenced at the import that closes it",
      """
      //- PSFeed.h
      #import "PSUser.h"
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      #import "PSFeed.h" // arborist:disable:this import-cycle - the feed and its user belong together
      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      @end
      //- PSUser.m
      #import "PSUser.h"
      """),
  ]
}
