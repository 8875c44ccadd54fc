"""The plan of the example is carried out on a copy of it until no knot is left."""
import os
import tempfile
import unittest

import check_plan
import product


class Plan(unittest.TestCase):
    def test_every_step_of_the_example(self):
        root = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
        self.assertEqual(check_plan.check(root, lambda count: range(count)), [])

    def test_a_line_that_is_no_import_is_a_difference(self):
        with tempfile.TemporaryDirectory() as folder:
            root = os.path.join(folder, "project")
            os.mkdir(root)
            with open(os.path.join(root, "a.c"), "w", encoding="utf-8") as file:
                file.write("int a;\n#include \"b.h\"\n")
            copy = check_plan.Copy(root, os.path.join(folder, "copy"))
            self.assertEqual(copy.delete("a.c", 1), "a.c:1 is no import")
            self.assertIsNone(copy.delete("a.c", 2))
            self.assertEqual(copy.delete("a.c", 2), "a.c:2 is named twice")
            with open(os.path.join(copy.folder, "a.c"), encoding="utf-8") as file:
                self.assertEqual(file.read(), "int a;\n")


if __name__ == "__main__":
    unittest.main()
