"""The short form of `make torture`: a few rounds of each kind, and whether a mistake is seen."""
import os
import shutil
import sys
import tempfile
import unittest
from unittest import mock

import product
from torture import caches, edits, growth, interrupts, mutants, reports, sample, surroundings

FIXTURES = os.path.join(product.HERE, "fixtures")


def silent(_):
    pass


@unittest.skipUnless(os.path.exists(product.arborist()) and os.path.isdir("/proc"), "needs a built arborist, and /proc")
class Torture(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.project = tempfile.mkdtemp()
        sample.write(cls.project)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.project)

    def test_mutants(self):
        self.assertEqual(mutants.check([FIXTURES, os.path.join(product.CHECKOUT, "Sources", "Layouts")], 6, size=6, say=silent), [])

    def test_interrupts(self):
        # How soon processes are gone is for the long form: this machine may be busy.
        self.assertEqual(interrupts.check(self.project, 1, ways=("kill", "kill-worker", "interrupt"), patience=60, say=silent), [])

    def test_caches(self):
        self.assertEqual(caches.side_by_side(self.project, 2, processes=2, say=silent), [])
        self.assertEqual(caches.damaged(self.project, 2, say=silent), [])

    def test_edits(self):
        self.assertEqual(edits.check(self.project, 1, say=silent), [])

    def test_reports(self):
        self.assertEqual(reports.check(self.project, 2, say=silent), [])

    def test_surroundings(self):
        # EnvironmentTests have the others.
        names = ("files that can not grow", "full disk", "no proc", "read only tree")
        self.assertEqual(surroundings.check(self.project, only=names, say=silent), [])

    def test_growth(self):
        for name in ("files", "wide", "owners", "callers"):
            self.assertEqual(growth.check(0.0005, only=name, timed=False, say=silent), [])


@unittest.skipUnless(os.path.isdir("/proc"), "needs /proc")
class Mistakes(unittest.TestCase):
    """An executable that does everything wrong."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        path = os.path.join(self.folder, "arborist")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!{sys.executable}\nimport os, sys\n"
                       "if os.path.isdir('Bad'): os.abort()\n"
                       "open(os.path.join(os.environ['TMPDIR'], 'left'), 'a')\n"
                       "if '--output' in sys.argv: sys.exit(0)\n"
                       "for word in sys.argv:\n  if '=' in word: open(word.split('=')[1], 'wb').write(os.urandom(9))\n"
                       "print('{\"nodes\": [], \"edges\": []}' if 'graph' in sys.argv else os.urandom(9))\n")
        os.chmod(path, 0o755)
        change = mock.patch.dict(os.environ, ARBORIST=path)
        change.start()
        self.addCleanup(change.stop)
        self.project = os.path.join(self.folder, "project")
        sample.write(self.project)

    def test_they_are_seen(self):
        self.assertIn("ends by signal 6", " ".join(mutants.check([self.project], 3, say=silent)))
        self.assertIn("finds something else", " ".join(interrupts.check(self.project, 1, ways=["terminate"], say=silent)))
        self.assertIn("finds something else", " ".join(caches.side_by_side(self.project, 1, processes=2, say=silent)))
        self.assertIn("expected an error", " ".join(surroundings.check(self.project, only=["full output file"], say=silent)))


if __name__ == "__main__":
    unittest.main()
