import Facts
import Testing

@testable import Projects

struct ImportScanTests {
  @Test func readsEveryForm() {
    let found = scan(
      """
      #import <UIKit/UIKit.h>
      #include "a.h"
        #  include  <b/c.h>  // why
      #include_next <stdlib.h>
      @import Foundation;
      @import Kit.Sub.Part;
      """
    ).imports
    #expect(
      found.map { "\($0.line) \($0.form.rawValue) \($0.spelling)" } == [
        "1 angled UIKit/UIKit.h", "2 quoted a.h", "3 angled b/c.h", "4 angled stdlib.h", "5 module Foundation", "6 module Kit.Sub.Part",
      ])
    #expect(found.map(\.isNext) == [false, false, false, true, false, false])
  }

  @Test func ignoresCommentsAndStrings() {
    let found = scan(
      #"""
      // #include "a.h"
      /* #include "b.h"
      #include "c.h" */
      const char *s = "\
      #include \"d.h\"";
      char c = '"'; /* ' */
      #include "e.h"
      // continued \
      #include "f.h"
      int x = a # include "g.h"
      """#)
    #expect(found.imports.map(\.spelling) == ["e.h"])
    #expect(found.imports.map(\.line) == [7])
  }

  @Test func ignoresRawStringsAndDigitSeparators() {
    let found = scan(
      """
      auto s = R"x(
      #include "a.h"
      )x";
      int n = 1'000'000; #define
      #include "b.h"
      """)
    #expect(found.imports.map(\.spelling) == ["b.h"])
    #expect(found.imports.map(\.line) == [5])
  }

  @Test func followsContinuedLines() {
    let found = scan("#inc\\\nlude \"x.h\"\n#include \\\n  \"a.h\"\n#define A \\\n  1\n#include \"b.h\"\n")
    // A word that is split over lines is nothing anybody writes.
    #expect(found.imports.map { "\($0.line) \($0.spelling)" } == ["3 a.h", "7 b.h"])
  }

  @Test func skipsComputedIncludes() {
    #expect(scan("#include CONFIG_HEADER\n#include <a.h\n#include\n").imports.isEmpty)
  }

  @Test func countsLines() {
    #expect(["", "a", "a\n", "a\nb", "a\r\nb\r\n", "/*\n\n*/\n", "\"\\\n\"\n", "#if 0\n\n#endif"].map { scan($0).lines } == [0, 1, 1, 2, 2, 3, 2, 3])
  }

  @Test func survivesEndsInTheMiddle() {
    for text in [
      "#", "#inc", "#include", "#include \"", "#include <", "/", "/*", "//", "\"", "'", "\\", "@", "@import", "@interface",
      "@protocol", "typedef", "typedef struct {", "struct", "enum class", "R\"(", "#if", "#else", "#endif", "#elif", "1'", "using",
      "NS_ENUM(", "#define", "}", ")", "template", "namespace", "typedef (", "typedef )",
    ] {
      _ = scan(text)
      _ = scan(text + "\n")
    }
  }
}

struct ConditionTests {
  private func conditions(_ text: String) -> [String?] { scan(text).imports.map(\.condition) }

  @Test func namesTheBranch() {
    #expect(
      conditions(
        """
        #if TARGET_OS_IPHONE
        #import "a.h"
        #elif TARGET_OS_MAC
        #import "b.h"
        #else
        #import "c.h"
        #endif
        #import "d.h"
        """) == ["TARGET_OS_IPHONE", "!(TARGET_OS_IPHONE) && TARGET_OS_MAC", "!(TARGET_OS_IPHONE) && !(TARGET_OS_MAC)", nil])
  }

  @Test func joinsNestedConditions() {
    #expect(
      conditions(
        """
        #ifdef A
        #ifndef B // why
        #if C || \\
            D
        #include "a.h"
        #endif
        #include "b.h"
        #else
        #include "c.h"
        #endif
        #endif
        """) == ["defined(A) && !defined(B) && (C || D)", "defined(A) && !defined(B)", "defined(A) && !(!defined(B))"])
  }

  @Test func leavesGuardsOut() {
    #expect(conditions("// Copyright\n#ifndef A_H\n#define A_H\n#include \"b.h\"\n#ifdef X\n#include \"c.h\"\n#endif\n#endif\n") == [nil, "defined(X)"])
    #expect(conditions("#if !defined( A_H )\n#  define A_H 1\n#include \"b.h\"\n#endif\n") == [nil])
    #expect(conditions("#pragma once\n#ifndef A_H\n#define A_H\n#include \"b.h\"\n#endif\n") == [nil])
  }

  @Test func findsGuardsOfFilesGluedTogether() {
    #expect(conditions("int a;\n#ifndef A_H\n#define A_H\n#include \"b.h\"\n#endif\n#ifndef B_H\n#define B_H\n#include \"c.h\"\n#endif") == [nil, nil])
  }

  @Test func keepsWhatOnlyLooksLikeAGuard() {
    #expect(conditions("int a;\n#ifndef LIMIT\n#define LIMIT 10\n#include \"b.h\"\n#endif\n") == ["!defined(LIMIT)"])
    #expect(conditions("#ifndef A\n#include \"b.h\"\n#endif\n") == ["!defined(A)"])
    #expect(conditions("#ifndef A\n#define B\n#include \"b.h\"\n#endif\n") == ["!defined(A)"])
  }

  @Test func skipsDeadCode() {
    let found = scan(
      """
      #if 0
      #include "a.h"
      @interface Dead : NSObject
      it's not a string
      #if 1
      #include "b.h"
      #endif
      #else
      #include "c.h"
      #endif
      #if 1
      #include "d.h"
      #else
      #include "e.h"
      #endif
      """)
    #expect(found.imports.map(\.spelling) == ["c.h", "d.h"])
    #expect(found.imports.map(\.condition) == [nil, nil])
    #expect(found.names.classes.isEmpty)
  }

  @Test func takesUnbalancedDirectives() {
    #expect(conditions("#endif\n#else\n#elif X\n#include \"a.h\"\n#if Y\n#include \"b.h\"\n") == [nil, "Y"])
  }

  @Test func staysSmallInDeepNests() {
    let text = String(repeating: "#if A\n#include \"a.h\"\n", count: 5_000)
    let found = scan(text)
    #expect(found.imports.count == 5_000)
    #expect(found.imports.allSatisfy { ($0.condition?.utf8.count ?? 0) < 800 })
  }
}

struct DeclaredNamesTests {
  @Test func classesAndProtocols() {
    let names = scan(
      """
      @class Later;
      @protocol Forward, Also;
      @interface A : NSObject <P>
      @end
      @interface A (Category)
      @end
      @interface A ()
      @end
      @interface Box<__covariant T> : NSObject
      @end
      @interface Box<T> (More)
      @end
      @protocol P <NSObject>
      - (void)use:(id)x as:(Protocol *)p;
      @end
      id p = @protocol(Q);
      """
    ).names
    #expect(names.classes == ["A", "Box"])
    #expect(names.protocols == ["P"])
  }

  @Test func typedefs() {
    let names = scan(
      """
      typedef int Number;
      typedef unsigned long long Big, *BigPointer;
      typedef struct { int typedefs; struct Inner { int i; } in; } Plain, *PlainRef;
      typedef struct Tag Opaque;
      typedef const struct __Ref *Ref;
      typedef int (*Compare)(const void *, const void *);
      typedef void (^Block)(NSError * _Nullable error);
      typedef NSString *Key NS_STRING_ENUM;
      typedef NSString * const Name NS_SWIFT_NAME(Other.Name);
      typedef std::map<int, std::vector<Foo>> Table;
      typedef Foo Function(int count, Bar *bar);
      typedef NSArray<Foo *> *Foos;
      typedef char Buffer[16];
      typedef id<P> Something;
      typedef Other Same;
      typedef __attribute__((aligned(16))) float Aligned;
      typedef void (WINAPI *Call)(int);
      typedef enum : uint8_t { One, Two } Kind;
      """
    ).names
    #expect(
      names.types == [
        "Number", "Big", "BigPointer", "Inner", "Plain", "PlainRef", "Opaque", "Ref", "Compare", "Block", "Key", "Name", "Table", "Function",
        "Foos", "Buffer", "Something", "Same", "Aligned", "Call", "Kind",
      ])
  }

  @Test func enumMacros() {
    let names = scan(
      """
      typedef NS_ENUM(NSInteger, Direction) { Up, Down };
      typedef NS_OPTIONS(NSUInteger, Options) { A = 1 << 0, B = 1 << 1 };
      NS_ERROR_ENUM(FooErrorDomain, FooError) { X };
      typedef CF_ENUM(UInt8, Raw) { Y };
      NS_ENUM(NSInteger) { Nameless };
      """
    ).names
    #expect(names.types == ["Direction", "Options", "FooError", "Raw"])
  }

  @Test func tagsWithABody() {
    let names = scan(
      """
      struct A { int x; };
      struct B;
      struct B *b;
      union U { int i; };
      enum E { X };
      class EXPORT C final : public Base<int>, private Other { };
      enum class Scoped : int { One };
      template <class T, struct S> class D { };
      struct stat status(int x) { return f(); }
      struct __attribute__((packed)) P { };
      struct ns::Nested { };
      using Alias = int;
      for (struct A a : list) {}
      - (id)initWithClass:(Class)class from:(id)x { [x make:class with:y]; }
      """
    ).names
    #expect(names.types == ["A", "U", "E", "C", "Scoped", "D", "P", "Nested", "Alias"])
  }

  @Test func macros() {
    #expect(scan("#define A\n#define B(x) x\n# define C \\\n 1\n#if 0\n#define D\n#endif\n#undef E").names.macros == ["A", "B", "C"])
  }
}

struct BranchScanTests {
  @Test func listsTheBranchesOfEveryCondition() {
    let branches = scan(
      """
      #ifndef GUARD_H
      #define GUARD_H
      #if A
      int a;
      # ifdef B
      #  include "b.h"
      # endif
      #elif C /* and \\
        more */
      #define D 1
      #else
      int rest;
      #endif
      #if 0
      # if E
      int dead;
      # endif
      #endif
      #ifdef __cplusplus
      extern "C" {
      #endif
      #endif
      """
    ).branches
    #expect(
      branches.map { "\($0.group) \($0.parent.map(String.init) ?? "-") \($0.lines) \($0.content) \($0.isOptional) \($0.condition)" } == [
        "1 - 4..<8 code true A",
        "2 0 6..<7 imports true A && defined(B)",
        "1 - 10..<11 nothing true !(A) && C",
        "1 - 12..<13 code true !(A) && !(C)",
        "5 - 20..<21 code false defined(__cplusplus)",
      ])
    #expect((1...22).map { branches.innermost(at: $0).map(String.init) ?? "-" }.joined() == "---0010--2-3-------4--")
  }

  @Test func survivesWhatIsNotClosed() {
    let branches = scan("#if A\nint a;\n#if B\nint b;\n").branches
    #expect(branches.map(\.condition) == ["A", "A && B"])
    #expect(branches.map(\.content) == [.code, .code])
    #expect(scan("#else\n#endif\n#endif\n#elif X\nint a;").branches == [])
  }
}
