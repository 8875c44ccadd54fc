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

      Only categories of the project count, and of those only the ones outside the component that declares the type: to part a long class \
      into named sections is good order. Anonymous class extensions do not count. A type is flagged when there are more categories *and* more \
      components than allowed.
      """,
    level: .warning,
    options: [
      .init("categories", "How many categories and extensions a type may have outside its own component."),
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
        //- PSPhoto.h
        #import <Foundation/Foundation.h>
        @interface PSPhoto : NSObject  // expect: category-sprawl "'PSPhoto' is spread over 3 categories in 3 components"
        @end
        //- PSPhoto+Size.h
        #import "PSPhoto.h"
        @interface PSPhoto (Size)
        @end
        //- PSPhoto+Likes.h
        #import "PSPhoto.h"
        @interface PSPhoto (Likes)
        @end
        //- PSPhoto+Place.h
        #import "PSPhoto.h"
        @interface PSPhoto (Place)
        @end
        //- main.m
        #import "PSPhoto+Size.h"
        #import "PSPhoto+Likes.h"
        #import "PSPhoto+Place.h"
        """),
    ])

  /// How many categories and extensions a type may have outside its own component.
  package var categories = 5
  /// Over how many components they may be spread.
  package var files = 4

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let folded = graph.folded(graph.view(along: .extends), to: .component)
    var categoriesByType: [Graph.Node: Set<Graph.Node>] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .extends {
      let (category, type) = (graph.source(of: index), graph.target(of: index))
      guard isCounted(graph.entities[category]), folded.group(of: category) != folded.group(of: type) else { continue }
      categoriesByType[type, default: []].insert(category)
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
    let advice = isOwn ? "gather what belongs together, or move behaviour into types of its own" : "gather what belongs together, or wrap it in a type of your own"
    return "'\(name)' is spread over \(what) in \(counted(components, "component")); \(advice)"
  }

  fileprivate static func category(_ name: String) -> Self { "'\(name)'" }
}
