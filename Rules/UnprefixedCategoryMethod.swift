package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags categories on other people's classes whose methods have no prefix.
package struct UnprefixedCategoryMethod: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unprefixed-category-method",
    summary: "a category on a class that is not the project's, with methods that have no prefix",
    rationale: """
      All methods of a class share one table, those of the platform, of every library and of every category. The day the platform's next version, or \
      another library, adds a method of the same name, one of the two replaces the other, without a word from compiler or linker, also for \
      code that never heard of the category. It happened to `firstObject`, `containsString:` and many more. Write letters of your own and an underscore in front: \
      `ps_trimmed`.

      What counts as a prefix: letters or digits and an underscore; capitals, as in `PStrimmed`; the letters of the project's classes, as in `psTrimmed`; one word that \
      begins nearly all methods of a category; and what `prefixes` names. Methods that the class \
      inherits, that a protocol or the language asks for, or that begin with an underscore keep their names. Tests, examples and demos are left out. The `@objc` \
      methods of an extension in Swift stand in the same table, and count when `extensions` says so: `@objc(ps_dismiss)` gives one a prefix and leaves its name alone.
      """,
    level: .warning,
    options: [
      .init("prefixes", "More beginnings that count as a prefix, such as `fb` for `fbTrimmed`."),
      .init("extensions", "Whether `@objc` methods of extensions in Swift count as well."),
    ],
    examples: examples)

  /// More beginnings that count as a prefix.
  package var prefixes: [String] = []
  /// Whether `@objc` methods of extensions in Swift count as well.
  package var extensions = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let stoodFor = graph.typesStoodFor()
    var protocols: [Graph.Node: [Int]] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .conforms { protocols[graph.source(of: index), default: []].append(index) }
    let askedFor = graph.selectorsOfProtocols()
    let prefix = graph.commonPrefix(stoodFor)
    let beginnings = graph.beginningsInUse(stoodFor)
    let added = graph.selectorsOfCategories(stoodFor)
    return graph.entities.indices.compactMap { node in
      let category = graph.entities[node]
      guard category.kind == .category || extensions && category.kind == .extension, !category.isExternal, let location = category.location, !graph.isTest(location.path),
        !isSampleCode(location.path), case let type = Int(stoodFor[node]), type != node, isForeign(graph.entities[type])
      else { return nil }
      // What a category also adds to a superclass is reported there.
      let above = graph.entities[type].platformSuperclasses.compactMap { added[$0] }
      let offences = graph.methods.methods(of: node).filter { method in
        guard let selector = method.selector, !above.contains(where: { $0.contains(selector) }) else { return false }
        return method.traits.contains(.isDefined) && !hasPrefix(selector, beginnings) && !selectorsOfTheLanguage.contains(selector)
          && !askedFor.contains(selector) && !isAskedForByPlatform(selector)
          && !graph.entities[type].understandsPlatformMethod(selector, isStatic: method.traits.contains(.isStatic))
      }
      guard !offences.isEmpty else { return nil }
      // Nobody here can tell what an unknown protocol asks for.
      let adopted = (protocols[type] ?? []).filter { graph.facts[$0].location.path == location.path && graph.facts[$0].location.line == location.line }
      guard adopted.allSatisfy({ isUnderstood(graph.entities[graph.target(of: $0)]) }) else { return nil }
      var names: [String] = []
      for method in offences.sorted(by: { $0.location < $1.location }) where !names.contains(method.selector!) { names.append(method.selector!) }
      return Finding(
        rule: id, message: .adds(category, names, graph.prefixInUse(in: node) ?? prefix), location: location, subjects: [category.id], names: [category.name],
        notes: offences.sorted { $0.location < $1.location }.prefix(mostNotes).map { Finding.Note("'\($0.selector!)'", at: $0.location) })
    }
  }

  private var mostNotes: Int { 5 }

  /// Whether a class is the platform's, or that of a library that is there. A class that nobody declares may be the project's own, made by a generator.
  private func isForeign(_ type: Entity) -> Bool {
    type.isExternal && (type.location != nil || type.isNamedLikePlatformClass)
  }

  private func isUnderstood(_ conformed: Entity) -> Bool { !conformed.isExternal || conformed.isUnderstoodPlatformProtocol }

  private func hasPrefix(_ selector: String, _ beginnings: Set<String>) -> Bool {
    if isPrefixed(Substring(selector), beginnings) { return true }
    // `setPs_note:` sets `ps_note`.
    guard selector.hasPrefix("set"), case let rest = selector.dropFirst(3), let first = rest.first else { return false }
    return isPrefixed(first.lowercased() + rest.dropFirst(), beginnings)
  }

  private func isPrefixed(_ name: Substring, _ beginnings: Set<String>) -> Bool {
    let word = name.prefix { $0 != ":" }
    if let beginning = word.firstWord, beginnings.contains(beginning) { return true }
    if word.hasPrefix("_") { return true }
    let letters = word.prefix { $0.isLetter || $0.isNumber }
    if letters.count < word.count, word.dropFirst(letters.count).first == "_" { return true }
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count >= 2, !acronyms.contains(where: { capitals.hasPrefix($0) }) { return true }
    return prefixes.contains { word.hasPrefix($0) && word.count > $0.count }
  }
}

