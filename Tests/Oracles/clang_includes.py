#!/usr/bin/env python3
"""Asks clang itself which file includes which, and compares that with the `imports` edges of a JSON graph.

    clang_includes.py ROOT [GRAPH.json] [--include DIR] [--define X=1] [--under DIR] [--compile-commands FILE] [--save FILE]
                      [--objc] [--after DIR] [--make-missing]

Every .c/.cc below ROOT (or below `--under`, or named by the database; with `--objc` .m and .mm too) is preprocessed with
`-header-include-filtering=direct-per-file`; edges between files of the project are gathered over all of them.
Without GRAPH.json the built `arborist` makes one.
Needs a clang that knows that flag (17 or newer; the Swift toolchain's does).
"""
import argparse
import collections
import concurrent.futures
import json
import os
import posixpath
import re
import shlex
import subprocess
import sys
import tempfile

import objc_text
import product
from compare_graph import Graph

SOURCES = (".c", ".cc", ".cpp", ".cxx")
OBJC_SOURCES = (".m", ".mm")
TAKES_PATH = ("-I", "-isystem", "-iquote", "-include")
JOINED = ("-I", "-D", "-U")


def safe_flags(words):
    """Only what decides which headers are found: clang runs plug-ins it is told to load, so nothing else passes."""
    kept, words = [], list(words)
    while words:
        word = words.pop(0)
        if word in TAKES_PATH or word in ("-D", "-U"):
            if words:
                kept += [word, words.pop(0)]
        elif word.startswith("-std=") or (word.startswith(JOINED) and len(word) > 2):
            kept.append(word)
        elif word.startswith(("-isystem", "-iquote")):
            kept.append(word)
    return kept


def from_database(path):
    """(folder, source, flags) of each entry."""
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)
    for entry in entries:
        folder = os.path.join(os.path.dirname(os.path.abspath(path)), entry["directory"])
        words = entry.get("arguments") or shlex.split(entry["command"])
        yield folder, os.path.normpath(os.path.join(folder, entry["file"])), safe_flags(words[1:])


def standard(path, wanted):
    """`-std=c++17` for the C++ sources only: clang refuses it for C, and the other way round."""
    fits = wanted and ("++" in wanted) != path.endswith(".c")
    return [f"-std={wanted}"] if fits else []


def run_clang(clang, folder, source, flags, timeout, missing=None):
    """The direct includes clang saw: (status, [(includer, line, included)]), paths absolute. With a folder for `missing` headers,
    one that is not found is made up there, empty, and clang asked again: it stops at the first that is missing."""
    for _ in range(100):
        status, edges, message = run_once(clang, folder, source, flags + (["-idirafter", missing] if missing else []), timeout)
        lost = re.search(r"fatal error: '([^']+)' file not found", message)
        if not (missing and lost) or lost.group(1).startswith("/") or ".." in lost.group(1).split("/"):
            break
        made = os.path.join(missing, lost.group(1))
        if os.path.exists(made):
            break
        os.makedirs(os.path.dirname(made), exist_ok=True)
        with open(made, "w", encoding="utf-8"):
            pass
    return status, edges, message


def run_once(clang, folder, source, flags, timeout):
    with tempfile.TemporaryDirectory() as scratch:
        log = os.path.join(scratch, "includes.json")
        command = [clang, "-E", "-w", "-ferror-limit=0", *flags,
                   "-Xclang", "-header-include-file", "-Xclang", log,
                   "-Xclang", "-header-include-format=json",
                   "-Xclang", "-header-include-filtering=direct-per-file", "-o", os.devnull, source]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, timeout=timeout, check=False)
        except subprocess.TimeoutExpired:
            return "timeout", [], ""
        message = done.stderr.decode("utf-8", "replace")
        status = "ok" if done.returncode == 0 else "errors"
        if not os.path.exists(log):
            return ("failed" if done.returncode else "ok"), [], message
        edges = []
        with open(log, encoding="utf-8", errors="surrogateescape") as file:
            for line in file:
                for unit in json.loads(line)["dependencies"]:
                    for include in unit["includes"]:
                        place = include["location"].rsplit(":", 2)
                        # The file named in the location is the includer as clang opened it.
                        edges.append((os.path.join(folder, place[0]), int(place[1]),
                                      os.path.join(folder, include["file"])))
        return status, edges, message


def gather(root, jobs, clang, timeout, workers=2, make_missing=False):
    root = os.path.realpath(root)
    edges, visited, status, messages = {}, set(), collections.Counter(), {}

    def run(job):
        if not make_missing:
            return job, run_clang(clang, *job, timeout)
        # A folder for each source: what one lacks, another may find.
        with tempfile.TemporaryDirectory() as folder:
            return job, run_clang(clang, *job, timeout, folder)

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = pool.map(run, jobs)
        for (_, source, _), (how, found, message) in results:
            status[how] += 1
            here = objc_text.relative(os.path.realpath(source), root)
            visited.add(here)
            if how != "ok":
                lines = [line for line in message.split("\n") if "error:" in line]
                messages[here] = how + ": " + (lines[0] if lines else message.strip()[-200:]).replace(root + os.sep, "")
            for includer, line, included in found:
                a, b = os.path.realpath(includer), os.path.realpath(included)
                if objc_text.inside(a, root) and objc_text.inside(b, root):
                    pair = objc_text.relative(a, root), objc_text.relative(b, root)
                    edges[pair] = min(line, edges.get(pair, line))
                    visited.update(pair)
    return edges, visited, status, messages


