#!/usr/bin/env python3
"""Compares Arborist's JSON graph with what plain text scanning finds (objc_text.py), kind by kind.

    compare_graph.py ROOT GRAPH.json [--max-misses N] [--require RECALL [--unconditional]] [--exclude GLOB] [--imports-only]

recall = found / expected, and again over what stands outside any #if; precision = (graph - extra) / graph, over edges
whose source is not external.
What neither side can judge is counted under "n/c" (not comparable), with its reasons below the table.
"""
import argparse
import collections
import json
import os
import posixpath
import re
import sys

import objc_text

KEYWORDS = {"strong": {"strong"}, "retain": {"strong"}, "copy": {"copy"}, "weak": {"weak"},
            "unsafe_unretained": {"unsafe"}}


def accepted(item):
    """Which `ownership` values say the same as the keyword of this property."""
    keyword, kind = item["keyword"], item["type_kind"]
    if keyword == "assign":
        return {"unsafe"} if kind == "object" or (kind == "id" and "Class" not in item["types"]) \
            else {"value", "unsafe", "raw"}
    if keyword == "unsafe_unretained" and kind in ("cpointer", "scalar", "typedef"):
        return {"value", "unsafe", "raw"}
    if kind == "block" and keyword in ("strong", "retain"):
        return {"strong", "copy"}                            # a strong block property is copied when set
    return KEYWORDS[keyword]


class Graph:
    def __init__(self, path, root):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        self.root = os.path.realpath(root)
        self.nodes = {node["id"]: node for node in data["nodes"]}
        self.edges = data.get("edges", data.get("links", []))
        self.dangling = sum(e["source"] not in self.nodes or e["target"] not in self.nodes for e in self.edges)
        self.edges = [e for e in self.edges if e["source"] in self.nodes and e["target"] in self.nodes]
        self.files = {self.real(self.path_of(n)) for n in self.nodes.values()
                      if n["kind"] == "file" and not n.get("external")}

    def name(self, identifier):
        return re.sub(r"\s", "", self.nodes[identifier].get("name") or "")

    def external(self, identifier):
        return bool(self.nodes[identifier].get("external"))

    def path_of(self, node):
        return node.get("path") or node["id"]

    def real(self, path):
        """A path of the graph with its symbolic links resolved, relative to the root."""
        return objc_text.relative(os.path.realpath(os.path.join(self.root, path)), self.root)

    def of(self, kind):
        return [edge for edge in self.edges if edge["kind"] == kind]

    def is_objc(self, identifier, known):
        """Does the text oracle speak of such nodes at all? C++ and Swift types it can't see."""
        node = self.nodes[identifier]
        if re.match(r"c:(@M@[^@]*@)?objc\(", node["id"]):
            return True
        if self.name(identifier).split("(")[0] in known:
            return True
        if node["id"].startswith(("c:", "s:", "$s")):
            return False
        return "obj" in (node.get("language") or "").lower()


class Row:
    def __init__(self, kind):
        self.kind = kind
        self.expected, self.found = 0, 0
        self.plain_expected, self.plain_found = 0, 0         # of those stated outside any #if
        self.graph, self.judged = 0, False
        self.misses, self.extras = [], []                    # (place, text)
        self.skipped = collections.Counter()

    def expect(self, items, hit, text, note=""):
        """One expected thing, stated by `items`; `hit` says whether the graph has it."""
        conditional = all(item["conditional"] for item in items)
        self.expected += 1
        self.plain_expected += not conditional
        if hit:
            self.found += 1
            self.plain_found += not conditional
            return
        mark = "  [#if " + " && ".join(items[0]["conditions"]) + "]" if conditional else ""
        more = f"  [stated {len(items)} times]" if len(items) > 1 else ""
        self.misses.append((place(items[0]), text + note + more + mark))

    def extra(self, edge, text):
        self.extras.append((f"{edge.get('path')}:{edge.get('line')}", text))

    def recall(self, plain=False):
        found, expected = (self.plain_found, self.plain_expected) if plain else (self.found, self.expected)
        return found / expected if expected else None

    def precision(self):
        return (self.graph - len(self.extras)) / self.graph if self.judged and self.graph else None


