#!/usr/bin/env python3
"""Compares the graph with the Objective-C metadata that clang's code generator puts into object files.

    compare_objects.py ROOT [--gnustep] [--under DIR] [--max-misses N] [--require SHARE] [--graph FILE]

Every .m and .mm is compiled with ARC and with the stand-ins that `arborist stand-ins` wrote for it. Under ARC a message to a
method that no header declares is an error, so a source that does not compile as it is is compiled with empty bodies: the
metadata of classes, properties and ivars does not depend on them.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

import objc_metadata
import objc_text
import product
from compare_graph import Graph
from tally import Score

GNUSTEP = ["-target", "x86_64-unknown-linux-gnu", "-fobjc-runtime=gnustep-2.0"]


# ---------------------------------------------------------------- compiling

def without_bodies(text):
    """The source with the bodies of its functions and methods emptied; directives and line breaks inside them stay."""
    _, code = objc_text.strip(text)
    kept, at, depth, start = [], 0, 0, None
    index = 0
    while index < len(code):
        letter = code[index]
        if letter == "#" and code[:index].rpartition("\n")[2].strip() == "":
            end = code.find("\n", index)
            while end > 0 and code[end - 1] == "\\":
                end = code.find("\n", end + 1)
            index = len(code) if end < 0 else end
            continue
        if start is None:
            if letter == "{" and opens_body(code, index):
                start, depth = index, 1
        elif letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                kept += [text[at:start + 1], emptied(text[start + 1:index])]
                at, start = index, None
        index += 1
    return "".join(kept) + text[at:]


def opens_body(code, index):
    """Whether the brace at `index` begins the body of a function or method and not a list of ivars, fields or namespaces."""
    before = code[:index].rstrip()
    head = re.split(r"[;}{]|@end\b|@implementation[^\n]*|^[ \t]*#[^\n]*$", before[-2000:], flags=re.MULTILINE)[-1].strip()
    if re.match(r"[-+]\s*(\(|\w)", head):
        return True
    return before.endswith(")") and not re.search(r"@(interface|protocol|implementation)|=|ENUM|OPTIONS|^typedef\b", head)


def emptied(body):
    return "\n".join(line if re.match(r"\s*#", line) else "" for line in body.split("\n"))


def compile_unit(clang, unit, options, folder):
    """(metadata or None, how, first error). `how` is "whole", "without bodies" or "failed"."""
    arguments = list(unit["arguments"][1:-1])
    for flag in ("-target", "-x"):
        if flag in options:
            while flag in arguments:
                del arguments[arguments.index(flag):arguments.index(flag) + 2]
    arguments = [word for word in arguments if not word.startswith("-fobjc-runtime=")] if "-fobjc-runtime=gnustep-2.0" in options else arguments
    common = [clang, *arguments, "-fobjc-arc", "-fblocks", "-Wno-int-conversion", *options, "-c"]
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        result = os.path.join(scratch, "unit.o")
        message = attempt([*common, unit["file"], "-o", result], unit["directory"])
        how = "whole"
        if message is not None:
            how = "without bodies"
            with open(unit["file"], encoding="utf-8", errors="surrogateescape", newline="") as file:
                text = without_bodies(file.read())
            emptied_file = os.path.join(scratch, os.path.basename(unit["file"]))
            with open(emptied_file, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                file.write(text)
            message = attempt([*common, "-iquote", os.path.dirname(unit["file"]), emptied_file, "-o", result], unit["directory"])
        if message is not None:
            return None, "failed", message
        with open(result, "rb") as file:
            return objc_metadata.read(file.read()), how, ""


def attempt(command, folder):
    """None when it worked, else the first error."""
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    if done.returncode == 0:
        return None
    lines = done.stderr.decode("utf-8", "replace").split("\n")
    return next((line for line in lines if "error:" in line), (lines or ["?"])[-1])


def metadata_of(units, options, workers=2):
    """All that compiles, in one `Metadata`; how many sources compiled how; and the first error of each that did not."""
    clang = product.clang()
    if clang is None:
        raise product.Failed("no clang beside swift, and none on the path")
    everything, status, failures = objc_metadata.Metadata(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for unit, (found, how, message) in zip(units, pool.map(lambda u: compile_unit(clang, u, options, folder), units)):
            status[how] += 1
            if found is None:
                failures.append((unit["file"], message))
                continue
            everything.classes += found.classes
            everything.categories += found.categories
            everything.protocols += found.protocols
    return everything, status, failures


# ---------------------------------------------------------------- comparing

def types_of(encoding):
    """The classes and protocols that a type encoding names: `@"View<Drawing>"` names two; none for `@`."""
    match = re.match(r'(?:\[\d+)*@"([^"<]*)((?:<[^>]*>)*)', encoding)
    if not match:
        return set()
    protocols = re.findall(r"<([^>]*)>", match.group(2))
    return ({match.group(1)} if match.group(1) else set()) | set(protocols)


def short(encoding):
    """Without the signature of a block, which only GNUstep's objects have."""
    return re.sub(r"@\?<.*>", "@?", encoding)