/// What the runtime or the compiler calls by these names.
private let selectorsOfTheLanguage: Set<String> = [
  "load", "initialize", "dealloc", "objectForKeyedSubscript:", "objectAtIndexedSubscript:", "setObject:forKeyedSubscript:",
  "setObject:atIndexedSubscript:", "countByEnumeratingWithState:objects:count:", "debugQuickLookObject",
]

/// Words that methods begin with, in front of an underscore too, and that are no prefixes.
private let verbs: Set<String> = ["get", "set", "is", "has", "did", "will", "on", "to", "init", "make", "new", "add", "remove", "show", "load", "action"]

/// Words that are written in capitals and are no prefixes.
private let acronyms = [
  "URL", "URI", "HTTP", "HTML", "JSON", "XML", "CSV", "UTF", "ASCII", "MD", "SHA", "HMAC", "AES", "CRC", "PNG", "JPEG", "JPG", "GIF", "PDF", "TIFF", "UUID", "GUID",
  "ID", "RGB", "HSB", "HSL", "HSV", "CMYK", "SQL", "IP", "API", "OS", "CG", "CI", "CF", "UI", "BOOL",
]

extension Substring {
  /// The small letters and digits that a name begins with, if a capital follows.
  fileprivate var firstWord: String? {
    let word = prefix { $0.isLowercase || $0.isNumber }
    return !word.isEmpty && dropFirst(word.count).first?.isUppercase ?? false ? String(word) : nil
  }
}

extension Graph {
  /// What the categories of the project define, by the class that they extend.
  fileprivate func selectorsOfCategories(_ stoodFor: [Int32]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (category, type) in stoodFor.enumerated() where category != type && !entities[category].isExternal {
      for method in methods.methods(of: category) where method.traits.contains(.isDefined) {
        if let selector = method.selector { found[entities[Int(type)].name, default: []].insert(selector) }
      }
    }
    return found
  }

  /// The prefix that most methods in the project's categories on other people's classes have, if several categories have it. Without any, the prefix that most names of its
  /// classes, protocols and categories in Objective-C begin with, in lower case; `xx` if there is none either.
  fileprivate func commonPrefix(_ stoodFor: [Int32]) -> String {
    mostCommon(prefixesOfMethods(stoodFor)) ?? mostCommon(prefixesOfNames()) ?? "xx"
  }

  /// The prefix that most methods of a category have already; nil if none has one.
  fileprivate func prefixInUse(in category: Node) -> String? { mostCommon(prefixes(ofMethodsIn: category)) }

  /// How many methods of a category begin with letters and an underscore, by these letters. Verbs are no prefixes, and neither are the letters of the platform.
  private func prefixes(ofMethodsIn category: Node) -> [String: Int] {
    var counts: [String: Int] = [:]
    for method in methods.methods(of: category) {
      let letters = method.name.prefix { $0.isLetter || $0.isNumber }
      guard !letters.isEmpty, letters.count < method.name.count, method.name.dropFirst(letters.count).first == "_" else { continue }
      if !verbs.contains(letters.lowercased()), !Platform.isPrefixOfClasses(letters.uppercased()) { counts[String(letters), default: 0] += 1 }
    }
    return counts
  }

  /// How many methods of categories on other people's classes begin with the same letters and an underscore; of letters that only one category has, none.
  private func prefixesOfMethods(_ stoodFor: [Int32]) -> [String: Int] {
    var counts: [String: (methods: Int, categories: Int)] = [:]
    for node in entities.indices where entities[node].kind == .category && !entities[node].isExternal && entities[Int(stoodFor[node])].isExternal {
      for (prefix, count) in prefixes(ofMethodsIn: node) {
        let known = counts[prefix] ?? (0, 0)
        counts[prefix] = (known.methods + count, known.categories + 1)
      }
    }
    return counts.filter { $0.value.categories > 1 }.mapValues(\.methods)
  }

