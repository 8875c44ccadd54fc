import Analysis
import Facts
import Graphs
import Testing
import TestSupport

/// What names mean, in a project with a class, a category, modules and files of one name.
@Suite struct NameLookupTests {
  private static let graph = Result {
    try report(
      of: """
        //- Source/PSPhoto.h
        #import <UIKit/UIKit.h>
        @class PSAlbum;
        @interface PSPhoto : NSObject {
          int _size;
        }
        @property (nonatomic, strong) PSAlbum *album;
        - (void)load:(id)sender;
        @end
        //- Source/PSPhoto.m
        #import "PSPhoto.h"
        @implementation PSPhoto
        - (void)load:(id)sender {}
        @end
        //- Source/Details/PSAlbum.h
        @interface PSAlbum
        @end
        //- Source/Details/PSPhoto+Coding.h
        #import "../PSPhoto.h"
        @interface PSPhoto (Coding)
        @end
        //- App/AppDelegate.swift
        class AppDelegate { let store = Store(); func open(_ url: String) {} }
        //- Watch/AppDelegate.swift
        class AppDelegate {}
        //- App/Store.swift
        class Store { struct Row {} }
        //- Pods/Other/Store.swift
        class Store {}
        """
    ).graph
  }

  private func meaning(_ text: String, _ kinds: Named.Kind...) throws -> String {
    do {
      let named = try NameLookup(try Self.graph.get()).named(text, preferring: kinds)
      return "\(named.kind.rawValue) \(named.name)"
    } catch let error as NameLookupError {
      return error.description
    }
  }

  @Test(
    "each kind of name",
    arguments: [
      ("PSPhoto.h", "file Source/PSPhoto.h"),
      ("./Source/PSPhoto.m", "file Source/PSPhoto.m"),
      ("Source/PSPhoto", "component Source/PSPhoto"),
      ("PSPhoto", "component Source/PSPhoto"),
      ("Source/Details", "folder Source/Details"),
      ("Details", "folder Source/Details"),
      ("Details/", "folder Source/Details"),
      (".", "folder ."),
      ("UIKit", "module UIKit"),
      ("UIKit/UIKit.h", "file <UIKit/UIKit.h>"),
      ("PSPhoto(Coding)", "category PSPhoto(Coding)"),
      ("PSPhoto.album", "member PSPhoto.album"),
      ("PSPhoto->_album", "member PSPhoto.album"),
      ("PSPhoto.size", "member PSPhoto._size"),
      ("-[PSPhoto load:]", "method PSPhoto.load:"),
      ("PSPhoto.load", "method PSPhoto.load:"),
      ("Store.Row", "type Store.Row"),
      ("Row", "type Store.Row"),
      ("AppDelegate@App/AppDelegate.swift", "type AppDelegate@App/AppDelegate.swift"),
    ])
  func kinds(text: String, meant: String) throws {
    #expect(try meaning(text) == meant)
  }

  @Test("who asks says which kind comes first")
  func preference() throws {
    #expect(try meaning("PSPhoto", .type) == "type PSPhoto")
    #expect(try meaning("Source", .type) == "folder Source")
  }

  @Test("as it is written before other capitals, the project's own before other people's")
  func order() throws {
    #expect(try meaning("psphoto", .type) == "type PSPhoto")
    #expect(try meaning("appdelegate.STORE", .type).hasSuffix(".store"))
    #expect(try meaning("Store", .type) == "type Store@App/Store.swift")
  }

  @Test("a type is its categories and extensions too, a folder what lies in it")
  func nodes() throws {
    let graph = try Self.graph.get()
    let type = try NameLookup(graph).named("PSPhoto", preferring: [.type])
    #expect(graph.files(of: type).map { graph.entities[$0].id.text } == ["Source/Details/PSPhoto+Coding.h", "Source/PSPhoto.h"])
    #expect(graph.home(of: type).map { graph.entities[$0].id.text } == ["Source/PSPhoto.h"])
    #expect(graph.files(of: try NameLookup(graph).named("Source")).count == 4)
  }

  @Test("what may be several things is an error that lists them")
  func ambiguous() throws {
    #expect(
      try meaning("AppDelegate") == """
        'AppDelegate' may be any of 2; write one of them:
          App/AppDelegate
          Watch/AppDelegate
        """)
    #expect(
      try meaning("AppDelegate", .type) == """
        'AppDelegate' may be any of 2; write one of them:
          AppDelegate@App/AppDelegate.swift
          AppDelegate@Watch/AppDelegate.swift
        """)
  }

  @Test(
    "what is unknown is an error with the nearest name",
    arguments: [
      ("PSPhotp", "'PSPhotp' is the name of nothing that is read here, did you mean 'PSPhoto'"),
      ("Source/Detials", "'Source/Detials' is the name of nothing that is read here, did you mean 'Source/Details'"),
      ("PSPhoto.albun", "'PSPhoto' has no member or method 'albun', did you mean 'album'"),
      ("Kqxzzyvj", "'Kqxzzyvj' is the name of nothing that is read here; write a file, a component, a folder, a module, a type, or 'Type.member'"),
      ("", "'' is the name of nothing that is read here; write a file, a component, a folder, a module, a type, or 'Type.member'"),
    ])
  func unknown(text: String, message: String) throws {
    #expect(try meaning(text) == message)
  }
}
