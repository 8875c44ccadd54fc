"""Damaged sources of all languages beside good ones: the run ends, and says of the good ones what it says without the others."""
import json
import os
import random
import shutil

from . import sample
from .workshop import Workshop

ENDINGS = (".h", ".m", ".mm", ".c", ".cc", ".cpp", ".hpp", ".pch", ".swift", ".storyboard", ".xib", ".plist", ".modulemap", ".pbxproj")
SIGNS = [b"{", b"}", b"(", b")", b"[", b"]", b"<", b">", b"\"", b"'", b"#", b"@", b"\\", b"/*", b"//", b"\n", b"\0", b"\xff", b"\xe2\x80\xae", b"#if 0\n", b"#endif\n",
         b"@end\n", b"@interface ", b"class ", b"template<", b"typedef ", b"#import \"", b"-", b"^{", b":", b";", b","]


def damaged(text, others, chance):
    """Changed one to eight times."""
    text = bytearray(text)

    def part(of, most=2000):
        start = chance.randint(0, len(of))
        return start, min(len(of), start + chance.randint(0, most))

    for _ in range(chance.randint(1, 8)):
        kind = chance.randrange(9)
        place = chance.randint(0, len(text))
        if kind == 0 and text:
            text[chance.randrange(len(text))] ^= 1 << chance.randrange(8)
        elif kind == 1:
            text[place:place] = chance.choice(SIGNS)
        elif kind == 2:
            start, stop = part(text)
            del text[start:stop]
        elif kind == 3:
            start, stop = part(text)
            text[place:place] = text[start:stop]
        elif kind == 4:
            del text[place:]
        elif kind == 5:
            other = chance.choice(others)
            start, stop = part(other)
            text[place:place] = other[start:stop]
        elif kind == 6:
            # Depth.
            text[place:place] = chance.choice(SIGNS) * chance.randint(1, 5000)
        elif kind == 7:
            lines = bytes(text).split(b"\n")
            chance.shuffle(lines)
            text = bytearray(b"\n".join(lines))
        else:
            text[place:place] = bytes(chance.randrange(256) for _ in range(chance.randint(1, 200)))
    return bytes(text)


def sources(folders):
    found = []
    for folder in folders:
        if os.path.isfile(folder):
            found.append((os.path.basename(folder), folder))
        for root, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if not name.startswith("."))
            found += [(os.path.relpath(os.path.join(root, name), os.path.dirname(folder)), os.path.join(root, name)) for name in sorted(files) if name.endswith(ENDINGS)]
    return found


def good_part(output):
    """What a graph says of the good files, a line each."""
    graph = json.loads(output)
    return sorted(json.dumps(item, sort_keys=True) for kind in ("nodes", "edges") for item in graph[kind] if (item.get("path") or "").startswith("Good/"))


def check(folders, count, seed=18, size=250, say=print):
    """Mistakes, and what became of how many files."""
    files = sources(folders)
    texts = []
    for _, path in files:
        with open(path, "rb") as file:
            texts.append(file.read())
    mistakes, done, problems = [], 0, {}
    with Workshop() as shop:
        sample.write(shop.project)
        words = ("graph", "--no-cache", "--workers", "2", "--format", "json", "--judge-external", ".")
        expected = good_part(shop.run(*words).output)
        batch = 0
        while done < count:
            batch += 1
            chance = random.Random(f"{seed} {batch}")
            shutil.rmtree(os.path.join(shop.project, "Bad"), ignore_errors=True)
            chosen = chance.sample(range(len(files)), min(size, count - done, len(files)))
            sample.write(shop.project, {os.path.join("Bad", files[index][0]): damaged(texts[index], texts, chance) for index in chosen})
            run = shop.run(*words)
            done += len(chosen)
            if run.status != 0:
                mistakes.append(f"batch {batch}: {run}")
                continue
            found = good_part(run.output)
            if found != expected:
                mistakes.append(f"batch {batch}: of the good files: {sorted(set(found) ^ set(expected))[:4]}")
            if shop.leftovers() or shop.processes():
                mistakes.append(f"batch {batch}: left {shop.leftovers()} {shop.processes()}")
            for line in run.errors.decode("utf-8", "replace").split("\n"):
                if line.startswith("problem: ") and line.endswith("]"):
                    kind = line[line.rindex("[") + 1:-1]
                    problems[kind] = problems.get(kind, 0) + 1
            say(f"{done} damaged files, {len(mistakes)} mistakes, {run.seconds:.1f} s for {len(chosen)}; problems so far: {problems}")
    return mistakes
