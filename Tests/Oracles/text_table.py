#!/usr/bin/env python3
"""One table of what the graph has of what a plain text scan finds, over many projects.

    text_table.py PROJECT [PROJECT ...] [--misses FILE] [--require SHARE [--unconditional]]

A column for each project, two rows for each kind: recall, and precision where it can be judged. Every miss and extra is written
to `--misses`. The kinds are those of compare_graph.py; `no #if` is the recall over what stands outside any condition.
"""
import argparse
import os
import sys
import tempfile

import compare_graph
import product


def measure(root):
    """The comparison of one project with the graph that is made of it now."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "graph.json")
        product.write_graph(root, path)
        return compare_graph.compare(root, path)


def shown(found, expected):
    return f"{found / expected:.4f} of {expected}" if expected else "-"


def table(names, comparisons):
    """Markdown, kinds in the order of compare_graph.py."""
    lines = ["| kind | " + " | ".join(names) + " |", "| --- |" + " --- |" * len(names)]
    kinds = []
    for comparison in comparisons:
        kinds += [row.kind for row in comparison.rows if row.kind not in kinds]
    rows = [{row.kind: row for row in comparison.rows} for comparison in comparisons]
    for kind in kinds:
        here = [row.get(kind) for row in rows]
        if any(row and row.expected for row in here):
            lines.append(f"| {kind} | " + " | ".join(shown(row.found, row.expected) if row else "-" for row in here) + " |")
            lines.append("| … no #if | " + " | ".join(shown(row.plain_found, row.plain_expected) if row else "-" for row in here) + " |")
        if any(row and row.judged and row.graph for row in here):
            lines.append(f"| {kind}, precision | " + " | ".join(
                shown(row.graph - len(row.extras), row.graph) if row and row.judged else "-" for row in here) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("projects", nargs="+", metavar="PROJECT")
    parser.add_argument("--misses", metavar="FILE", help="write every miss and extra there")
    parser.add_argument("--require", type=float, metavar="SHARE", help="exit 1 when a recall is lower")
    parser.add_argument("--unconditional", action="store_true", help="with --require: only what stands outside any #if")
    options = parser.parse_args()
    comparisons, low = [], []
    names = [os.path.basename(os.path.realpath(root)) for root in options.projects]
    try:
        comparisons = [measure(root) for root in options.projects]
    except product.Failed as problem:
        print(problem, file=sys.stderr)
        return 2
    print(table(names, comparisons))
    if options.misses:
        with open(options.misses, "w", encoding="utf-8") as file:
            for name, comparison in zip(names, comparisons):
                print(f"== {name}", file=file)
                compare_graph.report(comparison, 100_000, file)
    for name, comparison in zip(names, comparisons):
        low += [f"{name}: {row.kind}" for row in comparison.rows
                if options.require is not None and (row.recall(options.unconditional) or 1) < options.require]
    if low:
        print(f"recall below {options.require}: {', '.join(low)}", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
