"""Several processes on one cache, and caches of which a part was cut or flipped: always the findings of a cold run."""
import os
import random
import shutil

from .workshop import Workshop, finish


def side_by_side(project, rounds, processes=8, seed=18, say=print):
    """All processes of a round begin at once; before each round a file changes or changes back, so that all of them write."""
    mistakes = []
    with Workshop(project) as shop:
        chance = random.Random(seed)
        path = chance.choice(sources(shop.project))
        with open(path, "rb") as file:
            text = file.read()
        expected = [shop.cold()]
        write(path, b"\n\n" + text)
        expected.append(shop.cold())
        for number in range(1, rounds + 1):
            write(path, text if number % 2 else b"\n\n" + text)
            for done in [finish(process) for process in [shop.start(*shop.words()) for _ in range(processes)]]:
                if done.output != expected[1 - number % 2]:
                    mistakes.append(f"round {number}: a process finds something else; {done}")
        say(f"{rounds} rounds of {processes} processes on one cache, {len(mistakes)} mistakes")
    return mistakes


def damaged(project, count, seed=18, say=print):
    mistakes, kinds = [], {"cut": 0, "flipped": 0}
    with Workshop(project) as shop:
        expected = shop.cold()
        if shop.lint().output != expected:
            return ["the first run with a cache finds something else"]
        whole = shop.cache + "-whole"
        shutil.copytree(shop.cache, whole)
        for number in range(1, count + 1):
            chance = random.Random(f"{seed} {number}")
            path = chance.choice([path for path in walk(shop.cache) if os.path.getsize(path)])
            with open(path, "rb") as file:
                text = bytearray(file.read())
            place = chance.randrange(len(text))
            if number % 2:
                kinds["cut"] += 1
                del text[place:]
            else:
                kinds["flipped"] += 1
                text[place] ^= 1 << chance.randrange(8)
            write(path, text)
            done = shop.lint()
            if done.output != expected:
                mistakes.append(f"place {number} of seed {seed}, in '{os.path.relpath(path, shop.cache)}': the run finds something else; {done}")
            shutil.rmtree(shop.cache)
            shutil.copytree(whole, shop.cache)
        say(f"a cache that was cut at {kinds['cut']} and flipped at {kinds['flipped']} places, {len(mistakes)} mistakes")
    return mistakes


def sources(folder):
    return [path for path in walk(folder) if path.endswith((".h", ".m", ".mm", ".c", ".cc", ".swift"))]


def walk(folder):
    return sorted(os.path.join(root, name) for root, _, names in os.walk(folder) for name in names)


def write(path, text):
    with open(path, "wb") as file:
        file.write(text)
