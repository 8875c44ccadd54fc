"""Whether `scripts/new-rule` writes a rule and keeps the list in order, and leaves everything alone where it can't."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent


class NewRule(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "scripts").mkdir()
        (self.root / "Rules").mkdir()
        shutil.copy(CHECKOUT / "scripts/new-rule", self.root / "scripts")
        shutil.copy(CHECKOUT / "Rules/AllRules.swift", self.root / "Rules")

    def run_script(self, *arguments):
        return subprocess.run([self.root / "scripts/new-rule", *arguments], capture_output=True, text=True, check=False)

    def rules(self):
        text = (self.root / "Rules/AllRules.swift").read_text()
        return [line for line in text.splitlines() if line.startswith("  ")]

    def test_a_rule_and_its_line(self):
        before = self.rules()
        done = self.run_script("TooManyScreens")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.rules(), sorted([*before, "  TooManyScreens(),"]))
        text = (self.root / "Rules/TooManyScreens.swift").read_text()
        self.assertIn("package struct TooManyScreens: Rule {", text)
        self.assertIn('id: "too-many-screens"', text)
        self.assertIn("// expect: too-many-screens", text)
        for word in ["NAME", "ID", "WHAT"]:
            self.assertNotRegex(text, rf"\b{word}\b")

    def test_what_is_there_stays(self):
        self.run_script("TooManyScreens")
        before = self.rules()
        done = self.run_script("TooManyScreens")
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is a rule 'TooManyScreens' already", done.stderr)
        self.assertEqual(self.rules(), before)

    def test_names_that_are_none(self):
        for name in [(), ("tooMany",), ("Too-Many",), ("../Too",), ("Too", "Many")]:
            self.assertEqual(self.run_script(*name).returncode, 1, name)
        self.assertEqual(sorted(path.name for path in (self.root / "Rules").iterdir()), ["AllRules.swift"])


if __name__ == "__main__":
    unittest.main()
