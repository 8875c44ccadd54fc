#!/usr/bin/env python3
"""Changes a project in ways that must change its graph in a known way, and looks whether they do.

    metamorphic.py ROOT [--only NAME] [--classes N] [--max-differences N] [--compile-commands FILE]

No oracle is needed: the graph of the project itself is what the graph of the changed copy is compared with, line numbers
left out. ROOT is copied, never written to.
"""
import argparse
import collections
import json
import os
import re
import shutil
import sys
import tempfile

import objc_text
import product

SOURCES = objc_text.OBJC_EXTENSIONS + objc_text.C_EXTENSIONS
LARGEST = 2_000_000
IMPORT = re.compile(r'[ \t]*#[ \t]*(?:import|include)[ \t]*["<][^">\n]+[">][ \t]*$')
PROPERTY = re.compile(r"[ \t]*@property\b[^;{}^]*;[ \t]*$")
FIELD = re.compile(r"[ \t]+(?!return\b|using\b|typedef\b|friend\b|delete\b|throw\b|goto\b|static\b|extern\b)(?:[\w:<>*&]+[ \t]+)+[*&]*\w+_;[ \t]*$")


# ---------------------------------------------------------------- graphs

class Shape:
    """A graph without its line numbers."""

    def __init__(self, data):
        self.nodes, self.edges = {}, collections.Counter()
        for node in data["nodes"]:
            self.nodes[node["id"]] = tuple((key, node[key]) for key in sorted(node) if key not in ("id", "line", "lines"))
        for edge in data["edges"]:
            self.edges[tuple((key, edge[key]) for key in sorted(edge) if key != "line")] += 1

    def renamed(self, change):
        """The same graph with every id, name and reference changed; paths stay."""
        other = Shape({"nodes": [], "edges": []})
        for identifier, fields in self.nodes.items():
            is_file = ("kind", "file") in fields
            other.nodes[identifier if is_file else change(identifier)] = tuple(
                (key, change(value) if key == "name" and not is_file else value) for key, value in fields)
        files = {identifier for identifier, fields in self.nodes.items() if ("kind", "file") in fields}
        for fields, count in self.edges.items():
            other.edges[tuple((key, change(value) if key == "member" or key in ("source", "target") and value not in files else value)
                              for key, value in fields)] += count
        return other

    def without(self, gone):
        """The same graph without the nodes that `gone` accepts, their edges, and the foreign nodes and plain types that nothing else speaks of."""
        dropped = {identifier for identifier in self.nodes if gone(identifier)}
        other = Shape({"nodes": [], "edges": []})
        touched, kept = set(), set()
        for fields, count in self.edges.items():
            ends = {value for key, value in fields if key in ("source", "target")}
            if ends & dropped:
                touched |= ends
            else:
                kept |= ends
                other.edges[fields] = count
        for identifier, fields in self.nodes.items():
            orphan = identifier in touched and identifier not in kept and (identifier.startswith("type:") or ("external", True) in fields)
            if identifier not in dropped and not orphan:
                other.nodes[identifier] = fields
        return other


def differences(expected, actual, once=False):
    """What differs, a line each. With `once`, how often an edge is stated does not count. When ids that hold their place in the
    file, `c:a.m@108@local`, are all that differs, one line says so."""
    lines = each_difference(expected, actual, once)
    if not lines:
        return []
    placeless = [shape.renamed(lambda text: re.sub(r"@\d+(?=@|$)", "@", text)) for shape in (expected, actual)]
    rest = each_difference(*placeless, once)
    said = f"{len(lines)} differences with places in ids, {len(rest)} without"
    return [said] + (rest or lines[:3])


def each_difference(expected, actual, once):
    lines = []
    for identifier in sorted(set(expected.nodes) | set(actual.nodes)):
        before, after = expected.nodes.get(identifier), actual.nodes.get(identifier)
        if before != after:
            lines.append(f"node {identifier}: " + ("gone" if after is None else "new" if before is None else
                         ", ".join(f"{a[0]} {a[1]!r} -> {b[1]!r}" for a, b in zip(before, after) if a != b)))
    for fields in sorted(set(expected.edges) | set(actual.edges), key=repr):
        before, after = expected.edges[fields], actual.edges[fields]
        if bool(before) != bool(after) or not once and before != after:
            said = dict(fields)
            rest = " ".join(f"{key}={said[key]}" for key in sorted(said) if key not in ("source", "target", "kind", "path"))
            lines.append(f"edge {said['source']} {said['kind']} {said['target']} in {said['path']} {rest}: stated {before} times, then {after}")
    return lines


# ---------------------------------------------------------------- the project

