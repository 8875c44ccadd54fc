package import Analysis
internal import Facts
internal import Foundation
package import Graphs
internal import Platform

/// Flags a type that owns, plays and knows far more than the other types of its project, and a controller of very many lines.
package struct MassiveType: Rule {
  package static let descriptor = RuleDescriptor(
    id: "massive-type",
    summary: "a type that owns, conforms to and knows far more than its peers",
    rationale: """
      What is the delegate of everything, stores everything and talks to everybody is where each change ends up, and nothing in it can be used or tested \
      without the rest: the massive view controller, and its cousins the massive app delegate and the massive manager. Take out one role at a time, with the \
      members that only it needs: a data source, a formatter, a child controller, a coordinator.

      A type is measured by how many members it stores, how many protocols it conforms to (in C++: bases it has) and how many types of the project it knows, and \
      compared with its peers: the project's other classes of Swift and Objective-C, or its other classes and structs of C++. What a message says of the peers is \
      their median: half of them have as much or less. In at least two of the three it must stand out. To stand out is to lie more than \
      `deviations` robust deviations above the median of the logarithms: the median, and the median absolute deviation in place of the standard \
      deviation, are not moved by the outliers that are looked for (Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993). Protocols that \
      only say what a value can do (`NSCopying`, `Hashable`) do not count, and neither do tests.

      A view controller is flagged for its lines alone, those of its header and its implementation, whatever its peers are like: nobody reads thousands of lines \
      to change one. Files with more than three types are left alone.
      """,
    level: .warning,
    options: [
      .init("deviations", "How many robust standard deviations above the median a type stands out."),
      .init("peers", "How many types there must be to compare with."),
      .init("controller", "How many lines a view controller may have."),
    ],
    examples: examples)

  /// How many robust standard deviations above the median a type stands out.
  package var deviations = 3.0
  /// How many types there must be to compare with.
  package var peers = 20
  /// How many lines a view controller may have.
  package var controller = 1500

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let found = outliers(graph, graph.sizes(family))
    let known = Set(found.flatMap(\.subjects))
    return found + longControllers(graph, family).filter { !known.contains($0.subjects[0]) }
  }

  private func longControllers(_ graph: Graph, _ family: Family) -> [Finding] {
    let components = graph.folded(graph.view(.imports), to: .component)
    return components.members.indices.compactMap { component in
      let members = components.members[component]
      let lines = members.reduce(0) { $0 + (graph.entities[$1].kind == .file ? graph.entities[$1].lines : 0) }
      guard lines > controller, members.count(where: { graph.entities[$0].kind.isType }) <= 3,
        let chief = graph.representative(of: members, named: components.names[component]), chief.kind == .class, !chief.isExternal,
        let location = chief.location, !graph.isTest(location.path), let node = graph.node(chief.id),
        !family.roles(of: node).isDisjoint(with: [.viewController, .windowController])
      else { return nil }
      return Finding(
        rule: id, message: .isLong(chief.name, family.roles(of: node).contains(.viewController) ? "view" : "window", lines, limit: controller), location: location, subjects: [chief.id],
        names: [chief.name])
    }
  }

  private func outliers(_ graph: Graph, _ sizes: [Graph.Node: TypeSize]) -> [Finding] {
    [true, false].flatMap { isObjectOriented in
      let group = sizes.keys.filter { graph.entities[$0].isObjectOriented == isObjectOriented && graph.isRead($0) }.sorted()
      return group.count < peers ? [] : outliers(group, sizes, graph)
    }
  }

  private func outliers(_ group: [Graph.Node], _ sizes: [Graph.Node: TypeSize], _ graph: Graph) -> [Finding] {
    let scales = TypeSize.Dimension.allCases.map { dimension in Scale(group.map { sizes[$0]![dimension] }) }
    return group.compactMap { node in
      let size = sizes[node]!
      let outstanding = zip(TypeSize.Dimension.allCases, scales).filter { dimension, scale in
        size[dimension] >= dimension.least && scale.deviations(of: size[dimension]) >= deviations
      }
      guard outstanding.count > 1, let location = graph.entities[node].location else { return nil }
      let name = graph.entities[node].name
      let isCxx = !graph.entities[node].isObjectOriented
      let words = outstanding.map { $0.words(size[$0], peers: $1.median, isCxx: isCxx) }
      return Finding(
        rule: id, message: .standsOut(name, words), location: location, subjects: [graph.entities[node].id], names: [name],
        notes: [Finding.Note(.peers(group.count - 1, isCxx: isCxx), at: location)])
    }
  }
}

extension Graph {
  /// Whether all of the file that declares a type was read: of others nobody knows how large their types are.
  fileprivate func isRead(_ type: Node) -> Bool { entities[type].location.map { !isIncomplete($0.path) } ?? true }
}

/// How large a type is: what it owns, plays and knows.
private struct TypeSize {
  enum Dimension: CaseIterable {
    case members, protocols, types

