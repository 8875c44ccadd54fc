"""Every format of a graph says the same, to readers that share no code with arborist."""
import os
import re
import tempfile
import unittest

import check_graphs
import product


def hostile_names():
    """The names of the tests of reporters, as far as a folder can hold them."""
    with open(os.path.join(product.CHECKOUT, "Tests", "ReportersTests", "Reports.swift"), encoding="utf-8") as file:
        text = re.search(r"let hostileNames = \[(.*?)\n\]", file.read(), re.DOTALL)[1]
    escapes = {"n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", '"': '"'}

    def unescape(match):
        return chr(int(match[1], 16)) if match[1] else escapes[match[2]]

    names = [re.sub(r"\\(?:u\{([0-9A-F]+)\}|(.))", unescape, name) for name in re.findall(r'"((?:[^"\\]|\\.)*)"', text)]
    return [name for name in names if "/" not in name and "\0" not in name and name.strip() and len(name.encode()) < 200 and name != ".."]


class Graphs(unittest.TestCase):
    def test_all_formats_agree(self):
        check = check_graphs.Check(os.path.join(product.CHECKOUT, "Examples", "PhotoShare"))
        self.assertEqual(check.run(), [])
        self.assertTrue(all(check.answers), check.answers)

    def test_hostile_names(self):
        names = hostile_names()
        self.assertGreater(len(names), 25)
        with tempfile.TemporaryDirectory() as root:
            for number, name in enumerate(names):
                os.makedirs(os.path.join(root, name))
                with open(os.path.join(root, name, name + ".h"), "w", encoding="utf-8") as file:
                    file.write(f'#import "../plain{number}.h"\n')
                with open(os.path.join(root, f"plain{number}.h"), "w", encoding="utf-8") as file:
                    file.write(f"struct Plain{number} {{ int x; }};\n")
            check = check_graphs.Check(root)
            self.assertEqual(check.run(), [])
            ids = {node["id"] for node in check.json["nodes"]}
            self.assertEqual([name for name in names if f"{name}/{name}.h" not in ids], [])


if __name__ == "__main__":
    unittest.main()