  /// The first words that categories on other people's classes use as a prefix without an underscore: the letters of the project's classes, `cjTrimmed`, or one word that begins
  /// most of a category's methods, five or more.
  fileprivate func beginningsInUse(_ stoodFor: [Int32]) -> Set<String> {
    var found: Set<String> = []
    if let letters = mostCommon(prefixesOfNames()) { found.insert(letters) }
    for node in entities.indices where entities[node].kind == .category && !entities[node].isExternal && entities[Int(stoodFor[node])].isExternal {
      let words = methods.methods(of: node).compactMap { Substring($0.name).firstWord }
      for (word, count) in Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +) where count > 4 && 5 * count >= 4 * words.count && !verbs.contains(word) { found.insert(word) }
    }
    return found
  }

  private func prefixesOfNames() -> [String: Int] {
    var counts: [String: Int] = [:]
    for entity in entities where !entity.isExternal && entity.id.isObjectiveC {
      let name = entity.kind == .category ? entity.name.drop { $0 != "(" }.dropFirst() : Substring(entity.name)
      let capitals = name.prefix { $0.isUppercase }
      guard capitals.count >= 3, name.dropFirst(capitals.count).first?.isLowercase == true else { continue }
      if !Platform.isPrefixOfClasses(String(capitals.dropLast())) { counts[capitals.dropLast().lowercased(), default: 0] += 1 }
    }
    return counts
  }

  private func mostCommon(_ counts: [String: Int]) -> String? { counts.keys.sorted().max { counts[$0]! < counts[$1]! } }

  fileprivate func selectorsOfProtocols() -> Set<String> {
    var found: Set<String> = []
    for node in entities.indices where entities[node].kind == .protocol { for method in methods.methods(of: node) { found.insert(method.selector ?? method.name) } }
    return found
  }
}

extension String {
  fileprivate static func adds(_ category: Entity, _ names: [String], _ prefix: String) -> Self {
    let simplest = names.first { !$0.hasPrefix("set") } ?? names[0]
    let them = names.count == 1 ? "it a selector" : "them selectors"
    let advice =
      category.kind == .extension
      ? "give \(them) with a prefix, as in '@objc(\(prefix)_\(simplest))'"
      : "put a prefix before the names, as in '\(prefix)_\(simplest)'"
    return "'\(category.name)' adds \(listed(names)) to a class that is not the project's; \(advice)"
  }
}

// MARK: Examples

