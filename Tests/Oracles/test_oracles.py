"""Small sources written as strings: the ordinary case first, the odd ones after."""
import contextlib
import io
import json
import os
import shutil
import subprocess
import tempfile
import unittest

import clang_includes
import compare_graph
import objc_text


def scan(text, path="a.h"):
    return objc_text.finish(objc_text.scan_text(text, path))


def names(out, kind, *keys):
    return [tuple(item[key] for key in keys) if len(keys) > 1 else item[keys[0]] for item in out[kind]]


class Declarations(unittest.TestCase):
    def check(self, text, kind, keys, expected):
        self.assertEqual(names(scan(text), kind, *keys.split()), expected)

    def test_class(self):
        self.check("@interface A : B\n@end", "superclasses", "class superclass line", [("A", "B", 1)])
        self.check("@interface Root { id isa; } @end", "superclasses", "class", [])

    def test_comments_and_strings(self):
        text = '''
            // @interface Not : There
            /* @interface Nor : Here
               @end */
            NSString *s = @"// no comment"; @interface A : B @end
            NSString *t = @"@interface X : Y \\" @end"; char c = '"'; @interface C : D @end
            /* "unbalanced */ @interface E : F @end
            // continued \\
            @interface Hidden : Z
        '''
        self.check(text, "superclasses", "class superclass", [("A", "B"), ("C", "D"), ("E", "F")])

    def test_pointers_to_scalars_are_no_objects(self):
        out = scan("@interface A\n@property (assign) NSUInteger *rows;\n@property (assign) Rows *objects;\n@end")
        self.assertEqual(names(out, "properties", "name", "type_kind"), [("rows", "cpointer"), ("objects", "object")])

    def test_line_breaks_attributes_and_macros(self):
        text = '''
            NS_CLASS_AVAILABLE(10_0, 2_0)
            __attribute__((objc_subclassing_restricted))
            @interface A
                : B
                <P,
                 Q>
            @end
            @interface GS_GENERIC_CLASS(List, __covariant T) : GS_GENERIC_CLASS(Base, T) <R>
            @end
            @interface GS_GENERIC_CLASS(List, T) (More)
            @end
            @interface
            Wrapped (Cat)
            @end
        '''
        out = scan(text)
        self.assertEqual(names(out, "superclasses", "class", "superclass"), [("A", "B"), ("List", "Base")])
        self.assertEqual(names(out, "conformances", "class", "protocol"), [("A", "P"), ("A", "Q"), ("List", "R")])
        self.assertEqual(names(out, "categories", "class", "category"), [("List", "More"), ("Wrapped", "Cat")])

    def test_generics(self):
        out = scan('''
            @interface Box<__covariant T : id<NSCopying>, U> : NSObject <P> @end
            @interface Strings : Box<NSString *, id> <Q> @end
            @interface Same<T> : Box<T> @end
            @interface Cache<K> : NSCache <K> <S> @end
            @interface Plain : Thing <A, B> @end
            @interface Root <C> @end
            @interface Box<T, U> (Extras) <D> @end
        ''')
        self.assertEqual(out["classes"][0]["generics"], ["T", "U"])
        self.assertEqual(names(out, "superclasses", "class", "superclass"),
                         [("Box", "NSObject"), ("Strings", "Box"), ("Same", "Box"), ("Cache", "NSCache"), ("Plain", "Thing")])
        self.assertEqual(names(out, "conformances", "class", "protocol"),
                         [("Box", "P"), ("Strings", "Q"), ("Cache", "S"), ("Plain", "A"), ("Plain", "B"), ("Root", "C"), ("Box", "D")])

    def test_forward_declarations(self):
        out = scan('''
            @class A, B<T>;
            @protocol P, Q;
            @protocol R;
            Protocol *p = @protocol(S);
            @protocol T <P, Q>
            - (void)run;
            @end
        ''')
        self.assertEqual(out["classes"], [])
        self.assertEqual(names(out, "protocols", "name"), ["T"])
        self.assertEqual(names(out, "refinements", "protocol", "refines"), [("T", "P"), ("T", "Q")])

    def test_categories_and_extensions(self):
        out = scan('''
            @interface A (Coding) <NSCoding> @end
            @interface A () <P> { int hidden; } @property (weak) id<P> peer; @end
            @interface A(Tight) @end
        ''')
        self.assertEqual(names(out, "categories", "class", "category", "extension"),
                         [("A", "Coding", False), ("A", "", True), ("A", "Tight", False)])
        self.assertEqual(names(out, "conformances", "class", "protocol", "in"),
                         [("A", "NSCoding", "category"), ("A", "P", "extension")])
        self.assertEqual(names(out, "properties", "class", "name", "in"), [("A", "peer", "extension")])
        self.assertEqual(names(out, "ivars", "class", "name"), [("A", "hidden")])

    def test_instance_variables(self):
        out = scan('''
            @interface A : B {
              @private
                int a, b;
                NSString *_name, *_other;
                __weak id<P> _delegate;
                void (^_handler)(int, NSString *);
                struct { unsigned flag : 1; } _flags;
                unsigned _bits : 3;
                char _buffer[16];
                std::vector<int> _numbers;
            }
            @property (strong) NSString *name;
            @end
            @implementation A { NSArray *_own; }
            @synthesize name = _text;
            @end
        ''')
        self.assertEqual(names(out, "ivars", "name"),
                         ["a", "b", "_name", "_other", "_delegate", "_handler", "_flags", "_bits", "_buffer", "_numbers", "_own", "_text"])
        self.assertEqual(names(out, "properties", "name"), ["name"])


