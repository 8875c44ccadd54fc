"""The audit page in a real browser; and the check itself, which has to see what is wrong with a page that is wrong in every way it knows."""
import json
import os
import subprocess
import tempfile
import unittest

import check_audit
import chromium
import product

GOOD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"><title>Page</title>
<style>:root { color-scheme: light dark } body { margin: 0; background: #fff; color: #222 } a { color: #036 } .quiet { opacity: .9 }
text { fill: #222 } @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } a { color: #9cf } text { fill: #eee } }
.view { display: none } .view.on { display: block } :focus-visible { outline: 2px solid #888 }</style></head>
<body><nav><a href="#first">First</a> <a href="#second">Second</a></nav><input id="q" aria-label="search">
<header><p>These are 12 of 34 components in 5 knots; 6 of 7 lines.</p></header>
<main><section class="view on" id="first"><p class="quiet">FeedView imports FeedModel, as the first screen tells.</p><svg role="img" aria-label="a box" width="200" height="80"><rect width="90" height="60" fill="none" stroke="#888"/><text x="8" y="30">FeedView</text></svg>
<button data-fold="App">App</button><ul id="inside" hidden><li>FeedView</li></ul>
<table><thead><tr><th>finding</th></tr></thead><tbody><tr><td>one</td></tr><tr><td>two</td></tr></tbody></table></section>
<section class="view" id="second"><p>FeedModel is what the second screen tells of.</p><canvas width="100" height="50" role="img" aria-label="a square"></canvas></section></main>
<dialog aria-label="keys"><p>The keys</p></dialog>
<script>
const views = ["first", "second"], at = id => document.getElementById(id), q = at("q"), dialog = document.querySelector("dialog");
const show = () => views.forEach(v => at(v).classList.toggle("on", v === (location.hash.slice(1).split("?")[0] || "first")));
const context = document.querySelector("canvas").getContext("2d"); context.fillStyle = "#888"; context.fillRect(5, 5, 20, 20);
addEventListener("hashchange", show); show();
document.querySelector("[data-fold]").addEventListener("click", () => { at("inside").hidden = !at("inside").hidden; });
q.addEventListener("keydown", e => { if (e.key === "Enter") { location.hash = "#second?o=" + q.value; q.blur(); } });
addEventListener("keydown", e => {
  if (e.target === q) return;
  if (e.key === "/") { e.preventDefault(); q.focus(); } else if (e.key === "?") dialog.showModal(); else if (views[e.key - 1]) location.hash = views[e.key - 1];
});
performance.mark("ready");
</script></body></html>
"""

# Pages with several faults each: what is put in place of what, and what must then be said.
NAME = "FeedView imports FeedModel, as"
FAULTY = {
    "names that are more than text": (
        [(NAME, "FeedView<img src=x onerror=alert(1)> <script>window.__hit = 1</script><iframe></iframe><a href='javascript:x'>c</a> \u202e" + NAME)],
        ["the attribute onerror", "window.__hit is set", "the element <iframe", "href=javascript:x", "the character U+202e", "the element <img", "Content Security Policy"]),
    "hard to see": (
        [('<p class="quiet">', "<p style='opacity:.5'>"), ("text { fill: #222 }", "text { fill: #999 }"), ('role="img" aria-label="a box" ', ""),
         ('aria-label="search"', ""), (":focus-visible { outline: 2px solid #888 }", ":focus-visible { outline: none }"),
         ('width="100" height="50" role', 'width="100" height="50" style="width: 800px" role')],
        ["“FeedView imports FeedModel, as” in <p", "“FeedView” in <text", "a drawing without a name", "a textbox without a name", "the focus is not seen", "wider than the window"]),
    "nothing to see": (
        [('<rect width="90" height="60" fill="none" stroke="#888"/><text x="8" y="30">FeedView</text>', ""), ("context.fillRect(5, 5, 20, 20);", ""),
         ("<p>FeedModel is what the second screen tells of.</p>", ""), ("<tr><td>one</td></tr>", ""),
         ("<p>These are 12 of 34 components in 5 knots; 6 of 7 lines.</p>", "")],
        ["nothing drawn: svg", "nothing drawn: canvas", "empty", "none of them 2", "0 numbers beside the table"]),
    "nothing happens": (
        [("e.preventDefault(); q.focus();", ""), ("dialog.showModal()", "0"), ("location.hash = views[e.key - 1]", "0"),
         ('at("inside").hidden = !at("inside").hidden;', ""), ('addEventListener("hashchange", show);', ""), ('aria-label="a box" width="200"', 'aria-label="a box" width="0"')],
        ["'/' does not put the focus", "'?' opens no dialog", "'2' leads to '#first'", "changes nothing", "it shows the same as", "no size: svg"]),
    "errors": (
        [('location.hash = "#second?o=" + q.value; q.blur();', ""), ('performance.mark("ready");', 'console.error("so"); alert("hello"); missing();')],
        ["Enter leads nowhere", "console.error: so", "a dialog of the browser opened: hello", "ReferenceError: missing"]),
}


# What strangers could call a file. A slash makes it a folder and a file.
HOSTILE = [
    "</script><script>window.__hit=1</script>", "\"><img src=x onerror=window.__hit=1>", "'><svg onload=window.__hit=1>", "<iframe srcdoc='<b>'>", "{{constructor.constructor('window.__hit=1')()}}",
    "<!--", "-->", "]]>", "</title></style><style>*{display:none}", "javascript:window.__hit=1", "${window.__hit=1}", "`;window.__hit=1;`", "\";window.__hit=1;\"", "back\\slash",
    "right\u202etfel", "\u2066isolate", "\u200fmark", "\u2028line", "tab\there", "new\nline", "return\rhere", "\x1b[31mred", "\x07bell", "del\x7f", "&lt;b&gt;&amp;", "__proto__", "constructor",
    "toString", "hasOwnProperty", "#structure?f=1", "%3Cb%3E", "%zz", "a?b&c=d", "é", "e\u0301", "図" * 60, " ", "long" * 40, "0", "-1", "NaN", "null",
]


def hostile_project(folder):
    """Each name as a pair of headers that include each other, so that it stands in a knot, with a name in the line that is quoted."""
    for number, name in enumerate(HOSTILE):
        for path, other in ((name, f"other{number}"), (f"other{number}", None)):
            path = os.path.join(folder, path + ".h")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            back = os.path.relpath(os.path.join(folder, (other or name) + ".h"), os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as file:
                is_one_line = "\n" not in back and "\r" not in back
                line = f'#include "{back}"' if '"' not in back and is_one_line else f"#include <{back}>" if ">" not in back and is_one_line else f"// {name!r}"
                file.write(f"#pragma once\n{line}\n")
                file.write(f"struct Thing{number}{'A' if other else 'B'} {{ int x; }}; // </script><img src=x onerror=window.__hit=1>\n")
    for number in range(3):
        # A knot for certain, whose lines are quoted.
        with open(os.path.join(folder, f"ring{number}.h"), "w", encoding="utf-8") as file:
            file.write(f'#pragma once\n#include "ring{(number + 1) % 3}.h" // </script><script>window.__hit=1</script><img src=x onerror=window.__hit=1> \u202e\n')


def findings_of(folder):
    done = subprocess.run([product.arborist(), "lint", "--quiet", "--no-cache", "--format", "json", folder], capture_output=True, check=False)
    return len(json.loads(done.stdout)["findings"])


@unittest.skipUnless(chromium.executable(), "there is no Chromium")
class Audit(unittest.TestCase):
    def complaints(self, text, **options):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "audit.html")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            self.check = check_audit.Check(path, findings=2, is_hostile=True, **options)
            return self.check.run()

    def test_a_good_page(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.complaints(GOOD, screenshots=folder), [])
            self.assertIn("1-first-dark-phone.png", os.listdir(folder))
        figures = self.check.figures
        self.assertEqual((figures["screens"], figures["drawings"], figures["folds"]), (["First", "Second"], {"#first": 1, "#second": 1}, 2))
        self.assertGreater(figures["open"], 0)

    def audited(self, project, folder, **options):
        path = os.path.join(folder, "audit.html")
        product.run("audit", "--quiet", "--no-cache", "--output", path, project)
        return check_audit.Check(path, **options).run()

    def test_a_project(self):
        project = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.audited(project, folder, findings=findings_of(project)), [])

    def test_hostile_names(self):
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as project:
            hostile_project(project)
            self.assertEqual(self.audited(project, folder, findings=findings_of(project), is_hostile=True), [])

    def test_faults_are_seen(self):
        for title, (changes, words) in FAULTY.items():
            text = GOOD
            for old, new in changes:
                self.assertIn(old, text)
                text = text.replace(old, new)
            said = "\n".join(self.complaints(text))
            for part in words:
                with self.subTest(title, words=part):
                    self.assertIn(part, said)


if __name__ == "__main__":
    unittest.main()
