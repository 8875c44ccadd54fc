package import Analysis
internal import Facts
package import Graphs

/// Flags a superclass that is there for one subclass.
package struct LoneSubclass: Rule {
  package static let descriptor = RuleDescriptor(
    id: "lone-subclass",
    summary: "a superclass of the project that has exactly one subclass, and that nothing else speaks of",
    rationale: """
      There is no such thing as one specialisation. Either the two are one thing in two pieces: fold them together. Or they are two things: \
      let one hold the other. The subclass is bound to its superclass and gets its footprint in return for nothing that a collaborator could not \
      give.

      Classes of Objective-C and Swift count. A C++ class with one heir is most often an interface, which is what the language has in place \
      of protocols. A superclass that anything but its subclass speaks of is left alone: it may be created, by code or by a nib, or be the face \
      that others know. So is one whose subclass is generic in Swift, since methods that Objective-C calls must stand above it, and one in another module than its subclass, since it is made for users that nobody here can see. Subclasses in \
      tests are doubles and say nothing about the design.
      """,
    level: nil,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var extended: [Graph.Node: Graph.Node] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .extends { extended[graph.source(of: index)] = graph.target(of: index) }
    /// Who speaks of a class, and who inherits from it; categories stand for their class.
    var speakers: [Graph.Node: Set<Graph.Node>] = [:]
    var subclasses: [Graph.Node: [Int]] = [:]
    for index in graph.facts.indices {
      let (source, target) = (graph.source(of: index), graph.target(of: index))
      guard graph.entities[target].kind == .class, !graph.entities[target].isExternal, source != target else { continue }
      switch graph.facts[index].relation {
      case .contains, .imports, .extends, .names: break
      case .inherits:
        subclasses[target, default: []].append(index)
        speakers[target, default: []].insert(source)
      case .conforms, .holds, .captures, .creates, .uses: speakers[target, default: []].insert(extended[source] ?? source)
      }
    }
    let isUnseen = graph.mayBeMentionedUnseen()
    return subclasses.keys.sorted().compactMap { superclass in
      guard !isUnseen[superclass] else { return nil }
      let fact = graph.facts[subclasses[superclass]![0]]
      let (base, heir) = (graph.entities[superclass], graph.entities[graph.source(of: subclasses[superclass]![0])])
      guard speakers[superclass]!.subtracting([superclass]).count == 1, !heir.isExternal, !heir.isGeneric, base.isDefinition, base.isObjectOriented,
        base.module == heir.module, !graph.isTest(fact.location.path)
      else { return nil }
      return Finding(
        rule: id, message: .isOnly(heir.name, base.name), location: fact.location, subjects: [heir.id, base.id], names: [heir.name, base.name])
    }
  }
}

extension Entity {
  /// A class whose only ways to vary are subclasses and protocols.
  fileprivate var isObjectOriented: Bool { language == .swift || id.isObjectiveC }
}

extension String {
  fileprivate static func isOnly(_ heir: String, _ base: String) -> Self {
    "'\(heir)' is the only subclass of '\(base)', and nothing else speaks of that; fold them together, or let one hold the other"
  }
}

// MARK: Examples

extension LoneSubclass {
  private static let examples: [Example] = [
    Example(
      "a base class for one",
      """
      #import <Foundation/Foundation.h>
      @interface PSBaseSource : NSObject
      - (void)load;
      @end
      @implementation PSBaseSource
      - (void)load { [PSBaseSource class]; }
      @end
      @interface PSFeedSource : PSBaseSource  // expect: lone-subclass "'PSFeedSource' is the only subclass of 'PSBaseSource', and nothing else speaks of that; fold them together, or let one hold the other"
      @end
      """),
    Example(
      "a base class for two, a variant of a class that is used by itself, and the face of one that is hidden",
      """
      #import <Foundation/Foundation.h>
      @interface PSBaseSource : NSObject
      @end
      @interface PSFeedSource : PSBaseSource
      @end
      @interface PSUserSource : PSBaseSource
      @end
      @interface PSLabel : NSObject
      @end
      @interface PSRedLabel : PSLabel
      @end
      @interface PSCoder : NSObject
      @end
      @interface PSFileCoder : PSCoder
      @end
      @interface PSScreen : NSObject
      @property (nonatomic, strong) PSCoder *coder;
      @end
      @implementation PSFeedSource
      - (id)label { return [[PSLabel alloc] init]; }
      @end
      """),
    Example(
      "Swift: a base class for one",
      """
      //- Source.swift
      class Source { func load() {} }
      //- FeedSource.swift
      final class FeedSource: Source { override func load() {} }  // expect: lone-subclass "'FeedSource' is the only subclass of 'Source'"
      """),
    Example(
      "Swift: a layout that is a cell, Lucid Dreams before",
      """
      //- DecoratingLayoutCell.swift
      import UIKit
      class DecoratingLayoutCell: UITableViewCell {
        let content = UIView()
        let decoration = UIView()
        override func layoutSubviews() { decoration.frame = bounds }
      }
      //- DreamCell.swift
      import UIKit
      final class DreamCell: DecoratingLayoutCell {  // expect: lone-subclass "'DreamCell' is the only subclass of 'DecoratingLayoutCell'"
        func show(_ title: String) { content.accessibilityLabel = title }
      }
      """),
    Example(
      "Swift: a layout that is a value, which a cell and a view use, Lucid Dreams after",
      """
      //- Layout.swift
      import UIKit
      protocol Layout { mutating func layout(in rect: CGRect) }
      extension UIView: Layout { func layout(in rect: CGRect) { frame = rect } }
      struct DecoratingLayout<Child: Layout>: Layout {
        var content: Child
        var decoration: Child
        mutating func layout(in rect: CGRect) { decoration.layout(in: rect) }
      }
      //- Views.swift
      import UIKit
      final class DreamCell: UITableViewCell {
        let content = UIView()
        let decoration = UIView()
        override func layoutSubviews() {
          var layout = DecoratingLayout(content: content, decoration: decoration)
          layout.layout(in: bounds)
        }
      }
      final class DreamDetailView: UIView {
        let content = UIView()
        let decoration = UIView()
        override func layoutSubviews() {
          var layout = DecoratingLayout(content: content, decoration: decoration)
          layout.layout(in: bounds)
        }
      }
      """),
    Example(
      "Swift: a generic class, with what can't be generic above it",
      """
      //- Rows.swift
      import Foundation
      class RowSource: NSObject { @objc func count() -> Int { 0 } }
      final class Rows<Row>: RowSource {
        var rows: [Row] = []
        override func count() -> Int { rows.count }
      }
      """),
    Example(
      "Swift: a base class that others are handed",
      """
      //- Source.swift
      class Source { func load() {} }
      //- FeedSource.swift
      final class FeedSource: Source { override func load() {} }
      //- Screen.swift
      struct Screen { func show(_ source: Source) { source.load() } }
      """),
  ]
}
