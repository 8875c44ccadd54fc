package import Analysis
internal import Facts
package import Graphs

/// Flags a type whose behaviour is spread over many categories or extensions in many components.
package struct CategorySprawl: Rule {
  package static let descriptor = RuleDescriptor(
    id: "category-sprawl",
    summary: "a type whose behaviour is spread over many categories or extensions",
    rationale: """
      A category puts a method where nobody who reads the class will look, and every one that is imported makes each object of the type \
      a little larger in everybody's mind. On a class of the platform, two of them may define the same selector, and then nobody can say \
      which one runs. Gather categories that belong together, or give the behaviour a type of its own that holds the object: a wrapper, \
      a formatter, a policy.

      Only categories of the project count, and of those only the ones that others meet: not anonymous class extensions, not private \
      extensions, and not those that make the type conform to a protocol, which has to be said somewhere. Of a type of the project only the ones \
      outside of its folder count: to part a long type into named sections, one to a file, is good order. A type is flagged when there are more \
      categories *and* more components than allowed.
      """,
    level: .warning,
    options: [
      .init("categories", "How many categories and extensions a type may have; of a type of the project, outside its own folder."),
      .init("files", "Over how many components they may be spread; a header and its implementation are one."),
    ],
    examples: [
      Example("a helper for everything on NSString", """
        //- NSString+Trim.h
        #import <Foundation/Foundation.h>
        @interface NSString (PSTrim)  // note: "'NSString(PSTrim)'"
        - (NSString *)ps_trimmed;
        @end
        //- NSString+URL.h
        #import <Foundation/Foundation.h>
        @interface NSString (PSURL)
        - (NSString *)ps_escaped;
        @end
        //- NSString+Email.h
        #import <Foundation/Foundation.h>
        // expect@+1: category-sprawl "'NSString' is spread over 6 categories in 6 components"
        @interface NSString (PSEmail)
        - (BOOL)ps_isEmail;
        @end
        //- NSString+Initials.h
        #import <Foundation/Foundation.h>
        @interface NSString (PSInitials)
        - (NSString *)ps_initials;
        @end
        //- NSString+Plural.h
        #import <Foundation/Foundation.h>
        @interface NSString (PSPlural)
        - (NSString *)ps_plural;
        @end
        //- NSString+Hash.h
        #import <Foundation/Foundation.h>
        @interface NSString (PSHash)
        - (NSString *)ps_hash;
        @end
        //- main.m
        #import "NSString+Trim.h"
        #import "NSString+URL.h"
        #import "NSString+Email.h"
        #import "NSString+Initials.h"
        #import "NSString+Plural.h"
        #import "NSString+Hash.h"
        """),
      Example("a helper for everything on String", """
        //- .arborist.yml
        rules:
          category-sprawl: {categories: 2, files: 2}
        //- String+Trim.swift
        extension String { var trimmed: String { self } }  // note: "'extension String'"
        //- String+Hash.swift
        // expect@+1: category-sprawl "'String' is spread over 3 extensions in 3 components"
        extension String { var digest: Int { 0 } }
        //- String+URL.swift
        extension String { var escaped: String { self } }
        """),
      Example("a class parted into sections in its own files, with a class extension", """
        //- PSPhoto.h
        #import <Foundation/Foundation.h>
        @interface PSPhoto : NSObject
        @end
        @interface PSPhoto (Size)
        @end
        @interface PSPhoto (Colour)
        @end
        @interface PSPhoto (Place)
        @end
        @interface PSPhoto (Time)
        @end
        @interface PSPhoto (Author)
        @end
        @interface PSPhoto (Likes)
        @end
        //- PSPhoto.m
        #import "PSPhoto.h"
        @interface PSPhoto ()
        @property (nonatomic, strong) NSDate *taken;
        @end
        @implementation PSPhoto
        @end
        """),
      Example("a class of our own, in pieces", """
        //- .arborist.yml
        rules:
          category-sprawl: {categories: 2, files: 2}
        //- Model/PSPhoto.h
        #import <Foundation/Foundation.h>
        @interface PSPhoto : NSObject  // expect: category-sprawl "'PSPhoto' is spread over 3 categories in 3 components; let each place have a type of its own that holds it, or bring home what belongs to it"
        @end
        //- Editor/PSPhoto+Size.h
        #import "PSPhoto.h"
        @interface PSPhoto (Size)
        @end
        //- Feed/PSPhoto+Likes.h
        #import "PSPhoto.h"
        @interface PSPhoto (Likes)
        @end
        //- Map/PSPhoto+Place.h
        #import "PSPhoto.h"
        @interface PSPhoto (Place)
        @end
        //- main.m
        #import "PSPhoto+Size.h"
        #import "PSPhoto+Likes.h"
        #import "PSPhoto+Place.h"
        """),
      Example("a class of our own, in pieces that lie together", """
        //- .arborist.yml
        rules:
          category-sprawl: {categories: 2, files: 2}
        //- Model/PSPhoto.h
        #import <Foundation/Foundation.h>
        @interface PSPhoto : NSObject
        @end
        //- Model/PSPhoto+Size.h
        #import "PSPhoto.h"
        @interface PSPhoto (Size)
        @end
        //- Model/PSPhoto+Likes.h
        #import "PSPhoto.h"
        @interface PSPhoto (Likes)
        @end
        //- Model/Places/PSPhoto+Place.h
        #import "PSPhoto.h"
        @interface PSPhoto (Place)
        @end
        //- Editor/PSPhoto+Colour.h
        #import "PSPhoto.h"
        @interface PSPhoto (Colour)
        @end
        //- main.m
        #import "PSPhoto+Size.h"
        #import "PSPhoto+Likes.h"
        #import "PSPhoto+Place.h"
        #import "PSPhoto+Colour.h"
        """),
      Example("extensions that a file keeps to itself, and conformances", """
        //- .arborist.yml
        rules:
          category-sprawl: {categories: 2, files: 2}
        //- Feed.swift
        private extension String { var trimmed: String { self } }
        //- Search.swift
        fileprivate extension String { var words: Int { 0 } }
        //- Cell.swift
        protocol Cell { var height: Int { get } }
        extension String: Cell { var height: Int { 1 } }
        //- Row.swift
        protocol Row { var width: Int { get } }
        extension String: Row { var width: Int { 1 } }
        //- Text.swift
        extension String { var digest: Int { 0 } }
        //- Link.swift
        extension String { var escaped: String { self } }
        """),
    ])

  /// How many categories and extensions a type may have; of a type of the project, outside its own folder.
  package var categories = 5
  /// Over how many components they may be spread.
  package var files = 4

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let folded = graph.folded(graph.view(along: .extends), to: .component)
    let conformances = Set(graph.facts.lazy.filter { $0.relation == .conforms }.map { Line($0.location) })
    var categoriesByType: [Graph.Node: Set<Graph.Node>] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .extends {
      let (category, type) = (graph.entities[graph.source(of: index)], graph.entities[graph.target(of: index)])
      guard isCounted(category), !isAtHome(category, type), graph.facts[index].details.access != "private", !conformances.contains(Line(category.location!))
      else { continue }
      categoriesByType[graph.target(of: index), default: []].insert(graph.source(of: index))
    }
    return categoriesByType.keys.sorted().compactMap { type in
      let found = categoriesByType[type]!.sorted { graph.entities[$0].location! < graph.entities[$1].location! }
      let components = Set(found.compactMap(folded.group(of:)))
      guard found.count > categories, components.count > files else { return nil }
      return finding(type, found, components.count, graph)
    }
  }

  private func isCounted(_ category: Entity) -> Bool {
    !category.isExternal && category.location != nil && !category.name.hasSuffix("()")
  }

  /// Whether a category stands in the folder of its type or below.
  private func isAtHome(_ category: Entity, _ type: Entity) -> Bool {
    guard !type.isExternal, let home = type.location?.path, let path = category.location?.path else { return false }
    let folder = home.utf8.lastIndex(of: UInt8(ascii: "/")).map { home[...$0] } ?? ""
    return path.hasPrefix(folder) && (!folder.isEmpty || !path.contains("/"))
  }

  private struct Line: Hashable {
    let path: String
    let line: Int
    init(_ location: SourceLocation) { (path, line) = (location.path, location.line) }
  }

  private func finding(_ type: Graph.Node, _ categories: [Graph.Node], _ components: Int, _ graph: Graph) -> Finding {
    let entity = graph.entities[type]
    let isOwn = !entity.isExternal && entity.location != nil
    let found = categories.map { graph.entities[$0] }
    return Finding(
      rule: id,
      message: .sprawls(entity.name, found, components: components, isOwn: isOwn),
      location: isOwn ? entity.location! : found[0].location!,
      subjects: [entity.id],
      names: [entity.name],
      notes: found.map { Finding.Note(.category($0.name), at: $0.location!) })
  }
}

extension String {
  fileprivate static func sprawls(_ name: String, _ found: [Entity], components: Int, isOwn: Bool) -> Self {
    let areExtensions = found.allSatisfy { $0.kind == .extension }
    let what = areExtensions ? counted(found.count, "extension") : counted(found.count, "category", "categories")
    let advice = isOwn ? "let each place have a type of its own that holds it, or bring home what belongs to it" : "gather what belongs together, or wrap it in a type of your own"
    return "'\(name)' is spread over \(what) in \(counted(components, "component")); \(advice)"
  }

  fileprivate static func category(_ name: String) -> Self { "'\(name)'" }
}