class Properties(unittest.TestCase):
    def one(self, text, **expected):
        out = scan("typedef void (^Done)(int);\n@class Foo;\n@interface A : B\n" + text + "\n@end")
        self.assertEqual(len(out["properties"]), 1, text)
        item = out["properties"][0]
        self.assertEqual({key: item[key] for key in expected}, expected, text)

    def test_ownership(self):
        self.one("@property (nonatomic, strong) Foo *foo;", name="foo", keyword="strong", type_kind="object", types=["Foo"])
        self.one("@property(retain)Foo*foo;", name="foo", keyword="retain", type_kind="object")
        self.one("@property (nonatomic, weak, nullable) id<Foo> delegate;", name="delegate", keyword="weak",
                 type_kind="object", protocols=["Foo"], nullable=True)
        self.one("@property (assign) id target;", keyword="assign", type_kind="id")
        self.one("@property (nonatomic, assign) BOOL on;", name="on", keyword="assign", type_kind="scalar")
        self.one("@property (assign) Foo *foo;", type_kind="object")
        self.one("@property (assign) struct point *at;", name="at", type_kind="cpointer")
        self.one("@property (unsafe_unretained) Foo *foo;", keyword="unsafe_unretained")
        self.one("@property Foo *foo;", name="foo", keyword=None, type_kind="object")
        self.one("@property (getter=copy) Foo *foo;", keyword=None)

    def test_blocks(self):
        self.one("@property (nonatomic, copy) void (^handler)(NSString *text, int count);", name="handler", type_kind="block")
        self.one("@property (copy) BOOL (^ _Nullable test)(void);", name="test", type_kind="block")
        self.one("@property (copy) void (^(^maker)(int))(void);", name="maker", type_kind="block")
        self.one("@property (copy) Done done;", name="done", type_kind="block")

    def test_several_lines(self):
        self.one("@property (nonatomic,\n  readonly,\n  copy) // why\n NSArray<Foo *>\n  *items;", name="items", keyword="copy",
                 readonly=True, types=["NSArray"], protocols=["Foo"])

    def test_macros(self):
        self.one("@property (weak) IBOutlet Foo *foo;", name="foo", types=["Foo"])
        self.one("@property (strong) IBOutletCollection(UIView) NSArray *views;", name="views", types=["NSArray"])
        self.one('@property (copy) Foo *foo API_DEPRECATED("Use ; x", macos(10.10, 10.10)) NS_SWIFT_NAME(bar);', name="foo")
        self.one("@property (copy) Done done AF_API_AVAILABLE(ios(10), macosx(10.12));", name="done", type_kind="block")
        self.one("@property (assign) CGFloat width UI_APPEARANCE_SELECTOR;", name="width", type_kind="scalar")
        self.one("@property (strong) Foo *foo __TVOS_PROHIBITED;", name="foo")
        self.one("@property (strong) Foo *foo __attribute__((deprecated));", name="foo")
        self.one("@property (copy) NSURL *URL;", name="URL")
        self.one("@property (assign) uint32_t MAX_SIZE;", name="MAX_SIZE")

    def test_others(self):
        self.one("@property (class, strong) Foo *shared;", name="shared", class_property=True)
        self.one("@property (strong) __kindof Foo * _Nullable foo;", name="foo", types=["Foo"])
        self.one("@property (strong) NSDictionary<NSString *, NSArray<Foo *> *> *map;", name="map", types=["NSDictionary"])
        self.one("@property (strong) dispatch_queue_t queue;", name="queue", type_kind="typedef")
        self.one("@property (assign) unsigned long long size;", name="size", type_kind="scalar")
        self.one("@property (assign) NSError **error;", name="error", type_kind="cpointer")

    def test_two_in_one(self):
        out = scan("@interface A @property (strong) Foo *a, *b; @end")
        self.assertEqual(names(out, "properties", "name"), ["a", "b"])

    def test_protocol_property(self):
        out = scan("@protocol P @optional @property (weak) id x; @end")
        self.assertEqual(names(out, "properties", "class", "in"), [("P", "protocol")])