def place(item):
    return f"{item['file']}:{item['line']}"


def grouped(items, *keys):
    found = {}
    for item in items:
        found.setdefault(tuple(item[key] for key in keys), []).append(item)
    return found


class Comparison:
    def __init__(self, text, graph):
        self.text, self.graph, self.rows = text, graph, []
        self.defines = text["defines"]
        self.classes = ({c["name"] for c in text["classes"]} | {i["class"] for i in text["implementations"]}
                        | {c["class"] for c in text["categories"]})
        self.protocols = {p["name"] for p in text["protocols"]}
        self.known = self.classes | self.protocols
        for name in list(self.known):
            self.known |= self.names(name)

    def row(self, kind):
        self.rows.append(Row(kind))
        return self.rows[-1]

    def names(self, name):
        """The name itself and what an object-like macro may turn it into."""
        return {name} | set(self.defines.get(name, ()))

    def pairs(self, left, right):
        return {(a, b) for a in self.names(left) for b in self.names(right)}

    # -- nodes

    def nodes(self, kind, expected):
        row = self.row("node " + kind)
        ours, theirs = ({self.graph.name(i) for i, n in self.graph.nodes.items()
                         if n["kind"] == kind and bool(n.get("external")) == external} for external in (False, True))
        for (name,), items in grouped(expected, "name").items():
            row.expect(items, self.names(name) & ours, name,
                       "  (external in the graph)" if self.names(name) & theirs else "")
        row.judged = True
        stated = set().union(*(self.names(item["name"]) for item in expected)) if expected else set()
        stated |= {i["class"] for i in self.text["implementations"]} if kind == "class" else set()
        for identifier, node in sorted(self.graph.nodes.items()):
            if node["kind"] != kind or node.get("external"):
                continue
            if not self.graph.is_objc(identifier, stated):
                row.skipped["not Objective-C"] += 1
                continue
            row.graph += 1
            if self.graph.name(identifier) not in stated:
                row.extra(node, self.graph.name(identifier))

    def files(self):
        row = self.row("file")
        for path in self.text["files"]:
            row.expect([{"file": path, "line": 1, "conditional": False}], path in self.graph.files, path)

    # -- pairs of names

    def edges(self, title, kind, expected, keys, source_kinds, accept=lambda source, target: False):
        """Expected pairs of names against the edges of one kind whose source is of one of `source_kinds`."""
        row = self.row(title)
        row.judged = True
        present = collections.defaultdict(list)
        for edge in self.graph.of(kind):
            present[self.graph.name(edge["source"]), self.graph.name(edge["target"])].append(edge)
        stated = set()
        for pair, items in grouped(expected, *keys).items():
            pairs = self.pairs(*pair)
            stated |= pairs
            note = ""
            hit = any(p in present for p in pairs)
            if not hit:
                others = sorted({t for s, t in present if s in self.names(pair[0])})
                note = f"  (graph has {', '.join(others)})" if others and kind == "inherits" else ""
            row.expect(items, hit, f"{pair[0]} -> {pair[1]}", note)
        for (source, target), edges in sorted(present.items()):
            edge = edges[0]
            if self.graph.external(edge["source"]) or self.graph.nodes[edge["source"]]["kind"] not in source_kinds:
                continue
            if not self.graph.is_objc(edge["source"], self.known):
                row.skipped["source is not Objective-C"] += 1
                continue
            row.graph += 1
            if (source, target) not in stated and not accept(source, target):
                row.extra(edge, f"{source} -> {target}")

    def types(self):
        text = self.text
        self.nodes("class", text["classes"])
        self.nodes("protocol", text["protocols"])
        self.edges("inherits (superclass)", "inherits", text["superclasses"], ("class", "superclass"), ("class",))
        self.edges("inherits (refinement)", "inherits", text["refinements"], ("protocol", "refines"), ("protocol",))
        self.edges("conforms", "conforms", text["conformances"], ("class", "protocol"),
                   ("class", "category", "struct"))
        categories = [dict(c, node=f"{c['class']}({c['category']})") for c in text["categories"]]
        expanded = {f"{name}({c['category']})" for c in categories for name in self.names(c["class"])}
        only_implemented = {f"{i['class']}({i['category']})" for i in text["implementations"]
                            if i["category"] is not None}
        for title, extension in (("extends (category)", False), ("extends (extension)", True)):
            self.extends(title, [c for c in categories if c["extension"] == extension], extension,
                         expanded | only_implemented)

    def extends(self, title, expected, extension, stated):
        row = self.row(title)
        row.judged = True
        present = {}
        for edge in self.graph.of("extends"):
            present.setdefault((self.graph.name(edge["source"]), self.graph.name(edge["target"])), edge)
        for (node, name), items in grouped(expected, "node", "class").items():
            row.expect(items, any((f"{n}({items[0]['category']})", n) in present for n in self.names(name)), node)
        for (source, target), edge in sorted(present.items()):
            if self.graph.external(edge["source"]) or source.endswith("()") != extension:
                continue
            if not self.graph.is_objc(edge["source"], self.known):
                row.skipped["source is not Objective-C"] += 1
                continue
            row.graph += 1
            if source not in stated or source.split("(")[0] != target:
                row.extra(edge, f"{source} -> {target}")

    # -- properties

    def properties(self):
        holds = collections.defaultdict(list)                # (class, member) -> edges
        for edge in self.graph.of("holds"):
            if edge.get("member"):
                holds[self.graph.name(edge["source"]).split("(")[0], edge["member"].lstrip("_")].append(edge)
        titles = {"project": "holds: project types", "external": "holds: external types",
                  "id": "holds: id, block, typedef", "scalar": "holds: scalars, C pointers",
                  "class": "holds: class property", "category": "holds: in category",
                  "protocol": "holds: in protocol"}
        # Nothing has to be stored for these, or no entity can be named: an absent edge is no mistake.
        lenient = ("id", "scalar", "class", "category", "protocol")
        rows = {key: self.row(title) for key, title in titles.items()}
        targets = self.row("holds: target type")
        explicit = [p for p in self.text["properties"] if p["keyword"]]
        for (owner, name, in_protocol), items in grouped(
                [dict(p, in_protocol=p["in"] == "protocol") for p in explicit], "class", "name", "in_protocol").items():
            edges = [e for n in sorted(self.names(owner)) for e in holds.get((n, name.lstrip("_")), ())]
            key = self.row_of(items)
            row = rows[key]
            wanted = set().union(*(accepted(item) for item in items))
            keywords = "/".join(sorted({item["keyword"] for item in items}))
            kinds = "/".join(sorted({" ".join(item["types"] + item["protocols"]) or item["type_kind"] for item in items}))
            marks = " readonly" if all(item["readonly"] for item in items) else ""
            shown = f"{owner}.{name} ({keywords} {kinds}{marks})"
            if not edges and key in lenient:
                row.skipped["no edge, none required"] += 1
                continue
            stated = sorted({str(e.get("ownership")) for e in edges})
            row.expect(items, any(o in wanted for o in stated), shown,
                       f"  wrong: {', '.join(stated)}" if edges else "  absent")
            if edges and key in ("project", "external"):
                self.target(targets, items, edges, shown)
        self.extra_holds()

    def row_of(self, items):
        for place_of in ("protocol", "category"):
            if all(item["in"] == place_of for item in items):
                return place_of
        if all(item["class_property"] for item in items):
            return "class"
        kinds = {item["type_kind"] for item in items}
        if "object" in kinds:
            words = set(word for item in items for word in item["types"] + item["protocols"])
            return "project" if words & (self.classes_declared() | self.protocols) else "external"
        return "id" if kinds & {"id", "block", "typedef"} else "scalar"

    def classes_declared(self):
        return {c["name"] for c in self.text["classes"]}

    def target(self, row, items, edges, shown):
        words = set()
        for item in items:
            for word in item["types"] + item["protocols"]:
                words |= self.names(word)
                words |= set(self.text["typedefs"].get(word, ()))
        if all(edge.get("inferred") for edge in edges):
            row.skipped["all targets inferred"] += 1
            return
        named = sorted({self.graph.name(edge["target"]) for edge in edges if not edge.get("inferred")})
        row.expect(items, words & set(named), shown, f"  graph has {', '.join(named)}")

    def extra_holds(self):
        """Edges for members the text does not know, neither as a property nor as an instance variable."""
        row = self.row("holds: members")
        row.judged = True
        members = collections.defaultdict(set)
        for item in self.text["properties"] + self.text["ivars"]:
            for name in self.names(item["class"]):
                members[name].add(item["name"].lstrip("_"))
        seen = set()
        for edge in self.graph.of("holds"):
            source = edge["source"]
            owner = self.graph.name(source).split("(")[0]
            if self.graph.external(source):
                continue
            if self.graph.nodes[source]["kind"] not in ("class", "protocol", "category"):
                row.skipped["source is a " + self.graph.nodes[source]["kind"]] += 1
            elif not self.graph.is_objc(source, self.known):
                row.skipped["source is not Objective-C"] += 1
            elif not edge.get("member"):
                row.skipped["no member name"] += 1
            elif (owner, edge["member"]) not in seen:
                seen.add((owner, edge["member"]))
                row.graph += 1
                if edge["member"].lstrip("_") not in members[owner]:
                    row.extra(edge, f"{owner}.{edge['member']} -> {self.graph.name(edge['target'])}")

    # -- imports

    def imports(self):
        sure, loose, modules = self.row("imports"), self.row("imports (guessed file)"), self.row("imports (@import)")
        sure.judged = True
        present, spoken = {}, collections.defaultdict(set)
        for edge in self.graph.of("imports"):
            source = self.graph.nodes[edge["source"]]
            target = self.graph.nodes[edge["target"]]
            if source["kind"] != "file" or source.get("external"):
                sure.skipped["source is no project file"] += 1
                continue
            here = self.graph.real(self.graph.path_of(source))
            spoken[here] |= {self.graph.name(edge["target"]), posixpath.basename(self.graph.path_of(target))}
            if target["kind"] == "file" and not target.get("external"):
                present.setdefault((here, self.graph.real(self.graph.path_of(target))), edge)
        names = collections.defaultdict(set)                 # file -> basenames it imports
        macros, stated = set(), set()
        wanted = {}
        for item in self.text["imports"]:
            here = item["file"]
            names[here].add(posixpath.basename(item["spelling"]))
            if item["quote"] == "macro":
                macros.add(here)
                sure.skipped["spelled by a macro"] += 1
            elif item["quote"] == "module":
                module = item["spelling"].split(".")[0]
                modules.expect([item], {item["spelling"], module, module + ".h"} & spoken[here],
                               f"@import {item['spelling']}")
            elif item["resolved"] or item["candidates"]:
                choices = (item["resolved"],) if item["resolved"] else tuple(item["candidates"])
                stated |= {(here, choice) for choice in choices}
                wanted.setdefault((here, choices), []).append(item)
            elif item["how"] == "system":
                sure.skipped["system header"] += 1
            else:
                sure.skipped["not in the project"] += 1
        for (here, choices), items in sorted(wanted.items()):
            row = loose if items[0]["how"] == "basename" or len(choices) > 1 else sure
            hit = any((here, choice) in present for choice in choices)
            note = "" if here in self.graph.files else "  (file is not in the graph)"
            row.expect(items, hit, f"{items[0]['spelling']} -> {' | '.join(choices)}", note)
        scanned = set(self.text["files"])
        for (here, target), edge in sorted(present.items()):
            implicit = edge.get("implicit") or "implicit" in str(edge.get("form", "")) or "prefix" in str(edge.get("form", ""))
            if implicit:
                sure.skipped["implicit import"] += 1
            elif here not in scanned:
                sure.skipped["source was not scanned"] += 1
            elif (here, target) in stated:
                sure.graph += 1
            elif posixpath.basename(target) not in names[here] and here in macros:
                sure.skipped["may come from a macro"] += 1
            else:
                sure.graph += 1
                why = "another file of that name" if posixpath.basename(target) in names[here] else "no such import"
                sure.extra(edge, f"{here} -> {target}  ({why})")


