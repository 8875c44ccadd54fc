#!/usr/bin/env python3
"""Opens an audit page in a real browser and looks at it as its readers would.

usage: check_audit.py PAGE [--screenshots DIR] [--findings N] [--name NAME] [--hostile] [--json]

Light and dark, on a wide screen and on a phone: no error, nothing loaded but the file itself; every screen (a link `nav a[href^="#"]`) shows text and
whole drawings; names read as they are. Keys: `/` searches, `?` tells the keys, Escape closes, digits change the screen. For screen readers: names of
drawings, buttons and links, contrast, a focus that is seen. Without JavaScript: numbers and a table of findings. It times how long the page takes to open (to its
`performance.mark("ready")`) and to fold (a click on `[data-fold]`, up to the second frame after it). Prints each complaint; ends with 1 when there are any,
with 0 where no Chromium is installed: it says so.
"""
import argparse
import json
import os
import pathlib
import re
import statistics
import sys

import chromium

SIZES = {"wide": (1440, 900, False), "phone": (390, 844, True)}
SCHEMES = ["light", "dark"]

# What the scripts below share.
SHARED = r"""
const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});
const body = () => [...document.querySelectorAll("main")].find(shown) || document.body;
const frames = n => new Promise(done => { const next = () => n-- ? requestAnimationFrame(next) : done(); next(); });
const brief = e => { const c = e.cloneNode(false); return c.outerHTML.slice(0, 120); };
const hidden = e => !!e.closest("[aria-hidden=true]");
"""


def script(text):
    return f"(...values) => {{ {SHARED} return ({text})(...values); }}"


SETTLE = script("""async () => {
  await frames(2);
  const ends = document.getAnimations().filter(a => a.effect && a.effect.getComputedTiming().iterations !== Infinity).map(a => a.finished.catch(() => 0));
  await Promise.race([Promise.all(ends), new Promise(done => setTimeout(done, 1500))]);
  await frames(2);
}""")

LINKS = script("""() => {
  const tabs = document.querySelector('nav a[href^="#"]')?.closest("nav");
  return tabs ? [...tabs.querySelectorAll('a[href^="#"]')].map(a => ({hash: a.getAttribute("href"), name: a.textContent.trim()})) : [];
}""")

# The text and the drawings of what is on the screen.
SCREEN = script(r"""width => {
  const main = body();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) { const e = walker.currentNode.parentElement; if (!e.closest("header, nav, script, style") && shown(e)) text += walker.currentNode.data + " "; }
  text = text.replace(/\s+/g, " ").trim();
  const drawings = [], broken = [];
  for (const e of main.querySelectorAll("svg, canvas")) {
    if (!shown(e) || e.parentElement.closest("svg") || e.closest("header, nav, [aria-hidden=true]")) continue;
    const box = e.getBoundingClientRect(), words = `${e.localName} of ${Math.round(box.width)}×${Math.round(box.height)}, ${brief(e)}`;
    if (!box.width || !box.height) { broken.push("no size: " + words); continue; }
    if (e.localName === "svg" && !e.querySelector("path, rect, circle, ellipse, line, polyline, polygon, text, use, image")) broken.push("nothing drawn: " + words);
    if (e.localName === "canvas") {
      if (!e.width || !e.height) { broken.push("no pixels: " + words); continue; }
      const context = e.getContext("2d");
      if (context) {
        const data = new Uint32Array(context.getImageData(0, 0, e.width, e.height).data.buffer);
        if (data.every(pixel => pixel === data[0])) broken.push("nothing drawn: " + words);
      }
    }
    if (box.width >= 60 && box.height >= 40) drawings.push(words);
  }
  const odd = [...new Set(document.body.innerText.match(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g) || [])];
  // A phone's window grows with what does not fit it.
  return {text, drawings, broken, odd: odd.map(c => "U+" + c.codePointAt(0).toString(16).padStart(4, "0")), over: document.scrollingElement.scrollWidth - width};
}""")

