"""The two examples with each libclang of this machine, from the oldest that is promised, 14: the same findings.

`LIBCLANG_PATH` is set to one after the other, as a user would.
"""
import glob
import json
import os
import subprocess
import unittest

import product


def libraries():
    """A folder for each major version, the newest of a version first."""
    swift = os.path.realpath(subprocess.run(["which", "swift"], capture_output=True, check=False, text=True).stdout.strip() or "/")
    folders = [os.path.join(os.path.dirname(os.path.dirname(swift)), "lib"), *glob.glob("/usr/lib/llvm-*/lib"), *glob.glob("/opt/homebrew/opt/llvm*/lib")]
    return sorted({folder for folder in folders if glob.glob(os.path.join(folder, "libclang.so*")) or os.path.exists(os.path.join(folder, "libclang.dylib"))})


def findings(example, folder):
    environment = os.environ | {"LIBCLANG_PATH": folder}
    command = [product.arborist(), "lint", "--quiet", "--no-cache", "--format", "json", os.path.join(product.CHECKOUT, "Examples", example)]
    done = subprocess.run(command, env=environment, capture_output=True, check=False, text=True)
    if done.returncode > 1:
        raise product.Failed(f"{folder}: {done.stderr[-500:]}")
    report = json.loads(done.stdout)
    return [(each["rule"], each["path"], each["line"], each["message"]) for each in report["findings"]]


@unittest.skipUnless(os.path.exists(product.arborist()), "needs a built arborist")
class LibClang(unittest.TestCase):
    def test_the_examples(self):
        folders = libraries()
        self.assertTrue(folders, "there is no libclang")
        for example, count in (("PhotoShare", 10), ("PhotoShareCoordinated", 0)):
            said = {folder: findings(example, folder) for folder in folders}
            self.assertGreaterEqual(len(said[folders[0]]), count)
            for folder in folders[1:]:
                with self.subTest(example, libclang=folder):
                    self.assertEqual(said[folder], said[folders[0]])


if __name__ == "__main__":
    unittest.main()
