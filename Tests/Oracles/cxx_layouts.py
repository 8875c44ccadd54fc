#!/usr/bin/env python3
"""Compares bases and members of C and C++ records with the record layouts that clang computes.

    cxx_layouts.py ROOT [--compile-commands FILE] [--include DIR] [--std STD] [--graph FILE] [--max-misses N] [--require SHARE]

Every source of the database, or below ROOT, is read with `-fdump-record-layouts-complete`; records whose name the text of the
project declares are compared. A layout has no static members, no access, and of a template only what was instantiated.
"""
import argparse
import collections
import concurrent.futures
import dataclasses
import os
import re
import subprocess
import sys
import tempfile

import clang_includes
import objc_text
import product
from compare_graph import Graph
from tally import Score

EXTENSIONS = (".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp")


@dataclasses.dataclass
class Base:
    type: str
    is_virtual: bool


@dataclasses.dataclass
class Field:
    name: str
    type: str


@dataclasses.dataclass
class Record:
    """One record as the compiler laid it out. Members of unnamed members count as its own."""
    name: str
    bases: list
    fields: list


# ---------------------------------------------------------------- reading the dump

LINE = re.compile(r"^ *(?:\d+(?::(?:\d+-\d+|-))?) \| ( *)(.*)$")
BASE = re.compile(r"(.*?) \((primary base|base|primary virtual base|virtual base)\)(?: \(empty\))?$")
TAG = r"(?:class|struct|union|enum)"


