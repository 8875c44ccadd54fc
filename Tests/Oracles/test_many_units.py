"""A class that many units see is one entity."""
import os
import unittest

import many_units
import product


@unittest.skipUnless(os.path.exists(product.arborist()), "needs a built arborist")
class OneEntity(unittest.TestCase):
    def test_forty_units(self):
        self.assertEqual(many_units.check(40), [])

    def test_mistakes_are_seen(self):
        empty = many_units.mistakes({"nodes": [], "edges": []}, 2)
        self.assertIn("classes named 'Shared': 0, expected 1", empty)


if __name__ == "__main__":
    unittest.main()
