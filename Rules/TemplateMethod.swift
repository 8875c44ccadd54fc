package import Analysis
internal import Facts
package import Graphs

/// Flags classes with methods that only raise and are there to be overridden.
package struct TemplateMethod: Rule {
  package static let descriptor = RuleDescriptor(
    id: "template-method",
    summary: "a class with methods that only raise, for its subclasses to override",
    rationale: """
      The class shares its code by inheritance and leaves a hole where the cases differ. No compiler checks that a subclass fills it, a call on the class \
      itself fails while the program runs, and the subclass is bound to everything else that the superclass has. Write what is asked for as a protocol and let \
      the class hold an object that conforms to it: a strategy. What was shared and what differs can then be read, tested and combined apart.

      A method counts when a class of the project overrides it, tests left out; classes of examples and demos are not flagged. Initialisers and what allocates don't, nor do pure \
      virtual functions of C++, which the compiler does check, nor classes that implement an interface of the platform. Left alone are also class clusters, classes \
      that create one of their subclasses themselves; what a protocol asks for that the class conforms to, since the protocol is there and callers may take it for \
      the type; and in Swift generic classes, since to hold an object behind a protocol with associated types takes such a class again.
      """,
    level: .warning,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    var raising: [Graph.Node] = []
    for node in graph.entities.indices where !holes(of: node, graph).isEmpty { raising.append(node) }
    guard !raising.isEmpty else { return [] }
    let heirs = graph.view { $0.relation == .inherits && $0.subject != $0.object }
    var categories: [Graph.Node: [Graph.Node]] = [:]
    for (category, type) in graph.typesStoodFor().enumerated() where category != type { categories[Int(type), default: []].append(category) }
    let family = Family(graph)
    return raising.compactMap { node in
      let descendants = descendants(of: node, heirs)
      guard !creates(oneOf: descendants, [node] + (categories[node] ?? []), graph) else { return nil }
      let holes = holes(of: node, graph).filter { !isAskedForAlready($0, node, family, graph) }
      var overriders: [Int: [Overrider]] = [:]
      for heir in descendants {
        for owner in [heir] + (categories[heir] ?? []).sorted() {
          for method in graph.methods.methods(of: owner) {
            guard let hole = holes.firstIndex(where: { fills(method, $0) }), !graph.isTest(method.location.path) else { continue }
            overriders[hole, default: []].append(Overrider(name: graph.entities[heir].name, method: method))
          }
        }
      }
      let filled = overriders.keys.sorted { (holes[$0].location, $0) < (holes[$1].location, $1) }
      guard !filled.isEmpty else { return nil }
      return finding(node, filled.map { (holes[$0], overriders[$0]!) }, graph)
    }
  }

  /// The methods of a class of the project that only raise, except initialisers, allocators and private ones.
  private func holes(of node: Graph.Node, _ graph: Graph) -> [Method] {
    let entity = graph.entities[node]
    guard entity.kind == .class || entity.kind == .struct, !entity.isExternal, let location = entity.location, !graph.isTest(location.path),
      !isSampleCode(location.path), !entity.isNamedLikePlatformClass, !entity.isGeneric
    else { return [] }
    return graph.methods.methods(of: node).filter {
      $0.traits.isSuperset(of: [.onlyRaises, .isDefined]) && $0.traits.isDisjoint(with: [.isInitializer, .isUnavailable, .isInactive, .isPrivate])
        && !allocators.contains($0.name)
    }
  }

  /// Whether a class, or a category of it, creates one of its descendants: it hands them out itself.
  private func creates(oneOf descendants: [Graph.Node], _ owners: [Graph.Node], _ graph: Graph) -> Bool {
    let descendants = Set(descendants)
    return owners.contains { owner in
      graph.edges.edges(from: owner).contains { edge in
        graph.edges.relation(of: edge) == .creates && descendants.contains(graph.edges.target(of: edge))
      }
    }
  }

  private func isAskedForAlready(_ hole: Method, _ node: Graph.Node, _ family: Family, _ graph: Graph) -> Bool {
    family.protocols(of: node).contains { known in graph.methods.methods(of: known).contains { $0.name == hole.name } }
  }

  private func fills(_ method: Method, _ hole: Method) -> Bool {
    guard method.name == hole.name, method.traits.contains(.isStatic) == hole.traits.contains(.isStatic), method.traits.contains(.isDefined),
      !method.traits.contains(.onlyRaises)
    else { return false }
    // Messages find their method by name; elsewhere one that is not virtual only hides the other.
    return method.traits.contains(.isDynamic) || method.traits.contains(.overrides)
  }

  /// The classes that inherit from one, directly or not, ascending.
  private func descendants(of node: Graph.Node, _ heirs: View) -> [Graph.Node] {
    var found: Set<Graph.Node> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      for edge in heirs.edges(to: next) where edge.source != node && found.insert(edge.source).inserted { waiting.append(edge.source) }
    }
    return found.sorted()
  }

  private func finding(_ node: Graph.Node, _ filled: [(hole: Method, overriders: [Overrider])], _ graph: Graph) -> Finding {
    let entity = graph.entities[node]
    var heirs: [String] = []
    for (_, overriders) in filled { for overrider in overriders where !heirs.contains(overrider.name) { heirs.append(overrider.name) } }
    return Finding(
      rule: id, message: .leaves(entity.name, filled.map(\.hole), to: heirs.sorted()), location: entity.location!, subjects: [entity.id],
      names: [entity.name],
      notes: filled.map { Finding.Note(.hole($0.hole.name, by: $0.overriders.map(\.name)), at: $0.hole.location) })
  }
}