# What has no business in a page without pictures, whose names come from strangers.
FOREIGN = script(r"""isHostile => {
  const found = [];
  for (const e of document.querySelectorAll("*")) {
    for (const a of e.attributes) {
      if (/^on/i.test(a.name)) found.push(`the attribute ${a.name} in ${brief(e)}`);
      if (/^(href|xlink:href|src|action|formaction)$/i.test(a.name) && !/^(#|data:image\/)/i.test(a.value.trim())) found.push(`${a.name}=${a.value.slice(0, 60)} in ${brief(e)}`);
    }
    if (/^(iframe|frame|object|embed|base|applet|form|audio|video|marquee|portal)$/i.test(e.localName) || e.localName === "link") found.push(`the element ${brief(e)}`);
    if (isHostile && /^(img|image|foreignobject|animate|set)$/i.test(e.localName)) found.push(`the element ${brief(e)}`);
    if (e.localName === "meta" && /refresh/i.test(e.httpEquiv)) found.push(brief(e));
    if (isHostile && e.localName === "style" && /__hit/.test(e.textContent)) found.push("a name in a style sheet");
    const isRun = e.localName === "script" && /^$|javascript|module|importmap|speculationrules/i.test(e.type);
    if (isHostile && isRun && /__hit/.test(e.textContent)) found.push("a name in a script that runs");
  }
  if (window.__hit !== undefined) found.push("a name was executed: window.__hit is set");
  return found;
}""")

FOLDS = script("""() => [...document.querySelectorAll("[data-fold]")].filter(shown).map((e, i) => [e.dataset.fold, i])""")

FOLD = script("""async (name, place) => {
  const all = () => [...document.querySelectorAll("[data-fold]")].filter(shown);
  const e = (name && all().find(e => e.dataset.fold === name)) || all()[place];
  if (!e) return null;
  let changes = 0;
  const watch = new MutationObserver(list => changes += list.length);
  watch.observe(document.documentElement, {subtree: true, childList: true, attributes: true, characterData: true});
  const prints = () => [...document.querySelectorAll("canvas")].map(c => { try { return c.toDataURL().length + c.toDataURL().slice(-200) } catch { return "" } }).join();
  const before = prints(), hash = location.hash;
  await frames(1);
  const start = performance.now();
  e.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, view: window, detail: 1}));
  const work = performance.now() - start;
  await frames(2);
  const time = performance.now() - start;
  await frames(2);
  watch.disconnect();
  return {time, work, hasChanged: changes > 0 || hash !== location.hash || before !== prints()};
}""")

NAMELESS_DRAWINGS = script("""() => [...document.querySelectorAll("svg, canvas")].filter(e => {
  if (!shown(e) || hidden(e) || e.parentElement.closest("svg")) return false;
  const title = e.querySelector(":scope > title");
  const label = e.getAttribute("aria-label") || (e.getAttribute("aria-labelledby") || "").split(" ").map(id => document.getElementById(id)?.textContent || "").join("") || title?.textContent;
  return !(label || "").trim() && !/^(presentation|none)$/.test(e.getAttribute("role") || "") && !e.closest("button, a, [role=button], [role=img][aria-label], label");
}).map(brief)""")

