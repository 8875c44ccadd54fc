"""Surroundings that lack what a run takes for granted: it finds the same, or says in one line why it can't, and never dies of it."""
import os
import resource
import shutil
import signal
import subprocess

import product

from .workshop import Workshop, finish

NOBODY = 65534


class Skipped(Exception):
    pass


def check(project, only=None, say=print):
    mistakes = []
    with Workshop(project) as shop:
        os.chmod(shop.scratch, 0o755)
        expected = shop.cold()
        for case in CASES:
            name = case.__name__.replace("_", " ")
            if only and name not in only:
                continue
            try:
                found = list(case(shop, expected))
            except Skipped as reason:
                say(f"{name}: skipped: {reason}")
                continue
            finally:
                shutil.rmtree(shop.cache, ignore_errors=True)
            if shop.processes():
                found.append("processes are left")
            say(f"{name}: " + ("; ".join(found) or "as it should be"))
            mistakes += [f"{name}: {words}" for words in found]
    return mistakes


def same(done, expected):
    if done.status not in (0, 1) or done.output != expected:
        yield f"not what is found elsewhere; {done}"


def same_or_error(done, expected):
    """An error, with its reason, is an answer too; a part of the findings is none."""
    if done.status == 2:
        if b"error: " not in done.errors:
            yield f"no reason is given; {done}"
    else:
        yield from same(done, expected)


def an_error(done):
    if done.status != 2 or b"error: " not in done.errors:
        yield f"expected an error; {done}"


def full_standard_output(shop, _):
    with open("/dev/full", "wb") as full:
        yield from an_error(shop.lint(stdout=full))


def full_output_file(shop, _):
    yield from an_error(shop.lint("--output", "/dev/full"))


def closed_pipe(shop, _):
    reading, writing = os.pipe()
    os.close(reading)
    done = shop.lint(stdout=writing)
    os.close(writing)
    # Whoever closes the pipe has read enough; that is no error.
    if done.status not in (0, 1) or done.errors:
        yield str(done)


def closed_standard_error(shop, expected):
    yield from same(shop.lint(preexec_fn=lambda: os.close(2)), expected)


def full_standard_error(shop, expected):
    with open("/dev/full", "wb") as full:
        yield from same(finish(shop.start("lint", "--cache", shop.cache, "--workers", "2", "--format", "json", ".", stderr=full)), expected)


def closed_streams(shop, expected):
    path = os.path.join(shop.scratch, "out.json")
    shop.lint("--output", path, preexec_fn=lambda: os.closerange(0, 3))
    with open(path, "rb") as file:
        if file.read() != expected:
            yield "the file is not what is found elsewhere"


def files_that_can_not_grow(shop, expected):
    path = os.path.join(shop.scratch, "short.json")
    for most in (0, 1000):
        def limit(most=most):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        yield from same_or_error(shop.lint(preexec_fn=limit), expected)
        done = shop.run(*shop.words("--output", path, cache=False), preexec_fn=limit)
        if done.status in (0, 1):
            with open(path, "rb") as file:
                if file.read() != expected:
                    yield f"a part of the findings is written, and nothing said; {done}"
        else:
            yield from an_error(done)


def full_disk(shop, expected):
    for place in (shop.cache, shop.temporary):
        os.makedirs(place, exist_ok=True)
        done = in_own_mounts(shop, f"mount -t tmpfs -o size=64k none '{place}' && dd if=/dev/zero of='{place}/full' bs=1k count=60 2>/dev/null")
        # What is left of it is the file that fills it.
        yield from same_or_error(done, expected)


def no_proc(shop, expected):
    done = in_own_mounts(shop, "mount -t tmpfs none /proc")
    # Foundation ends programs there before they begin.
    if done.status != -signal.SIGILL or done.output:
        yield from same_or_error(done, expected)


def in_own_mounts(shop, script):
    """A run behind a script that mounts things for nobody else."""
    if not shutil.which("unshare"):
        raise Skipped("needs 'unshare'")
    prefix = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    if subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode != 0:
        raise Skipped("needs the right to mount")
    process = subprocess.Popen([*prefix, "sh", "-c", script + ' && exec "$0" "$@"', product.arborist(), *shop.words()], cwd=shop.project, env=shop.environment(),
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return finish(process)


def read_only_tree(shop, expected):
    """The cache of its own accord lies in the project, where nothing can be written."""
    def leave_root():
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
    os.chmod(shop.temporary, 0o777)
    for root, names, files in os.walk(shop.project):
        for name in files:
            os.chmod(os.path.join(root, name), 0o444)
        os.chmod(root, 0o555)
    try:
        done = shop.run("lint", "--quiet", "--workers", "2", "--format", "json", ".", preexec_fn=leave_root)
    except PermissionError:
        raise Skipped("another user can't run the executable") from None
    finally:
        for root, _, files in os.walk(shop.project):
            os.chmod(root, 0o755)
            for name in files:
                os.chmod(os.path.join(root, name), 0o644)
    yield from same(done, expected)
    if os.path.exists(os.path.join(shop.project, ".arborist-cache")):
        yield "a cache was made in a folder that can't be written"


def no_environment(shop, expected):
    yield from same(shop.lint(environment={"TMPDIR": shop.temporary}), expected)


def no_temporary_folder(shop, expected):
    yield from same_or_error(shop.lint(environment=shop.environment(TMPDIR=os.path.join(shop.scratch, "nowhere"))), expected)


def few_descriptors(shop, expected):
    for most in (8, 10, 12, 16, 20, 24, 32, 48, 64):
        def limit(most=most):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        for words in same_or_error(shop.lint(preexec_fn=limit), expected):
            yield f"with {most}: {words}"


CASES = (full_standard_output, full_output_file, closed_pipe, closed_standard_error, full_standard_error, closed_streams, files_that_can_not_grow, full_disk,
         no_proc, read_only_tree, no_environment, no_temporary_folder, few_descriptors)