/// What makes an object is no hole when it raises: there is only one object, or none.
private let allocators: Set<String> = ["alloc", "allocWithZone:", "new", "copyWithZone:", "mutableCopyWithZone:"]

private struct Overrider {
  let name: String
  let method: Method
}

extension String {
  fileprivate static func hole(_ name: String, by heirs: [String]) -> Self {
    "'\(name)' only raises; \(listed(heirs, limit: 3)) \(heirs.count == 1 ? "overrides" : "override") it"
  }

  fileprivate static func leaves(_ name: String, _ methods: [Method], to heirs: [String]) -> Self {
    let names = methods.map(\.name)
    let what = names.count == 1 ? "a method that only raises, '\(names[0])'," : "\(names.count) methods that only raise, \(listed(names)),"
    let them = methods.count == 1 ? "it" : "them"
    let advice =
      methods.contains { $0.name.hasSuffix(")") && $0.traits.isDisjoint(with: [.isDynamic]) && $0.owner.isCFamily && !$0.owner.isObjectiveC }
      ? "make \(them) pure virtual, '= 0'" : "ask for \(them) in a protocol, and hold an object that conforms to it"
    return "'\(name)' has \(what) for \(listed(heirs, limit: 3)) to override; \(advice)"
  }
}

// MARK: Examples

