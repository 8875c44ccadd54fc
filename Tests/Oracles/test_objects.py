"""The facts against what clang's code generator knows: every construct of `fixtures/objc`, for two Objective-C runtimes.

A difference that is a known mistake of the analyser stands in `KNOWN_GAPS`, with what is wrong; the test fails when a new one
appears, and when one is gone and still listed.
"""
import os
import tempfile
import unittest

import compare_objects
import object_file
import objc_metadata
import product

FIXTURE = os.path.join(product.HERE, "fixtures", "objc")

KNOWN_GAPS = {
    # `@synthesize loose = _ownLoose` for a property of the superclass: the graph calls the member by the property's name.
    'ivar: miss: Narrower._ownLoose @"Node" weak',
    "member: extra: Narrower.loose",
}

needs_product = unittest.skipUnless(os.path.exists(product.arborist()) and product.clang(), "needs a built arborist and a clang")


@needs_product
class Fixture(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.graph = os.path.join(cls.folder.name, "graph.json")
        product.write_graph(FIXTURE, cls.graph)
        cls.units = product.stand_ins(FIXTURE, os.path.join(cls.folder.name, "stand-ins"))

    def check(self, options):
        score, failures = compare_objects.compare(FIXTURE, options, graph=self.graph, units=self.units)
        self.assertEqual(failures, [])
        found = set(score.differences())
        self.assertEqual(found - KNOWN_GAPS, set(), "new differences")
        self.assertEqual(KNOWN_GAPS - found, set(), "gaps that are closed and still listed")
        # So that a comparison of nothing does not pass.
        self.assertGreaterEqual(score["property ownership"].expected, 115)
        self.assertGreaterEqual(score["ivar ownership"].expected, 55)

    def test_apple(self):
        self.check([])

    def test_mac(self):
        self.check(["-target", "arm64-apple-macos13"])

    def test_gnustep(self):
        self.check(compare_objects.GNUSTEP)


class Decoding(unittest.TestCase):
    def test_layout_bitmaps(self):
        self.assertEqual(objc_metadata.words(bytes([0x02]), 8), {8, 16})
        self.assertEqual(objc_metadata.words(bytes([0x21, 0x11]), 8), {24, 40})
        # Fifteen words are the most that half a byte skips.
        self.assertEqual(objc_metadata.words(bytes([0xF0, 0x11]), 0), {128})
        self.assertEqual(objc_metadata.words(b"", 8), set())

    def test_attributes(self):
        found = objc_metadata.Property("a", 'T@"View<P><Q>",W,N,V_a')
        self.assertEqual((found.type, found.ivar), ('@"View<P><Q>"', "_a"))
        self.assertTrue(found.has("W") and not found.has("R"))
        self.assertEqual(objc_metadata.Property("b", 'T{pair="first"i"second"d},N').type, '{pair="first"i"second"d}')

    def test_types(self):
        self.assertEqual(compare_objects.types_of('@"View<P><Q>"'), {"View", "P", "Q"})
        self.assertEqual(compare_objects.types_of('@"<P>"'), {"P"})
        self.assertEqual(compare_objects.types_of("@"), set())
        self.assertEqual(compare_objects.types_of('[3@"View"]'), {"View"})

    def test_other_files_are_refused(self):
        with self.assertRaises(object_file.Unreadable):
            objc_metadata.read(b"#!/bin/sh\n")


class WithoutBodies(unittest.TestCase):
    def test_methods_and_functions(self):
        self.check("- (void)run { [self stop]; }", "- (void)run {}")
        self.check("static int f(int a) { if (a) { return 1; } return 0; }", "static int f(int a) {}")
        self.check('- (id)a:(int)x\n{\n  NSString *s = @"}";\n}\n- (id)b { return 0; }', "- (id)a:(int)x\n{\n\n}\n- (id)b {}")

    def test_what_is_no_body(self):
        for text in ("@interface A : B { int x; }", "@implementation A { id x; }", "struct S { int x; };", "int a[] = { 1, 2 };",
                     "typedef NS_ENUM(NSInteger, Mood) { Calm, Loud };", "enum { One };"):
            self.check(text, text)

    def test_directives_stay(self):
        self.check("- (void)a {\n#if X\n  f();\n#else\n  g();\n#endif\n}", "- (void)a {\n#if X\n\n#else\n\n#endif\n}")

    def check(self, text, expected):
        self.assertEqual(compare_objects.without_bodies(text), expected)


if __name__ == "__main__":
    unittest.main()
