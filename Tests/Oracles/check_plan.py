#!/usr/bin/env python3
"""Carries out the plan of a project on a copy of it, and counts the knots after each step.

usage: check_plan.py ROOT [--after 1,5,20 | --every N]

Deletes in a copy just the lines that `arborist plan --format json` names, step by step, and runs `arborist lint` on what is left: the sizes of
the knots have to be those that the plan said, in the metrics and in the findings, until there are none. Without `--after` and `--every` only the
end is looked at. Prints a line for each look, then each difference; ends with 1 when there are any.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import product

IMPORT = re.compile(rb"^\s*(#\s*(import|include|include_next)\b|@import\b|import\b)")


def answer(*words):
    done = subprocess.run([product.arborist(), *words, "--format", "json", "--quiet", "--no-cache"], capture_output=True, check=False)
    if done.returncode not in (0, 1):
        raise product.Failed(f"{words[0]}: status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-500:]}")
    return json.loads(done.stdout)


def knots(root):
    """The sizes of the knots of components, the largest first, as the metrics and as the findings have them."""
    report = answer("lint", "--no-baseline", root)
    metrics = [knot["size"] for knot in report["metrics"]["dependencies"]["knots"]]
    findings = [len(finding["entities"]) for finding in report["findings"] if finding["rule"] == "import-cycle"]
    return sorted(metrics, reverse=True), sorted(findings, reverse=True)


class Copy:
    """A copy of a project, from which lines are deleted by the numbers that they had."""

    def __init__(self, root, folder):
        self.root = root
        self.folder = os.path.join(folder, os.path.basename(os.path.abspath(root)))
        shutil.copytree(root, self.folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.deleted = {}

    def delete(self, path, line):
        """None, or why the line can't be deleted."""
        deleted = self.deleted.setdefault(path, set())
        with open(os.path.join(self.root, path), "rb") as file:
            lines = file.read().split(b"\n")
        if line in deleted:
            return f"{path}:{line} is named twice"
        if not 1 <= line <= len(lines) or not IMPORT.match(lines[line - 1]):
            return f"{path}:{line} is no import"
        deleted.add(line)
        with open(os.path.join(self.folder, path), "wb") as file:
            file.write(b"\n".join(text for number, text in enumerate(lines, 1) if number not in deleted))
        return None


def check(root, looks):
    """What is not as the plan said."""
    differences = []
    plan = answer("plan", root)
    steps = plan["steps"]
    looks = {look for look in looks(len(steps)) if look < len(steps)} | {len(steps)}
    if sum(len(step["lines"]) for step in steps) != plan["lines"]:
        differences.append(f"the steps name {sum(len(step['lines']) for step in steps)} lines, the plan counts {plan['lines']}")
    if plan["lower_bound"] > plan["lines"]:
        differences.append(f"no plan takes fewer than {plan['lower_bound']} lines, and this one takes {plan['lines']}")
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(root, folder)
        for number in range(len(steps) + 1):
            if number > 0:
                for line in steps[number - 1]["lines"]:
                    problem = copy.delete(line["path"], line["line"])
                    if problem:
                        differences.append(f"step {number}: {problem}")
            if number not in looks:
                continue
            said = (steps[number - 1]["after"] if number else plan["before"])["knots"]
            metrics, findings = knots(copy.folder)
            print(f"after step {number} of {len(steps)}: {sum(metrics)} in {len(metrics)} knots, {metrics[:5]}, said {sum(said)} in {len(said)}", flush=True)
            if metrics != said:
                differences.append(f"after step {number} the metrics have knots of {metrics}, the plan said {said}")
            if findings != said:
                differences.append(f"after step {number} the findings have knots of {findings}, the plan said {said}")
    return differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("root")
    parser.add_argument("--after", default="", help="numbers of steps to look after, 0 for before the first")
    parser.add_argument("--every", type=int, default=0)
    options = parser.parse_args()
    after = [int(number) for number in options.after.split(",") if number]
    differences = check(options.root, lambda count: after + (list(range(0, count, options.every)) if options.every else []))
    for difference in differences:
        print(difference)
    print("all as the plan said" if not differences else f"{len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except product.Failed as failure:
        print(failure, file=sys.stderr)
        sys.exit(2)
