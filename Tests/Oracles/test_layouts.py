"""Bases and members against clang's record layouts: every kind of member of `fixtures/cxx`.

A difference that is a known mistake of the analyser stands in `KNOWN_GAPS`, with what is wrong; the test fails when a new one
appears, and when one is gone and still listed.
"""
import os
import tempfile
import unittest

import clang_includes
import cxx_layouts
import objc_text
import product
from cxx_layouts import Held, held

FIXTURE = os.path.join(product.HERE, "fixtures", "cxx")

KNOWN_GAPS = set()


@unittest.skipUnless(os.path.exists(product.arborist()) and product.clang("clang++"), "needs a built arborist and a clang++")
class Fixture(unittest.TestCase):
    def test_every_kind_of_member(self):
        jobs = [(FIXTURE, os.path.join(FIXTURE, path), clang_includes.standard(path, "c++17"))
                for path in objc_text.Files(FIXTURE).real if path.endswith(clang_includes.SOURCES)]
        score, failures = cxx_layouts.compare(FIXTURE, jobs)
        self.assertEqual(failures, [])
        found = set(score.differences())
        self.assertEqual(found - KNOWN_GAPS, set(), "new differences")
        self.assertEqual(KNOWN_GAPS - found, set(), "gaps that are closed and still listed")
        self.assertGreaterEqual(score["member ownership"].expected, 140)
        self.assertGreaterEqual(score["base"].expected, 15)


class Reading(unittest.TestCase):
    DUMP = """
*** Dumping AST Record Layout
         0 | struct n::A
         0 |   struct n::B (primary base)
         0 |     (B vtable pointer)
         8 |   class Empty (base) (empty)
         8 |   union n::A::(anonymous at a.cc:1:2)\x20
         8 |     int u
        12 |   struct n::A::(unnamed at a.cc:3:4) named
        12 |     int q
        16 |   class std::vector<struct n::C *> v
        16 |     struct std::_Vector_base<struct n::C *> (base)
    40:0-2 |   int bits
    40:3-4 |   int\x20
     41:- |   int\x20
        48 |   n::C[4][2] array
        56 |   struct n::C[2] others
        64 |   struct n::V (virtual base)
        64 |     int inside
           | [sizeof=72, dsize=72, align=8,
"""

    def test_record(self):
        [record] = cxx_layouts.read_layouts(self.DUMP)
        self.assertEqual(record.name, "n::A")
        self.assertEqual([(b.type, b.is_virtual) for b in record.bases], [("struct n::B", False), ("class Empty", False), ("struct n::V", True)])
        self.assertEqual([f.name for f in record.fields], ["u", "q", "v", "bits", "array", "others"])
        self.assertEqual(record.fields[2].type, "class std::vector<struct n::C *>")

    def test_types(self):
        self.assertEqual(held("class A *const"), {Held("A", "raw")})
        self.assertEqual(held("const struct n::A &"), {Held("n::A", "reference")})
        self.assertEqual(held("struct A[2][3]"), {Held("A", "value", True)})
        self.assertEqual(held("struct A (*)[4]"), {Held("A", "raw", True)})
        self.assertEqual(held("int (*)(struct A *)"), {Held("function", "raw")})
        self.assertEqual(held("class std::unique_ptr<struct A, void (*)(struct A *)>"), {Held("A", "unique")})
        self.assertEqual(held("class std::map<class std::basic_string<char>, class std::shared_ptr<struct n::(anonymous namespace)::B> >"),
                         {Held("std::basic_string", "value", True), Held("n::B", "shared", True)})
        self.assertEqual(held("unsigned long"), {Held("", "value")})
        self.assertEqual(held("class std::function<void (struct A)>"), {Held("function", "value")})


if __name__ == "__main__":
    unittest.main()
