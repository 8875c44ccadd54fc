"""The same bytes of every reporter, in cold and warm runs, with any number of workers, in any language, whatever order the system lists files in."""
import hashlib
import os
import random
import shutil

import check_reports

from .workshop import Workshop

GRAPHS = ("json", "dot", "graphml", "csv", "mermaid")
LANGUAGES = ({"LC_ALL": "C"}, {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"}, {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"})


def check(project, count, seed=18, workers=(1, 2, 8), say=print):
    sums = {}
    with Workshop(project) as shop:
        for number in range(count):
            chance = random.Random(f"{seed} {number}")
            if number % 3 == 0:
                shuffle(shop.project, chance)
            if number % 2 == 0:
                shutil.rmtree(shop.cache, ignore_errors=True)
            options = ["--quiet", "--cache", shop.cache, "--workers", str(workers[number % len(workers)]), "."]
            environment = shop.environment(**LANGUAGES[number % len(LANGUAGES)])
            reports = os.path.join(shop.scratch, "reports")
            os.makedirs(reports, exist_ok=True)
            written = {name: os.path.join(reports, name) for name in check_reports.FORMATS}
            shop.run("lint", *(word for name, path in written.items() for word in ("--report", f"{name}={path}")), *options, environment=environment)
            graph = GRAPHS[number % len(GRAPHS)]
            written["graph " + graph] = os.path.join(reports, "graph")
            shop.run("graph", "--format", graph, "--output", written["graph " + graph], *options, environment=environment)
            for name, path in written.items():
                with open(path, "rb") as file:
                    sums.setdefault(name, set()).add(hashlib.sha256(file.read()).hexdigest())
                os.remove(path)
    mistakes = [f"{name}: {len(found)} different outputs" for name, found in sums.items() if len(found) != 1]
    say(f"{count} runs, {len(sums)} reporters, {sum(map(len, sums.values()))} different outputs")
    for name, found in sorted(sums.items()):
        say(f"  {name}: {' '.join(sorted(found))}")
    return mistakes


def shuffle(folder, chance):
    """The same files, made anew in another order."""
    files = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            with open(path, "rb") as file:
                files[path] = file.read()
    shutil.rmtree(folder)
    order = list(files)
    chance.shuffle(order)
    for path in order:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(files[path])