    /// What is less is no burden, whatever the peers are like.
    var least: Int {
      switch self {
      case .members: 10
      case .protocols: 4
      case .types: 12
      }
    }
  }

  var members: Set<EntityID> = []
  var protocols: Set<Graph.Node> = []
  var types: Set<Graph.Node> = []

  subscript(dimension: Dimension) -> Int {
    switch dimension {
    case .members: members.count
    case .protocols: protocols.count
    case .types: types.count
    }
  }
}

/// The median of the values' logarithms, and how far these usually lie from it. It takes ln(1 + x), so that 0 has a logarithm.
private struct Scale {
  private let middle: Double
  private let spread: Double
  let median: Int

  /// `values` are not empty. O(n log n).
  init(_ values: [Int]) {
    let logarithms = values.map { log1p(Double($0)) }
    middle = Self.middle(logarithms)
    let center = middle
    // For a normal distribution, 1.4826 times the median absolute deviation is the standard deviation. Where most values are equal it is 0;
    // the least of 0.5 keeps half as much again from being far.
    spread = max(1.4826 * Self.middle(logarithms.map { abs($0 - center) }), 0.5)
    median = values.sorted()[values.count / 2]
  }

  func deviations(of value: Int) -> Double { (log1p(Double(value)) - middle) / spread }

  private static func middle(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
  }
}

extension Graph {
  /// The size of every class of the project that has one; tests left out.
  fileprivate func sizes(_ family: Family) -> [Node: TypeSize] {
    var sizes: [Node: TypeSize] = [:]
    func isMeasured(_ node: Node) -> Bool {
      let entity = entities[node]
      guard !entity.isExternal, let path = entity.location?.path else { return false }
      return (entity.kind == .class || (entity.kind == .struct && entity.language?.isCxx == true)) && !isTest(path)
    }
    for index in facts.indices {
      let fact = facts[index]
      let (source, target) = (family.type(of: self.source(of: index)), family.type(of: self.target(of: index)))
      guard isMeasured(source), !fact.details.flags.contains(.described) else { continue }
      switch fact.relation {
      case .holds where !fact.details.flags.contains(.promised): sizes[source, default: TypeSize()].members.insert(EntityID(fact.details.member ?? ""))
      case .conforms where !valueProtocols.contains(entities[target].name): sizes[source, default: TypeSize()].protocols.insert(target)
      case .inherits where !entities[source].isObjectOriented: sizes[source, default: TypeSize()].protocols.insert(target)
      case .imports, .contains, .extends: continue
      default: break
      }
      if source != target, entities[target].kind.isType, !entities[target].isExternal { sizes[source, default: TypeSize()].types.insert(target) }
    }
    return sizes
  }
}

extension Entity {
  fileprivate var isObjectOriented: Bool { language == .swift || id.isObjectiveC }
}

/// They say what a value can do, not that it plays one more part.
private let valueProtocols: Set<String> = [
  "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
  "Hashable", "Identifiable", "NSCoding", "NSCopying", "NSFastEnumeration", "NSMutableCopying", "NSObject", "NSSecureCoding", "Sendable",
]

extension TypeSize.Dimension {
  fileprivate func words(_ count: Int, peers: Int, isCxx: Bool) -> String {
    switch self {
    case .members: "stores \(counted(count, "member")), where its peers store \(peers)"
    case .protocols where isCxx: "has \(counted(count, "base")), where its peers have \(peers)"
    case .protocols: "conforms to \(counted(count, "protocol")), where its peers conform to \(peers)"
    case .types: "knows \(counted(count, "type")) of the project, where its peers know \(peers)"
    }
  }
}

extension String {
  fileprivate static func standsOut(_ name: String, _ words: [String]) -> Self {
    let last = (words.count > 2 ? "; and " : ", and ") + words[words.count - 1]
    return "'\(name)' \(words.dropLast().joined(separator: "; "))\(last); take out one role at a time, with the members that only it needs"
  }

  fileprivate static func peers(_ count: Int, isCxx: Bool) -> Self {
    "its peers are the \(count) other \(isCxx ? "classes and structs of C++" : "classes of Swift and Objective-C") in the project; the figure is their median"
  }

  fileprivate static func isLong(_ name: String, _ role: String, _ lines: Int, limit: Int) -> Self {
    "'\(name)' is a \(role) controller whose files have \(lines) lines, more than \(limit); take out one role at a time, with the members that only it needs"
  }
}

/// Twenty small types, for the examples.
private enum Source {
  static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U"]

  static let objectiveC =
    "//- Parts.h\n#import <UIKit/UIKit.h>\n"
    + zip(letters, letters.dropFirst()).map { "@class PS\($1);\n@interface PS\($0) : NSObject\n@property (weak) PS\($1) *next;\n@end" }.joined(separator: "\n")
  static let swift = "//- Parts.swift\nimport UIKit\n" + zip(letters, letters.dropFirst()).map { "final class \($0) { weak var next: \($1)? }" }.joined(separator: "\n") + "\nfinal class U {}"
  static let cxx = "//- parts.cc\n" + zip(letters, letters.dropFirst()).map { "struct \($1);\nstruct \($0) { \($1) *next; };" }.joined(separator: "\n")
}

