import Driver
import Testing
import TestSupport

/// What files mention of others that is no entity there: `Relation.names`.
@Suite struct NameTests {
  @Test("macros where they are expanded, where `#ifdef` asks for them, and in the text of others")
  func macros() throws {
    #expect(
      try names(
        in: """
          //- limits.h
          #define LIMIT 3
          #define HAS_LOG 1
          #define TWICE(x) ((x) + (x))
          static inline int raised(int x) { return x + 1; }
          typedef int state;
          //- log.h
          #include "limits.h"
          #define LOG(LIMIT) TWICE(LIMIT) /* raised */ "raised"
          #define NEXT(x) raised(x)
          #define STATE(x, y) (x.state + y->state)
          //- main.c
          #include "log.h"
          #ifdef HAS_LOG
          int a(void) { return LIMIT + LIMIT; }
          #endif
          int b(void) { return LOG(2) + NEXT(1); }
          """) == [
          "log.h names limits.h TWICE", "log.h names limits.h raised", "main.c names limits.h HAS_LOG", "main.c names limits.h LIMIT #if defined(HAS_LOG)",
          "main.c names log.h LOG", "main.c names log.h NEXT",
        ])
  }

  @Test("methods by their selectors, if one type of the project is seen to declare them") func selectors() throws {
    #expect(
      try names(
        in: """
          //- coding.h
          #import <Foundation/Foundation.h>
          @protocol Coding
          + (NSArray *)ignoredNames;
          - (void)save;
          @end
          @interface Store : NSObject
          - (void)save;
          - (BOOL)isOpen;
          @end
          //- main.m
          #import "coding.h"
          @interface Page : NSObject
          - (void)turn;
          @end
          BOOL ask(Class type, id<NSObject> store) { return [type respondsToSelector:@selector(ignoredNames)] && [store isOpen]; }
          SEL mine(void) { return @selector(turn); }
          SEL anybodys(void) { return @selector(save); }
          """) == ["main.m names coding.h ignoredNames", "main.m names coding.h isOpen"])
  }

  @Test("a header does not name the source that sets a macro for it") func settingsOfSources() throws {
    #expect(
      try names(
        in: """
          //- api.h
          #ifdef API_BUILD
          #define API_EXPORT extern
          #else
          #define API_EXPORT
          #endif
          API_EXPORT int call(void);
          //- api.c
          #define API_BUILD 1
          #include "api.h"
          """) == [])
  }

  @Test("type aliases, in signatures, members, bodies and other aliases")
  func types() throws {
    #expect(
      try names(
        in: """
          //- types.h
          typedef long PSNumber;
          typedef void (^PSDone)(PSNumber);
          typedef struct { int x; } PSPoint;
          @class PSUser;
          typedef NSArray<PSUser *> PSUsers;
          //- other.h
          #import "types.h"
          typedef PSDone PSFinished;
          @interface PSCard
          @property (copy) PSFinished finished;
          - (PSUsers *)users;
          @end
          //- main.m
          #import "other.h"
          int main(void) { PSPoint p; return (PSNumber)p.x; }
          """) == ["main.m names types.h PSNumber", "main.m names types.h PSPoint", "other.h names types.h PSDone", "other.h names types.h PSUsers"])
  }

  @Test("constants of enums without a name; those of others are mentions of the enum")
  func constants() throws {
    #expect(
      try names(
        in: """
          //- modes.h
          enum { FIRST, LAST };
          enum Mode { FAST, SLOW };
          //- main.c
          #include "modes.h"
          enum Speed { QUICK = FAST };
          int a(void) { return FIRST + SLOW; }
          """) == ["main.c names modes.h FAST", "main.c names modes.h FIRST"])
  }

  @Test("functions and variables by the header that declares them, not where the file defines them itself")
  func declared() throws {
    #expect(
      try names(
        in: """
          //- server.h
          void run(void);
          void stop(void);
          extern int count;
          static inline int one(void) { return 1; }
          //- net.c
          #include "server.h"
          int count = 0;
          void run(void) {}
          void again(void) { run(); }
          //- main.c
          #include "server.h"
          int main(void) { run(); stop(); count = one(); return 0; }
          """) == ["main.c names server.h count", "main.c names server.h run", "main.c names server.h stop"])
  }

  @Test("a function of the compiler's own is declared nowhere, wherever it is called first")
  func builtins() throws {
    #expect(
      try names(
        in: """
          //- likely.h
          static inline int likely(int x) { return __builtin_expect(x, 1); }
          //- main.c
          #include "likely.h"
          int main(void) { return __builtin_expect(1, 1); }
          """
      ).isEmpty)
  }

  @Test("C++: aliases, templates of them, and what is overloaded where a template's argument decides")
  func cxx() throws {
    #expect(
      try names(
        in: """
          //- text.h
          #pragma once
          namespace text {
          struct Plain {};
          using Line = Plain;
          template <class T> using Lines = T*;
          void print(Plain);
          void print(int);
          }
          //- main.cc
          #include "text.h"
          using text::Line;
          template <class T> void show(T value, text::Lines<T>) { using text::print; print(value); }
          """) == ["main.cc names text.h Line", "main.cc names text.h Lines", "main.cc names text.h print"])
  }

  @Test("a mention in a branch that is not taken")
  func inactive() throws {
    #expect(
      try names(
        in: """
          //- limits.h
          #define LIMIT 3
          //- main.c
          #include "limits.h"
          #if FAST
          int a(void) { return LIMIT; }
          #endif
          """) == ["main.c names limits.h LIMIT [inactive] #if FAST"])
  }

  @Test("what is defined in a branch that is not taken, and asked for in a line that is")
  func definedElsewhere() throws {
    #expect(
      try names(
        in: """
          //- system.h
          int one(void);
          #if MAC
          #define HAS_QUEUE 1
          int queue(void);
          #endif
          //- main.c
          #include "system.h"
          #ifdef HAS_QUEUE
          int a(void) { return 1; }
          #endif
          """) == ["main.c names system.h HAS_QUEUE [inactive]"])
  }

  @Test("a header that speaks to the compiler names itself")
  func settings() throws {
    #expect(
      try names(
        in: """
          //- macros.h
          #ifndef _MACROS_H
          #define _MACROS_H
          #define _GNU_SOURCE
          #endif
          //- main.c
          #include "macros.h"
          """) == ["macros.h names macros.h _GNU_SOURCE"])
  }

  @Test("what code speaks of that is not understood, for want of a library")
  func besideErrors() throws {
    func names(_ made: String) throws -> [String] {
      try self.names(
        in: """
          //- binding.h
          #pragma once
          class Later;
          namespace kit { class Binding { public: static void *mainWidget(); }; }
          //- picker.h
          #pragma once
          #include <QtGui/QDialog>
          class Picker : public QDialog { public: Picker(); };
          //- picker.cc
          #include "picker.h"
          #include "binding.h"
          // Binding is not meant here, and neither is "Binding", nor Later.
          Picker::Picker() : QDialog(\(made)) {}
          """)
    }
    #expect(try names("kit::Binding::mainWidget()").contains("picker.cc names binding.h Binding"))
    #expect(try names("Later").allSatisfy { !$0.contains("binding.h") })
  }

  @Test("a second name for a class of the platform declares nothing")
  func secondName() throws {
    let report = try report(
      of: """
        //- Pods/Parse/PFConstants.h
        @compatibility_alias UIView NSView;
        //- Card.m
        #import <UIKit/UIKit.h>
        @class UIView;
        @interface Card : NSObject
        @property (strong) UIView *front;
        @end
        @implementation Card
        - (void)turn { [self.front removeFromSuperview]; [UIView new]; }
        @end
        """)
    #expect(report.graph.entities.filter { $0.name == "UIView" }.map(\.isExternal) == [true])
  }

  private func names(in source: String) throws -> [String] { try report(of: source).facts(.names) }
}