def accepted(found, kept_by_ivar):
    """The ownerships in the graph that say the same as a property of the object file."""
    kind = found.type
    if found.has("W"):
        return {"weak"}
    if found.has("C"):
        # A strong property copies the block that it takes: clang writes the same for both.
        return {"copy", "strong"} if kind.startswith("@?") else {"copy"}
    if found.has("&"):
        return {"strong"}
    if kind == "#":
        return {"value", "strong", "unsafe"}
    if objc_metadata.is_object(kind):
        if not found.has("R"):
            return {"unsafe"}
        # Nothing is written for a read-only object, strong or not; its ivar tells.
        if kept_by_ivar:
            return {kept_by_ivar}
        return {"strong", "copy"} if kind.startswith("@?") else {"strong", "unsafe"}
    return {"raw"} if kind.lstrip("rnNoORVA")[:1] in ("^", "*") else {"value"}


class Comparison:
    def __init__(self, metadata, graph, foreign=frozenset()):
        """`foreign` are the protocols that stand-ins declare."""
        self.graph, self.score, self.foreign = graph, Score(), foreign
        self.classes = self.once(metadata.classes, lambda c: c.name, "superclass")
        self.protocols = self.once(metadata.protocols, lambda p: p.name, "refinement")
        self.categories = self.once(metadata.categories, lambda c: f"{c.class_name}({c.name})", "category")
        self.edges = collections.defaultdict(list)           # (kind, kind of the source, its name) -> edges
        for edge in graph.edges:
            if edge.get("inactive"):                         # in a branch of `#if` that is not compiled
                continue
            self.edges[edge["kind"], graph.nodes[edge["source"]]["kind"], graph.name(edge["source"])].append(edge)
        self.nodes = {(n["kind"], graph.name(i)): n for i, n in graph.nodes.items()}

    def once(self, things, name, kind):
        """By name. What two objects define in two ways is compared with neither."""
        found = {}
        for thing in things:
            found.setdefault(name(thing), []).append(thing)
        for key, same in sorted(found.items()):
            if any(thing != same[0] for thing in same):
                self.score[kind].skip("defined differently in two objects")
                found[key] = []
        return {key: same[0] for key, same in sorted(found.items()) if same}

    def targets(self, kind, source_kind, source):
        return {self.graph.name(edge["target"]) for edge in self.edges[kind, source_kind, source]}

    def is_foreign(self, kind, name):
        """Declared by the platform: the graph names it and says nothing about it."""
        node = self.nodes.get((kind, name))
        return name in self.foreign if node is None else bool(node.get("external"))

    def run(self):
        for name, found in self.classes.items():
            self.pairs("superclass", "inherits", "class", name, {found.superclass} if found.superclass else set())
            self.conformances(name, found)
            self.members(name, found)
        for name, found in self.protocols.items():
            if self.is_foreign("protocol", name):
                self.score["refinement"].skip("a protocol of the platform")
                continue
            self.pairs("refinement", "inherits", "protocol", name, set(found.protocols))
            self.promises("protocol", name, found.properties)
        for name, found in self.categories.items():
            self.score["category"].expect(found.class_name in self.targets("extends", "category", name), f"{name} extends {found.class_name}")
            if found.class_name not in self.classes:
                for protocol in found.protocols:
                    stated = self.targets("conforms", "class", found.class_name)
                    self.score["conformance"].expect(protocol in stated, f"{found.class_name} {protocol}")
                self.category_properties(found)
        return self.score

    def pairs(self, title, kind, source_kind, name, expected):
        row, stated = self.score[title], self.targets(kind, source_kind, name)
        for target in sorted(expected):
            row.expect(target in stated, f"{name} -> {target}, graph has {', '.join(sorted(stated)) or 'none'}")
        for target in sorted(stated):
            row.stated(target in expected, f"{name} -> {target}")

    def conformances(self, name, found):
        expected = set(found.protocols)
        for category in self.categories.values():
            if category.class_name == name:
                expected |= set(category.protocols)
        row, stated = self.score["conformance"], self.targets("conforms", "class", name)
        for protocol in sorted(expected):
            row.expect(protocol in stated, f"{name} {protocol}")
        for protocol in sorted(stated):
            if protocol not in expected and self.has_silent_category(name):
                row.skip("may be said by a category without implementation")
            else:
                row.stated(protocol in expected, f"{name} {protocol}")

    def has_silent_category(self, name):
        """Whether the graph knows a named category of the class of which no object was compiled."""
        return any(kind == "category" and node.startswith(name + "(") and not node.endswith("()") and node not in self.categories
                   for kind, node in self.nodes)

    # -- members

    def members(self, name, found):
        kept = {ivar.name: ivar.ownership for ivar in found.ivars}
        named = {member.name for member in found.properties}
        known = set(named)
        of_protocols = self.promised_names(found.protocols)
        for member in found.properties:
            if member.name in of_protocols and not self.holds("class", name, member.name) and member.ivar is None:
                self.score["property"].skip("of a protocol, nothing stored by the class")
                continue
            self.property("class", name, member, kept.get(member.ivar))
        for category in self.categories.values():
            if category.class_name == name:
                self.category_properties(category)
                known |= {member.name for member in category.properties}
        behind = {member.ivar for member in found.properties if member.ivar}
        for ivar in found.ivars:
            # What is synthesized for a property of a superclass has the property's name in the graph.
            known |= {ivar.name, ivar.name.removeprefix("_")}
            # A property speaks for its ivar.
            if ivar.name not in behind and not (ivar.name.startswith("_") and ivar.name[1:] in named):
                self.ivar(name, ivar)
        row = self.score["member"]
        seen = set()
        for edge in self.edges["holds", "class", name]:
            member = edge.get("member")
            if member in seen:
                continue
            seen.add(member)
            if edge.get("inferred") and member not in known:
                row.skip("inferred from what the code does")
            elif member not in known and edge.get("promised"):
                row.skip("in a category without implementation")
            elif member in behind and member not in named:
                row.stated(False, f"{name}.{member} beside its property")
            else:
                row.stated(member in known, f"{name}.{member}")

    def category_properties(self, category):
        """Clang lists the properties of a category's protocols with its own."""
        of_protocols = self.promised_names(category.protocols)
        own = [member for member in category.properties
               if member.name not in of_protocols or self.holds("class", category.class_name, member.name)]
        self.score["property"].skip("of a protocol, nothing stored by the class", len(category.properties) - len(own))
        self.promises("class", category.class_name, own)

    def promised_names(self, protocols):
        """The properties of protocols and of those that they refine, as far as objects were compiled."""
        names, left, seen = set(), list(protocols), set()
        while left:
            found = self.protocols.get(left.pop())
            if found and found.name not in seen:
                seen.add(found.name)
                names |= {member.name for member in found.properties}
                left += found.protocols
        return names

    def holds(self, kind, name, member):
        """What is declared of a member; what the code was seen to do with it only where that took its place."""
        edges = [edge for edge in self.edges["holds", kind, name] if edge.get("member") == member]
        return [edge for edge in edges if not edge.get("inferred")] or edges

    def promises(self, kind, name, properties):
        for member in properties:
            self.property(kind, name, member, None)

    def property(self, kind, name, member, kept_by_ivar):
        edges = self.holds(kind, name, member.name)
        shown = f"{name}.{member.name} {member.attributes}"
        self.score["property"].expect(edges, shown)
        if not edges:
            return
        self.score["property static"].expect(
            all(bool(edge.get("static")) == member.is_class for edge in edges), shown)
        self.score["property mutable"].expect(
            any(bool(edge.get("mutable")) for edge in edges) != member.has("R"), shown)
        self.ownership("property ownership", shown, edges, accepted(member, kept_by_ivar))
        self.types("property type", shown, edges, member.type)

    def ivar(self, name, ivar):
        edges = self.holds("class", name, ivar.name) or self.holds("class", name, ivar.name.removeprefix("_"))
        shown = f"{name}.{ivar.name} {short(ivar.type)} {ivar.ownership or ''}".rstrip()
        self.score["ivar"].expect(edges, shown)
        if not edges:
            return
        if ivar.ownership:
            # What is copied into it is kept strongly.
            kept = {ivar.ownership, "copy"} if ivar.ownership == "strong" else {ivar.ownership}
            self.ownership("ivar ownership", shown, edges, kept)
            self.types("ivar type", shown, edges, ivar.type)
        elif ivar.type.lstrip("rnNoORVA")[:1] in ("^", "*"):
            self.ownership("ivar ownership", shown, edges, {"raw"})
        elif not ivar.type or ivar.type[0] in "#{(":
            self.score["ivar ownership"].skip("of a struct, union or class pointer")
        else:
            self.ownership("ivar ownership", shown, edges, {"value"})

    def ownership(self, title, shown, edges, wanted):
        """Every edge of the member has to say it, but for the elements of collections, of which objects know nothing."""
        if all(edge.get("inferred") for edge in edges):
            self.score[title].skip("inferred from what the code does")
            return
        whole = [edge for edge in edges if not edge.get("many")] or edges
        stated = {edge.get("ownership") for edge in whole}
        self.score[title].expect(stated <= wanted, f"{shown}, graph has {', '.join(sorted(map(str, stated)))}")

    def types(self, title, shown, edges, encoding):
        row = self.score[title]
        expected = types_of(encoding)
        stated = {self.graph.name(edge["target"]) for edge in edges if not edge.get("many") or re.match(r"\[", encoding)}
        if not objc_metadata.is_object(encoding):
            match = re.match(r"\{(\w+)=", encoding)
            if match:
                row.skip("a struct, whose typedef the graph may name")
            return
        if encoding.startswith("@?"):
            expected = {"block"}
        elif not expected:
            row.skip("'id', or a type parameter")
            return
        for target in sorted(expected):
            row.expect(target in stated, f"{shown}, graph has {', '.join(sorted(stated)) or 'none'}")
        for target in sorted(stated):
            row.stated(target in expected, f"{shown}, graph has {target}")


