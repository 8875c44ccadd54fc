#!/usr/bin/env python3
"""Compares the targets that `arborist targets` lists for Swift packages with what the package manager says.

usage: swift_packages.py BINARY FOLDER...

Asks `swift package describe` about the `Package.swift` of each folder, which compiles and runs it, and compares for every target: kind, files and dependencies.
What only `arborist` lists is counted apart: of a condition on the machine it takes both sides. Prints each difference; ends with 1 when something is missing or differs.
"""
import json
import pathlib
import re
import subprocess
import sys

SOURCES = re.compile(r"\.(c|cc|cpp|cxx|c\+\+|m|mm|swift)$", re.I)
KINDS = {"library": "library", "executable": "tool", "test": "tests", "macro": "macro", "plugin": "plugin", "snippet": None, "binary": None, "system-target": "library"}


def run(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    return result.stdout


def real(folder, path):
    """A path relative to the folder, links followed."""
    top = pathlib.Path(folder).resolve()
    path = (top / path).resolve()
    return str(path.relative_to(top)) if path.is_relative_to(top) else str(path)


def described(folder):
    output = run(["swift", "package", "--disable-sandbox", "describe", "--type", "json"], folder)
    if "{" not in output:
        return None
    package = json.loads(output[output.index("{"):])
    targets = {}
    for target in package["targets"]:
        kind = KINDS.get(target["type"], target["type"])
        if kind is None:
            continue
        place = pathlib.PurePosixPath(target["path"])
        targets[target["name"]] = {
            "product": kind,
            "sources": {real(folder, place / source) for source in target.get("sources", []) if SOURCES.search(source)},
            "dependencies": set(target.get("target_dependencies", [])) | set(target.get("product_dependencies", [])),
        }
    return targets


def listed(binary, folder):
    answer = json.loads(run([binary, "targets", "--format", "json", "."], folder))
    return {
        target["name"]: {
            "product": target["product"], "sources": set(target["sources"]),
            "dependencies": {dependency["name"] for dependency in target["dependencies"]} | set(target["external_dependencies"]),
        }
        for target in answer["targets"] if target["manifest"] == "Package.swift"
    }


def main():
    binary, folders = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:]
    packages = targets = files = differences = more = 0
    for folder in folders:
        expected = described(folder)
        if expected is None:
            print(f"{folder}: the package manager does not describe it")
            continue
        known = listed(binary, folder)
        packages += 1
        for name, target in sorted(expected.items()):
            targets += 1
            files += len(target["sources"])
            if name not in known:
                differences += 1
                print(f"{folder}: target '{name}' is missing")
                continue
            own = known[name]
            if own["product"] != target["product"]:
                differences += 1
                print(f"{folder}: '{name}' is {own['product']}, not {target['product']}")
            for what in ["sources", "dependencies"]:
                missing, extra = target[what] - own[what], own[what] - target[what]
                differences += len(missing)
                more += len(extra)
                for item in sorted(missing):
                    print(f"{folder}: '{name}' lacks {what} {item}")
                for item in sorted(extra):
                    print(f"{folder}: '{name}' also has {what} {item}")
        for name in sorted(known.keys() - expected.keys()):
            more += 1
            print(f"{folder}: target '{name}' is listed and not described")
    print(f"{packages} packages, {targets} targets, {files} files: {differences} differences, {more} things more")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
