"""Edits after which a file has its size and its time of change of before: the next run sees them."""
import os
import random
import re

from .caches import sources
from .workshop import Workshop


def check(project, count, seed=18, say=print):
    mistakes, noticed = [], 0
    words = ("graph", "--quiet", "--workers", "2", "--format", "json", ".")
    with Workshop(project) as shop:
        before = shop.run(*words, "--cache", shop.cache).output
        for number in range(1, count + 1):
            chance = random.Random(f"{seed} {number}")
            path = chance.choice(sources(shop.project))
            edit(path, chance, moved=number % 2 == 0)
            done = shop.run(*words, "--cache", shop.cache)
            cold = shop.run(*words, "--no-cache").output
            if done.output != cold:
                mistakes.append(f"edit {number} of seed {seed} in '{os.path.relpath(path, shop.project)}' is not seen; {done}")
            noticed += cold != before
            before = cold
        say(f"{count} edits that keep size and time, {noticed} of them change the graph, {len(mistakes)} mistakes")
    return mistakes


def edit(path, chance, moved):
    """Another name of the same length for everything in the file that has one of its names; in place, or by a file that is moved there."""
    with open(path, "rb") as file:
        text = file.read()
    names = sorted(set(re.findall(rb"\b[A-Z][A-Za-z]{4,}\b", text)))
    if not names:
        return
    name = chance.choice(names)
    changed = re.sub(rb"\b" + name + rb"\b", name[:-1] + bytes([chance.choice(b"abcdefghij")]), text)
    times = os.stat(path)
    place = path + ".new" if moved else path
    with open(place, "r+b" if not moved else "wb") as file:
        file.write(changed)
    os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
    if moved:
        os.replace(place, path)
    now = os.stat(path)
    assert (now.st_size, now.st_mtime_ns) == (times.st_size, times.st_mtime_ns)
