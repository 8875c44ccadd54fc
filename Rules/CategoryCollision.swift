package import Analysis
internal import Facts
package import Graphs

/// Flags methods that two categories or extensions of one class define, or one of them and the class itself.
package struct CategoryCollision: Rule {
  package static let descriptor = RuleDescriptor(
    id: "category-collision",
    summary: "one method defined by two categories of a class, or by a category and the class itself",
    rationale: """
      The runtime puts the methods of all categories into one table, and of two with one selector it keeps the one that happened to be loaded last. \
      Which one that is depends on the order of files in the linker's list and may change with any build; the other one is never called, and \
      nobody is told. Delete one of them, or give it a name of its own. To change what a method of a class does, subclass it, or \
      exchange implementations where everybody can see it.

      Definitions count, declarations don't, and only those that end up in one program: files of one module, or files that one file imports, unless the project's targets \
      keep them apart. \
      What stands under an `#if` is left out, since its other side may be the one that is built; so are variants for different platforms, by the names of files and \
      folders, two files that define the same methods of several classes, since one is built in place of the other, and tests. `+load` is called for every category; `+initialize` is not. A category that overrides what a superclass defines does so reliably.

      Of the platform's classes those methods count that are known to be the class's own. The `@objc` methods of an extension in Swift stand in \
      the same table, by the selector that the compiler makes of their names; what the compiler refuses, it is left to.
      """,
    level: .error,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let stoodFor = graph.typesStoodFor()
    var owners: [Graph.Node: [Graph.Node]] = [:]
    for node in graph.entities.indices where graph.entities[node].kind == .category || graph.entities[node].kind == .extension {
      guard case let type = Int(stoodFor[node]), type != node, !graph.methods.methods(of: node).isEmpty else { continue }
      owners[type, default: []].append(node)
    }
    let types = owners.keys.sorted()
    let tables = types.map { type in
      var definitions: [Key: [Definition]] = [:]
      for owner in [type] + owners[type]! {
        for method in graph.methods.methods(of: owner) where counts(method, graph) {
          // Overloads of Swift that differ only in types are one method to this graph.
          guard let key = Key(method), definitions[key]?.last?.owner != owner else { continue }
          definitions[key, default: []].append(Definition(owner: owner, method: method, isSwift: graph.isSwift(method.location.path)))
        }
      }
      return definitions
    }
    let variants = variants(tables)
    var linkedFiles: LinkedFiles?
    return zip(types, tables).flatMap { type, definitions in
      // The definitions of each group of owners that collide, a finding a group.
      var collisions: [[Graph.Node]: [[Definition]]] = [:]
      for key in definitions.keys.sorted() {
        let known = definitions[key]!
        if known.count > 1 {
          if linkedFiles == nil { linkedFiles = LinkedFiles(graph) }
          let first = known[0]
          let colliding =
            [first]
            + known.dropFirst().filter {
              !variants.contains(Files(first, $0)) && !isRefused(first, $0, type, graph) && linkedFiles!.areLinked(first.method.location.path, $0.method.location.path)
            }
          if colliding.count > 1 {
            collisions[colliding.map(\.owner), default: []].append(colliding)
            continue
          }
        }
        guard graph.entities[type].isExternal, graph.entities[type].hasPlatformMethod(key.name, isStatic: key.isStatic) else { continue }
        for definition in known where definition.owner != type && !definition.isSwift { collisions[[definition.owner], default: []].append([definition]) }
      }
      return collisions.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { finding(type, $0, collisions[$0]!, graph) }
    }
  }

  private func counts(_ method: Method, _ graph: Graph) -> Bool {
    method.traits.isSuperset(of: [.isDefined, .isDynamic]) && method.traits.isDisjoint(with: [.isInactive, .isConditional, .isUnavailable])
      && !(method.name == "load" && method.traits.contains(.isStatic)) && !graph.isTest(method.location.path)
  }

  /// Whether the compiler rejects the two: a class of Swift has each selector once in a module.
  private func isRefused(_ a: Definition, _ b: Definition, _ type: Graph.Node, _ graph: Graph) -> Bool {
    a.isSwift && b.isSwift && graph.entities[type].language == .swift && graph.entities[a.owner].module == graph.entities[b.owner].module
  }

  /// The pairs of files that define the same methods of two classes or more: one is built in place of the other.
  private func variants(_ tables: [[Key: [Definition]]]) -> Set<Files> {
    var shared: [Files: Int] = [:]
    for definitions in tables {
      var pairs: Set<Files> = []
      for known in definitions.values {
        for other in known.dropFirst() where other.method.location.path.byteOrder(to: known[0].method.location.path) != 0 { pairs.insert(Files(known[0], other)) }
      }
      for pair in pairs { shared[pair, default: 0] += 1 }
    }
    return Set(shared.filter { $0.value > 1 }.keys)
  }

  private func finding(_ type: Graph.Node, _ owners: [Graph.Node], _ collisions: [[Definition]], _ graph: Graph) -> Finding? {
    let names = owners.map { graph.entities[$0].name }
    let className = graph.entities[type].name
    // In the order of the source; the line to edit is a category's.
    let first = collisions.map { definitions in definitions.first { $0.owner != type } ?? definitions[0] }.sorted { $0.method.location < $1.method.location }
    guard let place = first.first, !graph.isExternal(place.method.location.path) else { return nil }
    let others = collisions.flatMap { definitions in definitions.filter { definition in !first.contains { $0.method == definition.method } } }
    return Finding(
      rule: id, message: owners.count > 1 ? .collide(className, owners.map(graph.nameInFile), first.map(\.method)) : .replaces(names[0], className, first.map(\.method)),
      location: place.method.location, subjects: [graph.entities[type].id] + owners.filter { $0 != type }.map { graph.entities[$0].id },
      names: names,
      notes: others.sorted { $0.method.location < $1.method.location }.map {
        Finding.Note(.defines(graph.entities[$0.owner].name, $0.method), at: $0.method.location)
      })
  }
}