# Each text with less contrast than 4.5 : 1 to what is behind it; one for each colour and font.
CONTRAST = script(r"""least => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  canvas.canvas.width = canvas.canvas.height = 1;
  const known = new Map();
  const color = text => {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = "#000"; canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
      const d = canvas.getImageData(0, 0, 1, 1).data; known.set(text, [d[0], d[1], d[2], d[3] / 255]);
    }
    return known.get(text);
  };
  const over = (top, under) => { const a = top[3] + under[3] * (1 - top[3]); return a ? [...[0, 1, 2].map(i => (top[i] * top[3] + under[i] * under[3] * (1 - top[3])) / a), a] : [0, 0, 0, 0]; };
  const light = c => { const [r, g, b] = c.map(v => { v /= 255; return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
  const opacity = e => { let o = 1; for (; e; e = e.parentElement) o *= +getComputedStyle(e).opacity; return o; };
  // Without a sheet, so that no policy forbids it: everything can be found by its place.
  const sheet = new CSSStyleSheet(); sheet.replaceSync("*{pointer-events:auto!important} svg *{pointer-events:visiblePainted!important}");
  const sheets = [...document.adoptedStyleSheets]; document.adoptedStyleSheets = [...sheets, sheet];
  const base = matchMedia("(prefers-color-scheme: dark)").matches && /dark/.test(getComputedStyle(document.documentElement).colorScheme) ? [18, 18, 18, 1] : [255, 255, 255, 1];
  const paint = e => {
    const style = getComputedStyle(e);
    if (e instanceof SVGElement && e.localName !== "svg") {
      if (e.localName === "text" || e.localName === "tspan" || e.localName === "g" || style.fill === "none") return null;
      const c = color(style.fill.startsWith("url") ? "transparent" : style.fill); return [c[0], c[1], c[2], c[3] * +style.fillOpacity * opacity(e)];
    }
    if (style.backgroundImage !== "none") return "picture";
    const c = color(style.backgroundColor); return [c[0], c[1], c[2], c[3] * opacity(e)];
  };
  const behind = (stack) => { let c = [0, 0, 0, 0]; for (const e of stack) { const p = paint(e); if (p === "picture") return null; if (p) { c = over(c, p); if (c[3] > .995) break; } } return over(c, base); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Map(), found = [];
  let looked = 0;
  const x0 = scrollX, y0 = scrollY;
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest("script, style, option, noscript, [disabled], [aria-disabled=true], title, desc") || !shown(e)) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    let box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.right + scrollX < 0 || box.bottom + scrollY < 0 || e.getBoundingClientRect().width <= 1) continue;
    const isSVG = e instanceof SVGElement, style = getComputedStyle(e), raw = isSVG ? style.fill : style.color;
    const key = [raw, style.fontSize, style.fontWeight, e.getAttribute("class"), e.parentElement.getAttribute("class"), e.parentElement.parentElement?.getAttribute("class"), isSVG].join("|");
    const times = seen.get(key) || 0; if (times >= (isSVG ? 12 : 4)) continue; seen.set(key, times + 1);
    if (looked++ > 900) break;
    let stack = [];
    if (isSVG) {
      const inside = b => b.left + b.width / 2 >= 0 && b.left + b.width / 2 < innerWidth && b.top + b.height / 2 >= 0 && b.top + b.height / 2 < innerHeight;
      if (!inside(box)) { e.scrollIntoView({block: "center", inline: "center", behavior: "instant"}); box = range.getBoundingClientRect(); }
      if (!inside(box)) continue;
      // A little beside the middle: the letters themselves may hide nothing, but lines may cross.
      stack = document.elementsFromPoint(box.left + Math.min(2, box.width / 4), box.top + box.height / 2);
      // What a frame cuts off is not seen.
      if (!stack.includes(e.ownerSVGElement)) continue;
    } else for (let p = e; p; p = p.parentElement) stack.push(p);
    const back = behind(stack); if (!back) continue;
    const c = color(raw), front = over([c[0], c[1], c[2], c[3] * opacity(e) * (isSVG ? +style.fillOpacity : 1)], back);
    const r = ratio(front, back);
    if (r < least - .005) found.push(`${r.toFixed(2)} : 1, ${raw} on rgb(${back.slice(0, 3).map(Math.round)}): “${node.data.trim().slice(0, 30)}” in ${brief(e)}`);
  }
  scrollTo(x0, y0);
  document.adoptedStyleSheets = sheets;
  const one = new Map(); for (const f of found) one.set(f.split(":").slice(0, 2).join(), f);
  return [...one.values()];
}""")

# Whether the element that has the focus looks other than without it.
FOCUS = script("""async () => {
  const e = document.activeElement;
  if (!e || e === document.body || e === document.documentElement) return null;
  const keys = ["outlineStyle", "outlineWidth", "outlineColor", "boxShadow", "borderColor", "borderWidth", "backgroundColor", "color", "textDecorationLine", "stroke", "strokeWidth", "fill", "filter", "transform", "opacity"];
  const around = [e, ...e.querySelectorAll("*"), e.parentElement].slice(0, 40);
  const look = () => around.map(x => { const s = getComputedStyle(x), o = s.outlineStyle === "none" ? "" : s.outlineWidth; return keys.map(k => k.startsWith("outline") && !o ? "" : s[k]).join(); }).join();
  await frames(1);
  const box = e.getBoundingClientRect(), isFocused = e.matches(":focus-visible"), on = look();
  e.blur(); await frames(1);
  const off = look();
  e.focus({preventScroll: true});
  return {words: brief(e) + " " + e.textContent.trim().slice(0, 20), isSeen: !isFocused || on !== off, isOnScreen: box.width > 0 && box.height > 0};
}""")

# Words of the page that look like names in code, the ones most likely to be found first.
NAMES = script(r"""() => {
  const text = body().textContent.slice(0, 400000), count = new Map();
  for (const [w] of text.matchAll(/\b[A-Za-z_]*[a-z][A-Za-z_]*[A-Z][A-Za-z_]*\b|\b\w+\.(?:h|m|mm|c|cc|cpp|swift)\b/g)) count.set(w, (count.get(w) || 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([w]) => w.replace(/\.\w+$/, ""));
}""")

