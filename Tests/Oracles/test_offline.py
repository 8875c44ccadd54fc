"""Whether what strace says is understood, and whether a run uses no network and touches what is named alone."""
import os
import shutil
import subprocess
import tempfile
import unittest

import offline
import product

LOG = """\
10 execve("/usr/bin/tool", ["tool"], 0x7ffe /* 3 vars */) = 0
10 openat(AT_FDCWD</home/ada/app>, "a.txt", O_RDONLY|O_CLOEXEC) = 3</home/ada/app/a.txt>
10 openat(AT_FDCWD</home/ada/app>, "link", O_RDONLY) = 3</secret/key>
10 openat(AT_FDCWD</home/ada/app>, "/secret/missing", O_RDONLY) = -1 ENOENT (No such file or directory)
10 openat(AT_FDCWD</home/ada/app>, "new", O_WRONLY|O_CREAT, 0644 <unfinished ...>
11 connect(4<socket:[7]>, {sa_family=AF_UNIX, sun_path="/run/nscd"}, 110) = -1 ENOENT (No such file or directory)
10 <... openat resumed>)             = 4</home/ada/app/new>
10 chdir("/tmp/one")                = 0
10 vfork( <unfinished ...>
12 unlink("../two/half")            = 0
12 execve("/usr/bin/other", ["other"], 0x7ffe /* 3 vars */ <unfinished ...>
10 <... vfork resumed>)             = 12
12 <... execve resumed>)            = 0
12 rename("/tmp/a", "/etc/hosts")   = 0
12 mkdirat(5</tmp/two>, "x\\40y", 0777) = 0
12 symlink("/etc/shadow", "/tmp/link") = 0
12 socket(AF_INET, SOCK_STREAM|SOCK_CLOEXEC, IPPROTO_TCP) = 5<socket:[8]>
12 connect(5<socket:[8]>, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("1.2.3.4")}, 16) = -1 EINPROGRESS (Operation now in progress)
12 sendto(5<socket:[8]>, "x", 1, 0, {sa_family=AF_INET6, sin6_port=htons(53)}, 28) = 1
12 socket(AF_INET, SOCK_DGRAM, IPPROTO_IP) = 6<socket:[9]>
12 bind(6<socket:[9]>, {sa_family=AF_INET, sin_port=htons(0), sin_addr=inet_addr("127.0.0.1")}, 16) = 0
12 getsockname(6<socket:[9]>, {sa_family=AF_INET, sin_port=htons(400), sin_addr=inet_addr("127.0.0.1")}, [16]) = 0
12 connect(6<socket:[9]>, {sa_family=AF_INET, sin_port=htons(400), sin_addr=inet_addr("127.0.0.1")}, 16) = 0
12 connect(6<socket:[9]>, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("127.0.0.1")}, 16) = 0
12 bind(6<socket:[9]>, {sa_family=AF_INET, sin_port=htons(0), sin_addr=inet_addr("0.0.0.0")}, 16) = 0
12 listen(6<socket:[9]>, 5)            = 0
12 listen(4<socket:[7]>, 5)            = 0
12 +++ exited with 0 +++
"""


class Offline(unittest.TestCase):
    def test_what_was_touched(self):
        found = offline.read(LOG.splitlines(), "/home/ada/app", ["/home/ada/app/", "/usr/"], ["/tmp/"])
        self.assertEqual(found.touched, {("reads", "/secret/key"): "tool", ("writes", "/home/ada/app/new"): "tool", ("changes", "/etc/hosts"): "other"})
        self.assertEqual([(program, call.split("(")[0]) for program, call in found.network], [("other", name) for name in ("connect", "sendto", "connect", "bind", "listen")])
        self.assertIn("/tmp/two/half", found.files)
        self.assertIn("/tmp/two/x y", found.files)
        self.assertEqual(len(found.mistakes()), 8)

    def test_named_folders(self):
        readable, writable = offline.named("/tmp/place")
        self.assertIn(product.CHECKOUT + "/", readable)
        self.assertIn(os.path.dirname(product.CHECKOUT), readable)
        self.assertNotIn(product.CHECKOUT + "/", writable)

    @unittest.skipUnless(os.path.exists(product.arborist()) and shutil.which("strace"), "needs a built arborist, and strace")
    def test_a_run(self):
        temporary = os.path.realpath(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, temporary)
        project, home, log = (os.path.join(temporary, name) for name in ("project", "home", "log"))
        shutil.copytree(os.path.join(product.CHECKOUT, "Examples", "PhotoShare"), project)
        os.mkdir(home)
        for command in (["lint", "--output", os.path.join(temporary, "out.txt"), "."], ["lint", "."], ["graph", "."]):
            done = subprocess.run(["strace", "-f", "-y", "-qq", "-e", "trace=" + offline.TRACED, "-o", log, product.arborist(), *command], cwd=project, capture_output=True, check=False,
                                  env={"PATH": os.environ["PATH"], "TMPDIR": temporary, "HOME": home})
            if not os.path.exists(log) or not os.path.getsize(log):
                self.skipTest("strace may not trace here")
            self.assertIn(done.returncode, (0, 1), done.stderr)
            with open(log, encoding="utf-8", errors="surrogateescape") as lines:
                found = offline.read(lines, project, *offline.named(temporary))
            self.assertEqual(found.mistakes(), [])
            self.assertEqual(os.listdir(home), [])
            self.assertIn(os.path.join(project, "Model", "PSUser.h"), found.files)


if __name__ == "__main__":
    unittest.main()