private struct Definition {
  let owner: Graph.Node
  let method: Method
  let isSwift: Bool
}

/// Two files, in any order.
private struct Files: Hashable {
  let paths: Set<EntityID>
  init(_ a: Definition, _ b: Definition) { paths = [EntityID(a.method.location.path), EntityID(b.method.location.path)] }
}

private struct Key: Hashable, Comparable {
  let name: String
  let isStatic: Bool
  /// Nil when the selector is not known.
  init?(_ method: Method) {
    guard let selector = method.selector else { return nil }
    (name, isStatic) = (selector, method.traits.contains(.isStatic))
  }
  static func < (a: Self, b: Self) -> Bool { (a.name, a.isStatic ? 1 : 0) < (b.name, b.isStatic ? 1 : 0) }
}

extension Graph {
  fileprivate func isExternal(_ path: String) -> Bool { file(at: path).map { entities[$0].isExternal } ?? true }
  fileprivate func isSwift(_ path: String) -> Bool { file(at: path).map { entities[$0].language == .swift } ?? false }

  /// Extensions have no names of their own.
  fileprivate func nameInFile(_ owner: Node) -> String {
    guard entities[owner].kind == .extension, let file = entities[owner].location?.path.split(separator: "/").last else { return entities[owner].name }
    return "\(entities[owner].name) in \(file)"
  }
}

extension String {
  fileprivate static func collide(_ className: String, _ owners: [String], _ methods: [Method]) -> Self {
    let fate = "and which one runs is undefined; delete one, or rename it"
    guard methods.count > 1 else { return "\(quoted(methods[0], className)) is defined by \(listed(owners)), \(fate)" }
    let both = owners.count == 2 ? "both" : "all"
    return "\(listed(owners)) \(both) define \(listed(methods.map(selector))), \(fate)"
  }

  fileprivate static func replaces(_ category: String, _ className: String, _ methods: [Method]) -> Self {
    let which = methods.count == 1 ? quoted(methods[0], className) : listed(methods.map(selector))
    return "'\(category)' defines \(which), which the platform's class has already, and which one runs is undefined; override it in a subclass, or give it a name of your own"
  }

  fileprivate static func defines(_ owner: String, _ method: Method) -> Self { "'\(owner)' defines '\(selector(method))'" }

  private static func selector(_ method: Method) -> Self { method.selector ?? method.name }

  private static func quoted(_ method: Method, _ className: String) -> Self {
    "'\(method.traits.contains(.isStatic) ? "+" : "-")[\(className) \(selector(method))]'"
  }
}

// MARK: Examples