extension UnprefixedCategoryMethod {
  private static let examples: [Example] = [
    Example(
      "a library of shorthands",
      """
      #import <Foundation/Foundation.h>
      @interface NSString (PSShorthand)  // expect: unprefixed-category-method "'NSString(PSShorthand)' adds 'trimmed', 'wrap:in:' and 'URLValue' to a class that is not the project's; put a prefix before the names, as in 'ps_trimmed'"
      - (NSString *)trimmed;
      - (NSString *)wrap:(id)a in:(id)b;
      + (NSString *)ps_empty;
      @end
      @implementation NSString (PSShorthand)
      - (NSString *)trimmed { return self; }
      - (NSString *)wrap:(id)a in:(id)b { return self; }
      + (NSString *)wrap:(id)a in:(id)b { return a; }
      + (NSString *)ps_empty { return @""; }
      - (id)URLValue { return nil; }
      @end
      """),
    Example(
      "the prefix that the project's other methods have is the one to take",
      """
      //- NSString+Shop.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSShop)  // expect: unprefixed-category-method "as in 'shop_reversed'"
      - (NSString *)reversed;
      - (NSString *)shop_trimmed;
      @end
      //- NSString+Shop.m
      #import "NSString+Shop.h"
      @implementation NSString (PSShop)
      - (NSString *)reversed { return self; }
      - (NSString *)shop_trimmed { return self; }
      @end
      //- PSCart.h
      #import <Foundation/Foundation.h>
      @interface PSCart : NSObject
      @end
      """),
    Example(
      "a verb, the platform's letters and the letters of a single category are no prefix of the project",
      """
      //- Helpers.m
      #import <Foundation/Foundation.h>
      @interface PSCart : NSObject
      @end
      @implementation PSCart
      @end
      @interface NSString (One)  // expect: unprefixed-category-method "as in 'ps_reversed'"
      @end
      @implementation NSString (One)
      - (NSString *)reversed { return self; }
      - (NSString *)get_first { return self; }
      @end
      @interface NSArray (Two)
      @end
      @implementation NSArray (Two)
      - (id)get_last { return self; }
      - (id)mk_first { return self; }
      - (id)aes_first { return self; }
      @end
      @interface NSDate (Three)
      @end
      @implementation NSDate (Three)
      - (id)mk_last { return self; }
      @end
      """),
    Example(
      "the letters of the project's classes are a prefix without an underscore, too, and so is a word that begins nearly all methods",
      """
      #import <Foundation/Foundation.h>
      @interface CJCart : NSObject
      @end
      @implementation CJCart
      @end
      @interface NSString (Digest)
      @end
      @implementation NSString (Digest)
      - (NSString *)cjDigest { return self; }
      - (void)setCjDigest:(NSString *)digest {}
      @end
      @interface NSArray (Shop)
      @end
      @implementation NSArray (Shop)
      - (id)shopFirst { return self; }
      - (id)shopSecond { return self; }
      - (id)shopThird { return self; }
      - (id)shopFourth { return self; }
      - (id)shopFifth { return self; }
      @end
      """),
    Example(
      "methods of a Swift extension that Objective-C sees, when asked for",
      """
      //- .arborist.yml
      rules:
        unprefixed-category-method: {extensions: true}
      //- Screens.swift
      import UIKit
      extension UIViewController {  // expect: unprefixed-category-method "'extension UIViewController' adds 'dismissKeyboard' to a class that is not the project's; give it a selector with a prefix, as in '@objc(ps_dismissKeyboard)'"
        @objc func dismissKeyboard() {}
        @objc(ps_refresh) func refresh() {}
        @objc func ps_reload() {}
        func plain() {}
        @objc override open func viewDidLoad() {}
      }
      extension Array {
        func second() -> Element? { nil }
      }
      """),
    Example(
      "a Swift extension",
      """
      //- Screens.swift
      import UIKit
      extension UIViewController {
        @objc func dismissKeyboard() {}
      }
      """),
    Example(
      "what shows how something is used",
      """
      //- Examples/Colors.m
      #import <UIKit/UIKit.h>
      @interface UIColor (PSDemo)
      @end
      @implementation UIColor (PSDemo)
      + (UIColor *)darkBlueColor { return nil; }
      @end
      """),
    Example(
      "gestures that a class inherits",
      """
      //- Window.m
      #import <AppKit/AppKit.h>
      @interface NSWindow (PSGestures)
      @end
      @implementation NSWindow (PSGestures)
      - (void)swipeWithEvent:(NSEvent *)event {}
      - (NSTouchBar *)makeTouchBar { return nil; }
      @end
      """),
    Example(
      "prefixes, private names, and names that others chose",
      """
      //- .arborist.yml
      rules:
        unprefixed-category-method: {prefixes: [fb]}
      //- main.m
      #import <UIKit/UIKit.h>
      @protocol PSNamed
      - (NSString *)givenName;
      @end
      @interface NSString (PSShorthand) <PSNamed>
      - (NSString *)ps_trimmed;
      @property (nonatomic, copy) NSString *ps_note;
      @end
      @implementation NSString (PSShorthand)
      - (NSString *)ps_trimmed { return self; }
      - (NSString *)ps_note { return self; }
      - (void)setPs_note:(NSString *)note {}
      - (NSString *)PStrimmed { return self; }
      - (NSString *)fbTrimmed { return self; }
      - (NSString *)_trimmed { return self; }
      - (NSString *)givenName { return self; }
      - (BOOL)isEqual:(id)other { return NO; }
      - (id)objectForKeyedSubscript:(id)key { return nil; }
      @end
      @interface NSProxy (PSProxy)
      @end
      @implementation NSProxy (PSProxy)
      + (void)load {}
      @end
      @interface UIWindow (PSPrivate)
      - (NSString *)recursiveDescription;
      @end
      """),
    Example(
      "a category on a class and on its subclass is flagged above",
      """
      #import <Foundation/Foundation.h>
      @interface NSObject (PSSize)  // expect: unprefixed-category-method "'NSObject(PSSize)' adds 'weight'"
      @end
      @implementation NSObject (PSSize)
      - (int)weight { return 1; }
      @end
      @interface NSString (PSSize)
      @end
      @implementation NSString (PSSize)
      - (int)weight { return 2; }
      @end
      """),
    Example(
      "a class of our own",
      """
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      @implementation PSPhoto
      @end
      @interface PSPhoto (Likes)
      @end
      @implementation PSPhoto (Likes)
      - (void)like {}
      @end
      """),
  ]
}