class Conditions(unittest.TestCase):
    def test_branches(self):
        out = scan('''
#if 0
@interface Dead : X @end
don't "mind
#else
@interface Live : X @end
#endif
#if UIKIT
@interface View : UIView @end
#elif MAC
@interface View : NSView @end
#else
@interface View : NSObject @end
#endif
#if 1
@interface On : X @end
#else
@interface Off : X @end
#endif
''')
        self.assertEqual(names(out, "superclasses", "class", "superclass", "conditional"),
                         [("Live", "X", False), ("View", "UIView", True), ("View", "NSView", True),
                          ("View", "NSObject", True), ("On", "X", False)])
        self.assertEqual(out["superclasses"][2]["conditions"], ["MAC"])

    def test_header_across_branches(self):
        out = scan("@interface A : B\n#if X\n<P>\n#else\n<P, Q>\n#endif\n@end")
        self.assertEqual(names(out, "conformances", "protocol", "line"), [("P", 3), ("P", 5), ("Q", 5)])

    def test_include_guard_is_no_condition(self):
        out = scan("/* licence */\n#ifndef A_H\n#define A_H\n#import \"b.h\"\n#ifdef X\n#import \"c.h\"\n#endif\n#endif // A_H\n")
        self.assertEqual(names(out, "imports", "spelling", "conditional"), [("b.h", False), ("c.h", True)])
        out = scan("#ifndef A\n#define A\n#endif\n#ifndef B\n#import \"b.h\"\n#endif\n")
        self.assertEqual(names(out, "imports", "conditional"), [True])

    def test_nothing_of_a_macro_body(self):
        out = scan("#define DECLARE(x) \\\n@interface x : Y \\\n@end\n@interface A : B @end")
        self.assertEqual(names(out, "classes", "name"), ["A"])


class Imports(unittest.TestCase):
    def test_forms(self):
        out = scan('''#import "a.h"
#include <sys//odd.h> // <no.h>
  #  import	<F/b.h>
@import UIKit.UIView; @import Foo;
// #import "no.h"
/*
#import "no.h"
*/
#include MACRO
''')
        self.assertEqual(names(out, "imports", "form", "spelling", "line"),
                         [("@import", "UIKit.UIView", 4), ("@import", "Foo", 4), ("#import", "a.h", 1),
                          ("#include", "sys//odd.h", 2), ("#import", "F/b.h", 3), ("#include", "MACRO", 9)])

    def test_resolution(self):
        with project({"App/a.m": "", "App/a.h": "", "Lib/Inc/Lib/b.h": "", "x/c.h": "", "y/c.h": "", "z/time.h": ""}) as root:
            os.symlink("../Lib/Inc/Lib/b.h", os.path.join(root, "App/alias.h"))
            files = objc_text.Files(root)

            def resolve(spelling, quote):
                return files.resolve("App/a.m", spelling, quote)
            self.assertEqual(resolve("a.h", '"'), ("relative", "App/a.h", []))
            self.assertEqual(resolve("../App/./a.h", '"'), ("relative", "App/a.h", []))
            self.assertEqual(resolve("alias.h", '"'), ("relative", "Lib/Inc/Lib/b.h", []))
            self.assertEqual(resolve("Lib/b.h", "<"), ("suffix", "Lib/Inc/Lib/b.h", []))
            self.assertEqual(resolve("Other/b.h", "<"), ("basename", "Lib/Inc/Lib/b.h", []))
            self.assertEqual(resolve("UIKit/b.h", "<"), ("unresolved", None, []))
            self.assertEqual(resolve("c.h", '"'), ("suffix", None, ["x/c.h", "y/c.h"]))
            self.assertEqual(resolve("time.h", "<"), ("system", None, []))
            self.assertEqual(resolve("none.h", '"'), ("unresolved", None, []))


