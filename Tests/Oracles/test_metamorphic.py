"""Projects that are changed in ways that must change their graph in a known way.

A change that is known to do something else stands in `KNOWN_GAPS`, with what is wrong; the test fails when another one does, and
when one is as expected and still listed.
"""
import os
import tempfile
import unittest

import metamorphic
import product

KNOWN_GAPS = set()

LOCALS = """
@interface Aardwolf
+ (void)run;
@end
@implementation Aardwolf
+ (void)go {
  void (^block)(void) = ^{
    Aardwolf *local = 0;
    [local run];
  };
  block();
}
@end
"""

BESIDE = {
    "Shop/Stock.h": "#import <Foundation/Foundation.h>\n#import \"Shelf.h\"\n@class Clerk;\n@interface Stock : NSObject\n"
                    "@property (nonatomic, strong) Shelf *shelf;\n@property (nonatomic, weak) Clerk *clerk;\n@end\n",
    "Shop/Stock.m": "#import \"Stock.h\"\n#import \"Clerk.h\"\n#import \"Shelf.h\"\n@interface Stock ()\n@property (nonatomic, copy) NSString *label;\n@end\n"
                    "@implementation Stock\n- (void)count { [self.shelf clear]; [Clerk new]; }\n@end\n",
    "Shop/Shelf.h": "#import <Foundation/Foundation.h>\n@protocol Clearing\n- (void)clear;\n@end\n@interface Shelf : NSObject <Clearing>\n"
                    "@property (nonatomic) NSArray<NSString *> *names;\n@end\n",
    "Shop/Shelf.m": "#import \"Shelf.h\"\n@implementation Shelf\n- (void)clear { self.names = @[]; }\n@end\n",
    "Shop/Clerk.h": "#import \"Stock.h\"\n@interface Clerk : NSObject\n@property (nonatomic, strong) Stock *stock;\n@end\n"
                    "@interface Visitor : Clerk\n@property (nonatomic, assign) NSInteger visits;\n@end\n",
    "Shop/Clerk.m": "#import \"Clerk.h\"\n@implementation Clerk\n@end\n@implementation Visitor\n@end\n",
    "Store/engine.h": "#pragma once\n#include \"wheel.h\"\nnamespace store {\nclass Engine {\n  Wheel front_;\n  Wheel *rear_;\n  const Wheel &spare_;\n"
                      " public:\n  explicit Engine(const Wheel &spare);\n};\n}\n",
    "Store/engine.cc": "#include \"engine.h\"\n#include \"wheel.h\"\nnamespace store {\nEngine::Engine(const Wheel &spare) : front_(), rear_(new Wheel()), spare_(spare) {}\n}\n",
    "Store/wheel.h": "#pragma once\nnamespace store {\nstruct Wheel { int spokes_; };\n}\n",
}


@unittest.skipUnless(os.path.exists(product.arborist()), "needs a built arborist")
class Changes(unittest.TestCase):
    def test_small_projects(self):
        found, reasons = set(), []
        for name, files, changes in (("Beside", BESIDE, metamorphic.CHANGES),
                                     ("Locals", {"Locals.m": LOCALS}, [metamorphic.more_comments, metamorphic.other_name, metamorphic.without_class])):
            with tempfile.TemporaryDirectory() as scratch:
                root = os.path.join(scratch, name)
                for path, text in files.items():
                    place = os.path.join(root, path)
                    os.makedirs(os.path.dirname(place), exist_ok=True)
                    with open(place, "w", encoding="utf-8") as file:
                        file.write(text)
                done = 0
                for what, lines in metamorphic.run(root, os.path.join(scratch, "copies"), changes, count=2):
                    done += 1
                    if lines:
                        found.add(f"{name}: {what}")
                        reasons.append(f"{name}: {what}: {lines[:5]}")
                self.assertGreaterEqual(done, len(changes))
        self.assertEqual(found - KNOWN_GAPS, set(), "\n".join(reasons))
        self.assertEqual(KNOWN_GAPS - found, set(), "gaps that are closed and still listed")


class Text(unittest.TestCase):
    def test_comments_stay_out_of_macros_and_strings(self):
        text = "#define A int a; \\\n  int b;\nint c;\n/* int d;\n int e; */ int f;\nint g; // end;\n"
        self.assertEqual(metamorphic.with_comments(text).count("Another one"), 1)

    def test_graphs(self):
        nodes = [{"id": "a", "kind": "class", "name": "A", "external": False, "path": "a.h", "line": 1},
                 {"id": "b", "kind": "class", "name": "B", "external": False, "path": "a.h", "line": 2},
                 {"id": "x", "kind": "class", "name": "X", "external": True, "path": None, "line": None}]
        edges = [{"source": "a", "target": "b", "kind": "holds", "path": "a.h", "line": 1},
                 {"source": "b", "target": "x", "kind": "inherits", "path": "a.h", "line": 2}]
        shape = metamorphic.Shape({"nodes": nodes, "edges": edges})
        moved = metamorphic.Shape({"nodes": [dict(n, line=9) for n in nodes], "edges": [dict(e, line=9) for e in edges]})
        self.assertEqual(metamorphic.differences(shape, moved), [])
        self.assertEqual(len(metamorphic.differences(shape, metamorphic.Shape({"nodes": nodes, "edges": edges[:1]}))), 2)
        # A foreign node goes with the last one that speaks of it.
        self.assertEqual(set(shape.without(lambda i: i == "b").nodes), {"a"})
        self.assertEqual(set(shape.without(lambda i: i == "a").nodes), {"b", "x"})


if __name__ == "__main__":
    unittest.main()