// MARK: Examples

extension MassiveType {
  private static let examples: [Example] = [
    Example(
      "the delegate of everything",
      Source.objectiveC + """

        //- PSHome.m
        #import "Parts.h"
        // expect@+1: massive-type "'PSHome' stores 12 members, where its peers store 1; conforms to 5 protocols, where its peers conform to 0; and knows 12 types of the project, where its peers know 1; take out one role at a time"
        @interface PSHome : UIViewController <UITableViewDelegate, UITableViewDataSource, UISearchBarDelegate, UITextFieldDelegate, UIScrollViewDelegate>
        @property PSA *a; @property PSB *b; @property PSC *c; @property PSD *d; @property PSE *e; @property PSF *f;
        @property PSG *g; @property PSH *h; @property PSI *i; @property PSJ *j; @property PSK *k; @property PSL *l;
        @end
        """),
    Example(
      "a view controller that nobody can read any more",
      """
      //- .arborist.yml
      rules:
        massive-type: {controller: 10}
      //- PSHome.h
      #import <UIKit/UIKit.h>
      @interface PSHome : UIViewController  // expect: massive-type "'PSHome' is a view controller whose files have 15 lines, more than 10; take out one role at a time"
      @end
      //- PSHome.m
      #import "PSHome.h"
      @implementation PSHome
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Home";
      }
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        self.title = @"At home";
      }
      - (void)viewDidDisappear:(BOOL)animated {}
      @end
      """),
    Example(
      "one that can be read, and a model of many lines",
      """
      //- .arborist.yml
      rules:
        massive-type: {controller: 10}
      //- PSHome.m
      #import <UIKit/UIKit.h>
      @interface PSHome : UIViewController
      @end
      @implementation PSHome
      @end
      //- PSPhoto.m
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      @implementation PSPhoto
      - (int)width { return 1; }
      - (int)height { return 1; }
      - (int)area { return 1; }
      - (int)age { return 1; }
      - (int)size { return 1; }
      - (int)count { return 1; }
      @end
      """),
    Example(
      "the same in Swift",
      Source.swift + """

        // expect@+1: massive-type "'Home' stores 12 members"
        final class Home: UIViewController, UITableViewDelegate, UITableViewDataSource, UISearchBarDelegate {
          var a: A?, b: B?, c: C?, d: D?, e: E?, f: F?, g: G?, h: H?, i: I?, j: J?, k: K?, l: L?
        }
        extension Home: UITextFieldDelegate, UIScrollViewDelegate {}
        """),
    Example(
      "C++",
      Source.cxx + """

        struct Home {  // expect: massive-type "'Home' stores 12 members"
          A a; B b; C c; D d; E e; F f; G g; H h; I i; J j; K k; L l;
        };
        """),
    Example(
      "C++: two programs that each have a type of that name, and neither is large",
      Source.cxx + """

        //- one.cc
        struct A; struct B; struct C; struct D; struct E; struct F;
        struct Home { A *a; B *b; C *c; D *d; E *e; F *f; };
        int main() { return sizeof(Home); }
        //- two.cc
        struct G; struct H; struct I; struct J; struct K; struct L;
        struct Home { G *g; H *h; I *i; J *j; K *k; L *l; };
        int main() { return sizeof(Home); }
        """),
    Example(
      "large in one dimension only, and a value that can do much",
      Source.objectiveC + """

        //- PSHome.m
        #import "Parts.h"
        @interface PSHome : UIViewController <UITableViewDelegate, UITableViewDataSource, UISearchBarDelegate, UITextFieldDelegate, UIScrollViewDelegate>
        @property PSA *a;
        @end
        @interface PSPlace : NSObject <NSCopying, NSMutableCopying, NSCoding, NSSecureCoding>
        @property int a; @property int b; @property int c; @property int d; @property int e; @property int f;
        @property int g; @property int h; @property int i; @property int j; @property int k; @property int l;
        @end
        """),
    Example(
      "a project too small to compare in",
      """
      #import <UIKit/UIKit.h>
      @interface PSA : NSObject
      @end
      @interface PSB : NSObject
      @end
      @interface PSHome : UIViewController <UITableViewDelegate, UITableViewDataSource, UISearchBarDelegate, UITextFieldDelegate, UIScrollViewDelegate>
      @property PSA *a; @property PSB *b; @property PSA *c; @property PSB *d; @property PSA *e; @property PSA *f;
      @property PSA *g; @property PSA *h; @property PSA *i; @property PSA *j; @property PSA *k; @property PSA *l;
      @end
      """),
  ]
}
