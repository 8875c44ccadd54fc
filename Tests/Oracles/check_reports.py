#!/usr/bin/env python3
"""Reads every report of one run with a reader of its format, and compares what it says with `--format json`.

usage: check_reports.py ROOT [--schema sarif-schema-2.1.0.json]

SARIF is held to what GitHub requires, to its hashes of lines (worked out here once more from the files), and to the standard's
schema where there is a validator: `pip install jsonschema` with `--schema`, or `pip install pydantic-sarif`, whose model was
generated from it. Both outside the checkout. Prints each difference; ends with 1 when there are any.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

import product

FORMATS = ["json", "sarif", "gitlab", "sonarqube", "checkstyle", "junit", "github", "xcode", "markdown", "text"]


def write_reports(root, folder):
    """All reports of one run, as bytes by format."""
    reports = [word for name in FORMATS for word in ("--report", f"{name}={os.path.join(folder, name)}")]
    done = subprocess.run([product.arborist(), "lint", "--quiet", "--no-cache", *reports, root], capture_output=True, check=False)
    if done.returncode not in (0, 1) or done.stdout:
        raise product.Failed(f"lint: status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-500:]}")
    written = {}
    for name in FORMATS:
        with open(os.path.join(folder, name), "rb") as file:
            written[name] = file.read()
    return written


class Check:
    def __init__(self, root, reports, schema=None):
        self.root, self.reports, self.schema = os.path.realpath(root), reports, schema
        self.findings = json.loads(reports["json"])["findings"]
        self.differences = []
        self.place = ""

    def expect(self, holds, words):
        if not holds:
            self.differences.append(words)

    def compare(self, name, theirs, ours):
        """Two lists of what each finding is said to be."""
        self.expect(len(theirs) == len(ours), f"{name}: {len(theirs)} findings, {len(ours)} in JSON")
        for index, (a, b) in enumerate(zip(theirs, ours)):
            self.expect(a == b, f"{name}: finding {index} is {a}, in JSON {b}")

    def hosted(self, finding):
        return self.place + finding["path"]

    def run(self):
        self.sarif(json.loads(self.reports["sarif"]))
        self.gitlab(json.loads(self.reports["gitlab"]))
        self.sonarqube(json.loads(self.reports["sonarqube"]))
        self.checkstyle(xml.etree.ElementTree.fromstring(self.reports["checkstyle"]))
        self.junit(xml.etree.ElementTree.fromstring(self.reports["junit"]))
        self.github(self.reports["github"].decode())
        self.xcode(self.reports["xcode"].decode())
        self.markdown(self.reports["markdown"].decode())
        self.text(self.reports["text"].decode())
        return self.differences

    # SARIF

    def sarif(self, log):
        self.validate(log)
        self.expect(log["version"] == "2.1.0" and log["$schema"], "sarif: no version or schema")
        (run,) = log["runs"]
        rules = run["tool"]["driver"]["rules"]
        for rule in rules:
            for key, most in (("shortDescription", 1024), ("fullDescription", 1024), ("help", None)):
                text = rule[key]["text"]
                self.expect(text and (most is None or len(text) <= most), f"sarif: rule {rule['id']}: {key} of {len(text)} characters")
            self.expect(rule["help"]["markdown"], f"sarif: rule {rule['id']}: no help in Markdown")
        results = run["results"]
        if results and self.findings:
            uri = urllib.parse.unquote(results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])
            self.expect(uri.endswith(self.findings[0]["path"]), f"sarif: {uri} is not {self.findings[0]['path']}")
            self.place = uri[:len(uri) - len(self.findings[0]["path"])]
        said = []
        for result in results:
            (location,) = result["locations"]
            physical = location["physicalLocation"]
            region, uri = physical["region"], physical["artifactLocation"]["uri"]
            self.expect(re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri), f"sarif: '{uri}' is not escaped")
            path = urllib.parse.unquote(uri)
            said.append((rules[result["ruleIndex"]]["id"], result["ruleId"], result["level"], path, region["startLine"]))
            self.expect(result["message"]["text"], "sarif: an empty message")
            related = result.get("relatedLocations", [])
            links = [int(number) for number in re.findall(r"\]\((\d+)\)", result["message"]["text"])]
            self.expect(links == [place["id"] for place in related], f"sarif: links {links} to {len(related)} places")
            self.place_in_file(path, region, result["partialFingerprints"])
        self.compare("sarif", said, [
            (f["rule"], f["rule"], f["level"], self.hosted(f), f["line"] or 1) for f in self.findings])

    def place_in_file(self, path, region, fingerprints):
        file = os.path.join(self.root, path[len(self.place):])
        if not os.path.isfile(file):
            self.differences.append(f"sarif: no file '{path}'")
            return
        with open(file, "rb") as source:
            text = source.read().decode("utf-8", "replace")
        lines = re.split("\r\n|\r|\n", text)
        line = region["startLine"]
        columns = len(lines[line - 1].encode("utf-16-le")) // 2 if line <= len(lines) else -1
        self.expect(
            region["endLine"] == line and 1 <= region["startColumn"] < region["endColumn"] <= max(columns, 1) + 1,
            f"sarif: '{path}': {region} in a line of {columns} columns")
        hashes = line_hashes(text)
        self.expect(
            fingerprints["primaryLocationLineHash"] == hashes.get(line),
            f"sarif: '{path}':{line}: hash {fingerprints['primaryLocationLineHash']}, worked out {hashes.get(line)}")
        self.expect(fingerprints["arboristFinding/v1"], f"sarif: '{path}': no fingerprint")

    def validate(self, log):
        validators = []
        if self.schema:
            import jsonschema
            with open(self.schema, "rb") as file:
                schema = json.load(file)
            for error in jsonschema.validators.validator_for(schema)(schema).iter_errors(log):
                self.differences.append(f"sarif: {error.json_path}: {error.message}")
            validators.append("jsonschema")
        try:
            from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Model
        except ImportError:
            pass
        else:
            Model.model_validate(log)
            validators.append("pydantic_sarif")
        self.validators = validators

    # Lists of issues

    def gitlab(self, issues):
        self.compare("gitlab", [
            (i["check_name"], i["severity"], i["location"]["path"], i["location"]["lines"]["begin"]) for i in issues
        ], [
            (f["rule"], {"error": "major", "warning": "minor"}[f["level"]], self.hosted(f), f["line"] or 1) for f in self.findings])
        self.expect(all(i["description"] for i in issues), "gitlab: an empty description")
        self.expect(len({i["fingerprint"] for i in issues}) == len(issues), "gitlab: two issues with one fingerprint")

    def sonarqube(self, report):
        rules = {rule["id"]: rule for rule in report["rules"]}
        self.expect(len(rules) == len(report["rules"]), "sonarqube: a rule twice")
        for rule in rules.values():
            self.expect(
                rule["name"] and rule["engineId"] and rule["cleanCodeAttribute"] == "MODULAR" and rule["impacts"]
                and all(i["softwareQuality"] == "MAINTAINABILITY" and i["severity"] in ("HIGH", "MEDIUM") for i in rule["impacts"]),
                f"sonarqube: rule {rule['id']} lacks something")
        said = []
        for issue in report["issues"]:
            self.expect(issue["ruleId"] in rules, f"sonarqube: no rule {issue['ruleId']}")
            for place in [issue["primaryLocation"], *issue.get("secondaryLocations", [])]:
                self.expect(place["filePath"] and place["message"] and place["textRange"]["startLine"] > 0, f"sonarqube: {place}")
            place = issue["primaryLocation"]
            said.append((issue["ruleId"], place["filePath"], place["textRange"]["startLine"]))
        self.compare("sonarqube", said, [(f["rule"], self.hosted(f), f["line"] or 1) for f in self.findings])

    # XML

    def checkstyle(self, root):
        self.compare("checkstyle", [
            (e.get("source"), e.get("severity"), file.get("name"), int(e.get("line"))) for file in root.iter("file") for e in file.iter("error")
        ], [("arborist." + f["rule"], f["level"], self.hosted(f), f["line"] or 1) for f in self.findings])

    def junit(self, root):
        suites = list(root.iter("testsuite"))
        for suite in [root, *suites]:
            cases = list(suite.iter("testcase"))
            self.expect(int(suite.get("tests")) == len(cases) > 0, f"junit: {suite.get('name')}: {suite.get('tests')} tests are {len(cases)}")
            self.expect(int(suite.get("failures")) == len(list(suite.iter("failure"))), f"junit: {suite.get('name')}: another count of failures")
        self.compare("junit", [
            (case.get("name").split(" at ")[0], failure.get("type"), case.get("file"), case.get("line"))
            for case in root.iter("testcase") for failure in case.iter("failure")
        ], [(f["rule"], f["level"], self.hosted(f), str(f["line"]) if f["line"] else None) for f in self.findings])

    # Lines

    def github(self, text):
        said = []
        for line in text.splitlines():
            command = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
            if not command:
                self.expect(re.match(r"[^:]+(:\d+:\d+)?: (error|warning): ", line), f"github: {line}")
                continue
            properties = dict(pair.split("=", 1) for pair in command[2].split(","))
            if command[1] != "notice":
                title = unescape(properties["title"], property=True)
                said.append((title, command[1], unescape(properties["file"], property=True), properties.get("line")))
        ours = [f for level in ("error", "warning") for f in [f for f in self.findings if f["level"] == level][:10]]
        self.compare("github", said, [
            ("arborist: " + f["rule"], f["level"], self.hosted(f), str(f["line"]) if f["line"] else None) for f in ours])

    def xcode(self, text):
        lines = [re.fullmatch(r"(/.*?):(\d+):(\d+): (error|warning|note): (.*)", line) for line in text.splitlines()]
        self.expect(all(lines), "xcode: a line is no compiler's")
        self.compare("xcode", [
            (line[4], line[1], int(line[2])) for line in lines if line and line[4] != "note"
        ], [(f["level"], os.path.join(self.root, f["path"]), f["line"] or 1) for f in self.findings])

    def text(self, text):
        heads = [line for line in text.splitlines() if re.match(r"\S.*: (error|warning): .*\]$", line)]
        self.expect(len(heads) == len(self.findings), f"text: {len(heads)} findings")

    def markdown(self, text):
        rows = [line for line in text.splitlines() if re.match(r"\| (error|warning) \|", line)]
        left = re.search(r"^and (\d+) more finding", text, re.MULTILINE)
        self.expect(len(rows) + int(left[1] if left else 0) == len(self.findings), f"markdown: {len(rows)} rows")
        self.expect(all(len(re.findall(r"(?<!\\)\|", row)) == 5 for row in rows), "markdown: a row without four cells")
        self.expect(len(text) <= 65536, "markdown: too long for a comment")


def unescape(text, property=False):
    """As the runner of GitHub does."""
    for code, character in (("%0D", "\r"), ("%0A", "\n")) + ((("%3A", ":"), ("%2C", ",")) if property else ()) + (("%25", "%"),):
        text = text.replace(code, character)
    return text


def line_hashes(text):
    """The hash of every line as GitHub's upload works it out: a window of a hundred UTF-16 units that moves over the file."""
    units = text.encode("utf-16-le")
    units = [units[i] | units[i + 1] << 8 for i in range(0, len(units), 2)]
    mask, first = (1 << 64) - 1, pow(37, 100, 1 << 64)
    window, numbers, index = [0] * 100, [None] * 100, 0
    hashes, counts = {}, {}
    value, line, starts, after_return = 0, 0, True, False

    def emit():
        digits = format(value, "x")
        counts[digits] = counts.get(digits, 0) + 1
        hashes[numbers[index]] = f"{digits}:{counts[digits]}"
        numbers[index] = None

    def push(unit):
        nonlocal value, index
        value = (37 * value + unit - first * window[index]) & mask
        window[index] = unit
        index = (index + 1) % 100

    for unit in [*units, 65535]:
        if unit in (32, 9) or (after_return and unit == 10):
            after_return = False
            continue
        after_return = unit == 13
        unit = 10 if after_return else unit
        if numbers[index] is not None:
            emit()
        if starts:
            starts = False
            line += 1
            numbers[index] = line
        starts = unit == 10
        push(unit)
    for _ in range(100):
        if numbers[index] is not None:
            emit()
        push(0)
    return hashes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root")
    parser.add_argument("--schema", help="the JSON schema of SARIF 2.1.0")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        check = Check(options.root, write_reports(options.root, folder), options.schema)
        differences = check.run()
    for difference in differences:
        print(difference)
    print(f"{len(check.findings)} findings in {len(FORMATS)} formats, {len(differences)} differences; "
          f"SARIF's schema: {', '.join(check.validators) or 'no validator here'}")
    return 1 if differences else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except product.Failed as failure:
        print(failure, file=sys.stderr)
        sys.exit(2)