def report(comparison, max_misses, out=sys.stdout):
    def share(value):
        return "   -   " if value is None else f"{value:7.4f}"

    print(f"{'kind':28}{'expected':>9}{'found':>7}  recall {'no #if':>8}{'graph':>7}{'extra':>7}  precision{'n/c':>7}", file=out)
    for row in comparison.rows:
        graph, extra = (row.graph, len(row.extras)) if row.judged else ("-", "-")
        print(f"{row.kind:28}{row.expected:9}{row.found:7} {share(row.recall())} {share(row.recall(plain=True))} {graph:>6}{extra:>7}"
              f"   {share(row.precision())} {sum(row.skipped.values()):7}", file=out)
    for row in comparison.rows:
        for reason, number in sorted(row.skipped.items()):
            print(f"not comparable: {row.kind}: {number} {reason}", file=out)
    if comparison.graph.dangling:
        print(f"broken: {comparison.graph.dangling} edges name a node that does not exist", file=out)
    for title, attribute in (("miss", "misses"), ("extra", "extras")):
        for row in comparison.rows:
            found = sorted(getattr(row, attribute))
            for where, text in found[:max_misses]:
                print(f"{title}: {row.kind}: {where}: {text}", file=out)
            if len(found) > max_misses:
                print(f"{title}: {row.kind}: and {len(found) - max_misses} more", file=out)