extension CategoryCollision {
  private static let examples: [Example] = [
    Example(
      "two categories of a class of the platform",
      """
      //- NSString+Trim.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSTrim)
      - (NSString *)trimmed;
      @end
      //- NSString+Trim.m
      #import "NSString+Trim.h"
      @implementation NSString (PSTrim)
      - (NSString *)trimmed { return self; }  // expect: category-collision "'-[NSString trimmed]' is defined by 'NSString(PSTrim)' and 'NSString(PSWords)', and which one runs is undefined; delete one, or rename it"
      @end
      //- NSString+Words.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSWords)
      - (NSString *)trimmed;
      @end
      //- NSString+Words.m
      #import "NSString+Words.h"
      @implementation NSString (PSWords)
      - (NSString *)trimmed { return @""; }  // note: "'NSString(PSWords)' defines 'trimmed'"
      - (NSString *)words { return @""; }
      @end
      //- main.m
      #import "NSString+Trim.h"
      #import "NSString+Words.h"
      """),
    Example(
      "extensions of two modules, in Swift",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Photos", targets: [
        .target(name: "Gallery"), .target(name: "Editor"), .executableTarget(name: "App", dependencies: ["Gallery", "Editor"]),
      ])
      //- Sources/Gallery/Shake.swift
      import UIKit
      extension UIView {
        @objc public func shake() {}  // note: "'extension UIView' defines 'shake'"
        @objc func fade(to alpha: Double, _ done: Bool) {}
      }
      //- Sources/Editor/Wiggle.swift
      import UIKit
      extension UIView {
        @objc func shake() {}  // expect: category-collision "'-[UIView shake]' is defined by 'extension UIView in Wiggle.swift' and 'extension UIView in Shake.swift', and which one runs is undefined"
        func fade(to alpha: Double, _ done: Bool) {}
      }
      //- Sources/App/main.swift
      import Gallery
      import Editor
      """),
    Example(
      "an extension in Swift and a category in Objective-C",
      """
      //- PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      //- PSPhoto.m
      #import "PSPhoto.h"
      @implementation PSPhoto
      - (void)forget {}  // note: "'PSPhoto' defines 'forget'"
      @end
      //- PSPhoto+Sizes.h
      #import "PSPhoto.h"
      @interface PSPhoto (Sizes)
      @end
      //- PSPhoto+Sizes.m
      #import "PSPhoto+Sizes.h"
      @implementation PSPhoto (Sizes)
      - (void)scaleTo:(double)size keeping:(BOOL)ratio {}  // note: "'PSPhoto(Sizes)' defines 'scaleTo:keeping:'"
      - (void)scale:(double)size {}
      - (BOOL)saveAndReturnError:(NSError **)error { return YES; }
      @end
      //- Sizes.swift
      import Foundation
      extension PSPhoto {
        @objc func scale(to size: Double, keeping ratio: Bool) {}  // expect: category-collision "'-[PSPhoto scaleTo:keeping:]' is defined by 'extension PSPhoto in Sizes.swift' and 'PSPhoto(Sizes)'"
        func scale(_ size: Double) {}
        @objc func save() throws {}
        @objc func forget() {}  // expect: category-collision "'-[PSPhoto forget]' is defined by 'PSPhoto' and 'extension PSPhoto in Sizes.swift'"
      }
      //- App-Bridging-Header.h
      #import "PSPhoto.h"
      #import "PSPhoto+Sizes.h"
      """),
    Example(
      "what Swift gives another selector, modules that never meet, and what the compiler sees to",
      """
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Photos", targets: [.target(name: "Gallery"), .target(name: "Editor"), .target(name: "Wall")])
      //- Sources/Gallery/Shake.swift
      import UIKit
      extension UIView {
        @objc func shake() {}
        @objc func hide() {}
        @objc func move() {}
        @objc func layoutSubviews() {}
        #if DEBUG
        @objc func dump() {}
        #endif
      }
      //- Sources/Gallery/More.swift
      import UIKit
      extension UIView {
        @objc(ps_hide) func hide() {}
        @objc static func move() {}
        @nonobjc func shake() {}
        @objc func dump() {}
      }
      @objcMembers class Photo: NSObject {
        func show(_ size: (Int, Int)) {}
      }
      extension Photo {
        @objc func show(_ size: Int) {}
      }
      //- Sources/Editor/Shake.swift
      import UIKit
      extension UIView {
        @objc func shake() {}
      }
      //- Sources/Wall/Wall.swift
      import Gallery
      """),
    Example(
      "a category that replaces methods of its class",
      """
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation PSPhoto
      + (void)initialize {}
      - (NSString *)description { return @"photo"; }
      @end
      @interface PSPhoto (Words)
      @end
      @implementation PSPhoto (Words)
      + (void)initialize {}  // expect: category-collision "'PSPhoto' and 'PSPhoto(Words)' both define 'initialize', 'description' and 'setTitle:'"
      - (NSString *)description { return @"words"; }
      - (void)setTitle:(NSString *)title {}
      @end
      """),
    Example(
      "a category that replaces a method of the platform",
      """
      #import <Foundation/Foundation.h>
      @interface NSString (PSTrim)
      @end
      @implementation NSString (PSTrim)
      - (NSString *)lowercaseString { return self; }  // expect: category-collision "'NSString(PSTrim)' defines '-[NSString lowercaseString]', which the platform's class has already, and which one runs is undefined"
      @end
      """),
    Example(
      "two files of which one is built, and what a test replaces",
      """
      //- Observing.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSObserving)
      - (void)ps_observe;
      @end
      @interface NSArray (PSObserving)
      - (void)ps_observe;
      @end
      //- Observing.m
      #import "Observing.h"
      @implementation NSString (PSObserving)
      - (void)ps_observe {}
      @end
      @implementation NSArray (PSObserving)
      - (void)ps_observe {}
      @end
      //- ObservingByHand.m
      #import "Observing.h"
      @implementation NSString (PSObservingByHand)
      - (void)ps_observe {}
      @end
      @implementation NSArray (PSObservingByHand)
      - (void)ps_observe {}
      @end
      //- Tests/ObservingTests.m
      #import "Observing.h"
      @implementation NSString (PSFake)
      - (void)ps_observe {}
      @end
      //- main.m
      #import "Observing.h"
      """),
    Example(
      "declarations, the class method of the same name, load, and what a superclass has",
      """
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      - (void)show;
      @end
      @interface PSPhoto (Showing)
      - (void)show;
      - (void)hide;
      @end
      @interface PSPhoto (Hiding)
      - (void)hide;
      @end
      @implementation PSPhoto
      + (void)load {}
      - (void)show {}
      - (void)hide {}
      @end
      @implementation PSPhoto (Hiding)
      + (void)load {}
      + (void)hide {}
      - (NSUInteger)hash { return 1; }
      @end
      @interface PSPortrait : PSPhoto
      @end
      @implementation PSPortrait
      @end
      @interface PSPortrait (Showing)
      @end
      @implementation PSPortrait (Showing)
      - (void)show {}
      @end
      """),
    Example(
      "an application and its extension, each with its own file",
      """
      //- project.yml
      name: Photos
      targets:
        Photos: {type: application, platform: iOS, sources: [App, Kit], dependencies: [{target: Share}]}
        Share: {type: app-extension, platform: iOS, sources: [Share, Kit]}
      //- Kit/NSString+Words.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSWords)
      @end
      //- App/NSString+App.m
      #import "../Kit/NSString+Words.h"
      @implementation NSString (PSApp)
      - (NSString *)trimmed { return self; }
      @end
      //- Share/NSString+Share.m
      #import "../Kit/NSString+Words.h"
      @implementation NSString (PSShare)
      - (NSString *)trimmed { return self; }
      @end
      //- App/main.m
      #import "../Kit/NSString+Words.h"
      //- Share/main.m
      #import "../Kit/NSString+Words.h"
      """),
    Example(
      "programs that are never linked together, and platforms",
      """
      //- One/One.m
      #import <Foundation/Foundation.h>
      @implementation NSString (PSOne)
      - (NSString *)trimmed { return self; }
      @end
      //- Two/Two.m
      #import <Foundation/Foundation.h>
      @implementation NSString (PSTwo)
      - (NSString *)trimmed { return self; }
      @end
      //- Kit/NSString+Names.h
      #import <Foundation/Foundation.h>
      @interface NSString (PSNames)
      @end
      @interface NSString (PSOtherNames)
      @end
      @interface NSString (PSOldNames)
      @end
      //- Kit/NSString+Names_ios.m
      #import "NSString+Names.h"
      @implementation NSString (PSNames)
      - (NSString *)named { return self; }
      @end
      //- Kit/NSString+Names_mac.m
      #import "NSString+Names.h"
      @implementation NSString (PSOtherNames)
      - (NSString *)named { return self; }
      @end
      //- Kit/Old.m
      #import "NSString+Names.h"
      #if !NEW_ENOUGH
      @implementation NSString (PSOldNames)
      - (NSString *)named { return self; }
      - (NSString *)uppercaseString { return self; }
      @end
      #endif
      """),
  ]
}
