#!/usr/bin/env python3
"""Compares the Core Data models in a graph with a plain query of their XML.

usage: data_models.py BINARY FOLDER...

Reads, of each `.xcdatamodel` below a folder that is used, entities, their classes and their relationships with Python's own XML reader, and compares them with what
`arborist graph --format json` says: which classes a model names, which a build makes of it, and which relationship owns what. Prints each difference; ends with 1
when there are any.
"""
import collections
import json
import os
import pathlib
import plistlib
import subprocess
import sys
import xml.etree.ElementTree as ET


def models(root):
    """The texts of models, of each the version that is used."""
    versions = collections.defaultdict(list)
    for path in sorted(pathlib.Path(root).rglob("*.xcdatamodel/contents")):
        relative = path.relative_to(root)
        if any(part in (".git", ".build", "DerivedData", "node_modules") for part in relative.parts):
            continue
        outer = relative.parent.parent
        versions[outer if outer.suffix == ".xcdatamodeld" else relative.parent].append(relative)
    for bundle, paths in sorted(versions.items()):
        current = pathlib.Path(root) / bundle / ".xccurrentversion"
        name = f"{bundle.stem}.xcdatamodel"
        if current.exists():
            name = plistlib.loads(current.read_bytes()).get("_XCCurrentVersionName", name)
            paths = [p for p in paths if p.parent.name == name]
        else:
            paths = [p for p in paths if p.parent.name == name] or paths[-1:]
        yield from paths


def class_of(entity):
    written = entity.get("representedClassName")
    if written and written != "NSManagedObject":
        return written.rsplit(".", 1)[-1]
    return entity.get("name") if entity.get("codeGenerationType") == "class" else None


def expected(path):
    root = ET.parse(path).getroot()
    entities = {}
    for entity in root.findall("entity"):
        entities.setdefault(entity.get("name"), entity)
    named = {(class_of(e), n) for n, e in entities.items() if class_of(e)}
    made = {class_of(e) for e in entities.values() if e.get("codeGenerationType") == "class"}
    held = collections.Counter()
    for name, entity in entities.items():
        for relationship in entity.findall("relationship"):
            target = entities.get(relationship.get("destinationEntity"))
            if target is None or not class_of(entity) or not class_of(target):
                continue
            cascades = relationship.get("deletionRule") == "Cascade"
            held[(class_of(entity), relationship.get("name"), class_of(target), "strong" if cascades else "reference", relationship.get("toMany") == "YES")] += 1
    return named, made, held


def compare(binary, root):
    complaints, counts = [], collections.Counter()
    paths = list(models(root))
    if not paths:
        return complaints, counts
    result = subprocess.run([binary, "graph", "--quick", "--no-cache", "--quiet", "--format", "json", root], capture_output=True, text=True)
    if result.returncode not in (0, 1):
        sys.exit(f"data_models.py: arborist failed on {root}: {result.stderr}")
    graph = json.loads(result.stdout)
    nodes = {node["id"]: node for node in graph["nodes"]}
    for path in paths:
        named, made, held = expected(pathlib.Path(root) / path)
        counts["models"] += 1
        counts["classes"] += len(named)
        counts["made by a build"] += len(made)
        counts["relationships"] += sum(held.values())
        counts["owning"] += sum(n for key, n in held.items() if key[3] == "strong")
        own = [edge for edge in graph["edges"] if edge.get("path") == str(path)]
        ours = {(nodes[e["target"]]["name"], e.get("member")) for e in own if e["source"] == str(path)}
        complaints += [f"{path}: names {x}" for x in sorted(named ^ ours)]
        mine = {n["name"] for n in graph["nodes"] if n.get("path") == str(path) and n["kind"] == "class"}
        complaints += [f"{path}: makes {x}" for x in sorted(made ^ mine)]
        told = collections.Counter(
            (nodes[e["source"]]["name"], e.get("member"), nodes[e["target"]]["name"], e.get("ownership"), bool(e.get("many"))) for e in own if e["kind"] == "holds")
        for key in sorted(set(held) | set(told), key=str):
            if held[key] != told[key]:
                complaints.append(f"{path}: {told[key]} times, not {held[key]}: {key}")
    return complaints, counts


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    total = 0
    for root in sys.argv[2:]:
        complaints, counts = compare(sys.argv[1], os.path.realpath(root))
        total += len(complaints)
        print(f"{root}: " + ", ".join(f"{counts[k]} {k}" for k in sorted(counts)) + f", {len(complaints)} differences")
        for complaint in complaints[:20]:
            print("  " + complaint)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
