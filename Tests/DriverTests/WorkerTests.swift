import Driver
import Foundation
import Testing
import TestSupport

/// What workers are sent and send back, and what happens when they die.
@Suite struct WorkerTests {
  private let fixture = Fixture("//- a.c\nstruct A { int x; };\n//- b.c\nstruct B { struct A *a; };")

  @Test("a worker that dies at once costs its files, and a run that read nothing says so")
  func deadWorkers() throws {
    try fixture.inFolder { folder in
      let error = #expect(throws: DriverError.self) {
        try analyze(Request([folder], workers: .processes(executable: "/bin/false", count: 2)))
      }
      #expect(error?.description.hasPrefix("none of the 2 source files could be read; 'a.c': the parser died on it (status 1)") == true)
    }
  }

  @Test("an executable that is not there is an error, not a wait")
  func missingExecutable() throws {
    try fixture.inFolder { folder in
      let error = #expect(throws: DriverError.self) {
        try analyze(Request([folder], workers: .processes(executable: "/nowhere/at/all", count: 2)))
      }
      #expect(error?.description.hasPrefix("a worker process could not be started") == true)
    }
  }

  @Test("a crash of the parser is a problem that names its file; the other files say what they say")
  func crash() throws {
    let source = "//- bad.c\nstruct Bad { int x; };\n#pragma clang __debug parser_crash\n//- good.c\nstruct Good { int x; };"
    let report = try report(of: source)
    #expect(report.problems.map(\.kind) == [.crashed])
    #expect(report.problems.map(\.path) == ["bad.c"])
    #expect(report.graph.entities.contains { $0.name == "Good" })
  }

  @Test("Swift and Objective-C, read in workers, say what they say in one process")
  func mixed() throws {
    let mixed = Fixture(
      """
      //- App/Card.swift
      import UIKit
      class Card: UIView { weak var owner: Deck?; let label = UILabel(); var handler: (() -> Void)?; func set() { handler = { [weak self] in self?.set() } } }
      //- App/Deck.h
      #import <UIKit/UIKit.h>
      @class Card;
      @interface Deck : UIView
      @property (nonatomic, strong) Card *card;
      @end
      //- App/Deck.m
      #import "Deck.h"
      #import "App-Swift.h"
      @implementation Deck
      @end
      //- App/App-Bridging-Header.h
      #import "Deck.h"
      """)
    try mixed.inFolder { folder in
      let here = try analyze(Request([folder], workers: .inProcess))
      let there = try analyze(Request([folder], workers: .processes(executable: Tool.executable, count: 2)))
      #expect(here.graph.facts == there.graph.facts)
      #expect(here.graph.entities == there.graph.entities)
      #expect(there.facts(.holds).contains("Deck holds Card strong card"))
      #expect(there.facts(.captures) == ["Card captures Card weak handler"])
    }
  }

  @Test("what is cut short on its way is noticed, at every length")
  func truncated() throws {
    let report = try report(of: "#import <UIKit/UIKit.h>\n@interface A : UIView\n@property (weak) A *a;\n@end")
    var extraction = Extraction()
    extraction.entities = report.graph.entities
    extraction.facts = report.graph.facts
    extraction.filesInPart = ["main.m"]
    extraction.gaps = [Gap(.unknownClass, "Lost", at: SourceLocation("main.m", line: 2), count: 3, isPlatforms: true)]
    extraction.methods = [Method(EntityID("A"), "show:", at: SourceLocation("a.m", line: 3), [.isDefined, .isAction])]
    let bytes = extraction.binaryForm
    let whole = try Extraction(binaryForm: bytes)
    #expect(whole.facts == extraction.facts)
    #expect(whole.methods == extraction.methods)
    #expect(whole.entities == extraction.entities)
    #expect(whole.gaps == extraction.gaps)
    #expect(whole.filesInPart == extraction.filesInPart)
    for length in bytes.indices {
      #expect(throws: BinaryReader.Damaged.self) { try Extraction(binaryForm: Array(bytes[..<length])) }
    }
  }
}