extension TemplateMethod {
  private static let examples: [Example] = [
    Example(
      "a data source that can't be used by itself",
      """
      #import <Foundation/Foundation.h>
      @interface PSSource : NSObject  // expect: template-method "'PSSource' has 2 methods that only raise, 'count' and 'itemAt:', for 'PSFeedSource' and 'PSUserSource' to override; ask for them in a protocol, and hold an object that conforms to it"
      - (NSUInteger)count;
      - (id)itemAt:(NSUInteger)index;
      @end
      @implementation PSSource
      - (instancetype)init { [self doesNotRecognizeSelector:_cmd]; return nil; }
      - (NSUInteger)count { [self doesNotRecognizeSelector:_cmd]; return 0; }  // note: "'count' only raises; 'PSFeedSource' overrides it"
      - (id)itemAt:(NSUInteger)index { NSAssert(NO, @"override"); return nil; }
      - (id)last { return [self itemAt:[self count] - 1]; }
      @end
      @interface PSFeedSource : PSSource
      @end
      @implementation PSFeedSource
      - (instancetype)init { return self; }
      - (NSUInteger)count { return 1; }
      @end
      @interface PSUserSource : PSFeedSource
      @end
      @implementation PSUserSource
      - (id)itemAt:(NSUInteger)index { return nil; }
      @end
      """),
    Example(
      "a remote data source, whose subclass says where it loads from",
      """
      #import <Foundation/Foundation.h>
      @interface PSRemoteDataSource : NSObject  // expect: template-method "'PSRemoteDataSource' has a method that only raises, 'fetchData', for 'PSPaginatedDataSource' to override; ask for it in a protocol"
      - (void)reload;
      - (void)fetchData;
      @end
      @implementation PSRemoteDataSource
      - (void)reload { [self fetchData]; }
      - (void)fetchData { [self doesNotRecognizeSelector:_cmd]; }
      @end
      @interface PSPaginatedDataSource : PSRemoteDataSource
      @end
      @implementation PSPaginatedDataSource
      - (void)fetchData { [self self]; }
      @end
      """),
    Example(
      "data sources that each hold a fetcher: composition instead",
      """
      #import <Foundation/Foundation.h>
      @interface PSCollectionFetcher : NSObject
      - (void)fetch;
      @end
      @implementation PSCollectionFetcher
      - (void)fetch { [self self]; }
      @end
      @interface PSRemoteDataSource : NSObject
      @property (nonatomic, strong) PSCollectionFetcher *fetcher;
      @end
      @implementation PSRemoteDataSource
      - (void)fetchData { [self.fetcher fetch]; }
      @end
      @interface PSPaginatedDataSource : NSObject
      @property (nonatomic, strong) PSCollectionFetcher *fetcher;
      @end
      @implementation PSPaginatedDataSource
      - (void)fetchData { [self.fetcher fetch]; }
      @end
      """),
    Example(
      "a virtual function that throws",
      """
      //- main.cc
      class Shape {  // expect: template-method "'Shape' has a method that only raises, 'area()', for 'Square' to override; make it pure virtual, '= 0'"
       public:
        virtual int area() { throw 1; }
        virtual int edges() { return 0; }
      };
      class Square : public Shape {
       public:
        int area() override { return 1; }
        int edges() override { return 4; }
      };
      """),
    Example(
      "a class for operations, in Swift",
      """
      //- Operation.swift
      class PhotoOperation {  // expect: template-method "'PhotoOperation' has a method that only raises, 'run()', for 'Download' and 'Upload' to override; ask for it in a protocol"
        var isDone = false
        func start() {
          run()
          isDone = true
        }
        func run() { fatalError("must be overridden") }  // note: "'run()' only raises; 'Download' and 'Upload' override it"
      }
      class Download: PhotoOperation {
        override func run() { print("down") }
      }
      class Upload: PhotoOperation {
        override func run() { print("up") }
      }
      """),
    Example(
      "a class that asks which of its subclasses it is",
      """
      #import <Foundation/Foundation.h>
      @interface PSNode : NSObject  // expect: template-method "'PSNode' has a method that only raises, 'draw', for 'PSLeaf' to override"
      - (void)draw;
      @end
      @interface PSLeaf : PSNode
      @end
      @implementation PSNode
      - (void)draw { [self doesNotRecognizeSelector:_cmd]; }
      - (BOOL)isLeaf { return [self isKindOfClass:[PSLeaf class]]; }
      @end
      @implementation PSLeaf
      - (void)draw { [self isLeaf]; }
      @end
      """),
    Example(
      "a cluster made in a category, and a generic class",
      """
      //- PSParser.m
      #import <Foundation/Foundation.h>
      @interface PSParser : NSObject
      - (void)parse;
      @end
      @interface PSOldParser : PSParser
      @end
      @implementation PSParser
      - (void)parse { [self doesNotRecognizeSelector:_cmd]; }
      @end
      @implementation PSParser (Making)
      + (PSParser *)oldParser { return [PSOldParser new]; }
      @end
      @implementation PSOldParser
      - (void)parse {}
      @end
      //- Stage.swift
      class Stage<Input> {
        func run(_ input: Input) { fatalError("must be overridden") }
      }
      class Printing: Stage<String> {
        override func run(_ input: String) { print(input) }
      }
      """),
    Example(
      "a base for those who conform to a protocol of the project",
      """
      #import <Foundation/Foundation.h>
      @protocol PSMedia <NSObject>
      - (id)mediaView;
      @end
      @interface PSMediaItem : NSObject <PSMedia>
      @end
      @implementation PSMediaItem
      - (id)mediaView { NSAssert(NO, @"override"); return nil; }
      @end
      @interface PSPhotoItem : PSMediaItem
      @end
      @implementation PSPhotoItem
      - (id)mediaView { return self; }
      @end
      """),
    Example(
      "a closure fills it, a default, and a class that stands for all that conform to a protocol",
      """
      //- Operation.swift
      class PhotoOperation {
        let run: () -> Void
        init(run: @escaping () -> Void) { self.run = run }
        func finish() {}
      }
      class Upload: PhotoOperation {
        override func finish() { print("up") }
      }
      //- Source.swift
      protocol Source {
        associatedtype Row
        func row(at index: Int) -> Row
      }
      class AnySource<Row>: Source {
        func row(at index: Int) -> Row { fatalError("must be overridden") }
      }
      class ListSource<Row>: AnySource<Row> {
        let rows: [Row] = []
        override func row(at index: Int) -> Row { rows[index] }
      }
      """),
    Example(
      "a class cluster, one object for good, and what shows how something is used",
      """
      //- PSParser.m
      #import <Foundation/Foundation.h>
      @interface PSParser : NSObject
      + (instancetype)parserForVersion:(int)version;
      - (void)parse;
      @end
      @interface PSOldParser : PSParser
      @end
      @interface PSDate : NSObject
      @end
      @interface PSDistantDate : PSDate
      @end
      @implementation PSParser
      + (instancetype)parserForVersion:(int)version { return [[PSOldParser alloc] init]; }
      - (void)parse { [self doesNotRecognizeSelector:_cmd]; }
      @end
      @implementation PSOldParser
      - (void)parse {}
      @end
      @implementation PSDate
      + (id)allocWithZone:(NSZone *)zone { [self doesNotRecognizeSelector:_cmd]; return nil; }
      @end
      @implementation PSDistantDate
      + (id)allocWithZone:(NSZone *)zone { return nil; }
      @end
      //- Examples/Layout.swift
      class LayoutExample {
        func title() -> String { fatalError() }
      }
      class CornerExample: LayoutExample {
        override func title() -> String { "corner" }
      }
      """),
    Example(
      "an interface, a default, and a method that nobody overrides",
      """
      //- Shape.cc
      class Shape {
       public:
        virtual int area() = 0;
        virtual int edges() { return 0; }
        int hidden() { throw 1; }
        virtual int never() { throw 1; }
      };
      class Square : public Shape {
       public:
        int area() override { return 1; }
        int edges() override { return 4; }
        int hidden() { return 1; }
      };
      //- PSSource.m
      #import <Foundation/Foundation.h>
      @interface PSSource : NSObject
      @end
      @implementation PSSource
      - (NSUInteger)count { return 0; }
      - (void)clear { [self doesNotRecognizeSelector:_cmd]; }
      @end
      @interface PSFeedSource : PSSource
      @end
      @implementation PSFeedSource
      - (NSUInteger)count { return 1; }
      + (void)clear {}
      @end
      """),
  ]
}