def read_layouts(text):
    """The records of a dump, in order."""
    found = []
    for block in text.split("*** Dumping AST Record Layout\n")[1:]:
        rows = []
        for line in block.split("\n"):
            match = LINE.match(line)
            if not match:
                break
            rows.append((len(match.group(1)) // 2, match.group(2)))
        if rows and rows[0][0] == 0:
            found.append(read_record(rows))
    return found


def read_record(rows):
    record = Record(re.sub(r" \(empty\)$", "", re.sub(rf"^{TAG} ", "", rows[0][1])), [], [])
    through = {0}                                            # depths whose children belong to the record
    for depth, text in rows[1:]:
        through = {d for d in through if d < depth}
        if depth - 1 not in through:
            continue
        base = BASE.match(text)
        if base:
            record.bases.append(Base(base.group(1), "virtual" in base.group(2)))
            continue
        if re.match(r"\(.* (vtable|vftable|vbtable) pointer\)|\(vtordisp", text):
            continue
        text = re.sub(r" \(empty\)$", "", text)
        if re.search(r"\((anonymous|unnamed)[^)]* at [^)]*\) ?(\w+(\[\d+\])*)?$", text):
            # Members of an unnamed record are members of what it stands in.
            through.add(depth)
            continue
        match = re.match(r"(.*?) ?(?<![\w>])(\w+)$", text)
        if match and match.group(1) and text[-1] != " ":
            record.fields.append(Field(match.group(2), match.group(1).strip()))
    return record


# ---------------------------------------------------------------- types

@dataclasses.dataclass(frozen=True)
class Held:
    """What a member of some type holds: the name of the target ("" for a plain value), and how."""
    target: str
    ownership: str
    many: bool = False


OWNERS = {"unique_ptr": "unique", "scoped_ptr": "unique", "shared_ptr": "shared", "intrusive_ptr": "shared", "weak_ptr": "weak",
          "reference_wrapper": "reference"}
CONTAINERS = {"vector": 1, "deque": 1, "list": 1, "forward_list": 1, "array": 1, "set": 1, "multiset": 1, "unordered_set": 1,
              "unordered_multiset": 1, "stack": 1, "queue": 1, "priority_queue": 1, "initializer_list": 1,
              "map": 2, "multimap": 2, "unordered_map": 2, "unordered_multimap": 2}
BUILTIN = set("""_Bool bool char short int long float double void wchar_t char8_t char16_t char32_t signed unsigned
    __int128 _Float16 __fp16 nullptr_t""".split())
WRAPPERS = {"optional": 1, "atomic": 1, "pair": 2, "tuple": None, "variant": None}


def held(type_):
    """The set of `Held` for a type as clang prints it, sugar taken off."""
    type_ = unqualified(type_)
    array = re.match(r"(.*?)((?:\[\d*\])+)$", type_)
    if array and array.group(1):
        pointer = re.match(r"(.*) \(([*&]+)\w*\)$", array.group(1))
        if pointer:                                          # `Part (*)[4]`
            how = "raw" if "*" in pointer.group(2) else "reference"
            return {Held(each.target, how, True) for each in held(pointer.group(1))}
        return {dataclasses.replace(each, many=True) for each in held(array.group(1))}
    if "(" in outside_angles(type_):
        return {Held("function", "raw")} if re.search(r"\((?:[\w:<>, ]*::)?[*&]", type_) else {Held("function", "value")}
    if type_.endswith("&"):
        return {dataclasses.replace(each, ownership="reference") for each in held(type_.rstrip("&"))}
    if type_.endswith("::*"):
        return {Held("", "value")}
    if type_.endswith("*"):
        return {dataclasses.replace(each, ownership="raw") for each in held(type_[:-1])}
    named = re.match(rf"{TAG} (.*)$", type_)
    if not named:
        # A record without a tag has the name of its typedef.
        is_name = re.fullmatch(r"[A-Za-z_]\w*(::\w+)*", type_) and type_ not in BUILTIN
        return {Held(plain_name(type_) if is_name else "", "value")}
    name, arguments = cut_arguments(named.group(1))
    short = re.fullmatch(r"std::(?:__\w+::)?(\w+)", name)
    kind = short.group(1) if short else None
    if kind in OWNERS:
        return {dataclasses.replace(each, ownership=OWNERS[kind]) for each in held(arguments[0])}
    if kind == "span":
        return {Held(each.target, "raw", True) for each in held(arguments[0])}
    if kind in CONTAINERS:
        return {dataclasses.replace(each, many=True) for argument in arguments[:CONTAINERS[kind]] for each in held(argument)}
    if kind in WRAPPERS:
        return {each for argument in arguments[:WRAPPERS[kind]] for each in held(argument)}
    if kind == "function":
        return {Held("function", "value")}
    return {Held(plain_name(name), "value")}


def unqualified(type_):
    type_ = type_.strip()
    atomic = re.fullmatch(r"_Atomic\((.*)\)", type_)
    if atomic:
        return unqualified(atomic.group(1))
    while True:
        shorter = re.sub(r"^(const|volatile)\b\s*|\s*\b(const|volatile|__restrict|restrict)$", "", type_).strip()
        if shorter == type_:
            return type_
        type_ = shorter


def outside_angles(text):
    kept, depth = "", 0
    for letter in plain_name(text, keep_arguments=True):
        depth += letter == "<"
        if depth == 0:
            kept += letter
        depth -= letter == ">"
    return kept


def cut_arguments(name):
    """`std::map<A, B<C> >` is `std::map` and its arguments; only arguments at the very end count."""
    name = name.strip()
    if not name.endswith(">"):
        return name, []
    depth, start = 0, len(name)
    for at in range(len(name) - 1, -1, -1):
        depth += name[at] == ">"
        depth -= name[at] == "<"
        if depth == 0:
            start = at
            break
    arguments, depth, piece = [], 0, ""
    for letter in name[start + 1:-1]:
        depth += letter in "<(["
        depth -= letter in ">)]"
        if letter == "," and depth == 0:
            arguments.append(piece.strip())
            piece = ""
        else:
            piece += letter
    return name[:start], arguments + ([piece.strip()] if piece.strip() else [])


def plain_name(name, keep_arguments=False):
    """As the graph names it: without template arguments, unnamed namespaces and inline namespaces of the library."""
    name = name.replace("(anonymous namespace)::", "").replace("{anonymous}::", "")
    if keep_arguments:
        return name
    while True:
        shorter = re.sub(r"<[^<>]*>", "", name.replace("->", ""))
        if shorter == name:
            return re.sub(r"\bstd::__\w+::", "std::", name).strip()
        name = shorter


# ---------------------------------------------------------------- the project's records

def declared_names(root):
    """What the text of the project calls a record, its namespaces, and those of them that are inline."""
    records, namespaces, inline = set(), set(), set()
    for path in objc_text.Files(root).real:
        if not path.endswith(EXTENSIONS):
            continue
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            _, code = objc_text.strip(file.read())
        records.update(re.findall(rf"\b{TAG}\b[^;{{}}()<>=]*?\b(\w+)\s*(?:final\s*)?(?:<[^;{{}}]*>\s*)?(?=[:{{])", code))
        records.update(re.findall(r"\}\s*(?:__attribute__\s*\(\(.*?\)\)\s*)?(\w+)\s*;", code))
        for found in re.findall(r"\bnamespace\s+([\w:]+)\s*\{", code):
            namespaces.update(found.split("::"))
        inline.update(re.findall(r"\binline\s+namespace\s+(\w+)\s*\{", code))
    return records, namespaces, inline


def is_project(name, records, namespaces):
    """Whether the project's text declares a record of that name, where it stands."""
    parts = plain_name(name).split("::")
    return parts[-1] in records and all(part in records | namespaces for part in parts[:-1])


def dump(clang, folder, source, flags):
    command = [clang, "-fsyntax-only", "-w", "-ferror-limit=0", *flags, "-Xclang", "-fdump-record-layouts-complete",
               "-Xclang", "-fdump-record-layouts-canonical", source]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    errors = [line for line in done.stderr.decode("utf-8", "replace").split("\n") if "error:" in line]
    return read_layouts(done.stdout.decode("utf-8", "replace")), errors


def records_of(jobs, records, namespaces, workers=2):
    """Every record of the project by name, with all the layouts it was given (a template has many); and the errors by source.
    Unnamed records stand under the name of what they stand in, with a "*"."""
    found, failures = collections.defaultdict(list), []
    clang = product.clang("clang++")
    clangs = {True: product.clang("clang"), False: clang}
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = pool.map(lambda job: (job, dump(clangs[job[1].endswith(".c")], *job)), jobs)
        for (_, source, _), (layouts, errors) in results:
            if errors:
                failures.append(f"{source}: {errors[0]}")
            for record in layouts:
                name = plain_name(record.name)
                unnamed = re.match(r"(.*?)::\((?:unnamed|anonymous) ", name)
                if unnamed:
                    found[unnamed.group(1) + "*"].append(record)
                elif is_project(record.name, records, namespaces) and record not in found[name]:
                    found[name].append(record)
    return found, failures


# ---------------------------------------------------------------- comparing

class Comparison:
    def __init__(self, records, graph, inline=()):
        """`inline` are the inline namespaces of the project: a layout does not name them."""
        self.records, self.graph, self.score = records, graph, Score()
        self.inline = re.compile(rf"\b({'|'.join(sorted(inline))})::") if inline else None
        self.nodes = collections.defaultdict(list)
        for identifier, node in graph.nodes.items():
            if node["kind"] in ("class", "struct", "union"):
                self.nodes[self.name(identifier)].append(identifier)
        self.edges = collections.defaultdict(list)
        for edge in graph.edges:
            if edge["kind"] in ("inherits", "holds"):
                self.edges[edge["kind"], edge["source"]].append(edge)

    def name(self, identifier):
        name = plain_name(self.graph.nodes[identifier]["name"])
        return self.inline.sub("", name) if self.inline else name

    def run(self):
        for name, layouts in sorted(self.records.items()):
            if name.endswith("*"):
                continue
            if "(" in name:
                self.score["record"].skip("local to a function")
                continue
            identifiers = [i for i in self.nodes[name] if not self.graph.external(i)]
            self.score["record"].expect(identifiers, name)
            if not identifiers:
                continue
            is_template = any("<" in layout.name for layout in layouts)
            if not is_template and len(layouts) > 1 or len(identifiers) > 1:
                self.score["record"].skip("several records of one name, or one with several layouts")
                continue
            self.bases(name, identifiers, layouts)
            self.members(name, identifiers, layouts)
        return self.score

    def bases(self, name, identifiers, layouts):
        expected = {}
        for layout in layouts:
            for base in layout.bases:
                base_name = plain_name(re.sub(rf"^{TAG} ", "", base.type))
                if any(plain_name(re.sub(rf"^{TAG} ", "", argument)) == base_name for argument in arguments_of(layout.name)):
                    self.score["base"].skip("a template parameter")
                else:
                    expected[base_name] = base.is_virtual
        stated = {self.name(e["target"]): e for i in identifiers for e in self.edges["inherits", i]}
        if any(base.is_virtual for layout in layouts for base in layout.bases):
            # A layout lists every virtual base, of bases too; those count when the graph reaches them.
            reached = self.reached(identifiers)
            expected = {b: v for b, v in expected.items() if not (v and b not in stated and b in reached)}
        for base, is_virtual in sorted(expected.items()):
            self.score["base"].expect(base in stated, f"{name} : {base}")
            if base in stated:
                self.score["base virtual"].expect(bool(stated[base].get("virtual")) == is_virtual, f"{name} : {base} {is_virtual}")
        for base in sorted(stated):
            self.score["base"].stated(base in expected, f"{name} : {base}")

    def reached(self, identifiers):
        names, left, seen = set(), list(identifiers), set()
        while left:
            for edge in self.edges["inherits", left.pop()]:
                if edge["target"] not in seen:
                    seen.add(edge["target"])
                    names.add(self.name(edge["target"]))
                    left.append(edge["target"])
        return names

    def members(self, name, identifiers, layouts):
        stated = collections.defaultdict(list)
        for identifier in identifiers:
            for edge in self.edges["holds", identifier]:
                if not edge.get("static") and not edge.get("inactive"):
                    stated[edge.get("member")].append(edge)
        # What is declared; what the code was seen to do with a member only where that took its place.
        stated.update({member: [e for e in edges if not e.get("inferred")] or edges for member, edges in list(stated.items())})
        fields = {}
        for layout in layouts:
            for field in layout.fields:
                fields.setdefault(field.name, []).append((field, layout))
        for member, found in sorted(fields.items()):
            field, layout = found[0]
            shown = f"{name}.{member} {field.type}"
            if any(depends(f.type, l.name) for f, l in found):
                self.score["member"].skip("depends on a template parameter")
                continue
            self.score["member"].expect(stated.get(member), shown)
            if "(unnamed " in field.type:
                self.score["member type"].skip("an unnamed record behind an array or a pointer")
                continue
            if stated.get(member):
                # Two unnamed members may each have one of that name.
                self.member(shown, set().union(*(held(f.type) for f, _ in found)), stated[member])
        of_unnamed = {field.name for layout in self.records.get(name + "*", ()) for field in layout.fields} - set(fields)
        for member in sorted(stated, key=str):
            if member in of_unnamed:
                self.score["member"].skip("of an unnamed record behind an array or a pointer")
                continue
            self.score["member"].stated(member in fields, f"{name}.{member}")

    def member(self, shown, expected, edges):
        present = {Held(self.target(edge), edge.get("ownership"), bool(edge.get("many"))) for edge in edges}
        is_inferred = all(edge.get("inferred") for edge in edges)
        said = "; ".join(sorted(f"{h.target or 'plain'} {h.ownership}{' many' if h.many else ''}" for h in present))
        for each in sorted(expected, key=str):
            self.score["member type"].expect(any(h.target == each.target for h in present), f"{shown}, graph has {said}")
            if is_inferred:
                self.score["member ownership"].skip("inferred from what the code does")
                continue
            self.score["member ownership"].expect(
                any((h.target, h.ownership) == (each.target, each.ownership) for h in present), f"{shown}: {each.ownership}, graph has {said}")
            self.score["member many"].expect(
                any((h.target, h.many) == (each.target, each.many) for h in present), f"{shown}: {each.many}, graph has {said}")
        for each in sorted(present, key=str):
            self.score["member type"].stated(any(h.target == each.target for h in expected), f"{shown}, graph has {said}")
            if is_inferred:
                continue
            self.score["member ownership"].stated(
                any((h.target, h.ownership) == (each.target, each.ownership) for h in expected), f"{shown}, graph has {said}")

    def target(self, edge):
        """The name of the target, "" for numbers and other plain values."""
        name = self.name(edge["target"])
        if edge["target"].startswith("type:"):
            return "function" if name == "function" else ""
        return "function" if name == "std::function" else name


def arguments_of(record):
    """The template arguments in the name of a record, of itself and of what it stands in."""
    arguments = []
    for name in re.split(r"::(?![^<]*>)", record):
        arguments += cut_arguments(name)[1]
    return arguments


def depends(type_, record):
    """Whether a type of a member speaks of an argument of the template that the record was made of."""
    arguments = arguments_of(record)
    if not arguments:
        return False
    own = plain_name(record).rsplit("::", 1)[0]
    rest = re.sub(rf"\b{re.escape(own)}<.*>", own, type_) if own else type_
    return any(argument in rest for argument in arguments)


def sources(root, options):
    if options.compile_commands:
        return [job for job in clang_includes.from_database(options.compile_commands)
                if objc_text.inside(os.path.realpath(job[1]), root)]
    flags = [f"-I{os.path.join(root, folder)}" for folder in options.include]
    return [(root, os.path.join(root, path), flags + clang_includes.standard(path, options.std))
            for path in objc_text.Files(root).real if path.endswith(clang_includes.SOURCES)]


def compare(root, jobs, graph=None, database=None):
    root = os.path.realpath(root)
    names, namespaces, inline = declared_names(root)
    records, failures = records_of(jobs, names, namespaces)
    with tempfile.TemporaryDirectory() as folder:
        if graph is None:
            graph = os.path.join(folder, "graph.json")
            product.write_graph(root, graph, *(["--compile-commands", database] if database else []))
        return Comparison(records, Graph(graph, root), inline).run(), failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("--compile-commands", metavar="FILE")
    parser.add_argument("--include", action="append", default=[], metavar="DIR", help="a folder for -I, relative to ROOT")
    parser.add_argument("--std", metavar="STD")
    parser.add_argument("--graph", metavar="FILE", help="a graph of ROOT that was made before")
    parser.add_argument("--max-misses", type=int, default=30, metavar="N")
    parser.add_argument("--require", type=float, metavar="SHARE", help="exit 1 when a recall or precision is lower")
    options = parser.parse_args()
    jobs = sources(os.path.realpath(options.root), options)
    if not jobs:
        print("nothing to read: no .c or .cc source", file=sys.stderr)
        return 2
    try:
        score, failures = compare(options.root, jobs, options.graph, options.compile_commands)
    except product.Failed as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"sources {len(jobs)}, {len(failures)} with errors")
    score.report(options.max_misses)
    for line in failures[:options.max_misses]:
        print("clang:", line)
    return score.status(options.require)


if __name__ == "__main__":
    sys.exit(main())