def compare(root, graph_path, exclude=(), imports_only=False):
    graph = Graph(graph_path, root)
    text = objc_text.scan(root, objc_text.OBJC_EXTENSIONS + objc_text.C_EXTENSIONS, exclude, follow=True)
    objc = bool(text["classes"] or text["protocols"] or text["categories"])
    comparison = Comparison(text, graph)
    # Files that are read only because something includes them (a .def, an .inc) need no node of their own language.
    ours = tuple(objc_text.OBJC_EXTENSIONS + objc_text.C_EXTENSIONS)
    comparison.text = dict(text, files=[f for f in text["files"] if f.endswith(ours)])
    comparison.files()
    comparison.text = text
    if objc and not imports_only:
        comparison.types()
        comparison.properties()
    comparison.imports()
    return comparison


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("graph")
    parser.add_argument("--max-misses", type=int, default=20, metavar="N", help="lines to print per kind (20)")
    parser.add_argument("--require", type=float, metavar="RECALL", help="exit 1 when a recall is lower")
    parser.add_argument("--unconditional", action="store_true", help="with --require: only what stands outside any #if")
    parser.add_argument("--exclude", action="append", default=[], metavar="GLOB", help="paths below ROOT to leave out")
    parser.add_argument("--imports-only", action="store_true")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder '{options.root}'")
    comparison = compare(options.root, options.graph, options.exclude, options.imports_only)
    report(comparison, options.max_misses)
    if not any(row.expected for row in comparison.rows):
        print("nothing to compare: no source was read", file=sys.stderr)
        return 2
    if options.require is not None:
        recalls = [(row.kind, row.recall(options.unconditional)) for row in comparison.rows]
        low = [kind for kind, recall in recalls if recall is not None and recall < options.require]
        if low:
            print(f"recall below {options.require}: {', '.join(low)}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