def compare(root, options=(), under=(), graph=None, units=None, report=None):
    """The score of all sources below `root`, and one line for each source that did not compile. `graph` is the file of a graph,
    `units` what `stand-ins` said; both are made when they are not given."""
    with tempfile.TemporaryDirectory() as folder:
        if graph is None:
            graph = os.path.join(folder, "graph.json")
            product.write_graph(root, graph)
        if units is None:
            units = product.stand_ins(root, os.path.join(folder, "stand-ins"))
        places = [os.path.join(os.path.realpath(root), place) for place in under]
        units = [unit for unit in units if unit["file"].endswith((".m", ".mm"))
                 and (not places or any(objc_text.inside(unit["file"], place) for place in places))]
        metadata, status, failures = metadata_of(units, list(options))
        if report:
            print(f"sources {len(units)}: " + ", ".join(f"{count} {how}" for how, count in sorted(status.items())), file=report)
            print(f"objects hold {len(metadata.classes)} classes, {len(metadata.categories)} categories, "
                  f"{len(metadata.protocols)} protocols", file=report)
        return Comparison(metadata, Graph(graph, root), made_up_protocols(units)).run(), [f"{file}: {message}" for file, message in failures]


def made_up_protocols(units):
    names = set()
    for unit in units:
        for flag, path in zip(unit["arguments"], unit["arguments"][1:]):
            if flag == "-include" and os.path.basename(path) in ("platform.h", "stand-ins.h"):
                with open(path, encoding="utf-8") as file:
                    names.update(re.findall(r"^@protocol (\w+)", file.read(), re.MULTILINE))
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("--graph", metavar="FILE", help="a graph of ROOT that was made before")
    parser.add_argument("--gnustep", action="store_true", help="objects for GNUstep's runtime instead of Apple's")
    parser.add_argument("--target", metavar="TRIPLE", help="the target to compile for; otherwise that of the analysis")
    parser.add_argument("--under", action="append", default=[], metavar="DIR", help="compile only what lies below this folder of ROOT")
    parser.add_argument("--max-misses", type=int, default=30, metavar="N")
    parser.add_argument("--require", type=float, metavar="SHARE", help="exit 1 when a recall or precision is lower")
    options = parser.parse_args()
    flags = GNUSTEP if options.gnustep else ["-target", options.target] if options.target else []
    try:
        score, failures = compare(options.root, flags, options.under, options.graph, report=sys.stdout)
    except product.Failed as problem:
        print(problem, file=sys.stderr)
        return 2
    score.report(options.max_misses)
    for line in failures[:options.max_misses]:
        print("not compiled:", line)
    return score.status(options.require)


if __name__ == "__main__":
    sys.exit(main())
