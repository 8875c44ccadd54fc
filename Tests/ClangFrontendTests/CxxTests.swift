import Driver
import Testing
import TestSupport

/// What the front-end states of C and C++.
@Suite struct CxxTests {
  @Test("bases, with access and virtual")
  func bases() throws {
    let report = try report(
      of: """
        struct Node {};
        class Base {};
        template <class T> class Holder {};
        class Leaf : public Base, private virtual Node {};
        class Box : public Holder<Leaf> {};
        """, defaultFile: "main.cc")
    #expect(report.facts(.inherits) == ["Box inherits Holder", "Leaf inherits Base", "Leaf inherits Node [virtual]"])
  }

  @Test("members of every kind: smart pointers and containers are looked through")
  func members() throws {
    let report = try report(
      of: """
        #include <functional>
        #include <map>
        #include <memory>
        #include <optional>
        #include <string>
        #include <vector>
        struct Part { int number; };
        struct Whole {
          Part value;
          std::unique_ptr<Part> own;
          std::shared_ptr<Part> shared;
          std::weak_ptr<Part> weak;
          Part* raw;
          Part& reference;
          std::vector<std::unique_ptr<Part>> parts;
          std::map<int, Part*> byNumber;
          std::optional<Part> maybe;
          Part pair[2];
          static Whole* instance;
          struct { Part* inner; } nested;
        };
        """, defaultFile: "main.cc")
    #expect(
      report.facts(.holds).filter { $0.hasPrefix("Whole holds Part") } == [
        "Whole holds Part raw byNumber [many]", "Whole holds Part raw inner", "Whole holds Part raw raw",
        "Whole holds Part reference reference", "Whole holds Part shared shared", "Whole holds Part unique own",
        "Whole holds Part unique parts [many]", "Whole holds Part value maybe", "Whole holds Part value pair [many]",
        "Whole holds Part value value", "Whole holds Part weak weak",
      ])
    #expect(report.facts(.holds).contains("Whole holds Whole raw instance [static]"))
  }

  @Test("functions of C: calls, globals, and two static functions of one name")
  func functions() throws {
    let report = try report(
      of: """
        //- a/util.c
        struct State { int x; };
        static struct State state;
        static void init(void) { state.x = 1; }
        void a(void) { init(); }
        //- b/util.c
        static void init(void) {}
        void b(void) { init(); }
        """)
    #expect(report.graph.entities.count { $0.name == "init" } == 2)
    #expect(report.facts(.uses).contains("a uses init"))
    #expect(report.facts(.uses).contains("init uses state"))
    #expect(report.facts(.holds).contains("state holds State value state [static]"))
  }

  @Test("a class seen through many units is one entity, and its header is read once")
  func oneEntity() throws {
    let report = try report(
      of: """
        //- thing.h
        #pragma once
        class Other;
        class Thing { Other* other; public: void run(); };
        //- thing.cc
        #include "thing.h"
        void Thing::run() {}
        //- user.cc
        #include "thing.h"
        static Thing thing;
        """)
    #expect(report.graph.entities.count { $0.name == "Thing" } == 1)
    #expect(report.facts(.holds) == ["Thing holds Other raw other", "thing holds Thing value thing [static]"])
  }

  @Test("lambdas that are stored")
  func lambdas() throws {
    let report = try report(
      of: """
        #include <functional>
        struct Timer { std::function<void()> tick; };
        struct Clock {
          Timer timer;
          void start() { timer.tick = [this] { stop(); }; }
          void stop() {}
        };
        """, defaultFile: "main.cc")
    #expect(report.facts(.captures) == ["Timer captures Clock raw tick"])
  }

  @Test("a fragment says to each file that includes it what the macros there make of it")
  func fragments() throws {
    let report = try report(
      of: """
        //- commands.def
        ENTRY(get)
        //- server.c
        void getCommand(void) {}
        #define ENTRY(name) void (*name##Entry)(void) = name##Command;
        #include "commands.def"
        //- client.c
        struct help { int x; };
        #define ENTRY(name) struct help name##Help;
        #include "commands.def"
        """)
    #expect(report.facts(.uses).contains("getEntry uses getCommand"))
    #expect(report.facts(.holds).contains("getHelp holds help value getHelp [static]"))
    #expect(report.coverage.filesParsed == 3)
  }

  @Test("types that are local to a function, by the function's name and not by a place in the file")
  func localTypes() throws {
    let report = try report(
      of: """
        //- main.cc
        struct Base {};
        // a comment that moves everything
        namespace app {
        int run() {
          struct Local : Base { Base *first; };
          Local local{};
          return local.first != nullptr;
        }
        }
        """)
    #expect(report.facts(.inherits) == ["Local inherits Base"])
    #expect(report.facts(.holds) == ["Local holds Base raw first"])
    let id = report.graph.entities.first { $0.name.hasSuffix("Local") }?.id.text
    #expect(id == "c:main.cc@N@app@F@run#@S@Local")
  }

  @Test("atomic members, pointers to members, and padding that has no name")
  func oddMembers() throws {
    let report = try report(
      of: """
        //- counter.c
        struct Node { int value; };
        struct Counter { _Atomic(struct Node *) head; _Atomic int count; int : 2; };
        //- field.cc
        struct Point { int x; void move(); };
        struct Field { int Point::*which; void (Point::*how)(); };
        """)
    #expect(
      report.facts(.holds) == [
        "Counter holds Node raw head", "Counter holds int value count", "Field holds function raw how", "Field holds int Point::* value which",
        "Node holds int value value", "Point holds int value x",
      ])
  }

  @Test("an enumerator that is stored as a character")
  func enumeratorInText() throws {
    let report = try report(
      of: """
        //- status.cc
        class Status {
         public:
          enum Code { ok, bad };
          explicit Status(Code code) {
            char *text = new char[5];
            text[4] = static_cast<char>(code);
            state_ = text;
          }
          ~Status() { delete[] state_; }
         private:
          const char *state_;
        };
        """)
    #expect(report.facts(.holds) == ["Status holds char unique state_ [inferred]"])
  }
}
