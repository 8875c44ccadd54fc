package import Analysis
internal import Facts
package import Graphs

/// Flags a comment to the tool that says nothing: an unknown rule, no reason, an end without a beginning.
package struct InvalidSuppression: Rule {
  package static let descriptor = RuleDescriptor(
    id: "invalid-suppression",
    summary: "a comment to the tool that it cannot obey",
    rationale: """
      Write `// arborist:disable:next RULE - REASON` above a line, or `disable:this` at its end; `disable` opens a region, to the \
      end of the file or to `// arborist:enable RULE`. Several rules are separated by commas. The reason is for whoever meets the comment later, and it \
      is required. A comment with a mistake in it silences nothing.
      """,
    level: .error,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] { [] }

  package func check(_ review: SuppressionReview) -> [Finding] {
    review.mistakes.map { mistake in
      Finding(
        rule: id, message: mistake.message, location: mistake.location,
        subjects: [EntityID(mistake.location.path), EntityID(mistake.message)], names: [])
    }
  }
}

// MARK: Examples

extension InvalidSuppression {
  private static let examples: [Example] = [
    Example(
      "mistakes",
      """
      #import <Foundation/Foundation.h>
      // expect@+1: invalid-suppression "unknown rule 'import-cycles', did you mean 'import-cycle'"
      // arborist:disable:next import-cycles - generated
      // expect@+1: invalid-suppression "give the reason after ' - '"
      // arborist:disable:next import-cycle
      // expect@+1: invalid-suppression "name the rule, as in 'arborist:disable import-cycle - why'"
      /* arborist:disable - everything here is old */
      // expect@+1: invalid-suppression "unknown word 'disable:nxt', did you mean 'disable:next'"
      // arborist:disable:nxt import-cycle - generated
      // expect@+1: invalid-suppression "'deep-inheritance' is not disabled here"
      // arborist:enable deep-inheritance
      @interface PSUser : NSObject
      @end
      """),
    Example(
      "comments about the tool, and to it",
      """
      // Write arborist:disable:next to silence a line.
      #import <Foundation/Foundation.h>
      // arborist:disable deep-inheritance - rewritten next month
      @interface PSUser : NSObject
      @end
      // arborist:enable deep-inheritance
      """),
  ]
}