DIALOG = script("""() => [...document.querySelectorAll("dialog, [role=dialog], [role=alertdialog]")].some(e => (e.localName !== "dialog" || e.open) && shown(e) && e.getBoundingClientRect().height > 0)""")

PLAIN = script(r"""() => {
  const tables = [...document.querySelectorAll("table")].filter(t => shown(t) && t.getBoundingClientRect().height > 0);
  const rows = t => [...t.tBodies].flatMap(b => [...b.rows]).filter(r => r.querySelector("td") && shown(r)).length;
  const clone = document.body.cloneNode(true); clone.querySelectorAll("table, script, style").forEach(e => e.remove());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let numbers = 0, text = "";
  while (walker.nextNode()) { const e = walker.currentNode.parentElement; if (e.closest("table, script, style") || !shown(e)) continue; text += walker.currentNode.data; numbers += (walker.currentNode.data.match(/\d+/g) || []).length; }
  return {rows: tables.map(rows), numbers, letters: text.trim().length};
}""")

ROLES = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "switch", "radio", "tab", "menuitem", "treeitem", "slider", "spinbutton", "option", "dialog"}


class Check:
    def __init__(self, page, screenshots=None, findings=None, name=None, is_hostile=False):
        self.path = os.path.abspath(page)
        self.url = pathlib.Path(self.path).as_uri()
        with open(self.path, encoding="utf-8", errors="replace") as file:
            self.text = file.read()
        self.has_mark = re.search(r"""mark\(\s*["'`]ready""", self.text) is not None
        self.screenshots = screenshots
        self.findings = findings
        self.name = name
        self.is_hostile = is_hostile
        # For each complaint where it holds.
        self.places = {}
        self.figures = {"screens": [], "drawings": {}, "open": None, "folds": 0, "fold": None, "fold_work": None}

    def complain(self, where, words):
        places = self.places.setdefault(words, [])
        if where not in places:
            places.append(where)

    @property
    def complaints(self):
        return [", ".join(places[:2]) + (f" and {len(places) - 2} more" if len(places) > 2 else "") + ": " + words for words, places in self.places.items()]

    def run(self):
        if self.screenshots:
            os.makedirs(self.screenshots, exist_ok=True)
        with chromium.Browser() as browser:
            for size in SIZES:
                for scheme in SCHEMES:
                    self.screens(browser, size, scheme)
            self.times(browser)
            self.keys(browser)
            self.without_scripts(browser)
        return self.complaints

    # --- a page, opened -------------------------------------------------------------------------

    def opened(self, browser, size="wide", scheme="light", hash="", has_scripts=True):
        width, height, is_phone = SIZES[size]
        page = chromium.Page(browser, width, height, scheme, is_phone, has_scripts)
        page.open(self.url + hash)
        if has_scripts:
            if self.has_mark:
                is_ready = page.run("""async () => { for (let i = 0; i < 600 && !performance.getEntriesByName("ready").length; i++)
                  await new Promise(done => setTimeout(done, 50)); return performance.getEntriesByName("ready").length > 0; }""")
                if not is_ready:
                    self.complain("opened", "the page is not ready after 30 s")
            page.run(SETTLE)
        return page

    def closed(self, page, where):
        """What the browser said of the page while it was open."""
        for method, parameters in page.events:
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                self.complain(where, f"exception: {details.get('exception', {}).get('description') or details['text']}")
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                words = " ".join(str(value.get("value", value.get("description"))) for value in parameters["args"])
                self.complain(where, f"console.{parameters['type']}: {words}")
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                self.complain(where, f"{parameters['entry']['source']}: {parameters['entry']['text']}")
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if url.split("#")[0] != self.url and not url.startswith("data:"):
                    self.complain(where, f"it asks for {url[:100]}")
            elif method == "Page.javascriptDialogOpening":
                self.complain(where, f"a dialog of the browser opened: {parameters['message'][:60]}")
        page.close()

    def go(self, page, hash):
        page.run("hash => { location.hash = hash; }", hash)
        page.run(SETTLE)

    # --- what is on the screens -----------------------------------------------------------------

    def screens(self, browser, size, scheme):
        where = f"{size}, {scheme}"
        page = self.opened(browser, size, scheme)
        links = page.run(LINKS)
        if not links:
            self.complain(where, f"no screen: there is no 'nav a[href^=\"#\"]'")
            links = [{"hash": "", "name": "page"}]
        texts = {}
        for number, link in enumerate(links, 1):
            name = re.sub(r"\W+", "-", link["hash"].strip("#")) or "page"
            here = f"{where}, {link['hash'] or 'page'}"
            self.go(page, link["hash"])
            seen = page.run(SCREEN, SIZES[size][0])
            if len(seen["text"]) < 20:
                self.complain(here, f"empty: its text is '{seen['text']}'")
            for words in seen["broken"]:
                self.complain(here, words)
            for character in seen["odd"]:
                self.complain(here, f"the character {character} is in the text as it is")
            if seen["over"] > 1:
                self.complain(here, f"{seen['over']} pixels wider than the window")
            for other, text in texts.items():
                if text == seen["text"]:
                    self.complain(here, f"it shows the same as {other}")
            texts[link["hash"]] = seen["text"]
            for words in page.run(FOREIGN, self.is_hostile):
                self.complain(here, words)
            for words in page.run(NAMELESS_DRAWINGS):
                self.complain(here, f"a drawing without a name: {words}")
            for words in page.run(CONTRAST, 4.5):
                self.complain(here, f"contrast {words}")
            self.nameless(page, here)
            if size == "wide" and scheme == "light":
                self.figures["screens"].append(link["name"] or link["hash"])
                self.figures["drawings"][link["hash"]] = len(seen["drawings"])
            if self.screenshots:
                page.picture(os.path.join(self.screenshots, f"{number}-{name}-{scheme}-{size}.png"))
        self.closed(page, where)

    def nameless(self, page, here):
        for node in page.send("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if node.get("ignored") or role not in ROLES or (node.get("name", {}).get("value") or "").strip():
                continue
            try:
                found = page.send("DOM.describeNode", backendNodeId=node["backendDOMNodeId"])["node"]
                values = iter(found.get("attributes", []))
                words = f"<{found['localName']} " + " ".join(f'{key}="{value}"' for key, value in zip(values, values)) + ">"
            except (KeyError, chromium.Failed):
                words = "an element"
            self.complain(here, f"a {role} without a name: {words[:140]}")

    # --- time -----------------------------------------------------------------------------------

    def times(self, browser):
        opening, folds, work = [], [], []
        for _ in range(3):
            page = self.opened(browser)
            opening.append(page.run("""() => { const mark = performance.getEntriesByName("ready")[0];
              return mark ? mark.startTime : performance.getEntriesByType("navigation")[0].loadEventEnd; }"""))
            links = page.run(LINKS)
            self.closed(page, "opened again")
        self.figures["open"] = round(statistics.median(opening))
        page = self.opened(browser)
        for link in links:
            self.go(page, link["hash"])
            for fold, place in page.run(FOLDS)[:5]:
                for step in ("first", "second"):
                    taken = page.run(FOLD, fold, place)
                    if taken is None:
                        # What unfolds may take the place of what was clicked.
                        break
                    if not taken["hasChanged"]:
                        self.complain(link["hash"], f"the {step} click on the fold '{fold}' changes nothing")
                    folds.append(taken["time"])
                    work.append(taken["work"])
                    page.run(SETTLE)
            for words in page.run(FOREIGN, self.is_hostile):
                self.complain(f"unfolded, {link['hash']}", words)
        self.closed(page, "unfolded")
        self.figures["folds"] = len(folds)
        if folds:
            self.figures["fold"] = round(max(folds))
            self.figures["fold_work"] = round(max(work), 1)

    # --- keys -----------------------------------------------------------------------------------

    def keys(self, browser):
        page = self.opened(browser)
        links = page.run(LINKS)
        self.search(page)
        page.run("() => document.activeElement.blur()")
        page.press("?", code="Slash")
        page.run(SETTLE)
        if page.run(DIALOG):
            if self.screenshots:
                page.picture(os.path.join(self.screenshots, "keys.png"))
            self.nameless(page, "the dialog of '?'")
            page.press("Escape")
            page.run(SETTLE)
            if page.run(DIALOG):
                self.complain("by keys", "Escape does not close the dialog of '?'")
        else:
            self.complain("by keys", "'?' opens no dialog")
        for number, link in list(enumerate(links, 1))[:9]:
            self.go(page, links[number % len(links)]["hash"])
            page.run("() => document.activeElement.blur()")
            page.press(str(number), code=f"Digit{number}")
            page.run(SETTLE)
            hash = page.run("() => location.hash")
            if re.split(r"[?/&]", hash)[0] != re.split(r"[?/&]", link["hash"])[0]:
                self.complain("by keys", f"'{number}' leads to '{hash}', not to '{link['hash']}'")
        for link in links:
            self.go(page, link["hash"])
            page.run("() => { document.activeElement.blur(); scrollTo(0, 0); }")
            for _ in range(14):
                page.press("Tab")
                focus = page.run(FOCUS)
                if focus and focus["isOnScreen"] and not focus["isSeen"]:
                    self.complain(link["hash"], f"the focus is not seen on {focus['words']}")
        self.closed(page, "by keys")

    def search(self, page):
        page.run("() => document.activeElement.blur()")
        page.press("/", code="Slash")
        page.run(SETTLE)
        if not page.run("() => document.activeElement.matches('input, [role=searchbox], [role=combobox], textarea')"):
            self.complain("by keys", "'/' does not put the focus into a search box")
            return
        if page.run("() => document.activeElement.value") != "":
            self.complain("by keys", "'/' writes itself into the search box")
        names = [self.name] if self.name else page.run(NAMES)
        for name in names:
            page.run("() => { const e = document.activeElement; if (e.select) e.select(); }")
            before = page.run("() => location.hash")
            for character in name:
                page.press(character)
            page.run("() => new Promise(done => setTimeout(done, 250))")
            page.run(SETTLE)
            for words in page.run(FOREIGN, self.is_hostile):
                self.complain("searching", words)
            if self.screenshots:
                page.picture(os.path.join(self.screenshots, "search.png"))
            page.press("Enter")
            page.run(SETTLE)
            if page.run("() => location.hash") != before:
                return
            page.press("/", code="Slash")
        self.complain("by keys", f"searching for {', '.join(map(repr, names)) or 'nothing: the page has no name'} and Enter leads nowhere")

    # --- without JavaScript ---------------------------------------------------------------------

    def without_scripts(self, browser):
        page = self.opened(browser, has_scripts=False)
        seen = page.run(PLAIN)
        most = max(seen["rows"], default=0)
        if not seen["rows"]:
            # A project without findings has no table of them.
            if '"fingerprint": ' in self.text or self.findings:
                self.complain("without JavaScript", "there is no table")
        elif self.findings is not None and self.findings not in seen["rows"]:
            self.complain("without JavaScript", f"the tables have {seen['rows']} rows, none of them {self.findings}")
        elif self.findings is None and most == 0:
            self.complain("without JavaScript", "the table is empty")
        if seen["numbers"] < 5:
            self.complain("without JavaScript", f"there are {seen['numbers']} numbers beside the table")
        for words in page.run(CONTRAST, 4.5):
            self.complain("without JavaScript", f"contrast {words}")
        for words in page.run(FOREIGN, self.is_hostile):
            self.complain("without JavaScript", words)
        if self.screenshots:
            page.picture(os.path.join(self.screenshots, "plain.png"))
        # A policy that forbids scripts may say so when there are none: what counts here is what is shown.
        page.events = [event for event in page.events if event[0] in ("Network.requestWillBeSent", "Page.javascriptDialogOpening")]
        self.closed(page, "without JavaScript")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("page")
    parser.add_argument("--screenshots", metavar="DIR", help="a picture of every screen")
    parser.add_argument("--findings", type=int, metavar="N", help="how many rows the table of findings has without JavaScript")
    parser.add_argument("--name", help="what to search for; else a name that the page shows")
    parser.add_argument("--hostile", action="store_true", help="names in it try to be more than text")
    parser.add_argument("--json", action="store_true", help="print figures and complaints as JSON")
    options = parser.parse_args()
    if not chromium.executable():
        print("skipped: there is no Chromium; install it ('apt-get install chromium'), or name one in CHROMIUM", file=sys.stderr)
        return 0
    check = Check(options.page, options.screenshots, options.findings, options.name, options.hostile)
    complaints = check.run()
    figures = check.figures
    if options.json:
        print(json.dumps({"figures": figures, "complaints": complaints}, indent=2, ensure_ascii=False))
        return 1 if complaints else 0
    for words in complaints:
        print(words)
    fold = f"{figures['folds']} folds in {figures['fold']} ms at most, {figures['fold_work']} ms of them work" if figures["folds"] else "nothing to fold"
    drawings = ", ".join(f"{hash} {count}" for hash, count in figures["drawings"].items())
    print(f"{len(figures['screens'])} screens; drawings: {drawings}; {'ready' if check.has_mark else 'loaded (no mark)'} in {figures['open']} ms; {fold}; {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