def compare(root, graph, edges, visited, max_misses):
    # Only for the reason of an extra edge: is it in the text, and under an #if this configuration did not take?
    text = objc_text.scan(root, objc_text.OBJC_EXTENSIONS + objc_text.C_EXTENSIONS, follow=True)
    conditional, plain = set(), set()
    for item in text["imports"]:
        for target in ([item["resolved"]] if item.get("resolved") else item.get("candidates", [])):
            (conditional if item["conditional"] else plain).add((item["file"], target))
    found, outside, implicit = {}, 0, 0
    for edge in graph.of("imports"):
        source, target = graph.nodes[edge["source"]], graph.nodes[edge["target"]]
        if any(n["kind"] != "file" or n.get("external") for n in (source, target)):
            continue
        pair = graph.real(graph.path_of(source)), graph.real(graph.path_of(target))
        if edge.get("implicit"):
            implicit += 1
        elif pair[0] not in visited:
            outside += 1
        else:
            found.setdefault(pair, edge)
    missed = sorted(set(edges) - set(found))
    extra = sorted(set(found) - set(edges))
    excused = [pair for pair in extra if pair in conditional and pair not in plain]
    wrong = [pair for pair in extra if pair not in excused]
    hit = len(edges) - len(missed)
    unmarked = [pair for pair in excused if not found[pair].get("condition")]

    def share(part, whole):
        return f"{part / whole:.4f}" if whole else "-"

    print(f"clang edges {len(edges)}, in the graph {hit}: recall {share(hit, len(edges))}")
    print(f"graph edges {len(found)}, seen by clang {len(found) - len(extra)}: precision {share(len(found) - len(extra), len(found))}, "
          f"without {len(excused)} under an #if not taken: {share(len(found) - len(extra), len(found) - len(excused))}")
    print(f"not comparable: {outside} edges from files clang never opened, {implicit} implicit imports")
    if unmarked:
        print(f"not marked with a condition: {len(unmarked)} of those under an #if not taken")
    for title, pairs in (("miss", missed), ("extra", wrong), ("extra, conditional", excused)):
        for a, b in pairs[:max_misses]:
            edge = found.get((a, b), {})
            line = edges.get((a, b)) or edge.get("line")
            print(f"{title}: {a}:{line}: {b}" + (f"  [#if {edge['condition']}]" if edge.get("condition") else ""))
        if len(pairs) > max_misses:
            print(f"{title}: and {len(pairs) - max_misses} more")
    return hit / len(edges) if edges else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("graph", nargs="?")
    parser.add_argument("--compile-commands", metavar="FILE")
    parser.add_argument("--include", action="append", default=[], metavar="DIR", help="a folder for -I, relative to ROOT")
    parser.add_argument("--define", action="append", default=[], metavar="X=1")
    parser.add_argument("--std", metavar="STD")
    parser.add_argument("--under", action="append", default=[], metavar="DIR", help="read only sources below this folder")
    parser.add_argument("--after", action="append", default=[], metavar="DIR", help="a folder for -idirafter")
    parser.add_argument("--objc", action="store_true", help="read .m and .mm too")
    parser.add_argument("--make-missing", action="store_true", help="take headers that are not found for empty ones")
    parser.add_argument("--clang", default=product.clang() or "clang")
    parser.add_argument("--timeout", type=float, default=120, metavar="SECONDS", help="for one source")
    parser.add_argument("--max-misses", type=int, default=20, metavar="N")
    parser.add_argument("--require", type=float, metavar="RECALL", help="exit 1 when the recall is lower")
    parser.add_argument("--save", metavar="FILE", help="write clang's edges as JSON")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder '{options.root}'")
    root = os.path.realpath(options.root)
    if options.compile_commands:
        jobs = [job for job in from_database(options.compile_commands) if objc_text.inside(os.path.realpath(job[1]), root)]
    else:
        flags = [f"-I{os.path.join(root, folder)}" for folder in options.include]
        flags += [f"-D{define}" for define in options.define]
        endings = SOURCES + (OBJC_SOURCES if options.objc else ())
        jobs = [(root, os.path.join(root, path), flags + standard(path, options.std))
                for path in objc_text.Files(root).real if path.endswith(endings)]
    jobs = [(folder, source, flags + [word for place in options.after for word in ("-idirafter", place)]) for folder, source, flags in jobs]
    if options.under:
        folders = [os.path.join(root, folder.rstrip("/")) for folder in options.under]
        jobs = [job for job in jobs if any(objc_text.inside(os.path.realpath(job[1]), folder) for folder in folders)]
    if not jobs:
        print("nothing to read: no .c or .cc source", file=sys.stderr)
        return 2
    edges, visited, status, messages = gather(root, jobs, options.clang, options.timeout, make_missing=options.make_missing)
    print(f"sources {len(jobs)}: " + ", ".join(f"{n} {how}" for how, n in sorted(status.items())))
    for path, message in sorted(messages.items())[:options.max_misses]:
        print(f"clang: {path}: {message}")
    if not edges and status["failed"] == len(jobs):
        print("clang failed on every source: is it new enough for -header-include-filtering?", file=sys.stderr)
        return 2
    if options.save:
        with open(options.save, "w", encoding="utf-8") as file:
            json.dump({"edges": [{"source": a, "target": b, "line": line} for (a, b), line in sorted(edges.items())],
                       "visited": sorted(visited), "status": dict(sorted(status.items())),
                       "messages": dict(sorted(messages.items()))}, file, indent=1)
            file.write("\n")
    with tempfile.TemporaryDirectory() as folder:
        path = options.graph
        if not path:
            path = os.path.join(folder, "graph.json")
            try:
                product.write_graph(root, path, *(["--compile-commands", options.compile_commands] if options.compile_commands else []))
            except product.Failed as problem:
                print(problem, file=sys.stderr)
                return 2
        recall = compare(root, Graph(path, root), edges, visited, options.max_misses)
    return 1 if options.require is not None and (recall is None or recall < options.require) else 0


if __name__ == "__main__":
    sys.exit(main())
