// Small things that every screen uses: elements, numbers, the page's data. Text goes in as text and never as HTML.

const byId = (id) => document.getElementById(id);

/** An HTML element. Properties that begin with `on` are listeners, `class`, `href` and the like are attributes. */
function el(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** An SVG element. */
function svg(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function furnish(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    // The page's policy forbids the attribute and not the property.
    else if (key === "style") element.style.cssText = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

const grouped = (number) => number.toLocaleString("en-US");
const counted = (count, noun, plural) => grouped(count) + " " + (count === 1 ? noun : plural || noun + "s");
const percent = (share) => (share > 0 && share < 0.01 ? "under 1 %" : Math.round(100 * share) + " %");
const shorten = (text, limit) => (text.length > limit ? text.slice(0, Math.max(1, limit - 1)) + "…" : text);

/** Numbers from base64: each is zigzag and in groups of seven bits, the lowest first. */
function unpack(text) {
  const bytes = atob(text);
  const numbers = [];
  let number = 0, shift = 1;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes.charCodeAt(index);
    number += (byte & 127) * shift;
    if (byte & 128) shift *= 128;
    else {
      numbers.push(number % 2 ? -(number + 1) / 2 : number / 2);
      number = 0;
      shift = 1;
    }
  }
  return numbers;
}

/** The same where each number says how much it is more than the one before. */
function unpackSums(text) {
  const numbers = unpack(text);
  for (let index = 1; index < numbers.length; index++) numbers[index] += numbers[index - 1];
  return numbers;
}

/** The rows of one end of some edges: `rows.of(n)` are the numbers of its edges, ascending. */
function rowsOf(ends, count) {
  const start = new Int32Array(count + 1);
  for (const end of ends) start[end + 1]++;
  for (let n = 0; n < count; n++) start[n + 1] += start[n];
  const next = start.slice(), list = new Int32Array(ends.length);
  ends.forEach((end, edge) => { list[next[end]++] = edge; });
  return { of: (n) => list.subarray(start[n], start[n + 1]) };
}

const data = JSON.parse(byId("data").textContent);

const folders = (() => {
  const { name } = data.folders, parent = unpack(data.folders.parent), place = unpack(data.folders.place);
  const path = [], children = name.map(() => []), components = name.map(() => []), count = name.map(() => 0), depth = [];
  name.forEach((own, n) => {
    path.push(parent[n] < 0 ? own : own === "" ? path[parent[n]] : (path[parent[n]] ? path[parent[n]] + "/" : "") + own);
    depth.push(parent[n] < 0 ? 0 : depth[parent[n]] + 1);
    if (parent[n] >= 0) children[parent[n]].push(n);
  });
  children.forEach((list) => list.sort((a, b) => place[a] - place[b]));
  const isNameless = (n) => parent[n] >= 0 && name[n] === "";
  const label = (n) => (isNameless(n) ? "files here" : name[n] || data.project);
  return { name, parent, place, path, children, components, count, depth, label, isNameless, size: name.length };
})();

const components = (() => {
  const raw = data.components, name = raw.name, home = unpack(raw.home), place = unpack(raw.place);
  const all = {
    name, home, place, lines: unpack(raw.lines), level: unpack(raw.level), order: unpack(raw.order), knot: unpack(raw.knot).map((n) => n - 1),
    reach: unpack(raw.reach), impact: unpack(raw.impact), size: name.length,
  };
  home.forEach((folder, n) => {
    folders.components[folder].push(n);
    for (let f = folder; f >= 0; f = folders.parent[f]) folders.count[f]++;
  });
  folders.components.forEach((list) => list.sort((a, b) => place[a] - place[b]));
  all.path = (n) => (folders.path[home[n]] ? folders.path[home[n]] + "/" : "") + name[n];
  all.byPath = (path) => {
    if (!all.paths) all.paths = new Map(name.map((_, n) => [all.path(n), n]));
    return all.paths.has(path) ? all.paths.get(path) : -1;
  };
  return all;
})();

const knots = (() => {
  const list = [];
  components.knot.forEach((knot, n) => { if (knot >= 0) (list[knot] = list[knot] || []).push(n); });
  list.forEach((members) => members.sort((a, b) => components.order[a] - components.order[b]));
  return list;
})();

const files = (() => {
  const name = data.files.name, component = unpack(data.files.component);
  const path = (n) => (n < 0 ? "" : component[n] < 0 ? name[n] : (folders.path[components.home[component[n]]] ? folders.path[components.home[component[n]]] + "/" : "") + name[n]);
  return { name, component, path };
})();

const dependencies = (() => {
  const raw = data.dependencies, source = unpackSums(raw.source), target = unpack(raw.target), count = unpack(raw.count);
  const placeFile = unpack(raw.file), placeLine = unpack(raw.line), start = [0], step = new Map();
  count.forEach((total) => start.push(start[start.length - 1] + Math.min(total, data.mostPlaces)));
  data.steps.forEach((cut, number) => step.set(cut.dependency, number));
  const out = rowsOf(source, components.size), into = rowsOf(target, components.size);
  const places = (d) => Array.from({ length: start[d + 1] - start[d] }, (_, n) => ({ file: placeFile[start[d] + n], line: placeLine[start[d] + n] }));
  const find = (a, b) => { for (const d of out.of(a)) if (target[d] === b) return d; return -1; };
  return { source, target, count, places, step, out, into, find, size: source.length };
})();

const objects = (() => {
  const raw = data.objects;
  const link = { source: unpack(raw.link.source), target: unpack(raw.link.target), member: unpack(raw.link.member), kind: unpack(raw.link.kind), file: unpack(raw.link.file), line: unpack(raw.link.line) };
  const size = raw.name.length, keeper = unpack(raw.keeper), children = raw.name.map(() => []), treeSize = unpack(raw.tree), flags = unpack(raw.flags);
  keeper.forEach((above, n) => { if (above >= 0) children[above].push(n); });
  children.forEach((list) => list.sort((a, b) => treeSize[b] - treeSize[a] || a - b));
  return {
    name: raw.name, keeper, children, treeSize, owners: unpack(raw.owners), file: unpack(raw.file), line: unpack(raw.line),
    knot: unpack(raw.knot).map((n) => n - 1), link, memberName: (l) => raw.members[link.member[l]], ownership: (l) => raw.ownerships[link.kind[l]],
    isWeak: (l) => link.kind[l] >= raw.firstWeak, out: rowsOf(link.source, size), into: rowsOf(link.target, size), size,
    isRoot: (n) => (flags[n] & 1) > 0, isStatic: (n) => (flags[n] & 2) > 0,
  };
})();

const place = (file, line) => (file < 0 ? "" : files.path(file) + (line > 0 ? ":" + line : ""));
const shortPlace = (file, line) => (file < 0 ? "" : files.name[file] + (line > 0 ? ":" + line : ""));
const quote = (file, line) => (data.quotes[file] && data.quotes[file][line] !== undefined ? data.quotes[file][line] : null);

// --- Where one is: everything that can be linked to stands in the hash, by name -------------------------------------------

const link = (screen, ...parts) => "#" + [screen, ...parts].map((part) => encodeURIComponent(part)).join("/");
const go = (...parts) => { location.hash = link(...parts); };
const linkTo = {
  component: (n) => link("structure", folders.path[components.home[n]] + (folders.isNameless(components.home[n]) ? "/" : ""), components.name[n]),
  folder: (f) => link("structure", folders.path[f] + (folders.isNameless(f) ? "/" : "")),
  dependency: (d) => link("matrix", components.knot[dependencies.source[d]] >= 0 && components.knot[dependencies.source[d]] === components.knot[dependencies.target[d]]
    ? "knot " + (components.knot[dependencies.source[d]] + 1) : "all", components.path(dependencies.source[d]), components.path(dependencies.target[d])),
  knot: (k) => link("matrix", "knot " + (k + 1)),
  object: (n) => link("objects", objects.name[n]),
  finding: (n) => link("findings", data.findings[n].fingerprint),
};

// --- The panel beside a drawing ---------------------------------------------------------------------------------------------

const row = (left, right, href, isWarm) =>
  el(href ? "a" : "div", { class: "row" + (isWarm ? " warm" : ""), href }, el("span", { title: typeof left === "string" ? left : null }, left), right === undefined ? null : el("span", {}, right));

/** A heading with a number and rows, the first dozen at once; `make` makes the row of one of the items. */
function section(title, items, make, { first = 12, most = 500, total } = {}) {
  if (!items.length) return null;
  const box = el("section", {}, el("h3", {}, title, el("span", {}, grouped(total === undefined ? items.length : total))));
  for (const item of items.slice(0, first)) box.append(make(item));
  if (items.length > first) {
    const rest = el("details", {}, el("summary", {}, "and " + grouped(items.length - first) + " more"));
    rest.addEventListener("toggle", () => {
      if (rest.childElementCount > 1) return;
      for (const item of items.slice(first, most)) rest.append(make(item));
      if (items.length > most) rest.append(el("p", { class: "dim" }, grouped(items.length - most) + " are not listed"));
    });
    box.append(rest);
  }
  return box;
}

const factList = (...pairs) => el("dl", { class: "facts" }, pairs.filter(Boolean).map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));
const note = (kind, ...children) => el("p", { class: "note " + kind }, ...children);
const mark = (kind) => el("i", { class: "mark " + kind, "aria-hidden": "true" });

function panel(id, title, subtitle, ...children) {
  const side = byId(id);
  side.replaceChildren(el("h2", {}, title), subtitle ? el("p", { class: "under" }, subtitle) : "", ...children.flat().filter(Boolean));
  side.scrollTop = 0;
}

function componentPanel(id, n) {
  const out = [...dependencies.out.of(n)], into = [...dependencies.into.of(n)];
  const isCut = (d) => dependencies.step.has(d);
  const cutFirst = (list) => list.sort((a, b) => isCut(b) - isCut(a));
  panel(id, components.name[n], folders.path[components.home[n]] || data.project,
    components.knot[n] >= 0 ? note("knot", "In knot " + (components.knot[n] + 1) + ", with " + counted(knots[components.knot[n]].length - 1, "other") + ". ", el("a", { href: linkTo.knot(components.knot[n]) }, "See it →")) : null,
    factList(["Lines", grouped(components.lines[n])], ["Level among all", components.level[n]], ["Needs, in all", counted(components.reach[n] - 1, "component")], ["Is needed by, in all", counted(components.impact[n] - 1, "component")]),
    section("Needs", cutFirst(out), (d) => row(components.name[dependencies.target[d]], isCut(d) ? "cut no. " + (dependencies.step.get(d) + 1) : shortPlace(dependencies.places(d)[0].file, dependencies.places(d)[0].line), linkTo.dependency(d), isCut(d))),
    section("Is needed by", cutFirst(into), (d) => row(components.name[dependencies.source[d]], isCut(d) ? "cut no. " + (dependencies.step.get(d) + 1) : folders.path[components.home[dependencies.source[d]]] || "", linkTo.dependency(d), isCut(d))),
    section("Declares", data.files.name.map((_, f) => f).filter((f) => files.component[f] === n), (f) => row(files.name[f])));
}

/** Lines of source with their numbers; what the page does not quote is named only. */
function quoted(places, caption, { hot = true } = {}) {
  return places.map(({ file, line }) => {
    const lines = [line - 1, line, line + 1].map((number) => ({ number, text: quote(file, number) })).filter(({ text }) => text !== null);
    const figure = el("figure", { class: "quote" }, el("figcaption", {}, el("code", {}, place(file, line)), caption ? el("span", {}, caption) : null));
    if (lines.some(({ number }) => number === line)) {
      figure.append(el("pre", { tabindex: "0", "aria-label": "Source of " + place(file, line) }, lines.map(({ number, text }) => el("div", { class: number === line && hot ? "hot" : null }, el("i", {}, number), text))));
    }
    return figure;
  });
}

function dependencyPanel(id, d) {
  const a = dependencies.source[d], b = dependencies.target[d], number = dependencies.step.get(d), places = dependencies.places(d);
  const back = dependencies.find(b, a), step = number === undefined ? null : data.steps[number], before = number > 0 ? data.steps[number - 1] : data.now;
  panel(id, components.name[a] + " → " + components.name[b], counted(dependencies.count[d], "line") + (dependencies.count[d] === 1 ? " proves" : " prove") + " it",
    step ? note("knot", el("b", {}, "Cut no. " + (number + 1) + ". "), step.reason ? step.reason[0].toUpperCase() + step.reason.slice(1) + "." : "") : null,
    step ? factList(["Price", counted(step.lines, "line") + " to touch"], ["Largest knot", before.largest + " → " + step.largest], ["In knots", before.inKnots + " → " + step.inKnots],
      ["Reach", percent(before.ccd / components.size ** 2) + " → " + percent(step.ccd / components.size ** 2)]) : null,
    el("section", {}, el("h3", {}, "Lines"), quoted(places, null, { hot: Boolean(step) }), dependencies.count[d] > places.length ? el("p", { class: "dim" }, "and " + grouped(dependencies.count[d] - places.length) + " more") : null),
    section("Ends", [a, b], (n) => row(components.name[n], folders.path[components.home[n]], linkTo.component(n))),
    back >= 0 ? section("And back", [back], (e) => row(shortPlace(dependencies.places(e)[0].file, dependencies.places(e)[0].line), "", linkTo.dependency(e), dependencies.step.has(e))) : null);
}

// --- A tree in lines: for objects and classes -------------------------------------------------------------------------------

/**
 * An outline whose rows are made only where they are seen. `tree` has `tops`, `children(n)`, `name(n)`, `detail(n)`, `mark(n)`, `href(n)` and, for lines
 * that are headings, `heading(n)`. Returns what the screen needs: `show(n)`, `rows`, `rowOf(n)`, `onchange`.
 */
function outline(box, tree, label) {
  const height = 30, open = new Set();
  let rows = [], rowNumber = new Map(), selected = -1;
  const list = el("div", { class: "outline", role: "tree", "aria-label": label });
  const inner = el("div", { class: "outline-rows" });
  list.append(inner);
  box.append(list);
  const self = { rows: () => rows, rowOf: (n) => visible(n), height, inner, onchange: () => {}, select, redraw: build, open, toggle };

  /** The row of an item, or of the nearest above it that is seen. */
  function visible(n) {
    for (let m = n; m >= 0; m = tree.parent(m)) if (rowNumber.has(m)) return rowNumber.get(m);
    return -1;
  }

  function build() {
    rows = [];
    const add = (n, depth) => {
      rows.push({ n, depth });
      if (open.has(n)) for (const child of tree.children(n)) add(child, depth + 1);
    };
    for (const top of tree.tops) {
      if (top.heading) rows.push({ heading: top.heading });
      for (const n of top.items) add(n, 0);
    }
    rowNumber = new Map(rows.map((r, index) => [r.n, index]));
    inner.style.height = rows.length * height + "px";
    paint();
    self.onchange();
  }

  function paint() {
    const top = -inner.getBoundingClientRect().top, first = Math.max(0, Math.floor((top - 200) / height)), last = Math.min(rows.length, Math.ceil((top + innerHeight + 200) / height));
    for (const child of [...inner.children]) if (child.dataset.row !== undefined) child.remove();
    for (let index = first; index < last; index++) inner.append(line(rows[index], index));
  }

  function line(r, index) {
    const style = "top:" + index * height + "px";
    if (r.heading) return el("div", { class: "outline-head", style, "data-row": index }, r.heading);
    const children = tree.children(r.n).length;
    return el("div", { class: "outline-row" + (r.n === selected ? " sel" : ""), style: style + ";padding-left:" + (r.depth * 22 + 4) + "px", "data-row": index, role: "treeitem", "aria-level": r.depth + 1, "aria-selected": String(r.n === selected), "aria-expanded": children ? String(open.has(r.n)) : null },
      children ? el("button", { class: "fold", "data-fold": "", "aria-label": (open.has(r.n) ? "Close " : "Open ") + tree.name(r.n), onclick: () => toggle(r.n) }, open.has(r.n) ? "▾" : "▸") : el("span", { class: "fold" }),
      mark(tree.mark(r.n)), el("a", { href: tree.href(r.n), class: "name" }, tree.name(r.n)), el("span", { class: "detail" }, tree.detail(r.n)));
  }

  function toggle(n) {
    if (open.has(n)) open.delete(n); else open.add(n);
    build();
  }

  function select(n, reveal) {
    selected = n;
    if (n >= 0 && reveal) {
      for (let m = tree.parent(n); m >= 0; m = tree.parent(m)) open.add(m);
    }
    build();
    if (n >= 0 && reveal) {
      const top = inner.getBoundingClientRect().top + rowNumber.get(n) * height;
      if (top < 80 || top > innerHeight - 80) scrollBy(0, top - innerHeight / 3);
      paint();
    }
  }

  addEventListener("scroll", () => { if (box.offsetParent) paint(); }, { passive: true });
  addEventListener("resize", () => { if (box.offsetParent) paint(); });
  return self;
}

const screens = {};
