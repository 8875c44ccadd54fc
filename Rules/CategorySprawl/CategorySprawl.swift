package import Analysis
internal import Facts
package import Graphs

/// Flags categories and extensions that do harm where they stand; on demand, a type that has too many of them.
package struct CategorySprawl: Rule {
  package static let descriptor = RuleDescriptor(
    id: "category-sprawl",
    summary: "a category or extension that is hard to find, or that reaches further than it should",
    rationale: """
      A category puts a method where nobody who reads the class will look, and every one that is imported makes each object of the type \
      a little larger in everybody's mind. On a class of the platform, two of them may define the same selector, and then nobody can say \
      which one runs. Gather categories that belong together, or give the behaviour a type of its own that holds the object: a wrapper, \
      a formatter, a policy.

      Four kinds are flagged. One on a class of the platform that knows *classes of the application*: where the class goes, they go along. One that \
      *overrides* what a class of the platform inherits: the platform's own objects get the method too. A category of a class of the project that stands in the \
      *header of another class*, unless it is named for that class or adds a conformance. And one that is declared by one *name* and defined by another. In a library, \
      whose business it may be to extend a class, and in tests and samples the first kind is left alone.

      Where `categories` says how many a type may have, those that have more, in more components than `files`, are flagged as well. Only categories that \
      others meet are counted: no class extensions, no private extensions, no conformances; of a type of the project only those outside of its folder, for to part a \
      long type into named sections is good order; of one of the platform module by module; no informal protocols, which are categories on `NSObject` that only \
      declare, no tests and no samples.
      """,
    level: .warning,
    options: [
      .init("categories", "How many categories and extensions a type may have; of a type of the project, outside its own folder. 0 for any number."),
      .init("extensions", "Whether an extension in the file of another type is flagged like a category in its header."),
      .init("files", "Over how many components they may be spread; a header and its implementation are one."),
    ],
    examples: examples)

  /// How many categories and extensions a type may have; of a type of the project, outside its own folder.
  package var categories = 0
  /// Over how many components they may be spread.
  package var files = 4
  /// Whether an extension in the file of another type is flagged like a category in its header.
  package var extensions = false

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    return Baggage(graph, family).findings(rule: id) + Overrides(graph, family).findings(rule: id)
      + Strays(graph: graph, family: family, extensions: extensions).findings(rule: id) + SplitNames(graph: graph, family: family).findings(rule: id)
      + (categories > 0 ? sprawl(in: graph) : [])
  }

  private func sprawl(in graph: Graph) -> [Finding] {
    let folded = graph.folded(graph.view(along: .extends), to: .component)
    let conformances = graph.linesOfConformances()
    var categoriesByType: [Pieces: Set<Graph.Node>] = [:]
    for index in graph.facts.indices where graph.facts[index].relation == .extends {
      let (source, target) = (graph.source(of: index), graph.target(of: index))
      let (category, type) = (graph.entities[source], graph.entities[target])
      guard isCounted(category, graph), !isAtHome(category, type), graph.facts[index].details.access != "private",
        !conformances.contains(SourceLocation(category.location!.path, line: category.location!.line)),
        !isInformalProtocol(source, of: type, graph), !isPrivate(source, graph)
      else { continue }
      categoriesByType[Pieces(type: target, module: isOwn(type) ? nil : category.module), default: []].insert(source)
    }
    return categoriesByType.keys.sorted { ($0.type, $0.module ?? "") < ($1.type, $1.module ?? "") }.compactMap { pieces in
      let found = categoriesByType[pieces]!.sorted { graph.entities[$0].location! < graph.entities[$1].location! }
      let components = Set(found.compactMap(folded.group(of:)))
      guard found.count > categories, components.count > files else { return nil }
      return finding(pieces.type, found, components.count, graph)
    }
  }

  /// What is counted together: a type of the project's everywhere, one of the platform's in each module.
  private struct Pieces: Hashable {
    let type: Graph.Node
    let module: String?
  }

  private func isOwn(_ type: Entity) -> Bool { !type.isExternal && type.location != nil }

  private func isCounted(_ category: Entity, _ graph: Graph) -> Bool {
    guard !category.isExternal, let path = category.location?.path, !category.name.hasSuffix("()") else { return false }
    return !graph.isTest(path) && !isSampleCode(path)
  }

  /// Whether a category only says what an object may answer to: it is on `NSObject`, and defines none of the methods that it declares. If its methods
  /// were not read, it may be one.
  private func isInformalProtocol(_ category: Graph.Node, of type: Entity, _ graph: Graph) -> Bool {
    guard type.name == "NSObject" else { return false }
    let methods = graph.methods.methods(of: category)
    if methods.isEmpty { return graph.entities[category].location.map { graph.isIncomplete($0.path) } ?? false }
    return !methods.contains { $0.traits.contains(.isDefined) }
  }

  /// Whether a category stands in the folder of its type or below.
  private func isAtHome(_ category: Entity, _ type: Entity) -> Bool {
    guard !type.isExternal, let home = type.location?.path, let path = category.location?.path else { return false }
    let folder = home.utf8.lastIndex(of: UInt8(ascii: "/")).map { home[...$0] } ?? ""
    return path.hasPrefix(folder) && (!folder.isEmpty || !path.contains("/"))
  }

  /// Whether all that an extension adds is private, which is the same as a private extension.
  private func isPrivate(_ category: Graph.Node, _ graph: Graph) -> Bool {
    let methods = graph.methods.methods(of: category)
    return !methods.isEmpty && methods.allSatisfy { $0.traits.contains(.isPrivate) }
  }

  private func finding(_ type: Graph.Node, _ categories: [Graph.Node], _ components: Int, _ graph: Graph) -> Finding {
    let entity = graph.entities[type]
    let isOwn = isOwn(entity)
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

// MARK: Examples

extension CategorySprawl {
  private static let examples: [Example] = [
    Example(
      "a category on a class of the platform that knows a screen of the application",
      """
      //- AppDelegate.m
      #import <UIKit/UIKit.h>
      @interface PSAppDelegate : UIResponder <UIApplicationDelegate>
      @end
      //- Player/PSVideoPlayer.h
      #import <UIKit/UIKit.h>
      @interface PSVideoPlayer : UIView
      + (BOOL)isFullScreen;
      @end
      //- Categories/UIStackView+PSOrientation.h
      #import <UIKit/UIKit.h>
      @interface UIStackView (PSOrientation)
      - (void)ps_turn;
      @end
      //- Categories/UIStackView+PSOrientation.m
      #import "UIStackView+PSOrientation.h"
      #import "../Player/PSVideoPlayer.h"
      @implementation UIStackView (PSOrientation)
      - (void)ps_turn {
        if ([PSVideoPlayer isFullScreen]) return;  // expect: category-sprawl "'UIStackView(PSOrientation)' brings 'PSVideoPlayer' to every 'UIStackView'; make it a method of 'PSVideoPlayer' that takes the 'UIStackView'"
        self.hidden = YES;
      }
      @end
      """),
    Example(
      "a method that subclasses override belongs to the class",
      """
      //- App.m
      #import <UIKit/UIKit.h>
      #import "PSBar.h"
      @interface PSApp : UIResponder <UIApplicationDelegate>
      @end
      @implementation PSApp
      @end
      //- PSBar.h
      #import <UIKit/UIKit.h>
      @interface PSTab : UIView
      @end
      //- UIViewController+Bar.h
      #import "PSBar.h"
      @interface UIViewController (Bar)
      - (void)fillTab:(PSTab *)tab;
      - (void)emptyTab:(PSTab *)tab;  // expect: category-sprawl "'UIViewController(Bar)' brings 'PSTab' to every 'UIViewController'; make it a method of 'PSTab' that takes the 'UIViewController'"
      @end
      //- PSList.m
      #import "UIViewController+Bar.h"
      @interface PSList : UIViewController
      @end
      @implementation PSList
      - (void)fillTab:(PSTab *)tab {}
      @end
      """),
    Example(
      "a class method is a function under the name of the class: no object of the class gets anything of it",
      """
      //- AppDelegate.swift
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- Player/Player.swift
      import UIKit
      final class Player: UIViewController {}
      //- Categories/UIAlertController.swift
      import UIKit
      extension UIAlertController {
        static func ask(in player: Player) -> UIAlertController { UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert) }
      }
      //- Categories/NSBundle+PSPlayer.m
      #import <UIKit/UIKit.h>
      #import "PSPlayer.h"
      @interface NSBundle (PSPlayer)
      + (NSBundle *)ps_bundle;
      @end
      @implementation NSBundle (PSPlayer)
      + (NSBundle *)ps_bundle { return [NSBundle bundleForClass:[PSPlayer class]]; }
      @end
      //- Player/PSPlayer.h
      #import <UIKit/UIKit.h>
      @interface PSPlayer : UIView
      @end
      """),
    Example(
      "a part of a view with the category that makes it: what the view inherits is no other view",
      """
      //- AppDelegate.m
      #import <UIKit/UIKit.h>
      @interface PSAppDelegate : UIResponder <UIApplicationDelegate>
      @end
      //- Cells/PSCell.h
      #import <UIKit/UIKit.h>
      @interface PSCell : UITableViewCell
      @property (nonatomic, weak) UITableView *table;
      @end
      //- Cells/PSSwitchCell.h
      #import "PSCell.h"
      @interface PSSwitchCell : PSCell
      @end
      @interface UITableView (PSSwitchCell)
      - (PSSwitchCell *)ps_switchCell;
      @end
      //- Cells/PSSwitchCell.m
      #import "PSSwitchCell.h"
      @implementation PSSwitchCell
      @end
      @implementation UITableView (PSSwitchCell)
      - (PSSwitchCell *)ps_switchCell {
        PSSwitchCell *cell = [[PSSwitchCell alloc] init];
        cell.table = self;
        return cell;
      }
      @end
      """),
    Example(
      "the same in a library: there, to extend the class may be the purpose",
      """
      //- Player/PSVideoPlayer.swift
      import UIKit
      final class PSVideoPlayer: UIView { static let isFullScreen = false }
      //- Categories/UIStackView+Orientation.swift
      import UIKit
      extension UIStackView { func turn() { isHidden = PSVideoPlayer.isFullScreen } }
      """),
    Example(
      "an extension that makes a class of the platform fit the application, and one with its own helper",
      """
      //- AppDelegate.swift
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- Player.swift
      import UIKit
      final class Player {}
      protocol Playing { func play(on player: Player) }
      //- UIImageView+Playing.swift
      import UIKit
      extension UIImageView: Playing { func play(on player: Player) {} }
      //- UIImageView+Fade.swift
      import UIKit
      final class Fade {}
      extension UIImageView { func fade() { _ = Fade() } }
      """),
    Example(
      "an override for all buttons of the program",
      """
      //- UIButton+Touch.h
      #import <UIKit/UIKit.h>
      @interface UIButton (PSTouch)
      @end
      //- UIButton+Touch.m
      #import "UIButton+Touch.h"
      @implementation UIButton (PSTouch)
      - (BOOL)canBecomeFirstResponder { return NO; }  // expect: category-sprawl "'UIButton(PSTouch)' overrides 'canBecomeFirstResponder' for every 'UIButton' of the program, the platform's own too; do it in a subclass"
      - (void)ps_touch {}
      @end
      //- PSButton.m
      #import "UIButton+Touch.h"
      @interface PSButton : UIButton
      @end
      @implementation PSButton
      - (BOOL)canBecomeFirstResponder { return NO; }
      @end
      """),
    Example(
      "an override of what only the platform makes",
      """
      //- Navigation.swift
      import UIKit
      extension UINavigationController {
        override open func viewDidLoad() { super.viewDidLoad() }  // expect: category-sprawl "nothing here makes one, so a subclass would not be used: let it act only on those that it is meant for"
      }
      """),
    Example(
      "the same in Swift",
      """
      //- UINavigationController+Style.swift
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }  // expect: category-sprawl "overrides 'preferredStatusBarStyle' for every 'UINavigationController'"
      }
      """),
    Example(
      "a category in the header of another class, and one in a file of its own",
      """
      //- PSPhoto.h
      #import <Foundation/Foundation.h>
      @interface PSPhoto : NSObject
      @end
      //- PSFeed.h
      #import "PSPhoto.h"
      @interface PSFeed : NSObject
      @end
      @interface PSPhoto (Caption)  // expect: category-sprawl "'PSPhoto' is extended in 'PSFeed.h', the file of 'PSFeed', where nobody looks for it; move it to 'PSPhoto.h'"
      - (NSString *)caption;
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      @implementation PSFeed
      @end
      @implementation PSPhoto (Caption)
      - (NSString *)caption { return @""; }
      @end
      //- PSPhoto+Size.h
      #import "PSPhoto.h"
      @interface PSPhoto (Size)
      - (NSUInteger)bytes;
      @end
      //- PSPhoto+Size.m
      #import "PSPhoto+Size.h"
      @implementation PSPhoto (Size)
      - (NSUInteger)bytes { return 0; }
      @end
      """),
    Example(
      "an override of what another extension of the project adds",
      """
      //- UIView+Layout.swift
      import UIKit
      extension UIView {
        @objc open var expressionTypes: [String] { [] }
        @objc open func setValue(_ value: Any, forExpression name: String) {}
      }
      //- UIButton+Layout.swift
      import UIKit
      extension UIButton {
        open override var expressionTypes: [String] { ["title"] }
        open override func setValue(_ value: Any, forExpression name: String) {}
      }
      """),
    Example(
      "an extension in the file of another type, which has to be asked for, and those that may stand where they are used",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {extensions: true}
      //- Photo.swift
      struct Photo { var name = "" }
      protocol Shown {}
      //- FeedScreen.swift
      final class FeedScreen { var photo = Photo() }
      extension Photo { func caption() -> String { name } }  // expect: category-sprawl "'Photo' is extended in 'FeedScreen.swift', the file of 'FeedScreen', where nobody looks for it; make the extension private, or move it to 'Photo.swift'"
      private extension Photo { func initials() -> String { name } }
      extension Photo: Shown { func shown() -> String { name } }
      extension FeedScreen { func reload() {} }
      //- Photo+Size.swift
      extension Photo { func size() -> Int { 0 } }
      """),
    Example(
      "a category that is declared by one name and defined by another",
      """
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      @end
      //- PSUser+Names.h
      #import "PSUser.h"
      @interface PSUser (Names)  // expect: category-sprawl "what 'PSUser(Names)' declares is defined by 'PSUser(Name)'; give both one name, so that the compiler can tell what is missing"
      - (NSString *)fullName;
      @end
      //- PSUser+Names.m
      #import "PSUser+Names.h"
      @implementation PSUser (Name)
      - (NSString *)fullName { return @""; }
      @end
      """),
    Example(
      "a category that the class itself implements",
      """
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      @end
      @interface PSUser (Names)
      - (NSString *)fullName;
      @end
      //- PSUser.m
      #import "PSUser.h"
      @implementation PSUser
      - (NSString *)fullName { return @""; }
      @end
      """),
    Example(
      "more helpers on NSString than are allowed",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {categories: 5, files: 4}
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
    Example(
      "a helper for everything on String",
      """
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
    Example(
      "a class parted into sections in its own files, with a class extension",
      """
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
    Example(
      "a class of our own, in pieces",
      """
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
    Example(
      "a class of our own, in pieces that lie together",
      """
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
    Example(
      "apps that never run together, tests, and samples",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {categories: 2, files: 2}
      //- Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "PS", targets: [.target(name: "Feed"), .target(name: "Map")])
      //- Sources/Feed/Trim.swift
      extension String { var trimmed: String { self } }
      //- Sources/Feed/Hash.swift
      extension String { var digest: Int { 0 } }
      //- Sources/Map/Link.swift
      extension String { var escaped: String { self } }
      //- Sources/Map/Words.swift
      extension String { var words: Int { 0 } }
      //- Sources/MapTests/Text.swift
      extension String { static var any: String { "a" } }
      //- Examples/Sign.swift
      extension String { var signed: String { self } }
      """),
    Example(
      "informal protocols",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {categories: 2, files: 2}
      //- PSBar.h
      #import <Foundation/Foundation.h>
      @interface NSObject (PSBarDelegate)
      - (void)barDidMove:(id)bar;
      @end
      //- PSCell.h
      #import <Foundation/Foundation.h>
      @interface NSObject (PSCellDelegate)
      - (void)cellDidMove:(id)cell;
      @end
      //- NSObject+PSName.h
      #import <Foundation/Foundation.h>
      @interface NSObject (PSName)
      - (NSString *)ps_name;
      @end
      //- NSObject+PSName.m
      #import "NSObject+PSName.h"
      @implementation NSObject (PSName)
      - (NSString *)ps_name { return @"Ada"; }
      @end
      //- main.m
      #import "PSBar.h"
      #import "PSCell.h"
      #import "NSObject+PSName.h"
      """),
    Example(
      "categories on NSObject that do something",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {categories: 1, files: 1}
      //- NSObject+PSAge.m
      #import <Foundation/Foundation.h>
      @implementation NSObject (PSAge)  // expect: category-sprawl "'NSObject' is spread over 2 categories in 2 components"
      - (int)ps_age { return 1; }
      @end
      //- NSObject+PSName.m
      #import <Foundation/Foundation.h>
      @implementation NSObject (PSName)
      - (NSString *)ps_name { return @"Ada"; }
      @end
      """),
    Example(
      "extensions that a file keeps to itself, and conformances",
      """
      //- .arborist.yml
      rules:
        category-sprawl: {categories: 2, files: 2}
      //- Feed.swift
      private extension String { var trimmed: String { self } }
      //- Search.swift
      fileprivate extension String { var words: Int { 0 } }
      //- Index.swift
      extension String {
        fileprivate var letters: Int { 0 }
        private func index() {}
      }
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
  ]
}
