"""Runs the built arborist in a place of its own, where everything that it leaves can be found."""
import os
import shutil
import signal
import subprocess
import tempfile
import time

import product

# No run takes as long, on any machine: it hangs.
LONGEST = 1800


class Done:
    def __init__(self, status, output, errors, seconds):
        self.status, self.output, self.errors, self.seconds = status, output, errors, seconds

    def __str__(self):
        how = {None: "hangs"}.get(self.status) or (f"ends by signal {-self.status}" if self.status < 0 else f"status {self.status}")
        return f"{how}: {self.errors.decode('utf-8', 'replace').strip()[-300:]}"


class Workshop:
    """A project, a cache, and a folder for temporary files, by which the processes of its runs are known."""

    def __init__(self, project=None):
        self.scratch = os.path.realpath(tempfile.mkdtemp(prefix="torture-"))
        self.project, self.cache, self.temporary = (os.path.join(self.scratch, name) for name in ("project", "cache", "temporary"))
        os.mkdir(self.temporary)
        if project:
            shutil.copytree(project, self.project, symlinks=True, ignore=shutil.ignore_patterns(".git", ".arborist-cache", ".build"))
        else:
            os.mkdir(self.project)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.processes():
            end(process)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def environment(self, **changes):
        environment = {key: value for key, value in os.environ.items() if not key.startswith("LC_") and key != "LANG"}
        environment["TMPDIR"] = self.temporary
        environment.update(changes)
        return {key: value for key, value in environment.items() if value is not None}

    def start(self, *arguments, environment=None, **options):
        options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        return subprocess.Popen([product.arborist(), *arguments], cwd=self.project, env=environment or self.environment(), **options)

    def run(self, *arguments, **options):
        started = time.monotonic()
        return finish(self.start(*arguments, **options), started)

    def lint(self, *options, **more):
        return self.run(*self.words(*options), **more)

    def words(self, *options, cache=True):
        kept = ("--cache", self.cache) if cache else ("--no-cache",)
        return ("lint", "--quiet", "--workers", "2", "--format", "json", *kept, *options, ".")

    def cold(self, *options):
        """What is found without a cache: what every other run has to find as well."""
        done = self.run(*self.words(*options, cache=False))
        if done.status not in (0, 1):
            raise product.Failed(f"the project can't be read; {done}")
        return done.output

    def leftovers(self):
        """What lies in the folder for temporary files, and what is half written in the cache."""
        drafts = os.path.join(self.cache, "1", "drafts")
        return sorted(os.listdir(self.temporary)) + [os.path.join("drafts", name) for name in (sorted(os.listdir(drafts)) if os.path.isdir(drafts) else [])]

    def processes(self):
        """Those that run, by their environment."""
        wanted = b"TMPDIR=" + self.temporary.encode()
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    if wanted in file.read().split(b"\0"):
                        found.append(int(name))
            except OSError:
                continue
        return found

    def workers(self):
        found = []
        for process in self.processes():
            try:
                with open(f"/proc/{process}/cmdline", "rb") as file:
                    if b"__worker" in file.read().split(b"\0"):
                        found.append(process)
            except OSError:
                continue
        return found


def finish(process, started=None):
    started = started or time.monotonic()
    try:
        output, errors = process.communicate(timeout=LONGEST)
        status = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        output, errors = process.communicate()
        status = None
    return Done(status, output or b"", errors or b"", time.monotonic() - started)


def end(process):
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        pass


def seconds_until(holds, patience):
    """How long it took, or None where it took longer than `patience`."""
    start = time.monotonic()
    while not holds():
        if time.monotonic() - start > patience:
            return None
        time.sleep(0.02)
    return time.monotonic() - start