class Project:
    """A copy of ROOT in a folder of its own for each change. The folder's name stays, because modules may be named after it."""

    def __init__(self, root, scratch, database=None):
        self.root, self.scratch, self.database = os.path.realpath(root), scratch, database
        self.name = os.path.basename(self.root)
        self.count = 0
        self.original = self.copy()
        self.paths = [path for path in objc_text.Files(self.original).real if path.endswith(SOURCES)]
        self.bytes = self.graph_bytes(self.original)
        self.data = json.loads(self.bytes)
        self.shape = Shape(self.data)

    def copy(self):
        self.count += 1
        folder = os.path.join(self.scratch, str(self.count), self.name)

        def unwanted(directory, names):
            return [name for name in names if name in (".git", ".build", "build") or not os.path.islink(os.path.join(directory, name))
                    and os.path.isfile(os.path.join(directory, name)) and os.path.getsize(os.path.join(directory, name)) > LARGEST]

        shutil.copytree(self.root, folder, symlinks=True, ignore=unwanted)
        return folder

    def graph_bytes(self, folder):
        path = os.path.join(self.scratch, "graph.json")
        options = []
        if self.database:
            # The database speaks of ROOT; one for the copy says the same of it.
            with open(self.database, encoding="utf-8") as file:
                text = file.read().replace(self.root, folder)
            mapped = os.path.join(self.scratch, "compile_commands.json")
            with open(mapped, "w", encoding="utf-8") as file:
                file.write(text)
            options = ["--compile-commands", mapped]
        product.write_graph(folder, path, *options)
        with open(path, "rb") as file:
            return file.read()

    def changed(self, change):
        """The graph of a copy in which `change(path, text)` says what each source is now."""
        folder = self.copy()
        for path in self.paths:
            place = os.path.join(folder, path)
            with open(place, encoding="utf-8", errors="surrogateescape", newline="") as file:
                before = file.read()
            after = change(path, before)
            if after != before:
                with open(place, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                    file.write(after)
        return Shape(json.loads(self.graph_bytes(folder)))

    def text(self, path):
        with open(os.path.join(self.original, path), encoding="utf-8", errors="surrogateescape", newline="") as file:
            return file.read()


# ---------------------------------------------------------------- changes

def same_twice(project, _):
    yield "twice", [] if project.graph_bytes(project.original) == project.bytes else ["other bytes"]


def through_a_link(project, _):
    link = os.path.join(project.scratch, "link", project.name)
    os.makedirs(os.path.dirname(link))
    os.symlink(project.original, link)
    yield "symbolic link", [] if project.graph_bytes(link) == project.bytes else ["other bytes"]


def elsewhere(project, _):
    yield "another folder", [] if project.graph_bytes(project.copy()) == project.bytes else ["other bytes"]


def more_comments(project, _):
    yield "comments", differences(project.shape, project.changed(lambda _, text: with_comments(text)))


def with_comments(text):
    """A comment on top, and comments and blank lines after every line that ends a declaration or a statement."""
    plain, code = objc_text.strip(text)
    lines, stripped, bare = text.split("\n"), code.split("\n"), plain.split("\n")
    found = ["/* A new comment. */"]
    for number, line in enumerate(lines):
        found.append(line)
        ends = stripped[number].strip()
        # The text of the line must be over: no comment or string goes on, and no macro.
        is_whole = bare[number].rstrip("\r ") == line.rstrip("\r ") and not line.rstrip().endswith("\\")
        if is_whole and (ends.endswith(";") or ends == "@end") and not (number and lines[number - 1].rstrip().endswith("\\")):
            found += ["  // Another one: @interface Nothing : At #import <All.h>", ""]
    return "\n".join(found)


def other_order(project, _):
    def reversed_runs(pattern):
        def change(path, text):
            _, code = objc_text.strip(text)
            lines, stripped, found = text.split("\n"), code.split("\n"), []
            run = []
            for line, bare in zip(lines, stripped):
                # Only lines without a comment, which might speak of the line below.
                if pattern.match(line.rstrip("\r")) and bare.strip():
                    run.append(line)
                    continue
                found += run[::-1] + [line]
                run = []
            return "\n".join(found + run[::-1])
        return change

    yield "imports reversed", differences(project.shape, project.changed(reversed_runs(IMPORT)), once=True)
    yield "properties reversed", differences(project.shape, project.changed(reversed_runs(PROPERTY)))
    yield "fields reversed", differences(project.shape, project.changed(reversed_runs(FIELD)))


def unused_file(project, _):
    for name, text in (("zz_unused.h", "#pragma once\nstruct ZZUnusedStruct { int one; };\n"),
                       ("ZZUnused.m", "@interface ZZUnused\n@property int one;\n@end\n@implementation ZZUnused\n@end\n"),
                       ("aa_unused.c", "struct AAUnused { int one; };\nint aa_unused(void) { return 0; }\n")):
        folder = project.copy()
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
        after = Shape(json.loads(project.graph_bytes(folder)))
        added = {identifier for identifier, fields in after.nodes.items() if ("path", name) in fields}
        lines = [] if name in added else ["the new file is no node"]
        yield f"unused {name}", lines + differences(project.shape, after.without(lambda identifier: identifier in added))


def own_types(project, kinds):
    """(id, name) of the project's own types, sorted by name: those whose name no other node has, and no directive."""
    nodes = [node for node in project.data["nodes"] if node["kind"] in ("class", "struct", "protocol", "enum", "union")]
    names = collections.Counter(re.split(r"::", node["name"])[-1] for node in nodes)
    directives = "\n".join(line for path in project.paths for line in project.text(path).split("\n") if re.match(r"\s*#", line))
    for node in sorted(nodes, key=lambda node: (node["name"], node["id"])):
        name = node["name"].split("::")[-1]
        if (node["kind"] in kinds and not node["external"] and names[name] == 1 and re.fullmatch(r"[A-Za-z_]\w{3,}", name)
                and not re.search(rf"\b{name}\b(?!\.)", directives)):
            yield node["id"], name


def spread(things, count):
    """`count` of the things, evenly."""
    things = list(things)
    if len(things) <= count:
        return things
    return [things[number * len(things) // count] for number in range(count)]


def other_name(project, count):
    for _, name in spread(own_types(project, ("class", "struct")), count):
        word = re.compile(rf"(?<![A-Za-z0-9_]){name}(?![A-Za-z0-9_])")
        new = "Aardvark" + name[::-1]

        def change(_, text):
            lines = []
            for line in text.split("\n"):
                # A file keeps its name.
                lines.append(line if re.match(r"\s*#\s*(import|include)", line) else word.sub(new, line))
            return "\n".join(lines)

        # An id may hold a path, `c:objc(ext)Name@Views/Name.m`, and paths stay.
        in_id = re.compile(rf"{word.pattern}(?!/|\.(?:{'|'.join(ending[1:] for ending in SOURCES)})(?![A-Za-z0-9_]))")
        expected = project.shape.renamed(lambda text: in_id.sub(new, text))
        yield f"{name} renamed", differences(expected, project.changed(change))


def without_class(project, count):
    """Classes that nothing else speaks of: all that they say, and nothing else, has to go."""
    spoken = collections.defaultdict(set)
    for edge in project.data["edges"]:
        spoken[edge["target"]].add(edge["source"])
    nodes = {node["id"]: node for node in project.data["nodes"]}
    alone = []
    for identifier, name in own_types(project, ("class",)):
        if not identifier.startswith("c:objc(cs)"):
            continue
        own = {i for i, node in nodes.items() if i == identifier or node["kind"] == "category" and node["name"].startswith(name + "(")}
        others = {source for one in own for source in spoken[one]} - own
        words = sum(len(re.findall(rf"@class[^;]*\b{name}\b", project.text(path))) for path in project.paths)
        if words == 0 and all(nodes[other]["kind"] in ("file", "module") for other in others):
            alone.append((own, name))
    for own, name in spread(alone, count):
        block = re.compile(rf"^@(?:interface|implementation)[ \t]+{name}\b.*?^@end\b[^\n]*$", re.MULTILINE | re.DOTALL)
        taken = [match for path in project.paths for match in block.findall(project.text(path))]
        # A condition that is opened inside and closed outside would not be the class alone.
        if any(len(re.findall(r"^\s*#\s*if", text, re.M)) != len(re.findall(r"^\s*#\s*endif", text, re.M)) for text in taken):
            continue
        # What else stands between the two lines, a function or a constant, would go as well.
        if any(re.search(r"^(?:static|extern|typedef|void|int|BOOL|NS\w+|id|#\s*(?:define|import|include))\b", text, re.M) for text in taken):
            continue
        after = project.changed(lambda _, text: block.sub(lambda match: f"#if 0\n{match.group()}\n#endif", text))
        yield f"#if 0 around {name}", differences(project.shape.without(lambda identifier: identifier in own), after)


CHANGES = [same_twice, through_a_link, elsewhere, more_comments, other_order, unused_file, other_name, without_class]


def run(root, scratch, changes, count=5, database=None):
    """(what was changed, the differences) for each change, one after another."""
    project = Project(root, scratch, database)
    for change in changes:
        yield from change(project, count)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("--only", choices=[change.__name__ for change in CHANGES])
    parser.add_argument("--classes", type=int, default=5, metavar="N", help="how many classes to rename, and to take out")
    parser.add_argument("--compile-commands", metavar="FILE")
    parser.add_argument("--max-differences", type=int, default=10, metavar="N")
    options = parser.parse_args()
    changes = [change for change in CHANGES if options.only in (None, change.__name__)]
    failed = checked = 0
    with tempfile.TemporaryDirectory() as scratch:
        try:
            for what, lines in run(options.root, scratch, changes, options.classes, options.compile_commands):
                checked += 1
                failed += bool(lines)
                print(f"{'DIFFERENT' if lines else 'as expected':12} {what}" + (f": {lines[0]}" if lines else ""), flush=True)
                for line in lines[1:options.max_differences + 1]:
                    print("   ", line)
        except product.Failed as problem:
            print(problem, file=sys.stderr)
            return 2
    print(f"{checked} changes, {failed} with differences")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
