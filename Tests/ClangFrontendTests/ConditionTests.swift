import Driver
import Testing
import TestSupport

/// Both sides of every `#if`.
@Suite struct ConditionTests {
  @Test("what stands in a branch that the compiler leaves out is read all the same, and says so")
  func otherBranch() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #if TARGET_OS_OSX
        #import <AppKit/AppKit.h>
        @interface Screen : NSView <NSWindowDelegate>
        @property (nonatomic, weak) NSWindow *window;
        @end
        #else
        @interface Screen : UIView
        @property (nonatomic, weak) UIWindow *window;
        @end
        #endif
        """)
    #expect(
      report.facts(.inherits) == [
        "Screen inherits NSView [inactive] #if TARGET_OS_OSX", "Screen inherits UIView #if !(TARGET_OS_OSX)",
      ])
    #expect(report.facts(.conforms) == ["Screen conforms NSWindowDelegate [inactive] #if TARGET_OS_OSX"])
    #expect(
      report.facts(.holds) == [
        "Screen holds NSWindow weak window [inactive] #if TARGET_OS_OSX", "Screen holds UIWindow weak window #if !(TARGET_OS_OSX)",
      ])
  }

  @Test("a header that is found nowhere is empty, and is there for who asks", arguments: ["main.c", "main.m", "main.cc"])
  func missingHeader(name: String) throws {
    let plain = try report(of: "//- \(name)\n#include \"gone.h\"\nint f(void);\nint g(void) { return f(); }")
    #expect(plain.facts(.uses) == ["g uses f"])
    #expect(plain.coverage.causes.map(\.name) == ["gone.h"])
    let asked = try report(
      of: """
        //- \(name)
        #include "gone.h"
        #if defined(__has_include) && __has_include("gone.h")
        int f(void);
        int g(void) { return f(); }
        #endif
        """)
    #expect(asked.facts(.uses) == ["g uses f #if defined(__has_include) && __has_include(\"gone.h\")"])
    #expect(asked.coverage.causes.map(\.name) == ["gone.h"])
  }

  @Test("every branch of a chain, and branches inside branches")
  func chain() throws {
    let report = try report(
      of: """
        //- main.c
        struct Plain { int number; };
        struct Own {
        #if defined(ONE)
          struct Plain first;
        #elif defined(TWO)
        # ifdef THREE
          struct Plain third;
        # else
          struct Plain second;
        # endif
        #elif \\
          defined(FOUR)
          struct Plain fourth;
        #else
          struct Plain rest;
        #endif
        };
        """)
    #expect(
      report.facts(.holds).filter { $0.hasPrefix("Own") } == [
        "Own holds Plain value first [inactive] #if defined(ONE)",
        "Own holds Plain value fourth [inactive] #if !(defined(ONE)) && !(defined(TWO)) && defined(FOUR)",
        "Own holds Plain value rest #if !(defined(ONE)) && !(defined(TWO)) && !(defined(FOUR))",
        "Own holds Plain value second [inactive] #if !(defined(ONE)) && defined(TWO) && !(defined(THREE))",
        "Own holds Plain value third [inactive] #if !(defined(ONE)) && defined(TWO) && defined(THREE)",
      ])
  }

  @Test("a part of a class, of a function, of a header that another file includes")
  func parts() throws {
    let report = try report(
      of: """
        //- box.h
        #ifndef BOX_H
        #define BOX_H
        struct Lid;
        struct Box {
          int size;
        #ifdef WITH_LID
          struct Lid *lid;
        #endif
        };
        #endif
        //- main.c
        #include "box.h"
        void closeLid(struct Box *box);
        void openLid(struct Box *box);
        void run(struct Box *box) {
        #ifdef WITH_LID
          closeLid(box);
        #endif
          openLid(box);
        }
        """)
    #expect(report.facts(.holds) == ["Box holds Lid raw lid [inactive] #if defined(WITH_LID)", "Box holds int value size"])
    #expect(report.facts(.uses).filter { $0.hasPrefix("run") } == ["run uses Box", "run uses closeLid [inactive] #if defined(WITH_LID)", "run uses openLid"])
  }

  @Test("what is never compiled, and what is for another language, stays out")
  func neverCompiled() throws {
    let report = try report(
      of: """
        //- main.c
        #if 0
        struct Dead { struct Dead *next; };
        #endif
        #ifdef __cplusplus
        struct Other : Base { };
        extern "C" {
        #endif
        struct Alive { struct Alive *next; };
        #ifdef __cplusplus
        }
        #endif
        """)
    #expect(report.facts(.holds) == ["Alive holds Alive raw next"])
    #expect(report.facts(.inherits) == [])
  }
}
