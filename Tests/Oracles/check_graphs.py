#!/usr/bin/env python3
"""Reads every format of a project's graph with a reader of its own, and compares what it says with `--format json`.

usage: check_graphs.py ROOT

SQLite by Python's own module, which also runs the queries of docs/graphs.md; GraphML by an XML parser; JSON and GraphML by NetworkX where that
is installed (outside the checkout); DOT by `dot -Tcanon` and the pictures by `dot`, where Graphviz is. Prints each difference; ends with 1 when there are any.
"""
import argparse
import csv
import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import product

NAMESPACE = "{http://graphml.graphdrawing.org/xmlns}"


def graph(root, *options, file=None):
    done = subprocess.run(
        [product.arborist(), "graph", "--quiet", "--no-cache", *options, *(["--output", file] if file else []), root], capture_output=True, check=False)
    if done.returncode != 0:
        raise product.Failed(f"graph {' '.join(options)}: status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-500:]}")
    return done.stdout


def documented_queries():
    with open(os.path.join(product.CHECKOUT, "docs/graphs.md"), encoding="utf-8") as file:
        return re.findall(r"```sql\n(.*?)```", file.read(), re.DOTALL)


def in_xml(text):
    """What XML 1.0 has no way to say comes as its number."""
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", lambda found: f"\\u{{{ord(found[0]):X}}}", text)


class Check:
    def __init__(self, root):
        self.root = root
        self.differences = []
        self.readers = []
        self.json = json.loads(graph(root, "--format", "json"))

    def expect(self, holds, words):
        if not holds:
            self.differences.append(words)

    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            self.sqlite(os.path.join(folder, "graph.sqlite"))
            self.graphml(os.path.join(folder, "graph.graphml"))
        self.matrix()
        if shutil.which("dot"):
            self.dot()
        return self.differences

    def sqlite(self, path):
        graph(self.root, "--format", "sqlite", file=path)
        base = sqlite3.connect(path)
        self.expect(base.execute("PRAGMA integrity_check").fetchone() == ("ok",), "sqlite: not whole")
        self.expect(not base.execute("PRAGMA foreign_key_check").fetchall(), "sqlite: a key leads nowhere")
        keys = ["id", "kind", "name", "language", "path", "line", "module"]
        rows = base.execute(f"SELECT {', '.join(keys)} FROM entities ORDER BY number").fetchall()
        self.expect(rows == [tuple(node[key] for key in keys) for node in self.json["nodes"]], "sqlite: other entities")
        rows = base.execute("""
            SELECT a.id, b.id, e.kind, e.path, e.line, e.ownership, e.member FROM edges e
            JOIN entities a ON a.number = e.source JOIN entities b ON b.number = e.target ORDER BY e.number""").fetchall()
        edges = [(e["source"], e["target"], e["kind"], e["path"], e["line"], e.get("ownership"), e.get("member")) for e in self.json["edges"]]
        self.expect(rows == edges, "sqlite: other edges")
        done = subprocess.run([product.arborist(), "lint", "--quiet", "--no-cache", "--format", "json", self.root], capture_output=True, check=False)
        findings = json.loads(done.stdout)["findings"]
        rows = base.execute("SELECT rule, level, message, path, line FROM findings ORDER BY number").fetchall()
        self.expect(rows == [tuple(f[key] for key in ("rule", "level", "message", "path", "line")) for f in findings], "sqlite: other findings")
        (ccd,) = base.execute("SELECT value FROM metrics WHERE name = 'dependencies.ccd'").fetchone()
        self.expect(ccd == self.json["graph"]["metrics"]["dependencies"]["ccd"], "sqlite: another CCD")
        for view in ("links", "owners", "fans", "knots"):
            base.execute(f"SELECT * FROM {view}").fetchall()
        queries = documented_queries()
        self.expect(len(queries) == 3, f"docs/graphs.md: {len(queries)} queries")
        self.answers = [base.execute(query).fetchall() for query in queries]
        base.close()
        self.readers.append("sqlite3")

    def graphml(self, path):
        graph(self.root, "--format", "graphml", file=path)
        root = xml.etree.ElementTree.parse(path).getroot()
        nodes, edges = root.findall(f".//{NAMESPACE}node"), root.findall(f".//{NAMESPACE}edge")
        ids = [node.find(f"{NAMESPACE}data[@key='n_id']").text or "" for node in nodes]
        self.expect(ids == [in_xml(node["id"]) for node in self.json["nodes"]], "graphml: other nodes")
        numbers = {node.get("id"): place for place, node in enumerate(nodes)}
        ends = [(ids[numbers[edge.get("source")]], ids[numbers[edge.get("target")]]) for edge in edges]
        self.expect(ends == [(in_xml(edge["source"]), in_xml(edge["target"])) for edge in self.json["edges"]], "graphml: other edges")
        try:
            import networkx
        except ImportError:
            return
        read = networkx.read_graphml(path, force_multigraph=True)
        same = networkx.node_link_graph(self.json, edges="edges", directed=True, multigraph=True)
        self.expect(read.number_of_nodes() == same.number_of_nodes() == len(nodes), "NetworkX: another number of nodes")
        self.expect(read.number_of_edges() == same.number_of_edges() == len(edges), "NetworkX: another number of edges")
        self.readers.append("NetworkX")

    def matrix(self):
        rows = list(csv.reader(io.StringIO(graph(self.root, "--format", "csv", "--level", "file").decode())))
        self.expect(all(len(row) == len(rows) for row in rows), "csv: not square")
        self.expect(rows[0][1:] == [row[0] for row in rows[1:]], "csv: rows and columns differ")
        drawn = json.loads(graph(self.root, "--format", "json", "--level", "file", "--view", "imports"))
        own = {node["id"] for node in drawn["nodes"] if not node["external"]}
        edges = [e for e in drawn["edges"] if e["source"] in own and e["target"] in own and not e.get("implicit")]
        self.expect(sum(int(cell or 0) for row in rows[1:] for cell in row[1:]) == len(edges), "csv: another number of imports")

    def dot(self):
        for options in ([], ["--view", "objects"], ["--level", "folder"], ["--only-cycles"], ["--collapse", "1"], ["--reduce", "--level", "file"]):
            done = subprocess.run(["dot", "-Tcanon"], input=graph(self.root, *options), capture_output=True, check=False)
            self.expect(done.returncode == 0 and not done.stderr, f"dot {options}: {done.stderr[:200]}")
        self.expect(graph(self.root, "--format", "png").startswith(b"\x89PNG"), "png: is none")
        xml.etree.ElementTree.fromstring(graph(self.root, "--format", "svg"))
        self.readers.append("dot")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root")
    check = Check(parser.parse_args().root)
    for difference in check.run():
        print(difference)
    print(f"{len(check.json['nodes'])} nodes, {len(check.json['edges'])} edges, {len(check.differences)} differences; read by {', '.join(check.readers)}")
    return 1 if check.differences else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except product.Failed as failure:
        print(failure, file=sys.stderr)
        sys.exit(2)
