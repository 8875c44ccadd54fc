import ClangFrontend
import Facts
import Foundation
import Projects
import Testing
import TestSupport

/// Units of projects that declare one of the platform's names themselves.
@Suite struct PreludeVariantTests {
  private static let project =
    (0..<6).map { number in
      """
      //- Bar\(number).m
      #import <AppKit/AppKit.h>
      #import "NSTitlebarAccessoryViewController.h"
      @interface Bar\(number) : NSTitlebarAccessoryViewController
      @property (copy) NSString *title;
      @end
      @implementation Bar\(number)
      - (void)show { [self.view addSubview:[[NSButton alloc] initWithFrame:self.edge]]; }
      @end
      """
    }.joined(separator: "\n") + """

      //- NSTitlebarAccessoryViewController.h
      #import <AppKit/AppKit.h>
      @interface NSTitlebarAccessoryViewController : NSViewController
      @property NSRect edge;
      @end
      //- Other.m
      #import <AppKit/AppKit.h>
      @interface Other : NSTitlebarAccessoryViewController
      @end
      """

  @Test("the same facts from text and from what is precompiled without the project's own names")
  func sameFacts() throws {
    try Fixture(Self.project).inFolder { folder in
      let project = try findProject(at: [folder])
      let place = folder + "/.precompiled"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      PrecompiledHeaders.write(for: project.units, of: project.context, to: place)
      let (read, loaded) = (try ClangFrontend(project.context), try ClangFrontend(project.context, precompiled: place))
      for unit in project.units {
        let extraction = read.extract(unit)
        #expect(extraction.coverage.messagesUnresolved == 0, "\(unit.path)")
        #expect(loaded.extract(unit).binaryForm == extraction.binaryForm, "\(unit.path)")
      }
      let made = try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.contains("-without-") && $0.hasSuffix(".pch") }
      #expect(made.count == 1)
    }
  }
}