@contextlib.contextmanager
def project(sources):
    with tempfile.TemporaryDirectory() as root:
        for path, text in sources.items():
            full = os.path.join(root, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
        yield root


SOURCES = {
    "A.h": '#import "P.h"\n@interface A : NSObject <P>\n@property (copy) NSString *name;\n@property (weak) id<P> peer;\n'
           "@property (assign) BOOL on;\n@end\n",
    "A.m": '#import "A.h"\n@interface A () @property (strong) A *next; @end\n@implementation A @end\n',
    "P.h": "@protocol P <NSObject> @end\n",
}


def graph_of_sources():
    def node(identifier, kind, name, external=False):
        return {"id": identifier, "kind": kind, "name": name, "language": "objective-c", "external": external,
                "path": identifier if kind == "file" else None, "line": 1}

    def edge(source, target, kind, **more):
        return dict({"source": source, "target": target, "kind": kind, "path": "A.h", "line": 1}, **more)
    return {
        "nodes": [node(path, "file", path) for path in SOURCES] + [
            node("c:objc(cs)A", "class", "A"), node("c:objc(pl)P", "protocol", "P"), node("c:objc(ext)A", "category", "A()"),
            node("c:objc(cs)NSObject", "class", "NSObject", True), node("c:objc(pl)NSObject", "protocol", "NSObject", True),
            node("c:objc(cs)NSString", "class", "NSString", True)],
        "edges": [
            edge("A.h", "P.h", "imports"), edge("A.m", "A.h", "imports"),
            edge("c:objc(cs)A", "c:objc(cs)NSObject", "inherits"), edge("c:objc(pl)P", "c:objc(pl)NSObject", "inherits"),
            edge("c:objc(cs)A", "c:objc(pl)P", "conforms"), edge("c:objc(ext)A", "c:objc(cs)A", "extends"),
            edge("c:objc(cs)A", "c:objc(cs)NSString", "holds", member="name", ownership="copy"),
            edge("c:objc(cs)A", "c:objc(pl)P", "holds", member="peer", ownership="weak"),
            edge("c:objc(cs)A", "c:objc(cs)A", "holds", member="next", ownership="strong")]}


class Comparing(unittest.TestCase):
    def compare(self, change=lambda graph: None):
        graph = graph_of_sources()
        change(graph)
        with project(dict(SOURCES, **{"graph.json": json.dumps(graph)})) as root:
            comparison = compare_graph.compare(root, os.path.join(root, "graph.json"))
            compare_graph.report(comparison, 20, io.StringIO())
            return {row.kind: row for row in comparison.rows}

    def test_everything_found(self):
        for kind, row in self.compare().items():
            self.assertIn(row.recall(), (None, 1), (kind, row.misses))
            self.assertIn(row.precision(), (None, 1), (kind, row.extras))

    def test_scalar_without_edge_is_counted(self):
        row = self.compare()["holds: scalars, C pointers"]
        self.assertEqual((row.expected, dict(row.skipped)), (0, {"no edge, none required": 1}))

    def test_misses(self):
        for kind, title in (("conforms", "conforms"), ("extends", "extends (extension)"), ("imports", "imports")):
            def drop(graph, kind=kind):
                graph["edges"] = [e for e in graph["edges"] if e["kind"] != kind]
            self.assertLess(self.compare(drop)[title].recall(), 1, kind)

    def test_external_class_is_no_project_class(self):
        def hide(graph):
            graph["nodes"][3]["external"] = True
        self.assertEqual(self.compare(hide)["node class"].misses, [("A.h:2", "A  (external in the graph)")])

    def test_wrong_ownership(self):
        def weaken(graph):
            graph["edges"][6]["ownership"] = "weak"
        self.assertEqual(self.compare(weaken)["holds: external types"].misses,
                         [("A.h:3", "A.name (copy NSString)  wrong: weak")])

    def test_extras(self):
        def invent(graph):
            graph["edges"].append(dict(graph["edges"][0], source="P.h", target="A.h"))
            graph["edges"].append(dict(graph["edges"][2], target="c:objc(cs)NSString"))
            graph["edges"].append(dict(graph["edges"][8], member="ghost"))
        rows = self.compare(invent)
        for kind in ("imports", "inherits (superclass)", "holds: members"):
            self.assertEqual(len(rows[kind].extras), 1, kind)


class Clang(unittest.TestCase):
    def test_flags(self):
        self.assertEqual(clang_includes.safe_flags(
            "-Ia -I b -Xclang -load -Xclang x.so -fplugin=x.so -O2 -MD -MF f -D X=1 -DY -isystem c -std=c11 -o o -include p.h".split()),
            "-Ia -I b -D X=1 -DY -isystem c -std=c11 -include p.h".split())

    @unittest.skipUnless(shutil.which("clang"), "no clang")
    def test_direct_edges(self):
        sources = {"src/a.c": '#include "b.h"\n#include <c.h>\n#include <stddef.h>\n', "src/b.h": "#include <c.h>\n",
                   "inc/c.h": "#ifndef C\n#define C\n#endif\n"}
        with project(sources) as root:
            real = os.path.realpath(root)
            jobs = [(real, os.path.join(real, "src/a.c"), ["-I" + os.path.join(real, "inc")])]
            try:
                edges, visited, status, _ = clang_includes.gather(root, jobs, "clang", 60)
            except subprocess.SubprocessError as error:
                self.skipTest(str(error))
        if status["failed"]:
            self.skipTest("this clang has no direct-per-file filter")
        # The second #include <c.h> opens nothing, and is an edge all the same.
        self.assertEqual(edges, {("src/a.c", "src/b.h"): 1, ("src/a.c", "inc/c.h"): 2, ("src/b.h", "inc/c.h"): 1})
        self.assertEqual(visited, set(sources))


if __name__ == "__main__":
    unittest.main()
