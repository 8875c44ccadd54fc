import Driver
import Foundation
import Testing
import TestSupport

/// `lint --fix`: what each fix writes, and where none is offered. The finding has to be there before and gone after.
@Suite struct FixTests {
  /// The files of a fixture after its findings are mended, and how many were.
  private func mended(_ source: String, defaultFile: String) throws -> (files: [String: String], fixed: Int, refused: [String]) {
    let fixture = Fixture(source, defaultFile: defaultFile)
    return try fixture.inFolder { folder in
      let outcome = try fix(Request([folder], workers: .inProcess), writes: true)
      let files = try fixture.files.map { ($0.path, try String(contentsOfFile: folder + "/" + $0.path, encoding: .utf8)) }
      let left = outcome.report.findings.map(\.finding.fingerprint)
      for finding in outcome.fixed { #expect(!left.contains(finding.fingerprint)) }
      return (Dictionary(uniqueKeysWithValues: files), outcome.fixed.count, outcome.refused)
    }
  }

  /// A fixture with a finding that stays, and all files with it.
  private func expectNothing(_ source: String, finding rule: String, defaultFile: String = "main.m", _ place: Testing.SourceLocation = #_sourceLocation) throws {
    let found = try report(of: source, defaultFile: defaultFile).findings.map(\.finding.rule)
    #expect(found.contains(rule), "no finding to leave alone: \(found)", sourceLocation: place)
    let (files, fixed, _) = try mended(source, defaultFile: defaultFile)
    #expect(fixed == 0, sourceLocation: place)
    for file in Fixture(source, defaultFile: defaultFile).files { #expect(files[file.path] == file.text, sourceLocation: place) }
  }

  // MARK: Imports

  private static let screen = """
    //% Feed.h
    #import <Foundation/Foundation.h>
    @interface PSFeed : NSObject
    @end
    //% Feed.m
    #import "Feed.h"
    #import "Screen.h"
    @implementation PSFeed
    - (void)load { [[PSScreen new] show]; }
    @end
    //% Screen.h
    #import <Foundation/Foundation.h>
    @interface PSScreen : NSObject
    - (void)show;
    @end
    //% Screen.m
    #import "Screen.h"
    LINE
    @implementation PSScreen
    - (void)show {}
    MORE
    @end
    """

  private func screen(_ line: String, _ more: String = "") -> String {
    Self.screen.replacing("//% ", with: "//- ").replacing("LINE", with: line).replacing("MORE\n", with: more.isEmpty ? "" : more + "\n")
  }

  @Test("an import of which nothing is used is deleted") func unusedImport() throws {
    let (files, fixed, _) = try mended(screen("#import \"Feed.h\""), defaultFile: "main.m")
    #expect(fixed == 1)
    #expect(files["Screen.m"] == "#import \"Screen.h\"\n@implementation PSScreen\n- (void)show {}\n@end\n")
    #expect(files["Feed.m"]?.contains("#import \"Screen.h\"") ?? false)
  }

  @Test("an import in C is deleted, and a blank before its end changes nothing", arguments: ["#include \"log.h\"", "#  include \"log.h\"  "]) func unusedInclude(line: String) throws {
    let (files, fixed, _) = try mended(
      """
      //- log.h
      void log_line(const char *text);
      //- log.c
      #include "log.h"
      #include "config.h"
      void log_line(const char *text) { if (config_level() > 0 && text) { return; } }
      //- config.h
      int config_level(void);
      //- config.c
      #include "config.h"
      \(line)
      int config_level(void) { return 1; }
      """, defaultFile: "main.c")
    #expect(fixed == 1)
    #expect(files["config.c"] == "#include \"config.h\"\nint config_level(void) { return 1; }\n")
  }

  @Test(
    "no line is deleted on which something else stands, that some builds leave out, or on which a branch that no build takes relies",
    arguments: [
      ("#import \"Feed.h\" // for its side effects", ""),
      ("#import \"Feed.h\" /* first", "*/"),
      ("#if DEBUG || 1\n#import \"Feed.h\"\n#endif", ""),
      ("#import \"Feed.h\"", "#if PS_NEVER\n- (void)never { [PSFeed new]; }\n#endif"),
    ]) func keptImports(line: String, more: String) throws
  {
    try expectNothing(screen(line, more), finding: "import-cycle")
  }

  @Test("no import is deleted that brings a framework which its file has by no other way") func keptFramework() throws {
    let source = screen("#import \"Feed.h\"").replacing("//- Feed.h\n#import <Foundation/Foundation.h>", with: "//- Feed.h\n#import <UIKit/UIKit.h>")
    try expectNothing(source, finding: "import-cycle")
  }

  @Test("a forward declaration takes the place of an import that is there for pointers") func forwardDeclaration() throws {
    func source(_ line: String) -> String {
      """
      //- Feed.h
      #import <Foundation/Foundation.h>
      @class PSUser;
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      - (NSString *)title;
      @end
      //- Feed.m
      #import "Feed.h"
      #import "User.h"
      @implementation PSFeed
      - (NSString *)title { return [self.owner displayName]; }
      @end
      //- User.h
      #import <Foundation/Foundation.h>
      \(line)
      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      - (NSString *)displayName;
      @end
      //- User.m
      #import "User.h"
      @implementation PSUser
      - (NSString *)displayName { return @"Ada"; }
      @end
      """
    }
    for (before, after) in [("#import \"Feed.h\"", "@class PSFeed;"), ("@class PSFeed;\n#import \"Feed.h\"", "@class PSFeed;")] {
      let (files, fixed, refused) = try mended(source(before), defaultFile: "main.m")
      #expect(fixed == 1, "\(refused)")
      for file in Fixture(source(after)).files { #expect(files[file.path] == file.text) }
    }
  }

  @Test("in C and C++ it is one of a struct or a class", arguments: [("struct", "c"), ("class", "cpp")]) func forwardStruct(word: String, ending: String) throws {
    func source(_ line: String) -> String {
      """
      //- car.h
      #pragma once
      #include "engine.h"
      \(word) car { \(word) engine engine; int speed; };
      //- engine.h
      #pragma once
      \(line)
      \(word) engine { \(word) car *owner; int power; };
      //- main.\(ending)
      #include "car.h"
      """
    }
    let (files, fixed, refused) = try mended(source("#include \"car.h\""), defaultFile: "main.c")
    #expect(fixed == 1, "\(refused)")
    #expect(files["engine.h"] == Fixture(source("\(word) car;")).files[1].text)
  }

  @Test(
    "none does where somebody speaks to what the member has, or has the type only through that header",
    arguments: [
      "- (BOOL)isMine:(id)other { return [self.feed isEqual:other]; }",
      "- (NSObject *)any { return self.feed; }",
    ]) func keptPointer(method: String) throws
  {
    try expectNothing(
      """
      //- Feed.h
      #import <Foundation/Foundation.h>
      @class PSUser;
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;
      @end
      //- Feed.m
      #import "Feed.h"
      #import "User.h"
      @implementation PSFeed
      - (NSString *)title { return [self.owner displayName]; }
      @end
      //- User.h
      #import <Foundation/Foundation.h>
      #import "Feed.h"
      @interface PSUser : NSObject
      @property (nonatomic, weak) PSFeed *feed;
      - (NSString *)displayName;
      @end
      //- User.m
      #import "User.h"
      @implementation PSUser
      - (NSString *)displayName { return @"Ada"; }
      \(method)
      @end
      """, finding: "import-cycle")
  }

  // MARK: weak

  private func album(_ property: String, _ more: String = "", header: String = "") -> String {
    """
    //- Album.h
    #import <Foundation/Foundation.h>
    @class PSAlbum;
    @interface PSPhoto : NSObject\(header)
    \(property)
    @end
    @interface PSAlbum : NSObject
    @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;
    @end
    //- Album.m
    #import "Album.h"
    @implementation PSPhoto
    @end
    @implementation PSAlbum
    - (void)addPhoto {
      PSPhoto *photo = [[PSPhoto alloc] init];
      photo.album = self;
      [self.photos addObject:photo];
    }
    \(more)
    @end
    """
  }

  @Test(
    "a property that leads back becomes weak",
    arguments: [
      ("@property (nonatomic, strong) PSAlbum *album;", "@property (nonatomic, weak) PSAlbum *album;"),
      ("@property (retain, nonatomic) PSAlbum *album;", "@property (weak, nonatomic) PSAlbum *album;"),
      ("@property (nonatomic) PSAlbum *album; // its place", "@property (nonatomic, weak) PSAlbum *album; // its place"),
      ("@property PSAlbum* album;", "@property (weak) PSAlbum* album;"),
      ("\t@property(nonatomic,strong,nullable) PSAlbum *album;", "\t@property(nonatomic,weak,nullable) PSAlbum *album;"),
    ]) func weakProperty(before: String, after: String) throws
  {
    let (files, fixed, refused) = try mended(album(before), defaultFile: "main.m")
    #expect(fixed == 1, "\(refused)")
    #expect(files["Album.h"] == Fixture(album(after)).files[0].text)
    #expect(files["Album.m"] == Fixture(album(before)).files[1].text)
  }

  @Test(
    "no property becomes weak that can't be, that is declared twice, or whose file counts by hand",
    arguments: [
      ("@property (nonatomic, strong, nonnull) PSAlbum *album;", ""),
      ("@property (nonatomic, strong) PSAlbum * _Nonnull album;", ""),
      ("@property (nonatomic, strong)\n  PSAlbum *album;", ""),
      ("@property (nonatomic, strong) PSAlbum *album, *other;", ""),
      ("@property (nonatomic, strong) PSAlbum *album;", "- (void)drop { [self.photos release]; }"),
      ("@property (nonatomic, strong) PSAlbum *album;", "@end\n@interface PSPhoto ()\n@property (nonatomic, strong) PSAlbum *album;"),
    ]) func strongProperty(property: String, more: String) throws
  {
    try expectNothing(album(property, more), finding: "retain-cycle")
  }

  @Test("no property becomes weak whose variable is declared strong") func strongVariable() throws {
    try expectNothing(album("@property (nonatomic, strong) PSAlbum *album;", header: " {\n  PSAlbum *_album;\n}"), finding: "retain-cycle")
  }

  private func list(_ property: String, _ more: String = "", kept: String = "List") -> String {
    """
    //- List.swift
    final class Row {
      \(property)
      init(list: List) { self.list = list }
    }
    \(more)final class List\(more.isEmpty ? "" : ": Listing") {
      var rows: [Row] = []
      func add() { rows.append(Row(list: self)) }
    }
    """
  }

  @Test(
    "a variable that leads back becomes weak",
    arguments: [
      ("var list: List?", "weak var list: List?"),
      ("private(set) var list: List!  // the owner", "private(set) weak var list: List!  // the owner"),
      ("public var list: List? = nil { didSet { print(1) } }", "public weak var list: List? = nil { didSet { print(1) } }"),
    ]) func weakVariable(before: String, after: String) throws
  {
    let (files, fixed, refused) = try mended(list(before), defaultFile: "List.swift")
    #expect(fixed == 1, "\(refused)")
    #expect(files["List.swift"] == Fixture(list(after)).files[0].text)
  }

  @Test(
    "no variable becomes weak that is no optional, a constant or wrapped",
    arguments: [
      "let list: List", "let list: List?", "var list: List", "@Published var list: List?", "var list: Optional<List>", "unowned(unsafe) var other: Row?; var list: List?, spare: List?",
    ]) func strongSwift(property: String) throws
  {
    try expectNothing(list(property), finding: "retain-cycle")
  }

  @Test("a protocol of the project is made one of classes first, where only classes conform") func classBound() throws {
    func source(_ words: String, _ property: String, _ more: String = "") -> String {
      list(property, "protocol Listing\(words) { func add() }\n\(more)")
    }
    for (before, after) in [("", ": AnyObject"), (": Sendable", ": AnyObject, Sendable"), (": AnyObject", ": AnyObject")] {
      let old = source(before, "var list: Listing?").replacing("init(list: List)", with: "init(list: Listing)")
      let new = source(after, "weak var list: Listing?").replacing("init(list: List)", with: "init(list: Listing)")
      let (files, fixed, refused) = try mended(old, defaultFile: "List.swift")
      #expect(fixed == 1, "\(refused)")
      #expect(files["List.swift"] == Fixture(new).files[0].text)
    }
    let valued = source("", "var list: Listing?", "struct Fake: Listing { func add() {} }\n").replacing("init(list: List)", with: "init(list: Listing)")
    try expectNothing(valued, finding: "retain-cycle")
  }

  // MARK: [weak self]

  private func button(_ statement: String, type: String = "() -> Void", more: String = "") -> String {
    """
    //- Screen.swift
    \(more)final class Button {
      var onTap: (\(type))?
      func tapped(_ body: @escaping \(type)) { onTap = body }
    }
    final class Screen: UIViewController {
      let button = Button()
      var count = 0
      func bind() {
        \(statement)
      }
      func load() {}
      func number() -> Int { 1 }
    }
    """
  }

  @Test(
    "a closure captures 'self' weakly",
    arguments: [
      ("button.onTap = { self.load() }", "button.onTap = { [weak self] in self?.load() }"),
      ("button.onTap = {self.load()}", "button.onTap = { [weak self] in self?.load()}"),
      ("button.onTap = { () -> Void in self.load() }", "button.onTap = { [weak self] () -> Void in self?.load() }"),
      ("button.onTap = { [button] in self.load(); print(button) }", "button.onTap = { [weak self, button] in guard let self else { return }; self.load(); print(button) }"),
      ("button.tapped { self.count = 1 }", "button.tapped { [weak self] in guard let self else { return }; self.count = 1 }"),
      (
        "button.onTap = {  // later\n      self.load()\n      self.count += 1\n    }",
        "button.onTap = { [weak self] in  // later\n      guard let self else { return }\n      self.load()\n      self.count += 1\n    }"
      ),
      ("button.onTap = { self.view.setNeedsLayout() }", "button.onTap = { [weak self] in self?.view.setNeedsLayout() }"),
    ]) func weakSelf(before: String, after: String) throws
  {
    let (files, fixed, refused) = try mended(button(before), defaultFile: "Screen.swift")
    #expect(fixed == 1, "\(refused)")
    #expect(files["Screen.swift"] == Fixture(button(after)).files[0].text)
  }

  @Test(
    "no closure does that returns something, or of which it can't be told",
    arguments: [
      ("button.onTap = { self.number() }", "() -> Int"),
      ("button.onTap = { self.load(); return self.number() }", "() -> Int"),
      ("button.tapped { self.load() }", "() -> Void"),
      ("button.onTap = { super.viewDidLoad(); self.load() }", "() -> Void"),
      ("button.onTap = { [self] in load() }", "() -> Void"),
      ("button.onTap = load", "() -> Void"),
    ]) func strongSelf(statement: String, type: String) throws
  {
    try expectNothing(button(statement, type: type), finding: "retain-cycle")
  }

  // MARK: Together

  @Test("several findings of one file are mended together, and the second run finds nothing to do") func together() throws {
    let source = button("button.onTap = { self.load() }") + "\n" + list("var list: List?").split(separator: "\n").dropFirst().joined(separator: "\n")
    let (files, fixed, _) = try mended(source, defaultFile: "Screen.swift")
    #expect(fixed == 2)
    let again = try mended(Fixture(source).files.map { "//- \($0.path)\n\(files[$0.path]!.dropLast())" }.joined(separator: "\n"), defaultFile: "Screen.swift")
    #expect(again.fixed == 0)
    #expect(again.files == files)
  }

  @Test("what is mended is silent: a comment and a baseline keep their findings as they are") func silenced() throws {
    let source = button("button.onTap = { self.load() } // arborist:disable:this retain-cycle - it is the root")
    let (files, fixed, _) = try mended(source, defaultFile: "Screen.swift")
    #expect(fixed == 0)
    #expect(files["Screen.swift"] == Fixture(source).files[0].text)
  }
}
