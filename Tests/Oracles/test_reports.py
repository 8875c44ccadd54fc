"""Every report of one run says the same, to readers that share no code with arborist."""
import os
import tempfile
import unittest

import check_reports
import product


class Reports(unittest.TestCase):
    def test_all_formats_agree(self):
        root = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
        with tempfile.TemporaryDirectory() as folder:
            check = check_reports.Check(root, check_reports.write_reports(root, folder))
            self.assertEqual(check.run(), [])
        self.assertGreater(len(check.findings), 10)

    def test_a_difference_is_seen(self):
        root = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
        with tempfile.TemporaryDirectory() as folder:
            reports = check_reports.write_reports(root, folder)
        reports["checkstyle"] = reports["checkstyle"].replace(b'severity="error"', b'severity="warning"', 1)
        reports["sarif"] = reports["sarif"].replace(b'"startLine": 2,', b'"startLine": 3,', 1)
        words = " ".join(check_reports.Check(root, reports).run())
        self.assertIn("checkstyle: finding", words)
        self.assertIn("worked out", words)

    def test_hashes_of_lines(self):
        # What the upload's own tests expect.
        self.assertEqual(check_reports.line_hashes(""), {1: "c129715d7a2bc9a3:1"})
        self.assertEqual(check_reports.line_hashes(" a\nb\n  \t\tc\n d"), {
            1: "271789c17abda88f:1", 2: "54703d4cd895b18:1", 3: "180aee12dab6264:1", 4: "a23a3dc5e078b07b:1"})


if __name__ == "__main__":
    unittest.main()
